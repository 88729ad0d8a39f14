"""Files of matches: journals, snapshots, and what `warcouncil play` saves.

A game saved by `play` is a journal with one line before it that says who sits where, so that it can be gone on
with; `replay` and `verify` read past that line.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from warcouncil.engine.journal import Journal, parse
from warcouncil.engine.load import load
from warcouncil.engine.match import Match
from warcouncil.engine.snapshot import MAGIC

MOST_SEATING = 10_000
"""Bytes that the first line may have to be looked at as a seating."""


class Seating(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays a saved game: for each seat the name of its bot, or nothing for a person."""

    warcouncil_play: int
    bots: tuple[str, ...]
    seen: tuple[int, ...]
    """For each seat, how many lines of its log the person has read."""
    language: str = "en"


def unwrapped(data: bytes) -> tuple[Seating | None, bytes]:
    """The seating if there is one, and the journal or snapshot itself."""
    line, newline, rest = data.partition(b"\n")
    if not newline or len(line) > MOST_SEATING or not line.startswith(b'{"warcouncil_play"'):
        return None, data
    try:
        return msgspec.json.decode(line, type=Seating), rest
    except msgspec.DecodeError:
        return None, data


def write(path: Path, match: Match, seating: Seating) -> None:
    """Save a game in one go: whoever looks finds the old file or the new one, never half of one."""
    partial = path.with_name(path.name + ".part")
    partial.write_bytes(msgspec.json.encode(seating) + b"\n" + match.journal.text().encode())
    partial.replace(path)


def read_journal(data: bytes) -> Journal:
    """The journal in a file of any of the three kinds. BadFile if it cannot be trusted."""
    _, inner = unwrapped(data)
    if inner.startswith(MAGIC):
        return load(inner).journal
    return parse(inner)
