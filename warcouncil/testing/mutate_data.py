"""Small changes to a table: what the mutation check does to a data file that enforces a clause."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from warcouncil.engine.data import parse_toml

Key = str | int

WORDS = frozenset({"name", "en", "zh", "zh_hant", "note", "certainty", "source", "sources", "x", "y", "lat", "lon"})
"""Keys that hold names, remarks and drawing positions: changing them breaks no rule."""


def data_mutants(file: Path, path: str) -> Iterator[tuple[int, str, str]]:
    """(line, what, the changed tables as JSON) for each value at a key path.

    In the path, a segment is a key of a table, the number or the `id` of a row of a list, or `*` for all of them.
    An empty path means the whole file. Of a table at the end of the path every value below it is changed in turn;
    a list loses its first row (name its rows to change what stands in them).
    """
    tables = parse_toml(file)
    segments = path.split(".") if path else []
    keys = list(_resolve(tables, segments))
    if not keys:
        raise ValueError(f"{file.name}:{path}: there is no such key")
    source = file.read_text(encoding="utf-8").splitlines()
    for key in keys:
        for leaf in _leaves(_at(tables, key), key):
            for value in _changed(tables, leaf):
                changed = copy.deepcopy(tables)
                _at(changed, leaf[:-1])[leaf[-1]] = value
                what = f"{'.'.join(map(str, leaf))}: {_short(_at(tables, leaf))} -> {_short(value)}"
                yield _line(source, tables, leaf), what, json.dumps(changed, ensure_ascii=False)


def _resolve(value: Any, segments: list[str], key: tuple[Key, ...] = ()) -> Iterator[tuple[Key, ...]]:
    if not segments:
        yield key
        return
    segment, *rest = segments
    for name, child in _children(value):
        row_id = child.get("id") if isinstance(child, dict) and isinstance(name, int) else None
        if segment in ("*", str(name), row_id):
            yield from _resolve(child, rest, (*key, name))


def _children(value: Any) -> Iterator[tuple[Key, Any]]:
    if isinstance(value, dict):
        yield from value.items()
    elif isinstance(value, list):
        yield from enumerate(value)


def _leaves(value: Any, key: tuple[Key, ...]) -> Iterator[tuple[Key, ...]]:
    """The keys of the values to change: numbers, texts, switches, and lists as a whole."""
    if isinstance(value, dict):
        for name, child in value.items():
            if name not in WORDS:
                yield from _leaves(child, (*key, name))
    else:
        yield key


def _changed(tables: Any, key: tuple[Key, ...]) -> Iterator[Any]:
    value = _at(tables, key)
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int | float):
        yield value + 1
    elif isinstance(value, list) and value:
        yield value[1:]
    elif isinstance(value, str):
        others = sorted({other for other in _siblings(tables, key) if isinstance(other, str)} - {value})
        yield from others[:1]


def _siblings(tables: Any, key: tuple[Key, ...]) -> Iterator[Any]:
    """Values that stand at the same key in other rows, or beside it where there are no other rows."""
    last = key[-1]
    if len(key) >= 2 and isinstance(last, str):
        for _, row in _children(_at(tables, key[:-2])):
            if isinstance(row, dict) and last in row and last != "id":
                yield row[last]
    if isinstance(last, int):
        yield from _at(tables, key[:-1])


def _at(value: Any, key: tuple[Key, ...]) -> Any:
    for segment in key:
        value = value[segment]
    return value


def _short(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 40 else text[:37] + "..."


def _line(source: list[str], tables: Any, key: tuple[Key, ...]) -> int:
    """A line that helps to find the value: that of its row's id, else the first that begins with its name."""
    rows = [_at(tables, key[:end]) for end in range(1, len(key))]
    ids = [f'id = "{row["id"]}"' for row in rows if isinstance(row, dict) and "id" in row]
    if ids:
        return next((number for number, line in enumerate(source, 1) if ids[-1] in line), 1)
    name = next((segment for segment in reversed(key) if isinstance(segment, str)), "")
    return next((number for number, line in enumerate(source, 1) if line.strip().startswith(name)), 1)
