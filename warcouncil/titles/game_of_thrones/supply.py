"""Supply: how many armies a house may have, and what happens when it has too many (Westeros card: Supply).

Armies are counted by size: `counts[i]` is the number of areas with at least i + 2 units of a house. A position fits
if no count is above the one that the supply table allows.
"""

from __future__ import annotations

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.titles.game_of_thrones.components import (
    ARMY_LIMITS,
    GAME,
    ONE,
    PLACE,
    SUPPLY_ICONS,
    UNIT,
    UNITS,
)
from warcouncil.titles.game_of_thrones.state import GameOfThronesState

Counts = list[int]


def army_counts(state: GameOfThronesState, house: str, without: str = "") -> Counts:
    """How many armies of a house have at least 2, 3, 4 and 5 units, one area left out."""
    two = three = four = five = 0
    units = state.units
    for area, owner in state.owner.items():
        if owner == house and area != without:
            size = sum(units[area])  # got-supply-6 got-retreat-11
            two += size > 1  # got-terms-5 got-muster-18 got-port-4
            three += size > 2
            four += size > 3
            five += size > 4
    return [two, three, four, five]


def grow(counts: Counts, size: int) -> None:
    """An area gets one unit more than `size`."""
    if 1 <= size <= 4:
        counts[size - 1] += 1


def shrink(counts: Counts, size: int) -> None:
    """An area with `size` units loses one."""
    if 2 <= size <= 5:
        counts[size - 2] -= 1


def resize(counts: Counts, old: int, new: int) -> None:
    for size in range(old, new):
        grow(counts, size)
    for size in range(old, new, -1):
        shrink(counts, size)


def fits(counts: Counts, supply: int) -> bool:
    """Whether armies are within the limits of a supply position: both in number and in size."""
    limits = ARMY_LIMITS[supply]  # got-supply-2 got-supply-3 got-supply-7
    return counts[0] <= limits[0] and counts[1] <= limits[1] and counts[2] <= limits[2] and counts[3] <= limits[3]


def within_supply(state: GameOfThronesState, house: str) -> bool:
    return fits(army_counts(state, house), state.supply[house])


def would_fit(state: GameOfThronesState, house: str, area: str, more: int) -> bool:
    """Whether a house keeps within supply with so many units more in an area; its attackers count as an army."""
    counts = army_counts(state, house)
    if state.combat is not None and state.combat.attacker == house:
        resize(counts, 0, sum(state.combat.force))
    size = state.size(area) if state.owner.get(area) == house else 0
    resize(counts, size, size + more)
    return fits(counts, state.supply[house])


def supply_icons(state: GameOfThronesState, house: str) -> int:
    """The supply icons in the areas that a house controls."""
    return sum(icons for area, icons in SUPPLY_ICONS.items() if state.controller(area) == house)


# -- the card


def adjust_supply(state: GameOfThronesState, house: str) -> Flow:
    """Step: one house counts its supply icons, moves its marker and fits its armies (Supply)."""
    set_supply(state, house, supply_icons(state, house))  # got-supply-1 got-cardref-4 got-supply-8
    yield from reconcile(state, house)


def set_supply(state: GameOfThronesState, house: str, supply: int) -> None:
    state.supply[house] = max(0, min(supply, GAME.highest_supply))  # got-supply-1
    state.log("supply", power=house, supply=state.supply[house])


def reconcile(state: GameOfThronesState, house: str) -> Flow:
    """A house with too many or too large armies removes units of its choice until they fit."""
    while not within_supply(state, house):  # got-supply-4
        _, area, unit = yield Ask(house, "reconcile", reconcile_options(state, house))
        state.destroy(area, ONE[UNIT[unit]])
        state.log("loses_unit", power=house, unit=unit, area=area)


def reconcile_options(state: GameOfThronesState, house: str) -> list[Option]:
    """Every kind of unit in every army."""
    areas = sorted(state.units, key=PLACE.__getitem__)
    options: list[Option] = [("lose", area, UNITS[unit]) for area in areas for unit in range(len(UNITS))]
    return [option for option in options if reconcile_forbidden(state, house, option) is None]


def reconcile_forbidden(state: GameOfThronesState, house: str, option: Option) -> str | None:
    """Only units of the house's own armies are removed."""
    area, unit = str(option[1]), UNIT[str(option[2])]
    if state.owner.get(area) != house or not state.units[area][unit]:
        return "got-supply-5"
    if state.size(area) < 2:
        return "got-terms-5"
    return None
