"""Every verdict and every remark on a record has its words, in every language."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import warcouncil
from warcouncil import Remark, Verdict
from warcouncil.engine import verdict
from warcouncil.text import LANGUAGES, speaker

ROOT = Path(warcouncil.__file__).parent
IDS = sorted(
    {
        *re.findall(r'Remark\("([\w-]+)"', Path(verdict.__file__).read_text(encoding="utf-8")),
        "taken-back",
        "agreed-undo",
    }
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("outcome", verdict.OUTCOMES)
def test_every_outcome_and_every_remark_is_said(outcome: str, language: str) -> None:
    remarks = tuple(Remark(name, 2, (0, 1)) for name in IDS)
    lines = speaker(None, language).verdict(Verdict(outcome, 12, 3, "line 3: why", remarks))
    assert all(lines) and len(set(lines)) == len(lines)
    if outcome != "refused":
        assert len(lines) >= len(IDS)


def test_a_refusal_names_its_line_if_there_is_one() -> None:
    english = speaker(None, "en")
    assert english.verdict(Verdict("refused", line=3, reason="line 3: why")) == ["refused at line 3: why"]
    assert english.verdict(Verdict("refused", reason="why")) == ["refused: why"]


def test_what_must_be_said_is_said_first_and_the_rest_behind_it() -> None:
    said = speaker(None, "en").verdict(
        Verdict("seeded", 12, remarks=(Remark("seeded", 1234567), Remark("taken-back", 35, (2,))))
    )
    assert said[0] == "seeded, not sealed: whoever knew the seed 1234567 could know every roll"
    assert said[1].startswith("all 12 records fit") and said[2].startswith(
        "35 choices taken back by consent behind dice"
    )
    assert "Seat 3" in said[2]


@pytest.mark.parametrize("language", ["en", "zh-Hans", "zh-Hant"])
def test_the_page_has_words_for_whatever_it_may_find(language: str) -> None:
    source = (ROOT / "web" / "js" / "fairness.js").read_text(encoding="utf-8")
    found = {*re.findall(r'id: "([\w-]+)"', source), *re.findall(r'must\(.*, "([\w-]+)"', source)}
    found |= {"proven", "refused", "gap", "overlap", "nonces", "nobody"}
    words = json.loads((ROOT / "web" / "words" / f"{language}.json").read_text(encoding="utf-8"))
    assert len(found) > 20
    assert {name for name in found if f"fair-{name}" not in words} == set()
