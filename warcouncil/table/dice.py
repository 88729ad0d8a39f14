"""Dice that hit, and where they come from."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

Lines = list[dict[str, Any]]
"""The reasons of a roll, each with its number of dice: they are counted from these, and shown by them."""

HIT = 5
"""5 and 6 are hits."""


def hits_in(dice: tuple[int, ...], hit: int = HIT) -> int:
    """How many dice of a roll hit.

    >>> hits_in((1, 4, 5, 6)), hits_in((2, 3), hit=3)
    (2, 1)
    """
    return sum(die >= hit for die in dice)  # table-dice-1


def line(kind: str, dice: int, **more: Any) -> Lines:
    """A reason for some dice, or for fewer; none for nothing."""
    return [{"kind": kind, "dice": dice, **more}] if dice else []


def leader_line(leaders: Iterable[str], ratings: Mapping[str, int]) -> Lines:
    """The best of some leaders."""
    best = max(leaders, key=ratings.__getitem__, default="")
    return line("leader", ratings[best], leader=best) if best else []


def counted(lines: Lines) -> int:
    """How many dice are rolled for these reasons.

    >>> counted([*line("units", 2), *line("combat_cards", -3)])
    0
    """
    return max(0, sum(int(one["dice"]) for one in lines))
