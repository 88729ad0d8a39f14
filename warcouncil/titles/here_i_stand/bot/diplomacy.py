"""Diplomacy: what terms are worth to whom, which deals to propose, when to declare war and when to sue for peace."""

from __future__ import annotations

from collections.abc import Iterator

from warcouncil.bots.war.campaigns import campaigns, threat
from warcouncil.bots.war.deals import Bargaining, Terms
from warcouncil.bots.war.points import POINT
from warcouncil.campaign.transfers import captives_of
from warcouncil.engine.state import Option
from warcouncil.titles.here_i_stand.bot.outlook import CARD, Outlook
from warcouncil.titles.here_i_stand.bot.points import appraise
from warcouncil.titles.here_i_stand.components import (
    CARDS,
    HOMES,
    KEYS,
    LEADERS,
    MAJORS,
    MINOR_WAR_COST,
    SPACES,
    WAR_COST,
)
from warcouncil.titles.here_i_stand.diplomacy.terms import LEAGUE_WARS
from warcouncil.titles.here_i_stand.estimate import land_units
from warcouncil.titles.here_i_stand.powers.henry import may_ask_divorce
from warcouncil.titles.here_i_stand.state import pair

PAPACY, ENGLAND, OTTOMAN, HAPSBURG = "papacy", "england", "ottoman", "hapsburg"
WAR_IS_WORTH = 0.2
"""What a war must promise beyond its cost."""


# -- what things are worth to a power


def host(outlook: Outlook, power: str) -> int:
    """The land units that a power commands."""
    return land_units(outlook.state, power)


def lost_keys(outlook: Outlook, power: str, enemy: str) -> list[str]:
    """The home keys of a power that an enemy holds."""
    return [space for space in KEYS if SPACES[space].home == power and outlook.holder(space) == enemy]


def appetite(outlook: Outlook, power: str, enemy: str) -> float:
    """How much a power wants its war with an enemy to go on."""
    stronger = (host(outlook, power) - host(outlook, enemy)) / 14
    wish = max(-0.5, min(0.5, stronger)) - 0.15 * len(other_enemies(outlook, power, enemy))
    wish += 0.35 * len(lost_keys(outlook, power, enemy)) - 0.2 * len(lost_keys(outlook, enemy, power))
    if power == outlook.me:
        wish += max((one.rate for one in campaigns(outlook) if outlook.holder(one.target) == enemy), default=0.0)
    return wish


def other_enemies(outlook: Outlook, power: str, but: str) -> list[str]:
    """The major powers that a power fights besides one."""
    return [foe for foe in MAJORS if foe not in (power, but) and pair(power, foe) in outlook.state.wars]


def peace_worth(outlook: Outlook, power: str, enemy: str) -> float:
    return 0.1 - appetite(outlook, power, enemy)


def alliance_worth(outlook: Outlook, power: str, other: str) -> float:
    """Common enemies make friends, enemies of friends do not; a friend of the Sultan may be excommunicated."""
    state = outlook.state
    foes = other_enemies(outlook, other, power)
    common = sum(pair(power, foe) in state.wars for foe in foes)
    torn = sum(pair(power, foe) in state.alliances for foe in foes)
    worth = 0.05 + 0.2 * common - 0.25 * torn
    if OTTOMAN in (power, other) and power != OTTOMAN:
        worth -= 0.15
    if power == outlook.me:
        worth -= 0.4 * outlook.danger(other)
        worth -= 0.3 * (outlook.fondness(other) >= 1.0)
    return worth


def leader_worth(leader: str) -> float:
    person = LEADERS.get(leader)
    return 0.3 + 0.35 * person.battle + 0.05 * person.command if person else 0.4


def term_worth(outlook: Outlook, term: Option, power: str) -> float:
    """What a term of a deal is worth to a power, as far as we can tell."""
    act = str(term[0])
    if act == "grant_divorce":
        return {ENGLAND: 1.1, PAPACY: -0.5}.get(power, 0.0)
    if act == "lift_excommunication":
        return 0.9 if power == term[1] else -0.4 if power == PAPACY else 0.0
    one, other = str(term[1]), str(term[2])
    if power not in (one, other):
        return 0.0
    if act == "end_war":
        return peace_worth(outlook, power, other if power == one else one)
    if act == "ally":
        return alliance_worth(outlook, power, other if power == one else one)
    gives = power == one
    return gift_worth(outlook, term, power, gives) * (-1 if gives else 1)


