"""Positions on the exploration map in one line, and naval moves of naos alone.

match = voyage(ocean({"portugal_crew_1_piracy_1": "ocean_1"}), "portugal", ("terra_incognita", (5, 5)))
play(match, ("sail_nao", "portugal_crew_1_piracy_1", "ocean_2"), DONE)
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from tests.rulebook.tanto_monta.driver import Game, position
from warcouncil.engine.match import Match
from warcouncil.engine.state import Entry
from warcouncil.testing import ScriptedDice
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.resources import pool_of, without
from warcouncil.titles.tanto_monta.state import Nao, TantoMontaState
from warcouncil.titles.tanto_monta.voyages import sailing

DONE = ("done",)
CREW_0, CREW_1, PIRATE, SAILOR, CREW_2 = (
    nao.id for nao in COMPONENTS.pieces.naos if nao.player == "portugal" and not nao.special
)
"""Naos of Portugal: crew 0 to 2; PIRATE has a crew of 1 and a piracy of 2, SAILOR a crew of 2 and none."""
SPANISH, SPANISH_1, *_ = (nao.id for nao in COMPONENTS.pieces.naos if nao.player == "spain" and not nao.special)
CORSAIR = "muslim_crew_1_piracy_3"
FRENCH = "france_crew_1_piracy_2"
EVERYWHERE = tuple(ocean.id for ocean in COMPONENTS.map.oceans)


def ocean(
    naos: Mapping[str, str | Nao] | None = None,
    settlements: Mapping[str, str] | None = None,
    cargo: Mapping[str, str] | None = None,
    explored: Iterable[tuple[str, str]] | None = None,
    **fields: Any,
) -> TantoMontaState:
    """Turn 3 with these naos and settlements alone; by default every player has explored every ocean zone."""
    state = position(**{"turn": 3, "phase": "action", **fields})
    state.settlements = dict(settlements or {})
    players = COMPONENTS.players
    known = [(player, zone) for player in players for zone in EVERYWHERE] if explored is None else explored
    state.explored = set(known)
    for nao, place in (naos or {}).items():
        state.naos[nao] = place if isinstance(place, Nao) else Nao(place)
        player = next(one.player for one in COMPONENTS.pieces.naos if one.id == nao)
        state.nao_pools[player] = tuple(one for one in state.nao_pools[player] if one != nao)
    state.cargo = dict(cargo or {})
    carried = [one for nao in state.naos.values() for one in nao.cargo]
    stored = [one for held in (*state.warehouse.values(), *state.arrivals.values()) for one in held]
    for resource in (*state.cargo.values(), *carried, *stored, *state.caravans.values()):
        column = f"{pool_of(resource)}_pool"
        setattr(state, column, without(getattr(state, column), resource))
    return state


def voyage(state: TantoMontaState, power: str, *dice: tuple[str, object]) -> Match:
    """A naval move of a power in which only naos have orders."""
    return sequence(state, ("nao_orders", power), ("set_out", power), dice=dice)


def set_out(state: TantoMontaState, power: str) -> None:
    """Step: the orders are carried out."""
    state.next(*sailing.sail(state, power, False))


def sequence(state: TantoMontaState, *steps: Entry, dice: Iterable[tuple[str, object]] = ()) -> Match:
    """A match of some steps; everything that is rolled must be told."""
    game = Game()
    game.steps = {**game.steps, "set_out": set_out}  # type: ignore[misc]
    state.agenda = list(reversed(steps))
    return Match.at(game, state, dice=ScriptedDice(dice))
