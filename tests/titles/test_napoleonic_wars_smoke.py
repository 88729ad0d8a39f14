"""The Napoleonic Wars play: random matches of every scenario and player count finish with sound states and words."""

from __future__ import annotations

import random

import pytest

from tests.rulebook.napoleonic_wars.play import SHORT, TABLES, TITLE, play
from warcouncil.engine import clauses
from warcouncil.engine.match import Match
from warcouncil.testing.laws.look import well_formed
from warcouncil.text import check, speaker
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.state import NapoleonicState
from warcouncil.titles.napoleonic_wars.title import BOOK


def finishes(scenario: str, players: int, seed: int) -> None:
    """A match at random, sound after every choice, comes to an end with one winner."""
    match = play(scenario, players, seed)
    assert match.result is not None
    assert match.result.ranks.count(1) == 1
    assert match.longest_tail <= 64
    assert match.state == NapoleonicState.decode(match.state.encode())


@pytest.mark.parametrize(("scenario", "players", "number"), SHORT)
def test_random_matches_finish_and_stay_sound(scenario: str, players: int, number: int) -> None:
    finishes(scenario, players, number)


@pytest.mark.slow
@pytest.mark.parametrize(("scenario", "players"), TABLES)
def test_longer_matches_finish_and_stay_sound(scenario: str, players: int) -> None:
    finishes(scenario, players, 7)


def test_every_table_has_a_short_match() -> None:
    assert [(scenario, players) for scenario, players, _ in SHORT] == TABLES


def test_default_answers_play_a_whole_match() -> None:
    match = Match.new(TITLE, players=4, seed=2)
    while not match.over:
        decision = match.decisions[0]
        match.choose(decision, TITLE.default_answer(match.state, decision))
    assert match.result is not None


def test_nothing_is_missing_in_any_language() -> None:
    assert check(TITLE) == []


@pytest.mark.parametrize(("language", "field"), [("en", "en"), ("zh", "zh")])
def test_names_are_those_of_the_components(language: str, field: str) -> None:
    voice = speaker(TITLE, language)
    rows = {
        "space": COMPONENTS.map.spaces,
        "sea": COMPONENTS.map.seas,
        "leader": COMPONENTS.pieces.leaders,
        "power": COMPONENTS.diplomacy.nations,
        "card": COMPONENTS.cards.values(),
        "reserve": COMPONENTS.reserves.values(),
    }
    for domain, found in rows.items():
        for row in found:
            assert voice.name(domain, row.id) == getattr(row, field)


def test_whatever_is_not_offered_is_refused_with_a_clause() -> None:
    known = clauses.load(TITLE)
    rng = random.Random(5)
    match = Match.new(TITLE, players=4, seed=6)
    probed = 0
    while not match.over and probed < 2000:
        decision = rng.choice(match.decisions)
        for option in well_formed(TITLE, decision.kind, 4, rng):
            refusal = match.why_not(decision, option)
            assert (refusal is None) == (option in decision.options)
            assert refusal is None or refusal.clause in known, (decision.kind, option, refusal)
            probed += refusal is not None
        match.choose(decision, rng.choice(decision.options))
    assert probed > 300


def test_every_kind_of_question_has_its_refusal_and_every_action_its_need() -> None:
    known = clauses.load(TITLE)
    assert set(BOOK.refusals) == set(TITLE.kinds)
    assert all(not isinstance(one, str) or known.own(one) in known for one in BOOK.refusals.values())
    assert all(callable(one.needs) or known.own(one.needs) in known for one in BOOK.menu.values())
