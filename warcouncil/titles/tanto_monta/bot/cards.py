"""The hand: which card to play as what, headlines, resources, what to keep and what to part with."""

from __future__ import annotations

from warcouncil.bots.war.points import POINT
from warcouncil.engine.state import Option
from warcouncil.titles.tanto_monta.bot.events import event_worth
from warcouncil.titles.tanto_monta.bot.outlook import CARD, RESOURCE, Outlook
from warcouncil.titles.tanto_monta.bot.points import appraise, last_points
from warcouncil.titles.tanto_monta.resources import RESOURCES, gives
from warcouncil.titles.tanto_monta.windows import CARDS

KEPT = ("combat", "response")
"""Cards that may serve better later."""
HELD = 0.15
"""What such a card is worth in the hand of a player at war."""
FIRST = {0: 0.02, 1: 0.03, 2: 0.06, 3: 0.15, 4: 0.35, 5: 0.6, 6: 0.8, 7: 0.92}
"""The chance to have the first headline by the points of its support; with more it is nearly sure."""
SURE = 0.97
SECOND = 0.35
"""The chance of a point in the second place."""
HEADLINE = 1.0


def card_points(card: str) -> float:
    return POINT * CARDS[card].cp


def use_worth(outlook: Outlook, card: str) -> float:
    """What a card is worth, however it is played."""
    if CARDS[card].kind == "mandatory":
        return event_worth(outlook, card)
    event = event_worth(outlook, card) if CARDS[card].kind not in KEPT and card in outlook.state.book.events else 0.0
    return max(card_points(card), event)


def judge_impulse(outlook: Outlook, option: Option) -> float:
    """Every card has its best use; of these, what brings most comes first, and the others have their impulses later."""
    if option == ("pass",):
        return -0.2
    card = str(option[1])
    points, event = uses(outlook, card)
    if option[0] == "event":
        return event if event >= points or CARDS[card].kind == "mandatory" else event - 2.0
    if ("event", card) in outlook.options and event > points:
        return -1.0
    kept = HELD if CARDS[card].kind in KEPT and outlook.enemies() and len(outlook.hand) > 1 else 0.0
    return appraise(outlook, CARDS[card].cp) - kept


def uses(outlook: Outlook, card: str) -> tuple[float, float]:
    """What a card is worth for its points, and as an event."""
    event = event_worth(outlook, card) if ("event", card) in outlook.options else -9.0
    return last_points(outlook, CARDS[card].cp), event


# -- headlines


def judge_headline(outlook: Outlook, option: Option) -> float:
    """An event that is good for us and would cost many points otherwise; else the least useful card."""
    if len(option) == 1:
        return 0.0
    card = str(option[1])
    known = card in outlook.state.book.events
    happens = 0.8 * event_worth(outlook, card) if known else 0.0
    return happens - use_worth(outlook, card)


def judge_support(outlook: Outlook, option: Option) -> float:
    """The first place is worth a point; a card that cannot reach it should be small."""
    card = CARDS[str(option[1])]
    first = FIRST.get(card.headline_cp, SURE)
    return HEADLINE * (first + (1 - first) * SECOND * first) - 0.9 * use_worth(outlook, card.id)


def judge_give_up(outlook: Outlook, option: Option) -> float:
    """Administration only lets us keep cards; a point is worth more."""
    return 0.0 if len(option) == 1 else 0.5


# -- resources


def judge_extension(outlook: Outlook, option: Option) -> float:
    """Resources do not keep: the points are spent as long as there is a use for them."""
    if option == ("done",):
        return 0.0
    if option[0] == "extend":
        return appraise(outlook, gives(str(option[1]))) - 0.05
    return {"mesta_roll": 0.2, "sign_senlis": -0.3, "sign_barcelona": -0.4}.get(str(option[0]), -0.1)


def resource_worth(resource: str) -> float:
    facts = RESOURCES.get(resource)
    if facts is None:
        return RESOURCE
    return {"cp": POINT * facts.value, "card": CARD, "vp": float(facts.value)}.get(facts.kind, 0.2)


# -- giving and keeping


def holding(outlook: Outlook, thing: str) -> float:
    """What a card or resource is worth to its owner."""
    return use_worth(outlook, thing) if thing in CARDS else resource_worth(thing)


def judge_giving(outlook: Outlook, option: Option) -> float:
    """Whatever must go: the least useful card."""
    things = [str(one) for one in option[1:] if one in CARDS or one in RESOURCES]
    return -sum(holding(outlook, thing) for thing in things) if things else -0.9 * CARD * (len(option) == 1)


def judge_keeping(outlook: Outlook, option: Option) -> float:
    """Whatever may stay: the most useful."""
    things = [str(one) for one in option[1:] if one in CARDS or one in RESOURCES]
    return sum(holding(outlook, thing) for thing in things)


def judge_payment(outlook: Outlook, option: Option) -> float:
    """Pay with the cheapest that is enough, otherwise with the largest."""
    owed = outlook.state.war_debts.get(outlook.player, 0)
    thing = str(option[1])
    points = gives(thing) if option[0] == "pay_resource" else CARDS[thing].cp
    enough = 10.0 - points if points >= owed else points / 10
    return enough + 0.3 * (option[0] == "pay_resource")


def judge_missive(outlook: Outlook, option: Option) -> float:
    """The least useful card goes to whom we fear least."""
    return -use_worth(outlook, str(option[1])) - 0.5 * outlook.rival(str(option[2]))


def judge_fetched(outlook: Outlook, option: Option) -> float:
    """A card that is on the table already: points, event, or into the hand."""
    card = str(option[1])
    if option[0] == "event":
        return event_worth(outlook, card)
    return 0.7 * use_worth(outlook, card) if option[0] == "keep_card" else appraise(outlook, CARDS[card].cp)


def judge_tribute(outlook: Outlook, option: Option) -> float:
    return 0.5 if option == ("draw_two",) else 0.4


def judge_university(outlook: Outlook, option: Option) -> float:
    """Three points later, if there is a later."""
    return 1.0 if option == ("graduate",) else 0.45 * outlook.turns_left


JUDGES = {
    "impulse": judge_impulse,
    "headline": judge_headline,
    "support": judge_support,
    "give_up": judge_give_up,
    "extension": judge_extension,
    "war_payment": judge_payment,
    "reparation": judge_giving,
    "senlis_price": judge_giving,
    "barcelona_price": judge_giving,
    "tribute_paid": judge_giving,
    "protector": judge_giving,
    "overboard": judge_giving,
    "show_card": judge_giving,
    "provisions": judge_giving,
    "missive": judge_missive,
    "throw_away": judge_giving,
    "stolen": judge_keeping,
    "fetch_card": judge_keeping,
    "fetched_card": judge_fetched,
    "keep_card": judge_keeping,
    "expelled": judge_keeping,
    "tribute": judge_tribute,
    "university": judge_university,
}
