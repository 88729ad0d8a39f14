"""Campaigns: which army could take what, by which way, with how many men, and what that is worth.

All campaigns are worked out anew at every decision. A campaign that has come nearer to its goal costs less and so stays
the best one; that is all the memory there is.
"""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from typing import NamedTuple

from warcouncil.bots.war import odds
from warcouncil.bots.war.outlook import WarOutlook
from warcouncil.bots.war.walls import Walls, defenders, find_walls, siege_chance, siege_odds
from warcouncil.campaign import navies
from warcouncil.campaign.entry import entry_forbidden, opponents
from warcouncil.campaign.relations import army, army_size, besieged, fortified, friendly, navy
from warcouncil.campaign.stacks import best_battle, formation_limit, leaders_in

FARTHEST = 9
"""Command points beyond which nobody plans a march."""
MOST_RECRUITS = 6
CARD_POINTS = 2.7
"""What a card gives on the average."""
SHIPLOAD = 5
MAN = 0.13
"""What a land unit is worth when it is lost."""


class Route(NamedTuple):
    """A way from an army to a space."""

    cost: int
    step: str
    """The first space of the way, or the first sea zone."""
    crosses: int
    """How often it leads over the sea, which takes five units at most."""


class Campaign(NamedTuple):
    """An army, its goal, and what is to be expected of it."""

    worth: float
    cost: float
    origin: str
    target: str
    step: str
    size: int
    recruits: int

    @property
    def rate(self) -> float:
        """Victory points for each command point."""
        return self.worth / max(self.cost, 1.0)


# -- armies and threats


def armies(outlook: WarOutlook) -> list[str]:
    """The spaces with land units of ours that may march."""
    state, me = outlook.state, outlook.me
    return [
        space
        for space in outlook.atlas.in_order(space for space in state.troops if space in outlook.atlas.spaces)
        if army(state, space, me) and (not besieged(state, space) or me in dict(state.sieges[space]))
    ]


def threat(outlook: WarOutlook, space: str) -> float:
    """How many enemies may come to a space soon."""
    return outlook.once(("threat", space), lambda: _threat(outlook, space))


def _threat(outlook: WarOutlook, space: str) -> float:
    most, atlas = 0.0, outlook.atlas
    for place, stacks in outlook.state.troops.items():
        far = atlas.distance(place, space) if place in atlas.spaces else 9
        if far <= 4:
            size = sum(stack.size * outlook.menace(stack.owner) for stack in stacks)
            most = max(most, size * (1.0, 1.0, 0.8, 0.5, 0.3)[far])
    return most


def garrison_wanted(outlook: WarOutlook, space: str) -> int:
    """How many units should stay behind in a space."""
    if not outlook.mine(space) or not fortified(outlook.state, space):
        return 0
    danger = threat(outlook, space)
    if not outlook.precious(space) or danger < 0.6:
        return 0
    return min(4, 1 + int(danger / 2.5))


# -- ways


def routes(outlook: WarOutlook, origin: str, farthest: int = FARTHEST) -> dict[str, Route]:
    """Where an army gets to: friendly and open spaces on the way, and the first walls or enemies at its end."""
    found: dict[str, Route] = {}
    order = outlook.atlas.place
    queue: list[tuple[int, int, str, str, int]] = [(0, 0, origin, "", 0)]
    while queue:
        cost, _, space, step, crosses = heappop(queue)
        if space in found:
            continue
        found[space] = Route(cost, step, crosses)
        if space != origin and is_goal(outlook, space):
            continue
        for price, near, first, over_sea in ways(outlook, space):
            if near not in found and cost + price <= farthest:
                heappush(queue, (cost + price, order[near], near, step or first, crosses + over_sea))
    del found[origin]
    return found


def ways(outlook: WarOutlook, space: str) -> list[tuple[int, str, str, bool]]:
    """Every way out of a space: (command points, next space, how to begin, whether over the sea)."""
    return outlook.once(("ways", space), lambda: _ways(outlook, space))


def _ways(outlook: WarOutlook, space: str) -> list[tuple[int, str, str, bool]]:
    atlas, barred = outlook.atlas, outlook.state.realm.way_barred
    found = [
        (2 * atlas.is_pass(space, near) or 1, near, near, False)
        for near in atlas.neighbours[space]
        if may_enter(outlook, near) and barred(outlook.state, outlook.me, space, near) is None
    ]
    found += [(price, port, sea, True) for price, sea, port in crossings(outlook, space)]
    return [(price + takes_control(outlook, near), near, first, over) for price, near, first, over in found]


def may_enter(outlook: WarOutlook, space: str) -> bool:
    return outlook.once(("enter", space), lambda: entry_forbidden(outlook.state, outlook.me, space) is None)


def is_goal(outlook: WarOutlook, space: str) -> bool:
    """Whether an army stops in a space: walls of others, enemies, or a prize in open country."""
    return outlook.once(("goal", space), lambda: _is_goal(outlook, space))


def _is_goal(outlook: WarOutlook, space: str) -> bool:
    state, me = outlook.state, outlook.me
    if fortified(state, space) and not friendly(state, me, space):
        return True
    return outlook.open_prize(space) > 0 or bool(opponents(state, me, space))


def takes_control(outlook: WarOutlook, space: str) -> int:
    """What the line of communication behind the army costs in a space on the way."""
    return int(not friendly(outlook.state, outlook.me, space) and not fortified(outlook.state, space))


def crossings(outlook: WarOutlook, port: str) -> Iterator[tuple[int, str, str]]:
    """Landings over one sea zone: (command points, sea zone, port)."""
    state, me = outlook.state, outlook.me
    if not outlook.once("afloat", lambda: any(navy(state, place, me) for place in state.fleets)):
        return
    for sea in outlook.atlas.spaces[port].ports:
        price = ships_cost(outlook, sea)
        if price is None:
            continue
        for other in outlook.atlas.ports[sea]:
            free = other != port and not navies.enemy_ships(state, me, other)
            if free and may_enter(outlook, other):
                yield price + 2, sea, other


