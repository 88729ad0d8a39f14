"""The map: areas, homes, rivers, bridges and islands."""

from __future__ import annotations

import pytest

from tests.rulebook.game_of_thrones.positions import choices, look, march, may, refused, table, units_in
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.game_of_thrones.components import ADJACENT, AREA, AREAS, ISLANDS, KIND, LANDS, PORT_SEA, SEAS

SEA_NAMES = {
    *("bay_of_ice", "the_shivering_sea", "the_narrow_sea", "ironmans_bay", "sunset_sea", "the_golden_sound"),
    *("blackwater_bay", "shipbreaker_bay", "sea_of_dorne", "redwyne_straights", "east_summer_sea", "west_summer_sea"),
}
PORT_LANDS = {"winterfell", "white_harbor", "pyke", "lannisport", "dragonstone", "storms_end", "oldtown", "sunspear"}
CASTLES = {
    *("white_harbor", "moat_cailin", "flints_finger", "the_eyrie", "harrenhal"),
    *("crackclaw_point", "the_reach", "storms_end", "yronwood", "starfall"),
}
STRONGHOLDS = {
    *("winterfell", "pyke", "seagard", "riverrun", "lannisport", "kings_landing", "dragonstone"),
    *("highgarden", "oldtown", "sunspear"),
}
SUPPLY = {
    **dict.fromkeys(("lannisport", "blackwater", "highgarden"), 2),
    **dict.fromkeys(
        (
            *("winterfell", "the_stony_shore", "widows_watch", "greywater_watch", "the_fingers", "seagard", "pyke"),
            *("the_mountains_of_the_moon", "the_eyrie", "riverrun", "dragonstone", "searoad_marches", "kingswood"),
            *("princes_pass", "three_towers", "sunspear", "salt_shore", "starfall"),
        ),
        1,
    ),
}
POWER = {
    "kings_landing": 2,
    **dict.fromkeys(
        (
            *("castle_black", "karhold", "winterfell", "the_twins", "seagard", "pyke", "the_eyrie", "riverrun"),
            *("harrenhal", "dragonstone", "stoney_sept", "kingswood", "dornish_marches", "the_boneway"),
            *("princes_pass", "sunspear", "the_arbor"),
        ),
        1,
    ),
}


@covers("got-terms-2", "got-board-5", "got-port-1", table=True)
def test_lands_seas_and_ports() -> None:
    assert len(AREAS) == 58
    assert set(SEAS) == SEA_NAMES
    assert {area for area in AREAS if KIND[area] == "port"} == {f"port_of_{land}" for land in PORT_LANDS}
    assert len(LANDS) == 38
    assert {AREA[port].land: sea for port, sea in PORT_SEA.items()} == {
        "winterfell": "bay_of_ice",
        "white_harbor": "the_narrow_sea",
        "pyke": "ironmans_bay",
        "lannisport": "the_golden_sound",
        "dragonstone": "shipbreaker_bay",
        "storms_end": "shipbreaker_bay",
        "oldtown": "redwyne_straights",
        "sunspear": "east_summer_sea",
    }
    spaces = {space["id"]: space["kind"] for space in table(("raven",)).title.board({})["spaces"]}
    assert spaces == KIND


@covers("got-terms-2", "got-board-5", table=True)
def test_castles_and_icons_of_the_areas() -> None:
    assert {area for area in AREAS if AREA[area].castle == "castle"} == CASTLES
    assert {area for area in AREAS if AREA[area].castle == "stronghold"} == STRONGHOLDS
    assert {area: AREA[area].supply for area in AREAS if AREA[area].supply} == SUPPLY
    assert {area: AREA[area].power for area in AREAS if AREA[area].power} == POWER
    assert (sum(SUPPLY.values()), sum(POWER.values())) == (24, 19)


@covers("got-terms-3", table=True)
def test_homes() -> None:
    homes = {
        "winterfell": "stark",
        "pyke": "greyjoy",
        "lannisport": "lannister",
        "dragonstone": "baratheon",
        "highgarden": "tyrell",
        "sunspear": "martell",
    }
    state = look(table(("raven",)))
    assert {area: house for area in LANDS if (house := state.controller(area))} == homes
    assert state.victory == dict.fromkeys(homes.values(), 1)


