"""Events whose command points serve for some actions only: Foreign Recruits (#76) and Scots Raid (#97)."""

from __future__ import annotations

from collections.abc import Iterator

from warcouncil.campaign import control, movement, sieges
from warcouncil.campaign.counters import can_add
from warcouncil.campaign.relations import at_war, besieged, controls, shut_in
from warcouncil.campaign.stacks import closed, side
from warcouncil.campaign.transfers import hand_over, occupants
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.book import may
from warcouncil.table.points import END, act, action_candidates, action_forbidden, not_in_menu
from warcouncil.titles.here_i_stand.cards.common import DECLINE, NO_LEAGUE, NOT_NOW, PROTESTANT, event, needs
from warcouncil.titles.here_i_stand.components import (
    ACTIONS,
    CARDS,
    FOREIGN_WARS,
    HOMES,
    LEADERS,
    NAVAL_UNITS,
    SPACES,
)
from warcouncil.titles.here_i_stand.realm import RAID, SCOTS_RAID, waiting_wars, wars_of
from warcouncil.titles.here_i_stand.state import HereIStandState
from warcouncil.titles.here_i_stand.war import building

FRANCE, SCOTLAND = "france", "scotland"
STIRLING = "stirling"
RAID_CP, RAID_CP_WITH_LEADER = 6, 3
RECRUITED = {
    "raise_regular": "regular",
    "buy_mercenary": "mercenary",
    "raise_cavalry": "cavalry",
    "build_squadron": "squadron",
    "build_corsair": "corsair",
}
"""Act -> unit."""
RAID_ACTS = {**movement.ACTS, **sieges.ACTS, **control.ACTS, **building.ACTS}

KINDS = {
    "recruit": Kind({**building.ACTS, "end_actions": ()}),
    "raid_leader": Kind({"place_leader": ("leader", "space"), "decline": ()}),
    "scots_raid": Kind({**RAID_ACTS, "end_actions": ()}),
}


# -- Foreign Recruits (#76)


def recruit_candidates(state: HereIStandState, power: str) -> Iterator[Option]:
    """Every kind of unit in every space of the power, and on its foreign wars."""
    places = [space for space in SPACES if controls(state, power, space)]
    for name, unit in RECRUITED.items():
        if not may(state, name, power):
            continue
        for place in places if unit in NAVAL_UNITS else [*places, *wars_of(state, power)]:
            if unit not in NAVAL_UNITS or SPACES[place].ports:
                yield (name, place, power) if name in ("raise_regular", "build_squadron") else (name, place)


def recruit_forbidden(state: HereIStandState, power: str, option: Option) -> str | None:
    if option == END:
        return None
    if ACTIONS[str(option[0])][power] > state.cp:
        return "his-11.1-4"
    return recruiting_forbidden(state, power, option)


def recruiting_forbidden(state: HereIStandState, power: str, option: Option) -> str | None:
    """Why a unit may not be recruited in a place: as when building, but for the home space (17)."""
    unit, place = RECRUITED[str(option[0])], str(option[1])
    if power == PROTESTANT and not state.league:
        return NO_LEAGUE
    if unit == "corsair" and not state.barbary:
        return "his-17.2-4"
    if unit not in NAVAL_UNITS:
        needy = waiting_wars(state, power)
        if needy and place not in needy:
            return "his-21.7-5"
        if place in FOREIGN_WARS and place not in needy:
            return "his-21.7-6"
    if place in SPACES:
        clause = ground_forbidden(state, power, place)
        if clause is not None:
            return clause
    return None if can_add(state, power, unit, 1, place) else "his-17-3"


def ground_forbidden(state: HereIStandState, power: str, space: str) -> str | None:
    """What keeps recruits away from a space in the hands of their power."""
    if besieged(state, space) or closed(state, space) is not None:
        return NOT_NOW
    if space in state.unrest:
        return "his-12.4-5"
    return "his-17.1-1" if any(at_war(state, power, other) for other in occupants(state, space)) else None


def recruits_forbidden(state: HereIStandState, power: str) -> str | None:
    """Why the event gives nothing at all."""
    clause: str | None = NOT_NOW
    for option in recruit_candidates(state, power):
        clause = recruiting_forbidden(state, power, option)
        if clause is None:
            return None
    return clause


def foreign_recruits(state: HereIStandState, power: str) -> None:
    state.acting = power
    state.cp = CARDS["foreign_recruits"].cp
    state.next(("recruits", power))


def recruits(state: HereIStandState, power: str) -> Flow:
    """Step: one unit, or enough; what is not spent is lost."""
    options = [*recruit_candidates(state, power), END]
    if all(recruit_forbidden(state, power, option) for option in options[:-1]):
        state.cp = 0  # his-11.1-2
        return
    choice = yield Ask(power, "recruit", options, recruit_forbidden)  # his-17-1
    yield from act(state, power, choice, ("recruits", power))


# -- Scots Raid (#97)


def raid_possible(state: HereIStandState, power: str) -> bool:
    return state.minors.get(SCOTLAND) == FRANCE


def scots_raid(state: HereIStandState, power: str) -> Flow:
    """France takes Stirling, may send a leader, and has points for the border."""
    if not controls(state, FRANCE, STIRLING):
        yield from hand_over(state, {STIRLING: FRANCE})
    options = raid_leaders(state)
    choice = (yield Ask(FRANCE, "raid_leader", [*options, DECLINE])) if options else DECLINE
    if choice != DECLINE:
        state.leaders[str(choice[1])] = str(choice[2])
        state.log("leader_enters", leader=choice[1], space=choice[2])
    state.mark(RAID)
    state.acting = FRANCE  # his-11-7
    state.cp = RAID_CP if choice == DECLINE else RAID_CP_WITH_LEADER  # his-11-13
    state.next(("scots_raid",))


def raid_leaders(state: HereIStandState) -> list[Option]:
    """The French leaders who are free to go, with the Scottish spaces in French hands."""
    able = [
        leader
        for leader in LEADERS
        if state.leaders.get(leader) in SPACES and side(state, leader) == FRANCE and not shut_in(state, leader, FRANCE)
    ]
    spaces = [space for space in HOMES[SCOTLAND] if controls(state, FRANCE, space) and not besieged(state, space)]
    return [("place_leader", leader, space) for leader in able for space in spaces if state.leaders[leader] != space]


def raid_candidates(state: HereIStandState) -> list[Option]:
    """Actions of France in Scotland and on the border."""
    found = action_candidates(state, FRANCE, RAID_ACTS)
    return [option for option in found if option == END or option[1] in SCOTS_RAID]


def raid(state: HereIStandState) -> Flow:
    """Step: one action of the raid."""
    if state.cp <= 0:
        return
    choice = yield Ask(FRANCE, "scots_raid", raid_candidates, action_forbidden)
    yield from act(state, FRANCE, choice, ("scots_raid",))


REFUSALS = {"recruit": not_in_menu, "scots_raid": not_in_menu}
STEPS = {"recruits": recruits, "scots_raid": raid}
EVENTS = dict(
    [
        event("foreign_recruits", foreign_recruits, recruits_forbidden),
        event("scots_raid", scots_raid, needs(raid_possible)),
    ]
)
