"""War on land: marches, sieges, recruits, and the formations that carry them out."""

from __future__ import annotations

from collections.abc import Iterator

from warcouncil.bots.war import marches, odds
from warcouncil.bots.war.campaigns import (
    campaigns,
    threat,
)
from warcouncil.bots.war.marches import line_to_a_siege, march_rate, sieges_of, storm_worth, taking_worth
from warcouncil.campaign.control import line_of_communication
from warcouncil.campaign.relations import army_size
from warcouncil.campaign.sieges import harbour_forbidden
from warcouncil.campaign.stacks import best_battle, leaders_in
from warcouncil.engine.state import Option
from warcouncil.titles.here_i_stand.bot.outlook import TRACK, Outlook
from warcouncil.titles.here_i_stand.components import (
    ACTIONS,
    CAPITALS,
    FOREIGN_WARS,
    SPACES,
)

# -- the actions


def judge_move(outlook: Outlook, option: Option) -> float:
    return march_rate(outlook, str(option[1]))


def judge_assault(outlook: Outlook, option: Option) -> float:
    return storm_worth(outlook, str(option[1]))


def judge_control(outlook: Outlook, option: Option) -> float:
    return taking_worth(outlook, str(option[1]))


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
JUDGES = marches.JUDGES
