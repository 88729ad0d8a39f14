"""Tanto Monta plays: random matches of both scenarios finish with sound states and readable words."""

from __future__ import annotations

import random

import pytest

from warcouncil.engine import clauses
from warcouncil.engine.match import Match
from warcouncil.testing.laws.look import well_formed
from warcouncil.text import check, speaker
from warcouncil.titles.tanto_monta import cards
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.title import BOOK, TantoMonta

TITLE = TantoMonta()
SOUND = 5
"""A state is looked through after so many choices of a long match, and at its end."""


def table(scenario: str, seed: int) -> Match:
    return Match.new(TITLE, players=4, seed=seed, options={"scenario": scenario})


def plays_to_a_sound_end(scenario: str, seed: int, every: int = 1) -> None:
    rng = random.Random(f"{scenario} {seed}")
    match = table(scenario, seed)
    made = 0
    while not match.over:
        decision = rng.choice(match.decisions)
        assert TITLE.default_answer(match.state, decision) in decision.options
        match.choose(decision, rng.choice(decision.options))
        made += 1
        assert made % every or list(TITLE.invariants(match.state)) == []
    assert list(TITLE.invariants(match.state)) == []
    assert match.result is not None
    assert min(match.result.ranks) == 1
    assert match.longest_tail <= 64
    assert match.state == TantoMontaState.decode(match.state.encode())


@pytest.mark.parametrize("scenario", TITLE.scenarios)
def test_random_matches_finish_and_stay_sound(scenario: str) -> None:
    plays_to_a_sound_end(scenario, 1, SOUND)


@pytest.mark.slow
@pytest.mark.parametrize("scenario", TITLE.scenarios)
def test_more_random_matches_are_sound_after_every_choice(scenario: str) -> None:
    for seed in (2, 3, 4):
        plays_to_a_sound_end(scenario, seed)


@pytest.mark.parametrize("scenario", TITLE.scenarios)
def test_default_answers_play_a_whole_match(scenario: str) -> None:
    match = table(scenario, 3)
    while not match.over:
        decision = match.decisions[0]
        match.choose(decision, TITLE.default_answer(match.state, decision))
    assert match.result is not None


def test_nothing_is_missing_in_any_language() -> None:
    assert check(TITLE) == []


@pytest.mark.parametrize("language", ["en", "zh"])
def test_names_are_those_of_the_components(language: str) -> None:
    voice = speaker(TITLE, language)
    rows = {"space": COMPONENTS.map.spaces, "card": COMPONENTS.cards.values(), "ruler": COMPONENTS.people.rulers}
    for domain, found in rows.items():
        assert [voice.name(domain, row.id) for row in found] == [getattr(row, language) for row in found]


def test_whatever_is_not_offered_is_refused_with_a_clause() -> None:
    known = clauses.load(TITLE)
    rng = random.Random(5)
    match = table(TITLE.scenarios[0], 6)
    probed = 0
    while not match.over and probed < 3000:
        decision = rng.choice(match.decisions)
        for option in well_formed(TITLE, decision.kind, 3, rng):
            refusal = match.why_not(decision, option)
            assert (refusal is None) == (option in decision.options)
            assert refusal is None or refusal.clause in known, (decision.kind, option, refusal)
            probed += refusal is not None
        match.choose(decision, rng.choice(decision.options))
    assert probed > 1000


def test_every_kind_of_question_has_its_refusal() -> None:
    """No silent fallback: only questions that cards ask are refused with the text of the card."""
    assert set(BOOK.refusals) == set(TITLE.kinds)
    asked_by_cards = {kind for part in cards.CHAPTERS for kind in getattr(part, "KINDS", {})}
    assert asked_by_cards >= BOOK.card_kinds
    known = clauses.load(TITLE)
    named = {kind: clause for kind, clause in BOOK.refusals.items() if isinstance(clause, str)}
    assert {kind: clause for kind, clause in named.items() if known.own(clause) not in known} == {}


def test_every_action_says_what_it_needs() -> None:
    known = clauses.load(TITLE)
    for act, action in BOOK.menu.items():
        assert callable(action.needs) or known.own(action.needs) in known, act
        assert not action.on_card or action.on_card in TantoMontaState.costs, act
