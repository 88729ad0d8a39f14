"""Loans of squadrons and naval leaders to an ally (9.2)."""

from __future__ import annotations

from collections.abc import Callable

from warcouncil.campaign.pieces import Fleet
from warcouncil.campaign.relations import commander, leader_side
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.graph import nearest
from warcouncil.titles.here_i_stand.components import ADMIRALS, ATLAS
from warcouncil.titles.here_i_stand.diplomacy.transfers import PORT_SPACES, admiral_leaves, can_follow, sail_home
from warcouncil.titles.here_i_stand.realm import ATLANTIC, BARRED_FROM_ATLANTIC
from warcouncil.titles.here_i_stand.state import HereIStandState

KINDS = {"loan_port": Kind({"berth": ("place", "space")})}
REFUSALS = {"loan_port": "his-9.2-6"}


def lendable(state: HereIStandState, lender: str, port: str) -> tuple[Fleet, ...]:
    """The squadrons in a port that a power may lend: its own and those of its minor powers, none on loan to it."""
    return tuple(
        fleet
        for fleet in state.fleets.get(port, ())
        if fleet.squadrons and fleet.owner == fleet.user and commander(state, fleet.owner) == lender
    )  # his-9.2-5


def lendable_number(state: HereIStandState, lender: str, port: str) -> int:
    return sum(fleet.squadrons for fleet in lendable(state, lender, port))


def ports_of(power: str, holder: Callable[[str], str]) -> list[str]:
    """The ports of a power; `holder` says who controls a space, so that a deal can look ahead."""
    return [space for space in PORT_SPACES if holder(space) == power]


def berths(owner: str, port: str, targets: list[str]) -> tuple[str, ...]:
    """Of the receiver's ports the nearest, by sea zones, for ships of an owner; none if there is no way by sea."""
    avoid = ATLANTIC if owner in BARRED_FROM_ATLANTIC else ""
    return nearest(ATLAS.sea_zones_from(port, avoid), targets)  # his-9.2-6 his-9.2-9


def admirals_to_lend(state: HereIStandState, lender: str, port: str) -> tuple[str, ...]:
    """The naval leaders of a power in a port that serve it without being lent to it."""
    return tuple(
        admiral
        for admiral in ADMIRALS
        if state.admirals.get(admiral) == port
        and admiral not in state.sides
        and leader_side(state, admiral, ADMIRALS[admiral].power) == lender
    )


def lend(state: HereIStandState, lender: str, receiver: str, port: str, amount: int, admirals: tuple[str, ...]) -> Flow:
    """Squadrons go at once to the nearest port of the receiver and serve it for the turn."""
    left = amount
    for fleet in lendable(state, lender, port):
        squadrons = min(left, fleet.squadrons)
        targets = ports_of(receiver, lambda space: commander(state, state.control[space]))
        ports = berths(fleet.owner, port, targets)
        if not squadrons or not ports:
            continue
        options: list[Option] = [("berth", port, target) for target in ports]
        about = {"power2": lender, "amount": squadrons, "space": port}
        choice = yield Ask(receiver, "loan_port", options, about=about)
        target = str(choice[2])
        state.add_ships(port, fleet.owner, fleet.owner, -squadrons)
        state.add_ships(target, fleet.owner, receiver, squadrons)  # his-9.2-6
        state.log("squadrons_lent", power=lender, power2=receiver, space=port, space2=target, amount=squadrons)
        for admiral in admirals:
            if state.admirals[admiral] == port and can_follow(admiral, port, target):
                state.admirals[admiral] = target  # his-9.2-7
                state.sides[admiral] = receiver
        left -= squadrons


def end_loans(state: HereIStandState, one: str, other: str) -> Flow:
    """A war between allies ends their loans: ships and naval leaders go back to the nearest port of their power."""
    for place in sorted(state.fleets):
        for fleet in state.fleets.get(place, ()):
            owner, user = commander(state, fleet.owner), commander(state, fleet.user)
            if owner != user and {owner, user} == {one, other}:
                state.add_ships(place, fleet.owner, fleet.user, -fleet.squadrons)
                state.add_ships(place, fleet.owner, fleet.owner, fleet.squadrons)
                yield from sail_home(state, owner, place, Fleet(fleet.owner, fleet.owner, fleet.squadrons))
    for admiral in ADMIRALS:
        owner = commander(state, ADMIRALS[admiral].power)
        if admiral in state.sides and {state.sides[admiral], owner} == {one, other}:
            del state.sides[admiral]
            if admiral in state.admirals:
                admiral_leaves(state, owner, state.admirals[admiral], admiral)
