"""A process that looks back at matches: `python -m warcouncil.server.play.past_worker [MODULE ...]`.

It keeps the matches it was asked about last with checkpoints all along them and their logs in words, so that a step
near one that was shown before is cheap. Players come first: it is content with what time the others leave it.
"""

from __future__ import annotations

import os
import sys
import time
from bisect import bisect_left
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

import warcouncil  # noqa: F401  registers the games
from warcouncil.engine.journal import shaped
from warcouncil.engine.past import Past, Reel
from warcouncil.engine.records import Record
from warcouncil.server.ground.worker import work
from warcouncil.server.play import history
from warcouncil.server.play.trying import Try, tried_body

MATCHES = 8
"""So many are kept; of each the log for so many viewers and languages."""
VIEWERS = 12
POLITENESS = 10


class Look(msgspec.Struct, frozen=True, tag="look"):
    """Somebody wants to see a match as it stood after these records."""

    match: str
    reel: bytes
    records: list[list[Any]]
    seat: int | None
    language: str
    over: bool = False
    """Whether the match has ended since: then it may be told what everybody thought."""


class Find(msgspec.Struct, frozen=True, tag="find"):
    """Somebody wants to know at which step a sentence of the log was said. A step: after how many records."""

    match: str
    reel: bytes
    records: list[list[Any]]
    steps: list[int]
    seat: int | None
    entry: int


class Tell(msgspec.Struct, frozen=True, tag="tell"):
    """Somebody wants to have the steps of a match in words. A step: after how many records, which one, what is told."""

    title: str
    steps: list[tuple[int, list[Any] | None, bool]]
    language: str


class Seen(msgspec.Struct, frozen=True):
    """The answer as JSON, the seconds of work that it took, or what went wrong."""

    body: bytes = b""
    seconds: float = 0.0
    error: str = ""


class Kept:
    """A match that was looked back at."""

    def __init__(self, reel: bytes) -> None:
        self.reel = reel
        self.past = Past(msgspec.msgpack.decode(reel, type=Reel))
        self._spoken: OrderedDict[tuple[int | None, str], history.Spoken] = OrderedDict()

    def spoken(self, seat: int | None, language: str) -> history.Spoken:
        found = self._spoken.setdefault((seat, language), history.Spoken())
        self._spoken.move_to_end((seat, language))
        if len(self._spoken) > VIEWERS:
            self._spoken.popitem(last=False)
        return found


class Shelf:
    """The matches that were asked about last."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Kept] = OrderedDict()

    def answer(self, data: bytes) -> Seen:
        began = time.process_time()
        job = msgspec.msgpack.decode(data, type=Look | Find | Tell | Try)
        return Seen(msgspec.json.encode(self._body(job)), time.process_time() - began)

    def _body(self, job: Look | Find | Tell | Try) -> Any:
        if isinstance(job, Tell):
            return _tell(job)
        if isinstance(job, Try):
            return self._try(job)
        return self._look(job) if isinstance(job, Look) else self._find(job)

    @contextmanager
    def _taken(self, job: Look | Find | Try) -> Iterator[Kept]:
        kept = self._kept.pop(job.match, None)  # what fails is not kept
        if kept is None or kept.reel != job.reel:
            kept = Kept(job.reel)
        yield kept
        self._kept[job.match] = kept
        while len(self._kept) > MATCHES:
            self._kept.popitem(last=False)

    def _look(self, look: Look) -> dict[str, Any]:
        with self._taken(look) as kept:
            then = kept.past.at([_record(fields) for fields in look.records])
            body = history.moment_body(then, look.seat, look.language, kept.spoken(look.seat, look.language))
            return {**body, "chances": history.chances(then) if look.over else None}

    def _try(self, job: Try) -> dict[str, Any]:
        with self._taken(job) as kept:
            return tried_body(kept.past.at([_record(fields) for fields in job.records]), job)

    def _find(self, job: Find) -> int:
        records = [_record(fields) for fields in job.records]
        moments = [0, *job.steps]
        with self._taken(job) as kept:
            kept.past.at(records)  # once all along; every moment is near a checkpoint then

            def said(step: int) -> int:
                return history.sentences(kept.past.at(records[: moments[step]]), job.seat)

            return bisect_left(range(len(moments)), job.entry, hi=len(moments) - 1, key=said)


def _tell(job: Tell) -> list[dict[str, Any]]:
    steps = [history.Step(after, None if row is None else _record(row), told) for after, row, told in job.steps]
    return history.steps_body(job.title, steps, job.language)


def _record(fields: list[Any]) -> Record:
    return shaped(fields, 0)


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    work(sys.argv[1:], Shelf().answer, lambda error: Seen(error=error))
