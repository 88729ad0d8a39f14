"""Political control and unrest (12): lines of communication, unfortified spaces, unrest."""

from __future__ import annotations

from collections.abc import Iterator

from warcouncil.campaign import navies
from warcouncil.campaign.pieces import INDEPENDENT
from warcouncil.campaign.realm import never
from warcouncil.campaign.relations import (
    allied,
    army_places,
    at_war,
    commanders_in,
    foes,
    fortified,
    friendly,
    friends,
    home_of,
    hostile,
    in_unrest,
    leader_side,
    sailors_in,
)
from warcouncil.campaign.stacks import side
from warcouncil.campaign.state import CampaignState
from warcouncil.engine.flow import MOMENT, Flow
from warcouncil.engine.looks import once_a_look
from warcouncil.engine.state import Option
from warcouncil.table.book import Action

# -- lines of communication (12.1)


def line_of_communication(state: CampaignState, power: str, space: str, by_land: int = 0) -> bool:
    """Whether a line leads from a fortified home space of the power or its friends to a space, whatever its state.

    With `by_land` it may use connections only, and at most so many of them.
    """
    atlas, gates = state.realm.atlas, state.realm.gated_ways
    leads = atlas.neighbours if by_land else atlas.by_land_and_sea  # over a port to the sea zones and ports behind it
    reached = {space}
    frontier = [space]
    steps = 0
    while frontier and not (by_land and steps >= by_land):
        steps += 1
        near = dict.fromkeys(
            [
                place
                for origin in frontier
                for place in leads[origin]
                if place not in reached and ((origin, place) not in gates or navies.passes(state, power, origin, place))
            ]
        )
        frontier = []
        for place in near:
            if not carries(state, power, place):
                continue
            if is_source(state, power, place):
                return True
            frontier.append(place)
        reached.update(near)
    return False


def carries(state: CampaignState, power: str, place: str) -> bool:
    """Whether a line may go through a sea zone or a space."""
    if place in state.realm.atlas.seas:
        return friendly_ships(state, power, place)  # war-12.1-4
    return passable(state, power, place)  # war-12.1-6


@once_a_look
def friendly_ships(state: CampaignState, power: str, sea: str) -> bool:
    """Whether ships of the power or its friends hold a sea zone open, and none of its enemies are there."""
    here = sailors_in(state, sea)
    return any(allied(state, power, other) for other in here) and not any(at_war(state, power, other) for other in here)


@once_a_look
def passable(state: CampaignState, power: str, space: str) -> bool:
    """Whether a line may go through a space, or start there."""
    if not friendly(state, power, space) or in_unrest(state, power, space):  # war-12.1-2 war-12.1-7
        return False
    if space in state.realm.stricken(state):
        return False
    if space in state.realm.closed_spaces(state):
        return False  # war-12.1-3
    return not any(at_war(state, power, other) for other in everybody_in(state, space))  # war-12.1-2


def everybody_in(state: CampaignState, space: str) -> Iterator[str]:
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
                yield leader_side(state, admiral, state.realm.admirals[admiral].power)


def is_source(state: CampaignState, power: str, space: str) -> bool:
    """Whether lines start in a friendly space: a fortified home space of the power, an ally, or a minor ally."""
    home = INDEPENDENT if space in state.realm.atlas.seas else home_of(state, space)
    if home != INDEPENDENT and fortified(state, space) and allied(state, power, home):  # war-12.1-1
        return True
    return state.realm.sources(state, power, space)


# -- changing control


def gain(state: CampaignState, power: str, space: str) -> None:
    """Political control passes to a power; religion stays as it is."""
    before, banner = state.control[space], state.realm.banner(state, power, space)
    state.log("takes_control", power=banner, space=space, power2=before)
    state.control[space] = banner  # war-12.2-5 war-2.2-10
    state.realm.gained(state, space, before)


def take_control(state: CampaignState, power: str, space: str) -> Flow:
    """A power takes a space, and ships that are not at home in an unfortified port any more leave it."""
    gain(state, power, space)
    if not fortified(state, space):
        yield from navies.evacuate_port(state, space)
    yield MOMENT
    yield from after_battle(state)


def after_battle(state: CampaignState) -> Flow:
    """What other chapters look at when a battle, an assault or a change of control is over."""
    for look in state.book.after_battle:
        consequence = look(state)
        if consequence is not None:
            yield from consequence
    yield MOMENT


