"""Snapshots: a match as bytes, ready to go on. They hold the key and every secret: for the owner only."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

import msgspec

from warcouncil.engine.errors import BadFile
from warcouncil.engine.journal import MAX_BYTES, UNREADABLE, Header, Journal, shaped
from warcouncil.engine.records import Record
from warcouncil.engine.state import Entry
from warcouncil.engine.undoing import TakenBack

if TYPE_CHECKING:
    from warcouncil.engine.base import Base
    from warcouncil.engine.course import Course

MAGIC = b"war council snapshot 1\n"
CHECKSUM = 16
LONGEST_TAIL = 64
"""So many records at most are replayed to keep what may be taken back."""


def _checksum(data: bytes) -> bytes:
    return hashlib.blake2b(data, digest_size=CHECKSUM).digest()


def _base(course: Course) -> Base:
    """The last checkpoint before everything that may still be taken back, unless that is too far away."""
    for base in reversed(course.bases):
        if len(course.live) - base.at > LONGEST_TAIL:
            break
        if base.at <= course.barrier:
            return base
    return course.bases[-1]


class Point(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Beside the state, what is needed to go on from a checkpoint."""

    epoch: int = 0
    position: int = 0
    barrier: int = 0
    last_seat: int = -1
    standing: dict[int, dict[str, Entry]] = {}
    undone: list[tuple[int, str, int]] = []
    talk: tuple[str, ...] = ()
    spoken: dict[str, int] = {}
    taken_back: dict[int, TakenBack] = {}
    """What the undos by consent behind the checkpoint were."""
    stream_position: int = 0
    """Where the dice go on, behind all that is replayed."""
    hold: bool = False
    """The match keeps discreet windows open until its owner closes them."""


class Snapshot(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """The state at a checkpoint, the records since, and the journal if there is one."""

    title: str
    rules: str
    header: Header | None
    records: list[list[Any]]
    """The journal; without one, just the tail."""
    tail: list[int]
    """Where the records since the checkpoint stand in `records`."""
    state: bytes
    epoch: int
    position: int
    barrier: int
    last_seat: int
    standing: dict[int, dict[str, Entry]]
    undone: list[tuple[int, str, int]]
    talk: tuple[str, ...]
    spoken: dict[str, int]
    key: bytes
    stream_position: int
    play_on: bool
    taken_back: dict[int, TakenBack] = {}
    """What the undos by consent in the tail were."""
    logged: int = -1
    """How many entries the log had at the checkpoint; -1: nobody has counted them."""
    hold: bool = False

    @staticmethod
    def of(course: Course, journal: Journal | None, key: bytes | None) -> Snapshot:
        base = _base(course)
        tail = course.live[base.at :]
        records = list(tail) if journal is None else journal.records
        places = {id(record): place for place, record in enumerate(records)}
        return Snapshot(
            title=course.title.id,
            rules=course.title.version,
            header=None if journal is None else journal.header,
            records=[list(record) for record in records],
            tail=[places[id(record)] for record in tail],
            state=base.state.encode(),
            epoch=course.epoch,
            position=base.position,
            barrier=max(0, base.barrier - base.at),
            last_seat=base.last_seat,
            standing=base.standing,
            undone=[(position, power, count) for (position, power), count in course.undone.items()],
            talk=base.talk,
            spoken=base.spoken,
            key=key or b"",
            stream_position=course.dice.position,
            play_on=course.play_on,
            taken_back={r[2]: course.taken_back[r[2]] for r in tail if r[0] == "undo" and r[2] in course.taken_back},
            logged=base.logged,
            hold=course.hold,
        )

    def encode(self) -> bytes:
        data = msgspec.msgpack.encode(self)
        return MAGIC + _checksum(data) + data

    @staticmethod
    def decode(data: bytes) -> Snapshot:
        if len(data) > MAX_BYTES:
            raise BadFile(f"the file has {len(data)} bytes; {MAX_BYTES} are allowed")
        body = data[len(MAGIC) + CHECKSUM :]
        if _checksum(body) != data[len(MAGIC) : len(MAGIC) + CHECKSUM]:
            raise BadFile("the snapshot is damaged: its checksum is wrong")
        try:
            return msgspec.msgpack.decode(body, type=Snapshot)
        except UNREADABLE as error:
            raise BadFile(f"not a snapshot: {error}") from None

    def point(self, stream_position: int) -> Point:
        return Point(
            epoch=self.epoch,
            position=self.position,
            barrier=self.barrier,
            last_seat=self.last_seat,
            standing=self.standing,
            undone=self.undone,
            talk=self.talk,
            spoken=self.spoken,
            taken_back=self.taken_back,
            stream_position=stream_position,
            hold=self.hold,
        )

    def all_records(self) -> list[Record]:
        return [shaped(fields, number + 1) for number, fields in enumerate(self.records, start=1)]
