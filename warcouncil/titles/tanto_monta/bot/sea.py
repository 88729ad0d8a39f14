"""The sea: piracy, blockades, ships for armies that cross, and the naval move as a whole."""

from __future__ import annotations

from collections.abc import Iterator

from warcouncil.bots.war import fleets, odds
from warcouncil.bots.war.fleets import enemies_in, own_fleets, service, ships_in, wanted_seas
from warcouncil.campaign import navies
from warcouncil.campaign.relations import at_war_at_sea, navy
from warcouncil.engine.state import Option
from warcouncil.table.dice import counted
from warcouncil.titles.tanto_monta.bot import voyages
from warcouncil.titles.tanto_monta.bot.outlook import CARD, Outlook
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.realm import PLAYER, REALM
from warcouncil.titles.tanto_monta.sea import piracy

SEAS = COMPONENTS.atlas.seas
HIT_WORTH = 0.7
"""What one hit of piracy brings: a point, a card or a ship."""
CORSAIR, SQUADRON = 0.15, 0.3
ENOUGH = 6
"""Corsairs beyond which another one is worth little."""


# -- piracy


def piracy_worth(outlook: Outlook, sea: str, target: str, ships: int, rating: int) -> float:
    """What pirates in a sea zone may take from a power, and what its defence costs them."""
    state, me = outlook.state, outlook.me
    defence = counted(piracy.defence_lines(state, me, sea, target))
    ports = len(piracy.ports_of(state, me, sea, target))
    attack = (1 if ships == 1 or ports == 1 else 2) + rating
    survive = 1 - odds.at_least(defence, ships)
    hurt = HIT_WORTH + 0.3 * max(0.0, outlook.rival(target))
    return survive * attack * odds.HIT * hurt - CORSAIR * min(ships, defence * odds.HIT)


def best_piracy(outlook: Outlook, sea: str, place: str) -> float:
    """The best victim in a sea zone for the ships of a place."""
    state, me = outlook.state, outlook.me
    here = navy(state, place, me)
    ships = navies.size(here)
    if sea not in SEAS or not ships or piracy.marker_forbidden(state, outlook.player, sea) is not None:
        return 0.0
    rating = sum(piracy.PIRATES[admiral] for admiral in navies.admirals_in(state, place, me))
    free = navies.number(state, here, "corsair") > 0
    victims = [
        power
        for power in REALM.flags
        if PLAYER[power] != outlook.player
        and (free or at_war_at_sea(state, me, power))
        and piracy.ports_of(state, me, sea, power)
    ]
    return max((piracy_worth(outlook, sea, power, ships, rating) for power in victims), default=0.0)


def judge_piracy(outlook: Outlook, option: Option) -> float:
    power, sea, target = outlook.of(str(option[1])), str(option[2]), str(option[3])
    state = outlook.state
    ships = navies.size(navy(state, sea, power.me))
    rating = sum(piracy.PIRATES[admiral] for admiral in navies.admirals_in(state, sea, power.me))
    return piracy_worth(power, sea, target, ships, rating) / 2


# -- where ships should go


def aims(outlook: Outlook) -> dict[tuple[str, str], float]:
    """(place, next place) -> what it is worth to send the ships of a place there."""
    return outlook.once("aims", lambda: dict(find_aims(outlook)))


def find_aims(outlook: Outlook) -> Iterator[tuple[tuple[str, str], float]]:
    wanted = wanted_seas(outlook)
    for place in own_fleets(outlook):
        here = best_piracy(outlook, place, place)
        serves = service(outlook, place)
        for target in navies.exits(outlook.state, place, outlook.me):
            if target not in SEAS or enemies_in(outlook, target) > ships_in(outlook, place, outlook.me):
                continue
            prey = best_piracy(outlook, target, place) / 3
            worth = max(wanted.get(target, 0.0), prey if prey > here / 2 else 0.0)
            if worth > serves and place not in wanted:
                yield (place, target), worth


def judge_naval_move(outlook: Outlook, option: Option) -> float:
    """What naos and ships gain together."""
    power = outlook.of(str(option[1]))
    ships = max(aims(power).values(), default=0.0)
    naos = voyages.move_worth(outlook) if voyages.sail_with(power.me) == outlook.player else 0.0
    return max(ships, naos, -0.1) if ships or naos else -0.1


def judge_free_move(outlook: Outlook, option: Option) -> float:
    """A naval move that costs nothing."""
    return 0.0 if len(option) == 1 else judge_naval_move(outlook, option)


def judge_order(outlook: Outlook, option: Option) -> float:
    """Ships go where they are missed, a whole fleet at a time; everybody else stays."""
    if option == ("done",):
        return 0.02
    if option[0] == "send_admiral":
        return -0.1
    worth = aims(outlook).get((str(option[1]), str(option[2])), -0.5)
    return worth if option[0] == "sail" else worth - 0.05


# -- building


def judge_squadron(outlook: Outlook, option: Option) -> float:
    """A fleet is worth having for who has ports and enemies at sea."""
    power = outlook.of(str(option[1]))
    ours = sum(
        navies.number(outlook.state, navy(outlook.state, place, power.me), "squadron") for place in own_fleets(power)
    )
    missing = max(0.0, 1 - ours / outlook.plan.fleet)
    return SQUADRON * missing * (0.3 + 0.7 * outlook.time) / 2


def judge_corsair(outlook: Outlook, option: Option) -> float:
    """Corsairs where corsairs are, up to a handful."""
    power = outlook.of(str(option[1]))
    state = outlook.state
    corsairs = sum(navies.number(state, navy(state, place, power.me), "corsair") for place in own_fleets(power))
    together = 0.03 * (navies.number(state, navy(state, str(option[2]), power.me), "corsair") > 0)
    return max(0.02, 0.25 * (1 - corsairs / ENOUGH)) + together


# -- hits


def judge_ransom_of_pirates(outlook: Outlook, option: Option) -> float:
    """What a hit of piracy costs: a ship, a card, a point for the pirate."""
    if option[0] == "give_vp":
        pirate = str(outlook.about.get("power2", ""))
        return -0.1 - max(0.0, outlook.rival(pirate))
    return {"give_ship": -SQUADRON, "give_order": -0.35, "give_escort": -SQUADRON, "give_random_card": -CARD}.get(
        str(option[0]), -0.5
    )


def prospects(outlook: Outlook) -> Iterator[tuple[float, float]]:
    """What ships could do with command points: (worth, cost)."""
    for power in map(outlook.of, outlook.own):
        for place in own_fleets(power):
            if place in SEAS:
                yield best_piracy(power, place, place), 2.0
            exits = navies.exits(outlook.state, place, power.me)
            yield max((best_piracy(power, sea, place) for sea in exits), default=0.0), 3.0


ACTS = {
    "naval_move": judge_naval_move,
    "free_naval_move": judge_naval_move,
    "piracy": judge_piracy,
    "build_squadron": judge_squadron,
    "build_corsair": judge_corsair,
}
JUDGES = {
    **fleets.JUDGES,
    "naval_move": judge_order,
    "free_naval_move": judge_free_move,
    "free_sailing": judge_free_move,
    "piracy_hit": judge_ransom_of_pirates,
    "raid_hit": judge_ransom_of_pirates,
}
