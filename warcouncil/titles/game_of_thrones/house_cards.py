"""The texts of the house cards, each a small function hooked to its step of the combat.

A hook is a table from cards to what they do at one moment. The combat asks the hooks in the rulebook's order; a card
without a text is in none of them. `house` is always the house that played the card.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any, Generic, TypeVar

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.titles.game_of_thrones.components import (
    ADJACENT,
    AREAS,
    FOOTMAN,
    IRON_THRONE,
    KNIGHT,
    MUSTER_POINTS,
    ONE,
    ROUTED_FOOTMAN,
    ROUTED_KNIGHT,
    SHIP,
    TRACKS,
    UNIT,
    UNITS,
)
from warcouncil.titles.game_of_thrones.influence import move_to_last, position
from warcouncil.titles.game_of_thrones.state import Combat, GameOfThronesState

DECLINE: Option = ("decline",)
CANCEL: Option = ("cancel",)
AERON_COSTS = 2
TYWIN_GAINS = 2
KNIGHT_OF = {FOOTMAN: KNIGHT, ROUTED_FOOTMAN: ROUTED_KNIGHT}

T = TypeVar("T", bound=Callable[..., Any])
Ability = Callable[[GameOfThronesState, str], Flow]
Bonus = Callable[[GameOfThronesState, str], int]
Icons = Callable[[GameOfThronesState, str], tuple[int, int]]
Condition = Callable[[GameOfThronesState, str], bool]
Values = Callable[[GameOfThronesState, str, str, list[int]], None]
Choice = Callable[[GameOfThronesState, str, Sequence[str]], Generator[Ask, Option, str]]


class Hook(Generic[T]):
    """The texts that are read at one moment of a combat."""

    def __init__(self) -> None:
        self.texts: dict[str, T] = {}

    def __call__(self, card: str) -> Callable[[T], T]:
        def register(text: T) -> T:
            self.texts[card] = text
            return text

        return register

    def get(self, card: str) -> T | None:
        return self.texts.get(card)


CANCELLING: Hook[Ability] = Hook()
"""3b: before all other texts."""
IMMEDIATE: Hook[Ability] = Hook()
"""3c: at once, after the cancelling ones."""
UNIT_VALUES: Hook[Values] = Hook()
"""Changes what each unit of an owner (the third argument) is worth."""
ORDER_BONUS: Hook[Bonus] = Hook()
"""Strength added to that of the order in the embattled area."""
OPPOSING: Hook[Condition] = Hook()
"""Whether the printed strength of the other card counts nothing."""
STRENGTH_BONUS: Hook[Bonus] = Hook()
ICONS: Hook[Icons] = Hook()
"""Swords and fortifications added to the printed ones."""
SHIELD: Hook[Condition] = Hook()
"""Whether the house takes no casualties."""
RESULT: Hook[Ability] = Hook()
"""6a: when the winner is known."""
RETREAT: Hook[Choice] = Hook()
"""6d: picks where the loser retreats to; "" if it does not."""
BARS_ENTRY: Hook[Condition] = Hook()
"""6e: whether a winning attacker stays out."""
AFTER_COMBAT: Hook[Ability] = Hook()
"""6g: at the end of the clean-up."""


def combat_of(state: GameOfThronesState) -> Combat:
    combat = state.combat
    assert combat is not None
    return combat


def wins(state: GameOfThronesState, house: str) -> bool:
    return combat_of(state).winner == house


# -- Stark


@RETREAT("robb_stark")
def robb_stark(state: GameOfThronesState, house: str, areas: Sequence[str]) -> Generator[Ask, Option, str]:
    """When Stark wins, it may pick the area of the loser's retreat."""
    options: list[Option] = [*(("retreat", area) for area in areas), DECLINE]
    choice = yield Ask(house, "robb", options)
    return "" if choice == DECLINE else str(choice[1])


@RESULT("roose_bolton")
def roose_bolton(state: GameOfThronesState, house: str) -> Flow:
    """When Stark loses, its whole discard pile returns to hand, this card included."""
    if not wins(state, house):
        back = state.recover_cards(house)
        state.log("recovers_cards", power=house, card=back)
    yield from ()


