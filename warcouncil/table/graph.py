"""The graph of places: spaces joined by roads and passes, sea zones with their ports, and ways through them.

An atlas is made once for a title's map and never changes. Places are ids; the order of the spaces in the data is the
order in which they are listed everywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Generic, Protocol, TypeVar

UNREACHABLE = 999
"""The distance of spaces that no connections join."""


class Space(Protocol):
    """What the graph wants to know of a space: the sea zones at which it is a port."""

    @property
    def id(self) -> str: ...
    @property
    def ports(self) -> tuple[str, ...]: ...


class Sea(Protocol):
    """A sea zone and the sea zones next to it."""

    @property
    def id(self) -> str: ...
    @property
    def adjacent(self) -> tuple[str, ...]: ...


S = TypeVar("S", bound=Space)
Z = TypeVar("Z", bound=Sea)
Pair = tuple[str, str]


class Atlas(Generic[S, Z]):
    """The places of a map and how they are joined. Whatever is asked twice is worked out once."""

    def __init__(self, spaces: Iterable[S], seas: Iterable[Z], roads: Iterable[Pair], passes: Iterable[Pair]) -> None:
        self.spaces: dict[str, S] = {space.id: space for space in spaces}
        self.seas: dict[str, Z] = {sea.id: sea for sea in seas}
        self.place: dict[str, int] = {space: index for index, space in enumerate(self.spaces)}
        """The place of a space in the fixed order of spaces."""
        self.ports: dict[str, tuple[str, ...]] = {
            sea: tuple(space.id for space in self.spaces.values() if sea in space.ports) for sea in self.seas
        }
        """Sea zone -> its ports."""
        self.sea_neighbours: dict[str, tuple[str, ...]] = {sea.id: sea.adjacent for sea in self.seas.values()}
        joined, over = [*roads], [*passes]
        self.passes: frozenset[Pair] = frozenset(way for pair in over for way in (pair, pair[::-1]))
        self.neighbours = self._joined([*joined, *over])
        self.roads = self._joined(joined)
        """The neighbours of a space without those over a pass."""
        self.beside = {space: frozenset((space, *near)) for space, near in self.roads.items()}
        """The same with the space itself."""
        self._far: dict[str, dict[str, int]] = {
            space: spread(space, self.neighbours.__getitem__) for space in self.spaces
        }
        self._within: dict[tuple[str, int], frozenset[str]] = {}
        self._steps: dict[tuple[str, frozenset[str]], dict[str, int]] = {}
        self._zones: dict[tuple[str, frozenset[str], frozenset[Pair]], dict[str, int]] = {}
        self.by_land_and_sea: dict[str, tuple[str, ...]] = {
            **{sea: (*self.sea_neighbours[sea], *self.ports[sea]) for sea in self.seas},
            **{space: (*self.neighbours[space], *self.spaces[space].ports) for space in self.spaces},
        }
        """Place -> the spaces and sea zones that are one step away."""

    def _joined(self, pairs: Iterable[Pair]) -> dict[str, tuple[str, ...]]:
        found: dict[str, set[str]] = {space: set() for space in self.spaces}
        for one, other in pairs:
            found[one].add(other)  # table-graph-1
            found[other].add(one)  # table-graph-1
        return {space: tuple(self.in_order(near)) for space, near in found.items()}

    def in_order(self, spaces: Iterable[str]) -> list[str]:
        """Spaces in the order of the map."""
        return sorted(spaces, key=self.place.__getitem__)

    def is_pass(self, one: str, other: str) -> bool:
        """Whether two spaces are joined by a pass."""
        return (one, other) in self.passes

    def distance(self, one: str, other: str) -> int:
        """How many connections lie between two spaces, passes included; UNREACHABLE over the sea."""
        return self._far[one].get(other, UNREACHABLE)

    def within(self, space: str, distance: int) -> frozenset[str]:
        """The spaces at most so many connections away, the space itself included."""
        key = (space, distance)
        if key not in self._within:
            self._within[key] = frozenset(other for other, far in self._far[space].items() if far <= distance)
        return self._within[key]

    # -- by land and sea, counted in places: each space and each sea zone is one step

    def steps_from(self, start: str, closed: frozenset[str] = frozenset()) -> Mapping[str, int]:
        """How many spaces and sea zones away every place is, whoever holds what lies between; never through closed."""
        key = (start, closed)
        if key not in self._steps:
            self._steps[key] = spread(start, self.by_land_and_sea.__getitem__, closed)
        return self._steps[key]

    def sea_zones_from(
        self, place: str, closed: frozenset[str] = frozenset(), shut: frozenset[Pair] = frozenset()
    ) -> Mapping[str, int]:
        """How many sea zones ships cross from a port or sea zone to every other port, never through another port.

        `closed` are sea zones that they do not enter, `shut` are ways from one place to the next that they do not take.
        """
        key = (place, closed, shut)
        if key not in self._zones:
            self._zones[key] = self._crossed(place, closed, shut)
        return self._zones[key]

    def _crossed(self, place: str, closed: frozenset[str], shut: frozenset[Pair]) -> dict[str, int]:
        found, queue = {place: int(place in self.seas)}, [place]
        for here in queue:
            near = self.by_land_and_sea[here] if here in self.seas else tuple(self.spaces[here].ports)
            for other in near if here == place or here in self.seas else ():
                if other not in found and other not in closed and (here, other) not in shut:
                    found[other] = found[here] + (other in self.seas)
                    queue.append(other)
        return {port: zones for port, zones in found.items() if port in self.spaces and port != place}


def nearest(distances: Mapping[str, int], targets: Iterable[str]) -> tuple[str, ...]:
    """Of some places those that are nearest, in the given order; none if none can be reached.

    >>> nearest({"a": 2, "b": 1, "c": 1}, ("a", "b", "c", "d"))
    ('b', 'c')
    """
    reached = [target for target in targets if target in distances]
    best = min((distances[target] for target in reached), default=0)
    return tuple(target for target in reached if distances[target] == best)


def spread(
    start: str, next_to: Callable[[str], Iterable[str]], closed: Collection[str] = frozenset()
) -> dict[str, int]:
    """How many steps away everything is that can be reached without closed places, nearest first."""
    found = {start: 0}
    queue = [start]
    for place in queue:
        farther = found[place] + 1
        for near in next_to(place):
            if near not in found and near not in closed:
                found[near] = farther
                queue.append(near)
    return found
