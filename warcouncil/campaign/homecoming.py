"""Units of a minor power that has lost its ally go home, wherever they are (22.4)."""

from __future__ import annotations

from warcouncil.campaign import navies
from warcouncil.campaign.forces import log_losses
from warcouncil.campaign.pieces import Fleet, Troops
from warcouncil.campaign.relations import fortified
from warcouncil.campaign.state import CampaignState
from warcouncil.table.graph import nearest


def go_home(state: CampaignState, minor: str) -> None:
    """Land units, ships and naval leaders of a minor power return to its own spaces, wherever they are."""
    for place in sorted(state.troops):
        stack = state.stack(place, minor)
        if stack.size and not at_home(state, minor, place):
            troops_home(state, minor, place, stack)  # war-22.4-4 war-22.4-6
    fleets_home(state, minor)


def fleets_home(state: CampaignState, minor: str) -> None:
    """Ships and naval leaders of a minor power return to its home ports."""
    for place in sorted(state.fleets):
        for fleet in state.fleets.get(place, ()):
            if fleet.owner == minor and (fleet.user != minor or not at_home(state, minor, place)):
                ships_home(state, minor, place, fleet)  # war-22.4-4 war-22.4-6
    for admiral, facts in state.realm.admirals.items():
        if facts.power == minor and admiral in state.admirals:
            admiral_home(state, minor, admiral)


def at_home(state: CampaignState, minor: str, place: str) -> bool:
    return place in state.realm.homes[minor] and state.control[place] == minor


def quarters(state: CampaignState, minor: str, place: str) -> tuple[str, ...]:
    """The nearest fortified home space it controls, failing that the nearest one without walls."""
    homes = [space for space in state.realm.homes[minor] if state.control[space] == minor]
    walled = [space for space in homes if fortified(state, space)]
    return nearest(state.realm.atlas.steps_from(place), walled or homes)  # war-22.4-4


def troops_home(state: CampaignState, minor: str, place: str, stack: Troops) -> None:
    state.remove_stack(place, stack)
    homes = quarters(state, minor, place)
    if homes:
        state.add_stack(homes[0], stack)
        state.log("displaced", power=minor, space=place, space2=homes[0], amount=stack.size)
    else:
        log_losses(state, place, stack)


def harbours(state: CampaignState, minor: str, place: str) -> tuple[str, ...]:
    """Its nearest home port."""
    ports = [
        space
        for space in state.realm.port_spaces
        if space in state.realm.homes[minor] and state.control[space] == minor
    ]
    if place in ports:
        return (place,)
    return nearest(navies.sea_ways(state, minor, place), ports)  # war-22.4-4


def ships_home(state: CampaignState, minor: str, place: str, fleet: Fleet) -> None:
    ports = harbours(state, minor, place)
    if not ports:
        navies.sink(state, place, fleet)
        return
    state.remove_fleet(place, fleet)
    state.add_fleet(ports[0], fleet._replace(user=minor))
    state.log("ships_displaced", power=minor, place=place, space=ports[0], amount=fleet.size)


def admiral_home(state: CampaignState, minor: str, admiral: str) -> None:
    state.sides.pop(admiral, None)
    ports = harbours(state, minor, state.admirals[admiral])
    if ports:
        state.admirals[admiral] = ports[0]
    else:
        navies.wait_for_next_turn(state, admiral)
