"""Who may enter a space, and whom he meets there (13.1)."""

from __future__ import annotations

from warcouncil.campaign.pieces import INDEPENDENT, Formation
from warcouncil.campaign.relations import (
    allied,
    besieged,
    commanders_in,
    foes,
    fortified,
    friendly,
    hostile,
    inside,
)
from warcouncil.campaign.stacks import powers_of, total
from warcouncil.campaign.state import CampaignState
from warcouncil.engine.flow import Flow


def besiegers(state: CampaignState, space: str) -> tuple[str, ...]:
    """The powers that besiege a space."""
    return tuple(power for power, _ in state.sieges.get(space, ()))


def inside_size(state: CampaignState, space: str) -> int:
    """How many units are, or would be, behind the walls."""
    return total(inside(state, space))


def outside_walls(state: CampaignState, space: str) -> tuple[str, ...]:
    """The powers that besiege a space, and one that comes to their help before a move arrives there."""
    outside, move = besiegers(state, space), state.move
    if move is None or not move.intercepted or move.target != space or move.intercepted in outside:
        return outside
    return (*outside, move.intercepted)


def is_foe(state: CampaignState, power: str, other: str, space: str) -> bool:
    """Whether units of another power in a space oppose a power that enters it."""
    if other in state.realm.wild:
        return state.control[space] in state.realm.wild
    if foes(state, power, other, space):
        return True
    return hostile(state, power, space) and allied(state, other, state.control[space])  # war-13.1-4 war-9.2-14


def opponents(state: CampaignState, power: str, space: str) -> tuple[str, ...]:
    """The powers whose units outside the walls stand against a power that enters a space.

    Independents only defend themselves: they stay inside while others fight before their walls.
    """
    if besieged(state, space):
        return tuple(other for other in outside_walls(state, space) if foes(state, power, other, space))
    standing = tuple(
        other for other in commanders_in(state, space) if other != power and is_foe(state, power, other, space)
    )
    if len(standing) > 1:
        return tuple(other for other in standing if other not in state.realm.wild)  # war-13.1-6 war-22.6-2
    return standing


def entry_forbidden(state: CampaignState, power: str, target: str, units: bool = True) -> str | None:
    """Why a formation of a power, or leaders without units, may not move into a space."""
    realm, holder = state.realm, state.control[target]
    clause = realm.closed(state, target)
    if clause is not None:
        return clause
    clause = realm.unarmed(state, power) or realm.entry_barred(state, power, target)
    if clause is not None:
        return clause
    if holder == power and target not in state.troops:
        return None  # the fast way: home alone
    foreign = holder != INDEPENDENT and not friendly(state, power, target)
    if foreign and not hostile(state, power, target):
        return "war-13.1-2"
    clause = company_forbidden(state, power, target) if target in state.troops else None
    if clause is not None:
        return clause
    if not units and (foreign or any(other not in state.realm.wild for other in opponents(state, power, target))):
        return "war-13.1-9"
    return None


def company_forbidden(state: CampaignState, power: str, target: str) -> str | None:
    """Why the land units in a space do not let a power in: they must all be friends, or all be enemies."""
    wild = state.realm.wild
    others = [other for other in commanders_in(state, target) if other != power and other not in wild]  # war-13.1-6
    if not others:
        return None
    if besieged(state, target):
        return None if siege_open(state, power, target) else "war-13.1-5"
    if all(allied(state, power, other) for other in others):
        return None
    if all(is_foe(state, power, other, target) for other in others):
        return None
    return "war-13.1-3"


def siege_open(state: CampaignState, power: str, space: str) -> bool:
    """Whether a power may come to the help of one side of a siege."""
    outside = besiegers(state, space)
    with_besiegers = all(allied(state, power, other) for other in outside)
    against_besiegers = all(foes(state, power, other, space) for other in outside)
    if state.control[space] == INDEPENDENT:
        return with_besiegers or against_besiegers  # war-13.1-6
    garrison = powers_of(state, inside(state, space))
    if hostile(state, power, space):
        enemies_inside = all(foes(state, power, other, space) for other in garrison)
        return with_besiegers and (enemies_inside or power in outside)  # war-13.1-5
    friends_inside = all(allied(state, power, other) for other in garrison)
    return friendly(state, power, space) and friends_inside and against_besiegers  # war-15.2-1


def admitted(state: CampaignState, pool: Formation, target: str) -> Formation:
    """Those of some units and leaders whom nothing of their own keeps out of a space."""
    realm, power = state.realm, pool.power
    marshals, minors = realm.marshals, state.minors  # as `marshal` has it
    kept_out = [leader for leader in pool.leaders if realm.leader_barred(state, leader, target) is not None]
    left = [
        stack
        for stack in pool.troops
        if realm.entry_barred(state, stack.owner, target) is not None
        or (
            (other := marshals[minors.get(stack.owner, stack.owner)]) != power
            and entry_forbidden(state, other, target) is not None
        )
    ]
    if not kept_out and not left:
        return pool
    stacks = tuple([stack for stack in pool.troops if stack not in left])
    return Formation(power, stacks, tuple([leader for leader in pool.leaders if leader not in kept_out]))


def foreign_walls(state: CampaignState, power: str, space: str) -> bool:
    """Whether a space is a fortification that a power can only besiege."""
    own = state.control[space] == power  # independents are nobody's friends, but their walls are theirs
    return fortified(state, space) and not own and not friendly(state, power, space)


def depart(state: CampaignState, place: str, formation: Formation) -> Flow:
    """What is left of a formation that leaves a place, where leaving it costs something."""
    cost = state.realm.departs(state, place, formation)
    if cost is None:
        return formation
    left = yield from cost
    return left
