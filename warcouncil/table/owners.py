"""Pieces by owner: an index of a column that has them by place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, TypeVar

Row = TypeVar("Row", bound=tuple[Any, ...])


class ByOwner(Generic[Row]):
    """Owner -> place -> row, of a column `place -> rows` whose rows begin with their owner.

    It is no part of a state: it is made when somebody asks, and valid as long as it `fits` the column. Verbs that
    change one place say so with `note`, so that it need not be made anew; what else was changed is found by comparing.
    """

    __slots__ = ("_seen", "rows")

    def __init__(self, column: Mapping[str, tuple[Row, ...]]) -> None:
        self._seen = dict(column)
        self.rows: dict[str, dict[str, Row]] = {}
        for place, here in column.items():
            self._put(place, here)

    def _put(self, place: str, here: tuple[Row, ...]) -> None:
        rows = self.rows
        for row in here:
            if row[0] in rows:
                rows[row[0]][place] = row
            else:
                rows[row[0]] = {place: row}

    def fits(self, column: Mapping[str, tuple[Row, ...]]) -> bool:
        """Whether it tells what is in the column now."""
        return self._seen == column

    def note(self, column: Mapping[str, tuple[Row, ...]], place: str) -> None:
        """One place of the column has changed."""
        for row in self._seen.pop(place, ()):
            del self.rows[row[0]][place]
        if place in column:
            self._seen[place] = column[place]
            self._put(place, column[place])

    def misfiled(self, column: Mapping[str, tuple[Row, ...]]) -> bool:
        """Whether it says something else than one that is made anew would: for invariants."""
        anew = ByOwner(column).rows
        return self.fits(column) and {owner: here for owner, here in self.rows.items() if here} != anew
