"""Who may talk with whom (9.1): in secret only in the negotiation segment, before all players always."""

from __future__ import annotations

from itertools import combinations

from warcouncil.engine.title import Channel
from warcouncil.titles.here_i_stand.diplomacy.negotiation import first_talks_on
from warcouncil.titles.here_i_stand.state import HereIStandState

LARGEST = 3
"""The largest secret group; a larger circle talks at the table."""


def channels(state: HereIStandState) -> tuple[Channel, ...]:
    """The table, and every pair or three of seats."""
    seats = range(state.players)
    talking = {state.seat_of(power) for power in state.negotiators}
    table = Channel(tuple(seats), True)  # his-9.1-19
    sizes = range(2, min(LARGEST, state.players - 1) + 1)
    groups = [group for size in sizes for group in combinations(seats, size)]
    closed = "his-7-4" if first_talks_on(state) else "his-9.1-1"
    return (table, *(secret(group, talking, closed) for group in groups))


def secret(group: tuple[int, ...], talking: set[int], closed: str) -> Channel:
    """A group talks in secret if all of it negotiates now."""
    return Channel(group, True) if talking >= set(group) else Channel(group, False, closed)
