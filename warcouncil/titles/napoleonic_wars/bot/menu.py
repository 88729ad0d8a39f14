"""The menu of CP: which action promises most for what it costs."""

from __future__ import annotations

from collections.abc import Callable

from warcouncil.engine.state import Option
from warcouncil.titles.napoleonic_wars.bot import building, cards, diplomacy, sea, war
from warcouncil.titles.napoleonic_wars.bot.outlook import UNIT, Outlook

Judge = Callable[[Outlook, Option], float]
UNKNOWN = -0.01
GROUPS = -0.03
"""Groups and grand fleets need the leave of others, and cost more to move."""
FIXED = {
    "form_group": GROUPS,
    "leave_group": GROUPS,
    "join_fleets": GROUPS,
    "leave_fleets": GROUPS,
}


def judge_end_war(outlook: Outlook, option: Option) -> float:
    """A roll brings the men of a foreign war home one time in six."""
    men = sum(count for nation, count in outlook.state.units.get(str(option[1]), ()) if outlook.ours(nation))
    ships = sum(outlook.ours(nation) for nation, _ in outlook.state.ships_at(str(option[1])))
    return UNIT * (men + ships) / 12


ACTS: dict[str, Judge] = {
    **war.ACTS,
    **building.ACTS,
    **sea.ACTS,
    **diplomacy.ACTS,
    **cards.ACTS,
    "end_war": judge_end_war,
}
"""Every action -> what it promises for each CP."""


def judge_action(outlook: Outlook, option: Option) -> float:
    """CP that are not spent are lost, so anything useful is better than to end."""
    act = str(option[0])
    if act == "end_actions":
        return 0.0
    judge = ACTS.get(act)
    return judge(outlook, option) if judge is not None else FIXED.get(act, UNKNOWN)


JUDGES: dict[str, Judge] = {"action": judge_action, "spare_mp": judge_action, "event_points": judge_action}
