"""Ship transport: lands joined by seas with own ships count as adjacent for marching and retreating."""

from __future__ import annotations

from collections.abc import Iterable

from warcouncil.titles.game_of_thrones.components import COASTS, KIND, LANDS, SHORES, STEPS
from warcouncil.titles.game_of_thrones.state import GameOfThronesState


def fleet_seas(state: GameOfThronesState, house: str) -> set[str]:
    """The seas with ships of a house, routed or not, whatever their order; a port is no sea."""
    return {  # got-transport-3 got-transport-4 got-transport-5 got-transport-9
        area for area, owner in state.owner.items() if owner == house and KIND[area] == "sea"
    }


def shipped_to(land: str, seas: set[str]) -> set[str]:
    """The lands that can be reached from a land over an unbroken chain of these seas."""
    reached: set[str] = set()
    waiting = [sea for sea in COASTS[land] if sea in seas]
    while waiting:
        sea = waiting.pop()
        if sea not in reached:
            reached.add(sea)
            waiting += [near for near in COASTS[sea] if near in seas]  # got-transport-1
    shores: set[str] = set()
    for sea in reached:
        shores.update(SHORES[sea])
    return shores


def reachable(state: GameOfThronesState, house: str, area: str) -> tuple[str, ...]:
    """Where units of a house can go from an area: next to it, and for land units by ship (in the fixed order)."""
    near = STEPS[area]
    if KIND[area] != "land":
        return near  # got-transport-10
    seas = fleet_seas(state, house)
    if not any(sea in seas for sea in COASTS[area]):
        return near
    lands = shipped_to(area, seas)  # got-transport-2 got-transport-6 got-transport-7 got-board-4
    lands.update(near)  # got-board-2
    lands.discard(area)
    return in_order(lands)


def in_order(lands: Iterable[str]) -> tuple[str, ...]:
    found = set(lands)
    return tuple(land for land in LANDS if land in found)
