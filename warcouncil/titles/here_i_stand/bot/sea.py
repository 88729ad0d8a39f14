"""The sea: corsairs, blockades, ships for armies that cross, and combat between fleets."""

from __future__ import annotations

from collections.abc import Iterator

from warcouncil.campaign import navies
from warcouncil.campaign.relations import army_size, commander, commanders_in, controls, fortified, navy
from warcouncil.campaign.sieges import harbour_forbidden
from warcouncil.campaign.stacks import best_battle
from warcouncil.engine.state import Option
from warcouncil.titles.here_i_stand.bot import odds
from warcouncil.titles.here_i_stand.bot.battles import men, refuge
from warcouncil.titles.here_i_stand.bot.campaigns import campaigns, is_goal, routes, ships_cost
from warcouncil.titles.here_i_stand.bot.outlook import CARD, Outlook
from warcouncil.titles.here_i_stand.bot.walls import siege_odds
from warcouncil.titles.here_i_stand.bot.war import sieges_of
from warcouncil.titles.here_i_stand.components import ADMIRALS, MAJORS, PORTS, SEAS, SPACES
from warcouncil.titles.here_i_stand.sea import piracy

OTTOMAN = "ottoman"
HIT_WORTH = 0.7
"""What one hit of piracy brings: a point, a card or a ship."""
CORSAIR, SQUADRON = 0.16, 0.3
MANY = 12
"""How many campaigns ships care for."""
DELAY = 0.85
"""What is left of a prize for each command point that it is away."""


# -- fleets


def ships_in(outlook: Outlook, place: str, power: str) -> int:
    """The dice of a fleet in combat."""
    state = outlook.state
    squadrons, corsairs = navies.numbers(state, navy(state, place, power))
    return 2 * squadrons + corsairs + navies.best_admiral(state, place, power)


def enemies_in(outlook: Outlook, place: str) -> int:
    return max((ships_in(outlook, place, power) for power in foes(outlook)), default=0)


def foes(outlook: Outlook) -> list[str]:
    return [power for power in (*MAJORS, "genoa", "venice", "scotland") if outlook.enemy(power)]


def own_fleets(outlook: Outlook) -> list[str]:
    """Where ships of ours lie."""
    return [place for place in (*SEAS, *SPACES) if place in outlook.state.fleets and navy_here(outlook, place)]


def navy_here(outlook: Outlook, place: str) -> bool:
    return bool(navy(outlook.state, place, outlook.me))


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


def service(outlook: Outlook, place: str) -> float:
    """What ships are worth where they are: an army can embark there."""
    ready = (one.rate for one in campaigns(outlook)[:MANY] if one.step == place and not one.recruits)
    return max(ready, default=0.0)


def wanted_seas(outlook: Outlook) -> dict[str, float]:
    """Sea zones where ships of ours are missed: off besieged harbours, and on the way of armies."""
    found: dict[str, float] = {}
    for space in sieges_of(outlook):
        if harbour_forbidden(outlook.state, outlook.me, space) is not None:
            chance = siege_odds(outlook, space, army_size(outlook.state, space, outlook.me), max(1, outlook.later))
            for sea in SPACES[space].ports:
                found[sea] = max(found.get(sea, 0.0), 0.5 * chance * outlook.prize(space))
    for campaign in campaigns(outlook)[:MANY]:
        if campaign.step in SEAS and not campaign.recruits and ships_cost(outlook, campaign.step):
            found[campaign.step] = max(found.get(campaign.step, 0.0), campaign.rate)
    return found


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


# -- transports


def judge_transport(outlook: Outlook, option: Option) -> float:
    """An army embarks for the best campaign over a sea zone that holds our ships."""
    origin = str(option[1])
    return max(
        (
            one.rate
            for one in campaigns(outlook)
            if one.origin == origin and one.step in SEAS and not one.recruits and ships_cost(outlook, one.step) == 0
        ),
        default=-1.0,
    )


def judge_embark(outlook: Outlook, option: Option) -> float:
    return max((one.rate for one in campaigns(outlook) if one.step == option[1]), default=0.0)


