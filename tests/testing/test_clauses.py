"""Rule clauses: reading rules.toml."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.testing.pebbles import CLAUSES
from warcouncil.engine import clauses
from warcouncil.engine.data import BadData, read_toml

Make = Callable[..., Path]


def test_clauses_come_in_the_order_of_the_file(make_pebbles: Make) -> None:
    make_pebbles()
    known = clauses.load("pebbles")
    assert list(known)[:3] == ["peb-take-1", "peb-take-2", "peb-most-1"]
    assert len(known) == 7
    assert known["peb-take-1"].where == "rules.py:forbidden"
    assert known["peb-take-1"].zh == "至少拿一个。"


def test_a_retired_id_finds_its_clause_but_counts_once(make_pebbles: Make) -> None:
    make_pebbles()
    known = clauses.load("pebbles")
    assert known["peb-old-1"] is known["peb-take-1"]
    assert "peb-old-1" in known
    assert "peb-old-1" not in list(known)
    assert known.aliases == {"peb-old-1": "peb-take-1"}


def test_an_unknown_id_is_a_key_error(make_pebbles: Make) -> None:
    make_pebbles()
    assert "peb-no-1" not in clauses.load("pebbles")


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('id = "peb-take-2"', 'id = "peb-take-1"', "clause peb-take-1 is there twice"),
        ('{ "peb-old-1" =', '{ "peb-win-1" =', "alias peb-win-1 of clause peb-take-1 is taken by clause peb-win-1"),
        ('en = "Take three at most."\n', "", "clause peb-most-1: Object missing required field `en`"),
        ('id = "peb-win-1"\n', "", "clause number 5: Object missing required field `id`"),
        ('zh = "最多拿三个。"', 'zh = " "', "clause peb-most-1: zh is empty"),
        ('section = "2"', 'chapter = "2"', "clause peb-heap-1: Object"),
        ("[[clause]]", "[[rule]]", r"a rules file is a list of \[\[clause\]\] tables"),
        ("[[clause]]", "[[clause", "rules.toml: "),
    ],
)
def test_a_bad_file_says_what_is_wrong(make_pebbles: Make, old: str, new: str, reason: str) -> None:
    make_pebbles(clauses=CLAUSES.replace(old, new, 1))
    with pytest.raises(BadData, match=reason) as refused:
        clauses.load("pebbles")
    assert "rules.toml" in str(refused.value)


def test_two_clauses_cannot_share_an_alias(make_pebbles: Make) -> None:
    second = 'zh = "不得多拿。"\naliases = { "peb-old-1" = "also" }'
    make_pebbles(clauses=CLAUSES.replace('zh = "不得多拿。"', second))
    with pytest.raises(BadData, match="alias peb-old-1 of clause peb-take-2 is taken by clause peb-take-1"):
        clauses.load("pebbles")


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"nothing\.toml: there is no such file"):
        read_toml(tmp_path / "nothing.toml")
