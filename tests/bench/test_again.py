"""Checks that are tried again: which rows they are, what is told of the rest, and what counts as letters only."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench import again
from bench.again import entries_of, letters_only, named, part_of, with_rows
from bench.ledger import Entry
from warcouncil.engine.title import get_title

PART = """## endeavor

- commit: abc
- sources: 12 (a hash)
- 35000 random matches, 0 failures in all

| endeavor, 2 players | 1000 | 20 | 0 | 169 | 12 | 128 |

| check | count | failures | result | seconds |
|---|---|---|---|---|
| conformance endeavor: words | 10 | 0 | 1606 decisions, 7 checks | 62 |
| mutants endeavor | 100 | 0 | 100 noticed | 185 |
"""
LOG = "log-pay = { $power } pays { $count ->\n    [one] one\n   *[other] { $count }\n }.\n"


def test_only_the_rows_that_were_tried_are_new_and_the_head_tells_of_it() -> None:
    entry = Entry(matches=7, failures=["no"], note="a | b", seconds=3.4)
    after = with_rows(PART, {"conformance endeavor: words": entry}, "- tried again at def")
    assert "| conformance endeavor: words | 7 | 1 | a \\| b | 3 |" in after
    assert "- 35000 random matches, 0 failures in all\n- tried again at def\n" in after
    assert [line for line in PART.splitlines() if line not in after.splitlines()] == [
        "| conformance endeavor: words | 10 | 0 | 1606 decisions, 7 checks | 62 |"
    ]


def test_a_part_that_is_not_there_cannot_be_mended() -> None:
    assert part_of(f"# Soak\n\n{PART}\n## parley\n\n- x\n", "endeavor").strip() == PART.strip()
    with pytest.raises(SystemExit, match="no part for tanto_monta"):
        part_of(PART, "tanto_monta")


def test_words_for_checks() -> None:
    players = get_title("endeavor").players
    assert list(entries_of("endeavor", ["words", "arena", "mutants"])) == [
        "conformance endeavor: words",
        *(f"arena endeavor, {count} players: heuristic against random" for count in players),
        "mutants endeavor",
    ]
    with pytest.raises(SystemExit, match="there is no check 'wrods'"):
        list(entries_of("endeavor", ["wrods"]))


@pytest.mark.parametrize(
    ("after", "only"),
    [
        (LOG.replace("pays", "has paid"), True),
        (LOG.replace("[one] one", "[0] nothing\n    [one] one"), True),
        (LOG.replace("{ $power } pays", "One pays"), False),
        (LOG.replace("{ $power }", "{ $seat }"), False),
        (LOG.replace("log-pay", "log-paid"), False),
        (f"{LOG}log-more = More.\n", False),
        (f"{LOG}    .now = now\n", False),
        (f"{LOG}{{ broken\n", False),
    ],
)
def test_letters_only_means_that_every_message_names_the_same_things(after: str, only: bool) -> None:
    assert letters_only("warcouncil/text/engine.en.ftl", LOG, after) is only


def test_code_and_rules_are_never_letters_only() -> None:
    assert not letters_only("warcouncil/engine/match.py", "x = 1", "x = 1  # one")
    assert not letters_only("warcouncil/titles/endeavor/rules.toml", "en = 1", "en = 2")
    assert letters_only("warcouncil/titles/endeavor/rules.zh-hant.toml", "a = 1", "a = 2")


def test_real_files_of_words_have_a_shape() -> None:
    shape = named((Path(again.ROOT) / "warcouncil/campaign/text/en.ftl").read_text(encoding="utf-8"))
    assert len(shape) > 100 and all(name.isprintable() and " " not in name for name in shape)


def test_the_fixture_of_the_tests_has_changes_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def git(*words: str) -> str:
        asked.extend(words)
        return ""

    monkeypatch.setattr(again, "git", git)
    assert again.changed("parley", "HEAD") == []
    assert "tests/titles/parley" in asked and "warcouncil/titles/parley" not in asked
