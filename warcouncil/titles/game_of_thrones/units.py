"""Counts of units: put together, taken apart, laid down and set up again."""

from __future__ import annotations

from warcouncil.titles.game_of_thrones.components import Units


def plus(units: Units, more: Units) -> Units:
    a, b, c, d, e, f, g = units
    h, i, j, k, m, n, o = more
    return (a + h, b + i, c + j, d + k, e + m, f + n, g + o)


def minus(units: Units, less: Units) -> Units:
    a, b, c, d, e, f, g = units
    h, i, j, k, m, n, o = less
    return (a - h, b - i, c - j, d - k, e - m, f - n, g - o)


def routed(units: Units) -> Units:
    """The same units lying down."""
    footmen, knights, ships, engines, *lying = units
    return (0, 0, 0, engines, footmen + lying[0], knights + lying[1], ships + lying[2])


def risen(units: Units) -> Units:
    """The same units standing."""
    footmen, knights, ships, engines, *lying = units
    return (footmen + lying[0], knights + lying[1], ships + lying[2], engines, 0, 0, 0)
