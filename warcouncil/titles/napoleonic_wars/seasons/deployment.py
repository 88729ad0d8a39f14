"""Deployment (14.23, 14.24): in the interphase a leader goes free through friendly duchies; a power may buy another.

A deploying force stops where it picks up troops; where it picks up none its way ends.
"""

from __future__ import annotations

from collections.abc import Iterator

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.looks import OneLook
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.facts import Fact
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.relations import (
    FORTRESSES,
    ON_STRAITS,
    demoted,
    enemies_in,
    enemies_of,
    enemy_posts,
    family,
    friends_in,
    held_by,
    is_major,
    may_cross,
    owner,
)
from warcouncil.titles.napoleonic_wars.seasons import voyages
from warcouncil.titles.napoleonic_wars.state import HALTED, NapoleonicState
from warcouncil.titles.napoleonic_wars.war.armies import armies_needed, leaders_of, units_of
from warcouncil.titles.napoleonic_wars.war.checks import NEIGHBOURS
from warcouncil.titles.napoleonic_wars.war.flags import watched
from warcouncil.titles.napoleonic_wars.war.forces import able_units, halt, shift
from warcouncil.titles.napoleonic_wars.war.losses import Force, size

COSTS = COMPONENTS.tables.costs
ARRIVED: Option = ("arrived",)
FREE = Fact("deployed", "power")
"""A nation has used its free deployment (14.23)."""
EXTRA = Fact("deployed_more", "power")
"""A power has bought its extra deployment (14.24)."""
FACTS = (FREE, EXTRA)
KINDS = {
    "deployment": Kind({"deploy_to": ("space",), "arrived": ()}),
    "pick_up": Kind({"bring": ("leader",), "leave_behind": ("leader",), "take": ("power", "amount")}),
}
REFUSALS = {"deployment": "nw-14.23-1", "pick_up": "nw-14.23-1"}


# -- where to


def enterable(state: NapoleonicState, nation: str, space: str) -> bool:
    """Whether a deploying army may pass a duchy: friendly, and no enemy army could intercept there (14.23)."""
    own = space in held_by(state, nation)
    return own and not enemies_in(state, nation, space) and not watched(state, nation, space)  # nw-14.23-5


def besieged(state: NapoleonicState, nation: str, space: str) -> bool:
    """An enemy fortress that friends besiege: deployment may begin or end there (14.23)."""
    if space not in FORTRESSES or space in held_by(state, nation) or not friends_in(state, nation, space):
        return False
    return not enemies_in(state, nation, space) and not watched(state, nation, space)  # nw-14.23-2


def reach(state: NapoleonicState, nation: str, origin: str) -> tuple[str, ...]:
    """The duchies to which an army may deploy from one, in the order of the map."""
    with OneLook(state):
        return tuple(COMPONENTS.atlas.in_order(reached(state, nation, origin)))


def reached(state: NapoleonicState, nation: str, origin: str) -> set[str]:
    """The same in no order."""
    own, feared = held_by(state, nation), next_to_enemies(state, nation)
    calm = own - enemy_posts(state, nation)
    passed, closed, edge = {origin}, set[str](), [origin]
    while edge:
        here = edge.pop()
        for near in NEIGHBOURS[here]:
            if near in passed or near in closed:
                continue
            if here in ON_STRAITS and not may_cross(state, nation, here, near):
                continue
            if near in calm and not (near in feared and watched(state, nation, near)):  # it is `enterable`
                passed.add(near)
                edge.append(near)
            else:
                closed.add(near)
    passed.update([one for one in closed & FORTRESSES if besieged(state, nation, one)])
    return passed - {origin}


def next_to_enemies(state: NapoleonicState, nation: str) -> set[str]:
    """The duchies next to enemy leaders: nobody could intercept in any other."""
    foes = enemies_of(state, nation)
    posts = {place for leader, place in state.leaders.items() if owner(leader) in foes}
    return set[str]().union(*[NEIGHBOURS[place] for place in posts if place in NEIGHBOURS])


def leads_on(state: NapoleonicState, nation: str, origin: str) -> bool:
    """Whether there is any such duchy: one beside it, at least."""
    for near in NEIGHBOURS[origin]:
        if origin in ON_STRAITS and not may_cross(state, nation, origin, near):
            continue
        if enterable(state, nation, near) or besieged(state, nation, near):
            return True
    return False


# -- who


