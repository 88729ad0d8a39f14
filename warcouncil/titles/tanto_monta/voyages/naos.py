"""Naos (5.2, 17.4): whose they are, what they carry, how they are built, damaged, captured and lost."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.book import Action, may
from warcouncil.table.facts import Fact
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.menu import of_player
from warcouncil.titles.tanto_monta.state import Nao, TantoMontaState
from warcouncil.titles.tanto_monta.voyages.oceans import BOX, PORTUGAL, SITES, VOYAGES

NAOS = {nao.id: nao for nao in COMPONENTS.pieces.naos}
SPECIAL = frozenset(nao.id for nao in COMPONENTS.pieces.naos if nao.special)
"""Columbus and Vasco da Gama (16.7)."""
SEA_DOG = Fact("sea_dog", "player")
"""A player resolves the event Sea Dog (#92)."""
FACTS = (SEA_DOG,)
KINDS = {"nao_berth": Kind({"new_nao": ("haven",)}), "surplus_nao": Kind({"take_off": ("nao",)})}
REFUSALS = {"nao_berth": "tm-17.4-3", "surplus_nao": "tm-17.4-3"}


# -- whose


def owner(state: TantoMontaState, nao: str) -> str:
    """Who plays a nao: its captor, or whose it is by print."""
    return state.naos[nao].captor or NAOS[nao].player


def naos_of(state: TantoMontaState, player: str) -> tuple[str, ...]:
    """The naos that a player has in the box and on the exploration map, in the order of the data."""
    return tuple([nao for nao in NAOS if nao in state.naos and owner(state, nao) == player])


def at_sea(state: TantoMontaState, player: str) -> tuple[str, ...]:
    """The naos of a player on the exploration map, but for the special ones, which do not count."""
    found = [nao for nao in naos_of(state, player) if state.naos[nao].place != BOX]
    return tuple([nao for nao in found if nao not in SPECIAL])  # tm-16.7-3


def naos_in(state: TantoMontaState, place: str) -> tuple[str, ...]:
    """All naos in a place."""
    return tuple([nao for nao in NAOS if nao in state.naos and state.naos[nao].place == place])


# -- what becomes of them


def change(state: TantoMontaState, nao: str, **fields: object) -> None:
    state.naos[nao] = msgspec.structs.replace(state.naos[nao], **fields)


def hold(state: TantoMontaState, nao: str) -> int:
    """How many resources a nao carries."""
    return VOYAGES.damaged_hold if state.naos[nao].damaged else VOYAGES.hold  # tm-5.2-5


def leave_map(state: TantoMontaState, nao: str) -> None:
    """A nao goes to the turn track and can be built again from next turn on; special ones leave the game."""
    player, gone = owner(state, nao), state.naos.pop(nao)
    for resource in gone.cargo:
        state.show(None, "resource_discarded", power=player, resource=resource)
    state.spent_resources = tuple(sorted((*state.spent_resources, *gone.cargo)))
    if nao not in SPECIAL:  # tm-16.7-3
        state.away_naos[nao] = state.turn + 1  # tm-17.4-4 tm-16.6-4 tm-16.5-11


def sink(state: TantoMontaState, nao: str) -> None:
    state.log("nao_sunk", power=owner(state, nao), nao=nao)
    leave_map(state, nao)


def lose(state: TantoMontaState, nao: str) -> None:
    """A nao that has sunk is out of the game."""
    if state.away_naos.pop(nao, 0):
        state.lost_naos = tuple(sorted((*state.lost_naos, nao)))
        state.log("nao_lost", nao=nao)


def damage(state: TantoMontaState, nao: str) -> bool:
    """A nao is damaged, or sinks if it was. Whether it is still afloat."""
    if state.naos[nao].damaged:
        sink(state, nao)  # tm-16.6-4
        return False
    change(state, nao, damaged=True)  # tm-5.2-4
    state.log("nao_damaged", power=owner(state, nao), nao=nao)
    return True


def capture(state: TantoMontaState, player: str, nao: str) -> None:
    """A nao changes hands with all that it carries (#49)."""
    state.log("nao_captured", power=player, power2=owner(state, nao), nao=nao)
    change(state, nao, captor="" if NAOS[nao].player == player else player)


def capturable(state: TantoMontaState, player: str) -> list[str]:
    """The naos of others in an ocean zone with a nao of the player; never the special ones."""
    zones = {state.naos[nao].place for nao in naos_of(state, player)} - {BOX}
    return [
        nao
        for nao in NAOS
        if nao in state.naos and nao not in SPECIAL and owner(state, nao) != player and state.naos[nao].place in zones
    ]


def naos_come_back(state: TantoMontaState) -> None:
    """8.1: naos on the turn track can be built again; a new turn of building begins."""
    come_back(state, [nao for nao, turn in state.away_naos.items() if turn <= state.turn])
    state.naos_built.clear()


def come_back(state: TantoMontaState, naos: Iterable[str]) -> None:
    """Naos on the turn track can be built again."""
    for nao in sorted(naos):
        del state.away_naos[nao]
        player = NAOS[nao].player
        state.nao_pools[player] = tuple(sorted((*state.nao_pools[player], nao)))


def make_room(state: TantoMontaState, player: str) -> Flow:
    """A nao that was captured or given back counts among the two of a player at sea: another one leaves the map."""
    crowd = at_sea(state, player)
    if len(crowd) > VOYAGES.naos_at_sea:  # tm-5.2-2 tm-17.4-3
        _, nao = yield Ask(player, "surplus_nao", [("take_off", one) for one in crowd])
        state.log("nao_leaves", power=player, nao=nao)
        leave_map(state, str(nao))


# -- building


def build_candidates(state: TantoMontaState, player: str) -> Iterator[Option]:
    if may(state, "nao", player):
        yield ("nao",)


def build_forbidden(state: TantoMontaState, player: str, option: Option) -> str | None:
    """Why a player builds no nao now."""
    if state.turn < VOYAGES.everybody_builds:
        if player != PORTUGAL:
            return "tm-17.4-1"
        most = VOYAGES.early_naos_sagres if state.sagres else VOYAGES.early_naos  # tm-20.3-1
        if state.naos_built.get(player, 0) >= most:
            return "tm-17.4-2"
    return None if state.nao_pools[player] else "tm-17.4-4"


def build(state: TantoMontaState, player: str, option: Option) -> Flow:
    """For 2 CP a nao comes into the box; a Sea Dog may put it into a settlement (#92)."""
    place = BOX
    if state.holds(SEA_DOG, player):
        choice = yield Ask(player, "nao_berth", [("new_nao", one) for one in berths(state, player)])
        place = str(choice[1])
    add(state, player, place)
    state.naos_built[player] = state.naos_built.get(player, 0) + 1


def berths(state: TantoMontaState, player: str) -> list[str]:
    """Where a card puts a new nao: into the box, or into a settlement if the player may have one more at sea."""
    if not state.nao_pools[player]:
        return []
    room = len(at_sea(state, player)) < VOYAGES.naos_at_sea  # tm-5.2-2
    empty = [site for site in SITES if state.settlements.get(site) == player and not naos_in(state, site)]
    return [BOX, *(empty if room else ())]


def add(state: TantoMontaState, player: str, place: str = BOX) -> str:
    """A nao drawn at random comes undamaged into the box, or where a card says; "" if there is none left."""
    if not state.nao_pools[player]:
        return ""
    nao, state.nao_pools[player] = state.dice.draw(state.nao_pools[player], "nao")  # tm-17.4-1
    state.naos[nao] = Nao(place)  # tm-5.2-1
    state.log("nao_built", power=player, nao=nao)
    return nao


MENU = {"nao": of_player(Action(build_candidates, build_forbidden, "nao", build, needs="tm-17.4-1"), "nao")}
