"""A machine that only thinks: takes bots' jobs from Redis, and answers them. It has no storage and knows no table.

What it gets is what a seat sees. Each job is thought about in a process of its own, which is given up if it overruns.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable

import msgspec

from warcouncil.server.bots.exchange import Exchange, Taken
from warcouncil.server.bots.jobs import Job, Thought, known_kinds
from warcouncil.server.bots.pool import BotFailed, BotPool

logger = logging.getLogger(__name__)
NAP = 1.0
"""Seconds between two signs of life, and the longest wait for a job."""


class Thinker:
    """So many jobs at a time."""

    def __init__(self, url: str, jobs: int, modules: tuple[str, ...] = ()) -> None:
        self._exchange = Exchange(url)
        self._kinds = known_kinds()
        self._pool = BotPool(jobs, NAP, modules)
        self._held: set[str] = set()
        self._lock = threading.Lock()
        self._stopping = threading.Event()
        works = [self._show, *[self._serve] * jobs]
        self._threads = [
            threading.Thread(target=self._run, args=(work,), name="thinker", daemon=True) for work in works
        ]

    def start(self) -> None:
        self._pool.make_ready()
        for thread in self._threads:
            thread.start()

    def halt(self) -> None:
        """Take no more."""
        self._stopping.set()

    def wait(self) -> None:
        """Until somebody halts it."""
        self._stopping.wait()

    def stop(self) -> None:
        """What is being thought about comes to its end, if that is soon."""
        self.halt()
        for thread in self._threads:
            if thread.is_alive():
                thread.join(timeout=10)
        self._pool.stop()
        self._exchange.close()

    def _run(self, work: Callable[[], None]) -> None:
        """Once more and once more; Redis may go and come back."""
        while not self._stopping.is_set():
            try:
                work()
            except self._exchange.away as error:
                logger.warning("Redis is away: %s", error)
                self._stopping.wait(NAP)
            except Exception:  # one job's trouble must not stop all others
                logger.exception("a job failed")
                self._stopping.wait(NAP)

    def _show(self) -> None:
        """Say that we are here, and what we still think about."""
        self._exchange.show(self._kinds)
        with self._lock:
            held = list(self._held)
        self._exchange.hold(held)
        self._stopping.wait(NAP)

    def _serve(self) -> None:
        taken = self._exchange.take(self._kinds)
        if taken is None:
            self._exchange.wait(self._kinds, NAP)
            return
        try:
            job = msgspec.msgpack.decode(taken.body, type=Job)
        except (msgspec.MsgspecError, RecursionError) as error:
            logger.warning("a job that nobody understands: %s", error)
            return
        with self._lock:
            self._held.add(job.id)
        try:
            self._exchange.reply(job.id, msgspec.msgpack.encode(self._think(job, taken)))
        finally:
            with self._lock:
                self._held.discard(job.id)

    def _think(self, job: Job, taken: Taken) -> Thought:
        if job.kind not in self._kinds:
            return Thought(job.id, error=f"{job.kind} is not here")
        try:
            return self._pool.think(job, taken.owner, taken.seconds)
        except BotFailed as failure:
            logger.warning("bot %s of %s: %s", job.bot, job.kind, failure)
            return Thought(job.id, error=str(failure))
