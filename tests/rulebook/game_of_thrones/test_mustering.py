"""Mustering: points, costs, upgrades and ships."""

from __future__ import annotations

from typing import Unpack

from tests.rulebook.game_of_thrones.positions import (
    QUIET,
    Position,
    asked,
    choices,
    look,
    may,
    play,
    question,
    refused,
    table,
    units_in,
)
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers


def musters(house: str = "stark", **said: Unpack[Position]) -> Match:
    """A match in which a house musters."""
    said["phase"] = "westeros"
    return table(("mustering", house), **said)


def points(match: Match) -> dict[str, int]:
    return dict(look(match).mustering)


@covers("got-muster-1", "got-cardref-5")
def test_houses_muster_where_they_control_castles_and_strongholds() -> None:
    match = musters(
        units={"white_harbor": ("stark", "footman"), "karhold": ("stark", "footman")},
        tokens={"seagard": "stark", "harrenhal": "lannister"},
    )
    assert points(match) == {"winterfell": 2, "white_harbor": 1, "seagard": 2}
    assert refused(match, ("muster", "harrenhal", "footman")) == "got-muster-1"
    assert refused(match, ("muster", "riverrun", "footman")) == "got-muster-1"


@covers("got-muster-2")
def test_a_stronghold_gives_two_points_and_a_castle_one() -> None:
    match = musters(units={"white_harbor": ("stark", "footman"), "winterfell": ("stark", "footman")})
    assert refused(match, ("muster", "white_harbor", "knight")) == "got-muster-2"
    play(match, ("muster", "white_harbor", "footman"))
    assert points(match) == {"winterfell": 2, "white_harbor": 0}
    assert refused(match, ("muster", "white_harbor", "footman")) == "got-muster-2"
    assert refused(match, ("upgrade", "white_harbor", "knight")) == "got-muster-2"
    assert may(match, ("muster", "winterfell", "knight"))
    play(match, ("muster", "winterfell", "knight"))
    assert match.over  # nothing is left to spend


@covers("got-muster-3", "got-muster-5", "got-muster-9")
def test_footmen_and_ships_cost_one() -> None:
    match = musters()
    play(match, ("muster", "winterfell", "footman"))
    assert points(match) == {"winterfell": 1}
    assert look(match).unused["stark"] == (9, 5, 6, 2)
    play(match, ("muster_ship", "winterfell", "bay_of_ice"))
    assert match.over
    assert units_in(match, "winterfell") == {"footman": 1}
    assert units_in(match, "bay_of_ice") == {"ship": 1}
    assert look(match).unused["stark"] == (9, 5, 5, 2)
    assert look(match).owner == {"winterfell": "stark", "bay_of_ice": "stark"}


@covers("got-muster-4", "got-muster-9")
def test_a_knight_costs_two() -> None:
    match = musters(tokens={"white_harbor": "stark"})
    assert refused(match, ("muster", "white_harbor", "knight")) == "got-muster-2"
    play(match, ("muster", "winterfell", "knight"))
    assert points(match) == {"winterfell": 0, "white_harbor": 1}
    assert units_in(match, "winterfell") == {"knight": 1}


@covers("got-muster-6", "got-muster-9")
def test_a_siege_engine_costs_two() -> None:
    match = musters(tokens={"white_harbor": "stark"})
    assert refused(match, ("muster", "white_harbor", "siege_engine")) == "got-muster-2"
    play(match, ("muster", "winterfell", "siege_engine"))
    assert points(match) == {"winterfell": 0, "white_harbor": 1}
    assert units_in(match, "winterfell") == {"siege_engine": 1}


@covers("got-muster-7", "got-muster-13")
def test_a_footman_becomes_a_knight_for_one_point() -> None:
    match = musters(units={"white_harbor": ("stark", "footman"), "karhold": ("stark", "footman")})
    assert refused(match, ("upgrade", "winterfell", "knight")) == "got-muster-7"  # no footman there
    assert refused(match, ("upgrade", "white_harbor", "ship")) == "got-muster-7"
    assert refused(match, ("upgrade", "karhold", "knight")) == "got-muster-14"
    play(match, ("upgrade", "white_harbor", "knight"))
    assert points(match) == {"winterfell": 2, "white_harbor": 0}
    assert units_in(match, "white_harbor") == {"knight": 1}


@covers("got-muster-8", "got-muster-20", "got-muster-13")
def test_a_footman_becomes_a_siege_engine_for_one_point() -> None:
    match = musters(units={"white_harbor": ("stark", "footman", "footman"), "seagard": ("stark", "knight")})
    assert refused(match, ("upgrade", "seagard", "siege_engine")) == "got-muster-8"
    play(match, ("upgrade", "white_harbor", "siege_engine"))
    assert points(match)["white_harbor"] == 0
    assert units_in(match, "white_harbor") == {"footman": 1, "siege_engine": 1}
    assert look(match).unused["stark"] == (9, 4, 6, 1)


