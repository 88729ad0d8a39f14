"""Components as rows of TOML: how sure each row is, how a file becomes rows, and what its rows may name.

Titles describe their rows as msgspec structs on top of `Row`. `read_rows` refuses a file by the name of the row that is
wrong; `repeated` and `unknown` find ids that are there twice and ids that nothing has.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from warcouncil.engine.data import BadData, read_toml

Certainty = Literal["sure", "likely", "reconstructed"]
LEVELS: tuple[Certainty, ...] = ("sure", "likely", "reconstructed")
Mention = tuple[str, str, Iterable[str]]
"""Where something is named, of which kind it is, and the ids."""
T = TypeVar("T")


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A part of a data file; a field that it does not know is a mistake."""


class Row(Strict, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A row that may be uncertain. Without a certainty it is sure; `sure` names fields that are so nevertheless."""

    certainty: Certainty = "sure"
    sure: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if self.sure and self.certainty == "sure":
            raise ValueError("all of it is sure, so no field needs to be named as sure")
        strange = set(self.sure) - set(self.__struct_fields__) - {"name"}
        if strange:
            raise ValueError(f"{', '.join(sorted(strange))} cannot be sure: there is no such field")

    def certainty_of(self, field: str) -> Certainty:
        """How sure one field is; `name` stands for the names in all languages."""
        return "sure" if field in self.sure else self.certainty


class NamedRow(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something with an id, and with a name in English and in the Chinese of the rulebook."""

    id: str
    en: str
    zh: str


def read_rows(path: Path, shape: type[T]) -> T:
    """The rows of a file in their shape; BadData names the file and the row."""
    table = read_toml(path)
    try:
        return msgspec.convert(table, shape, str_keys=True)
    except msgspec.ValidationError as error:
        raise BadData(f"{path}: {error}{_row_named(str(error), table)}") from None


def _row_named(error: str, table: Mapping[str, Any]) -> str:
    """The id of the row that msgspec names by its number, as in `$.spaces[3].kind`."""
    found: Any = table
    name = ""
    path = error.rpartition("`$.")[2].rstrip("`").replace("]", "").replace("[", ".")
    for step in path.split("."):
        if isinstance(found, dict) and step in found:
            found = found[step]
        elif isinstance(found, list) and step.isdigit() and int(step) < len(found):
            found = found[int(step)]
        else:
            break
        if isinstance(found, dict) and "id" in found:
            name = f" ({found['id']})"
    return name


def repeated(kind: str, ids: Iterable[str]) -> Iterator[str]:
    """A sentence for each id that is there more than once."""
    yield from (f"{kind} {id} is there twice" for id, count in Counter(ids).items() if count > 1)


def unknown(mentions: Iterable[Mention], known: Mapping[str, Collection[str]]) -> Iterator[str]:
    """A sentence for each id that is named and that nothing has; the empty id names nothing."""
    for place, kind, ids in mentions:
        yield from (f"{place} names {id!r}, but there is no such {kind}" for id in ids if id and id not in known[kind])
