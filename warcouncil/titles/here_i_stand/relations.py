"""Who is whose friend and enemy, who controls what: the words of chapter 2.2, used by all other chapters."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from warcouncil.engine.looks import once_a_look
from warcouncil.titles.here_i_stand.components import (
    CAPITALS,
    FORTIFIED_BY_PRINT,
    INDEPENDENT,
    MAJORS,
    MINORS,
    PLACE,
    POWERS,
    SPACES,
)
from warcouncil.titles.here_i_stand.state import Fleet, HereIStandState, Troops, pair


def commander(state: HereIStandState, owner: str) -> str:
    """Who commands the pieces of a power: the major ally of an active minor power, else the power itself (22.3)."""
    return state.minors.get(owner, owner)  # his-22.3-1 his-22.1-4


def owners_under(state: HereIStandState, power: str) -> set[str]:
    """Whose pieces and spaces a power commands: its own, and those of its minor allies."""
    owners = {minor for minor, ally in state.minors.items() if ally == power}
    if power not in state.minors:
        owners.add(power)
    return owners


def leader_side(state: HereIStandState, leader: str, printed: str) -> str:
    """The power that a leader serves now."""
    own = state.sides.get(leader, printed)
    return state.minors.get(own, own)


def at_war(state: HereIStandState, one: str, other: str) -> bool:
    """Whether two powers are at war; a minor power's wars are its ally's once it is active."""
    minors = state.minors
    one, other = minors.get(one, one), minors.get(other, other)
    return one != other and pair(one, other) in state.wars  # his-2.2-5


def allied(state: HereIStandState, one: str, other: str) -> bool:
    """Whether two powers are the same, a major with its minor, or allies of this turn."""
    minors = state.minors
    one, other = minors.get(one, one), minors.get(other, other)
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
    holder = state.control[space]
    return state.minors.get(holder, holder) == power  # his-2.2-3


@once_a_look
def controlled(state: HereIStandState, power: str) -> list[str]:
    """The spaces that a power controls, its minor powers' included, in the order of the map."""
    owners = owners_under(state, power)
    return sorted([space for space, owner in state.control.items() if owner in owners], key=PLACE.__getitem__)


@once_a_look
def friends(state: HereIStandState, power: str) -> frozenset[str]:
    """Whose spaces are friendly to a power: its own, those of its allies and of their minor powers."""
    return frozenset([holder for holder in POWERS if holder != INDEPENDENT and allied(state, power, holder)])


def friendly(state: HereIStandState, power: str, space: str) -> bool:
    """2.2: controlled by the power or an ally."""
    holder = state.control[space]
    return holder != INDEPENDENT and (holder == power or allied(state, power, holder))  # his-9.2-4 his-2.2-4 his-2.2-7


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
    return tuple([space for space in CAPITALS.get(power, ()) if controls(state, power, space)])


def army(state: HereIStandState, place: str, power: str) -> tuple[Troops, ...]:
    """The stacks in a place that a power commands: its own and those of its minor allies."""
    here = state.troops.get(place)
    if not here:
        return ()
    minors = state.minors
    return tuple([stack for stack in here if minors.get(stack.owner, stack.owner) == power])  # his-9.2-12


@once_a_look
def army_places(state: HereIStandState, power: str) -> frozenset[str]:
    """Where a power commands land units: spaces and foreign wars."""
    owners = owners_under(state, power)
    return frozenset([place for place, stacks in state.troops.items() for stack in stacks if stack.owner in owners])


def army_size(state: HereIStandState, place: str, power: str) -> int:
    return sum(stack.size for stack in army(state, place, power))


def commanders_in(state: HereIStandState, place: str) -> tuple[str, ...]:
    """The powers that command land units in a place, in the order of POWERS."""
    here = state.troops.get(place)
    if not here:
        return ()
    minors = state.minors
    if len(here) == 1:
        return (minors.get(here[0].owner, here[0].owner),)
    return tuple(dict.fromkeys([minors.get(stack.owner, stack.owner) for stack in here]))


def navy(state: HereIStandState, place: str, power: str) -> tuple[Fleet, ...]:
    """The fleets in a port or sea zone that a power commands: its own, of its minors, and lent to it."""
    here = state.fleets.get(place)
    if not here:
        return ()
    minors = state.minors
    return tuple([fleet for fleet in here if minors.get(fleet.user, fleet.user) == power])


def sailors_in(state: HereIStandState, place: str) -> tuple[str, ...]:
    """The powers that command naval units in a place."""
    here = state.fleets.get(place)
    if not here:
        return ()
    minors = state.minors
    return tuple(dict.fromkeys([minors.get(fleet.user, fleet.user) for fleet in here]))


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
