"""Command points: which action to take next, and what a number of points is worth before they are spent."""

from __future__ import annotations

from collections.abc import Callable

from warcouncil.bots.war.points import Purse
from warcouncil.engine.state import Option
from warcouncil.titles.tanto_monta.bot import court, sea, voyages, war
from warcouncil.titles.tanto_monta.bot.outlook import Outlook

Judge = Callable[[Outlook, Option], float]

FIXED = {
    "dismount": -0.1,
    "ask_passage": -0.2,
    "declare_on_papacy": -1.0,
    "raise_moriscos": 0.12,
    "papal_move": -0.1,
    "papal_assault": 0.1,
    "papal_regular": 0.01,
    "papal_control": 0.1,
    "guanche_raise": 0.03,
    "guanche_go": 0.02,
    "guanche_storm": 0.04,
    "aid_brittany": 0.08,
    "venetian_war": 0.15,
    "fortify_settlement": 0.04,
}
"""Actions whose worth hardly depends on where they are taken."""
UNKNOWN = 0.02
ACTS: dict[str, Judge] = {**war.ACTS, **sea.ACTS, **court.ACTS, **voyages.ACTS}
"""Every action of the menu -> what it promises for each command point."""
THEMES = (war.prospects, sea.prospects, court.prospects, voyages.prospects)
PURSE = Purse(THEMES)
appraise, last_points = PURSE.appraise, PURSE.last_points


def judge_action(outlook: Outlook, option: Option) -> float:
    """The action with the best rate; no point is wasted as long as there is any use for it."""
    if option == ("end_actions",):
        return 0.0
    act = str(option[0])
    judge = ACTS.get(act)
    return judge(outlook, option) if judge is not None else FIXED.get(act, UNKNOWN)


JUDGES: dict[str, Judge] = {"action": judge_action}
