"""The bots' worker processes: each thinks about one decision at a time, and is replaced if it fails or overruns."""

from __future__ import annotations

import queue
import threading

import msgspec

from warcouncil.engine.state import Option
from warcouncil.server.bots.bot_worker import Advice, Job, Thought
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
        self._idle: queue.Queue[Worker | None] = queue.Queue()
        for _ in range(workers):
            self._idle.put(None)
        self._all: set[Worker] = set()
        self._lock = threading.Lock()
        self._stopped = False
        self._advised: set[str] = set()

    def start(self) -> None:
        """Workers come when they are needed."""

    def stop(self) -> None:
        with self._lock:
            self._stopped = True
            for worker in self._all:
                worker.stop()
            self._all.clear()

    def think(self, job: Job) -> Option:
        """What the bot chooses; BotFailed if nothing comes of it in time."""
        return tuple(self._ask(job).option)

    def advise(self, job: Job, who: str) -> list[Advice]:
        """What the bot thinks best, and why; BotFailed if nothing comes of it in time.

        Everybody asks one thing at a time, and few at once, so that neither bots nor other requests wait for it.
        """
        with self._lock:
            if who in self._advised or len(self._advised) >= ADVISED_AT_ONCE:
                raise BotsBusy
            self._advised.add(who)
        try:
            return self._ask(job).advice
        finally:
            with self._lock:
                self._advised.discard(who)

    def _ask(self, job: Job) -> Thought:
        """A worker that fails or is late is not asked again."""
        worker = self._idle.get()
        kept: Worker | None = None
        try:
            if worker is None:
                worker = self._new()
            thought = msgspec.msgpack.decode(worker.ask(job, self._seconds), type=Thought)
            kept = worker
        except WorkerFailed as error:
            raise BotFailed(str(error)) from error
        except (OSError, msgspec.MsgspecError) as error:
            raise BotFailed(f"no process can think: {error}") from error
        finally:
            self._idle.put(kept)  # whatever happens, somebody must be able to ask here again
            if worker is not None and kept is None:
                self._discard(worker)
        if thought.error:
            raise BotFailed(thought.error)
        return thought

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
