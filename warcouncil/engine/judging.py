"""Judgements with their reasons: what an option is worth to a bot, and how a match stands for every seat.

Reasons are ids with arguments, like log entries; the text layer says them (`why-<message>`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp
from typing import Any

import msgspec

from warcouncil.engine.state import Option


class Reason(msgspec.Struct, frozen=True):
    """Why something is judged as it is; `why` makes one."""

    message: str
    arguments: dict[str, Any] = {}


class Ranked(msgspec.Struct, frozen=True):
    """An option with its value: more is better. Values of one bot and one decision can be compared, others cannot."""

    option: Option
    value: float
    reasons: tuple[Reason, ...]


class Line(msgspec.Struct, frozen=True):
    """What counts for or against a seat in an estimate, in the title's own measure (points, castles, ...)."""

    seat: int
    reason: Reason
    number: float


class Estimate(msgspec.Struct, frozen=True):
    """How likely each seat is to win, as far as one seat can tell: the shares sum to 1."""

    shares: tuple[float, ...]
    lines: tuple[Line, ...] = ()


def why(message: str, **arguments: Any) -> Reason:
    """A reason. The id is written out where this is called, so that `text.check` finds it.

    >>> why("takes", city="paris").arguments
    {'city': 'paris'}
    """
    return Reason(message, arguments)


def best_first(ranked: Iterable[Ranked]) -> list[Ranked]:
    """The best option first; of equal ones whichever was offered first."""
    return sorted(ranked, key=lambda one: -one.value)


def equal_shares(players: int) -> Estimate:
    """Nobody is ahead."""
    return Estimate((1 / players,) * players)


def won_by(winners: Sequence[int], players: int) -> Estimate:
    """A match that is over: all for those who won it."""
    return Estimate(tuple((seat in winners) / len(winners) for seat in range(players)))


def estimated(players: int, lines: Iterable[Line], temperature: float) -> Estimate:
    """The shares that follow from what counts for each seat: the lower the temperature, the more a lead decides.

    >>> point = why("points")
    >>> [round(share, 2) for share in estimated(2, [Line(0, point, 3), Line(1, point, 1)], 1.0).shares]
    [0.88, 0.12]
    """
    told = tuple(lines)
    totals = [0.0] * players
    for line in told:
        totals[line.seat] += line.number
    best = max(totals)
    weights = [exp((total - best) / temperature) for total in totals]
    return Estimate(tuple(weight / sum(weights) for weight in weights), told)
