"""How long bots think: every question of a match as the server asks it, one after another in this process."""

from __future__ import annotations

import time
from typing import NamedTuple

import warcouncil
from warcouncil.bots import default_bot
from warcouncil.server.bots.jobs import make_job, think

IMPULSE = "impulse"
"""The question with which an impulse begins, where a title has them."""


class Thinking(NamedTuple):
    """Seconds of processor time: for each question with a choice, and for each impulse with all that its power is
    asked."""

    questions: list[float]
    impulses: list[float]


def thinking(title: str, seconds: float, seed: int = 1) -> Thinking:
    """Bots at all seats play for so long, or until the match is over."""
    game = warcouncil.get_title(title)
    match = warcouncil.new(title, players=game.players[-1], seed=seed)
    bot, found = default_bot(game), Thinking([], [])
    power, spent = None, 0.0
    end = time.monotonic() + seconds
    while not match.over and time.monotonic() < end:
        decision = match.decisions[0]
        start = time.process_time()
        job = make_job(game, match.view(decision.seat, log=False), decision, bot, f"{seed}/{decision.seat}")
        option = think(job).option
        taken = time.process_time() - start
        if len(decision.options) > 1:
            found.questions.append(taken)
        if decision.kind == IMPULSE:
            if power is not None:
                found.impulses.append(spent)
            power, spent = decision.power, 0.0
        spent += taken if decision.power == power else 0.0
        match.choose(decision, tuple(option))
    return found
