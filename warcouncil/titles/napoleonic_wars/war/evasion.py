"""Evasion (10.2): those who stand where the enemy enters may slip away before the battle."""

from __future__ import annotations

from collections.abc import Iterator

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.titles.napoleonic_wars.relations import in_order, is_friendly, owner
from warcouncil.titles.napoleonic_wars.state import NapoleonicState
from warcouncil.titles.napoleonic_wars.war import attrition
from warcouncil.titles.napoleonic_wars.war.armies import commander, families, group, leaders_of, whole
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
KINDS = {"evade": Kind({"evade": ("space",), "stand": ()})}
REFUSALS = {"evade": "nw-10.2-3"}


def offer(state: NapoleonicState, space: str, mover: str, origin: str) -> Flow:
    """Armies and army groups first, then units without a leader one by one; returns how many tries have failed."""
    failed = 0
    stood: tuple[str, ...] = ()
    leader = next(heads(state, space, mover, stood), "")
    while leader:
        stood = (*stood, leader)
        force = whole(state, space, leader)  # nw-10.2-2
        failed += yield from attempt(state, owner(leader), leader, force, space, origin)
        leader = next(heads(state, space, mover, stood), "")
    for nation in in_order(state):
        if not opposed(state, nation, mover, space):
            continue
        for _ in range(loose(state, space, nation)):
            failed += yield from attempt(state, nation, "", (((nation, 1),), ()), space, origin)
    return failed


def heads(state: NapoleonicState, space: str, mover: str, stood: tuple[str, ...]) -> Iterator[str]:
    """The commanders in a duchy who have not decided yet: those of groups, then those of families by themselves."""
    found = group(state, space)
    inside = found[1:] if found and opposed(state, owner(found[0]), mover, space) else ()
    if inside and found[0] not in stood:
        yield found[0]
    for power in in_order(state):
        if power in families(state, space) and opposed(state, power, mover, space) and power not in inside:
            leader = commander(state, space, power)  # nw-9.7-6
            if leader and leader not in stood:
                yield leader


def loose(state: NapoleonicState, space: str, nation: str) -> int:
    """The units of a nation that no army has taken along or holds."""
    held = 0
    for power in families(state, space):
        leader = commander(state, space, power)
        if leader and leaders_of(state, space, power):
            held += dict(whole(state, space, leader)[0]).get(nation, 0)
    return max(0, state.units_at(space, nation) - held)


def attempt(state: NapoleonicState, nation: str, leader: str, force: Force, space: str, origin: str) -> Flow:
    """One formation decides and rolls; returns 1 if it has failed."""
    targets = withdrawals(state, nation, space, (origin,))
    if not targets:
        return 0
    options: list[Option] = [("evade", target) for target in targets]
    choice = yield Ask(nation, "evade", [*options, STAND], about={"space": space, "leader": leader})
    if choice == STAND:
        return 0
    target = str(choice[1])
    lines = modifiers(leader, space, target, is_friendly(state, nation, target), was_uncontrolled(state, nation, space))
    state.log("evades", power=nation, space=space, space2=target)
    if not succeeds(state, f"evasion of {leader or nation}", lines):
        state.log("evasion_failed", power=nation, space=space)
        return 1  # nw-10.2-6
    yield from slip(state, nation, force, space, target)
    return 0


def slip(state: NapoleonicState, nation: str, force: Force, space: str, target: str) -> Flow:
    """A formation slips away, with what that costs (9.44)."""
    losses = costs_losses(state, nation, space, target)
    shift(state, force, space, target)  # nw-10.3-1
    if losses:
        causes = attrition.causes_of(force, ["withdrawal"])  # nw-10.2-4
        yield from attrition.suffer(state, target, nation, force, causes, space)
