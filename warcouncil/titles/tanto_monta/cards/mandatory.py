"""Mandatory events (6.1, 18.1): rulers and Popes, wars abroad, treaties and what comes into the world with them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from warcouncil.engine.flow import MOMENT, Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table import hands
from warcouncil.table.book import Event
from warcouncil.titles.tanto_monta import resources
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.minors import influence, naples, papacy, status
from warcouncil.titles.tanto_monta.powers import (
    alcacovas,
    castile,
    foreign_wars,
    france,
    maximilian,
    nasrids,
    succession,
)
from warcouncil.titles.tanto_monta.powers import north_africa as africa
from warcouncil.titles.tanto_monta.realm import PLAYER, PLAYERS
from warcouncil.titles.tanto_monta.rulers import RULERS, install_ruler
from warcouncil.titles.tanto_monta.seasons.events import without_effect
from warcouncil.titles.tanto_monta.spaces import has
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.voyages import trade
from warcouncil.titles.tanto_monta.voyages.discoveries import overseas_voyages

MUSLIM, PORTUGAL, SPAIN, FRANCE = PLAYERS
GENOA, VENICE, NAPLES = "genoa", "venice", "naples"
EL_ZAGAL, BOABDIL = "el_zagal", "boabdil"
LATE = 5
"""From this turn on Maximilian comes no more."""
SPICE = "spice_trade"
SPICE_PORTS = {MUSLIM: ("agadir", "tangier"), PORTUGAL: ("anfa", "agadir")}
SPICE_OCEAN = "ocean_3"
MERCHANTS = (GENOA, VENICE)
"""Spain and France trade in spices by one of them, be it an ally or their own (#36)."""

KINDS = {
    "spice_card": Kind({"power": ("power",)}),
    "spice_points": Kind({"power": ("power",)}),
}

Play = Callable[[TantoMontaState, str], Any]


# -- rulers and Popes


def throne(ruler: str) -> Play:
    """A ruler follows another; a leader who bears the old one's name is replaced (8.1)."""

    def play(state: TantoMontaState, player: str) -> Flow:
        yield from succession.succeed(state, RULERS[ruler].card)

    return play


def boabdil(state: TantoMontaState, player: str) -> None:
    """He follows El Zagal once Spain has Granada, or both Loja and Malaga."""
    lost = has(state, SPAIN, "granada") or (has(state, SPAIN, "loja") and has(state, SPAIN, "malaga"))
    if state.rulers[MUSLIM] == EL_ZAGAL and lost:
        install_ruler(state, MUSLIM, BOABDIL)
    else:
        without_effect(state, RULERS[BOABDIL].card)


def conclave(pope: str) -> Play:
    def play(state: TantoMontaState, player: str) -> Flow:
        yield from papacy.new_pope(state, pope)

    return play


def crown_split(state: TantoMontaState, player: str) -> Flow:
    """Who plays it draws a card; nobody does when it is due in winter."""
    if state.phase != "winter":
        hands.draw(state, player)
    yield from castile.isabella_dies(state)


def cisneros(state: TantoMontaState, player: str) -> Flow:
    if castile.cisneros_forbidden(state) is None:
        yield from castile.cisneros_rules(state)
    else:
        without_effect(state, "cardinal_cisneros_regent")


# -- wars


def abroad(war: str) -> Play:
    def play(state: TantoMontaState, player: str) -> Flow:
        yield from foreign_wars.begin(state, war)

    return play


def emperor(state: TantoMontaState, player: str) -> Flow:
    """Maximilian; from turn 5 on his card leaves the game."""
    yield from maximilian.maximilian(state, player)
    if state.turn >= LATE:
        state.remove_card("emperor_maximilian_of_austria")


def zahara(state: TantoMontaState, player: str) -> Flow:
    yield from nasrids.seize_zahara(state)


def otranto(state: TantoMontaState, player: str) -> Flow:
    """The Ottomans land; Naples chooses its friend anew, if it still may."""
    yield from africa.seize_otranto(state)
    if influence.in_play(state, NAPLES) and NAPLES not in state.settled:
        yield from status.check_status(state, NAPLES)  # tm-21.6-1


def ferrante(state: TantoMontaState, player: str) -> Flow:
    yield from naples.ferrante_dies(state)


# -- treaties


def etaples(state: TantoMontaState, player: str) -> Flow:
    yield from france.sign_etaples(state)


def tordesillas(state: TantoMontaState, player: str) -> Flow:
    if alcacovas.tordesillas_forbidden(state) is None:
        yield from alcacovas.sign_tordesillas(state)
    else:
        without_effect(state, "treaty_of_tordesillas")


def voyages(state: TantoMontaState, player: str) -> None:
    overseas_voyages(state)


# -- trade


def atlantic(state: TantoMontaState, player: str) -> None:
    """Portugal counts its African ports, whoever has played the card."""
    cards = africa.master_of_the_atlantic(state)
    if cards:
        hands.draw(state, PORTUGAL, cards)  # tm-20.3-5


def mediterranean_trade(state: TantoMontaState, player: str) -> Flow:
    """Spain with Genoa, Portugal if Genoa is nobody's friend; Muslims and France rob each other."""
    if has(state, SPAIN, GENOA):
        yield from resources.receive(state, SPAIN, *trade.mediterranean(state, SPAIN))
    if GENOA not in state.minors:
        yield from resources.receive(state, PORTUGAL, *trade.mediterranean(state, PORTUGAL))
    yield from rivals(state, player, MUSLIM, FRANCE)


def english_rivalry(state: TantoMontaState, player: str) -> Flow:
    """Spain rolls for the Mesta; Portugal and France rob each other."""
    yield from resources.receive(state, SPAIN, *trade.mesta(state))
    yield from rivals(state, player, PORTUGAL, FRANCE)


def rivals(state: TantoMontaState, player: str, one: str, other: str) -> Flow:
    """One of two rivals draws a resource, and a card of the other one by chance."""
    if player in (one, other):
        yield from resources.receive(state, player, resources.draw(state))
        resources.take_by_chance(state, player, other if player == one else one)  # tm-6.3-10
    yield MOMENT


def spice_trade(state: TantoMontaState, player: str) -> Flow:
    """Whoever plays it needs his own ports, friends or settlements; otherwise nothing comes of it."""
    ports = all(has(state, player, port) for port in SPICE_PORTS.get(player, ()))
    if player == MUSLIM and ports:
        state.award(MUSLIM, SPICE, 1)  # tm-22.3-64
        others: list[Option] = [("power", other) for other in PLAYERS if other != MUSLIM]
        choice = yield Ask(MUSLIM, "spice_card", others)
        hands.draw(state, str(choice[1]))
    elif player == PORTUGAL and ports and settled(state, PORTUGAL, SPICE_OCEAN):
        state.award(PORTUGAL, SPICE, 2)  # tm-22.3-64
    elif player in (SPAIN, FRANCE) and any(has(state, player, one) or friend(state, player, one) for one in MERCHANTS):
        choice = yield Ask(player, "spice_points", [("power", player), ("power", MUSLIM)])
        state.award(str(choice[1]), SPICE, 1)  # tm-22.3-64
        hands.draw(state, MUSLIM if choice[1] == player else player)
    yield MOMENT


def friend(state: TantoMontaState, player: str, minor: str) -> bool:
    """Whether a minor power is allied with a player, whoever holds its city."""
    return PLAYER.get(state.minors.get(minor, "")) == player


def settled(state: TantoMontaState, player: str, ocean: str) -> bool:
    """Whether a player has a settlement in an ocean zone."""
    sites = COMPONENTS.map.settlements
    return any(site.ocean == ocean and state.settlements.get(site.id) == player for site in sites)


EVENTS: dict[str, Event] = {
    **{ruler.card: Event(throne(ruler.id)) for ruler in COMPONENTS.people.rulers if ruler.card},
    **{pope.card: Event(conclave(pope.id)) for pope in COMPONENTS.people.popes if pope.card},
    "boabdil_emir_of_granada": Event(boabdil),
    "isabella_dies_crown_of_castile_split": Event(crown_split),
    "cardinal_cisneros_regent": Event(cisneros),
    "emperor_maximilian_of_austria": Event(emperor),
    "portugal_master_of_the_atlantic": Event(atlantic),
    **{war.card: Event(abroad(war.id)) for war in COMPONENTS.tables.foreign_wars if war.power},
    "mediterranean_trade_control": Event(mediterranean_trade),
    "muley_hacen_seizes_zahara": Event(zahara),
    "ottomans_seize_otranto": Event(otranto),
    "overseas_voyages": Event(voyages),
    "trade_rivalry_with_england": Event(english_rivalry),
    "treaty_of_etaples": Event(etaples),
    "treaty_of_tordesillas": Event(tordesillas),
    "death_of_ferrante_of_naples": Event(ferrante),
    "spice_trade": Event(spice_trade),
}
del EVENTS["sultans_of_fez_wattasid_dynasty"]
