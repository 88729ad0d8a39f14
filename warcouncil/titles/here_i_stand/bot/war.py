"""War on land: marches, sieges, recruits, and the formations that carry them out."""

from __future__ import annotations

from collections.abc import Iterator

from warcouncil.campaign.control import line_of_communication
from warcouncil.campaign.relations import army, army_size, fortified, inside
from warcouncil.campaign.sieges import harbour_forbidden
from warcouncil.campaign.stacks import best_battle, formation_limit, leaders_in, total
from warcouncil.engine.state import Option
from warcouncil.titles.here_i_stand.bot import odds
from warcouncil.titles.here_i_stand.bot.campaigns import (
    MAN,
    Campaign,
    campaigns,
    garrison_wanted,
    threat,
)
from warcouncil.titles.here_i_stand.bot.outlook import TRACK, Outlook
from warcouncil.titles.here_i_stand.bot.walls import defenders, siege_odds
from warcouncil.titles.here_i_stand.components import (
    ACTIONS,
    CAPITALS,
    FOREIGN_WARS,
    LEADERS,
    NEIGHBOURS,
    SPACES,
)

# -- the actions


def judge_move(outlook: Outlook, option: Option) -> float:
    """As good as the best campaign that this army can begin now, or go on with."""
    return max((one.rate for one in campaigns(outlook) if starts(outlook, one, str(option[1]))), default=-1.0)


def starts(outlook: Outlook, campaign: Campaign, origin: str) -> bool:
    """Whether the next thing for a campaign is a march from a space."""
    return campaign.origin == origin and campaign.recruits == 0 and campaign.step in SPACES


