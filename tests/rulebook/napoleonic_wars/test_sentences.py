"""Exceptions of the rulebook, sentence by sentence: cases that a table meets once in many matches."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.napoleonic_wars.cards.windows import go, rest
from tests.rulebook.napoleonic_wars.driver import (
    choices,
    finish,
    impulse,
    look,
    may,
    play,
    position,
    question,
    run,
    units,
)
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.napoleonic_wars.war.contact import Contact, meet
from warcouncil.titles.napoleonic_wars.war.forces import MARKED

# -- evasion and interception in any order (10.3)


def help_is_near(*dice: tuple[str, object], **said: Any) -> Match:
    """Davout goes from Munich to Salzburg, where John stands; Charles is in Linz."""
    said = {
        "units": {"munich": {"france": 4}, "salzburg": {"austria": 2}, "linz": {"austria": 3}},
        "leaders": {"davout": "munich", "john": "salzburg", "charles": "linz"},
        **said,
    }
    match = impulse("france", 1, *dice, **said)
    play(match, ("march", "davout"), ("take", "france", 4), ("enter", "salzburg"))
    return match


@covers("nw-10.3-6")
def test_who_stands_there_may_see_first_whether_help_comes() -> None:
    match = help_is_near(("interception by charles", (1, 1)), ("evasion of john", (6, 6)))
    assert question(match) == ("austria", "evade")
    assert ("intercept_first",) in choices(match)
    play(match, ("intercept_first",))
    assert choices(match) == {("intercept", "charles"), ("let_pass",)}
    play(match, ("intercept", "charles"), ("take", "austria", 3))
    assert question(match) == ("austria", "evade")
    assert not may(match, ("intercept_first",))
    play(match, ("evade", "graz"))
    assert units(match, "graz") == {"austria": 2}
    finish(match)


@covers("nw-10.3-6", "nw-10.3-5")
def test_who_has_intercepted_stays_while_those_before_it_may_still_evade() -> None:
    match = help_is_near(
        ("interception by charles", (6, 6)),
        ("evasion of john", (6, 6)),
        ("battle: attacker", (1,) * (4 + 3 + 2)),
        ("battle: defender", (5, *(1,) * (3 + 3))),
    )
    play(match, ("intercept_first",), ("intercept", "charles"), ("take", "austria", 3))
    assert question(match) == ("austria", "evade")
    assert match.decisions[0].ask.about["leader"] == "john"
    play(match, ("evade", "graz"))
    assert units(match, "graz") == {"austria": 2}
    assert units(match, "salzburg") == {"austria": 3}
    assert look(match).leaders["charles"] == "salzburg"
    finish(match)


@covers("nw-10.3-6")
def test_interception_that_was_let_be_is_not_offered_again() -> None:
    match = help_is_near(("evasion of john", (6, 6)))
    play(match, ("intercept_first",), ("let_pass",))
    assert question(match) == ("austria", "evade")
    assert not may(match, ("intercept_first",))
    play(match, ("evade", "graz"))
    finish(match)


@covers("nw-10.3-6", "nw-10.1-3")
def test_nations_evade_and_intercept_in_the_order_of_play() -> None:
    """Russians stand in Salzburg; Austria, which comes before them, says first whether Charles goes there."""
    match = help_is_near(
        ("interception by charles", (1, 1)),
        ("evasion of kutuzov", (6, 6)),
        units={"munich": {"france": 4}, "salzburg": {"russia": 2}, "linz": {"austria": 3}},
        leaders={"davout": "munich", "kutuzov": "salzburg", "charles": "linz"},
    )
    assert question(match) == ("austria", "intercept")
    play(match, ("intercept", "charles"), ("take", "austria", 3))
    assert question(match) == ("russia", "evade")
    play(match, ("evade", "graz"))
    finish(match)


@covers("nw-10.3-5", "nw-6.1-3")
def test_hussars_who_have_come_do_not_evade() -> None:
    """A unit stands in Linz; it may slip away, John who has just come there by the card may not."""
    match = impulse(
        "france",
        1,
        ("interception by john", (6, 6)),
        ("evasion of austria", (6, 6)),
        ("battle: attacker", (1,) * (4 + 3 + 2)),
        ("battle: defender", (5, 1, 1, 1, 1)),
        hands={"austria": ("hussars_and_grenzers",)},
        units={"munich": {"france": 4}, "linz": {"austria": 1}, "vienna": {"austria": 3}},
        leaders={"davout": "munich", "john": "vienna"},
    )
    go(match, ("march", "davout"), ("take", "france", 4), ("enter", "linz"))
    go(match, ("play", "hussars_and_grenzers"), ("take", "austria", 3))
    rest(match)
    assert question(match) == ("austria", "evade")
    assert match.decisions[0].ask.about["leader"] == ""
    play(match, ("evade", "graz") if may(match, ("evade", "graz")) else ("evade", "salzburg"))
    rest(match)
    assert units(match, "linz") == {"austria": 3}
    finish(match)


@covers("nw-10.1-1")
@pytest.mark.parametrize("held", [False, True])
def test_hussars_do_not_come_where_friends_of_the_enemy_stand(held: bool) -> None:
    """What joins friends is intercepted by nobody, and the card says nothing else."""
    match = impulse(
        "france",
        1,
        hands={"austria": ("hussars_and_grenzers",)},
        units={"munich": {"france": 4}, "vienna": {"austria": 3}, **({"linz": {"france": 1}} if held else {})},
        leaders={"davout": "munich", "john": "vienna"},
    )
    go(match, ("march", "davout"), ("take", "france", 4), ("enter", "linz"))
    asked = [
        one for one in match.decisions if one.kind == "respond" and ("play", "hussars_and_grenzers") in one.options
    ]
    assert bool(asked) == (not held)


@covers("nw-10.3-3")
def test_a_leader_who_has_fought_is_not_brought_along_by_another() -> None:
    state = position(
        units={"munich": {"france": 1}, "linz": {"austria": 2}}, leaders={"charles": "linz", "john": "linz"}
    )
    state.mark(MARKED, "john")
    match = impulse("france", 1, ("interception by charles", (1, 1)), state=state)
    play(match, ("march_unit", "munich"), ("enter", "salzburg"))
    assert choices(match) == {("intercept", "charles"), ("let_pass",)}
    play(match, ("intercept", "charles"))
    assert ("bring", "john") not in choices(match)


@covers("nw-10.12-2", "nw-10.13-1")
def test_one_failure_is_the_last_try_also_in_the_impulse_of_a_neutral() -> None:
    """Turkey plays an event by which a French flag comes to Hanover; it is at war with nobody."""
    flags = {"hanover": "france", "kassel": "britain"}
    state = position(turn=2, units={"kassel": {"britain": 2}}, leaders={"moore": "kassel"}, flags=flags)
    state.phase, state.active, state.due = "impulses", "turkey", "turkey"
    match = run(state, lambda now: meet(now, Contact("hanover", "france")), ("interception by moore", (1, 1)))
    play(match, ("intercept", "moore"), ("take", "britain", 2))
    assert look(match).holds(MARKED, "moore")
    finish(match)


@covers("nw-10.1-1")
def test_the_active_nation_intercepts_nothing() -> None:
    """In the French impulse an event raises Russians in Linz: Davout, who stands beside it, does not intercept."""
    said: dict[str, Any] = {"units": {"munich": {"france": 2}}, "leaders": {"davout": "munich"}}
    for active in ("france", "spain", "russia"):
        state = position(turn=2, **said)
        state.phase, state.active, state.due = "impulses", active, active
        match = run(state, lambda now: meet(now, Contact("linz", "russia")))
        assert match.over == (active != "russia")


@covers("nw-10.1-1")
def test_an_ally_of_the_active_nation_may_intercept_what_others_raise() -> None:
    state = position(turn=2, units={"vienna": {"russia": 2}}, leaders={"kutuzov": "vienna"}, flags={"linz": "france"})
    state.phase, state.active, state.due = "impulses", "britain", "britain"
    match = run(state, lambda now: meet(now, Contact("linz", "france")))
    assert choices(match) == {("intercept", "kutuzov"), ("let_pass",)}


# -- coastal fire (11.22, 11.31, 13.7)


@covers("nw-11.31-1", "nw-11.22-7")
def test_coastal_fire_falls_evenly_on_the_nations_of_an_army() -> None:
    """Two kills before Sicily: a Frenchman and a Spaniard. The kill of the battle is anybody's again."""
    match = impulse(
        "france",
        1,
        ("coastal fire", (6, 6)),
        units={"calabria": {"france": 2, "spain": 2}},
        leaders={"eugene": "calabria"},
        flags={"calabria": "france"},
    )
    play(match, ("march", "eugene"), ("take", "france", 2), ("take", "spain", 2), ("enter", "sicily"))
    assert {("lose_unit", "france"), ("lose_unit", "spain")} <= choices(match)
    play(match, ("lose_unit", "spain"))
    assert ("lose_unit", "spain") not in choices(match)
    play(match, ("lose_unit", "france"))
    assert units(match, "sicily") == {"france": 1, "spain": 1}
    finish(match)


