"""Cards of revolts and weather: flags, troops and squadrons that are lost (6.17, 10.13)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.napoleonic_wars.cards.staging import event, holding, lies, minor, not_played, staged
from tests.rulebook.napoleonic_wars.cards.windows import go, rest
from tests.rulebook.napoleonic_wars.driver import (
    choices,
    impulse,
    look,
    may,
    position,
    question,
    refused,
    rolled,
    table,
    units,
)
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers

LOW = ("amsterdam", "rotterdam", "antwerp", "brussels")


def lasting(card: str, first: Match) -> dict[str, Any]:
    """A timed event goes on in another impulse."""
    return {"timed": (card,), "changes": look(first).changes, "deck": position().deck.without(card)}


# -- flags


def test_nationalists_strike_two_flags_of_one_nation() -> None:
    said = {"flags": {"warsaw": "france", "naples": "france", "hanover": "france", "cracow": "russia"}}
    match = holding("austria", "nationalist_uprising", **said)
    go(match, ("event", "nationalist_uprising"))
    assert choices(match) == {("name", "france"), ("name", "russia")}
    go(match, ("name", "france"))
    assert may(match, ("strike_flag", "warsaw")), "as in the example of 17.2, though it is a dual subject of France"
    go(match, ("strike_flag", "naples"), ("strike_flag", "hanover"))
    assert look(match).flags == {"warsaw": "france", "cracow": "russia"}


def test_one_flag_is_enough_for_nationalists() -> None:
    said = {"flags": {"naples": "france", "hanover": "france"}}
    match = event("austria", "nationalist_uprising", ("strike_flag", "naples"), ("no_more",), **said)
    assert look(match).flags == {"hanover": "france"}


def test_no_uprising_against_fortresses() -> None:
    said = {"flags": {"lisbon": "france"}}
    assert not_played("austria", "nationalist_uprising", **said) == "nw-6.1-4"


@covers("nw-17.2-5")
def test_troops_whose_flag_was_struck_may_flag_the_duchy_again_without_a_war() -> None:
    """Worked example uprising_warsaw_naples (17.2), with neutral Prussia's Dresden."""
    said: dict[str, Any] = {"flags": {"dresden": "france"}, "units": {"dresden": {"france": 2}}}
    state = look(event("russia", "nationalist_uprising", **said))
    assert "dresden" not in state.flags
    assert state.units_at("dresden", "france") == 2
    state.agenda, state.hands = [], {**state.hands}
    match = impulse("france", 2, state=state)
    go(match, ("flag", "dresden"))
    assert look(match).flags["dresden"] == "france"
    assert "prussia" not in look(match).camps


def test_unrest_in_the_low_countries() -> None:
    match = holding("austria", "dutch_unrest", units={"antwerp": {"france": 1}})
    go(match, ("event", "dutch_unrest"))
    assert choices(match) == {("raise_flag", one, "britain") for one in LOW if one != "antwerp"}
    go(match, ("raise_flag", "amsterdam", "britain"))
    assert look(match).flags["amsterdam"] == "britain"


def test_unrest_brings_a_duchy_back_to_france_without_a_flag() -> None:
    match = event("austria", "dutch_unrest", ("raise_flag", "brussels", "france"), flags={"brussels": "britain"})
    assert "brussels" not in look(match).flags


def test_no_unrest_where_troops_stand() -> None:
    assert not_played("austria", "dutch_unrest", units={one: {"france": 1} for one in LOW}) == "nw-6.1-4"


@covers("nw-5.31-1")
@pytest.mark.parametrize(
    ("said", "end"),
    [
        ({}, {"amsterdam": "britain"}),
        ({"units": {"amsterdam": {"france": 1}}}, {"rotterdam": "britain"}),
        ({"flags": {"amsterdam": "britain"}}, {}),
    ],
)
def test_unrest_of_a_neutral_minor(said: dict[str, Any], end: dict[str, str]) -> None:
    assert look(minor("turkey", "dutch_unrest", **said)).flags == end


@covers("nw-10.13-1")
@pytest.mark.parametrize(("dice", "flags"), [((6, 6), {}), ((1, 1), {"amsterdam": "britain"})])
def test_a_flag_by_an_event_may_be_intercepted(dice: tuple[int, int], flags: dict[str, str]) -> None:
    """Ney next to Amsterdam goes there and takes the flag down."""
    said: dict[str, Any] = {"units": {"rotterdam": {"france": 2}}, "leaders": {"ney": "rotterdam"}}
    match = holding("austria", "dutch_unrest", ("interception by ney", dice), **said)
    go(match, ("event", "dutch_unrest"), ("raise_flag", "amsterdam", "britain"))
    assert question(match) == ("france", "intercept")
    go(match, ("intercept", "ney"), ("take", "france", 2))
    rest(match)
    assert look(match).flags == flags
    assert look(match).leaders["ney"] == ("rotterdam" if flags else "amsterdam")


