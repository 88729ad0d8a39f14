"""The nine wildling cards, each a small class: what the lowest bidder and everyone else suffer when the wildlings win,
and what the highest bidder gets when the Night's Watch wins.
"""

from __future__ import annotations

from collections.abc import Callable

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Entry, Option
from warcouncil.titles.game_of_thrones import components
from warcouncil.titles.game_of_thrones.components import (
    CASTLES,
    FIEFDOMS,
    FOOTMAN,
    KINGS_COURT,
    KNIGHT,
    MUSTER_POINTS,
    ONE,
    ROUTED_FOOTMAN,
    ROUTED_KNIGHT,
    THRONE,
    TRACKS,
    UNIT,
    UNITS,
)
from warcouncil.titles.game_of_thrones.influence import move_on_track, move_to_last, position
from warcouncil.titles.game_of_thrones.mustering import muster
from warcouncil.titles.game_of_thrones.state import GameOfThronesState
from warcouncil.titles.game_of_thrones.supply import reconcile, set_supply

DONE: Option = ("done",)
DECLINE: Option = ("decline",)
LOSE_UNITS: Option = ("lose_units",)
STEP_DOWN: Option = ("step_down",)
SECOND_ATTACK = 6
FOOT_OF = {KNIGHT: FOOTMAN, ROUTED_KNIGHT: ROUTED_FOOTMAN}
KNIGHT_OF = {FOOTMAN: KNIGHT, ROUTED_FOOTMAN: ROUTED_KNIGHT}


class WildlingCard:
    """A card without effect; the others override what they do."""

    def before_penalties(self, state: GameOfThronesState, lowest: str, others: tuple[str, ...]) -> None:
        """What happens to all before the houses suffer one by one."""

    def lowest(self, state: GameOfThronesState, house: str) -> Flow:
        yield from ()

    def everyone_else(self, state: GameOfThronesState, house: str) -> Flow:
        yield from ()

    def reward(self, state: GameOfThronesState, house: str) -> Flow:
        yield from ()

    def aftermath(self, house: str) -> tuple[Entry, ...]:
        """What follows when the attack is over."""
        return ()


CARDS: dict[str, WildlingCard] = {}


def wildling(card: str) -> Callable[[type[WildlingCard]], type[WildlingCard]]:
    """Register the class of a card."""

    def register(kind: type[WildlingCard]) -> type[WildlingCard]:
        CARDS[card] = kind()
        return kind

    return register


@wildling("silence_at_the_wall")
class SilenceAtTheWall(WildlingCard):
    """Nothing happens to anybody."""


@wildling("preemptive_raid")
class PreemptiveRaid(WildlingCard):
    def lowest(self, state: GameOfThronesState, house: str) -> Flow:
        """Two units, or two positions on the track where the house stands best."""
        choice = yield Ask(house, "wildling_penalty", (LOSE_UNITS, STEP_DOWN))
        if choice == LOSE_UNITS:
            yield from lose_units(state, house, 2)
            return
        best = min(position(state, house, track) for track in TRACKS)
        tracks = [track for track in TRACKS if position(state, house, track) == best]
        track = tracks[0]
        if len(tracks) > 1:
            options: list[Option] = [("demote", track) for track in tracks]
            _, track = yield Ask(state.holders[THRONE], "wildling_track", options)
        move_on_track(state, house, track, best + 2)

    def aftermath(self, house: str) -> tuple[Entry, ...]:
        """The wildlings attack again; the highest bidder takes no part."""
        return (("wildling_attack", SECOND_ATTACK, house),)


@wildling("crow_killers")
class CrowKillers(WildlingCard):
    def lowest(self, state: GameOfThronesState, house: str) -> Flow:
        yield from unhorse(state, house, count_units(state, house, FOOT_OF))

    def everyone_else(self, state: GameOfThronesState, house: str) -> Flow:
        yield from unhorse(state, house, min(2, count_units(state, house, FOOT_OF)))

    def reward(self, state: GameOfThronesState, house: str) -> Flow:
        """Up to two footmen become knights."""
        for _ in range(2):
            options = unit_options(state, house, "make_knight", KNIGHT_OF)
            if not options or not state.unused[house][KNIGHT]:
                return
            choice = yield Ask(house, "knighting", [*options, DONE])
            if choice == DONE:
                return
            _, area, unit = choice
            state.exchange(area, UNIT[unit], KNIGHT_OF[UNIT[unit]])
            state.log("knighted", power=house, area=area)


