"""The state before anything happened (4): a scenario laid out for two to five players."""

from __future__ import annotations

from collections.abc import Mapping

from warcouncil.engine.decks import Deck
from warcouncil.engine.state import OptionValue
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.relations import patron
from warcouncil.titles.napoleonic_wars.state import NATIONS, NapoleonicState
from warcouncil.titles.napoleonic_wars.tables import Scenario

TURNS = {box.id: number for number, box in enumerate(COMPONENTS.tables.turns, 1)}


def turn_of(year: str) -> int:
    """The number of a box of the turn track, from 1."""
    return TURNS[year]


def scenario_of(state: NapoleonicState) -> Scenario:
    return COMPONENTS.scenarios[str(state.options["scenario"])]


def new_state(players: int, options: Mapping[str, OptionValue]) -> NapoleonicState:
    """A scenario, seats taken, agenda begun."""
    scenario = COMPONENTS.scenarios[str(options["scenario"])]
    version = scenario.versions[players]
    seats = {power: seat for seat, powers in enumerate(version.players) for power in powers}  # nw-4.31-3  # nw-4.31-4
    state = NapoleonicState(players=players, options=dict(options), seats={})
    state.turn, state.last_turn = turn_of(scenario.turn), turn_of(scenario.last)
    state.due = scenario.first  # nw-4.2-1
    lay_out_map(state, scenario)
    lay_out_nations(state, scenario, seats)
    dealt = {*scenario.removed}
    state.hands = dict.fromkeys(NATIONS, ())
    state.deck = Deck.of(card for card in COMPONENTS.cards if card not in dealt)  # nw-4.4-2
    state.removed = scenario.removed
    state.next(("set_up",))
    return state


def lay_out_map(state: NapoleonicState, scenario: Scenario) -> None:
    """Every piece at its printed place (4.1)."""
    for stack in scenario.stacks:
        if stack.units:
            state.add_units(stack.space, stack.nation, stack.units)  # nw-4.1-1
        for leader in stack.leaders:
            state.put_leader(leader, stack.space)
    for fleet in scenario.fleets:
        for _ in range(fleet.squadrons):
            state.add_ship(fleet.place, fleet.nation)  # nw-2.2-9
    for row in scenario.flags:
        state.flags.update(dict.fromkeys(row.spaces, row.nation))
        if row.ceded:
            state.ceded.update(row.spaces)
    control = COMPONENTS.control(scenario)
    state.keys = {
        nation: sum(space.key and control[space.id] == nation for space in COMPONENTS.map.spaces) for nation in NATIONS
    }  # nw-4.2-5


def lay_out_nations(state: NapoleonicState, scenario: Scenario, seats: Mapping[str, int]) -> None:
    """Camps, consuls, resources; who is in Pact sits with its sponsor (4.2, 4.3)."""
    state.camps = {nation: camp for camp, members in scenario.camps.items() for nation in members}  # nw-4.2-3
    state.consuls = {
        row.nation: (row.row, row.column, False) for row in scenario.consuls if row.nation not in seats
    }  # nw-4.2-2
    state.resources = {nation: COMPONENTS.tables.start_resources * (nation in seats) for nation in NATIONS}  # nw-4.2-4
    pacts = {minor: seats[row] for minor in state.consuls if (row := patron(state, minor))}
    state.seat_nations({**seats, **pacts})


def first_round(state: NapoleonicState) -> bool:
    """Whether it is the first round of a campaign, with the limits of the 1805 turn (5.2, 8.1, 8.5)."""
    if state.round != 1:
        return False
    scenario = scenario_of(state)
    return scenario.first_round and state.turn == turn_of(scenario.turn)