@covers("got-muster-20")
def test_an_upgrade_needs_an_unused_unit() -> None:
    match = musters(
        units={
            "winterfell": ("stark", "footman", "siege_engine", "siege_engine"),
            "karhold": ("stark", "knight", "knight"),
            "castle_black": ("stark", "knight", "knight"),
            "seagard": ("stark", "knight"),
        }
    )
    assert look(match).unused["stark"][1:] == (0, 6, 0)
    assert refused(match, ("upgrade", "winterfell", "siege_engine")) == "got-muster-20"
    assert refused(match, ("upgrade", "winterfell", "knight")) == "got-muster-20"
    assert may(match, ("muster", "winterfell", "footman"))


@covers("got-muster-10")
def test_supply_limits_mustering() -> None:
    match = musters(
        supply={"stark": 1},
        units={
            "winterfell": ("stark", "footman", "footman", "footman"),
            "karhold": ("stark", "footman", "footman"),
            "seagard": ("stark", "footman"),
        },
    )
    assert refused(match, ("muster", "winterfell", "footman")) == "got-muster-10"  # too large
    assert refused(match, ("muster", "seagard", "footman")) == "got-muster-10"  # too many
    assert may(match, ("upgrade", "winterfell", "knight"))
    assert may(match, ("muster_ship", "winterfell", "bay_of_ice"))


@covers("got-muster-11")
def test_points_not_used_are_lost() -> None:
    match = table(
        ("mustering", "stark"),
        ("mustering", "stark"),
        phase="westeros",
        tokens={"white_harbor": "stark"},
    )
    play(match, ("muster", "white_harbor", "footman"), ("done",))
    assert question(match) == ("stark", "muster")
    assert points(match) == {"winterfell": 2, "white_harbor": 1}
    play(match, ("done",))
    assert match.over
    assert look(match).mustering == {}


@covers("got-muster-12", "got-muster-1")
def test_one_house_after_the_other() -> None:
    match = table(
        ("westeros",),
        westeros={**QUIET, "I": "mustering"},
        tracks={"iron_throne": ("martell", "stark")},
        tokens={"white_harbor": "stark"},
    )
    assert question(match) == ("martell", "muster")
    play(match, ("muster", "sunspear", "knight"))
    assert question(match) == ("stark", "muster")
    play(match, ("muster", "winterfell", "knight"))
    assert question(match) == ("stark", "muster")
    assert {option[1] for option in choices(match) if len(option) > 1} == {"white_harbor"}
    play(match, ("done",))
    assert question(match) == ("baratheon", "muster")


@covers("got-muster-13", "got-muster-25")
def test_an_upgrade_leaves_the_army_as_large_as_it_was() -> None:
    match = musters(
        supply={"stark": 0},
        units={"winterfell": ("stark", "footman", "footman"), "karhold": ("stark", "footman", "footman")},
    )
    assert refused(match, ("muster", "winterfell", "footman")) == "got-muster-10"
    play(match, ("upgrade", "winterfell", "knight"), ("upgrade", "winterfell", "siege_engine"))
    assert units_in(match, "winterfell") == {"knight": 1, "siege_engine": 1}
    assert look(match).unused["stark"] == (8, 4, 6, 1)


@covers("got-muster-14")
def test_nothing_is_mustered_without_a_castle() -> None:
    match = musters(units={"karhold": ("stark", "footman")})
    assert "karhold" not in points(match)
    assert refused(match, ("muster", "karhold", "footman")) == "got-muster-14"
    assert refused(match, ("muster_ship", "karhold", "the_shivering_sea")) == "got-muster-14"


@covers("got-muster-21")
def test_any_mix_within_the_points() -> None:
    match = musters(tokens={"seagard": "stark", "white_harbor": "stark"})
    play(
        match,
        ("muster", "winterfell", "footman"),
        ("muster_ship", "seagard", "ironmans_bay"),
        ("upgrade", "winterfell", "siege_engine"),
        ("muster", "seagard", "footman"),
        ("muster_ship", "white_harbor", "port_of_white_harbor"),
    )
    assert match.over
    assert units_in(match, "winterfell") == {"siege_engine": 1}
    assert units_in(match, "seagard") == {"footman": 1}
    assert units_in(match, "ironmans_bay") == {"ship": 1}
    assert units_in(match, "port_of_white_harbor") == {"ship": 1}


@covers("got-muster-24")
def test_a_captured_home_musters_for_its_captor() -> None:
    match = musters("greyjoy", units={"winterfell": ("greyjoy", "knight")})
    assert points(match) == {"pyke": 2, "winterfell": 2}
    play(match, ("muster", "winterfell", "footman"))
    assert look(match).owner["winterfell"] == "greyjoy"
    theirs = musters("stark", units={"winterfell": ("greyjoy", "knight")}, tokens={"white_harbor": "stark"})
    assert points(theirs) == {"white_harbor": 1}


