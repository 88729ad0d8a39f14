"""Facts of a quiet board (9.1): kept from one question of a negotiation to the next, and worked out anew behind it."""

from __future__ import annotations

from tests.rulebook.here_i_stand.driver import position
from warcouncil.campaign.kept import QUIET
from warcouncil.campaign.pieces import Deal
from warcouncil.engine.looks import OneLook
from warcouncil.table.kept import follows_from
from warcouncil.titles.here_i_stand.state import HereIStandState

worked_out: list[str] = []


@follows_from(QUIET)
def spaces_of(state: HereIStandState, power: str) -> int:
    """Something about the board that is counted each time it is worked out."""
    worked_out.append(power)
    return sum(holder == power for holder in state.control.values())


def asked_in_a_look(state: HereIStandState, power: str) -> int:
    with OneLook(state):
        return spaces_of(state, power)


def test_a_fact_outlasts_the_look_and_what_a_package_holds() -> None:
    state = position()
    worked_out.clear()
    before = asked_in_a_look(state, "england")
    state.deal = Deal("england", ("england", "france"), (("ally", "england", "france"),))
    state.announced["england"] = 1
    assert asked_in_a_look(state, "england") == before
    assert worked_out == ["england"]


def test_it_does_not_outlast_a_change_of_the_board() -> None:
    state = position()
    before = asked_in_a_look(state, "england")
    state.control["london"] = "france"
    assert asked_in_a_look(state, "england") == before - 1
    state.control["london"] = "england"
    assert asked_in_a_look(state, "england") == before


def test_a_copy_goes_its_own_way() -> None:
    state = position()
    before = asked_in_a_look(state, "england")
    other = state.copy()
    other.control["london"] = "france"
    assert asked_in_a_look(other, "england") == before - 1
    assert asked_in_a_look(state, "england") == before


def test_outside_a_look_it_is_simply_called() -> None:
    state = position()
    worked_out.clear()
    assert spaces_of(state, "england") == spaces_of(state, "england")
    assert worked_out == ["england", "england"]
