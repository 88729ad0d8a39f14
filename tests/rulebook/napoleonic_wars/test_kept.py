"""What is kept beside the columns of a state agrees with them, or an invariant says that it does not."""

from __future__ import annotations

from tests.rulebook.napoleonic_wars.driver import position
from warcouncil.engine.looks import OneLook
from warcouncil.titles.napoleonic_wars.state import posted


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
