"""Events of the New World (#48 to #50, #53, #54, #77, #96, #98, #99, #101)."""

from __future__ import annotations

from collections.abc import Callable

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table import hands
from warcouncil.table.book import Event
from warcouncil.titles.here_i_stand.cards.common import choose, event, needs
from warcouncil.titles.here_i_stand.components import COLONIAL, COLONY_LIMIT, HOMES, RAIDER_ORDER, SPACES
from warcouncil.titles.here_i_stand.sea import new_world
from warcouncil.titles.here_i_stand.state import HereIStandState

BONUS = 2
"""What Mercator's Map and Smallpox add."""
UNLUCKY = 4
"""From this die on the Fountain of Youth costs an explorer."""
CABOT, POTOSI = "cabot", "potosi"
AROUND_THE_WORLD = "circumnavigation"

KINDS = {
    "beneficiary": Kind({"power": ("power",)}),
    "recall": Kind({"recall_explorer": ("power",), "recall_cabot": ("power",), "recall_conquest": ("power",)}),
}

Powers = Callable[[HereIStandState], list[str]]


def for_somebody(card: str, powers: Powers, effect: Callable[[HereIStandState, str], None]) -> tuple[str, Event]:
    """An event whose player chooses the power that has the effect."""

    def play(state: HereIStandState, power: str) -> Flow:
        chosen = yield from choose(power, "beneficiary", "power", powers(state))
        effect(state, chosen)

    return event(card, play, needs(lambda state, power: powers(state)))


# -- markers


def without_galleons(state: HereIStandState) -> list[str]:
    return [power for power in COLONIAL if power not in state.galleons]


def galleons(state: HereIStandState, power: str) -> None:
    state.galleons.add(power)
    state.log("galleons", power=power)


def without_plantations(state: HereIStandState) -> list[str]:
    return [power for power in COLONIAL if power not in state.plantations]


def plantations(state: HereIStandState, power: str) -> None:
    state.plantations.add(power)
    state.log("plantations", power=power)


def able_to_raid(state: HereIStandState) -> list[str]:
    """Who has a Protestant home port and no raider."""
    return [power for power in sorted(RAIDER_ORDER, key=list(HOMES).index) if may_raid(state, power)]


def may_raid(state: HereIStandState, power: str) -> bool:
    ports = (space for space in HOMES[power] if SPACES[space].ports)
    return power not in state.raiders and any(space in state.protestant_spaces for space in ports)


def huguenot_raiders(state: HereIStandState, power: str) -> None:
    state.raiders.add(power)  # his-20.4-4
    state.log("raiders", power=power)


def with_room_for_potosi(state: HereIStandState) -> list[str]:
    return [power for power in COLONIAL if new_world.colonies_of(state, power) < COLONY_LIMIT[power]]


def potosi(state: HereIStandState, power: str) -> None:
    state.colonies[POTOSI] = power  # his-20.1-1
    state.log("colony", power=power, colony=POTOSI)


# -- voyages


def able_to_explore(state: HereIStandState) -> list[str]:
    return [power for power in COLONIAL if new_world.voyage_forbidden(state, power, "explore") is None]


def mercators_map(state: HereIStandState, power: str) -> None:
    new_world.send(state, power, "explore", BONUS)  # his-20.2-1


def smallpox(state: HereIStandState, power: str) -> None:
    new_world.send(state, power, "conquer", BONUS)  # his-20.3-1


def smallpox_forbidden(state: HereIStandState, power: str) -> str | None:
    return new_world.voyage_forbidden(state, power, "conquer")


def sebastian_cabot(state: HereIStandState, power: str) -> None:
    """Cabot sails besides the explorer of the turn; his card leaves the game only if he is lost."""
    new_world.send(state, power, "explore", explorer=CABOT)  # his-20.2-1
    state.put_away("sebastian_cabot")


def cabot_forbidden(state: HereIStandState, power: str) -> str | None:
    """Each power has one counter of Cabot: it is at sea, or lies where he has discovered something."""
    gone = (power, CABOT) in state.discoveries.values() or ("recall_cabot", power) in explorations(state)
    return "his-20.2-2" if gone else None


def explorations(state: HereIStandState) -> list[Option]:
    """The voyages of exploration under way; Cabot's stand for themselves."""
    ordinary = {voyage.power for voyage in state.voyages if voyage.kind == "explore" and voyage.explorer != CABOT}
    cabots = {voyage.power for voyage in state.voyages if voyage.explorer == CABOT}
    return [
        *(("recall_explorer", power) for power in COLONIAL if power in ordinary),
        *(("recall_cabot", power) for power in COLONIAL if power in cabots),
    ]


def conquests(state: HereIStandState) -> list[Option]:
    """The voyages of conquest under way."""
    return [
        ("recall_conquest", power)
        for power in COLONIAL
        if any(voyage.kind == "conquer" and voyage.power == power for voyage in state.voyages)
    ]


def call_back(state: HereIStandState, choice: Option) -> str:
    """A voyage is given up, and with it what a card added; its power sends no other one of that kind this turn."""
    power, kind = str(choice[1]), "conquer" if choice[0] == "recall_conquest" else "explore"
    explorer = CABOT if choice[0] == "recall_cabot" else ""
    state.voyages = tuple(
        voyage for voyage in state.voyages if (voyage.power, voyage.kind, voyage.explorer) != (power, kind, explorer)
    )
    state.log("voyage_cancelled", power=power, voyage=kind)
    return power


def fountain_of_youth(state: HereIStandState, power: str) -> Flow:
    """An explorer looks for the fountain, and may be lost for good."""
    choice = yield Ask(power, "recall", explorations(state))
    chosen = call_back(state, choice)
    die = state.dice.roll(6, "fountain of youth")
    state.log("fountain", power=chosen, die=die)
    if die >= UNLUCKY and state.explorers[chosen]:
        explorer, rest = state.dice.draw(state.explorers[chosen], "explorer")
        state.explorers[chosen] = rest
        state.log("lost_at_sea", power=chosen, explorer=explorer)


def search_for_cibola(state: HereIStandState, power: str) -> Flow:
    """A voyage goes after a legend."""
    choice = yield Ask(power, "recall", [*explorations(state), *conquests(state)])
    call_back(state, choice)


def sale_of_moluccas(state: HereIStandState, power: str) -> None:
    """Who went around the world sells what it found."""
    hands.draw(state, state.discoveries[AROUND_THE_WORLD][0], 2)


EVENTS = dict(
    [
        for_somebody("galleons", without_galleons, galleons),
        for_somebody("plantations", without_plantations, plantations),
        for_somebody("huguenot_raiders", able_to_raid, huguenot_raiders),
        for_somebody("potosi_silver_mines", with_room_for_potosi, potosi),
        for_somebody("mercators_map", able_to_explore, mercators_map),
        event("smallpox", smallpox, smallpox_forbidden),
        event("sebastian_cabot", sebastian_cabot, cabot_forbidden),
        event("fountain_of_youth", fountain_of_youth, needs(lambda state, power: explorations(state))),
        event(
            "search_for_cibola",
            search_for_cibola,
            needs(lambda state, power: explorations(state) or conquests(state)),
        ),
        event("sale_of_moluccas", sale_of_moluccas, needs(lambda state, power: AROUND_THE_WORLD in state.discoveries)),
    ]
)
