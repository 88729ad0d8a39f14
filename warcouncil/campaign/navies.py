"""Ships and their leaders, counted and moved: what the naval chapters (16) have in common."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from operator import add, neg, sub

from warcouncil.campaign.kept import AFLOAT
from warcouncil.campaign.pieces import Fleet
from warcouncil.campaign.realm import Realm
from warcouncil.campaign.relations import at_war_at_sea, leader_side, navy, own_port, sailors_in, sea_flag
from warcouncil.campaign.state import TIRED, CampaignState
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.looks import once_a_look
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.kept import follows_from

KINDS = {
    "sea_retreat": Kind({"retreat_to": ("place",)}),
    "ship_loss": Kind({"sink": ("power", "unit")}),
    "ship_kept": Kind({"keep": ("power", "unit")}),
}
REFUSALS = {
    "sea_retreat": "war-16.2-10",
    "ship_loss": "war-16.2-6",
    "ship_kept": "war-16.2-8",
}
NOWHERE: frozenset[str] = frozenset()


def size(fleets: Iterable[Fleet]) -> int:
    """How many naval units there are."""
    return sum(fleet.size for fleet in fleets)


def number(state: CampaignState, fleets: Iterable[Fleet], unit: str) -> int:
    """How many naval units of a kind there are."""
    column = state.realm.ship_column[unit]
    return sum(fleet.counts[column] for fleet in fleets)


def numbers(state: CampaignState, fleets: Iterable[Fleet]) -> tuple[int, ...]:
    """How many naval units of each kind there are."""
    found = state.realm.no_ships
    for fleet in fleets:
        found = tuple(map(add, found, fleet.counts))
    return found


def blockaders(state: CampaignState, fleets: Iterable[Fleet]) -> int:
    """How many naval units of kinds that count in blockades there are."""
    here = zip(state.realm.ships, numbers(state, fleets), strict=True)
    return sum(many for kind, many in here if kind.blockades)


def of_kind(state: CampaignState, fleet: Fleet, unit: str, many: int = 1) -> Fleet:
    """So many ships of one kind, of the owner and the user of a fleet."""
    return state.realm.fleet(fleet.owner, fleet.user, **{unit: many})


def manned(state: CampaignState, power: str) -> frozenset[str]:
    """Where a power commands ships: see `relations.navy`."""
    return afloat(state).get(sea_flag(state, power), NOWHERE)


@follows_from(AFLOAT)
def afloat(state: CampaignState) -> dict[str, frozenset[str]]:
    """The flag under which ships sail -> where they are."""
    found: dict[str, set[str]] = {}
    for place, here in state.fleets.items():
        for one in here:
            found.setdefault(sea_flag(state, one.user), set()).add(place)
    return {flag: frozenset(places) for flag, places in found.items()}


def exits(state: CampaignState, place: str, power: str) -> tuple[str, ...]:
    """The locations next to a port or a sea zone for ships of a power: sea zones first, then ports (16.1)."""
    realm = state.realm
    near = ways_from(realm, place)
    if not realm.gated_ways:
        return near
    ways, way_open = realm.gated_ways, realm.way_open  # as `passes` has it
    return tuple([other for other in near if (place, other) not in ways or way_open(state, power, place, other)])


def ways_from(realm: Realm, place: str) -> tuple[str, ...]:
    """The locations next to a port or a sea zone by print."""
    if place in realm.atlas.seas:
        return realm.atlas.by_land_and_sea[place]  # war-16.1-2 war-2.5-14
    return tuple(realm.atlas.spaces[place].ports)  # war-16.1-2 war-2.5-14 war-2-2


def passes(state: CampaignState, power: str, place: str, other: str) -> bool:
    """Whether the ships of a power pass between two places that the map joins."""
    realm = state.realm
    return (place, other) not in realm.gated_ways or realm.way_open(state, power, place, other)


def may_sail(state: CampaignState, owner: str, place: str) -> bool:
    """Whether ships of an owner ever enter a place."""
    return state.realm.may_sail(owner, place)


def sea_ways(state: CampaignState, owner: str, place: str, power: str = "") -> Mapping[str, int]:
    """How many sea zones ships of an owner cross from a place to every port, only through zones that they enter.

    The ways are those that are open to the power whose ships they are now.
    """
    realm, shut = state.realm, state.realm.shut_seas[owner]
    closed = closed_ways(state, power or owner) if realm.gated_ways else frozenset()
    return realm.atlas.sea_zones_from(place, shut, closed)


@once_a_look
def closed_ways(state: CampaignState, power: str) -> frozenset[tuple[str, str]]:
    """Where the ships of a power do not pass now."""
    realm = state.realm
    if realm.closed_ways is not None:
        return realm.closed_ways(state, power)
    return frozenset([way for way in realm.gated_ways if not realm.way_open(state, power, *way)])


def admirals_in(state: CampaignState, place: str, power: str) -> tuple[str, ...]:
    """The naval leaders that a power has in a place."""
    if place not in state.admirals.values():
        return ()
    return tuple(
        leader
        for leader in state.realm.admirals
        if state.admirals.get(leader) == place and admiral_of(state, leader) == sea_flag(state, power)
    )


def admiral_of(state: CampaignState, leader: str) -> str:
    """The navy that a naval leader serves."""
    return sea_flag(state, leader_side(state, leader, state.realm.admirals[leader].power))


def best_admiral(state: CampaignState, place: str, power: str) -> int:
    """The highest battle rating of the naval leaders in a place."""
    return max((state.realm.admirals[leader].battle for leader in admirals_in(state, place, power)), default=0)


def leaders_able(state: CampaignState, power: str, place: str, sea: str) -> tuple[str, ...]:
    """The naval leaders of a power in a place who may enter a sea zone."""
    return tuple(
        leader
        for leader in admirals_in(state, place, power)
        if may_sail(state, state.realm.admirals[leader].power, sea)
    )


def best_of(state: CampaignState, leaders: tuple[str, ...]) -> int:
    return max((state.realm.admirals[leader].battle for leader in leaders), default=0)


def kinds_in(state: CampaignState, fleet: Fleet) -> list[str]:
    """The kinds of ships in a fleet."""
    return [unit for unit, many in zip(state.realm.naval_units, fleet.counts, strict=True) if many]


def crews_in(state: CampaignState, place: str) -> tuple[str, ...]:
    """The powers that have ships or naval leaders in a place."""
    lone = [admiral_of(state, leader) for leader in state.realm.admirals if state.admirals.get(leader) == place]
    return tuple(dict.fromkeys((*sailors_in(state, place), *lone)))


def enemy_ships(state: CampaignState, power: str, place: str) -> bool:
    """Whether ships of a power at war with this one are in a place."""
    if place not in state.fleets:
        return False
    return any(at_war_at_sea(state, power, other) for other in sailors_in(state, place))


# -- moving, losing


def transfer(state: CampaignState, origin: str, target: str, fleet: Fleet) -> None:
    """Ships go from one place to another, rested ones first; tiredness goes with the others."""
    rested = fresh(state, origin, state.fleet(origin, fleet.owner, fleet.user))
    tired = tuple([max(0, many - able) for many, able in zip(fleet.counts, rested.counts, strict=True)])
    state.remove_fleet(origin, fleet)
    state.add_fleet(target, fleet)
    _set_tired(state, origin, fleet, tuple(map(neg, tired)))
    _set_tired(state, target, fleet, tired)


def sail_all(state: CampaignState, power: str, origin: str, target: str) -> None:
    """All ships and naval leaders of a power go to one place; those that may not enter it are lost."""
    for fleet in navy(state, origin, power):
        if may_sail(state, fleet.owner, target):
            transfer(state, origin, target, fleet)
        else:
            sink(state, origin, fleet)
    for leader in admirals_in(state, origin, power):
        if navy(state, target, power) and may_sail(state, state.realm.admirals[leader].power, target):
            state.admirals[leader] = target
        else:
            wait_for_next_turn(state, leader)


def sink(state: CampaignState, place: str, fleet: Fleet) -> None:
    """Ships are lost: they go to the turn track."""
    tired = _tired(state, place, fleet)
    state.lose_fleet(place, fleet)  # war-16.2-11 war-17.2-2
    _set_tired(state, place, fleet, tuple(map(neg, tired.counts)))


def wait_for_next_turn(state: CampaignState, leader: str) -> None:
    """A naval leader without ships goes to the turn track."""
    state.admirals.pop(leader, None)
    state.sides.pop(leader, None)
    state.waiting_admirals[leader] = state.turn + 1  # war-16.2-11 war-5.1-8


def lose_everything(state: CampaignState, place: str, power: str) -> None:
    """All ships and naval leaders of a power in a place are lost."""
    lost = navy(state, place, power)
    for fleet in lost:
        sink(state, place, fleet)
    for leader in admirals_in(state, place, power):
        wait_for_next_turn(state, leader)
    if lost:
        state.log("ships_lost", power=power, place=place, amount=size(lost))


def lose_some(state: CampaignState, place: str, power: str, lost: tuple[int, ...]) -> Flow:
    """Casualties of each kind; where ships of several owners lie together, their commander chooses."""
    if lost == numbers(state, navy(state, place, power)):
        lose_everything(state, place, power)
        return
    for unit, many in zip(state.realm.naval_units, lost, strict=True):
        for _ in range(many):
            yield from lose_one(state, place, power, unit)
    if any(lost):
        state.log("ships_lost", power=power, place=place, amount=sum(lost))


def lose_one(state: CampaignState, place: str, power: str, unit: str) -> Flow:
    fleets = [fleet for fleet in navy(state, place, power) if number(state, (fleet,), unit)]
    options: list[Option] = [("sink", fleet.owner, unit) for fleet in fleets]
    chosen = options[0] if len(options) == 1 else (yield Ask(power, "ship_loss", options, about={"place": place}))
    fleet = next(fleet for fleet in fleets if fleet.owner == chosen[1])
    sink(state, place, of_kind(state, fleet, unit))


def leave_no_leader_alone(state: CampaignState, place: str, power: str) -> None:
    """Naval leaders whose last ship is gone go to the turn track."""
    if not navy(state, place, power):
        for leader in admirals_in(state, place, power):
            wait_for_next_turn(state, leader)


# -- tired ships


def _tired(state: CampaignState, place: str, fleet: Fleet) -> Fleet:
    for tired in state.tired_ships.get(place, ()):
        if (tired.owner, tired.user) == (fleet.owner, fleet.user):
            return fleet._replace(counts=tuple(map(min, tired.counts, fleet.counts)))
    return fleet._replace(counts=state.realm.no_ships)


def _set_tired(state: CampaignState, place: str, fleet: Fleet, more: tuple[int, ...]) -> None:
    if not any(more):
        return
    kept = [tired for tired in state.tired_ships.get(place, ()) if (tired.owner, tired.user) != fleet[:2]]
    now = next((tired for tired in state.tired_ships.get(place, ()) if (tired.owner, tired.user) == fleet[:2]), None)
    new = fleet._replace(counts=tuple(map(add, now.counts if now else state.realm.no_ships, more)))
    if max(new.counts) > 0:
        kept.append(new)
    state.tired_ships[place] = tuple(sorted(kept))
    if not kept:
        del state.tired_ships[place]


def any_tired(state: CampaignState, power: str) -> bool:
    """Whether ships of a power have lost a combat in this impulse."""
    mine = sea_flag(state, power)
    return any(sea_flag(state, fleet.user) == mine for fleets in state.tired_ships.values() for fleet in fleets)


def tire(state: CampaignState, place: str, power: str) -> None:
    """Ships that lost a combat may not move again in this impulse, nor their leaders."""
    for fleet in navy(state, place, power):
        tired = _tired(state, place, fleet)
        _set_tired(state, place, fleet, tuple(map(sub, fleet.counts, tired.counts)))
    for leader in admirals_in(state, place, power):
        state.mark(TIRED, leader)


def fresh(state: CampaignState, place: str, fleet: Fleet) -> Fleet:
    """What of a fleet may still move in this impulse."""
    if place not in state.tired_ships:
        return fleet
    tired = _tired(state, place, fleet)
    return fleet._replace(counts=tuple(map(sub, fleet.counts, tired.counts)))


# -- leaving


def retreat_places(state: CampaignState, power: str, place: str) -> list[str]:
    """Where ships may retreat to (16.2 step 9): no enemy ships there; ports, which only zones lead to, must be own."""
    found = [
        target
        for target in exits(state, place, power)
        if (target in state.realm.atlas.seas or own_port(state, power, target))  # war-16.2-10
        and not enemy_ships(state, power, target)  # war-16.2-9 war-16.2-10
        and target not in state.realm.stricken(state)
    ]
    owners = [fleet.owner for fleet in navy(state, place, power)]
    together = [target for target in found if all(may_sail(state, owner, target) for owner in owners)]
    parted = [target for target in found if any(may_sail(state, owner, target) for owner in owners)]
    return together or parted if owners else []  # ships are left behind only where no place is open to all


def retreat(state: CampaignState, power: str, place: str) -> Flow:
    """All ships of a power leave a place together, or are lost."""
    places = retreat_places(state, power, place)
    if not places:
        lose_everything(state, place, power)  # war-16.2-10
        return
    options: list[Option] = [("retreat_to", target) for target in places]
    chooser = power if power in state.seats else state.active  # nobody sits behind an inactive minor power
    about = {"power2": power, "place": place}
    chosen = options[0] if len(options) == 1 else (yield Ask(chooser, "sea_retreat", options, about=about))
    target = str(chosen[1])
    sail_all(state, power, place, target)
    state.log("ships_retreat", power=power, place=place, place2=target)


def evacuate_port(state: CampaignState, space: str) -> Flow:
    """12.2: ships that are no longer at home in a port that changed hands leave it at once."""
    for power in crews_in(state, space):
        if not at_home(state, power, space):
            yield from retreat(state, power, space)  # war-12.2-6


def eliminate_ships(state: CampaignState, space: str) -> None:
    """15.1: ships in a port that is taken by assault are lost."""
    for power in crews_in(state, space):
        if not at_home(state, power, space):
            lose_everything(state, space, power)


def at_home(state: CampaignState, power: str, port: str) -> bool:
    """Whether ships of a power may lie in a port: its own, or one that it may use like its own."""
    return own_port(state, power, port) or state.realm.docks(state, power, port)
