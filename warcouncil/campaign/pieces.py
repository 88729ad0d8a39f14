"""Records of campaigns: stacks of units, formations, and what is going on. All are frozen."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from warcouncil.engine.state import Atom

INDEPENDENT = "independent"
"""Whoever belongs to no power."""


class Troops(NamedTuple):
    """The land units of one power in one place: how many of each kind, in the order of `realm.land_units`."""

    owner: str
    counts: tuple[int, ...]

    @property
    def size(self) -> int:
        return sum(self.counts)


class Fleet(NamedTuple):
    """The naval units of one power in one place, how many of each kind in the order of `realm.naval_units`.

    `user` commands them (another power while they are on loan).
    """

    owner: str
    user: str
    counts: tuple[int, ...]

    @property
    def size(self) -> int:
        return sum(self.counts)


class Formation(msgspec.Struct, frozen=True):
    """Land units and leaders that do something together (5.1)."""

    power: str
    """The major power that commands it."""
    troops: tuple[Troops, ...] = ()
    """Units of that power and of its minor allies."""
    leaders: tuple[str, ...] = ()

    @property
    def size(self) -> int:
        return sum(stack.size for stack in self.troops)


class Move(msgspec.Struct, frozen=True):
    """A formation on its way (13.1): it has left its space and not arrived yet."""

    formation: Formation
    origin: str
    target: str
    over_pass: bool = False
    by_sea: bool = False
    """Whether it lands from a naval transport (16.3)."""
    intercepted: str = ""
    """The power whose units have intercepted it."""


class Battle(msgspec.Struct, frozen=True):
    """A field battle, an assault or another fight of land units in progress (14, 15)."""

    kind: str
    """field, assault, or one of the title's own (`realm.battles`)"""
    place: str
    attacker: str
    """The power that attacks; its minor allies' units fight with it."""
    defenders: tuple[str, ...]
    """The major (or minor, or independent) powers that defend, in impulse order; the first one leads."""
    attacking: tuple[Troops, ...] = ()
    defending: tuple[Troops, ...] = ()
    attacking_leaders: tuple[str, ...] = ()
    defending_leaders: tuple[str, ...] = ()
    origin: str = ""
    """Where the attacker came from: the way back of a lost attack. A landing has none."""
    step: str = "declared"
    cards: tuple[tuple[str, str], ...] = ()
    """Combat and response cards played in it: (power, card)."""
    bonus: tuple[int, int] = (0, 0)
    """Extra dice by cards, attacker and defender."""
    dice: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    """What was rolled, for everybody to see."""
    hits: tuple[int, int] = (0, 0)
    first: str = ""
    """The side that rolls first and whose hits count before the other rolls."""
    struck: int = 0
    """The hits of that side that the other one has taken already."""
    joined: tuple[Troops, ...] = ()
    """Units of the garrison that joined the attacker in the relief of a siege (15.2)."""
    joined_leaders: tuple[str, ...] = ()
    winner: str = ""
    """attacker or defender, once it is decided."""


class NavalBattle(msgspec.Struct, frozen=True):
    """A naval combat in progress (16.2)."""

    place: str
    attacker: str
    defender: str
    in_port: bool = False
    bonus: tuple[int, int] = (0, 0)
    dice: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    hits: tuple[int, int] = (0, 0)
    tie_retreats_both: bool = False
    """Ships that meet because of a declaration of war in the action phase (9.6)."""
    cards: tuple[tuple[str, str], ...] = ()
    sunk: tuple[Fleet, ...] = ()
    """What one side has just lost, while the other one may have a card for it."""


class NavalOrders(msgspec.Struct, frozen=True):
    """A naval move being declared: nothing has sailed yet (16.1)."""

    ships: tuple[tuple[str, str, Fleet], ...] = ()
    """(origin, destination, ships), each pair of places and each owner once."""
    admirals: tuple[tuple[str, str], ...] = ()
    """(naval leader, destination)"""


class NavalRoll(msgspec.Struct, frozen=True):
    """A roll to intercept or to avoid battle at sea: a card may still change it."""

    power: str
    kind: str
    """intercept or avoid"""
    place: str
    dice: tuple[int, ...]
    total: int


class Deal(msgspec.Struct, frozen=True):
    """A package of terms that a power is putting together or has announced (9.1)."""

    announcer: str
    parties: tuple[str, ...]
    """All powers it is between, the announcer included, in impulse order."""
    terms: tuple[tuple[Atom, ...], ...] = ()
    """The terms in their canonical order, as the options by which they were added."""
