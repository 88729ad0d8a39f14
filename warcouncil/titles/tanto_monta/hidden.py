"""Hidden information: cards as at every table, and resources that lie face down (6.3)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from warcouncil.engine.dice import Dice
from warcouncil.table import hidden as cards
from warcouncil.titles.tanto_monta.realm import PLAYER
from warcouncil.titles.tanto_monta.resources import pool_of
from warcouncil.titles.tanto_monta.state import TantoMontaState

SECRETS = (*cards.SECRETS, "resources")
CARAVANS = "muslim"
"""Who looks at the resources of caravans."""

Place = tuple[str, str]
"""The column of a resource that lies face down, and the key in it."""


def face_down(state: TantoMontaState) -> Iterator[tuple[Place, str, tuple[str, ...]]]:
    """Resources that lie face down outside the pools: where, who may look at them, which they are."""
    for settlement, resource in sorted(state.cargo.items()):
        yield ("cargo", settlement), state.settlements.get(settlement, ""), (resource,)
    for caravan, resource in sorted(state.caravans.items()):
        yield ("caravans", caravan), CARAVANS, (resource,)
    for nao, facts in sorted(state.naos.items()):
        if facts.cargo:
            yield ("naos", nao), facts.captor or nao_player(nao), facts.cargo


def nao_player(nao: str) -> str:
    """The player of a nao, by its name; those of the Overseas Voyages belong to Portugal and Spain."""
    return {"vasco_da_gama": "portugal", "columbus": "spain"}.get(nao, nao.split("_")[0])


def unseen(state: TantoMontaState, seat: int | None) -> list[tuple[Place, tuple[str, ...]]]:
    """What lies face down for a seat."""
    return [(place, found) for place, player, found in face_down(state) if not state.sees(seat, PLAYER.get(player, ""))]


def hidden(state: TantoMontaState, seat: int | None) -> Mapping[str, Any]:
    return {**cards.hidden(state, seat), "resources": (unseen(state, seat), state.naval_pool, state.caravan_pool)}


def resample(state: TantoMontaState, seat: int, dice: Dice) -> None:
    """Cards and resources that the seat has not seen change places."""
    cards.resample(state, seat, dice)
    lying = unseen(state, seat)
    for pool in ("naval", "caravan"):
        column = f"{pool}_pool"
        there = [one for _, found in lying for one in found if pool_of(one) == pool]
        mixed = list(dice.shuffle([*getattr(state, column), *there], f"unseen {pool} resources"))
        dealt = iter(mixed[: len(there)])
        setattr(state, column, tuple(sorted(mixed[len(there) :])))
        for place, found in lying:
            put(state, place, tuple(next(dealt) if pool_of(one) == pool else one for one in found))
        lying = unseen(state, seat)


def put(state: TantoMontaState, place: Place, found: tuple[str, ...]) -> None:
    column, key = place
    if column == "naos":
        state.naos[key] = msgspec.structs.replace(state.naos[key], cargo=found)
    else:
        getattr(state, column)[key] = found[0]