@SHIELD("the_blackfish")
def the_blackfish(state: GameOfThronesState, house: str) -> bool:
    """Stark takes no casualties from texts, icons or tides cards."""
    return True


@ORDER_BONUS("catelyn_stark")
def catelyn_stark(state: GameOfThronesState, house: str) -> int:
    """The bonus of Stark's defense order in the embattled area counts twice."""
    return state.defense_bonus() if house == combat_of(state).defender else 0


# -- Lannister


@RESULT("tywin_lannister")
def tywin_lannister(state: GameOfThronesState, house: str) -> Flow:
    """When Lannister wins, it gains two power."""
    if wins(state, house):
        gained = state.gain_power(house, TYWIN_GAINS)
        state.log("gains_power", power=house, amount=gained)
    yield from ()


@UNIT_VALUES("ser_kevan_lannister")
def ser_kevan_lannister(state: GameOfThronesState, house: str, owner: str, values: list[int]) -> None:
    """When Lannister attacks, its footmen count 2."""
    if owner == house == combat_of(state).attacker:
        values[FOOTMAN] = 2


@CANCELLING("tyrion_lannister")
def tyrion_lannister(state: GameOfThronesState, house: str) -> Flow:
    """Lannister may send the opponent's card back to hand; the opponent must choose another one."""
    opponent = combat_of(state).opponent(house)
    cancelled = combat_of(state).card(opponent)
    if not cancelled:
        return
    choice = yield Ask(house, "tyrion", (CANCEL, DECLINE))
    if choice == DECLINE:
        return
    state.log("cancels", power=house, power2=opponent, card=cancelled)
    state.lay_card(opponent, "")
    options: list[Option] = [("play", card) for card in state.hands[opponent]]  # got-cards-15
    state.take_card(opponent, cancelled)
    if not options:
        state.log("no_card", power=opponent)
        return
    _, card = yield Ask(opponent, "replacement", options)
    state.lay_card(opponent, card)
    state.log("plays", power=opponent, card=card)


def card_forbidden(state: GameOfThronesState, house: str, option: Option) -> str | None:
    """Only cards in hand can be played."""
    return "got-cards-8" if option[1] in state.discards[house] else "got-cards-1"


def replacement_forbidden(state: GameOfThronesState, house: str, option: Option) -> str | None:
    """Of the cards in hand only the one that was sent back is not offered."""
    return "got-cards-15" if option[1] in state.hands[house] else card_forbidden(state, house, option)


@RESULT("cersei_lannister")
def cersei_lannister(state: GameOfThronesState, house: str) -> Flow:
    """When Lannister wins, it may remove an order of the opponent anywhere."""
    if not wins(state, house):
        return
    options = removable(state, house, AREAS)
    if options:
        choice = yield Ask(house, "cersei", [*options, DECLINE])
        if choice != DECLINE:
            take_order_away(state, house, str(choice[1]))


def removable(state: GameOfThronesState, house: str, areas: Sequence[str]) -> list[Option]:
    """The orders in some areas that a text of a combatant can remove."""
    return [("remove_order", area) for area in areas if order_safe(state, house, area) is None]


def order_safe(state: GameOfThronesState, house: str, area: str) -> str | None:
    """The clause that keeps an order from the text of a combatant: it is not the opponent's, or part of the combat."""
    combat = combat_of(state)
    if state.orders.get(area, ("",))[0] != combat.opponent(house):
        return "got-cards-17"
    return "got-cards-18" if area in (combat.origin, combat.area) else None


def removal_forbidden(state: GameOfThronesState, house: str, option: Option) -> str | None:
    """Why Cersei or the Queen of Thorns cannot take an order; only the Queen is bound to some areas."""
    return order_safe(state, house, str(option[1])) or "got-cards-19"


def take_order_away(state: GameOfThronesState, house: str, area: str) -> None:
    victim, order = state.orders[area]
    state.remove_order(area)
    state.log("removes_order", power=house, power2=victim, order=order, area=area)


