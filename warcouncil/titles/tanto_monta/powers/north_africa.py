"""North Africa and Portugal (20.2, 20.3): Tlemcen, Otranto, the Regency of Algiers, the ports of the Atlantic."""

from __future__ import annotations

from warcouncil.campaign.counters import free_ships
from warcouncil.campaign.forces import log_losses
from warcouncil.engine.flow import MOMENT, Flow
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.minors.independents import djerba_ends
from warcouncil.titles.tanto_monta.powers.common import pass_to, worth
from warcouncil.titles.tanto_monta.powers.peace import SUPREMACY
from warcouncil.titles.tanto_monta.realm import OTTOMAN
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.war.supply import bring

NORTH_AFRICA, PORTUGAL = "north_africa", "portugal"
REGENCY = next(grant for grant in COMPONENTS.tables.grants if grant.event == "algiers_regency")
ATLANTIC = COMPONENTS.tables.atlantic
SAGRES, MASTER = "school_of_sagres", "master_of_the_atlantic"
KEMAL, OTRANTO = "kemal_reis", "otranto"
OTTOMANS = 4


def regency(state: TantoMontaState) -> Flow:
    """Algiers is a Berber home: Ottomans, corsairs and Barbarossa come, Kemal Reis and the corsair of Djerba go."""
    state.algiers_regency = True  # tm-20.2-5 tm-20.2-8
    djerba_ends(state)
    yield from pass_to(state, NORTH_AFRICA, REGENCY.space)  # tm-20.2-6
    natives_leave(state, REGENCY.space)
    ottomans_come(state, REGENCY.space, REGENCY.regular)
    corsairs = min(REGENCY.corsair, free_ships(state, NORTH_AFRICA))
    state.add_ships(REGENCY.space, NORTH_AFRICA, NORTH_AFRICA, corsair=corsairs)
    state.admirals[REGENCY.admiral] = REGENCY.space
    state.admirals.pop(KEMAL, None)
    state.sides.pop(KEMAL, None)
    state.waiting_admirals.pop(KEMAL, None)
    state.log("leader_enters", leader=REGENCY.admiral, place=REGENCY.space)
    yield MOMENT


def natives_leave(state: TantoMontaState, space: str) -> None:
    """Units that belong to no power are gone."""
    for stack in state.troops.get(space, ()):
        if stack.owner in state.realm.wild:
            state.remove_stack(space, stack)
            log_losses(state, space, stack)


def ottomans_come(state: TantoMontaState, space: str, regulars: int) -> None:
    """Ottoman regulars, as many as are left: they are North African units, and are never built."""
    bring(state, space, OTTOMAN, "regular", regulars)  # tm-20.2-3


def seize_otranto(state: TantoMontaState) -> Flow:
    """The Ottomans take Otranto for North Africa."""
    state.otranto_seized = True  # tm-20.2-4
    yield from pass_to(state, NORTH_AFRICA, OTRANTO)
    natives_leave(state, OTRANTO)
    ottomans_come(state, OTRANTO, OTTOMANS)
    yield MOMENT


# -- Portugal


def found_sagres(state: TantoMontaState) -> None:
    """The School of Sagres: more naos, and oceans that are open early."""
    state.sagres = True  # tm-20.3-1
    state.award(PORTUGAL, SAGRES, worth(SAGRES))  # tm-22.3-28


def atlantic_ports(state: TantoMontaState) -> list[str]:
    """The African ports of the list that Portugal holds, without unrest."""
    control, unrest = state.control, state.unrest
    return [port for port in ATLANTIC.ports if control[port] == PORTUGAL and port not in unrest]


def master_of_the_atlantic(state: TantoMontaState) -> int:
    """The points of the event; with three ports a die decides between a point and a card. Returns the cards."""
    ports = len(atlantic_ports(state))
    points = max((vp for least, vp in ATLANTIC.vp.items() if ports >= least), default=0)
    cards = 0
    if ports == ATLANTIC.gamble:
        die = state.dice.roll(6, "master of the atlantic")
        state.log("atlantic_roll", die=die)
        points, cards = (1, 0) if die >= ATLANTIC.roll else (0, 1)
    if points:
        state.award(PORTUGAL, MASTER, points)  # tm-20.3-5 tm-22.3-20
    return cards


def note_supremacy(state: TantoMontaState) -> None:
    """All ports of the list for the first time."""
    if not state.supremacy and len(atlantic_ports(state)) == len(ATLANTIC.ports):
        state.supremacy = True
        state.award(PORTUGAL, SUPREMACY, ATLANTIC.supremacy_vp)  # tm-20.3-6 tm-22.3-21


AFTER_BATTLE = (note_supremacy,)
AFTER_IMPULSE = (note_supremacy,)
