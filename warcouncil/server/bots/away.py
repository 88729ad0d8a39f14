"""Thinking elsewhere: jobs go to machines that run `warcouncil think`; what goes wrong there is thought about at home.

Nobody is waited for in vain: a job that nobody takes at once comes back, and so does one whose holder is lost. An
answer counts only if it is about this very job and chooses what was offered.
"""

from __future__ import annotations

import logging
import time

import msgspec

from warcouncil.engine.state import Option
from warcouncil.server.bots.exchange import Exchange
from warcouncil.server.bots.jobs import Job, Thought, answers
from warcouncil.server.ground.meters import Counter

logger = logging.getLogger(__name__)
PATIENCE = 0.5
"""Seconds for which a job waits to be taken."""
LOOK = 1.0
"""Seconds between two looks at whether its holder is still there."""
REST = 5.0
"""Seconds for which Redis is left alone after it was away."""


class Away:
    """The machines elsewhere, as this server sees them."""

    def __init__(self, url: str, seconds: float, jobs: Counter) -> None:
        self.exchange = Exchange(url)
        self._seconds = seconds
        self._jobs = jobs
        self._resting = 0.0

    def stop(self) -> None:
        self.exchange.close()

    def think(self, job: Job, owner: str) -> Option | None:
        """What the bot chooses; None if that is to be found out at home."""
        option, what = self._ask(job, owner)
        self._jobs.add(what)
        return option

    def _ask(self, job: Job, owner: str) -> tuple[Option | None, str]:
        """The option, or None and why there is none."""
        if time.monotonic() < self._resting:
            return None, "redis-away"
        try:
            if not self.exchange.offer(owner, job.id, job.kind, msgspec.msgpack.encode(job), self._seconds):
                return None, "nobody-there"
            data = self.exchange.answer(job.id, PATIENCE)
            if data is None and self.exchange.withdraw(job.id):
                return None, "not-taken"
            data = data or self._wait(job)
        except self.exchange.away as error:
            logger.warning("Redis is away, bots think at home: %s", error)
            self._resting = time.monotonic() + REST
            return None, "redis-away"
        return (None, "lost") if data is None else self._read(job, data)

    def _wait(self, job: Job) -> bytes | None:
        """The answer of whoever has taken the job; None if they are lost, or take too long."""
        end = time.monotonic() + self._seconds
        while time.monotonic() < end:
            held = self.exchange.held(job.id)  # asked first: whoever answers lets go only after that
            data = self.exchange.answer(job.id, LOOK if held else 0.01)
            if data is not None or not held:
                return data
        return None

    def _read(self, job: Job, data: bytes) -> tuple[Option | None, str]:
        try:
            option = answers(job, msgspec.msgpack.decode(data, type=Thought))
        except (msgspec.MsgspecError, RecursionError):
            option = None
        if option is None:
            logger.warning("no answer to a job of %s: what came from elsewhere is dropped", job.kind)
        return option, "no-answer" if option is None else "answered"
