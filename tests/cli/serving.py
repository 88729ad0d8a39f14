"""`warcouncil serve` in a process of its own, as somebody starts it in a terminal."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

SECONDS = 120.0
HERE = (sys.executable, "-m", "warcouncil")
"""The program as it stands in this checkout."""


class Started:
    """A server that somebody has started in a terminal."""

    def __init__(self, folder: Path, environment: dict[str, str], *words: str, program: Sequence[str] = HERE) -> None:
        self._said = folder / "said.txt"
        command = [*program, "serve", "--data", str(folder / "games"), *words]
        plain = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
        with self._said.open("wb") as said:
            self.process = subprocess.Popen(
                command, cwd=folder, stdout=said, stderr=said, env={**plain, "LANG": "C.UTF-8", **environment}
            )

    def said(self) -> str:
        return self._said.read_text(encoding="utf-8")

    def address(self) -> str:
        """Where it says that it is."""
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            if "War Council is at " in self.said():
                return self.said().partition("War Council is at ")[2].split()[0]
            assert self.process.poll() is None, self.said()
            time.sleep(0.05)
        raise AssertionError(f"it does not start: {self.said()}")

    def interrupt(self) -> int:
        """Ctrl-C; the exit code."""
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(timeout=SECONDS)


@contextmanager
def started(folder: Path, *words: str, program: Sequence[str] = HERE, **environment: str) -> Iterator[Started]:
    server = Started(folder, environment, *words, program=program)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.process.kill()
            server.process.wait()
