"""Which rule clauses a test exercises. The marks are read from the source; at run time they only stay on the test."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., object])

MOST = 3
"""More clauses than this in one test hide which of them it is about; tables of data are the exception."""


def covers(*clauses: str, table: bool = False) -> Callable[[Test], Test]:
    """Mark a test with the clauses it exercises: at most three, unless it goes through a table of data.

    >>> @covers("par-4-5")
    ... def test_the_attacker_adds_two() -> None: ...
    >>> test_the_attacker_adds_two.clauses
    ('par-4-5',)
    """
    if not clauses:
        raise ValueError("covers() names at least one clause")
    if len(clauses) > MOST and not table:
        raise ValueError(f"{len(clauses)} clauses in one test: split it, or say table=True if it goes through a table")
    if len(set(clauses)) != len(clauses):
        raise ValueError(f"a clause is named twice: {', '.join(clauses)}")

    def mark(test: Test) -> Test:
        before: tuple[str, ...] = getattr(test, "clauses", ())
        vars(test)["clauses"] = (*before, *clauses)
        return test

    return mark
