"""The turn (5, 5.6, 5.9): its phases in their order, attrition and naval construction at its end."""

from __future__ import annotations

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.titles.napoleonic_wars.changes import forget
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.diplomacy.regrouping import regroup
from warcouncil.titles.napoleonic_wars.relations import (
    at_war,
    family,
    in_order,
    is_friendly,
    manned,
    owner,
    standing,
)
from warcouncil.titles.napoleonic_wars.state import BUILDING, NATIONS, OFF_MAP, REGROUP, SPACES, NapoleonicState
from warcouncil.titles.napoleonic_wars.war import attrition, flags
from warcouncil.titles.napoleonic_wars.war.armies import commander, group
from warcouncil.titles.napoleonic_wars.war.forces import side_force
from warcouncil.titles.napoleonic_wars.war.losses import size

CLAIM: Option = ("claim",)
REGROUP_ALL: Option = ("regroup",)
KINDS = {"settled": Kind({"claim": (), "regroup": ()})}
REFUSALS = {"settled": "nw-17.2-5"}


def set_up(state: NapoleonicState) -> None:
    """Step: players find their powers (4.31), hands are dealt (4.4), and the first turn begins."""
    state.log("begins", turn=state.turn)
    state.next(("sides",), ("opening_hands",), ("turn",))


def turn(state: NapoleonicState) -> None:
    """Step: the phases of a turn (5)."""
    state.next(
        ("postponed",),
        ("impulse_phase",),
        ("attrition_phase",),
        ("construction",),
        ("conquest_phase",),
        ("peace_phase",),
    )  # nw-5-2
    state.next(("sweep_ports",))


def attrition_phase(state: NapoleonicState) -> None:
    """Step: what was kept is put aside, then every duchy with formations that do not control it (5.6)."""
    state.phase = "attrition"
    state.active = state.acting = ""
    keep_hand(state)
    for card in state.timed:
        state.put_away(card)  # nw-6.19-1
    state.timed = state.timed_before = ()
    forget(state)
    occupied = [space for space in manned(state) if occupiers(state, space)]
    state.next(*(("settle", space) for space in occupied))


def keep_hand(state: NapoleonicState) -> None:
    """The last nation with cards keeps them for the next turn (5.5)."""
    for nation in NATIONS:
        if state.hands[nation]:
            assert not state.keeper, "two nations have cards left"
            state.kept, state.keeper = state.hands[nation], nation  # nw-5.5-2
            state.hands[nation] = ()


def occupiers(state: NapoleonicState, space: str) -> tuple[str, ...]:
    """The nations whose formations in a duchy do not control it: to them it is uncontrolled (3)."""
    return tuple([nation for nation in standing(state, space) if not is_friendly(state, nation, space)])


def settle(state: NapoleonicState, space: str) -> Flow:
    """Step: attrition of the formations in an uncontrolled duchy; survivors flag it (5.6)."""
    nations = occupiers(state, space)
    if not nations:
        return
    for power in dict.fromkeys(family(state, nation) for nation in nations):
        members = [nation for nation in nations if family(state, nation) == power]
        force = side_force(state, space, members)
        leader = commander(state, space, power)
        chooser = owner(leader) if leader else members[0]
        causes = attrition.causes_of(force, ["end_of_turn"])
        yield from attrition.suffer(state, space, chooser, force, causes, space)  # nw-5.6-1
    if SPACES[space].fortress or not size(side_force(state, space, nations)):
        return
    power = flagger(state, space, nations)
    if (power, space) not in state.placed and not at_war(state, power, state.controller(space)):
        return  # nw-8.33-1
    choice: Option = CLAIM
    if (power, space) in state.placed and power in state.seats:  # a neutral minor takes the duchy
        choice = yield Ask(power, "settled", [CLAIM, REGROUP_ALL], about={"space": space})  # nw-17.2-5
    if choice == REGROUP_ALL:
        regroup(state, space, nations)
    else:
        yield from flags.claim(state, power, space)  # nw-5.6-2


def flagger(state: NapoleonicState, space: str, nations: tuple[str, ...]) -> str:
    """Whose flag survivors place: their commander's nation's, else that of the next in the order of play (5.6)."""
    joined = group(state, space)
    if joined:
        return owner(joined[0])  # nw-5.6-3
    here = standing(state, space)
    first = next(nation for nation in in_order(state) if nation in here and nation in nations)
    leader = commander(state, space, family(state, first))
    return owner(leader) if leader else first


def construction(state: NapoleonicState) -> None:
    """Step: Building markers become Refit markers (5.62)."""
    for place in list(state.squadrons):
        for nation, mark in state.ships_at(place):
            if mark == BUILDING:
                state.take_ship(place, nation, BUILDING)
                state.add_ship(place, nation, 1)  # nw-5.62-1


def next_turn(state: NapoleonicState) -> None:
    """Step: fleets off the map regroup, and the turn marker moves on (5.9)."""
    for nation, mark in state.squadrons.pop(OFF_MAP, ()):
        state.add_ship(REGROUP, nation, mark)  # nw-5.9-1
    state.used_reserves = {one for nation in state.no_reserves for one in COMPONENTS.reserves_of(nation)}  # nw-14.33-1
    state.no_reserves.clear()
    state.fewer.clear()
    state.peace = 0
    state.end_turn_facts()
    state.played_events.clear()
    forget(state, "turn", "interphase")
    state.turn += 1
    state.last_active = ""
    state.log("new_turn", turn=state.turn)
    state.next(("turn",))


STEPS = {
    "set_up": set_up,
    "turn": turn,
    "attrition_phase": attrition_phase,
    "settle": settle,
    "construction": construction,
    "next_turn": next_turn,
}
