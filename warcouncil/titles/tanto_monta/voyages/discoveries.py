"""The great discoveries (16.7): the Overseas Voyages, and the events of Columbus and Vasco da Gama."""

from __future__ import annotations

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.facts import Fact
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.state import Nao, TantoMontaState
from warcouncil.titles.tanto_monta.tables import Discovery
from warcouncil.titles.tanto_monta.voyages import rolls, settlements
from warcouncil.titles.tanto_monta.voyages.naos import SPECIAL, at_sea, change, naos_of
from warcouncil.titles.tanto_monta.voyages.oceans import BOX, ENTRY, SITES_IN, VOYAGES, distances
from warcouncil.titles.tanto_monta.voyages.settlements import DISCOVERIES

EXPLORED = next(least for least, said in COMPONENTS.tables.terra_incognita.rows if said == "explored")
"""What a roll of an event counts as at least."""
OPENED = Fact("overseas_voyages", turn=True)
"""The Overseas Voyages were played this turn."""
MARKER = "overseas_voyages"
FACTS = (OPENED,)
KINDS = {
    "discoverer": Kind({"discover_with": ("nao",)}),
    "discovered_site": Kind({"found_at": ("settlement",)}),
}
REFUSALS = {"discoverer": "tm-16.7-8", "discovered_site": "tm-16.6-16"}


# -- the Overseas Voyages


def overseas_voyages(state: TantoMontaState) -> None:
    """The oceans open to everybody, and the two great captains come into play."""
    state.overseas_voyages = True  # tm-16.7-1
    state.mark(OPENED)
    for discovery in DISCOVERIES.values():
        place = harbour(state, discovery)
        state.naos[discovery.nao] = Nao(place)  # tm-16.7-2
        state.log("great_captain", power=discovery.player, nao=discovery.nao, haven=place)


def harbour(state: TantoMontaState, discovery: Discovery) -> str:
    """Where a great captain comes in: his ocean zone, or the nearest one that his player has explored.

    As long as his player has not explored the first ocean zone, that is the box, whatever an event has explored.
    """
    if (discovery.player, ENTRY) not in state.explored:
        return BOX  # tm-16.7-2
    far = distances(discovery.enters)
    known = [ocean for ocean in far if (discovery.player, ocean) in state.explored]
    way = [ocean for ocean in known if far[ocean] == min(far[one] for one in known)]
    return way[0]  # tm-16.7-2


# -- the two events


def discovery_forbidden(state: TantoMontaState, id: str) -> str | None:
    """Why the event of a discovery cannot be played: it needs a nao of its player and an empty space."""
    discovery = DISCOVERIES[id]
    if not naos_of(state, discovery.player):
        return "tm-16.7-8"
    empty = any(site not in state.settlements for site in SITES_IN[discovery.ocean])
    return None if empty else "tm-16.7-8"


def discover(state: TantoMontaState, id: str) -> Flow:
    """As much as is possible: the full VP, a nao that explores with no roll under 9, a settlement, easier returns."""
    discovery = DISCOVERIES[id]
    player, ocean = discovery.player, discovery.ocean
    full_points(state, discovery)
    naos = sailors(state, discovery)
    if not naos:
        return  # tm-16.7-10
    options: list[Option] = [("discover_with", nao) for nao in naos]
    choice = yield Ask(player, "discoverer", options, about={"ocean": ocean})
    nao = str(choice[1])
    if (player, ocean) not in state.explored:
        yield from rolls.explores(state, nao, ocean, least=EXPLORED)  # tm-16.7-9
    change(state, nao, place=ocean)
    sites = open_sites(state, discovery)
    if not sites:
        return  # tm-16.7-10
    places: list[Option] = [("found_at", site) for site in sites]
    chosen = yield Ask(player, "discovered_site", places, about={"ocean": ocean})
    settlements.found(state, player, nao, str(chosen[1]))  # tm-16.7-9


def open_sites(state: TantoMontaState, discovery: Discovery) -> list[str]:
    """Where the player of a discovery may found a settlement."""
    return [
        site for site in SITES_IN[discovery.ocean] if settlements.room_forbidden(state, discovery.player, site) is None
    ]


def sailors(state: TantoMontaState, discovery: Discovery) -> tuple[str, ...]:
    """The naos that may go: one that founds no settlement stays at sea, where there are two of a player at most."""
    naos = naos_of(state, discovery.player)
    if open_sites(state, discovery) or len(at_sea(state, discovery.player)) < VOYAGES.naos_at_sea:
        return naos
    return tuple([nao for nao in naos if nao in SPECIAL or state.naos[nao].place != BOX])  # tm-5.2-2


def full_points(state: TantoMontaState, discovery: Discovery) -> None:
    """The player of a discovery has its full VP now, instead of those of a first settlement without his captain."""
    if discovery.id in state.discovered:
        return
    state.discovered.add(discovery.id)
    mine = state.bonus_vp.get(discovery.player, ())
    lesser = (MARKER, discovery.others_vp)
    if state.discoverers.get(discovery.id) == discovery.player and lesser in mine:
        index = mine.index(lesser)
        state.bonus_vp[discovery.player] = (*mine[:index], *mine[index + 1 :])
    state.award(discovery.player, MARKER, discovery.vp)  # tm-16.7-9
    state.log("discovery", power=discovery.player, ocean=discovery.ocean)
