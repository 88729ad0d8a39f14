"""A whole match read out: every prompt, option, tip, log entry and result, in every language and for every seat."""

from __future__ import annotations

import random

import pytest

import warcouncil
from warcouncil.engine.state import OptionValue
from warcouncil.text import LANGUAGES, Speaker, speaker

TABLES: list[tuple[str, int, dict[str, OptionValue]]] = [
    ("endeavor", 2, {"silent_fleet": True, "scarce_buildings": True}),
    ("endeavor", 5, {}),
    ("game_of_thrones", 3, {"houses": "choose"}),
    ("game_of_thrones", 6, {"tides_of_battle": True}),
]
WARS = [("here_i_stand", 6, "1532"), ("tanto_monta", 4, "1470"), ("napoleonic_wars", 5, "1805")]
LONG_ENOUGH = 200
"""Questions of a war, which is read out only in part."""


def said(voice: Speaker, match: warcouncil.Match, decision: warcouncil.Decision) -> list[str]:
    """All that a decision makes one say."""
    words = [voice.prompt(match.state, decision)]
    for option in decision.options:
        words += [voice.option(decision.kind, option), voice.tip(decision.kind, option) or "no tip"]
    return words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("title", "players", "options"), TABLES)
def test_a_match_can_be_read_out(
    title: str, players: int, options: dict[str, OptionValue], language: str, seed: int
) -> None:
    voice = speaker(title, language)
    match = warcouncil.new(title, players=players, seed=seed, options=options)
    chance = random.Random(seed)
    while not match.over:
        decision = match.decisions[0]
        words = said(voice, match, decision)
        assert all(word.strip() and "{" not in word for word in words), words
        choices = words[1::2]
        assert len(set(choices)) == len(choices), f"options that read alike: {choices}"
        match.choose(decision, chance.choice(decision.options))
    for seat in (None, *range(players)):
        for entry in match.view(seat)["log"]:
            assert voice.entry(entry).strip()
    lines = voice.result(match).splitlines()
    assert len(lines) == players + 1
    assert all(any(line.endswith(str(score)) for line in lines) for score in match.result.scores.values())  # type: ignore[union-attr]


@pytest.mark.parametrize(("title", "players", "scenario"), WARS)
def test_no_two_options_of_a_war_read_alike(title: str, players: int, scenario: str) -> None:
    voices = [speaker(title, language) for language in ("en", "zh-Hans")]
    match = warcouncil.new(title, players=players, seed=5, options={"scenario": scenario})
    chance = random.Random(5)
    while not match.over and len(match.live) < LONG_ENOUGH:
        decision = match.decisions[0]
        for voice in voices:
            choices = [voice.option(decision.kind, option) for option in decision.options]
            assert len(set(choices)) == len(choices), f"options that read alike: {choices}"
            assert "{" not in voice.prompt(match.state, decision)
        match.choose(decision, chance.choice(decision.options))
