"""Minor powers (22): activation, deactivation, and the defeat of Hungary-Bohemia."""

from __future__ import annotations

from warcouncil.campaign.homecoming import go_home
from warcouncil.campaign.relations import controls
from warcouncil.campaign.sieges import check_sieges, end_siege
from warcouncil.campaign.transfers import leave, occupants
from warcouncil.engine.flow import MOMENT, Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.titles.here_i_stand.components import (
    ACTIVATORS,
    BONUS_VP,
    HOMES,
    KEYS,
    MAJORS,
    MINOR,
    SPACES,
)
from warcouncil.titles.here_i_stand.diplomacy.hostilities import HUNGARY, befriended, begin_war, war_forbidden
from warcouncil.titles.here_i_stand.state import HereIStandState, pair

OTTOMAN, HAPSBURG = "ottoman", "hapsburg"
MARRIED_KEYS = 2
"""So many home keys lost defeat Hungary-Bohemia as a Hapsburg ally."""
LAST_REGULARS = 4
"""With so few regulars left one home key is enough otherwise."""
DEFEAT_VP = 2

KINDS = {"join_war": Kind({"declare_war": ("power",), "decline": ()})}
REFUSALS = {"join_war": "his-22.2-4"}


# -- activation


def activation_forbidden(state: HereIStandState, minor: str, power: str, take_over: bool = False) -> str | None:
    """Why a minor power cannot become the ally of a power; only Andrea Doria takes one over from another ally."""
    if power not in ACTIVATORS[minor]:
        return "his-22.2-1"
    if state.minors.get(minor) == power or (minor in state.minors and not take_over):
        return "his-22.2-3"
    return None


def activate(state: HereIStandState, minor: str, major: str) -> Flow:
    """22.2: a minor power becomes the ally of a major power, which takes over its spaces and its defence."""
    foes = enemies_of(state, minor)
    spaces = [space for space in SPACES if state.control[space] == minor]
    state.minors[minor] = major  # his-22.2-2
    state.log("activated", power=major, power2=minor)
    for space in spaces:
        state.control[space] = major  # his-22.2-6
        end_siege(state, major, space)
    for foe in foes:
        if foe != major and pair(foe, major) not in state.wars:
            yield from join_war(state, foe, minor, major, spaces)
    drop_wars(state, minor)  # his-22.2-6 his-22.2-7 his-22.2-8
    yield from check_sieges(state)  # his-15.3-1
    yield MOMENT


def activate_against(state: HereIStandState, minor: str, major: str, aggressor: str) -> Flow:
    """A natural ally enters the war on the side of its minor power."""
    if pair(major, aggressor) not in state.wars:
        yield from begin_war(state, aggressor, major)
    yield from activate(state, minor, major)


def enemies_of(state: HereIStandState, minor: str) -> tuple[str, ...]:
    """The major powers with a marker against a minor power, in impulse order."""
    return tuple(power for power in MAJORS if pair(power, minor) in state.wars)


def drop_wars(state: HereIStandState, minor: str) -> None:
    state.wars = {war for war in state.wars if minor not in war}


def join_war(state: HereIStandState, foe: str, minor: str, major: str, spaces: list[str]) -> Flow:
    """An enemy of the minor power goes to war with its new ally, free of charge, or leaves its spaces."""
    options: list[Option] = [("declare_war", major), ("decline",)]
    choice = yield Ask(foe, "join_war", options, join_forbidden, {"power2": major, "power3": minor})  # his-22.2-4
    if choice == ("decline",):
        for space in spaces:
            if foe in occupants(state, space):
                yield from leave(state, foe, space, unbesieged=True)  # his-22.2-5
    else:
        yield from begin_war(state, foe, major)


def join_forbidden(state: HereIStandState, power: str, option: Option) -> str | None:
    if option == ("decline",):
        return None
    major = str(option[1])
    if state.phase == "diplomacy" and befriended(state, power, major):
        return "his-9.6-18"
    return war_forbidden(state, power, major)  # his-9.6-23


# -- deactivation


def deactivation_forbidden(state: HereIStandState, minor: str) -> str | None:
    """Why a minor power cannot be deactivated."""
    return None if minor in state.minors and MINOR[minor].deactivates else "his-22.4-1"


def deactivate(state: HereIStandState, minor: str) -> Flow:
    """22.4: a minor power loses its ally and is inactive again, at war with nobody."""
    major = state.minors.pop(minor)
    state.log("deactivated", power=major, power2=minor)
    drop_wars(state, minor)  # his-22.4-5
    freed = [space for space in HOMES[minor] if state.control[space] in (major, minor)]
    for space in freed:
        state.control[space] = minor  # his-22.4-2
        state.sieges.pop(space, None)
    yield from check_sieges(state)  # his-15.3-1
    for space in freed:
        for power in occupants(state, space):
            if power != minor:
                yield from leave(state, power, space)  # his-22.4-3
    go_home(state, minor)
    yield MOMENT


# -- the defeat of Hungary-Bohemia


def hungary_defeated(state: HereIStandState) -> Flow | None:
    """22.5: looked at after every field battle and assault; what happens if Hungary-Bohemia has fallen."""
    if state.hungary_fell or not beaten(state):
        return None
    return fall_of_hungary(state)


def beaten(state: HereIStandState) -> bool:
    """Whether the Ottomans hold enough of it."""
    keys = sum(controls(state, OTTOMAN, space) for space in KEYS if SPACES[space].home == HUNGARY)
    if state.minors.get(HUNGARY) == HAPSBURG:
        return keys >= MARRIED_KEYS  # his-22.5-1
    regulars = sum(state.stack(place, HUNGARY).size for place in state.troops)
    return keys > 0 and regulars <= LAST_REGULARS  # his-22.5-1


def fall_of_hungary(state: HereIStandState) -> Flow:
    """The Ottomans keep what they stand on, the Hapsburgs take over the rest and the war."""
    state.hungary_fell = True
    state.log("hungary_falls")
    drop_wars(state, HUNGARY)
    state.minors[HUNGARY] = HAPSBURG  # his-22.5-3
    for _ in range(DEFEAT_VP):
        state.add_bonus(OTTOMAN, "war_winner", BONUS_VP["war_winner"])  # his-22.5-5
    taken = [
        space
        for space in HOMES[HUNGARY]
        if state.stack(space, OTTOMAN).size and not controls(state, OTTOMAN, space)  # his-22.5-4
    ]
    for space in taken:
        remove_garrison(state, space)
        state.sieges.pop(space, None)
        state.control[space] = OTTOMAN  # his-22.5-4
    for space in HOMES[HUNGARY]:
        if state.control[space] == HUNGARY:
            state.control[space] = HAPSBURG  # his-22.5-7
    for space in taken:
        if HAPSBURG in occupants(state, space):
            yield from leave(state, HAPSBURG, space)
    if pair(OTTOMAN, HAPSBURG) not in state.wars:
        yield from begin_war(state, OTTOMAN, HAPSBURG)  # his-22.5-2 his-22.5-6
    yield MOMENT


def remove_garrison(state: HereIStandState, space: str) -> None:
    """Besieged Hungarian units are removed."""
    here = state.stack(space, HUNGARY)
    if here.size:
        state.remove_stack(space, here)  # his-22.5-4
        state.log("units_lost", power=HUNGARY, unit="regular", amount=here.size, place=space)


AFTER_BATTLE = (hungary_defeated,)
