"""A process in which bots think: `python -m warcouncil.server.bots.bot_worker [MODULE ...]`.

A bot gets a copy of the match that holds only what its seat may know.
"""

from __future__ import annotations

import sys

import msgspec

from warcouncil.bots import make_bot
from warcouncil.engine.load import resume  # the package around it registers the games
from warcouncil.server.ground.worker import work


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


def think(data: bytes) -> Thought:
    """Let the bot choose from what its seat knows."""
    job = msgspec.msgpack.decode(data, type=Job)
    match = resume(job.snapshot)
    copy = match.fork(seat=job.seat)
    decision = next(one for one in copy.decisions if one.seat == job.seat and one.power == job.power)
    bot = make_bot(copy.title, job.bot, job.seat, job.seed)
    view = copy.view(job.seat, log=False) if bot.needs_view else {}
    return Thought(list(bot.choose(view, decision)))


if __name__ == "__main__":
    work(sys.argv[1:], think, lambda error: Thought(error=error))
