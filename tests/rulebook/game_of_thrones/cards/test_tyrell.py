"""House cards of Tyrell with a text: Mace, Ser Loras, the Queen of Thorns."""

from __future__ import annotations

import pytest

from tests.rulebook.game_of_thrones.duels import ROLES, clash, duel, fought, meet, totals
from tests.rulebook.game_of_thrones.positions import (
    asked,
    battle,
    choices,
    finish,
    look,
    march,
    may,
    play,
    question,
    refused,
    strengths,
    table,
    units_in,
    winner,
)
from warcouncil.testing.covers import covers

# -- Mace Tyrell


@pytest.mark.parametrize("role", ROLES)
@covers("got-combat-14", "got-cards-3")
def test_mace_kills_a_footman_and_strength_is_counted_anew(role: str) -> None:
    match = clash(role, "tyrell", "stark", ("footman",), ("footman", "knight"))
    meet(match, role, "mace_tyrell", "ser_rodrick_cassel")
    finish(match)
    assert totals(match, role) == (5, 2 + 1)
    assert look(match).unused["stark"][0] == 10


@pytest.mark.parametrize("role", ROLES)
def test_mace_without_a_footman_kills_nobody(role: str) -> None:
    match = clash(role, "tyrell", "stark", ("footman",), ("knight", "siege_engine"))
    meet(match, role, "mace_tyrell", "ser_rodrick_cassel")
    finish(match)
    assert totals(match, role) == (5, 3)


@covers("got-casualties-4")
def test_mace_spares_supporters() -> None:
    units = {"moat_cailin": ("stark", "footman")}
    match = duel("tyrell", "stark", held=("knight",), units=units, orders={"moat_cailin": "support"})
    battle(match, "mace_tyrell", "ser_rodrick_cassel", {"moat_cailin": "stark"})
    finish(match)
    assert strengths(match) == (5, 4)
    assert units_in(match, "moat_cailin") == {"footman": 1}


@covers("got-cards-16")
def test_mace_chooses_between_routed_and_fresh_footmen() -> None:
    match = duel("tyrell", "stark", held=("footman", "routed_footman"))
    battle(match, "mace_tyrell", "ser_rodrick_cassel")
    assert question(match) == ("tyrell", "mace")
    assert choices(match) == {("kill", "footman"), ("kill", "routed_footman")}
    assert refused(match, ("kill", "knight")) == "got-cards-16"
    play(match, ("kill", "routed_footman"))
    assert strengths(match) == (5, 2)


@covers("got-cards-16")
def test_mace_has_no_choice_between_a_footman_and_a_knight() -> None:
    match = duel("tyrell", "stark", held=("knight", "footman"))
    battle(match, "mace_tyrell", "ser_rodrick_cassel")
    assert question(match) == ("stark", "retreat")
    assert units_in(match, "the_twins") == {"knight": 1}


def test_fortifications_do_not_stop_mace() -> None:
    match = duel("tyrell", "stark", force=("knight",) * 2, held=("footman",) * 2)
    fought(match, "mace_tyrell", "ser_rodrick_cassel")
    assert units_in(match, "the_twins") == {"footman": 1}


def test_mace_killing_the_last_defender_does_not_end_the_combat() -> None:
    """The order in the area still counts, cards and totals are compared, and the attackers move in."""
    match = duel("tyrell", "stark", orders={"the_twins": "defense_plus_2"})
    fought(match, "mace_tyrell", "ser_rodrick_cassel")
    assert strengths(match) == (5, 0 + 2 + 1)
    assert winner(match) == "tyrell"
    assert units_in(match, "the_twins") == {"footman": 1}
    assert "the_twins" not in look(match).orders


def test_a_defender_without_units_may_still_win() -> None:
    units = {"moat_cailin": ("stark", "knight", "knight")}
    match = duel("tyrell", "stark", units=units, orders={"moat_cailin": "support"})
    fought(match, "mace_tyrell", "eddard_stark", {"moat_cailin": "stark"})
    assert strengths(match) == (5, 8)
    assert units_in(match, "the_twins") == {}
    assert look(match).controller("the_twins") is None


@covers("got-garrison-2")
def test_a_garrison_fights_on_when_mace_has_killed_the_last_unit() -> None:
    match = duel("tyrell", "stark", area="winterfell", origin="moat_cailin")
    fought(match, "mace_tyrell", "eddard_stark")
    assert strengths(match) == (5, 2 + 4)
    assert winner(match) == "stark"
    assert look(match).garrisons["winterfell"] == "stark"


