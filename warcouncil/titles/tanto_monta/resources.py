"""Resources (6.3, 8.4, 18.3, 18.8): drawn from hidden pools, waiting on settlements and in caravans, revealed, lost.

A resource is drawn when it is drawn. Counters with the same print are one id; the state says where each of them lies:
in a pool, on a settlement, in a caravan, on a nao, among a player's arrivals, in a warehouse, spent, or scored.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from warcouncil.campaign.counters import can_add
from warcouncil.campaign.relations import fortified
from warcouncil.campaign.sieges import check_sieges
from warcouncil.campaign.stacks import add_units
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.log import Masked
from warcouncil.engine.looks import OneLook
from warcouncil.engine.state import Option, OptionValue
from warcouncil.engine.title import Kind
from warcouncil.table import hands
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.readings import FEW, NAVAL_RESOURCES, USED
from warcouncil.titles.tanto_monta.realm import PLAYER, PLAYERS, POLICY
from warcouncil.titles.tanto_monta.schema import Resource
from warcouncil.titles.tanto_monta.spaces import own_homes
from warcouncil.titles.tanto_monta.state import TantoMontaState

Pool = Literal["naval", "caravan"]
NAVAL: Pool = "naval"
CARAVAN: Pool = "caravan"
PRINTED: dict[Pool, tuple[Resource, ...]] = {
    NAVAL: COMPONENTS.pieces.naval_resources,
    CARAVAN: COMPONENTS.pieces.caravan_resources,
}
RESOURCES: dict[str, Resource] = {
    f"{pool}_{row.kind}_{row.value}": row for pool, rows in PRINTED.items() for row in rows
}
"""Resource -> what is printed on it: `naval_cp_3`; several counters may be alike."""
CP, CARD, VP = "cp", "card", "vp"
RECRUITS = {"muslim": "north_africa", "portugal": "portugal", "spain": "castile", "france": "france"}
"""Whose units the resources of a player bring (18.8)."""
MARKER = "resource"
"""The marker of card draws that come from resources."""
CARAVANS = {caravan.space: caravan for caravan in COMPONENTS.map.caravans}
SITES = {site.id: site for site in COMPONENTS.map.settlements}
MUSLIM = PLAYERS[0]

KINDS = {
    "resource_unit": Kind({"place_unit": ("unit", "space")}),
}
REFUSALS = {"resource_unit": "tm-18.8-9"}
STORED = "stored"
"""The kind of fact that somebody knows who was shown a warehouse."""


def printed(pool: Pool, many: OptionValue = USED[NAVAL_RESOURCES]) -> tuple[str, ...]:
    """All counters of a pool; of the sea there may be `many` or fewer."""
    few = pool == NAVAL and many == FEW  # tm-6-1
    counts = [(f"{pool}_{row.kind}_{row.value}", row.fewer if few else row.count) for row in PRINTED[pool]]
    return tuple(resource for resource, count in counts for _ in range(count))


def pool_of(resource: str) -> Pool:
    return CARAVAN if resource.startswith(CARAVAN) else NAVAL


def gives(resource: str) -> int:
    """The command points of a resource; 0 if it brings something else."""
    facts = RESOURCES[resource]
    return facts.value if facts.kind == CP else 0


# -- pools


def draw(state: TantoMontaState, pool: Pool = NAVAL, only_cp: bool = False) -> str:
    """A resource of a pool at random; "" if there is none. With `only_cp` others are put back until one gives CP."""
    bag = in_pool(state, pool)
    wanted = tuple([one for one in bag if gives(one) or not only_cp])
    if not wanted:
        return ""
    drawn, _ = state.dice.draw(wanted, f"{pool} resource")  # tm-6.3-1
    set_pool(state, pool, without(bag, drawn))
    return drawn


def without(resources: tuple[str, ...], one: str) -> tuple[str, ...]:
    """Some resources without one of them."""
    index = resources.index(one)
    return (*resources[:index], *resources[index + 1 :])


def in_pool(state: TantoMontaState, pool: Pool) -> tuple[str, ...]:
    return state.caravan_pool if pool == CARAVAN else state.naval_pool


def set_pool(state: TantoMontaState, pool: Pool, resources: Iterable[str]) -> None:
    """What is in a pool now; it has no order."""
    if pool == CARAVAN:
        state.caravan_pool = tuple(sorted(resources))
    else:
        state.naval_pool = tuple(sorted(resources))


def put_back(state: TantoMontaState, *resources: str) -> None:
    """Counters go back into their pools, face down."""
    for pool in PRINTED:
        set_pool(state, pool, (*in_pool(state, pool), *(one for one in resources if pool_of(one) == pool)))


def refill(state: TantoMontaState) -> None:
    """What was spent goes back; what brought VP lies on a board."""
    put_back(state, *state.spent_resources)  # tm-6.3-2
    state.spent_resources = ()


def set_aside(state: TantoMontaState, *resources: str) -> None:
    """Resources are used up or lost: they wait for the next card draw phase."""
    state.spent_resources = tuple(sorted((*state.spent_resources, *resources)))


# -- the card draw phase (8.4)


def resources_come(state: TantoMontaState) -> Flow:
    """Step: spent ones return; settlements and caravans get new ones, players one of CP for each captive."""
    refill(state)
    for site in SITES:
        if site in state.settlements and site not in state.cargo:
            load(state, site)  # tm-8.4-1 tm-6.3-4
    for box, caravan in CARAVANS.items():
        if state.turn >= caravan.turn and box not in state.caravans:
            load_caravan(state, box)  # tm-8.4-1 tm-6.3-5
    for player in PLAYERS:
        for leader in captives_of(state, player):
            state.log("captive_resource", power=player, leader=leader)
            yield from receive(state, player, draw(state, only_cp=True))  # tm-8.4-2


def captives_of(state: TantoMontaState, player: str) -> list[str]:
    """The leaders in the dungeon of a player."""
    return sorted(leader for leader, captor in state.captives.items() if PLAYER.get(captor, captor) == player)


def load(state: TantoMontaState, site: str) -> None:
    """A resource of the sea is laid on a settlement, face down; its player sees it."""
    resource = draw(state)
    if resource:
        state.cargo[site] = resource
        player = state.settlements[site]
        seen = Masked(resource, hands.seats_of(state, player))
        state.show(None, "cargo_laid", power=player, settlement=site, resource=seen)  # tm-6.3-6


def load_caravan(state: TantoMontaState, box: str) -> None:
    """A resource waits for its caravan, face down; the Muslims see it."""
    resource = draw(state, CARAVAN)
    if resource:
        state.caravans[box] = resource
        seen = Masked(resource, hands.seats_of(state, MUSLIM))
        state.show(None, "caravan_loaded", space=box, resource=seen)  # tm-6.3-6


# -- coming to a player


def arrive(state: TantoMontaState, player: str, *resources: str) -> None:
    """Resources come to a player, face down: he alone sees them until they are revealed."""
    found = tuple([resource for resource in resources if resource])
    if found:
        state.arrivals[player] = (*state.arrivals.get(player, ()), *found)
        state.log("resources_arrive", power=player, amount=len(found))
        state.show(hands.seats_of(state, player), "resources_seen", power=player, resource=found)


def receive(state: TantoMontaState, player: str, *resources: str) -> Flow:
    """Resources that come outside the returns of winter are revealed at once."""
    arrive(state, player, *resources)
    yield from reveal(state, player)  # tm-6.3-8 tm-18.8-11


def reveal(state: TantoMontaState, player: str) -> Flow:
    """18.8: VP count, CP go to the warehouse, cards become markers or cards, units come to home spaces."""
    for resource in sorted(state.arrivals.get(player, ()), key=revealed_first):
        left = without(state.arrivals[player], resource)
        state.arrivals[player] = left
        if not left:
            del state.arrivals[player]
        kind = RESOURCES[resource].kind
        if kind == VP:
            state.vp_resources[player] = (*state.vp_resources.get(player, ()), resource)  # tm-22.3-62 tm-6.3-2
            state.show(None, "resource_vp", power=player, resource=resource)
        elif kind == CP:
            store(state, player, resource)  # tm-18.8-9
            seen = Masked(resource, hands.seats_of(state, player))
            state.show(None, "resource_stored", power=player, resource=seen)
        elif kind == CARD:
            reveal_card(state, player, resource)
        else:
            yield from reveal_units(state, player, resource)


def revealed_first(resource: str) -> int:
    """VP come first, then CP, cards and units."""
    kind = RESOURCES[resource].kind
    order = (VP, CP, CARD)
    return order.index(kind) if kind in order else len(order)


def reveal_card(state: TantoMontaState, player: str, resource: str) -> None:
    """A card is drawn at once; in winter a marker brings it in the next card draw phase."""
    value = RESOURCES[resource].value
    set_aside(state, resource)
    state.show(None, "resource_card", power=player, resource=resource)
    if state.phase == "winter":
        state.add_card_marker(player, MARKER, value)  # tm-18.8-9
    else:
        hands.draw(state, player, value)  # tm-6.3-3 tm-18.8-11


# -- units


def reveal_units(state: TantoMontaState, player: str, resource: str) -> Flow:
    """Units come to controlled home spaces: keys, then fortified, strategic and other spaces."""
    row = RESOURCES[resource]
    set_aside(state, resource)
    state.show(None, "resource_units", power=player, resource=resource)
    power = RECRUITS[player]  # tm-18.8-10
    owner = POLICY.get(power, power) if row.kind in state.realm.naval_units else power
    for _ in range(row.value):
        with OneLook(state):
            spaces = unit_spaces(state, power, owner, row.kind)
        if not spaces:
            state.log("resource_wasted", power=player, unit=row.kind)  # tm-18.8-10 tm-5.3-5
            return
        options: list[Option] = [("place_unit", row.kind, space) for space in spaces]
        choice = yield Ask(power, "resource_unit", options, about={"unit": row.kind})
        space = str(choice[2])
        if row.kind in state.realm.naval_units:
            state.add_ships(space, owner, owner, **{row.kind: 1})
        else:
            add_units(state, space, owner, row.kind, 1)
        state.log("built", power=owner, unit=row.kind, place=space)
    yield from check_sieges(state)  # tm-15.3-1


def unit_spaces(state: TantoMontaState, power: str, owner: str, unit: str) -> list[str]:
    """The controlled home spaces of the highest kind in which such a unit can be put."""
    naval = unit in state.realm.naval_units
    spaces = state.realm.atlas.spaces
    able = [
        space
        for space in own_homes(state, power)
        if (spaces[space].ports or not naval) and can_add(state, owner, unit, 1, space)
    ]
    best = min((rank(state, space) for space in able), default=0)
    return [space for space in able if rank(state, space) == best]  # tm-18.8-9


def rank(state: TantoMontaState, space: str) -> int:
    """Keys come first, then fortified, strategic and other spaces."""
    if is_key(space):
        return 0
    return 1 if fortified(state, space) else 2 if is_strategic(space) else 3


def is_key(space: str) -> bool:
    """Whether a space is a key, or Paris, which is like one at home."""
    return COMPONENTS.atlas.spaces[space].kind in ("key", "special")  # tm-20.7-22


def is_strategic(space: str) -> bool:
    return COMPONENTS.atlas.spaces[space].kind == "strategic"


# -- spending and losing (6.3)


def spend(state: TantoMontaState, player: str, resource: str) -> int:
    """A player spends a resource of his warehouse, face up: its command points."""
    leave_warehouse(state, player, resource)  # tm-6.3-10
    set_aside(state, resource)
    state.show(None, "resource_spent", power=player, resource=resource)
    return gives(resource)


def store(state: TantoMontaState, player: str, *resources: str) -> None:
    """Resources come into a warehouse, which has no order."""
    shelve(state, player, (*state.warehouse.get(player, ()), *resources))


def leave_warehouse(state: TantoMontaState, player: str, resource: str) -> None:
    shelve(state, player, without(state.warehouse[player], resource))


def shelve(state: TantoMontaState, player: str, resources: Iterable[str]) -> None:
    """What is in a warehouse now; whoever was shown what was in it knows it no longer."""
    state.warehouse[player] = tuple(sorted(resources))
    state.forget(STORED, player)


def loses_resource(state: TantoMontaState, player: str) -> bool:
    """Whether chance takes a resource, not a card, from a player: with as many resources as cards or more."""
    return len(state.warehouse.get(player, ())) >= max(1, hands.loose(state, player))  # tm-6.3-11


def take_by_chance(state: TantoMontaState, taker: str, giver: str) -> str:
    """A card or a resource by chance from one player to another; "" if he has neither. Returns what it was."""
    if loses_resource(state, giver):
        return take_resource(state, taker, giver)
    return hands.take_random(state, taker, giver) if hands.loose(state, giver) else ""


def take_resource(state: TantoMontaState, taker: str, giver: str) -> str:
    """A player draws a resource from another's warehouse by chance; these two alone see it."""
    resource = random_resource(state, giver)
    store(state, taker, resource)
    seen = Masked(resource, hands.seats_of(state, giver, taker))
    state.show(None, "resource_taken", power=taker, power2=giver, resource=seen)
    return resource


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
    resource, left = state.dice.draw(state.warehouse[player], f"resource of {player}")
    shelve(state, player, left)
    return resource


STEPS = {"resources_come": resources_come}
