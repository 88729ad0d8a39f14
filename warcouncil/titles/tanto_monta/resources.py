"""Resources (6.3): two hidden pools, what a resource brings when it is shown, and what chance takes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from warcouncil.campaign.counters import can_add
from warcouncil.campaign.relations import besieged
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table import hands
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.realm import POLICY
from warcouncil.titles.tanto_monta.schema import Resource
from warcouncil.titles.tanto_monta.spaces import own_homes
from warcouncil.titles.tanto_monta.state import TantoMontaState

Pool = Literal["naval", "caravan"]
PRINTED: dict[Pool, tuple[Resource, ...]] = {
    "naval": COMPONENTS.pieces.naval_resources,
    "caravan": COMPONENTS.pieces.caravan_resources,
}
RESOURCES: dict[str, Resource] = {
    f"{pool}_{row.kind}_{row.value}": row for pool, rows in PRINTED.items() for row in rows
}
"""Resource -> what is printed on it: `naval_cp_3`; several counters may be alike."""
RECRUITS = {"muslim": "north_africa", "portugal": "portugal", "spain": "castile", "france": "france"}
"""Whose units a resource brings (18.8)."""
MARKER = "resource"
"""The marker of card draws and VP that come from resources."""

KINDS = {"resource_unit": Kind({"resource_to": ("resource", "space")})}
REFUSALS = {"resource_unit": "tm-18.8-28"}


def printed(pool: Pool) -> tuple[str, ...]:
    """All counters of a pool."""
    return tuple(f"{pool}_{row.kind}_{row.value}" for row in PRINTED[pool] for _ in range(row.count))


def pool_of(resource: str) -> Pool:
    return "caravan" if resource.startswith("caravan") else "naval"


def gives(resource: str) -> int:
    """The command points of a resource; 0 if it brings something else."""
    facts = RESOURCES[resource]
    return facts.value if facts.kind == "cp" else 0


# -- the pools


def draw(state: TantoMontaState, pool: Pool) -> str:
    """A resource from its pool, by chance; "" if there is none."""
    left = state.naval_pool if pool == "naval" else state.caravan_pool
    if not left:
        return ""
    resource, left = state.dice.draw(left, f"{pool} resource")  # tm-6.3-1
    if pool == "naval":
        state.naval_pool = left
    else:
        state.caravan_pool = left
    return resource


def put_back(state: TantoMontaState, *resources: str) -> None:
    """Counters go back into their pools, face down."""
    state.naval_pool = merged(state.naval_pool, (one for one in resources if pool_of(one) == "naval"))
    state.caravan_pool = merged(state.caravan_pool, (one for one in resources if pool_of(one) == "caravan"))


def merged(pool: tuple[str, ...], more: Iterable[str]) -> tuple[str, ...]:
    """A pool has no order."""
    return tuple(sorted((*pool, *more)))


def refill(state: TantoMontaState) -> None:
    """What was spent goes back; what brought VP lies on a board."""
    put_back(state, *state.spent_resources)  # tm-6.3-2
    state.spent_resources = ()


def set_aside(state: TantoMontaState, resource: str) -> None:
    """A used resource waits for the next card draw phase."""
    state.spent_resources = merged(state.spent_resources, (resource,))


# -- what a player gets


def receive(state: TantoMontaState, player: str, resource: str) -> Flow:
    """A player shows a resource that is his now, and has what it brings; in winter cards come with the next deal."""
    facts = RESOURCES[resource]
    state.show(None, "resource_shown", power=player, resource=resource)
    if facts.kind == "cp":
        state.warehouse[player] = merged(state.warehouse.get(player, ()), (resource,))  # tm-18.8-26
    elif facts.kind == "vp":
        state.vp_resources[player] = merged(state.vp_resources.get(player, ()), (resource,))  # tm-18.8-25
    elif facts.kind == "card":
        draw_for(state, player, facts.value)
        set_aside(state, resource)
    else:
        set_aside(state, resource)
        yield from recruits(state, player, resource)


def draw_for(state: TantoMontaState, player: str, count: int) -> None:
    """The card of a resource: at once, but in winter with the next deal."""
    if state.phase == "winter":
        state.add_card_marker(player, MARKER, count)  # tm-18.8-27
    else:
        hands.draw(state, player, count)  # tm-6.3-3 tm-6.3-8


def recruits(state: TantoMontaState, player: str, resource: str) -> Flow:
    """Units of a resource come to a controlled home space, keys first; without counters they are lost."""
    facts, power = RESOURCES[resource], RECRUITS[player]
    spaces = lodgings(state, power, facts.kind, facts.value)
    if not spaces:
        state.log("resource_lost", power=player, resource=resource)  # tm-18.8-29
        return
    options: list[Option] = [("resource_to", resource, space) for space in spaces]
    choice = yield Ask(player, "resource_unit", options, about={"resource": resource})
    space = str(choice[2])
    if facts.kind == "squadron":
        navy = POLICY.get(power, power)
        state.add_ships(space, navy, navy, squadron=facts.value)
    else:
        state.add_troops(space, power, **{facts.kind: facts.value})
    state.log("units_come", power=power, unit=facts.kind, amount=facts.value, space=space)


def lodgings(state: TantoMontaState, power: str, unit: str, count: int) -> list[str]:
    """The best controlled home spaces for new units: keys, then fortified, strategic and open ones (18.8)."""
    spaces = state.realm.atlas.spaces
    able = [
        space
        for space in own_homes(state, power)
        if not besieged(state, space)
        and (unit != "squadron" or spaces[space].ports)
        and room(state, power, unit, count, space)
    ]
    for rank in (is_key, is_fortified, is_strategic, is_open):
        found = [space for space in able if rank(space)]
        if found:
            return found  # tm-18.8-28
    return []


def room(state: TantoMontaState, power: str, unit: str, count: int, space: str) -> bool:
    """Whether there are counters for new units."""
    owner = POLICY.get(power, power) if unit == "squadron" else power
    return can_add(state, owner, unit, count, space)


def is_key(space: str) -> bool:
    return COMPONENTS.atlas.spaces[space].kind == "key"


def is_fortified(space: str) -> bool:
    return COMPONENTS.atlas.spaces[space].fortified


def is_strategic(space: str) -> bool:
    return COMPONENTS.atlas.spaces[space].kind == "strategic"


def is_open(space: str) -> bool:
    return True


# -- spending and losing


def spend(state: TantoMontaState, player: str, resource: str) -> int:
    """A player spends a resource of his warehouse for its command points."""
    leave_warehouse(state, player, resource)
    set_aside(state, resource)
    return gives(resource)


def leave_warehouse(state: TantoMontaState, player: str, resource: str) -> None:
    kept = list(state.warehouse[player])
    kept.remove(resource)
    state.warehouse[player] = tuple(kept)


def loses_resource(state: TantoMontaState, player: str) -> bool:
    """Whether chance takes a resource, not a card, from a player: with as many resources as cards or more."""
    return len(state.warehouse.get(player, ())) >= max(1, hands.loose(state, player))  # tm-6.3-11


def take_by_chance(state: TantoMontaState, taker: str, giver: str) -> str:
    """A card or a resource by chance from one player to another; "" if he has neither. Returns what it was."""
    if loses_resource(state, giver):
        resource = random_resource(state, giver)
        state.warehouse[taker] = merged(state.warehouse.get(taker, ()), (resource,))
        state.show(None, "resource_taken", power=taker, power2=giver, resource=resource)
        return resource
    return hands.take_random(state, taker, giver) if hands.loose(state, giver) else ""


def lose_by_chance(state: TantoMontaState, player: str) -> str:
    """A card or a resource of a player, by chance, is discarded; "" if he has neither."""
    if not loses_resource(state, player):
        return hands.discard_random(state, player)
    resource = random_resource(state, player)
    set_aside(state, resource)
    state.show(None, "resource_discarded", power=player, resource=resource)
    return resource


def random_resource(state: TantoMontaState, player: str) -> str:
    """A resource leaves a warehouse by chance."""
    resource, state.warehouse[player] = state.dice.draw(state.warehouse[player], f"resource of {player}")
    return resource
