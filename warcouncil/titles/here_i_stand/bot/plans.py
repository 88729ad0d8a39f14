"""What each power is after: its favourite enemies and prizes, and how it weighs war, building and voyages.

All numbers are in victory points. They say what a player of that power would try, not what the rules allow.
"""

from __future__ import annotations

import msgspec


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """The inclinations of one power."""

    army: int = 10
    """Land units that it likes to have; more are worth little."""
    soldier: float = 0.16
    """What one more unit is worth while there are fewer."""
    fleet: int = 3
    """Squadrons that it likes to have."""
    boldness: float = 1.0
    """Counts for every conquest."""
    foes: dict[str, float] = {}
    """How gladly it fights a power; whom it does not name counts `other_foe`."""
    other_foe: float = 0.5
    prizes: dict[str, float] = {}
    """Spaces that are worth more to it than their points, or no less although they are far away."""
    explore: float = 1.0
    colonize: float = 1.0
    conquer: float = 1.0
    faith: float = 1.0
    """Counts for conversions."""


PLANS: dict[str, Plan] = {
    "ottoman": Plan(
        army=20,
        soldier=0.2,
        fleet=5,
        foes={"hungary_bohemia": 1.2, "hapsburg": 1.0, "venice": 0.9, "papacy": 0.8, "genoa": 0.7, "independent": 1.0},
        prizes={"belgrade": 1.3, "buda": 1.3, "rhodes": 1.5, "vienna": 1.2, "tunis": 1.1, "naples": 1.0},
    ),
    "hapsburg": Plan(
        army=18,
        fleet=5,
        foes={"france": 1.0, "ottoman": 0.9, "protestant": 1.0, "independent": 1.1, "papacy": 0.4, "england": 0.5},
        prizes={"milan": 1.3, "metz": 1.2, "tunis": 1.2, "algiers": 1.2, "buda": 1.2, "florence": 1.1},
        explore=1.2,
        conquer=1.2,
    ),
    "england": Plan(
        army=10,
        fleet=4,
        foes={"scotland": 1.3, "france": 1.0, "independent": 1.0, "hapsburg": 0.4, "papacy": 0.3},
        prizes={"edinburgh": 1.4, "stirling": 1.2, "paris": 1.1, "rouen": 1.1},
        explore=1.0,
    ),
    "france": Plan(
        army=14,
        fleet=3,
        foes={"hapsburg": 1.0, "papacy": 0.8, "england": 0.8, "independent": 1.2, "genoa": 0.9, "venice": 0.6},
        prizes={"milan": 1.4, "metz": 1.3, "genoa": 1.2, "florence": 1.2, "navarre": 1.1},
        explore=1.2,
    ),
    "papacy": Plan(
        army=7,
        soldier=0.12,
        fleet=2,
        foes={"independent": 1.2, "france": 0.6, "protestant": 0.6, "hapsburg": 0.3, "venice": 0.5, "genoa": 0.5},
        prizes={"florence": 1.3},
        faith=1.5,
    ),
    "protestant": Plan(
        army=10,
        soldier=0.14,
        fleet=0,
        foes={"hapsburg": 1.0, "papacy": 0.6, "independent": 0.8, "france": 0.5},
        prizes={"wittenberg": 1.2, "augsburg": 1.2, "mainz": 1.2, "cologne": 1.2, "trier": 1.2, "brandenburg": 1.2},
        faith=1.1,
    ),
}
