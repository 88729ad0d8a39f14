"""Hidden resources (6.3): who sees what lies face down, and how all that a seat cannot see is drawn anew for it.

A player sees the resources of his settlements, of his naos, those that have come to him and his warehouse; the Muslims
those of the caravans. Everybody sees where a resource lies and which pool it is of. What is in a warehouse gives CP:
everything else was shown when it came.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from warcouncil.engine.dice import Dice
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.voyages.naos import NAOS, change, owner
from warcouncil.titles.tanto_monta.voyages.oceans import MUSLIM, PLAYERS, SITES
from warcouncil.titles.tanto_monta.voyages.resources import (
    BOXES,
    CARAVAN,
    NAVAL,
    Pool,
    is_cp,
    pool_of,
    put_back,
)

SECRET = "resources"


class Slot(NamedTuple):
    """A place where one resource lies face down."""

    kind: str
    place: str
    number: int
    viewer: str
    resource: str


def slots(state: TantoMontaState) -> Iterator[Slot]:
    """Every resource that lies face down before somebody, in an order that does not depend on what it is."""
    for site in SITES:
        if site in state.cargo:
            yield Slot("cargo", site, 0, state.settlements[site], state.cargo[site])  # tm-6.3-6
    for box in BOXES:
        if box in state.caravans:
            yield Slot("caravans", box, 0, MUSLIM, state.caravans[box])  # tm-6.3-6
    for nao in NAOS:
        if nao in state.naos:
            for number, resource in enumerate(state.naos[nao].cargo):
                yield Slot("naos", nao, number, owner(state, nao), resource)
    for kind, stores in (("warehouse", state.warehouse), ("arrivals", state.arrivals)):
        for player in PLAYERS:
            for number, resource in enumerate(stores.get(player, ())):
                yield Slot(kind, player, number, player, resource)


def unseen(state: TantoMontaState, seat: int | None) -> list[Slot]:
    """What lies face down and a seat does not see."""
    return [slot for slot in slots(state) if not state.sees(seat, slot.viewer)]


def hidden(state: TantoMontaState, seat: int | None) -> dict[str, Any]:
    """What a seat cannot see of resources."""
    return {SECRET: ([tuple(slot) for slot in unseen(state, seat)], state.naval_pool, state.caravan_pool)}


def resample(state: TantoMontaState, seat: int, dice: Dice) -> None:
    """What the seat has not seen changes places with the pools; a warehouse holds nothing but CP."""
    for pool in (NAVAL, CARAVAN):
        _resample(state, seat, dice, pool)


def _resample(state: TantoMontaState, seat: int, dice: Dice, pool: Pool) -> None:
    away = [slot for slot in unseen(state, seat) if pool_of(slot.resource) == pool]
    bag = state.caravan_pool if pool == CARAVAN else state.naval_pool
    left = list(dice.shuffle((*bag, *(slot.resource for slot in away)), f"unseen {pool} resources"))
    for slot in sorted(away, key=lambda one: one.kind != "warehouse"):
        found = next(one for one in left if is_cp(one) or slot.kind != "warehouse")
        left.remove(found)
        put(state, slot, found)
    put_back(state, pool, left)


def put(state: TantoMontaState, slot: Slot, resource: str) -> None:
    """Another resource lies in a slot."""
    if slot.kind == "cargo":
        state.cargo[slot.place] = resource
    elif slot.kind == "caravans":
        state.caravans[slot.place] = resource
    elif slot.kind == "naos":
        cargo = state.naos[slot.place].cargo
        change(state, slot.place, cargo=(*cargo[: slot.number], resource, *cargo[slot.number + 1 :]))
    else:
        stores = state.warehouse if slot.kind == "warehouse" else state.arrivals
        before = stores[slot.place]
        stores[slot.place] = (*before[: slot.number], resource, *before[slot.number + 1 :])


def counted(state: TantoMontaState) -> Iterator[str]:
    """Every resource, wherever it lies: each counter of the box once."""
    yield from (slot.resource for slot in slots(state))
    yield from (*state.naval_pool, *state.caravan_pool, *state.spent_resources, *state.scored_resources)
