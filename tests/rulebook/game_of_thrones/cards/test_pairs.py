"""How two card texts meet (the pairs of the timing table)."""

from __future__ import annotations

import pytest

from tests.rulebook.game_of_thrones.duels import duel, fought
from tests.rulebook.game_of_thrones.positions import (
    battle,
    choices,
    finish,
    look,
    may,
    play,
    question,
    strengths,
    units_in,
    winner,
)
from warcouncil.testing.covers import covers
from warcouncil.titles.game_of_thrones.components import HAND


@covers("got-cards-4", "got-cards-14")
def test_tyrion_may_send_aeron_back_before_he_is_exchanged() -> None:
    match = duel("lannister", "greyjoy")
    battle(match, "tyrion_lannister", "aeron_damphair")
    play(match, ("cancel",), ("play", "theon_greyjoy"))
    assert question(match) == ("greyjoy", "blade")  # nothing more about Aeron
    finish(match)
    assert strengths(match) == (2, 3)
    assert look(match).power["greyjoy"] == 5
    assert "aeron_damphair" in look(match).hands["greyjoy"]


def test_tyrion_who_let_aeron_pass_has_no_second_use() -> None:
    match = duel("lannister", "greyjoy")
    battle(match, "tyrion_lannister", "aeron_damphair")
    play(match, ("decline",))
    assert question(match) == ("greyjoy", "aeron")
    play(match, ("play", "euron_crows_eye"))
    assert question(match) == ("greyjoy", "blade")
    finish(match)
    assert strengths(match) == (2, 5)


def test_aeron_as_replacement_may_bring_the_cancelled_card_in() -> None:
    match = duel("lannister", "greyjoy")
    battle(match, "tyrion_lannister", "euron_crows_eye")
    play(match, ("cancel",), ("play", "aeron_damphair"))
    assert may(match, ("play", "euron_crows_eye"))
    play(match, ("play", "euron_crows_eye"))
    finish(match)
    assert strengths(match) == (2, 5)


@pytest.mark.parametrize("attacker", ["tyrell", "stark"])
def test_mace_kills_nobody_of_the_blackfish(attacker: str) -> None:
    defender, cards = ("stark", ("mace_tyrell", "the_blackfish")), ("the_blackfish", "mace_tyrell")
    match = duel(attacker, defender[0] if attacker == "tyrell" else "tyrell")
    battle(match, *(defender[1] if attacker == "tyrell" else cards))
    finish(match)
    assert sorted(strengths(match)) == [2, 5]
    assert look(match).unused["stark"] == (9, 5, 6, 2)


@pytest.mark.parametrize(("removed", "ships"), [("the_narrow_sea", 2), ("east_summer_sea", 0)])
def test_without_his_only_support_salladhor_leaves_ships_alone(removed: str, ships: int) -> None:
    match = duel(
        "tyrell",
        "baratheon",
        force=("ship", "ship"),
        held=("ship",),
        area="shipbreaker_bay",
        origin="blackwater_bay",
        units={"the_narrow_sea": ("baratheon", "ship"), "east_summer_sea": ("baratheon", "ship")},
        orders={"the_narrow_sea": "support", "east_summer_sea": "raid"},
    )
    battle(match, "queen_of_thorns", "salladhor_saan", {"the_narrow_sea": "baratheon"})
    play(match, ("remove_order", removed))
    finish(match)
    assert strengths(match)[0] == ships


@pytest.mark.parametrize(("removed", "left"), [("moat_cailin", 1), ("the_fingers", 3)])
def test_without_her_only_support_asha_gets_her_icons(removed: str, left: int) -> None:
    match = duel(
        "tyrell",
        "greyjoy",
        force=("footman",) * 3,
        held=("knight",) * 3,
        units={"moat_cailin": ("greyjoy", "footman"), "the_fingers": ("greyjoy", "footman")},
        orders={"moat_cailin": "support", "the_fingers": "raid"},
    )
    battle(match, "queen_of_thorns", "asha_greyjoy", {"moat_cailin": "greyjoy"})
    play(match, ("remove_order", removed))
    finish(match)
    assert winner(match) == "greyjoy"
    assert units_in(match, "seagard") == {"routed_footman": left}


@pytest.mark.parametrize(("track", "bonus"), [("iron_throne", 1), ("fiefdoms", 0)])
@covers("got-cards-5")
def test_doran_may_give_stannis_his_bonus(track: str, bonus: int) -> None:
    match = duel("martell", "baratheon", tracks={"iron_throne": ["baratheon", "martell"]})
    battle(match, "doran_martell", "stannis_baratheon")
    play(match, ("demote", track))
    assert strengths(match) == (1, 5 + bonus)


