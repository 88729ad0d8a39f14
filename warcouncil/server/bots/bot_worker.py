"""A process in which bots think: `python -m warcouncil.server.bots.bot_worker [MODULE ...]`."""

from __future__ import annotations

import sys

import msgspec

import warcouncil  # noqa: F401  registers the games
from warcouncil.server.bots.jobs import Job, Thought, think
from warcouncil.server.ground.worker import work


def answer(data: bytes) -> Thought:
    """Think about one job."""
    return think(msgspec.msgpack.decode(data, type=Job))


if __name__ == "__main__":
    work(sys.argv[1:], answer, lambda error: Thought(error=error))
