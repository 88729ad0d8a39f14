"""What is kept beside the columns of a state agrees with them, or an invariant says that it does not."""

from __future__ import annotations

import random

import warcouncil
from tests.rulebook.napoleonic_wars.driver import position
from warcouncil.engine.looks import OneLook
from warcouncil.engine.title import get_title
from warcouncil.table.kept import misfiled
from warcouncil.table.points import action_forbidden
from warcouncil.titles.napoleonic_wars.kept import DISPLAY, follows_from
from warcouncil.titles.napoleonic_wars.relations import FORTRESSES, at_war, duchies_with, held_by, holds, led_by
from warcouncil.titles.napoleonic_wars.state import NATIONS, SPACES, NapoleonicState, posted
from warcouncil.titles.napoleonic_wars.war.flags import enemy_country, enemy_flags
from warcouncil.titles.napoleonic_wars.war.marching import shut_in, ways_out


def test_units_of_a_nation_follow_every_change() -> None:
    state = position(units={"linz": {"austria": 2, "russia": 1}})
    assert dict(state.forces("austria")) == {"linz": ("austria", 2)}
    state.add_units("linz", "austria", -2)
    state.add_units("vienna", "austria", 3)
    assert dict(state.forces("austria")) == {"vienna": ("austria", 3)} and state.units_in_play("russia") == 1
    state.units["linz"] = (("austria", 4),)
    assert state.units_on_map("austria") == 7 and state.units_in_play("russia") == 0
    assert not list(state.misfiled())


def test_a_copy_has_forces_of_its_own() -> None:
    state = position(units={"linz": {"austria": 2}})
    assert state.units_in_play("austria") == 2
    other = state.copy()
    other.add_units("linz", "austria", 1)
    assert (state.units_in_play("austria"), other.units_in_play("austria")) == (2, 3)


def test_a_leader_moved_past_the_verb_is_found() -> None:
    state = position(units={})
    state.put_leader("charles", "linz")
    assert state.leaders_at("linz") == ("charles",) and not list(state.misfiled())
    state.leaders["charles"] = "vienna"
    assert list(state.misfiled()) == ["leaders have moved, and the list of leaders by place was not told"]


def test_leaders_of_a_nation_follow_every_change() -> None:
    state = position(units={})
    state.put_leader("charles", "linz")
    assert ("charles", "linz") in state.leaders_on_map("austria") and not list(state.misfiled())
    state.put_leader("charles", "vienna")
    assert ("charles", "vienna") in state.leaders_on_map("austria")
    other = state.copy()
    other.lose_leader("charles")
    assert "charles" not in dict(other.leaders_on_map("austria")) and "charles" in dict(state.leaders_on_map("austria"))
    assert not list(state.misfiled()) and not list(other.misfiled())
    assert state.posts is not None
    state.posts[2][posted, "austria"] = ()
    assert list(state.misfiled()) == ["leaders have moved, and the list of leaders by place was not told"]


def test_units_are_compared_again_in_the_next_look() -> None:
    state = position(units={"linz": {"austria": 2}})
    with OneLook(state):
        assert state.units_in_play("austria") == 2
    state.units["linz"] = (("austria", 4),)
    with OneLook(state):
        assert state.units_in_play("austria") == 4


# -- facts that follow from columns (kept.py)

TRACES: list[str] = []
"""Whose duchies were counted, and not known already."""


@follows_from(DISPLAY)
def flagged(state: NapoleonicState, nation: str) -> list[str]:
    TRACES.append(nation)
    return sorted(space for space, one in state.flags.items() if one == nation)


def seen(state: NapoleonicState, nation: str) -> tuple[list[str], int]:
    """What is said of a nation in a look of its own, and how often it had to be counted for that."""
    TRACES.clear()
    with OneLook(state):
        flagged(state, nation)
        found = flagged(state, nation)
    return found, len(TRACES)


def test_a_fact_is_kept_until_one_of_its_columns_changes() -> None:
    state = position(units={}, flags={"vienna": "france"})
    assert seen(state, "france") == (["vienna"], 1)
    state.cp, state.units["linz"] = 7, (("austria", 1),)
    assert seen(state, "france") == (["vienna"], 0)
    assert seen(state, "austria") == ([], 1)
    state.flags["linz"] = "france"
    assert seen(state, "france") == (["linz", "vienna"], 1)


def test_outside_a_look_nothing_is_kept() -> None:
    state = position(units={}, flags={"vienna": "france"})
    TRACES.clear()
    assert flagged(state, "france") == flagged(state, "france") == ["vienna"]
    assert TRACES == ["france", "france"] and not state.facts_kept


def test_a_copy_keeps_facts_of_its_own() -> None:
    state = position(units={}, flags={"vienna": "france"})
    assert seen(state, "france") == (["vienna"], 1)
    other = state.copy()
    other.flags["linz"] = "france"
    assert seen(other, "france")[0] == ["linz", "vienna"]
    assert seen(state, "france") == (["vienna"], 0)


def test_a_kept_fact_that_has_become_wrong_is_found() -> None:
    state = position(units={}, flags={"vienna": "france"})
    seen(state, "france")
    assert not list(misfiled(state))
    with OneLook(state):
        flagged(state, "france").append("linz")
    assert list(misfiled(state)) == ["flagged('france',) was kept as ['vienna', 'linz'] and is something else"]
    state.flags.clear()
    assert not list(misfiled(state)), "what has been forgotten cannot be wrong"


# -- what is found by sets is what the plain rule says


def test_sets_of_duchies_say_what_the_rules_of_single_duchies_say() -> None:
    for scenario in ("1805", "1812"):
        state = position(scenario=scenario, players=2)
        for nation in NATIONS:
            with OneLook(state):
                own, out = held_by(state, nation), ways_out(state, nation)
                posts = {*duchies_with(state, nation), *led_by(state, nation)}
            assert own == {space for space in SPACES if holds(state, nation, space)}
            assert out == {space for space in posts if shut_in(state, nation, space) is None}
            if nation in state.camps:
                foes = {space for space in SPACES if at_war(state, nation, state.controller(space))}
                assert enemy_country(state, state.camps[nation]) == foes - FORTRESSES
                assert enemy_flags(state, state.camps[nation]) == foes & state.flags.keys()


def test_the_menu_lists_what_nothing_forbids() -> None:
    """Every act that lists its candidates in one pass, in positions of a random match."""
    match = warcouncil.new(get_title("napoleonic_wars"), players=4, seed=2, log=False)
    chance, menus = random.Random(5), 0
    while not match.over and menus < 60:
        decision = match.decisions[0]
        if decision.kind == "action":
            menus += 1
            state = match.state
            assert isinstance(state, NapoleonicState)
            for act, action in state.book.menu.items():
                every = list(action.candidates(state, decision.power))
                able = [one for one in every if action_forbidden(state, decision.power, one) is None]
                offered = [one for one in decision.options if one[0] == act]
                assert offered == able, act
        match.choose(decision, chance.choice(decision.options))
    assert menus == 60
