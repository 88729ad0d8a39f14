"""What each player is after: favourite prizes, and how he weighs armies, ships and voyages.

All numbers are in victory points. They say what a player would try, not what the rules allow.
"""

from __future__ import annotations

import msgspec


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """The inclinations of one player."""

    army: int = 16
    """Land units that he likes to have; more are worth little."""
    soldier: float = 0.16
    """What one more unit is worth while there are fewer."""
    fleet: int = 4
    """Squadrons that he likes to have."""
    prizes: dict[str, float] = {}
    """What spaces are worth to him beyond their points: cards, surrenders, points to come."""
    voyages: float = 1.0
    """Counts for naos and settlements."""


PLANS: dict[str, Plan] = {
    "muslim": Plan(
        army=22,
        prizes={"ceuta": 0.6, "gibraltar": 0.5, "anfa": 0.2, "granada": 0.8, "malaga": 0.5, "almeria": 0.5},
        voyages=0.8,
    ),
    "portugal": Plan(
        army=18,
        fleet=5,
        prizes={"tangier": 0.4, "asilah": 0.3, "mazagan": 0.3, "agadir": 0.3, "sale": 0.3, "safi": 0.3, "anfa": 0.5},
        voyages=1.2,
    ),
    "spain": Plan(
        army=26,
        prizes={"barcelona": 1.2, "granada": 1.0, "malaga": 0.8, "almeria": 0.8, "toledo": 0.4, "burgos": 0.4},
    ),
    "france": Plan(
        army=18,
        fleet=3,
        prizes={"barcelona": 1.0, "pamplona": 0.8, "perpignan": 0.6, "naples": 0.5, "genoa": 0.3, "venice": 0.4},
        voyages=0.7,
    ),
}
