"""Land units and their leaders as the rules of war count them (5): sums, places, what has been done in this impulse."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import combinations
from operator import add, mul, sub

import msgspec

from warcouncil.campaign.kept import SERVICE, STANDING
from warcouncil.campaign.pieces import Battle, Formation, Troops
from warcouncil.campaign.relations import allied, army, army_places, host, marshal, partners
from warcouncil.campaign.state import MOVED, CampaignState
from warcouncil.table.kept import follows_from

WITHOUT_LEADER = 4
GARRISON = 4
"""What fits inside a fortification."""

Stacks = tuple[Troops, ...]


# -- sums


def some(state: CampaignState, owner: str, unit: str, number: int) -> Troops:
    """So many units of one kind."""
    return state.realm.troops(owner, **{unit: number})


def number(state: CampaignState, stack: Troops, unit: str) -> int:
    """How many units of a kind are in a stack."""
    return stack.counts[state.realm.column[unit]]


def total(stacks: Iterable[Troops]) -> int:
    return sum(stack.size for stack in stacks)


def worth(stacks: Iterable[Troops], each: tuple[int, ...]) -> int:
    """What some stacks are worth by a number for each kind, such as their dice."""
    return sum(sum(map(mul, stack.counts, each)) for stack in stacks)


def stack_of(state: CampaignState, stacks: Iterable[Troops], owner: str) -> Troops:
    for stack in stacks:
        if stack.owner == owner:
            return stack
    return state.realm.no_troops[owner]


def _combined(
    state: CampaignState, stacks: Stacks, others: Iterable[Troops], each: Callable[[int, int], int]
) -> Stacks:
    found = {stack.owner: stack for stack in stacks}
    for stack in others:
        owner = stack.owner
        now = found.get(owner) or state.realm.no_troops[owner]
        found[owner] = Troops(owner, tuple(map(each, now.counts, stack.counts)))
    owners = sorted(found, key=state.realm.order.__getitem__)
    return tuple([found[owner] for owner in owners if any(found[owner].counts)])


def plus(state: CampaignState, stacks: Stacks, others: Iterable[Troops]) -> Stacks:
    return _combined(state, stacks, others, add)


def minus(state: CampaignState, stacks: Stacks, others: Iterable[Troops]) -> Stacks:
    return _combined(state, stacks, others, sub)


def common(stack: Troops, other: Troops) -> Troops:
    """What both hold of each kind."""
    return Troops(stack.owner, tuple(map(min, stack.counts, other.counts)))


def has_mounted(state: CampaignState, stacks: Iterable[Troops]) -> bool:
    return any(number(state, stack, unit) for stack in stacks for unit in state.realm.mounted)


def mounted(state: CampaignState, stacks: Iterable[Troops]) -> int:
    """How many mounted units there are."""
    return sum(number(state, stack, unit) for stack in stacks for unit in state.realm.mounted)


def of_power(state: CampaignState, stacks: Iterable[Troops], power: str) -> Stacks:
    """Those of some stacks that a power commands."""
    return tuple(stack for stack in stacks if marshal(state, stack.owner) == power)


def powers_of(state: CampaignState, stacks: Iterable[Troops]) -> tuple[str, ...]:
    """Who commands some stacks, in the order of the powers."""
    found = {marshal(state, stack.owner) for stack in stacks}
    return tuple(sorted(found, key=state.realm.order.__getitem__))


# -- leaders


def leaders_in(state: CampaignState, place: str, power: str) -> tuple[str, ...]:
    """The army leaders that a power has in a place."""
    if place not in state.leaders.values():
        return ()
    here = [leader for leader, where in state.leaders.items() if where == place and side(state, leader) == power]
    return tuple(sorted(here, key=state.realm.leader_order.__getitem__) if len(here) > 1 else here)


def officers(state: CampaignState, place: str, power: str) -> tuple[str, ...]:
    """The army leaders in a place who may act as one with units of a power."""
    joint = state.realm.joint
    if not joint:
        return leaders_in(state, place, power)
    if place not in state.leaders.values():
        return ()
    here = [leader for leader, where in state.leaders.items() if where == place]
    together = partners(state, place, power)
    able = [
        leader
        for leader in here
        if (side(state, leader) in together or power in joint.get(leader, ()))
        and allied(state, side(state, leader), power)
    ]
    return tuple(sorted(able, key=state.realm.leader_order.__getitem__) if len(able) > 1 else able)


@follows_from(SERVICE)
def served_by(state: CampaignState) -> dict[str, str]:
    """Army leader on the map -> the power that he serves: see `side`."""
    realm, sides, minors = state.realm, state.sides, state.minors
    known, marshals = realm.leaders, realm.marshals
    own = {leader: sides[leader] if leader in sides else known[leader].power for leader in state.leaders}
    return {leader: marshals[one] if one not in minors else marshals[minors[one]] for leader, one in own.items()}


@follows_from(SERVICE)
def posts(state: CampaignState, power: str) -> frozenset[str]:
    """Where army leaders of a power are."""
    served = served_by(state)
    return frozenset([where for leader, where in state.leaders.items() if served[leader] == power])


@follows_from(STANDING)
def stations(state: CampaignState, power: str) -> list[str]:
    """The spaces in which a power has land units or army leaders, in the order of the map."""
    atlas = state.realm.atlas
    places = army_places(state, power).union(posts(state, power))
    return atlas.in_order([place for place in places if place in atlas.spaces])


def side(state: CampaignState, leader: str) -> str:
    """The power that an army leader serves."""
    sides, minors, realm = state.sides, state.minors, state.realm
    own = sides[leader] if leader in sides else realm.leaders[leader].power  # as `leader_side` and `marshal` have it
    return realm.marshals[minors[own]] if own in minors else realm.marshals[own]


def best_battle(state: CampaignState, leaders: Iterable[str]) -> int:
    """The highest battle rating."""
    return max((state.realm.leaders[leader].battle for leader in leaders), default=0)  # war-5.1-2


def formation_limit(state: CampaignState, leaders: Iterable[str]) -> int:
    """5.1: how many units these leaders take along: the command ratings of the best two."""
    known = state.realm.leaders
    named = tuple(leaders)
    if not named:
        return WITHOUT_LEADER  # war-5.1-1
    alone = [(leader,) for leader in named]
    pairs = [pair for pair in combinations(named, 2) if not state.realm.rivals(state, *pair)] or alone
    return max(sum(known[leader].command for leader in pair) for pair in pairs)  # war-5.1-4


# -- taking up and putting down


def lift(state: CampaignState, place: str, formation: Formation) -> None:
    """A formation leaves a place: it is nowhere until it is put down."""
    for stack in formation.troops:
        state.remove_stack(place, stack)
    for leader in formation.leaders:
        assert state.leaders[leader] == place, (leader, place)
        del state.leaders[leader]


def put_down(state: CampaignState, place: str, formation: Formation) -> None:
    """A formation comes to a place."""
    for stack in formation.troops:
        state.add_stack(place, stack)
    for leader in formation.leaders:
        state.leaders[leader] = place


def relocate(state: CampaignState, origin: str, target: str, formation: Formation) -> None:
    """A formation goes to another space at once; what its units have done goes with them."""
    for marks in (state.tired, state.moved):
        done = tuple(marked(state, marks, origin, stack) for stack in formation.troops)
        unmark(state, marks, origin, formation.troops)
        mark(state, marks, target, done)
    lift(state, origin, formation)
    put_down(state, target, formation)


def closed_spaces(state: CampaignState) -> frozenset[str]:
    """Spaces that are no part of the game yet."""
    return state.realm.closed_spaces(state)


def closed(state: CampaignState, space: str) -> str | None:
    """The clause that closes a space to all movement."""
    return state.realm.closed(state, space)


def everybody(state: CampaignState, place: str, power: str) -> Formation:
    """All units and leaders that a power commands in a place."""
    return Formation(power, army(state, place, power), leaders_in(state, place, power))


def whole_host(state: CampaignState, place: str, power: str) -> Formation:
    """All units and leaders in a place that may act as one with those of a power."""
    return Formation(power, host(state, place, power), officers(state, place, power))


def serving(state: CampaignState, stacks: Stacks) -> Stacks:
    """Some stacks without the units of a train that have nobody to serve them."""
    lame: dict[str, int] = {}
    for unit, needed in state.realm.trains.items():
        column = state.realm.column[unit]
        carts = 0
        for stack in stacks:
            carts += stack.counts[column]
        helpers = sum(number(state, stack, other) for stack in stacks for other in needed) if carts else 0
        if carts > helpers:
            lame[unit] = carts - helpers
    if not lame:
        return stacks
    for unit, many in lame.items():
        for stack in reversed(stacks):
            gone = min(many, number(state, stack, unit))
            many -= gone
            if gone:
                stacks = minus(state, stacks, (some(state, stack.owner, unit, gone),))
    return stacks


# -- units anywhere, those in a battle included


def units_at(state: CampaignState, place: str) -> Stacks:
    """All land units in a place, also those that fight there now."""
    here = state.troops.get(place, ())
    battle = state.battle
    if battle is not None and battle.place == place:
        here = plus(state, plus(state, here, battle.attacking), battle.defending)
    return here


def fighting_side(state: CampaignState, place: str, owner: str) -> str:
    """attacking or defending, if units of this owner would fight in the battle that goes on in a place."""
    battle = state.battle
    if battle is None or battle.place != place:
        return ""
    power = marshal(state, owner)
    if power == battle.attacker or stack_of(state, battle.attacking, owner).size:
        return "attacking"  # units of several powers attack as one
    return "defending" if power in battle.defenders or stack_of(state, battle.defending, owner).size else ""


def change_battle(state: CampaignState, **changes: object) -> None:
    assert state.battle is not None
    state.battle = msgspec.structs.replace(state.battle, **changes)


def battle_of(state: CampaignState) -> Battle:
    battle = state.battle
    assert battle is not None
    return battle


def add_units(state: CampaignState, place: str, owner: str, unit: str, amount: int) -> None:
    """New units in a place; where their power fights just now they fight with it."""
    new = some(state, owner, unit, amount)
    fighting = fighting_side(state, place, owner)
    if fighting:
        change_battle(state, **{fighting: plus(state, getattr(state.battle, fighting), (new,))})
    else:
        state.add_stack(place, new)


def remove_units_at(state: CampaignState, place: str, owner: str, unit: str, amount: int) -> None:
    """Units leave the map, first those that fight."""
    fighting = fighting_side(state, place, owner)
    if fighting:
        stacks: Stacks = getattr(state.battle, fighting)
        from_battle = min(amount, number(state, stack_of(state, stacks, owner), unit))
        change_battle(state, **{fighting: minus(state, stacks, (some(state, owner, unit, from_battle),))})
        amount -= from_battle
    if amount:
        state.remove_stack(place, some(state, owner, unit, amount))


# -- what has been done in this impulse

Marks = dict[str, Stacks]
"""Units by place; the marks are never more than there are units (units may have died since)."""


def marked(state: CampaignState, marks: Marks, place: str, stack: Troops) -> Troops:
    """How many units of a stack bear a mark."""
    return common(stack, stack_of(state, marks.get(place, ()), stack.owner))


def mark(state: CampaignState, marks: Marks, place: str, stacks: Iterable[Troops]) -> None:
    now = plus(state, marks.get(place, ()), stacks)
    if now:
        marks[place] = now


def unmark(state: CampaignState, marks: Marks, place: str, stacks: Iterable[Troops]) -> None:
    """Units have left a place: those that bear the mark are said to have left first."""
    left = minus(state, marks.get(place, ()), [marked(state, marks, place, stack) for stack in stacks])
    if left:
        marks[place] = left
    else:
        marks.pop(place, None)


def without_marks(state: CampaignState, marks: Marks, place: str, stacks: Iterable[Troops]) -> Stacks:
    if place not in marks:
        return tuple(stacks)
    return tuple(left for stack in stacks for left in minus(state, (stack,), (marked(state, marks, place, stack),)))


def note_move(state: CampaignState, place: str, formation: Formation) -> None:
    """A formation has moved to a place in this impulse."""
    mark(state, state.moved, place, formation.troops)
    for leader in formation.leaders:
        state.mark(MOVED, leader)
