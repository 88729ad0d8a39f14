"""What else lies open on the table: markers and boxes that are no pieces of the map, by the names of the state."""

from __future__ import annotations

from typing import Any

import msgspec

from warcouncil.titles.tanto_monta.state import TantoMontaState

OPEN = (
    "admin_lost",
    "alcacovas",
    "alcacovas_broken",
    "alhama",
    "algiers_regency",
    "announced",
    "beaten",
    "captives",
    "captured_once",
    "charted",
    "charts",
    "cisneros",
    "corsair_vp",
    "discoverers",
    "dynastic",
    "england_garrison",
    "escorts",
    "explored",
    "ferrante_dead",
    "fifth_settlement",
    "foreign_wars",
    "full_houses",
    "gibraltar_before",
    "houses",
    "influence",
    "isabella_dead",
    "lasting",
    "lasting_wars",
    "lost_homes",
    "married",
    "maximilian",
    "minors",
    "naos_built",
    "north_sea",
    "otranto_seized",
    "overseas_voyages",
    "papal_conqueror",
    "passage",
    "piracies",
    "piracy_vp",
    "refused_deals",
    "rome_fell",
    "sagres",
    "sea_fortresses",
    "sea_wars",
    "settled",
    "settled_zones",
    "shut_out",
    "sides",
    "special_control",
    "supremacy",
    "surrendered",
    "technology",
    "tordesillas",
    "treaties",
    "tui",
    "universities",
    "war_debts",
    "war_fleets",
    "zahara_seized",
)
"""Fields that everybody may see, and that pieces and the other panels do not tell in full."""


def facts_panel(state: TantoMontaState) -> dict[str, Any]:
    """All of them, without those that are empty."""
    found = {name: msgspec.to_builtins(getattr(state, name), order="deterministic") for name in OPEN}
    return {"kind": "facts", "open": {name: value for name, value in found.items() if value or value is False}}
