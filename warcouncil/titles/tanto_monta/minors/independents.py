"""Independent spaces with a way of their own (21.8): Ragusa, Milan, Tunis with the corsair of Djerba."""

from __future__ import annotations

from warcouncil.campaign.pieces import INDEPENDENT
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.realm import REALM
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.war.supply import bring

RAGUSA, MILAN, TUNIS = "ragusa", "milan", "tunis"
STRONG = {
    stack.space: stack.regular
    for stack in COMPONENTS.setup.garrisons
    if stack.power == INDEPENDENT and stack.space in (RAGUSA, MILAN)
}
"""Cities whose whole garrison comes back when they are independent again."""
REBELS = 1
HARBOUR_DICE = 2
"""The dice of the squadron of Ragusa for its port, where others have one."""


def garrison(space: str) -> int:
    """How many regulars a space has that becomes independent again."""
    return STRONG.get(space, REBELS)  # tm-21.8-5


def independent_again(state: TantoMontaState, space: str) -> None:
    """City-State Rebels: a space is independent again, with its garrison."""
    state.control[space] = INDEPENDENT  # tm-21.8-3
    state.sieges.pop(space, None)
    bring(state, space, INDEPENDENT, "regular", garrison(space))  # tm-21.8-5
    state.log("independent_again", space=space)


def harbour_dice(state: TantoMontaState, space: str) -> int:
    """The dice for defending a port: two in independent Ragusa."""
    return HARBOUR_DICE if space == RAGUSA and state.control[space] == INDEPENDENT else 1  # tm-21.8-4


# -- Djerba


def djerba_ends(state: TantoMontaState) -> None:
    """The Regency of Algiers takes the corsair of Djerba out of the game."""
    for place in sorted(state.fleets):
        for fleet in state.fleets.get(place, ()):
            corsairs = fleet.counts[REALM.ship_column["corsair"]]
            if fleet.owner == INDEPENDENT and corsairs:
                state.add_ships(place, INDEPENDENT, fleet.user, corsair=-corsairs)  # tm-21.8-6
