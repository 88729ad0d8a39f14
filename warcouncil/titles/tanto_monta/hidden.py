"""Hidden information: cards as at every table, and resources that lie face down (6.3).

A player sees the resources of his settlements, of his naos, those that have come to him and his warehouse; the Muslims
those of the caravans. Everybody sees where a resource lies and which pool it is of. What is in a warehouse gives CP:
everything else was shown when it came.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from warcouncil.engine.dice import Dice
from warcouncil.engine.state import Atom, Known
from warcouncil.table import hidden as cards
from warcouncil.titles.tanto_monta.resources import CARAVANS, PRINTED, STORED, Pool, gives, in_pool, pool_of, set_pool
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.voyages.naos import NAOS, change, owner
from warcouncil.titles.tanto_monta.voyages.oceans import MUSLIM, PLAYERS, SITES

RESOURCES = "resources"
WAREHOUSE = "warehouse"
SECRETS = (*cards.SECRETS, RESOURCES)


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
    for box in CARAVANS:
        if box in state.caravans:
            yield Slot("caravans", box, 0, MUSLIM, state.caravans[box])  # tm-6.3-6
    for nao in NAOS:
        if nao in state.naos:
            for number, resource in enumerate(state.naos[nao].cargo):
                yield Slot("naos", nao, number, owner(state, nao), resource)
    for kind, stores in ((WAREHOUSE, state.warehouse), ("arrivals", state.arrivals)):
        for player in PLAYERS:
            for number, resource in enumerate(stores.get(player, ())):
                yield Slot(kind, player, number, player, resource)


def store_fact(state: TantoMontaState, player: str) -> tuple[Atom, ...]:
    """What somebody knows to whom a player has shown the resources of his warehouse."""
    return STORED, player, " ".join(sorted(state.warehouse.get(player, ())))


def sees_store(state: TantoMontaState, seat: int | None, player: str) -> bool:
    """Whether a seat sees a warehouse: its own, or one that was shown to it and has not changed since."""
    return state.sees(seat, player) or state.knows(seat, *store_fact(state, player))  # tm-9.1-25


def unseen(state: TantoMontaState, seat: int | None) -> list[Slot]:
    """What lies face down and a seat does not see."""
    return [
        slot
        for slot in slots(state)
        if not (sees_store(state, seat, slot.viewer) if slot.kind == WAREHOUSE else state.sees(seat, slot.viewer))
    ]


def hidden(state: TantoMontaState, seat: int | None) -> Mapping[str, Any]:
    """The value of every kind of secret, as far as a seat cannot see it."""
    lying = [tuple(slot) for slot in unseen(state, seat)]
    return {**cards.hidden(state, seat), RESOURCES: (lying, state.naval_pool, state.caravan_pool)}


def resample(state: TantoMontaState, seat: int, dice: Dice) -> None:
    """Cards and resources that the seat has not seen change places."""
    if cards.unseen(state, seat):
        cards.resample(state, seat, dice)
    before = {store_fact(state, player): player for player in PLAYERS}
    for pool in PRINTED:
        resample_pool(state, seat, dice, pool)
    for player, stored in sorted(state.warehouse.items()):
        state.warehouse[player] = tuple(sorted(stored))
    state.known = [
        Known(entry.seat, store_fact(state, before[entry.fact])) if entry.fact in before else entry
        for entry in state.known
    ]


def resample_pool(state: TantoMontaState, seat: int, dice: Dice, pool: Pool) -> None:
    """What the seat has not seen changes places with the pool; a warehouse holds nothing but CP."""
    away = [slot for slot in unseen(state, seat) if pool_of(slot.resource) == pool]
    found = (*in_pool(state, pool), *(slot.resource for slot in away))
    left = list(dice.shuffle(found, f"unseen {pool} resources")) if found else []
    for slot in sorted(away, key=lambda one: one.kind != WAREHOUSE):
        new = next(one for one in left if gives(one) or slot.kind != WAREHOUSE)
        left.remove(new)
        put(state, slot, new)
    set_pool(state, pool, left)


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
        stores = state.warehouse if slot.kind == WAREHOUSE else state.arrivals
        before = stores[slot.place]
        stores[slot.place] = (*before[: slot.number], resource, *before[slot.number + 1 :])
