"""Rule clauses: the contract with the rulebooks.

A title's `rules.toml` lists every normative rule as an atomic clause. Refusals, tests and the mutation check all
hang on the ids. The sentences are data here; the text layer reads them out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from warcouncil.engine.data import BadData, read_toml
from warcouncil.engine.title import Title, get_title


class Clause(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule of the rulebook in our own words, and the place that enforces it."""

    id: str
    section: str
    en: str
    zh: str
    where: str = ""
    """`file.py:function` or `data/file.toml:key.path` in the title's folder, or `campaign/file.py:function` in a layer
    that titles share; several are separated by commas. Absent only while a title is being written."""
    note: str = ""
    aliases: dict[str, str] = {}
    """Retired ids that mean this clause, each with the reason."""
    rests: tuple[str, ...] = ()
    """Ids that the layers shared by several titles cite: this clause is what they enforce here."""
    unimplemented: str = ""
    """Why the rule is knowingly left out; empty for a rule that is played."""


class Clauses(Mapping[str, Clause]):
    """The clauses of a title by id. Aliases are found, too; iteration and length count each clause once."""

    def __init__(self, clauses: Iterable[Clause]) -> None:
        self._clauses: dict[str, Clause] = {}
        for clause in clauses:
            if clause.id in self._clauses:
                raise BadData(f"clause {clause.id} is there twice")
            self._clauses[clause.id] = clause
        self._aliases: dict[str, str] = {}
        for clause in self._clauses.values():
            for alias in clause.aliases:
                holder = alias if alias in self._clauses else self._aliases.get(alias)
                if holder is not None:
                    raise BadData(f"alias {alias} of clause {clause.id} is taken by clause {holder}")
                self._aliases[alias] = clause.id

        self._resting: dict[str, str] = {}
        for clause in self._clauses.values():
            for shared in clause.rests:
                self._resting.setdefault(shared, clause.id)

    def __getitem__(self, id: str) -> Clause:
        return self._clauses[self.own(id)]

    def own(self, id: str) -> str:
        """The title's own id: for an alias what it means now, for a shared id the first clause that rests on it."""
        return self._aliases.get(id) or self._resting.get(id, id)

    def __iter__(self) -> Iterator[str]:
        return iter(self._clauses)

    def __len__(self) -> int:
        return len(self._clauses)

    @property
    def aliases(self) -> Mapping[str, str]:
        """Retired id -> id of the clause it means now."""
        return dict(self._aliases)


def load(title: Title | str) -> Clauses:
    """The clauses of a title, read when first asked for; BadData says what is wrong with the file."""
    folder = (get_title(title) if isinstance(title, str) else title).folder
    return _load(folder / "rules.toml")


def own(title: Title, id: str) -> str:
    """The clause of the title that a rule cites, also if the rule is shared; unchanged without a rulebook."""
    path = title.folder / "rules.toml"
    return _load(path).own(id) if path.is_file() else id


@lru_cache
def _load(path: Path) -> Clauses:
    table = read_toml(path)
    rows = table.get("clause")
    if set(table) != {"clause"} or not isinstance(rows, list):
        raise BadData(f"{path}: a rules file is a list of [[clause]] tables and nothing else")
    try:
        return Clauses([_clause(row, number) for number, row in enumerate(rows, 1)])
    except BadData as error:
        raise BadData(f"{path}: {error.reason}") from None


def _clause(row: Any, number: int) -> Clause:
    name = row.get("id") if isinstance(row, dict) else None
    try:
        clause = msgspec.convert(row, Clause)
    except msgspec.ValidationError as error:
        raise BadData(f"clause {name or f'number {number}'}: {error}") from None
    for field in ("id", "section", "where", "en", "zh"):
        if field in row and not row[field].strip():
            raise BadData(f"clause {name or f'number {number}'}: {field} is empty")
    return clause
