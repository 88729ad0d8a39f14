"""What would happen in a combat: the totals are those that come, the chances those of the cards that are left."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.rulebook.game_of_thrones.duels import duel
from tests.rulebook.game_of_thrones.positions import cards, look, play, question, strengths, support, told, winner
from warcouncil.engine.forecast import Forecast, forecast_of
from warcouncil.engine.match import Match
from warcouncil.engine.state import Option
from warcouncil.engine.title import get_title
from warcouncil.text import speaker
from warcouncil.titles.game_of_thrones.components import TIDES

TITLE = get_title("game_of_thrones")
ROLLS = 1000
FIRST = {"fiefdoms": ["stark"]}


def seen(match: Match, power: str, *option: str) -> Forecast:
    (decision,) = [one for one in match.decisions if one.power == power]
    found = forecast_of(TITLE, match.view(decision.seat, log=False), decision.id, option)
    assert found is not None
    return found


def said(forecast: Forecast) -> str:
    return "; ".join(speaker(TITLE, "en").forecast(forecast))


def test_a_card_counts_with_its_printed_strength_and_icons_against_what_the_other_side_shows() -> None:
    match = duel("stark", "lannister", force=("knight", "footman"), held=("footman",))
    support(match)
    found = seen(match, "stark", "play", "eddard_stark")
    assert (found.own, found.other, found.chance) == (3 + 4, 1, None)
    assert said(found) == ("strength 7 to 1, swords 2, fortifications 0; without their card and the texts of both")
    assert "3 more on each side" not in said(found)
    cards(match, "eddard_stark", "ser_kevan_lannister")
    assert strengths(match)[0] == found.own


def test_tides_of_battle_are_told_as_a_range() -> None:
    match = duel("stark", "lannister", tides=("tides_0", "tides_0"))
    support(match)
    assert "Tides of Battle: 0 to 3 more on each side" in said(seen(match, "stark", "play", "eddard_stark"))


def test_a_card_in_place_of_one_that_was_sent_back_meets_what_lies_open() -> None:
    match = duel("stark", "lannister", force=("knight",), held=("footman",))
    support(match)
    cards(match, "eddard_stark", "tyrion_lannister")
    play(match, ("cancel",))
    assert question(match) == ("stark", "replacement")
    found = seen(match, "stark", "play", "roose_bolton")
    assert (found.own, found.other) == (2 + 2, 1 + 1)
    assert said(found).endswith("without the texts of cards")


@pytest.mark.parametrize(
    ("answer", "own", "other"),
    [
        (("support", "moat_cailin", "stark"), 4, 1),
        (("support", "moat_cailin", "lannister"), 1, 4),
        (("refuse", "moat_cailin"), 1, 1),
    ],
)
def test_support_counts_for_whom_it_is_given(answer: Option, own: int, other: int) -> None:
    units = {"moat_cailin": ("greyjoy", "knight")}
    match = duel("stark", "lannister", units=units, orders={"moat_cailin": "support_plus_1"})
    found = seen(match, "greyjoy", *map(str, answer))
    assert (found.own, found.other) == (own, other)
    play(match, answer)
    if answer[0] == "support":
        side = str(answer[2])
        with_it, without = seen(match, side, "accept", "moat_cailin"), seen(match, side, "reject", "moat_cailin")
        assert (with_it.own, without.own) == (4, 1)
    support(match)
    base = told(match, "base_strength")[-1]
    assert (base["strength"], base["strength2"]) == (own, other)


@pytest.mark.parametrize(("track", "wins"), [("stark", True), ("lannister", False)])
def test_the_blade_decides_or_does_not(track: str, wins: bool) -> None:
    """Three against three: the holder of the blade is first on the track as well, and needs it only behind."""
    for force, used, kept in ((("footman",), 1.0, 1.0), ((), 1.0, 0.0)):
        held = ("footman",) if force else ("footman", "footman")
        match = duel("stark", "lannister", force=("footman",), held=held, tracks={"fiefdoms": [track]})
        support(match)
        cards(match, "ser_rodrick_cassel", "ser_kevan_lannister")
        house, *_ = question(match)
        assert house == track
        if not wins:
            used, kept = 1.0, 1.0  # whoever defends with as many or more is never behind
        assert seen(match, house, "use_blade").chance == used
        assert seen(match, house, "decline").chance == kept
        play(match, ("decline",))
        assert (winner(match) == house) is (kept == 1.0)


def by_hand(lead: int, edge: int, kept: str | None) -> float:
    """The chance over all pairs of single cards that can be drawn, the own one known or not; ties are won."""
    deck = [card.strength for card in TIDES.values() for _ in range(card.count)]
    if kept is None:
        deck.remove(TIDES["tides_0"].strength)
        pairs = list(permutations(deck, 2))
    else:
        deck.remove(TIDES[kept].strength)
        pairs = [(TIDES[kept].strength, theirs) for theirs in deck]
    return sum(lead + edge + mine >= theirs for mine, theirs in pairs) / len(pairs)


@pytest.mark.parametrize(("option", "edge"), [("redraw_or_strength", 1), ("redraw_only", 0)])
def test_a_redraw_is_counted_over_all_cards_that_were_not_seen(option: str, edge: int) -> None:
    match = duel(
        "stark",
        "lannister",
        held=("knight",),
        tides=("tides_0", "tides_2"),
        tracks=FIRST,
        options={"tides_blade": option},
    )
    support(match)
    cards(match, "ser_rodrick_cassel", "ser_kevan_lannister")
    assert question(match) == ("stark", "blade_redraw")
    assert seen(match, "stark", "redraw").chance == pytest.approx(by_hand(-1, 0, None))
    assert seen(match, "stark", "decline").chance == pytest.approx(by_hand(-1, edge, "tides_0"))


def test_the_chance_of_a_redraw_is_how_often_it_wins() -> None:
    men = ("footman", "footman", "footman")  # so many that no skull leaves nobody
    match = duel("stark", "lannister", force=men[1:], held=men, tracks=FIRST, options={"tides_of_battle": True})
    support(match)
    cards(match, "ser_rodrick_cassel", "ser_kevan_lannister")
    assert question(match) == ("stark", "blade_redraw")
    expected = seen(match, "stark", "redraw").chance
    won = 0
    for seed in range(ROLLS):
        copy = match.fork(seat=look(match).seats["stark"], light=True, seed=seed)
        copy.choose(copy.decisions[0], ("redraw",))
        combat = look(copy).combat
        holder = look(copy).owner["the_twins"] if combat is None else combat.winner
        won += holder == "stark"
    assert won / ROLLS == pytest.approx(expected, abs=0.04)