def gift_worth(outlook: Outlook, term: Option, power: str, gives: bool) -> float:
    """What a gift is worth to the one who gives or gets it."""
    act = str(term[0])
    if act == "cede":
        return outlook.space_worth(str(term[3]), power, not gives) + 0.1
    if act == "grant_cards":
        return CARD * int(term[3])
    if act == "grant_mercenaries":
        return 0.14 * int(term[3])
    if act == "release":
        return leader_worth(str(term[3])) if not gives else 0.6 * leader_worth(str(term[3]))
    return {"lend_fleet": 0.35, "lend": 0.12 * int(term[4]) if act == "lend" else 0.0}.get(act, 0.2)


def package_worth(outlook: Outlook, terms: Terms, power: str) -> float:
    """What a package is worth to a power; for us it matters, too, what rivals gain."""
    worth = sum(term_worth(outlook, term, power) for term in terms)
    if power == outlook.me:
        for other in MAJORS:
            gain = sum(term_worth(outlook, term, other) for term in terms)
            if other != power and gain > 0:
                worth -= gain * outlook.rival(other) * 0.5
    return worth


# -- proposing


def offers(outlook: Outlook, other: str) -> Iterator[Terms]:
    """Packages that both might like."""
    state, me = outlook.state, outlook.me
    two = pair(me, other)
    peace: Terms = (("end_war", *two),)
    if two in state.wars and two not in LEAGUE_WARS:
        yield peace
        yield from (sweetened(peace, giver, taker) for giver, taker in ((me, other), (other, me)))
    elif two not in state.wars and two not in state.alliances and {me, other} != {OTTOMAN, PAPACY}:
        yield (("ally", *two),)
    if set(two) == {PAPACY, ENGLAND} and may_ask_divorce(state) and pair(PAPACY, HAPSBURG) not in state.alliances:
        yield from (sweetened((("grant_divorce",),), ENGLAND, PAPACY, price) for price in (1, 2))
    if PAPACY in two:
        sinner = other if me == PAPACY else me
        if state.minus_cards.get(sinner) and two not in state.wars:
            yield sweetened((("lift_excommunication", sinner),), sinner, PAPACY)
    for captor, owner in ((me, other), (other, me)):
        for leader in captives_of(state, owner):
            if state.captives[leader] == captor:
                yield sweetened((("release", captor, owner, leader),), owner, captor)


def sweetened(terms: Terms, giver: str, taker: str, cards: int = 1) -> Terms:
    """Terms with a gift of cards."""
    return (*terms, ("grant_cards", giver, taker, cards))


def can_give(outlook: Outlook, terms: Terms) -> bool:
    """Whether the hands are large enough for the cards of a package."""
    return all(loose(outlook, str(term[1])) >= int(term[3]) for term in terms if term[0] == "grant_cards")


def loose(outlook: Outlook, power: str) -> int:
    """The cards of a hand that others can draw."""
    panel = outlook.powers[power]
    return int(panel["cards"]) - sum(map(int, panel["home_cards"].values()))


BARGAINING = Bargaining(offers, package_worth, can_give)


# -- war


def war_worth(outlook: Outlook, target: str, points: int) -> float:
    """How much more so many command points would be worth in a war with a power, less the danger of a new enemy."""
    return outlook.once(("war", target, points), lambda: _war_worth(outlook, target, points))


def _war_worth(outlook: Outlook, target: str, points: int) -> float:
    two = pair(outlook.me, target)
    if two in outlook.state.wars:
        return -1.0
    peace, danger = appraise(outlook, points), worst_threat(outlook)
    notes, outlook.notes = outlook.notes, {}
    outlook.state.wars.add(two)
    gain = appraise(outlook, points) - peace
    more = max(0.0, worst_threat(outlook) - danger)
    outlook.state.wars.discard(two)
    outlook.notes = notes
    return gain - 0.08 * more - 0.15 * len(outlook.enemies)


def worst_threat(outlook: Outlook) -> float:
    return max((threat(outlook, space) for space in KEYS if outlook.mine(space)), default=0.0)


