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
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
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
    fresh = [COMPONENTS.reserves[one] for one in fresh_reserves(state, nation)]
    beside = max([one.cp for one in fresh if one.plus], default=0)
    return max([card + beside, *(one.cp for one in fresh)])


def most(state: NapoleonicState, nation: str) -> int:
    """What everybody must think that a nation could pay."""
    return together(state, nation, DEAREST if state.hands[nation] else 0)


def worth(state: NapoleonicState, nation: str) -> int:
    """What a nation can pay."""
    return together(state, nation, max([COMPONENTS.cards[card].cp for card in state.hands[nation]], default=0))


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
            paid += COMPONENTS.cards[str(choice[1])].cp
            hands.discard(state, nation, str(choice[1]))
        else:
            reserved = True
            paid += COMPONENTS.reserves[str(choice[1])].cp
            state.used_reserves.add(str(choice[1]))
            state.log("reserve_used", power=nation, reserve=str(choice[1]), cp=COMPONENTS.reserves[str(choice[1])].cp)


def means(state: NapoleonicState, nation: str, left: int, carded: bool, reserved: bool) -> list[Option]:
    """What brings the CP that are still wanted, by itself or with what may be played beside it."""
    cards = {} if carded else {card: COMPONENTS.cards[card].cp for card in state.hands[nation]}
    fresh = () if reserved else fresh_reserves(state, nation)
    usable = [one for one in fresh if COMPONENTS.reserves[one].plus or not carded]
    beside = max([COMPONENTS.reserves[one].cp for one in usable if COMPONENTS.reserves[one].plus], default=0)
    best = max(cards.values(), default=0)
    options: list[Option] = [("pay_card", card) for card, cp in cards.items() if cp + beside >= left]
    for one in usable:
        row = COMPONENTS.reserves[one]
        if row.cp + best * row.plus >= left:
            options.append(("pay_reserve", one))
    return options
