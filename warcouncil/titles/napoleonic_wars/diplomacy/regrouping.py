"""Pieces into Regroup (7.7): troops and squadrons that leave the map for peace or war."""

from __future__ import annotations

from collections.abc import Iterable

from warcouncil.titles.napoleonic_wars.relations import owner, standing
from warcouncil.titles.napoleonic_wars.state import REGROUP, SPACES, NapoleonicState


def regroup(state: NapoleonicState, space: str, nations: Iterable[str]) -> None:
    """All formations of some nations in a duchy go to Regroup."""
    wanted = set(nations)
    for nation in [one for one in standing(state, space) if one in wanted]:
        count = state.units_at(space, nation)
        if count:
            state.add_units(space, nation, -count)
            state.add_units(REGROUP, nation, count)
        for leader in state.leaders_at(space):
            if owner(leader) == nation:
                state.put_leader(leader, REGROUP)
        state.placed.discard((nation, space))
        state.log("regrouped", power=nation, space=space)


def regroup_ships(state: NapoleonicState, place: str, nations: Iterable[str]) -> None:
    """All squadrons of some nations at a place go to Regroup; one that is being built is ready there."""
    wanted = set(nations)
    gone = [(nation, mark) for nation, mark in state.ships_at(place) if nation in wanted]
    for nation, mark in gone:
        state.take_ship(place, nation, mark)
        state.add_ship(REGROUP, nation, max(mark, 0))
    for nation in dict.fromkeys(nation for nation, _ in gone):
        state.log("squadrons_regrouped", power=nation)


def give_up_flag(state: NapoleonicState, space: str) -> None:
    """A flag goes back to the supply, and the duchy to its original owner (7.7)."""
    holder = state.flags[space]
    state.set_flag(space, SPACES[space].nation)  # nw-7.7-3
    state.log("flag_given_up", power=holder, space=space)
