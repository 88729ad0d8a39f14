"""CP that a nation raises at once out of its impulse, as if in one; what is left over is lost (8.21, 11.43).

It plays a card, a reserve card, or a card and a reserve card with a +; a resource brings no CP, for its card would be a
second one (16.2). The nation whose impulse it is pays for a war out of the CP that it has left.
"""

from __future__ import annotations

from collections.abc import Mapping
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


# -- how much there is


def reserves(state: NapoleonicState, nation: str) -> tuple[str, ...]:
    """The fresh reserve cards of a nation, and the cards that are in their place for this turn (6.2, 14.31)."""
    return (*fresh_reserves(state, nation), *state.spares.get(nation, ()))


def has_plus(id: str) -> bool:
    """Whether a reserve card may be played beside a card; cards in place of one are those of major powers (5.12)."""
    return id not in COMPONENTS.reserves or COMPONENTS.reserves[id].plus


def cp_of(state: NapoleonicState, nation: str, id: str) -> int:
    printed = COMPONENTS.reserves[id] if id in COMPONENTS.reserves else COMPONENTS.cards[id]
    return card_cp(state, nation, printed.cp)


def together(state: NapoleonicState, nation: str, card: int, spare: int) -> int:
    """The most CP when the best card brings so many, and the best one in place of a reserve card so many."""
    if nation == active_power(state):
        return state.cp
    fresh = {one: cp_of(state, nation, one) for one in fresh_reserves(state, nation)}
    beside = max([spare, *(cp for one, cp in fresh.items() if has_plus(one))])
    return max([card + beside, *fresh.values()])


def most(state: NapoleonicState, nation: str) -> int:
    """What everybody must think that a nation could pay."""
    dearest = card_cp(state, nation, DEAREST)
    return together(state, nation, dearest * bool(state.hands[nation]), dearest * bool(state.spares.get(nation)))


def worth(state: NapoleonicState, nation: str) -> int:
    """What a nation can pay."""
    cards = [cp_of(state, nation, card) for card in state.hands[nation]]
    spares = [cp_of(state, nation, card) for card in state.spares.get(nation, ())]
    return together(state, nation, max(cards, default=0), max(spares, default=0))


def means(state: NapoleonicState, nation: str, left: int, carded: bool = False, reserved: bool = False) -> list[str]:
    """What brings the CP that are still wanted, by itself or with what may be played beside it."""
    held = () if carded else state.hands[nation]
    cards = {card: cp_of(state, nation, card) for card in held}
    fresh = () if reserved else reserves(state, nation)
    usable = {one: cp_of(state, nation, one) for one in fresh if has_plus(one) or not carded}
    beside = max([cp for one, cp in usable.items() if has_plus(one)], default=0)
    best = max(cards.values(), default=0)
    found = [card for card, cp in cards.items() if cp + beside >= left]
    return [*found, *(one for one, cp in usable.items() if cp + best * has_plus(one) >= left)]


# -- raising it


def named(verb: str, id: str) -> Option:
    """A card or reserve card as an option."""
    return (f"{verb}_reserve" if id in COMPONENTS.reserves else f"{verb}_card", id)


def use(state: NapoleonicState, nation: str, id: str) -> int:
    """A card or reserve card is used for its CP."""
    cp = cp_of(state, nation, id)
    if id in COMPONENTS.reserves:
        state.used_reserves.add(id)
        state.log("reserve_used", power=nation, reserve=id, cp=cp)
        return cp
    if id in state.hands[nation]:
        hands.discard(state, nation, id)
    else:
        state.take_spare(nation, id)
        state.put_away(id)
        state.log("card_spent", power=nation, card=id, cp=cp)
    takes_effect(state, nation, id)
    return cp


def options(state: NapoleonicState, verb: str, nation: str, left: int, carded: bool, reserved: bool) -> list[Option]:
    return [named(verb, one) for one in means(state, nation, left, carded, reserved)]


def raised(
    state: NapoleonicState, nation: str, price: int, kind: str, verb: str, about: Mapping[str, str], first: str = ""
) -> Flow:
    """A nation plays what brings so many CP; the first of it may have been named already."""
    paid, carded, reserved = 0, False, False
    while paid < price:
        id = first
        if not id:
            able = partial(options, verb=verb, nation=nation, left=price - paid, carded=carded, reserved=reserved)
            choice = yield Ask(nation, kind, able, about={**about, "cp": price - paid})
            id = str(choice[1])
        first = ""
        carded, reserved = carded or id in state.hands[nation], reserved or id not in state.hands[nation]
        paid += use(state, nation, id)


def pay(state: NapoleonicState, nation: str, price: int, foe: str) -> Flow:
    """A nation pays for a declaration of war (11.43)."""
    if nation == active_power(state):
        state.cp -= price
        return
    yield from raised(state, nation, price, "war_payment", "pay", {"power2": foe})
