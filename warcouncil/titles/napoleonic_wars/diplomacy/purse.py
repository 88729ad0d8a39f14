"""What a declaration of war costs whose retreat needs it, paid as in an impulse; CP that are left are lost (11.43).

The nation whose impulse it is pays out of the CP that it has left. Others play a card, a reserve card, or a card and a
reserve card with a +; a resource brings no CP, for its card would be a second one (16.2).
"""

from __future__ import annotations

from functools import partial

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table import hands
from warcouncil.titles.napoleonic_wars.changes import card_cp
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.events.rules import takes_effect
from warcouncil.titles.napoleonic_wars.relations import active_power
from warcouncil.titles.napoleonic_wars.seasons.plays import fresh_reserves
from warcouncil.titles.napoleonic_wars.state import NapoleonicState

DEAREST = max(card.cp for card in COMPONENTS.cards.values())
KINDS = {"war_payment": Kind({"pay_card": ("card",), "pay_reserve": ("reserve",)}, public=False)}
REFUSALS = {"war_payment": "nw-11.43-1"}


def together(state: NapoleonicState, nation: str, card: int) -> int:
    """The most CP that a nation has when its best card brings so many: beside one only a reserve card with a +."""
    if nation == active_power(state):
        return state.cp
    fresh = fresh_reserves(state, nation)
    beside = max([reserve_cp(state, nation, one) for one in fresh if COMPONENTS.reserves[one].plus], default=0)
    return max([card + beside, *(reserve_cp(state, nation, one) for one in fresh)])


def reserve_cp(state: NapoleonicState, nation: str, reserve: str) -> int:
    return card_cp(state, nation, COMPONENTS.reserves[reserve].cp)


def most(state: NapoleonicState, nation: str) -> int:
    """What everybody must think that a nation could pay."""
    return together(state, nation, card_cp(state, nation, DEAREST) if state.hands[nation] else 0)


def worth(state: NapoleonicState, nation: str) -> int:
    """What a nation can pay."""
    cards = [card_cp(state, nation, COMPONENTS.cards[card].cp) for card in state.hands[nation]]
    return together(state, nation, max(cards, default=0))


def pay(state: NapoleonicState, nation: str, price: int, foe: str) -> Flow:
    """A nation pays for a declaration of war (11.43)."""
    if nation == active_power(state):
        state.cp -= price
        return
    paid, carded, reserved = 0, False, False
    while paid < price:
        left = price - paid
        able = partial(means, nation=nation, left=left, carded=carded, reserved=reserved)
        choice = yield Ask(nation, "war_payment", able, about={"power2": foe, "cp": left})
        if choice[0] == "pay_card":
            carded = True
            paid += card_cp(state, nation, COMPONENTS.cards[str(choice[1])].cp)
            hands.discard(state, nation, str(choice[1]))
            takes_effect(state, nation, str(choice[1]))
        else:
            reserved = True
            cp = reserve_cp(state, nation, str(choice[1]))
            paid += cp
            state.used_reserves.add(str(choice[1]))
            state.log("reserve_used", power=nation, reserve=str(choice[1]), cp=cp)


def means(state: NapoleonicState, nation: str, left: int, carded: bool, reserved: bool) -> list[Option]:
    """What brings the CP that are still wanted, by itself or with what may be played beside it."""
    held = () if carded else state.hands[nation]
    cards = {card: card_cp(state, nation, COMPONENTS.cards[card].cp) for card in held}
    fresh = () if reserved else fresh_reserves(state, nation)
    usable = [one for one in fresh if COMPONENTS.reserves[one].plus or not carded]
    beside = max([reserve_cp(state, nation, one) for one in usable if COMPONENTS.reserves[one].plus], default=0)
    best = max(cards.values(), default=0)
    options: list[Option] = [("pay_card", card) for card, cp in cards.items() if cp + beside >= left]
    for one in usable:
        if reserve_cp(state, nation, one) + best * COMPONENTS.reserves[one].plus >= left:
            options.append(("pay_reserve", one))
    return options
