"""Spring and winter: where armies and leaders go when nobody pays for it."""

from __future__ import annotations

from warcouncil.bots.war import quarters
from warcouncil.bots.war.battles import judge_refuge
from warcouncil.bots.war.points import POINT
from warcouncil.bots.war.quarters import spring_gain
from warcouncil.engine.state import Option
from warcouncil.titles.here_i_stand.bot.outlook import Outlook
from warcouncil.titles.here_i_stand.components import CARDS


def judge_spring(outlook: Outlook, option: Option) -> float:
    """Deploy where the army has more to win than at home."""
    if option == ("pass",):
        return 0.0
    if option[0] == "play":
        return (0.35 if outlook.enemies else 0.0) - POINT * CARDS[str(option[1])].cp
    return spring_gain(outlook, str(option[1]))


JUDGES = {
    **quarters.JUDGES,
    "spring_deployment": judge_spring,
    "ransomed_home": judge_refuge,
    "admiral_returns": judge_refuge,
    "maurice_enters": judge_refuge,
    "maurice": judge_refuge,
    "league_leader": judge_refuge,
    "league_refuge": judge_refuge,
    "dudley": judge_refuge,
    "henry_ii_enters": judge_refuge,
    "place_mercenaries": judge_refuge,
    "reinforced": judge_refuge,
    "raid_leader": judge_refuge,
}
