"""What makes spring deployments easier or bars them (10): War Preparations, and ships in the ports of a sea."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warcouncil.campaign import navies
from warcouncil.campaign.realm import Easing
from warcouncil.campaign.relations import at_war_at_sea, navy
from warcouncil.table.facts import Fact

if TYPE_CHECKING:
    from warcouncil.titles.tanto_monta.state import TantoMontaState

PREPARED = Fact("prepared", "player")
"""A player has played War Preparations for the deployments of this spring."""
FACTS = (PREPARED,)
SQUADRON = "squadron"


def prepare(state: TantoMontaState, power: str) -> None:
    """#97: what the card brings comes before the deployment."""
    state.next(("spring_campaign", power))


EASINGS = (Easing(card="war_preparations", over_passes=True, past_ships=True, any_number=True, play=prepare),)


def prepared(state: TantoMontaState, power: str) -> int:
    """All powers of a player who has played the card deploy more easily."""
    return int(state.holds(PREPARED, state.hand_of(power)))  # tm-10-23


def harbour_bars(state: TantoMontaState, power: str, other: str, sea: str) -> bool:
    """Whether squadrons of another major power in the ports of a sea zone close it to a deployment."""
    ports = state.realm.atlas.ports[sea]
    if not any(navies.number(state, navy(state, port, other), SQUADRON) for port in ports):
        return False
    if at_war_at_sea(state, power, other):
        return True  # tm-10-19
    return not any(navies.number(state, navy(state, place, power), SQUADRON) for place in (sea, *ports))  # tm-10-20
