"""Looking back, in a process of its own: dear work that must not keep players waiting.

Whoever asks waits in line, which costs nobody anything; visitors take turns, however many jobs each has. And whoever
has had much work done waits longer: what counts is the time that it took, not how often somebody asked.
"""

from __future__ import annotations

import logging
import threading
import time
from collections import OrderedDict, deque
from concurrent.futures import Future

import msgspec

from warcouncil.server.ground.errors import Refused
from warcouncil.server.ground.limits import Limits
from warcouncil.server.ground.workers import Worker, WorkerFailed, WorkerLate
from warcouncil.server.play.past_worker import Find, Look, Seen, Tell
from warcouncil.server.play.trying import Try

Wanted = Look | Find | Tell | Try
Job = tuple[Wanted, Future[bytes]]
logger = logging.getLogger(__name__)
MODULE = "warcouncil.server.play.past_worker"
SECONDS = 30.0
IDLE_SECONDS = 600.0
"""When nobody has looked back for so long, the process ends and its memory is free."""
MINE, ALL = 16, 200
"""Jobs that may wait, of one visitor and of all."""
COST = 100.0
"""Tokens of a rate limit for a second of work."""
BREATH = 0.5
"""After each job the line rests, for so much of the time that the job took: handing over what was found keeps the
server busy, too, and players come first."""


class Line:
    """Who waits for what. Visitors take turns."""

    def __init__(self) -> None:
        self._jobs: OrderedDict[str, deque[Job]] = OrderedDict()
        self._changed = threading.Condition()
        self._closed = False

    def put(self, who: str, job: Job) -> bool:
        """False if too many wait already."""
        with self._changed:
            mine = self._jobs.get(who, ())
            if len(mine) >= MINE or sum(map(len, self._jobs.values())) >= ALL:
                return False
            self._jobs.setdefault(who, deque()).append(job)
            self._changed.notify()
        return True

    def get(self, seconds: float) -> tuple[str, Job] | None:
        """The next job; None if none has come for so long, or none will come any more."""
        with self._changed:
            if not self._changed.wait_for(lambda: self._closed or self._jobs, seconds) or self._closed:
                return None
            who, mine = self._jobs.popitem(last=False)
            job = mine.popleft()
            if mine:
                self._jobs[who] = mine
        return who, job

    def close(self) -> None:
        with self._changed:
            self._closed = True
            self._changed.notify_all()

    @property
    def closed(self) -> bool:
        return self._closed


class LookingBack:
    """The line, and the thread that works it off."""

    def __init__(self, modules: tuple[str, ...], limits: Limits) -> None:
        self._modules = modules
        self._limits = limits
        self._line = Line()
        self._worker: Worker | None = None
        self._thread = threading.Thread(target=self._run, name="looking back", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._line.close()
        worker = self._worker
        if worker is not None:
            worker.stop()  # whatever it is about
        if self._thread.is_alive():
            self._thread.join(timeout=5)

    def ask(self, who: str, job: Wanted) -> Future[bytes]:
        """The answer, later; Refused if this visitor, or everybody together, asks for too much."""
        self._limits.take("history", who)
        answer: Future[bytes] = Future()
        if not self._line.put(who, (job, answer)):
            raise Refused("too-many", retry_after=1.0)
        return answer

    def _run(self) -> None:
        while not self._line.closed:
            found = self._line.get(IDLE_SECONDS)
            if found is None:
                self._end_worker()
                continue
            who, (job, answer) = found
            if answer.set_running_or_notify_cancel():
                began = time.monotonic()
                self._answer(who, job, answer)
                time.sleep(min(1.0, BREATH * (time.monotonic() - began)))
        self._end_worker()

    def _answer(self, who: str, job: Wanted, answer: Future[bytes]) -> None:
        try:
            seen = self._ask(job)
        except (WorkerFailed, OSError, msgspec.MsgspecError) as error:
            self._end_worker()
            logger.error("looking back failed: %s", error)
            answer.set_exception(Refused("our-fault"))
            return
        self._limits.spend("history", who, seen.seconds * COST)
        if seen.error:
            logger.error("looking back failed: %s", seen.error)
            answer.set_exception(Refused("our-fault"))
        else:
            answer.set_result(seen.body)

    def _ask(self, job: Wanted) -> Seen:
        """From the process that is there; if that has died meanwhile, from another."""
        if self._worker is not None:
            try:
                return msgspec.msgpack.decode(self._worker.ask(job, SECONDS), type=Seen)
            except WorkerLate:
                raise
            except WorkerFailed as error:
                logger.warning("looking back begins anew: %s", error)
                self._end_worker()
        self._worker = Worker(MODULE, self._modules)
        return msgspec.msgpack.decode(self._worker.ask(job, SECONDS), type=Seen)

    def _end_worker(self) -> None:
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.stop()
