"""Chances of battles, sieges and checks, worked out once for every number of dice."""

from __future__ import annotations

from functools import cache
from math import comb

from warcouncil.titles.napoleonic_wars.components import COMPONENTS

MOST = 30
"""More dice than this are counted as this many."""
HIT, KILL = 1 / 3, 1 / 6
"""Chances of a die to count against the enemy (5 and 6), and to eliminate (6)."""
CHECK = COMPONENTS.tables.land_checks
ROUNDS = 6
"""A siege that goes on longer than this is as good as broken off."""


@cache
def binomial(dice: int, chance: float) -> tuple[float, ...]:
    """The chances of no success, of one, and so on."""
    return tuple(comb(dice, hits) * chance**hits * (1 - chance) ** (dice - hits) for hits in range(dice + 1))


@cache
def compared(attack: int, defence: int) -> tuple[float, float]:
    """The chances that the first of two rolls has more hits, and that both have as many."""
    first = binomial(max(0, min(MOST, attack)), HIT)
    second = binomial(max(0, min(MOST, defence)), HIT)
    equal = sum(one * other for one, other in zip(first, second, strict=False))
    more = sum(chance * sum(second[:hits]) for hits, chance in enumerate(first))
    return more, equal


@cache
def battle(attack: int, defence: int, terrain: int = 0) -> float:
    """The chance that an attacker wins: more hits in the first round or, if it is even, in the second (11.32)."""
    more, equal = compared(attack, defence + terrain)
    again, _ = compared(max(1, attack - 2), max(1, defence - 2))
    return more + equal * again


@cache
def siege(dice: int, walls: int) -> float:
    """The chance that one siege takes a fortress: sixes add up while they outnumber what the walls hit (12.3)."""
    return _storm(max(0, min(MOST, dice)), walls, walls, ROUNDS)


@cache
def _storm(dice: int, walls: int, needed: int, rounds: int) -> float:
    if needed <= 0:
        return 1.0
    if dice <= 0 or rounds == 0:
        return 0.0
    storm, guns = binomial(dice, KILL), binomial(walls, HIT)
    total = 0.0
    for sixes, chance in enumerate(storm):
        if sixes >= needed:
            total += chance
            continue
        for hits, one in enumerate(guns[:sixes]):
            total += chance * one * _storm(dice - hits, walls, needed - sixes, rounds - 1)
    return total


@cache
def check(plus: int, success: int = CHECK.success) -> float:
    """The chance of two dice and a modifier to reach a number."""
    return sum(one + other + plus >= success for one in range(1, 7) for other in range(1, 7)) / 36
