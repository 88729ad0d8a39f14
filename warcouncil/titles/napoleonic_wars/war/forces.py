"""Moving pieces about (9): out of one duchy into another, with what they remember of the impulse."""

from __future__ import annotations

from collections.abc import Iterable

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.facts import Fact
from warcouncil.titles.napoleonic_wars.relations import family, is_major, owner, standing
from warcouncil.titles.napoleonic_wars.state import ASHORE, HALTED, NapoleonicState
from warcouncil.titles.napoleonic_wars.war.armies import armies_needed, commanded, leaders_of, units_of
from warcouncil.titles.napoleonic_wars.war.losses import Force

MARKED = Fact("fought_or_failed", "leader")
"""A leader has fought, or failed to intercept: he does not intercept in this impulse (10.3)."""
BEATEN = Fact("beaten", "leader")
"""An active leader has lost a battle in this impulse (7.41)."""
FLED = Fact("fled_to", "power", "space", "amount")
"""So many active units without a leader have fled to this duchy in this impulse."""
FOUGHT = Fact("fought", "space")
"""A battle without an overrun was fought in this duchy in this impulse (12.2)."""
WEARY = Fact("fought_there", "leader", "space")
"""A leader has fought such a battle in this duchy in this impulse."""
SPENT = Fact("spent_units", "power", "space", "amount")
"""So many units of a nation have."""
STORMED = Fact("stormed", "leader", "amount", turn=True)
"""A leader has taken part in a siege in this round: in no other one (12.33)."""
FACTS = (MARKED, BEATEN, FLED, FOUGHT, WEARY, SPENT, STORMED)
KINDS = {"force": Kind({"bring": ("leader",), "leave_behind": ("leader",), "take": ("power", "amount")})}
REFUSALS = {"force": "nw-9.1-2"}


# -- who goes along


def able_units(state: NapoleonicState, space: str, nation: str) -> int:
    """The units of a nation in a duchy that may still move in this impulse."""
    if space not in state.marched:
        return state.units_at(space, nation)
    return sum([step < HALTED for step in state.strides_at(space, nation)])


def able_leaders(state: NapoleonicState, space: str, power: str) -> tuple[str, ...]:
    return tuple(one for one in leaders_of(state, space, power) if state.strides.get(one, 0) < HALTED)


def compose(state: NapoleonicState, asked: str, space: str, leader: str, most: int, fresh: bool = False) -> Flow:
    """Who goes with a leader, in at most so many armies: other leaders first, then units (9.1, 9.71).

    `fresh`: none who has fought or failed to intercept (10.3).
    """
    leaders: tuple[str, ...] = (leader,)
    following = commanded(state, space, leader)
    others = [one for power in following for one in able_leaders(state, space, power) if one != leader]
    if not is_major(owner(leader)):
        others = [one for one in others if owner(one) == owner(leader)]  # nw-9.1-2
    for other in others:
        if not 0 < armies_needed(state, (), (*leaders, other)) <= most or (fresh and state.holds(MARKED, other)):
            continue  # nw-10.3-3
        options: list[Option] = [("bring", other), ("leave_behind", other)]
        choice = yield Ask(asked, "force", options, about={"leader": leader, "space": space})
        if choice[0] == "bring":
            leaders = (*leaders, other)
    units: tuple[tuple[str, int], ...] = ()
    for nation in nations_led(state, space, leader, following):
        amounts = [
            count
            for count in range(able_units(state, space, nation) + 1)
            if 0 < armies_needed(state, (*units, (nation, count)), leaders) <= most
        ]  # nw-9.2-1  # nw-3-7
        choice = yield Ask(
            asked,
            "force",
            [("take", nation, count) for count in amounts],
            about={"leader": leader, "space": space},
        )
        if choice[2]:
            units = (*units, (nation, int(choice[2])))
    return units, leaders


def nations_led(state: NapoleonicState, space: str, leader: str, following: Iterable[str]) -> list[str]:
    """The nations whose units may go with a leader: a minor's leader has those of his own alone (9.1)."""
    found = [nation for power in following for nation, _ in units_of(state, space, power)]
    return found if is_major(owner(leader)) else [nation for nation in found if nation == owner(leader)]  # nw-8.2-3


def counted(state: NapoleonicState, fact: Fact, nation: str, space: str) -> int:
    """How many units of a nation in a duchy a fact is about."""
    found = [one[3] for one in state.this_impulse if one[:3] == (fact.name, nation, space)]
    return max([int(count) for count in found], default=0)


# -- from one duchy to another


def shift(state: NapoleonicState, force: Force, origin: str, target: str, stride: int = 0) -> None:
    """Pieces go from one duchy to the next; `stride` is what that counts towards a forced march."""
    units, leaders = force
    joined = state.groups.get(origin, ())
    for nation, count in units:
        steps = state.strides_at(origin, nation)
        going = steps[:count]
        there = state.strides_at(target, nation)
        state.add_units(origin, nation, -count)
        state.add_units(target, nation, count)
        state.set_strides(origin, nation, steps[count:])
        state.set_strides(target, nation, [*there, *(step + stride for step in going)])
    for leader in leaders:
        named = leader in state.commanders
        taken = any(one in state.commanders for one in leaders_of(state, target, family(state, owner(leader))))
        state.put_leader(leader, target)
        if named and not taken:
            state.commanders.add(leader)
        if stride:
            state.strides[leader] = state.strides.get(leader, 0) + stride
    for nation in {one for one, _ in units} | {owner(one) for one in leaders} if state.placed else ():
        if nation not in standing(state, origin):
            state.placed.discard((nation, origin))  # nw-17.2-2
    if joined and joined[0] in leaders and target not in state.groups:
        state.groups[target] = joined  # nw-9.7-4


def halt(state: NapoleonicState, space: str, force: Force) -> None:
    """Pieces go no further in this impulse (9.51, 9.52)."""
    for nation, count in force[0]:
        steps = sorted(state.strides_at(space, nation), reverse=True)
        fresh = [step + HALTED if index < count and step < HALTED else step for index, step in enumerate(steps)]
        state.set_strides(space, nation, fresh)
    for leader in force[1]:
        if state.strides.get(leader, 0) < HALTED:
            state.strides[leader] = state.strides.get(leader, 0) + HALTED


def release(state: NapoleonicState, space: str, force: Force) -> None:
    """After the overrun of a fortress the army may move on, unless it has landed there (12.31, 13.6)."""
    for nation, count in force[0]:
        steps = state.strides_at(space, nation)
        stopped = [step for step in steps if HALTED <= step < ASHORE]
        others = [step for step in steps if not HALTED <= step < ASHORE]
        state.set_strides(space, nation, [*others, *(step % HALTED for step in stopped[:count]), *stopped[count:]])
    for leader in force[1]:
        if HALTED <= state.strides.get(leader, 0) < ASHORE:
            state.strides[leader] %= HALTED


def side_force(state: NapoleonicState, space: str, nations: Iterable[str]) -> Force:
    """All pieces of some nations in a duchy."""
    wanted = set(nations)
    units = tuple([row for row in state.units.get(space, ()) if row[0] in wanted])
    return units, tuple([one for one in state.leaders_at(space) if owner(one) in wanted])
