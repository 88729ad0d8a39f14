"""House cards of Stark with a text: Robb, Roose Bolton, the Blackfish, Catelyn."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.game_of_thrones.duels import ROLES, clash, duel, fought, meet
from tests.rulebook.game_of_thrones.positions import (
    battle,
    cards,
    choices,
    finish,
    look,
    march,
    play,
    question,
    refused,
    strengths,
    table,
    units_in,
    winner,
)
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.game_of_thrones.components import HAND

# -- Robb Stark


def robb_wins(held: tuple[str, ...] = ("footman",), **more: Any) -> Match:
    """Stark attacks Lannister at The Twins and wins with Robb."""
    match = duel("stark", "lannister", force=("knight",) * 3, held=held, **more)
    fought(match, "robb_stark", "the_hound")
    return match


@covers("got-cards-6")
def test_robb_picks_the_retreat_of_a_beaten_defender() -> None:
    match = robb_wins()
    assert question(match) == ("stark", "robb")
    areas = {"moat_cailin", "the_fingers", "the_mountains_of_the_moon"}
    assert choices(match) == {*(("retreat", area) for area in areas), ("decline",)}
    play(match, ("retreat", "the_fingers"))
    assert units_in(match, "the_fingers") == {"routed_footman": 1}
    assert units_in(match, "the_twins") == {"knight": 3}


@covers("got-retreat-5", "got-retreat-3", "got-retreat-9")
def test_robb_cannot_name_an_area_that_is_not_legal() -> None:
    match = robb_wins(units={"moat_cailin": ("greyjoy", "footman")})
    assert refused(match, ("retreat", "seagard")) == "got-retreat-5"
    assert refused(match, ("retreat", "moat_cailin")) == "got-retreat-3"
    assert refused(match, ("retreat", "winterfell")) == "got-retreat-3"
    assert refused(match, ("retreat", "the_narrow_sea")) == "got-retreat-9"


def test_robb_may_decline_and_then_the_loser_picks() -> None:
    match = robb_wins()
    play(match, ("decline",))
    assert question(match) == ("lannister", "retreat")
    assert choices(match) == {
        ("retreat", "moat_cailin"),
        ("retreat", "the_fingers"),
        ("retreat", "the_mountains_of_the_moon"),
    }


def test_robb_may_use_the_losers_ships() -> None:
    match = robb_wins(units={"the_narrow_sea": ("lannister", "ship")})
    play(match, ("retreat", "widows_watch"))
    assert units_in(match, "widows_watch") == {"routed_footman": 1}


def test_a_defending_robb_may_send_the_attackers_elsewhere() -> None:
    match = duel("lannister", "stark", force=("footman", "knight"), held=("knight",) * 3)
    fought(match, "the_hound", "robb_stark")
    assert question(match) == ("stark", "robb")
    assert ("retreat", "seagard") in choices(match)
    assert ("retreat", "the_twins") not in choices(match)
    play(match, ("retreat", "moat_cailin"))
    assert units_in(match, "moat_cailin") == {"routed_footman": 1, "routed_knight": 1}
    assert units_in(match, "seagard") == {}


def test_a_defending_robb_may_send_them_back_or_decline() -> None:
    for answer in (("retreat", "seagard"), ("decline",)):
        match = duel("lannister", "stark", force=("footman",), held=("knight",) * 3)
        fought(match, "the_hound", "robb_stark")
        play(match, answer)
        assert units_in(match, "seagard") == {"routed_footman": 1}


@covers("got-retreat-19")
def test_robb_names_only_areas_with_the_smallest_loss() -> None:
    """Going back costs no unit, so an area that would cost one is out."""
    own = {"moat_cailin": ("lannister", "footman"), "lannisport": ("lannister", "footman", "footman")}
    match = duel(
        "lannister", "stark", force=("footman", "knight"), held=("knight",) * 3, units=own, supply={"lannister": 0}
    )
    fought(match, "the_hound", "robb_stark")
    assert ("retreat", "the_fingers") in choices(match)
    assert refused(match, ("retreat", "moat_cailin")) == "got-retreat-6"


@covers("got-retreat-7")
def test_the_loser_chooses_who_dies_for_supply_in_robbs_area() -> None:
    own = dict.fromkeys(("the_fingers", "the_mountains_of_the_moon"), ("lannister", "footman"))
    match = robb_wins(
        ("footman", "knight"), units={**own, "moat_cailin": ("greyjoy", "footman")}, supply={"lannister": 0}
    )
    assert choices(match) == {("retreat", "the_fingers"), ("retreat", "the_mountains_of_the_moon"), ("decline",)}
    play(match, ("retreat", "the_fingers"))
    assert question(match) == ("lannister", "retreat_loss")
    play(match, ("lose", "the_twins", "footman"))
    assert units_in(match, "the_fingers") == {"footman": 1, "routed_knight": 1}


@covers("got-retreat-8")
def test_robb_is_not_asked_without_an_area() -> None:
    match = duel("stark", "lannister", force=("knight",) * 3, area="the_eyrie", origin="the_mountains_of_the_moon")
    fought(match, "robb_stark", "the_hound")
    assert question(match) == ("martell", "consolidate")
    assert look(match).unused["lannister"] == (10, 5, 6, 2)


@covers("got-retreat-12", "got-retreat-15")
def test_robb_is_not_asked_without_survivors() -> None:
    for held in (("routed_footman",), ("siege_engine",), ("routed_knight", "siege_engine")):
        match = robb_wins(held)
        assert question(match) == ("martell", "consolidate")
        assert units_in(match, "the_twins") == {"knight": 3}


def test_a_losing_robb_has_no_say() -> None:
    match = duel("stark", "lannister", force=("footman",), held=("knight",) * 3)
    fought(match, "robb_stark", "the_hound")
    assert question(match) == ("martell", "consolidate")
    assert units_in(match, "seagard") == {"routed_footman": 1}


@covers("got-cards-14")
def test_a_cancelled_robb_has_no_say() -> None:
    match = duel("stark", "lannister", force=("knight",) * 3)
    battle(match, "robb_stark", "tyrion_lannister")
    play(match, ("cancel",), ("play", "greatjon_umber"))
    assert question(match) != ("stark", "robb")
    assert look(match).hands["stark"].count("robb_stark") == 1


# -- Roose Bolton

SOME = ("roose_bolton", "eddard_stark", "catelyn_stark")


@pytest.mark.parametrize("role", ROLES)
@covers("got-cards-6")
def test_a_losing_roose_brings_the_whole_discard_pile_back(role: str) -> None:
    match = clash(role, "stark", "lannister", ("footman",), ("knight",) * 3, hands={"stark": SOME})
    meet(match, role, "roose_bolton", "the_hound")
    finish(match)
    assert winner(match) == "lannister"
    assert look(match).hands["stark"] == HAND["stark"]
    assert look(match).discards["stark"] == ()


@pytest.mark.parametrize("role", ROLES)
def test_a_winning_roose_is_an_ordinary_card(role: str) -> None:
    match = clash(role, "stark", "lannister", ("knight",) * 3, ("footman",), hands={"stark": SOME})
    meet(match, role, "roose_bolton", "the_hound")
    finish(match)
    assert winner(match) == "stark"
    assert look(match).hands["stark"] == ("eddard_stark", "catelyn_stark")
    assert len(look(match).discards["stark"]) == 5


def test_roose_as_the_last_card_brings_all_seven_back() -> None:
    match = duel("stark", "lannister", held=("knight",) * 3, hands={"stark": ["roose_bolton"]})
    fought(match, "roose_bolton", "the_hound")
    assert question(match) == ("martell", "consolidate")
    assert (look(match).hands["stark"], look(match).discards["stark"]) == (HAND["stark"], ())


@covers("got-cards-6")
def test_roose_works_before_the_casualties() -> None:
    match = duel("stark", "lannister", force=("footman", "knight"), held=("knight",) * 4, hands={"stark": SOME})
    fought(match, "roose_bolton", "ser_jaime_lannister")
    assert question(match) == ("stark", "casualty")
    assert look(match).hands["stark"] == HAND["stark"]


def test_balon_takes_only_the_strength_of_roose() -> None:
    match = duel("stark", "greyjoy", force=("footman",), held=("knight",) * 2, hands={"stark": SOME})
    fought(match, "roose_bolton", "balon_greyjoy")
    assert strengths(match) == (1, 6)
    assert look(match).hands["stark"] == HAND["stark"]


# -- the Blackfish


@pytest.mark.parametrize("role", ROLES)
def test_a_beaten_blackfish_takes_no_casualties(role: str) -> None:
    match = clash(role, "stark", "lannister", ("footman",) * 3, ("knight",) * 4)
    meet(match, role, "the_blackfish", "ser_gregor_clegane")
    assert winner(match) == "lannister"
    if role == "defending":
        play(match, ("retreat", "moat_cailin"))
    assert units_in(match, "seagard" if role == "attacking" else "moat_cailin") == {"routed_footman": 3}


@pytest.mark.parametrize("role", ROLES)
@covers("got-tides-9")
def test_skulls_take_nothing_from_the_blackfish(role: str) -> None:
    drawn = ("tides_0", "tides_skull") if role == "attacking" else ("tides_skull", "tides_0")
    match = clash(role, "stark", "lannister", ("knight", "footman"), ("footman",), tides=drawn)
    meet(match, role, "the_blackfish", "the_hound")
    if question(match) == ("lannister", "retreat"):
        play(match, ("retreat", "moat_cailin"))
    assert winner(match) == "stark"
    assert units_in(match, "the_twins") == {"knight": 1, "footman": 1}


def test_without_the_blackfish_the_same_skull_takes_a_unit() -> None:
    match = duel("stark", "lannister", force=("knight", "footman"), tides=("tides_0", "tides_skull"))
    fought(match, "ser_rodrick_cassel", "the_hound")
    assert question(match) == ("stark", "casualty")


@covers("got-retreat-12", "got-retreat-15")
def test_the_blackfish_does_not_save_siege_engines_and_routed_units() -> None:
    held = ("footman", "siege_engine", "routed_knight")
    match = duel("lannister", "stark", force=("knight",) * 4, held=held)
    fought(match, "ser_gregor_clegane", "the_blackfish")
    play(match, ("retreat", "moat_cailin"))
    assert units_in(match, "moat_cailin") == {"routed_footman": 1}
    assert look(match).unused["stark"] == (9, 5, 6, 2)


@covers("got-garrison-4")
def test_the_blackfish_does_not_save_the_garrison() -> None:
    match = duel(
        "lannister", "stark", force=("knight",) * 4, held=("footman",), area="winterfell", origin="moat_cailin"
    )
    fought(match, "ser_gregor_clegane", "the_blackfish")
    play(match, ("retreat", "karhold"))
    assert "winterfell" not in look(match).garrisons
    assert units_in(match, "karhold") == {"routed_footman": 1}


@covers("got-retreat-8")
def test_the_blackfish_does_not_save_units_without_a_retreat() -> None:
    match = duel("lannister", "stark", force=("knight",) * 3, area="the_eyrie", origin="the_mountains_of_the_moon")
    fought(match, "the_hound", "the_blackfish")
    assert look(match).unused["stark"] == (10, 5, 6, 2)


@covers("got-retreat-7")
def test_the_blackfish_does_not_save_units_that_supply_forbids() -> None:
    own = dict.fromkeys(("moat_cailin", "the_fingers", "the_mountains_of_the_moon"), ("stark", "footman"))
    match = duel("lannister", "stark", force=("knight",) * 4, held=("footman",) * 2, units=own, supply={"stark": 0})
    fought(match, "the_hound", "the_blackfish")
    play(match, ("retreat", "the_fingers"))
    assert units_in(match, "the_fingers") == {"footman": 1, "routed_footman": 1}


def test_a_cancelled_blackfish_saves_nobody() -> None:
    match = duel("lannister", "stark", force=("knight",) * 4, held=("footman",) * 3, tides=("tides_1_sword", "tides_0"))
    cards(match, "tyrion_lannister", "the_blackfish")
    play(match, ("cancel",), ("play", "catelyn_stark"))
    finish(match)
    assert question(match) == ("stark", "retreat")
    assert units_in(match, "the_twins") == {"footman": 2}


# -- Catelyn Stark


@pytest.mark.parametrize(
    ("order", "bonus"),
    [("defense_plus_1", 2), ("defense_plus_2", 4), ("support", 0), ("raid", 0), ("consolidate_star", 0)],
)
@covers("got-combat-13")
def test_catelyn_doubles_the_bonus_of_a_defense_order(order: str, bonus: int) -> None:
    match = duel("lannister", "stark", held=("footman",), orders={"the_twins": order})
    fought(match, "the_hound", "catelyn_stark")
    assert strengths(match) == (3, 1 + bonus)


def test_catelyn_without_an_order_or_as_attacker_is_a_plain_0() -> None:
    match = duel("lannister", "stark")
    fought(match, "the_hound", "catelyn_stark")
    assert strengths(match) == (3, 1)
    match = duel("stark", "lannister", order="march_plus_1", orders={"the_twins": "defense_plus_2"})
    fought(match, "catelyn_stark", "the_hound")
    assert strengths(match) == (2, 5)


def test_catelyn_doubles_no_defense_order_elsewhere() -> None:
    units, orders = {"moat_cailin": ("stark", "footman")}, {"moat_cailin": "defense_plus_2"}
    match = duel("lannister", "stark", units=units, orders=orders)
    fought(match, "the_hound", "catelyn_stark")
    assert strengths(match) == (3, 1)


@covers("got-orders-6")
def test_the_doubled_order_is_worth_as_before_in_the_next_combat() -> None:
    units = {
        "seagard": ("lannister", "footman"),
        "the_twins": ("stark", "knight"),
        "the_fingers": ("greyjoy", "footman"),
    }
    orders = {"seagard": "march_0", "the_twins": "defense_plus_2", "the_fingers": "march_0"}
    match = table(("marches",), units=units, orders=orders, pause="martell")
    march(match, "seagard", ("footman", "the_twins"))
    fought(match, "the_hound", "catelyn_stark")
    assert strengths(match) == (3, 6)
    march(match, "the_fingers", ("footman", "the_twins"))
    fought(match, "theon_greyjoy", "the_blackfish")
    assert strengths(match) == (3, 5)


def test_a_cancelled_catelyn_doubles_nothing() -> None:
    match = duel("lannister", "stark", orders={"the_twins": "defense_plus_2"})
    battle(match, "tyrion_lannister", "catelyn_stark")
    play(match, ("cancel",), ("play", "the_blackfish"))
    assert strengths(match) == (2, 4)
