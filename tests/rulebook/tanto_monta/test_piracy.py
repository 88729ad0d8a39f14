"""Piracy on the main map (16.4, 16.8, 20.7, 21.8)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.tanto_monta.driver import asked, choices, hand, look, may, play, question, refused
from tests.rulebook.tanto_monta.driver import impulse as in_impulse
from tests.rulebook.tanto_monta.sea import hits, sailing, ships_of, waters
from warcouncil.table.dice import counted
from warcouncil.table.hands import HELD_BACK
from warcouncil.testing.covers import covers
from warcouncil.titles.tanto_monta.sea import piracy
from warcouncil.titles.tanto_monta.state import Piracy

SEA = "western_mediterranean"
RAID = ("piracy", "north_africa", SEA, "spain")


def raiding(defence: tuple[int, int], attack: tuple[int, int] | None, **said: Any) -> Any:
    """North African corsairs before the coasts of Spain; hits and dice of the coast, then of the pirates."""
    said.setdefault("ships", {SEA: {"north_africa": (0, 2)}})
    dice = [("piracy defence", hits(*defence))]
    if attack is not None:
        dice.append(("piracy", hits(*attack)))
    return sailing("muslim", 2, *dice, **said)


def coast(**said: Any) -> int:
    """The dice of the coast of Spain."""
    said.setdefault("ships", {SEA: {"north_africa": (0, 2)}})
    state = waters(**said)
    return counted(piracy.defence_lines(state, "north_africa", SEA, "spain"))


FORTRESSES = coast()
"""Mallorca and the other fortresses of Spain at that sea."""


# -- who may


@covers("tm-16.4-1", "tm-5.4-7")
def test_corsairs_raid_without_a_war_squadrons_do_not() -> None:
    match = raiding((0, FORTRESSES), None)
    assert may(match, RAID)
    match = sailing("muslim", 2, ships={SEA: {"north_africa": (2, 0)}})
    assert refused(match, RAID) == "tm-16.4-1"
    match = sailing("muslim", 2, ships={SEA: {"north_africa": (2, 0)}}, wars=[("north_africa", "spain")])
    assert may(match, RAID)
    match = sailing("muslim", 1, ships={SEA: {"north_africa": (0, 2)}})
    assert not may(match, RAID)


@covers("tm-5.4-8", "tm-20.7-24")
def test_french_squadrons_raid_with_casenove() -> None:
    ships = {SEA: {"france": 1}}
    option = ("piracy", "france", SEA, "spain")
    assert refused(sailing("france", 2, ships=ships), option) == "tm-16.4-1"
    assert may(sailing("france", 2, ships=ships, admirals={"casenove": SEA}), option)


@covers("tm-5.4-8")
def test_after_alcacovas_spain_and_portugal_raid_each_other() -> None:
    said: dict[str, Any] = {"ships": {"galician_sea": {"portugal": 1}}}
    option = ("piracy", "portugal", "galician_sea", "spain")
    assert refused(sailing("portugal", 2, **said), option) == "tm-16.4-1"
    assert may(sailing("portugal", 2, fields={"sea_wars": {("portugal", "spain")}}, **said), option)


@covers("tm-16.4-1")
def test_the_target_has_a_port_at_the_sea() -> None:
    match = raiding((0, FORTRESSES), None)
    assert not may(match, ("piracy", "north_africa", SEA, "portugal"))


@covers("tm-20.4-15")
def test_tordesillas_makes_piracy_dearer_between_two() -> None:
    said: dict[str, Any] = {
        "ships": {"galician_sea": {"portugal": 1}},
        "wars": [("portugal", "spain")],
        "fields": {"tordesillas": True, "alcacovas": 3},
    }
    option = ("piracy", "portugal", "galician_sea", "spain")
    assert not may(sailing("portugal", 2, **said), option)
    assert may(sailing("portugal", 3, **said), option)


@covers("tm-16.4-2", "tm-16.4-3")
def test_markers_limit_piracy() -> None:
    ships = {SEA: {"north_africa": (0, 2)}}
    for markers in (
        {("muslim", SEA)},
        {("france", SEA), ("portugal", SEA)},
        {("muslim", "alboran_sea"), ("muslim", "ocean_1"), ("muslim", "gulf_of_lion")},
    ):
        assert refused(sailing("muslim", 2, ships=ships, fields={"piracies": markers}), RAID) == "tm-16.4-2"
    assert may(sailing("muslim", 2, ships=ships, fields={"piracies": {("france", SEA)}}), RAID)


@covers("tm-16.4-3")
def test_events_raid_without_markers_each_sea_once() -> None:
    state = waters(ships={SEA: {"north_africa": (0, 2)}})
    state.piracies = {("muslim", "alboran_sea"), ("muslim", "ocean_1"), ("muslim", "gulf_of_lion")}
    state.mark(piracy.UNMARKED, "barbary_pirates_of_tlemcen")
    assert piracy.marker_forbidden(state, "muslim", SEA) is None
    assert piracy.marker_forbidden(state, "muslim", "alboran_sea") == "tm-16.4-2"
    state.mark(piracy.UNMARKED, piracy.REGENCY)
    assert piracy.marker_forbidden(state, "muslim", "alboran_sea") is None
    state.mark(piracy.RAIDED, SEA)
    assert piracy.marker_forbidden(state, "muslim", SEA) == "tm-16.4-3"


@covers("tm-16.8-5")
def test_pirates_reach_seville_through_jerez_only() -> None:
    state = waters(ships={"gulf_of_cadiz": {"north_africa": (0, 1)}})
    assert "seville" not in piracy.ports_of(state, "north_africa", "gulf_of_cadiz", "spain")
    state.passage.add(("north_africa", "spain", "jerez"))
    assert "seville" in piracy.ports_of(state, "north_africa", "gulf_of_cadiz", "spain")
    state.passage.clear()
    state.control["jerez"] = "north_africa"
    assert "seville" in piracy.ports_of(state, "north_africa", "gulf_of_cadiz", "spain")


# -- the coast


@covers("tm-16.4-4")
def test_ships_in_the_sea_defend_with_two_dice() -> None:
    assert coast(ships={SEA: {"north_africa": (0, 2), "spain": 1}}) == FORTRESSES + 2


@covers("tm-16.4-5")
def test_squadrons_near_defend_with_a_die_without_plague() -> None:
    ships = {SEA: {"north_africa": (0, 2)}, "valencia": {"spain": 1}, "gulf_of_lion": {"spain": 1}}
    assert coast(ships=ships) == FORTRESSES + 2
    assert coast(ships=ships, fields={"plague": {"valencia"}}) == FORTRESSES + 1
    french = {SEA: {"north_africa": (0, 2)}, "gulf_of_lion": {"france": 1}}
    assert coast(ships=french) == FORTRESSES
    assert coast(ships=french, wars=[("north_africa", "france")]) > FORTRESSES


@covers("tm-16.4-6", "tm-12.4-6")
def test_fortresses_defend_unless_in_unrest_or_besieged() -> None:
    assert coast(fields={"unrest": {"mallorca"}}) == FORTRESSES - 1
    assert coast(sieges={"mallorca": {"france": 1}}) == FORTRESSES - 1
    assert coast(control={"mallorca": "portugal"}) == FORTRESSES - 1
    state = waters()
    assert not piracy.guards(state, "north_africa", "spain", "valencia")


@covers("tm-16.4-7")
def test_an_order_in_a_port_defends_against_muslims() -> None:
    assert coast(valencia={"orders": 1}) == FORTRESSES + 1


@covers("tm-16.4-8")
@pytest.mark.parametrize(("number", "left"), [(1, (2, 0)), (2, (1, 0)), (3, (1, 0)), (4, (0, 0))])
def test_hits_sink_corsairs_then_squadrons(number: int, left: tuple[int, int]) -> None:
    wars = [("north_africa", "spain")]
    ships = {SEA: {"north_africa": (2, 1)}, "valencia": {"spain": 1}}
    attack = None if left == (0, 0) else (0, 1 if sum(left) == 1 else 2)
    match = raiding((number, FORTRESSES + 1), attack, ships=ships, wars=wars)
    play(match, RAID)
    assert ships_of(look(match), SEA, "north_africa") == left


# -- robbing


@covers("tm-16.4-9", "tm-5.1-17")
def test_the_dice_of_pirates() -> None:
    state = waters(ships={SEA: {"north_africa": (0, 2)}}, admirals={"kemal_reis": SEA})
    assert counted(piracy.attack_lines(state, "north_africa", SEA, "spain")) == 3
    state = waters(ships={SEA: {"north_africa": (0, 1)}})
    assert counted(piracy.attack_lines(state, "north_africa", SEA, "spain")) == 1
    taken = {"faro": "spain", "sagres": "spain", "oporto": "spain"}
    state = waters(ships={"gulf_of_cadiz": {"north_africa": (0, 2)}}, control=taken)
    assert piracy.ports_of(state, "north_africa", "gulf_of_cadiz", "portugal") == ["lisbon"]
    assert counted(piracy.attack_lines(state, "north_africa", "gulf_of_cadiz", "portugal")) == 1
    state.control["faro"] = "portugal"
    assert counted(piracy.attack_lines(state, "north_africa", "gulf_of_cadiz", "portugal")) == 2


@covers("tm-16.4-9")
def test_squadrons_alone_do_not_rob_a_power_at_peace() -> None:
    state = waters(ships={SEA: {"north_africa": (1, 0)}})
    assert not piracy.able(state, "north_africa", SEA, at_war=False)
    assert piracy.able(state, "north_africa", SEA, at_war=True)


@covers("tm-16.4-10", "tm-16.4-12", "tm-16.4-13")
def test_hits_are_spread_over_all_that_is_possible() -> None:
    ships = {SEA: {"north_africa": (0, 2)}, "valencia": {"spain": 1}}
    match = raiding((0, FORTRESSES + 1), (2, 2), ships=ships)
    play(match, RAID)
    assert question(match) == ("spain", "piracy_hit")
    assert choices(match) == {("give_ship", "valencia", "spain", "squadron"), ("give_vp",)}
    play(match, ("give_vp",))
    state = look(match)
    assert state.corsair_vp == 1
    assert ships_of(state, "valencia", "spain") == (0, 0)


@covers("tm-16.4-10")
def test_spain_may_give_a_military_order() -> None:
    match = raiding((0, FORTRESSES + 1), (1, 2), valencia={"orders": 1})
    play(match, RAID)
    play(match, ("give_order", "valencia"))
    assert not look(match).stack("valencia", "orders").size


@covers("tm-16.4-10", "tm-16.4-11")
def test_a_card_that_was_won_waits_for_the_next_impulse() -> None:
    state = waters(ships={SEA: {"north_africa": (0, 1)}})
    hand(state, "spain", "sea_fog")
    dice = [("piracy defence", hits(0, FORTRESSES)), ("piracy", hits(1, 1)), ("card of spain", "sea_fog")]
    match = in_impulse("muslim", 2, *dice, state=state)
    play(match, RAID)
    while asked(match).kind != "piracy_hit":
        play(match, asked(match).options[-1])
    play(match, ("give_random_card",))
    assert look(match).hands["muslim"] == ("sea_fog",)
    assert look(match).holds(HELD_BACK, "muslim", "sea_fog")


@covers("tm-16.4-13")
def test_corsairs_have_a_track_and_other_piracy_another() -> None:
    state = waters(ships={SEA: {"north_africa": (0, 1)}, "alboran_sea": {"north_africa": (1, 0)}})
    assert piracy.corsair_raid(state, "north_africa", SEA)
    assert not piracy.corsair_raid(state, "north_africa", "alboran_sea")
    state.corsair_vp, state.piracy_vp["muslim"] = 12, 5
    assert not piracy.point_left(state, "muslim", corsairs=True)
    assert piracy.point_left(state, "muslim", corsairs=False)
    state.piracy_vp["muslim"] = 6
    assert not piracy.point_left(state, "muslim", corsairs=False)


@covers("tm-16.4-12", "tm-16.4-13")
def test_a_full_track_is_no_award() -> None:
    state = waters(ships={SEA: {"north_africa": (0, 1)}})
    state.corsair_vp, state.piracy = 12, Piracy("north_africa", SEA, "spain")
    assert piracy.awards(state, "north_africa", SEA, "spain", corsairs=True) == []


@covers("tm-16.4-13")
@pytest.mark.parametrize(("ships", "track", "markers"), [((0, 1), 3, {"muslim": 1}), ((1, 0), 2, {"muslim": 2})])
def test_a_point_of_corsairs_is_on_their_track_one_of_squadrons_is_a_marker(
    ships: tuple[int, int], track: int, markers: dict[str, int]
) -> None:
    fields = {"corsair_vp": 2, "piracy_vp": {"muslim": 1}}
    said: dict[str, Any] = {"ships": {SEA: {"north_africa": ships}}, "wars": [("north_africa", "spain")]}
    match = raiding((0, FORTRESSES), (1, 1), fields=fields, **said)
    play(match, RAID)
    state = look(match)
    assert (state.corsair_vp, state.piracy_vp) == (track, markers)


@covers("tm-21.8-6")
def test_the_corsair_of_djerba_brings_points_among_the_six() -> None:
    ships = {SEA: {"independent>north_africa": (0, 1)}}
    state = waters(ships=ships, control={"tunis": "north_africa"})
    assert piracy.lawless(state, "north_africa", SEA)
    assert not piracy.corsair_raid(state, "north_africa", SEA)
    state.add_ships(SEA, "north_africa", "north_africa", corsair=1)
    assert piracy.corsair_raid(state, "north_africa", SEA)
    state = waters(ships={SEA: {"independent>spain": (0, 1)}}, control={"tunis": "spain"})
    assert not piracy.corsair_raid(state, "spain", SEA)
