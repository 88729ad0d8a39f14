"""Cards that bring troops and squadrons (6.12, 8.33): where they come, how many, and when not."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.napoleonic_wars.cards.staging import (
    PACT_OF_TURKEY,
    event,
    holding,
    lies,
    minor,
    not_played,
)
from tests.rulebook.napoleonic_wars.cards.windows import go
from tests.rulebook.napoleonic_wars.driver import choices, look, may, question, told, units
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.state import BUILDING, REGROUP

POOLS = {pool.nation: pool.most for pool in COMPONENTS.pieces.pools}


def offered(match: Match) -> set[str]:
    """The duchies in which troops may be placed now."""
    return {str(option[1]) for option in choices(match) if option[0] == "place_troops"}


def lost(nation: str) -> dict[str, str]:
    """Every duchy of a nation in the hands of an enemy."""
    enemy = "austria" if nation in ("france", "turkey", "sweden") else "france"
    return dict.fromkeys(COMPONENTS.duchies(nation), enemy)


# -- units of one nation at home


@pytest.mark.parametrize(
    ("nation", "card", "count", "each"),
    [
        ("france", "levee_en_masse", 4, 2),
        ("austria", "hungarian_insurrectio", 3, 2),
        ("britain", "british_militia", 2, 2),
    ],
)
def test_units_at_home(nation: str, card: str, count: int, each: int) -> None:
    match = holding(nation, card)
    go(match, ("event", card))
    homes = set(COMPONENTS.duchies(nation, "home"))
    assert offered(match) <= homes
    place = min(offered(match))
    for _ in range(each):
        go(match, ("place_troops", place))
    for _ in range(count - each):
        go(match, ("place_troops", min(offered(match) - {place})))
    assert units(match, place) == {nation: each}
    assert look(match).units_in_play(nation) == count
    assert question(match)[1] == "play"


@pytest.mark.parametrize(
    ("nation", "card"),
    [("france", "levee_en_masse"), ("austria", "hungarian_insurrectio"), ("britain", "british_militia")],
)
def test_without_a_friendly_home_duchy_nobody_comes(nation: str, card: str) -> None:
    assert not_played(nation, card, flags=lost(nation)) == "nw-6.1-4"


def test_hungarians_come_from_hungary_alone() -> None:
    match = holding("austria", "hungarian_insurrectio", flags={"budapest": "france"}, units={"kaschau": {"france": 1}})
    go(match, ("event", "hungarian_insurrectio"))
    assert offered(match) == {"pressburg", "temesvar"}


def test_prussian_reform_brings_a_leader_with_the_units() -> None:
    match = holding("prussia", "prussian_reform", players=5)
    go(match, ("event", "prussian_reform"), *[("place_troops", "berlin")] * 3)
    assert question(match) == ("prussia", "event_chief")
    assert {("place_leader", "brunswick"), ("place_leader", "blucher")} < choices(match)
    go(match, ("place_leader", "brunswick"))
    assert (units(match, "berlin"), look(match).leaders["brunswick"]) == ({"prussia": 3}, "berlin")


def test_prussian_reform_takes_a_leader_out_of_regroup() -> None:
    said: dict[str, Any] = {
        "leaders": {"hohenlohe": REGROUP, "brunswick": "berlin"},
        "units": {"berlin": {"prussia": 1}},
    }
    match = holding("prussia", "prussian_reform", players=5, **said)
    go(match, ("event", "prussian_reform"), *[("place_troops", "stettin")] * 3)
    assert ("place_leader", "brunswick") not in choices(match)
    go(match, ("place_leader", "hohenlohe"))
    assert look(match).leaders["hohenlohe"] == "stettin"


def test_prussian_reform_by_a_sponsor_of_prussia() -> None:
    """A sponsor is a power in whose row the consul stands (3); for others the card has only its CP."""
    said = {"consuls": {"prussia": ("austria", "friendly", False)}}
    match = event("austria", "prussian_reform", *[("place_troops", "berlin")] * 3, **said)
    assert units(match, "berlin") == {"prussia": 3}
    assert not_played("france", "prussian_reform", **said) == "nw-6.1-4"


def test_the_holy_banner_for_the_sponsor_of_turkey() -> None:
    answers = [("place_troops", one) for one in ("varna", "varna", "bosnia")]
    match = event("france", "holy_banner", *answers, **PACT_OF_TURKEY)
    assert (units(match, "varna"), units(match, "bosnia")) == ({"turkey": 2}, {"turkey": 1})
    assert not_played("france", "holy_banner", **{**PACT_OF_TURKEY, "flags": lost("turkey")}) == "nw-6.1-4"


@covers("nw-5.31-1")
def test_neutral_turkey_raises_the_banner_in_constantinople() -> None:
    assert units(minor("turkey", "holy_banner"), "constantinople") == {"turkey": 3}


def test_neutral_turkey_without_its_capital() -> None:
    """The nearest friendly home duchy takes its place."""
    match = minor("turkey", "holy_banner", flags={"constantinople": "russia"})
    steps = COMPONENTS.atlas.steps_from("constantinople")
    (place,) = look(match).units
    homes = [one for one in COMPONENTS.duchies("turkey", "home") if one != "constantinople"]
    assert steps[place] == min(steps[one] for one in homes if one in steps)
    assert units(match, place) == {"turkey": 3}


def test_swedish_levies_of_either_nation() -> None:
    said = {
        "consuls": {"sweden": ("britain", "pact", False), "denmark": ("britain", "pact", False)},
        "camps": {"sweden": "coalition", "denmark": "coalition"},
        "seats": {"sweden": 1, "denmark": 1},
    }
    match = holding("britain", "swedish_levies", **said)
    go(match, ("event", "swedish_levies"))
    assert choices(match) == {("name", "sweden"), ("name", "denmark")}
    go(match, ("name", "denmark"), ("place_troops", "jutland"))
    assert ("place_troops", "jutland") not in choices(match)
    go(match, ("place_troops", "norway"))
    assert (units(match, "jutland"), units(match, "norway")) == ({"denmark": 1}, {"denmark": 1})


def test_nobody_but_a_sponsor_calls_the_levies() -> None:
    said = {"consuls": {"sweden": ("britain", "associate", False), "denmark": ("", "unaligned", False)}}
    assert not_played("austria", "swedish_levies", **said) == "nw-6.1-4"
    assert may(holding("britain", "swedish_levies", **said), ("event", "swedish_levies")), "a sponsor from Friendly on"


@covers("nw-5.31-1")
def test_neutral_sweden_calls_its_own_levies() -> None:
    """One in the capital and one in the friendly home duchy that is nearest to it."""
    match = minor("sweden", "swedish_levies")
    near = COMPONENTS.atlas.steps_from("stockholm")
    second = min(
        (one for one in COMPONENTS.duchies("sweden", "home") if one != "stockholm"), key=lambda at: near.get(at, 99)
    )
    assert look(match).units == {"stockholm": (("sweden", 1),), second: (("sweden", 1),)}


# -- units abroad


@covers("nw-8.33-9")
def test_papal_decree_where_no_other_nation_stands() -> None:
    said = {"units": {"naples": {"britain": 1}, "milan": {"france": 1}}}
    match = holding("france", "papal_decree", **said)
    go(match, ("event", "papal_decree"))
    found = offered(match)
    assert {"milan", "ireland", "munich", "cracow", "seville"} <= found
    assert not {"naples", "madrid", "lisbon", "barcelona", "vienna", "paris", "london"} & found
    go(match, ("place_troops", "cracow"))
    assert (look(match).flags["cracow"], units(match, "cracow")) == ("france", {"france": 1})


def test_papal_decree_in_a_duchy_of_ones_own_colour_brings_no_flag() -> None:
    match = event("france", "papal_decree", ("place_troops", "milan"))
    assert units(match, "milan") == {"france": 1}
    assert "milan" not in look(match).flags


def test_a_decree_may_be_intercepted() -> None:
    """Charles next to Cracow may go to Cracow when a French unit comes there."""
    near = next(
        one for one in COMPONENTS.atlas.neighbours["cracow"] if COMPONENTS.atlas.spaces[one].nation == "austria"
    )
    said: dict[str, Any] = {"units": {near: {"austria": 2}}, "leaders": {"charles": near}}
    match = holding("france", "papal_decree", **said)
    go(match, ("event", "papal_decree"), ("place_troops", "cracow"))
    assert question(match) == ("austria", "intercept")


@covers("nw-8.33-9")
def test_minor_troops_in_any_subject_without_enemies() -> None:
    said = {"units": {"naples": {"britain": 1}, "warsaw": {"prussia": 1}}}
    match = holding("france", "minor_troops", **said)
    go(match, ("event", "minor_troops"))
    found = offered(match)
    assert {"warsaw", "dresden", "munich", "bucharest"} <= found
    assert not {"naples", "berlin", "paris", "constantinople"} & found
    go(match, ("place_troops", "dresden"))
    assert units(match, "dresden") == {"france": 2}, "both in one duchy"
    assert "dresden" not in look(match).flags
    assert "prussia" not in look(match).camps


def test_a_polish_uprising_of_either_power() -> None:
    match = holding("austria", "polish_uprising", units={"posen": {"prussia": 1}})
    go(match, ("event", "polish_uprising"))
    assert choices(match) == {("name", "france"), ("name", "russia")}
    go(match, ("name", "france"))
    assert offered(match) == {"warsaw", "bialystok", "cracow", "lublin", "lemberg", "tarnopol"}
    go(match, ("place_troops", "cracow"), ("place_troops", "warsaw"))
    assert (units(match, "cracow"), units(match, "warsaw")) == ({"france": 1}, {"france": 1})
    assert not {"cracow", "warsaw"} & set(look(match).flags)


def test_a_polish_uprising_in_one_duchy_only() -> None:
    match = event("austria", "polish_uprising", ("name", "russia"), ("place_troops", "warsaw"), ("no_more",))
    assert look(match).units == {"warsaw": (("russia", 1),)}


def test_no_uprising_for_what_one_controls_or_where_others_stand() -> None:
    poland = ("warsaw", "posen", "bialystok", "cracow", "lublin", "lemberg", "tarnopol")
    assert not_played("austria", "polish_uprising", units={one: {"prussia": 1} for one in poland}) == "nw-6.1-4"
    match = holding("austria", "polish_uprising", flags=dict.fromkeys(poland, "france"))
    go(match, ("event", "polish_uprising"))
    assert question(match)[1] == "event_place"
    assert told(match, "event_names_power")[0]["power2"] == "russia"


def test_the_confederation_of_the_rhine() -> None:
    match = holding("france", "confederation_of_the_rhine")
    go(match, ("event", "confederation_of_the_rhine"))
    assert offered(match) == {"cologne", "mainz", "frankfurt", "wurttemberg", "ulm", "munich", "ratisbon"}
    go(match, ("place_troops", "ulm"), ("place_troops", "munich"))
    assert choices(match) == {
        *[("raise_flag", one, "france") for one in ("kassel", "erfurt", "leipzig", "dresden")],
        ("no_more",),
    }
    go(match, ("raise_flag", "leipzig", "france"))
    assert look(match).flags["leipzig"] == "france"
    assert "prussia" not in look(match).camps


def test_the_confederation_removes_a_flag_instead() -> None:
    said = {"flags": {"kassel": "britain"}, "units": {"erfurt": {"austria": 1}}}
    match = holding("france", "confederation_of_the_rhine", **said)
    go(match, ("event", "confederation_of_the_rhine"), ("place_troops", "ulm"), ("place_troops", "ulm"))
    assert not any("erfurt" in option for option in choices(match))
    go(match, ("strike_flag", "kassel"))
    assert "kassel" not in look(match).flags


def test_no_confederation_without_german_subjects() -> None:
    german = ("cologne", "mainz", "frankfurt", "wurttemberg", "ulm", "munich", "ratisbon")
    assert not_played("france", "confederation_of_the_rhine", flags=dict.fromkeys(german, "austria")) == "nw-6.1-4"


def test_the_war_of_liberation() -> None:
    flags = dict.fromkeys(("kassel", "erfurt", "leipzig", "dresden", "hanover"), "france")
    match = holding("austria", "war_of_liberation", flags=flags, units={"hanover": {"france": 1}})
    go(match, ("event", "war_of_liberation"))
    assert not may(match, ("strike_flag", "hanover"))
    go(match, ("strike_flag", "kassel"), ("strike_flag", "leipzig"), ("strike_flag", "dresden"))
    assert set(look(match).flags) == {"hanover", "erfurt"}
    assert units(match, "dresden") == {"austria": 1}
    assert lies(match, "war_of_liberation") == "removed"


def test_no_liberation_without_french_flags_in_germany() -> None:
    assert not_played("austria", "war_of_liberation", flags={"warsaw": "france"}) == "nw-6.1-4"
    for nation in ("france", "austria", "prussia"):
        said = {"flags": {"dresden": "france"}, "units": {"dresden": {nation: 1}}}
        assert not_played("austria", "war_of_liberation", **said) == "nw-6.1-4", nation


def test_poniatowski_needs_warsaw() -> None:
    match = event("france", "poniatowski", flags={"warsaw": "france"})
    assert (units(match, "warsaw"), look(match).leaders["poniatowski"]) == ({"france": 2}, "warsaw")
    match = event("france", "poniatowski", units={"warsaw": {"france": 1}})
    assert units(match, "warsaw") == {"france": 3}
    assert not_played("france", "poniatowski", units={"posen": {"france": 1}}) == "nw-6.1-4"
    assert not_played("austria", "poniatowski", flags={"warsaw": "france"}) == "nw-6.1-4"


@covers("nw-7.2-3")
def test_poniatowski_comes_once() -> None:
    said: dict[str, Any] = {
        "flags": {"warsaw": "france"},
        "leaders": {"poniatowski": "paris"},
        "units": {"paris": {"france": 1}},
    }
    assert not_played("france", "poniatowski", **said) == "nw-6.1-4"


@pytest.mark.parametrize(("flags", "place"), [({}, "stockholm"), ({"stockholm": "russia"}, "")])
def test_bernadotte_comes_to_stockholm_or_near_it(flags: dict[str, str], place: str) -> None:
    said = {"consuls": {"sweden": ("", "unaligned", False)}, "flags": flags, "turn": 3}
    match = event("austria", "bernadotte", **said)
    found = look(match).leaders["bernadotte"]
    assert found == place or (not place and found in COMPONENTS.duchies("sweden", "home") and found != "stockholm")
    assert look(match).consuls["sweden"][:2] == ("austria", "friendly")


def test_no_bernadotte_without_a_swedish_home() -> None:
    assert not_played("austria", "bernadotte", flags=lost("sweden")) == "nw-6.1-4"


def test_conscripts_for_a_minor_are_two() -> None:
    match = event("france", "conscripts", ("name", "spain"))
    assert units(match, "madrid") == {"spain": 2}


def test_conscripts_go_near_a_lost_capital() -> None:
    match = event("austria", "conscripts", ("name", "austria"), flags={"vienna": "france"})
    (place,) = look(match).units
    assert place in COMPONENTS.atlas.neighbours["vienna"]
    assert units(match, place) == {"austria": 3}


def test_conscripts_for_nations_at_war_alone() -> None:
    match = holding("austria", "conscripts")
    go(match, ("event", "conscripts"))
    assert choices(match) == {("name", one) for one in ("france", "britain", "austria", "russia", "spain")}


# -- the supply


@covers("nw-6.12-1")
@pytest.mark.parametrize(("nation", "card"), [("france", "levee_en_masse"), ("britain", "british_militia")])
def test_a_unit_more_than_there_are_costs_one_elsewhere(nation: str, card: str) -> None:
    capital = COMPONENTS.nations[nation].capitals[0]
    abroad = "calais" if nation == "france" else "gibraltar"
    match = holding(nation, card, units={abroad: {nation: POOLS[nation]}})
    go(match, ("event", card), ("place_troops", capital))
    assert question(match) == (nation, "event_give_up")
    assert may(match, ("no_more",))
    go(match, ("give_up_unit", abroad))
    assert look(match).units_in_play(nation) == POOLS[nation]
    assert units(match, capital) == {nation: 1}


@covers("nw-6.12-1")
def test_leaders_are_not_used_so() -> None:
    """Every Prussian leader is in play: the reform brings none from the map."""
    chiefs = {one: "berlin" for one, row in COMPONENTS.leaders.items() if row.nation == "prussia"}
    match = holding("prussia", "prussian_reform", players=5, units={"berlin": {"prussia": 1}}, leaders=chiefs)
    go(match, ("event", "prussian_reform"), *[("place_troops", "stettin")] * 3)
    assert question(match)[1] == "play"
    assert set(look(match).leaders.values()) == {"berlin"}


# -- squadrons


def test_baltic_naval_stores_build_and_refit() -> None:
    said = {"squadrons": {"kent": [("britain", 1), ("britain", 2)], "london": [("britain", 1)]}}
    match = holding("britain", "baltic_naval_stores", **said)
    go(match, ("event", "baltic_naval_stores"), ("place_squadron", "kent"))
    assert look(match).squadrons == {
        "kent": (("britain", BUILDING), ("britain", 0), ("britain", 1)),
        "london": (("britain", 0),),
    }


def test_naval_stores_come_from_the_baltic() -> None:
    """Of the nations at war only Russia has ports there: France has neither one nor an ally with one."""
    assert not_played("france", "baltic_naval_stores") == "nw-6.1-4"
    match = holding("france", "baltic_naval_stores", flags={"danzig": "france"})
    assert may(match, ("event", "baltic_naval_stores"))


def test_naval_stores_with_a_full_navy_and_nothing_to_refit() -> None:
    navy = next(row.count for row in COMPONENTS.pieces.navies if row.nation == "russia")
    said = {"squadrons": {"reval": [("russia", 0)] * navy}}
    assert not_played("russia", "baltic_naval_stores", **said) == "nw-6.1-4"


def test_press_gangs_build_or_refit_wholly() -> None:
    said = {"squadrons": {"kent": [("britain", 3)], "london": [("britain", 1), ("britain", 2)]}}
    match = event("britain", "press_gangs", ("alternative", 1), ("place_squadron", "york"), **said)
    assert look(match).squadrons["york"] == (("britain", BUILDING),)
    match = event("britain", "press_gangs", ("alternative", 2), ("refit_at", "kent"), ("refit_at", "london"), **said)
    assert look(match).squadrons == {"kent": (("britain", 0),), "london": (("britain", 0), ("britain", 1))}


def test_no_press_gangs_without_squadrons() -> None:
    assert not_played("austria", "press_gangs") == "nw-6.1-4"
