"""Interception (13.2): enemies next to the destination of a move may get there first."""

from __future__ import annotations

import msgspec

from warcouncil.campaign.entry import besiegers, is_foe
from warcouncil.campaign.forces import ANY_NUMBER, build_formation, capture_lone_leaders
from warcouncil.campaign.pieces import INDEPENDENT, Formation, Move
from warcouncil.campaign.relations import (
    allied,
    army,
    at_war,
    besieged,
    commanders_in,
    fortified,
    friendly,
    hostile,
)
from warcouncil.campaign.sieges import check_siege
from warcouncil.campaign.stacks import (
    best_battle,
    has_mounted,
    leaders_in,
    mark,
    relocate,
    without_marks,
)
from warcouncil.campaign.state import TRIED, CampaignState
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind

NEEDED = 9
"""What two dice and a leader must reach to intercept or to avoid battle."""

KINDS = {"intercept": Kind({"intercept": ("space",), "pass": ()})}
REFUSALS = {"intercept": "war-13.2-1"}


def move_of(state: CampaignState) -> Move:
    move = state.move
    assert move is not None
    return move


def interceptions(state: CampaignState) -> Flow:
    """Step: the enemies in impulse order; the first one to succeed bars the others."""
    for enemy in interceptors(state):
        succeeded = yield from attempts(state, enemy)  # war-13.2-19
        if succeeded:
            state.move = msgspec.structs.replace(move_of(state), intercepted=enemy)  # war-13.2-2
            break
    state.next(("contact",))


def interceptors(state: CampaignState) -> tuple[str, ...]:
    """The major powers that may try, by what they are and where the move goes."""
    move = move_of(state)
    mover, target = move.formation.power, move.target
    if fortified(state, target) and friendly(state, mover, target) and not besieged(state, target):
        return ()  # war-13.2-9
    return tuple(
        power
        for power in state.realm.majors
        if power != mover
        and interception_forbidden(state, mover, power, target) is None
        and any(may_come(state, power, space) for space in state.realm.atlas.roads[target])  # war-13.2-4
    )


def interception_forbidden(state: CampaignState, mover: str, enemy: str, target: str) -> str | None:
    """Why a power may not intercept a move into a space at all."""
    present = [power for power in commanders_in(state, target) if power != INDEPENDENT]
    if not at_war(state, mover, enemy) and not (enemy in present and is_foe(state, mover, enemy, target)):
        return "war-13.2-5"  # war-2.2-8
    if present and (besieged(state, target) or not any(allied(state, enemy, power) for power in present)):
        return "war-13.2-10"  # war-15.2-7
    independent = state.control[target] == INDEPENDENT  # war-13.2-18
    if not independent and not friendly(state, enemy, target) and not hostile(state, enemy, target):
        return "war-13.2-11"
    return None


def may_come(state: CampaignState, enemy: str, space: str) -> bool:
    """Whether a power has units in a space that may still try; those under siege may not."""
    if space == move_of(state).origin or space not in state.troops:
        return False  # war-13.2-7
    if besieged(state, space) and enemy not in besiegers(state, space):
        return False  # war-13.2-7 war-15-2
    return bool(without_marks(state, state.tried, space, army(state, space, enemy)))  # war-13.2-6


def attempts(state: CampaignState, enemy: str) -> Flow:
    """A power tries from one space after the other, as long as it likes; returns whether anybody succeeded."""
    tried: tuple[str, ...] = ()
    succeeded = False
    while True:
        target = move_of(state).target
        spaces = [
            space for space in state.realm.atlas.roads[target] if space not in tried and may_come(state, enemy, space)
        ]
        if not spaces:
            return succeeded
        options: list[Option] = [*(("intercept", space) for space in spaces), ("pass",)]
        choice = yield Ask(enemy, "intercept", options)  # war-13.2-1
        if choice == ("pass",):
            return succeeded
        space = str(choice[1])
        tried = (*tried, space)  # war-13.2-15
        won = yield from attempt(state, enemy, space)
        succeeded = succeeded or won


def attempt(state: CampaignState, enemy: str, space: str) -> Flow:
    """One formation of one space tries: declare it, roll, and be there first."""
    move = move_of(state)
    leaders = tuple(leader for leader in leaders_in(state, space, enemy) if not state.holds(TRIED, leader))
    pool = Formation(enemy, without_marks(state, state.tried, space, army(state, space, enemy)), leaders)
    formation = yield from build_formation(
        state, enemy, space, ANY_NUMBER, "intercept", pool, target=move.target
    )  # war-13.2-8 war-13.2-12
    bonus = modifier(state, formation, move.formation)
    dice = state.dice.rolls(2, 6, "interception")
    succeeds = sum(dice) + bonus >= NEEDED  # war-13.2-13
    state.log(
        "intercepts" if succeeds else "intercepts_not",
        power=enemy,
        space=space,
        space2=move.target,
        amount=formation.size,
        dice=list(dice),
        total=sum(dice) + bonus,
    )
    for leader in formation.leaders:
        state.mark(TRIED, leader)
    if not succeeds:
        mark(state, state.tried, space, formation.troops)
        return False
    relocate(state, space, move.target, formation)  # war-13.2-14 war-13.2-3
    mark(state, state.tried, move.target, formation.troops)
    capture_lone_leaders(state, enemy, move.target)
    yield from check_siege(state, space)  # war-13.2-17
    return True


def modifier(state: CampaignState, formation: Formation, against: Formation) -> int:
    """The best leader of those who try; mounted units for or against them."""
    bonus = best_battle(state, formation.leaders)
    if has_mounted(state, formation.troops):
        bonus += 1
    elif has_mounted(state, against.troops):
        bonus -= 1
    return bonus  # war-13.2-13 war-13.3-9


STEPS = {"interceptions": interceptions}
