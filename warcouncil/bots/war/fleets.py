"""Fleets: where ships are missed, armies that cross the sea, and combat between fleets."""

from __future__ import annotations

from warcouncil.bots.war import odds
from warcouncil.bots.war.battles import men, refuge
from warcouncil.bots.war.campaigns import campaigns, is_goal, routes, ships_cost
from warcouncil.bots.war.marches import sieges_of
from warcouncil.bots.war.outlook import WarOutlook
from warcouncil.bots.war.walls import siege_odds
from warcouncil.campaign import navies
from warcouncil.campaign.relations import (
    army_size,
    at_war_at_sea,
    commander,
    commanders_in,
    fortified,
    navy,
    sailors_in,
)
from warcouncil.campaign.sieges import harbour_forbidden
from warcouncil.campaign.stacks import best_battle
from warcouncil.engine.state import Option

MANY = 12
"""How many campaigns ships care for."""
DELAY = 0.85
"""What is left of a prize for each command point that it is away."""


# -- fleets


def ships_in(outlook: WarOutlook, place: str, power: str) -> int:
    """The dice of a fleet in combat."""
    state = outlook.state
    many = navies.numbers(state, navy(state, place, power))
    dice = sum(kind.dice * number for kind, number in zip(state.realm.ships, many, strict=True))
    return dice + navies.best_admiral(state, place, power)


def enemies_in(outlook: WarOutlook, place: str) -> int:
    """The dice of the strongest enemy fleet in a place."""
    foes = [power for power in sailors_in(outlook.state, place) if at_war_at_sea(outlook.state, outlook.me, power)]
    return max((ships_in(outlook, place, power) for power in foes), default=0)


def own_fleets(outlook: WarOutlook) -> list[str]:
    """Where ships of ours lie."""
    fleets, atlas = outlook.state.fleets, outlook.atlas
    return [place for place in (*atlas.seas, *atlas.spaces) if place in fleets and navy_here(outlook, place)]


def navy_here(outlook: WarOutlook, place: str) -> bool:
    return bool(navy(outlook.state, place, outlook.me))


def service(outlook: WarOutlook, place: str) -> float:
    """What ships are worth where they are: an army can embark there."""
    ready = (one.rate for one in campaigns(outlook)[:MANY] if one.step == place and not one.recruits)
    return max(ready, default=0.0)


def wanted_seas(outlook: WarOutlook) -> dict[str, float]:
    """Sea zones where ships of ours are missed: off besieged harbours, and on the way of armies."""
    found: dict[str, float] = {}
    for space in sieges_of(outlook):
        if harbour_forbidden(outlook.state, outlook.me, space) is not None:
            chance = siege_odds(outlook, space, army_size(outlook.state, space, outlook.me), max(1, outlook.later))
            for sea in outlook.atlas.spaces[space].ports:
                found[sea] = max(found.get(sea, 0.0), 0.5 * chance * outlook.prize(space))
    for campaign in campaigns(outlook)[:MANY]:
        if campaign.step in outlook.atlas.seas and not campaign.recruits and ships_cost(outlook, campaign.step):
            found[campaign.step] = max(found.get(campaign.step, 0.0), campaign.rate)
    return found


# -- transports


def transport_rate(outlook: WarOutlook, origin: str) -> float:
    """An army embarks for the best campaign over a sea zone that holds our ships."""
    return max(
        (
            one.rate
            for one in campaigns(outlook)
            if one.origin == origin
            and one.step in outlook.atlas.seas
            and not one.recruits
            and ships_cost(outlook, one.step) == 0
        ),
        default=-1.0,
    )


def judge_embark(outlook: WarOutlook, option: Option) -> float:
    return max((one.rate for one in campaigns(outlook) if one.step == option[1]), default=0.0)


def judge_landing(outlook: WarOutlook, option: Option) -> float:
    """Land before the best city that the men on board can take, or on the way there."""
    if option[0] == "sail_into":
        return -0.1
    port = str(option[1])
    move = outlook.panels["move"]
    size, battle = men(move["troops"]), best_battle(outlook.state, move["leaders"])
    ahead = [(port, 0)] if is_goal(outlook, port) else onward(outlook, port)
    worth = max((landing_worth(outlook, goal, size, battle) * DELAY**cost for goal, cost in ahead), default=0.0)
    return worth + 0.01 * outlook.mine(port)


def onward(outlook: WarOutlook, port: str) -> list[tuple[str, int]]:
    """The goals that an army can go on to from a port, with what that costs."""
    return [(goal, way.cost) for goal, way in routes(outlook, port).items() if is_goal(outlook, goal)]


def landing_worth(outlook: WarOutlook, space: str, size: int, battle: int) -> float:
    """What so many men may take right there."""
    state, me = outlook.state, outlook.me
    guards = sum(army_size(state, space, power) for power in commanders_in(state, space) if not outlook.beside(power))
    if outlook.mine(space) or guards >= size + army_size(state, space, me):
        return 0.0
    if not fortified(state, space):
        return outlook.open_prize(space)
    return outlook.prize(space) * odds.siege(size, battle, min(guards, odds.GARRISON), 0, max(1, outlook.later))


# -- combat


def judge_naval_intercept(outlook: WarOutlook, option: Option) -> float:
    """Intercept with the stronger fleet."""
    if option == ("decline",):
        return 0.0
    place, sea = str(option[1]), str(option[2])
    return 0.1 * (ships_in(outlook, place, outlook.me) - ships_in(outlook, sea, str(outlook.about["power2"])) - 1)


def judge_intercepting_ships(outlook: WarOutlook, option: Option) -> float:
    return 1.0 if option == ("all_ships",) else 0.0


def judge_naval_avoid(outlook: WarOutlook, option: Option) -> float:
    """Slip away from a stronger fleet, best of all into a port."""
    if option == ("decline",):
        return 0.0
    sea, attacker = str(outlook.about["sea"]), str(outlook.about["power2"])
    stronger = ships_in(outlook, sea, attacker) - ships_in(outlook, sea, outlook.me)
    return 0.1 * stronger + 0.05 * (option[1] not in outlook.atlas.seas)


def judge_ship_owner(outlook: WarOutlook, option: Option) -> float:
    """Ships of allies go into danger first."""
    return float(option[1] != outlook.me)


def judge_battle_place(outlook: WarOutlook, option: Option) -> float:
    """Begin where we are strongest."""
    place = str(option[1])
    return float(ships_in(outlook, place, outlook.me) - enemies_in(outlook, place))


def judge_first_foe(outlook: WarOutlook, option: Option) -> float:
    """The weaker fleet first."""
    return -float(ships_in(outlook, str(outlook.about["place"]), str(option[1])))


def judge_sea_retreat(outlook: WarOutlook, option: Option) -> float:
    place = str(option[1])
    return 1.0 + refuge(outlook, place) if place not in outlook.atlas.seas else -0.1 * enemies_in(outlook, place)


def judge_ship(outlook: WarOutlook, option: Option) -> float:
    """Lose ships of others and corsairs rather than squadrons; keep the other way round."""
    cheap = (option[2] == "corsair") + (commander(outlook.state, str(option[1])) != option[1])
    return float(cheap) if option[0] == "sink" else -float(cheap)


JUDGES = {
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
}
