"""Combat, from the call for support to the last consequence, step by step.

The steps carry the rulebook's numbers: 1 support, 2 base strength, 3 house cards, 4 the blade, 5 total strength,
6 results. Where both sides have something in one step, the house earlier in turn order goes first.
"""

from __future__ import annotations

from collections.abc import Generator

from warcouncil.engine.decks import Deck
from warcouncil.engine.flow import MOMENT, Ask, Flow, Together
from warcouncil.engine.log import Masked
from warcouncil.engine.state import Option
from warcouncil.titles.game_of_thrones.components import AREAS, BLADE, FIEFDOMS, TIDES, full_deck
from warcouncil.titles.game_of_thrones.house_cards import (
    AFTER_COMBAT,
    BARS_ENTRY,
    CANCELLING,
    IMMEDIATE,
    RESULT,
    Ability,
    Hook,
    combat_of,
)
from warcouncil.titles.game_of_thrones.influence import flip, holds
from warcouncil.titles.game_of_thrones.marches import take_area
from warcouncil.titles.game_of_thrones.ports import settle_ports
from warcouncil.titles.game_of_thrones.retreats import casualties, fit_in, kill_helpless, retreat
from warcouncil.titles.game_of_thrones.state import GameOfThronesState
from warcouncil.titles.game_of_thrones.strength import icons, reckon, total
from warcouncil.titles.game_of_thrones.support import call_for_support

USE_BLADE: Option = ("use_blade",)
REDRAW: Option = ("redraw",)
DECLINE: Option = ("decline",)
TIDES_DECK: tuple[str, ...] = full_deck(TIDES.values())


def combat(state: GameOfThronesState) -> Flow:
    """Step: support, base strength, house cards and their first texts (combat steps 1 to 3)."""
    tides = bool(state.options["tides_of_battle"])
    yield from call_for_support(state)  # got-combat-5
    announce_base_strength(state)
    if tides and state.options["tides_shuffle"] == "every_combat":
        shuffle_tides(state)
    yield from play_house_cards(state)
    yield from read_texts(state, CANCELLING)  # got-cards-4
    yield from read_texts(state, IMMEDIATE)  # got-cards-3
    if tides:
        draw_tides(state)
    state.next(("combat_strength",), ("combat_results",))


def combat_strength(state: GameOfThronesState) -> Flow:
    """Step: the tides cards, the blade, the totals and the winner (combat steps 4 and 5)."""
    tides = bool(state.options["tides_of_battle"])
    if tides:
        yield from redraw_tides(state)
        reveal_tides(state)
    if not tides or state.options["tides_blade"] == "redraw_or_strength":
        yield from use_blade(state)
    determine_winner(state)
    lay_cards_aside(state)


def combat_results(state: GameOfThronesState) -> Flow:
    """Step: texts about winning and losing, casualties, retreat, moving in and cleaning up (combat step 6)."""
    yield from read_texts(state, RESULT)  # got-cards-6
    yield from take_casualties(state)
    yield from retreat(state, combat_of(state).opponent(combat_of(state).winner))
    yield from winner_moves_in(state)
    yield MOMENT  # got-goal-2
    clean_up(state)
    yield from read_texts(state, AFTER_COMBAT)
    state.combat = None
    yield from settle_ports(state)
    state.next(("marches",))


def sides(state: GameOfThronesState) -> tuple[str, ...]:
    """Both combatants in turn order."""
    return state.in_turn_order(combat_of(state).attacker, combat_of(state).defender)


# -- 2 base strength


def announce_base_strength(state: GameOfThronesState) -> None:
    """Both sides say what they have before cards are chosen."""
    now = combat_of(state)
    base = (total(state, now.attacker), total(state, now.defender))  # got-combat-11
    state.change_combat(base=base, step="cards")
    state.log("base_strength", power=now.attacker, strength=base[0], power2=now.defender, strength2=base[1])


# -- 3 house cards


def play_house_cards(state: GameOfThronesState) -> Flow:
    """Both choose a card in secret and lay it open together."""
    chosen = yield Together((combat_of(state).attacker, combat_of(state).defender), choose_card)  # got-cards-1
    for house, card in chosen.items():
        state.lay_card(house, card)
        state.show(None, "plays", power=house, card=card)
    state.change_combat(step="texts")


