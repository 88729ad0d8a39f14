"""The counters as a limit (5, 5.2): what can be shown with them, what can still be built, losses for want of change."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache

from warcouncil.campaign.pieces import Troops
from warcouncil.campaign.realm import PLAIN, Counters, Realm
from warcouncil.campaign.state import CampaignState
from warcouncil.engine.looks import once_a_look

Group = tuple[str, str]
"""A place and a kind of land unit: counters of one kind in one place may be exchanged freely."""
NOWHERE: Mapping[str, Troops] = {}


def on_the_way(state: CampaignState) -> Iterator[tuple[str, Troops]]:
    """Land units on the move or in a battle, with the places where they go or fight."""
    if state.move is not None:
        for stack in state.move.formation.troops:
            yield state.move.target, stack
    battle = state.battle
    if battle is not None:
        abroad = not state.realm.battles.get(battle.kind, PLAIN).on_map
        for stack in battle.attacking if abroad else (*battle.attacking, *battle.defending):
            yield battle.place, stack


@once_a_look
def groups(state: CampaignState, owner: str) -> dict[Group, int]:
    """How many units of each kind a power has in each place: on the map, on foreign wars, on the move, in a battle."""
    units, here = state.realm.land_units, standing(state, owner).items()
    found = {(place, unit): many for place, one in here for unit, many in zip(units, one.counts, strict=True) if many}
    for place, stack in on_the_way(state):
        for unit, number in zip(units, stack.counts, strict=True) if stack.owner == owner else ():
            if number:
                found[place, unit] = found.get((place, unit), 0) + number  # war-21.7-8
    if owner in state.realm.set_aside:
        state.realm.set_aside[owner](state, found)
    return found


def all_standing(state: CampaignState, owner: str) -> bool:
    """Whether the groups of a power are simply its stacks on the map."""
    if state.move is not None or state.battle is not None:
        return False
    return owner not in state.realm.set_aside or not state.realm.aside_now(state, owner)


def standing(state: CampaignState, owner: str) -> Mapping[str, Troops]:
    """The stacks of a power on the map and on foreign wars."""
    return state.armies().get(owner, NOWHERE)


def group_size(state: CampaignState, owner: str, place: str, unit: str) -> int:
    """The size of one group, with those who are on the way to that place or fight there."""
    if not all_standing(state, owner):
        return groups(state, owner).get((place, unit), 0)
    return state.stack(place, owner).counts[state.realm.column[unit]]


def group_sizes(state: CampaignState, owner: str, place: str) -> tuple[int, ...]:
    """The sizes of the groups in a place, kind by kind."""
    if all_standing(state, owner):
        return state.stack(place, owner).counts
    held = groups(state, owner)
    return tuple([held.get((place, unit), 0) for unit in state.realm.land_units])


def sizes(state: CampaignState, owner: str, pool: str) -> tuple[int, ...]:
    """The sizes of the groups of a power that are shown by one pool of its counters, the smallest first."""
    if all_standing(state, owner):
        return standing_sizes(state, owner, pool)
    units, held = state.realm.pool_units[pool], groups(state, owner).items()
    return tuple(sorted([size for (_, unit), size in held if unit in units]))


@once_a_look
def standing_sizes(state: CampaignState, owner: str, pool: str) -> tuple[int, ...]:
    """The same while all groups of the power are simply its stacks on the map."""
    columns, here = state.realm.pool_columns[pool], standing(state, owner).values()
    return tuple(sorted([stack.counts[at] for stack in here for at in columns if stack.counts[at]]))


# -- what can be shown


def can_show(counters: Counters, wanted: Sequence[int]) -> bool:
    """Whether groups of these sizes can be laid out with the counters of a power, all at once."""
    if counters.halved:
        pieces = [strength for strength, many in counters.denominations for _ in range(many)]  # war-5-2
        return _show_halved([size for size in wanted if size], pieces)  # war-22.3-4
    return _show_printed(wanted, dict(counters.denominations))  # war-5-2


def _show_printed(wanted: Sequence[int], many: dict[int, int]) -> bool:
    """Counters of 1, 2, 4 and 6. Odd groups take a 1 each; what is left is even and counted in halves."""
    odd = sum([size & 1 for size in wanted])
    ones = many.get(1, 0) - odd
    if ones < 0:
        return False
    uncovered = (sum(wanted) - odd) // 2 - many.get(2, 0) - ones // 2
    if uncovered <= 0:
        return True
    fours, quarters = many.get(4, 0), sum([size >> 2 for size in wanted])
    covered = 2 * min(fours, quarters)
    if many.get(6, 0):
        for tall in {size >> 1 for size in wanted if size >= 6}:
            rest = quarters - tall // 2 + (tall - 3) // 2
            covered = max(covered, 3 + 2 * min(fours, rest))
    return uncovered <= covered


def _show_halved(wanted: Sequence[int], counters: list[int]) -> bool:
    """The few counters of a minor power: each shows its strength or half of it."""
    if not wanted:
        return True
    if not counters:
        return False
    size, rest = wanted[0], wanted[1:]
    return any(_show_halved(rest, left) for left in _laid_out(size, counters))


def _laid_out(size: int, counters: list[int]) -> Iterator[list[int]]:
    """The counters left after a group of this size has been shown, in every way."""
    if size == 0:
        yield counters
        return
    if not counters:
        return
    first, others = counters[0], counters[1:]
    for shown in (first, first // 2):
        if shown <= size:
            yield from _laid_out(size - shown, others)
    for left in _laid_out(size, others):
        yield [first, *left]


def shown(state: CampaignState, owner: str) -> bool:
    """Whether the counters of a power can show what it has on the map."""
    realm = state.realm
    return False not in [_can_show(realm, owner, pool, sizes(state, owner, pool)) for pool in realm.pool_columns]


def can_split(state: CampaignState, owner: str, origin: str, target: str, part: Troops) -> bool:
    """Whether the counters can show the map once a part of a stack has gone elsewhere."""
    going, (here, there, pools) = part.counts, whole_groups(state, owner, origin, target)
    for pool, columns, now, fine in pools:
        left: list[int] | None = None
        for at in columns:
            if going[at]:
                left = left or list(now)
                _resize(left, here[at], -going[at])
                _resize(left, there[at], going[at])
        if left is not None:
            left.sort()
            fine = _can_show(state.realm, owner, pool, tuple(left))
        if not fine:
            return False
    return True


def splits_at_will(state: CampaignState, stacks: Iterable[Troops]) -> bool:
    """Whether the counters surely show the map whatever part of some stacks goes elsewhere: see `can_split`."""
    realm = state.realm
    return False not in [
        _ample(realm, stack.owner, pool, sizes(state, stack.owner, pool))
        for stack in stacks
        for pool in realm.pool_columns
    ]


@lru_cache(16384)
def _ample(realm: Realm, owner: str, pool: str, now: tuple[int, ...]) -> bool:
    """Whether counters of 1 and 2 are enough for groups of these sizes, if one of each kind is split, or joined to
    another: of two groups both may be odd then."""
    counters, kinds = realm.counters_in(owner, pool), len(realm.pool_columns[pool])
    if counters.halved:
        return not now
    many = dict(counters.denominations)
    ones, odd = many.get(1, 0), sum([size & 1 for size in now])
    return sum(now) < ones + 2 * many.get(2, 0) and odd + 2 * kinds <= ones


@once_a_look
def whole_groups(
    state: CampaignState, owner: str, origin: str, target: str
) -> tuple[tuple[int, ...], tuple[int, ...], list[tuple[str, tuple[int, ...], tuple[int, ...], bool]]]:
    """The groups of a power in two places while nobody goes from one to the other, and of each pool of its counters:
    its columns, the sizes of its groups, and whether they can be shown."""
    realm = state.realm
    here, there = group_sizes(state, owner, origin), group_sizes(state, owner, target)
    now = [(pool, columns, sizes(state, owner, pool)) for pool, columns in realm.pool_columns.items()]
    pools = [(pool, columns, held, _can_show(realm, owner, pool, held)) for pool, columns, held in now]
    return here, there, pools


@lru_cache(16384)
def _can_show(realm: Realm, owner: str, pool: str, now: tuple[int, ...]) -> bool:
    """Whether the counters of a pool can show groups of these sizes, the smallest first: the same are asked about again
    and again."""
    return can_show(realm.counters_in(owner, pool), now)


def _resize(now: list[int], before: int, change: int) -> None:
    """One group of this size, if there is one, grows or shrinks."""
    if before:
        now.remove(before)
    now.append(before + change)


# -- what can be built


def free_strength(state: CampaignState, owner: str, pool: str = "") -> int:
    """The strength of a power's land counters that are not on the map."""
    return state.realm.counters_in(owner, pool).strength - sum(sizes(state, owner, pool))


