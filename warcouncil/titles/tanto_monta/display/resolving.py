"""What is being resolved, as people see it: piracy on both maps and orders of naos, with every die and why, beside what
campaigns show of moves, battles and deals (`campaign/resolving.py`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from warcouncil.campaign.resolving import dealing, moving, side_panel
from warcouncil.table.dice import hits_in
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.sea import piracy
from warcouncil.titles.tanto_monta.state import Piracy, TantoMontaState
from warcouncil.titles.tanto_monta.voyages import ocean_piracy

View = dict[str, Any]
HIT = COMPONENTS.tables.dice.hit


def going_on(state: TantoMontaState) -> Iterator[View]:
    """A panel for each thing that has begun and not ended."""
    for panel in moving(state):
        yield with_fours(state, panel) if panel["kind"] == "battle" else panel
    if state.nao_orders:
        yield {"kind": "nao_orders", "orders": [list(order) for order in state.nao_orders]}
    if state.piracy is not None:
        yield piracy_panel(state, state.piracy)
    yield from dealing(state)


def with_fours(state: TantoMontaState, panel: View) -> View:
    """A battle: which dice hit. With enough firm units one 4 hits, or two (14, 15.1)."""
    for side, shown in enumerate(panel["sides"]):
        hit = state.realm.hit_from(state, side)
        shown["hit_from"] = hit
        shown["fours"] = state.realm.near_hits(state, side) if hit == HIT else 0
        shown["charges"] = state.charges[side]
    return panel


def piracy_panel(state: TantoMontaState, now: Piracy) -> View:
    """The coast defends itself, then the pirate robs; on the exploration map it is a nao that raids settlements."""
    if now.nao:
        defence = ocean_piracy.defence_lines(state, now.target, now.place)
        afloat = now.nao in state.naos
        attack = ocean_piracy.raid_lines(state, now.nao, now.target, now.place) if afloat else []
    else:
        defence = piracy.defence_lines(state, now.power, now.place, now.target)
        attack = piracy.attack_lines(state, now.power, now.place, now.target)
    return {
        "kind": "piracy",
        "place": now.place,
        "power": now.power,
        "target": now.target,
        "nao": now.nao or None,
        "awards": list(now.awards),
        "sides": [
            side_panel("coast", defence, now.dice[0], hits_in(now.dice[0], HIT), powers=[now.target]),
            side_panel("pirates", attack, now.dice[1], now.hits, powers=[now.power]),
        ],
    }