def choose_card(state: GameOfThronesState, house: str) -> Generator[Ask, Option, str]:
    """A card must be played."""

    def hand(now: GameOfThronesState) -> list[Option]:
        return [("play", card) for card in now.hands[house]]  # got-cards-2 got-cards-8

    choice = yield Ask(house, "house_card", hand)
    state.drafts[house] = (choice,)
    return str(choice[1])


def read_texts(state: GameOfThronesState, hook: Hook[Ability]) -> Flow:
    """The texts of one moment, in turn order, each carried out fully before the next."""
    for house in sides(state):  # got-cards-5 got-cards-7 got-cards-14
        text = hook.get(combat_of(state).card(house))
        if text is not None:
            yield from text(state, house)  # got-cards-7


# -- tides of battle


def shuffle_tides(state: GameOfThronesState) -> None:
    """The whole deck is shuffled together."""
    state.tides = Deck.of(TIDES_DECK)  # got-tides-14 got-tides-2
    state.tides_discards = ()


def draw_tides(state: GameOfThronesState) -> None:
    """Each side draws a card and looks at it in secret."""
    state.change_combat(step="tides")
    now = combat_of(state)
    for house in (now.attacker, now.defender):  # got-tides-12
        draw_tide(state, house)  # got-tides-3


def redraw_tides(state: GameOfThronesState) -> Flow:
    """The holder of the unused blade, if it fights, may spend it to change its card before both are revealed."""
    holder = state.holders[BLADE]
    if holder in sides(state) and holds(state, holder, BLADE):  # got-tides-4
        choice = yield Ask(holder, "blade_redraw", (REDRAW, DECLINE))
        if choice == REDRAW:
            change_tide(state, holder)


def draw_tide(state: GameOfThronesState, house: str) -> None:
    if not len(state.tides):
        shuffle_discarded_tides(state)
    card, state.tides = state.tides.draw(state.dice, "tides of battle")
    state.tides_drawn[house] = card
    state.show(None, "draws_tides", power=house, tides_card=Masked(card, (state.seats[house],)))


def shuffle_discarded_tides(state: GameOfThronesState) -> None:
    state.tides = Deck.of(state.tides_discards)
    state.tides_discards = ()


def change_tide(state: GameOfThronesState, house: str) -> None:
    """The blade is spent: the drawn card is discarded, and the new one stays."""
    flip(state, BLADE)  # got-tides-5
    card = state.tides_drawn.pop(house)
    state.tides_discards = (*state.tides_discards, card)
    state.show(None, "redraws_tides", power=house, tides_card=card)
    draw_tide(state, house)  # got-tides-4 got-tides-5


def reveal_tides(state: GameOfThronesState) -> None:
    now = combat_of(state)
    tides = (state.tides_drawn[now.attacker], state.tides_drawn[now.defender])
    state.tides_drawn = {}
    state.change_combat(tides=tides)  # got-tides-6 got-tides-7
    state.show(None, "tides", power=now.attacker, tides_card=tides[0], power2=now.defender, tides_card2=tides[1])


# -- 4 the blade


def use_blade(state: GameOfThronesState) -> Flow:
    """The holder of the unused blade, if it fights, may use it for one strength."""
    state.change_combat(step="blade")
    holder = state.holders[BLADE]
    if holder not in sides(state) or not holds(state, holder, BLADE):  # got-dominance-8 got-dominance-19
        return
    choice = yield Ask(holder, "blade", (USE_BLADE, DECLINE))  # got-combat-12
    if choice == USE_BLADE:
        flip(state, BLADE)  # got-dominance-9
        state.change_combat(blade=holder)  # got-dominance-8
        state.log("uses_blade", power=holder)


# -- 5 and 6 the result


