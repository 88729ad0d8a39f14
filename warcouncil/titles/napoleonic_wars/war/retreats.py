"""Retreat after a battle (11.4): where the losers go, and what becomes of those who can go nowhere."""

from __future__ import annotations

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.titles.napoleonic_wars.relations import family, is_enemy, is_friendly, owner
from warcouncil.titles.napoleonic_wars.state import Battle, NapoleonicState
from warcouncil.titles.napoleonic_wars.war import attrition
from warcouncil.titles.napoleonic_wars.war.armies import commander
from warcouncil.titles.napoleonic_wars.war.checks import costs_losses, withdrawals
from warcouncil.titles.napoleonic_wars.war.forces import BEATEN, FLED, halt, shift, side_force
from warcouncil.titles.napoleonic_wars.war.losses import eliminate, size

KINDS = {"retreat": Kind({"retreat": ("space",)})}
REFUSALS = {"retreat": "nw-11.42-2"}


def retreat(state: NapoleonicState, battle: Battle, losers: tuple[str, ...], active: bool) -> Flow:
    """Every family of the losers retreats by itself; returns whether nothing of them is left (11.6)."""
    survivors = 0
    for power in dict.fromkeys(family(state, nation) for nation in losers):
        nations = [nation for nation in losers if family(state, nation) == power]
        force = side_force(state, battle.space, nations)
        if not size(force):
            continue
        leader = commander(state, battle.space, power)
        asked = owner(leader) if leader else nations[0]
        targets = ways_out(state, asked, battle, active)
        if not targets:
            yield from eliminate(state, battle.space, asked, force, size(force))  # nw-11.42-1
            continue
        target = targets[0]
        if len(targets) > 1:
            options: list[Option] = [("retreat", one) for one in targets]
            choice = yield Ask(asked, "retreat", options, about={"space": battle.space})
            target = str(choice[1])
        survivors += yield from withdraw(state, battle, asked, nations, target, active)
    return not survivors  # nw-3-46


def ways_out(state: NapoleonicState, nation: str, battle: Battle, active: bool) -> list[str]:
    """Where losers may go: an active one whence it came, then friendly, then uncontrolled, then other duchies."""
    closed = battle.closed if active else (battle.origin,)
    able = withdrawals(state, nation, battle.space, closed)
    if active and battle.origin in able:
        return [battle.origin]  # nw-11.4-2
    friendly = [target for target in able if is_friendly(state, nation, target)]
    if friendly:
        return friendly  # nw-11.4-1
    uncontrolled = [target for target in able if not is_enemy(state, nation, target)]
    if uncontrolled or active:
        return uncontrolled  # nw-12.1-3
    return able  # nw-11.41-1


def withdraw(
    state: NapoleonicState, battle: Battle, nation: str, nations: list[str], target: str, active: bool
) -> Flow:
    """A family goes to a duchy and suffers what that costs; returns how many pieces have come there."""
    force = side_force(state, battle.space, nations)
    losses = costs_losses(state, nation, battle.space, target)
    shift(state, force, battle.space, target)
    state.log("retreats", power=nation, space=battle.space, space2=target)
    if losses:
        causes = attrition.causes_of(force, ["withdrawal"])  # nw-9.44-1
        force = yield from attrition.suffer(state, target, nation, force, causes, battle.space)
    if active:
        for leader in force[1]:
            state.mark(BEATEN, leader)
        if not force[1]:
            state.mark(FLED, target)
        halt(state, target, force)  # nw-9.51-2
    return size(force)
