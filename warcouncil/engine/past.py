"""Looking back: a match as it stood after so many records, from checkpoints that are kept all along the way.

A match in play keeps only the checkpoints that it may have to go back to. Whoever looks back at it again and again
makes a `Past` of it, elsewhere if need be: `Reel` is what travels. It holds no key: every roll of the past stands in
the records, and there can be no other.
"""

from __future__ import annotations

import msgspec

from warcouncil.engine.course import Base, Course
from warcouncil.engine.dice import Dice
from warcouncil.engine.errors import BadFile
from warcouncil.engine.match import Match
from warcouncil.engine.records import Record
from warcouncil.engine.state import Entry
from warcouncil.engine.title import get_title


class Reel(msgspec.Struct, frozen=True, array_like=True):
    """A match at its first checkpoint, for the owner only. Together with the records it leads anywhere."""

    title: str
    rules: str
    state: bytes
    play_on: bool
    epoch: int
    position: int
    barrier: int
    last_seat: int
    standing: dict[int, dict[str, Entry]]
    talk: tuple[str, ...]
    spoken: dict[str, int]

    @staticmethod
    def of(match: Match) -> Reel:
        course, base = match._course, match._course.bases[0]
        return Reel(
            title=course.title.id,
            rules=course.title.version,
            state=base.state.encode(),
            play_on=course.play_on,
            epoch=course.epoch,
            position=base.position,
            barrier=base.barrier,
            last_seat=base.last_seat,
            standing=base.standing,
            talk=base.talk,
            spoken=base.spoken,
        )


class Past:
    """A match with all its checkpoints, as far as it was looked at."""

    def __init__(self, reel: Reel) -> None:
        title = get_title(reel.title)
        if reel.rules != title.version:
            raise BadFile(f"wrong version: rules {reel.rules}; these are {title.version}")
        course = Course(title, title.state_type.decode(reel.state), Dice(None))
        course.keeps_all = True
        course.play_on = reel.play_on
        course.epoch = reel.epoch
        course.position = reel.position
        course.barrier = reel.barrier
        course.last_seat = reel.last_seat
        course.standing = dict(reel.standing)
        course.talk = reel.talk
        course.spoken = dict(reel.spoken)
        course.bases = [Base(course, 0)]
        self._match = Match(course, None, None)
        self._course = course

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
