"""What dice do to walls: assaults and sieges as a bot foresees them."""

from __future__ import annotations

from functools import cache

from warcouncil.table.odds import at_least, hits, more_hits

__all__ = ["at_least", "hits", "more_hits", "siege", "storm"]
HIT = 1 / 3
GARRISON = 4
"""What fits behind walls."""


@cache
def storm(foot: int, battle: int, garrison: int, defender: int) -> float:
    """The chance that one assault takes a fortification.

    >>> storm(6, 2, 1, 0) > 0.8 > storm(4, 0, 3, 0)
    True
    """
    dice = ((foot + 1) // 2 if garrison else foot) + battle
    survive = sum(hits(garrison + defender + 1)[: max(foot, 1)])
    return at_least(dice, max(garrison, 1)) * survive


@cache
def siege(foot: int, battle: int, garrison: int, defender: int, assaults: int) -> float:
    """The chance that a fortification falls within so many assaults, with the losses that are to be expected."""
    held = 1.0
    attackers, inside = float(foot), float(garrison)
    for _ in range(assaults):
        if attackers <= inside:
            break
        men, guards = round(attackers), round(inside)
        held *= 1 - storm(men, battle, guards, defender)
        attackers -= (guards + defender + 1) * HIT
        inside = max(0.0, inside - ((men + 1) // 2 + battle) * HIT)
    return 1 - held