def judge_landing(outlook: Outlook, option: Option) -> float:
    """Land before the best city that the men on board can take, or on the way there."""
    if option[0] == "sail_into":
        return -0.1
    port = str(option[1])
    move = outlook.panels["move"]
    size, battle = men(move["troops"]), best_battle(outlook.state, move["leaders"])
    ahead = [(port, 0)] if is_goal(outlook, port) else onward(outlook, port)
    worth = max((landing_worth(outlook, goal, size, battle) * DELAY**cost for goal, cost in ahead), default=0.0)
    return worth + 0.01 * outlook.mine(port)


def onward(outlook: Outlook, port: str) -> list[tuple[str, int]]:
    """The goals that an army can go on to from a port, with what that costs."""
    return [(goal, way.cost) for goal, way in routes(outlook, port).items() if is_goal(outlook, goal)]


def landing_worth(outlook: Outlook, space: str, size: int, battle: int) -> float:
    """What so many men may take right there."""
    state, me = outlook.state, outlook.me
    guards = sum(army_size(state, space, power) for power in commanders_in(state, space) if power != me)
    if not fortified(state, space) or outlook.mine(space) or guards >= size + army_size(state, space, me):
        return 0.0
    return outlook.prize(space) * odds.siege(size, battle, min(guards, odds.GARRISON), 0, max(1, outlook.later))


# -- combat


def judge_naval_intercept(outlook: Outlook, option: Option) -> float:
    """Intercept with the stronger fleet."""
    if option == ("decline",):
        return 0.0
    place, sea = str(option[1]), str(option[2])
    return 0.1 * (ships_in(outlook, place, outlook.me) - ships_in(outlook, sea, str(outlook.about["power2"])) - 1)


def judge_intercepting_ships(outlook: Outlook, option: Option) -> float:
    return 1.0 if option == ("all_ships",) else 0.0


def judge_naval_avoid(outlook: Outlook, option: Option) -> float:
    """Slip away from a stronger fleet, best of all into a port."""
    if option == ("decline",):
        return 0.0
    sea, attacker = str(outlook.about["sea"]), str(outlook.about["power2"])
    stronger = ships_in(outlook, sea, attacker) - ships_in(outlook, sea, outlook.me)
    return 0.1 * stronger + 0.05 * (option[1] not in SEAS)


def judge_ship_owner(outlook: Outlook, option: Option) -> float:
    """Ships of allies go into danger first."""
    return float(option[1] != outlook.me)


def judge_battle_place(outlook: Outlook, option: Option) -> float:
    """Begin where we are strongest."""
    place = str(option[1])
    return float(ships_in(outlook, place, outlook.me) - enemies_in(outlook, place))


def judge_first_foe(outlook: Outlook, option: Option) -> float:
    """The weaker fleet first."""
    return -float(ships_in(outlook, str(outlook.about["place"]), str(option[1])))


def judge_sea_retreat(outlook: Outlook, option: Option) -> float:
    place = str(option[1])
    return 1.0 + refuge(outlook, place) if place not in SEAS else -0.1 * enemies_in(outlook, place)


def judge_ship(outlook: Outlook, option: Option) -> float:
    """Lose ships of others and corsairs rather than squadrons; keep the other way round."""
    cheap = (option[2] == "corsair") + (commander(outlook.state, str(option[1])) != option[1])
    return float(cheap) if option[0] == "sink" else -float(cheap)


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
    "naval_move": judge_order,
    "naval_intercept": judge_naval_intercept,
    "intercepting_ships": judge_intercepting_ships,
    "intercepting_owner": judge_ship_owner,
    "naval_place": judge_battle_place,
    "naval_enemy": judge_first_foe,
    "naval_avoid": judge_naval_avoid,
    "sea_retreat": judge_sea_retreat,
    "ship_loss": judge_ship,
    "ship_kept": judge_ship,
    "embark": judge_embark,
    "transport": judge_landing,
    "piracy_hit": judge_ransom_of_pirates,
    "shipbuilding": judge_shipyard,
}
