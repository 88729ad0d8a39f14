"""Political control and unrest (12): lines of communication, unfortified spaces, unrest."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from warcouncil.engine.flow import MOMENT, Flow
from warcouncil.engine.looks import once_a_look
from warcouncil.engine.state import Option
from warcouncil.titles.here_i_stand import navies, windows
from warcouncil.titles.here_i_stand.actions import COSTS, REGISTER, Action
from warcouncil.titles.here_i_stand.components import (
    ADMIRALS,
    ELECTORATES,
    INDEPENDENT,
    NEIGHBOURS,
    PLACE,
    PORTS,
    ROADS,
    SEA_NEIGHBOURS,
    SEAS,
    SPACES,
)
from warcouncil.titles.here_i_stand.relations import (
    allied,
    army_places,
    at_war,
    commanders_in,
    fortified,
    friendly,
    friends,
    home_of,
    hostile,
    leader_side,
    sailors_in,
)
from warcouncil.titles.here_i_stand.stacks import side
from warcouncil.titles.here_i_stand.state import HereIStandState

PROTESTANT = "protestant"


# -- lines of communication (12.1)


def line_of_communication(state: HereIStandState, power: str, space: str, by_land: int = 0) -> bool:
    """Whether a line leads from a fortified home space of the power or its friends to a space, whatever its state.

    With `by_land` it may use connections only, and at most so many of them (Siege Artillery).
    """
    reached = {space}
    frontier = [space]
    steps = 0
    while frontier and not (by_land and steps >= by_land):
        steps += 1
        following: list[str] = []
        for place in frontier:
            for near in leads(place, sea=not by_land):
                if near in reached:
                    continue
                reached.add(near)
                if near in SEAS:
                    if friendly_ships(state, power, near):
                        following.append(near)  # his-12.1-4
                elif passable(state, power, near):
                    if is_source(state, power, near):
                        return True
                    following.append(near)  # his-12.1-6
        frontier = following
    return False


@cache
def leads(place: str, sea: bool) -> tuple[str, ...]:
    """What a line may come from: neighbours, and over a port the sea zones and ports behind it."""
    if place in SEAS:
        return (*PORTS[place], *SEA_NEIGHBOURS[place])
    return (*NEIGHBOURS[place], *SPACES[place].ports) if sea else NEIGHBOURS[place]


@once_a_look
def friendly_ships(state: HereIStandState, power: str, sea: str) -> bool:
    """Whether ships of the power or its friends hold a sea zone open, and none of its enemies are there."""
    here = sailors_in(state, sea)
    return any(allied(state, power, other) for other in here) and not any(at_war(state, power, other) for other in here)


@once_a_look
def passable(state: HereIStandState, power: str, space: str) -> bool:
    """Whether a line may go through a space, or start there."""
    if not friendly(state, power, space) or space in state.unrest:  # his-12.1-2 his-12.1-7
        return False
    if space in ELECTORATES and not state.league:
        return False  # his-12.1-3
    return not any(at_war(state, power, other) for other in everybody_in(state, space))  # his-12.1-2


def everybody_in(state: HereIStandState, space: str) -> Iterator[str]:
    """The powers with land units, ships or leaders in a space."""
    if space in state.troops:
        yield from commanders_in(state, space)
    if space in state.fleets:
        yield from sailors_in(state, space)
    if space in state.leaders.values():
        for leader, place in state.leaders.items():
            if place == space:
                yield side(state, leader)
    if space in state.admirals.values():
        for admiral, place in state.admirals.items():
            if place == space:
                yield leader_side(state, admiral, ADMIRALS[admiral].power)


def is_source(state: HereIStandState, power: str, space: str) -> bool:
    """Whether lines start in a friendly space: a fortified home space of the power, an ally, or a minor ally."""
    home = home_of(state, space)
    return home != INDEPENDENT and fortified(state, space) and allied(state, power, home)  # his-12.1-1


# -- changing control


def gain(state: HereIStandState, power: str, space: str) -> None:
    """Political control passes to a power; religion stays as it is."""
    state.log("takes_control", power=power, space=space, power2=state.control[space])
    state.control[space] = power  # his-12.2-5 his-2.2-10


def take_control(state: HereIStandState, power: str, space: str) -> Flow:
    """A power takes a space, and ships that are not at home in an unfortified port any more leave it."""
    gain(state, power, space)
    if not fortified(state, space):
        yield from navies.evacuate_port(state, space)
    yield MOMENT
    yield from after_battle(state)


def after_battle(state: HereIStandState) -> Flow:
    """What other chapters look at when a battle, an assault or a change of control is over."""
    for look in windows.AFTER_BATTLE:
        consequence = look(state)
        if consequence is not None:
            yield from consequence
    yield MOMENT


# -- the action: control an unfortified space (12.2)


def near_army(state: HereIStandState, power: str) -> list[str]:
    """The spaces with land units of a power and those next to them, not over passes, in the order of the map."""
    found: set[str] = set()
    for space in army_places(state, power):
        if space in SPACES:
            found.add(space)
            found.update(ROADS[space])
    return sorted(found, key=PLACE.__getitem__)


def control_candidates(state: HereIStandState, power: str) -> Iterator[Option]:
    ours = friends(state, power)
    for space in near_army(state, power):
        if state.control[space] not in ours and not fortified(state, space):
            yield ("control", space)


def control_forbidden(state: HereIStandState, power: str, option: Option) -> str | None:
    space = str(option[1])
    if fortified(state, space):
        return "his-12.3-1"  # his-12.3-2
    if power == PROTESTANT and not state.league:
        return "his-21.6-1"
    if state.control[space] != INDEPENDENT and not hostile(state, power, space):
        return "his-12.2-1"
    if any(other != power and not allied(state, power, other) for other in commanders_in(state, space)):
        return "his-12.2-3"
    if not within_reach(state, power, space):
        return "his-12.2-2"
    if not line_of_communication(state, power, space):
        return "his-12-1"  # his-12.2-4
    return None


def within_reach(state: HereIStandState, power: str, space: str) -> bool:
    """Units in a space, or next to it while no enemy is; passes do not count, sieges do not matter (12.2, 12.4)."""
    held = army_places(state, power)
    if space in held:
        return True
    if held.isdisjoint(ROADS[space]):
        return False
    others = [other for place in ROADS[space] for other in commanders_in(state, place)]
    return not any(at_war(state, power, other) for other in others)  # his-12.2-7 his-2.2-9 his-15-4


def take_unfortified(state: HereIStandState, power: str, option: Option) -> Flow:
    yield from take_control(state, power, str(option[1]))  # his-12.2-1 his-2.1-12


# -- unrest (12.4)


def unoccupied(state: HereIStandState, space: str) -> bool:
    """Whether nobody has units, ships or leaders in a space, so that an event may put unrest there."""
    return not any(True for _ in everybody_in(state, space))  # his-12.4-2


def place_unrest(state: HereIStandState, space: str) -> None:
    state.unrest.add(space)
    state.log("unrest", space=space)


def remove_unrest(state: HereIStandState, space: str) -> None:
    state.unrest.discard(space)  # his-12.4-17
    state.log("unrest_ends", space=space)


def calm_candidates(state: HereIStandState, power: str) -> Iterator[Option]:
    if not state.unrest:
        return
    for space in sorted(state.unrest, key=PLACE.__getitem__):
        if calming_reach(state, power, space):
            yield ("calm", space)


def calming_reach(state: HereIStandState, power: str, space: str) -> bool:
    """What a newcomer may try: units there or next to it, or a Protestant home space."""
    places: Iterable[str] = (space, *ROADS[space])
    return not army_places(state, power).isdisjoint(places) or (power == PROTESTANT and not state.league)


def calm_forbidden(state: HereIStandState, power: str, option: Option) -> str | None:
    space = str(option[1])
    if power == PROTESTANT and not state.league and home_of(state, space) == PROTESTANT:
        return None  # his-12.4-14
    return None if within_reach(state, power, space) else "his-12.4-13"  # his-12.4-15


def calm(state: HereIStandState, power: str, option: Option) -> Flow:
    remove_unrest(state, str(option[1]))
    yield MOMENT


ACTS = {"control": ("space",), "calm": ("space",)}
REGISTER["control"] = Action(control_candidates, control_forbidden, COSTS["control_unfortified"], take_unfortified)
REGISTER["calm"] = Action(calm_candidates, calm_forbidden, COSTS["control_unfortified"], calm)
