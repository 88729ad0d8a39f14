"""Ways over land and sea, counted in places: each land space and each sea zone is one step.

Used wherever units go somewhere without moving by the rules of movement: displacement, loans, going home (9.2, 9.3,
19.3, 22.4).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache

from warcouncil.titles.here_i_stand.components import NEIGHBOURS, PORTS, SEA_NEIGHBOURS, SEAS, SPACES


@cache
def next_to(place: str) -> tuple[str, ...]:
    """The spaces and sea zones that are one step away."""
    if place in SEAS:
        return (*SEA_NEIGHBOURS[place], *PORTS[place])
    return (*NEIGHBOURS[place], *SPACES[place].ports)


@cache
def steps_from(start: str, closed: frozenset[str] = frozenset()) -> dict[str, int]:
    """How many spaces and sea zones away every place is, whoever controls what lies between; not through closed spaces.

    >>> steps_from("london")["calais"]
    2
    """
    if not closed:
        return _spread(start, next_to)
    return _spread(start, lambda place: tuple(near for near in next_to(place) if near not in closed))


@cache
def sea_zones_from(place: str, avoid: str = "") -> dict[str, int]:
    """How many sea zones ships cross from a port or sea zone to every port, never through another port.

    >>> sea_zones_from("london")["antwerp"], "istanbul" in sea_zones_from("london")
    (1, False)
    """
    starts = (place,) if place in SEAS else SPACES[place].ports
    zones: dict[str, int] = {}
    for start in starts:
        if start == avoid:
            continue
        found = _spread(start, lambda sea: tuple(near for near in SEA_NEIGHBOURS[sea] if near != avoid))
        for sea, steps in found.items():
            zones[sea] = min(steps + 1, zones.get(sea, steps + 1))
    return {
        port: min(zones[sea] for sea in space.ports if sea in zones)
        for port, space in SPACES.items()
        if any(sea in zones for sea in space.ports)
    }


def nearest(distances: dict[str, int], targets: Iterable[str]) -> tuple[str, ...]:
    """Of some places those that are nearest, in the given order; none if none can be reached.

    >>> nearest({"a": 2, "b": 1, "c": 1}, ("a", "b", "c", "d"))
    ('b', 'c')
    """
    reached = [target for target in targets if target in distances]
    best = min((distances[target] for target in reached), default=0)
    return tuple(target for target in reached if distances[target] == best)


def _spread(start: str, next_to: Callable[[str], tuple[str, ...]]) -> dict[str, int]:
    found = {start: 0}
    queue = [start]
    for place in queue:
        for near in next_to(place):
            if near not in found:
                found[near] = found[place] + 1
                queue.append(near)
    return found
