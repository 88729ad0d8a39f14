"""New rulers (3.3, 8.1): their cards, and the leaders who take the places of others."""

from __future__ import annotations

from warcouncil.campaign.sieges import check_sieges
from warcouncil.engine.flow import MOMENT, Flow
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.rulers import install_ruler
from warcouncil.titles.tanto_monta.seasons.people import enter, leave
from warcouncil.titles.tanto_monta.state import TantoMontaState

RULERS = {ruler.card: ruler for ruler in COMPONENTS.people.rulers if ruler.card}
FOLLOWED = {leader.by_card: leader for leader in COMPONENTS.people.leaders if leader.by_card and leader.successor}
"""Card -> the leader who goes with it."""


def succeed(state: TantoMontaState, card: str) -> Flow:
    """An event brings a ruler; a leader who goes with it is followed where he stands, or by a new one."""
    ruler = RULERS[card]
    install_ruler(state, ruler.player, ruler.id)
    leader = FOLLOWED.get(card)
    if leader is not None:
        leave(state, leader.id)
        if leader.successor in state.away_leaders:
            yield from enter(state, leader.successor)  # tm-8.1-4 tm-18.5-2
        yield from check_sieges(state)  # he may have led two powers that besieged as one: tm-15.3-1
    yield MOMENT
