"""Minor powers (22): activation, deactivation, and the defeat of Hungary-Bohemia."""

from __future__ import annotations

from warcouncil.campaign import navies
from warcouncil.campaign.pieces import Fleet, Troops
from warcouncil.campaign.relations import controls, fortified
from warcouncil.campaign.sieges import check_sieges, end_siege
from warcouncil.campaign.transfers import leave, occupants
from warcouncil.engine.flow import MOMENT, Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.graph import nearest
from warcouncil.titles.here_i_stand.components import (
    ACTIVATORS,
    ADMIRALS,
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


def go_home(state: HereIStandState, minor: str) -> None:
    """Land units, ships and naval leaders of a minor power return to its own spaces, wherever they are."""
    for place in sorted(state.troops):
        stack = state.stack(place, minor)
        if stack.size and not at_home(state, minor, place):
            troops_home(state, minor, place, stack)  # his-22.4-4 his-22.4-6
    fleets_home(state, minor)


def fleets_home(state: HereIStandState, minor: str) -> None:
    """Ships and naval leaders of a minor power return to its home ports."""
    for place in sorted(state.fleets):
        for fleet in state.fleets.get(place, ()):
            if fleet.owner == minor and (fleet.user != minor or not at_home(state, minor, place)):
                ships_home(state, minor, place, fleet)  # his-22.4-4 his-22.4-6
    for admiral in ADMIRALS:
        if ADMIRALS[admiral].power == minor and admiral in state.admirals:
            admiral_home(state, minor, admiral)


def at_home(state: HereIStandState, minor: str, place: str) -> bool:
    return place in HOMES[minor] and state.control[place] == minor


def quarters(state: HereIStandState, minor: str, place: str) -> tuple[str, ...]:
    """The nearest fortified home space it controls, failing that the nearest one without walls."""
    homes = [space for space in HOMES[minor] if state.control[space] == minor]
    walled = [space for space in homes if fortified(state, space)]
    return nearest(state.realm.atlas.steps_from(place), walled or homes)  # his-22.4-4


def troops_home(state: HereIStandState, minor: str, place: str, stack: Troops) -> None:
    state.remove_stack(place, stack)
    homes = quarters(state, minor, place)
    if homes:
        state.add_stack(homes[0], stack)
        state.log("displaced", power=minor, space=place, space2=homes[0], amount=stack.size)
    else:
        state.log("units_lost", power=minor, unit="regular", amount=stack.size, place=place)


def harbours(state: HereIStandState, minor: str, place: str) -> tuple[str, ...]:
    """Its nearest home port."""
    ports = [space for space in HOMES[minor] if SPACES[space].ports and state.control[space] == minor]
    if place in ports:
        return (place,)
    return nearest(navies.sea_ways(state, minor, place), ports)  # his-22.4-4


def ships_home(state: HereIStandState, minor: str, place: str, fleet: Fleet) -> None:
    ports = harbours(state, minor, place)
    if not ports:
        navies.sink(state, place, fleet)
        return
    state.remove_fleet(place, fleet)
    state.add_fleet(ports[0], fleet._replace(user=minor))
    state.log("ships_displaced", power=minor, place=place, space=ports[0], amount=fleet.size)


def admiral_home(state: HereIStandState, minor: str, admiral: str) -> None:
    state.sides.pop(admiral, None)
    ports = harbours(state, minor, state.admirals[admiral])
    if ports:
        state.admirals[admiral] = ports[0]
    else:
        navies.wait_for_next_turn(state, admiral)


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
