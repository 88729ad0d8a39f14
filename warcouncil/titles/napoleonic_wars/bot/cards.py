"""Cards: which one to play, for its CP or as an event, which to hold for an answer, and what to part with."""

from __future__ import annotations

from warcouncil.engine.state import Option
from warcouncil.titles.napoleonic_wars.bot import building, diplomacy, sea, war
from warcouncil.titles.napoleonic_wars.bot.events import event_worth
from warcouncil.titles.napoleonic_wars.bot.outlook import CARD, POINT, Outlook
from warcouncil.titles.napoleonic_wars.bot.points import Prospect, appraise
from warcouncil.titles.napoleonic_wars.changes import card_cp
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.effects import Place

USUAL = 3.7
"""The CP of a usual card."""
HELD = 0.12
"""What is lost when a card that could be an answer later is spent."""
RESOURCE = 1.0
"""What a resource is worth at the end of the game."""
LIKELY = 0.45
"""The part of what CP promise that they bring in the end."""
LATER = -0.05
"""The event of a reserve card comes when the CP are spent."""
AT_ONCE = 1.0
"""What raises troops for an army that marches comes first: it costs no CP."""
MARCHING = 2
"""CP that are left for a march of some length."""
FRESH, WAITING = 0.15, 0.8
"""What a reserve card loses by waiting, for it comes back in the next turn, and what it may still bring by it."""


def prospects(outlook: Outlook, cp: int) -> list[Prospect]:
    """All that CP could be spent on."""

    def work() -> list[Prospect]:
        return [
            *war.prospects(outlook, cp),
            *sea.prospects(outlook, cp),
            *diplomacy.prospects(outlook, cp),
            *diplomacy.war_prospects(outlook, cp),
            *building.prospects(outlook, cp),
        ]

    return outlook.once(("prospects", cp), work)


def points_worth(outlook: Outlook, cp: int) -> float:
    """What so many CP are worth now."""
    return outlook.once(("points", cp), lambda: appraise(prospects(outlook, cp), cp))


def card_worth(outlook: Outlook, card: str) -> float:
    """What a card is worth in hand, whatever it is used for."""
    facts = COMPONENTS.cards[card]
    event = 0.0 if facts.response else 0.8 * event_worth(outlook, card)
    return max(POINT * facts.cp, event) + HELD * facts.response


def is_answer(card: str) -> bool:
    facts = COMPONENTS.cards[card]
    return facts.response or facts.battle


# -- an impulse


def judge_play(outlook: Outlook, option: Option) -> float:
    """The card that brings most: its CP with what can be done now, or its event. Reserve cards come every turn."""
    act = str(option[0])
    if act == "done":
        return 0.0
    if act == "siege":
        return war.judge_siege(outlook, option) + 1.0
    if act == "use_resource":
        return resource_worth(outlook)
    if act in ("use_reserve", "reserve_event"):
        return reserve_worth(outlook, option)
    card = str(option[1])
    if act == "event":
        return event_worth(outlook, card) + CARD
    if act == "spare_event":
        return event_worth(outlook, card)
    cp = card_cp(outlook.state, outlook.me, COMPONENTS.cards[card].cp)
    if act == "use_spare":
        return points_worth(outlook, cp)
    lost = HELD * is_answer(card) + 0.3 * max(0.0, event_worth(outlook, card) - points_worth(outlook, cp))
    return points_worth(outlook, cp) - lost + CARD


def resource_worth(outlook: Outlook) -> float:
    """A resource is a point in the end, and a card now."""
    now = max(CARD, LIKELY * points_worth(outlook, round(USUAL)))
    return now + 0.1 * (outlook.lead < 0) - RESOURCE - 0.1


def reserve_worth(outlook: Outlook, option: Option) -> float:
    reserve = COMPONENTS.reserves[str(option[1])]
    cp = card_cp(outlook.state, outlook.me, reserve.cp)
    worth = points_worth(outlook, cp) if option[0] == "use_reserve" else event_worth(outlook, reserve.id)
    cards = len(outlook.state.hands.get(outlook.me, ()))
    if not reserve.plus and cards:
        return worth + 0.3
    return worth + FRESH - (WAITING * POINT * cp if cards > 1 else 0.0)


