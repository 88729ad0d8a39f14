"""The outside of a worker process: asked one thing at a time, and given up if it fails or overruns."""

from __future__ import annotations

import queue
import subprocess
import sys
import threading
from collections.abc import Sequence
from contextlib import suppress
from typing import IO, Any

from warcouncil.server.ground.worker import receive, send

START_SECONDS = 60.0


class WorkerFailed(Exception):
    """A process failed or took too long."""


class WorkerLate(WorkerFailed):
    """It took too long."""


class Worker:
    """One process. Its answers arrive through a thread, so that waiting for them can end."""

    def __init__(self, module: str, words: Sequence[str]) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", module, *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self._answers: queue.Queue[bytes | None] = queue.Queue()
        assert self._process.stdout is not None
        threading.Thread(target=self._read, args=(self._process.stdout,), daemon=True, name="answers").start()
        try:
            self._take(START_SECONDS)
        except WorkerFailed:
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

    def ask(self, job: Any, seconds: float) -> bytes:
        """The answer to a job; WorkerFailed if none comes in time."""
        assert self._process.stdin is not None
        try:
            send(self._process.stdin, job)  # type: ignore[arg-type]
        except OSError as error:
            raise WorkerFailed(f"the process is gone: {error}") from error
        return self._take(seconds)

    def _take(self, seconds: float) -> bytes:
        try:
            data = self._answers.get(timeout=seconds)
        except queue.Empty:
            raise WorkerLate(f"no answer within {seconds:g} seconds") from None
        if data is None:
            raise WorkerFailed("the process has died")
        return data

    def stop(self) -> None:
        self._process.kill()
        self._process.wait()
        if self._process.stdin is not None:
            with suppress(BrokenPipeError):  # what it was sent last it will never read
                self._process.stdin.close()
