"""Who may talk with whom (9.1): in secret only in the negotiation segment, before all players always."""

from __future__ import annotations

from itertools import combinations

from warcouncil.campaign.state import CampaignState
from warcouncil.engine.title import Channel

LARGEST = 3
"""The largest secret group; a larger circle talks at the table."""


def channels(state: CampaignState, closed: str) -> tuple[Channel, ...]:
    """The table, and every pair or three of seats; `closed` is the title's clause while these do not talk."""
    seats = range(state.players)
    talking = {state.seat_of(power) for power in state.negotiators}
    table = Channel(tuple(seats), True)  # war-9.1-19
    sizes = range(2, min(LARGEST, state.players - 1) + 1)
    groups = [group for size in sizes for group in combinations(seats, size)]
    return (table, *(secret(group, talking, closed) for group in groups))


def secret(group: tuple[int, ...], talking: set[int], closed: str) -> Channel:
    """A group talks in secret if all of it negotiates now."""
    return Channel(group, True) if talking >= set(group) else Channel(group, False, closed)  # war-9.1-1
