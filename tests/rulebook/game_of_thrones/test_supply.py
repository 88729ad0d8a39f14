"""Supply: icons, army limits and fitting the armies."""

from __future__ import annotations

import pytest

from tests.rulebook.game_of_thrones.positions import (
    QUIET,
    army,
    choices,
    kinds,
    look,
    march,
    may,
    play,
    question,
    refused,
    table,
    told,
    units_in,
)
from tests.rulebook.game_of_thrones.test_examples import too_large
from warcouncil.testing.covers import covers

LIMITS = {
    0: (2, 2),
    1: (3, 2),
    2: (3, 2, 2),
    3: (3, 2, 2, 2),
    4: (3, 3, 2, 2),
    5: (4, 3, 2, 2),
    6: (4, 3, 2, 2, 2),
}
NORTH = ("castle_black", "karhold", "white_harbor", "moat_cailin", "flints_finger")


@covers("got-supply-1", "got-cardref-4")
def test_the_icons_of_controlled_areas_are_counted_in_turn_order() -> None:
    match = table(
        ("westeros",),
        westeros={**QUIET, "I": "supply"},
        supply=3,
        units={"blackwater": ("stark", "footman"), "pyke": ("lannister", "footman")},
        tokens={"the_fingers": "stark", "highgarden": "lannister"},
        tracks={"iron_throne": ("martell", "stark", "tyrell", "lannister", "greyjoy", "baratheon")},
    )
    assert look(match).supply == {
        "stark": 1 + 2 + 1,  # home, units, token
        "greyjoy": 0,
        "lannister": 2 + 1 + 2,
        "baratheon": 1,
        "tyrell": 0,
        "martell": 1,
    }
    order = [entry["power"] for entry in told(match, "supply")]
    assert order == ["martell", "stark", "tyrell", "lannister", "greyjoy", "baratheon"]


@covers("got-supply-1")
def test_supply_ends_at_six() -> None:
    lands = ("blackwater", "highgarden", "searoad_marches", "the_fingers")
    match = table(("supply", "lannister"), phase="westeros", supply=2, tokens=dict.fromkeys(lands, "lannister"))
    assert look(match).supply["lannister"] == 6  # of eight icons
    assert look(match).supply["stark"] == 2


@covers("got-supply-2", "got-supply-3", "got-supply-7", table=True)
@pytest.mark.parametrize("supply", [1, 2, 3, 4, 5, 6])
def test_army_limits(supply: int) -> None:
    limits = LIMITS[supply]
    assert not too_large(supply, *limits)
    assert too_large(supply, *limits, 2)
    for i, size in enumerate(limits):
        more = (*limits[:i], size + 1, *limits[i + 1 :])
        fits = all(a <= b for a, b in zip(sorted(more, reverse=True), limits, strict=True))
        assert too_large(supply, *more) is not fits
        fewer = (*limits[:i], size - 1, *limits[i + 1 :])
        assert not too_large(supply, *fewer)


@covers("got-supply-3", "got-supply-7")
def test_army_limits_without_supply() -> None:
    def asked_to_remove(*sizes: int) -> bool:
        units = {area: ("stark", *["footman"] * size) for area, size in zip(NORTH, sizes, strict=False)}
        match = table(("supply", "stark"), phase="westeros", units=units, tokens={"winterfell": "greyjoy"})
        assert look(match).supply["stark"] == 0
        return bool(match.decisions or told(match, "loses_unit"))

    assert not asked_to_remove(2, 2, 1, 1)
    assert not asked_to_remove(2, 1)
    assert asked_to_remove(2, 2, 2)
    assert asked_to_remove(3, 1)


@covers("got-supply-4", "got-supply-5")
def test_units_are_removed_until_the_armies_fit() -> None:
    match = table(
        ("supply", "stark"),
        phase="westeros",
        units={
            "winterfell": ("stark", "knight", "footman", "siege_engine"),
            "bay_of_ice": ("stark", "ship", "ship", "ship"),
            "karhold": ("stark", "footman", "knight"),
            "castle_black": ("stark", "footman"),
            "pyke": ("greyjoy", "footman", "footman"),
        },
    )
    assert question(match) == ("stark", "reconcile")
    assert choices(match) == {
        ("lose", "winterfell", "knight"),
        ("lose", "winterfell", "footman"),
        ("lose", "winterfell", "siege_engine"),
        ("lose", "bay_of_ice", "ship"),
        ("lose", "karhold", "footman"),
        ("lose", "karhold", "knight"),
    }
    assert refused(match, ("lose", "pyke", "footman")) == "got-supply-5"
    assert refused(match, ("lose", "karhold", "ship")) == "got-supply-5"
    play(match, ("lose", "winterfell", "knight"))
    assert question(match) == ("stark", "reconcile")
    play(match, ("lose", "karhold", "footman"))
    assert match.over  # 3 and 2 fit supply 1
    assert units_in(match, "winterfell") == {"footman": 1, "siege_engine": 1}
    assert units_in(match, "karhold") == {"knight": 1}
    assert units_in(match, "bay_of_ice") == {"ship": 3}


