"""House cards: what is printed on each of the 42, and that strength and icons of the 18 without a text count."""

from __future__ import annotations

import pytest

from tests.rulebook.game_of_thrones.duels import duel, fought
from tests.rulebook.game_of_thrones.positions import asked, look, question, strengths, units_in, winner
from warcouncil.testing.covers import covers
from warcouncil.titles.game_of_thrones.components import CARDS

PRINTED = {
    "stark": [
        ("eddard_stark", 4, 2, 0, False),
        ("robb_stark", 3, 0, 0, True),
        ("roose_bolton", 2, 0, 0, True),
        ("greatjon_umber", 2, 1, 0, False),
        ("ser_rodrick_cassel", 1, 0, 2, False),
        ("the_blackfish", 1, 0, 0, True),
        ("catelyn_stark", 0, 0, 0, True),
    ],
    "lannister": [
        ("tywin_lannister", 4, 0, 0, True),
        ("ser_gregor_clegane", 3, 3, 0, False),
        ("the_hound", 2, 0, 2, False),
        ("ser_jaime_lannister", 2, 1, 0, False),
        ("ser_kevan_lannister", 1, 0, 0, True),
        ("tyrion_lannister", 1, 0, 0, True),
        ("cersei_lannister", 0, 0, 0, True),
    ],
    "baratheon": [
        ("stannis_baratheon", 4, 0, 0, True),
        ("renly_baratheon", 3, 0, 0, True),
        ("ser_davos_seaworth", 2, 0, 0, True),
        ("brienne_of_tarth", 2, 1, 1, False),
        ("salladhor_saan", 1, 0, 0, True),
        ("melisandre", 1, 1, 0, False),
        ("patchface", 0, 0, 0, True),
    ],
    "greyjoy": [
        ("euron_crows_eye", 4, 1, 0, False),
        ("victarion_greyjoy", 3, 0, 0, True),
        ("balon_greyjoy", 2, 0, 0, True),
        ("theon_greyjoy", 2, 0, 0, True),
        ("asha_greyjoy", 1, 0, 0, True),
        ("dagmar_cleftjaw", 1, 1, 1, False),
        ("aeron_damphair", 0, 0, 0, True),
    ],
    "tyrell": [
        ("mace_tyrell", 4, 0, 0, True),
        ("ser_loras_tyrell", 3, 0, 0, True),
        ("ser_garlan_tyrell", 2, 2, 0, False),
        ("randyll_tarly", 2, 1, 0, False),
        ("margaery_tyrell", 1, 0, 1, False),
        ("alester_florent", 1, 0, 1, False),
        ("queen_of_thorns", 0, 0, 0, True),
    ],
    "martell": [
        ("the_red_viper", 4, 2, 1, False),
        ("areo_hotah", 3, 0, 1, False),
        ("obara_sand", 2, 1, 0, False),
        ("darkstar", 2, 1, 0, False),
        ("nymeria_sand", 1, 0, 0, True),
        ("arianne_martell", 1, 0, 0, True),
        ("doran_martell", 0, 0, 0, True),
    ],
}
PLAIN = [
    pytest.param(house, card, strength, swords, fortifications, id=card)
    for house, cards in PRINTED.items()
    for card, strength, swords, fortifications, text in cards
    if not text
]


def opponent(house: str) -> str:
    return "lannister" if house == "stark" else "stark"


@covers("got-components-2", table=True)
def test_the_printed_values_of_all_cards() -> None:
    assert sum(len(cards) for cards in PRINTED.values()) == len(CARDS) == 42
    for house, cards in PRINTED.items():
        hand = [(c.id, c.strength, c.swords, c.fortifications, c.text) for c in CARDS.values() if c.house == house]
        assert hand == cards


@pytest.mark.parametrize(("house", "card", "strength", "swords", "fortifications"), PLAIN)
@covers("got-cards-11", "got-combat-13")
def test_strength_and_swords_of_an_attacker(
    house: str, card: str, strength: int, swords: int, fortifications: int
) -> None:
    enemy = opponent(house)
    other = "ser_jaime_lannister" if enemy == "lannister" else "greatjon_umber"
    match = duel(house, enemy, force=("knight",) * 3, held=("footman",) * 4)
    fought(match, card, other)
    assert strengths(match) == (6 + strength, 6)
    assert winner(match) == house
    assert question(match) == (enemy, "retreat")
    assert units_in(match, "the_twins") == {"footman": 4 - swords}


@pytest.mark.parametrize(("house", "card", "strength", "swords", "fortifications"), PLAIN)
@covers("got-cards-12", "got-casualties-2")
def test_strength_and_fortifications_of_a_defender(
    house: str, card: str, strength: int, swords: int, fortifications: int
) -> None:
    enemy = opponent(house)
    other, theirs = ("ser_gregor_clegane", 3) if enemy == "lannister" else ("eddard_stark", 2)
    match = duel(enemy, house, force=("knight",) * 3, held=("footman",) * 4)
    fought(match, other, card)
    assert strengths(match) == (6 + CARDS[other].strength, 4 + strength)
    assert winner(match) == enemy
    assert asked(match).kind == "retreat"
    assert units_in(match, "the_twins") == {"footman": 4 - (theirs - fortifications)}


@pytest.mark.parametrize(("house", "card", "strength", "swords", "fortifications"), PLAIN)
@covers("got-casualties-2")
def test_the_losers_swords_and_the_winners_fortifications_do_nothing(
    house: str, card: str, strength: int, swords: int, fortifications: int
) -> None:
    enemy = opponent(house)
    other = "cersei_lannister" if enemy == "lannister" else "catelyn_stark"
    match = duel(house, enemy, force=("footman",), held=("knight",) * 4)
    fought(match, card, other)
    assert strengths(match) == (1 + strength, 8)
    assert winner(match) == enemy
    assert units_in(match, "the_twins") == {"knight": 4}
    assert units_in(match, "seagard") == {"routed_footman": 1}
    assert look(match).discards[house] == (card,)
