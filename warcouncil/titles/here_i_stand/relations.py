"""Who is whose friend and enemy, who controls what: the words of chapter 2.2, used by all other chapters."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from warcouncil.titles.here_i_stand.components import (
    CAPITALS,
    FORTIFIED_BY_PRINT,
    INDEPENDENT,
    MAJORS,
    MINORS,
    SPACES,
)
from warcouncil.titles.here_i_stand.state import Fleet, HereIStandState, Troops, pair


def commander(state: HereIStandState, owner: str) -> str:
    """Who commands the pieces of a power: the major ally of an active minor power, else the power itself (22.3)."""
    return state.minors.get(owner, owner)  # his-22.3-1 his-22.1-4


def leader_side(state: HereIStandState, leader: str, printed: str) -> str:
    """The power that a leader serves now."""
    return commander(state, state.sides.get(leader, printed))


def at_war(state: HereIStandState, one: str, other: str) -> bool:
    """Whether two powers are at war; a minor power's wars are its ally's once it is active."""
    one, other = commander(state, one), commander(state, other)
    return one != other and pair(one, other) in state.wars  # his-2.2-5


def allied(state: HereIStandState, one: str, other: str) -> bool:
    """Whether two powers are the same, a major with its minor, or allies of this turn."""
    one, other = commander(state, one), commander(state, other)
    return one == other or (one in MAJORS and other in MAJORS and pair(one, other) in state.alliances)  # his-2.2-4


def enemies(state: HereIStandState, power: str) -> tuple[str, ...]:
    """Everybody at war with a power: majors in impulse order, then minors that no major commands."""
    return tuple(
        other
        for other in (*MAJORS, *MINORS)
        if other != power and other not in state.minors and at_war(state, power, other)
    )


def declare_war_marker(state: HereIStandState, one: str, other: str) -> None:
    """Put the marker on the diplomatic status display; allies stop being allies (22.5)."""
    state.wars.add(pair(one, other))
    state.alliances.discard(pair(one, other))


def controls(state: HereIStandState, power: str, space: str) -> bool:
    """Political control by the power or by a minor power that it commands."""
    return commander(state, state.control[space]) == power  # his-2.2-3


def friendly(state: HereIStandState, power: str, space: str) -> bool:
    """2.2: controlled by the power or an ally."""
    holder = state.control[space]
    return holder != INDEPENDENT and allied(state, power, holder)  # his-9.2-4 his-2.2-4 his-2.2-7


def hostile(state: HereIStandState, power: str, space: str) -> bool:
    """2.2: controlled by a power at war with this one."""
    return at_war(state, power, state.control[space])  # his-2.2-5


def fortified(state: HereIStandState, space: str) -> bool:
    """2.1: keys, electorates and fortresses, printed or placed; Algiers and pirate havens."""
    return space in FORTIFIED_BY_PRINT or space in state.fortresses or space in state.havens  # his-2.1-1


def home_of(state: HereIStandState, space: str) -> str:
    """Whose home space it is; a pirate haven is an Ottoman one (21.1)."""
    return "ottoman" if space in state.havens else SPACES[space].home  # his-21.1-4 his-21.1-5


def home_space(state: HereIStandState, power: str, space: str) -> bool:
    """A home space of the power or of a minor power it commands."""
    return commander(state, home_of(state, space)) == power


def own_capitals(state: HereIStandState, power: str) -> tuple[str, ...]:
    """The capitals that the power controls."""
    return tuple(space for space in CAPITALS.get(power, ()) if controls(state, power, space))


def army(state: HereIStandState, place: str, power: str) -> tuple[Troops, ...]:
    """The stacks in a place that a power commands: its own and those of its minor allies."""
    here = state.troops.get(place)
    if not here:
        return ()
    minors = state.minors
    return tuple([stack for stack in here if minors.get(stack.owner, stack.owner) == power])  # his-9.2-12


def army_places(state: HereIStandState, power: str) -> list[str]:
    """Where a power commands land units: spaces and foreign wars, in no order that means anything."""
    minors = state.minors
    return [
        place
        for place, stacks in state.troops.items()
        if any(minors.get(stack.owner, stack.owner) == power for stack in stacks)
    ]


def army_size(state: HereIStandState, place: str, power: str) -> int:
    return sum(stack.size for stack in army(state, place, power))


def commanders_in(state: HereIStandState, place: str) -> tuple[str, ...]:
    """The powers that command land units in a place, in the order of POWERS."""
    found: list[str] = []
    for stack in state.troops.get(place, ()):
        power = commander(state, stack.owner)
        if power not in found:
            found.append(power)
    return tuple(found)


def navy(state: HereIStandState, place: str, power: str) -> tuple[Fleet, ...]:
    """The fleets in a port or sea zone that a power commands: its own, of its minors, and lent to it."""
    return tuple(fleet for fleet in state.fleets.get(place, ()) if commander(state, fleet.user) == power)


def sailors_in(state: HereIStandState, place: str) -> tuple[str, ...]:
    """The powers that command naval units in a place."""
    found: list[str] = []
    for fleet in state.fleets.get(place, ()):
        power = commander(state, fleet.user)
        if power not in found:
            found.append(power)
    return tuple(found)


def besieged(state: HereIStandState, space: str) -> bool:
    return space in state.sieges


def shut_in(state: HereIStandState, leader: str, power: str) -> bool:
    """Whether a leader of a power is in a besieged space, and not with the besiegers."""
    space = state.leaders.get(leader, "")
    return besieged(state, space) and all(besieger != power for besieger, _ in state.sieges[space])


def inside(state: HereIStandState, space: str) -> tuple[Troops, ...]:
    """The units inside a besieged fortification: those of its controller and of the controller's allies (15)."""
    holder = state.control[space]
    besiegers = {power for power, _ in state.sieges.get(space, ())}
    return tuple(
        stack
        for stack in state.troops.get(space, ())
        if commander(state, stack.owner) not in besiegers
        and (stack.owner == holder or allied(state, stack.owner, holder))
    )


def in_order(powers: Iterable[str], first: str = MAJORS[0]) -> Iterator[str]:
    """Major powers in impulse order, beginning with one of them."""
    wanted = set(powers)
    start = MAJORS.index(first)
    for power in MAJORS[start:] + MAJORS[:start]:
        if power in wanted:
            yield power
