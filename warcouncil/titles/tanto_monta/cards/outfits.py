"""Units that an event pays for at the prices of the boards, in spaces that it names (17)."""

from __future__ import annotations

from collections.abc import Iterable

from warcouncil.campaign import building
from warcouncil.campaign.counters import can_add
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.titles.tanto_monta.actions import COSTS
from warcouncil.titles.tanto_monta.powers.common import SPACES
from warcouncil.titles.tanto_monta.realm import LAND_UNITS, NAVAL_UNITS, POLICY
from warcouncil.titles.tanto_monta.state import TantoMontaState

UNITS = (*LAND_UNITS, *NAVAL_UNITS)
DONE: Option = ("done",)
KINDS = {"outfit": Kind({"outfit": ("unit", "space"), "done": ()})}


def owner_of(power: str, unit: str) -> str:
    """Whose a new unit is: Castile and Aragon have one navy."""
    return POLICY.get(power, power) if unit in NAVAL_UNITS else power


def outfit_forbidden(state: TantoMontaState, power: str, unit: str, space: str) -> str | None:
    """Why a power may not have a unit in a space, be it at home there or not."""
    owner = owner_of(power, unit)
    if power not in COSTS[unit] or (unit in NAVAL_UNITS and not SPACES[space].ports):
        return "tm-17.3-1"
    clause = state.realm.build_barred(state, power, owner, space, unit)
    clause = clause or state.realm.entry_barred(state, power, space)
    clause = clause or building.site_forbidden(state, power, owner, space, abroad=True)
    if clause is not None:
        return clause
    return None if can_add(state, owner, unit, 1, space) else "tm-17.2-1"


def outfits(
    state: TantoMontaState, power: str, spaces: Iterable[str], points: int, units: Iterable[str] = UNITS
) -> list[Option]:
    """The units that so many points pay for, and where they may come."""
    places = tuple(spaces)
    paid = [unit for unit in units if COSTS[unit].get(power, points + 1) <= points]
    return [
        ("outfit", unit, space)
        for unit in paid
        for space in places
        if outfit_forbidden(state, power, unit, space) is None
    ]


def outfit(
    state: TantoMontaState, power: str, spaces: Iterable[str], points: int, units: Iterable[str] = UNITS
) -> Flow:
    """A power builds unit by unit in some spaces until the points are spent, or it wants no more."""
    places, kinds = tuple(spaces), tuple(units)
    while options := outfits(state, power, places, points, kinds):
        choice = yield Ask(power, "outfit", [*options, DONE], about={"amount": points})
        if choice == DONE:
            return
        unit, space = str(choice[1]), str(choice[2])
        building.build(state, space, owner_of(power, unit), unit)
        points -= COSTS[unit][power]
