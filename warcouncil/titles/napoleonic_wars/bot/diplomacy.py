"""Diplomacy: consuls and pacts, camps and wars, submission and its terms, the peace roll."""

from __future__ import annotations

from collections.abc import Callable

from warcouncil.engine.state import Option
from warcouncil.titles.napoleonic_wars.bot.campaigns import army_of, attraction, prey
from warcouncil.titles.napoleonic_wars.bot.outlook import CARD, PACT, POINT, UNIT, Outlook
from warcouncil.titles.napoleonic_wars.bot.points import Prospect
from warcouncil.titles.napoleonic_wars.bot.war import refuge
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.diplomacy import camps, wars
from warcouncil.titles.napoleonic_wars.diplomacy.consuls import box, court_cost, court_forbidden, estrange_cost
from warcouncil.titles.napoleonic_wars.diplomacy.pacts import COLUMNS, PRICES
from warcouncil.titles.napoleonic_wars.relations import is_player_power, sponsor
from warcouncil.titles.napoleonic_wars.state import NATIONS, SPACES

Work = Callable[[], float]
SURE = 0.85
"""The chance that a consul is not moved back before its next box."""
NEW_ENEMY = 0.5
"""What a new enemy is worth at least before anybody declares war on him."""
OPENED = 0.5
"""The part of what a war promises that counts before it is declared."""
FAITH = 0.6
"""What a change of camp must bring at least."""
FAIR_BID = 3
"""The units that the better side is worth."""
HELD_KEY = 0.75
"""What a conquered key is worth that is not ceded by treaty."""
CLEAR, CLOSE = 2.0, 0.8
"""The lead from which on peace is welcome, and up to which another turn is."""


# -- the display


def pact_worth(outlook: Outlook, minor: str, power: str) -> float:
    """What a pact of a minor with a power means to us: a point, its armies and cards."""
    weight = outlook.weight(power)
    strength = PACT + 0.02 * outlook.state.units_in_play(minor)
    return weight * (COMPONENTS.tables.peace.pact_minor_points + strength)


def boxes_left(outlook: Outlook, minor: str) -> int:
    return len(COLUMNS) - 1 - box(outlook.state, minor)


def standing(outlook: Outlook, minor: str, power: str, left: int) -> float:
    """What it is worth that a consul stands so many boxes before Pact in the row of a power."""
    return pact_worth(outlook, minor, power) * share(left)


def share(left: int) -> float:
    """The part of a pact that a consul is worth so many boxes before it: little at first, for others move it back."""
    whole = sum(PRICES[column] for column in COLUMNS[1:])
    missing = sum(PRICES[column] for column in COLUMNS[len(COLUMNS) - left :]) if left else 0
    return (1 - missing / whole) ** 2 * SURE**left


def step_right(outlook: Outlook, minor: str, power: str) -> float:
    left = boxes_left(outlook, minor)
    return standing(outlook, minor, power, left - 1) - standing(outlook, minor, power, left)


def step_left(outlook: Outlook, minor: str) -> float:
    row = outlook.state.consuls[minor][0]
    if not row:
        return 0.0
    left = boxes_left(outlook, minor)
    return standing(outlook, minor, row, left + 1) - standing(outlook, minor, row, left)


def judge_court(outlook: Outlook, option: Option) -> float:
    minor = str(option[1])
    return step_right(outlook, minor, outlook.me) / (court_cost(outlook.state, outlook.me, option) + 1)


def judge_estrange(outlook: Outlook, option: Option) -> float:
    minor = str(option[1])
    return step_left(outlook, minor) / (max(0, estrange_cost(outlook.state, outlook.me, option)) + 1)


def judge_turning(outlook: Outlook, option: Option) -> float:
    """A consul on its +1 side is dearer to move on and cheaper to move back: good for nobody but a rival's."""
    row = outlook.state.consuls[str(option[1])][0]
    against = row != "" and not outlook.ours(row)
    return (-0.03 if option[0] == "favor" else 0.01) * (1 if not against else -1) - 0.02


