"""The records of a journal, as plain tuples in memory.

    choice  ("choice", seat, epoch, position, power, own, kind, option, marks)
    chance  ("chance", label, what, size, start, values)
    undo    ("undo", seat, number, position, power, removed)
    seat    ("seat", seat, what, window, until)
    close   ("close", position)
    rules   ("rules", version, change)
    end     ("end", result, key)

A choice names its decision by (epoch, position, power, own): how often play was taken back publicly, how many
requests had been opened, for which power, and how many records that power has made in this request. So seats of
one block never collide and learn nothing of each other's progress, and an answer to a question that was taken
back is refused. A seat's standing pass names its window by trigger, for all powers of the seat, or by power and trigger
("blue raid"). `number` of an undo is that of the choice that was taken back. Its `position`, `power` and `removed` are
those of the block it happened in; `removed` counts the choice and the automatic ones of its power right behind it.
Outside a block power is "" and removed is 0, or -1 where all seats consented; such an undo stays among the live
records, where it makes its line of the log. With `close` the owner of a match that holds its windows closes the one at
that position: it names no seat. What the change of a `rules` record holds is told in upgrade.py; at first it was
("rules", version, start, state), which is still read.
"""

from __future__ import annotations

from typing import Any

from warcouncil.engine.state import Option

AUTO = 1
"""Mark of a choice that was made automatically."""
SECRET = 2
"""Mark of a choice made in a simultaneous block or a window."""
ASKS_READY = 4
"""Mark of a choice in a block that asks for *ready* even behind a single answer. Records from before there were such
blocks do not have it: their single answers are final, and so they stay when they are replayed."""

HELD = 8
"""Mark of a choice in a window that only the owner of the match closes."""
ASKED = "asked"
"""In place of a trigger: with such a wish a seat is asked in every window, also where it can only pass."""

Choice = tuple[str, int, int, int, str, int, str, Option, int]
Chance = tuple[str, str, str, int, int, tuple[int, ...]]
Record = tuple[Any, ...]


def decision_id(record: Record) -> str:
    """The id of the question that a choice answered."""
    return f"{record[2]}.{record[3]}.{record[4]}.{record[5]}"


def wish(trigger: str, power: str = "") -> str:
    """The windows of a standing pass: those of a trigger ("*": any), for one power or for all of its seat.

    >>> wish("raid"), wish("*", "blue")
    ('raid', 'blue *')
    """
    return f"{power} {trigger}" if power else trigger
