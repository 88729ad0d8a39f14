"""The state of a match of The Napoleonic Wars, and the verbs that change it.

Every piece has one place: a duchy, a sea zone, the Regroup box, a foreign war (the id of its card) or the box of fleets
off the map. Pieces that are in no column are those that can be built. A flag lies in a duchy or is in the supply.
What is going on (a march, a battle, a siege) is one frozen record; the pieces in it stay where they stand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar, TypeVarTuple

import msgspec

from warcouncil.table.book import Responses, Secrets
from warcouncil.table.owners import ByOwner
from warcouncil.table.state import Card, TableState
from warcouncil.table.ways import Impulses
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.events.scene import Scene
from warcouncil.titles.napoleonic_wars.records import Aid as Aid
from warcouncil.titles.napoleonic_wars.records import Aids as Aids
from warcouncil.titles.napoleonic_wars.records import Battle as Battle
from warcouncil.titles.napoleonic_wars.records import Convoy as Convoy
from warcouncil.titles.napoleonic_wars.records import Engagement as Engagement
from warcouncil.titles.napoleonic_wars.records import Lasting as Lasting
from warcouncil.titles.napoleonic_wars.records import Moving as Moving
from warcouncil.titles.napoleonic_wars.records import Pending as Pending
from warcouncil.titles.napoleonic_wars.records import Played as Played
from warcouncil.titles.napoleonic_wars.records import Sailing as Sailing
from warcouncil.titles.napoleonic_wars.records import Ships as Ships
from warcouncil.titles.napoleonic_wars.records import Siege as Siege
from warcouncil.titles.napoleonic_wars.records import Subject as Subject
from warcouncil.titles.napoleonic_wars.records import Truce as Truce
from warcouncil.titles.napoleonic_wars.records import Units as Units

T = TypeVar("T")
Arguments = TypeVarTuple("Arguments")
REGROUP = "regroup"
"""The Regroup box (7.7)."""
OFF_MAP = "off_map"
"""The box of fleets off the map (5.9, 6.13)."""
BUILDING = -1
"""The mark of a squadron under a Building marker; any other mark is the number of its Refit markers."""
HALTED = 100
"""Added to the duchies that a piece has entered: it goes no further in this impulse (9.51, 9.52, 12.2)."""
ASHORE = 2 * HALTED
"""Added to them for a piece that has landed: no overrun lets it go on (13.6)."""

NATIONS = COMPONENTS.track
SPACES = COMPONENTS.atlas.spaces
SEAS = COMPONENTS.atlas.seas
PLACES = (*SPACES, *SEAS)
LEADERS = COMPONENTS.leaders
PLACE = {nation: index for index, nation in enumerate(NATIONS)}
"""The place of a nation on the impulse track."""
HOME = {space: one.nation for space, one in SPACES.items()}
"""Duchy -> its original owner."""
SPOT = {place: index for index, place in enumerate(PLACES)}
"""The place of a duchy or sea zone in the order of the map."""
NO_FORCES: Mapping[str, tuple[str, int]] = {}
Posted = tuple[tuple[str, str], ...]
"""Leaders, and where they are."""
RANK = {leader: index for index, leader in enumerate(LEADERS)}
LEADERS_OF = {nation: tuple(leader for leader, one in LEADERS.items() if one.nation == nation) for nation in NATIONS}


class Printed(msgspec.Struct, frozen=True):
    """What the table wants to know of a card."""

    id: str
    number: int
    cp: int


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
    secrets: ClassVar[Secrets] = Secrets(places={"drawn": "drawer", "kept": "keeper", "spares": ""})
    impulses: ClassVar[Impulses]

    if TYPE_CHECKING:
        posts: tuple[dict[str, str], dict[str, tuple[str, ...]], dict[Any, Any]] | None = None
        """The column of leaders, the leaders by place that were made from it, and what else follows from it alone, as
        far as somebody has asked. It is no part of the state: it is made anew after a leader has moved."""
        forces_kept: ByOwner[tuple[str, int]] | None = None
        """`units` by nation, as far as somebody has asked; never stored."""
    else:
        posts = None
        forces_kept = None

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
    grand: dict[str, tuple[str, ...]] = {}
    """Place -> a grand fleet: the nation that commands it, and the families that have consented (13.2)."""
    mp: int = 0
    """Movement points that were bought and not used yet (13)."""
    held: dict[str, Units] = {}
    """Port -> squadrons that were beaten in this impulse and stay there (13.42)."""
    worked: dict[str, Ships] = {}
    """Port -> squadrons that have got or lost a Refit marker in this impulse: they lose no other (7.3)."""
    raised: dict[str, Units] = {}
    """Duchy -> units that were built there in this impulse (13.6)."""

    # flags and keys
    flags: dict[str, str] = {}
    """Duchy -> whose flag lies there."""
    ceded: set[str] = set()
    """Flagged duchies that were ceded by treaty (15.2)."""
    keys: dict[str, int] = {}
    """The key track (5.81)."""
    plus_key: str = ""
    """Who has the +1 Key status (15.5)."""
    honoured: set[str] = set()
    """Who has had the +1 Key status: nobody has it twice."""
    written_off: dict[str, tuple[str, ...]] = {}
    """Beaten nation -> the keys of its start that it had lost by then and has not regained since (15.1)."""

    # nations
    resources: dict[str, int] = {}
    used_reserves: set[str] = set()
    """Reserve cards that are void until the next turn."""
    credit: dict[str, int] = {}
    """The CP that neutral minors have saved (7.51)."""
    camps: dict[str, str] = {}
    """Members of camps -> camp."""
    consuls: dict[str, tuple[str, str, bool]] = {}
    """Minor -> row, column and whether its consul shows the +1 side; a plain one in Unaligned is in no row."""
    subjects: dict[str, Subject] = {}
    truces: dict[str, Truce] = {}
    """Beaten nations -> their truces, which outlast the state of a subject neutral (15.24)."""
    restoring: str = ""
    """The minor whose pact was broken just now and may still be restored (8.21)."""
    placed: set[tuple[str, str]] = set()
    """(nation, duchy): troops that an event has put into a duchy of a nation with which they are not at war (17.2)."""
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
    spares: dict[str, tuple[str, ...]] = {}
    """Nation -> cards that are its reserve cards for this turn, hidden (14.31)."""
    no_reserves: set[str] = set()
    """Who begins the next turn without its reserve cards (14.31, 15.42)."""
    fewer: set[str] = set()
    """Who draws a card less for having changed the peace roll (5.8)."""
    peace: int = 0
    """What is added to the peace roll of this turn."""
    over: str = ""
    """Why the game has ended, empty as long as it has not."""

    # events
    scenes: dict[str, Scene] = {}
    """Card -> its event, while something else is settled between two of its operations."""
    pending: tuple[Pending, ...] = ()
    """Parts of events that come later."""
    changes: tuple[Lasting, ...] = ()
    """Rules that events have changed, in the order in which they were played."""
    ruled: int = 0
    """The sea zones that the active nation controlled as its impulse began."""

    # what is going on
    moving: Moving | None = None
    battle: Battle | None = None
    siege: Siege | None = None
    sailing: Sailing | None = None
    engagement: Engagement | None = None
    convoy: Convoy | None = None
    announced: tuple[tuple[str, str], ...] = ()
    """Nation and card of events that were announced and are not carried out yet, the last one last (6.14)."""

    # -- land units

    def units_at(self, place: str, nation: str) -> int:
        if place in self.units:
            for one, count in self.units[place]:
                if one == nation:
                    return count
        return 0

    def add_units(self, place: str, nation: str, count: int) -> None:
        """Units come to a place, or leave it if the number is negative."""
        here = dict(self.units.get(place, ()))
        here[nation] = here.get(nation, 0) + count  # nw-2.2-2
        assert here[nation] >= 0, (place, nation, count)
        left = [row for row in here.items() if row[1]]
        if left:
            self.units[place] = tuple(sorted(left, key=track_order) if len(left) > 1 else left)
        else:
            self.units.pop(place, None)
        if self.forces_kept is not None:
            self.forces_kept.note(self.units, place)
        if count < 0:
            if place in self.marched:
                self._forget_marches(place, nation)
            if place in self.raised:
                self.raise_units(place, nation, count)
            if self.placed:
                self._forget_placed(place, nation)

    def _forget_placed(self, place: str, nation: str) -> None:
        """Troops that an event has placed are remembered as long as any of them are there (17.2)."""
        if (nation, place) not in self.placed or self.units_at(place, nation):
            return
        if not any(LEADERS[leader].nation == nation for leader in self.leaders_at(place)):
            self.placed.discard((nation, place))

    def raise_units(self, place: str, nation: str, count: int) -> None:
        """Units are built at a place; those that leave it are the first to be forgotten."""
        here = dict(self.raised.get(place, ()))
        if count < 0 and nation not in here:
            return
        here[nation] = max(0, here.get(nation, 0) + count)
        self.raised[place] = tuple((one, here[one]) for one in NATIONS if here.get(one))
        if not self.raised[place]:
            del self.raised[place]

    def forces(self, nation: str) -> Mapping[str, tuple[str, int]]:
        """Place -> the units of a nation there, as they stand in `units`."""
        kept, look = self.forces_kept, self.look
        if kept is None or not ((look is not None and look.get("forces") is kept) or kept.fits(self.units)):
            kept = self.forces_kept = ByOwner(self.units)
        if look is not None:  # while options are listed nothing changes, so it is compared but once
            look["forces"] = kept
        return kept.rows.get(nation, NO_FORCES)

    def units_in_play(self, nation: str) -> int:
        return sum([count for _, count in self.forces(nation).values()])

    def units_on_map(self, nation: str) -> int:
        """The units of a nation in duchies."""
        return sum([count for place, (_, count) in self.forces(nation).items() if place in SPACES])

    def leaders_at(self, place: str) -> tuple[str, ...]:
        kept = self.posts
        if kept is None or kept[0] is not self.leaders:
            kept = self.posts = (self.leaders, led(self), {})
        return kept[1].get(place, ())

    def leaders_by_place(self) -> Mapping[str, tuple[str, ...]]:
        """Place -> the leaders in it, for whoever asks about many places."""
        kept = self.posts
        if kept is None or kept[0] is not self.leaders:
            kept = self.posts = (self.leaders, led(self), {})
        return kept[1]

    def misfiled(self) -> Iterator[str]:
        """For invariants: what is kept beside the columns and does not agree with them."""
        if self.posts is not None and self.posts[0] is self.leaders:
            _, places, facts = self.posts
            if places != led(self) or any(key[0](self, *key[1:]) != value for key, value in facts.items()):
                yield "leaders have moved, and the list of leaders by place was not told"
        if self.forces_kept is not None and self.forces_kept.misfiled(self.units):
            yield "units by nation are not those in play"

    def leaders_on_map(self, nation: str) -> Posted:
        """The leaders of a nation in duchies, and where they are, in the order of the data."""
        return self.while_leaders_stay(posted, nation)

    def leaders_in_company(self, nation: str) -> Posted:
        """Those of them who stand beside others, whosever these are."""
        return self.while_leaders_stay(accompanied, nation)

    def while_leaders_stay(self, function: Callable[[NapoleonicState, *Arguments], T], *arguments: *Arguments) -> T:
        """What a function of the leaders' places and of atoms says, worked out once until a leader moves."""
        kept = self.posts
        if kept is None or kept[0] is not self.leaders:
            kept = self.posts = (self.leaders, led(self), {})
        facts, key = kept[2], (function, *arguments)
        if key not in facts:
            facts[key] = function(self, *arguments)
        return facts[key]  # type: ignore[no-any-return]

    def put_leader(self, leader: str, place: str) -> None:
        self.leaders[leader] = place
        self.posts = None
        self.commanders.discard(leader)
        if self.groups:
            self.groups = {at: group for at, group in self.groups.items() if group[0] != leader or at == place}

    def lose_leader(self, leader: str) -> None:
        """A leader is eliminated; most may be built again (7.2)."""
        place = self.leaders.pop(leader)
        self.posts = None
        self.commanders.discard(leader)
        if self.groups:
            self.groups = {space: group for space, group in self.groups.items() if group[0] != leader}
        self.strides.pop(leader, None)
        self._forget_placed(place, LEADERS[leader].nation)

    def formations_of(self, nation: str) -> list[str]:
        """The duchies with units or leaders of a nation, in the order of the map."""
        own = set(self.forces(nation))
        own.update([place for _, place in self.leaders_on_map(nation)])
        return on_map(own)

    # -- how far pieces have come in this impulse

    def strides_at(self, space: str, nation: str) -> list[int]:
        """For each unit of a nation in a duchy the duchies it has entered, the freshest first."""
        if space not in self.marched:
            return [0] * self.units_at(space, nation)
        entered = [steps for one, steps, count in self.marched[space] if one == nation for _ in range(count)]
        return sorted([*[0] * (self.units_at(space, nation) - len(entered)), *entered])

    def set_strides(self, space: str, nation: str, steps: list[int]) -> None:
        if space not in self.marched and not any(steps):
            return
        rest = [row for row in self.marched.get(space, ()) if row[0] != nation]
        own = [(nation, step, steps.count(step)) for step in sorted(set(steps)) if step]
        self.marched[space] = tuple(sorted((*rest, *own)))
        if not self.marched[space]:
            del self.marched[space]

    def _forget_marches(self, space: str, nation: str) -> None:
        """The most tired units are the first to be lost."""
        have = self.units_at(space, nation)
        steps = sorted(step for one, step, count in self.marched[space] if one == nation for _ in range(count))
        if len(steps) > have:
            self.set_strides(space, nation, steps[:have])

    # -- squadrons

    def ships_at(self, place: str) -> Ships:
        return self.squadrons.get(place, ())

    def fleets_of(self, nation: str) -> list[str]:
        """The duchies and sea zones with squadrons of a nation that are not being built, in the order of the map."""
        own = {place for place, ships in self.squadrons.items() for one, mark in ships if one == nation and mark >= 0}
        return sorted([place for place in own if place in SPOT], key=SPOT.__getitem__)

    def add_ship(self, place: str, nation: str, mark: int = 0) -> None:
        self.squadrons[place] = tuple(sorted((*self.ships_at(place), (nation, mark)), key=track_order))

    def take_ship(self, place: str, nation: str, mark: int) -> None:
        ships = list(self.ships_at(place))
        ships.remove((nation, mark))
        if ships:
            self.squadrons[place] = tuple(ships)
        else:
            del self.squadrons[place]
        if place in self.held:
            self._release_ship(place, nation)

    def _release_ship(self, place: str, nation: str) -> None:
        """No more squadrons are held in a port than are there."""
        left = sum(one == nation for one, _ in self.ships_at(place))
        held = [(one, min(count, left) if one == nation else count) for one, count in self.held[place]]
        self.held[place] = tuple(row for row in held if row[1])
        if not self.held[place]:
            del self.held[place]

    def move_ships(self, ships: Ships, origin: str, target: str) -> None:
        for nation, mark in ships:
            self.take_ship(origin, nation, mark)
            self.add_ship(target, nation, mark)

    def ships_in_play(self, nation: str) -> int:
        return sum([one == nation for ships in self.squadrons.values() for one, _ in ships])

    # -- control

    def controller(self, space: str) -> str:
        """Whose flag lies in a duchy; without one it is its original owner's (3)."""
        return self.flags[space] if space in self.flags else HOME[space]  # nw-3-21

    def set_flag(self, space: str, nation: str) -> None:
        """A duchy has another controller: a flag for whoever is not its original owner (7.4)."""
        before = self.controller(space)
        self.flags.pop(space, None)  # nw-7.4-2  # nw-3-35
        self.ceded.discard(space)
        if nation != SPACES[space].nation:
            self.flags[space] = nation  # nw-7.4-3  # nw-7.43-2
        if SPACES[space].key:
            self.keys[before] -= 1
            self.keys[nation] += 1  # nw-5.81-1
        lost = self.written_off.get(nation, ())
        if space in lost:
            self.written_off[nation] = tuple(one for one in lost if one != space)

    # -- cards

    def take_spare(self, nation: str, card: str) -> None:
        """A card that is a reserve card for this turn leaves its place (14.31)."""
        self.spares[nation] = tuple(one for one in self.spares[nation] if one != card)
        self.forget("card", card)

    # -- nations and seats

    def seat_nations(self, seats: Mapping[str, int]) -> None:
        """Who plays which nation, in the order of the impulse track."""
        self.seats = {nation: seats[nation] for nation in NATIONS if nation in seats}


def track_order(row: tuple[str, int]) -> tuple[int, int]:
    """Rows that begin with a nation go by the impulse track."""
    return PLACE[row[0]], row[1]


def on_map(places: Iterable[str]) -> list[str]:
    """Those of some places that are duchies, in the order of the map."""
    return sorted([place for place in places if place in SPACES], key=SPOT.__getitem__)


def posted(state: NapoleonicState, nation: str) -> Posted:
    leaders = state.leaders
    return tuple([(one, leaders[one]) for one in LEADERS_OF[nation] if one in leaders and leaders[one] in SPACES])


def accompanied(state: NapoleonicState, nation: str) -> Posted:
    return tuple([row for row in posted(state, nation) if len(state.leaders_at(row[1])) > 1])


def led(state: NapoleonicState) -> dict[str, tuple[str, ...]]:
    """Place -> the leaders in it, in the order of the data."""
    found: dict[str, tuple[str, ...]] = {}
    for leader, place in state.leaders.items():
        if place in found:
            found[place] = tuple(sorted((*found[place], leader), key=RANK.__getitem__))
        else:
            found[place] = (leader,)
    return found
