"""House cards of Baratheon with a text: Stannis, Renly, Davos, Salladhor Saan, Patchface."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.game_of_thrones.duels import ROLES, clash, duel, fought, meet, totals
from tests.rulebook.game_of_thrones.positions import (
    battle,
    choices,
    look,
    play,
    question,
    refused,
    strengths,
    support,
    units_in,
    winner,
)
from warcouncil.testing.covers import covers
from warcouncil.titles.game_of_thrones.components import HAND

# -- Stannis Baratheon


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize(
    ("throne", "bonus"), [(["stark", "baratheon"], 1), (["lannister", "stark", "baratheon"], 1), (["baratheon"], 0)]
)
def test_stannis_is_stronger_against_a_house_higher_on_the_throne(role: str, throne: list[str], bonus: int) -> None:
    match = clash(role, "baratheon", "stark", ("footman",), ("footman",), tracks={"iron_throne": throne})
    meet(match, role, "stannis_baratheon", "the_blackfish")
    assert totals(match, role) == (1 + 4 + bonus, 2)


def test_only_the_opponent_matters_for_stannis() -> None:
    match = duel("baratheon", "stark", tracks={"iron_throne": ["lannister", "baratheon", "stark"]})
    fought(match, "stannis_baratheon", "the_blackfish")
    assert strengths(match) == (5, 2)


# -- Renly Baratheon


@pytest.mark.parametrize("role", ROLES)
@covers("got-cards-6")
def test_a_winning_renly_may_make_a_knight(role: str) -> None:
    match = clash(role, "baratheon", "stark", ("footman", "knight"), ("footman",))
    meet(match, role, "renly_baratheon", "the_blackfish")
    assert question(match) == ("baratheon", "renly")
    assert choices(match) == {("make_knight", "the_twins", "footman"), ("decline",)}
    play(match, ("make_knight", "the_twins", "footman"))
    assert look(match).unused["baratheon"] == (10, 3, 6, 2)
    if role == "attacking":
        assert question(match) == ("stark", "retreat")  # the retreat comes later
        play(match, ("retreat", "moat_cailin"))
    assert units_in(match, "the_twins") == {"knight": 2}


def test_renly_may_decline() -> None:
    match = duel("baratheon", "stark", force=("footman", "knight"))
    fought(match, "renly_baratheon", "the_blackfish")
    play(match, ("decline",), ("retreat", "moat_cailin"))
    assert units_in(match, "the_twins") == {"footman": 1, "knight": 1}


@covers("got-cards-21")
def test_renly_may_knight_a_footman_that_supported() -> None:
    units = {
        "moat_cailin": ("baratheon", "footman"),
        "the_fingers": ("greyjoy", "footman"),
        "the_mountains_of_the_moon": ("baratheon", "footman"),
        "kingswood": ("baratheon", "footman"),
    }
    orders = {area: "support" for area in units if area != "kingswood"}
    match = duel("baratheon", "stark", force=("knight",), units=units, orders=orders)
    sides = {"moat_cailin": "baratheon", "the_fingers": "baratheon"}
    battle(match, "renly_baratheon", "the_blackfish", sides)
    assert choices(match) == {("make_knight", "moat_cailin", "footman"), ("decline",)}
    for area in ("the_fingers", "the_mountains_of_the_moon", "kingswood"):
        assert refused(match, ("make_knight", area, "footman")) == "got-cards-21"
    play(match, ("make_knight", "moat_cailin", "footman"))
    assert units_in(match, "moat_cailin") == {"knight": 1}


def test_renly_needs_an_unused_knight() -> None:
    units = dict.fromkeys(("kingswood", "dragonstone"), ("baratheon", "knight", "knight"))
    match = duel("baratheon", "stark", force=("knight", "footman"), units=units)
    fought(match, "renly_baratheon", "the_blackfish")
    assert question(match) == ("stark", "retreat")


def test_renly_needs_a_footman() -> None:
    match = duel("baratheon", "stark", force=("knight", "siege_engine"))
    fought(match, "renly_baratheon", "the_blackfish")
    assert question(match) == ("stark", "retreat")


def test_a_footman_killed_before_is_no_candidate() -> None:
    match = duel("baratheon", "tyrell", force=("footman", "knight", "knight"))
    fought(match, "renly_baratheon", "mace_tyrell")
    assert winner(match) == "baratheon"
    assert question(match) == ("tyrell", "retreat")


def test_a_losing_renly_makes_no_knight() -> None:
    match = duel("baratheon", "stark", held=("knight",) * 3)
    fought(match, "renly_baratheon", "the_blackfish")
    assert look(match).unused["baratheon"] == (9, 5, 6, 2)
    assert units_in(match, "seagard") == {"routed_footman": 1}


def test_a_routed_footman_becomes_a_routed_knight() -> None:
    match = duel("stark", "baratheon", held=("knight", "routed_footman"))
    fought(match, "the_blackfish", "renly_baratheon")
    assert choices(match) == {("make_knight", "the_twins", "routed_footman"), ("decline",)}
    play(match, ("make_knight", "the_twins", "routed_footman"))
    assert units_in(match, "the_twins") == {"knight": 1, "routed_knight": 1}


def test_an_attacker_made_knight_keeps_the_pool_right() -> None:
    """Footmen and knights go between the force and the pool; the new knight is no casualty of anything."""
    match = duel("baratheon", "stark", force=("footman", "footman"), held=("footman",))
    fought(match, "renly_baratheon", "the_blackfish")
    play(match, ("make_knight", "the_twins", "footman"), ("retreat", "moat_cailin"))
    assert units_in(match, "the_twins") == {"footman": 1, "knight": 1}
    assert look(match).unused["baratheon"] == (9, 4, 6, 2)


# -- Ser Davos Seaworth

NO_STANNIS = [card for card in HAND["baratheon"] if card != "stannis_baratheon"]


@pytest.mark.parametrize("role", ROLES)
def test_davos_is_stronger_when_stannis_is_discarded(role: str) -> None:
    match = clash(role, "baratheon", "stark", ("knight",) * 2, ("footman",) * 3, hands={"baratheon": NO_STANNIS})
    meet(match, role, "ser_davos_seaworth", "the_blackfish")
    assert totals(match, role) == (4 + 3, 4)


@pytest.mark.parametrize("hand", [HAND["baratheon"], ["stannis_baratheon", "ser_davos_seaworth"]])
def test_davos_is_plain_while_stannis_is_in_hand(hand: tuple[str, ...]) -> None:
    match = duel("baratheon", "stark", force=("knight",) * 2, held=("footman",) * 2, hands={"baratheon": hand})
    fought(match, "ser_davos_seaworth", "greatjon_umber")
    assert strengths(match) == (6, 4)
    assert units_in(match, "the_twins") == {"footman": 2}


@pytest.mark.parametrize("role", ROLES)
@covers("got-cards-11")
def test_davos_has_a_sword_when_stannis_is_discarded(role: str) -> None:
    match = clash(role, "baratheon", "stark", ("knight",) * 3, ("footman",) * 2, hands={"baratheon": NO_STANNIS})
    meet(match, role, "ser_davos_seaworth", "greatjon_umber")
    assert winner(match) == "baratheon"
    assert look(match).unused["stark"] == (9, 5, 6, 2)


def test_davos_alone_in_hand_comes_back_as_a_plain_card() -> None:
    """After the seventh card the pile is only Davos: Stannis is in hand again."""
    match = duel("baratheon", "stark", force=("knight",) * 3, hands={"baratheon": ["ser_davos_seaworth"]})
    fought(match, "ser_davos_seaworth", "greatjon_umber")
    assert strengths(match)[0] == 9
    assert look(match).discards["baratheon"] == ("ser_davos_seaworth",)
    assert "stannis_baratheon" in look(match).hands["baratheon"]


def test_balon_takes_only_the_printed_strength_of_davos() -> None:
    match = duel("baratheon", "greyjoy", hands={"baratheon": NO_STANNIS})
    fought(match, "ser_davos_seaworth", "balon_greyjoy")
    assert strengths(match) == (1 + 1, 1 + 2)


# -- Salladhor Saan

SEA: Any = {"area": "shipbreaker_bay", "origin": "blackwater_bay"}


@pytest.mark.parametrize("role", ROLES)
def test_supported_by_himself_salladhor_sinks_the_enemy_ships(role: str) -> None:
    match = clash(
        role,
        "baratheon",
        "greyjoy",
        ("ship",),
        ("ship", "ship"),
        units={"the_narrow_sea": ("baratheon", "ship"), "east_summer_sea": ("greyjoy", "ship")},
        orders={"the_narrow_sea": "support", "east_summer_sea": "support_plus_1"},
        **SEA,
    )
    sides = {"the_narrow_sea": "baratheon", "east_summer_sea": "greyjoy"}
    meet(match, role, "salladhor_saan", "dagmar_cleftjaw", sides)
    assert totals(match, role) == (1 + 1 + 1, 0 + (0 + 1) + 1)


def test_foreign_ships_that_support_salladhor_count_nothing_but_support_him() -> None:
    match = duel(
        "baratheon",
        "greyjoy",
        force=("ship",),
        held=("ship", "ship"),
        units={"the_narrow_sea": ("stark", "ship", "ship")},
        orders={"the_narrow_sea": "support_plus_1"},
        **SEA,
    )
    fought(match, "salladhor_saan", "dagmar_cleftjaw", {"the_narrow_sea": "baratheon"})
    assert strengths(match) == (1 + (0 + 1) + 1, 0 + 1)


def test_salladhor_touches_ships_that_support_on_land_and_nothing_else() -> None:
    units = {
        "moat_cailin": ("baratheon", "footman"),
        "the_narrow_sea": ("stark", "ship", "ship"),
        "the_fingers": ("stark", "footman"),
    }
    match = duel("baratheon", "stark", units=units, orders=dict.fromkeys(units, "support"))
    sides = {"moat_cailin": "baratheon", "the_narrow_sea": "stark", "the_fingers": "stark"}
    fought(match, "salladhor_saan", "the_blackfish", sides)
    assert strengths(match) == (1 + 1 + 1, 1 + 0 + 1 + 1)


def test_without_support_salladhor_is_a_plain_1() -> None:
    units = {"the_narrow_sea": ("stark", "ship")}
    for sides in ({}, {"the_narrow_sea": "greyjoy"}):
        match = duel(
            "baratheon",
            "greyjoy",
            force=("ship",),
            held=("ship",),
            units=units,
            orders={"the_narrow_sea": "support"},
            **SEA,
        )
        fought(match, "salladhor_saan", "dagmar_cleftjaw", sides)
        assert strengths(match) == (2, 2 + len(sides))


@covers("got-support-9")
def test_support_that_was_refused_does_not_help_salladhor() -> None:
    match = duel(
        "baratheon",
        "greyjoy",
        force=("ship",),
        held=("ship",),
        units={"the_narrow_sea": ("stark", "ship")},
        orders={"the_narrow_sea": "support"},
        **SEA,
    )
    support(match, {"the_narrow_sea": "baratheon"}, accept=False)
    fought(match, "salladhor_saan", "dagmar_cleftjaw")
    assert strengths(match) == (2, 2)


def test_routed_support_of_strength_0_still_supports() -> None:
    match = duel(
        "baratheon",
        "greyjoy",
        force=("ship",),
        held=("ship",),
        units={"the_narrow_sea": ("stark", "routed_ship")},
        orders={"the_narrow_sea": "support"},
        **SEA,
    )
    fought(match, "salladhor_saan", "dagmar_cleftjaw", {"the_narrow_sea": "baratheon"})
    assert strengths(match) == (2, 1)


# -- Patchface


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("own", [("knight",) * 3, ("footman",)])
@covers("got-cards-3", "got-cards-20")
def test_patchface_may_discard_a_card_after_the_combat(role: str, own: tuple[str, ...]) -> None:
    match = clash(role, "baratheon", "stark", own, ("knight", "footman"))
    meet(match, role, "patchface", "greatjon_umber")
    if question(match) == ("stark", "retreat"):
        play(match, ("retreat", "moat_cailin"))
    if question(match) == ("baratheon", "retreat"):
        play(match, ("retreat", "moat_cailin"))
    assert question(match) == ("baratheon", "patchface")
    hand = {card for card in HAND["stark"] if card != "greatjon_umber"}
    assert choices(match) == {*(("discard", card) for card in hand), ("decline",)}
    assert refused(match, ("discard", "greatjon_umber")) == "got-cards-20"
    play(match, ("discard", "eddard_stark"))
    assert set(look(match).discards["stark"]) == {"greatjon_umber", "eddard_stark"}
    assert "eddard_stark" not in look(match).hands["stark"]


def test_patchface_may_decline() -> None:
    match = duel("baratheon", "stark", held=("knight",))
    fought(match, "patchface", "greatjon_umber")
    play(match, ("decline",))
    assert look(match).discards["stark"] == ("greatjon_umber",)


@covers("got-cards-9")
def test_patchface_comes_after_the_hand_was_taken_back() -> None:
    match = duel("baratheon", "stark", held=("knight",) * 2, hands={"stark": ["greatjon_umber"]})
    fought(match, "patchface", "greatjon_umber")
    assert question(match) == ("baratheon", "patchface")
    play(match, ("discard", "eddard_stark"))
    assert set(look(match).discards["stark"]) == {"greatjon_umber", "eddard_stark"}
    assert len(look(match).hands["stark"]) == 5


def test_the_last_hand_card_discarded_by_patchface_brings_the_others_back() -> None:
    match = duel("baratheon", "stark", held=("knight",) * 2, hands={"stark": ["greatjon_umber", "eddard_stark"]})
    fought(match, "patchface", "greatjon_umber")
    play(match, ("discard", "eddard_stark"))
    assert look(match).discards["stark"] == ("eddard_stark",)
    assert set(look(match).hands["stark"]) == set(HAND["stark"]) - {"eddard_stark"}


def test_a_cancelled_patchface_stays_in_hand_as_the_only_card() -> None:
    match = duel("baratheon", "lannister", held=("knight",) * 2, hands={"baratheon": ["patchface"]})
    battle(match, "patchface", "tyrion_lannister")
    play(match, ("cancel",))
    assert strengths(match) == (1, 5)
    assert question(match) == ("martell", "consolidate")
    assert look(match).hands["baratheon"] == ("patchface",)


def test_a_cancelled_patchface_discards_nothing() -> None:
    match = duel("baratheon", "lannister", held=("knight",) * 2)
    battle(match, "patchface", "tyrion_lannister")
    play(match, ("cancel",), ("play", "melisandre"))
    assert question(match) == ("martell", "consolidate")
    assert "patchface" in look(match).hands["baratheon"]