def offers(state: NapoleonicState, nation: str) -> Iterator[Option]:
    """What may deploy: one army, convoy or fleet free, and for a major power another one for CP (14.23, 14.24)."""
    more = state.holds(FREE, nation)
    if more and not may_buy(state, nation):
        return  # nw-14.24-1
    if not more or state.cp >= COSTS.deploy_per_piece:
        for leader, space in state.leaders_on_map(nation):
            if state.strides.get(leader, 0) < HALTED and leads_on(state, nation, space):
                yield ("deploy", leader)  # nw-14.23-6
        yield from voyages.convoys(state, nation)
    yield from voyages.fleets(state, nation, more)


def may_buy(state: NapoleonicState, nation: str) -> bool:
    """Whether a nation may still have an extra deployment: a major power, once (14.24)."""
    return is_major(nation) and nation not in demoted(state) and not state.holds(EXTRA, nation)


def deploy(state: NapoleonicState, nation: str, choice: Option) -> Flow:
    """The free deployment of a nation, or the one that it pays for: 1 CP for each unit and leader (14.23, 14.24)."""
    extra = state.holds(FREE, nation)
    state.mark(EXTRA if extra else FREE, nation)
    most = state.cp // COSTS.deploy_per_piece if extra else HALTED
    if str(choice[0]) in ("fleet_from_port", "fleet_from_sea"):
        yield from voyages.fleet(state, nation, str(choice[1]), int(choice[2]), extra)
        return
    if choice[0] == "ship_unit":
        force: Force = (((nation, 1),), ())
        yield from voyages.convoy(state, nation, str(choice[1]), force)
    elif choice[0] == "ship":
        leader = str(choice[1])
        origin = state.leaders[leader]
        most = min(most, COMPONENTS.tables.naval.convoy_pieces)
        force = yield from pick_up(state, nation, origin, ((), (leader,)), most)
        yield from voyages.convoy(state, nation, origin, force)
    else:
        force = yield from march(state, nation, str(choice[1]), most)
    if extra:
        state.cp -= COSTS.deploy_per_piece * size(force)


def march(state: NapoleonicState, nation: str, leader: str, most: int) -> Flow:
    """A leader picks up what he can command on his way and drops nothing; returns his force (14.23)."""
    space = state.leaders[leader]
    force: Force = yield from pick_up(state, nation, space, ((), (leader,)), most)
    while targets := reach(state, nation, space):
        options: list[Option] = [("deploy_to", one) for one in targets]
        choice = yield Ask(nation, "deployment", [*options, ARRIVED], about={"leader": leader, "space": space})
        if choice == ARRIVED:
            break
        shift(state, force, space, str(choice[1]))  # nw-14.23-1
        space = str(choice[1])
        state.log("deployed", power=nation, leader=leader, space=space)
        before = size(force)
        force = yield from pick_up(state, nation, space, force, most)
        if size(force) == before:
            break
    halt(state, space, force)
    return force


def pick_up(state: NapoleonicState, nation: str, space: str, force: Force, most: int) -> Flow:
    """Leaders and units of the family in a duchy that have not deployed yet, within the command of the leader."""
    units, leaders = dict(force[0]), force[1]
    head = leaders[0]
    power = family(state, nation)
    for one in leaders_of(state, space, power):
        fresh = one not in leaders and state.strides.get(one, 0) < HALTED and (is_major(nation) or owner(one) == nation)
        if not fresh or not fits(state, units, (*leaders, one), most):
            continue
        options: list[Option] = [("bring", one), ("leave_behind", one)]
        choice = yield Ask(nation, "pick_up", options, about={"leader": head, "space": space})
        if choice[0] == "bring":
            leaders = (*leaders, one)
    for one, _ in units_of(state, space, power):
        if not is_major(nation) and one != nation:
            continue
        held = units.get(one, 0)
        able = able_units(state, space, one)
        amounts = [count for count in range(held, able + 1) if fits(state, {**units, one: count}, leaders, most)]
        if len(amounts) > 1:
            options = [("take", one, count) for count in amounts]
            choice = yield Ask(nation, "pick_up", options, about={"leader": head, "space": space})
            units[one] = int(choice[2])
    return tuple((one, count) for one, count in units.items() if count), leaders


def fits(state: NapoleonicState, units: dict[str, int], leaders: tuple[str, ...], most: int) -> bool:
    """Whether one army holds all of it, and the CP pay for it."""
    rows = tuple((one, count) for one, count in units.items() if count)
    return armies_needed(state, rows, leaders) == 1 and size((rows, leaders)) <= most