@covers("got-terms-5")
def test_a_single_unit_is_no_army() -> None:
    match = table(
        ("supply", "stark"),
        phase="westeros",
        units={**dict.fromkeys(NORTH[:3], ("stark", "footman", "footman")), "moat_cailin": ("stark", "footman")},
    )
    assert refused(match, ("lose", "moat_cailin", "footman")) == "got-terms-5"
    play(match, ("lose", "karhold", "footman"))
    assert match.over
    alone = table(("supply", "stark"), phase="westeros", units=dict.fromkeys(NORTH, ("stark", "footman")))
    assert alone.over


@covers("got-supply-6")
def test_every_unit_counts_as_one() -> None:
    heavy = ("stark", "knight", "knight", "siege_engine")
    light = ("stark", "footman", "footman", "footman")
    for units in (heavy, light):
        fits = table(("supply", "stark"), phase="westeros", units={"winterfell": units})
        assert fits.over
        assert not told(fits, "loses_unit")
        more = table(("supply", "stark"), phase="westeros", units={"winterfell": (*units, "routed_footman")})
        assert question(more) == ("stark", "reconcile")


@covers("got-supply-8")
def test_supply_moves_only_when_a_card_says_so() -> None:
    match = table(
        ("marches",),
        supply={"stark": 1},
        units={"winterfell": ("stark", "footman"), "karhold": ("stark", "footman", "footman")},
        tokens={"the_stony_shore": "greyjoy"},
        orders={"winterfell": "march_0"},
        pause="martell",
        westeros={**QUIET, "I": "supply"},
    )
    march(match, "winterfell", ("footman", "the_stony_shore"))
    assert question(match) == ("martell", "consolidate")
    assert look(match).supply["stark"] == 1
    state = play(match, ("consolidate", "sunspear"))
    assert state.round == 6
    assert state.supply["stark"] == 2


@covers("got-supply-8")
def test_armies_are_not_checked_when_icons_are_lost() -> None:
    match = table(
        ("marches",),
        supply={"stark": 2},
        units={
            **dict.fromkeys(("winterfell", "karhold", "castle_black"), ("stark", "footman", "footman")),
            "the_stony_shore": ("stark", "footman"),
            "bay_of_ice": ("greyjoy", "ship"),
            "flints_finger": ("greyjoy", "knight", "knight"),
        },
        orders={"flints_finger": "march_0"},
        pause="martell",
    )
    march(match, "flints_finger", ("knight", "the_stony_shore"), ("knight", "the_stony_shore"))
    assert look(match).combat is not None
    assert look(match).supply["stark"] == 2
    assert "reconcile" not in kinds(match)


@covers("got-supply-9")
def test_nothing_may_break_the_supply_limit() -> None:
    armies = dict.fromkeys(("winterfell", "karhold"), ("stark", "footman", "footman"))
    match = table(("mustering", "stark"), phase="westeros", supply={"stark": 0}, units=armies)
    assert refused(match, ("muster", "winterfell", "footman")) == "got-muster-10"
    assert may(match, ("upgrade", "winterfell", "knight"))
    marching = table(("marches",), supply={"stark": 0}, units=armies, orders={"winterfell": "march_0"})
    assert may(marching, ("move", "footman", "castle_black"))
    assert refused(marching, ("move", "footman", "karhold")) == "got-march-12"


@covers("got-supply-9")
def test_ships_taken_over_in_a_port_keep_to_supply() -> None:
    match = table(
        ("marches",),
        supply={"stark": 0},
        units={
            "karhold": ("stark", "footman", "footman"),
            "castle_black": ("stark", "footman", "footman"),
            "moat_cailin": ("stark", "knight"),
            "port_of_white_harbor": ("greyjoy", "ship", "ship"),
        },
        tokens={"white_harbor": "greyjoy"},
        orders={"moat_cailin": "march_0"},
        pause="martell",
    )
    march(match, "moat_cailin", ("knight", "white_harbor"))
    assert question(match) == ("stark", "take_ships")
    assert choices(match) == {("take_ships", 0), ("take_ships", 1)}
    state = play(match, ("take_ships", 1))
    assert state.units["port_of_white_harbor"] == army("ship")
    assert state.owner["port_of_white_harbor"] == "stark"
