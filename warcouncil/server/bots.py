"""The bots' worker processes: each thinks about one decision at a time, and is replaced if it fails or overruns."""

from __future__ import annotations

import logging
import queue
import subprocess
import sys
import threading
from contextlib import suppress
from typing import IO

import msgspec

from warcouncil.engine.state import Option
from warcouncil.server.bot_worker import Job, Thought, receive, send

logger = logging.getLogger(__name__)
START_SECONDS = 60.0


class BotFailed(Exception):
    """A bot failed or took too long."""


class Worker:
    """One process. Its answers arrive through a thread, so that waiting for them can end."""

    def __init__(self, modules: tuple[str, ...]) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "warcouncil.server.bot_worker", *modules],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        self._answers: queue.Queue[bytes | None] = queue.Queue()
        assert self._process.stdout is not None
        threading.Thread(target=self._read, args=(self._process.stdout,), daemon=True, name="bot answers").start()
        try:
            self._take(START_SECONDS)
        except BotFailed:
            self.stop()
            raise

    @property
    def pid(self) -> int:
        return self._process.pid

    def _read(self, stream: IO[bytes]) -> None:
        while (data := receive(stream)) is not None:  # type: ignore[arg-type]
            self._answers.put(data)
        self._answers.put(None)
        stream.close()

    def think(self, job: Job, seconds: float) -> Thought:
        assert self._process.stdin is not None
        try:
            send(self._process.stdin, job)  # type: ignore[arg-type]
        except OSError as error:
            raise BotFailed(f"the process is gone: {error}") from error
        return self._take(seconds)

    def _take(self, seconds: float) -> Thought:
        try:
            data = self._answers.get(timeout=seconds)
        except queue.Empty:
            raise BotFailed(f"no answer within {seconds:g} seconds") from None
        if data is None:
            raise BotFailed("the process has died")
        return msgspec.msgpack.decode(data, type=Thought)

    def stop(self) -> None:
        self._process.kill()
        self._process.wait()
        if self._process.stdin is not None:
            with suppress(BrokenPipeError):  # what it was sent last it will never read
                self._process.stdin.close()


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

    def start(self) -> None:
        """Workers come when they are needed."""

    def stop(self) -> None:
        with self._lock:
            self._stopped = True
            for worker in self._all:
                worker.stop()
            self._all.clear()

    def think(self, job: Job) -> Option:
        """What the bot chooses; BotFailed if nothing comes of it in time. Then its worker is not asked again."""
        worker = self._idle.get()
        kept: Worker | None = None
        try:
            if worker is None:
                worker = self._new()
            thought = worker.think(job, self._seconds)
            kept = worker
        except (OSError, msgspec.MsgspecError) as error:
            raise BotFailed(f"no process can think: {error}") from error
        finally:
            self._idle.put(kept)  # whatever happens, somebody must be able to ask here again
            if worker is not None and kept is None:
                self._discard(worker)
        if thought.error:
            raise BotFailed(thought.error)
        return tuple(thought.option)

    def _new(self) -> Worker:
        with self._lock:
            if self._stopped:
                raise BotFailed("the server is going down")
        worker = Worker(self._modules)
        with self._lock:
            self._all.add(worker)
        return worker

    def _discard(self, worker: Worker) -> None:
        with self._lock:
            self._all.discard(worker)
        worker.stop()
