"""Facts that are worked out once while options are listed, and anew at the next listing."""

from __future__ import annotations

import pytest

from warcouncil.engine.flow import Ask
from warcouncil.engine.looks import OneLook, once_a_look
from warcouncil.engine.state import Option, State

CALLS: list[str] = []


@once_a_look
def seats_of(state: State, power: str) -> int:
    CALLS.append(power)
    return state.seats[power]


@pytest.fixture
def state() -> State:
    CALLS.clear()
    return State(players=2, options={}, seats={"red": 0, "blue": 1})


def test_a_listing_works_a_fact_out_once_for_each_argument(state: State) -> None:
    def forbidden(now: State, power: str, option: Option) -> str | None:
        return "taken" if seats_of(now, "red") + seats_of(now, "blue") < int(option[1]) else None

    assert Ask("red", "take", [("take", n) for n in range(4)], forbidden).legal(state) == [("take", 0), ("take", 1)]
    assert sorted(CALLS) == ["blue", "red"]


def test_the_next_listing_sees_what_has_changed(state: State) -> None:
    ask = Ask("red", "seat", lambda now: [("seat", seats_of(now, "red"))])
    assert ask.legal(state) == [("seat", 0)]
    state.give_power("red", 1)
    assert ask.legal(state) == [("seat", 1)]


def test_outside_a_listing_nothing_is_kept(state: State) -> None:
    seats_of(state, "red")
    state.give_power("red", 1)
    assert seats_of(state, "red") == 1


def test_a_look_may_go_on_with_what_an_earlier_one_has_seen(state: State) -> None:
    with OneLook(state) as seen:
        assert seats_of(state, "red") == 0
    with OneLook(state, seen) as inner, OneLook(state) as innermost:
        assert seats_of(state, "red") == 0 and inner is innermost is seen
    assert CALLS == ["red"] and state.look is None
    state.give_power("red", 1)
    with OneLook(state):
        assert seats_of(state, "red") == 1


def test_a_look_ends_when_listing_fails(state: State) -> None:
    def fails(now: State) -> list[Option]:
        seats_of(now, "red")
        raise ValueError("no list")

    with pytest.raises(ValueError, match="no list"):
        Ask("red", "seat", fails).legal(state)
    with pytest.raises(ValueError, match="no list"), OneLook(state):
        fails(state)
    state.give_power("red", 1)
    assert seats_of(state, "red") == 1


def test_a_copy_made_in_a_look_keeps_nothing_of_it(state: State) -> None:
    with OneLook(state):
        seats_of(state, "red")
        copy = state.copy()
        copy.give_power("red", 1)
        assert seats_of(copy, "red") == 1
        assert seats_of(state, "red") == 0
    assert state == State(players=2, options={}, seats={"red": 0, "blue": 1})
