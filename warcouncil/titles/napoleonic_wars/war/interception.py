"""Interception on land (10.1): armies next to a duchy that enemy troops have entered may go there first."""

from __future__ import annotations

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.dice import Lines
from warcouncil.table.facts import Fact
from warcouncil.titles.napoleonic_wars import windows
from warcouncil.titles.napoleonic_wars.changes import kept_from
from warcouncil.titles.napoleonic_wars.relations import (
    OWNER,
    at_war,
    family,
    is_uncontrolled,
    may_cross,
    open_to,
    owner,
)
from warcouncil.titles.napoleonic_wars.state import HALTED, NATIONS, NapoleonicState
from warcouncil.titles.napoleonic_wars.war import attrition
from warcouncil.titles.napoleonic_wars.war.armies import group
from warcouncil.titles.napoleonic_wars.war.checks import NEIGHBOURS, leaves_fortress, modifiers, succeeds
from warcouncil.titles.napoleonic_wars.war.forces import MARKED, compose, shift
from warcouncil.titles.napoleonic_wars.war.losses import present

UNDONE = Fact("interception_undone")
"""An event has undone the interception that has just succeeded."""
CAME = Fact("intercepted_from", "space")
"""An army has intercepted the moving force from this duchy by an event."""
KEPT_BACK = Fact("kept_back", "leader")
"""The commander of his group has refused a leader of another player leave to intercept in this impulse (10.12)."""
FACTS = (UNDONE, CAME, KEPT_BACK)
LET_PASS: Option = ("let_pass",)
GRANT: Option = ("grant_leave",)
REFUSE: Option = ("refuse_leave",)
KINDS = {
    "intercept": Kind({"intercept": ("leader",), "let_pass": ()}),
    "leave": Kind({"grant_leave": (), "refuse_leave": ()}),
}
REFUSALS = {"intercept": "nw-10.1-1", "leave": "nw-10.12-3"}
NONE: Lines = []
ANY = len(NATIONS) * HALTED
"""As many armies as one likes."""


def beside(state: NapoleonicState, space: str, mover: str) -> set[str]:
    """The nations at war with whoever has entered that have armies next to a duchy (10.1)."""
    posts = state.leaders_by_place()
    manned = [near for near in NEIGHBOURS[space] if near in posts]
    return {OWNER[one] for near in manned for one in posts[near] if at_war(state, OWNER[one], mover)}


def able_but(state: NapoleonicState, nation: str, space: str, mover: str, gone: tuple[str, ...]) -> list[str]:
    """The leaders of a nation who may try, one army after the other (10.1).

    Where the mover's enemies stand, armies come to their help (10.3). Leaders who have just evaded from there (`gone`)
    do not come back.
    """
    busy = bool(state.active) and family(state, nation) == family(state, state.active)
    if busy or not at_war(state, nation, mover) or kept_from(state, "intercept", nation, mover):
        return []  # nw-10.1-1
    return [leader for leader in able(state, nation, space) if leader not in gone]


def able(state: NapoleonicState, nation: str, space: str) -> list[str]:
    """The leaders of a nation who may intercept into a duchy."""
    posts = state.leaders_by_place()
    return [
        leader
        for near in NEIGHBOURS[space]
        if near in posts
        for leader in posts[near]
        if owner(leader) == nation and intercept_forbidden(state, leader, near, space) is None
    ]  # nw-10.3-2


def intercept_forbidden(state: NapoleonicState, leader: str, origin: str, space: str) -> str | None:
    """Why the army of a leader may not intercept (10.3, 12.4)."""
    nation = owner(leader)
    if state.holds(MARKED, leader):
        return "nw-10.3-3"
    if not open_to(state, nation, space):
        return "nw-9.54-1"
    if leaves_fortress(state, nation, origin, space):
        return "nw-12.4-2"
    if not may_cross(state, nation, origin, space):
        return "nw-9.53-1"
    return "nw-10.12-3" if state.holds(KEPT_BACK, leader) else None


def leave(state: NapoleonicState, leader: str, space: str) -> Flow:
    """A subordinate army of another player needs the leave of the group's commander; returns whether it has it."""
    joined = group(state, state.leaders[leader])
    if not joined or family(state, owner(leader)) not in joined[1:]:
        return True
    if state.seats[owner(joined[0])] == state.seats[owner(leader)]:
        return True
    about = {"leader": leader, "space": space}
    choice = yield Ask(owner(joined[0]), "leave", [GRANT, REFUSE], about=about)
    if choice == REFUSE:
        state.mark(KEPT_BACK, leader)  # nw-10.12-3
    return choice == GRANT


def attempt(
    state: NapoleonicState, nation: str, leader: str, space: str, plus: Lines = NONE, event: bool = False
) -> Flow:
    """One try: who goes is said beforehand, and a failure keeps everybody in that duchy from others (10.12).

    By an event, which adds `plus`, one army goes, and a failure does not count.
    """
    origin = state.leaders[leader]
    force = yield from compose(state, nation, origin, leader, 1 if event else ANY, fresh=True)  # nw-10.12-1
    ambush, enemy = attrition.judged(state, nation, origin, space)
    lines = modifiers(
        leader, origin, space, friendly_before(state, nation, space), is_uncontrolled(state, nation, origin)
    )
    state.log("intercepts", leader=leader, space=space)
    found = succeeds(state, f"interception by {leader}", [*lines, *plus])
    lost = not found or (yield from undone(state, nation, space))
    force = present(state, origin, force)  # an event may have taken some of them in the meantime
    if lost or leader not in force[1]:
        for one in () if event else state.leaders_at(origin):
            if owner(one) in state.seats:
                state.mark(MARKED, one)  # nw-10.12-2
        state.log("interception_failed", leader=leader)
        return False  # nw-10.11-3
    shift(state, force, origin, space)  # nw-10.3-5
    names = attrition.entry_causes(state, nation, origin, space, ambush, enemy)
    if names:
        yield from attrition.suffer(state, space, nation, force, attrition.causes_of(force, names), origin)
    return True


def undone(state: NapoleonicState, nation: str, place: str) -> Flow:
    """An interception has succeeded, on land or at sea; returns whether an event undoes it."""
    yield from windows.offer(state, "intercepted", {"power2": nation, "place": place})
    found = state.holds(UNDONE)
    state.unmark(UNDONE)
    return found


def friendly_before(state: NapoleonicState, nation: str, space: str) -> bool:
    """Whether a duchy was friendly to a nation before the enemy entered it."""
    return not at_war(state, nation, state.controller(space)) and open_to(state, nation, space)
