"""The board that never changes: duchies, sea zones, lines, boxes and tracks, and how much of it is certain.

The rows of data/map.toml are placed on a sheet larger than a page needs: everything is drawn to `SCALE` of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import msgspec

from warcouncil.table.rows import Row
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.schema import Placed, Space
from warcouncil.titles.napoleonic_wars.state import NATIONS, OFF_MAP, REGROUP

View = dict[str, Any]
MAP = COMPONENTS.map

SCALE = 0.56
MOVED: dict[str, tuple[int, int]] = {
    "north_atlantic": (112, 500),
    "irish_sea": (236, 716),
    "english_channel": (452, 800),
    "portuguese_coast": (76, 1410),
    "gulf_of_finland": (1688, 120),
}
"""Names of sea zones that would lie over the edge of the sheet or over a coast."""
BOXES: dict[str, tuple[int, int]] = {REGROUP: (1330, 1754), OFF_MAP: (1610, 1754)}
"""Where pieces lie that are in play and not on the map: south of everything."""


def board() -> View:
    """Size, spaces, links and tracks for the client."""
    return {
        "size": [round(length * SCALE) for length in MAP.size],
        "zones": [{"id": region.id, "kind": "region", "spaces": list(region.spaces)} for region in MAP.regions],
        "spaces": [
            *(duchy(space) for space in MAP.spaces),
            *({"id": sea.id, "kind": "sea", **place(sea)} for sea in MAP.seas),
            *({"id": box, "kind": "box", "x": x, "y": y} for box, (x, y) in BOXES.items()),
        ],
        "links": [
            *lines(),
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
            {"id": "impulses", "kind": "nations", "positions": len(NATIONS), "nations": list(NATIONS)},
        ],
        "certainty": dict(certainty()),
    }


def place(one: Placed) -> View:
    """Where something is drawn, and how certain its row is."""
    x, y = MOVED.get(one.id, (round(one.x * SCALE), round(one.y * SCALE)))
    return {"x": x, "y": y, "certainty": one.certainty, "sure": list(one.sure)}


def duchy(space: Space) -> View:
    kind = "fortress" if space.fortress else "capital" if space.capital else "key" if space.key else "duchy"
    return {
        "id": space.id,
        "kind": kind,
        **place(space),
        "nation": space.nation,
        "status": space.status,
        "second": space.second or None,
        "fortress": space.fortress,
        "capital": space.capital,
        "ports": list(space.ports),
    }


def lines() -> Iterator[View]:
    """Every line between two duchies, with how certain it is."""
    certain = {
        link.pair: link.certainty for links in (MAP.roads, MAP.rough, MAP.passes, MAP.marshes) for link in links
    } | {strait.lands: strait.certainty for strait in MAP.straits}
    for (one, other), kind in MAP.links().items():
        yield {"a": one, "b": other, "kind": kind, "certainty": certain[one, other]}


@cache
def certainty() -> Mapping[str, int]:
    """How many rows of the box there are, how many of them are likely and how many reconstructed."""
    parts = (COMPONENTS.map, COMPONENTS.diplomacy, COMPONENTS.pieces, COMPONENTS.tables)
    lists = (COMPONENTS.cards, COMPONENTS.reserves, COMPONENTS.scenarios)
    found = Counter(row.certainty for part in (*parts, *lists) for row in rows(part))
    return {"rows": found.total(), "likely": found["likely"], "reconstructed": found["reconstructed"]}


def rows(value: object) -> Iterator[Row]:
    """Every row in a part of the components, however deep."""
    if isinstance(value, Row):
        yield value
    if isinstance(value, msgspec.Struct):
        value = [getattr(value, field) for field in value.__struct_fields__]
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, (list, tuple)) else ()
    for one in inner:
        yield from rows(one)
