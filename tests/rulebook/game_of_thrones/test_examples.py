"""The worked examples of the rulebook and the cases derived from it, one test for each, named by its id."""

from __future__ import annotations

from itertools import islice

import warcouncil
from tests.rulebook.game_of_thrones.positions import (
    QUIET,
    army,
    bid,
    choices,
    kinds,
    look,
    march,
    panel,
    play,
    question,
    refused,
    stars_placed,
    table,
    told,
    units_in,
)
from warcouncil.testing.covers import covers

NORTH = ("castle_black", "karhold", "white_harbor", "moat_cailin", "flints_finger", "winterfell")


# -- set-up


@covers("got-setup-5", "got-players-7")
def test_ex_setup_1() -> None:
    neutrals = look(warcouncil.new("game_of_thrones", players=3, seed=1)).neutrals
    assert len(neutrals) == 14
    assert {area: strength for area, strength in neutrals.items() if strength} == {"kings_landing": 5, "the_eyrie": 6}
    assert sum(not strength for strength in neutrals.values()) == 12


@covers("got-players-2", "got-players-4", "got-setup-4")
def test_ex_setup_2() -> None:
    counts = {
        players: len(look(warcouncil.new("game_of_thrones", players=players, seed=1)).neutrals) for players in (4, 5)
    }
    assert counts == {4: 12, 5: 9}


@covers("got-setup-11", "got-setup-9", "got-setup-12")
def test_ex_setup_3() -> None:
    state = look(warcouncil.new("game_of_thrones", players=4, seed=1))
    assert state.tracks == {
        "iron_throne": ("baratheon", "lannister", "stark", "greyjoy"),
        "fiefdoms": ("greyjoy", "stark", "baratheon", "lannister"),
        "kings_court": ("lannister", "stark", "baratheon", "greyjoy"),
    }
    assert state.holders == {
        "iron_throne": "baratheon",
        "valyrian_steel_blade": "greyjoy",
        "messenger_raven": "lannister",
    }


@covers("got-setup-15", "got-terms-6")
def test_ex_setup_4() -> None:
    state = look(warcouncil.new("game_of_thrones", players=6, seed=1))
    assert set(state.power.values()) == {5}
    assert set(state.pool.values()) == {15}


# -- supply


def too_large(supply: int, *sizes: int) -> bool:
    """Whether Stark has to remove units when its supply becomes so much and its armies have these sizes."""
    icons = ("the_stony_shore", "widows_watch", "greywater_watch", "the_fingers", "the_mountains_of_the_moon")
    pieces = iter(["footman"] * 10 + ["knight"] * 5 + ["siege_engine"] * 2)
    units = {area: ("stark", *islice(pieces, size)) for area, size in zip(NORTH, sizes, strict=False)}
    match = table(
        ("supply", "stark"), units=units, tokens=dict.fromkeys(icons[: supply - 1], "stark"), phase="westeros"
    )
    assert look(match).supply["stark"] == supply
    return bool(match.decisions or told(match, "loses_unit"))


@covers("got-supply-2", "got-supply-3")
def test_ex_supply_1() -> None:
    match = table(("planning",), units={"winterfell": ("stark", "footman")}, supply=3)
    assert panel(match, "stark")["armies"] == [3, 2, 2, 2]
    assert not too_large(3, 3, 2, 2, 2)
    assert too_large(3, 3, 3, 2, 2)
    assert too_large(3, 2, 2, 2, 2, 2)


@covers("got-supply-2", "got-supply-3")
def test_ex_supply_2() -> None:
    assert not too_large(2, 3, 2, 2)
    assert too_large(2, 3, 3, 2)
    assert too_large(2, 2, 2, 2, 2)


@covers("got-supply-4", "got-supply-5", "got-supply-1")
def test_ex_supply_3() -> None:
    match = table(
        ("westeros",),
        players=4,
        supply={"lannister": 5},
        westeros={**QUIET, "I": "supply"},
        units={
            "the_twins": ("lannister", "footman", "footman", "knight", "knight"),
            "harrenhal": ("lannister", "footman", "footman", "knight"),
            "lannisport": ("lannister", "footman", "footman"),
            "stoney_sept": ("lannister", "knight", "footman"),
            "searoad_marches": ("lannister", "footman"),
            "the_golden_sound": ("lannister", "ship"),
            "riverrun": ("greyjoy", "footman"),
            "seagard": ("greyjoy", "footman"),
        },
    )
    assert look(match).supply["lannister"] == 3
    assert question(match) == ("lannister", "reconcile")
    play(match, ("lose", "the_twins", "footman"), ("lose", "harrenhal", "footman"))
    assert "reconcile" not in kinds(match)
    sizes = [look(match).size(area) for area in ("the_twins", "harrenhal", "lannisport", "stoney_sept")]
    assert sizes == [3, 2, 2, 2]


