"""Loans of ships and naval leaders to an ally (9.2)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from warcouncil.campaign.harbours import can_follow
from warcouncil.campaign.kept import AFLOAT, HOLDINGS, QUIET
from warcouncil.campaign.navies import number, sea_ways
from warcouncil.campaign.pieces import Fleet
from warcouncil.campaign.relations import commander, leader_side
from warcouncil.campaign.state import CampaignState
from warcouncil.campaign.transfers import admiral_leaves, sail_home
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.graph import nearest
from warcouncil.table.kept import follows_from

KINDS = {"loan_port": Kind({"berth": ("place", "space")})}
REFUSALS = {"loan_port": "war-9.2-6"}
NO_SHIPS: Mapping[str, tuple[Fleet, ...]] = {}


@follows_from(AFLOAT)
def lendable(state: CampaignState) -> dict[str, dict[str, tuple[Fleet, ...]]]:
    """Power -> port -> the ships that it may lend: its own and mostly those of its minor powers, none on loan."""
    minors = state.minors if state.diplomacy.lends_for_minors else {}
    column, fleets = state.realm.ship_column[state.diplomacy.lent], state.fleets
    found: dict[str, dict[str, tuple[Fleet, ...]]] = {}
    for port in [port for port in state.realm.port_spaces if port in fleets]:
        for fleet in fleets[port]:
            if fleet.owner == fleet.user and fleet.counts[column]:  # war-9.2-5
                ports = found.setdefault(minors.get(fleet.owner, fleet.owner), {})
                ports[port] = (*ports.get(port, ()), fleet)
    return found


def lendable_ships(state: CampaignState, lender: str) -> Mapping[str, tuple[Fleet, ...]]:
    """Port -> the ships in it that a power may lend, where there are any."""
    return lendable(state).get(lender, NO_SHIPS)


def lendable_number(state: CampaignState, lender: str, port: str) -> int:
    return number(state, lendable_ships(state, lender).get(port, ()), state.diplomacy.lent)


def ports_of(state: CampaignState, power: str, holder: Callable[[str], str]) -> list[str]:
    """The ports of a power; `holder` says who controls a space, so that a deal can look ahead."""
    return [space for space in state.realm.port_spaces if holder(space) == power]


@follows_from(QUIET)
def ways_to(state: CampaignState, lender: str, receiver: str) -> list[str]:
    """The ports with ships of a power that have a way to a port of another one."""
    targets = held_ports(state, receiver)
    return [port for port, fleets in lendable_ships(state, lender).items() if can_reach(state, fleets, port, targets)]


@follows_from(HOLDINGS)
def held_ports(state: CampaignState, power: str) -> list[str]:
    """The ports that a power and its minor powers control: `ports_of` as things are."""
    control, minors = state.control, state.minors
    owners = {minor for minor, ally in minors.items() if ally == power}
    if power not in minors:
        owners.add(power)
    return [port for port in state.realm.port_spaces if control[port] in owners]


def can_reach(state: CampaignState, fleets: Iterable[Fleet], port: str, targets: list[str]) -> bool:
    """Whether some of the ships in a port have a way by sea to one of the receiver's ports."""
    for owner in {fleet.owner for fleet in fleets}:
        if not sea_ways(state, owner, port).keys().isdisjoint(targets):
            return True  # war-9.2-9
    return False


def berths(state: CampaignState, owner: str, port: str, targets: list[str]) -> tuple[str, ...]:
    """Of the receiver's ports the nearest, by sea zones, for ships of an owner; none if there is no way by sea."""
    return nearest(sea_ways(state, owner, port), targets)  # war-9.2-6 war-9.2-9


def admirals_to_lend(state: CampaignState, lender: str, port: str) -> tuple[str, ...]:
    """The naval leaders of a power in a port that serve it without being lent to it."""
    return tuple(
        admiral
        for admiral, facts in state.realm.admirals.items()
        if state.admirals.get(admiral) == port
        and admiral not in state.sides
        and leader_side(state, admiral, facts.power) == lender
    )


def lend(state: CampaignState, lender: str, receiver: str, port: str, amount: int, admirals: tuple[str, ...]) -> Flow:
    """Ships go at once to the nearest port of the receiver and serve it for the turn."""
    left = amount
    for fleet in lendable_ships(state, lender).get(port, ()):
        ships = min(left, number(state, (fleet,), state.diplomacy.lent))
        targets = ports_of(state, receiver, lambda space: commander(state, state.control[space]))
        ports = berths(state, fleet.owner, port, targets)
        if not ships or not ports:
            continue
        options: list[Option] = [("berth", port, target) for target in ports]
        about = {"power2": lender, "amount": ships, "space": port}
        choice = yield Ask(receiver, "loan_port", options, about=about)
        target = str(choice[2])
        state.add_ships(port, fleet.owner, fleet.owner, **{state.diplomacy.lent: -ships})
        state.add_ships(target, fleet.owner, receiver, **{state.diplomacy.lent: ships})  # war-9.2-6
        state.log("squadrons_lent", power=lender, power2=receiver, space=port, space2=target, amount=ships)
        for admiral in admirals:
            if state.admirals[admiral] == port and can_follow(state, admiral, port, target):
                state.admirals[admiral] = target  # war-9.2-7
                state.sides[admiral] = receiver
        left -= ships


def end_loans(state: CampaignState, one: str, other: str) -> Flow:
    """A war between allies ends their loans: ships and naval leaders go back to the nearest port of their power."""
    for place in sorted(state.fleets):
        for fleet in state.fleets.get(place, ()):
            owner, user = commander(state, fleet.owner), commander(state, fleet.user)
            if owner != user and {owner, user} == {one, other}:
                own = fleet._replace(user=fleet.owner)
                state.remove_fleet(place, fleet)
                state.add_fleet(place, own)
                yield from sail_home(state, owner, place, own)
    for admiral, facts in state.realm.admirals.items():
        owner = commander(state, facts.power)
        if admiral in state.sides and {state.sides[admiral], owner} == {one, other}:
            del state.sides[admiral]
            if admiral in state.admirals:
                admiral_leaves(state, owner, state.admirals[admiral], admiral)
