"""The exploration map (2.5): ocean zones and their borders, who may sail where and when, and what coasts help."""

from __future__ import annotations

from collections.abc import Mapping

from warcouncil.campaign.relations import controls
from warcouncil.table.graph import spread
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.state import TantoMontaState

MAP, VOYAGES = COMPONENTS.map, COMPONENTS.tables.voyages
PLAYERS = tuple(COMPONENTS.players)
MUSLIM, PORTUGAL, SPAIN, FRANCE = PLAYERS
OCEANS = {ocean.id: ocean for ocean in MAP.oceans}
SITES = {site.id: site for site in MAP.settlements}
"""The spaces for settlements."""
SITES_IN = {ocean: tuple(site for site, facts in SITES.items() if facts.ocean == ocean) for ocean in OCEANS}
BOX = "built"
"""The box of built naos: it lies at ocean zone 1 only (16.1)."""
ENTRY = MAP.naos_enter
ARROWS: Mapping[tuple[str, str], int] = {
    way: current.arrows for current in MAP.currents for way in (current.pair, current.pair[::-1])
}
"""Two ocean zones that lie side by side -> the arrows on their border."""
BORDERS = {ocean: tuple(other for other in OCEANS if (ocean, other) in ARROWS) for ocean in OCEANS}
PLACES = (BOX, *OCEANS, *SITES)
"""Wherever naos can be."""
ISLANDS = {
    island.id: tuple(space.id for space in MAP.spaces if space.island == island.id) for island in COMPONENTS.map.islands
}


def zone(place: str) -> str:
    """The ocean zone of a place; the box lies in none."""
    return SITES[place].ocean if place in SITES else place if place in OCEANS else ""


def distances(start: str, calm: bool = False) -> dict[str, int]:
    """How many borders away every ocean zone is, with `calm` over borders without arrows only."""
    return spread(start, lambda one: tuple(other for other in BORDERS[one] if not (calm and ARROWS[one, other])))


# -- who may sail


def closed_to(state: TantoMontaState, player: str, ocean: str) -> str | None:
    """Why naos of a player may not enter an ocean zone now."""
    opens = OCEANS[ocean].opens
    if opens is None:
        return None if state.overseas_voyages else "tm-16.7-1"  # tm-2.5-11
    if state.turn >= opens.everybody:
        return None  # tm-16.1-25
    if player != PORTUGAL:
        return "tm-2.5-8"
    first = opens.sagres if state.sagres and opens.sagres else opens.portugal
    return None if state.turn >= first else "tm-2.5-9"  # tm-2.5-10 tm-20.3-1


def early(state: TantoMontaState, ocean: str) -> bool:
    """Whether an ocean zone is not open to everybody yet."""
    opens = OCEANS[ocean].opens
    return opens is not None and state.turn < opens.everybody


# -- coasts


def holds(state: TantoMontaState, player: str, space: str) -> bool:
    """Whether a space counts for what a player wants: one of his powers controls it, and it is not in unrest."""
    if space in state.unrest:
        return False  # tm-12.4-7
    return any(controls(state, power, space) for power in COMPONENTS.players[player].powers)


def islands_held(state: TantoMontaState, player: str) -> int:
    """How many whole islands of the Canaries a player has."""
    return sum(all(holds(state, player, space) for space in spaces) for spaces in ISLANDS.values())


def strait_helps(state: TantoMontaState, player: str, ocean: str) -> bool:
    """Whether Ceuta, or Gibraltar taken in time, helps the naos of the Muslims there."""
    if player != MUSLIM or ocean not in VOYAGES.strait:
        return False
    return state.gibraltar_before or holds(state, MUSLIM, VOYAGES.strait_key)  # tm-16.6-8 tm-20.2-7


def piloted(state: TantoMontaState, player: str) -> bool:
    """Whether an Experienced Pilot serves a player this turn."""
    return f"experienced_pilot {player}" in state.lasting


def escorted(state: TantoMontaState, player: str, ocean: str) -> int:
    """How many squadrons of a player are in an ocean zone."""
    return sum(
        many for navy, many in state.escorts.get(ocean, {}).items() if COMPONENTS.player_of.get(navy, navy) == player
    )
