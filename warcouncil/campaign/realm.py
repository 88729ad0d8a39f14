"""What a title tells the rules of campaigns: its map, powers, people and counters, and its own ways.

A realm is one value made of data, numbers and a few functions. It hangs on the type of the state (`state.realm`) and is
never stored. Functions take the title's own state.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from warcouncil.campaign.pieces import Troops
from warcouncil.table.graph import Atlas, Sea
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
    def squadrons(self) -> int: ...
    @property
    def halved(self) -> bool: ...


@dataclass(frozen=True, kw_only=True)
class BattleKind:
    """How a kind of battle differs from a field battle."""

    on_map: bool = True
    """Whether the defenders are units of the map."""
    stands: bool = True
    """Whether the defender has the die of those who stand."""
    opens: bool = True
    """Whether both sides may play cards before the combat cards."""
    open_to_all: bool = False
    """Whether everybody may, when the two sides have passed."""
    keeps_one: bool = True
    """Whether one side keeps a unit where both would be wiped out."""
    alone: bool = False
    """Whether the defender rolls although it has no units in the battle."""
    cover: Callable[[Any], int] = lambda state: 0
    """(state): how many hits of the defender's losses others take."""
    spread: Callable[[Any, tuple[Any, ...], int], tuple[Any, ...]] | None = None
    """(state, stacks, losses): how losses fall; by default the owner chooses."""
    leaves_siege: bool = False
    """Whether the attackers come from a siege that waits for the end of the battle."""


PLAIN = BattleKind()


def nobody(*_: Any) -> frozenset[str]:
    return frozenset()


def never(*_: Any) -> bool:
    return False


def nothing(*_: Any) -> None:
    return None


@dataclass(frozen=True, kw_only=True, eq=False)
class Realm:
    """One title's world of war. The functions say what is the title's own; by default there is nothing of it."""

    # places
    atlas: Atlas[Any, Any]
    fortified_by_print: frozenset[str]
    homes: Mapping[str, tuple[str, ...]]
    capitals: Mapping[str, tuple[str, ...]]

    # powers
    majors: tuple[str, ...]
    """The powers that are played, in the order of their impulses."""
    minors: tuple[str, ...]
    powers: tuple[str, ...]
    """All of them and `independent`, in the order in which stacks lie in a place."""

    # pieces
    land_units: tuple[str, ...]
    naval_units: tuple[str, ...]
    leaders: Mapping[str, Leader]
    admirals: Mapping[str, Admiral]
    counters: Mapping[str, Counters]

    # places of its own
    walled: Callable[[Any, str], bool] = never
    """(state, space): whether it is fortified by something else than print and fortress markers."""
    home_moved: Callable[[Any, str], str] = lambda state, space: ""
    """(state, space): whose home space it has become; empty if it is what the map says."""
    closed_spaces: Callable[[Any], frozenset[str]] = nobody
    """(state): spaces that are no part of the game yet: nobody enters them."""
    closed: Callable[[Any, str], str | None] = nothing
    """(state, space): the clause that closes such a space."""
    entry_barred: Callable[[Any, str, str], str | None] = nothing
    """(state, power, space): the title's own clause that forbids a power to move in."""

    # pieces of its own
    set_aside: Mapping[str, Callable[[Any, dict[tuple[str, str], int]], None]] = field(default_factory=dict)
    """Power -> (state, groups): land units of it that are shown otherwise than on the map change the groups."""
    mounted: tuple[str, ...] = ()
    """Kinds of land units that help to intercept and to avoid battle, and do not climb walls."""

    # war of its own
    battles: Mapping[str, BattleKind] = field(default_factory=dict)
    """Kinds of battles that are fought otherwise than field battles and assaults."""
    after_dice: tuple[str, ...] = ()
    """The powers that may have a card for the moment after the dice of a battle they fight in."""
    unarmed: Callable[[Any, str], str | None] = nothing
    """(state, power): the clause by which a power takes no part in wars on land yet."""
    stormy: Callable[[Any], bool] = never
    """(state): whether weather keeps those who have moved from moving again, and ships and storms at home."""
    indisposed: Callable[[Any, str], bool] = never
    """(state, leader): whether a leader can do nothing in this impulse."""
    storms_at_once: Callable[[Any, str, str], bool] = never
    """(state, power, space): whether a power may storm a space in the impulse in which its siege began."""
    free_assault: Callable[[Any, str, str], str] = lambda state, power, space: ""
    """(state, power, space): the leader whose assault there costs nothing now; he takes part."""
    free_assault_used: Callable[[Any], None] = nothing
    """(state): that assault has been declared."""
    garrison_fell: Callable[[Any, str], None] = nothing
    """(state, space): those inside a fortification were eliminated, or some of them."""
    calms_at_home: Callable[[Any, str, str], bool] = never
    """(state, power, space): whether a power ends unrest there without units."""
    may_sail: Callable[[str, str], bool] = lambda owner, place: True
    """(owner, place): whether ships of an owner ever enter a sea zone."""

    # worked out
    order: Mapping[str, int] = field(init=False)
    pairs: Mapping[tuple[str, str], tuple[str, str]] = field(init=False)
    """Two powers -> the same in their fixed order."""
    no_troops: Mapping[str, Troops] = field(init=False)
    """The stack of a power where it has none."""
    printed_homes: Mapping[str, str] = field(init=False)
    """Space -> whose home space it is by the map."""
    leader_order: Mapping[str, int] = field(init=False)
    seas_first: Mapping[str, int] = field(init=False)
    """The order in which places with ships are gone through."""
    ratings: Mapping[str, int] = field(init=False)
    """What army leaders and naval leaders add to the dice of a battle."""
    column: Mapping[str, int] = field(init=False)
    """Where the number of each kind of land unit stands in a stack."""

    def __post_init__(self) -> None:
        order = {power: number for number, power in enumerate(self.powers)}
        object.__setattr__(self, "order", order)
        both = [(one, other) for one in order for other in order]
        pairs = {(one, other): (one, other) if order[one] <= order[other] else (other, one) for one, other in both}
        object.__setattr__(self, "pairs", pairs)
        places = (*self.atlas.seas, *self.atlas.spaces)
        object.__setattr__(self, "seas_first", {place: number for number, place in enumerate(places)})
        none = (0,) * len(self.land_units)
        object.__setattr__(self, "no_troops", {power: Troops(power, none) for power in self.powers})
        homes = {space: str(facts.home) for space, facts in self.atlas.spaces.items()}
        object.__setattr__(self, "printed_homes", homes)
        people = {**self.leaders, **self.admirals}
        object.__setattr__(self, "ratings", {leader: facts.battle for leader, facts in people.items()})
        object.__setattr__(self, "column", {unit: number for number, unit in enumerate(self.land_units)})
        object.__setattr__(self, "leader_order", {leader: number for number, leader in enumerate(self.leaders)})

    def troops(self, owner: str, /, **numbers: int) -> Troops:
        """So many land units of each kind that is named."""
        assert numbers.keys() <= self.column.keys(), numbers
        return Troops(owner, tuple([numbers.get(unit, 0) for unit in self.land_units]))

    def pair(self, one: str, other: str) -> tuple[str, str]:
        """Two powers in their fixed order."""
        return self.pairs[one, other]

    def after(self, power: str) -> tuple[str, ...]:
        """The other major powers in impulse order, beginning behind this one."""
        start = self.majors.index(power)
        return self.majors[start + 1 :] + self.majors[:start]


__all__ = ["Admiral", "Counters", "Leader", "Realm", "Sea", "Space"]
