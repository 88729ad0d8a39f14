"""Winter: what goes with the turn (18.3, 18.9, 18.10)."""

from __future__ import annotations

from warcouncil.titles.tanto_monta import resources
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.realm import PLAYERS, REALM
from warcouncil.titles.tanto_monta.setup import TOGETHER
from warcouncil.titles.tanto_monta.state import TantoMontaState

FIRST_LEVELS = {minor.id: minor.influence for minor in COMPONENTS.powers.minors}
FOR_GOOD = frozenset(REALM.pair(*pair) for pair in TOGETHER)
"""Alliances between the powers of one player."""


def unused_resources(state: TantoMontaState) -> None:
    """Step: what is left in the warehouses is discarded."""
    for player in PLAYERS:
        for resource in state.warehouse.get(player, ()):
            resources.set_aside(state, resource)  # tm-18.3-1 tm-6.3-9
            state.show(None, "resource_discarded", power=player, resource=resource)
    state.warehouse.clear()


def alliances_end(state: TantoMontaState) -> None:
    """Step: alliances between major powers of different players end, and piracy markers go."""
    state.alliances &= FOR_GOOD  # tm-18.9-1
    state.piracies.clear()  # tm-18.9-1
    state.log("alliances_end", turn=state.turn)


def influence_reset(state: TantoMontaState) -> None:
    """Step: influence that was settled goes back to its first level, and rulers have their administration again."""
    for minor in sorted(state.settled):
        for player in PLAYERS:
            level = 0 if (player, minor) in state.shut_out else FIRST_LEVELS[minor].get(player, 0)
            state.set_influence(minor, player, level)  # tm-18.10-1
    state.settled.clear()
    state.admin_lost.clear()  # tm-18.10-2


STEPS = {
    "unused_resources": unused_resources,
    "alliances_end": alliances_end,
    "influence_reset": influence_reset,
}
