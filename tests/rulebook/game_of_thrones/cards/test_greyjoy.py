"""House cards of Greyjoy with a text: Victarion, Balon, Theon, Asha, Aeron Damphair."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.game_of_thrones.duels import ROLES, clash, duel, fought, meet, power_of, totals
from tests.rulebook.game_of_thrones.positions import (
    battle,
    choices,
    finish,
    look,
    play,
    question,
    refused,
    strengths,
    support,
    units_in,
    winner,
)
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.game_of_thrones.components import HAND

# -- Victarion Greyjoy

SEA: Any = {"area": "sunset_sea", "origin": "ironmans_bay"}


def test_victarion_doubles_attacking_ships() -> None:
    match = duel("greyjoy", "lannister", force=("ship", "ship"), held=("ship",), **SEA)
    fought(match, "victarion_greyjoy", "the_hound")
    assert strengths(match) == (4 + 3, 3)


def test_victarion_doubles_ships_that_support_his_attack_at_sea_and_on_land() -> None:
    units = {"bay_of_ice": ("greyjoy", "ship", "routed_ship")}
    match = duel(
        "greyjoy", "lannister", force=("ship",), held=("ship",), units=units, orders={"bay_of_ice": "support"}, **SEA
    )
    fought(match, "victarion_greyjoy", "the_hound", {"bay_of_ice": "greyjoy"})
    assert strengths(match) == (2 + 2 + 3, 3)
    units = {"ironmans_bay": ("greyjoy", "ship", "ship")}
    match = duel("greyjoy", "lannister", area="riverrun", units=units, orders={"ironmans_bay": "support"})
    fought(match, "victarion_greyjoy", "the_hound", {"ironmans_bay": "greyjoy"})
    assert strengths(match) == (1 + 4 + 3, 3)


def test_victarion_doubles_no_defending_ships_and_none_of_others() -> None:
    match = duel("lannister", "greyjoy", force=("ship",), held=("ship", "ship"), **SEA)
    fought(match, "the_hound", "victarion_greyjoy")
    assert strengths(match) == (3, 2 + 3)
    units = {"bay_of_ice": ("stark", "ship")}
    match = duel(
        "greyjoy", "lannister", force=("ship",), held=("ship",), units=units, orders={"bay_of_ice": "support"}, **SEA
    )
    fought(match, "victarion_greyjoy", "the_hound", {"bay_of_ice": "greyjoy"})
    assert strengths(match) == (2 + 1 + 3, 3)


# -- Balon Greyjoy


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("card", ["eddard_stark", "greatjon_umber", "catelyn_stark"])
def test_balon_makes_the_other_card_count_0(role: str, card: str) -> None:
    match = clash(role, "greyjoy", "stark", ("footman",), ("footman",))
    meet(match, role, "balon_greyjoy", card)
    finish(match)
    assert totals(match, role) == (3, 1)


def test_balon_leaves_icons_alone() -> None:
    match = duel("stark", "greyjoy", force=("knight",) * 4, held=("footman",) * 3)
    fought(match, "eddard_stark", "balon_greyjoy")
    assert strengths(match) == (8, 5)
    assert units_in(match, "the_twins") == {"footman": 1}


def test_balon_hits_a_replacement_as_well() -> None:
    match = duel("lannister", "greyjoy")
    battle(match, "tyrion_lannister", "euron_crows_eye")
    play(match, ("cancel",), ("play", "balon_greyjoy"))
    finish(match)
    assert strengths(match) == (1, 3)


def test_balon_against_no_card() -> None:
    match = duel("lannister", "greyjoy", hands={"lannister": ["tyrion_lannister"]})
    battle(match, "tyrion_lannister", "balon_greyjoy")
    play(match, ("cancel",), ("play", "theon_greyjoy"))
    finish(match)
    assert strengths(match) == (2, 3)


# -- Theon Greyjoy


@pytest.mark.parametrize(
    ("area", "origin", "bonus"),
    [("seagard", "riverrun", 1), ("moat_cailin", "seagard", 1), ("the_twins", "seagard", 0)],
)
def test_theon_is_stronger_when_he_defends_a_castle(area: str, origin: str, bonus: int) -> None:
    match = duel("stark", "greyjoy", area=area, origin=origin)
    fought(match, "the_blackfish", "theon_greyjoy")
    assert strengths(match) == (2, 1 + 2 + bonus)


@pytest.mark.parametrize(("area", "lost"), [("moat_cailin", 1), ("the_twins", 0)])
def test_theon_has_a_sword_when_he_defends_a_castle_and_wins(area: str, lost: int) -> None:
    match = duel("stark", "greyjoy", force=("footman",) * 2, held=("knight",) * 2, area=area)
    fought(match, "greatjon_umber", "theon_greyjoy")
    assert winner(match) == "greyjoy"
    assert units_in(match, "seagard") == {"routed_footman": 2 - lost}


def test_theon_in_pyke_counts_the_garrison_too() -> None:
    units = {"ironmans_bay": ("stark", "ship")}
    match = duel("stark", "greyjoy", area="pyke", units=units)
    fought(match, "the_blackfish", "theon_greyjoy")
    assert strengths(match) == (2, 1 + 2 + 2 + 1)


def test_theon_has_nothing_when_he_attacks_a_castle() -> None:
    match = duel("greyjoy", "stark", force=("knight",) * 3, held=("footman",) * 2, area="moat_cailin")
    fought(match, "theon_greyjoy", "greatjon_umber")
    assert strengths(match) == (8, 4)
    assert units_in(match, "moat_cailin") == {"footman": 2}


def test_theon_has_nothing_at_sea() -> None:
    match = duel(
        "lannister", "greyjoy", force=("ship",), held=("ship",), area="ironmans_bay", origin="the_golden_sound"
    )
    fought(match, "the_hound", "theon_greyjoy")
    assert strengths(match) == (3, 3)


# -- Asha Greyjoy


def asha_attacks(sides: dict[str, str], accept: bool = True) -> Match:
    """Asha attacks with support at hand; she has two swords if none is given."""
    units = {"moat_cailin": ("baratheon", "routed_footman"), "the_fingers": ("greyjoy", "footman")}
    match = duel(
        "greyjoy",
        "stark",
        force=("knight",) * 4,
        held=("footman",) * 3,
        units=units,
        orders={"moat_cailin": "support", "the_fingers": "support"},
    )
    support(match, sides, accept)
    fought(match, "asha_greyjoy", "greatjon_umber")
    assert winner(match) == "greyjoy"
    return match


def survivors(match: Match) -> int:
    """The beaten footmen have only one area to go to."""
    return units_in(match, "the_mountains_of_the_moon").get("routed_footman", 0)


def test_unsupported_asha_has_two_swords() -> None:
    match = asha_attacks({})
    assert survivors(match) == 1


def test_support_for_the_opponent_does_not_matter_to_asha() -> None:
    match = asha_attacks({"moat_cailin": "stark"})
    assert survivors(match) == 1


@pytest.mark.parametrize("sides", [{"the_fingers": "greyjoy"}, {"moat_cailin": "greyjoy"}])
def test_supported_asha_has_no_icons(sides: dict[str, str]) -> None:
    """Own support, or a foreign one of strength 0."""
    match = asha_attacks(sides)
    assert survivors(match) == 3


@covers("got-support-9")
def test_support_that_asha_refused_does_not_count() -> None:
    match = asha_attacks({"moat_cailin": "greyjoy"}, accept=False)
    assert survivors(match) == 1


@pytest.mark.parametrize(("order", "left"), [("raid", 3 - 1), ("support", 3 - 2)])
def test_unsupported_asha_has_a_fortification(order: str, left: int) -> None:
    """Two swords of Eddard's against her; supported, she has no fortification."""
    match = duel(
        "stark",
        "greyjoy",
        force=("knight",) * 4,
        held=("footman",) * 3,
        units={"moat_cailin": ("greyjoy", "footman")},
        orders={"moat_cailin": order},
    )
    fought(match, "eddard_stark", "asha_greyjoy", {"moat_cailin": "greyjoy"})
    assert winner(match) == "stark"
    assert units_in(match, "the_twins") == {"footman": left}


