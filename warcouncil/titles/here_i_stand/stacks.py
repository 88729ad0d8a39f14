"""Land units and their leaders as the rules of war count them (5): sums, places, what has been done in this impulse."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from warcouncil.engine.looks import once_a_look
from warcouncil.titles.here_i_stand.components import ELECTORATES, LAND_UNITS, LEADERS, PLACE, SPACES
from warcouncil.titles.here_i_stand.relations import army, army_places, commander, leader_side
from warcouncil.titles.here_i_stand.state import ORDER, Battle, Formation, HereIStandState, Troops

WITHOUT_LEADER = 4
GARRISON = 4
"""What fits inside a fortification."""
ALGIERS = "algiers"
FIELDS = dict(zip(LAND_UNITS, ("regulars", "mercenaries", "cavalry"), strict=True))

Stacks = tuple[Troops, ...]


# -- sums


def some(owner: str, unit: str, number: int) -> Troops:
    """So many units of one kind.

    >>> some("france", "mercenary", 2)
    Troops(owner='france', regulars=0, mercenaries=2, cavalry=0)
    """
    return Troops(owner, **{FIELDS[unit]: number})


def number(stack: Troops, unit: str) -> int:
    return int(getattr(stack, FIELDS[unit]))


def total(stacks: Iterable[Troops]) -> int:
    return sum(stack.size for stack in stacks)


def stack_of(stacks: Iterable[Troops], owner: str) -> Troops:
    return next((stack for stack in stacks if stack.owner == owner), Troops(owner))


def _combined(stacks: Stacks, others: Iterable[Troops], sign: int) -> Stacks:
    found = {stack.owner: stack for stack in stacks}
    for stack in others:
        now = found.get(stack.owner, Troops(stack.owner))
        found[stack.owner] = Troops(
            stack.owner,
            now.regulars + sign * stack.regulars,
            now.mercenaries + sign * stack.mercenaries,
            now.cavalry + sign * stack.cavalry,
        )
    return tuple(found[owner] for owner in sorted(found, key=ORDER.__getitem__) if found[owner].size)


def plus(stacks: Stacks, others: Iterable[Troops]) -> Stacks:
    return _combined(stacks, others, 1)


def minus(stacks: Stacks, others: Iterable[Troops]) -> Stacks:
    return _combined(stacks, others, -1)


def common(stack: Troops, other: Troops) -> Troops:
    """What both hold of each kind."""
    return Troops(stack.owner, *(min(one, two) for one, two in zip(stack[1:], other[1:], strict=True)))


def has_cavalry(stacks: Iterable[Troops]) -> bool:
    return any(stack.cavalry for stack in stacks)


def of_power(state: HereIStandState, stacks: Iterable[Troops], power: str) -> Stacks:
    """Those of some stacks that a power commands."""
    return tuple(stack for stack in stacks if commander(state, stack.owner) == power)


def powers_of(state: HereIStandState, stacks: Iterable[Troops]) -> tuple[str, ...]:
    """Who commands some stacks, in the order of POWERS."""
    found = {commander(state, stack.owner) for stack in stacks}
    return tuple(sorted(found, key=ORDER.__getitem__))


# -- leaders

LEADER_ORDER = {leader: index for index, leader in enumerate(LEADERS)}


def leaders_in(state: HereIStandState, place: str, power: str) -> tuple[str, ...]:
    """The army leaders that a power has in a place."""
    if place not in state.leaders.values():
        return ()
    here = [leader for leader, where in state.leaders.items() if where == place and side(state, leader) == power]
    return tuple(sorted(here, key=LEADER_ORDER.__getitem__) if len(here) > 1 else here)


@once_a_look
def stations(state: HereIStandState, power: str) -> list[str]:
    """The spaces in which a power has land units or army leaders, in the order of the map."""
    places = set(army_places(state, power))
    places.update([where for leader, where in state.leaders.items() if side(state, leader) == power])
    return sorted([place for place in places if place in SPACES], key=PLACE.__getitem__)


def side(state: HereIStandState, leader: str) -> str:
    """The power that an army leader serves."""
    return leader_side(state, leader, LEADERS[leader].power)


def best_battle(leaders: Iterable[str]) -> int:
    """The highest battle rating."""
    return max((LEADERS[leader].battle for leader in leaders), default=0)  # his-5.1-2


def formation_limit(leaders: Iterable[str]) -> int:
    """5.1: how many units these leaders take along.

    >>> formation_limit([]), formation_limit(["ibrahim_pasha"]), formation_limit(["suleiman", "ibrahim_pasha"])
    (4, 6, 18)
    """
    ratings = sorted((LEADERS[leader].command for leader in leaders), reverse=True)
    return sum(ratings[:2]) if ratings else WITHOUT_LEADER  # his-5.1-1 his-5.1-4


# -- taking up and putting down


def lift(state: HereIStandState, place: str, formation: Formation) -> None:
    """A formation leaves a place: it is nowhere until it is put down."""
    for owner, regulars, mercenaries, cavalry in formation.troops:
        state.remove_troops(place, owner, regulars, mercenaries, cavalry)
    for leader in formation.leaders:
        assert state.leaders[leader] == place, (leader, place)
        del state.leaders[leader]


def put_down(state: HereIStandState, place: str, formation: Formation) -> None:
    """A formation comes to a place."""
    for owner, regulars, mercenaries, cavalry in formation.troops:
        state.add_troops(place, owner, regulars, mercenaries, cavalry)
    for leader in formation.leaders:
        state.leaders[leader] = place


def relocate(state: HereIStandState, origin: str, target: str, formation: Formation) -> None:
    """A formation goes to another space at once; what its units have done goes with them."""
    for marks in (state.tired, state.moved):
        done = tuple(marked(marks, origin, stack) for stack in formation.troops)
        unmark(marks, origin, formation.troops)
        mark(marks, target, done)
    lift(state, origin, formation)
    put_down(state, target, formation)


def everybody(state: HereIStandState, place: str, power: str) -> Formation:
    """All units and leaders that a power commands in a place."""
    return Formation(power, army(state, place, power), leaders_in(state, place, power))


# -- units anywhere, those in a battle included


def units_at(state: HereIStandState, place: str) -> Stacks:
    """All land units in a place, also those that fight there now."""
    here = state.troops.get(place, ())
    battle = state.battle
    if battle is not None and battle.place == place:
        here = plus(plus(here, battle.attacking), battle.defending)
    return here


def places_with(state: HereIStandState, owner: str) -> tuple[str, ...]:
    """The spaces with land units of a power, also those that fight."""
    return tuple(space for space in SPACES if any(stack.owner == owner for stack in units_at(state, space)))


def fighting_side(state: HereIStandState, place: str, owner: str) -> str:
    """attacking or defending, if units of this owner would fight in the battle that goes on in a place."""
    battle = state.battle
    if battle is None or battle.place != place:
        return ""
    power = commander(state, owner)
    if power == battle.attacker:
        return "attacking"
    return "defending" if power in battle.defenders else ""


def change_battle(state: HereIStandState, **changes: object) -> None:
    assert state.battle is not None
    state.battle = msgspec.structs.replace(state.battle, **changes)


def battle_of(state: HereIStandState) -> Battle:
    battle = state.battle
    assert battle is not None
    return battle


def add_units(state: HereIStandState, place: str, owner: str, unit: str, amount: int) -> None:
    """New units in a place; where their power fights just now they fight with it."""
    fighting = fighting_side(state, place, owner)
    if fighting:
        change_battle(state, **{fighting: plus(getattr(state.battle, fighting), (some(owner, unit, amount),))})
    else:
        state.add_troops(place, owner, *some(owner, unit, amount)[1:])


def remove_units_at(state: HereIStandState, place: str, owner: str, unit: str, amount: int) -> None:
    """Units leave the map, first those that fight."""
    fighting = fighting_side(state, place, owner)
    if fighting:
        stacks: Stacks = getattr(state.battle, fighting)
        from_battle = min(amount, number(stack_of(stacks, owner), unit))
        change_battle(state, **{fighting: minus(stacks, (some(owner, unit, from_battle),))})
        amount -= from_battle
    if amount:
        state.remove_troops(place, owner, *some(owner, unit, amount)[1:])


# -- what has been done in this impulse

Marks = dict[str, Stacks]
"""Units by place; the marks are never more than there are units (units may have died since)."""


def marked(marks: Marks, place: str, stack: Troops) -> Troops:
    """How many units of a stack bear a mark."""
    return common(stack, stack_of(marks.get(place, ()), stack.owner))


def mark(marks: Marks, place: str, stacks: Iterable[Troops]) -> None:
    now = plus(marks.get(place, ()), stacks)
    if now:
        marks[place] = now


def unmark(marks: Marks, place: str, stacks: Iterable[Troops]) -> None:
    """Units have left a place: those that bear the mark are said to have left first."""
    left = minus(marks.get(place, ()), [marked(marks, place, stack) for stack in stacks])
    if left:
        marks[place] = left
    else:
        marks.pop(place, None)


def without_marks(marks: Marks, place: str, stacks: Iterable[Troops]) -> Stacks:
    if place not in marks:
        return tuple(stacks)
    return tuple(left for stack in stacks for left in minus((stack,), (marked(marks, place, stack),)))


def note_move(state: HereIStandState, place: str, formation: Formation) -> None:
    """A formation has moved to a place in this impulse (Foul Weather asks for it)."""
    mark(state.moved, place, formation.troops)
    for leader in formation.leaders:
        state.mark_impulse("moved", leader)


# -- spaces that are no part of the game yet

_CLOSED = {
    (league, barbary): frozenset((() if league else ELECTORATES) + (() if barbary else (ALGIERS,)))
    for league in (False, True)
    for barbary in (False, True)
}


def closed_spaces(state: HereIStandState) -> frozenset[str]:
    """Electorates before the Schmalkaldic League, Algiers before the Barbary Pirates: nobody enters them."""
    return _CLOSED[state.league, state.barbary]


def closed(state: HereIStandState, space: str) -> str | None:
    """The clause that closes a space to all movement."""
    if space not in _CLOSED[state.league, state.barbary]:
        return None
    return "his-21.1-1" if space == ALGIERS else "his-21.6-2"
