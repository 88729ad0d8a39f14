"""Flags (7.4): placing and removing them, where that may be done, and what happens when there are no more."""

from __future__ import annotations

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.looks import once_a_look
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.book import Action
from warcouncil.titles.napoleonic_wars.changes import kept_from
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.kept import COUNTRY, follows_from
from warcouncil.titles.napoleonic_wars.relations import (
    FORTRESSES,
    ON_STRAITS,
    OWNER,
    allied,
    at_war,
    controlled_by,
    duchies_with,
    enemies_in,
    friends_in,
    holds,
    is_friendly,
    led_by,
    may_cross,
)
from warcouncil.titles.napoleonic_wars.state import LEADERS, SPACES, NapoleonicState, on_map
from warcouncil.titles.napoleonic_wars.war.checks import NEIGHBOURS, leaves_fortress
from warcouncil.titles.napoleonic_wars.war.forces import BEATEN, FLED, MARKED, counted

SUPPLY = {row.nation: row.count for row in COMPONENTS.pieces.flags}
BACKS = COMPONENTS.pieces.flag_backs
LINES = COMPONENTS.lines
NO_WAY = ("marsh", "strait")
AROUND = {space: frozenset((space, *near)) for space, near in NEIGHBOURS.items()}
"""A duchy and its neighbours."""
KEEP_FLAGS: Option = ("keep_flags",)
KINDS = {"lift_flag": Kind({"lift": ("space",), "keep_flags": ()})}
REFUSALS = {"lift_flag": "nw-7.44-1"}


# -- the supply


def supply(state: NapoleonicState, nation: str) -> int:
    """The flags that a nation can still place: French ones are the backs of all others (2.2, 7.44)."""
    used = list(state.flags.values())
    left = sum(SUPPLY.values()) - len(used)
    if nation == BACKS:
        return left  # nw-7.44-2
    return min(left, SUPPLY[nation] - used.count(nation))


def place(state: NapoleonicState, nation: str, space: str, treaty: bool = False) -> Flow:
    """A flag of a nation, from the supply or from elsewhere on the map (7.44); by treaty nobody is driven out yet."""
    if space in state.flags and nation == state.flags[space]:
        return
    if not supply(state, nation):
        own = [one for one in SPACES if state.flags.get(one) == nation and one != space]
        options: list[Option] = [("lift", one) for one in own]
        choice = yield Ask(nation, "lift_flag", [*options, KEEP_FLAGS], about={"space": space})
        if choice == KEEP_FLAGS:
            return
        remove(state, nation, str(choice[1]))  # nw-7.44-1
    state.set_flag(space, nation)
    state.log("flag_placed", power=nation, space=space)
    if not treaty:
        state.next(("driven_out", space))  # nw-13.9-1


def remove(state: NapoleonicState, nation: str, space: str) -> None:
    """A flag is removed, and the duchy is its original owner's again (7.4)."""
    state.set_flag(space, SPACES[space].nation)  # nw-7.4-4  # nw-7.43-4  # nw-8.83-1
    state.log("flag_removed", power=nation, space=space)
    state.next(("driven_out", space))  # nw-13.9-1


def claim(state: NapoleonicState, nation: str, space: str) -> Flow:
    """A duchy comes to a nation's side free: cleared where it is its own or an ally's, else flagged."""
    if holds(state, nation, space) and not at_war(state, nation, state.controller(space)):
        return
    if allied(state, nation, SPACES[space].nation):
        remove(state, nation, space)
    else:
        yield from place(state, nation, space)


# -- where it may be done


@once_a_look
def hands_free(state: NapoleonicState, power: str, space: str) -> bool:
    """Whether an army of a nation, or units where it has no leader, stand in a duchy unbeaten in this impulse."""
    leaders = own_leaders(state, power, space)
    if leaders:
        return not all(state.holds(BEATEN, leader) for leader in leaders)  # nw-7.41-6
    return state.units_at(space, power) > counted(state, FLED, power, space)


def own_leaders(state: NapoleonicState, power: str, space: str) -> list[str]:
    return [leader for leader in state.leaders_at(space) if LEADERS[leader].nation == power]


def stands(state: NapoleonicState, power: str, space: str) -> bool:
    """Whether a formation of the nation itself, or one that its leader leads, is in a duchy."""
    return bool(state.units_at(space, power) or own_leaders(state, power, space))


def watched(state: NapoleonicState, power: str, space: str) -> bool:
    """Whether an enemy army next to a duchy could intercept there, as no friends of the nation stand in it (7.41)."""
    posts = state.leaders_by_place()
    for near in NEIGHBOURS[space]:
        for leader in posts.get(near, ()):
            nation = OWNER[leader]
            able = at_war(state, nation, power) and not state.holds(MARKED, leader)  # nw-7.41-5
            if able and comes(state, nation, near, space):
                return not friends_in(state, power, space)  # nw-10.1-1
    return False


def comes(state: NapoleonicState, nation: str, origin: str, space: str) -> bool:
    """Whether an army of a nation could come from one duchy into the next."""
    if origin in ON_STRAITS and not may_cross(state, nation, origin, space):
        return False
    return origin not in FORTRESSES or not leaves_fortress(state, nation, origin, space)


