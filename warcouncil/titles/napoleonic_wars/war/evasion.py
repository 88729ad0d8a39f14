"""Evasion (10.2): those who stand where the enemy enters may slip away before the battle."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.titles.napoleonic_wars.relations import in_order, is_friendly, owner
from warcouncil.titles.napoleonic_wars.state import NapoleonicState
from warcouncil.titles.napoleonic_wars.war import attrition
from warcouncil.titles.napoleonic_wars.war.armies import commander, families, group, whole
from warcouncil.titles.napoleonic_wars.war.checks import (
    costs_losses,
    modifiers,
    succeeds,
    was_uncontrolled,
    withdrawals,
)
from warcouncil.titles.napoleonic_wars.war.forces import shift
from warcouncil.titles.napoleonic_wars.war.intruders import opposed
from warcouncil.titles.napoleonic_wars.war.losses import Force

STAND: Option = ("stand",)
INTERCEPT_FIRST: Option = ("intercept_first",)
KINDS = {"evade": Kind({"evade": ("space",), "intercept_first": (), "stand": ()})}
REFUSALS = {"evade": "nw-10.2-3"}


class Entered(Protocol):
    """A duchy that an enemy has entered, and those who stood there before (contact.py)."""

    space: str
    mover: str
    origin: str
    inside: Force


def heads(state: NapoleonicState, now: Entered, stood: tuple[str, ...]) -> Iterator[str]:
    """The commanders in a duchy who have not decided yet: those of groups, then those of families by themselves."""
    space, mover = now.space, now.mover
    found = group(state, space)
    led = found and found[0] in now.inside[1] and opposed(state, owner(found[0]), mover, space)
    joined = found[1:] if led else ()
    if joined and found[0] not in stood:
        yield found[0]
    here = families(state, space)
    for power in in_order(state) if here else ():
        if power in here and opposed(state, power, mover, space) and power not in joined:
            leader = commander(state, space, power, now.inside)  # nw-9.7-6
            if leader and leader not in stood:
                yield leader


def loose(state: NapoleonicState, now: Entered, nation: str) -> int:
    """The units of a nation that no army or army group has taken along or holds."""
    if not opposed(state, nation, now.mover, now.space):
        return 0
    held = sum(dict(whole(state, now.space, one, now.inside)[0]).get(nation, 0) for one in chiefs(state, now))
    there = min(state.units_at(now.space, nation), dict(now.inside[0]).get(nation, 0))
    return max(0, there - held)


def chiefs(state: NapoleonicState, now: Entered) -> list[str]:
    """Who leads in a duchy: the commander of a group for all of its families, and for each other family its own."""
    found = group(state, now.space)
    joined = found[1:] if found and found[0] in now.inside[1] else ()
    others = [commander(state, now.space, one, now.inside) for one in families(state, now.space) if one not in joined]
    return [*found[: bool(joined)], *(one for one in others if one)]


def ask(state: NapoleonicState, now: Entered, nation: str, leader: str, able: bool) -> Flow:
    """One formation decides; its nation may first see to its interceptors (10.3). Nothing without a way out."""
    options: list[Option] = [("evade", target) for target in withdrawals(state, nation, now.space, (now.origin,))]
    if not options:
        return None
    first = [INTERCEPT_FIRST] if able else []
    choice = yield Ask(nation, "evade", [*options, *first, STAND], about={"space": now.space, "leader": leader})
    return choice


def attempt(state: NapoleonicState, nation: str, leader: str, force: Force, space: str, target: str) -> Flow:
    """One formation rolls; returns whether it has slipped away."""
    lines = modifiers(leader, space, target, is_friendly(state, nation, target), was_uncontrolled(state, nation, space))
    state.log("evades", power=nation, space=space, space2=target)
    if not succeeds(state, f"evasion of {leader or nation}", lines):
        state.log("evasion_failed", power=nation, space=space)
        return False
    yield from slip(state, nation, force, space, target)
    return True


def slip(state: NapoleonicState, nation: str, force: Force, space: str, target: str) -> Flow:
    """A formation slips away, with what that costs (9.44)."""
    losses = costs_losses(state, nation, space, target)
    shift(state, force, space, target)  # nw-10.3-1
    if losses:
        causes = attrition.causes_of(force, ["withdrawal"])  # nw-10.2-4
        yield from attrition.suffer(state, target, nation, force, causes, space)
