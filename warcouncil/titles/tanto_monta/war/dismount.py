"""Dismounting (5.3): at any time of his impulse a player makes regulars of cavalry, for good."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warcouncil.campaign.counters import can_change, with_room
from warcouncil.campaign.pieces import Troops
from warcouncil.campaign.relations import owners_under
from warcouncil.campaign.stacks import Marks, mark, marked, some, stations, unmark
from warcouncil.engine.state import Option
from warcouncil.table.book import FREE, Action
from warcouncil.titles.tanto_monta.war.formations import CAVALRY

if TYPE_CHECKING:
    from warcouncil.titles.tanto_monta.state import TantoMontaState


def mounted(state: TantoMontaState, power: str) -> list[tuple[str, Troops]]:
    """Spaces with riders of a power or of whom it commands, and the stacks that these are in."""
    column, armies, troops = state.realm.column[CAVALRY], state.armies(), state.troops
    owners = [
        owner
        for owner in owners_under(state, power)
        if owner in armies and any(stack.counts[column] for stack in armies[owner].values())
    ]
    if not owners:
        return []
    return [
        (space, stack)
        for space in stations(state, power)
        if space in troops
        for stack in troops[space]
        if stack.owner in owners and stack.counts[column]
    ]


def candidates(state: TantoMontaState, power: str) -> list[Option]:
    return [("dismount", space, stack.owner) for space, stack in mounted(state, power)]


def forbidden(state: TantoMontaState, power: str, option: Option) -> str | None:
    """There must be counters for one regular more."""
    _, space, owner = option
    return None if can_change(state, str(owner), str(space), CAVALRY, "regular") else "tm-5-1"


def listed(state: TantoMontaState, power: str) -> list[Option]:
    """The candidates that nothing forbids: owners whose counters show one regular more, and riders are single ones."""
    riders = mounted(state, power)
    places: dict[str, list[str]] = {}
    for space, stack in riders:
        places.setdefault(stack.owner, []).append(space)
    room = {(space, owner) for owner, spaces in places.items() for space in with_room(state, owner, "regular", spaces)}
    return [("dismount", space, stack.owner) for space, stack in riders if (space, stack.owner) in room]


def dismount(state: TantoMontaState, power: str, option: Option) -> None:
    """One cavalry becomes a regular; what it has done in this impulse stays done."""
    space, owner = str(option[1]), str(option[2])
    rider, soldier = some(state, owner, CAVALRY, 1), some(state, owner, "regular", 1)
    for marks in (state.tired, state.moved, state.tried):
        carry(state, marks, space, owner)
    state.remove_stack(space, rider)  # tm-5.3-12
    state.add_stack(space, soldier)  # tm-5.3-12
    state.log("dismounts", power=owner, amount=1, place=space)


def carry(state: TantoMontaState, marks: Marks, space: str, owner: str) -> None:
    """If all riders bear a mark, so does the one who dismounts."""
    riders = state.number(space, owner, CAVALRY)
    if marked(state, marks, space, some(state, owner, CAVALRY, riders)).size == riders:
        unmark(state, marks, space, (some(state, owner, CAVALRY, 1),))
        mark(state, marks, space, (some(state, owner, "regular", 1),))


ACTS = {"dismount": ("space", "power")}
MENU = {"dismount": Action(candidates, forbidden, FREE, dismount, listed, needs="tm-5.3-12")}
