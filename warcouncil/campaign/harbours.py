"""Ships look for a port of their own (9.3), loans end (19.1), and all ships return in winter (19.3)."""

from __future__ import annotations

from warcouncil.campaign import navies
from warcouncil.campaign.pieces import Fleet
from warcouncil.campaign.relations import controls, navy, own_port, sailors_in, sea_flag
from warcouncil.campaign.state import CampaignState
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.graph import nearest

KINDS = {
    "winter_port": Kind({"dock": ("space", "unit", "amount")}),
    "winter_admiral": Kind({"return_to": ("leader", "space")}),
}
REFUSALS = {"winter_port": "war-19.3-1", "winter_admiral": "war-19.3-1"}


def own_ports(state: CampaignState, power: str, owner: str, place: str) -> tuple[str, ...]:
    """The nearest ports of a power for ships or leaders of an owner, by sea zones."""
    ports = [port for port in state.realm.port_spaces if port != place and own_port(state, power, port)]
    return nearest(navies.sea_ways(state, owner, place, power), ports)


def can_follow(state: CampaignState, admiral: str, place: str, port: str) -> bool:
    """Whether a naval leader can sail to a port with ships of his place: some never enter some sea zones."""
    power = state.realm.admirals[admiral].power
    return not state.realm.shut_seas[power] or port in navies.sea_ways(state, power, place)  # war-16.1-7


# -- winter


def loans_end(state: CampaignState) -> None:
    """19.1: ships and naval leaders on loan belong to their own power again."""
    for place, fleets in list(state.fleets.items()):
        for fleet in fleets:
            if fleet.owner != fleet.user:
                state.remove_fleet(place, fleet)
                state.add_fleet(place, fleet._replace(user=fleet.owner))  # war-19.1-1
    for admiral in state.realm.admirals:
        state.sides.pop(admiral, None)


def ships_go_home(state: CampaignState, power: str) -> Flow:
    """Step: the ships of a power that are not in a port of its own return to the nearest one."""
    for place in places_with_ships(state, power):
        docked: tuple[str, ...] = ()
        for fleet in navy(state, place, power):
            ports = yield from dock(state, power, place, fleet)
            docked = (*docked, *ports)
        for admiral in navies.admirals_in(state, place, power):
            yield from admiral_home(state, power, admiral, place, docked)


def places_with_ships(state: CampaignState, power: str) -> list[str]:
    """The sea zones and foreign ports with ships or naval leaders of a power."""
    seas, mine = state.realm.atlas.seas, sea_flag(state, power)
    return [
        place
        for place in sorted({*state.fleets, *state.admirals.values()}, key=state.realm.seas_first.__getitem__)
        if (mine in sailors_in(state, place) or navies.admirals_in(state, place, power))
        and (place in seas or not own_port(state, power, place))
    ]


def winter_ports(state: CampaignState, power: str, owner: str, place: str) -> list[str]:
    """Where ships of an owner may go: the nearest ports of their power, in some titles of their own as well."""
    found = list(own_ports(state, power, owner, place))
    if not state.realm.winter.own_ports or owner == power:
        return found
    home = [port for port in state.realm.port_spaces if port in state.realm.homes[owner]]
    held = [port for port in home if controls(state, power, port)]
    near = nearest(navies.sea_ways(state, owner, place, power), held)
    return list(dict.fromkeys((*found, *near)))


def dock(state: CampaignState, power: str, place: str, fleet: Fleet) -> Flow:
    """One owner's ships go to the nearest ports, divided among equals as their commander likes; returns the ports."""
    ports = winter_ports(state, power, fleet.owner, place)
    if not ports:
        navies.sink(state, place, fleet)
        state.log("ships_lost", power=fleet.owner, place=place, amount=fleet.size)
        return ()
    used: tuple[str, ...] = ()
    for unit, left in zip(state.realm.naval_units, fleet.counts, strict=True):
        while left:
            options: list[Option] = [("dock", port, unit, many) for port in ports for many in range(left, 0, -1)]
            if len(ports) == 1:
                options = options[:1]
            about = {"place": place, "unit": unit, "amount": left}
            choice = yield Ask(power, "winter_port", options, about=about)  # war-19.3-1
            port, many = str(choice[1]), int(choice[3])
            navies.transfer(state, place, port, navies.of_kind(state, fleet, unit, many))
            state.log("ships_winter", power=fleet.owner, unit=unit, amount=many, place=place, space=port)
            used = (*used, port)
            left -= many
    return used


def admiral_home(state: CampaignState, power: str, admiral: str, place: str, docked: tuple[str, ...]) -> Flow:
    """A naval leader goes with ships of his place, or to the nearest port."""
    together = tuple(port for port in dict.fromkeys(docked) if can_follow(state, admiral, place, port))
    ports = together or own_ports(state, power, state.realm.admirals[admiral].power, place)
    if not ports:
        navies.wait_for_next_turn(state, admiral)
        return
    options: list[Option] = [("return_to", admiral, port) for port in ports]
    choice = yield Ask(power, "winter_admiral", options, about={"leader": admiral, "place": place})
    state.admirals[admiral] = str(choice[2])


STEPS = {"ships_go_home": ships_go_home}
