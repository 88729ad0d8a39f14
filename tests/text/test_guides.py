"""The guides of titles: whatever a newcomer is asked in the first round or turn is explained, in every language."""

from __future__ import annotations

import json

import pytest

from warcouncil.bots import make_bot
from warcouncil.engine.match import Match
from warcouncil.engine.title import get_title

GUIDED = ["endeavor", "game_of_thrones", "here_i_stand", "tanto_monta", "napoleonic_wars"]
AT_RANDOM = {"tanto_monta", "napoleonic_wars"}
"""Their bots think for long; random play meets more kinds of questions, in a fraction of the time."""
LANGUAGES = ("en", "zh-Hans", "zh-Hant")
MATCHES = 4
LONGEST = 700
CONTROLS = {"aside", "back", "else", "finish", "on", "start", "tip", "try", "waiting", "without"}
"""Words of the page for the guide itself, by the same names as those for questions."""
MOST_QUESTIONS = 600


def words(title: str, language: str) -> dict[str, str]:
    path = get_title(title).folder / "web" / "words" / f"{language}.json"
    found = json.loads(path.read_text(encoding="utf-8"))
    return {key.removeprefix("guide-"): text for key, text in found.items() if key.startswith("guide-")}


def turn_of(match: Match) -> int:
    """As the page counts: the round where a title has rounds, else the turn."""
    return int(getattr(match.state, "round", 0) or getattr(match.state, "turn", 0))


def asked_of_newcomers(title: str, seed: int) -> set[str]:
    """The kinds of questions with a choice that seat 1 is asked in the first round, all played by bots."""
    game = get_title(title)
    players = game.best_players or game.players[0]
    match = Match.new(title, players=players, seed=seed)
    bot = "random" if title in AT_RANDOM else "heuristic"
    bots = [make_bot(game, bot, seat, seed) for seat in range(players)]
    kinds: set[str] = set()
    for _ in range(MOST_QUESTIONS):
        if match.over or turn_of(match) > 1:
            break
        decision = match.decisions[0]
        if decision.seat == 0 and len(decision.options) > 1:
            kinds.add(decision.kind)
        seen = match.view(decision.seat, log=False) if bot == "heuristic" else {}  # random play looks at nothing
        match.choose(decision, bots[decision.seat].choose(seen, decision))
    return kinds


@pytest.mark.parametrize("title", GUIDED)
def test_every_question_of_the_first_round_is_explained(title: str) -> None:
    met = set().union(*(asked_of_newcomers(title, seed) for seed in range(MATCHES)))
    assert len(met) >= 3
    for language in LANGUAGES:
        assert met <= words(title, language).keys(), language


@pytest.mark.parametrize("title", GUIDED)
def test_a_guide_is_whole_in_every_language_and_brief(title: str) -> None:
    english = words(title, "en")
    assert {"welcome", "end"} <= english.keys()
    known = get_title(title).kinds.keys() | {"welcome", "end"}
    assert not known & CONTROLS, "the page says these of the guide itself"
    assert english.keys() <= known, "a text for a question that nobody is asked"
    for language in LANGUAGES:
        told = words(title, language)
        assert told.keys() == english.keys(), language
        assert all(10 < len(text) <= LONGEST for text in told.values()), language
