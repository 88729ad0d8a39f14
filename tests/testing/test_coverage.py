"""Coverage: which clauses have a test."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.testing.pebbles import TESTS
from warcouncil.testing.coverage import BadCoverage, coverage

Make = Callable[..., Path]
FILE = "tests/rulebook/pebbles/test_pebbles.py"


def test_covered_clauses_are_counted_with_their_tests(make_pebbles: Make) -> None:
    found = coverage("pebbles", make_pebbles())
    assert (found.clauses, found.covered) == (7, 6)
    assert found.tests["peb-take-2"] == [f"{FILE}::test_not_more_than_there_are"]
    assert found.tests["peb-win-1"] == [f"{FILE}::TestHeap::test_the_last"]


def test_a_retired_id_counts_for_its_clause(make_pebbles: Make) -> None:
    assert coverage("pebbles", make_pebbles()).tests["peb-take-1"] == [f"{FILE}::test_at_least_one"]


def test_an_unimplemented_clause_is_uncovered_and_says_why(make_pebbles: Make) -> None:
    found = coverage("pebbles", make_pebbles(tests=TESTS.replace('covers("peb-remark-1"', 'covers("peb-tea-1"')))
    assert found.uncovered == ["peb-remark-1", "peb-tea-1"]
    assert found.unimplemented == {"peb-tea-1": "tea is out of scope"}
    assert "peb-tea-1" not in found.tests


def test_every_test_of_a_clause_is_listed_once(make_pebbles: Make) -> None:
    more = '\n\n@covers("peb-win-1", "peb-win-1")\ndef test_again():\n    assert True\n'
    nodes = coverage("pebbles", make_pebbles(tests=TESTS + more)).tests["peb-win-1"]
    assert nodes == [f"{FILE}::TestHeap::test_the_last", f"{FILE}::test_again"]


@pytest.mark.parametrize("mark", ["@pytest.mark.skip", "@pytest.mark.xfail(strict=True)", "@pytest.mark.skipif(True)"])
def test_a_test_that_does_not_count_covers_nothing(make_pebbles: Make, mark: str) -> None:
    tests = TESTS.replace('@covers("peb-most-1")', f'{mark}\n@covers("peb-most-1")')
    assert "peb-most-1" in coverage("pebbles", make_pebbles(tests=tests)).uncovered


@pytest.mark.parametrize(
    ("mark", "problem"),
    [
        ('@covers("peb-no-1")', "pebbles has no clause peb-no-1"),
        ('@covers("typo-take-1")', "pebbles has no clause typo-take-1"),
        ("@covers()", "covers names no clause"),
        ("@covers(*IDS)", "covers takes clause ids written out as strings"),
        (
            '@covers("peb-take-1", "peb-take-2", "peb-most-1", "peb-win-1")',
            r"a test covers at most 3 clauses, not 4 \(table=True for a table of data\)",
        ),
    ],
)
def test_a_mark_that_means_nothing_is_listed_with_its_line(make_pebbles: Make, mark: str, problem: str) -> None:
    tests = TESTS.replace('@covers("peb-most-1")', mark)
    line = tests.splitlines().index(mark) + 1
    with pytest.raises(BadCoverage, match=f"{FILE}:{line}: {problem}"):
        coverage("pebbles", make_pebbles(tests=tests))


def test_a_table_may_cover_many(make_pebbles: Make) -> None:
    table = '@covers("peb-take-1", "peb-take-2", "peb-most-1", "peb-win-1", table=True)'
    tests = TESTS.replace('@covers("peb-most-1")', table)
    found = coverage("pebbles", make_pebbles(tests=tests))
    assert f"{FILE}::test_three_at_most" in found.tests["peb-win-1"]


@pytest.mark.parametrize(("old", "new"), [("def test_three", "def check_three"), ("class TestHeap", "class Heaps")])
def test_a_mark_on_what_pytest_does_not_run_is_an_error(make_pebbles: Make, old: str, new: str) -> None:
    with pytest.raises(BadCoverage, match="pytest does not run what this stands on"):
        coverage("pebbles", make_pebbles(tests=TESTS.replace(old, new)))


def test_other_titles_tests_are_left_alone(make_pebbles: Make) -> None:
    tests = make_pebbles()
    other = tests / "rulebook" / "chess" / "test_chess.py"
    other.parent.mkdir(parents=True)
    other.write_text('@covers("chess-1")\ndef test_it(): assert 1\n', encoding="utf-8")
    assert coverage("pebbles", tests).covered == 6
    other.write_text('@covers("peb-7")\ndef test_it(): assert 1\n', encoding="utf-8")
    with pytest.raises(BadCoverage, match=r"tests/rulebook/chess/test_chess\.py:1: pebbles has no clause peb-7"):
        coverage("pebbles", tests)


def test_without_tests_there_is_an_error(make_pebbles: Make, tmp_path: Path) -> None:
    make_pebbles()
    with pytest.raises(BadCoverage, match="there is no tests folder"):
        coverage("pebbles", tmp_path / "nowhere")
