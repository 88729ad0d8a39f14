"""What ends with the peace of Portugal and Spain (20.4), and with that of Portugal and North Africa (20.3)."""

from __future__ import annotations

from warcouncil.engine.flow import Flow
from warcouncil.titles.tanto_monta.powers.common import leaves_game, lift_sieges
from warcouncil.titles.tanto_monta.realm import REALM
from warcouncil.titles.tanto_monta.state import TantoMontaState

PORTUGAL, SPAIN = "portugal", "spain"
TWO = REALM.pair(PORTUGAL, SPAIN)
TREATY, SUPREMACY = "treaty_of_tordesillas", "atlantic_supremacy"


def peace_broken(state: TantoMontaState) -> None:
    """Portugal and Spain are at war after Alcáçovas: its limits are gone, and those of Tordesillas."""
    if not state.alcacovas or state.alcacovas_broken:
        return
    state.alcacovas_broken = True  # tm-20.4-13 tm-20.4-17
    state.tordesillas = False
    state.sea_wars.discard(TWO)
    state.log("alcacovas_broken", power=PORTUGAL, power2=SPAIN)
    leaves_game(state, TREATY)  # tm-20.4-13 tm-20.4-23


def siege_lifted(state: TantoMontaState, one: str, other: str) -> Flow:
    """Step: two powers have agreed on peace; in the Canaries one may still besiege the other (18.5)."""
    yield from lift_sieges(state, one, other)  # tm-15-3


def supremacy_lost(state: TantoMontaState) -> None:
    """A peace of Portugal and North Africa takes the points of the supremacy back."""
    markers = state.bonus_vp.get(PORTUGAL, ())
    state.bonus_vp[PORTUGAL] = tuple(marker for marker in markers if marker[0] != SUPREMACY)  # tm-20.3-6


STEPS = {"siege_lifted": siege_lifted}
