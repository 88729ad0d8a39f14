"""The inside of a worker process: it reads jobs from its standard input and writes answers to its standard output.

Each is a length and that many bytes of MessagePack. The modules named are imported first, so that they can register
titles of their own.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any, BinaryIO

import msgspec


def send(stream: BinaryIO, message: Any) -> None:
    data = msgspec.msgpack.encode(message)
    stream.write(len(data).to_bytes(4, "big") + data)
    stream.flush()


def receive(stream: BinaryIO) -> bytes | None:
    """One message; None when the other side is gone."""
    head = stream.read(4)
    if len(head) < 4:
        return None
    data = stream.read(int.from_bytes(head, "big"))
    return data if len(data) == int.from_bytes(head, "big") else None


def leave_with(parent: int) -> None:
    """Do not outlive the server, not even in the middle of a thought."""
    while os.getppid() == parent:
        time.sleep(2)
    os._exit(1)


def work(modules: list[str], answer: Callable[[bytes], Any], failed: Callable[[str], Any]) -> None:
    """Answer jobs until there are no more. What goes wrong with one is told to the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then closes our input
    threading.Thread(target=leave_with, args=(os.getppid(),), daemon=True).start()
    jobs, answers = sys.stdin.buffer, os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what somebody prints is no answer
    try:
        for module in modules:
            import_module(module)
        send(answers, failed(""))
        while (data := receive(jobs)) is not None:
            try:
                found = answer(data)
            except Exception as error:  # noqa: BLE001  rules and bots may raise anything
                found = failed(f"{type(error).__name__}: {error}")
            send(answers, found)
    except BrokenPipeError:  # the server is gone
        os._exit(1)
