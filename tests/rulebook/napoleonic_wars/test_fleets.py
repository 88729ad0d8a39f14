"""Fleets (13.1 to 13.3): movement points, voyages, grand fleets, patrols, interception, evasion and blockade."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.napoleonic_wars.driver import (
    choices,
    finish,
    impulse,
    look,
    may,
    play,
    position,
    question,
    refused,
    rolled,
)
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.relations import blockaded, controls_sea
from warcouncil.titles.napoleonic_wars.sea.checks import is_blockaded, modifiers, mostly
from warcouncil.titles.napoleonic_wars.sea.fleets import fleets_at
from warcouncil.titles.napoleonic_wars.state import BUILDING, REGROUP

SWEDEN: dict[str, Any] = {
    "consuls": {"sweden": ("britain", "pact", False)},
    "camps": {"sweden": "coalition"},
    "seats": {"sweden": 1},
}
"""Sweden in Pact with Britain."""
COALITION = {"north_sea": [("britain", 0), ("sweden", 0), ("russia", 0)]}


def ships(nation: str, count: int = 1, mark: int = 0) -> list[tuple[str, int]]:
    return [(nation, mark)] * count


def added(lines: list[dict[str, Any]]) -> int:
    return sum(int(line["dice"]) for line in lines)


def at(match: Match, place: str) -> tuple[tuple[str, int], ...]:
    return look(match).ships_at(place)


# -- movement points


@covers("nw-13-1", "nw-13.1-1")
def test_a_cp_buys_two_steps() -> None:
    match = impulse("britain", 1, squadrons={"kent": ships("britain")})
    play(match, ("sail", "kent"), ("steer", "north_sea"))
    assert at(match, "north_sea") == (("britain", 0),)
    assert (look(match).cp, look(match).mp) == (0, 0)
    finish(match)


@covers("nw-13-1")
def test_mp_left_over_move_another_fleet() -> None:
    match = impulse("britain", 1, squadrons={"kent": ships("britain"), "york": ships("britain")})
    play(match, ("sail", "kent"), ("lie_to",))
    assert question(match) == ("britain", "spare_mp")
    play(match, ("sail", "york"))
    assert (at(match, "english_channel"), at(match, "north_sea")) == ((("britain", 0),), (("britain", 0),))
    finish(match)


@covers("nw-13-1")
def test_mp_left_over_may_be_given_up() -> None:
    match = impulse("britain", 1, squadrons={"kent": ships("britain")})
    play(match, ("sail", "kent"), ("lie_to",))
    assert refused(match, ("refit_squadron", "kent")) == "nw-13.11-1"
    play(match, ("end_actions",))
    assert look(match).mp == 0
    finish(match)


@covers("nw-13.1-1")
def test_a_part_of_a_fleet_sails_by_itself() -> None:
    match = impulse("britain", 1, squadrons={"kent": ships("britain", 3)})
    play(match, ("sail", "kent"), ("weigh", "britain", 2))
    assert (len(at(match, "kent")), len(at(match, "english_channel"))) == (1, 2)
    assert refused(match, ("steer", "baltic_sea")) == "nw-13.1-1"


@covers("nw-13.1-1")
def test_a_voyage_is_no_voyage_before_a_step() -> None:
    match = impulse("britain", 1, squadrons={"cornwall": ships("britain")})
    play(match, ("sail", "cornwall"))
    assert refused(match, ("lie_to",)) == "nw-13.1-1"


@covers("nw-3-36", "nw-13.1-1")
def test_a_power_takes_squadrons_of_its_minor_along_but_not_the_other_way_round() -> None:
    both = {"cadiz": [*ships("france"), *ships("spain", 2)]}
    match = impulse("france", 1, squadrons=both)
    play(match, ("sail", "cadiz"), ("weigh", "spain", 1))
    assert at(match, "portuguese_coast") == (("france", 0), ("spain", 0))
    match = impulse("spain", 1, squadrons=both)
    play(match, ("sail", "cadiz"), ("weigh", "spain", 2))
    assert at(match, "cadiz") == (("france", 0),)


# -- refitting


@covers("nw-13.11-1", "nw-13-1")
def test_a_refitting_squadron_does_not_sail_before_its_marker_is_gone() -> None:
    match = impulse("france", 1, squadrons={"brest": ships("france", mark=1)})
    assert refused(match, ("sail", "brest")) == "nw-13.11-1"
    play(match, ("refit_squadron", "brest"))
    assert look(match).ships_at("brest") == (("france", 0),)
    assert (look(match).cp, look(match).mp) == (0, 1)


@covers("nw-7.3-3")
def test_one_marker_of_a_squadron_in_an_impulse() -> None:
    match = impulse("france", 3, squadrons={"brest": [("france", 2), ("france", 2)]})
    play(match, ("refit_squadron", "brest"), ("refit_squadron", "brest"))
    assert look(match).ships_at("brest") == (("france", 1), ("france", 1))
    assert refused(match, ("refit_squadron", "brest")) == "nw-7.3-3"


@covers("nw-5.62-1")
def test_a_marker_is_not_removed_in_the_impulse_that_brought_it() -> None:
    match = impulse("france", 3, squadrons={REGROUP: ships("france")})
    play(match, ("recall_squadron", "brest"))
    assert look(match).ships_at("brest") == (("france", 1),)
    assert refused(match, ("refit_squadron", "brest")) == "nw-7.3-3"
    match = impulse("france", 3, squadrons={REGROUP: ships("france", 2)})
    play(match, ("recall_squadron", "brest"), ("recall_squadron", "brest"))
    assert refused(match, ("refit_squadron", "brest")) == "nw-7.3-3"


@covers("nw-13.11-1")
def test_no_refit_in_a_port_of_the_enemy_and_none_for_what_is_being_built() -> None:
    match = impulse("france", 3, squadrons={"brest": ships("france", mark=BUILDING)})
    assert refused(match, ("refit_squadron", "brest")) == "nw-13.11-1"
    assert refused(match, ("sail", "brest")) == "nw-13.1-1"
    match = impulse("france", 3, squadrons={"hamburg": ships("france", mark=1)})
    assert refused(match, ("refit_squadron", "hamburg")) == "nw-13.11-1"


@covers("nw-13.11-2", "nw-13.11-1")
def test_a_refitting_squadron_at_sea_sails_like_any_other() -> None:
    match = impulse("france", 1, squadrons={"bay_of_biscay": ships("france", mark=1)})
    play(match, ("sail", "bay_of_biscay"), ("put_in", "bordeaux"))
    assert look(match).ships_at("bordeaux") == (("france", 1),)
    assert look(match).sailing is not None
    play(match, ("lie_to",))
    assert question(match)[1] != "voyage"


# -- grand fleets


@covers("nw-3-36", "nw-13.2-1", "nw-13.2-3")
def test_fleet_composition() -> None:
    """Worked example fleet_composition (13.2): British and Swedes are one fleet, Russians join by consent only."""
    match = impulse("britain", 2, squadrons=COALITION, **SWEDEN)
    apart = fleets_at(look(match), "north_sea")
    assert [(fleet.head, fleet.ships) for fleet in apart] == [
        ("britain", (("britain", 0), ("sweden", 0))),
        ("russia", (("russia", 0),)),
    ]
    play(match, ("join_fleets", "north_sea"))
    assert question(match) == ("russia", "fleet_consent")
    play(match, ("join_fleet",))
    (joined,) = fleets_at(look(match), "north_sea")
    assert (joined.head, joined.members, len(joined.ships)) == ("britain", ("britain", "russia"), 3)


@covers("nw-13.2-1", "nw-13.2-2")
def test_without_consent_fleets_stay_apart() -> None:
    match = impulse("britain", 2, squadrons=COALITION, **SWEDEN)
    play(match, ("join_fleets", "north_sea"), ("stay_apart",))
    assert len(fleets_at(look(match), "north_sea")) == 2
    assert refused(match, ("join_fleets", "north_sea")) == "nw-13.2-2"


@covers("nw-13.2-2")
def test_command_changes_in_an_impulse_of_whoever_wants_it() -> None:
    grand = {"north_sea": ("britain", "britain", "russia")}
    match = impulse("russia", 2, squadrons=COALITION, grand=grand, **SWEDEN)
    assert refused(impulse("russia", 2, squadrons=COALITION, **SWEDEN), ("leave_fleets", "north_sea")) == "nw-13.21-2"
    play(match, ("join_fleets", "north_sea"), ("join_fleet",))
    assert look(match).grand["north_sea"] == ("russia", "russia", "britain")


@covers("nw-13.21-1")
def test_a_minor_leads_no_grand_fleet() -> None:
    match = impulse("sweden", 2, squadrons={"north_sea": [*ships("sweden"), *ships("russia")]}, **SWEDEN)
    assert refused(match, ("join_fleets", "north_sea")) == "nw-13.21-1"


@covers("nw-13.21-1")
def test_a_grand_fleet_pays_for_each_of_its_fleets() -> None:
    grand = {"north_sea": ("britain", "britain", "russia")}
    match = impulse("britain", 2, squadrons=COALITION, grand=grand, **SWEDEN)
    play(match, ("sail", "north_sea"), ("weigh", "sweden", 1), ("sail_along",), ("weigh", "russia", 1))
    play(match, ("steer", "english_channel"))
    assert (look(match).cp, look(match).mp) == (1, 0)
    play(match, ("lie_to",))
    assert look(match).grand == {"english_channel": ("britain", "britain", "russia")}


@covers("nw-3-54", "nw-13.21-1")
def test_who_refuses_stays_and_one_mp_moves_one_fleet() -> None:
    grand = {"north_sea": ("britain", "britain", "russia")}
    match = impulse("britain", 2, squadrons=COALITION, grand=grand, **SWEDEN)
    play(match, ("sail", "north_sea"), ("weigh", "sweden", 0), ("stay_behind",), ("steer", "english_channel"))
    assert at(match, "english_channel") == (("britain", 0),)
    play(match, ("steer", "north_sea"), ("lie_to",), ("sail", "north_sea"), ("weigh", "sweden", 0))
    assert question(match) == ("britain", "voyage")
    alone = impulse("britain", 0, state=position(squadrons=COALITION, grand=grand, mp=1, **SWEDEN))
    play(alone, ("sail", "north_sea"), ("weigh", "sweden", 0))
    assert question(alone) == ("britain", "voyage")


@covers("nw-13.21-2")
def test_a_fleet_leaves_a_grand_fleet_in_its_own_impulse() -> None:
    grand = {"north_sea": ("britain", "britain", "russia")}
    match = impulse("russia", 1, squadrons=COALITION, grand=grand, **SWEDEN)
    play(match, ("leave_fleets", "north_sea"))
    assert [fleet.head for fleet in fleets_at(look(match), "north_sea")] == ["russia", "britain"]


@covers("nw-13.21-2")
def test_those_who_are_left_stay_a_grand_fleet_and_nobody_leaves_twice() -> None:
    turkey: dict[str, Any] = {
        "consuls": {"turkey": ("austria", "pact", False)},
        "camps": {"turkey": "coalition"},
        "seats": {"turkey": 2},
    }
    three = {"north_sea": [*ships("britain"), *ships("russia"), *ships("turkey")]}
    grand = {"north_sea": ("britain", "britain", "russia", "austria")}
    match = impulse("russia", 1, squadrons=three, grand=grand, **turkey)
    play(match, ("leave_fleets", "north_sea"))
    assert look(match).grand["north_sea"] == ("britain", "britain", "austria")
    grand = {"north_sea": ("russia", "britain", "russia", "austria")}
    match = impulse("britain", 1, squadrons=three, grand=grand, **turkey)
    assert play(match, ("leave_fleets", "north_sea")).grand["north_sea"] == ("russia", "russia", "austria")
    again = impulse("russia", 2, squadrons=COALITION, **SWEDEN)
    play(again, ("join_fleets", "north_sea"), ("join_fleet",))
    assert refused(again, ("leave_fleets", "north_sea")) == "nw-13.21-2"


@covers("nw-13.22-1")
def test_a_nation_that_leaves_the_camp_sails_apart() -> None:
    state = position(squadrons=COALITION, grand={"north_sea": ("britain", "britain", "russia")}, **SWEDEN)
    assert len(fleets_at(state, "north_sea")) == 1
    state.camps["russia"] = "imperial"
    assert len(fleets_at(state, "north_sea")) == 2


# -- what is added to the dice


@covers("nw-13.36-1", "nw-2.2-8")
@pytest.mark.parametrize(
    ("fleet", "runner", "sum_"),
    [
        (ships("britain"), False, 2),
        ([*ships("britain", 2), *ships("sweden")], False, 2),
        ([*ships("britain"), *ships("sweden")], False, 0),
        (ships("france"), False, 1),
        ([*ships("france", 2), *ships("spain", 2)], False, 0),
        (ships("russia"), True, 1),
        (ships("britain"), True, 3),
    ],
)
def test_modifiers(fleet: list[tuple[str, int]], runner: bool, sum_: int) -> None:
    assert added(modifiers(tuple(fleet), runner=runner)) == sum_


@covers("nw-13.21-3")
def test_a_grand_fleet_has_the_modifier_of_its_commander_alone() -> None:
    fleet = (*ships("britain", 2), *ships("russia"))
    assert mostly(fleet) == "britain"
    assert added(modifiers(fleet, "britain")) == 2
    assert added(modifiers(fleet, "russia")) == 0


# -- interception


def north_sea(*dice: tuple[str, object], cp: int = 3, **said: Any) -> Match:
    """A French fleet out of Rotterdam enters the North Sea, where British and Swedes lie, and Russians apart."""
    squadrons = {**COALITION, "rotterdam": ships("france", 2)}
    match = impulse("france", cp, *dice, **{"squadrons": squadrons, **SWEDEN, **said})
    play(match, ("sail", "rotterdam"), ("weigh", "france", 2))
    return match


@covers("nw-13.3-3", "nw-13.3-2", "nw-13.31-3")
def test_north_sea_interception() -> None:
    """Worked example north_sea_interception (13.3): Britain first, then Russia; then patrols, fleet by fleet."""
    match = north_sea(
        ("interception by the fleet of britain", (3, 4)),
        ("patrol by the fleet of france", (4, 4)),
        ("naval battle: active", (6, 1, 1, 1)),
        ("naval battle: other", (1,)),
    )
    assert question(match) == ("britain", "sea_intercept")
    play(match, ("intercept_fleet",))
    assert question(match) == ("russia", "sea_intercept")
    play(match, ("let_sail",))
    assert {("patrol", "russia"), ("patrol", "britain")} <= choices(match)
    before = look(match).mp + 2 * look(match).cp
    play(match, ("patrol", "russia"))
    assert look(match).mp + 2 * look(match).cp == before - 1
    assert question(match) == ("russia", "sea_evade")
    play(match, ("fight",))
    assert at(match, "north_sea") == (("france", 0), ("france", 0), ("britain", 0), ("sweden", 0))
    assert may(match, ("patrol", "britain"))
    rolled(match)


@covers("nw-13.31-1", "nw-13.36-1", "nw-13.35-2")
def test_a_fleet_out_of_a_blockaded_port_is_intercepted_with_one_more() -> None:
    match = north_sea(("interception by the fleet of britain", (4, 4)))
    play(match, ("intercept_fleet",))
    assert question(match) == ("france", "sea_evade")
    sea = {"english_channel": ships("france"), "north_sea": ships("russia")}
    match = impulse("france", 3, ("interception by the fleet of russia", (4, 4)), squadrons=sea)
    play(match, ("sail", "english_channel"), ("steer", "north_sea"), ("intercept_fleet",))
    assert question(match) == ("france", "voyage")


@covers("nw-13.3-1", "nw-13.41-1")
def test_a_fleet_passes_others_and_shares_a_sea_zone_with_them() -> None:
    squadrons = {"english_channel": ships("france"), "north_sea": ships("russia"), "skagerrak": ships("britain")}
    match = impulse("france", 2, squadrons=squadrons)
    play(match, ("sail", "english_channel"), ("steer", "north_sea"), ("let_sail",))
    assert at(match, "north_sea") == (("france", 0), ("russia", 0))
    play(match, ("steer", "skagerrak"), ("let_sail",))
    assert at(match, "skagerrak") == (("france", 0), ("britain", 0))


@covers("nw-13.41-1")
def test_a_fleet_that_wins_against_its_interceptor_sails_on() -> None:
    fight = [("naval battle: active", (6, 1)), ("naval battle: other", (1,))]
    squadrons = {"english_channel": ships("france"), "north_sea": ships("russia")}
    match = impulse("france", 2, ("interception by the fleet of russia", (6, 6)), *fight, squadrons=squadrons)
    play(match, ("sail", "english_channel"), ("steer", "north_sea"), ("intercept_fleet",), ("fight",))
    assert question(match) == ("france", "voyage")
    assert at(match, "north_sea") == (("france", 0),)


@covers("nw-3-23", "nw-13.35-1")
def test_fleets_share_a_sea_zone_and_neutrals_do_not_break_a_blockade() -> None:
    state = position(squadrons={"north_sea": [*ships("britain"), *ships("denmark")]})
    assert controls_sea(state, "britain", "north_sea")
    assert is_blockaded(state, "france", "north_sea")
    state.add_ship("north_sea", "france")
    assert not is_blockaded(state, "france", "north_sea")


@covers("nw-13.35-2")
def test_a_port_of_two_sea_zones_is_blockaded_in_one_of_them() -> None:
    state = position(squadrons={"english_channel": ships("britain")})
    assert is_blockaded(state, "france", "english_channel")
    assert not is_blockaded(state, "france", "bay_of_biscay")
    assert not is_blockaded(state, "russia", "english_channel")
    assert not blockaded(state, "france", "brest")
    match = impulse("france", 1, squadrons={"english_channel": ships("russia"), "brest": ships("france")})
    play(match, ("sail", "brest"), ("steer", "bay_of_biscay"))
    assert question(match) == ("france", "voyage")


@covers("nw-13.32-1")
def test_into_a_port_of_two_sea_zones_one_passes_the_fleets_of_one() -> None:
    squadrons = {"english_channel": ships("russia"), "bay_of_biscay": ships("france")}
    match = impulse("france", 2, squadrons=squadrons)
    play(match, ("sail", "bay_of_biscay"), ("put_in", "brest"))
    assert at(match, "brest") == (("france", 0),)
    play(match, ("steer", "english_channel"))
    assert question(match) == ("russia", "sea_intercept")


@covers("nw-13.31-2")
def test_a_fleet_is_intercepted_in_the_sea_zone_and_again_on_its_way_into_port() -> None:
    match = impulse("france", 2, squadrons={"english_channel": ships("france"), "north_sea": ships("russia")})
    play(match, ("sail", "english_channel"), ("steer", "north_sea"), ("let_sail",), ("put_in", "rotterdam"))
    assert question(match) == ("russia", "sea_intercept")
    play(match, ("let_sail",))
    assert at(match, "rotterdam") == (("france", 0),)


@covers("nw-13.31-2")
def test_friends_in_the_sea_zone_do_not_fight_beside_a_fleet_that_enters() -> None:
    squadrons = {"english_channel": ships("france"), "north_sea": [*ships("france", 3), *ships("russia")]}
    dice = [("interception by the fleet of russia", (6, 6)), ("naval battle: active", (1, 1))]
    match = impulse("france", 1, *dice, ("naval battle: other", (5,)), squadrons=squadrons)
    play(match, ("sail", "english_channel"), ("steer", "north_sea"), ("intercept_fleet",), ("fight",))
    rolled(match)


@covers("nw-13.34-1")
def test_a_fleet_in_port_neither_intercepts_nor_is_patrolled_for() -> None:
    match = impulse("britain", 2, squadrons={"kent": ships("britain"), "calais": ships("france")})
    play(match, ("sail", "kent"))
    assert question(match) == ("britain", "voyage")
    assert not may(match, ("patrol", "france"))


@covers("nw-8.33-1", "nw-13.3-2")
def test_no_patrol_for_allies_and_neutrals() -> None:
    match = impulse("britain", 2, squadrons={"north_sea": [*ships("britain"), *ships("denmark"), *ships("russia")]})
    play(match, ("sail", "north_sea"))
    assert refused(match, ("patrol", "denmark")) == "nw-8.33-1"
    assert refused(match, ("patrol", "russia")) == "nw-8.33-1"


# -- evasion


@covers("nw-13.33-1", "nw-13.33-2")
def test_a_fleet_that_evades_a_patrol_stays_and_may_be_found_again() -> None:
    sea = {"north_sea": [*ships("britain"), *ships("france")]}
    dice = [("patrol by the fleet of britain", (4, 3)), ("evasion of the fleet of france", (4, 4))]
    match = impulse("britain", 2, *dice, squadrons=sea)
    play(match, ("sail", "north_sea"), ("patrol", "france"), ("evade_fleet",))
    assert at(match, "north_sea") == (("france", 0), ("britain", 0))
    assert may(match, ("patrol", "france"))


@covers("nw-13.33-3")
def test_an_active_fleet_that_evades_sails_on() -> None:
    squadrons = {"english_channel": ships("france"), "north_sea": ships("russia")}
    dice = [("interception by the fleet of russia", (6, 6)), ("evasion of the fleet of france", (4, 4))]
    match = impulse("france", 1, *dice, squadrons=squadrons)
    play(match, ("sail", "english_channel"), ("steer", "north_sea"), ("intercept_fleet",), ("evade_fleet",))
    assert question(match) == ("france", "voyage")
    assert at(match, "north_sea") == (("france", 0), ("russia", 0))


@covers("nw-13.33-3")
def test_out_of_a_blockaded_port_evasion_leads_back_and_a_new_sortie_costs_a_cp() -> None:
    caught = [("interception by the fleet of russia", (6, 6)), ("evasion of the fleet of france", (6, 6))]
    match = impulse("france", 2, *caught, squadrons={"north_sea": ships("russia"), "rotterdam": ships("france")})
    play(match, ("sail", "rotterdam"), ("intercept_fleet",), ("evade_fleet",))
    assert at(match, "rotterdam") == (("france", 0),)
    assert (look(match).cp, look(match).mp) == (1, 1)
    play(match, ("sail", "rotterdam"))
    assert (look(match).cp, look(match).mp) == (0, 1)
    poor = impulse("france", 1, *caught, squadrons={"north_sea": ships("russia"), "rotterdam": ships("france")})
    play(poor, ("sail", "rotterdam"), ("intercept_fleet",), ("evade_fleet",))
    assert look(poor).mp == 1
    finish(poor)
    squadrons = {"north_sea": ships("russia"), "rotterdam": ships("france"), "brest": ships("france")}
    poor = impulse("france", 1, *caught, squadrons=squadrons)
    play(poor, ("sail", "rotterdam"), ("intercept_fleet",), ("evade_fleet",))
    assert refused(poor, ("sail", "rotterdam")) == "nw-13.33-3"
    assert may(poor, ("sail", "brest"))


@covers("nw-13.33-4", "nw-13.4-4")
def test_a_failed_evasion_gives_the_interceptor_a_die() -> None:
    squadrons = {"english_channel": ships("france"), "north_sea": ships("russia")}
    dice = [("interception by the fleet of russia", (6, 6)), ("evasion of the fleet of france", (1, 1))]
    fight = [("naval battle: active", (6, 1)), ("naval battle: other", (1, 1))]
    match = impulse("france", 1, *dice, *fight, squadrons=squadrons)
    play(match, ("sail", "english_channel"), ("steer", "north_sea"), ("intercept_fleet",), ("evade_fleet",))
    rolled(match)


def test_numbers_of_the_rulebook() -> None:
    """13, 13.1, 13.31, 13.33, 13.36: prices, and what succeeds."""
    costs, checks = COMPONENTS.tables.costs, COMPONENTS.tables.naval_checks
    assert (costs.mp_per_cp, costs.fleet_mp, costs.patrol_mp, costs.refit_mp, costs.sortie_again) == (2, 1, 1, 1, 1)
    assert (checks.dice, checks.success, checks.modifiers) == (2, 9, {"against_blockade_runner": 1})


def test_squadrons_seen() -> None:
    """The view shows every fleet with its dice, and a voyage under way."""
    match = impulse("britain", 2, squadrons=COALITION, **SWEDEN)
    play(match, ("sail", "north_sea"), ("weigh", "sweden", 0))
    view = match.title.view(match.state, 1)
    (panel,) = [panel for panel in view["panels"] if panel["kind"] == "fleets"]
    assert [(row["power"], row["squadrons"], row["dice"]) for row in panel["fleets"]] == [
        ("britain", 2, 5),
        ("russia", 1, 1),
    ]
    assert [panel["ships"] for panel in view["panels"] if panel["kind"] == "voyage"] == [(("britain", 0),)]
    assert len([piece for piece in view["pieces"] if piece["kind"] == "squadron"]) == 3