@pytest.mark.parametrize(("throne", "strength"), [(["baratheon"], 0), (["greyjoy"], 1)])
def test_stannis_against_balon_counts_only_his_bonus(throne: list[str], strength: int) -> None:
    match = duel("greyjoy", "baratheon", tracks={"iron_throne": throne})
    fought(match, "balon_greyjoy", "stannis_baratheon")
    assert strengths(match) == (3, 1 + strength)


def test_mace_against_balon_is_a_0_with_a_text() -> None:
    match = duel("greyjoy", "tyrell", force=("footman", "footman"))
    fought(match, "balon_greyjoy", "mace_tyrell")
    assert strengths(match) == (1 + 2, 1)


def victarion_against_salladhor(option: str, first: str) -> tuple[int, int]:
    match = duel(
        "greyjoy",
        "baratheon",
        force=("ship", "ship"),
        held=("ship",),
        area="shipbreaker_bay",
        origin="blackwater_bay",
        units={"the_narrow_sea": ("baratheon", "ship")},
        orders={"the_narrow_sea": "support"},
        options={"victarion_salladhor": option},
        tracks={"iron_throne": [first]},
    )
    fought(match, "victarion_greyjoy", "salladhor_saan", {"the_narrow_sea": "baratheon"})
    return strengths(match)


@pytest.mark.parametrize("first", ["greyjoy", "baratheon"])
def test_victarions_ships_count_0_against_a_supported_salladhor(first: str) -> None:
    assert victarion_against_salladhor("salladhor", first) == (0 + 3, 1 + 1 + 1)


@pytest.mark.parametrize(("first", "ships"), [("greyjoy", 0), ("baratheon", 4)])
@covers("got-cards-5")
def test_by_the_rulebook_alone_the_later_in_turn_order_has_the_last_word(first: str, ships: int) -> None:
    assert victarion_against_salladhor("turn_order", first) == (ships + 3, 1 + 1 + 1)


def test_arianne_leaves_nothing_for_loras() -> None:
    match = duel("tyrell", "martell", force=("knight",) * 2)
    fought(match, "ser_loras_tyrell", "arianne_martell")
    play(match, ("retreat", "moat_cailin"))
    assert winner(match) == "tyrell"
    assert units_in(match, "seagard") == {"knight": 2}
    assert set(look(match).orders) == {"dragonstone"}


def test_robb_picks_the_retreat_from_arianne_but_stays_out() -> None:
    match = duel("stark", "martell", force=("knight",) * 2)
    fought(match, "robb_stark", "arianne_martell")
    assert question(match) == ("stark", "robb")
    play(match, ("retreat", "the_fingers"))
    assert units_in(match, "the_fingers") == {"routed_footman": 1}
    assert units_in(match, "the_twins") == {}
    assert units_in(match, "seagard") == {"knight": 2}


def test_patchface_may_take_roose_from_the_refilled_hand() -> None:
    match = duel("stark", "baratheon", held=("knight",) * 3, hands={"stark": ["roose_bolton", "eddard_stark"]})
    fought(match, "roose_bolton", "patchface")
    assert choices(match) == {*(("discard", card) for card in HAND["stark"]), ("decline",)}
    play(match, ("discard", "roose_bolton"))
    assert look(match).discards["stark"] == ("roose_bolton",)


def test_a_cancelled_roose_brings_nothing_back() -> None:
    hand = ["roose_bolton", "eddard_stark", "the_blackfish"]
    match = duel("stark", "lannister", held=("knight",) * 3, hands={"stark": hand})
    battle(match, "roose_bolton", "tyrion_lannister")
    play(match, ("cancel",), ("play", "the_blackfish"))
    assert winner(match) == "lannister"
    assert look(match).hands["stark"] == ("eddard_stark", "roose_bolton")
    assert len(look(match).discards["stark"]) == 5


def test_cersei_comes_too_late_for_catelyn() -> None:
    """The doubled bonus has counted; the defense order is not hers to remove."""
    match = duel("lannister", "stark", force=("knight",) * 3, orders={"the_twins": "defense_plus_2"})
    fought(match, "cersei_lannister", "catelyn_stark")
    assert strengths(match) == (6, 1 + 4)
    assert question(match) == ("stark", "retreat")
