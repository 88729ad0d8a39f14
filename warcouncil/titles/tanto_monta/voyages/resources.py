"""Resources (6.3, 8.4, 18.3, 18.8): drawn from hidden pools, waiting on settlements and in caravans, revealed, lost.

A resource is drawn when it is drawn. Counters with the same print are one id; the state says where each of them lies:
in a pool, on a settlement, in a caravan, on a nao, among a player's arrivals, in a warehouse, spent, or scored.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from warcouncil.campaign.counters import can_add
from warcouncil.campaign.relations import controls, fortified, home_of
from warcouncil.campaign.stacks import add_units
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.log import Masked
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table import hands
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.voyages.naos import change, hold
from warcouncil.titles.tanto_monta.voyages.oceans import MAP, MUSLIM, PLAYERS, SITES

RESOURCES = COMPONENTS.resources
Pool = Literal["naval", "caravan"]
NAVAL: Pool = "naval"
CARAVAN: Pool = "caravan"
CP, CARD, VP = "cp", "card", "vp"
LEADING = {MUSLIM: "north_africa", "portugal": "portugal", "spain": "castile", "france": "france"}
"""Whose units the resources of a player bring (18.8)."""
BOXES = {caravan.space: caravan for caravan in MAP.caravans}

KINDS = {
    "resource_unit": Kind({"place_unit": ("unit", "space")}),
    "overboard": Kind({"discard_resource": ("nao", "resource")}, public=False),
}
REFUSALS = {"resource_unit": "tm-18.8-9", "overboard": "tm-16.5-8"}


def is_cp(resource: str) -> bool:
    return RESOURCES[resource].kind == CP


def pool_of(resource: str) -> Pool:
    return CARAVAN if resource.startswith(CARAVAN) else NAVAL


# -- pools


def draw(state: TantoMontaState, pool: Pool = NAVAL, only_cp: bool = False) -> str:
    """A resource of a pool at random; "" if there is none. With `only_cp` others are put back until one gives CP."""
    bag = state.caravan_pool if pool == CARAVAN else state.naval_pool
    wanted = tuple([one for one in bag if is_cp(one) or not only_cp])
    if not wanted:
        return ""
    drawn, _ = state.dice.draw(wanted, f"{pool} resource")  # tm-6.3-1
    put_back(state, pool, without(bag, drawn))
    return drawn


def without(resources: tuple[str, ...], one: str) -> tuple[str, ...]:
    """Some resources without one of them."""
    index = resources.index(one)
    return (*resources[:index], *resources[index + 1 :])


def put_back(state: TantoMontaState, pool: Pool, resources: Iterable[str]) -> None:
    """What is in a pool now; its order says nothing."""
    order = {resource: number for number, resource in enumerate(RESOURCES)}
    laid = tuple(sorted(resources, key=order.__getitem__))
    if pool == CARAVAN:
        state.caravan_pool = laid
    else:
        state.naval_pool = laid


def spend(state: TantoMontaState, *resources: str) -> None:
    """Resources are used up or lost: they return to their pools in the next card draw phase."""
    state.spent_resources = (*state.spent_resources, *resources)


def return_spent(state: TantoMontaState) -> None:
    """Spent resources go back to their pools."""
    for pool, bag in ((NAVAL, state.naval_pool), (CARAVAN, state.caravan_pool)):
        back = [one for one in state.spent_resources if pool_of(one) == pool]
        put_back(state, pool, (*bag, *back))  # tm-6.3-2
    state.spent_resources = ()


# -- the card draw phase (8.4)


def draw_resources(state: TantoMontaState) -> Flow:
    """Step: spent ones return; settlements and caravans get new ones, players one of CP for each captive."""
    return_spent(state)
    for site in SITES:
        if site in state.settlements and site not in state.cargo:
            lay(state, site)  # tm-8.4-1 tm-6.3-4
    for box, caravan in BOXES.items():
        if state.turn >= caravan.turn and box not in state.caravans:
            load_caravan(state, box)  # tm-8.4-1 tm-6.3-5
    for player in PLAYERS:
        for leader, captor in sorted(state.captives.items()):
            if COMPONENTS.player_of.get(captor, captor) == player:
                state.log("captive_resource", player=player, leader=leader)
                yield from receive(state, player, draw(state, only_cp=True))  # tm-8.4-2


def lay(state: TantoMontaState, site: str) -> None:
    """A resource of the sea is laid on a settlement, face down; its player sees it."""
    resource = draw(state)
    if resource:
        state.cargo[site] = resource
        player = state.settlements[site]
        seen = Masked(resource, hands.seats_of(state, player))
        state.show(None, "cargo_laid", player=player, settlement=site, resource=seen)  # tm-6.3-6


def load_caravan(state: TantoMontaState, box: str) -> None:
    """A resource waits for its caravan, face down; the Muslims see it."""
    resource = draw(state, CARAVAN)
    if resource:
        state.caravans[box] = resource
        seen = Masked(resource, hands.seats_of(state, MUSLIM))
        state.show(None, "caravan_loaded", space=box, resource=seen)  # tm-6.3-6


def discard_unused(state: TantoMontaState) -> None:
    """Step: 18.3, what is left in warehouses goes."""
    for player in PLAYERS:
        spend(state, *state.warehouse.pop(player, ()))  # tm-18.3-1 tm-6.3-9


# -- naos


def trim(state: TantoMontaState, nao: str, player: str) -> Flow:
    """What a nao cannot carry is discarded as its player chooses."""
    while nao in state.naos and len(state.naos[nao].cargo) > hold(state, nao):
        cargo = state.naos[nao].cargo
        options: list[Option] = [("discard_resource", nao, resource) for resource in dict.fromkeys(cargo)]
        choice = yield Ask(player, "overboard", options, about={"nao": nao})  # tm-16.5-8
        change(state, nao, cargo=without(cargo, str(choice[2])))
        spend(state, str(choice[2]))


# -- coming to a player


def arrive(state: TantoMontaState, player: str, *resources: str) -> None:
    """Resources come to a player, face down: he alone sees them until they are revealed."""
    found = tuple([resource for resource in resources if resource])
    if found:
        state.arrivals[player] = (*state.arrivals.get(player, ()), *found)
        state.log("resources_arrive", player=player, amount=len(found))
        state.show(hands.seats_of(state, player), "resources_seen", player=player, resource=found)


def receive(state: TantoMontaState, player: str, *resources: str) -> Flow:
    """Resources that come outside the returns of winter are revealed at once."""
    arrive(state, player, *resources)
    yield from reveal(state, player)  # tm-6.3-8 tm-18.8-11


def reveal(state: TantoMontaState, player: str) -> Flow:
    """18.8: VP count, CP go to the warehouse, cards become markers or cards, units come to home spaces."""
    came = state.arrivals.pop(player, ())
    points = [one for one in came if RESOURCES[one].kind == VP]
    for resource in points:
        state.add_bonus(player, "resource", RESOURCES[resource].value)  # tm-22.3-62
        state.scored_resources = (*state.scored_resources, resource)  # tm-6.3-2
        state.show(None, "resource_vp", player=player, resource=resource)
    kept = tuple([one for one in came if is_cp(one)])
    if kept:
        state.warehouse[player] = (*state.warehouse.get(player, ()), *kept)  # tm-18.8-9
    for resource in [one for one in came if RESOURCES[one].kind == CARD]:
        reveal_card(state, player, resource)
    for resource in [one for one in came if RESOURCES[one].kind not in (VP, CP, CARD)]:
        yield from reveal_units(state, player, resource)


def reveal_card(state: TantoMontaState, player: str, resource: str) -> None:
    """A card is drawn at once; in winter a marker brings it in the next card draw phase."""
    value = RESOURCES[resource].value
    spend(state, resource)
    state.show(None, "resource_card", player=player, resource=resource)
    if state.phase == "winter":
        markers = state.card_markers.get(player, {})
        state.card_markers[player] = {**markers, "resource": markers.get("resource", 0) + value}  # tm-18.8-9
    else:
        hands.draw(state, player, value)  # tm-6.3-3 tm-18.8-11


# -- units


def reveal_units(state: TantoMontaState, player: str, resource: str) -> Flow:
    """Units come to controlled home spaces: keys, then fortified, strategic and other spaces."""
    row = RESOURCES[resource]
    spend(state, resource)
    state.show(None, "resource_units", player=player, resource=resource)
    power = LEADING[player]  # tm-18.8-10
    owner = state.realm.policy.get(power, power) if row.kind in state.realm.naval_units else power
    for _ in range(row.value):
        spaces = unit_spaces(state, power, owner, row.kind)
        if not spaces:
            state.log("resource_wasted", player=player, unit=row.kind)  # tm-18.8-10 tm-5.3-5
            return
        options: list[Option] = [("place_unit", row.kind, space) for space in spaces]
        choice = yield Ask(power, "resource_unit", options, about={"unit": row.kind})
        space = str(choice[2])
        if row.kind in state.realm.naval_units:
            state.add_ships(space, owner, owner, **{row.kind: 1})
        else:
            add_units(state, space, owner, row.kind, 1)
        state.log("built", power=owner, unit=row.kind, place=space)


def unit_spaces(state: TantoMontaState, power: str, owner: str, unit: str) -> list[str]:
    """The controlled home spaces of the highest kind in which such a unit can be put."""
    naval = unit in state.realm.naval_units
    spaces = state.realm.atlas.spaces
    able = [
        space
        for space, facts in spaces.items()
        if home_of(state, space) == power
        and controls(state, power, space)
        and (facts.ports or not naval)
        and space not in state.realm.closed_spaces(state)
        and can_add(state, owner, unit, 1, space)
    ]
    best = min((rank(state, space) for space in able), default=0)
    return [space for space in able if rank(state, space) == best]  # tm-18.8-9


def rank(state: TantoMontaState, space: str) -> int:
    """Keys come first, then fortified, strategic and other spaces."""
    kind = state.realm.atlas.spaces[space].kind
    if kind == "key":
        return 0
    return 1 if fortified(state, space) else 2 if kind == "strategic" else 3


# -- hands of cards and resources (6.3)


def cards_first(state: TantoMontaState, player: str) -> bool:
    """Whether chance takes a card of a player, not a resource."""
    return hands.loose(state, player) > len(state.warehouse.get(player, ()))  # tm-6.3-11


def take_at_random(state: TantoMontaState, taker: str, giver: str) -> str:
    """A player draws a card or a resource of another by chance and keeps it; "" if the other has neither."""
    if cards_first(state, giver):
        return hands.take_random(state, taker, giver)
    return take_resource(state, taker, giver)


def take_resource(state: TantoMontaState, taker: str, giver: str) -> str:
    """A player draws a resource from another's warehouse by chance; these two alone see it."""
    stored = state.warehouse.get(giver, ())
    if not stored:
        return ""
    resource, rest = state.dice.draw(stored, f"resource of {giver}")
    store(state, giver, rest)
    store(state, taker, (*state.warehouse.get(taker, ()), resource))
    seen = Masked(resource, hands.seats_of(state, giver, taker))
    state.show(None, "resource_taken", player=taker, player2=giver, resource=seen)
    return resource


def store(state: TantoMontaState, player: str, resources: tuple[str, ...]) -> None:
    """What is in a player's warehouse now."""
    if resources:
        state.warehouse[player] = resources
    else:
        state.warehouse.pop(player, None)


def use(state: TantoMontaState, player: str, resource: str) -> int:
    """A player spends a resource of his warehouse, face up: how many CP it gives."""
    store(state, player, without(state.warehouse[player], resource))  # tm-6.3-10
    spend(state, resource)
    state.show(None, "resource_spent", player=player, resource=resource)
    return RESOURCES[resource].value


STEPS = {"draw_resources": draw_resources, "discard_unused": discard_unused}
