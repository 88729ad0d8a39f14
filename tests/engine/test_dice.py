"""Dice: range, evenness, position, the bag deck."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import warcouncil
from warcouncil.engine.decks import Deck
from warcouncil.engine.dice import Dice, NoKey, seed_key, stream_key
from warcouncil.engine.records import Chance
from warcouncil.engine.seal import Device, Seal, digest, new_nonce, pledge


def dice(seed=1):
    return Dice(stream_key(seed_key(seed), ()))


def test_the_stream_is_fixed_for_all_time():
    fixed = dice(7)
    assert [fixed.roll(6, "die") for _ in range(12)] == FIRST_ROLLS_OF_SEED_7
    assert fixed.shuffle(range(5), "order") == FIRST_ORDER_OF_SEED_7


FIRST_ROLLS_OF_SEED_7 = [6, 6, 5, 5, 1, 5, 1, 1, 3, 4, 3, 5]
FIRST_ORDER_OF_SEED_7 = (1, 0, 2, 3, 4)


@pytest.mark.parametrize("sides", [2, 3, 6, 95, 200, 256, 257, 1000])
def test_every_side_comes_up_about_equally_often(sides):
    fair = dice(sides)
    count = 200 * sides if sides <= 256 else 100 * sides
    seen = Counter(fair.roll(sides, "fair") for _ in range(count))
    assert sorted(seen) == list(range(1, sides + 1))
    expected = count / sides
    square = sum((seen[side] - expected) ** 2 / expected for side in seen)
    assert abs(square - (sides - 1)) < 6 * (2 * sides) ** 0.5


@given(st.integers(1, 40), st.integers(0, 10**9))
def test_a_shuffle_keeps_every_item(size, seed):
    assert sorted(dice(seed).shuffle(range(size), "shuffle")) == list(range(size))


def test_outcomes_are_told_with_label_and_place():
    told: list[Chance] = []
    loud = dice()
    loud.write = told.append
    values = loud.rolls(3, 6, "siege")
    assert told == [("chance", "siege", "roll", 6, 0, values)]
    assert loud.position >= 3


def test_nonces_change_the_stream_and_cannot_be_shifted():
    key = seed_key(1)
    assert len({stream_key(key, nonces) for nonces in [(), ("ab", "c"), ("a", "bc"), ("abc",)]}) == 4


def test_without_a_key_nothing_is_drawn():
    with pytest.raises(NoKey):
        Dice(None).roll(6, "die")
    with pytest.raises(ValueError, match="among 0"):
        dice().pick(0, "nothing")


def test_a_commitment_binds_key_and_match():
    seal = Seal.new()
    assert seal.commitment != Seal(seal.key, "x").commitment
    assert seal.commitment != Seal(seed_key(1), seal.match_id).commitment
    assert Seal.new() != seal


def test_a_digest_is_for_one_purpose_and_its_parts_cannot_be_shifted():
    made = {
        digest("a", b"bc"),
        digest("ab", b"c"),
        digest("a", b"b", b"c"),
        digest("a", b"", b"bc"),
        digest("b", b"bc"),
    }
    assert len(made) == 5


def test_only_the_nonce_that_was_committed_to_fits():
    nonce = new_nonce()
    assert Device((0,), pledge(nonce)).fits and Device((0,), pledge(nonce), nonce).fits
    assert not Device((0,), pledge(nonce), new_nonce()).fits
    assert not Device((0,), "anything").fits
    with pytest.raises(warcouncil.BadFile, match="committed to"):
        warcouncil.new("endeavor", players=2, devices=[Device((0,), pledge(nonce), new_nonce())])


def test_a_deck_is_a_bag_with_known_ends():
    deck = Deck.of(["c", "a", "b"]).put_on_top("x").put_at_bottom("z")
    assert len(deck) == 5 and deck.cards == ("a", "b", "c", "x", "z")
    first, deck = deck.draw(dice(), "draw")
    assert first == "x"
    drawn = []
    while len(deck):
        card, deck = deck.draw(dice(len(deck)), "draw")
        drawn.append(card)
    assert sorted(drawn[:3]) == ["a", "b", "c"] and drawn[3] == "z"
    with pytest.raises(ValueError, match="empty"):
        deck.draw(dice(), "draw")


def test_looking_fixes_the_top_and_shuffling_frees_it():
    deck = Deck.of("abcdef")
    seen, deck = deck.peek(2, dice(), "look")
    assert deck.top == seen and len(deck) == 6
    assert deck.draw(dice(5), "draw")[0] == seen[0]
    assert deck.shuffle("g") == Deck.of("abcdefg")
    assert Deck.of("aab").remove("a").bag == ("a", "b")
    with pytest.raises(ValueError, match="index"):
        deck.shuffle().remove("q")