# -- Aeron Damphair


@pytest.mark.parametrize("role", ROLES)
@covers("got-cards-3")
def test_aeron_may_be_exchanged_for_two_power(role: str) -> None:
    match = clash(role, "greyjoy", "stark", ("footman",), ("footman",))
    meet(match, role, "aeron_damphair", "the_blackfish")
    assert question(match) == ("greyjoy", "aeron")
    others = {card for card in HAND["greyjoy"] if card != "aeron_damphair"}
    assert choices(match) == {*(("play", card) for card in others), ("decline",)}
    assert refused(match, ("play", "aeron_damphair")) == "got-cards-1"
    play(match, ("play", "euron_crows_eye"))
    finish(match)
    assert totals(match, role) == (5, 2)
    assert power_of(match, "greyjoy") == 3
    assert look(match).pool["greyjoy"] == 17
    assert set(look(match).discards["greyjoy"]) == {"aeron_damphair", "euron_crows_eye"}


def test_aeron_may_stay() -> None:
    match = duel("greyjoy", "stark")
    battle(match, "aeron_damphair", "the_blackfish")
    play(match, ("decline",))
    finish(match)
    assert strengths(match) == (1, 2)
    assert power_of(match, "greyjoy") == 5
    assert look(match).discards["greyjoy"] == ("aeron_damphair",)


