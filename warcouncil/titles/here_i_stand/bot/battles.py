"""What to do when armies meet: intercept, avoid, withdraw, retreat, and whom to lose."""

from __future__ import annotations

from collections.abc import Sequence

from warcouncil.campaign.relations import army_size, fortified
from warcouncil.campaign.stacks import best_battle, formation_limit, leaders_in
from warcouncil.engine.state import Option
from warcouncil.titles.here_i_stand.bot import odds
from warcouncil.titles.here_i_stand.bot.campaigns import garrison_wanted, threat
from warcouncil.titles.here_i_stand.bot.outlook import Outlook, View
from warcouncil.titles.here_i_stand.components import CAPITALS, DISTANCE, SPACES

CONFIDENT = 0.6
"""The chance from which on a battle is sought."""

IRISH = 2.0
"""What a unit of the Irish costs England, in victory points."""


def men(rows: Sequence[View]) -> int:
    """How many land units a panel lists."""
    return sum(int(row["count"]) for row in rows)


def marching(outlook: Outlook) -> tuple[str, int]:
    """Where the move that goes on leads, and how many dice it brings."""
    move = outlook.panels.get("move")
    if move is None:
        return "", 0
    return str(move["target"]), men(move["troops"]) + best_battle(outlook.state, move["leaders"])


def stand_odds(outlook: Outlook, size: int, leaders: Sequence[str], attack: int) -> float:
    """The chance to beat an attack with so many men."""
    return 1 - odds.more_hits(attack, size + best_battle(outlook.state, leaders) + 1)


def judge_intercept(outlook: Outlook, option: Option) -> float:
    """Intercept where the battle is likely won, unless a city would be left empty."""
    if option == ("pass",):
        return 0.0
    state, me, space = outlook.state, outlook.me, str(option[1])
    target, attack = marching(outlook)
    leaders = leaders_in(state, space, me)
    size = min(formation_limit(state, leaders), army_size(state, space, me) - garrison_wanted(outlook, space))
    if size <= 0 or not target:
        return -1.0
    return stand_odds(outlook, size, leaders, attack) - CONFIDENT


def judge_avoid(outlook: Outlook, option: Option) -> float:
    """Leave before a battle that is likely lost; behind own walls four men can wait."""
    if option == ("pass",):
        return 0.0
    state, me, space = outlook.state, outlook.me, str(option[1])
    target, attack = marching(outlook)
    size = army_size(state, target, me)
    won = stand_odds(outlook, size, leaders_in(state, target, me), attack)
    walls = fortified(state, target) and outlook.mine(target)
    if (walls and size <= odds.GARRISON) or won > 0.45:
        return -1.0
    return 0.45 - won + refuge(outlook, space) * 0.1


def judge_withdraw(outlook: Outlook, option: Option) -> float:
    """Fight before the walls only if that looks good."""
    state, me = outlook.state, outlook.me
    target, attack = marching(outlook)
    won = stand_odds(outlook, army_size(state, target, me), leaders_in(state, target, me), attack)
    return won - CONFIDENT if option == ("fight",) else 0.0


def refuge(outlook: Outlook, space: str) -> float:
    """How good a space is for beaten or homeless units."""
    state, me = outlook.state, outlook.me
    if space not in SPACES:
        return 0.0
    score = 0.5 * (fortified(state, space) and outlook.mine(space)) + 0.3 * (space in CAPITALS[me])
    score += 0.05 * min(6, army_size(state, space, me)) - 0.03 * threat(outlook, space)
    near = min((DISTANCE(space, capital) for capital in CAPITALS[me]), default=5)
    return score - 0.02 * min(near, 10)


def judge_refuge(outlook: Outlook, option: Option) -> float:
    return refuge(outlook, str(option[-1]))


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
    "intercept": judge_intercept,
    "avoid_battle": judge_avoid,
    "withdraw": judge_withdraw,
    "retreat": judge_refuge,
    "haven": judge_refuge,
    "losses": judge_losses,
    "camp_losses": judge_losses,
    "peace_losses": judge_unit,
    "give_mercenary": judge_unit,
    "rebels_kill": judge_unit,
    "help_the_irish": judge_irish,
    "landsknechts": judge_unit,
    "strike": judge_unit,
}