# -- the action: control an unfortified space (12.2)


def near_army(state: CampaignState, power: str) -> set[str]:
    """The spaces with land units of a power and those next to them, not over passes."""
    beside = state.realm.atlas.beside
    return set[str]().union(*[beside[space] for space in army_places(state, power) if space in beside])


def control_candidates(state: CampaignState, power: str) -> Iterator[Option]:
    ours, control, gives_way = friends(state, power), state.control, state.realm.gives_way
    foreign = [
        space
        for space in near_army(state, power)
        if control[space] not in ours or (gives_way is not never and gives_way(state, power, space))
    ]
    for space in state.realm.atlas.in_order(foreign):
        if not fortified(state, space):
            yield ("control", space)


def control_forbidden(state: CampaignState, power: str, option: Option) -> str | None:
    space = str(option[1])
    if fortified(state, space):
        return "war-12.3-1"  # war-12.3-2
    clause = state.realm.unarmed(state, power) or state.realm.control_barred(state, power, space)
    if clause is not None:
        return clause
    given = state.control[space] in state.realm.wild or state.realm.gives_way(state, power, space)
    if not given and not hostile(state, power, space):
        return "war-12.2-1"
    for other in commanders_in(state, space) if space in state.troops else ():
        if other != power and not allied(state, power, other):
            return "war-12.2-3"
    if not within_reach(state, power, space, taking=True):
        return "war-12.2-2"
    if not line_of_communication(state, power, space):
        return "war-12-1"  # war-12.2-4
    return None


def within_reach(state: CampaignState, power: str, space: str, taking: bool = False) -> bool:
    """Units in a space, or next to it while no enemy is; passes do not count, sieges do not matter (12.2, 12.4)."""
    held = army_places(state, power)
    if space in held:
        return True
    if taking and state.realm.occupied_only(state, space):
        return False
    near = state.realm.atlas.roads[space]
    if held.isdisjoint(near):
        return False
    troops = state.troops
    for place in near:
        for other in commanders_in(state, place) if place in troops else ():
            if other != power and foes(state, power, other, place):
                return False  # war-12.2-7 war-2.2-9 war-15-4
    return True


def take_unfortified(state: CampaignState, power: str, option: Option) -> Flow:
    yield from take_control(state, power, str(option[1]))  # war-12.2-1 war-2.1-12


# -- unrest (12.4)


def unoccupied(state: CampaignState, space: str) -> bool:
    """Whether nobody has units, ships or leaders in a space, so that an event may put unrest there."""
    return not any(True for _ in everybody_in(state, space))  # war-12.4-2


def place_unrest(state: CampaignState, space: str) -> None:
    state.unrest.add(space)
    state.log("unrest", space=space)


def remove_unrest(state: CampaignState, space: str) -> None:
    state.unrest.discard(space)  # war-12.4-17
    state.log("unrest_ends", space=space)


def calm_candidates(state: CampaignState, power: str) -> Iterator[Option]:
    if not state.unrest:
        return
    held, roads, unarmed = army_places(state, power), state.realm.atlas.roads, state.realm.unarmed(state, power)
    for space in state.realm.atlas.in_order(state.unrest):
        if unarmed is not None or space in held or not held.isdisjoint(roads[space]):  # what a newcomer may try
            yield ("calm", space)


def calm_forbidden(state: CampaignState, power: str, option: Option) -> str | None:
    space = str(option[1])
    if state.realm.calms_at_home(state, power, space):
        return None
    return None if within_reach(state, power, space) else "war-12.4-13"  # war-12.4-15


def calm(state: CampaignState, power: str, option: Option) -> Flow:
    remove_unrest(state, str(option[1]))
    yield MOMENT


def taking_refused(state: CampaignState, power: str, option: Option) -> str:
    """Why a space is not even looked at: it is fortified, or nobody is near."""
    return "war-12.3-1" if fortified(state, str(option[1])) else "war-12.2-1"


ACTS = {"control": ("space",), "calm": ("space",)}
MENU = {
    "control": Action(
        control_candidates, control_forbidden, "control_unfortified", take_unfortified, needs=taking_refused
    ),
    "calm": Action(
        calm_candidates, calm_forbidden, "control_unfortified", calm, needs="war-12.4-13", only_with="unrest"
    ),
}
