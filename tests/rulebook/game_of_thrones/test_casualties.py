"""Combat: casualties from swords, and what cannot be taken as one."""

from __future__ import annotations

import pytest

from tests.rulebook.game_of_thrones.duels import ROLES, clash, duel, fought, meet
from tests.rulebook.game_of_thrones.positions import (
    choices,
    look,
    play,
    question,
    refused,
    units_in,
    winner,
)
from warcouncil.testing.covers import covers


@covers("got-casualties-1")
@pytest.mark.parametrize("role", ROLES)
def test_swords_cost_only_the_loser_units(role: str) -> None:
    """Both cards have a sword: the winner's takes a unit, the loser's none."""
    match = clash(role, "stark", "lannister", ("knight",) * 3, ("footman",) * 3)
    meet(match, role, "greatjon_umber", "ser_jaime_lannister")
    assert winner(match) == "stark"
    assert look(match).unused["stark"] == (10, 2, 6, 2)
    assert look(match).unused["lannister"] == (8, 5, 6, 2)


@covers("got-casualties-1")
def test_texts_may_cost_the_winner_units() -> None:
    match = duel("stark", "tyrell", force=("knight", "knight", "footman"))
    fought(match, "eddard_stark", "mace_tyrell")
    assert winner(match) == "stark"
    assert look(match).unused["stark"] == (10, 3, 6, 2)


@pytest.mark.parametrize(
    ("card", "other", "lost"),
    [
        ("eddard_stark", "tywin_lannister", 2),
        ("eddard_stark", "the_hound", 0),
        ("greatjon_umber", "the_hound", 0),
        ("greatjon_umber", "ser_kevan_lannister", 1),
        ("ser_rodrick_cassel", "ser_kevan_lannister", 0),
    ],
)
@covers("got-casualties-2", "got-cards-11", "got-cards-12")
def test_casualties_are_swords_less_fortifications(card: str, other: str, lost: int) -> None:
    match = duel("stark", "lannister", force=("knight",) * 4, held=("footman",) * 3)
    fought(match, card, other)
    assert winner(match) == "stark"
    assert units_in(match, "the_twins") == {"footman": 3 - lost}


@covers("got-casualties-3", "got-casualties-5")
def test_the_loser_chooses_each_casualty_and_a_knight_is_one() -> None:
    match = duel("stark", "lannister", force=("knight",) * 4, held=("footman", "knight", "knight"))
    fought(match, "eddard_stark", "tywin_lannister")
    assert question(match) == ("lannister", "casualty")
    assert choices(match) == {("lose", "the_twins", "footman"), ("lose", "the_twins", "knight")}
    play(match, ("lose", "the_twins", "knight"))
    assert question(match) == ("lannister", "casualty")
    play(match, ("lose", "the_twins", "footman"))
    assert question(match) == ("lannister", "retreat")
    assert units_in(match, "the_twins") == {"knight": 1}


@covers("got-casualties-3")
def test_a_losing_attacker_chooses_too() -> None:
    match = duel("stark", "lannister", force=("footman", "knight"), held=("knight",) * 4)
    fought(match, "greatjon_umber", "ser_jaime_lannister")
    assert question(match) == ("stark", "casualty")
    assert refused(match, ("lose", "the_twins", "ship")) == "got-casualties-3"
    play(match, ("lose", "the_twins", "footman"))
    assert units_in(match, "seagard") == {"routed_knight": 1}


@covers("got-casualties-4")
def test_supporting_units_are_no_casualties() -> None:
    units = {"moat_cailin": ("lannister", "footman")}
    match = duel(
        "stark",
        "lannister",
        force=("knight",) * 4,
        held=("footman", "knight"),
        units=units,
        orders={"moat_cailin": "support"},
    )
    fought(match, "greatjon_umber", "tywin_lannister", {"moat_cailin": "lannister"})
    assert question(match) == ("lannister", "casualty")
    assert refused(match, ("lose", "moat_cailin", "footman")) == "got-casualties-4"
    assert choices(match) == {("lose", "the_twins", "footman"), ("lose", "the_twins", "knight")}


