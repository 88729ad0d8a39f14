"""Deployment by sea (14.23, 14.24): a convoy from port to port, or a fleet, through waters without enemy fleets."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.looks import OneLook, once_a_look
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.facts import Fact
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.relations import (
    at_war,
    duchies_with,
    enemies_in,
    enemy_fleet,
    enemy_waters,
    held_by,
    holds,
)
from warcouncil.titles.napoleonic_wars.sea import points
from warcouncil.titles.napoleonic_wars.state import HALTED, SEAS, SPACES, NapoleonicState
from warcouncil.titles.napoleonic_wars.war.flags import watched
from warcouncil.titles.napoleonic_wars.war.forces import able_units, halt, shift
from warcouncil.titles.napoleonic_wars.war.losses import Force, size

COSTS, NAVAL = COMPONENTS.tables.costs, COMPONENTS.tables.naval
PASSAGES = COMPONENTS.passages
PORTS = COMPONENTS.atlas.ports
AT_ANCHOR: Option = ("at_anchor",)
SAILED = Fact("deployed_fleet", "power", "place")
"""The fleet of a nation at this place has deployed in this interphase."""
FACTS = (SAILED,)
KINDS = {
    "convoy_deployment": Kind({"deploy_to": ("space",)}),
    "fleet_deployment": Kind({"to_port": ("space",), "to_sea": ("sea",), "at_anchor": ()}),
}
REFUSALS = {"convoy_deployment": "nw-14.23-4", "fleet_deployment": "nw-14.23-3"}
AROUND: dict[str, tuple[str, ...]] = {
    **{space: one.ports for space, one in SPACES.items()},
    **{sea: (*one.adjacent, *COMPONENTS.atlas.ports[sea]) for sea, one in SEAS.items()},
}
"""The sea zones next to a port or sea zone, and the ports of a sea zone."""


# -- the sea


def ways(state: NapoleonicState, nation: str, origin: str, most: int, troops: bool = True) -> dict[str, int]:
    """Sea zones and ports that can be reached without meeting an enemy, and how many are entered on the way (14.23).

    `troops`: a convoy lands them, and no fleet puts in.
    """
    return dict(each_way(state, nation, origin, most, troops))


def each_way(
    state: NapoleonicState, nation: str, origin: str, most: int, troops: bool = True
) -> Iterator[tuple[str, int]]:
    """The same one after the other, the nearest first."""
    found, edge = {origin: 0}, [origin]
    foes, own = enemy_waters(state, nation), held_by(state, nation)
    for here in edge:
        if found[here] >= most or (here in SPACES and here != origin):
            continue
        for near in AROUND[here]:
            if near in found or near in foes or not (near in own or near in SEAS):
                continue
            if lets_in(state, nation, here, near, here in foes, troops):
                found[near] = found[here] + 1
                edge.append(near)
                yield near, found[near]


def is_open(state: NapoleonicState, nation: str, origin: str, target: str, troops: bool = True) -> bool:
    """No enemy fleet there, nor before a port; no enemy fortress on a strait; a port must be friendly (13.6, 14.23).

    Troops land where no enemy stands, and where none could intercept (13.7).
    """
    foes = enemy_waters(state, nation)
    if target in foes or (target in SPACES and target not in held_by(state, nation)):
        return False  # nw-14.23-5
    return lets_in(state, nation, origin, target, origin in foes, troops)


def lets_in(state: NapoleonicState, nation: str, origin: str, target: str, contested: bool, troops: bool) -> bool:
    """The same of waters without enemy fleets and of ports on the nation's side; `contested`: where it comes from there
    is an enemy fleet."""
    if target in SPACES:
        if contested:
            return False
        return not troops or not (enemies_in(state, nation, target) or watched(state, nation, target))
    if (origin, target) not in PASSAGES:
        return True
    guards = [state.controller(one) for one in PASSAGES[origin, target].lands if SPACES[one].fortress]
    return True not in [at_war(state, nation, one) for one in guards]


# -- convoys


@cache
def longest(nation: str) -> int:
    """How far a convoy deploys: what the nation's best reserve card would pay (14.23)."""
    cards = [COMPONENTS.reserves[one].cp for one in COMPONENTS.reserves_of(nation)]
    return max(cards) // COSTS.convoy_step  # nw-14.23-4


def landings(state: NapoleonicState, nation: str, port: str) -> list[str]:
    """The ports to which a convoy may go from one."""
    if not sends_convoys(state, nation, port):
        return []
    with OneLook(state):
        found = ways(state, nation, port, longest(nation))
    return [space for space in SPACES if space in found]