def judge_surplus(outlook: Outlook, option: Option) -> float:
    """CP that are lost otherwise."""
    return 0.0 if len(option) == 1 else ACTS[str(option[0])](outlook, option) + 0.02


def judge_event_consul(outlook: Outlook, option: Option) -> float:
    if option[0] == "advance":
        return step_right(outlook, str(option[1]), str(option[2]))
    return step_left(outlook, str(option[1])) if option[0] == "withdraw" else 0.0


def prospects(outlook: Outlook, cp: int) -> list[Prospect]:
    """What courting could bring."""
    state, me = outlook.state, outlook.me
    if not is_player_power(state, me):
        return []
    able = [("court", minor) for minor in state.consuls if court_forbidden(state, me, ("court", minor)) is None]
    return [Prospect(step_right(outlook, one[1], me), court_cost(state, me, one)) for one in able]


# -- camps and wars


def reach_of_arms(outlook: Outlook) -> float:
    """What the armies of our nations could take in the next impulses."""
    total = 0.0
    for nation in outlook.own:
        armies = [army_of(outlook, leader) for leader, _ in outlook.state.leaders_on_map(nation)]
        total += sum(sorted((prey(outlook, army) for army in armies if army.size > 1), reverse=True)[:2])
    return total


def tried(outlook: Outlook, change: Callable[[], None], work: Work) -> float:
    """What something would be worth if the camps were others; everything is put back."""
    state, notes, look = outlook.state, outlook.notes, outlook.state.look
    kept = dict(state.camps)
    change()
    outlook.changed()
    found = work()
    state.camps = kept
    outlook.changed()
    outlook.notes, state.look = notes, look
    return found


def menace(outlook: Outlook) -> float:
    """How much enemy armies threaten keys of ours."""
    own = [space for space in SPACES if SPACES[space].key and outlook.ours(outlook.state.controller(space))]
    return sum(0.15 * outlook.threat(space) * (1 + SPACES[space].capital) for space in own)


def balance(outlook: Outlook) -> float:
    return reach_of_arms(outlook) - menace(outlook)


def now_balance(outlook: Outlook) -> float:
    return outlook.once("balance", lambda: balance(outlook))


def judge_war(outlook: Outlook, option: Option) -> float:
    """War on somebody is worth what our armies could take from him, less what a new enemy can do."""
    target = str(option[1])
    price = wars.price(outlook.state, outlook.me, target) if outlook.kind == "action" else 0
    return war_gain(outlook, target) / (price + 1)


def war_gain(outlook: Outlook, target: str) -> float:
    """What a war on a nation promises."""
    return outlook.once(("war", target), lambda: _war_gain(outlook, target))


def _war_gain(outlook: Outlook, target: str) -> float:
    state, me = outlook.state, outlook.me
    before = now_balance(outlook)
    camp = wars.new_camp(state, me, target)

    def change() -> None:
        for one in camps.household(state, me):
            state.camps[one] = camp
        for one in (target, sponsor(state, target)):
            if one and one != me:
                state.camps[one] = camps.other(camp)

    after = tried(outlook, change, lambda: balance(outlook))
    sides = 0.0 if state.camps.get(me, camp) == camp else FAITH
    joins = target if is_player_power(state, target) else sponsor(state, target) or wars.rival(state, camp)
    pact = -pact_worth(outlook, target, joins) if not is_player_power(state, target) and joins != me else 0.0
    return after - before - pact - NEW_ENEMY - sides


def war_prospects(outlook: Outlook, cp: int) -> list[Prospect]:
    """The best war that can be declared with so many CP: it opens the way to what others take."""
    state, me = outlook.state, outlook.me
    if not is_player_power(state, me):
        return []
    able = [one for one in NATIONS if one != me and wars.war_forbidden(state, me, one) is None]
    found = [(one, wars.price(state, me, one)) for one in able if not wars.changes(state, me, one)]
    gains = [Prospect(OPENED * war_gain(outlook, one), max(1, price)) for one, price in found if price <= cp]
    return [max(gains)] if gains else []


