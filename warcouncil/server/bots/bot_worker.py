"""A process in which bots think: `python -m warcouncil.server.bots.bot_worker [MODULE ...]`.

A bot gets a copy of the match that holds only what its seat may know.
"""

from __future__ import annotations

import sys

import msgspec

from warcouncil.bots import make_bot
from warcouncil.engine.judging import Reason
from warcouncil.engine.load import resume  # the package around it registers the games
from warcouncil.server.ground.worker import work

ADVISED = 3
"""So many options are told to whoever asks for advice, the best first."""


class Job(msgspec.Struct, frozen=True):
    """Somebody has to decide; `advice`: a person, who wants to know what the bot would do, and why."""

    snapshot: bytes
    seat: int
    power: str
    bot: str
    seed: str
    advice: bool = False


class Advice(msgspec.Struct, frozen=True):
    """An option that the bot thinks well of, and why."""

    option: list[str | int]
    reasons: tuple[Reason, ...]


class Thought(msgspec.Struct, frozen=True):
    """What the bot came to, or what went wrong."""

    option: list[str | int] = []
    error: str = ""
    advice: list[Advice] = []


def think(data: bytes) -> Thought:
    """Let the bot choose from what its seat knows."""
    job = msgspec.msgpack.decode(data, type=Job)
    match = resume(job.snapshot)
    copy = match.fork(seat=job.seat)
    decision = next(one for one in copy.decisions if one.seat == job.seat and one.power == job.power)
    bot = make_bot(copy.title, job.bot, job.seat, job.seed)
    view = copy.view(job.seat, log=False) if bot.needs_view else {}
    if job.advice:
        best = bot.rank(view, decision)[:ADVISED]
        return Thought(advice=[Advice(list(one.option), one.reasons) for one in best])
    return Thought(list(bot.choose(view, decision)))


if __name__ == "__main__":
    work(sys.argv[1:], think, lambda error: Thought(error=error))
