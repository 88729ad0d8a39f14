"""The dice of faith: the best die of several in sermons, hits on five and six in debates."""

from __future__ import annotations

from functools import cache

from warcouncil.table.odds import SIX, hits


@cache
def best_die(dice: int) -> tuple[float, ...]:
    """The chance that the best of some dice shows 1 to 6, at the places 1 to 6."""
    return (0.0, *(((face / SIX) ** dice - ((face - 1) / SIX) ** dice) for face in range(1, SIX + 1)))


@cache
def sermon(own: int, other: int, modifier: int, strong: bool) -> float:
    """The chance of a reformation or counter reformation attempt; `strong` wins ties, and with a six at once.

    >>> sermon(4, 2, 0, True) > sermon(4, 2, 0, False) > sermon(2, 4, 0, False)
    True
    """
    chance = 0.0
    for face, likely in enumerate(best_die(own)):
        best = face + modifier
        if strong and best >= SIX:
            chance += likely
        else:
            chance += likely * (max(0, min(SIX, best - (not strong))) / SIX) ** other
    return chance


@cache
def debate(attack: int, defence: int) -> tuple[float, ...]:
    """The chance that the caller of a debate wins by -n ... n hits; the list begins with the worst."""
    own, other = hits(attack), hits(defence)
    lead = [0.0] * (len(own) + len(other) - 1)
    for number, chance in enumerate(own):
        for against, likely in enumerate(other):
            lead[number - against + len(other) - 1] += chance * likely
    return tuple(lead)


@cache
def debate_worth(attack: int, defence: int, own_value: int, other_value: int, space: float, point: float) -> float:
    """What one round is worth to its caller: spaces for the winner, and the loser burnt or disgraced."""
    worth = 0.0
    for index, chance in enumerate(debate(attack, defence)):
        lead = index - defence
        burnt = other_value if lead > other_value else -own_value if -lead > own_value else 0
        worth += chance * (lead * space + burnt * point)
    return worth
