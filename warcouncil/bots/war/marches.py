"""The actions of an army: where it goes, what it storms, what it takes on its way, and who goes along."""

from __future__ import annotations

from warcouncil.bots.war import odds
from warcouncil.bots.war.campaigns import MAN, Campaign, campaigns, garrison_wanted
from warcouncil.bots.war.outlook import WarOutlook
from warcouncil.bots.war.walls import defenders, siege_odds
from warcouncil.campaign.control import line_of_communication
from warcouncil.campaign.relations import army, army_size, fortified, inside
from warcouncil.campaign.stacks import best_battle, formation_limit, leaders_in, total
from warcouncil.engine.state import Option

FIRM = "regular"
"""The kind of unit that is kept back as a garrison."""


# -- the actions


def march_rate(outlook: WarOutlook, origin: str) -> float:
    """As good as the best campaign that an army can begin now, or go on with."""
    return max((one.rate for one in campaigns(outlook) if starts(outlook, one, origin)), default=-1.0)


def starts(outlook: WarOutlook, campaign: Campaign, origin: str) -> bool:
    """Whether the next thing for a campaign is a march from a space."""
    return campaign.origin == origin and campaign.recruits == 0 and campaign.step in outlook.atlas.spaces


def storm_worth(outlook: WarOutlook, space: str) -> float:
    """What one assault promises: the prize, dead defenders, and own dead."""
    state, me = outlook.state, outlook.me
    size = army_size(state, space, me)
    guards = total(inside(state, space))
    battle, other = best_battle(state, leaders_in(state, space, me)), best_battle(state, defenders(outlook, space))
    chance = storm_chance(outlook, space)
    killed = min(guards, ((size + 1) // 2 + battle) * odds.HIT)
    lost = (guards + other + 1) * odds.HIT
    broken = lost >= size - guards + killed
    worth = outlook.prize(space) * (chance + 0.3 * (1 - chance) * (killed > 0.4) * (outlook.later > 0)) + 0.1 * killed
    return worth - MAN * lost - (0.2 * (1 - chance) if broken else 0.0)


def storm_chance(outlook: WarOutlook, space: str) -> float:
    """The chance that one assault takes a space."""
    state, me = outlook.state, outlook.me
    battle, other = best_battle(state, leaders_in(state, space, me)), best_battle(state, defenders(outlook, space))
    return odds.storm(army_size(state, space, me), battle, total(inside(state, space)), other)


def taking_worth(outlook: WarOutlook, space: str) -> float:
    """A space of one's own is worth little, a line of communication to a siege much."""
    return max(outlook.prize(space), line_to_a_siege(outlook, space), behind_the_army(outlook, space))


def behind_the_army(outlook: WarOutlook, space: str) -> float:
    """An army on its way takes what it stands on, so that its supplies can follow."""
    if not army(outlook.state, space, outlook.me) or not line_of_communication(outlook.state, outlook.me, space):
        return 0.0
    return 1.1 * max((one.rate for one in campaigns(outlook) if one.origin == space), default=0.0)


def line_to_a_siege(outlook: WarOutlook, space: str) -> float:
    """What a space is worth because supplies come through it to besiegers that lack them."""
    best = 0.0
    for target in sieges_of(outlook):
        if target in outlook.atlas.neighbours[space] or len(outlook.state.sieges) < 3:
            best = max(best, opened(outlook, space, target))
    return best


def sieges_of(outlook: WarOutlook) -> list[str]:
    sieges = outlook.state.sieges
    return [space for space in outlook.atlas.in_order(sieges) if outlook.me in dict(sieges[space])]


def opened(outlook: WarOutlook, space: str, target: str) -> float:
    """The worth of a siege that control of a space would supply, or bring nearer to supply."""
    state, me = outlook.state, outlook.me
    if line_of_communication(state, me, target):
        return 0.0
    size = army_size(state, target, me)
    worth = outlook.prize(target) * siege_odds(outlook, target, size, max(1, outlook.later))
    before = state.control[space]
    state.control[space] = me
    reached = line_of_communication(state, me, target)
    state.control[space] = before
    return 0.8 * worth if reached else 0.2 * worth * (space in outlook.atlas.neighbours[target])


# -- where an army goes


def judge_step(outlook: WarOutlook, option: Option) -> float:
    """The next space of the best campaign; otherwise stay near home."""
    space = str(option[1])
    origin = outlook.about["space"]
    rate = max(
        (one.rate for one in campaigns(outlook) if one.origin == origin and one.step == space and not one.recruits),
        default=0.0,
    )
    return rate + 0.01 * outlook.mine(space) + (0.005 if fortified(outlook.state, space) else 0.0)


def judge_turn_away(outlook: WarOutlook, option: Option) -> float:
    """Before walls that are too strong: go back, or on to something better."""
    if option == ("go_back",):
        return 0.2
    return 0.3 if outlook.mine(str(option[1])) else 0.1


# -- formations


def judge_formation(outlook: WarOutlook, option: Option) -> float:
    """Everybody, but for the men who stay as a garrison."""
    space = str(outlook.about["space"])
    stay = garrison_wanted(outlook, space)
    return pick_score(outlook, option, space, stay if army_size(outlook.state, space, outlook.me) > stay else 0)


def pick_score(outlook: WarOutlook, option: Option, space: str, stay: int) -> float:
    """All if nobody has to stay; otherwise the leaders, then all but some regulars."""
    state, me = outlook.state, outlook.me
    act = option[0]
    if act == "all":
        leaders = leaders_in(state, space, me)
        limited = bool(leaders) and formation_limit(state, leaders) <= army_size(state, space, me) - stay
        return 3.0 if not stay or limited else 0.0
    if act == "leader":
        return 2.0 + 0.01 * state.realm.leaders[str(option[1])].command
    if act == "detach":
        most = max(int(one[3]) for one in outlook.options if one[0] == "detach" and one[1:3] == option[1:3])
        wanted = most - stay if option[2] == FIRM and option[1] == me else most
        return 1.0 - 0.1 * abs(int(option[3]) - max(0, wanted))
    return 0.0


def judge_everybody(outlook: WarOutlook, option: Option) -> float:
    """An assault takes everybody."""
    return pick_score(outlook, option, str(outlook.about["space"]), 0)


WITH_GARRISON = ("move_formation", "transport_formation", "deploy_formation", "intercept_formation")
WHOLE = ("assault_formation", "avoid_formation", "sortie_formation", "garrison_formation", "winter_formation")
JUDGES = {
    "move_to": judge_step,
    "turn_away": judge_turn_away,
    **dict.fromkeys(WITH_GARRISON, judge_formation),
    **dict.fromkeys(WHOLE, judge_everybody),
}