def reachable(state: NapoleonicState, power: str, space: str) -> str | None:
    """Why a nation's flags do not reach a duchy: it must stand there, or an army next to it (7.41)."""
    if SPACES[space].fortress:
        return "nw-7.42-1"
    if stands(state, power, space):
        return None if hands_free(state, power, space) else "nw-7.41-6"  # nw-7.41-3  # nw-7.41-1
    if enemies_in(state, power, space):
        return "nw-7.41-4"
    posts = led_by(state, power)
    armies = [near for near in NEIGHBOURS[space] if near in posts and is_friendly(state, power, near)]
    able = [near for near in armies if LINES[near, space] not in NO_WAY]
    if armies and not able:
        return "nw-7.41-7"
    if able and not any(hands_free(state, power, near) for near in able):
        return "nw-7.41-6"
    return "nw-7.41-4" if not able or watched(state, power, space) else None


@once_a_look
def within_reach(state: NapoleonicState, power: str) -> set[str]:
    """Duchies where a nation stands, or next to its armies."""
    near = set(duchies_with(state, power))
    for space in led_by(state, power):
        near.add(space)
        near.update(NEIGHBOURS[space])
    return near


def flag_candidates(state: NapoleonicState, power: str) -> list[Option]:
    return [("flag", space) for space in on_map(within_reach(state, power))]


def flag_listed(state: NapoleonicState, power: str) -> list[Option]:
    """The same that nothing forbids: only open duchies of enemies, and where an event has put troops, are judged."""
    camp = state.camps.get(power, "")
    hostile = reached(state, power, enemy_country(state, camp)) if camp else set()
    if state.placed:
        hostile.update([space for nation, space in state.placed if nation == power and space not in FORTRESSES])
    found: list[Option] = [("flag", space) for space in on_map(hostile)] if hostile else []
    return [option for option in found if flag_forbidden(state, power, option) is None]


@follows_from(COUNTRY)
def enemy_country(state: NapoleonicState, camp: str) -> set[str]:
    """The duchies without a fortress that enemies of a camp control."""
    return controlled_by(state, [one for one, other in state.camps.items() if other != camp]) - FORTRESSES


@follows_from(COUNTRY)
def enemy_flags(state: NapoleonicState, camp: str) -> set[str]:
    """The duchies with flags of enemies of a camp."""
    camps = state.camps
    return {space for space, one in state.flags.items() if one in camps and camps[one] != camp}


def reached(state: NapoleonicState, power: str, duchies: set[str]) -> set[str]:
    """Those of some duchies where a nation stands, or next to its armies."""
    if not duchies:
        return set()
    found = duchies.intersection(state.forces(power))
    found.update(duchies & state.while_leaders_stay(beside_leaders, power))
    return found


def beside_leaders(state: NapoleonicState, power: str) -> set[str]:
    """The duchies where leaders of a nation stand, and those next to them."""
    return set[str]().union(*[AROUND[space] for space in led_by(state, power)])


def flag_forbidden(state: NapoleonicState, power: str, option: Option) -> str | None:
    """Why a nation may not place its flag in a duchy (7.4, 8.22)."""
    space = str(option[1])
    if SPACES[space].nation == power:
        return "nw-7.4-3"
    controller = state.controller(space)
    if allied(state, power, SPACES[space].nation) or allied(state, power, controller):
        return "nw-8.22-2"
    if kept_from(state, "flag", power, controller):
        return "nw-6.11-1"
    by_event = (power, space) in state.placed and stands(state, power, space)
    if not at_war(state, power, controller) and not by_event:
        return "nw-8.33-1"  # nw-17.2-1  # nw-8.33-9
    return reachable(state, power, space)  # nw-7.41-2


def run_flag(state: NapoleonicState, power: str, option: Option) -> Flow:
    yield from place(state, power, str(option[1]))  # nw-9.7-7


def clear_candidates(state: NapoleonicState, power: str) -> list[Option]:
    flagged = within_reach(state, power).intersection(state.flags) if state.flags else ()
    return [("clear", space) for space in on_map(flagged)]


def clear_listed(state: NapoleonicState, power: str) -> list[Option]:
    """The same that nothing forbids: only flags of enemies are judged."""
    camp = state.camps.get(power, "")
    hostile = reached(state, power, enemy_flags(state, camp)) if camp else ()
    found: list[Option] = [("clear", space) for space in on_map(hostile)] if hostile else []
    return [option for option in found if clear_forbidden(state, power, option) is None]


def clear_forbidden(state: NapoleonicState, power: str, option: Option) -> str | None:
    """Why a nation may not remove the flag in a duchy (7.4)."""
    space = str(option[1])
    if not at_war(state, power, state.flags[space]):
        return "nw-8.22-2" if allied(state, power, state.flags[space]) else "nw-8.33-1"
    if kept_from(state, "flag", power, state.flags[space]):
        return "nw-6.11-1"
    return reachable(state, power, space)


def run_clear(state: NapoleonicState, power: str, option: Option) -> None:
    remove(state, power, str(option[1]))


MENU = {
    "flag": Action(flag_candidates, flag_forbidden, "flag", run_flag, flag_listed, needs="nw-7.41-4"),  # nw-7.4-1
    "clear": Action(clear_candidates, clear_forbidden, "flag", run_clear, clear_listed, needs="nw-7.41-4"),
}
