"""France (21.4): chateaux, the one way in which France gains victory points outright."""

from __future__ import annotations

from warcouncil.campaign.relations import controls, shut_in
from warcouncil.titles.here_i_stand.components import TABLES
from warcouncil.titles.here_i_stand.state import HereIStandState

FRANCE = "france"
FRANCIS = "francis_i"
ARTISTS = "milan"
"""The key whose artists build without fail."""
BUILT = 3
"""The die from which on a chateau is built."""


def chateau_forbidden(state: HereIStandState, power: str) -> str | None:
    """Why Patron of the Arts (#4) is no event now: Francis I must rule and be free, and six chateaux are all."""
    if state.chateaux >= TABLES.chateaux_vp:
        return "his-21.4-1"
    free = FRANCIS not in state.captives and not shut_in(state, FRANCIS, FRANCE)
    return None if state.rulers[FRANCE] == FRANCIS and free else "his-21.4-1"


def build_chateau(state: HereIStandState) -> None:
    """A chateau on 3 or more, or without a roll while France controls Milan."""
    if not controls(state, FRANCE, ARTISTS):
        die = state.dice.roll(6, "chateau")
        state.log("chateau_die", dice=[die])
        if die < BUILT:  # his-21.4-1
            return
    state.chateaux += 1  # his-21.4-1
    state.log("chateau_built", amount=state.chateaux)
