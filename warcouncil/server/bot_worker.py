"""A process in which bots think: `python -m warcouncil.server.bot_worker [MODULE ...]`.

It reads jobs from its standard input and writes answers to its standard output, each as a length and that many bytes
of MessagePack. A bot gets a copy of the match that holds only what its seat may know. The modules named are imported
first, so that they can register titles of their own.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from importlib import import_module
from typing import Any, BinaryIO

import msgspec

from warcouncil.bots import make_bot
from warcouncil.engine.load import resume  # the package around it registers the games


class Job(msgspec.Struct, frozen=True):
    """Somebody has to decide."""

    snapshot: bytes
    seat: int
    power: str
    bot: str
    seed: str


class Thought(msgspec.Struct, frozen=True):
    """What the bot came to, or what went wrong."""

    option: list[str | int] = []
    error: str = ""


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


def think(job: Job) -> Thought:
    """Let the bot choose from what its seat knows."""
    match = resume(job.snapshot)
    copy = match.fork(seat=job.seat)
    decision = next(one for one in copy.decisions if one.seat == job.seat and one.power == job.power)
    bot = make_bot(copy.title, job.bot, job.seat, job.seed)
    view = copy.view(job.seat, log=False) if bot.needs_view else {}
    return Thought(list(bot.choose(view, decision)))


def leave_with(parent: int) -> None:
    """Do not outlive the server, not even in the middle of a thought."""
    while os.getppid() == parent:
        time.sleep(2)
    os._exit(1)


def main(modules: list[str]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then closes our input
    threading.Thread(target=leave_with, args=(os.getppid(),), daemon=True).start()
    jobs, answers = sys.stdin.buffer, os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints is no answer
    for module in modules:
        import_module(module)
    send(answers, Thought())
    while (data := receive(jobs)) is not None:
        try:
            answer = think(msgspec.msgpack.decode(data, type=Job))
        except Exception as error:  # noqa: BLE001  whatever a bot does wrong is told to the server
            answer = Thought(error=f"{type(error).__name__}: {error}")
        send(answers, answer)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except BrokenPipeError:  # the server is gone
        os._exit(1)
