"""Command points: which action to take next, and what a number of points is worth before they are spent."""

from __future__ import annotations

from collections.abc import Callable

from warcouncil.engine.state import Option
from warcouncil.titles.here_i_stand.bot import faith, sea, voyages, war
from warcouncil.titles.here_i_stand.bot.outlook import POINT, Outlook

Judge = Callable[[Outlook, Option], float]

ACTS: dict[str, Judge] = {**war.ACTS, **sea.ACTS, **faith.ACTS, **voyages.ACTS}
"""Every action of the menu -> what it promises for each command point."""
THEMES = (war.prospects, sea.prospects, faith.prospects, voyages.prospects)
SPENT = 0.8
"""The part of the points in hand that is really spent; the rest are events."""
LEFT_OVER = 0.4 * POINT
"""What a point is worth for which there is no good use."""


def judge_action(outlook: Outlook, option: Option) -> float:
    """The action with the best rate; no point is wasted as long as there is any use for it."""
    if option == ("end_actions",):
        return 0.0
    return ACTS[str(option[0])](outlook, option)


def prospects(outlook: Outlook) -> list[tuple[float, float]]:
    """All that command points could be spent on: (worth, cost), the best rate first."""
    found = [(worth, cost) for theme in THEMES for worth, cost in theme(outlook) if worth > 0]
    return sorted(found, key=lambda one: -one[0] / one[1])


def appraise(outlook: Outlook, points: int) -> float:
    """What so many command points are worth: the best prospects first, the last one in part."""
    left, worth = float(points), 0.0
    for gain, cost in outlook.once("prospects", lambda: prospects(outlook)):
        if left <= 0 or gain / cost < LEFT_OVER:
            break
        spent = min(left, cost)
        worth += gain * spent / cost
        left -= spent
    return worth + left * LEFT_OVER


def last_points(outlook: Outlook, points: int) -> float:
    """What so many points are worth as the last that the hand has to spend: the other cards pay for the best."""
    everything = int(outlook.reserve * SPENT)
    return appraise(outlook, everything) - appraise(outlook, max(0, everything - points))


JUDGES: dict[str, Judge] = {"action": judge_action, "recruit": judge_action, "scots_raid": judge_action}
