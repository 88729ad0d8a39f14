"""Squadrons that leave the map (6.13): for foreign wars, and for Guerre de Course into the box off the map."""

from __future__ import annotations

from warcouncil.titles.napoleonic_wars.state import BUILDING, OFF_MAP, REGROUP, NapoleonicState


def available(state: NapoleonicState, nation: str) -> list[tuple[str, int]]:
    """Place and Refit markers of the squadrons that a nation may send at once, blockaded or not (6.13)."""
    own = {
        (place, mark)
        for place, ships in state.squadrons.items()
        for one, mark in ships
        if one == nation and mark != BUILDING  # nw-6.13-4  # nw-faq-6.13-1
    }
    return sorted([ship for ship in own if ship[0] != OFF_MAP and ship[0] not in state.wars])  # nw-6.13-7


def send(state: NapoleonicState, nation: str, place: str, mark: int, target: str) -> None:
    """A squadron goes to a foreign war or off the map, free; out of Regroup it gets a Refit marker (6.13)."""
    state.take_ship(place, nation, mark)
    worn = mark + (place == REGROUP)  # nw-6.13-6
    state.add_ship(target, nation, worn)
    state.log("squadron_sent", power=nation)