@covers("got-terms-5")
def test_ex_supply_4() -> None:
    assert not too_large(1, 1, 1, 1, 1, 1, 1)
    assert too_large(1, 2, 2, 2)


# -- mustering


@covers("got-muster-10", "got-muster-13", "got-muster-14")
def test_ex_muster_1() -> None:
    match = table(
        ("westeros",),
        players=5,
        supply={"lannister": 3},
        westeros={**QUIET, "I": "mustering"},
        tracks={"iron_throne": ("lannister",)},
        units={
            "lannisport": ("lannister", "footman"),
            "harrenhal": ("lannister", "footman", "footman"),
            "riverrun": ("lannister", "knight", "knight", "knight"),
            "stoney_sept": ("lannister", "footman"),
            "ironmans_bay": ("greyjoy", "ship"),
        },
    )
    assert question(match) == ("lannister", "muster")
    play(match, ("muster", "lannisport", "footman"), ("muster_ship", "lannisport", "the_golden_sound"))
    play(match, ("muster_ship", "riverrun", "the_golden_sound"))
    assert look(match).mustering["riverrun"] == 1
    assert not any(option[1:2] == ("riverrun",) for option in choices(match))
    assert refused(match, ("muster", "riverrun", "footman")) == "got-muster-10"
    assert refused(match, ("muster_ship", "riverrun", "the_golden_sound")) == "got-muster-10"
    assert refused(match, ("muster", "stoney_sept", "footman")) == "got-muster-14"
    play(match, ("upgrade", "harrenhal", "knight"))
    assert question(match) != ("lannister", "muster")
    assert units_in(match, "lannisport") == {"footman": 2}
    assert units_in(match, "harrenhal") == {"footman": 1, "knight": 1}
    assert units_in(match, "riverrun") == {"knight": 3}
    assert units_in(match, "stoney_sept") == {"footman": 1}
    assert units_in(match, "the_golden_sound") == {"ship": 2}


# -- bidding


@covers("got-clash-5", "got-clash-6", "got-clash-7")
def test_ex_clash_1() -> None:
    match = table(("clash", "fiefdoms"), players=5, tracks={"iron_throne": ("greyjoy",)})
    bid(match, lannister=4, baratheon=3, stark=3, tyrell=2, greyjoy=0)
    assert question(match) == ("greyjoy", "clash_tie")
    state = play(match, ("rank", "baratheon"))
    assert state.tracks["fiefdoms"] == ("lannister", "baratheon", "stark", "tyrell", "greyjoy")
    assert state.holders["valyrian_steel_blade"] == "lannister"
    assert state.power == {"lannister": 1, "baratheon": 2, "stark": 2, "tyrell": 3, "greyjoy": 5}
    assert state.pool == {house: 20 - power for house, power in state.power.items()}


@covers("got-dominance-4", "got-dominance-3")
def test_ex_clash_2() -> None:
    match = table(("clash", "iron_throne"), players=4, tracks={"iron_throne": ("greyjoy",)})
    bid(match, greyjoy=0, stark=2, lannister=2, baratheon=1)
    assert question(match) == ("greyjoy", "clash_tie")
    assert look(match).holders["iron_throne"] == "greyjoy"
    state = play(match, ("rank", "lannister"))
    assert state.tracks["iron_throne"] == ("lannister", "stark", "baratheon", "greyjoy")
    assert state.holders["iron_throne"] == "lannister"


# -- orders


def stars_of(players: int, place: int) -> int:
    """How many special orders Stark can place from a position of the King's Court track."""
    court = [house for house in look(table(("planning",), players=players)).tracks["kings_court"] if house != "stark"]
    court.insert(place - 1, "stark")
    units = dict.fromkeys(NORTH, ("stark", "footman"))
    return stars_placed(table(("planning",), players=players, units=units, tracks={"kings_court": court}), "stark")


