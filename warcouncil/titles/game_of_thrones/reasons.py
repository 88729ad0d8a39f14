"""Why the bot likes an option, read off the same outlook by which it judges."""

from __future__ import annotations

from collections.abc import Callable

from warcouncil.engine.judging import Reason, why
from warcouncil.engine.state import Option
from warcouncil.titles.game_of_thrones.components import (
    CARDS,
    KIND,
    MODIFIER,
    MUSTER_POINTS,
    ORDER_TYPE,
    POWER_ICONS,
    SUPPLY_ICONS,
)
from warcouncil.titles.game_of_thrones.outlook import Outlook
from warcouncil.titles.game_of_thrones.strategy import WORTHWHILE, advance, aims

Reasons = tuple[Reason, ...]
Explain = Callable[[Outlook, Option], Reasons]


# -- areas


def of_area(outlook: Outlook, area: str) -> Reasons:
    """What it means to have an area."""
    if KIND[area] != "land":
        return (why("sea"),)
    found: list[Reason] = []
    if area in MUSTER_POINTS:
        found.append(why("castle", area=area))
    if POWER_ICONS.get(area):
        found.append(why("power_icons", count=POWER_ICONS[area]))
    if SUPPLY_ICONS.get(area):
        found.append(why("supply_icons", count=SUPPLY_ICONS[area]))
    return tuple(found) or (why("plain_land"),)


def target_of(outlook: Outlook, origin: str, modifier: int) -> Reasons:
    """What a march from an area is for."""
    units = outlook.units.get(origin, [])[:4]
    if not any(units):
        return (why("nobody_left"),)
    best = next(iter(aims(outlook, origin, units, outlook.reach(outlook.house, origin), modifier)), None)
    if best is not None and best.value >= WORTHWHILE:
        first = why("attacks" if best.fight else "walks_in", area=best.target)
        return (first, *of_area(outlook, best.target))
    forward = advance(outlook, origin)
    return (why("goes_forward", area=forward),) if forward else (why("no_target"),)


def of_retreat(outlook: Outlook, option: Option) -> Reasons:
    if option[0] == "decline":
        return ()
    area = str(option[1])
    own = (why("among_friends"),) if outlook.owner.get(area) == outlook.house else ()
    return (*own, *of_area(outlook, area))


def of_token(outlook: Outlook, option: Option) -> Reasons:
    return (why("keeps_power"),) if option[0] == "decline" else of_area(outlook, str(option[1]))


def of_consolidate(outlook: Outlook, option: Option) -> Reasons:
    area = str(option[1])
    if option[0] == "muster_at":
        return (why("barren"),) if outlook.barren(area) else (why("musters", count=MUSTER_POINTS[area]),)
    return (why("power", count=1 + POWER_ICONS.get(area, 0)),)


# -- orders


def of_order(outlook: Outlook, option: Option) -> Reasons:
    """By the type of the order; the bot plans all of its areas together."""
    if option[0] == "leave":
        return (why("no_order"),)
    area, order = str(option[1]), str(option[2])
    kind = ORDER_TYPE[order]
    if kind == "march":
        return target_of(outlook, area, MODIFIER[order])
    if kind == "consolidate":
        return (why("power", count=1 + POWER_ICONS.get(area, 0)),) if KIND[area] != "sea" else (why("idle"),)
    if kind == "defense":
        return (why("threatened", number=round(outlook.threat(area))),) if outlook.threat(area) else (why("idle"),)
    return (why("supports"),) if kind == "support" else (why("raids"),)


def of_raid(outlook: Outlook, option: Option) -> Reasons:
    if option[0] == "waste":
        return ()
    owner, order = outlook.orders[str(option[2])]
    plunder = (why("plunders", power=owner),) if ORDER_TYPE[order] == "consolidate" else ()
    return (*plunder, why("removes_order", power=owner, order=order))


def of_removed(outlook: Outlook, option: Option) -> Reasons:
    if option[0] == "decline":
        return ()
    owner, order = outlook.orders[str(option[1])]
    return (why("removes_order", power=owner, order=order),)


