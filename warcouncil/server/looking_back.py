"""Looking back, in a process of its own: dear work that must not keep players waiting.

The jobs of all visitors stand in one line. Nobody has more than a few in it, and whoever has had much work done waits
until others have had theirs: what counts is the time that it took, not how often somebody asked.
"""

from __future__ import annotations

import logging
import queue
import threading
from collections import Counter
from concurrent.futures import Future

import msgspec

from warcouncil.server.errors import Refused
from warcouncil.server.limits import Limits
from warcouncil.server.past_worker import Look, Seen, Tell
from warcouncil.server.workers import Worker, WorkerFailed, WorkerLate

logger = logging.getLogger(__name__)
MODULE = "warcouncil.server.past_worker"
SECONDS = 30.0
IDLE_SECONDS = 600.0
"""When nobody has looked back for so long, the process ends and its memory is free."""
MINE, ALL = 4, 40
"""Jobs that may wait in the line, of one visitor and of all."""
COST = 100.0
"""Tokens of a rate limit for a second of work."""


class LookingBack:
    """The line, and the thread that works it off."""

    def __init__(self, modules: tuple[str, ...], limits: Limits) -> None:
        self._modules = modules
        self._limits = limits
        self._line: queue.Queue[tuple[str, Look | Tell, Future[bytes]] | None] = queue.Queue()
        self._waiting: Counter[str] = Counter()
        self._lock = threading.Lock()
        self._worker: Worker | None = None
        self._thread = threading.Thread(target=self._run, name="looking back", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._line.put(None)
        worker = self._worker
        if worker is not None:
            worker.stop()  # whatever it is about
        if self._thread.is_alive():
            self._thread.join(timeout=5)

    def ask(self, who: str, job: Look | Tell) -> Future[bytes]:
        """The answer, later; Refused if this visitor, or everybody together, asks for too much."""
        self._limits.take("history", who)
        with self._lock:
            if self._waiting[who] >= MINE or self._waiting.total() >= ALL:
                raise Refused("too-many", retry_after=1.0)
            self._waiting[who] += 1
        answer: Future[bytes] = Future()
        self._line.put((who, job, answer))
        return answer

    def _run(self) -> None:
        while True:
            try:
                next_one = self._line.get(timeout=IDLE_SECONDS)
            except queue.Empty:
                self._end_worker()
                continue
            if next_one is None:
                self._end_worker()
                return
            who, job, answer = next_one
            if answer.set_running_or_notify_cancel():
                self._answer(who, job, answer)
            with self._lock:
                self._waiting[who] -= 1
                self._waiting += Counter()  # forgets who waits for nothing

    def _answer(self, who: str, job: Look | Tell, answer: Future[bytes]) -> None:
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

    def _ask(self, job: Look | Tell) -> Seen:
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
