"""Interception (13.2): enemies next to the destination of a move may get there first."""

from __future__ import annotations

import msgspec

from warcouncil.campaign import moments
from warcouncil.campaign.entry import admitted, besiegers, depart, is_foe
from warcouncil.campaign.forces import ANY_NUMBER, build_formation, can_go, capture_lone_leaders
from warcouncil.campaign.pieces import INDEPENDENT, Formation, Move
from warcouncil.campaign.relations import (
    allied,
    around,
    at_war,
    besieged,
    commanders_in,
    fortified,
    friendly,
    host,
    hostile,
    inside,
    marshal,
    played,
)
from warcouncil.campaign.sieges import check_siege
from warcouncil.campaign.stacks import (
    best_battle,
    has_mounted,
    mark,
    mounted,
    of_power,
    officers,
    powers_of,
    relocate,
    serving,
    without_marks,
)
from warcouncil.campaign.state import TRIED, CampaignState
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.looks import OneLook
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
    """The powers that are played and may try, by what they are and where the move goes."""
    move = move_of(state)
    mover, target = move.formation.power, move.target
    if fortified(state, target) and friendly(state, mover, target) and not besieged(state, target):
        return ()  # war-13.2-9
    with OneLook(state):
        return tuple(
            [
                power
                for power in played(state)
                if power != mover
                and interception_forbidden(state, mover, power, target) is None
                and any(may_come(state, power, space) for space in roads_into(state, power, target))  # war-13.2-4
            ]
        )


def roads_into(state: CampaignState, power: str, target: str) -> list[str]:
    """The spaces from which a power gets to a space without a pass."""
    atlas = state.realm.atlas
    return [
        space
        for space in atlas.neighbours[target]
        if not atlas.is_pass(space, target) or state.realm.eased(state, power, space, target)
    ]


def interception_forbidden(state: CampaignState, mover: str, enemy: str, target: str) -> str | None:
    """Why a power may not intercept a move into a space at all."""
    if target not in state.troops and not at_war(state, mover, enemy):
        return "war-13.2-5"  # war-2.2-8
    walls = fortified(state, target)
    present = [power for power in commanders_in(state, target) if power != INDEPENDENT or not walls]
    if not at_war(state, mover, enemy) and not (enemy in present and is_foe(state, mover, enemy, target)):
        return "war-13.2-5"  # war-2.2-8
    if present and not any(allied(state, enemy, power) for power in present):
        return "war-13.2-10"
    if present and besieged(state, target) and (inside(state, target) or not state.realm.empty_sieges):
        return "war-13.2-10"  # war-15.2-7
    if state.realm.walls_shut and not present and walls and not friendly(state, enemy, target):
        return "war-13.2-11"
    if state.realm.entry_barred(state, enemy, target):
        return state.realm.entry_barred(state, enemy, target)
    independent = state.control[target] == INDEPENDENT  # war-13.2-18
    if not independent and not friendly(state, enemy, target) and not hostile(state, enemy, target):
        return "war-13.2-11"
    return None


def may_come(state: CampaignState, enemy: str, space: str) -> bool:
    """Whether a power has units in a space that may still try; those under siege may not."""
    move = move_of(state)
    if space == move.origin or not (space in state.troops or state.realm.lone_leaders):
        return False  # war-13.2-7
    if besieged(state, space) and enemy not in besiegers(state, space):
        return False  # war-13.2-7 war-15-2
    if state.realm.way_barred(state, enemy, space, move.target):
        return False
    pool = ready(state, enemy, space)
    if of_power(state, pool.troops, enemy):
        return can_go(state, "intercept", pool)
    return bool(pool.leaders) and not pool.troops and may_come_alone(state, enemy)


def ready(state: CampaignState, enemy: str, space: str) -> Formation:
    """The units and leaders of a space that may still try to intercept the move, under the name of a power."""
    move = move_of(state)
    stacks = without_marks(state, state.tried, space, host(state, space, enemy))  # war-13.2-6
    others = [power for power in powers_of(state, stacks) if power != enemy]
    mover = move.formation.power
    barred = [power for power in others if interception_forbidden(state, mover, power, move.target) is not None]
    stacks = serving(state, tuple(stack for stack in stacks if marshal(state, stack.owner) not in barred))
    leaders = tuple(leader for leader in officers(state, space, enemy) if not state.holds(TRIED, leader))
    return admitted(state, Formation(enemy, stacks, leaders), move.target)


def may_come_alone(state: CampaignState, enemy: str) -> bool:
    """Whether leaders of a power may intercept without units: there are friends where they go."""
    here = commanders_in(state, move_of(state).target)
    return state.realm.lone_leaders and any(allied(state, enemy, power) for power in here)


def attempts(state: CampaignState, enemy: str) -> Flow:
    """A power tries from one space after the other, as long as it likes; returns whether anybody succeeded."""
    tried: tuple[str, ...] = ()
    succeeded = False
    while True:
        target = move_of(state).target
        roads = [space for space in roads_into(state, enemy, target) if space not in tried]
        with OneLook(state):
            spaces = [space for space in roads if may_come(state, enemy, space)]
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
    least = 0 if may_come_alone(state, enemy) else 1  # war-13.2-12
    formation = yield from build_formation(
        state, enemy, space, ANY_NUMBER, "intercept", ready(state, enemy, space), least=least, target=move.target
    )  # war-13.2-8
    bonus = modifier(state, formation, move.formation)
    dice = state.dice.rolls(2, 6, "interception")
    succeeds = sum(dice) + bonus >= NEEDED  # war-13.2-13
    if not succeeds:
        about = {"power2": enemy, "space": space, "place": move.target}
        succeeds = yield from moments.also(state, "interception_failed", around(state), about)
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
    formation = yield from depart(state, space, formation)
    if not formation.troops and not formation.leaders:
        return False
    relocate(state, space, move.target, formation)  # war-13.2-14 war-13.2-3
    mark(state, state.tried, move.target, formation.troops)
    capture_lone_leaders(state, enemy, move.target)
    yield from check_siege(state, space)  # war-13.2-17
    return True


def modifier(state: CampaignState, formation: Formation, against: Formation) -> int:
    """The best leader of those who try; mounted units for or against them."""
    bonus = best_battle(state, formation.leaders)
    if state.realm.counts_mounted:
        more = mounted(state, formation.troops) - mounted(state, against.troops)
        return bonus + (more > 0) - (more < 0)
    if has_mounted(state, formation.troops):
        bonus += 1
    elif has_mounted(state, against.troops):
        bonus -= 1
    return bonus  # war-13.2-13 war-13.3-9


STEPS = {"interceptions": interceptions}