def unhorse(state: GameOfThronesState, house: str, count: int) -> Flow:
    """So many knights become footmen, by the owner's choice; where no footman is left they die."""
    while count and state.unused[house][FOOTMAN]:
        options = unit_options(state, house, "unhorse", FOOT_OF)
        choice = options[0]
        if count < count_units(state, house, FOOT_OF) or state.unused[house][FOOTMAN] < count:
            choice = yield Ask(house, "unhorse", options)
        area, unit = str(choice[1]), UNIT[str(choice[2])]
        state.exchange(area, unit, FOOT_OF[unit])
        state.log("unhorsed", power=house, area=area)
        count -= 1
    yield from lose_units(state, house, count, FOOT_OF)


@wildling("rattleshirts_raiders")
class RattleshirtsRaiders(WildlingCard):
    def before_penalties(self, state: GameOfThronesState, lowest: str, others: tuple[str, ...]) -> None:
        """All markers move before anybody fits armies."""
        set_supply(state, lowest, state.supply[lowest] - 2)
        for house in others:
            set_supply(state, house, state.supply[house] - 1)

    def lowest(self, state: GameOfThronesState, house: str) -> Flow:
        yield from reconcile(state, house)

    def everyone_else(self, state: GameOfThronesState, house: str) -> Flow:
        yield from reconcile(state, house)

    def reward(self, state: GameOfThronesState, house: str) -> Flow:
        set_supply(state, house, state.supply[house] + 1)
        yield from ()


@wildling("massing_on_the_milkwater")
class MassingOnTheMilkwater(WildlingCard):
    def lowest(self, state: GameOfThronesState, house: str) -> Flow:
        """All hand cards of the highest strength are discarded, if others are left."""
        hand = state.hands[house]
        strengths = [components.CARDS[card].strength for card in hand]
        for card, strength in zip(hand, strengths, strict=True):
            if strength == max(strengths) > min(strengths):
                discard_card(state, house, card)
        yield from ()

    def everyone_else(self, state: GameOfThronesState, house: str) -> Flow:
        """One hand card of the own choice is discarded, if others are left."""
        if len(state.hands[house]) > 1:
            options: list[Option] = [("discard", card) for card in state.hands[house]]
            _, card = yield Ask(house, "wildling_discard", options)
            discard_card(state, house, str(card))

    def reward(self, state: GameOfThronesState, house: str) -> Flow:
        back = state.recover_cards(house)
        state.log("recovers_cards", power=house, card=back)
        yield from ()


def discard_card(state: GameOfThronesState, house: str, card: str) -> None:
    state.discard_card(house, card)
    state.log("discards_card", power=house, card=card)


@wildling("a_king_beyond_the_wall")
class AKingBeyondTheWall(WildlingCard):
    def lowest(self, state: GameOfThronesState, house: str) -> Flow:
        for track in TRACKS:
            move_to_last(state, house, track)
        yield from ()

    def everyone_else(self, state: GameOfThronesState, house: str) -> Flow:
        options: list[Option] = [("demote", FIEFDOMS), ("demote", KINGS_COURT)]
        _, track = yield Ask(house, "wildling_track", options)
        move_to_last(state, house, track)

    def reward(self, state: GameOfThronesState, house: str) -> Flow:
        options: list[Option] = [("promote", track) for track in TRACKS]
        _, track = yield Ask(house, "wildling_first", options)
        move_on_track(state, house, track, 1)


@wildling("mammoth_riders")
class MammothRiders(WildlingCard):
    def lowest(self, state: GameOfThronesState, house: str) -> Flow:
        yield from lose_units(state, house, 3)

    def everyone_else(self, state: GameOfThronesState, house: str) -> Flow:
        yield from lose_units(state, house, 2)

    def reward(self, state: GameOfThronesState, house: str) -> Flow:
        """One card comes back from the discard pile."""
        if not state.discards[house]:
            return
        options: list[Option] = [*(("recover", card) for card in state.discards[house]), DECLINE]
        choice = yield Ask(house, "wildling_recover", options)
        if choice != DECLINE:
            card = str(choice[1])
            state.discards[house] = tuple(other for other in state.discards[house] if other != card)
            state.take_card(house, card)
            state.log("recovers_cards", power=house, card=(card,))


