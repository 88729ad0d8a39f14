"""The hand: which card to play as what, what to keep, and what to part with."""

from __future__ import annotations

from warcouncil.bots.war.points import POINT
from warcouncil.engine.state import Option
from warcouncil.titles.here_i_stand.bot.diplomacy import war_worth
from warcouncil.titles.here_i_stand.bot.events import event_worth, fetched_worth, marriage
from warcouncil.titles.here_i_stand.bot.outlook import CARD, Outlook
from warcouncil.titles.here_i_stand.bot.points import appraise, last_points
from warcouncil.titles.here_i_stand.components import CARDS

KEPT = ("combat", "response")
"""Cards that may serve better later."""
HELD = 0.3
"""What such a card is worth in the hand of a power at war."""


def use_worth(outlook: Outlook, card: str) -> float:
    """What a card is worth, however it is played."""
    if CARDS[card].kind == "mandatory":
        return event_worth(outlook, card)
    return max(POINT * CARDS[card].cp, 0.0 if CARDS[card].kind in KEPT else event_worth(outlook, card))


def judge_impulse(outlook: Outlook, option: Option) -> float:
    """Every card has its best use; of these, what brings most comes first, and the others have their impulses later."""
    if option == ("pass",):
        return pass_worth(outlook)
    card = str(option[1])
    points, event, kept = uses(outlook, card)
    if option[0] == "event":
        return event if event >= points or CARDS[card].kind == "mandatory" else event - 2.0
    if ("event", card) in outlook.options and event > points:
        return -1.0
    return appraise(outlook, CARDS[card].cp) if points >= kept else points - kept


def uses(outlook: Outlook, card: str) -> tuple[float, float, float]:
    """What a card is worth for its points, as an event, and in the hand."""
    points = last_points(outlook, CARDS[card].cp)
    waits = CARDS[card].kind in KEPT and outlook.enemies and outlook.turns_left
    event = event_worth(outlook, card) if ("event", card) in outlook.options else -9.0
    return points, event, HELD if waits else -9.0


def pass_worth(outlook: Outlook) -> float:
    """Passing keeps the cards in hand for the next turn: good only if they are better kept."""
    if not outlook.turns_left:
        return -0.5
    kept = [card for card in outlook.hand if CARDS[card].kind in KEPT]
    return 0.02 if len(kept) == len(outlook.hand) and outlook.enemies else 0.0


def judge_show(outlook: Outlook, option: Option) -> float:
    """Under Mary I a good card may be lost to the Papacy: show the smaller ones first."""
    if option == ("pass",):
        return pass_worth(outlook)
    return 0.5 * max(appraise(outlook, CARDS[str(option[1])].cp), event_worth(outlook, str(option[1])))


def judge_use(outlook: Outlook, option: Option) -> float:
    """A card that is on the table already: points, event, or back into the hand."""
    card = str(option[1])
    if option[0] == "event":
        return event_worth(outlook, card)
    if option[0] == "keep_card":
        return 0.2 + 0.3 * use_worth(outlook, card)
    return appraise(outlook, CARDS[card].cp)


def judge_fetch(outlook: Outlook, option: Option) -> float:
    return fetched_worth(outlook, str(option[1]))


def judge_keeping(outlook: Outlook, option: Option) -> float:
    return use_worth(outlook, str(option[1]))


def judge_diet(outlook: Outlook, option: Option) -> float:
    """Worms: a good card of few uses, seldom the home card."""
    card = CARDS[str(option[1])]
    eager = 0.3 if outlook.me in ("papacy", "protestant") else 0.12
    return eager * card.cp - 0.5 * use_worth(outlook, card.id) - 0.4 * (card.kind == "home")


def judge_wives(outlook: Outlook, option: Option) -> float:
    """A wedding, or a war with five command points for it."""
    if option == ("marry",):
        return marriage(outlook)
    return last_points(outlook, 5) + war_worth(outlook, str(option[1]), 5)


def judge_overture(outlook: Outlook, option: Option) -> float:
    """The least useful card goes to whom we fear least."""
    if option == ("pass",):
        return 0.0
    card, power = str(option[1]), str(option[2])
    return -use_worth(outlook, card) - 0.5 * outlook.rival(power)


def judge_pay(outlook: Outlook, option: Option) -> float:
    """Mercenaries are worth a card if there are many."""
    if option == ("decline",):
        return 0.0
    many = sum(outlook.state.number(place, outlook.me, "mercenary") for place in outlook.state.troops)
    points = CARDS[str(option[1])].cp
    saved = min(many, {1: 2, 2: 4, 3: 6, 4: 10}.get(points, many))
    return 0.16 * saved - use_worth(outlook, str(option[1]))


def judge_copernicus(outlook: Outlook, option: Option) -> float:
    return CARD if option == ("draw_card",) else CARD * outlook.rival("protestant")


def judge_bigamy(outlook: Outlook, option: Option) -> float:
    return -0.5 if option[0] == "lose_leader" else -CARD


def judge_inquisition(outlook: Outlook, option: Option) -> float:
    """A random card, a chosen one, or a debate."""
    if option[0] == "card":
        return use_worth(outlook, str(option[1])) - 0.1
    return CARD * (1 + outlook.rival(str(option[1]))) if option[0] == "draw_from" else 0.6


def judge_seizure(outlook: Outlook, option: Option) -> float:
    if option == ("decline",):
        return 0.0
    return CARDS[str(option[2])].cp * 0.2 + outlook.rival(str(option[1]))


def judge_comet(outlook: Outlook, option: Option) -> float:
    """The most dangerous power loses a card, which is worse than an impulse."""
    return outlook.rival(str(option[1])) * (1.0 if option[0] == "discard_random" else 0.4)


JUDGES = {
    "impulse": judge_impulse,
    "show_card": judge_show,
    "use_card": judge_use,
    "fetched_card": judge_use,
    "fetch_card": judge_fetch,
    "loot": judge_keeping,
    "grey_keeps": judge_keeping,
    "diet_card": judge_diet,
    "six_wives": judge_wives,
    "overture": judge_overture,
    "pay_mercenaries": judge_pay,
    "copernicus": judge_copernicus,
    "bigamy": judge_bigamy,
    "inquisition": judge_inquisition,
    "inquisition_discard": judge_seizure,
    "halleys_comet": judge_comet,
}
