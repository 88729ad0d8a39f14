"""What dice do: hits on five and six, and what follows for battles and sieges."""

from __future__ import annotations

from functools import cache

HIT = 1 / 3
GARRISON = 4
"""What fits behind walls."""


@cache
def hits(dice: int) -> tuple[float, ...]:
    """The chance of 0, 1, 2 ... hits.

    >>> [round(chance, 3) for chance in hits(2)]
    [0.444, 0.444, 0.111]
    """
    found = [1.0]
    for _ in range(max(0, dice)):
        found = [
            (found[n] if n < len(found) else 0.0) * (1 - HIT) + (found[n - 1] * HIT if n else 0.0)
            for n in range(len(found) + 1)
        ]
    return tuple(found)


@cache
def at_least(dice: int, wanted: int) -> float:
    """The chance of so many hits or more.

    >>> round(at_least(3, 1), 3)
    0.704
    """
    return sum(hits(dice)[max(0, wanted) :])


@cache
def more_hits(dice: int, other: int) -> float:
    """The chance that one side has more hits than the other, which wins ties.

    >>> more_hits(8, 4) > 0.6 > more_hits(4, 4)
    True
    """
    against = hits(other)
    return sum(chance * sum(against[:number]) for number, chance in enumerate(hits(dice)))


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
