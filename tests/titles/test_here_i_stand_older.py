"""States of older versions of Here I Stand: what was going on goes on."""

from __future__ import annotations

from typing import Any

import msgspec

import warcouncil
from tests.rulebook.here_i_stand.land import fleet_of, scene, troops
from warcouncil.campaign.pieces import Battle, Fleet, Formation, Move, NavalOrders, Troops
from warcouncil.engine.journal import Journal
from warcouncil.engine.match import Match
from warcouncil.engine.state import plain
from warcouncil.titles.here_i_stand.older import upgraded
from warcouncil.titles.here_i_stand.state import HereIStandState

FRENCH, TURKS = troops("france", 3, 2), troops("ottoman", 5, 0, 2)


def flat(value: Any) -> Any:
    """A value with its stacks and fleets as version 3 wrote them: every kind of unit in a place of its own."""
    if isinstance(value, Troops | Fleet):
        return [*value[:-1], *value.counts]
    if isinstance(value, tuple | list):
        return [flat(one) for one in value]
    if isinstance(value, dict):
        return {key: flat(one) for key, one in value.items()}
    if hasattr(value, "__struct_fields__"):
        return {name: flat(getattr(value, name)) for name in value.__struct_fields__}
    return value


def as_of_version_3(state: HereIStandState) -> dict[str, Any]:
    names = ("troops", "tired", "moved", "tried", "fleets", "tired_ships", "move", "picked", "battle", "naval_orders")
    return {**plain(state.to_builtins()), **{name: flat(getattr(state, name)) for name in names}}


def going_on() -> HereIStandState:
    """Everything at once that holds units."""
    state = scene(paris={"france": (4, 1)}, istanbul={"ottoman": (6, 0, 2)})
    formation = Formation("france", (FRENCH,), ("montmorency",))
    state.add_fleet("athens", fleet_of("ottoman", "ottoman", 2, 3))
    state.lose_ships("athens", "ottoman", "ottoman", corsair=1)
    state.tired_ships = {"athens": (fleet_of("ottoman", "ottoman", 1),)}
    state.tired, state.moved, state.tried = {"paris": (FRENCH,)}, {"graz": (TURKS,)}, {"paris": (FRENCH, TURKS)}
    state.move, state.picked = Move(formation, "paris", "lyon"), formation
    state.battle = Battle("field", "graz", "ottoman", ("france",), (TURKS,), (FRENCH,), joined=(TURKS,))
    state.naval_orders = NavalOrders((("athens", "aegean_sea", fleet_of("ottoman", "ottoman", 1, 1)),))
    return state


def test_units_of_version_3_are_counted_by_kind() -> None:
    state = going_on()
    before = as_of_version_3(state)
    assert before["troops"]["paris"] == [["france", 4, 1, 0]] and before["lost_ships"] == {"ottoman": [0, 1]}
    assert HereIStandState.from_builtins(upgraded("3", before)) == state


def test_a_state_of_today_is_left_as_it_is() -> None:
    data = plain(going_on().to_builtins())
    assert upgraded("4", data) == data


def test_nothing_going_on_stays_nothing() -> None:
    state = scene(paris={"france": 2})
    assert HereIStandState.from_builtins(upgraded("3", as_of_version_3(state))) == state


def test_a_deck_of_version_2_stays_in_its_order() -> None:
    state = going_on()
    before = {**as_of_version_3(state), "deck": ["tercios", "siege_mining"]}
    now = HereIStandState.from_builtins(upgraded("2", before))
    assert now.deck_in_order and now.troops == state.troops and now.fleets == state.fleets


def test_a_position_that_version_3_was_given_is_replayed() -> None:
    """The state at the start of a record is read as that version wrote it."""
    state = scene(paris={"france": (4, 1)})
    state.next(("diplomacy",), ("spring",))
    match = Match.at("here_i_stand", state, seed=5)
    for number in range(10):
        decision = match.decisions[0]
        match.choose(decision, decision.options[number % len(decision.options)])
    header = msgspec.structs.replace(match.journal.header, rules="3", start=as_of_version_3(state))
    again = warcouncil.load(Journal(header, match.journal.records).text())
    assert again.state == match.state and again.live == match.live
