"""The bots' worker processes: each thinks about one decision at a time, and is replaced if it fails or overruns.

Whoever waits for one of them does so in turns by owner.
"""

from __future__ import annotations

import queue
import threading
from contextlib import suppress

import msgspec

from warcouncil.server.bots.jobs import Advice, Job, Thought
from warcouncil.server.bots.turns import Turns
from warcouncil.server.ground.workers import Worker, WorkerFailed

MODULE = "warcouncil.server.bots.bot_worker"
ADVISED_AT_ONCE = 4


class BotFailed(Exception):
    """A bot failed or took too long."""


class BotsBusy(Exception):
    """So many ask for advice already that bots would have to wait."""


class BotPool:
    """A few workers, made when they are first needed."""

    def __init__(self, workers: int, seconds: float, modules: tuple[str, ...] = ()) -> None:
        self._seconds = seconds
        self._modules = modules
        self._idle: list[Worker | None] = [None] * workers
        self._waiting: Turns[queue.Queue[Worker | None]] = Turns()
        """Those who wait for a worker: it is handed to them."""
        self._all: set[Worker] = set()
        self._lock = threading.Lock()
        self._stopped = False
        self._advised: set[str] = set()

    def start(self) -> None:
        """Workers come when they are needed."""

    def make_ready(self) -> None:
        """Let them come now, so that nobody has to wait for that; what fails is tried again when it is needed."""
        for place, worker in enumerate(self._idle):
            if worker is None:
                with suppress(WorkerFailed, BotFailed, OSError):
                    self._idle[place] = self._new()

    def stop(self) -> None:
        with self._lock:
            self._stopped = True
            for worker in self._all:
                worker.stop()
            self._all.clear()

    def think(self, job: Job, owner: str, seconds: float | None = None) -> Thought:
        """What the bot chooses; BotFailed if nothing comes of it in time (the pool's, or so many seconds)."""
        return self._ask(job, owner, self._seconds if seconds is None else seconds)

    def advise(self, job: Job, who: str) -> list[Advice]:
        """What the bot thinks best, and why; BotFailed if nothing comes of it in time.

        Everybody asks one thing at a time, and few at once, so that neither bots nor other requests wait for it.
        """
        with self._lock:
            if who in self._advised or len(self._advised) >= ADVISED_AT_ONCE:
                raise BotsBusy
            self._advised.add(who)
        try:
            return self._ask(job, who, self._seconds).advice
        finally:
            with self._lock:
                self._advised.discard(who)

    def _ask(self, job: Job, owner: str, seconds: float) -> Thought:
        """A worker that fails or is late is not asked again."""
        worker = self._take(owner)
        kept: Worker | None = None
        try:
            if worker is None:
                worker = self._new()
            thought = msgspec.msgpack.decode(worker.ask(job, seconds), type=Thought)
            kept = worker
        except WorkerFailed as error:
            raise BotFailed(str(error)) from error
        except (OSError, msgspec.MsgspecError) as error:
            raise BotFailed(f"no process can think: {error}") from error
        finally:
            self._give(kept)  # whatever happens, somebody must be able to ask here again
            if worker is not None and kept is None:
                self._discard(worker)
        if thought.error:
            raise BotFailed(thought.error)
        return thought

    def _take(self, owner: str) -> Worker | None:
        """A worker, or leave to make one, when it is this owner's turn."""
        with self._lock:
            if self._idle:
                return self._idle.pop()
            mine: queue.Queue[Worker | None] = queue.Queue()
            self._waiting.put(owner, mine)
        return mine.get()

    def _give(self, worker: Worker | None) -> None:
        with self._lock:
            following = self._waiting.take()
            if following is None:
                self._idle.append(worker)
            else:
                following.put(worker)

    def _new(self) -> Worker:
        with self._lock:
            if self._stopped:
                raise BotFailed("the server is going down")
        worker = Worker(MODULE, self._modules)
        with self._lock:
            self._all.add(worker)
        return worker

    def _discard(self, worker: Worker) -> None:
        with self._lock:
            self._all.discard(worker)
        worker.stop()