def determine_winner(state: GameOfThronesState) -> None:
    """The higher total wins; a tie goes to the house higher on the Fiefdoms track."""
    now = combat_of(state)
    decided = (reckon(state, now.attacker), reckon(state, now.defender))
    ours, theirs = decided[0].total, decided[1].total
    state.log("total_strength", power=now.attacker, strength=ours, power2=now.defender, strength2=theirs)
    if ours == theirs:
        winner, tie = state.first_in_fiefdoms(now.attacker, now.defender), FIEFDOMS  # got-combat-15 got-dominance-5
        state.log("tie", power=winner, strength=ours, track=tie)
    else:
        winner, tie = now.attacker if ours > theirs else now.defender, ""  # got-combat-15
    state.change_combat(winner=winner, step="result", decided=decided, tie=tie)
    state.log("wins", power=winner, power2=now.opponent(winner), area=now.area)


def lay_cards_aside(state: GameOfThronesState) -> None:
    """The played cards count as discarded from here on."""
    now = combat_of(state)
    for house in (now.attacker, now.defender):
        card = now.card(house)
        if card:
            state.discards[house] += (card,)  # got-cards-8
    state.change_combat(laid=tuple(card for card in now.cards if card))


def take_casualties(state: GameOfThronesState) -> Flow:
    """The garrison falls, then routed units and siege engines, then the units that swords and skulls take."""
    now = combat_of(state)
    loser = now.opponent(now.winner)
    if loser == now.defender and now.area in state.garrisons:
        del state.garrisons[now.area]  # got-garrison-4 got-casualties-9
        state.log("garrison_falls", power=loser, area=now.area)
    kill_helpless(state, loser)
    swords = icons(state, now.winner)[0]  # got-cards-11 got-casualties-1
    fortifications = icons(state, loser)[1]  # got-cards-12
    yield from casualties(state, loser, max(0, swords - fortifications))  # got-casualties-2
    for house in sides(state):
        tide = combat_of(state).tide(house)
        if tide and TIDES[tide].skulls:  # got-tides-8 got-tides-9 got-tides-10 got-tides-13 got-garrison-7
            yield from casualties(state, combat_of(state).opponent(house), TIDES[tide].skulls)  # got-tides-11


def winner_moves_in(state: GameOfThronesState) -> Flow:
    """A winning attacker enters, unless a text keeps it out; a winning defender stays."""
    now = combat_of(state)
    if now.winner != now.attacker:
        return  # got-combat-cleanup-3 got-retreat-22
    state.remove_order(now.area)  # got-combat-cleanup-2
    bars = BARS_ENTRY.get(now.card(now.defender))
    if bars is not None and bars(state, now.defender):
        yield from turn_back(state)
    elif any(now.force):
        state.change_combat(force=(0, 0, 0, 0, 0, 0, 0))
        take_area(state, now.attacker, now.area, now.force)  # got-combat-cleanup-2 got-combat-cleanup-6
        state.log("enters", power=now.attacker, area=now.area)


def turn_back(state: GameOfThronesState) -> Flow:
    """Attackers who may not enter go back to where they came from, standing."""
    now = combat_of(state)
    state.log("kept_out", power=now.attacker, area=now.area, power2=now.defender)
    if state.options["arianne_token"] == "removed" and now.area in state.tokens:
        state.remove_token(now.area)
    yield from fit_in(state, now.attacker, now.origin)
    force = combat_of(state).force
    if any(force):
        state.take_fighters(now.attacker, force)
        state.enter(now.origin, now.attacker, force)


def clean_up(state: GameOfThronesState) -> None:
    """The march order goes, hands are refilled after the last card, tides cards are discarded."""
    now = combat_of(state)
    state.remove_order(now.origin)  # got-combat-cleanup-1 got-support-7
    for house in (now.attacker, now.defender):
        card = now.card(house)
        if card and not state.hands[house]:
            back = state.recover_cards(house, keep=card)  # got-cards-9
            state.log("recovers_cards", power=house, card=back)
    state.tides_discards = (*state.tides_discards, *(card for card in now.tides if card))
    state.change_combat(tides=("", ""), step="aftermath")
    if state.options["empty_area_orders"] == "removed":
        for area in AREAS:
            if area in state.orders and area not in state.owner:
                state.remove_order(area)