@once_a_look
def land_strength(state: CampaignState, owner: str) -> int:
    """The land units of a power on the board."""
    return sum([stack.size for stack in standing(state, owner).values()])


@once_a_look
def free_ships(state: CampaignState, owner: str) -> int:
    """The naval counters of a power that are neither on the map nor on the turn track."""
    afloat = sum([fleet.size for fleets in state.fleets.values() for fleet in fleets if fleet.owner == owner])
    aside = state.realm.ships_aside(state, owner)
    return state.realm.counters[owner].ships - afloat - aside - sum(state.lost_ships.get(owner, ()))  # war-17.2-2


def can_add(state: CampaignState, owner: str, unit: str, amount: int = 1, place: str = "") -> bool:
    """Whether the counters allow so many new units of a kind in a place."""
    if unit in state.realm.naval_units:
        return free_ships(state, owner) >= amount  # war-5.3-1 war-5.3-4
    before = group_size(state, owner, place, unit)
    return _may_grow(state, owner, state.realm.unit_pools.get(unit, ""), before, amount)  # war-17-3


def with_room(state: CampaignState, owner: str, unit: str, places: Sequence[str]) -> list[str]:
    """Those of some places in which the counters allow one more unit of a kind: `can_add` for many places at once."""
    if not places:
        return []
    pool = state.realm.unit_pools.get(unit, "")
    room, everywhere = _room(state.realm, owner, pool, sizes(state, owner, pool))
    if everywhere:
        return list(places)
    if all_standing(state, owner):
        column, here = state.realm.column[unit], standing(state, owner)
        before = [(place, here[place].counts[column] if place in here else 0) for place in places]
    else:
        held = groups(state, owner)
        before = [(place, held.get((place, unit), 0)) for place in places]
    return [place for place, size in before if size in room]