@pytest.mark.parametrize(("power", "asked"), [(0, False), (1, False), (2, True)])
@covers("got-terms-6")
def test_aeron_needs_two_available_power(power: int, asked: bool) -> None:
    match = duel("greyjoy", "stark", power={"greyjoy": power})
    battle(match, "aeron_damphair", "the_blackfish")
    assert (question(match)[1] == "aeron") is asked


def test_aeron_needs_another_card() -> None:
    match = duel("greyjoy", "stark", hands={"greyjoy": ["aeron_damphair"]})
    battle(match, "aeron_damphair", "the_blackfish")
    assert question(match)[1] != "aeron"
    assert strengths(match) == (1, 2)


@covers("got-cards-9")
def test_the_last_card_brought_in_by_aeron_is_the_new_discard_pile() -> None:
    match = duel("greyjoy", "stark", hands={"greyjoy": ["aeron_damphair", "theon_greyjoy"]})
    battle(match, "aeron_damphair", "the_blackfish")
    play(match, ("play", "theon_greyjoy"))
    finish(match)
    if question(match) == ("stark", "retreat"):
        play(match, ("retreat", "moat_cailin"))
    assert look(match).discards["greyjoy"] == ("theon_greyjoy",)
    assert len(look(match).hands["greyjoy"]) == 6


@pytest.mark.parametrize(("first", "killed"), [("tyrell", True), ("greyjoy", False)])
@covers("got-cards-5", "got-cards-7")
def test_aeron_takes_his_place_in_turn_order(first: str, killed: bool) -> None:
    """Mace kills before Aeron is exchanged if Tyrell comes first, and after it otherwise."""
    tracks = {"iron_throne": [first, *({"tyrell", "greyjoy"} - {first})]}
    match = duel("greyjoy", "tyrell", force=("footman", "knight"), tracks=tracks)
    battle(match, "aeron_damphair", "mace_tyrell")
    assert question(match) == ("greyjoy", "aeron")
    assert look(match).unused["greyjoy"][0] == (10 if killed else 9)
    play(match, ("play", "euron_crows_eye"))
    finish(match)
    assert strengths(match) == (2 + 4, 1 + 4)
