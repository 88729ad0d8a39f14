"""Entries of the log for whoever takes patches: nothing in them is said twice.

The sentence is what the parts say one after another. A thing that is named is a list: how it is written, its domain,
its value unless that is the argument of the same name, and a 1 if it lies on the board. Numbers count on from what is
kept of the log, and the elements are those that the parts name unless they stand there. docs/api.md tells readers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Entry = Mapping[str, Any]
ON_BOARD = 1


def brief_entry(entry: Entry) -> dict[str, Any]:
    """An entry as `words.entry_body` makes it, without what follows from the rest."""
    arguments = entry["arguments"]
    said = {
        "message": entry["message"],
        "arguments": arguments,
        "parts": [part if isinstance(part, str) else _thing(part, arguments) for part in entry["parts"]],
    }
    if entry["elements"] != _elements(entry):
        said["elements"] = entry["elements"]
    return said


def _thing(part: Entry, arguments: Mapping[str, Any]) -> list[Any]:
    domain, value = part["domain"], part["value"]
    known = arguments.get(domain) == value
    return [part["text"], domain, *(() if known else (value,)), *((ON_BOARD,) if "element" in part else ())]


def _elements(entry: Entry) -> list[str]:
    """What lies on the board of all that the parts name, once each."""
    named = [part["element"] for part in entry["parts"] if not isinstance(part, str) and "element" in part]
    return list(dict.fromkeys(named))
