"""Control of areas and homes, power tokens on the board, and what the clean-up of a combat does to them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.game_of_thrones.duels import duel, fought
from tests.rulebook.game_of_thrones.positions import (
    Placed,
    choices,
    look,
    march,
    play,
    question,
    refused,
    strengths,
    table,
    told,
    units_in,
    winner,
)
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.game_of_thrones.marches import token_forbidden
from warcouncil.titles.game_of_thrones.state import March

# -- control


@pytest.mark.parametrize("unit", ["footman", "knight", "siege_engine", "routed_footman"])
@covers("got-control-1")
def test_a_land_unit_controls_its_land(unit: str) -> None:
    match = table(("marches",), units={"moat_cailin": ("stark", unit)}, pause="martell")
    assert look(match).controller("moat_cailin") == "stark"
    assert look(match).victory["stark"] == 2


@covers("got-control-1", "got-control-12")
def test_a_power_token_or_the_own_emblem_controls_a_land() -> None:
    match = table(("marches",), tokens={"moat_cailin": "stark"}, pause="martell")
    state = look(match)
    assert state.controller("moat_cailin") == "stark"
    assert state.controller("winterfell") == "stark"
    assert state.controller("dragonstone") == "baratheon"
    assert state.controller("white_harbor") is None
    assert state.victory == {**dict.fromkeys(state.houses, 1), "stark": 2}


@covers("got-control-18")
def test_a_land_left_empty_belongs_to_nobody() -> None:
    units = {"white_harbor": ("stark", "footman"), "port_of_white_harbor": ("stark", "ship")}
    match = table(("marches",), units=units, orders={"white_harbor": "march_0"}, pause="martell")
    assert look(match).victory["stark"] == 2
    march(match, "white_harbor", ("footman", "widows_watch"))
    state = look(match)
    assert state.controller("white_harbor") is None
    assert state.victory["stark"] == 1
    assert state.port_owner("port_of_white_harbor") is None
    assert "port_of_white_harbor" not in state.owner


@covers("got-control-18", "got-control-12")
def test_homes_of_houses_not_in_play_belong_to_nobody() -> None:
    match = table(("marches",), players=4, units={"karhold": ("stark", "footman")}, pause="baratheon")
    assert look(match).controller("highgarden") is None
    assert look(match).controller("sunspear") is None


# -- establishing control


def leaving(area: str = "moat_cailin", to: str = "the_twins", units: Placed | None = None, **more: Any) -> Match:
    """Stark has moved its only unit out of an area."""
    placed: Placed = {area: ("stark", "footman"), **(units or {})}
    match = table(("marches",), units=placed, orders={area: "march_0"}, pause="martell", **more)
    play(match, ("move", "footman", to))
    return match


@covers("got-control-2")
def test_whoever_leaves_a_land_may_keep_control_with_a_token() -> None:
    match = leaving()
    assert question(match) == ("stark", "leave_token")
    assert choices(match) == {("establish", "moat_cailin"), ("decline",)}
    play(match, ("establish", "moat_cailin"))
    state = look(match)
    assert state.tokens == {"moat_cailin": "stark"}
    assert (state.power["stark"], state.pool["stark"]) == (4, 15)
    assert state.controller("moat_cailin") == "stark"
    assert state.victory["stark"] == 2


@covers("got-control-2", "got-control-18")
def test_without_a_token_control_is_lost() -> None:
    match = leaving()
    play(match, ("decline",))
    assert look(match).controller("moat_cailin") is None
    assert look(match).power["stark"] == 5
    assert look(match).victory["stark"] == 1


@covers("got-control-17", "got-control-2")
def test_nothing_is_asked_while_a_unit_stays() -> None:
    units = {"moat_cailin": ("stark", "footman", "routed_knight")}
    match = table(("marches",), units=units, orders={"moat_cailin": "march_0"}, pause="martell")
    march(match, "moat_cailin", ("footman", "the_twins"))
    assert told(match, "establishes") == []
    assert question(match) == ("martell", "consolidate")
    assert look(match).controller("moat_cailin") == "stark"


@covers("got-control-17")
def test_a_march_that_moves_nothing_lays_no_token() -> None:
    match = table(
        ("marches",), units={"moat_cailin": ("stark", "footman")}, orders={"moat_cailin": "march_0"}, pause="martell"
    )
    play(match, ("done",))
    assert question(match) == ("martell", "consolidate")


@covers("got-control-3", "got-control-16", "got-control-17")
def test_a_token_goes_only_to_the_land_that_was_left() -> None:
    match = leaving()
    for area in ("the_narrow_sea", "port_of_white_harbor"):
        assert refused(match, ("establish", area)) == "got-control-3"
    assert refused(match, ("establish", "winterfell")) == "got-control-16"
    for area in ("the_twins", "seagard", "lannisport"):
        assert refused(match, ("establish", area)) == "got-control-17"


@covers("got-control-3")
def test_nothing_is_asked_when_ships_leave_a_sea_or_a_port() -> None:
    units = {"bay_of_ice": ("stark", "ship"), "port_of_winterfell": ("stark", "ship")}
    for origin, to in (("bay_of_ice", "sunset_sea"), ("port_of_winterfell", "bay_of_ice")):
        match = table(("marches",), units=units, orders={origin: "march_0"}, pause="martell")
        march(match, origin, ("ship", to))
        assert told(match, "establishes") == []
        assert look(match).tokens == {}
        state = look(match).copy()
        state.march = March("stark", origin, "march_0", (to,))
        assert token_forbidden(state, "stark", ("establish", origin)) == "got-control-3"


@covers("got-control-4", "got-control-9")
def test_a_token_stays_when_units_come_back_and_leave_again() -> None:
    match = leaving(units={"the_fingers": ("stark", "footman")}, tokens={"moat_cailin": "stark", "the_twins": "stark"})
    assert question(match) == ("martell", "consolidate")  # there is a token already
    assert look(match).tokens == {"moat_cailin": "stark", "the_twins": "stark"}
    assert look(match).controller("moat_cailin") == "stark"
    match = leaving(tokens={"the_twins": "stark"})
    assert refused(match, ("establish", "the_twins")) == "got-control-9"


@covers("got-control-10")
def test_without_available_power_there_is_no_token() -> None:
    match = leaving(power={"stark": 0})
    assert question(match) == ("martell", "consolidate")
    assert look(match).tokens == {}
    match = leaving(power={"stark": 1})
    assert question(match) == ("stark", "leave_token")
    state = look(match).copy()
    assert token_forbidden(state, "stark", ("establish", "moat_cailin")) is None
    state.power["stark"] = 0
    assert token_forbidden(state, "stark", ("establish", "moat_cailin")) == "got-control-10"


@covers("got-control-16")
def test_no_token_is_laid_in_the_own_home() -> None:
    match = leaving("winterfell", "karhold")
    assert question(match) == ("martell", "consolidate")
    assert look(match).controller("winterfell") == "stark"
    assert look(match).power["stark"] == 5


@covers("got-control-5")
def test_the_token_is_decided_about_before_the_combat() -> None:
    match = leaving(units={"the_twins": ("lannister", "footman")})
    assert question(match) == ("stark", "leave_token")
    assert look(match).combat is None
    play(match, ("establish", "moat_cailin"))
    assert look(match).combat is not None
    assert look(match).tokens == {"moat_cailin": "stark"}
    fought(match, "ser_rodrick_cassel", "tywin_lannister")
    assert winner(match) == "lannister"
    assert look(match).tokens == {"moat_cailin": "stark"}
    assert units_in(match, "moat_cailin") == {"routed_footman": 1}


@covers("got-control-6", "got-control-7")
def test_a_token_goes_to_the_pool_when_an_opponent_takes_the_land() -> None:
    match = leaving(tokens={"the_twins": "lannister"})
    play(match, ("decline",))
    state = look(match)
    assert state.combat is None
    assert state.tokens == {}
    assert (state.power["lannister"], state.pool["lannister"]) == (5, 15)
    assert state.controller("the_twins") == "stark"


@covers("got-control-6")
def test_a_token_stays_when_its_own_house_enters() -> None:
    match = leaving(tokens={"the_twins": "stark"})
    play(match, ("decline",))
    assert look(match).tokens == {"the_twins": "stark"}


@covers("got-control-8")
def test_a_token_is_no_defense_and_no_power_icon() -> None:
    match = duel("stark", "lannister", tokens={"the_twins": "lannister"})
    fought(match, "ser_rodrick_cassel", "ser_kevan_lannister")
    assert strengths(match) == (2, 2)
    for area, gained in (("white_harbor", 1), ("karhold", 2)):  # Karhold has a power icon
        match = table(
            ("consolidate",),
            units={area: ("stark", "footman")},
            orders={area: "consolidate"},
            tokens={area: "stark"},
            pause="martell",
        )
        assert question(match) == ("martell", "consolidate")
        assert look(match).power["stark"] == 5 + gained


@covers("got-control-11")
def test_no_token_is_laid_where_the_last_unit_dies() -> None:
    """In a wildling attack: Mammoth Riders take three units of the lowest bidder."""
    match = table(
        ("wildling_attack", 12, ""),
        units={"moat_cailin": ("stark", "footman"), "white_harbor": ("stark", "footman", "footman", "knight")},
        wildlings=["mammoth_riders"],
        phase="westeros",
    )
    for decision in match.decisions:
        match.choose(decision, ("bid", 0))
    play(match, ("name", "stark"))
    assert question(match) == ("stark", "wildling_losses")
    play(match, ("lose", "moat_cailin", "footman"))
    assert question(match) == ("stark", "wildling_losses")
    assert look(match).controller("moat_cailin") is None
    assert look(match).tokens == {}
    assert look(match).power["stark"] == 5


@covers("got-control-11")
def test_no_token_is_laid_where_a_combat_is_lost() -> None:
    match = duel("stark", "lannister", force=("knight",) * 3, held=("footman",))
    fought(match, "eddard_stark", "ser_kevan_lannister")
    assert look(match).controller("the_twins") == "stark"
    assert look(match).tokens == {}
    assert told(match, "establishes") == []


# -- homes


@covers("got-control-12")
def test_an_emblem_keeps_its_home_without_any_unit() -> None:
    match = leaving("winterfell", "karhold", garrisons=())
    assert look(match).controller("winterfell") == "stark"


@covers("got-control-13")
def test_an_enemy_home_is_held_by_units_or_a_token() -> None:
    units = {"lannisport": ("stark", "footman")}
    match = table(("marches",), units=units, orders={"lannisport": "march_0"}, pause="martell")
    assert look(match).controller("lannisport") == "stark"
    assert (look(match).victory["stark"], look(match).victory["lannister"]) == (2, 0)
    march(match, "lannisport", ("footman", "stoney_sept"), token=True)
    assert look(match).tokens == {"lannisport": "stark"}
    assert look(match).controller("lannisport") == "stark"
    assert (look(match).victory["stark"], look(match).victory["lannister"]) == (2, 0)


@covers("got-control-14")
def test_an_enemy_home_left_without_a_token_falls_back_at_once() -> None:
    """Before the combat that the same march starts."""
    units = {"lannisport": ("stark", "footman"), "stoney_sept": ("greyjoy", "footman")}
    match = table(("marches",), units=units, orders={"lannisport": "march_0"}, pause="martell")
    march(match, "lannisport", ("footman", "stoney_sept"))
    assert look(match).combat is not None
    assert look(match).controller("lannisport") == "lannister"
    assert look(match).victory["lannister"] == 1


@covers("got-control-14")
def test_an_own_home_retaken_by_marching_in_throws_the_token_off() -> None:
    units = {"stoney_sept": ("lannister", "footman")}
    match = table(
        ("marches",), units=units, orders={"stoney_sept": "march_0"}, tokens={"lannisport": "stark"}, pause="martell"
    )
    march(match, "stoney_sept", ("footman", "lannisport"))
    assert look(match).tokens == {}
    assert look(match).controller("lannisport") == "lannister"


# -- clean-up of a combat


@covers("got-combat-cleanup-1")
@pytest.mark.parametrize("held", [("footman",), ("knight",) * 4])
def test_the_march_order_is_removed_whoever_wins(held: tuple[str, ...]) -> None:
    match = duel("stark", "lannister", force=("knight",) * 2, held=held)
    assert "seagard" in look(match).orders
    fought(match, "ser_rodrick_cassel", "ser_kevan_lannister")
    if winner(match) == "stark":
        play(match, ("retreat", "moat_cailin"))
    assert "seagard" not in look(match).orders


@covers("got-combat-cleanup-2", "got-combat-cleanup-6")
def test_winning_attackers_enter_and_remove_order_and_token() -> None:
    match = duel(
        "stark",
        "lannister",
        force=("knight", "knight", "siege_engine"),
        orders={"the_twins": "defense_plus_1"},
        tokens={"the_twins": "lannister"},
    )
    fought(match, "ser_rodrick_cassel", "ser_kevan_lannister")
    assert question(match) == ("lannister", "retreat")
    assert "the_twins" in look(match).orders  # the clean-up comes after the retreat
    play(match, ("retreat", "moat_cailin"))
    state = look(match)
    assert "the_twins" not in state.orders
    assert state.tokens == {}
    assert state.pool["lannister"] == 15
    assert units_in(match, "the_twins") == {"knight": 2, "siege_engine": 1}
    assert state.controller("the_twins") == "stark"


@covers("got-combat-cleanup-3")
def test_a_winning_defender_keeps_order_and_token() -> None:
    match = duel(
        "stark",
        "lannister",
        held=("knight",) * 2,
        orders={"the_twins": "defense_plus_1"},
        tokens={"the_twins": "lannister"},
    )
    fought(match, "ser_rodrick_cassel", "ser_kevan_lannister")
    assert winner(match) == "lannister"
    state = look(match)
    assert state.orders["the_twins"] == ("lannister", "defense_plus_1")
    assert state.tokens == {"the_twins": "lannister"}
    assert units_in(match, "the_twins") == {"knight": 2}
    assert state.owner["the_twins"] == "lannister"
