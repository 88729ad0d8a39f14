"""What the rules of campaigns want to know of the components of a title: its spaces, people and counters (2, 5)."""

from __future__ import annotations

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
