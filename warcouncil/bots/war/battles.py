"""What to do when armies meet: intercept, avoid, withdraw, and where beaten units go."""

from __future__ import annotations

from collections.abc import Sequence

from warcouncil.bots.war import odds
from warcouncil.bots.war.campaigns import garrison_wanted, threat
from warcouncil.bots.war.outlook import View, WarOutlook
from warcouncil.campaign.relations import army_size, capitals, fortified
from warcouncil.campaign.stacks import best_battle, formation_limit, leaders_in
from warcouncil.engine.state import Option

CONFIDENT = 0.6
"""The chance from which on a battle is sought."""


def men(rows: Sequence[View]) -> int:
    """How many land units a panel lists."""
    return sum(int(row["count"]) for row in rows)


def marching(outlook: WarOutlook) -> tuple[str, int]:
    """Where the move that goes on leads, and how many dice it brings."""
    move = outlook.panels.get("move")
    if move is None:
        return "", 0
    return str(move["target"]), men(move["troops"]) + best_battle(outlook.state, move["leaders"])


def stand_odds(outlook: WarOutlook, size: int, leaders: Sequence[str], attack: int) -> float:
    """The chance to beat an attack with so many men."""
    return 1 - odds.more_hits(attack, size + best_battle(outlook.state, leaders) + 1)


def judge_intercept(outlook: WarOutlook, option: Option) -> float:
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


def judge_avoid(outlook: WarOutlook, option: Option) -> float:
    """Leave before a battle that is likely lost; behind own walls four men can wait."""
    if option == ("pass",):
        return 0.0
    state, me, space = outlook.state, outlook.me, str(option[1])
    target, attack = marching(outlook)
    size = army_size(state, target, me)
    won = stand_odds(outlook, size, leaders_in(state, target, me), attack)
    walls = bool(target) and fortified(state, target) and outlook.mine(target)
    if (walls and size <= odds.GARRISON) or won > 0.45:
        return -1.0
    return 0.45 - won + refuge(outlook, space) * 0.1


def judge_withdraw(outlook: WarOutlook, option: Option) -> float:
    """Fight before the walls only if that looks good."""
    state, me = outlook.state, outlook.me
    target, attack = marching(outlook)
    won = stand_odds(outlook, army_size(state, target, me), leaders_in(state, target, me), attack)
    return won - CONFIDENT if option == ("fight",) else 0.0


def refuge(outlook: WarOutlook, space: str) -> float:
    """How good a space is for beaten or homeless units."""
    state, me, atlas = outlook.state, outlook.me, outlook.atlas
    if space not in atlas.spaces:
        return 0.0
    homes = capitals(state, me)
    score = 0.5 * (fortified(state, space) and outlook.mine(space)) + 0.3 * (space in homes)
    score += 0.05 * min(6, army_size(state, space, me)) - 0.03 * threat(outlook, space)
    near = min((atlas.distance(space, capital) for capital in homes), default=5)
    return score - 0.02 * min(near, 10)


def judge_refuge(outlook: WarOutlook, option: Option) -> float:
    return refuge(outlook, str(option[-1]))


JUDGES = {
    "intercept": judge_intercept,
    "avoid_battle": judge_avoid,
    "withdraw": judge_withdraw,
    "retreat": judge_refuge,
    "haven": judge_refuge,
}
