"""Cards from hand to hand and from the deck: what is drawn, taken at random, shown, looked at.

The number of cards in a hand is seen by everybody, and so are cards that lie open (`state.secrets`). Everything else
about a hand is known to its seat and to those who hold a fact `("card", card, power)`; every verb here keeps these
facts true. A power that no seat plays may have a hand as well: then nobody sees it.
"""

from __future__ import annotations

from warcouncil.engine.log import Masked
from warcouncil.table.facts import Fact
from warcouncil.table.state import TableState

HELD_BACK = Fact("held_back", "power", "card", secret=True)
"""A power has just won a card and may not play it yet."""
FACTS = (HELD_BACK,)


def loose_cards(state: TableState, power: str) -> tuple[str, ...]:
    """The cards of a hand that others can draw: those that lie open are never among them."""
    lie_open = state.secrets.lie_open
    return tuple([card for card in state.hands[power] if card not in lie_open])  # table-hands-1


def loose(state: TableState, power: str, besides: str = "") -> int:
    """How many such cards there are, besides one that somebody wants to play: everybody can count them."""
    cards = loose_cards(state, power)
    return len(cards) - (besides in cards)


def seats_of(state: TableState, *powers: str) -> tuple[int, ...]:
    """The seats that play some powers; a power that nobody plays has none."""
    return tuple([state.seats[power] for power in powers if power in state.seats])


# -- from the deck


def draw(state: TableState, power: str, count: int = 1) -> tuple[str, ...]:
    """Draw from the deck into a hand; nothing is drawn once the deck is empty."""
    cards = tuple(draw_one(state) for _ in range(min(count, len(state.deck))))
    for card in cards:
        state.take_card(power, card)
    state.log("draws_cards", power=power, amount=len(cards))
    if cards:
        state.show(seats_of(state, power), "cards_drawn", power=power, card=cards)
    return cards


def draw_one(state: TableState) -> str:
    """The next card of the deck, which goes nowhere yet."""
    card, state.deck = state.deck.draw(state.dice, "deck")
    return card


# -- from other hands


def random_card(state: TableState, power: str) -> str:
    """A card of a hand at random, none that lies open; it stays in the hand."""
    card, _ = state.dice.draw(loose_cards(state, power), f"card of {power}")  # table-hands-2
    return card


def take_random(state: TableState, taker: str, giver: str) -> str:
    """A power draws a card at random from the hand of another one and keeps it; these two alone see it."""
    card = leave_at_random(state, taker, giver)
    state.take_card(taker, card)
    tell_of_draw(state, taker, giver, card)
    return card


def draw_to_look(state: TableState, viewer: str, giver: str) -> None:
    """A power draws a card at random from a hand; it lies before him, seen by these two alone."""
    card = leave_at_random(state, viewer, giver)
    state.drawn, state.drawer = (*state.drawn, card), viewer
    tell_of_draw(state, viewer, giver, card)


def leave_at_random(state: TableState, taker: str, giver: str) -> str:
    """A random card leaves a hand; nobody but the two powers knows which."""
    card = random_card(state, giver)
    blur(state, giver, taker)
    state.leave_hand(giver, card)
    return card


def tell_of_draw(state: TableState, taker: str, giver: str, card: str) -> None:
    """Everybody sees that a card was drawn from a hand; the giver knows where it is now."""
    state.learn(seats_of(state, giver), ("card", card, taker))
    insiders = seats_of(state, giver, taker)
    state.show(None, "draws_from_hand", power=taker, power2=giver, card=Masked(card, insiders))


def hold_back(state: TableState, power: str, card: str) -> None:
    """A card that a power has just won may be played in a later impulse only, not even out of turn in this one."""
    state.mark(HELD_BACK, power, card)  # table-hands-3


def blur(state: TableState, giver: str, *insiders: str) -> None:
    """A card left a hand unseen: what outsiders knew of that hand may have been the card that left."""
    seats = seats_of(state, giver, *insiders)
    state.known = [
        entry for entry in state.known if entry.seat in seats or entry.fact[0] != "card" or entry.fact[2] != giver
    ]


# -- in sight


def discard(state: TableState, power: str, card: str) -> None:
    """A card from the hand to the discard pile, face up."""
    state.leave_hand(power, card)
    state.put_away(card)
    state.show(None, "discards_card", power=power, card=card)


def discard_random(state: TableState, power: str) -> str:
    """A random card of a hand is discarded, face up; "" if there is none."""
    if not loose(state, power):
        return ""  # table-hands-4
    card = random_card(state, power)
    discard(state, power, card)
    return card


def take_from_discard(state: TableState, power: str, card: str) -> None:
    """A card comes from the discard pile into a hand; everybody sees it, and knows where it is."""
    state.discard = tuple(other for other in state.discard if other != card)
    state.take_card(power, card)
    state.show(None, "card_fetched", ("card", card, power), power=power, card=card)  # table-hands-5


def look_at_hand(state: TableState, viewer: str, power: str) -> None:
    """One power looks at the hand of another one."""
    facts = [("card", card, power) for card in loose_cards(state, power)]
    state.log("looks_at_hand", power=viewer, power2=power)
    state.show(seats_of(state, viewer), "hand_seen", *facts, power=power, card=state.hands[power])
