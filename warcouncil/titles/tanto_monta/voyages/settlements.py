"""Settlements (16.6, 20.3, 20.4): where a player may found one, what he gains by it, how they are lost."""

from __future__ import annotations

from warcouncil.titles.tanto_monta import resources
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.voyages.naos import change, leave_map, naos_in
from warcouncil.titles.tanto_monta.voyages.oceans import (
    MUSLIM,
    SITES,
    SITES_IN,
    VOYAGES,
    early,
    holds,
    zone,
)

MARKERS = {row.player: row for row in COMPONENTS.pieces.settlement_markers}
BANS = COMPONENTS.tables.settling_bans
BAN_CLAUSES = {"alcacovas": "tm-20.4-6", "tordesillas": "tm-20.4-16"}
DISCOVERIES = {discovery.id: discovery for discovery in COMPONENTS.tables.discoveries}


def markers_left(state: TantoMontaState, player: str) -> int:
    """How many settlements a player can still found; Gibraltar or Ceuta gives the Muslims one more."""
    row = MARKERS[player]
    more = row.extra if state.gibraltar_before or state.fifth_settlement else 0  # tm-20.1-4 tm-20.2-7
    return row.count + more - sum(settler == player for settler in state.settlements.values())


def note_ceuta(state: TantoMontaState) -> None:
    """20.2: Ceuta gives the Muslims their fifth settlement marker once, and for good."""
    if not state.fifth_settlement and holds(state, MUSLIM, VOYAGES.strait_key):
        state.fifth_settlement = True  # tm-20.2-7


def in_force(state: TantoMontaState, treaty: str) -> bool:
    """Whether a treaty of Portugal and Spain limits settlements now; a war between the two ends both."""
    if state.alcacovas_broken:
        return False  # tm-20.4-13 tm-20.4-17
    return state.tordesillas if treaty == "tordesillas" else bool(state.alcacovas)


def banned(state: TantoMontaState, player: str, ocean: str) -> str | None:
    """The clause of a treaty by which a player founds nothing in an ocean zone."""
    for ban in BANS:
        if ban.player == player and ocean in ban.oceans and in_force(state, ban.treaty):
            return BAN_CLAUSES[ban.treaty]
    return None


def room_forbidden(state: TantoMontaState, player: str, site: str) -> str | None:
    """Why a player has no settlement to found in a space, whatever nao comes there."""
    ocean, reserved = SITES[site].ocean, SITES[site].reserved
    if site in state.settlements:
        return "tm-16.6-12"
    if reserved and reserved != player:
        return "tm-16.6-15"
    if reserved != player and any(
        SITES[other].reserved == player and other not in state.settlements for other in SITES_IN[ocean]
    ):
        return "tm-16.6-16"
    if markers_left(state, player) < 1:
        return "tm-16.6-13"
    return banned(state, player, ocean)


def found_forbidden(state: TantoMontaState, player: str, site: str) -> str | None:
    """Why a player may not found a settlement in a space of his nao's ocean zone."""
    ocean = SITES[site].ocean
    if early(state, ocean) and not state.sagres and SITES[site].reserved != player:
        return "tm-2.5-9"  # tm-2.5-10
    if ocean in state.settled_zones:
        return "tm-16.6-13"
    return room_forbidden(state, player, site)


def found(state: TantoMontaState, player: str, nao: str, site: str) -> None:
    """A nao founds a settlement: it is out until later, and a resource of the sea is laid there."""
    ocean = SITES[site].ocean
    state.log("settlement_founded", power=player, settlement=site, nao=nao)
    state.settlements[site] = player  # tm-16.6-12
    state.settled_zones.add(ocean)
    if site not in state.cargo:
        resources.load(state, site)  # tm-6.3-4
    note_first(state, player, nao, ocean)
    leave_map(state, nao)


def note_first(state: TantoMontaState, player: str, nao: str, ocean: str) -> None:
    """16.7: who settles first in the New World or in India has VP, most of all with the nao of the voyage."""
    for id, discovery in DISCOVERIES.items():
        if discovery.ocean != ocean or id in state.discoverers:
            continue
        state.discoverers[id] = player
        if id in state.discovered:
            continue
        own = nao == discovery.nao and player == discovery.player
        vp = discovery.vp if own else discovery.others_vp
        state.award(player, "overseas_voyages", vp)  # tm-16.7-5 tm-16.7-7 tm-22.3-30 tm-22.3-43 tm-22.3-63
        state.log("first_settler", power=player, ocean=ocean, amount=vp)
        if own:
            state.discovered.add(id)


# -- lost and taken


def lose(state: TantoMontaState, site: str) -> str:
    """A settlement is removed, its fortress and a nao's berth with it; returns the resource that was there, or ""."""
    state.log("settlement_lost", power=state.settlements[site], settlement=site)
    del state.settlements[site]
    state.sea_fortresses.discard(site)
    for nao in naos_in(state, site):
        change(state, nao, place=zone(site))
    return state.cargo.pop(site, "")


def replace(state: TantoMontaState, player: str, site: str) -> str:
    """Another player's settlement becomes one of this player, if he has a marker and no treaty forbids it.

    Returns the resource that was there: it is his who plays the card (#93, #98).
    """
    resource = lose(state, site)
    if markers_left(state, player) > 0 and banned(state, player, SITES[site].ocean) is None:
        state.settlements[site] = player  # tm-16.6-15
        state.log("settlement_taken", power=player, settlement=site)
    return resource


# -- in an ocean zone


def fortresses_in(state: TantoMontaState, player: str, ocean: str) -> int:
    """How many settlements of a player in an ocean zone have a fortress."""
    return sum(site in state.sea_fortresses and state.settlements.get(site) == player for site in SITES_IN[ocean])


def settlements_in(state: TantoMontaState, player: str, ocean: str) -> list[str]:
    """The settlements of a player in an ocean zone."""
    return [site for site in SITES_IN[ocean] if state.settlements.get(site) == player]


AFTER_BATTLE = (note_ceuta,)
