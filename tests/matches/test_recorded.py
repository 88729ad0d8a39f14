"""Recorded matches must replay for ever: a change of rules that breaks one needs a new version of the rules."""

from __future__ import annotations

from pathlib import Path

import pytest

import warcouncil

JOURNALS = sorted(Path(__file__).parent.glob("*.jsonl"))


def test_there_are_recorded_matches_of_every_game() -> None:
    titles = {warcouncil.load(path, log=False).title.id for path in JOURNALS}
    assert titles >= {"endeavor", "game_of_thrones"}


@pytest.mark.parametrize("path", JOURNALS, ids=lambda path: path.stem)
def test_a_recorded_match_is_faultless(path: Path) -> None:
    verdict = warcouncil.verify(path)
    assert verdict.outcome in ("seeded", "sound"), verdict