@covers("got-muster-25")
def test_a_footman_set_free_can_be_mustered_at_once() -> None:
    spread = ("castle_black", "karhold", "the_stony_shore", "widows_watch", "moat_cailin", "greywater_watch")
    match = musters(
        units={
            **dict.fromkeys(spread, ("stark", "footman")),
            "winterfell": ("stark", "footman"),
            "flints_finger": ("stark", "footman"),
            "the_fingers": ("stark", "footman"),
            "the_twins": ("stark", "footman"),
        }
    )
    assert look(match).unused["stark"][0] == 0
    assert refused(match, ("muster", "winterfell", "footman")) == "got-components-7"
    play(match, ("upgrade", "winterfell", "knight"), ("muster", "winterfell", "footman"))
    assert units_in(match, "winterfell") == {"footman": 1, "knight": 1}


# -- ships


@covers("got-muster-15", "got-port-6")
def test_ships_go_to_the_port_or_an_adjacent_sea() -> None:
    match = musters(tokens={"harrenhal": "stark"})
    ships = {str(option[2]) for option in choices(match) if option[:2] == ("muster_ship", "winterfell")}
    assert ships == {"port_of_winterfell", "bay_of_ice", "the_shivering_sea"}
    assert refused(match, ("muster_ship", "winterfell", "the_narrow_sea")) == "got-muster-15"
    assert refused(match, ("muster_ship", "winterfell", "port_of_white_harbor")) == "got-muster-15"
    assert refused(match, ("muster", "winterfell", "ship")) == "got-muster-15"  # not onto the land


@covers("got-muster-16", "got-port-7")
def test_no_ships_into_a_sea_with_enemy_ships() -> None:
    match = musters(units={"bay_of_ice": ("greyjoy", "ship"), "the_shivering_sea": ("stark", "ship")})
    assert refused(match, ("muster_ship", "winterfell", "bay_of_ice")) == "got-muster-16"
    assert may(match, ("muster_ship", "winterfell", "the_shivering_sea"))
    assert may(match, ("muster_ship", "winterfell", "port_of_winterfell"))  # though its sea is the Bay of Ice


@covers("got-muster-17")
def test_without_water_no_ships() -> None:
    match = musters(tokens={"harrenhal": "stark", "the_reach": "stark"})
    assert not any(option[:2] == ("muster_ship", "harrenhal") for option in choices(match))
    assert refused(match, ("muster_ship", "harrenhal", "blackwater_bay")) == "got-muster-17"
    assert refused(match, ("muster_ship", "the_reach", "blackwater_bay")) == "got-muster-17"


@covers("got-muster-18", "got-muster-23")
def test_ships_in_a_sea_are_an_army() -> None:
    match = musters(
        supply={"stark": 0},
        units={
            "karhold": ("stark", "footman", "footman"),
            "bay_of_ice": ("stark", "ship", "ship"),
            "the_shivering_sea": ("stark", "ship"),
            "port_of_winterfell": ("stark", "ship"),
        },
    )
    assert refused(match, ("muster_ship", "winterfell", "bay_of_ice")) == "got-muster-10"
    assert refused(match, ("muster_ship", "winterfell", "the_shivering_sea")) == "got-muster-10"
    assert refused(match, ("muster_ship", "winterfell", "port_of_winterfell")) == "got-muster-10"
    play(match, ("muster", "winterfell", "footman"))


@covers("got-muster-19")
def test_land_units_are_not_mustered_into_water() -> None:
    match = musters()
    assert refused(match, ("muster", "port_of_winterfell", "footman")) == "got-muster-19"
    assert refused(match, ("muster", "bay_of_ice", "knight")) == "got-muster-19"
    assert {option[1] for option in choices(match) if option[0] == "muster"} == {"winterfell"}


@covers("got-muster-22")
def test_a_sea_next_to_the_area_is_open_if_empty_or_own() -> None:
    match = musters(tokens={"seagard": "stark", "flints_finger": "stark"}, units={"sunset_sea": ("stark", "ship")})
    ships = {(option[1], option[2]) for option in choices(match) if option[0] == "muster_ship"}
    assert {place for area, place in ships if area == "seagard"} == {"ironmans_bay"}
    assert {place for area, place in ships if area == "flints_finger"} == {"bay_of_ice", "ironmans_bay", "sunset_sea"}


@covers("got-muster-23")
def test_a_port_and_its_sea_are_separate_armies() -> None:
    match = musters(
        supply={"stark": 1},
        units={"bay_of_ice": ("stark", "ship", "ship"), "port_of_winterfell": ("stark", "ship", "ship")},
    )
    play(match, ("muster_ship", "winterfell", "bay_of_ice"))  # 3 and 2
    assert refused(match, ("muster_ship", "winterfell", "port_of_winterfell")) == "got-muster-10"  # 3 and 3
    assert asked(match).power == "stark"


@covers("got-march-17")
def test_a_ship_is_mustered_onto_an_order_whose_own_ships_are_gone() -> None:
    """The last ship there fell in a combat that its house won: the order stayed, and now a neighbour's ship comes."""
    match = musters(units={"winterfell": ("stark", "footman")}, orders={"bay_of_ice": ("greyjoy", "support")})
    assert look(match).orders["bay_of_ice"] == ("greyjoy", "support")
    play(match, ("muster_ship", "winterfell", "bay_of_ice"))
    assert look(match).owner["bay_of_ice"] == "stark"
    assert "bay_of_ice" not in look(match).orders
