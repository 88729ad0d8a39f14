"""How the bot makes plans: what a march from an area can win, and which orders go where."""

from __future__ import annotations

from typing import NamedTuple

from warcouncil.titles.game_of_thrones.components import (
    ADJACENT,
    FOOTMAN,
    GAME,
    KIND,
    MODIFIER,
    MUSTER_POINTS,
    ORDER,
    ORDER_TYPE,
    ORDERS,
    PLACE,
    PORT_SEA,
    POWER_ICONS,
    RESTRICTIONS,
    SHORES,
    SIEGE_STRENGTH,
    STEPS,
    STRENGTH,
    SUPPORTERS,
)
from warcouncil.titles.game_of_thrones.outlook import Outlook

WORTHWHILE = 0.8
"""A gain below this is not worth a march."""


class Aim(NamedTuple):
    """What a march is for."""

    value: float
    target: str
    fight: bool


# -- marches


def chance(margin: float) -> float:
    """How likely a fight is won with so much more strength than the defender, before cards."""
    return max(0.0, min(0.97, 0.5 + 0.14 * margin))


def force_strength(units: list[int], target: str) -> int:
    values = SIEGE_STRENGTH if target in MUSTER_POINTS else STRENGTH
    return sum(count * value for count, value in zip(units, values, strict=False))


def fight_value(outlook: Outlook, units: list[int], target: str, modifier: int) -> float:
    """What attacking an area with some units is worth."""
    strength = force_strength(units, target) + modifier + outlook.support(outlook.house, target, attacking=True)
    margin = strength - outlook.defence(target)
    if target in outlook.neutrals and target not in outlook.owner:
        return outlook.gain(target) if margin >= 0 else 0.0
    blade = outlook.turn["holders"]["valyrian_steel_blade"] == outlook.house
    return (outlook.gain(target) + outlook.size(target)) * chance(margin + blade) if margin > -1 else 0.0


def sea_value(outlook: Outlook, sea: str) -> float:
    """Ships are for carrying armies to castles that are not ours."""
    if outlook.owner.get(sea) == outlook.house:
        return 0.0
    shores = SHORES.get(sea, ())
    return 0.5 + 0.25 * sum(outlook.controller(land) != outlook.house for land in shores if land in MUSTER_POINTS)


def peaceful_value(outlook: Outlook, target: str) -> float:
    return outlook.gain(target) if KIND[target] == "land" else sea_value(outlook, target)


def aims(outlook: Outlook, origin: str, units: list[int], targets: set[str], modifier: int) -> list[Aim]:
    """Everything that a march with these units could be for, the best first."""
    found: list[Aim] = []
    for target in sorted(targets, key=PLACE.__getitem__):
        if KIND[target] == "port":
            continue
        if outlook.hostile(target):
            value = fight_value(outlook, units, target, modifier)
            if KIND[target] == "sea":
                value = min(value, 1.5) + (sea_value(outlook, target) if value > 1 else 0)
            found.append(Aim(value, target, True))
        else:
            found.append(Aim(peaceful_value(outlook, target), target, False))
    return sorted(found, key=lambda aim: -aim.value)


def spread_value(found: list[Aim], units: int) -> float:
    """What peaceful moves of so many units bring together."""
    gains = [aim.value for aim in found if not aim.fight and aim.value > WORTHWHILE]
    return sum(gains[:units])


def march_value(outlook: Outlook, area: str, modifier: int) -> tuple[float, bool]:
    """What a march order in an area is worth, and whether it means a fight."""
    units = outlook.units.get(area, [])[:4]
    if not any(units):  # routed, or gone: the order may outlast its units
        return 0.0, False
    found = aims(outlook, area, units, outlook.reach(outlook.house, area), modifier)
    fight = max((aim.value for aim in found if aim.fight), default=0.0)
    peace = spread_value(found, sum(units))
    if max(fight, peace) < WORTHWHILE:
        forward = advance(outlook, area)
        return (0.9, False) if forward else (0.0, False)
    return max(fight, peace), fight > peace


def advance(outlook: Outlook, area: str) -> str:
    """A place nearer to castles that are not ours, if there is one."""
    if KIND[area] != "land":
        return ""
    here = outlook.distance_value(area)
    best, place = here + 0.4, ""
    for target in sorted(outlook.reach(outlook.house, area), key=PLACE.__getitem__):
        if KIND[target] == "land" and not outlook.hostile(target):
            value = outlook.distance_value(target)
            if value > best:
                best, place = value, target
    return place


# -- orders


def plan_orders(outlook: Outlook) -> dict[str, str]:
    """An order for every area with own units: the most valuable assignments first."""
    areas = sorted(outlook.mine(), key=PLACE.__getitem__)
    barred = {order for name in outlook.turn["restrictions"] for order in RESTRICTIONS[name]}
    left = {order: 0 if order in barred else ORDER[order].count for order in ORDERS}
    stars = int(outlook.me["stars"] or 0)
    fronts = front_areas(outlook)
    wishes = [(order_value(outlook, area, order, fronts), -PLACE[area], order) for area in areas for order in ORDERS]
    by_place = {PLACE[area]: area for area in areas}
    plan: dict[str, str] = {}
    for _, place, order in sorted(wishes, reverse=True):
        area = by_place[-place]
        star = ORDER[order].star
        if area in plan or not left[order] or (star and not stars):
            continue
        plan[area] = order
        left[order] -= 1
        stars -= star
    return plan


