"""The state of a campaign: what is on the map, who is whose enemy, what is going on, and the verbs that change it.

Columns are dicts by place, power or person whose values are numbers, texts and tuples; what is going on is one frozen
record. Verbs that need rules (who is an enemy, what a formation is) live in `relations` and `forces`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from operator import add, sub
from typing import TYPE_CHECKING, ClassVar

from warcouncil.campaign.diplomacy import Diplomacy
from warcouncil.campaign.pieces import (
    Battle,
    Deal,
    Fleet,
    Formation,
    Move,
    NavalBattle,
    NavalOrders,
    NavalRoll,
    Troops,
)
from warcouncil.campaign.realm import Realm
from warcouncil.table.facts import Fact
from warcouncil.table.owners import ByOwner
from warcouncil.table.state import TableState

TIRED = Fact("tired", "leader")
"""He has lost a battle in this impulse."""
MOVED = Fact("moved", "leader")
TRIED = Fact("tried", "leader")
"""He has tried to intercept."""
FACTS = (TIRED, MOVED, TRIED)
ARMIES = "armies"
"""In a look: that the land units by owner have been compared with those on the map."""


class CampaignState(TableState, kw_only=True):
    """What every campaign has on the table."""

    realm: ClassVar[Realm]
    """The title's map, powers, people and ways; never stored."""
    diplomacy: ClassVar[Diplomacy] = Diplomacy()
    """What is the title's own in deals, loans and captives; never stored."""

    # the map (2, 5)
    control: dict[str, str] = {}
    """Political control of every space: a power, a minor power or independent."""
    unrest: set[str] = set()
    fortresses: set[str] = set()
    """Fortress markers placed by events."""
    troops: dict[str, tuple[Troops, ...]] = {}
    """Land units by place, stacks in the order of the powers."""
    fleets: dict[str, tuple[Fleet, ...]] = {}
    """Naval units by port or sea zone."""
    lost_ships: dict[str, tuple[int, ...]] = {}
    """Naval units on the turn track, by kind: they come back to the pool in the next card draw phase."""
    leaders: dict[str, str] = {}
    """Army leaders on the map: leader -> place."""
    admirals: dict[str, str] = {}
    """Naval leaders on the map: leader -> port or sea zone."""
    waiting_admirals: dict[str, int] = {}
    """Naval leaders on the turn track: the turn of their return."""
    captives: dict[str, str] = {}
    """Captured army leaders -> the power that holds them."""
    sides: dict[str, str] = {}
    """Leaders that serve another power than the printed one."""
    sieges: dict[str, tuple[tuple[str, int], ...]] = {}
    """Besieged spaces -> the besieging powers with the number of the impulse in which their siege began."""

    # powers
    wars: set[tuple[str, str]] = set()
    """Pairs in the order of the powers."""
    alliances: set[tuple[str, str]] = set()
    """Major powers allied this turn."""
    minors: dict[str, str] = {}
    """Active minor powers -> their major ally."""

    # diplomacy (9)
    deal: Deal | None = None
    announced: dict[str, int] = {}
    """How many packages each power has announced in this negotiation segment."""
    refused_deals: set[str] = set()
    """Packages that were refused this turn, written as text."""
    negotiators: tuple[str, ...] = ()
    """The powers that negotiate in secret now."""

    # the impulse (11)
    tired: dict[str, tuple[Troops, ...]] = {}
    """Units that lost a field battle in this impulse, by place; leaders: TIRED."""
    moved: dict[str, tuple[Troops, ...]] = {}
    """Units that moved in this impulse, by place; leaders: MOVED."""
    tried: dict[str, tuple[Troops, ...]] = {}
    """Units that tried to intercept in this impulse, by place; leaders: TRIED."""
    tired_ships: dict[str, tuple[Fleet, ...]] = {}
    """Ships that lost a naval combat in this impulse, by place."""

    # what is going on
    move: Move | None = None
    picked: Formation | None = None
    """What a power has named so far of a formation that it puts together; nothing has left its place yet."""
    naval_orders: NavalOrders | None = None
    naval_roll: NavalRoll | None = None
    battle: Battle | None = None
    naval_battle: NavalBattle | None = None

    if TYPE_CHECKING:
        armies_kept: ByOwner[Troops] | None = None
        """`troops` by owner, as far as somebody has asked; never stored."""
    else:
        armies_kept = None

    # -- land units

    def armies(self) -> Mapping[str, Mapping[str, Troops]]:
        """Owner -> place -> its land units there."""
        look, kept = self.look, self.armies_kept
        if look is not None and kept is not None and ARMIES in look:
            return kept.rows
        if kept is None or not kept.fits(self.troops):
            kept = self.armies_kept = ByOwner(self.troops)
        if look is not None:
            look[ARMIES] = True  # nobody moves while somebody looks
        return kept.rows

    def misfiled(self) -> Iterator[str]:
        """For invariants: what is kept beside the columns and does not agree with them."""
        if self.armies_kept is not None and self.armies_kept.misfiled(self.troops):
            yield "land units by owner are not those on the map"

    def stack(self, place: str, owner: str) -> Troops:
        """The land units of a power in a place (an empty stack if there are none)."""
        if place in self.troops:
            for troops in self.troops[place]:
                if troops.owner == owner:
                    return troops
        return self.realm.no_troops[owner]

    def _set_stack(self, place: str, new: Troops) -> None:
        assert min(new.counts) >= 0, (place, new)
        others = [troops for troops in self.troops.get(place, ()) if troops.owner != new.owner]
        if new.size:
            order = self.realm.order
            others.append(new)
            others.sort(key=lambda troops: order[troops.owner])
        if others:
            self.troops[place] = tuple(others)
        else:
            self.troops.pop(place, None)
        if self.armies_kept is not None:
            self.armies_kept.note(self.troops, place)

    def number(self, place: str, owner: str, unit: str) -> int:
        """How many land units of a kind a power has in a place."""
        return self.stack(place, owner).counts[self.realm.column[unit]]

    def add_stack(self, place: str, stack: Troops) -> None:
        """Put land units into a place."""
        now = self.stack(place, stack.owner).counts
        self._set_stack(place, Troops(stack.owner, tuple(map(add, now, stack.counts))))

    def remove_stack(self, place: str, stack: Troops) -> None:
        now = self.stack(place, stack.owner).counts
        self._set_stack(place, Troops(stack.owner, tuple(map(sub, now, stack.counts))))

    def add_troops(self, place: str, owner: str, /, **numbers: int) -> None:
        """Put land units into a place, so many of each kind (negative numbers take them away)."""
        self.add_stack(place, self.realm.troops(owner, **numbers))

    def remove_troops(self, place: str, owner: str, /, **numbers: int) -> None:
        self.remove_stack(place, self.realm.troops(owner, **numbers))

    # -- naval units

    def fleet(self, place: str, owner: str, user: str = "") -> Fleet:
        """The ships of an owner under a user (by default the owner's own) in a place."""
        user = user or owner
        for fleet in self.fleets.get(place, ()):
            if fleet.owner == owner and fleet.user == user:
                return fleet
        return Fleet(owner, user, self.realm.no_ships)

    def ships(self, place: str, owner: str, unit: str, user: str = "") -> int:
        """How many ships of a kind an owner has under a user (by default its own) in a place."""
        return self.fleet(place, owner, user).counts[self.realm.ship_column[unit]]

    def _set_fleet(self, place: str, new: Fleet) -> None:
        assert min(new.counts) >= 0, (place, new)
        others = [fleet for fleet in self.fleets.get(place, ()) if (fleet.owner, fleet.user) != (new.owner, new.user)]
        if any(new.counts):
            order = self.realm.order
            others.append(new)
            others.sort(key=lambda fleet: (order[fleet.owner], order[fleet.user]))
        if others:
            self.fleets[place] = tuple(others)
        else:
            self.fleets.pop(place, None)

    def add_fleet(self, place: str, fleet: Fleet) -> None:
        """Put naval units into a port or sea zone."""
        now = self.fleet(place, fleet.owner, fleet.user).counts
        self._set_fleet(place, fleet._replace(counts=tuple(map(add, now, fleet.counts))))

    def remove_fleet(self, place: str, fleet: Fleet) -> None:
        now = self.fleet(place, fleet.owner, fleet.user).counts
        self._set_fleet(place, fleet._replace(counts=tuple(map(sub, now, fleet.counts))))

    def lose_fleet(self, place: str, fleet: Fleet) -> None:
        """17.2 Lost ships go to the turn track and may be built again from the next turn on."""
        self.remove_fleet(place, fleet)
        before = self.lost_ships.get(fleet.owner, self.realm.no_ships)
        self.lost_ships[fleet.owner] = tuple(map(add, before, fleet.counts))

    def add_ships(self, place: str, owner: str, user: str, /, **numbers: int) -> None:
        """Put naval units into a port or sea zone, so many of each kind (negative numbers take them away)."""
        self.add_fleet(place, self.realm.fleet(owner, user, **numbers))

    def lose_ships(self, place: str, owner: str, user: str, /, **numbers: int) -> None:
        self.lose_fleet(place, self.realm.fleet(owner, user, **numbers))
