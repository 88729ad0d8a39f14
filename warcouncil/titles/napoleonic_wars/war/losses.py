"""Losses (6.17, 9.4, 11.31): who picks which pieces of a force are eliminated."""

from __future__ import annotations

from msgspec.structs import replace

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.titles.napoleonic_wars.relations import owner
from warcouncil.titles.napoleonic_wars.state import NapoleonicState, Units

KINDS = {"loss": Kind({"lose_unit": ("power",), "lose_leader": ("leader",)})}
REFUSALS = {"loss": "nw-11.31-2"}
Force = tuple[Units, tuple[str, ...]]
"""Units and leaders that stand in one duchy."""


def size(force: Force) -> int:
    return sum(count for _, count in force[0]) + len(force[1])


def eliminate(
    state: NapoleonicState, space: str, chooser: str, force: Force, count: int, shared: Units | None = None
) -> Flow:
    """So many pieces of a force are eliminated; returns what is left.

    `shared`: evenly among the nations, with the units that each of them has lost before (11.31).
    """
    units, leaders = dict(force[0]), force[1]
    before = dict(shared or ())
    lost = {nation: before.get(nation, 0) for nation in units}
    for _ in range(min(count, size(force))):
        options = choices(state, chooser, tuple(units.items()), leaders, () if shared is None else tuple(lost.items()))
        choice = options[0]
        if len(options) > 1 and chooser in state.seats and count < size(force):
            choice = yield Ask(chooser, "loss", options, about={"space": space})
        if choice[0] == "lose_unit":
            nation = str(choice[1])
            units[nation] -= 1
            lost[nation] += 1
            state.add_units(space, nation, -1)
            state.log("unit_lost", power=nation, space=space)
        else:
            leader = str(choice[1])
            leaders = tuple(one for one in leaders if one != leader)
            state.lose_leader(leader)
            state.log("leader_lost", leader=leader, space=space)
        shrink(state)
    return tuple((nation, left) for nation, left in units.items() if left), leaders


def choices(state: NapoleonicState, chooser: str, units: Units, leaders: tuple[str, ...], lost: Units) -> list[Option]:
    """What may be lost next: units first; leaders only of whoever chooses, or when there are no more units."""
    able = [nation for nation, count in units if count]
    if lost:
        least = min((taken for nation, taken in lost if nation in able), default=0)
        able = [nation for nation, taken in lost if nation in able and taken == least]  # nw-11.31-1
    found: list[Option] = [("lose_unit", nation) for nation in able]
    for leader in leaders:
        agreed = owner(leader) in state.powers_of(state.seats.get(chooser, -1))
        if agreed or not able:
            found.append(("lose_leader", leader))  # nw-11.31-2  # nw-9.4-1
    return found


def present(state: NapoleonicState, space: str, force: Force) -> Force:
    """Those of some pieces that still stand in a duchy."""
    here = [(nation, min(count, state.units_at(space, nation))) for nation, count in force[0]]
    return tuple(row for row in here if row[1]), tuple(one for one in force[1] if state.leaders.get(one) == space)


def shrink(state: NapoleonicState) -> None:
    """A moving force, or a convoy, has no more than stands in its duchy; without its commander it is none."""
    force, convoy = state.moving, state.convoy
    if force is not None:
        units, leaders = present(state, force.space, (force.units, force.leaders))
        state.moving = replace(force, units=units, leaders=leaders) if is_led(force.leader, units, leaders) else None
    if convoy is not None:
        units, leaders = present(state, convoy.space, (convoy.units, convoy.leaders))
        state.convoy = replace(convoy, units=units, leaders=leaders) if is_led(convoy.leader, units, leaders) else None


def is_led(leader: str, units: Units, leaders: tuple[str, ...]) -> bool:
    """Whether what is left of a force can go on: with its commander, or a unit that has none."""
    return leader in leaders if leader else bool(units)