def test_attackers_wiped_out_by_mace_may_win_but_nobody_moves_in() -> None:
    units = {"moat_cailin": ("stark", "knight", "knight")}
    match = duel("stark", "tyrell", units=units, orders={"moat_cailin": "support"})
    fought(match, "eddard_stark", "mace_tyrell", {"moat_cailin": "stark"})
    assert strengths(match) == (8, 5)
    assert winner(match) == "stark"
    assert units_in(match, "the_twins") == {}
    assert question(match) == ("martell", "consolidate")


@covers("got-cards-4")
def test_a_cancelled_mace_kills_nobody() -> None:
    match = duel("tyrell", "lannister")
    battle(match, "mace_tyrell", "tyrion_lannister")
    play(match, ("cancel",), ("play", "margaery_tyrell"))
    finish(match)
    assert strengths(match) == (2, 2)


# -- Ser Loras Tyrell


@covers("got-cards-3")
def test_loras_moves_the_march_order_into_the_conquered_area() -> None:
    match = duel("tyrell", "stark", force=("knight",) * 2, order="march_minus_1")
    fought(match, "ser_loras_tyrell", "ser_rodrick_cassel")
    play(match, ("retreat", "the_mountains_of_the_moon"))
    assert question(match) == ("tyrell", "move")  # the only march order left is resolved again
    assert look(match).orders["the_twins"] == ("tyrell", "march_minus_1")
    assert "seagard" not in look(match).orders
    march(match, "the_twins", ("knight", "moat_cailin"))
    assert units_in(match, "moat_cailin") == {"knight": 1}
    assert question(match) == ("martell", "consolidate")


def test_the_order_moved_by_loras_waits_for_its_turn() -> None:
    units = {
        "seagard": ("tyrell", "knight", "knight"),
        "the_twins": ("stark", "footman"),
        "lannisport": ("lannister", "footman"),
    }
    orders = {"seagard": "march_plus_1", "lannisport": "march_0"}
    tracks = {"iron_throne": ["tyrell", "lannister"]}
    match = table(("marches",), units=units, orders=orders, tracks=tracks, pause="martell")
    march(match, "seagard", ("knight", "the_twins"), ("knight", "the_twins"))
    fought(match, "ser_loras_tyrell", "ser_rodrick_cassel")
    play(match, ("retreat", "the_mountains_of_the_moon"))
    assert question(match) == ("lannister", "move")
    march(match, "lannisport")
    assert question(match) == ("tyrell", "move")
    march(match, "the_twins", ("knight", "the_mountains_of_the_moon"))
    assert strengths(match)[0] == 4 + 1 + 3
    battle(match, "queen_of_thorns", "catelyn_stark")
    finish(match)
    assert strengths(match) == (2 + 1, 0)  # the order keeps its value


def test_a_defending_or_losing_loras_moves_nothing() -> None:
    match = duel("stark", "tyrell", held=("knight",) * 2)
    fought(match, "ser_rodrick_cassel", "ser_loras_tyrell")
    assert winner(match) == "tyrell"
    assert set(look(match).orders) == {"sunspear"}
    match = duel("tyrell", "stark", held=("knight",) * 4)
    fought(match, "ser_loras_tyrell", "ser_rodrick_cassel")
    assert winner(match) == "stark"
    assert set(look(match).orders) == {"sunspear"}


def test_loras_moves_nothing_without_a_unit_to_enter() -> None:
    """A skull kills the only attacker, who has won."""
    match = duel("tyrell", "stark", force=("knight",), tides=("tides_0", "tides_skull"))
    fought(match, "ser_loras_tyrell", "catelyn_stark")
    play(match, ("retreat", "moat_cailin"))
    assert winner(match) == "tyrell"
    assert units_in(match, "the_twins") == {}
    assert set(look(match).orders) == {"sunspear"}


def test_a_cancelled_loras_moves_nothing() -> None:
    match = duel("tyrell", "lannister", force=("knight",) * 3)
    battle(match, "ser_loras_tyrell", "tyrion_lannister")
    play(match, ("cancel",), ("play", "margaery_tyrell"))
    finish(match)
    play(match, ("retreat", "moat_cailin"))
    assert set(look(match).orders) == {"sunspear"}


# -- the Queen of Thorns