@covers("nw-10.13-1")
def test_whoever_plays_the_event_does_not_intercept_its_flag() -> None:
    said: dict[str, Any] = {"units": {"rotterdam": {"france": 2}}, "leaders": {"ney": "rotterdam"}}
    match = event("france", "dutch_unrest", ("raise_flag", "amsterdam", "britain"), **said)
    assert question(match) == ("france", "play")


def test_the_tyrol_rises() -> None:
    said: dict[str, Any] = {
        "flags": {"innsbruck": "france", "salzburg": "france"},
        "units": {"salzburg": {"france": 2, "austria": 1}, "munich": {"france": 1}},
    }
    match = event("russia", "tyrolean_revolt", dice=[("attrition by event", (6, 6))], **said)
    state = look(match)
    assert state.flags == {}
    assert dict(state.units["salzburg"]) == {"france": 1, "austria": 1}, "French losses are halved"
    assert dict(state.units["innsbruck"]) == {"austria": 1}
    rolled(match)


def test_no_austrian_comes_where_enemies_stand() -> None:
    match = event("russia", "tyrolean_revolt", dice=[("attrition by event", (1,))], units={"innsbruck": {"france": 1}})
    assert units(match, "innsbruck") == {"france": 1}


def test_the_tyrol_of_a_neutral_austria_is_quiet() -> None:
    """Without flags, foreign troops and a war there is nothing to do."""
    match = holding("russia", "tyrolean_revolt")
    assert may(match, ("event", "tyrolean_revolt"))
    state = staged("russia", "plays", {"russia": ("tyrolean_revolt",)})
    del state.camps["austria"]
    assert refused(table(state=state), ("event", "tyrolean_revolt")) == "nw-6.1-4"


@pytest.mark.parametrize(
    ("said", "end", "flag"),
    [
        ({}, {"britain": 1}, "britain"),
        ({"flags": {"vendee": "britain"}}, {"britain": 2}, "britain"),
    ],
)
def test_the_vendee_rises(said: dict[str, Any], end: dict[str, int], flag: str) -> None:
    match = event("austria", "vendee_rising", **said)
    assert units(match, "vendee") == end
    assert look(match).flags["vendee"] == flag


def test_the_vendee_under_french_troops() -> None:
    match = event("austria", "vendee_rising", dice=[("attrition by event", (6, 1))], units={"vendee": {"france": 2}})
    assert units(match, "vendee") == {"france": 1}
    assert "vendee" not in look(match).flags


def test_the_irish_rise() -> None:
    match = event("russia", "irish_rising")
    assert units(match, "ireland") == {"france": 1}
    assert "ireland" not in look(match).flags


@pytest.mark.parametrize(("dice", "left"), [((6,), {}), ((1,), {"britain": 1})])
def test_the_irish_under_british_troops(dice: tuple[int, ...], left: dict[str, int]) -> None:
    """Nothing is built there in this turn, whether the garrison lives or not."""
    match = event("russia", "irish_rising", dice=[("attrition by event", dice)], units={"ireland": {"britain": 1}})
    assert units(match, "ireland") == left
    later = impulse("britain", 4, units={}, changes=look(match).changes)
    assert refused(later, ("build", "ireland")) == "nw-6.11-1"
    assert may(later, ("build", "wales"))


# -- attrition


@covers("nw-9.45-1")
@pytest.mark.parametrize(("space", "left"), [("madrid", 0), ("vienna", 1)])
def test_partisans(space: str, left: int) -> None:
    """French losses are halved in Austria, not in Spain."""
    enemy = {"camps": {"spain": "coalition"}, "consuls": {"spain": ("britain", "pact", False)}, "seats": {"spain": 1}}
    said: dict[str, Any] = {"units": {space: {"france": 2}}, **enemy}
    match = event("russia", "partisans", dice=[("attrition by event", (6, 6))], **said)
    assert units(match, space) == ({"france": left} if left else {})


def test_partisans_strike_flags_where_nobody_stands() -> None:
    flags = dict.fromkeys(("linz", "salzburg", "graz", "moravia"), "france")
    said: dict[str, Any] = {"flags": flags, "units": {"graz": {"france": 1}}}
    match = holding("russia", "partisans", ("attrition by event", (1,)), **said)
    go(match, ("event", "partisans"))
    assert choices(match) == {("strike_flag", "linz"), ("strike_flag", "salzburg"), ("no_more",)}
    go(match, ("strike_flag", "linz"), ("strike_flag", "salzburg"))
    assert set(look(match).flags) == {"graz", "moravia"}


def test_no_partisans_without_invaders() -> None:
    assert not_played("russia", "partisans", units={"paris": {"france": 2}}) == "nw-6.1-4"


@covers("nw-5.31-1")
def test_partisans_of_a_neutral_minor() -> None:
    """Where most invaders stand; the flags nearest to that nation's capital."""
    said: dict[str, Any] = {
        "flags": dict.fromkeys(("linz", "innsbruck", "pressburg", "vilna"), "france"),
        "units": {"graz": {"france": 3}, "minsk": {"france": 2}},
    }
    match = minor("turkey", "partisans", ("attrition by event", (1, 1, 1)), **said)
    assert set(look(match).flags) == {"innsbruck", "vilna"}
    rolled(match)