def judge_camp(outlook: Outlook, option: Option) -> float:
    """In a camp, or in another one, only for more than there is to win now."""
    if option[0] == "keep_camp":
        return 0.0
    if option[0] == "declare_war":
        return judge_war(outlook, option)
    state, me, side = outlook.state, outlook.me, str(option[1])
    before = now_balance(outlook)

    def change() -> None:
        for one in camps.household(state, me):
            state.camps[one] = side

    after = tried(outlook, change, lambda: balance(outlook))
    return after - before - (FAITH + 0.5 if me in state.camps else 0.0) - given_up(outlook, me, side)


def given_up(outlook: Outlook, power: str, side: str) -> float:
    """The keys of new friends that a power must clear."""
    state = outlook.state
    held = [space for space, one in state.flags.items() if one == power and SPACES[space].key]
    return float(sum(state.camps.get(SPACES[space].nation) == side for space in held))


def judge_admit(outlook: Outlook, option: Option) -> float:
    """Friends are welcome, unless we hold their capital or their player is about to win."""
    if option[0] != "admit":
        return 0.0
    other = str(outlook.about["power2"])
    state, capitals = outlook.state, COMPONENTS.nations[other].capitals
    held = [space for space in capitals if outlook.ours(state.controller(space))]
    near = 0.05 * attraction(outlook, outlook.me, capitals[0])
    return 0.4 - outlook.rivalry(state.seats[other]) - 1.5 * len(held) - near


def judge_give_back(outlook: Outlook, option: Option) -> float:
    if len(option) == 1:
        return 0.0
    space = str(option[1])
    return outlook.passing(space, outlook.state.controller(space), SPACES[space].nation)


def judge_restore(outlook: Outlook, option: Option) -> float:
    """A pact is worth a card, if it is ours."""
    if len(option) == 1:
        return 0.0
    minor = str(outlook.about["power2"])
    if option[0] == "restore_event":
        return pact_worth(outlook, minor, outlook.me) * 0.3 - CARD * 0.5
    if option[0] == "restore_card":
        return pact_worth(outlook, minor, outlook.me) - POINT * COMPONENTS.cards[str(option[1])].cp
    return pact_worth(outlook, minor, outlook.me) - POINT * COMPONENTS.reserves[str(option[1])].cp


def judge_quarter(outlook: Outlook, option: Option) -> float:
    """Troops stay where they are, or flag it, rather than to come back out of Regroup."""
    space = str(outlook.about.get("space", "") or (option[1] if len(option) > 1 else ""))
    if option[0] in ("claim",):
        return 0.3 + (outlook.prize(space) if space in SPACES else 0.0)
    if option[0] in ("stay", "remain"):
        return 0.1 - (0.2 * outlook.threat(space) if space in SPACES else 0.0)
    return -0.05 * UNIT


def judge_evacuate(outlook: Outlook, option: Option) -> float:
    return 0.1 + 0.1 * refuge(outlook, str(option[1])) if len(option) > 1 else 0.0


# -- conquest and submission


def judge_cede(outlook: Outlook, option: Option) -> float:
    """The victor takes keys, the beaten give what is least."""
    space, victor = str(option[1]), str(outlook.about.get("power2", ""))
    return outlook.passing(space, outlook.state.controller(space), victor or outlook.me)


def judge_hand_over(outlook: Outlook, option: Option) -> float:
    if len(option) == 1:
        return 0.0
    return outlook.passing(str(option[1]), outlook.me, str(option[2])) - 0.01


def judge_granted(outlook: Outlook, option: Option) -> float:
    space = str(outlook.about.get("space", ""))
    return outlook.passing(space, str(outlook.about.get("power2", "")), outlook.me) if option[0] == "take_over" else 0.0


def captured(outlook: Outlook, nation: str) -> list[str]:
    """Home keys of a nation that its enemies hold and that are not ceded yet."""
    state = outlook.state
    keys = [space for space in COMPONENTS.duchies(nation, "home") if SPACES[space].key and space not in state.ceded]
    return [space for space in keys if state.flags.get(space, nation) != nation]


