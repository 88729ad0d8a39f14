"""Hidden information: what a seat cannot see, and how all of it is drawn anew for that seat.

Hidden are the hands of others (home cards lie open) with the cards that somebody has drawn and looks at, and the deck.
The cards chosen in secret for the Diet of Worms are in their hands until all of them are shown; which they are, the
drafts tell their own seat alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from warcouncil.engine.dice import Dice
from warcouncil.engine.state import Known
from warcouncil.titles.here_i_stand.components import CARDS
from warcouncil.titles.here_i_stand.state import HereIStandState

SECRETS = ("hands", "deck")


def holds(state: HereIStandState, seat: int | None, power: str) -> bool:
    return state.sees(seat, power)


def knows(state: HereIStandState, seat: int | None, card: str, power: str) -> bool:
    """Whether a seat knows that a card is in the hand of a power."""
    return CARDS[card].kind == "home" or holds(state, seat, power) or state.knows(seat, "card", card, power)


def unseen(state: HereIStandState, seat: int | None) -> list[str]:
    """The cards of which a seat does not know where they are, in the order of numbers."""
    places: set[str] = set(state.deck.cards)
    for power, hand in state.hands.items():
        places.update(card for card in hand if not knows(state, seat, card, power))
    if not holds(state, seat, state.drawer):
        places.update(card for card in state.drawn if not state.knows(seat, "card", card, state.drawer))
    return [card for card in CARDS if card in places]


def hidden(state: HereIStandState, seat: int | None) -> Mapping[str, Any]:
    """The value of every kind of secret, as far as a seat cannot see it."""
    away = set(unseen(state, seat))
    held = {power: tuple(card for card in hand if card in away) for power, hand in state.hands.items()}
    looked_at = tuple(card for card in state.drawn if card in away)
    committed = {power: draft for power, draft in state.drafts.items() if not holds(state, seat, power)}
    return {"hands": (held, looked_at, committed), "deck": (state.deck.bag, state.deck.top)}


def resample(state: HereIStandState, seat: int, dice: Dice) -> None:
    """Cards that the seat has not seen change places; what others know of them follows."""
    cards = unseen(state, seat)
    becomes = dict(zip(cards, dice.shuffle(cards, "unseen cards"), strict=True))
    state.deck = state.deck.renamed(becomes)
    state.drawn = tuple(becomes.get(card, card) for card in state.drawn)
    for power, hand in state.hands.items():
        state.hands[power] = tuple(
            becomes.get(card, card) if not knows(state, seat, card, power) else card for card in hand
        )
        state.sort_hand(power)
    state.known = [entry if entry.seat == seat else renamed(entry, becomes) for entry in state.known]
    held_back = {fact for fact in state.this_impulse if fact[0] == "held_back" and not holds(state, seat, str(fact[1]))}
    state.this_impulse -= held_back
    state.this_impulse |= {(name, power, becomes.get(str(card), card)) for name, power, card in held_back}


def renamed(entry: Known, becomes: Mapping[str, str]) -> Known:
    """What another seat knows, of the card that is there now."""
    if entry.fact[0] != "card":
        return entry
    return Known(entry.seat, (entry.fact[0], becomes.get(str(entry.fact[1]), entry.fact[1]), *entry.fact[2:]))