def fitting(state: CampaignState, owner: str, unit: str, places: Iterable[str], amounts: Iterable[int]) -> list[int]:
    """Those of some numbers of new land units of a kind that fit into one of some places: see `can_add`."""
    before = {group_size(state, owner, place, unit) for place in places}
    if not before:
        return []
    realm, pool = state.realm, state.realm.unit_pools.get(unit, "")
    now = sizes(state, owner, pool)
    return [many for many in amounts if any(_can_grow(realm, owner, pool, now, size, many) for size in before)]


def _may_grow(state: CampaignState, owner: str, pool: str, before: int, amount: int) -> bool:
    """Whether one group may grow; a menu asks this of many places with the same answer."""
    return _can_grow(state.realm, owner, pool, sizes(state, owner, pool), before, amount)


@lru_cache(16384)
def _can_grow(realm: Realm, owner: str, pool: str, now: tuple[int, ...], before: int, amount: int) -> bool:
    grown = list(now)
    _resize(grown, before, amount)
    return can_show(realm.counters_in(owner, pool), grown)


@lru_cache(16384)
def _room(realm: Realm, owner: str, pool: str, now: tuple[int, ...]) -> tuple[frozenset[int], bool]:
    """Of which sizes groups may grow by one unit, those of size 0 being new; and whether all that there are may."""
    known = {0, *now}
    room = frozenset([size for size in known if _can_grow(realm, owner, pool, now, size, 1)])
    return room, len(room) == len(known)


def can_change(state: CampaignState, owner: str, place: str, unit: str, into: str, amount: int = 1) -> bool:
    """Whether the counters can show so many units of a kind in a place as units of a kind of another pool."""
    pools = state.realm.unit_pools
    less = list(sizes(state, owner, pools[unit]))
    _resize(less, group_size(state, owner, place, unit), -amount)
    shown = _can_show(state.realm, owner, pools[unit], tuple(sorted(less)))
    return shown and can_add(state, owner, into, amount, place)
