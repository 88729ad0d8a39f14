"""Political control and unrest (12): lines of communication, unfortified spaces, unrest."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.here_i_stand.driver import cited, look, may, play, refused, run
from tests.rulebook.here_i_stand.land import scene, war
from warcouncil.campaign import control
from warcouncil.testing.covers import covers
from warcouncil.titles.here_i_stand.faith import religion
from warcouncil.titles.here_i_stand.sea import piracy

WAR = [("france", "hapsburg")]


# -- lines of communication (12.1)


def line(power: str, space: str, **said: Any) -> bool:
    return control.line_of_communication(scene(**said), power, space)


@covers("his-12.1-1")
def test_a_line_starts_at_a_fortified_home_space() -> None:
    assert line("france", "geneva")  # from Lyon
    held = dict.fromkeys(("paris", "rouen", "bordeaux", "lyon", "marseille"), "hapsburg")
    assert not line("france", "geneva", fields={"control": held})
    assert line("france", "geneva", fields={"control": {**held, "milan": "france"}}) is False  # no home space


@covers("his-12.1-1")
def test_a_line_may_start_with_allies_and_minor_allies() -> None:
    cut = {"control": {"turin": "independent", "milan": "independent", "marseille": "hapsburg"}}
    assert not line("france", "siena", fields=cut)
    assert line("france", "siena", alliances=[("france", "papacy")], fields=cut)  # from Rome
    assert line("france", "siena", fields={**cut, "minors": {"genoa": "france"}})  # from Genoa


@covers("his-12.1-2", "his-12.1-7")
@pytest.mark.parametrize(
    "obstacle",
    [
        {"fields": {"control": {"st_dizier": "hapsburg", "dijon": "hapsburg", "geneva": "hapsburg"}}},
        {"fields": {"control": {"dijon": "hapsburg", "geneva": "hapsburg"}, "unrest": {"st_dizier"}}},
        {"fields": {"control": {"dijon": "hapsburg", "geneva": "hapsburg"}}, "st_dizier": {"hapsburg": 1}},
        {"fields": {"control": {"dijon": "hapsburg", "geneva": "hapsburg"}}, "leaders": {"ferdinand": "st_dizier"}},
    ],
)
def test_a_line_is_cut_by_foreign_control_unrest_and_enemies(obstacle: dict[str, Any]) -> None:
    free = {"control": {"dijon": "hapsburg", "geneva": "hapsburg"}}
    assert line("france", "metz", wars=WAR, fields=free, metz={"hapsburg": 1})  # the end may be in any state
    assert not line("france", "metz", wars=WAR, **obstacle)


@covers("his-12.1-3")
def test_before_the_league_no_line_goes_through_an_electorate() -> None:
    around = dict.fromkeys(("prague", "breslau", "leipzig", "linz", "erfurt", "nuremberg"), "independent")
    fields = {"control": {**around, "magdeburg": "independent"}, "league": False}
    state = scene(fields=fields)
    assert not control.passable(state, "hapsburg", "wittenberg")
    state.league = True
    assert control.passable(state, "hapsburg", "wittenberg")


@covers("his-12.1-4")
def test_a_line_crosses_sea_zones_with_friendly_ships() -> None:
    assert not line("england", "antwerp", wars=[("england", "hapsburg")], fields={"control": {"calais": "hapsburg"}})
    ships = {"north_sea": {"england": 1}}
    fields = {"control": {"calais": "hapsburg"}}
    assert line("england", "antwerp", wars=[("england", "hapsburg")], fields=fields, ships=ships)


@covers("his-12.1-4")
def test_a_line_leaves_the_sea_by_a_friendly_port() -> None:
    ships = {"north_sea": {"england": 1}}
    fields = {"control": {"calais": "hapsburg"}}
    assert not line("england", "brussels", wars=[("england", "hapsburg")], fields=fields, ships=ships)


@covers("his-12.1-6")
def test_a_pass_does_not_cut_a_line() -> None:
    assert line("france", "turin", fields={"control": {"turin": "independent", "milan": "independent"}})


@covers("his-12.1-1")
def test_a_short_line_by_land() -> None:
    state = scene(wars=WAR)
    assert control.line_of_communication(state, "france", "metz", by_land=2)
    assert not control.line_of_communication(state, "france", "metz", by_land=1)


# -- unfortified spaces (12.2)


@covers("his-12.2-1", "his-12.2-2", "his-12.2-5")
def test_units_in_a_space_take_it_for_a_point() -> None:
    match = war("france", 1, geneva={"france": 1}, besancon={"hapsburg": 2}, wars=WAR)
    state = play(match, ("control", "geneva"))
    assert (state.control["geneva"], state.cp) == ("france", 0)
    assert "geneva" not in state.protestant_spaces


@covers("his-12.2-2", "his-12.2-4")
def test_units_next_to_a_space_take_it_if_no_enemy_is() -> None:
    assert may(war("france", 1, lyon={"france": 1}), ("control", "geneva"))
    match = war("france", 1, lyon={"france": 1}, besancon={"hapsburg": 1}, wars=WAR)
    assert refused(match, ("control", "geneva")) == "his-12.2-2"


@covers("his-12.2-4")
def test_the_space_itself_needs_the_line_and_the_units_beside_it_do_not() -> None:
    held = dict.fromkeys(("paris", "rouen", "bordeaux", "lyon", "marseille"), "hapsburg")
    cut = war("france", 1, lyon={"france": 1}, fields={"control": held})
    assert refused(cut, ("control", "geneva")) == "his-12-1"
    around = dict.fromkeys(("metz", "besancon"), "hapsburg")
    outside = war("france", 1, besancon={"france": 1}, fields={"control": around})
    assert may(outside, ("control", "geneva"))  # from Lyon; Besancon is not French


@covers("his-12.2-7", "his-2.2-9")
def test_neutral_and_independent_units_do_not_matter() -> None:
    assert may(war("france", 1, lyon={"france": 1}, besancon={"hapsburg": 1}), ("control", "geneva"))
    assert may(
        war("france", 1, siena={"france": 1}, florence={"independent": 1}, alliances=[("france", "papacy")]),
        ("control", "siena"),
    )


@covers("his-12.2-2", "his-2.5-4")
def test_a_pass_is_not_adjacent() -> None:
    match = war("france", 1, grenoble={"france": 1}, fields={"control": {"turin": "independent"}})
    assert not may(match, ("control", "turin"))


@covers("his-12.2-1")
def test_only_enemies_and_independents_lose_spaces() -> None:
    match = war("france", 1, st_quentin={"france": 1}, fields={"control": {"boulogne": "england"}})
    assert refused(match, ("control", "boulogne")) == "his-12.2-1"


@covers("his-12.2-3")
def test_units_of_others_keep_a_space() -> None:
    match = war("france", 1, lyon={"france": 1}, geneva={"papacy": 1})
    assert refused(match, ("control", "geneva")) == "his-12.2-3"
    match = war("france", 1, lyon={"france": 1}, geneva={"papacy": 1}, alliances=[("france", "papacy")])
    assert may(match, ("control", "geneva"))


@covers("his-12-1")
def test_a_space_without_a_line_is_not_taken() -> None:
    match = war("france", 1, paris={"france": 1}, trent={"france": 1}, fields={"control": {"milan": "independent"}})
    assert refused(match, ("control", "trent")) == "his-12-1"


@covers("his-12.2-6")
def test_ships_leave_a_port_that_changes_hands() -> None:
    match = war(
        "france",
        1,
        boulogne={"france": 1},
        ships={"boulogne": {"england": 2}},
        wars=[("france", "england")],
        fields={"control": {"boulogne": "england"}},
    )
    state = play(match, ("control", "boulogne"))
    assert state.ships("english_channel", "england", "squadron") == 2


@covers("his-12.3-1", "his-12.3-2")
def test_a_fortified_space_is_not_taken_by_standing_there() -> None:
    match = war("france", 1, wars=WAR, besancon={"france": 1}, paris={"france": 1}, sieges={"besancon": {"france": 2}})
    assert cited(control.control_forbidden(look(match), "france", ("control", "besancon"))) == "his-12.3-1"


@covers("his-21.6-1")
def test_the_protestants_take_nothing_before_the_league() -> None:
    match = war(
        "protestant", 1, wittenberg={"protestant": 2}, fields={"league": False, "control": {"leipzig": "independent"}}
    )
    assert refused(match, ("control", "leipzig")) == "his-21.6-1"


# -- unrest (12.4)


@covers("his-12.4-2")
@pytest.mark.parametrize(
    "said", [{"lyon": {"france": 1}}, {"leaders": {"montmorency": "lyon"}}, {"lyon": {"independent": 1}}]
)
def test_unrest_needs_an_empty_space(said: dict[str, Any]) -> None:
    assert control.unoccupied(scene(), "lyon")
    assert not control.unoccupied(scene(**said), "lyon")
    assert not control.unoccupied(scene(ships={"rouen": {"france": 1}}), "rouen")


@covers("his-12.4-13", "his-12.4-15")
def test_units_there_or_next_to_it_end_unrest() -> None:
    match = war("france", 1, lyon={"france": 1}, fields={"unrest": {"lyon"}})
    assert not play(match, ("calm", "lyon")).unrest
    assert may(war("france", 1, dijon={"france": 1}, fields={"unrest": {"lyon"}}), ("calm", "lyon"))
    match = war("france", 1, dijon={"france": 1}, geneva={"hapsburg": 1}, wars=WAR, fields={"unrest": {"lyon"}})
    assert refused(match, ("calm", "lyon")) == "his-12.4-13"


@covers("his-12.4-13")
def test_unrest_in_a_fortified_space_of_another_power_is_ended_too() -> None:
    match = war("france", 1, boulogne={"france": 1}, fields={"unrest": {"calais"}})
    assert may(match, ("calm", "calais"))


@covers("his-12.4-14")
def test_before_the_league_the_protestants_calm_their_home_spaces() -> None:
    match = war("protestant", 1, fields={"league": False, "unrest": {"leipzig", "lyon"}})
    assert may(match, ("calm", "leipzig"))
    assert refused(match, ("calm", "lyon")) == "his-12.4-13"


@covers("his-12.4-1", "his-12.4-17")
def test_unrest_comes_and_goes_with_its_marker() -> None:
    match = run(scene(), lambda now: control.place_unrest(now, "lyon"))
    assert look(match).unrest == {"lyon"}
    match = run(scene(fields={"unrest": {"lyon"}}), lambda now: control.remove_unrest(now, "lyon"))
    assert look(match).unrest == set()


@covers("his-12.4-11")
def test_a_fortress_in_unrest_does_not_roll_against_pirates() -> None:
    assert piracy.guards(scene(), "gibraltar", "hapsburg")
    assert not piracy.guards(scene(fields={"unrest": {"gibraltar"}}), "gibraltar", "hapsburg")


@covers("his-12.4-16", "his-12.4-7")
def test_unrest_next_door_does_not_matter_to_a_port_over_the_sea() -> None:
    reached = scene(fields={"protestant_spaces": {"berwick", "norwich"}, "unrest": {"berwick"}})
    assert religion.target_refusal(reached, "reform", "edinburgh") is None
    inland = scene(fields={"protestant_spaces": {"carlisle"}, "unrest": {"carlisle"}})
    assert religion.target_refusal(inland, "reform", "york") == "his-12.4-7"


@covers("his-12.1-2", "his-12.1-4")
def test_a_line_over_a_sea_zone_ends_where_enemy_ships_are() -> None:
    said: dict[str, Any] = {"wars": [("england", "hapsburg")], "alliances": [("england", "france")]}
    assert line("england", "amsterdam", ships={"north_sea": {"france": 1}}, **said)
    assert not line("england", "amsterdam", ships={"north_sea": {"france": 1, "hapsburg": 1}}, **said)