@wildling("the_horde_descends")
class TheHordeDescends(WildlingCard):
    def lowest(self, state: GameOfThronesState, house: str) -> Flow:
        """Two units of one castle or stronghold area; without such an area, two units anywhere."""
        castles = [area for area in CASTLES if state.owner.get(area) == house and state.size(area) >= 2]
        if not castles:
            yield from lose_units(state, house, 2)
            return
        state.losses = 2
        area = yield from lose_one(state, house, unit_options(state, house, "lose", UNIT_NUMBERS, castles))
        yield from lose_one(state, house, unit_options(state, house, "lose", UNIT_NUMBERS, [area]))

    def everyone_else(self, state: GameOfThronesState, house: str) -> Flow:
        yield from lose_units(state, house, 1)

    def reward(self, state: GameOfThronesState, house: str) -> Flow:
        """Mustering in one area."""
        options: list[Option] = [("muster_in", area) for area in state.castles_of(house)]
        choice = yield Ask(house, "wildling_muster", [*options, DECLINE])
        if choice != DECLINE:
            area = str(choice[1])
            yield from muster(state, house, {area: MUSTER_POINTS[area]})


def muster_in_forbidden(state: GameOfThronesState, house: str, option: Option) -> str | None:
    """Where the reward of The Horde Descends musters nothing: without a castle, or without control of it."""
    return "got-muster-1" if option[1] in MUSTER_POINTS else "got-muster-14"


@wildling("skinchanger_scout")
class SkinchangerScout(WildlingCard):
    def lowest(self, state: GameOfThronesState, house: str) -> Flow:
        lose_power(state, house, state.power[house])
        yield from ()

    def everyone_else(self, state: GameOfThronesState, house: str) -> Flow:
        lose_power(state, house, 2)
        yield from ()

    def reward(self, state: GameOfThronesState, house: str) -> Flow:
        """The whole bid comes back."""
        bid = state.bids.pop(house)
        state.power[house] += bid
        state.log("regains_bid", power=house, amount=bid)
        yield from ()


def lose_power(state: GameOfThronesState, house: str, count: int) -> None:
    lost = state.discard_power(house, count)
    state.log("loses_power", power=house, amount=lost)


# -- units lost to the wildlings

UNIT_NUMBERS: dict[int, int] = {unit: unit for unit in range(len(UNITS))}


def count_units(state: GameOfThronesState, house: str, kinds: dict[int, int]) -> int:
    return sum(state.units[area][unit] for area in state.areas_of(house) for unit in kinds)


def unit_options(
    state: GameOfThronesState, house: str, act: str, kinds: dict[int, int], areas: list[str] | None = None
) -> list[Option]:
    """Every area and kind of unit that a house has, as arguments of an act."""
    return [
        (act, area, UNITS[unit])
        for area in (state.areas_of(house) if areas is None else areas)
        for unit in kinds
        if state.units[area][unit]
    ]


def lose_units(state: GameOfThronesState, house: str, count: int, kinds: dict[int, int] | None = None) -> Flow:
    """So many units anywhere, of the owner's choice, or all there are; of some kinds only, if they are given."""
    kinds = UNIT_NUMBERS if kinds is None else kinds
    if count >= count_units(state, house, kinds):
        for _, area, unit in unit_options(state, house, "lose", kinds):
            number = state.units[str(area)][UNIT[str(unit)]]
            for _ in range(number):
                destroy_one(state, house, str(area), str(unit))
        return
    state.losses = count
    while state.losses:
        yield from lose_one(state, house, unit_options(state, house, "lose", kinds))


def lose_one(state: GameOfThronesState, house: str, options: list[Option]) -> Flow:
    _, area, unit = yield Ask(house, "wildling_losses", options)
    destroy_one(state, house, area, unit)
    state.losses -= 1
    return area


def destroy_one(state: GameOfThronesState, house: str, area: str, unit: str) -> None:
    state.destroy(area, ONE[UNIT[unit]])  # got-control-11
    state.log("loses_unit", power=house, unit=unit, area=area)
