"""Cards from hand to hand and from the deck (6.2, 9): what is drawn at random, shown, looked at.

The number of cards in a hand is seen by everybody, and so is where the home cards are; everything else about a hand is
known to its seat and to those who hold a fact `("card", card, power)`. Every verb here keeps these facts true.
"""

from __future__ import annotations

from warcouncil.engine.log import Masked
from warcouncil.titles.here_i_stand.components import CARDS
from warcouncil.titles.here_i_stand.state import HereIStandState


def loose_cards(state: HereIStandState, power: str) -> tuple[str, ...]:
    """The cards of a hand that others can draw: home cards are never among them."""
    return tuple([card for card in state.hands[power] if CARDS[card].kind != "home"])  # his-9.1-22 his-6.1-7


def loose(state: HereIStandState, power: str, besides: str = "") -> int:
    """How many such cards there are, besides one that somebody wants to play: everybody can count them."""
    return sum([card != besides for card in loose_cards(state, power)])


def draw(state: HereIStandState, power: str, count: int = 1) -> tuple[str, ...]:
    """Draw from the deck into a hand; nothing is drawn once the deck is empty."""
    cards = tuple(draw_one(state) for _ in range(min(count, len(state.deck))))
    for card in cards:
        state.take_card(power, card)
    state.log("draws_cards", power=power, amount=len(cards))
    if cards:
        state.show((state.seat_of(power),), "cards_drawn", power=power, card=cards)
    return cards


def draw_one(state: HereIStandState) -> str:
    """The next card of the deck, which goes nowhere yet."""
    card, state.deck = state.deck.draw(state.dice, "deck")  # his-6.2-17
    return card


def random_card(state: HereIStandState, power: str) -> str:
    """A card of a hand at random, not a home card; it stays in the hand."""
    card, _ = state.dice.draw(loose_cards(state, power), f"card of {power}")  # his-6.1-11
    return card


def take_random(state: HereIStandState, taker: str, giver: str) -> str:
    """A power draws a card at random from the hand of another one and keeps it; these two alone see it."""
    card = random_card(state, giver)
    blur(state, giver, taker)
    state.leave_hand(giver, card)
    state.take_card(taker, card)
    seats = (state.seat_of(giver), state.seat_of(taker))
    state.learn((seats[0],), ("card", card, taker))
    state.show(None, "draws_from_hand", power=taker, power2=giver, card=Masked(card, seats))
    return card


def hold_back(state: HereIStandState, power: str, card: str) -> None:
    """A card that a power has just won may be played in a later impulse only, not even out of turn in this one."""
    state.mark_impulse("held_back", power, card)  # his-16.4-8


def blur(state: HereIStandState, giver: str, *insiders: str) -> None:
    """A card left a hand unseen: what outsiders knew of that hand may have been the card that left."""
    seats = {state.seat_of(power) for power in (giver, *insiders)}
    state.known = [
        entry for entry in state.known if entry.seat in seats or entry.fact[0] != "card" or entry.fact[2] != giver
    ]


def discard(state: HereIStandState, power: str, card: str) -> None:
    """A card from the hand to the discard pile, face up."""
    state.leave_hand(power, card)
    state.put_away(card)
    state.show(None, "discards_card", power=power, card=card)


def discard_random(state: HereIStandState, power: str) -> str:
    """A random card of a hand is discarded, face up; "" if there is none."""
    if not loose(state, power):
        return ""  # his-6.1-20
    card = random_card(state, power)
    discard(state, power, card)
    return card


def look_at_hand(state: HereIStandState, viewer: str, power: str) -> None:
    """One power looks at the hand of another one."""
    facts = [("card", card, power) for card in loose_cards(state, power)]
    state.log("looks_at_hand", power=viewer, power2=power)
    state.show((state.seat_of(viewer),), "hand_seen", *facts, power=power, card=state.hands[power])
