"""Runs tests against one changed file after the other, each in a fork of a process that has pytest loaded already.

Starting pytest costs more than most tests of a rule. The server reads one JSON line for each mutant
({"file", "text", "nodes", "seconds"}; see `mutant_plugin`) and answers with the exit status of the tests, or
HANGS. It never imports the title under test: that is what the mutant changes.
"""

from __future__ import annotations

import contextlib
import gc
import importlib
import json
import os
import signal
import sys
import time
from typing import Any

PLUGIN = "warcouncil.testing.mutant_plugin"
PYTEST = ("-x", "-q", "--no-header", "--tb=line", "--assert=plain")
"""Stop at the first failure, and do not rewrite the tests for better messages that nobody reads."""
NEEDLESS = ("cacheprovider", "xdist", "hypothesispytest", "unraisableexception", "threadexception")
"""Plugins that only cost time here."""
PRELOADED = ("pytest", "hypothesis", "warcouncil")
HANGS = -1
"""The answer for tests that had to be stopped."""
UNUSED = 77
"""Exit status of a passed run that never loaded the changed file."""
BROKEN = 78
"""Exit status when the file was loaded before it could be exchanged."""


def arguments(nodes: list[str]) -> list[str]:
    """The command line of pytest for some tests."""
    without = [word for name in NEEDLESS for word in ("-p", f"no:{name}")]
    return [*PYTEST, *without, *nodes]


def serve() -> None:
    """Answer one request after the other until the input ends."""
    for name in PRELOADED:
        with contextlib.suppress(ModuleNotFoundError):
            importlib.import_module(name)
    gc.freeze()  # what is loaded now need not be looked through again in every child
    for line in sys.stdin:
        request = json.loads(line)
        child = os.fork()
        if child == 0:
            run(request)
        print(_await(child, request["seconds"]), flush=True)


def run(request: dict[str, Any]) -> None:
    """In the child: the tests, quietly and in a process group of its own; never returns."""
    status = 1
    try:
        os.setpgid(0, 0)
        nothing = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nothing, stream)
        os.environ["WARCOUNCIL_MUTANT"] = json.dumps({name: request[name] for name in ("file", "text")})
        pytest = importlib.import_module("pytest")
        status = int(pytest.main(["-p", PLUGIN, *arguments(request["nodes"])]))
    finally:
        os._exit(status)


def _await(child: int, seconds: float) -> int:
    """The exit status of the child; HANGS if it had to be stopped."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            return os.waitstatus_to_exitcode(status) if os.WIFEXITED(status) else 1
        time.sleep(0.01)
    with contextlib.suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return HANGS


if __name__ == "__main__":
    serve()
