"""Spaces and captives that change hands without a fight: by deal, peace, ransom or activation (9, 22)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from warcouncil.campaign import forces, navies
from warcouncil.campaign.pieces import Fleet
from warcouncil.campaign.relations import (
    allied,
    besieged,
    commander,
    commanders_in,
    controls,
    leader_side,
    navy,
    sailors_in,
)
from warcouncil.campaign.sieges import check_sieges, end_siege
from warcouncil.campaign.stacks import side
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.graph import nearest
from warcouncil.titles.here_i_stand.components import (
    ADMIRALS,
    ATLAS,
    CAPITALS,
    ELECTORATES,
    KEYS,
    LEADERS,
    MAJORS,
    SPACES,
)
from warcouncil.titles.here_i_stand.faith import religion
from warcouncil.titles.here_i_stand.realm import ATLANTIC, BARRED_FROM_ATLANTIC
from warcouncil.titles.here_i_stand.state import ORDER, HereIStandState

PORT_SPACES = tuple(space.id for space in SPACES.values() if space.ports)

KINDS = {
    "leader_home": Kind({"return_to": ("leader", "space")}),
    "ships_home": Kind({"berth": ("place", "space")}),
}
REFUSALS = {
    "leader_home": "his-9.1-6",
    "ships_home": "his-9.3-5",
}


# -- spaces


def occupants(state: HereIStandState, space: str) -> tuple[str, ...]:
    """The powers that have land units, ships or leaders in a space."""
    found: set[str] = set()
    if space in state.troops:
        found.update(commanders_in(state, space))
    if space in state.fleets:
        found.update(sailors_in(state, space))
    if space in state.leaders.values():
        found |= {side(state, leader) for leader, place in state.leaders.items() if place == space}
    if space in state.admirals.values():
        found |= {
            leader_side(state, admiral, ADMIRALS[admiral].power)
            for admiral, place in state.admirals.items()
            if place == space
        }
    return tuple(sorted(found, key=ORDER.__getitem__) if len(found) > 1 else found)


def hand_over(state: HereIStandState, spaces: Mapping[str, str]) -> Flow:
    """Control of spaces passes to powers, of all at once; then whoever is not at home there any more leaves."""
    before = {space: commander(state, state.control[space]) for space in spaces}
    for space, power in spaces.items():
        state.control[space] = power  # his-9.1-25 his-12.3-1
        state.sieges.pop(space, None)
        state.log("space_handed_over", space=space, power=power, power2=before[space])
    for space, power in spaces.items():
        for other in occupants(state, space):
            if other != power and (other == before[space] or not allied(state, other, power)):
                yield from leave(state, other, space)  # his-9.3-5
    religion.call_up(state)  # his-21.6-9


def leave(state: HereIStandState, power: str, space: str, unbesieged: bool = False) -> Flow:
    """All pieces of a power leave a space: land units for a fortified space of theirs, ships for a port (9.3)."""
    end_siege(state, power, space)
    yield from forces.displace(state, power, space, unbesieged)  # his-9.3-5
    yield from check_sieges(state)  # his-15.3-1
    for fleet in navy(state, space, power):
        yield from sail_home(state, power, space, fleet)
    for admiral in navies.admirals_in(state, space, power):
        admiral_leaves(state, power, space, admiral)


def own_ports(state: HereIStandState, power: str, owner: str, place: str) -> tuple[str, ...]:
    """The nearest ports of a power for ships or leaders of an owner, by sea zones."""
    avoid = ATLANTIC if owner in BARRED_FROM_ATLANTIC else ""
    ports = [port for port in PORT_SPACES if port != place and controls(state, power, port)]
    return nearest(ATLAS.sea_zones_from(place, avoid), ports)


def sail_home(state: HereIStandState, power: str, place: str, fleet: Fleet) -> Flow:
    """Ships go to the nearest port of their power, with the naval leaders of their place; without one they are lost."""
    ports = own_ports(state, power, fleet.owner, place)
    if not ports:
        navies.sink(state, place, fleet)
        return
    options: list[Option] = [("berth", place, port) for port in ports]
    choice = options[0]
    if power in MAJORS:
        about = {"place": place, "amount": fleet.squadrons + fleet.corsairs}
        choice = yield Ask(power, "ships_home", options, about=about)  # his-9.3-5
    target = str(choice[2])
    navies.transfer(state, place, target, fleet)
    state.log("ships_displaced", power=power, place=place, space=target, amount=fleet.squadrons + fleet.corsairs)
    for admiral in navies.admirals_in(state, place, power):
        if can_follow(admiral, place, target):
            state.admirals[admiral] = target


def can_follow(admiral: str, place: str, port: str) -> bool:
    """Whether a naval leader can sail to a port with ships of his place: Andrea Doria never through the Atlantic."""
    if ADMIRALS[admiral].power not in BARRED_FROM_ATLANTIC:
        return True
    return bool(nearest(ATLAS.sea_zones_from(place, ATLANTIC), (port,)))  # his-16.1-7


def admiral_leaves(state: HereIStandState, power: str, place: str, admiral: str) -> None:
    """A naval leader without ships goes to the nearest port of his power, or to the turn track."""
    ports = own_ports(state, power, ADMIRALS[admiral].power, place)
    if ports:
        state.admirals[admiral] = ports[0]
    else:
        navies.wait_for_next_turn(state, admiral)


# -- captives


def captives_of(state: HereIStandState, power: str) -> tuple[str, ...]:
    """The army leaders of a power that others hold."""
    if not state.captives:
        return ()
    return tuple(leader for leader in LEADERS if leader in state.captives and side(state, leader) == power)


def lodgings(
    state: HereIStandState, power: str, holder: Callable[[str], str], friend: Callable[[str], bool]
) -> tuple[str, ...]:
    """Where a leader of a power comes back to: a capital if possible, otherwise a friendly home key.

    The Protestants have neither: their leaders return to an electorate they control. `holder` says who controls a
    space and `friend` who is a friend of the power, so that a deal can look ahead.
    """
    if power == "protestant":
        return tuple(space for space in ELECTORATES if holder(space) == power)
    capitals = tuple(space for space in CAPITALS[power] if holder(space) == power and not besieged(state, space))
    if capitals:
        return capitals
    return tuple(space for space in KEYS if SPACES[space].home == power and friend(holder(space)))


def lodgings_now(state: HereIStandState, power: str) -> tuple[str, ...]:
    return lodgings(
        state, power, lambda space: commander(state, state.control[space]), lambda other: allied(state, other, power)
    )


def bring_home(state: HereIStandState, leader: str) -> Flow:
    """A captured leader returns; his power chooses if there are several places."""
    power = side(state, leader)
    assert power in MAJORS
    options: list[Option] = [("return_to", leader, space) for space in lodgings_now(state, power)]
    about = {"leader": leader}
    choice = yield Ask(power, "leader_home", options, about=about)  # his-9.1-6 his-9.3-8 his-9.4-1
    del state.captives[leader]
    state.leaders[leader] = str(choice[2])
    state.log("leader_returns", leader=leader, power=power, space=choice[2])
