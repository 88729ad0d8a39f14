"""The report of the long tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench import long_tests
from bench.long_tests import again_part, node, part, read_results, rows_of

RESULTS = """<testsuites><testsuite>
<testcase classname="tests.server.test_kill" name="test_killing[sqlite]" time="61.6">
<properties><property name="count" value="100"/></properties></testcase>
<testcase classname="tests.test_b" name="test_b" time="0.2"><failure message="no">no</failure></testcase>
</testsuite></testsuites>"""


def test_results_become_rows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(long_tests, "state", lambda: "abc")
    file = tmp_path / "results.xml"
    file.write_text(RESULTS, encoding="utf-8")
    rows = read_results(file)
    assert rows == [("test_kill: test_killing[sqlite]", 100, "passed", 62), ("test_b: test_b", 1, "failure", 0)]
    text = part(rows)
    assert "- commit: abc\n" in text
    assert "- 2 tests, 1 not passed, 62 seconds" in text
    assert "| test_kill: test_killing[sqlite] | 100 | passed | 62 |" in text
    assert rows_of(f"# Soak\n\n{text}\n## parley\n\n| test_else: test | 1 | failure | 2 |\n") == rows


def test_what_had_not_passed_is_tried_again_and_that_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(long_tests, "state", lambda: "abc")
    before = part([("test_a: test_a", 100, "passed", 62), ("test_b: test_b", 1, "failure", 3)])
    monkeypatch.setattr(long_tests, "state", lambda: "def")
    after = again_part(before, rows_of(before), [("test_b: test_b", 5, "passed", 4)])
    assert rows_of(after) == [("test_a: test_a", 100, "passed", 62), ("test_b: test_b", 5, "passed", 4)]
    assert "- commit: abc\n" in after and "- tried again at def, " in after and ": test_b: test_b\n" in after
    assert after.count("0 not passed") == 1 and "1 not passed" not in after


def test_a_row_is_found_among_the_tests() -> None:
    name = "test_ten_who_look_back_at_685_steps_keep_nobody_waiting[the same match]"
    assert node(f"test_looking_back: {name}") == f"tests/server/test_looking_back.py::{name}", (
        "the browser's has no such"
    )