def ships_cost(outlook: WarOutlook, sea: str) -> int | None:
    """Naval moves until ships of ours are in a sea zone that enemies do not hold; None if there are none near."""
    return outlook.once(("ships", sea), lambda: _ships_cost(outlook, sea))


def _ships_cost(outlook: WarOutlook, sea: str) -> int | None:
    state, me = outlook.state, outlook.me
    if navy(state, sea, me):
        return 0
    if navies.enemy_ships(state, me, sea):
        return None
    ports, seas = outlook.atlas.ports, outlook.atlas.sea_neighbours
    if any(navy(state, place, me) for place in (*ports[sea], *seas[sea])):
        return 1
    near = [port for other in seas[sea] for port in ports[other]]
    return 2 if any(navy(state, place, me) for place in near) else None


# -- campaigns


def campaigns(outlook: WarOutlook) -> list[Campaign]:
    """All campaigns worth anything, the best first."""
    return outlook.once("campaigns", lambda: _campaigns(outlook))


def _campaigns(outlook: WarOutlook) -> list[Campaign]:
    found = [one for origin in armies(outlook) for one in campaigns_from(outlook, origin)]
    return sorted(found, key=lambda one: -one.rate)


def campaigns_from(outlook: WarOutlook, origin: str) -> Iterator[Campaign]:
    """What one army could do."""
    if not outlook.marches:
        return
    if besieged(outlook.state, origin) and worth_staying(outlook, origin):
        return
    for target, route in routes(outlook, origin).items():
        if is_goal(outlook, target):
            best = best_campaign(outlook, origin, target, route)
            if best is not None:
                yield best


def worth_staying(outlook: WarOutlook, space: str) -> bool:
    """Whether a siege of ours has any prospect."""
    return siege_odds(outlook, space, army_size(outlook.state, space, outlook.me), 3) > 0.15


def best_campaign(outlook: WarOutlook, origin: str, target: str, route: Route) -> Campaign | None:
    """The number of recruits that makes most of a campaign; None if nothing comes of it."""
    state, me = outlook.state, outlook.me
    pool = army_size(state, origin, me) - garrison_wanted(outlook, origin)
    limit = min(formation_limit(state, leaders_in(state, origin, me)), SHIPLOAD if route.crosses else 99)
    price = outlook.recruit_price(origin)
    most = min(MOST_RECRUITS, max(0, limit - pool)) if price else 0
    walls = find_walls(outlook, origin, target, route.crosses) if is_fortress(outlook, target) else None
    best: Campaign | None = None
    for recruits in range(most + 1):
        size = min(pool + recruits, limit)
        cost = route.cost + recruits * price
        worth, more = prospect(outlook, origin, target, walls, size, cost)
        one = Campaign(worth, cost + more, origin, target, route.step, size, recruits)
        if worth > 0 and (best is None or one.rate > best.rate):
            best = one
    return best


def is_fortress(outlook: WarOutlook, space: str) -> bool:
    """Whether a space is to be besieged."""
    return fortified(outlook.state, space) and not outlook.mine(space)


def prospect(
    outlook: WarOutlook, origin: str, target: str, walls: Walls | None, size: int, cost: float
) -> tuple[float, float]:
    """What an army of a size may gain in a space, and the command points it needs there."""
    if size <= 0:
        return 0.0, 0.0
    if walls is None:
        held = outlook.mine(target)
        return (relief if held else field_prospect)(outlook, origin, target, size), 0.0
    assaults = assaults_left(outlook, cost)
    chance = siege_chance(walls, size, assaults)
    if walls.ours:
        chance -= siege_odds(outlook, target, walls.ours, assaults)
    if chance <= 0:
        return 0.0, 0.0
    lost = MAN * (1 - chance) * 0.5 * size
    return outlook.prize(target) * chance - lost, min(2.0, assaults)


def assaults_left(outlook: WarOutlook, cost: float) -> int:
    """How many assaults there will be time for this turn once an army is there."""
    on_the_way = max(0.0, cost - outlook.points)
    return max(0, outlook.later - int(-(-on_the_way // CARD_POINTS)))


def field_odds(outlook: WarOutlook, origin: str, target: str, size: int) -> tuple[float, int]:
    """The chance to win a field battle, and how many stand against us."""
    state, me = outlook.state, outlook.me
    foes = opponents(state, me, target)
    guards = sum(army_size(state, target, power) for power in foes)
    dice = guards + best_battle(state, defenders(outlook, target)) + 1
    return odds.more_hits(size + best_battle(state, leaders_in(state, origin, me)), dice), guards


def field_prospect(outlook: WarOutlook, origin: str, target: str, size: int) -> float:
    """What a battle in the open is worth: dead enemies, captured leaders."""
    if not opponents(outlook.state, outlook.me, target):
        return outlook.open_prize(target)
    won, guards = field_odds(outlook, origin, target, size)
    if won < 0.6:
        return 0.0
    killed = min(guards, size * odds.HIT)
    captured = 0.8 * len(defenders(outlook, target)) if guards <= size * odds.HIT else 0.0
    return won * (0.1 * killed + captured + outlook.open_prize(target)) - (1 - won) * MAN * size * 0.5


def relief(outlook: WarOutlook, origin: str, target: str, size: int) -> float:
    """What it is worth to drive besiegers off."""
    won, _ = field_odds(outlook, origin, target, size)
    return won * 0.5 * outlook.space_worth(target, outlook.me, False) if won > 0.35 else 0.0