FIRST = {"iron_throne": ["tyrell"]}
AROUND = {
    "moat_cailin": ("stark", "footman"),
    "the_fingers": ("stark", "footman"),
    "the_narrow_sea": ("stark", "ship"),
    "the_mountains_of_the_moon": ("greyjoy", "footman"),
    "white_harbor": ("stark", "footman"),
}
AROUND_ORDERS = {
    "moat_cailin": "support",
    "the_fingers": "march_plus_1",
    "the_narrow_sea": "consolidate",
    "the_mountains_of_the_moon": "support",
    "white_harbor": "raid",
}


@covers("got-cards-17", "got-cards-18", "got-cards-19")
def test_the_queen_removes_an_order_of_the_opponent_next_to_the_combat() -> None:
    match = duel("tyrell", "stark", units=AROUND, orders={**AROUND_ORDERS, "the_twins": "defense_plus_1"}, tracks=FIRST)
    battle(match, "queen_of_thorns", "the_blackfish", {"the_mountains_of_the_moon": "stark"})
    assert question(match) == ("tyrell", "queen_of_thorns")
    near = ("moat_cailin", "the_fingers", "the_narrow_sea")
    assert choices(match) == {("remove_order", area) for area in near}
    assert refused(match, ("remove_order", "the_mountains_of_the_moon")) == "got-cards-17"  # a supporter's
    assert refused(match, ("remove_order", "seagard")) == "got-cards-17"  # one's own
    assert refused(match, ("remove_order", "the_twins")) == "got-cards-18"
    assert refused(match, ("remove_order", "white_harbor")) == "got-cards-19"
    play(match, ("remove_order", "the_fingers"))
    assert "the_fingers" not in look(match).orders
    finish(match)
    assert strengths(match) == (1, 1 + 1 + 1 + 1)  # the support of another house and the defense order still count


@covers("got-combat-14")
def test_support_removed_by_the_queen_counts_no_more() -> None:
    match = duel("tyrell", "stark", units=AROUND, orders=AROUND_ORDERS, tracks=FIRST)
    battle(match, "queen_of_thorns", "the_blackfish", {"moat_cailin": "stark"})
    play(match, ("remove_order", "moat_cailin"))
    finish(match)
    assert strengths(match) == (1, 1 + 1)


def test_a_defending_queen_cannot_remove_the_march_order_of_the_combat() -> None:
    match = duel("stark", "tyrell", units=AROUND, orders=AROUND_ORDERS)
    battle(match, "the_blackfish", "queen_of_thorns")
    assert not may(match, ("remove_order", "seagard"))
    play(match, ("remove_order", "moat_cailin"))
    assert strengths(match) == (2, 1)


def test_ports_are_next_to_their_land_and_sea() -> None:
    units = {"port_of_white_harbor": ("stark", "ship"), "winterfell": ("stark", "footman")}
    orders = {"port_of_white_harbor": "support", "winterfell": "support"}
    match = duel("tyrell", "stark", area="white_harbor", origin="moat_cailin", units=units, orders=orders)
    battle(match, "queen_of_thorns", "the_blackfish")
    assert choices(match) == {("remove_order", "port_of_white_harbor"), ("remove_order", "winterfell")}


@covers("got-transport-8")
def test_ship_transport_makes_nothing_adjacent_for_the_queen() -> None:
    units = {"the_narrow_sea": ("stark", "ship"), "widows_watch": ("stark", "footman")}
    match = duel("tyrell", "stark", units=units, orders={"widows_watch": "support"})
    battle(match, "queen_of_thorns", "the_blackfish")
    assert asked(match).kind != "queen_of_thorns"
    assert "widows_watch" in look(match).orders


@pytest.mark.parametrize("role", ROLES)
def test_the_queen_without_a_target_does_nothing(role: str) -> None:
    match = clash(role, "tyrell", "stark", ("footman",), ("footman",))
    meet(match, role, "queen_of_thorns", "the_blackfish")
    finish(match)
    assert totals(match, role) == (1, 2)


def test_a_consolidate_order_that_she_removes_brings_power_to_nobody() -> None:
    match = duel("tyrell", "stark", units=AROUND, orders=AROUND_ORDERS, tracks=FIRST)
    battle(match, "queen_of_thorns", "the_blackfish")
    play(match, ("remove_order", "the_narrow_sea"))
    assert look(match).power == dict.fromkeys(look(match).houses, 5)


def test_a_cancelled_queen_removes_nothing() -> None:
    units = {"moat_cailin": ("lannister", "footman")}
    match = duel("tyrell", "lannister", units=units, orders={"moat_cailin": "raid"})
    battle(match, "queen_of_thorns", "tyrion_lannister")
    play(match, ("cancel",), ("play", "margaery_tyrell"))
    assert "moat_cailin" in look(match).orders