def judge_assault(outlook: Outlook, option: Option) -> float:
    """What one assault promises: the prize, dead defenders, and own dead."""
    state, me, space = outlook.state, outlook.me, str(option[1])
    size = army_size(state, space, me)
    guards = total(inside(state, space))
    battle, other = best_battle(state, leaders_in(state, space, me)), best_battle(state, defenders(outlook, space))
    chance = storm_chance(outlook, space)
    killed = min(guards, ((size + 1) // 2 + battle) * odds.HIT)
    lost = (guards + other + 1) * odds.HIT
    broken = lost >= size - guards + killed
    worth = outlook.prize(space) * (chance + 0.3 * (1 - chance) * (killed > 0.4) * (outlook.later > 0)) + 0.1 * killed
    return worth - MAN * lost - (0.2 * (1 - chance) if broken else 0.0)


def storm_chance(outlook: Outlook, space: str) -> float:
    """The chance that one assault takes a space."""
    state, me = outlook.state, outlook.me
    battle, other = best_battle(state, leaders_in(state, space, me)), best_battle(state, defenders(outlook, space))
    return odds.storm(army_size(state, space, me), battle, total(inside(state, space)), other)


def judge_control(outlook: Outlook, option: Option) -> float:
    """A space of one's own is worth little, a line of communication to a siege much."""
    space = str(option[1])
    return max(outlook.prize(space), line_to_a_siege(outlook, space), behind_the_army(outlook, space))


def behind_the_army(outlook: Outlook, space: str) -> float:
    """An army on its way takes what it stands on, so that its supplies can follow."""
    if not army(outlook.state, space, outlook.me) or not line_of_communication(outlook.state, outlook.me, space):
        return 0.0
    return 1.1 * max((one.rate for one in campaigns(outlook) if one.origin == space), default=0.0)


def line_to_a_siege(outlook: Outlook, space: str) -> float:
    """What a space is worth because supplies come through it to besiegers that lack them."""
    best = 0.0
    for target in sieges_of(outlook):
        if target in NEIGHBOURS[space] or len(outlook.state.sieges) < 3:
            best = max(best, opened(outlook, space, target))
    return best


def sieges_of(outlook: Outlook) -> list[str]:
    return [space for space in SPACES if outlook.me in dict(outlook.state.sieges.get(space, ()))]


def opened(outlook: Outlook, space: str, target: str) -> float:
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
    return 0.8 * worth if reached else 0.2 * worth * (space in NEIGHBOURS[target])


def judge_calm(outlook: Outlook, option: Option) -> float:
    """Unrest on own keys costs points, on spaces of one's faith places on the track."""
    space = str(option[1])
    state = outlook.state
    worth = 0.04
    if outlook.mine(space):
        worth = outlook.space_worth(space, outlook.me, True) if SPACES[space].kind == "key" else 0.1
    if space in state.protestant_spaces:
        worth += TRACK * (outlook.rival("papacy") - outlook.rival("protestant")) * (0.8 if worth > 0 else 1)
    return worth + 0.5 * line_to_a_siege(outlook, space)


# -- recruits


def judge_recruit(outlook: Outlook, option: Option) -> float:
    """Men for a campaign that needs them, for a city in danger, or for the army as such."""
    act, place = str(option[0]), str(option[1])
    price = ACTIONS[act][outlook.me]
    if place in FOREIGN_WARS:
        return 0.3 / price
    if outlook.me != (option[2] if act == "raise_regular" else outlook.me):
        return 0.02  # men of a minor power
    needed = max((one.rate for one in campaigns(outlook) if one.origin == place and one.recruits), default=0.0)
    if act == "raise_cavalry" or (act == "raise_regular" and ("buy_mercenary", place) in outlook.options):
        needed *= 0.6
    return max(needed, soldier_worth(outlook, place) / price)


def soldier_worth(outlook: Outlook, place: str) -> float:
    """What one more man in a place is worth apart from campaigns."""
    plan = outlook.plan
    missing = max(0.0, 1 - outlook.strength / (plan.army * (1.0 if outlook.enemies else 0.6)))
    worth = plan.soldier * missing
    if place in CAPITALS[outlook.me]:
        worth *= 1.25  # from here they deploy in spring
    if any(leaders_in(outlook.state, place, outlook.me)):
        worth *= 1.15
    weak = min(odds.GARRISON, threat(outlook, place)) - army_size(outlook.state, place, outlook.me)
    if weak > 0 and SPACES[place].kind in ("key", "electorate"):
        worth += 0.12 * outlook.space_worth(place, outlook.me, False) * min(1.0, weak)
    return worth


def judge_foreign_war(outlook: Outlook, option: Option) -> float:
    """Win it soon, and the men come home, if there is still a use for them."""
    state, me, war = outlook.state, outlook.me, str(option[1])
    size = army_size(state, war, me) + best_battle(state, leaders_in(state, war, me))
    home = 0.45 if outlook.turns_left else 0.15
    return home * odds.more_hits(size, state.foreign_wars.get(war, 3)) - 0.05


def prospects(outlook: Outlook) -> Iterator[tuple[float, float]]:
    """What the army could do with command points: (worth, cost)."""
    taken: set[str] = set()
    for one in campaigns(outlook):
        if one.origin not in taken and one.target not in taken:
            taken |= {one.origin, one.target}
            yield one.worth, one.cost
    for space in sieges_of(outlook):
        ready = harbour_forbidden(outlook.state, outlook.me, space) is None
        if ready and line_of_communication(outlook.state, outlook.me, space):
            yield judge_assault(outlook, ("assault", space)), 1.0
    if not (outlook.me == "protestant" and not outlook.state.league):
        for capital in CAPITALS[outlook.me] or ("",):
            worth = soldier_worth(outlook, capital) if capital else outlook.plan.soldier * 0.5
            yield 3 * worth, 6.0 if outlook.me == "ottoman" else 3.0


# -- where an army goes


def judge_step(outlook: Outlook, option: Option) -> float:
    """The next space of the best campaign; otherwise stay near home."""
    space = str(option[1])
    origin = outlook.about["space"]
    rate = max(
        (one.rate for one in campaigns(outlook) if one.origin == origin and one.step == space and not one.recruits),
        default=0.0,
    )
    return rate + 0.01 * outlook.mine(space) + (0.005 if fortified(outlook.state, space) else 0.0)


def judge_turn_away(outlook: Outlook, option: Option) -> float:
    """Before walls that are too strong: go back, or on to something better."""
    if option == ("go_back",):
        return 0.2
    return 0.3 if outlook.mine(str(option[1])) else 0.1


# -- formations


def judge_formation(outlook: Outlook, option: Option) -> float:
    """Everybody, but for the men who stay as a garrison."""
    space = str(outlook.about["space"])
    stay = garrison_wanted(outlook, space)
    return pick_score(outlook, option, space, stay if army_size(outlook.state, space, outlook.me) > stay else 0)


def pick_score(outlook: Outlook, option: Option, space: str, stay: int) -> float:
    """All if nobody has to stay; otherwise the leaders, then all but some regulars."""
    state, me = outlook.state, outlook.me
    act = option[0]
    if act == "all":
        leaders = leaders_in(state, space, me)
        limited = bool(leaders) and formation_limit(state, leaders) <= army_size(state, space, me) - stay
        return 3.0 if not stay or limited else 0.0
    if act == "leader":
        return 2.0 + 0.01 * LEADERS[str(option[1])].command
    if act == "detach":
        most = max(int(one[3]) for one in outlook.options if one[0] == "detach" and one[1:3] == option[1:3])
        wanted = most - stay if option[2] == "regular" and option[1] == me else most
        return 1.0 - 0.1 * abs(int(option[3]) - max(0, wanted))
    return 0.0


def judge_assault_formation(outlook: Outlook, option: Option) -> float:
    """An assault takes everybody."""
    return pick_score(outlook, option, str(outlook.about["space"]), 0)


ACTS = {
    "move": judge_move,
    "assault": judge_assault,
    "control": judge_control,
    "calm": judge_calm,
    "raise_regular": judge_recruit,
    "buy_mercenary": judge_recruit,
    "raise_cavalry": judge_recruit,
    "fight_foreign_war": judge_foreign_war,
}
JUDGES = {
    "move_to": judge_step,
    "turn_away": judge_turn_away,
    "move_formation": judge_formation,
    "transport_formation": judge_formation,
    "deploy_formation": judge_formation,
    "intercept_formation": judge_formation,
    "assault_formation": judge_assault_formation,
    "avoid_formation": judge_assault_formation,
    "sortie_formation": judge_assault_formation,
    "garrison_formation": judge_assault_formation,
    "winter_formation": judge_assault_formation,
}