def of_march(outlook: Outlook, option: Option) -> Reasons:
    return target_of(outlook, str(option[1]), 0)


def of_move(outlook: Outlook, option: Option) -> Reasons:
    if option[0] == "done":
        return (why("march_done"),)
    if option[0] == "call":
        return ()
    area = str(option[2])
    first = why("attacks" if outlook.hostile(area) else "walks_in", area=area)
    return (first, *of_area(outlook, area))


# -- units


def of_muster(outlook: Outlook, option: Option) -> Reasons:
    if option[0] == "done":
        return ()
    if option[0] == "muster_ship":
        return (why("more_ships", count=6 - int(outlook.me["unused"]["ship"])),)
    return (why("more_strength", unit=option[2]),)


def of_loss(outlook: Outlook, option: Option) -> Reasons:
    area = str(option[1])
    alone = outlook.size(area) == 1 and outlook.tokens.get(area) != outlook.house
    return (why("loses_unit", unit=option[2]), *((why("loses_area", area=area),) if alone else ()))


# -- power and influence


def of_bid(outlook: Outlook, option: Option) -> Reasons:
    return (why("bid_share", number=int(outlook.me["announced"])),)


def of_wildling_bid(outlook: Outlook, option: Option) -> Reasons:
    strength = int(outlook.panels["bids"]["strength"] or 0)
    return (why("bid_fair", number=strength, count=len(outlook.houses)),)


def of_track(outlook: Outlook, option: Option) -> Reasons:
    place = int(outlook.me["positions"].get(str(option[1]), 0))
    return (why("place_on_track", track=option[1], number=place),)


def of_named(outlook: Outlook, option: Option) -> Reasons:
    return (why("near_victory", power=option[1], count=outlook.castles_of(str(option[1]))),)


# -- combat


def of_card(outlook: Outlook, option: Option) -> Reasons:
    """How the combat stands, and what the card adds."""
    if option[0] == "decline":
        return ()
    return (why("card_strength", number=CARDS[str(option[1])].strength), why("combat_stands", number=margin(outlook)))


def margin(outlook: Outlook) -> int:
    """How much stronger we are in the combat, as things stand."""
    sides = {side["house"]: int(side["total"]) for side in outlook.panels["combat"]["sides"]}
    ours = sides.pop(outlook.house, 0)
    return ours - max(sides.values())


def of_combat(outlook: Outlook, option: Option) -> Reasons:
    return (why("combat_stands", number=margin(outlook)),)


def of_support(outlook: Outlook, option: Option) -> Reasons:
    if option[0] == "refuse":
        return (why("stays_out"),)
    own = option[2] == outlook.house
    return (why("supports_us"),) if own else (why("supports_other", power=option[2]),)


def of_discard(outlook: Outlook, option: Option) -> Reasons:
    if option[0] == "decline":
        return ()
    return (why("card_strength", number=CARDS[str(option[1])].strength),)


EXPLAIN: dict[str, Explain] = {
    "reconcile": of_loss,
    "muster": of_muster,
    "clash_bid": of_bid,
    "wildling_bid": of_wildling_bid,
    "wildling_tie": of_named,
    "wildling_losses": of_loss,
    "wildling_track": of_track,
    "wildling_first": of_track,
    "unhorse": of_loss,
    "wildling_discard": of_discard,
    "wildling_recover": of_discard,
    "order": of_order,
    "raven_order": of_order,
    "raid": of_raid,
    "march": of_march,
    "move": of_move,
    "leave_token": of_token,
    "support": of_support,
    "help": of_support,
    "house_card": of_card,
    "replacement": of_card,
    "aeron": of_card,
    "blade": of_combat,
    "tyrion": of_combat,
    "queen_of_thorns": of_removed,
    "cersei": of_removed,
    "patchface": of_discard,
    "casualty": of_loss,
    "retreat": of_retreat,
    "robb": of_retreat,
    "retreat_loss": of_loss,
    "consolidate": of_consolidate,
}
"""Kind of decision -> why an option is good; where nothing is said, the general reason is given."""