@covers("nw-11.31-1", "nw-13.7-4")
def test_the_losses_of_coastal_fire_count_when_those_of_the_battle_are_shared() -> None:
    """A Spaniard has fallen under the fire, so the first kill of the battle is a Frenchman's."""
    match = impulse(
        "france",
        1,
        ("coastal fire", (6, 1)),
        ("battle: attacker", (1,) * (3 + 1 + 2)),
        ("battle: defender", (6, 1)),
        units={"calabria": {"france": 2, "spain": 2}, "sicily": {"britain": 1}},
        leaders={"eugene": "calabria"},
        flags={"calabria": "france"},
    )
    play(match, ("march", "eugene"), ("take", "france", 2), ("take", "spain", 2), ("enter", "sicily"))
    if question(match)[1] == "evade":
        play(match, ("stand",))
    play(match, ("lose_unit", "spain"))
    assert ("lose_unit", "france") in choices(match)
    assert ("lose_unit", "spain") not in choices(match)


@covers("nw-11.22-7", "nw-3-21")
def test_no_battery_fires_from_an_open_duchy_that_friends_occupy() -> None:
    """Troops in an open duchy take its control away, and only a duchy that an enemy controls fires."""
    match = impulse(
        "france",
        1,
        units={"calabria": {"france": 1}, "sicily": {"france": 1}},
        leaders={},
        flags={"calabria": "france"},
    )
    play(match, ("march_unit", "calabria"), ("enter", "sicily"))
    assert units(match, "sicily") == {"france": 2}
    finish(match)