def front_areas(outlook: Outlook) -> set[str]:
    """Areas where a fight of ours may break out."""
    fronts = set()
    for area in outlook.mine():
        for near in STEPS[area]:
            if outlook.hostile(near) and outlook.neutrals.get(near, 1):
                fronts.add(near)
    return fronts


def order_value(outlook: Outlook, area: str, order: str, fronts: set[str]) -> float:
    """How good an order is in an area."""
    kind, star = ORDER_TYPE[order], ORDER[order].star
    if kind == "march":
        value, fight = march_value(outlook, area, MODIFIER[order])
        return value + (0.5 * MODIFIER[order] if fight else -0.3 * MODIFIER[order])
    if kind == "consolidate":
        return consolidate_value(outlook, area, star)
    if kind == "defense":
        return defense_value(outlook, area) + 0.2 * MODIFIER[order]
    if kind == "support":
        near = sum(area in SUPPORTERS[front] for front in fronts)
        return (0.7 + 0.25 * near + 0.15 * outlook.strength(area) if near else 0.3) + 0.1 * star
    return raid_value(outlook, area) - 0.2 * star


def consolidate_value(outlook: Outlook, area: str, star: bool) -> float:
    if KIND[area] == "sea":
        return 0.0
    if KIND[area] == "port":
        master = outlook.owner.get(PORT_SEA[area], outlook.house)
        return 1.0 if master == outlook.house else 0.1
    wealth = 1.0 if outlook.me["announced"] < GAME.power_tokens // 2 else 0.6
    gain = (1 + POWER_ICONS.get(area, 0)) * wealth
    if star:
        return max(gain - 0.2, 2.2 * MUSTER_POINTS.get(area, 0)) if outlook.me["unused"]["footman"] else gain - 0.2
    return gain


def defense_value(outlook: Outlook, area: str) -> float:
    if KIND[area] == "port":
        return 0.05
    threat = outlook.threat(area)
    if not threat or threat < outlook.strength(area) - 2:
        return 0.2
    return 0.5 + 0.15 * outlook.worth(area)


def raid_value(outlook: Outlook, area: str) -> float:
    enemies = sum(outlook.owner.get(near, outlook.house) != outlook.house for near in ADJACENT[area])
    return 0.35 + 0.2 * enemies if enemies else 0.1


# -- moving


def wanted_move(outlook: Outlook, origin: str, order: str, moves: list[tuple[str, int]]) -> tuple[str, int] | None:
    """The next move of a march: (area, unit), or None to stop."""
    free = list(outlook.units.get(origin, [0] * 7)[:4])
    for _, unit in moves:
        free[unit] -= 1
    if not any(free):
        return None
    fight = next((area for area, _ in moves if outlook.hostile(area)), "")
    if fight:
        return reinforce(outlook, origin, order, fight, moves, free)
    taken = {area for area, _ in moves}
    found = aims(outlook, origin, free, outlook.reach(outlook.house, origin) - taken, MODIFIER[order])
    if not moves:
        best = next((aim for aim in found if aim.fight), None)
        if best is not None and best.value > max(WORTHWHILE, spread_value(found, sum(free))):
            return best.target, strongest(free)
    for aim in found:
        if not aim.fight and aim.value > WORTHWHILE and spare(outlook, origin, free):
            return aim.target, weakest(free)
    return go_forward(outlook, origin, moves, free)


def reinforce(
    outlook: Outlook, origin: str, order: str, fight: str, moves: list[tuple[str, int]], free: list[int]
) -> tuple[str, int] | None:
    """Send more to a fight: against a neutral force what it takes, otherwise nearly all."""
    sent = [0, 0, 0, 0]
    for area, unit in moves:
        if area == fight:
            sent[unit] += 1
    strength = force_strength(sent, fight) + MODIFIER[order] + outlook.support(outlook.house, fight, attacking=True)
    margin = strength - outlook.defence(fight)
    enough = margin >= 0 if fight in outlook.neutrals and fight not in outlook.owner else margin >= 4
    return None if enough else (fight, strongest(free))


def go_forward(outlook: Outlook, origin: str, moves: list[tuple[str, int]], free: list[int]) -> tuple[str, int] | None:
    """Units that have nothing to take move towards what can be taken."""
    place = advance(outlook, origin)
    if not place or any(area != place for area, _ in moves) or not spare(outlook, origin, free):
        return None
    return place, strongest(free)


def spare(outlook: Outlook, origin: str, free: list[int]) -> bool:
    """Whether another unit can go: the last one stays in a castle unless a power token can hold it."""
    if sum(free) > 1 or origin not in MUSTER_POINTS:
        return True
    return outlook.me["announced"] > 0 and outlook.threat(origin) == 0


def strongest(free: list[int]) -> int:
    return max((unit for unit in range(4) if free[unit]), key=lambda unit: SIEGE_STRENGTH[unit])


def weakest(free: list[int]) -> int:
    return min((unit for unit in range(4) if free[unit]), key=lambda unit: (STRENGTH[unit] or 3, unit != FOOTMAN))