@covers("got-dominance-12", "got-planning-6")
def test_ex_orders_1() -> None:
    assert {place: stars_of(6, place) for place in (1, 4, 5)} == {1: 3, 4: 1, 5: 0}


@covers("got-dominance-12", "got-dominance-10")
def test_ex_orders_2() -> None:
    assert [{place: stars_of(players, place) for place in (1, 4)} for players in (5, 6)] == [{1: 3, 4: 1}] * 2


@covers("got-raid-1", "got-raid-3", "got-special-5")
def test_ex_raid_1() -> None:
    match = table(
        ("raids",),
        players=5,
        tracks={"iron_throne": ("greyjoy", "stark", "lannister", "baratheon", "tyrell")},
        units={
            "west_summer_sea": ("greyjoy", "ship"),
            "the_reach": ("lannister", "footman"),
            "sunset_sea": ("lannister", "ship"),
            "lannisport": ("lannister", "footman"),
            "stoney_sept": ("baratheon", "footman"),
            "dornish_marches": ("tyrell", "footman"),
            "highgarden": ("tyrell", "footman"),
        },
        orders={
            "west_summer_sea": "raid",
            "the_reach": "raid",
            "sunset_sea": "raid",
            "lannisport": "defense_plus_1",
            "stoney_sept": "raid_star",
            "dornish_marches": "raid",
            "highgarden": "consolidate",
        },
        pause="stark",
    )
    assert question(match) == ("greyjoy", "raid")
    play(match, ("raid", "west_summer_sea", "highgarden"))
    assert question(match) == ("lannister", "raid")  # Stark has no raid order
    play(match, ("raid", "the_reach", "dornish_marches"))
    assert question(match) == ("baratheon", "raid")
    state = play(match, ("raid", "stoney_sept", "lannisport"))
    assert question(match) == ("stark", "consolidate")  # Tyrell has none left, and Lannister's last one has no target
    assert told(match, "raid_wasted") == [{"power": "lannister", "area": "sunset_sea"}]
    assert set(state.orders) == {"winterfell"}
    assert (state.power["greyjoy"], state.power["tyrell"]) == (6, 4)


@covers("got-march-3", "got-march-13")
def test_ex_march_1() -> None:
    match = table(
        ("marches",),
        units={
            "lannisport": ("lannister", "footman", "footman", "footman"),
            "searoad_marches": ("lannister", "footman"),
        },
        orders={"lannisport": "march_0"},
        pause="stark",
    )
    state = march(match, "lannisport", ("footman", "stoney_sept"), ("footman", "searoad_marches"))
    assert question(match) == ("stark", "consolidate")
    assert state.units == {
        "lannisport": army("footman"),
        "stoney_sept": army("footman"),
        "searoad_marches": army("footman", "footman"),
    }
    assert "lannisport" not in state.orders
    assert not told(match, "combat")


@covers("got-consolidate-2")
def test_ex_consolidate_1() -> None:
    match = table(
        ("consolidate",),
        units={"dragonstone": ("baratheon", "footman")},
        orders={"dragonstone": "consolidate"},
        pause="stark",
    )
    assert look(match).power["baratheon"] == 5 + 2
    assert "dragonstone" not in look(match).orders


# -- wildlings and influence


@covers("got-wildling-15")
def test_ex_wildling_1() -> None:
    match = table(("wildling_attack", 8, ""), players=4, threat=8, wildlings=("skinchanger_scout",))
    bid(match, stark=1, greyjoy=2, lannister=1, baratheon=3)
    assert question(match) == ("baratheon", "wildling_tie")
    assert choices(match) == {("name", "stark"), ("name", "lannister")}
    state = play(match, ("name", "lannister"))
    assert state.power == {"lannister": 0, "stark": 2, "greyjoy": 1, "baratheon": 0}


@covers("got-influence-1", "got-influence-2", "got-influence-4")
def test_ex_influence_1() -> None:
    match = table(
        ("wildling_attack", 2, ""),
        players=4,
        tracks={"kings_court": ("lannister", "stark", "baratheon", "greyjoy")},
        used=("messenger_raven",),
        wildlings=("a_king_beyond_the_wall",),
    )
    bid(match, baratheon=2)
    state = play(match, ("promote", "kings_court"))
    assert state.tracks["kings_court"] == ("baratheon", "lannister", "stark", "greyjoy")
    assert state.holders["messenger_raven"] == "baratheon"
    assert state.used == ("messenger_raven",)