def judge_more(outlook: Outlook, option: Option) -> float:
    """A reserve card on top of CP at hand, if something great needs more than there are."""
    if option[0] == "use_resource":
        return resource_worth(outlook) - 0.1
    cp = outlook.state.cp
    printed = COMPONENTS.cards if option[0] == "use_spare" else COMPONENTS.reserves
    more = card_cp(outlook.state, outlook.me, printed[str(option[1])].cp)
    dear = [one.worth for one in prospects(outlook, cp + more) if cp < one.cost <= cp + more]
    cheap = [one.worth for one in prospects(outlook, cp + more) if one.cost <= cp]
    gain = max(dear, default=0.0) - max(cheap, default=0.0)
    return 0.5 * gain if gain > 0.4 else -0.05


def judge_extra_event(outlook: Outlook, option: Option) -> float:
    """The event of a reserve card beside CP: troops that it raises still march on these, all else comes later."""
    name = str(option[1])
    printed = COMPONENTS.reserves if option[0] == "reserve_event" else COMPONENTS.cards
    raises = any(isinstance(one, Place) for one in printed[name].effects)
    if not raises or outlook.state.cp < MARCHING:
        return LATER
    worth = reserve_worth(outlook, option) if option[0] == "reserve_event" else event_worth(outlook, name)
    return AT_ONCE + worth if worth > 0 else LATER


def judge_preempt(outlook: Outlook, option: Option) -> float:
    """Go first if there is something to take at once; sieges must wait for the scheduled impulse."""
    if option[0] != "preempt":
        return 0.0
    best = max((one.worth for one in war.prospects(outlook, 4)), default=0.0)
    return 0.3 * best - 0.2


# -- the hand


def judge_redraw(outlook: Outlook, option: Option) -> float:
    """A poor hand is changed for one card fewer."""
    if option[0] == "keep_hand":
        return 0.0
    hand = outlook.state.hands.get(outlook.me, ())
    have = sum(card_worth(outlook, card) for card in hand)
    return 0.9 * CARD * (len(hand) - 1) - have - 0.15


def judge_new_hand(outlook: Outlook, option: Option) -> float:
    """More cards for fewer, if there are."""
    if option[0] == "keep_hand":
        return 0.0
    return CARD * (int(outlook.about.get("amount", 0)) - len(outlook.state.hands.get(outlook.me, ()))) - 0.1


def judge_parting(outlook: Outlook, option: Option) -> float:
    """Whatever must go: the least useful card."""
    if len(option) == 1:
        return -RESOURCE if option[0] == "pay_resource" else -0.3
    card = str(option[1])
    if card in COMPONENTS.cards:
        return -card_worth(outlook, card)
    return -POINT * COMPONENTS.reserves[card].cp


def judge_discard(outlook: Outlook, option: Option) -> float:
    """A card of somebody else: the best of it goes; of our own the least."""
    whose = str(outlook.about.get("power2") or outlook.me)
    if len(option) == 1:
        return 0.0
    return -judge_parting(outlook, option) - 0.3 if not outlook.ours(whose) else judge_parting(outlook, option)


def judge_drawn(outlook: Outlook, option: Option) -> float:
    """A card that is on the table already: its event or its CP."""
    card = str(option[1])
    if option[0] == "event":
        return event_worth(outlook, card)
    return points_worth(outlook, COMPONENTS.cards[card].cp) if option[0] == "spend" else 0.0


def judge_timed(outlook: Outlook, option: Option) -> float:
    """What is no good to us ends."""
    return -event_worth(outlook, str(option[1]))


def judge_void(outlook: Outlook, option: Option) -> float:
    """The dearest reserve card of a rival, the cheapest of our own."""
    reserve = COMPONENTS.reserves[str(option[1])]
    return POINT * reserve.cp * (-1 if outlook.ours(reserve.nation) else 1)


ACTS = {
    "use_resource": judge_more,
    "use_reserve": judge_more,
    "use_spare": judge_more,
    "reserve_event": judge_extra_event,
    "spare_event": judge_extra_event,
}
JUDGES = {
    "play": judge_play,
    "preempt": judge_preempt,
    "redraw": judge_redraw,
    "new_hand": judge_new_hand,
    "too_many": judge_parting,
    "war_payment": judge_parting,
    "event_levy": judge_parting,
    "event_discard": judge_discard,
    "event_draw": judge_drawn,
    "timed": judge_timed,
    "event_timed": judge_timed,
    "event_undone": judge_timed,
    "event_void": judge_void,
}
