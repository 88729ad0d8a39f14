"""Avoiding battle (13.3) and withdrawing into a fortification (13.4)."""

from __future__ import annotations

from warcouncil.campaign import moments
from warcouncil.campaign.entry import admitted, depart, opponents
from warcouncil.campaign.forces import ANY_NUMBER, all_tired, build_formation, can_go, capture_lone_leaders
from warcouncil.campaign.interception import NEEDED, modifier, move_of
from warcouncil.campaign.pieces import Formation
from warcouncil.campaign.relations import (
    army_size,
    around,
    besieged,
    fortified,
    host,
    in_order,
    marshal,
    played,
    stands_by,
)
from warcouncil.campaign.retreats import retreat_forbidden
from warcouncil.campaign.sieges import check_siege
from warcouncil.campaign.stacks import GARRISON, officers, relocate, serving
from warcouncil.campaign.state import CampaignState
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind

KINDS = {
    "avoid_battle": Kind({"avoid": ("space",), "pass": ()}),
    "withdraw": Kind({"withdraw": (), "fight": ()}),
}
REFUSALS = {
    "avoid_battle": "war-13.3-1",
    "withdraw": "war-13.4-1",
}


# -- avoiding battle


def avoid_battle(state: CampaignState) -> Flow:
    """The powers that stand in the way may try to leave, one after the other in impulse order."""
    move = move_of(state)
    standing = opponents(state, move.formation.power, move.target)
    for power in tuple(in_order(state, standing)):  # war-13.3-2 war-22.1-2
        options: list[Option] = [("avoid", space) for space in state.realm.atlas.neighbours[move.target]]  # war-2.5-5
        choice = yield Ask(power, "avoid_battle", [*options, ("pass",)], avoid_forbidden)  # war-13.3-1
        if choice != ("pass",):
            yield from try_to_avoid(state, power, str(choice[1]))


def avoid_forbidden(state: CampaignState, power: str, option: Option) -> str | None:
    """Why units may not avoid battle into a space."""
    if option == ("pass",):
        return None
    move = move_of(state)
    space = str(option[1])
    if space == move.origin and not move.by_sea:
        return "war-13.3-5"
    clause = retreat_forbidden(state, power, space, move.formation.power)  # war-13.3-3 war-13.3-4
    return clause or (None if can_go(state, "avoid", leaving(state, power, space)) else "war-13.3-1")


def leaving(state: CampaignState, power: str, space: str) -> Formation:
    """The units and leaders of a power that may avoid battle into a space, under its name."""
    place = move_of(state).target
    stacks = serving(state, host(state, place, power))
    return admitted(state, Formation(power, stacks, officers(state, place, power)), space)


def try_to_avoid(state: CampaignState, power: str, space: str) -> Flow:
    """Choose who leaves, roll, and be gone."""
    move = move_of(state)
    pool = leaving(state, power, space)
    formation: Formation = yield from build_formation(
        state, power, move.target, ANY_NUMBER, "avoid", pool, least=0, target=space
    )  # war-13.3-8
    if all_tired(state, move.target, formation):  # war-13.3-10
        state.log("avoids_at_once", power=power, space=move.target, space2=space, amount=formation.size)
    else:
        bonus = modifier(state, formation, move.formation)
        dice = state.dice.rolls(2, 6, "avoid battle")
        succeeds = sum(dice) + bonus >= NEEDED  # war-13.3-9
        if not succeeds:
            about = {"power2": power, "space": move.target}
            succeeds = yield from moments.also(state, "avoidance_failed", around(state), about)
        state.log(
            "avoids" if succeeds else "avoids_not",
            power=power,
            space=move.target,
            space2=space,
            amount=formation.size,
            dice=list(dice),
            total=sum(dice) + bonus,
        )
        if not succeeds:
            return  # war-13.3-11
    formation = yield from depart(state, move.target, formation)
    relocate(state, move.target, space, formation)
    if formation.troops:
        capture_lone_leaders(state, power, space)
    yield from check_siege(state, move.target, space)  # war-13.3-12 war-15.3-1
    state.realm.avoided(state, space, formation)
    about = {"power2": power, "space": space}
    yield from moments.also(state, "battle_avoided", (move.formation.power,), about)


# -- withdrawing


def withdraw(state: CampaignState) -> Flow:
    """At most four units go behind their own walls if their controller wants; returns whether they did."""
    move = move_of(state)
    space = move.target
    if not fortified(state, space) or besieged(state, space):
        return False
    standing = opponents(state, move.formation.power, space)
    holder = marshal(state, state.control[space])
    inside = [power for power in standing if stands_by(state, power, holder)]  # war-13.4-1
    size = sum(army_size(state, space, power) for power in standing)
    if not standing or len(inside) < len(standing) or size > GARRISON:
        return False
    if holder in played(state):  # war-22.1-3 war-22.6-2
        choice = yield Ask(holder, "withdraw", [("withdraw",), ("fight",)])  # war-13.4-2
        if choice == ("fight",):
            return False
    state.log("withdraws", power=holder, space=space, amount=size)
    return True
