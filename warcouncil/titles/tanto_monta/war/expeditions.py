"""Expeditions (5.1, 10): two home cards send a formation under a single leader abroad, much as in spring."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from warcouncil.campaign import navies
from warcouncil.campaign.counters import can_split
from warcouncil.campaign.deployment import SEA_LIMIT, calm, open_way, sea_free
from warcouncil.campaign.entry import admitted
from warcouncil.campaign.forces import led, pick
from warcouncil.campaign.muster import Muster
from warcouncil.campaign.pieces import Formation, Troops
from warcouncil.campaign.relations import allied, besieged, controls, friendly, own_capitals
from warcouncil.campaign.sieges import check_sieges
from warcouncil.campaign.stacks import closed, everybody, lift, put_down, serving, whole_host
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.looks import OneLook, once_a_look
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.war.formations import muster

ATLAS = COMPONENTS.atlas
MEDITERRANEAN = frozenset(sea.id for sea in COMPONENTS.map.seas if sea.mediterranean)
ASHORE, INLAND_SEA, ONE_SEA = "", "mediterranean", "sea"
"""How a way has led over the sea so far."""
KINDS = {"expedition": Kind({"set_out": ("power", "space"), "stay": ()}), "expedition_to": Kind({"space": ("space",)})}
REFUSALS = {"expedition": "tm-10-23", "expedition_to": "tm-10-23"}
STAY: Option = ("stay",)
PAPACY = "papacy"


@dataclass(frozen=True)
class Route:
    """What makes an expedition easier than a deployment of spring."""

    passes: int = 0
    """How many passes its way may lead over."""
    seas: frozenset[str] = frozenset()
    """The sea zones of which it may cross any number."""
    past_ships: bool = False
    """Whether ships of others do not matter."""


CROWN_OF_ARAGON = Route(seas=MEDITERRANEAN, past_ships=True)
RISE_OF_FRANCE = Route(passes=1)
Stage = tuple[str, int, str]
"""A space, the passes and the seas on the way there."""


# -- the way


def destinations(state: TantoMontaState, power: str, key: str, route: Route) -> dict[str, bool]:
    """The spaces of its own that a formation of a power can get to from a home key -> whether only over the sea."""
    stages: list[Stage] = [(key, 0, ASHORE)]
    found, shores = {stages[0]}, dict[str, list[str]]()
    for stage in stages:
        for onward in (*by_land(state, power, stage, route), *by_sea(state, power, stage, route, shores)):  # tm-10-23
            if onward not in found:
                found.add(onward)
                stages.append(onward)
    reached = dict.fromkeys((space for space, _, _ in stages if space != key and controls(state, power, space)), True)
    reached.update((space, False) for space, _, sea in stages if sea == ASHORE and space in reached)
    return reached


def by_land(state: TantoMontaState, power: str, stage: Stage, route: Route) -> Iterator[Stage]:
    space, passes, sea = stage
    for near in ATLAS.neighbours[space]:
        steep = ATLAS.is_pass(space, near) and not state.realm.eased(state, power, space, near)
        if passes + steep <= route.passes and lets_through(state, power, near):
            yield near, passes + steep, sea


def by_sea(
    state: TantoMontaState, power: str, stage: Stage, route: Route, shores: dict[str, list[str]]
) -> Iterator[Stage]:
    """Over one sea zone as in spring; over those of the route as far as they go, which `shores` remembers."""
    space, passes, sea = stage
    if sea == ONE_SEA:
        return
    for first in navies.exits(state, space, power):
        if first in route.seas:
            if first not in shores:
                shores[first] = landings(state, power, joined(state, power, first, route))
            yield from [(port, passes, INLAND_SEA) for port in shores[first]]
        elif sea == ASHORE and (route.past_ships or sea_free(state, power, first)):
            yield from [(port, passes, ONE_SEA) for port in landings(state, power, (first,))]


def joined(state: TantoMontaState, power: str, first: str, route: Route) -> list[str]:
    """The sea zones of a route that can be reached from one of them."""
    seas = [first]
    for sea in seas:
        seas += [other for other in navies.exits(state, sea, power) if other in route.seas and other not in seas]
    return seas


def landings(state: TantoMontaState, power: str, seas: Iterable[str]) -> list[str]:
    """The ports at some sea zones through which an expedition may go."""
    ports = [port for sea in seas for port in navies.exits(state, sea, power) if port in ATLAS.spaces]
    return [port for port in dict.fromkeys(ports) if lets_through(state, power, port)]


@once_a_look
def lets_through(state: TantoMontaState, power: str, space: str) -> bool:
    """Whether an expedition may go through a space: as in spring, and past units of the Papacy where it is a friend."""
    if open_way(state, power, space):
        return True
    if not friendly(state, power, space) or not calm(state, space) or closed(state, space) is not None:
        return False
    owners = {stack.owner for stack in state.troops.get(space, ())}
    return state.control[space] == PAPACY and all(one == PAPACY or allied(state, power, one) for one in owners)


# -- who goes


def company(state: TantoMontaState, power: str, key: str) -> Formation:
    """The units and leaders in a home key from whom a formation is made."""
    pool = whole_host(state, key, power)
    return Formation(power, serving(state, pool.troops), pool.leaders)


def able(state: TantoMontaState, powers: Sequence[str], route: Route) -> list[Option]:
    """The home keys of a player from which an expedition of one of his powers may set out."""
    keys = [key for power in powers for key in own_capitals(state, power)]
    quiet = [key for key in dict.fromkeys(keys) if not besieged(state, key) and calm(state, key)]
    return [("set_out", power, key) for key in quiet for power in powers if goals(state, power, key, route)]


def goals(state: TantoMontaState, power: str, key: str, route: Route) -> dict[str, bool]:
    """Where an expedition with a leader may go from a home key."""
    own = everybody(state, key, power)
    if (not own.troops and not own.leaders) or not company(state, power, key).leaders:
        return {}
    pool, reach = company(state, power, key), destinations(state, power, key, route)
    return {space: far for space, far in reach.items() if admitted(state, pool, space).leaders}


def single(state: TantoMontaState, power: str, leaders: Sequence[str], most: int | None) -> Muster:
    """Whom the best of some leaders takes along; the others go with him."""
    command = max((state.realm.leaders[leader].command for leader in leaders), default=0)
    return replace(muster(state, power, tuple(leaders), command), most=most)  # tm-5.1-15


def set_out(state: TantoMontaState, powers: Sequence[str], route: Route) -> Flow:
    """A player sends a formation, or not."""
    with OneLook(state):
        options = able(state, powers, route)
    if not options:
        return
    choice = yield Ask(powers[0], "expedition", [*options, STAY])
    if choice == STAY:
        return
    power, key = str(choice[1]), str(choice[2])
    with OneLook(state):
        reach = goals(state, power, key, route)
    spaces: list[Option] = [("space", space) for space in ATLAS.in_order(reach)]
    _, target = yield Ask(power, "expedition_to", spaces, about={"space": key})
    bound, state.bound = state.bound, ()  # no CP are spent on it
    formation = yield from choose_formation(state, power, key, target, int(SEA_LIMIT) if reach[target] else None)
    state.bound = bound
    lift(state, key, formation)
    put_down(state, target, formation)
    state.log(
        "deploys_with", power=power, space=key, space2=target, amount=formation.size, leader=list(formation.leaders)
    )
    yield from check_sieges(state)


def choose_formation(state: TantoMontaState, power: str, key: str, target: str, most: int | None) -> Flow:
    """Leaders, of whom one commands, and his units."""

    def shown(part: Troops) -> bool:
        whole = not part.size or part == state.stack(key, part.owner)
        return whole or can_split(state, part.owner, key, target, part)  # tm-5.3-2

    formation: Formation = yield from pick(
        state,
        power,
        admitted(state, company(state, power, key), target),
        "deploy",
        lambda leaders: single(state, power, leaders, most),
        0,
        shown,
        about={"space": key, "place": target},
    )
    return led(state, formation)
