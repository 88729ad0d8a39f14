"""Looking back: a match as it stood after so many records, from checkpoints that are kept all along the way.

A match in play keeps only the checkpoints that it may have to go back to. Whoever looks back at it again and again
makes a `Past` of it, elsewhere if need be: `Reel` is what travels. It holds no key: every roll of the past stands in
the records, and there can be no other.
"""

from __future__ import annotations

import msgspec

from warcouncil.engine.dice import Dice
from warcouncil.engine.errors import BadFile
from warcouncil.engine.match import Match
from warcouncil.engine.records import Record
from warcouncil.engine.snapshot import Point
from warcouncil.engine.title import get_title
from warcouncil.engine.upgrade import course_at


class Reel(msgspec.Struct, frozen=True, array_like=True):
    """A match at its first checkpoint, for the owner only. Together with the records it leads anywhere."""

    title: str
    rules: str
    state: bytes
    play_on: bool
    point: Point

    @staticmethod
    def of(match: Match) -> Reel:
        course, base = match._course, match._course.bases[0]
        point = Point(
            epoch=course.epoch,
            position=base.position,
            barrier=base.barrier,
            last_seat=base.last_seat,
            standing=base.standing,
            talk=base.talk,
            spoken=base.spoken,
            taken_back=course.taken_back,
            hold=course.hold,
        )
        return Reel(course.title.id, course.title.version, base.state.encode(), course.play_on, point)


class Past:
    """A match with all its checkpoints, as far as it was looked at."""

    def __init__(self, reel: Reel) -> None:
        title = get_title(reel.title)
        if reel.rules != title.version:
            raise BadFile(f"wrong version: rules {reel.rules}; these are {title.version}")
        state = title.state_type.decode(reel.state)
        self._course = course_at(title, state, reel.point, Dice(None), reel.play_on)
        self._course.keeps_all = True
        self._match = Match(self._course, None, None)

    def at(self, records: list[Record]) -> Match:
        """The match after these records. What was replayed before is not replayed again."""
        course = self._course
        if course.live[: len(records)] != records:
            course.bases[1:] = [base for base in course.bases[1:] if course.live[: base.at] == records[: base.at]]
            course.rebuild(records)
        return self._match.after(len(records))

    @property
    def checkpoints(self) -> int:
        return len(self._course.bases)
