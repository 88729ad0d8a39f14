"""Land movement (13.1): one formation goes one space, with all that may happen on arrival."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from warcouncil.campaign import moments
from warcouncil.campaign.avoidance import avoid_battle, withdraw
from warcouncil.campaign.entry import admitted, depart, entry_forbidden, opponents
from warcouncil.campaign.field_battle import declare_battle
from warcouncil.campaign.forces import (
    ANY_NUMBER,
    build_formation,
    can_go,
    capture,
    capture_lone_leaders,
    log_losses,
    movable,
)
from warcouncil.campaign.interception import move_of
from warcouncil.campaign.pieces import Formation, Move, Troops
from warcouncil.campaign.relations import besieged, others
from warcouncil.campaign.retreats import retreat_forbidden
from warcouncil.campaign.sieges import check_siege, hold_or_leave, lay_siege
from warcouncil.campaign.stacks import lift, note_move, put_down, relocate, stations, unmark, whole_host
from warcouncil.campaign.state import CampaignState
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.book import Action, price

KINDS = {
    "move_to": Kind({"space": ("space",)}),
    "turn_away": Kind({"space": ("space",), "go_back": ()}),
}
REFUSALS = {
    "move_to": "war-13.1-12",
    "turn_away": "war-13.4-4",
}


# -- the action


CLEAR, OVER_PASS = "move_formation_clear", "move_formation_pass"


def cost_of(state: CampaignState, power: str, origin: str, target: str) -> int:
    """What one space costs: more over a pass."""
    if (origin, target) in state.realm.atlas.passes and over_pass(state, power, origin, target):
        return price(state, OVER_PASS, power)  # war-2.5-13
    return price(state, CLEAR, power)


def over_pass(state: CampaignState, power: str, origin: str, target: str) -> bool:
    """Whether the way of a power from a space to the next leads over a pass."""
    realm = state.realm
    return (origin, target) in realm.atlas.passes and not realm.eased(state, power, origin, target)


def move_candidates(state: CampaignState, power: str) -> Iterator[Option]:
    for space in stations(state, power):
        yield ("move", space)


def move_forbidden(state: CampaignState, power: str, option: Option, points: int | None = None) -> str | None:
    """Why nothing may move out of a space, for so many command points."""
    origin, points = str(option[1]), state.cp if points is None else points
    if ready(state, power, origin):
        return ways_forbidden(state, power, origin, points)  # the fast way: whoever else is there does not matter
    return all_stay(state, power, origin, points)


def ways_forbidden(state: CampaignState, power: str, origin: str, points: int) -> str | None:
    """Why units of a power that may leave a space by themselves go nowhere."""
    clause: str | None = "war-13.1-12"  # an island has no neighbours
    for target in state.realm.atlas.neighbours[origin]:
        clause = way_forbidden(state, power, origin, target, points, units=True)
        if clause is None:
            return None
    return clause


def all_stay(state: CampaignState, power: str, origin: str, points: int) -> str | None:
    """Why nothing of what may act with a power moves out of a space."""
    pool = movable(state, power, origin)
    if not pool.troops and not pool.leaders:
        return why_it_stays(state, power, origin)
    clause: str | None = "war-13.1-12"  # an island has no neighbours
    for target in state.realm.atlas.neighbours[origin]:
        clause = step_forbidden(state, power, pool, origin, target, points)
        if clause is None:
            return None
    return clause


def leaving(state: CampaignState, power: str, points: int | None = None) -> list[Option]:
    """The spaces out of which something may move for so many command points: see `move_forbidden`."""
    realm, points = state.realm, state.cp if points is None else points
    paid = price(state, CLEAR, power) <= points and realm.unarmed(state, power) is None
    found: list[Option] = []
    for space in stations(state, power):
        if ready(state, power, space):
            near = paid and next_door(state, power, space)
            clause = None if near else ways_forbidden(state, power, space, points)
        else:
            clause = all_stay(state, power, space, points)
        if clause is None:
            found.append(("move", space))
    return found


def next_door(state: CampaignState, power: str, origin: str) -> bool:
    """Whether units of a power surely may go from a space to one of its own where there is nobody."""
    realm, control, troops = state.realm, state.control, state.troops
    mine = realm.banners[power]
    for target in realm.atlas.roads[origin]:
        if control[target] == mine and target not in troops and realm.way_barred(state, power, origin, target) is None:
            return realm.closed(state, target) is None and realm.entry_barred(state, power, target) is None
    return False


def ready(state: CampaignState, power: str, origin: str) -> bool:
    """Whether a power surely has units of its own in a space that may leave it by themselves: see `movable`."""
    if origin in state.sieges or origin in state.tired or power in state.minors:
        return False
    own = state.stack(origin, power)
    alone = own.size and state.realm.marshals[power] == power and goes_alone(state, power, own)
    return bool(alone) and not state.realm.stormy(state)


def why_it_stays(state: CampaignState, power: str, origin: str) -> str:
    """The clause that holds units and leaders back in a space."""
    if besieged(state, origin):
        return "war-13.1-8" if power in dict(state.sieges[origin]) else "war-15-2"
    return "war-13.1-7"


def step_forbidden(
    state: CampaignState, power: str, pool: Formation, origin: str, target: str, points: int
) -> str | None:
    """Why a formation of these units may not go from a space to the next for so many command points."""
    clause = way_forbidden(state, power, origin, target, points, units=bool(pool.troops))
    return nobody_fit(state, pool, target) if clause is None else clause


def way_forbidden(
    state: CampaignState, power: str, origin: str, target: str, points: int, *, units: bool
) -> str | None:
    """Why a power may not send units, or leaders without units, from a space to the next, whoever they are."""
    if cost_of(state, power, origin, target) > points:
        return "war-11.1-4"
    clause = state.realm.way_barred(state, power, origin, target)
    return entry_forbidden(state, power, target, units) if clause is None else clause


def nobody_fit(state: CampaignState, pool: Formation, target: str) -> str | None:
    """The clause that keeps all units and leaders of a formation out of a space that its power may enter."""
    own = [stack for stack in pool.troops if stack.owner == pool.power]
    if own and goes_alone(state, pool.power, own[0]):
        return None  # the fast way: whoever may go goes with whom he likes
    left = admitted(state, pool, target)
    if can_go(state, "move", left):
        alone = bool(pool.troops) and not left.troops
        return entry_forbidden(state, pool.power, target, units=False) if alone else None  # war-13.1-9
    kept = [state.realm.entry_barred(state, stack.owner, target) for stack in pool.troops]
    kept += [state.realm.leader_barred(state, leader, target) for leader in pool.leaders]
    return next((clause for clause in kept if clause is not None), "war-13.1-1")


def goes_alone(state: CampaignState, power: str, stack: Troops) -> bool:
    """Whether some units of a power form up without anybody else."""
    realm = state.realm
    if realm.muster is None:
        return True
    if not realm.self_reliant(state, power):
        return False
    kinds = zip(realm.land_units, stack.counts, strict=True)
    return sum([number for unit, number in kinds if unit not in realm.trains]) > 0


def move_formation(state: CampaignState, power: str, option: Option) -> Flow:
    """Declare destination and formation, pay, and go (steps 1 to 3); the first command point is paid already."""
    origin = str(option[1])
    pool = movable(state, power, origin)
    points = state.cp + price(state, CLEAR, power)
    options: list[Option] = [("space", target) for target in state.realm.atlas.neighbours[origin]]

    def forbidden(now: CampaignState, who: str, choice: Option) -> str | None:
        return step_forbidden(now, who, movable(now, who, origin), origin, str(choice[1]), points)

    _, target = yield Ask(power, "move_to", options, forbidden, about={"space": origin})
    pool = admitted(state, pool, str(target))
    least = 0 if entry_forbidden(state, power, target, units=False) is None else 1  # war-13.1-9
    formation: Formation = yield from build_formation(
        state, power, origin, ANY_NUMBER, "move", pool, least=least, target=target
    )  # war-13.1-1 war-5.1-6
    state.cp = points - cost_of(state, power, origin, target)
    formation = yield from depart(state, origin, formation)
    if not formation.troops and not formation.leaders:
        yield from check_siege(state, origin)
        return
    set_out(state, formation, origin, target)
    yield from enter(state)  # war-13-1 war-13.1-12 war-13.1-18


def set_out(state: CampaignState, formation: Formation, origin: str, target: str) -> None:
    """A formation leaves its space."""
    lift(state, origin, formation)
    state.move = Move(formation, origin, target, over_pass=over_pass(state, formation.power, origin, target))
    state.log(
        "moves_with" if formation.leaders else "moves",
        power=formation.power,
        space=origin,
        space2=target,
        amount=formation.size,
        leader=list(formation.leaders),
    )


def enter(state: CampaignState) -> Flow:
    """From step 4 on: others may stop the move; otherwise it arrives. Returns whether it was stopped."""
    move = move_of(state)
    if (yield from moments.offer(state, "land_move_declared", others(state, move.formation.power))):  # war-13.1-13
        put_down(state, move.origin, move.formation)
        if not state.realm.stopped_pays:
            state.cp += cost_of(state, move.formation.power, move.origin, move.target) - 1
        state.move = None
        return True
    yield from arrive(state)
    return False


def arrive(state: CampaignState) -> Flow:
    """From step 5 on, for moves by land and landings: what was left behind, then interceptions and contact."""
    move = move_of(state)
    unmark(state, state.moved, move.origin, move.formation.troops)
    yield from check_siege(state, move.origin)  # war-15.3-4
    state.next(("interceptions",))


def contact(state: CampaignState) -> Flow:
    """Step: enemies in the destination avoid battle, withdraw or fight (steps 6 to 8)."""
    move = move_of(state)
    power = move.formation.power
    if move.intercepted and not move.formation.troops:
        state.move = None
        yield from capture(state, move.formation.leaders, move.intercepted, move.target)  # war-13.1-10
        yield from hold_or_leave(state, move.intercepted, move.target)
        return
    withdrawn = False
    if not move.intercepted:  # war-13.1-14 war-13.2-16 war-13.3-6
        yield from avoid_battle(state)
        withdrawn = yield from withdraw(state)
    if opponents(state, power, move.target) and not withdrawn and move.formation.troops:
        declare_battle(state, move)  # war-13.1-15 war-14-1 war-2.1-13
        state.move = msgspec.structs.replace(move, formation=Formation(power))
        state.next(("field_battle",))
        return
    yield from settle_down(state)


def settle_down(state: CampaignState) -> Flow:
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
    stands = yield from lay_siege(state, power, target)
    if not stands:
        state.next(("turn_away", power, target, "" if move.by_sea else move.origin))


# -- before walls that cannot be besieged (13.4)


def turn_away(state: CampaignState, power: str, space: str, origin: str) -> Flow:
    """Step: too few to besiege: move on for command points, or go back to where one came from.

    Where a retreat is forbidden one may still move on for points.
    """
    free = bool(origin) and retreat_forbidden(state, power, origin) is None
    options: list[Option] = [
        ("space", target) for target in state.realm.atlas.neighbours[space] if target != origin or not free
    ]
    if origin:
        options.append(("go_back",))

    def forbidden(now: CampaignState, who: str, choice: Option) -> str | None:
        return turn_forbidden(now, who, space, origin, choice)

    if all(forbidden(state, power, option) for option in options):
        yield from perish(state, power, space)  # war-16.3-9 war-14.1-2
        return
    choice = yield Ask(power, "turn_away", options, forbidden, about={"space": space})  # war-13.4-4
    formation = whole_host(state, space, power)
    if choice == ("go_back",):
        relocate(state, space, origin, formation)
        state.log("turns_back", power=power, space=space, space2=origin, amount=formation.size)
        return
    target = str(choice[1])
    state.cp -= cost_of(state, power, space, target)  # war-13.4-6
    set_out(state, formation, space, target)
    stopped = yield from enter(state)
    if stopped:
        state.next(("turn_away", power, space, origin))  # war-13.4-4


def turn_forbidden(state: CampaignState, power: str, space: str, origin: str, option: Option) -> str | None:
    if option == ("go_back",):
        return retreat_forbidden(state, power, origin)
    formation = whole_host(state, space, power)
    held = any(state.realm.indisposed(state, leader) for leader in formation.leaders)
    if state.realm.stormy(state) or held:
        return "war-13.1-13"
    return step_forbidden(state, power, formation, space, str(option[1]), state.cp)


def perish(state: CampaignState, power: str, space: str) -> Flow:
    """Units that can go nowhere are eliminated, their leaders captured."""
    formation = whole_host(state, space, power)
    lift(state, space, formation)
    state.log("no_retreat", power=power, space=space, amount=formation.size)
    for stack in formation.troops:
        log_losses(state, space, stack)
    yield from capture(state, formation.leaders, state.control[space], space)


def rest(state: CampaignState) -> None:
    """At the end of an impulse nobody is tired any more, and everybody may move and intercept again."""
    state.tired.clear()
    state.moved.clear()
    state.tried.clear()
    state.tired_ships.clear()


ACTS = {"move": ("space",)}
AFTER_IMPULSE = (rest,)
STEPS = {"contact": contact, "turn_away": turn_away}
MENU = {
    "move": Action(move_candidates, move_forbidden, CLEAR, move_formation, leaving, needs="war-13.1-1"),
}
