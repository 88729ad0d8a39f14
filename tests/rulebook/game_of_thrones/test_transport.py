"""Ship transport; rivers, bridges and islands."""

from __future__ import annotations

import pytest

from tests.rulebook.game_of_thrones.duels import duel, fought
from tests.rulebook.game_of_thrones.positions import (
    Placed,
    choices,
    look,
    march,
    may,
    play,
    question,
    refused,
    table,
    units_in,
)
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.game_of_thrones.components import ADJACENT, AREAS, KIND


def marching(origin: str, *force: str, units: Placed | None = None, **more: str) -> Match:
    """Tyrell is asked what moves from an area; `more` are orders of other areas."""
    placed = {origin: ("tyrell", *force), **(units or {})}
    match = table(("marches",), units=placed, orders={origin: "march_0", **more}, pause="baratheon")
    assert question(match) == ("tyrell", "move")
    return match


def reached(match: Match) -> set[str]:
    return {str(option[2]) for option in choices(match) if option[0] == "move"}


SOUTH: Placed = {
    "redwyne_straights": ("tyrell", "ship"),
    "west_summer_sea": ("tyrell", "ship"),
    "east_summer_sea": ("tyrell", "ship"),
}
NO_USE: Placed = {
    "east_summer_sea": ("greyjoy", "ship"),
    "sunset_sea": ("greyjoy", "ship"),
    "storms_end": ("tyrell", "footman"),
    "port_of_storms_end": ("tyrell", "ship"),
}
"""Ships of others, and ships in a port."""
BY_LAND = {"searoad_marches", "the_reach", "dornish_marches", "oldtown"}


# -- transport


@covers("got-transport-1")
def test_lands_joined_by_own_ships_are_adjacent() -> None:
    """Highgarden, one sea after the other: what each adds."""
    match = marching("highgarden", "footman")
    assert reached(match) == BY_LAND
    match = marching("highgarden", "footman", units={"redwyne_straights": ("tyrell", "ship")})
    assert reached(match) == BY_LAND | {"three_towers", "the_arbor"}
    match = marching("highgarden", "footman", units={"west_summer_sea": ("tyrell", "ship")})
    assert reached(match) == BY_LAND | {"three_towers", "the_arbor", "starfall"}
    match = marching("highgarden", "footman", units=SOUTH)
    chain = {"three_towers", "the_arbor", "starfall", "storms_end", "salt_shore", "sunspear"}
    assert reached(match) == BY_LAND | chain


@covers("got-transport-1")
def test_a_chain_must_be_unbroken() -> None:
    units = {"redwyne_straights": ("tyrell", "ship"), "east_summer_sea": ("tyrell", "ship")}
    match = marching("highgarden", "footman", units=units)
    assert reached(match) == BY_LAND | {"three_towers", "the_arbor"}
    match = marching("highgarden", "footman", units={"east_summer_sea": ("tyrell", "ship")})
    assert reached(match) == BY_LAND


@covers("got-transport-2", "got-transport-7")
def test_the_same_ships_transport_again_and_again_and_stay() -> None:
    match = marching("highgarden", "footman", "footman", "knight", "siege_engine", units=SOUTH)
    march(match, "highgarden", ("footman", "starfall"), ("footman", "storms_end"), ("knight", "three_towers"))
    assert units_in(match, "starfall") == {"footman": 1}
    assert units_in(match, "storms_end") == {"footman": 1}
    assert units_in(match, "three_towers") == {"knight": 1}
    for sea in SOUTH:
        assert units_in(match, sea) == {"ship": 1}


@covers("got-transport-2")
def test_two_march_orders_may_use_the_same_ships() -> None:
    units = {
        "west_summer_sea": ("tyrell", "ship"),
        "highgarden": ("tyrell", "footman"),
        "the_arbor": ("tyrell", "knight"),
    }
    orders = {"highgarden": "march_0", "the_arbor": "march_minus_1"}
    match = table(("marches",), units=units, orders=orders, pause="baratheon")
    march(match, "highgarden", ("footman", "starfall"))
    march(match, "the_arbor", ("knight", "starfall"))
    assert units_in(match, "starfall") == {"footman": 1, "knight": 1}


@covers("got-transport-3")
def test_enemy_ships_do_not_transport() -> None:
    units: Placed = {**SOUTH, "west_summer_sea": ("greyjoy", "ship")}
    match = marching("highgarden", "footman", units=units)
    for area in ("starfall", "storms_end", "sunspear"):
        assert refused(match, ("move", "footman", area)) == "got-transport-3"
    assert may(match, ("move", "footman", "the_arbor"))
    assert refused(match, ("move", "footman", "winterfell")) == "got-march-4"  # nobody's ships go there