@covers("got-casualties-6")
def test_routed_units_are_no_casualties() -> None:
    held = ("footman", "knight", "routed_footman")
    match = duel("stark", "lannister", force=("knight",) * 4, held=held)
    fought(match, "greatjon_umber", "tywin_lannister")
    assert question(match) == ("lannister", "casualty")
    assert refused(match, ("lose", "the_twins", "routed_footman")) == "got-casualties-6"
    assert choices(match) == {("lose", "the_twins", "footman"), ("lose", "the_twins", "knight")}
    assert units_in(match, "the_twins") == {"footman": 1, "knight": 1}  # the routed one has died besides
    play(match, ("lose", "the_twins", "footman"), ("retreat", "moat_cailin"))
    assert units_in(match, "moat_cailin") == {"routed_knight": 1}


@covers("got-casualties-8")
def test_siege_engines_are_lost_besides_the_casualties() -> None:
    held = ("footman", "knight", "siege_engine")
    match = duel("stark", "lannister", force=("knight",) * 4, held=held)
    fought(match, "greatjon_umber", "tywin_lannister")
    assert question(match) == ("lannister", "casualty")
    assert refused(match, ("lose", "the_twins", "siege_engine")) == "got-casualties-8"
    play(match, ("lose", "the_twins", "footman"), ("retreat", "moat_cailin"))
    assert units_in(match, "moat_cailin") == {"routed_knight": 1}
    assert look(match).unused["lannister"] == (10, 4, 6, 2)


def test_by_option_a_siege_engine_may_be_the_casualty() -> None:
    held = ("footman", "siege_engine")
    match = duel("stark", "lannister", force=("knight",) * 4, held=held, options={"siege_engines": "may_be_chosen"})
    fought(match, "greatjon_umber", "tywin_lannister")
    assert choices(match) == {("lose", "the_twins", "footman"), ("lose", "the_twins", "siege_engine")}
    play(match, ("lose", "the_twins", "siege_engine"), ("retreat", "moat_cailin"))
    assert units_in(match, "moat_cailin") == {"routed_footman": 1}


@covers("got-casualties-8")
def test_a_winners_siege_engine_is_safe() -> None:
    match = duel("stark", "lannister", force=("knight", "knight", "siege_engine"))
    fought(match, "greatjon_umber", "ser_gregor_clegane")
    assert winner(match) == "stark"
    assert units_in(match, "the_twins") == {"knight": 2, "siege_engine": 1}


@covers("got-casualties-7")
def test_casualties_beyond_the_last_unit_are_forgotten() -> None:
    match = duel("lannister", "stark", force=("knight",) * 4, held=("footman", "knight"))
    fought(match, "ser_gregor_clegane", "robb_stark")
    assert question(match) == ("martell", "consolidate")  # nobody is left to retreat
    assert units_in(match, "the_twins") == {"knight": 4}
    assert look(match).unused["stark"] == (10, 5, 6, 2)
    assert look(match).losses == 0


@covers("got-casualties-7")
def test_a_single_unit_dies_by_three_swords() -> None:
    match = duel("lannister", "stark", force=("knight",) * 4)
    fought(match, "ser_gregor_clegane", "robb_stark")
    assert look(match).unused["stark"] == (10, 5, 6, 2)


@covers("got-casualties-9", "got-garrison-4")
def test_a_garrison_takes_no_casualty_for_a_unit() -> None:
    """One sword against a footman in its home: the footman dies, and so does the garrison."""
    match = duel(
        "lannister",
        "stark",
        force=("knight",) * 4,
        held=("footman", "footman"),
        area="winterfell",
        origin="moat_cailin",
    )
    fought(match, "ser_jaime_lannister", "catelyn_stark")
    assert question(match) == ("stark", "retreat")
    assert units_in(match, "winterfell") == {"footman": 1}
    assert "winterfell" not in look(match).garrisons


@covers("got-cards-11")
def test_dead_units_can_be_mustered_again() -> None:
    match = duel("lannister", "stark", force=("knight",) * 4, held=("footman", "knight"))
    before = look(match).unused["stark"]
    fought(match, "ser_gregor_clegane", "robb_stark")
    assert look(match).unused["stark"] == (before[0] + 1, before[1] + 1, before[2], before[3])