def judge_submission(outlook: Outlook, option: Option) -> float:
    """Who has lost his capital gets it back by bowing; the price is his resources, some keys and the war."""
    if option[0] == "fight_on":
        return 0.0
    lost = captured(outlook, outlook.me)
    capital = any(SPACES[one].capital for one in lost)
    return 1.2 * capital + 0.25 * len(lost) - 1.2 - outlook.state.resources[outlook.me]


def judge_terms(outlook: Outlook, option: Option) -> float:
    """All keys that are lost but one are offered, for a victor takes no less; then what can be kept is kept."""
    named, wanted = int(outlook.about.get("amount", 0)), len(captured(outlook, outlook.me)) - 1
    if option[0] == "offer":
        return 0.0
    space = str(option[1])
    if option[0] == "retain":
        return 0.3 * SPACES[space].key if named >= wanted else 0.1 * SPACES[space].key
    held = SPACES[space].key and outlook.state.flags.get(space, outlook.me) != outlook.me
    return 0.5 - 0.01 * outlook.options.index(option) if held and named < wanted else -0.5  # in the order of the map


def judge_accept(outlook: Outlook, option: Option) -> float:
    """An indemnity and duchies by treaty, against keys that may be lost again."""
    if option[0] != "accept":
        return 0.0
    nation = str(outlook.about["power2"])
    ours = sum(outlook.ours(outlook.state.controller(one)) for one in captured(outlook, nation))
    kept = min(int(outlook.about.get("amount", 0)), ours)
    spoils = COMPONENTS.tables.conquest.indemnity - outlook.weight(nation) * outlook.state.resources[nation]
    return spoils + kept - HELD_KEY * ours + 0.1


def judge_peace(outlook: Outlook, option: Option) -> float:
    """Who leads clearly wants peace, who does not wants another turn; a card of the next draw is the price."""
    ahead = outlook.lead
    if option[0] == "hasten":
        return 0.25 * (ahead - CLEAR)
    return 0.3 * (CLOSE - ahead) if option[0] == "hinder" else 0.0


def judge_treaty(outlook: Outlook, option: Option) -> float:
    """A treaty is worth a card more; an alliance is a change of camp."""
    return {"agree": 0.2, "agree_alliance": -0.2}.get(str(option[0]), 0.0)


# -- before the first turn


def judge_side(outlook: Outlook, option: Option) -> float:
    """One hand of many cards and the first impulse: matches of bots show that France has the better side."""
    return 0.1 * (option[1] == "imperial")


def judge_bid(outlook: Outlook, option: Option) -> float:
    """A few units are a fair price for the better side; no more than the next bid is said."""
    return 0.0 if len(option) == 1 else UNIT * (FAIR_BID - int(option[1])) + 0.01


def judge_giving_up(outlook: Outlook, option: Option) -> float:
    """Units that stand where no enemy is near."""
    return -outlook.threat(str(option[2]))


ACTS = {
    "court": judge_court,
    "estrange": judge_estrange,
    "favor": judge_turning,
    "disfavor": judge_turning,
    "declare_war": judge_war,
}
JUDGES = {
    "surplus": judge_surplus,
    "event_consul": judge_event_consul,
    "camp": judge_camp,
    "event_camp": judge_camp,
    "admit": judge_admit,
    "give_back": judge_give_back,
    "restore": judge_restore,
    **dict.fromkeys(("lodge", "caught", "quarters", "left_alone", "settled"), judge_quarter),
    "evacuate": judge_evacuate,
    "cede": judge_cede,
    "hand_over": judge_hand_over,
    "granted": judge_granted,
    "submission": judge_submission,
    "terms": judge_terms,
    "accept": judge_accept,
    "peace": judge_peace,
    "treaty": judge_treaty,
    "side": judge_side,
    "side_bid": judge_bid,
    "give_up": judge_giving_up,
}
