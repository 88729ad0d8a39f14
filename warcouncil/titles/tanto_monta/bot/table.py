"""The table as a seat sees it, read back from the view into a state.

The rules' own words (who is whose enemy, who may enter where, what counts for whom) serve the bot as well then. What a
seat cannot see is missing: other hands are empty, and so are the deck and the pools.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, get_type_hints

import msgspec

from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.display.facts import OPEN
from warcouncil.titles.tanto_monta.realm import LAND_UNITS, NAVAL_UNITS, WILD
from warcouncil.titles.tanto_monta.state import Nao, TantoMontaState, Wedding
from warcouncil.titles.tanto_monta.voyages.naos import NAOS
from warcouncil.titles.tanto_monta.voyages.oceans import OCEANS

View = Mapping[str, Any]
Panels = Mapping[str, View]
Reader = Callable[[TantoMontaState, str, View], None]
SHAPES = {name: shape for name, shape in get_type_hints(TantoMontaState).items() if name in OPEN}
FAR = frozenset(war.id for war in COMPONENTS.tables.foreign_wars)
HOMES = {space.id: space.home for space in COMPONENTS.map.spaces}


def read_table(view: View, players: Panels, panels: Panels) -> TantoMontaState:
    """All that lies on the table, as a state."""
    inner = view["view"]
    state = TantoMontaState(players=view["players"], options=dict(view["options"]), seats=dict(view["seats"]))
    read_turn(state, inner["turn"])
    for name, value in panels["facts"]["open"].items():
        setattr(state, name, msgspec.convert(value, SHAPES[name]))
    state.wars, state.alliances = (
        {(one, other) for one, other in panels["diplomacy"][kind]} for kind in ("wars", "alliances")
    )
    state.pope = panels["diplomacy"]["pope"]
    read_weddings(state, panels["weddings"])
    cards = panels["cards"]
    state.discard, state.removed, state.aside = tuple(cards["discard"]), tuple(cards["removed"]), tuple(cards["later"])
    for player, panel in players.items():
        read_player(state, player, panel)
    state.control = dict(HOMES)
    for piece in inner["pieces"]:
        READERS.get(piece["kind"], nothing)(state, piece["place"], piece)
    return state


# -- panels


def read_turn(state: TantoMontaState, turn: View) -> None:
    state.turn, state.last_turn, state.phase = turn["turn"], turn["last"], turn["phase"]
    state.active, state.acting = turn["active"] or "", turn["acting"] or ""
    state.cp, state.card, state.impulse = turn["cp"], turn["card"] or "", turn["impulse"]
    state.bound, state.extended = tuple(turn["bound"]), turn["extended"]
    state.passed = set(turn["passed"])


def read_weddings(state: TantoMontaState, panel: View) -> None:
    state.children, state.suitors = set(panel["children"]), set(panel["suitors"])
    state.weddings = {child: Wedding(suitor, dowry) for child, (suitor, dowry) in panel["promoted"].items()}


def read_player(state: TantoMontaState, player: str, panel: View) -> None:
    state.rulers[player] = panel["ruler"]
    state.hands[player] = tuple(panel["hand"])
    state.warehouse[player] = tuple(panel["warehouse"])
    state.vp_resources[player] = tuple(panel["vp_resources"])
    state.fortress_boxes[player] = panel["fortresses"]


# -- pieces


def nothing(state: TantoMontaState, place: str, piece: View) -> None:
    """A piece that no plan looks at."""


def control(state: TantoMontaState, place: str, piece: View) -> None:
    state.control[place] = piece["owner"]


def land_unit(state: TantoMontaState, place: str, piece: View) -> None:
    if place in FAR and piece["owner"] in WILD:
        return  # the enemies of a foreign war are told by their number
    state.add_troops(place, piece["owner"], **{piece["kind"]: piece["count"]})


def ships(state: TantoMontaState, place: str, piece: View) -> None:
    if place in FAR or place in OCEANS:
        return
    user = piece["markers"][0] if piece["markers"] else piece["owner"]
    state.add_ships(place, piece["owner"], user, **{piece["kind"]: piece["count"]})


def leader(state: TantoMontaState, place: str, piece: View) -> None:
    state.leaders[piece["markers"][0]] = place


def admiral(state: TantoMontaState, place: str, piece: View) -> None:
    state.admirals[piece["markers"][0]] = place


def siege(state: TantoMontaState, place: str, piece: View) -> None:
    state.sieges[place] = (*state.sieges.get(place, ()), (piece["owner"], 0))


def nao(state: TantoMontaState, place: str, piece: View) -> None:
    name, *marks = piece["markers"]
    captor = piece["owner"] or ""
    state.naos[name] = Nao(place, damaged="damaged" in marks, captor="" if captor == NAOS[name].player else captor)


def settlement(state: TantoMontaState, place: str, piece: View) -> None:
    state.settlements[place] = piece["owner"]


def mesta(state: TantoMontaState, place: str, piece: View) -> None:
    state.mesta = place


READERS: dict[str, Reader] = {
    "control": control,
    **dict.fromkeys(LAND_UNITS, land_unit),
    **dict.fromkeys(NAVAL_UNITS, ships),
    "leader": leader,
    "admiral": admiral,
    "siege": siege,
    "nao": nao,
    "settlement": settlement,
    "mesta": mesta,
    "unrest": lambda state, place, piece: state.unrest.add(place),
    "plague": lambda state, place, piece: state.plague.add(place),
    "fortress": lambda state, place, piece: state.fortresses.add(place),
    "uprising": lambda state, place, piece: state.uprisings.add(place),
}