def sends_convoys(state: NapoleonicState, nation: str, port: str) -> bool:
    """Whether a convoy deploys out of a duchy: a friendly port that nobody besieges."""
    if port not in SPACES or not SPACES[port].ports or not holds(state, nation, port):
        return False
    return not (enemy_fleet(state, nation, port) or enemies_in(state, nation, port))


@once_a_look
def can_ship(state: NapoleonicState, nation: str, port: str) -> bool:
    """Whether there is any port to which a convoy may go from one."""
    if not sends_convoys(state, nation, port):
        return False
    foes, own = enemy_waters(state, nation), held_by(state, nation)
    near = [sea for sea in SPACES[port].ports if sea not in foes]
    if not near:
        return False
    for place in PORTS[near[0]] if longest(nation) > 1 else ():  # mostly there is one at the same sea zone
        free = place in own and place not in foes and place != port
        if free and lets_in(state, nation, near[0], place, contested=False, troops=True):
            return True
    return any(place in SPACES for place, _ in each_way(state, nation, port, longest(nation)))


def convoys(state: NapoleonicState, nation: str) -> Iterator[Option]:
    """Leaders, and units by themselves, that may deploy over the sea."""
    for leader, space in state.leaders_on_map(nation):
        if state.strides.get(leader, 0) < HALTED and can_ship(state, nation, space):
            yield ("ship", leader)
    for space in duchies_with(state, nation):
        if SPACES[space].ports and able_units(state, space, nation) and can_ship(state, nation, space):
            yield ("ship_unit", space)


def convoy(state: NapoleonicState, nation: str, origin: str, force: Force) -> Flow:
    """A force goes from port to port (14.23)."""
    options: list[Option] = [("deploy_to", one) for one in landings(state, nation, origin)]
    choice = yield Ask(nation, "convoy_deployment", options, about={"space": origin})
    shift(state, force, origin, str(choice[1]))
    halt(state, str(choice[1]), force)
    state.log("shipped", power=nation, space=origin, space2=str(choice[1]), amount=size(force))


# -- fleets


def ready(state: NapoleonicState, nation: str, place: str) -> int:
    """The squadrons of a nation at a place that can sail and have not deployed."""
    return 0 if state.holds(SAILED, nation, place) else state.ships_at(place).count((nation, 0))


def reach(state: NapoleonicState, nation: str, place: str, more: bool) -> dict[str, int]:
    """Where a fleet may go; if it is paid for no further than the CP last (14.24)."""
    with OneLook(state):
        return dict(each_reached(state, nation, place, more))


def each_reached(state: NapoleonicState, nation: str, place: str, more: bool) -> Iterable[tuple[str, int]]:
    """The same one after the other."""
    if place in SEAS and enemy_fleet(state, nation, place):
        return ()
    most = points.at_hand(state) // COSTS.deploy_fleet_mp if more else len(SEAS)
    return each_way(state, nation, place, most, troops=False)


def fleets(state: NapoleonicState, nation: str, more: bool) -> Iterator[Option]:
    for place in state.fleets_of(nation):
        count = ready(state, nation, place)
        if count and any(each_reached(state, nation, place, more)):
            act = "fleet_from_port" if place in SPACES else "fleet_from_sea"
            yield from ((act, place, amount) for amount in range(1, count + 1))


def fleet(state: NapoleonicState, nation: str, place: str, count: int, more: bool) -> Flow:
    """A fleet deploys; where it finds squadrons of its nation they join it, and it goes on or stops (14.23)."""
    while found := reach(state, nation, place, more):
        options: list[Option] = [("to_port", one) for one in SPACES if one in found]
        options += [("to_sea", one) for one in SEAS if one in found]
        choice = yield Ask(nation, "fleet_deployment", [*options, AT_ANCHOR], about={"amount": count})
        if choice == AT_ANCHOR:
            break
        target = str(choice[1])
        joined = ready(state, nation, target)
        for _ in range(count):
            state.take_ship(place, nation, 0)
            state.add_ship(target, nation, 0)
        if target in SEAS:
            state.log("fleet_at_sea", power=nation, amount=count, sea=target)
        else:
            state.log("fleet_in_port", power=nation, amount=count, space=target)
        if more:
            points.pay(state, found[target] * COSTS.deploy_fleet_mp)  # nw-14.24-1
        place = target
        if not joined:
            break
        count += joined  # nw-14.23-3
    state.mark(SAILED, nation, place)
