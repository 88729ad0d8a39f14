"""Resolving march orders."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.game_of_thrones.duels import duel, fought
from tests.rulebook.game_of_thrones.positions import (
    Orders,
    Placed,
    asked,
    choices,
    look,
    march,
    may,
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

ARMY = ("stark", "footman", "footman", "knight")


def marching(*force: str, units: Placed | None = None, orders: Orders | None = None, **more: Any) -> Match:
    """Stark is asked what moves from Winterfell."""
    placed = {"winterfell": ("stark", *force), **(units or {})}
    given: Orders = {"winterfell": "march_0", **(orders or {})}
    match = table(("marches",), units=placed, orders=given, pause="martell", **more)
    assert question(match) == ("stark", "move")
    return match


# -- turns


@covers("got-march-1")
def test_houses_take_turns_with_one_march_order_each() -> None:
    """Lannister, Stark, Lannister, Stark: one order at a time, and Baratheon without any is skipped."""
    units = {
        "lannisport": ("lannister", "footman"),
        "stoney_sept": ("lannister", "footman"),
        "winterfell": ("stark", "footman"),
        "moat_cailin": ("stark", "footman"),
        "karhold": ("stark", "footman"),
        "kingswood": ("baratheon", "footman"),
    }
    orders = {
        "lannisport": "march_0",
        "stoney_sept": "march_minus_1",
        "winterfell": "march_0",
        "moat_cailin": "march_minus_1",
        "karhold": "march_plus_1",
        "kingswood": "support",
    }
    match = table(("marches",), units=units, orders=orders, pause="martell")
    turns = []
    while asked(match).kind in ("march", "move"):
        turns.append((asked(match).power, asked(match).kind, len(asked(match).options)))
        last = asked(match).options[-1]  # the last order of the list, or no move at all
        play(match, last)
    assert [(power, count) for power, kind, count in turns if kind == "march"] == [
        ("lannister", 2),
        ("stark", 3),
        ("stark", 2),
    ]
    assert [power for power, kind, _ in turns if kind == "move"] == [
        "lannister",
        "stark",
        "lannister",
        "stark",
        "stark",
    ]
    assert [entry["area"] for entry in told(match, "marches")][:2] == ["stoney_sept", "moat_cailin"]


@covers("got-march-18", "got-march-13")
def test_an_order_must_be_resolved_though_nothing_need_move() -> None:
    units = {"winterfell": ("stark", "footman"), "moat_cailin": ("stark", "footman")}
    orders = {"winterfell": "march_0", "moat_cailin": "march_minus_1"}
    match = table(("marches",), units=units, orders=orders, pause="martell")
    assert choices(match) == {("march", "winterfell"), ("march", "moat_cailin")}
    play(match, ("march", "moat_cailin"))
    assert may(match, ("done",))
    state = play(match, ("done",))
    assert "moat_cailin" not in state.orders
    assert "winterfell" in state.orders
    assert units_in(match, "moat_cailin") == {"footman": 1}
    assert question(match) == ("stark", "move")


@covers("got-march-1", "got-orders-8")
def test_only_an_own_march_order_is_resolved() -> None:
    units = {
        "winterfell": ("stark", "footman"),
        "moat_cailin": ("stark", "footman"),
        "karhold": ("stark", "footman"),
        "lannisport": ("lannister", "footman"),
    }
    orders = {"winterfell": "march_0", "moat_cailin": "march_minus_1", "karhold": "support", "lannisport": "march_0"}
    tracks = {"iron_throne": ["stark"]}
    match = table(("marches",), units=units, orders=orders, tracks=tracks, pause="martell")
    assert refused(match, ("march", "karhold")) == "got-orders-8"  # no march order
    assert refused(match, ("march", "lannisport")) == "got-march-1"  # another house's
    assert refused(match, ("march", "pyke")) == "got-march-1"


# -- who may go where


@covers("got-march-2")
def test_all_some_or_none_of_the_units_move() -> None:
    for moves in ((), ("footman",), ("footman", "knight"), ("footman", "footman", "knight")):
        match = marching(*ARMY[1:])
        march(match, "winterfell", *((unit, "karhold") for unit in moves))
        assert sum(units_in(match, "karhold").values()) == len(moves)
        assert sum(units_in(match, "winterfell").values()) == 3 - len(moves)
    match = marching("footman", "knight")
    play(match, ("move", "footman", "karhold"))
    assert refused(match, ("move", "footman", "karhold")) == "got-march-2"
    assert refused(match, ("move", "siege_engine", "karhold")) == "got-march-2"


@covers("got-march-3")
def test_units_may_go_to_several_areas_and_some_may_stay() -> None:
    match = marching("footman", "footman", "knight", "siege_engine")
    march(match, "winterfell", ("footman", "karhold"), ("knight", "castle_black"), ("siege_engine", "moat_cailin"))
    assert units_in(match, "karhold") == {"footman": 1}
    assert units_in(match, "castle_black") == {"knight": 1}
    assert units_in(match, "moat_cailin") == {"siege_engine": 1}
    assert units_in(match, "winterfell") == {"footman": 1}


@covers("got-march-4")
def test_units_march_to_adjacent_areas_only() -> None:
    match = marching("footman")
    near = {"castle_black", "karhold", "white_harbor", "the_stony_shore", "moat_cailin"}
    assert choices(match) == {*(("move", "footman", area) for area in near), ("done",)}
    for area in ("the_twins", "widows_watch", "winterfell", "seagard"):
        assert refused(match, ("move", "footman", area)) == "got-march-4"


@pytest.mark.parametrize("unit", ["footman", "knight", "siege_engine"])
@covers("got-march-5", "got-port-3")
def test_land_units_enter_no_sea_and_no_port(unit: str) -> None:
    match = marching(unit, units={"port_of_winterfell": ("stark", "ship")})
    for area in ("bay_of_ice", "the_shivering_sea", "port_of_winterfell"):
        assert refused(match, ("move", unit, area)) == "got-march-5"
    assert refused(match, ("move", unit, "seagard")) == "got-march-4"


@covers("got-march-6")
def test_ships_sail_to_adjacent_seas_and_own_ports_but_not_onto_land() -> None:
    units = {"bay_of_ice": ("stark", "ship"), "winterfell": ("stark", "footman")}
    match = table(("marches",), units=units, orders={"bay_of_ice": "march_0"}, pause="martell")
    assert choices(match) == {("move", "ship", "sunset_sea"), ("move", "ship", "port_of_winterfell"), ("done",)}
    for area in ("winterfell", "flints_finger", "castle_black"):
        assert refused(match, ("move", "ship", area)) == "got-march-6"
    assert refused(match, ("move", "ship", "ironmans_bay")) == "got-march-4"
    march(match, "bay_of_ice", ("ship", "sunset_sea"))
    assert units_in(match, "sunset_sea") == {"ship": 1}


@covers("got-retreat-13")
def test_routed_units_do_not_march() -> None:
    match = marching("footman", "routed_footman", "routed_knight")
    assert {option[1] for option in choices(match) if option[0] == "move"} == {"footman"}
    assert refused(match, ("move", "routed_footman", "karhold")) == "got-retreat-13"
    march(match, "winterfell", ("footman", "karhold"))
    assert units_in(match, "winterfell") == {"routed_footman": 1, "routed_knight": 1}


@covers("got-retreat-13")
def test_a_march_order_with_only_routed_units_moves_nobody() -> None:
    units = {"winterfell": ("stark", "routed_footman"), "karhold": ("stark", "footman")}
    orders = {"winterfell": "march_0", "karhold": "march_minus_1"}
    match = table(("marches",), units=units, orders=orders, pause="martell")
    play(match, ("march", "winterfell"))
    assert question(match) == ("stark", "move")
    assert {option[1] for option in choices(match) if option[0] == "move"} == {"footman"}  # Karhold's turn already
    assert "winterfell" not in look(match).orders


# -- one combat


@covers("got-march-7")
def test_one_march_meets_only_one_enemy() -> None:
    enemies = {"karhold": ("lannister", "footman"), "moat_cailin": ("greyjoy", "footman")}
    match = marching("footman", "footman", "knight", units=enemies)
    play(match, ("move", "footman", "karhold"))
    assert refused(match, ("move", "knight", "moat_cailin")) == "got-march-7"
    assert may(match, ("move", "knight", "karhold"))
    assert may(match, ("move", "knight", "castle_black"))


@covers("got-march-7", "got-garrison-3")
def test_a_garrison_alone_is_an_enemy_too() -> None:
    units = {"stoney_sept": ("stark", "footman", "footman", "knight"), "harrenhal": ("greyjoy", "footman")}
    match = table(("marches",), units=units, orders={"stoney_sept": "march_0"}, pause="martell")
    play(match, ("move", "footman", "lannisport"))
    assert refused(match, ("move", "knight", "harrenhal")) == "got-march-7"
    play(match, ("move", "footman", "blackwater"), ("done",))
    combat = look(match).combat
    assert combat is not None
    assert (combat.attacker, combat.defender, combat.area) == ("stark", "lannister", "lannisport")


@covers("got-march-7")
def test_own_units_and_own_garrisons_are_no_enemies() -> None:
    units = {"moat_cailin": ARMY, "white_harbor": ("stark", "footman"), "seagard": ("greyjoy", "footman")}
    match = table(("marches",), units=units, orders={"moat_cailin": "march_0"}, pause="martell")
    march(match, "moat_cailin", ("footman", "seagard"), ("knight", "winterfell"), ("footman", "white_harbor"))
    assert units_in(match, "winterfell") == {"knight": 1}
    assert units_in(match, "white_harbor") == {"footman": 2}


@covers("got-march-8", "got-combat-4", "got-terms-10")
def test_marching_into_enemy_units_is_an_attack() -> None:
    match = duel("stark", "lannister", force=("footman", "knight"))
    combat = look(match).combat
    assert combat is not None
    assert (combat.attacker, combat.defender) == ("stark", "lannister")
    assert (combat.origin, combat.area, combat.order) == ("seagard", "the_twins", "march_0")
    assert combat.force == (1, 1, 0, 0, 0, 0, 0)
    assert [decision.kind for decision in match.decisions] == ["house_card", "house_card"]


@covers("got-march-9")
def test_all_other_moves_come_before_the_combat() -> None:
    enemy = {"karhold": ("lannister", "footman"), "castle_black": ("stark", "footman")}
    match = marching("footman", "footman", "knight", units=enemy, orders={"castle_black": "support"})
    march(match, "winterfell", ("knight", "karhold"), ("footman", "castle_black"), ("footman", "moat_cailin"))
    assert units_in(match, "moat_cailin") == {"footman": 1}
    assert units_in(match, "castle_black") == {"footman": 2}
    assert question(match) == ("stark", "support")
    fought(match, "ser_rodrick_cassel", "the_hound", {"castle_black": "stark"})
    assert strengths(match) == (2 + 2 + 1, 3)  # the newcomer supports


@pytest.mark.parametrize(("order", "modifier"), [("march_minus_1", -1), ("march_0", 0), ("march_plus_1", 1)])
@covers("got-march-10", "got-special-3", "got-orders-2")
def test_the_number_of_the_march_order_changes_the_attackers_strength(order: str, modifier: int) -> None:
    match = duel("stark", "lannister", force=("knight",), order=order)
    fought(match, "ser_rodrick_cassel", "the_hound")
    assert strengths(match) == (3 + modifier, 3)


@covers("got-march-15", "got-control-7")
def test_a_march_may_enter_any_number_of_empty_areas_and_enemy_tokens() -> None:
    tokens = {"castle_black": "greyjoy", "moat_cailin": "lannister"}
    match = marching("footman", "footman", "knight", "knight", tokens=tokens, units={"karhold": ("greyjoy", "footman")})
    march(
        match,
        "winterfell",
        ("footman", "castle_black"),
        ("footman", "moat_cailin"),
        ("knight", "the_stony_shore"),
        ("knight", "karhold"),
    )
    state = look(match)
    assert state.tokens == {}
    assert (state.pool["greyjoy"], state.pool["lannister"]) == (15, 15)
    for area in ("castle_black", "moat_cailin", "the_stony_shore"):
        assert state.controller(area) == "stark"
    assert state.combat is not None


# -- what becomes of the order


@covers("got-march-13", "got-cleanup-5")
def test_a_resolved_march_order_is_removed() -> None:
    match = marching("footman", "knight")
    assert "winterfell" in look(match).orders
    march(match, "winterfell", ("footman", "karhold"))
    assert "winterfell" not in look(match).orders


@covers("got-march-14")
def test_units_may_march_on_with_another_order() -> None:
    units = {"winterfell": ("stark", "footman"), "moat_cailin": ("stark", "knight")}
    orders = {"winterfell": "march_0", "moat_cailin": "march_minus_1"}
    match = table(("marches",), units=units, orders=orders, pause="martell")
    march(match, "winterfell", ("footman", "moat_cailin"))
    march(match, "moat_cailin", ("footman", "seagard"), ("knight", "seagard"))
    assert units_in(match, "seagard") == {"footman": 1, "knight": 1}


@covers("got-march-14", "got-march-17")
def test_an_enemy_who_takes_the_area_first_breaks_the_chain() -> None:
    units = {
        "winterfell": ("stark", "footman"),
        "moat_cailin": ("stark", "footman"),
        "seagard": ("lannister", "knight", "knight"),
    }
    orders = {"winterfell": "march_0", "moat_cailin": "march_minus_1", "seagard": "march_0"}
    match = table(("marches",), units=units, orders=orders, pause="martell")
    march(match, "seagard", ("knight", "moat_cailin"), ("knight", "moat_cailin"))
    fought(match, "the_hound", "ser_rodrick_cassel")
    play(match, ("retreat", "winterfell"))
    assert set(look(match).orders) == {"winterfell", "sunspear"}
    assert question(match) == ("stark", "move")
    assert {option[1] for option in choices(match) if option[0] == "move"} == {"footman"}
    march(match, "winterfell")
    assert question(match) == ("martell", "consolidate")
    assert winner(match) == "lannister"


@covers("got-march-17")
def test_an_order_without_units_goes_when_an_enemy_enters() -> None:
    """The last unit had died in a combat that its house won; the order had stayed."""
    orders = {"karhold": ("lannister", "march_0"), "castle_black": ("stark", "defense_plus_1")}
    tracks = {"iron_throne": ["stark"]}
    match = marching("footman", "knight", orders=orders, tracks=tracks)
    march(match, "winterfell", ("footman", "karhold"), ("knight", "castle_black"))
    assert set(look(match).orders) == {"castle_black", "sunspear"}  # the own order stays


# -- supply


@covers("got-march-12", "got-supply-9")
def test_a_march_that_would_break_supply_is_refused() -> None:
    match = marching("footman", "knight", units={"karhold": ("stark", "footman", "footman")}, supply={"stark": 0})
    assert refused(match, ("move", "footman", "karhold")) == "got-march-12"
    assert may(match, ("move", "footman", "moat_cailin"))
    play(match, ("move", "footman", "moat_cailin"))
    assert refused(match, ("move", "knight", "karhold")) == "got-march-12"


@covers("got-march-12")
def test_only_the_position_after_all_moves_counts() -> None:
    """Two armies of two may become two others; on the way there would be three."""
    units = {"karhold": ("stark", "footman"), "white_harbor": ("stark", "footman", "footman")}
    match = marching("footman", "footman", units=units, supply={"stark": 0})
    play(match, ("move", "footman", "karhold"))  # an army of two; Winterfell has only one left
    assert refused(match, ("move", "footman", "karhold")) == "got-march-12"
    assert may(match, ("done",))


@covers("got-march-12")
def test_a_march_is_not_over_while_supply_is_broken() -> None:
    units = {
        "karhold": ("stark", "footman"),
        "castle_black": ("stark", "footman"),
        "white_harbor": ("stark", "footman", "footman"),
    }
    match = marching("footman", "footman", "knight", units=units, supply={"stark": 1})
    play(match, ("move", "footman", "karhold"))
    assert refused(match, ("done",)) == "got-march-12"  # Karhold, White Harbor and Winterfell: three armies
    assert refused(match, ("move", "footman", "castle_black")) == "got-march-12"
    play(match, ("move", "footman", "the_stony_shore"))
    assert may(match, ("done",))


@covers("got-march-12")
def test_attackers_count_in_the_area_they_attack() -> None:
    units = {
        "karhold": ("lannister", "footman"),
        "white_harbor": ("stark", "footman", "footman", "footman"),
        "moat_cailin": ("stark", "footman", "footman"),
        "castle_black": ("stark", "knight", "knight"),
    }
    match = marching("footman", "footman", "routed_knight", "routed_knight", units=units, supply={"stark": 5})
    play(match, ("move", "footman", "karhold"))
    assert refused(match, ("move", "footman", "karhold")) == "got-march-12"  # a fifth army
    assert may(match, ("done",))