# -- Baratheon


@STRENGTH_BONUS("stannis_baratheon")
def stannis_baratheon(state: GameOfThronesState, house: str) -> int:
    """+1 if the opponent stands higher on the Iron Throne track."""
    opponent = combat_of(state).opponent(house)
    return int(position(state, opponent, IRON_THRONE) < position(state, house, IRON_THRONE))


@RESULT("renly_baratheon")
def renly_baratheon(state: GameOfThronesState, house: str) -> Flow:
    """When Baratheon wins, one of its footmen in the combat or supporting it may become a knight."""
    combat = combat_of(state)
    if not wins(state, house) or not state.unused[house][KNIGHT]:
        return
    fighters = state.fighters(house)
    options: list[Option] = [("make_knight", combat.area, UNITS[unit]) for unit in KNIGHT_OF if fighters[unit]]
    for area in AREAS:
        if (area, house) in combat.supports and state.owner.get(area) == house:  # got-cards-21
            options += [("make_knight", area, UNITS[unit]) for unit in KNIGHT_OF if state.units[area][unit]]
    if not options:
        return
    choice = yield Ask(house, "renly", [*options, DECLINE])
    if choice != DECLINE:
        knight_in(state, house, str(choice[1]), UNIT[str(choice[2])])


def knight_in(state: GameOfThronesState, house: str, area: str, unit: int) -> None:
    if area == combat_of(state).area:
        state.exchange_fighter(house, unit, KNIGHT_OF[unit])
    else:
        state.exchange(area, unit, KNIGHT_OF[unit])
    state.log("knighted", power=house, area=area)


@STRENGTH_BONUS("ser_davos_seaworth")
def davos_strength(state: GameOfThronesState, house: str) -> int:
    """+1 while Stannis lies in the discard pile."""
    return int("stannis_baratheon" in state.discards[house])


@ICONS("ser_davos_seaworth")
def davos_icons(state: GameOfThronesState, house: str) -> tuple[int, int]:
    """A sword while Stannis lies in the discard pile."""
    return (int("stannis_baratheon" in state.discards[house]), 0)


@UNIT_VALUES("salladhor_saan")
def salladhor_saan(state: GameOfThronesState, house: str, owner: str, values: list[int]) -> None:
    """While Baratheon is supported, ships of all other houses count 0."""
    if owner != house and combat_of(state).supported(house):
        values[SHIP] = 0


@AFTER_COMBAT("patchface")
def patchface(state: GameOfThronesState, house: str) -> Flow:
    """Baratheon may discard one card from the opponent's hand."""
    opponent = combat_of(state).opponent(house)
    options: list[Option] = [("discard", card) for card in state.hands[opponent]]  # got-cards-20
    if not options:
        return
    choice = yield Ask(house, "patchface", [*options, DECLINE])
    if choice == DECLINE:
        return
    card = str(choice[1])
    state.discard_card(opponent, card)
    state.log("discards_card", power=opponent, card=card)
    if not state.hands[opponent]:
        state.recover_cards(opponent, keep=card)


# -- Greyjoy


@UNIT_VALUES("victarion_greyjoy")
def victarion_greyjoy(state: GameOfThronesState, house: str, owner: str, values: list[int]) -> None:
    """When Greyjoy attacks, its ships count 2."""
    if owner == house == combat_of(state).attacker:
        values[SHIP] = 2


@OPPOSING("balon_greyjoy")
def balon_greyjoy(state: GameOfThronesState, house: str) -> bool:
    """The printed strength of the opponent's card counts 0."""
    return True


def holds_castle(state: GameOfThronesState, house: str) -> bool:
    """Whether a house defends a castle or stronghold."""
    combat = combat_of(state)
    return house == combat.defender and combat.area in MUSTER_POINTS


@STRENGTH_BONUS("theon_greyjoy")
def theon_strength(state: GameOfThronesState, house: str) -> int:
    """+1 when Greyjoy defends a castle or stronghold."""
    return int(holds_castle(state, house))


