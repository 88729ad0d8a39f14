"""`warcouncil bench`: what is measured, and that it is there."""

from __future__ import annotations

import json
import random

import chess
import pytest

from tests.cli.conftest import Run
from warcouncil.commands.bench import Count, chess_game, match_bytes, mid_game, title_match
from warcouncil.engine.title import get_title

KEYS = {
    "decisions_per_second",
    "matches_per_second",
    "mean_options",
    "ratio_to_python_chess",
    "forks_per_second",
    "fork_p95_us",
    "match_bytes",
}


@pytest.mark.slow
def test_one_title_as_json(run: Run) -> None:
    found = json.loads(run("bench", "endeavor", "--seconds", "0.5", "--json").out)
    assert set(found) >= KEYS
    assert all(found[key] > 0 for key in KEYS)
    assert found["title"] == "endeavor"


@pytest.mark.slow
def test_all_titles_as_json_with_the_weakest_on_top(run: Run) -> None:
    found = json.loads(run("bench", "--seconds", "0.5", "--json").out)
    assert set(found["titles"]) == {"endeavor", "parley"}
    assert found["match_bytes"] == max(one["match_bytes"] for one in found["titles"].values())
    assert found["forks_per_second"] == min(one["forks_per_second"] for one in found["titles"].values())


@pytest.mark.slow
def test_text_for_people(run: Run) -> None:
    assert "times python-chess" in run("bench", "endeavor", "--seconds", "0.2").out
    assert "相对 python-chess 的倍数" in run("bench", "endeavor", "--seconds", "0.2", "--lang", "zh").out


def test_only_real_decisions_count() -> None:
    count = Count()
    chess_game(chess, count, random.Random(1))
    assert (count.matches, count.options > 2 * count.decisions > 0) == (1, True)
    count = Count()
    title_match(get_title("endeavor"), 0, count, random.Random(1))
    assert count.matches == 1
    assert count.options >= 2 * count.decisions > 0


def test_positions_are_from_the_middle_of_a_match() -> None:
    match = mid_game(get_title("endeavor"), 3)
    assert not match.over
    assert 2 <= match.state.to_builtins()["round"] <= 6
    assert match_bytes(match) < 1_000_000
