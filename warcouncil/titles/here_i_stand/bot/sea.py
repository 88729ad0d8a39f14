"""The sea: corsairs, blockades, ships for armies that cross, and combat between fleets."""

from __future__ import annotations

from collections.abc import Iterator

from warcouncil.bots.war import fleets, odds
from warcouncil.bots.war.fleets import enemies_in, own_fleets, service, ships_in, transport_rate, wanted_seas
from warcouncil.bots.war.marches import sieges_of
from warcouncil.campaign import navies
from warcouncil.campaign.relations import controls, navy
from warcouncil.campaign.sieges import harbour_forbidden
from warcouncil.engine.state import Option
from warcouncil.titles.here_i_stand.bot.outlook import CARD, Outlook
from warcouncil.titles.here_i_stand.components import ADMIRALS, MAJORS, PORTS, SEAS
from warcouncil.titles.here_i_stand.sea import piracy

OTTOMAN = "ottoman"
HIT_WORTH = 0.7
"""What one hit of piracy brings: a point, a card or a ship."""
CORSAIR, SQUADRON = 0.16, 0.3


# -- piracy


def piracy_worth(outlook: Outlook, sea: str, target: str, corsairs: int, admiral: int) -> float:
    """What corsairs in a sea zone may take from a power, and what its defence costs them."""
    state = outlook.state
    defence = piracy.defence_dice(state, sea, target)
    ports = sum(controls(state, target, port) for port in PORTS[sea])
    attack = (1 if corsairs == 1 or ports == 1 else 2) + admiral
    survive = 1 - odds.at_least(defence, corsairs)
    hurt = HIT_WORTH + 0.3 * max(0.0, outlook.rival(target))
    return survive * attack * odds.HIT * hurt - CORSAIR * min(corsairs, defence * odds.HIT)


def best_piracy(outlook: Outlook, sea: str, corsairs: int, admiral: int) -> float:
    """The best victim of a sea zone."""
    state = outlook.state
    if outlook.me != OTTOMAN or not state.barbary or sea not in SEAS or sea in state.gone_pirates or not corsairs:
        return 0.0
    victims = [
        power
        for power in MAJORS
        if power != OTTOMAN and not outlook.mate(power) and any(controls(state, power, port) for port in PORTS[sea])
    ]
    return max((piracy_worth(outlook, sea, power, corsairs, admiral) for power in victims), default=0.0)


def pirates_in(outlook: Outlook, place: str) -> tuple[int, int]:
    """The corsairs in a place, and the piracy rating of their admiral."""
    state = outlook.state
    leaders = navies.admirals_in(state, place, OTTOMAN)
    rating = max((ADMIRALS[leader].piracy for leader in leaders), default=0)
    return navies.number(state, navy(state, place, OTTOMAN), "corsair"), rating


def judge_piracy(outlook: Outlook, option: Option) -> float:
    sea, target = str(option[1]), str(option[2])
    return piracy_worth(outlook, sea, target, *pirates_in(outlook, sea)) / 2


# -- where ships should go


def aims(outlook: Outlook) -> dict[tuple[str, str], float]:
    """(place, next place) -> what it is worth to send the ships of a place there."""
    return outlook.once("aims", lambda: dict(find_aims(outlook)))


def find_aims(outlook: Outlook) -> Iterator[tuple[tuple[str, str], float]]:
    wanted = wanted_seas(outlook)
    for place in own_fleets(outlook):
        corsairs, rating = pirates_in(outlook, place) if outlook.me == OTTOMAN else (0, 0)
        here = best_piracy(outlook, place, corsairs, rating) if place in SEAS else 0.0
        serves = service(outlook, place)
        for target in navies.exits(outlook.state, place, outlook.me):
            if target not in SEAS or enemies_in(outlook, target) > ships_in(outlook, place, outlook.me):
                continue
            prey = best_piracy(outlook, target, corsairs, rating) / 3
            worth = max(wanted.get(target, 0.0), prey if prey > here / 2 else 0.0)
            if worth > serves and place not in wanted:
                yield (place, target), worth


def judge_naval_move(outlook: Outlook, option: Option) -> float:
    return max(aims(outlook).values(), default=-0.1)


def judge_order(outlook: Outlook, option: Option) -> float:
    """Ships go where they are missed, a whole fleet at a time; everybody else stays."""
    if option == ("done",):
        return 0.02
    if option[0] == "send_admiral":
        ordered = outlook.panels.get("naval_orders", {}).get("admirals", ())
        return -1.0 if any(row["leader"] == option[1] for row in ordered) else 0.05
    worth = aims(outlook).get((str(option[1]), str(option[2])), -0.5)
    return worth if option[0] == "sail" else worth - 0.05


# -- building


def judge_squadron(outlook: Outlook, option: Option) -> float:
    """A fleet is worth having for who has ports and enemies at sea."""
    ours = sum(
        navies.number(outlook.state, navy(outlook.state, place, outlook.me), "squadron")
        for place in own_fleets(outlook)
    )
    missing = max(0.0, 1 - ours / max(1, outlook.plan.fleet))
    blocked = any(harbour_forbidden(outlook.state, outlook.me, space) for space in sieges_of(outlook))
    return (SQUADRON * missing + 0.15 * blocked) / 2


def judge_corsair(outlook: Outlook, option: Option) -> float:
    """Corsairs where corsairs are, up to a handful."""
    corsairs = sum(pirates_in(outlook, place)[0] for place in own_fleets(outlook))
    together = 0.03 * (pirates_in(outlook, str(option[1]))[0] > 0)
    return max(0.02, 0.24 - 0.035 * corsairs) + together


def judge_shipyard(outlook: Outlook, option: Option) -> float:
    if option == ("done",):
        return 0.0
    if option[0] == "build_corsairs":
        return judge_corsair(outlook, option) * int(option[2])
    return judge_squadron(outlook, option) * 2


def judge_transport(outlook: Outlook, option: Option) -> float:
    return transport_rate(outlook, str(option[1]))


def judge_ransom_of_pirates(outlook: Outlook, option: Option) -> float:
    """What a hit of piracy costs: a ship, a card, or a point for the Ottomans."""
    if option[0] == "give_vp":
        return -0.05 - max(0.0, outlook.rival(OTTOMAN)) * 1.0
    return -SQUADRON - 0.1 if option[0] == "give_ship" else -CARD


def prospects(outlook: Outlook) -> Iterator[tuple[float, float]]:
    """What ships could do with command points: (worth, cost)."""
    if outlook.me != OTTOMAN or not outlook.state.barbary:
        return
    for place in own_fleets(outlook):
        corsairs, rating = pirates_in(outlook, place)
        if place in SEAS:
            yield best_piracy(outlook, place, corsairs, rating), 2.0
        yield (
            max(
                (best_piracy(outlook, sea, corsairs, rating) for sea in navies.exits(outlook.state, place, outlook.me)),
                default=0.0,
            ),
            3.0,
        )
    yield 0.4, 2.0


ACTS = {
    "naval_move": judge_naval_move,
    "piracy": judge_piracy,
    "build_squadron": judge_squadron,
    "build_corsair": judge_corsair,
    "transport": judge_transport,
}
JUDGES = {
    **fleets.JUDGES,
    "naval_move": judge_order,
    "piracy_hit": judge_ransom_of_pirates,
    "shipbuilding": judge_shipyard,
}
