"""What to do when armies meet: intercept, avoid, withdraw, retreat, and whom to lose."""

from __future__ import annotations

from warcouncil.bots.war import battles
from warcouncil.bots.war.campaigns import threat
from warcouncil.engine.state import Option
from warcouncil.titles.here_i_stand.bot.outlook import Outlook
from warcouncil.titles.here_i_stand.components import SPACES

IRISH = 2.0
"""What a unit of the Irish costs England, in victory points."""


def judge_losses(outlook: Outlook, option: Option) -> float:
    """Mercenaries and cavalry first, and those of allies; regulars last."""
    _, owner, unit, amount = option
    spared = unit == "regular" and owner == outlook.me
    return -float(amount) if spared else float(amount)


def judge_unit(outlook: Outlook, option: Option) -> float:
    """One unit is lost or given away: the cheapest, from where it is needed least."""
    _, space, owner, unit = option
    price = {"mercenary": 0.5, "cavalry": 0.6, "corsair": 0.6, "regular": 1.0, "squadron": 1.1}[str(unit)]
    own = 1 if outlook.commands(str(owner)) else -1
    if own < 0:
        return price + 0.1 * outlook.rival(str(owner)) - (1.0 if outlook.mate(str(owner)) else 0.0)
    place = str(space)
    needed = threat(outlook, place) * 0.05 + 0.1 * (place in SPACES and SPACES[place].kind == "key")
    return -price - needed


def judge_irish(outlook: Outlook, option: Option) -> float:
    """A unit for the Irish keeps the English busy: worth it only where England is a danger."""
    if option == ("decline",):
        return 0.0
    return judge_unit(outlook, option) + IRISH * outlook.rival("england")


JUDGES = {
    **battles.JUDGES,
    "losses": judge_losses,
    "camp_losses": judge_losses,
    "peace_losses": judge_unit,
    "give_mercenary": judge_unit,
    "rebels_kill": judge_unit,
    "help_the_irish": judge_irish,
    "landsknechts": judge_unit,
    "strike": judge_unit,
}
