"""Contact (10.3): an enemy has entered a duchy; those in it may evade, armies next to it may intercept.

Nations decide in the order of play. Each does its own in the order that it likes, and sees what came of one try before
it says anything of the next. Whoever has intercepted stays until the battle is over.
"""

from __future__ import annotations

from dataclasses import dataclass

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.titles.napoleonic_wars.relations import enemies_in, in_order, is_run, owner, standing
from warcouncil.titles.napoleonic_wars.state import NapoleonicState
from warcouncil.titles.napoleonic_wars.war import evasion, interception
from warcouncil.titles.napoleonic_wars.war.armies import stand_together, whole
from warcouncil.titles.napoleonic_wars.war.forces import side_force
from warcouncil.titles.napoleonic_wars.war.intruders import opposed
from warcouncil.titles.napoleonic_wars.war.losses import Force

NOBODY: Force = ((), ())


@dataclass
class Contact:
    """What is settled before a battle, and what has come of it."""

    space: str
    mover: str
    origin: str = ""
    """Whence the enemy has come: nobody evades there (10.2)."""
    inside: Force = NOBODY
    """Those who stood there before and have not slipped away."""
    gone: tuple[str, ...] = ()
    """The leaders who stood there: they do not come back as interceptors."""
    near: bool = True
    """Whether armies next to the duchy may intercept."""
    failed: int = 0
    """Evasions that have failed."""
    origins: tuple[str, ...] = ()
    """The duchies from which somebody has come."""


def standing_in(state: NapoleonicState, space: str, mover: str) -> Force:
    """All pieces of those who are at war with a nation, or fight it there, in a duchy."""
    here = standing(state, space)
    if not here:
        return NOBODY
    found = [one for one in in_order(state) if one in here and opposed(state, one, mover, space)]
    return side_force(state, space, found) if found else NOBODY


def enemies_inside(state: NapoleonicState, space: str, mover: str) -> Force:
    """The same where real enemies of it stand; beside troops of an event alone nobody fights yet (17.2)."""
    return standing_in(state, space, mover) if enemies_in(state, mover, space) else NOBODY


def caught(state: NapoleonicState, space: str, mover: str) -> Contact:
    """Enemies are side by side without a move: those who are not active may evade, and nobody intercepts."""
    return Contact(space, mover, "", standing_in(state, space, mover), near=False)


def meet(state: NapoleonicState, now: Contact) -> Flow:
    """Every nation in the order of play; returns how many evasions have failed, and whence interceptors came."""
    beside = interception.beside(state, now.space, now.mover) if now.near else set[str]()
    now.near = bool(beside)
    if now.near and state.options.get("evasion") == "last":
        for nation in in_order(state):
            if is_run(state, nation):
                yield from intercept_all(state, now, nation)
        now.near = False
    stood = {*dict(now.inside[0]), *map(owner, now.inside[1])}
    for nation in in_order(state) if beside or stood else ():  # nw-10.3-6
        if (nation in beside or nation in stood) and is_run(state, nation):
            yield from decide(state, now, nation)
            beside = interception.beside(state, now.space, now.mover) if now.near else set()
    if now.origins:
        yield from stand_together(state, now.space, now.mover)
    return now.failed, now.origins


def decide(state: NapoleonicState, now: Contact, nation: str) -> Flow:
    """One nation: its armies in the duchy, then units without a leader one by one, and its interceptors."""
    stood: tuple[str, ...] = ()
    loose = -1
    waiting = now.near
    while True:
        inside = stands_inside(now, nation)
        leader = next((one for one in evasion.heads(state, now, stood) if owner(one) == nation), "") if inside else ""
        if not leader and loose < 0:
            loose = evasion.loose(state, now, nation) if inside else 0
        able = interception.able_but(state, nation, now.space, now.mover, now.gone) if waiting else []
        force = evading(state, now, nation, leader, loose)
        choice = (yield from evasion.ask(state, now, nation, leader, bool(able))) if force else None
        if choice == evasion.INTERCEPT_FIRST or (not force and able):
            waiting = yield from intercept(state, now, nation, able)
            continue
        if force is None:
            return
        stood, loose = (*stood, leader), loose - (not leader)
        if choice is not None and choice[0] == "evade":
            yield from flee(state, now, nation, leader, force, str(choice[1]))


def stands_inside(now: Contact, nation: str) -> bool:
    """Whether any piece of a nation stood in the duchy before and has not slipped away."""
    units, leaders = now.inside
    return nation in dict(units) or nation in map(owner, leaders)


def intercept_all(state: NapoleonicState, now: Contact, nation: str) -> Flow:
    """All tries of a nation, where nobody evades before every interception is settled (10.3)."""
    while able := interception.able_but(state, nation, now.space, now.mover, now.gone):
        if not (yield from intercept(state, now, nation, able)):
            return


def evading(state: NapoleonicState, now: Contact, nation: str, leader: str, loose: int) -> Force | None:
    """The formation that decides next: an army or army group as it is, or a unit (10.2)."""
    if leader:
        return whole(state, now.space, leader, now.inside)  # nw-10.2-2
    return (((nation, 1),), ()) if loose > 0 else None


def intercept(state: NapoleonicState, now: Contact, nation: str, able: list[str]) -> Flow:
    """One try of a nation; returns whether it may still say more of interception."""
    options: list[Option] = [("intercept", leader) for leader in able]
    choice = yield Ask(nation, "intercept", [*options, interception.LET_PASS], about={"space": now.space})  # nw-10.1-3
    if choice == interception.LET_PASS:
        return False
    leader = str(choice[1])
    origin = state.leaders[leader]
    agreed = yield from interception.leave(state, leader, now.space)
    if agreed and (yield from interception.attempt(state, nation, leader, now.space)):
        now.origins = (*now.origins, origin)
    return True


def flee(state: NapoleonicState, now: Contact, nation: str, leader: str, force: Force, target: str) -> Flow:
    """A formation tries to slip away."""
    if (yield from evasion.attempt(state, nation, leader, force, now.space, target)):
        left, lost = dict(now.inside[0]), dict(force[0])
        units = tuple((one, count - lost.get(one, 0)) for one, count in left.items() if count > lost.get(one, 0))
        now.inside = units, tuple(one for one in now.inside[1] if one not in force[1])
    else:
        now.failed += 1  # nw-10.2-6
