"""Servers that begin with all of the program in memory, for tests that start one hundreds of times.

Half of what a start takes is reading modules. Here this is done once, in a process that then becomes a server as often
as somebody wants one: the same command line, its own storage, its own end.
"""

from __future__ import annotations

import os
import subprocess
import sys
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from pathlib import Path

from tests.server.machines import Process
from warcouncil.cli import main

LOADED = ["warcouncil.server.run", "warcouncil.cli", "tests.server.titles", __name__]


class Fork:
    """A process that we have forked, in the place of one that was started from a command line."""

    def __init__(self, process: BaseProcess) -> None:
        self._process = process

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    def poll(self) -> int | None:
        return self._process.exitcode

    def kill(self) -> None:
        self._process.kill()

    def terminate(self) -> None:
        self._process.terminate()

    def wait(self, timeout: float | None = None) -> int:
        self._process.join(timeout)
        if self._process.exitcode is None:
            raise subprocess.TimeoutExpired("warcouncil", timeout or 0.0)
        return self._process.exitcode


class Forked(Process):
    """One `warcouncil serve`, quickly there again."""

    def _launch(self, arguments: list[str], log: Path) -> Fork:
        context = get_context("forkserver")
        context.set_forkserver_preload(LOADED)
        process = context.Process(target=serve, args=(arguments, str(log)))
        process.start()
        return Fork(process)


def serve(arguments: list[str], log: str) -> None:
    """In the forked process: what `python -m warcouncil` does."""
    with open(log, "ab") as out:
        for number in (sys.stdout.fileno(), sys.stderr.fileno()):
            os.dup2(out.fileno(), number)
    sys.exit(main(arguments))
