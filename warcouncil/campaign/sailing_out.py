"""Ships that leave a place where leaving costs something, such as a port with plague (13.1, 16.1)."""

from __future__ import annotations

from collections.abc import Mapping

from warcouncil.campaign import navies
from warcouncil.campaign.pieces import Fleet, NavalOrders
from warcouncil.campaign.state import CampaignState
from warcouncil.engine.flow import Flow

Bound = tuple[tuple[str, Fleet], ...]
"""Ships with the places that they are bound for."""


def put_to_sea(state: CampaignState, power: str, place: str, ships: Bound, leaders: tuple[str, ...]) -> Flow:
    """Ships of a power and naval leaders leave a place: returns who is left of them."""
    cost = state.realm.sails_out(state, power, place, ships, leaders)
    if cost is None:
        return ships, leaders
    left = yield from cost
    navies.leave_no_leader_alone(state, place, power)
    return left


def sail_out(state: CampaignState, power: str, orders: NavalOrders, leaders: Mapping[str, str]) -> Flow:
    """The orders of a naval move without those who are lost as they set sail; `leaders` say where they go."""
    left: list[tuple[str, str, Fleet]] = []
    for place in dict.fromkeys(origin for origin, _, _ in orders.ships):
        ships = tuple((goal, fleet) for origin, goal, fleet in orders.ships if origin == place)
        led = tuple(leader for leader, goal in leaders.items() if goal and state.admirals[leader] == place)
        ships, _ = yield from put_to_sea(state, power, place, ships, led)
        left += [(place, goal, fleet) for goal, fleet in ships]
    ways = {(place, goal) for place, goal, _ in left}
    admirals = tuple(one for one in orders.admirals if (state.admirals.get(one[0], ""), one[1]) in ways)
    return NavalOrders(tuple(left), admirals)