@pytest.mark.parametrize("order", ["march_minus_1", "raid", "support", "defense_plus_1", "consolidate"])
@covers("got-transport-4")
def test_ships_transport_whatever_their_order(order: str) -> None:
    units: Placed = {"west_summer_sea": ("tyrell", "ship"), "highgarden": ("tyrell", "footman"), **NO_USE}
    orders = {"highgarden": "march_0", "west_summer_sea": order}
    match = table(("marches",), units=units, orders=orders, pause="baratheon")
    if order == "march_minus_1":
        play(match, ("march", "highgarden"))
    assert reached(match) == BY_LAND | {"three_towers", "the_arbor", "starfall"}


@covers("got-transport-5")
def test_routed_ships_transport() -> None:
    match = marching("highgarden", "footman", units={"west_summer_sea": ("tyrell", "routed_ship"), **NO_USE})
    assert reached(match) == BY_LAND | {"three_towers", "the_arbor", "starfall"}
    march(match, "highgarden", ("footman", "starfall"))
    assert units_in(match, "starfall") == {"footman": 1}


@covers("got-transport-6")
def test_transported_units_may_attack() -> None:
    units: Placed = {**SOUTH, "sunspear": ("martell", "footman")}
    match = marching("highgarden", "knight", "knight", units=units)
    march(match, "highgarden", ("knight", "sunspear"), ("knight", "sunspear"))
    combat = look(match).combat
    assert combat is not None
    assert (combat.origin, combat.area, combat.defender) == ("highgarden", "sunspear", "martell")


@covers("got-transport-9")
def test_ships_in_a_port_do_not_transport() -> None:
    match = marching("oldtown", "footman", units={"port_of_oldtown": ("tyrell", "ship")})
    assert reached(match) == {"highgarden", "dornish_marches", "three_towers"}
    assert refused(match, ("move", "footman", "the_arbor")) == "got-transport-9"


@covers("got-transport-9")
def test_a_port_is_no_link_between_fleets() -> None:
    units: Placed = {"port_of_oldtown": ("tyrell", "ship"), "west_summer_sea": ("tyrell", "ship")}
    match = marching("oldtown", "footman", units=units)
    assert "starfall" not in reached(match)
    assert refused(match, ("move", "footman", "starfall")) == "got-transport-9"


@covers("got-transport-9")
def test_ships_at_sea_transport_beside_those_in_a_port() -> None:
    units: Placed = {
        "port_of_oldtown": ("tyrell", "ship"),
        "redwyne_straights": ("tyrell", "ship"),
        "west_summer_sea": ("greyjoy", "ship"),
    }
    match = marching("oldtown", "footman", units=units)
    assert reached(match) == {"highgarden", "dornish_marches", "three_towers", "the_arbor"}


@covers("got-transport-10")
def test_transport_ends_on_land() -> None:
    match = marching("highgarden", "footman", units={**SOUTH, "oldtown": ("tyrell", "footman")})
    assert all(KIND[area] == "land" for area in reached(match))
    for area in (*SOUTH, "sea_of_dorne", "port_of_oldtown"):
        assert refused(match, ("move", "footman", area)) == "got-march-5"


@covers("got-transport-10")
def test_ships_are_not_transported() -> None:
    match = marching("redwyne_straights", "ship", units={"west_summer_sea": ("tyrell", "ship")})
    assert reached(match) == {"west_summer_sea"}
    for area in ("sunset_sea", "east_summer_sea"):
        assert refused(match, ("move", "ship", area)) == "got-march-4"
    match = marching(
        "redwyne_straights", "ship", units={"port_of_oldtown": ("tyrell", "ship"), "oldtown": ("tyrell", "footman")}
    )
    assert reached(match) == {"west_summer_sea", "port_of_oldtown"}


@covers("got-transport-1", "got-retreat-14")
def test_retreats_use_transport_too() -> None:
    units: Placed = {"west_summer_sea": ("tyrell", "ship")}
    match = duel("stark", "tyrell", force=("knight",) * 4, area="searoad_marches", origin="stoney_sept", units=units)
    fought(match, "ser_rodrick_cassel", "margaery_tyrell")
    assert may(match, ("retreat", "the_arbor"))
    play(match, ("retreat", "starfall"))
    assert units_in(match, "starfall") == {"routed_footman": 1}


