"""The board that never changes: the map of Europe with its spaces, sea zones and connections, and the tracks.

West of the map there is room for the New World. The foreign wars have their boxes where they were fought, as near as
the map reaches.
"""

from __future__ import annotations

from typing import Any

from warcouncil.titles.here_i_stand.components import (
    DISCOVERIES,
    FOREIGN_WARS,
    MAP,
    SEA_NEIGHBOURS,
    SEAS,
    SPACES,
    TABLES,
    TURNS,
    ZONES,
    is_pass,
)

View = dict[str, Any]

WEST = 360
"""How wide the margin is in which the New World lies."""
WAR_BOXES: dict[str, tuple[int, int]] = {"persia": (1916, 1188), "egypt": (1760, 1560), "ireland": (182, 226)}
"""Where the foreign wars are, on the map."""


def board() -> View:
    """Size, zones, spaces, links and tracks for the client."""
    width, height = MAP.size
    return {
        "size": [WEST + width, height],
        "west": WEST,
        "zones": [{"id": zone, "kind": "language", "spaces": list(spaces)} for zone, spaces in ZONES.items()],
        "spaces": [
            *(space(name) for name in SPACES),
            *(sea(name) for name in SEAS),
            *(foreign_war(name) for name in FOREIGN_WARS),
        ],
        "links": [*roads(), *ports(), *sea_borders()],
        "tracks": [
            {"id": "turns", "kind": "turns", "positions": len(TURNS), "years": [turn.years for turn in TURNS.values()]},
            {"id": "protestant_spaces", "kind": "religion", "positions": TABLES.religious_victory + 1},
            {"id": "discoveries", "kind": "new_world", "positions": len(DISCOVERIES)},
        ],
    }


def space(name: str) -> View:
    one = SPACES[name]
    return {
        "id": name,
        "kind": one.kind,
        "x": WEST + one.x,
        "y": one.y,
        "home": one.home,
        "zone": one.zone,
        "capital_of": one.capital_of,
        "ports": list(one.ports),
        "certainty": one.certainty,
    }


def sea(name: str) -> View:
    one = SEAS[name]
    return {"id": name, "kind": "sea", "x": WEST + one.x, "y": one.y, "certainty": "reconstructed"}


def foreign_war(name: str) -> View:
    """The box of a foreign war; it is empty until its card is played."""
    one = FOREIGN_WARS[name]
    x, y = WAR_BOXES[name]
    return {"id": name, "kind": "foreign_war", "x": WEST + x, "y": y, "power": one.power, "card": one.card}


def roads() -> list[View]:
    found = [{"a": one, "b": other, "kind": "road"} for one, other in MAP.roads]
    passes = [(one, other) for one in SPACES for other in SPACES if one < other and is_pass(one, other)]
    return [*found, *({"a": one, "b": other, "kind": "pass"} for one, other in passes)]


def ports() -> list[View]:
    return [{"a": name, "b": sea_zone, "kind": "port"} for name in SPACES for sea_zone in SPACES[name].ports]


def sea_borders() -> list[View]:
    return [
        {"a": one, "b": other, "kind": "sea"} for one, near in SEA_NEIGHBOURS.items() for other in near if one < other
    ]
