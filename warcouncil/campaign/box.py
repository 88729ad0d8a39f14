"""What campaigns want to know of the components of a title: its spaces, people, counters and kinds of units (2, 5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from warcouncil.table.graph import Space as Place


class Space(Place, Protocol):
    """A space of the map; `home` is the power whose home space it is, or `independent`."""

    @property
    def kind(self) -> str: ...
    @property
    def home(self) -> str: ...


class Leader(Protocol):
    """An army leader: what he adds to dice, and how many units he takes along. He may have no power of his own."""

    @property
    def battle(self) -> int: ...
    @property
    def command(self) -> int: ...
    @property
    def power(self) -> str: ...


class Admiral(Protocol):
    """A naval leader."""

    @property
    def battle(self) -> int: ...
    @property
    def power(self) -> str: ...


class Counters(Protocol):
    """The land counters of a power as (strength, how many), the strength of them all, and its naval counters.

    `halved` counters show half their strength on the back; others another kind of unit of the same strength.
    """

    @property
    def strength(self) -> int: ...
    @property
    def denominations(self) -> tuple[tuple[int, int], ...]: ...
    @property
    def ships(self) -> int: ...
    @property
    def halved(self) -> bool: ...


@dataclass(frozen=True, kw_only=True)
class UnitKind:
    """What a kind of land unit is worth in battle."""

    field_dice: int = 1
    """The dice of each in a field battle."""
    assault_dice: int = 1
    """The dice of each that storms walls; half of all of them against a garrison."""
    wall_dice: int = 1
    """The dice of each that defends walls."""
    mounted: bool = False
    """Whether it helps to intercept and to avoid battle."""


@dataclass(frozen=True, kw_only=True)
class ShipKind:
    """What a kind of naval unit is worth in naval combat and in blockades."""

    dice: int = 1
    """The dice of each, for the reason `line`."""
    line: str = "units"
    hulls: int = 1
    """How many hits eliminate it."""
    blockades: bool = True
    """Whether it guards harbours, and shuts them."""