@ICONS("theon_greyjoy")
def theon_icons(state: GameOfThronesState, house: str) -> tuple[int, int]:
    """A sword when Greyjoy defends a castle or stronghold."""
    return (int(holds_castle(state, house)), 0)


@ICONS("asha_greyjoy")
def asha_greyjoy(state: GameOfThronesState, house: str) -> tuple[int, int]:
    """Two swords and a fortification while Greyjoy has no support."""
    return (0, 0) if combat_of(state).supported(house) else (2, 1)


@IMMEDIATE("aeron_damphair")
def aeron_damphair(state: GameOfThronesState, house: str) -> Flow:
    """Greyjoy may discard two power to discard this card and play another one."""
    if state.power[house] < AERON_COSTS or not state.hands[house]:
        return
    options: list[Option] = [*(("play", card) for card in state.hands[house]), DECLINE]
    choice = yield Ask(house, "aeron", options)
    if choice == DECLINE:
        return
    aeron, card = combat_of(state).card(house), str(choice[1])
    state.discard_power(house, AERON_COSTS)
    state.discards[house] += (aeron,)
    state.lay_card(house, card)
    state.log("replaces_card", power=house, card=aeron, card2=card)
    text = IMMEDIATE.get(card)
    if text is not None:
        yield from text(state, house)


# -- Tyrell


@IMMEDIATE("mace_tyrell")
def mace_tyrell(state: GameOfThronesState, house: str) -> Flow:
    """One attacking or defending footman of the opponent is destroyed."""
    opponent = combat_of(state).opponent(house)
    if shielded(state, opponent):
        return
    fighters = state.fighters(opponent)
    options: list[Option] = [("kill", UNITS[unit]) for unit in KNIGHT_OF if fighters[unit]]  # got-cards-16
    if options:
        _, unit = yield Ask(house, "mace", options)
        state.kill_fighters(opponent, ONE[UNIT[unit]])
        state.log("loses_unit", power=opponent, unit=unit, area=combat_of(state).area)


def shielded(state: GameOfThronesState, house: str) -> bool:
    """Whether a combatant takes no casualties."""
    text = SHIELD.get(combat_of(state).card(house))
    return text is not None and text(state, house)


@AFTER_COMBAT("ser_loras_tyrell")
def ser_loras_tyrell(state: GameOfThronesState, house: str) -> Flow:
    """When Tyrell attacks and wins, the march order moves to the conquered area and may be used again."""
    combat = combat_of(state)
    if wins(state, house) and house == combat.attacker and state.owner.get(combat.area) == house:
        state.place_order(combat.area, house, combat.order)
        state.log("moves_order", power=house, order=combat.order, area=combat.area)
    yield from ()


@IMMEDIATE("queen_of_thorns")
def queen_of_thorns(state: GameOfThronesState, house: str) -> Flow:
    """An order of the opponent next to the embattled area is removed."""
    combat = combat_of(state)
    options = removable(state, house, ADJACENT[combat.area])  # got-cards-19
    if options:
        _, area = yield Ask(house, "queen_of_thorns", options)
        take_order_away(state, house, area)


# -- Martell


@ICONS("nymeria_sand")
def nymeria_sand(state: GameOfThronesState, house: str) -> tuple[int, int]:
    """A sword for an attacking Martell, a fortification for a defending one."""
    return (1, 0) if house == combat_of(state).attacker else (0, 1)


@BARS_ENTRY("arianne_martell")
def arianne_martell(state: GameOfThronesState, house: str) -> bool:
    """When Martell defends and loses, the attackers may not enter."""
    return house == combat_of(state).defender


@IMMEDIATE("doran_martell")
def doran_martell(state: GameOfThronesState, house: str) -> Flow:
    """The opponent goes to the last position of one track."""
    options: list[Option] = [("demote", track) for track in TRACKS]
    _, track = yield Ask(house, "doran", options)
    move_to_last(state, combat_of(state).opponent(house), track)
