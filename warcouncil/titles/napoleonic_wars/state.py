"""The state of a match of The Napoleonic Wars, and the verbs that change it.

Every piece has one place: a duchy, a sea zone, the Regroup box, a foreign war (the id of its card) or the box of fleets
off the map. Pieces that are in no column are those that can be built. A flag lies in a duchy or is in the supply.
What is going on (a march, a battle, a siege) is one frozen record; the pieces in it stay where they stand.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import msgspec

from warcouncil.table.book import Responses, Secrets
from warcouncil.table.state import Card, TableState
from warcouncil.table.ways import Impulses
from warcouncil.titles.napoleonic_wars.components import COMPONENTS

REGROUP = "regroup"
"""The Regroup box (7.7)."""
OFF_MAP = "off_map"
"""The box of fleets off the map (5.9, 6.13)."""
BUILDING = -1
"""The mark of a squadron under a Building marker; any other mark is the number of its Refit markers."""
HALTED = 100
"""Added to the duchies that a piece has entered: it goes no further in this impulse (9.51, 9.52, 12.2)."""

NATIONS = COMPONENTS.track
SPACES = COMPONENTS.atlas.spaces
SEAS = COMPONENTS.atlas.seas
LEADERS = COMPONENTS.leaders
PLACE = {nation: index for index, nation in enumerate(NATIONS)}
"""The place of a nation on the impulse track."""
RANK = {leader: index for index, leader in enumerate(LEADERS)}

Units = tuple[tuple[str, int], ...]
"""Nation -> its units, in the order of the impulse track."""
Ships = tuple[tuple[str, int], ...]
"""Squadrons one by one: nation and mark, sorted."""


class Printed(msgspec.Struct, frozen=True):
    """What the table wants to know of a card."""

    id: str
    number: int
    cp: int


class Moving(msgspec.Struct, frozen=True):
    """A force on the move (9): a part of the pieces that stand in a duchy."""

    power: str
    """The nation whose impulse it is."""
    leader: str
    """Its commander; empty for a unit without a leader."""
    space: str
    units: Units
    leaders: tuple[str, ...] = ()
    """All leaders, the commander first."""
    armies: int = 1
    entered: int = 0
    """The duchies that it has entered on this march."""
    reformed: bool = False
    """Whether it has dropped or picked up pieces in this duchy already."""

    @property
    def pieces(self) -> int:
        return sum(count for _, count in self.units) + len(self.leaders)


class Battle(msgspec.Struct, frozen=True):
    """A battle (11): pairs are for attacker and defender."""

    space: str
    attacker: str
    """The nation whose impulse it is."""
    leader: str = ""
    """The commander of the force that has moved in."""
    origin: str = ""
    """Whence it came; empty for troops that were built or placed."""
    line: str = ""
    closed: tuple[str, ...] = ()
    """Whence interceptors came."""
    friendly: bool = False
    """Whether the duchy was friendly to the defenders before."""
    heads: tuple[str, str] = ("", "")
    """The commanders as the last round began."""
    failed: int = 0
    """Evasions of the defenders that have failed."""
    round: int = 1
    first: tuple[int, int] = (0, 0)
    """The pieces of both sides as the battle began."""
    hits: tuple[int, int] = (0, 0)
    """Casualties that each side has suffered."""
    kills: tuple[int, int] = (0, 0)
    disrupts: tuple[int, int] = (0, 0)
    dice: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    """The last roll of each side."""


class Siege(msgspec.Struct, frozen=True):
    """A siege (12.3)."""

    space: str
    leader: str
    """The commander of the besieging army."""
    rounds: int = 0
    sixes: int = 0
    disrupts: int = 0
    dice: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())


class Subject(msgspec.Struct, frozen=True):
    """A subject neutral (15.2): who conquered it, and the turn until whose interphase the truce lasts."""

    conqueror: str
    truce: int


class NapoleonicState(TableState, kw_only=True):
    """The columns of The Napoleonic Wars."""

    all_cards: ClassVar[Mapping[str, Card]] = {
        card.id: Printed(card.id, number, card.cp) for number, card in enumerate(COMPONENTS.cards.values(), 1)
    }
    costs: ClassVar[Mapping[str, Mapping[str, int]]] = {
        row: dict.fromkeys(NATIONS, int(getattr(COMPONENTS.tables.costs, row)))
        for row in COMPONENTS.tables.costs.__struct_fields__
    }
    responses: ClassVar[Responses] = Responses()
    secrets: ClassVar[Secrets] = Secrets(places={"drawn": "drawer", "kept": "keeper"})
    impulses: ClassVar[Impulses]

    # land
    units: dict[str, Units] = {}
    """Place -> units."""
    leaders: dict[str, str] = {}
    """Leaders in play -> place."""
    commanders: set[str] = set()
    """Leaders who were named to command where they stand (9.6)."""
    groups: dict[str, tuple[str, ...]] = {}
    """Duchy -> a multinational army group: its commander, and the families that have consented (9.7)."""
    marched: dict[str, tuple[tuple[str, int, int], ...]] = {}
    """Duchy -> (nation, duchies entered in this impulse, units); units that have not moved are not listed."""
    strides: dict[str, int] = {}
    """Leaders -> duchies entered in this impulse."""

    # sea
    squadrons: dict[str, Ships] = {}
    """Place -> squadrons."""

    # flags and keys
    flags: dict[str, str] = {}
    """Duchy -> whose flag lies there."""
    ceded: set[str] = set()
    """Flagged duchies that were ceded by treaty (15.2)."""
    keys: dict[str, int] = {}
    """The key track (5.81)."""
    plus_key: str = ""
    """Who has the +1 Key status (15.5)."""

    # nations
    resources: dict[str, int] = {}
    used_reserves: set[str] = set()
    """Reserve cards that are void until the next turn."""
    credit: dict[str, int] = {}
    """The CP that neutral minors have saved (7.51)."""
    camps: dict[str, str] = {}
    """Members of camps -> camp."""
    consuls: dict[str, tuple[str, str, bool]] = {}
    """Minor -> row, column and whether its consul shows the +1 side; the row is empty in Unaligned."""
    subjects: dict[str, Subject] = {}
    wars: dict[str, tuple[str, ...]] = {}
    """Foreign war cards that lie aside -> the nations that may end them."""
    timed: tuple[str, ...] = ()
    """Timed events in force (6.19)."""
    lasting: set[str] = set()
    """Other events whose marker shows that they last (6.11)."""

    # the turn
    last_turn: int = 5
    round: int = 1
    due: str = ""
    """Whose scheduled impulse it is, or which comes next: the impulse marker."""
    preempted: bool = False
    """Whether another nation has gone before it."""
    last_active: str = ""
    """Who took the last impulse."""
    holders: tuple[str, ...] = ()
    """Who had cards as this impulse began."""
    timed_before: tuple[str, ...] = ()
    """The timed events that were in force as it began."""
    kept: tuple[str, ...] = ()
    """Cards kept from the last turn, hidden."""
    keeper: str = ""
    fewer: set[str] = set()
    """Who draws a card less for having changed the peace roll (5.8)."""
    peace: int = 0
    """What is added to the peace roll of this turn."""
    over: str = ""
    """Why the game has ended, empty as long as it has not."""

    # what is going on
    moving: Moving | None = None
    battle: Battle | None = None
    siege: Siege | None = None

    # -- land units

    def units_at(self, place: str, nation: str) -> int:
        for one, count in self.units.get(place, ()):
            if one == nation:
                return count
        return 0

    def add_units(self, place: str, nation: str, count: int) -> None:
        """Units come to a place, or leave it if the number is negative."""
        here = dict(self.units.get(place, ()))
        here[nation] = here.get(nation, 0) + count
        assert here[nation] >= 0, (place, nation, count)
        left = tuple((one, here[one]) for one in NATIONS if here.get(one))
        if left:
            self.units[place] = left
        else:
            self.units.pop(place, None)
        if count < 0:
            self._forget_marches(place, nation)

    def units_in_play(self, nation: str) -> int:
        return sum(self.units_at(place, nation) for place in self.units)

    def leaders_at(self, place: str) -> tuple[str, ...]:
        return tuple([leader for leader in LEADERS if self.leaders.get(leader) == place])

    def leaders_on_map(self, nation: str) -> list[tuple[str, str]]:
        """The leaders of a nation in duchies, and where they are, in the order of the data."""
        own = [(leader, self.leaders.get(leader, "")) for leader, one in LEADERS.items() if one.nation == nation]
        return [(leader, place) for leader, place in own if place in SPACES]

    def put_leader(self, leader: str, place: str) -> None:
        self.leaders[leader] = place
        self.commanders.discard(leader)
        self.groups = {space: group for space, group in self.groups.items() if group[0] != leader or space == place}

    def lose_leader(self, leader: str) -> None:
        """A leader is eliminated; most may be built again (7.2)."""
        del self.leaders[leader]
        self.commanders.discard(leader)
        self.groups = {space: group for space, group in self.groups.items() if group[0] != leader}
        self.strides.pop(leader, None)

    # -- how far pieces have come in this impulse

    def strides_at(self, space: str, nation: str) -> list[int]:
        """For each unit of a nation in a duchy the duchies it has entered, the freshest first."""
        entered = [steps for one, steps, count in self.marched.get(space, ()) if one == nation for _ in range(count)]
        return sorted([*[0] * (self.units_at(space, nation) - len(entered)), *entered])

    def set_strides(self, space: str, nation: str, steps: list[int]) -> None:
        rest = [row for row in self.marched.get(space, ()) if row[0] != nation]
        own = [(nation, step, steps.count(step)) for step in sorted(set(steps)) if step]
        self.marched[space] = tuple(sorted((*rest, *own)))
        if not self.marched[space]:
            del self.marched[space]

    def _forget_marches(self, space: str, nation: str) -> None:
        """The most tired units are the first to be lost."""
        have = self.units_at(space, nation)
        steps = sorted(step for one, step, count in self.marched.get(space, ()) if one == nation for _ in range(count))
        if len(steps) > have:
            self.set_strides(space, nation, steps[:have])

    # -- squadrons

    def ships_at(self, place: str) -> Ships:
        return self.squadrons.get(place, ())

    def add_ship(self, place: str, nation: str, mark: int = 0) -> None:
        self.squadrons[place] = tuple(sorted((*self.ships_at(place), (nation, mark)), key=ship_order))

    def take_ship(self, place: str, nation: str, mark: int) -> None:
        ships = list(self.ships_at(place))
        ships.remove((nation, mark))
        if ships:
            self.squadrons[place] = tuple(ships)
        else:
            del self.squadrons[place]

    def ships_in_play(self, nation: str) -> int:
        return sum(one == nation for ships in self.squadrons.values() for one, _ in ships)

    # -- control

    def controller(self, space: str) -> str:
        """Whose flag lies in a duchy; without one it is its original owner's (3)."""
        return self.flags.get(space) or SPACES[space].nation  # nw-3-21

    def set_flag(self, space: str, nation: str) -> None:
        """A duchy has another controller: a flag for whoever is not its original owner (7.4)."""
        before = self.controller(space)
        self.flags.pop(space, None)  # nw-7.4-2
        self.ceded.discard(space)
        if nation != SPACES[space].nation:
            self.flags[space] = nation  # nw-7.4-3  # nw-7.43-2
        if SPACES[space].key:
            self.keys[before] -= 1
            self.keys[nation] += 1  # nw-5.81-1

    # -- nations and seats

    def seat_nations(self, seats: Mapping[str, int]) -> None:
        """Who plays which nation, in the order of the impulse track."""
        self.seats = {nation: seats[nation] for nation in NATIONS if nation in seats}


def ship_order(ship: tuple[str, int]) -> tuple[int, int]:
    return PLACE[ship[0]], ship[1]
