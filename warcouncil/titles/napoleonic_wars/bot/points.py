"""CP before they are spent: what a number of them is worth, by all that they could be spent on."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from warcouncil.titles.napoleonic_wars.bot.outlook import POINT

LEFT_OVER = 0.35 * POINT
"""What a CP is worth for which there is no good use."""


class Prospect(NamedTuple):
    """Something to do with CP: what it is worth, and what it costs."""

    worth: float
    cost: int

    @property
    def rate(self) -> float:
        return self.worth / (self.cost + 1)


def appraise(prospects: Iterable[Prospect], cp: int) -> float:
    """What so many CP are worth: the best rates first, as far as the CP go."""
    left, total = cp, 0.0
    for one in sorted(prospects, key=lambda each: -each.rate):
        if one.cost <= left and one.worth > LEFT_OVER * one.cost:
            total += one.worth
            left -= one.cost
    return total + left * LEFT_OVER
