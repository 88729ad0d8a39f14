"""What dice do, exactly: hits, sums of two dice, and one side against the other."""

from __future__ import annotations

from functools import cache

from warcouncil.table.dice import HIT

SIX = 6


@cache
def hits(dice: int, hit: int = HIT, near: int = 0) -> tuple[float, ...]:
    """The chance of 0, 1, 2 ... hits; `near`: so many dice that miss by one hit all the same.

    >>> [round(chance, 3) for chance in hits(2)]
    [0.444, 0.444, 0.111]
    >>> [round(chance, 3) for chance in hits(1, near=1)]
    [0.5, 0.5]
    """
    plain, close = (SIX + 1 - hit) / SIX, 1 / SIX
    found = {(0, 0): 1.0}
    for _ in range(max(0, dice)):
        after: dict[tuple[int, int], float] = {}
        for (sure, lucky), chance in found.items():
            more = close if lucky < near else 0.0
            for key, part in (((sure + 1, lucky), plain), ((sure, lucky + 1), more), ((sure, lucky), 1 - plain - more)):
                after[key] = after.get(key, 0.0) + chance * part
        found = after
    total = [0.0] * (max(0, dice) + 1)
    for (sure, lucky), chance in found.items():
        if chance:
            total[sure + lucky] += chance
    return tuple(total)


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
def two_dice(needed: int) -> float:
    """The chance that two dice show so much or more.

    >>> round(two_dice(9), 3), two_dice(2), two_dice(13)
    (0.278, 1.0, 0.0)
    """
    return sum(one + other >= needed for one in range(1, 7) for other in range(1, 7)) / (SIX * SIX)
