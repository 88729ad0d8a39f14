"""Building (7): units, leaders, squadrons, Regroup, foreign wars, flags, and what neutral minors build."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.napoleonic_wars.driver import (
    choices,
    impulse,
    look,
    may,
    play,
    position,
    question,
    refused,
    rolled,
    units,
)
from warcouncil.testing.covers import covers
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.seasons import minors
from warcouncil.titles.napoleonic_wars.state import BUILDING, LEADERS, REGROUP, NapoleonicState
from warcouncil.titles.napoleonic_wars.war.building import POOLS, leader_forbidden, place_forbidden
from warcouncil.titles.napoleonic_wars.war.flags import supply
from warcouncil.titles.napoleonic_wars.war.forces import BEATEN, MARKED


def pact(minor: str) -> dict[str, Any]:
    """A minor in Pact with France."""
    return {
        "consuls": {minor: ("france", "pact", False)},
        "camps": {minor: "imperial"},
        "seats": {minor: 0},
    }


@covers("nw-7.1-1", "nw-6.3-1")
def test_a_unit_costs_two() -> None:
    match = impulse("france", 5, units={})
    play(match, ("build", "paris"), ("recruit", 2))
    assert units(match, "paris") == {"france": 2}
    assert look(match).cp == 1
    assert refused(match, ("build", "paris")) == "nw-6.3-1"


@covers("nw-7.2-1")
def test_a_leader_costs_his_command() -> None:
    match = impulse("france", 6, units={})
    play(match, ("build", "paris"))
    assert ("commission", "napoleon") not in choices(match)
    play(match, ("commission", "massena"))
    assert look(match).cp == 0
    assert look(match).leaders == {"massena": "paris"}


@covers("nw-7.2-2", "nw-7.2-3")
def test_leaders_of_1807_and_of_events() -> None:
    first, second = position(turn=1, units={}), position(turn=2, units={})
    assert leader_forbidden(first, "wellington") == "nw-7.2-2"
    assert leader_forbidden(second, "wellington") is None
    assert leader_forbidden(second, "bernadotte") == "nw-7.2-3"
    assert leader_forbidden(first, "moore") is None


@covers("nw-2.2-6")
def test_a_leader_in_play_is_not_built_again() -> None:
    assert leader_forbidden(position(), "napoleon") == "nw-2.2-6"


@covers("nw-7-1", "nw-3-25")
def test_lisbon_is_a_british_subject() -> None:
    """Worked example lisbon_subject (3)."""
    free = position(units={})
    assert [nation for nation in POOLS if place_forbidden(free, nation, "lisbon") is None] == ["britain"]
    taken = position(units={}, flags={"lisbon": "spain"})
    assert [nation for nation in POOLS if place_forbidden(taken, nation, "lisbon") is None] == []


@covers("nw-7.43-2", "nw-7.43-3")
def test_warsaw_is_a_dual_subject() -> None:
    """Worked example warsaw_dual (7.43)."""
    free, taken = position(units={}), position(units={}, flags={"warsaw": "france"})
    assert (free.controller("warsaw"), taken.controller("warsaw")) == ("prussia", "france")
    assert place_forbidden(free, "prussia", "warsaw") is None
    assert place_forbidden(free, "france", "warsaw") == "nw-7-1"
    assert place_forbidden(taken, "france", "warsaw") is None
    assert place_forbidden(taken, "prussia", "warsaw") == "nw-7-1"


@covers("nw-2.2-6")
def test_no_more_units_than_counters() -> None:
    match = impulse("sweden", 6, units={"stockholm": {"sweden": POOLS["sweden"] - 1}}, **pact("sweden"))
    play(match, ("build", "stockholm"))
    assert ("recruit", 2) not in choices(match)


@covers("nw-10.1-1", "nw-7.1-1")
def test_what_is_built_may_be_intercepted_when_all_of_it_is_declared() -> None:
    match = impulse("austria", 6, units={"munich": {"france": 3}}, leaders={"davout": "munich"})
    play(match, ("build", "salzburg"), ("recruit", 1))
    assert question(match) == ("austria", "build")
    play(match, ("recruit", 1), ("built",))
    assert question(match) == ("france", "intercept")


@covers("nw-10.1-1")
def test_what_is_built_beside_friends_is_not_intercepted() -> None:
    match = impulse(
        "austria", 6, units={"munich": {"france": 3}, "salzburg": {"austria": 1}}, leaders={"davout": "munich"}
    )
    play(match, ("build", "salzburg"), ("recruit", 1))
    assert question(match) == ("austria", "action")


@covers("nw-7-2")
def test_building_in_an_uncontrolled_duchy_brings_battle_unless_the_enemy_evades() -> None:
    match = impulse("austria", 2, ("evasion of france", (6, 6)), units={"salzburg": {"france": 1}})
    play(match, ("build", "salzburg"))
    assert question(match) == ("france", "evade")
    play(match, ("evade", "munich"))
    assert units(match, "salzburg") == {"austria": 1}
    rolled(match)


# -- squadrons and Regroup


@covers("nw-7.3-1", "nw-7.3-2")
def test_a_squadron_is_built_in_a_home_port_under_a_marker() -> None:
    match = impulse("france", 4, units={})
    assert not may(match, ("build_squadron", "rotterdam"))
    assert (
        refused(impulse("france", 4, units={}, flags={"brest": "britain"}), ("build_squadron", "brest")) == "nw-7.3-1"
    )
    play(match, ("build_squadron", "brest"))
    assert look(match).squadrons == {"brest": (("france", BUILDING),)}
    assert look(match).cp == 0


@covers("nw-7.7-1")
def test_pieces_out_of_regroup_cost_one_each_and_go_home() -> None:
    match = impulse("france", 3, units={REGROUP: {"france": 2}}, leaders={"ney": REGROUP})
    play(match, ("build", "paris"), ("recall", 2), ("build", "paris"))
    assert look(match).cp == 0
    assert units(match, "paris") == {"france": 2}
    assert look(match).leaders["ney"] == "paris"
    match = impulse("france", 1, units={REGROUP: {"france": 2}})
    assert refused(match, ("build", "milan")) == "nw-6.3-1"


@covers("nw-7.7-2")
def test_a_squadron_out_of_regroup_refits_in_a_port_without_blockade() -> None:
    said: dict[str, Any] = {
        "units": {},
        "squadrons": {REGROUP: [("france", 0)], "western_mediterranean": [("britain", 0)]},
    }
    match = impulse("france", 1, **said)
    assert refused(match, ("recall_squadron", "marseilles")) == "nw-7.7-2"
    play(match, ("recall_squadron", "brest"))
    assert look(match).squadrons["brest"] == (("france", 1),)


@covers("nw-7.6-1")
@pytest.mark.parametrize("die", [5, 6])
def test_a_six_ends_a_foreign_war(die: int) -> None:
    match = impulse(
        "russia",
        2,
        ("end of russo_turkish_war", die),
        units={"russo_turkish_war": {"russia": 3, "turkey": 2}},
        leaders={"bagration": "russo_turkish_war"},
        wars={"russo_turkish_war": ("russia", "turkey")},
        deck=position().deck.without("russo_turkish_war"),
    )
    play(match, ("end_war", "russo_turkish_war"))
    state = look(match)
    assert state.cp == 1
    assert (state.wars == {}) == (die == 6)
    assert state.units_at(REGROUP, "russia") == (3 if die == 6 else 0)
    assert state.leaders["bagration"] == (REGROUP if die == 6 else "russo_turkish_war")
    assert ("russo_turkish_war" in state.removed) == (die == 6)


@covers("nw-7.6-1", "nw-6.4-4")
def test_only_those_in_a_war_end_it() -> None:
    match = impulse(
        "austria", 2, units={}, wars={"russo_turkish_war": ("russia", "turkey")},
        deck=position().deck.without("russo_turkish_war"),
    )  # fmt: skip
    assert refused(match, ("end_war", "russo_turkish_war")) == "nw-7.6-1"


# -- flags


@covers("nw-7.4-1", "nw-7.41-3", "nw-7.4-2")
def test_a_formation_flags_where_it_stands() -> None:
    match = impulse("france", 2, units={"linz": {"france": 1}})
    play(match, ("flag", "linz"))
    assert look(match).cp == 1
    assert look(match).flags == {"linz": "france"}


@covers("nw-7.41-4", "nw-5.81-1")
def test_an_army_flags_next_to_it() -> None:
    match = impulse("austria", 2, units={"salzburg": {"austria": 1}}, leaders={"charles": "salzburg"})
    play(match, ("flag", "munich"))
    state = look(match)
    assert state.flags == {"munich": "austria"}
    assert (state.keys["austria"], state.keys["france"]) == (9, 12)


@covers("nw-7.41-4", "nw-7.41-7")
def test_units_without_a_leader_flag_nothing_next_to_them() -> None:
    match = impulse("austria", 2, units={"salzburg": {"austria": 4}})
    assert refused(match, ("flag", "munich")) == "nw-7.41-4"


@covers("nw-7.41-4", "nw-7.41-5")
def test_an_enemy_army_that_could_intercept_keeps_flags_away() -> None:
    said: dict[str, Any] = {
        "units": {"salzburg": {"austria": 1}, "ulm": {"france": 1}},
        "leaders": {"charles": "salzburg", "ney": "ulm"},
    }
    assert refused(impulse("austria", 2, **said), ("flag", "munich")) == "nw-7.41-4"
    state = position(**said, squadrons={})
    state.mark(MARKED, "ney")
    assert may(impulse("austria", 2, state=state), ("flag", "munich"))


@covers("nw-7.41-3")
def test_a_sponsor_does_not_flag_with_units_of_its_minor_alone() -> None:
    match = impulse("france", 2, units={"linz": {"spain": 1}, "paris": {"france": 1}})
    assert not may(match, ("flag", "linz"))
    match = impulse("france", 2, units={"linz": {"spain": 1}}, leaders={"ney": "linz"})
    assert may(match, ("flag", "linz"))


@covers("nw-7.41-1")
def test_allies_in_an_uncontrolled_duchy_do_not_hinder_a_flag() -> None:
    match = impulse("austria", 2, units={"munich": {"austria": 1, "russia": 2}})
    assert play(match, ("flag", "munich")).flags == {"munich": "austria"}


@covers("nw-7.41-2")
def test_a_flag_is_judged_when_it_is_paid_for() -> None:
    """Whoever has come into reach flags at once, whoever has gone does not: Charles watches Salzburg."""
    leaders = {"ney": "munich", "charles": "graz"}
    match = impulse("france", 4, units={"munich": {"france": 1}}, leaders=leaders)
    assert refused(match, ("flag", "salzburg")) == "nw-7.41-4"
    play(match, ("march_unit", "munich"), ("enter", "salzburg"), ("let_pass",), ("halt",))
    play(match, ("flag", "salzburg"))
    match = impulse("france", 4, units={"salzburg": {"france": 1}}, leaders=leaders)
    assert may(match, ("flag", "salzburg"))
    play(match, ("march_unit", "salzburg"), ("enter", "munich"), ("halt",))
    assert refused(match, ("flag", "salzburg")) == "nw-7.41-4"


@covers("nw-7.41-6")
def test_a_beaten_army_flags_nothing() -> None:
    state = position(units={"salzburg": {"austria": 1}}, leaders={"charles": "salzburg"}, squadrons={})
    state.mark(BEATEN, "charles")
    state.add_units("bologna", "austria", 1)
    beaten = impulse("austria", 2, state=state)
    assert refused(beaten, ("flag", "munich")) == "nw-7.41-6"
    assert may(beaten, ("flag", "bologna"))  # units there without a leader have not fought
    state = position(units={"salzburg": {"austria": 1}}, leaders={"charles": "salzburg", "john": "salzburg"})
    state.mark(BEATEN, "charles")
    assert may(impulse("austria", 2, state=state), ("flag", "munich"))
    state = position(units={"munich": {"austria": 1}}, leaders={"charles": "munich"})
    state.mark(BEATEN, "charles")
    assert refused(impulse("austria", 2, state=state), ("flag", "munich")) == "nw-7.41-6"


@covers("nw-7.41-7")
def test_no_flag_crosses_a_marsh_or_a_strait() -> None:
    match = impulse("austria", 2, units={"venice": {"austria": 1}}, leaders={"charles": "venice"})
    assert refused(match, ("flag", "bologna")) == "nw-7.41-7"
    match = impulse(
        "france", 2, units={"calabria": {"france": 1}}, leaders={"ney": "calabria"}, flags={"calabria": "france"}
    )
    assert refused(match, ("flag", "sicily")) == "nw-7.41-7"


@covers("nw-7.4-3", "nw-7.4-4", "nw-7.4-2")
def test_the_original_owner_clears_and_places_no_flag() -> None:
    match = impulse("austria", 2, units={"linz": {"austria": 1}}, flags={"linz": "france"})
    assert refused(match, ("flag", "linz")) == "nw-7.4-3"
    play(match, ("clear", "linz"))
    assert look(match).controller("linz") == "austria"


@covers("nw-7.4-4", "nw-8.22-2")
def test_an_ally_gives_a_cleared_duchy_back() -> None:
    match = impulse("russia", 2, units={"vienna": {"russia": 1}}, flags={"vienna": "france"})
    assert refused(match, ("flag", "vienna")) == "nw-8.22-2"
    play(match, ("clear", "vienna"))
    assert look(match).controller("vienna") == "austria"


@covers("nw-7.43-4")
def test_a_dual_subject_goes_back_to_its_original_owner() -> None:
    match = impulse("spain", 2, units={"vendee": {"spain": 1}}, flags={"vendee": "britain"})
    play(match, ("clear", "vendee"))
    assert look(match).controller("vendee") == "france"


@covers("nw-8.33-1")
def test_duchies_of_neutrals_are_not_flagged() -> None:
    match = impulse("austria", 2, units={"prague": {"austria": 1}}, leaders={"charles": "prague"})
    assert refused(match, ("flag", "dresden")) == "nw-8.33-1"


@covers("nw-8.33-1")
def test_flags_of_neutrals_are_not_cleared() -> None:
    """Austria is a subject neutral, and its flag lies next to a French army: that would need a war."""
    state = position(units={"lyon": {"france": 1}}, leaders={"ney": "lyon"}, flags={"marseilles": "austria"})
    del state.camps["austria"]
    match = impulse("france", 2, state=state)
    assert refused(match, ("clear", "marseilles")) == "nw-8.33-1"


@covers("nw-7.44-1")
def test_without_flags_one_is_taken_from_elsewhere() -> None:
    spots = [space for space in COMPONENTS.duchies("austria") if space not in COMPONENTS.keys("austria")][:5]
    flags = {**dict.fromkeys(spots, "denmark"), "munster": "austria"}
    match = impulse("denmark", 2, units={"munster": {"denmark": 1}}, flags=flags, **pact("denmark"))
    assert supply(look(match), "denmark") == 0
    play(match, ("flag", "munster"), ("lift", spots[0]))
    assert look(match).flags["munster"] == "denmark"
    assert spots[0] not in look(match).flags


@covers("nw-7.44-2", "nw-2.2-13")
def test_french_flags_are_the_backs_of_all_others() -> None:
    state = position(units={}, flags={"linz": "france", "munich": "austria"})
    assert supply(state, "france") == 87 - 2
    assert supply(state, "austria") == 17 - 1


# -- neutral minors


def minor(nation: str, cp: int, **said: Any) -> NapoleonicState:
    state = position(**said)
    state.log = lambda *args, **more: None
    minors.build(state, nation, cp)
    return state


@covers("nw-7.5-2", "nw-7.5-4")
def test_a_minor_takes_leaders_then_units_then_squadrons_out_of_regroup() -> None:
    said: dict[str, Any] = {
        "units": {REGROUP: {"turkey": 2}},
        "leaders": {"ali_pasha": REGROUP},
        "squadrons": {REGROUP: [("turkey", 0)]},
    }
    assert minor("turkey", 1, **said).leaders == {"ali_pasha": "constantinople"}
    state = minor("turkey", 3, **said)
    assert state.units_at("constantinople", "turkey") == 2
    assert REGROUP in state.squadrons
    state = minor("turkey", 4, **said)
    assert state.squadrons == {"constantinople": (("turkey", 1),)}


@covers("nw-7.5-3", "nw-7.5-5")
def test_a_minor_builds_units_in_its_capital() -> None:
    """Or else in the duchy that is nearest to it, and ships in the nearest port."""
    state = minor("turkey", 4, units={}, squadrons={})
    assert state.units == {"constantinople": (("turkey", 2),)}
    taken = dict.fromkeys(("constantinople", "anatolia", "varna"), "russia")
    assert minor("turkey", 4, units={}, squadrons={}, flags=taken).units == {"adrianople": (("turkey", 2),)}
    fleet = {"units": {}, "squadrons": {REGROUP: [("turkey", 0)]}}
    assert minor("turkey", 1, **fleet).squadrons == {"constantinople": (("turkey", 1),)}
    assert minor("turkey", 1, **fleet, flags=taken).squadrons == {"salonika": (("turkey", 1),)}


@covers("nw-7.5-6", "nw-7.51-1", "nw-7.5-5")
def test_a_minor_builds_its_best_leader_once_the_capital_is_crowded() -> None:
    state = minor("turkey", 2, units={"constantinople": {"turkey": 7}}, squadrons={})
    assert state.leaders == {"yusuf": "constantinople"}
    assert state.units_at("constantinople", "turkey") == 5
    assert state.credit == {}


@covers("nw-7.5-9")
def test_what_a_minor_builds_is_settled_as_its_impulse_begins() -> None:
    """Six units without a leader are no more than Yusuf commands; those that come now do not call for him."""
    state = minor("turkey", 5, units={"constantinople": {"turkey": 6}}, squadrons={})
    assert LEADERS["yusuf"].command == 6
    assert state.leaders == {}
    assert state.units_at("constantinople", "turkey") == 8
    assert state.credit == {"turkey": 1}


@covers("nw-7.5-7")
def test_a_minor_builds_squadrons_only_if_no_unit_and_no_leader_can_be_built() -> None:
    full = {"constantinople": {"turkey": POOLS["turkey"]}}
    state = minor("turkey", 4, units=full, leaders={"ali_pasha": "varna", "yusuf": "belgrade"}, squadrons={})
    assert state.squadrons == {"constantinople": (("turkey", BUILDING),)}
    short = {"constantinople": {"turkey": POOLS["turkey"] - 4}}
    leaders = {"ali_pasha": "varna", "yusuf": "belgrade"}
    assert minor("turkey", 4, units=short, leaders=leaders, squadrons={}).squadrons == {}
    fleet = {"varna": [("turkey", 0)] * 3}
    assert minor("turkey", 4, units=full, leaders=leaders, squadrons=fleet).ships_in_play("turkey") == 3
    taken = dict.fromkeys(COMPONENTS.duchies("turkey", "home"), "russia")
    state = minor("turkey", 4, units={"belgrade": {"turkey": 1}}, squadrons={}, flags=taken)
    assert state.squadrons == {}


@covers("nw-7.5-8", "nw-7.3-3")
def test_a_minor_refits_when_nothing_is_left_to_build() -> None:
    state = minor(
        "turkey",
        1,
        units={"constantinople": {"turkey": POOLS["turkey"]}},
        leaders={"ali_pasha": "varna", "yusuf": "belgrade"},
        squadrons={"constantinople": [("turkey", 2), ("turkey", 1), ("turkey", 0)]},
    )
    assert state.squadrons == {"constantinople": (("turkey", 0), ("turkey", 0), ("turkey", 1))}


@covers("nw-7.51-2")
def test_a_minor_saves_one_point() -> None:
    state = minor("turkey", 3, units={}, squadrons={})
    assert state.credit == {"turkey": 1}
    minors.build(state, "turkey", 3)
    assert state.units_at("constantinople", "turkey") == 3
    assert state.credit == {}
