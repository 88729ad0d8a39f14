"""The report of the long tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench import long_tests
from bench.long_tests import again_part, file_of, node, others, part, read_results, rows_of

RESULTS = """<testsuites><testsuite>
<testcase classname="tests.server.test_kill" name="test_killing[sqlite]" time="61.6">
<properties><property name="count" value="100"/><property name="told" value="100 kills"/></properties></testcase>
<testcase classname="tests.test_b" name="test_b" time="0.2"><failure message="no">no</failure></testcase>
</testsuite></testsuites>"""


def test_results_become_rows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(long_tests, "state", lambda: "abc")
    file = tmp_path / "results.xml"
    file.write_text(RESULTS, encoding="utf-8")
    rows, told = read_results(file)
    assert rows == [("test_kill: test_killing[sqlite]", 100, "passed", 62), ("test_b: test_b", 1, "failure", 0)]
    assert told == {"test_kill: test_killing[sqlite]": "100 kills"}
    text = part(rows, told)
    assert "\n- test_kill: test_killing[sqlite]: 100 kills\n" in text
    assert "- commit: abc\n" in text
    assert "- 2 tests, 1 not passed, 62 seconds" in text
    assert "| test_kill: test_killing[sqlite] | 100 | passed | 62 |" in text
    assert rows_of(f"# Soak\n\n{text}\n## parley\n\n| test_else: test | 1 | failure | 2 |\n") == rows


def test_what_had_not_passed_is_tried_again_and_that_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(long_tests, "state", lambda: "abc")
    before = part(
        [("test_a: test_a", 100, "passed", 62), ("test_b: test_b", 1, "failure", 3)], {"test_a: test_a": "1 kill"}
    )
    monkeypatch.setattr(long_tests, "state", lambda: "def")
    after = again_part(before, rows_of(before), [("test_b: test_b", 5, "passed", 4)], {})
    assert "- test_a: test_a: 1 kill\n" in after
    assert rows_of(after) == [("test_a: test_a", 100, "passed", 62), ("test_b: test_b", 5, "passed", 4)]
    assert "- commit: abc\n" in after and "- tried again at def, " in after and ": test_b: test_b\n" in after
    assert after.count("0 not passed") == 1 and "1 not passed" not in after


def test_those_of_a_module_are_tried_again_and_take_the_place_of_what_it_had(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(long_tests, "state", lambda: "def")
    was = [("test_a: test_old", 100, "passed", 62), ("test_ab: test_b", 1, "passed", 3)]
    before = part(was, {})
    new = [("test_a: test_new", 200, "passed", 70)]
    after = again_part(before, others(was, ["test_a"]), new, {"test_a: test_new": "200 kills"})
    assert rows_of(after) == [was[1], new[0]] and "- test_a: test_new: 200 kills\n" in after
    newest = again_part(after, others(rows_of(after), ["test_a"]), new, {"test_a: test_new": "201 kills"})
    assert "200 kills" not in newest and "- test_a: test_new: 201 kills\n" in newest
    assert file_of("test_kill") == "tests/server/test_kill.py"


def test_a_row_is_found_among_the_tests() -> None:
    name = "test_ten_who_look_back_at_685_steps_keep_nobody_waiting[the same match]"
    assert node(f"test_looking_back: {name}") == f"tests/server/test_looking_back.py::{name}", (
        "the browser's has no such"
    )
