"""The seventh castle or stronghold wins at once, at whatever moment it happens."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.game_of_thrones.duels import fought
from tests.rulebook.game_of_thrones.positions import (
    Orders,
    Placed,
    battle,
    look,
    march,
    play,
    question,
    table,
    told,
    units_in,
)
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers

SIX = dict.fromkeys(("white_harbor", "moat_cailin", "flints_finger", "seagard", "riverrun"), "stark")
"""With Winterfell, six castles and strongholds of Stark."""


def near_the_end(units: Placed, orders: Orders, **more: Any) -> Match:
    tokens = {area: house for area, house in SIX.items() if area not in units}
    match = table(("marches",), units=units, orders=orders, tokens=tokens, pause="martell", **more)
    assert look(match).victory["stark"] == 6
    return match


def won_by(match: Match, house: str) -> bool:
    result = match.result
    return match.over and result is not None and result.winners == (look(match).seats[house],)


@covers("got-goal-2", "got-victory-8")
def test_in_the_middle_of_a_march_before_its_combat() -> None:
    """One unit enters Harrenhal, another attacks: the combat is never fought."""
    units = {"riverrun": ("stark", "footman", "knight", "footman"), "stoney_sept": ("lannister", "footman")}
    match = near_the_end(units, {"riverrun": "march_0"})
    march(match, "riverrun", ("footman", "harrenhal"), ("knight", "stoney_sept"))
    assert won_by(match, "stark")
    assert told(match, "base_strength") == []
    assert match.result is not None
    assert (match.result.reason, match.result.clause) == ("seven_castles", "got-goal-2")


@covers("got-victory-8", "got-control-14")
def test_by_a_home_that_falls_back_when_its_conqueror_leaves() -> None:
    """Lannister leaves Winterfell without a token: Stark has seven at once, before the move is even carried out."""
    units = {"winterfell": ("lannister", "footman"), "karhold": ("stark", "footman")}
    tokens = {**SIX, "the_eyrie": "stark"}
    match = table(("marches",), units=units, orders={"winterfell": "march_0"}, tokens=tokens, pause="martell")
    assert look(match).victory["stark"] == 6
    march(match, "winterfell", ("footman", "karhold"))
    assert won_by(match, "stark")
    assert told(match, "combat") == []


@covers("got-victory-8")
def test_a_token_in_the_enemy_home_prevents_it() -> None:
    units = {"winterfell": ("lannister", "footman"), "karhold": ("stark", "footman")}
    tokens = {**SIX, "the_eyrie": "stark"}
    match = table(("marches",), units=units, orders={"winterfell": "march_0"}, tokens=tokens, pause="martell")
    march(match, "winterfell", ("footman", "castle_black"), token=True)
    assert not match.over


@covers("got-goal-2")
def test_by_a_combat_before_the_port_is_settled() -> None:
    """Storm's End falls with ships in its port: the match is over before they can be taken."""
    units = {
        "the_boneway": ("stark", "knight", "knight"),
        "storms_end": ("baratheon", "footman"),
        "port_of_storms_end": ("baratheon", "ship"),
    }
    match = near_the_end(units, {"the_boneway": "march_0"})
    march(match, "the_boneway", ("knight", "storms_end"), ("knight", "storms_end"))
    fought(match, "robb_stark", "patchface")
    play(match, ("retreat", "kingswood"))
    assert won_by(match, "stark")
    assert units_in(match, "port_of_storms_end") == {"ship": 1}


@covers("got-goal-2")
def test_by_a_land_with_a_port_that_is_entered_without_combat() -> None:
    units = {"the_boneway": ("stark", "footman"), "port_of_storms_end": ("baratheon", "ship")}
    tokens = {**SIX, "storms_end": "baratheon"}
    match = table(("marches",), units=units, orders={"the_boneway": "march_0"}, tokens=tokens, pause="martell")
    march(match, "the_boneway", ("footman", "storms_end"))
    assert won_by(match, "stark")
    assert units_in(match, "port_of_storms_end") == {"ship": 1}


@covers("got-goal-2")
def test_by_a_neutral_force_that_is_beaten() -> None:
    units = {"crackclaw_point": ("stark", "siege_engine", "footman", "knight")}
    tokens = {area: house for area, house in SIX.items() if area != "seagard"}
    match = table(("marches",), units=units, orders={"crackclaw_point": "march_0"}, tokens=tokens, pause="martell")
    assert look(match).victory["stark"] == 6
    march(match, "crackclaw_point", ("siege_engine", "kings_landing"), ("footman", "kings_landing"))
    assert won_by(match, "stark")


@covers("got-goal-2", "got-victory-8")
@pytest.mark.parametrize(("order", "held"), [("march_0", True), ("march_minus_1", False)])
def test_a_castle_that_is_fought_over_is_nobodys(order: str, held: bool) -> None:
    """Mace kills the last Greyjoy footman in Winterfell: it is Stark's again only if Tyrell does not take it."""
    units = {"karhold": ("tyrell", "footman"), "winterfell": ("greyjoy", "footman")}
    tokens = {**SIX, "the_eyrie": "stark"}
    match = table(
        ("marches",),
        units=units,
        orders={"karhold": order},
        tokens=tokens,
        tracks={"fiefdoms": ["lannister"]},
        pause="martell",
    )
    assert look(match).victory["stark"] == 6
    march(match, "karhold", ("footman", "winterfell"))
    battle(match, "mace_tyrell", "euron_crows_eye")
    assert told(match, "total_strength") != []
    if held:
        assert look(match).owner["winterfell"] == "tyrell" and not match.over
    else:
        assert won_by(match, "stark")


@covers("got-goal-2", "got-retreat-21")
def test_by_a_retreat_into_a_castle() -> None:
    """Robb sends the beaten Lannister into an empty castle: it is Lannister's seventh."""
    units = {"seagard": ("stark", "knight", "knight"), "the_twins": ("lannister", "footman")}
    held = ("harrenhal", "riverrun", "crackclaw_point", "the_reach", "highgarden")
    match = table(
        ("marches",),
        units=units,
        orders={"seagard": "march_0"},
        tokens=dict.fromkeys(held, "lannister"),
        pause="martell",
    )
    assert look(match).victory["lannister"] == 6
    march(match, "seagard", ("knight", "the_twins"), ("knight", "the_twins"))
    fought(match, "robb_stark", "the_hound")
    assert question(match) == ("stark", "robb")
    play(match, ("retreat", "moat_cailin"))
    assert won_by(match, "lannister")


@covers("got-victory-8")
def test_by_a_penalty_of_the_wildlings() -> None:
    """The lowest bidder loses its last unit in Winterfell, which falls back to Stark."""
    match = table(
        ("wildling_attack", 12, ""),
        units={"winterfell": ("greyjoy", "footman"), "greywater_watch": ("greyjoy", "footman", "footman", "knight")},
        tokens={**SIX, "the_eyrie": "stark"},
        wildlings=["mammoth_riders"],
        phase="westeros",
    )
    assert look(match).victory["stark"] == 6
    for decision in match.decisions:
        match.choose(decision, ("bid", 0))
    play(match, ("name", "greyjoy"), ("lose", "winterfell", "footman"))
    assert won_by(match, "stark")


@pytest.mark.parametrize("enters", [True, False])
@covers("got-goal-2", "got-victory-3")
def test_the_seventh_counts_at_the_moment_it_is_entered(enters: bool) -> None:
    units = {"riverrun": ("stark", "footman", "knight")}
    match = near_the_end(units, {"riverrun": "march_0"})
    march(match, "riverrun", ("footman", "harrenhal" if enters else "stoney_sept"))
    assert match.over is enters
