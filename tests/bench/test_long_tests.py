"""The report of the long tests."""

from __future__ import annotations

from pathlib import Path

from bench.long_tests import part, read_results

RESULTS = """<testsuites><testsuite>
<testcase classname="tests.server.test_kill" name="test_killing[sqlite]" time="61.6">
<properties><property name="count" value="100"/></properties></testcase>
<testcase classname="tests.test_b" name="test_b" time="0.2"><failure message="no">no</failure></testcase>
</testsuite></testsuites>"""


def test_results_become_rows(tmp_path: Path) -> None:
    file = tmp_path / "results.xml"
    file.write_text(RESULTS, encoding="utf-8")
    rows = read_results(file)
    assert rows == [("test_kill: test_killing[sqlite]", 100, "passed", 62), ("test_b: test_b", 1, "failure", 0)]
    text = part(rows, "abc", True)
    assert "- commit: abc with changes that are not committed" in text
    assert "- 2 tests, 1 not passed, 62 seconds" in text
    assert "| test_kill: test_killing[sqlite] | 100 | passed | 62 |" in text
