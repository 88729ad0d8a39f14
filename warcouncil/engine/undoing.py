"""Taking back: what an undo by consent goes behind and how the log tells it, and which choices of a record stand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from warcouncil.engine.log import LogEntry
from warcouncil.engine.records import AUTO, SECRET, Record

if TYPE_CHECKING:
    from warcouncil.engine.course import Course

DICE, SHOWN, NOTHING = "dice", "shown", "nothing"
STAYS = ("seat", "undo")
"""Wishes, and undos by consent: an undo leaves them as they are."""


class TakenBack(msgspec.Struct, frozen=True, array_like=True):
    """An undo by consent, as everybody may know it."""

    power: str
    """Who took back."""
    powers: tuple[str, ...]
    """Those of all other seats: without their consent there is none."""
    count: int
    """How many choices went: open ones, and each block of secret answers as one. How many were given in it is
    nobody's business."""
    behind: str
    """What had happened since: DICE fell, something was SHOWN, or NOTHING of the kind."""

    def entry(self) -> LogEntry:
        return LogEntry(
            "taken-back", {"power": self.power, "powers": self.powers, "count": self.count, "behind": self.behind}
        )


def reach(course: Course, index: int) -> TakenBack:
    """What goes with the choice at this place of the live records."""
    gone = course.live[index:]
    state, seat = course.state, gone[0][1]
    others = tuple(power for other in range(state.players) if other != seat for power in state.powers_of(other))
    choices = [record for record in gone if record[0] == "choice"]
    blocks = {record[3] for record in choices if record[8] & SECRET}
    plain = sum(not record[8] & (AUTO | SECRET) for record in choices)
    if any(record[0] == "chance" for record in gone):
        behind = DICE
    elif course.shown > index or blocks:  # a block that is closed has uncovered its answers
        behind = SHOWN
    else:
        behind = NOTHING
    return TakenBack(gone[0][4], others, plain + len(blocks), behind)


def live_places(records: Sequence[Record], *, whole: bool = False) -> list[int]:
    """Where the records stand, in a journal, that led to the present: without those that were taken back.

    Those from before the checkpoint that a change of rules went on from are left out, unless the `whole` is wanted.
    """
    live: list[int] = []
    for place in range(len(records)):
        live = live_after(records, live, place, whole=whole)
    return live


def live_after(records: Sequence[Record], live: list[int], place: int, *, whole: bool = False) -> list[int]:
    """Those that count after the record at that place; `live` are those before it."""
    record = records[place]
    if record[0] in ("choice", "chance", "seat", "close"):
        live.append(place)
    elif record[0] == "undo":
        return _taken_back(records, live, place)
    elif record[0] == "rules":
        return _under_new_rules(live, record, whole)
    return live


def _taken_back(records: Sequence[Record], live: list[int], place: int) -> list[int]:
    _, _, number, _, power, removed = records[place]
    if power:
        own = [one for one in live if records[one][0] == "choice" and records[one][4] == power]
        gone = set([one for one in own if one >= number - 1][:removed])
        return [one for one in live if one not in gone]
    kept = [one for one in live if one < number - 1 or records[one][0] in STAYS]
    return [*kept, place] if removed < 0 else kept


def _under_new_rules(live: list[int], record: Record, whole: bool) -> list[int]:
    if len(record) == 4:  # as it was written once: all before it is past
        return live if whole else []
    if "after" not in record[2]:
        return live
    if whole:
        dropped = set(record[2].get("dropped", ()))
        return [place for place in live if place + 1 not in dropped]
    return [number - 1 for number in record[2].get("tail", ())]


def standing(records: Sequence[Record]) -> set[int]:
    """Where the choices stand, among the records of a journal, that were not taken back."""
    return {place for place in live_places(records, whole=True) if records[place][0] == "choice"}
