"""Units that an event brings come from the supply: as many as it has (5.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warcouncil.campaign.counters import can_add

if TYPE_CHECKING:
    from warcouncil.titles.tanto_monta.state import TantoMontaState


def bring(state: TantoMontaState, place: str, owner: str, unit: str, amount: int) -> int:
    """So many land units of a kind come to a place, or as many as the counters can show; returns how many came."""
    came = next((many for many in range(amount, 0, -1) if can_add(state, owner, unit, many, place)), 0)  # tm-5.3-5
    state.add_troops(place, owner, **{unit: came})
    return came