def test_cossacks_strike_twice() -> None:
    said: dict[str, Any] = {"units": {"moscow": {"france": 3, "russia": 1}}}
    rolls = [("attrition by event", (6, 1, 1)), ("attrition by event", (6, 1))]
    match = event("austria", "cossacks", dice=rolls, **said)
    assert units(match, "moscow") == {"france": 1, "russia": 1}


def test_cossacks_reach_next_to_russia() -> None:
    said: dict[str, Any] = {"units": {"warsaw": {"france": 1}, "posen": {"france": 1}, "minsk": {"france": 1}}}
    match = holding("austria", "cossacks", **said)
    go(match, ("event", "cossacks"))
    assert choices(match) == {("name_duchy", "warsaw"), ("name_duchy", "minsk")}


def test_cossacks_ride_in_war_only() -> None:
    said: dict[str, Any] = {"units": {"moscow": {"france": 3}}}
    state = staged("austria", "plays", {"austria": ("cossacks",)}, **said)
    del state.camps["russia"]
    assert refused(table(state=state), ("event", "cossacks")) == "nw-6.1-4"
    assert not_played("austria", "cossacks") == "nw-6.1-4"


def test_cossacks_of_a_neutral_minor_go_where_most_enemies_are() -> None:
    said: dict[str, Any] = {"units": {"warsaw": {"france": 2}, "minsk": {"france": 1}}}
    match = minor("turkey", "cossacks", ("attrition by event", (1, 1)), ("attrition by event", (1, 1)), **said)
    rolled(match)


def test_a_neutral_minor_without_a_target_builds() -> None:
    """Cossacks are red, but without enemies there they have no effect (5.31)."""
    match = minor("turkey", "cossacks")
    assert units(match, "constantinople") == {"turkey": 2}
    assert lies(match, "cossacks") == "discard"


def test_a_harsh_winter_makes_passes_cost_at_home() -> None:
    """From Prague to Linz is a pass, and both are Austrian."""
    said: dict[str, Any] = {"units": {"prague": {"austria": 2}}, "leaders": {"john": "prague"}}
    winter = lasting("harsh_winter", event("france", "harsh_winter"))
    match = impulse("austria", 2, ("attrition by pass_or_marsh", (6, 1, 1)), **winter, **said)
    go(match, ("march", "john"), ("take", "austria", 2), ("enter", "linz"), ("lose_unit", "austria"))
    assert units(match, "linz") == {"austria": 1}


def test_in_a_harsh_winter_rough_lines_are_like_passes() -> None:
    """From Viborg to Finland is a rough line."""
    said: dict[str, Any] = {"units": {"smolensk": {"russia": 1}}}
    winter = lasting("harsh_winter", event("france", "harsh_winter"))
    match = impulse("russia", 1, ("attrition by pass_or_marsh", (6,)), **winter, **said)
    go(match, ("march_unit", "smolensk"), ("enter", "tver"))
    assert look(match).units == {}


def test_russian_winter_strikes_allies_of_russia_and_whoever_enters() -> None:
    said: dict[str, Any] = {
        "units": {"vilna": {"austria": 1}, "warsaw": {"france": 2}},
        "flags": {"warsaw": "france"},
        "leaders": {"ney": "warsaw"},
    }
    first = event("britain", "russian_winter", dice=[("attrition by event", (6,))], **said)
    assert units(first, "vilna") == {}
    later = impulse("france", 1, ("attrition by event", (6, 6, 1)), **lasting("russian_winter", first), **said)
    go(later, ("march", "ney"), ("take", "france", 2), ("enter", "brest_litovsk"), *[("lose_unit", "france")] * 2)
    assert units(later, "brest_litovsk") == {}, "French losses are not halved"
    assert look(later).leaders["ney"] == "brest_litovsk"


# -- squadrons


PORTS: dict[str, Any] = {
    "squadrons": {
        "english_channel": [("britain", 0)],
        "brest": [("france", 0), ("france", -1)],
        "marseilles": [("france", 0)],
    }
}


def test_fireships_burn_what_is_being_built_as_well() -> None:
    match = event("britain", "fireships", dice=[("attrition by fireships", (5, 4))], **PORTS)
    assert len(look(match).squadrons["brest"]) == 1
    assert look(match).squadrons["marseilles"] == (("france", 0),)
    assert look(match).squadrons["english_channel"] == (("britain", 0),)


@pytest.mark.parametrize("ships", [{"english_channel": [("britain", 0)]}, {"brest": [("france", 0)]}])
def test_fireships_need_a_fleet_before_a_port_with_squadrons(ships: dict[str, Any]) -> None:
    assert not_played("britain", "fireships", squadrons=ships) == "nw-6.1-4"


def test_no_fireships_against_allies() -> None:
    ships = {"english_channel": [("britain", 0)], "kent": [("russia", 0)]}
    assert not_played("britain", "fireships", squadrons=ships) == "nw-6.1-4"
