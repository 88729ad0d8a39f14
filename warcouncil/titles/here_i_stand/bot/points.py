"""Command points: which action to take next, and what a number of points is worth before they are spent."""

from __future__ import annotations

from collections.abc import Callable

from warcouncil.bots.war.points import Purse
from warcouncil.engine.state import Option
from warcouncil.titles.here_i_stand.bot import faith, sea, voyages, war
from warcouncil.titles.here_i_stand.bot.outlook import Outlook

Judge = Callable[[Outlook, Option], float]

ACTS: dict[str, Judge] = {**war.ACTS, **sea.ACTS, **faith.ACTS, **voyages.ACTS}
"""Every action of the menu -> what it promises for each command point."""
THEMES = (war.prospects, sea.prospects, faith.prospects, voyages.prospects)
PURSE = Purse(THEMES)
appraise, last_points = PURSE.appraise, PURSE.last_points


def judge_action(outlook: Outlook, option: Option) -> float:
    """The action with the best rate; no point is wasted as long as there is any use for it."""
    if option == ("end_actions",):
        return 0.0
    return ACTS[str(option[0])](outlook, option)


JUDGES: dict[str, Judge] = {"action": judge_action, "recruit": judge_action, "scots_raid": judge_action}
