"""Hidden information of a game with cards: what a seat cannot see, and how all of it is drawn anew for that seat.

Hidden are the hands of others but for cards that lie open, the further places that `state.secrets` names, such as cards
that somebody has drawn and looks at, and the deck. Cards chosen in secret are in their hands until all of them are
shown; which they are, the drafts tell their own seat alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from warcouncil.engine.dice import Dice
from warcouncil.engine.state import Atom, Known
from warcouncil.table.state import TableState

SECRETS = ("hands", "deck")

Becomes = Mapping[str, str]
"""Card -> the card that is in its place now."""


def knows(state: TableState, seat: int | None, card: str, power: str) -> bool:
    """Whether a seat knows that a card is in the hand of a power."""
    return card in state.secrets.lie_open or state.sees(seat, power) or state.knows(seat, "card", card, power)


def places(state: TableState) -> Iterator[tuple[str, tuple[str, ...]]]:
    """All hands and further places where cards lie that others do not see: whose they are, and the cards."""
    yield from state.hands.items()
    for cards, viewer in state.secrets.places.items():
        if viewer:
            yield getattr(state, viewer), getattr(state, cards)
        else:
            yield from getattr(state, cards).items()


def unseen(state: TableState, seat: int | None) -> list[str]:
    """The cards of which a seat does not know where they are, in the order of the data."""
    found: set[str] = set(state.deck.cards)
    for power, cards in places(state):
        found.update(card for card in cards if not knows(state, seat, card, power))
    return [card for card in state.all_cards if card in found]


def hidden(state: TableState, seat: int | None) -> Mapping[str, Any]:
    """The value of every kind of secret, as far as a seat cannot see it."""
    away = set(unseen(state, seat))
    held = [(power, tuple(card for card in cards if card in away)) for power, cards in places(state)]
    committed = {power: draft for power, draft in state.drafts.items() if not state.sees(seat, power)}
    return {"hands": (held, committed), "deck": (state.deck.bag, state.deck.top)}


def resample(state: TableState, seat: int, dice: Dice) -> None:
    """Cards that the seat has not seen change places; what others know of them follows."""
    cards = unseen(state, seat)
    becomes = dict(zip(cards, dice.shuffle(cards, "unseen cards"), strict=True))
    state.deck = state.deck.renamed(becomes)
    for place, viewer in state.secrets.places.items():
        here = getattr(state, place)
        setattr(
            state, place, exchanged(here, becomes) if viewer else {one: exchanged(here[one], becomes) for one in here}
        )
    for power, hand in state.hands.items():
        state.hands[power] = exchanged(hand, becomes)
        state.sort_hand(power)
    state.known = [entry if entry.seat == seat else renamed(entry, becomes) for entry in state.known]
    state.this_impulse = {followed(state, seat, fact, becomes) for fact in state.this_impulse}


def exchanged(cards: tuple[str, ...], becomes: Becomes) -> tuple[str, ...]:
    return tuple(becomes.get(card, card) for card in cards)


def renamed(entry: Known, becomes: Becomes) -> Known:
    """What another seat knows, of the card that is there now."""
    if entry.fact[0] != "card":
        return entry
    return Known(entry.seat, (entry.fact[0], becomes.get(str(entry.fact[1]), entry.fact[1]), *entry.fact[2:]))


def followed(state: TableState, seat: int, fact: tuple[Atom, ...], becomes: Becomes) -> tuple[Atom, ...]:
    """A fact of the impulse about a card of a power that the seat does not see, of the card that is there now."""
    kind = state.book.facts[str(fact[0])]
    if not kind.secret:
        return fact
    told = dict(zip(kind.about, fact[1:], strict=True))
    if state.sees(seat, str(told["power"])):
        return fact
    return kind(*{**told, "card": becomes.get(str(told["card"]), told["card"])}.values())
