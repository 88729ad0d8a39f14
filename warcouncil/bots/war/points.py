"""Command points before they are spent: what a number of them is worth, by all that they could be spent on."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

POINT = 0.2
"""What a command point is worth where nothing better is known."""
SPENT = 0.8
"""The part of the points in hand that is really spent; the rest are events."""
LEFT_OVER = 0.4 * POINT
"""What a point is worth for which there is no good use."""

Prospect = tuple[float, float]
"""What something is worth, and its cost in command points."""


@dataclass(frozen=True)
class Purse:
    """The themes of a title's bot, each with what it could do with command points. Outlooks are those of that bot."""

    themes: tuple[Callable[[Any], Iterable[Prospect]], ...]

    def prospects(self, outlook: Any) -> list[Prospect]:
        """All that command points could be spent on, the best rate first."""
        found = [(worth, cost) for theme in self.themes for worth, cost in theme(outlook) if worth > 0]
        return sorted(found, key=lambda one: -one[0] / one[1])

    def appraise(self, outlook: Any, points: int) -> float:
        """What so many command points are worth: the best prospects first, the last one in part."""
        left, worth = float(points), 0.0
        for gain, cost in outlook.once("prospects", lambda: self.prospects(outlook)):
            if left <= 0 or gain / cost < LEFT_OVER:
                break
            spent = min(left, cost)
            worth += gain * spent / cost
            left -= spent
        return worth + left * LEFT_OVER

    def last_points(self, outlook: Any, points: int) -> float:
        """What so many points are worth as the last that the hand has to spend: the other cards pay for the best."""
        everything = int(outlook.reserve * SPENT)
        return self.appraise(outlook, everything) - self.appraise(outlook, max(0, everything - points))
