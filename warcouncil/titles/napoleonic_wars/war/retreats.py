"""Retreat after a battle (11.4): where the losers go, and what becomes of those who can go nowhere."""

from __future__ import annotations

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.titles.napoleonic_wars import aids
from warcouncil.titles.napoleonic_wars.diplomacy import purse, wars
from warcouncil.titles.napoleonic_wars.relations import (
    enemies_in,
    family,
    holds,
    is_enemy,
    is_friendly,
    may_cross,
    open_to,
    owner,
    standing,
)
from warcouncil.titles.napoleonic_wars.state import SPACES, Battle, NapoleonicState
from warcouncil.titles.napoleonic_wars.war import attrition
from warcouncil.titles.napoleonic_wars.war.armies import commander
from warcouncil.titles.napoleonic_wars.war.checks import NEIGHBOURS, costs_losses, withdrawals
from warcouncil.titles.napoleonic_wars.war.forces import BEATEN, FLED, counted, halt, shift, side_force
from warcouncil.titles.napoleonic_wars.war.losses import eliminate, shrink, size

INTERPHASE = ("camps", "reinforcement")
"""The parts of the interphase in which there may be battles."""
PERISH: Option = ("perish",)
KINDS = {
    "retreat": Kind({"retreat": ("space",)}),
    "refuge": Kind({"flee_to": ("space",), "perish": ()}, public=False),
}
REFUSALS = {"retreat": "nw-11.42-2", "refuge": "nw-11.43-1"}


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
            targets = yield from refuge(state, asked, battle)
        if not targets:
            yield from eliminate(state, battle.space, asked, force, size(force))  # nw-11.42-1
            continue
        target = targets[0]
        if len(targets) > 1 and asked in state.seats:
            options: list[Option] = [("retreat", one) for one in targets]
            choice = yield Ask(asked, "retreat", options, about={"space": battle.space})
            target = str(choice[1])
        survivors += yield from withdraw(state, battle, asked, nations, target, active)
    return not survivors  # nw-3-46


def ways_out(state: NapoleonicState, nation: str, battle: Battle, active: bool) -> list[str]:
    """Where losers may go: an active one whence it came, then friendly, then uncontrolled, then other duchies."""
    if active and came_by_sea(state, nation, battle):
        return harbours(state, nation, battle)
    entered = (battle.origin, *battle.roads)
    able = withdrawals(state, nation, battle.space, battle.closed if active else entered)
    back = [target for target in able if active and target in entered]
    if back:
        return back  # nw-11.4-2
    friendly = [target for target in able if is_friendly(state, nation, target)]
    if friendly:
        return friendly  # nw-11.4-1
    uncontrolled = [target for target in able if not is_enemy(state, nation, target)]
    if uncontrolled or active:
        return uncontrolled  # nw-12.1-3
    return able  # nw-11.41-1


def refuge(state: NapoleonicState, nation: str, battle: Battle) -> Flow:
    """Those who can go nowhere else go to a neutral duchy and pay for a declaration of war, or perish (11.43).

    Everybody sees whether a nation could have the CP; whether its cards bring them it knows alone.
    """
    if nation not in state.seats:
        return []  # nobody declares war for a neutral minor
    entered = (battle.origin, *battle.roads)
    beside = [near for near in NEIGHBOURS[battle.space] if near not in entered]
    found = [near for near in beside if may_cross(state, nation, battle.space, near) and is_refuge(state, nation, near)]
    if not found:
        return []
    options: list[Option] = [("flee_to", near) for near in found]
    about = {"space": battle.space}
    choice = yield Ask(nation, "refuge", lambda now: [*options, PERISH], refuge_forbidden, about=about)
    if choice == PERISH:
        return []
    foe = state.controller(str(choice[1]))
    yield from purse.pay(state, nation, price(state, nation, foe), foe)
    wars.attack(state, nation, foe)  # nw-11.43-1
    return [str(choice[1])]


def refuge_forbidden(state: NapoleonicState, nation: str, option: Option) -> str | None:
    if option == PERISH:
        return None
    cost = price(state, nation, state.controller(str(option[1])))
    return None if purse.worth(state, nation) >= cost else "nw-11.43-1"


def price(state: NapoleonicState, nation: str, foe: str) -> int:
    """CP of the war that a retreat begins: in the interphase wars are free, and no card is played (8.33, 14)."""
    return 0 if state.phase in INTERPHASE else wars.price(state, nation, foe)  # nw-14-1  # nw-8.33-3


def is_refuge(state: NapoleonicState, nation: str, space: str) -> bool:
    """Whether an empty duchy of a neutral, no fortress, could be entered by a war that changes nobody's camp."""
    target = state.controller(space)
    if open_to(state, nation, space) or SPACES[space].fortress or standing(state, space):
        return False
    if wars.changes(state, nation, target) or wars.war_forbidden(state, nation, target) is not None:
        return False
    return price(state, nation, target) <= purse.most(state, nation)


def came_by_sea(state: NapoleonicState, nation: str, battle: Battle) -> bool:
    """Whether the attackers of a family have landed (13.61, 13.7)."""
    return bool(battle.seas) and family(state, nation) == family(state, battle.attacker)


def harbours(state: NapoleonicState, nation: str, battle: Battle) -> list[str]:
    """Whither a beaten landing goes: the friendly ports of every sea zone that it has entered (13.61, 13.7)."""
    ports = [port for port in SPACES if port != battle.space and set(SPACES[port].ports) & set(battle.seas)]
    return [
        port for port in ports if holds(state, nation, port) and not enemies_in(state, nation, port)
    ]  # nw-13.61-2  # nw-13.7-5


def withdraw(
    state: NapoleonicState, battle: Battle, nation: str, nations: list[str], target: str, active: bool
) -> Flow:
    """A family goes to a duchy and suffers what that costs; returns how many pieces have come there."""
    force = side_force(state, battle.space, nations)
    by_sea = active and came_by_sea(state, nation, battle)
    losses = by_sea or costs_losses(state, nation, battle.space, target)  # nw-13.61-2  # nw-13.7-5
    if aids.holds(battle.aids, 0 if active else 1, "safe_retreat"):
        losses = False
    shift(state, force, battle.space, target)
    shrink(state)
    state.log("retreats", power=nation, space=battle.space, space2=target)
    if losses:
        causes = attrition.causes_of(force, ["withdrawal"])  # nw-9.44-1
        force = yield from attrition.suffer(state, target, nation, force, causes, battle.space)
    if active:
        for leader in force[1]:
            state.mark(BEATEN, leader)
        for one, count in force[0] if not force[1] else ():
            state.mark(FLED, one, target, counted(state, FLED, one, target) + count)
        halt(state, target, force)  # nw-9.51-2
    return size(force)
