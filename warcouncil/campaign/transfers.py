"""Spaces and captives that change hands without a fight: by deal, by peace, for a price or by activation (9, 22)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from warcouncil.campaign import forces, navies
from warcouncil.campaign.diplomacy import NOWHERE
from warcouncil.campaign.harbours import can_follow, own_ports
from warcouncil.campaign.pieces import Fleet
from warcouncil.campaign.relations import (
    allied,
    besieged,
    commander,
    commanders_in,
    flag,
    home_of,
    leader_side,
    navy,
    sailors_in,
)
from warcouncil.campaign.sieges import check_sieges, end_siege
from warcouncil.campaign.stacks import side
from warcouncil.campaign.state import CampaignState
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind

KINDS = {
    "leader_home": Kind({"return_to": ("leader", "space")}),
    "ships_home": Kind({"berth": ("place", "space")}),
}
REFUSALS = {
    "leader_home": "war-9.1-6",
    "ships_home": "war-9.3-5",
}


# -- spaces


def occupants(state: CampaignState, space: str) -> tuple[str, ...]:
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
            leader_side(state, admiral, state.realm.admirals[admiral].power)
            for admiral, place in state.admirals.items()
            if place == space
        }
    return tuple(sorted(found, key=state.realm.order.__getitem__) if len(found) > 1 else found)


def hand_over(state: CampaignState, spaces: Mapping[str, str]) -> Flow:
    """Control of spaces passes to powers, of all at once; then whoever is not at home there any more leaves.
    Nobody leads away those who are nobody's: their sieges go on.
    """
    wild = state.realm.wild
    before = {space: commander(state, state.control[space]) for space in spaces}
    for space, power in spaces.items():
        state.control[space] = power  # war-9.1-25 war-12.3-1
        kept = tuple(siege for siege in state.sieges.pop(space, ()) if siege[0] in wild)
        if kept:
            state.sieges[space] = kept
        state.log("space_handed_over", space=space, power=power, power2=before[space])
    for space, power in spaces.items():
        for other in occupants(state, space):
            if other in wild:
                continue
            if flag(state, other) != power and (flag(state, other) == before[space] or not allied(state, other, power)):
                yield from leave(state, other, space)  # war-9.3-5
    state.diplomacy.handed_over(state)


def leave(state: CampaignState, power: str, space: str, unbesieged: bool = False) -> Flow:
    """All pieces of a power leave a space: land units for a fortified space of theirs, ships for a port (9.3)."""
    end_siege(state, power, space)
    yield from forces.displace(state, power, space, unbesieged)  # war-9.3-5
    yield from check_sieges(state)  # war-15.3-1
    for fleet in navy(state, space, power):
        yield from sail_home(state, power, space, fleet)
    for admiral in navies.admirals_in(state, space, power):
        admiral_leaves(state, power, space, admiral)


def sail_home(state: CampaignState, power: str, place: str, fleet: Fleet) -> Flow:
    """Ships go to the nearest port of their power, with the naval leaders of their place; without one they are lost."""
    ports = own_ports(state, power, fleet.owner, place)
    if not ports:
        navies.sink(state, place, fleet)
        return
    options: list[Option] = [("berth", place, port) for port in ports]
    choice = options[0]
    if flag(state, power) in state.realm.flags:
        about = {"place": place, "amount": fleet.size}
        choice = yield Ask(power, "ships_home", options, about=about)  # war-9.3-5
    target = str(choice[2])
    navies.transfer(state, place, target, fleet)
    state.log("ships_displaced", power=power, place=place, space=target, amount=fleet.size)
    for admiral in navies.admirals_in(state, place, power):
        if can_follow(state, admiral, place, target):
            state.admirals[admiral] = target


def admiral_leaves(state: CampaignState, power: str, place: str, admiral: str) -> None:
    """A naval leader without ships goes to the nearest port of his power, or to the turn track."""
    ports = own_ports(state, power, state.realm.admirals[admiral].power, place)
    if ports:
        state.admirals[admiral] = ports[0]
    else:
        navies.wait_for_next_turn(state, admiral)


# -- captives


def captives_of(state: CampaignState, power: str) -> tuple[str, ...]:
    """The army leaders of a power that others hold."""
    if not state.captives:
        return ()
    return tuple(leader for leader in state.realm.leaders if leader in state.captives and side(state, leader) == power)


def lodgings(
    state: CampaignState, power: str, holder: Callable[[str], str], friend: Callable[[str], bool]
) -> tuple[str, ...]:
    """Where a leader of a power comes back to: a place of its own if possible, otherwise one of a friend.

    `holder` says who controls a space and `friend` who is a friend of the power, so that a deal can look ahead.
    """
    home = state.diplomacy.homecomings.get(power, NOWHERE)
    won = [space for space in home.won if home_of(state, space) == power]
    own = tuple(
        space
        for space in (*home.own, *won)
        if flag(state, holder(space)) == flag(state, power) and (home.even_besieged or not besieged(state, space))
    )
    return own or tuple(space for space in home.friendly if friend(holder(space)))  # war-9.1-6


def lodgings_now(state: CampaignState, power: str) -> tuple[str, ...]:
    return lodgings(
        state, power, lambda space: commander(state, state.control[space]), lambda other: allied(state, other, power)
    )


def bring_home(state: CampaignState, leader: str) -> Flow:
    """A captured leader returns; his power chooses if there are several places."""
    power = side(state, leader)
    assert power in state.realm.majors
    options: list[Option] = [("return_to", leader, space) for space in lodgings_now(state, power)]
    about = {"leader": leader}
    choice = yield Ask(power, "leader_home", options, about=about)  # war-9.1-6 war-9.3-8 war-9.4-1
    del state.captives[leader]
    state.leaders[leader] = str(choice[2])
    state.log("leader_returns", leader=leader, power=power, space=choice[2])
