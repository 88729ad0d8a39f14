"""What an agreement brings about before its later terms are carried out (9.1): only what can be done then is announced.

The first peace of Portugal and Spain is that of Alcáçovas (20.4), with all its effects; a Christian who allies with
Muslims loses the Papacy (9.2).
"""

from __future__ import annotations

from warcouncil.campaign.pieces import Deal
from warcouncil.campaign.terms import ends_war, makes_allies
from warcouncil.table import hands
from warcouncil.titles.tanto_monta.diplomacy.hostilities import CHRISTIANS, MUSLIMS, PAPACY, PORTUGAL, SPAIN
from warcouncil.titles.tanto_monta.powers.common import to_return
from warcouncil.titles.tanto_monta.realm import PLAYER
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.war.ground import CANARIES

FIRST_PEACE = {PORTUGAL, SPAIN}


# -- Alcáçovas


def signs_alcacovas(state: TantoMontaState, deal: Deal | None) -> bool:
    """Whether an agreement holds the first peace of Portugal and Spain, which comes before all else in it."""
    return deal is not None and not state.alcacovas and ends_war(state, deal, PORTUGAL, SPAIN)


def returned(state: TantoMontaState, deal: Deal | None) -> dict[str, str]:
    """Space -> who has it by the Peace of Alcáçovas: homes are given back, and islands of the Canaries are Spanish."""
    if not signs_alcacovas(state, deal):
        return {}
    islands = [space for space in CANARIES if state.control[space] == PORTUGAL]
    return {
        **dict.fromkeys((*islands, *to_return(state, PORTUGAL, SPAIN)), SPAIN),
        **dict.fromkeys(to_return(state, SPAIN, PORTUGAL), PORTUGAL),
    }


def cards_left(state: TantoMontaState, player: str) -> int:
    """How many cards a player can promise: one of Spain's is the reparation of Alcáçovas."""
    cards = hands.loose(state, player)
    owed = player == SPAIN and signs_alcacovas(state, state.deal)
    return max(0, cards - 1) if owed else cards  # tm-9.1-20 tm-20.4-8


# -- the Papacy


def loses_papacy(state: TantoMontaState, deal: Deal | None, power: str) -> bool:
    """Whether a Christian is the Papal ally no longer once an agreement with Muslims is carried out."""
    if deal is None or power not in CHRISTIANS or PLAYER.get(state.minors.get(PAPACY, "")) != PLAYER[power]:
        return False
    if state.papal_conqueror == PLAYER[power]:
        return False
    return any(makes_allies(state, deal, power, other) for other in MUSLIMS)  # tm-9.2-3
