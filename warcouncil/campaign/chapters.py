"""The chapters of campaigns (2 to 22), for a title to gather into its book: what it never comes to costs nothing."""

from __future__ import annotations

from warcouncil.campaign import (
    avoidance,
    control,
    deals,
    deployment,
    field_battle,
    forces,
    harbours,
    interception,
    loans,
    movement,
    naval_moves,
    negotiation,
    quarters,
    retreats,
    sieges,
    state,
    terms,
    transfers,
    transport,
)

CHAPTERS = (
    movement,
    interception,
    avoidance,
    field_battle,
    retreats,
    sieges,
    forces,
    control,
    deployment,
    harbours,
    quarters,
    naval_moves,
    transport,
    negotiation,
    deals,
    terms,
    transfers,
    loans,
    state,
)
