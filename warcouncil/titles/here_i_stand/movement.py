"""Land movement (13.1): one formation goes one space, with all that may happen on arrival."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.titles.here_i_stand import windows
from warcouncil.titles.here_i_stand.actions import COSTS, REGISTER, Action
from warcouncil.titles.here_i_stand.avoidance import avoid_battle, withdraw
from warcouncil.titles.here_i_stand.components import ACTIONS, NEIGHBOURS, is_pass
from warcouncil.titles.here_i_stand.entry import entry_forbidden as entry_forbidden
from warcouncil.titles.here_i_stand.entry import opponents
from warcouncil.titles.here_i_stand.field_battle import declare_battle
from warcouncil.titles.here_i_stand.forces import (
    ANY_NUMBER,
    build_formation,
    capture,
    capture_lone_leaders,
    log_losses,
    movable,
)
from warcouncil.titles.here_i_stand.interception import move_of
from warcouncil.titles.here_i_stand.relations import besieged
from warcouncil.titles.here_i_stand.retreats import retreat_forbidden
from warcouncil.titles.here_i_stand.sieges import check_siege, hold_or_leave, stand_before
from warcouncil.titles.here_i_stand.stacks import everybody, lift, note_move, put_down, relocate, stations, unmark
from warcouncil.titles.here_i_stand.state import Formation, HereIStandState, Move, after

KINDS = {
    "move_to": Kind({"space": ("space",)}),
    "turn_away": Kind({"space": ("space",), "go_back": ()}),
}


# -- the action


def cost_of(power: str, origin: str, target: str) -> int:
    """What one space costs: more over a pass."""
    return ACTIONS["move_formation_pass" if is_pass(origin, target) else "move_formation_clear"][power]  # his-2.5-13


def move_candidates(state: HereIStandState, power: str) -> Iterator[Option]:
    for space in stations(state, power):
        yield ("move", space)


def move_forbidden(state: HereIStandState, power: str, option: Option) -> str | None:
    """Why nothing may move out of a space."""
    origin = str(option[1])
    pool = movable(state, power, origin)
    if not pool.troops and not pool.leaders:
        return why_it_stays(state, power, origin)
    clause: str | None = "his-13.1-12"  # an island has no neighbours
    for target in NEIGHBOURS[origin]:
        clause = step_forbidden(state, power, pool, origin, target, state.cp)
        if clause is None:
            return None
    return clause


def why_it_stays(state: HereIStandState, power: str, origin: str) -> str:
    """The clause that holds units and leaders back in a space."""
    if besieged(state, origin):
        return "his-13.1-8" if power in dict(state.sieges[origin]) else "his-15-2"
    return "his-13.1-7"


def step_forbidden(
    state: HereIStandState, power: str, pool: Formation, origin: str, target: str, points: int
) -> str | None:
    """Why a formation of these units may not go from a space to the next for so many command points."""
    if cost_of(power, origin, target) > points:
        return "his-11.1-4"
    return entry_forbidden(state, power, target, units=bool(pool.troops))


def move_formation(state: HereIStandState, power: str, option: Option) -> Flow:
    """Declare destination and formation, pay, and go (steps 1 to 3); the first command point is paid already."""
    origin = str(option[1])
    pool = movable(state, power, origin)
    points = state.cp + ACTIONS["move_formation_clear"][power]
    options: list[Option] = [("space", target) for target in NEIGHBOURS[origin]]

    def forbidden(now: HereIStandState, who: str, choice: Option) -> str | None:
        return step_forbidden(now, who, movable(now, who, origin), origin, str(choice[1]), points)

    _, target = yield Ask(power, "move_to", options, forbidden, about={"space": origin})
    least = 0 if entry_forbidden(state, power, target, units=False) is None else 1  # his-13.1-9
    formation: Formation = yield from build_formation(
        state, power, origin, ANY_NUMBER, "move", pool, least=least, target=target
    )  # his-13.1-1 his-5.1-6
    state.cp = points - cost_of(power, origin, target)
    set_out(state, formation, origin, target)
    yield from enter(state)  # his-13-1 his-13.1-12 his-13.1-18


def set_out(state: HereIStandState, formation: Formation, origin: str, target: str) -> None:
    """A formation leaves its space."""
    lift(state, origin, formation)
    state.move = Move(formation, origin, target, over_pass=is_pass(origin, target))
    state.log(
        "moves_with" if formation.leaders else "moves",
        power=formation.power,
        space=origin,
        space2=target,
        amount=formation.size,
        leader=list(formation.leaders),
    )


def enter(state: HereIStandState) -> Flow:
    """From step 4 on: others may stop the move; otherwise it arrives. Returns whether it was stopped."""
    move = move_of(state)
    if (yield from windows.offer(state, "land_move_declared", after(move.formation.power))):  # his-13.1-13
        put_down(state, move.origin, move.formation)
        state.cp += cost_of(move.formation.power, move.origin, move.target) - 1
        state.move = None
        return True
    yield from arrive(state)
    return False


def arrive(state: HereIStandState) -> Flow:
    """From step 5 on, for moves by land and landings: what was left behind, then interceptions and contact."""
    move = move_of(state)
    unmark(state.moved, move.origin, move.formation.troops)
    yield from check_siege(state, move.origin)  # his-15.3-4
    state.next(("interceptions",))


def contact(state: HereIStandState) -> Flow:
    """Step: enemies in the destination avoid battle, withdraw or fight (steps 6 to 8)."""
    move = move_of(state)
    power = move.formation.power
    if move.intercepted and not move.formation.troops:
        state.move = None
        yield from capture(state, move.formation.leaders, move.intercepted, move.target)  # his-13.1-10
        yield from hold_or_leave(state, move.intercepted, move.target)
        return
    withdrawn = False
    if not move.intercepted:  # his-13.1-14 his-13.2-16 his-13.3-6
        yield from avoid_battle(state)
        withdrawn = yield from withdraw(state)
    if opponents(state, power, move.target) and not withdrawn and move.formation.troops:
        declare_battle(state, move)  # his-13.1-15 his-14-1 his-2.1-13
        state.move = msgspec.structs.replace(move, formation=Formation(power))
        state.next(("field_battle",))
        return
    yield from settle_down(state)


def settle_down(state: HereIStandState) -> Flow:
    """A formation arrives without a battle; before foreign walls it besieges or must go."""
    move = move_of(state)
    formation, target = move.formation, move.target
    power = formation.power
    state.move = None
    put_down(state, target, formation)
    note_move(state, target, formation)
    if formation.troops:
        capture_lone_leaders(state, power, target)
    yield from check_siege(state, target)
    if not stand_before(state, power, target):
        state.next(("turn_away", power, target, "" if move.by_sea else move.origin))


# -- before walls that cannot be besieged (13.4)


def turn_away(state: HereIStandState, power: str, space: str, origin: str) -> Flow:
    """Step: too few to besiege: move on for command points, or go back to where one came from.

    Where a retreat is forbidden one may still move on for points.
    """
    free = bool(origin) and retreat_forbidden(state, power, origin) is None
    options: list[Option] = [("space", target) for target in NEIGHBOURS[space] if target != origin or not free]
    if origin:
        options.append(("go_back",))

    def forbidden(now: HereIStandState, who: str, choice: Option) -> str | None:
        return turn_forbidden(now, who, space, origin, choice)

    if all(forbidden(state, power, option) for option in options):
        yield from perish(state, power, space)  # his-16.3-9 his-14.1-2
        return
    choice = yield Ask(power, "turn_away", options, forbidden, about={"space": space})  # his-13.4-4
    formation = everybody(state, space, power)
    if choice == ("go_back",):
        relocate(state, space, origin, formation)
        state.log("turns_back", power=power, space=space, space2=origin, amount=formation.size)
        return
    target = str(choice[1])
    state.cp -= cost_of(power, space, target)  # his-13.4-6
    set_out(state, formation, space, target)
    stopped = yield from enter(state)
    if stopped:
        state.next(("turn_away", power, space, origin))  # his-13.4-4


def turn_forbidden(state: HereIStandState, power: str, space: str, origin: str, option: Option) -> str | None:
    if option == ("go_back",):
        return retreat_forbidden(state, power, origin)
    formation = everybody(state, space, power)
    gouty = any(("gout", leader) in state.this_impulse for leader in formation.leaders)
    if ("foul_weather",) in state.this_impulse or gouty:
        return "his-13.1-13"
    return step_forbidden(state, power, formation, space, str(option[1]), state.cp)


def perish(state: HereIStandState, power: str, space: str) -> Flow:
    """Units that can go nowhere are eliminated, their leaders captured."""
    formation = everybody(state, space, power)
    lift(state, space, formation)
    state.log("no_retreat", power=power, space=space, amount=formation.size)
    for stack in formation.troops:
        log_losses(state, space, stack)
    yield from capture(state, formation.leaders, state.control[space], space)


ACTS = {"move": ("space",)}
REGISTER["move"] = Action(move_candidates, move_forbidden, COSTS["move_formation_clear"], move_formation)
STEPS = {"contact": contact, "turn_away": turn_away}