def marching(origin: str, *others: str, ships: tuple[str, ...] = (), house: str = "stark") -> Match:
    """A footman with a march order."""
    return table(
        ("marches",),
        units={origin: (house, "footman", *others), **dict.fromkeys(ships, (house, "ship"))},
        orders={origin: "march_0"},
        pause="martell" if house != "martell" else "stark",
    )


def targets(match: Match) -> set[str]:
    return {str(option[2]) for option in choices(match) if option[:2] == ("move", "footman")}


@covers("got-board-1")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("riverrun", "the_mountains_of_the_moon"),
        ("harrenhal", "the_mountains_of_the_moon"),
        ("three_towers", "starfall"),
        ("greywater_watch", "winterfell"),
    ],
)
def test_rivers_part_lands(one: str, other: str) -> None:
    for origin, target in ((one, other), (other, one)):
        match = marching(origin)
        assert refused(match, ("move", "footman", target)) == "got-board-1"
        assert target not in targets(match)
    far = marching("karhold")
    assert refused(far, ("move", "footman", "riverrun")) == "got-march-4"


@covers("got-board-2")
def test_bridges_join_lands() -> None:
    for one, other in (("winterfell", "moat_cailin"), ("moat_cailin", "the_twins"), ("three_towers", "princes_pass")):
        for origin, target in ((one, other), (other, one)):
            match = marching(origin)
            march(match, origin, ("footman", target))
            assert units_in(match, target) == {"footman": 1}
    overland = {"winterfell", "white_harbor", "greywater_watch", "the_twins", "seagard"}
    assert targets(marching("moat_cailin")) == overland
    by_ship = {
        *("white_harbor", "widows_watch", "the_fingers", "the_twins", "the_mountains_of_the_moon", "crackclaw_point"),
    }
    assert targets(marching("moat_cailin", ships=("the_narrow_sea",))) == overland | by_ship
    assert targets(marching("moat_cailin", ships=("bay_of_ice",))) == overland
    fleet = table(("marches",), units={"bay_of_ice": ("stark", "ship")}, orders={"bay_of_ice": "march_0"})
    assert {option[2] for option in choices(fleet) if option[0] == "move"} == {"sunset_sea", "port_of_winterfell"}


@covers("got-board-3")
def test_the_three_islands_are_lands_without_land_neighbours() -> None:
    match = table(
        ("consolidate",),
        units={"the_arbor": ("stark", "footman")},
        orders={"the_arbor": "consolidate"},
        tracks={"iron_throne": ("stark",)},
        pause="martell",
    )
    assert look(match).power["stark"] == 5 + 2
    assert look(match).controller("the_arbor") == "stark"
    alone = {land for land in LANDS if not any(KIND[near] == "land" for near in ADJACENT[land])}
    assert alone == ISLANDS == {"dragonstone", "pyke", "the_arbor"}


@covers("got-board-4")
def test_islands_are_reached_and_left_only_by_ship() -> None:
    leaving = table(
        ("marches",),
        units={"dragonstone": ("baratheon", "footman"), "shipbreaker_bay": ("baratheon", "ship")},
        orders={"dragonstone": "march_0"},
    )
    assert targets(leaving) == {"crackclaw_point", "kingswood", "storms_end"}
    assert refused(leaving, ("move", "footman", "the_narrow_sea")) == "got-march-5"
    assert refused(leaving, ("move", "footman", "the_reach")) == "got-board-4"
    coming = marching("three_towers")
    assert refused(coming, ("move", "footman", "the_arbor")) == "got-board-4"
    assert refused(coming, ("move", "footman", "pyke")) == "got-board-4"
    assert refused(coming, ("move", "footman", "the_reach")) == "got-march-4"
    assert may(coming, ("move", "footman", "oldtown"))
    shipped = marching("three_towers", ships=("redwyne_straights",))
    march(shipped, "three_towers", ("footman", "the_arbor"))
    assert units_in(shipped, "the_arbor") == {"footman": 1}
