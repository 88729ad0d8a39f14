"""The board that never changes: duchies, sea zones, lines between them, and the tracks."""

from __future__ import annotations

from typing import Any

from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.schema import Space
from warcouncil.titles.napoleonic_wars.state import NATIONS

View = dict[str, Any]
MAP = COMPONENTS.map


def board() -> View:
    """Size, spaces, links and tracks for the client."""
    return {
        "size": list(MAP.size),
        "zones": [{"id": region.id, "kind": "region", "spaces": list(region.spaces)} for region in MAP.regions],
        "spaces": [
            *(duchy(space) for space in MAP.spaces),
            *({"id": sea.id, "kind": "sea", "x": sea.x, "y": sea.y} for sea in MAP.seas),
        ],
        "links": [
            *({"a": one, "b": other, "kind": kind} for (one, other), kind in MAP.links().items()),
            *({"a": space.id, "b": sea, "kind": "port"} for space in MAP.spaces for sea in space.ports),
            *(
                {"a": sea.id, "b": other, "kind": "sea_border"}
                for sea in MAP.seas
                for other in sea.adjacent
                if sea.id < other
            ),
        ],
        "tracks": [
            {"id": "turns", "kind": "turns", "positions": len(COMPONENTS.tables.turns)},
            {"id": "impulses", "kind": "nations", "positions": len(NATIONS)},
        ],
    }


def duchy(space: Space) -> View:
    kind = "fortress" if space.fortress else "capital" if space.capital else "key" if space.key else "duchy"
    return {
        "id": space.id,
        "kind": kind,
        "x": space.x,
        "y": space.y,
        "nation": space.nation,
        "status": space.status,
        "second": space.second or None,
        "fortress": space.fortress,
    }
