"""What follows from a few columns is kept until one of them changes, and compared with what comes out anew."""

from __future__ import annotations

from inspect import unwrap

from tests.rulebook.tanto_monta.driver import position
from warcouncil.campaign.counters import can_split, splits_at_will, standing_sizes
from warcouncil.campaign.kept import SERVICE
from warcouncil.campaign.relations import friends
from warcouncil.campaign.stacks import served_by, stations
from warcouncil.engine.looks import OneLook
from warcouncil.table import kept
from warcouncil.titles.tanto_monta.state import TantoMontaState


def stations_now(state: TantoMontaState, power: str) -> list[str]:
    with OneLook(state):
        return stations(state, power)


def test_stations_are_kept_while_nobody_moves_and_follow_who_does() -> None:
    state = position()
    before = stations_now(state, "castile")
    assert stations_now(state, "castile") is before
    state.add_troops("paris", "castile", regular=1)
    assert stations_now(state, "castile") == stations(state, "castile") != before
    assert not list(kept.misfiled(state))


def test_friends_follow_alliances_and_leaders_those_whom_they_serve() -> None:
    state = position()
    leader = next(iter(state.leaders))
    for allies in (set(), {state.realm.pair("france", "portugal")}, set()):
        state.alliances = allies
        with OneLook(state):
            assert ("portugal" in friends(state, "france")) == bool(allies)
    for side in ("france", "castile"):
        state.sides[leader] = side
        with OneLook(state):
            assert served_by(state)[leader] == side
    assert not list(kept.misfiled(state))


def test_sizes_of_groups_follow_units_that_nobody_noted() -> None:
    state = position()
    with OneLook(state):
        before = standing_sizes(state, "castile", "infantry")
    state.troops["paris"] = (state.realm.troops("castile", regular=3),)
    with OneLook(state):
        assert standing_sizes(state, "castile", "infantry") == tuple(sorted((*before, 3)))


def test_what_is_kept_and_wrong_is_found() -> None:
    state = position()
    with OneLook(state):
        served_by(state)
    facts = (state.facts_kept or {})[SERVICE][1]
    assert not list(kept.misfiled(state))
    facts[(unwrap(served_by),)] = {}
    assert [wrong for wrong in kept.misfiled(state) if "served_by()" in wrong]


def test_counters_of_one_and_two_let_armies_split_at_will() -> None:
    """Wherever nobody looks at a split any closer, the counters show each of them."""
    state = position()
    for many in range(1, 20):
        state.troops.pop("paris", None)
        state.add_troops("paris", "castile", regular=many)
        stack = state.stack("paris", "castile")
        parts = [state.realm.troops("castile", regular=some) for some in range(1, many)]
        able = [can_split(state, "castile", "paris", "dijon", part) for part in parts]
        with OneLook(state):
            assert all(able) or not splits_at_will(state, (stack,))
    assert not all(able)
