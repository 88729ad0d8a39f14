"""The board that never changes: the main map with the Canaries, the exploration map, and the tracks."""

from __future__ import annotations

from typing import Any

from warcouncil.titles.tanto_monta.components import COMPONENTS

View = dict[str, Any]


def board() -> View:
    """Size, spaces, links and tracks for the client."""
    map = COMPONENTS.map
    return {
        "size": list(map.size),
        "zones": [],
        "spaces": [
            *(
                {
                    "id": space.id,
                    "kind": space.kind,
                    "x": space.x,
                    "y": space.y,
                    "home": space.home,
                    "shared": space.shared,
                    "ports": list(space.ports),
                    "certainty": space.certainty,
                }
                for space in map.spaces
            ),
            *({"id": sea.id, "kind": "sea", "x": sea.x, "y": sea.y, "certainty": sea.certainty} for sea in map.seas),
            *({"id": ocean.id, "kind": "ocean", "x": ocean.x, "y": ocean.y} for ocean in map.oceans),
            *({"id": one.id, "kind": "settlement", "x": one.x, "y": one.y} for one in map.settlements),
        ],
        "links": [*roads(), *shores(), *waters()],
        "tracks": [{"id": "turns", "kind": "turns", "positions": COMPONENTS.tables.last_turn}],
    }


def roads() -> list[View]:
    """Roads and passes."""
    map = COMPONENTS.map
    return [
        {"a": link.pair[0], "b": link.pair[1], "kind": kind}
        for kind, links in (("road", map.roads), ("pass", map.passes))
        for link in links
    ]


def shores() -> list[View]:
    """Ports and their seas, settlements and their oceans."""
    map = COMPONENTS.map
    ports = [{"a": space.id, "b": sea, "kind": "port"} for space in map.spaces for sea in space.ports]
    return [*ports, *({"a": one.id, "b": one.ocean, "kind": "port"} for one in map.settlements)]


def waters() -> list[View]:
    """Borders of seas and currents of oceans."""
    map = COMPONENTS.map
    seas = [{"a": sea.id, "b": other, "kind": "sea"} for sea in map.seas for other in sea.adjacent if sea.id < other]
    return [*seas, *({"a": one.pair[0], "b": one.pair[1], "kind": "current"} for one in map.currents)]
