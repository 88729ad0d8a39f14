"""The board that never changes: the main map with the Canaries, the exploration map, boxes, and the turn track.

The rows of data/map.toml are placed on a sheet much larger than a page needs: everything is drawn to `SCALE` of it. The
sheet has three maps: the main map, and below it the Canary Islands and the exploration map, each in a frame.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.schema import Placed

View = dict[str, Any]

SCALE = 0.44
FRAMES: dict[str, tuple[int, int, int, int]] = {"canaries": (530, 1122, 532, 374), "voyages": (1070, 1122, 1240, 374)}
"""The two small maps: x, y, width and height on the board."""
WAR_BOXES: dict[str, tuple[int, int]] = {
    "burgundy": (1796, 78),
    "brittany": (1026, 78),
    "tribes": (116, 944),
    "ottoman_venetian": (2196, 312),
}
"""Where foreign wars are fought, as near as the map reaches."""
MOVED: dict[str, tuple[int, int]] = {"canary_sea": (640, 1258)}
"""What would lie across a frame."""
BUILT = ("built", (1750, 1168))
"""The box of built naos: they set out from there into the first ocean zone (16.1)."""


def board() -> View:
    """Size, zones, spaces, links and tracks for the client."""
    map = COMPONENTS.map
    return {
        "size": [round(length * SCALE) for length in map.size],
        "zones": [{"id": frame, "kind": "map", "box": list(box)} for frame, box in FRAMES.items()],
        "spaces": [
            *(
                {
                    "id": space.id,
                    "kind": space.kind,
                    **place(space),
                    "home": space.home,
                    "shared": space.shared,
                    "island": space.island,
                    "ports": list(space.ports),
                    "turn": space.turn,
                    **doubt(space),
                }
                for space in map.spaces
            ),
            *({"id": sea.id, "kind": "sea", **place(sea), **doubt(sea)} for sea in map.seas),
            *({"id": one.id, "kind": "ocean", **place(one), "label": one.label, **doubt(one)} for one in map.oceans),
            *(
                {
                    "id": one.id,
                    "kind": "settlement",
                    **place(one),
                    "ocean": one.ocean,
                    "reserved": one.reserved,
                    **doubt(one),
                }
                for one in map.settlements
            ),
            *boxes(),
        ],
        "links": [*roads(), *shores(), *waters()],
        "tracks": [{"id": "turns", "kind": "turns", "positions": COMPONENTS.tables.last_turn}],
    }


def place(one: Placed) -> View:
    """Where something is drawn."""
    x, y = MOVED.get(one.id, (round(one.x * SCALE), round(one.y * SCALE)))
    return {"x": x, "y": y}


def doubt(one: Placed) -> View:
    """How certain a row is, and which of its fields are not."""
    return {"certainty": one.certainty, "doubt": dict(one.doubt)}


def boxes() -> Iterable[View]:
    """Foreign wars, which are empty until their card is played, and the naos that have not set out."""
    for war in COMPONENTS.tables.foreign_wars:
        x, y = WAR_BOXES[war.id]
        yield {"id": war.id, "kind": "foreign_war", "x": x, "y": y, "power": war.power, "card": war.card}
    box, (x, y) = BUILT
    yield {"id": box, "kind": "box", "x": x, "y": y}


def roads() -> list[View]:
    """Roads and passes; those across the Strait are passes over water."""
    map = COMPONENTS.map
    water = {frozenset(pair) for pair in map.strait}
    return [
        {"a": one, "b": other, "kind": "strait" if {one, other} in water else kind, "certainty": link.certainty}
        for kind, links in (("road", map.roads), ("pass", map.passes))
        for link in links
        for one, other in (link.pair,)
    ]


def shores() -> list[View]:
    """Ports and their seas, also those on a river; settlements and their oceans."""
    map = COMPONENTS.map
    ports = [{"a": space.id, "b": sea, "kind": "port"} for space in map.spaces for sea in space.ports]
    rivers = [{"a": space.id, "b": space.inland.sea, "kind": "port"} for space in map.spaces if space.inland]
    return [*ports, *rivers, *({"a": one.id, "b": one.ocean, "kind": "port"} for one in map.settlements)]


def waters() -> list[View]:
    """Borders of seas and currents of oceans."""
    map = COMPONENTS.map
    seas = [{"a": sea.id, "b": other, "kind": "sea"} for sea in map.seas for other in sea.adjacent if sea.id < other]
    currents = [
        {
            "a": one.pair[0],
            "b": one.pair[1],
            "kind": "current",
            "color": one.color,
            "arrows": one.arrows,
            "certainty": one.certainty,
        }
        for one in map.currents
    ]
    return [*seas, *currents]
