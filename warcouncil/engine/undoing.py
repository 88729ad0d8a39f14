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


def standing(records: Sequence[Record]) -> set[int]:
    """Where the choices stand, among the records of a journal, that were not taken back."""
    live: list[int] = []
    for index, record in enumerate(records):
        if record[0] == "choice":
            live.append(index)
        elif record[0] == "undo":
            _, _, number, _, power, removed = record
            if power:
                gone = [place for place in live if records[place][4] == power][-removed:]
                live = [place for place in live if place not in gone]
            else:
                while live and live[-1] >= number - 1:
                    live.pop()
    return set(live)