def judge_war(outlook: Outlook, option: Option) -> float:
    """Declare war where there is more to win than it costs."""
    if option[0] != "declare_war":
        return 0.0
    target = str(option[1])
    if outlook.mate(target) or target == "independent":
        return -1.0
    costs = WAR_COST if target in MAJORS else MINOR_WAR_COST
    price = POINT * costs.get((outlook.me, target), 0) if outlook.kind == "declare_war" else 0.0
    urgent = 0.3 * outlook.danger(target) if target in MAJORS else 0.0
    return war_worth(outlook, target, outlook.reserve) - price - WAR_IS_WORTH + urgent


def judge_join_war(outlook: Outlook, option: Option) -> float:
    return judge_war(outlook, option) + 0.2 if option[0] == "declare_war" else 0.0


def judge_intervention(outlook: Outlook, option: Option) -> float:
    """A minor power on our side brings its cities."""
    return {"intervene": 1.0, "play": 0.8}.get(str(option[0]), 0.3 if host(outlook, outlook.me) < 4 else 0.0)


def judge_payment(outlook: Outlook, option: Option) -> float:
    """Pay with the cheapest card that is enough, otherwise with the largest."""
    owed = outlook.state.war_debts.get(outlook.me, 0)
    points = CARDS[str(option[1])].cp
    return 10.0 - points if points >= owed else float(points) / 10


# -- peace


def judge_sue(outlook: Outlook, option: Option) -> float:
    """Sue for peace if lost cities can be bought back and there is nothing to win."""
    if option == ("done",):
        return 0.0
    me, enemy = outlook.me, str(option[1])
    back = sum(outlook.space_worth(space, me, True) - CARD for space in lost_keys(outlook, me, enemy))
    given = sum(outlook.space_worth(space, me, False) for space in HOMES[enemy] if outlook.mine(space))
    markers = 2 if OTTOMAN in (me, enemy) else 1
    price = markers * max(0.1, outlook.rival(enemy)) + 0.3
    plans = sum(one.worth for one in campaigns(outlook)[:3] if outlook.holder(one.target) == enemy)
    return back - given - price - 0.6 * plans + 0.02 * (host(outlook, enemy) - host(outlook, me))


def price_of(outlook: Outlook, act: str) -> float:
    """What a point for the enemy or a card of ours costs us; the enemy is the worst it could be."""
    worst = max((outlook.rival(enemy) for enemy in outlook.enemies), default=0.2)
    return max(0.15, worst) if act.endswith("_for_vp") else CARD + 0.3 * worst


def judge_regain(outlook: Outlook, option: Option) -> float:
    if option == ("done",):
        return 0.0
    space = str(option[1])
    worth = outlook.space_worth(space, outlook.me, True) * (1.0 if outlook.kind == "regain_keys" else 2.0)
    return worth - price_of(outlook, str(option[0]))


def judge_redeem(outlook: Outlook, option: Option) -> float:
    if option == ("done",):
        return 0.0
    return leader_worth(str(option[1])) - price_of(outlook, str(option[0]))


def judge_ransom(outlook: Outlook, option: Option) -> float:
    return 0.0 if option == ("done",) else leader_worth(str(option[1])) - CARD


def judge_donation(outlook: Outlook, option: Option) -> float:
    return 0.0 if option == ("done",) else CARD * min(outlook.turns_left, 3) - CARD - 0.3 * outlook.rival(PAPACY)


def judge_marriage_for_peace(outlook: Outlook, option: Option) -> float:
    return 0.0 if option == ("decline",) else 0.4


def judge_first(outlook: Outlook, option: Option) -> float:
    return 0.0


JUDGES = {
    "negotiate": judge_first,
    "first_talks": judge_first,
    "announce": BARGAINING.judge_announce,
    "package": BARGAINING.judge_term,
    "confirm_deal": BARGAINING.judge_confirm,
    "declare_war": judge_war,
    "join_war": judge_join_war,
    "prince": judge_join_war,
    "intervene": judge_intervention,
    "war_payment": judge_payment,
    "sue_for_peace": judge_sue,
    "regain_keys": judge_regain,
    "regain_spaces": judge_regain,
    "regain_second": judge_regain,
    "regain_leaders": judge_redeem,
    "ransom": judge_ransom,
    "donation": judge_donation,
    "peace_card": judge_marriage_for_peace,
}