# -- rivers, bridges, islands

PARTED = [
    ("three_towers", "starfall"),
    ("the_mountains_of_the_moon", "harrenhal"),
    ("the_mountains_of_the_moon", "riverrun"),
    ("greywater_watch", "winterfell"),
]


@pytest.mark.parametrize(("one", "other"), PARTED)
@covers("got-board-1")
def test_lands_parted_by_a_river_are_not_adjacent(one: str, other: str) -> None:
    """For a march, for support, and for a raid."""
    for origin, to in ((one, other), (other, one)):
        match = marching(origin, "footman", "footman")
        assert refused(match, ("move", "footman", to)) == "got-board-1"


@covers("got-board-1")
def test_support_does_not_cross_a_river() -> None:
    units = {"the_mountains_of_the_moon": ("lannister", "knight"), "blackwater": ("lannister", "footman")}
    orders = dict.fromkeys(units, "support")
    match = duel("stark", "lannister", area="harrenhal", origin="riverrun", units=units, orders=orders)
    assert choices(match) == {("support", "blackwater", "lannister"), ("refuse", "blackwater")}
    assert refused(match, ("support", "the_mountains_of_the_moon", "lannister")) == "got-support-15"


@pytest.mark.parametrize(
    ("one", "other"),
    [("harrenhal", "riverrun"), ("kings_landing", "kingswood"), ("the_twins", "seagard"), ("blackwater", "the_reach")],
)
@covers("got-board-2")
def test_lands_joined_by_a_bridge_are_adjacent(one: str, other: str) -> None:
    for origin, to in ((one, other), (other, one)):
        match = table(
            ("marches",),
            units={origin: ("tyrell", "footman")},
            orders={origin: "march_0"},
            neutrals=(),
            pause="martell",
        )
        assert may(match, ("move", "footman", to))


@covers("got-board-2")
def test_bridges_are_crossed_where_ships_lie_off_the_coast_as_well() -> None:
    match = marching("riverrun", "footman", units={"ironmans_bay": ("tyrell", "ship")})
    assert {"harrenhal", "seagard", "stoney_sept", "lannisport"} <= reached(match)


ISLANDS = ("dragonstone", "pyke", "the_arbor")


@covers("got-board-3")
def test_the_islands_are_lands_like_any_other() -> None:
    assert [area for area in AREAS if KIND[area] == "land" and not any(KIND[n] == "land" for n in ADJACENT[area])] == [
        "pyke",
        "dragonstone",
        "the_arbor",
    ]
    match = table(
        ("consolidate",),
        units={"the_arbor": ("tyrell", "footman")},
        orders={"the_arbor": "consolidate"},
        tracks={"iron_throne": ["tyrell"]},
        pause="martell",
    )
    assert look(match).controller("the_arbor") == "tyrell"
    assert look(match).power["tyrell"] == 5 + 2  # one for the order, one for the icon


@pytest.mark.parametrize(
    ("island", "shore", "sea"),
    [
        ("pyke", "seagard", "ironmans_bay"),
        ("dragonstone", "kingswood", "shipbreaker_bay"),
        ("the_arbor", "highgarden", "west_summer_sea"),
    ],
)
@covers("got-board-4")
def test_land_units_reach_and_leave_islands_only_by_ship(island: str, shore: str, sea: str) -> None:
    for origin, to in ((island, shore), (shore, island)):
        units: Placed = {origin: ("martell", "footman"), "yronwood": ("martell", "footman")}
        orders = {origin: "march_0", "yronwood": "march_minus_1"}
        match = table(("marches",), units=units, orders=orders, garrisons=(), pause="stark")
        if origin == shore:  # from an island nothing is asked without ships
            play(match, ("march", origin))
            assert refused(match, ("move", "footman", to)) == "got-board-4"
        with_ships = table(
            ("marches",), units={**units, sea: ("martell", "ship")}, orders=orders, garrisons=(), pause="stark"
        )
        march(with_ships, origin, ("footman", to))
        assert units_in(with_ships, to) == {"footman": 1}


@covers("got-board-5")
def test_small_islands_are_no_areas() -> None:
    assert len(AREAS) == 58
    assert [KIND[area] for area in AREAS].count("land") == 38
    assert [KIND[area] for area in AREAS].count("sea") == 12
    assert [KIND[area] for area in AREAS].count("port") == 8
    for name in ("bear_island", "tarth", "skagos", "the_sisters", "fair_isle"):
        assert name not in AREAS
