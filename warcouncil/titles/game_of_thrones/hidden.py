"""Hidden information: what a seat cannot see, and how all of it is drawn anew for that seat.

Hidden are half-made answers (orders, bids, house cards), orders placed face down one house after another, tides cards
that were looked at in secret, and the wildling cards at known places of their deck that only some have seen.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from warcouncil.engine.decks import Deck
from warcouncil.engine.dice import Dice
from warcouncil.engine.state import Known
from warcouncil.titles.game_of_thrones.components import AREAS
from warcouncil.titles.game_of_thrones.planning import free_orders
from warcouncil.titles.game_of_thrones.state import GameOfThronesState

DRAFT_ACTS = {"orders": ("order", "leave"), "bids": ("bid",), "combat_cards": ("play",)}


def sees(state: GameOfThronesState, seat: int | None, house: str) -> bool:
    return state.sees(seat, house)


def knows_wildling(state: GameOfThronesState, seat: int | None, card: str) -> bool:
    """Whether a seat knows where a wildling card lies in the deck."""
    return card in state.shown_wildlings or state.knows(seat, "wildling", card)


def hidden(state: GameOfThronesState, seat: int | None) -> Mapping[str, Any]:
    """The value of every kind of secret, as far as a seat cannot see it."""
    drafts = {house: draft for house, draft in state.drafts.items() if not sees(state, seat, house)}
    found: dict[str, Any] = {
        kind: {house: draft for house, draft in drafts.items() if draft[0][0] in acts}
        for kind, acts in DRAFT_ACTS.items()
    }
    face_down = {area: entry for area, entry in state.face_down.items() if not sees(state, seat, entry[0])}
    found["orders"] = (found["orders"], face_down)
    deck = state.wildlings
    found["wildlings"] = tuple(card for card in (*deck.top, *deck.bottom) if not knows_wildling(state, seat, card))
    tides = {house: card for house, card in state.tides_drawn.items() if not sees(state, seat, house)}
    found["combat_cards"] = (found["combat_cards"], tides)
    return found


def resample(state: GameOfThronesState, seat: int, dice: Dice) -> None:
    """Draw anew, in place, all that the seat cannot know."""
    resample_wildlings(state, seat, dice)
    resample_tides(state, seat, dice)
    if state.face_down:
        resample_orders(state, seat, dice)


def resample_wildlings(state: GameOfThronesState, seat: int, dice: Dice) -> None:
    """Wildling cards that the seat has not seen change places; what others know of them follows."""
    deck = state.wildlings
    if all(knows_wildling(state, seat, card) for card in (*deck.top, *deck.bottom)):
        return
    unseen = [card for card in deck.cards if not knows_wildling(state, seat, card)]
    becomes = dict(zip(unseen, dice.shuffle(unseen, "unseen wildling cards"), strict=True))

    def swapped(cards: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(becomes.get(card, card) for card in cards)

    state.wildlings = Deck(tuple(sorted(swapped(deck.bag))), swapped(deck.top), swapped(deck.bottom))
    state.known = [
        entry if entry.seat == seat else Known(entry.seat, ("wildling", becomes.get(str(entry.fact[1]), entry.fact[1])))
        for entry in state.known
    ]


def resample_tides(state: GameOfThronesState, seat: int, dice: Dice) -> None:
    """Tides cards that others have looked at go back into the deck, and others are drawn."""
    others = [house for house in state.houses if house in state.tides_drawn and not sees(state, seat, house)]
    if not others:
        return
    state.tides = state.tides.shuffle(*(state.tides_drawn[house] for house in others))
    for house in others:
        state.tides_drawn[house], state.tides = state.tides.draw(dice, "unseen tides card")


def resample_orders(state: GameOfThronesState, seat: int, dice: Dice) -> None:
    """Orders of others that lie face down are any that they may have placed in those areas."""
    for house in state.houses:
        if sees(state, seat, house):
            continue
        placed: list[str] = []
        for area in AREAS:
            if state.face_down.get(area, ("",))[0] == house:
                order, _ = dice.draw(free_orders(state, house, placed), "unseen order")
                placed.append(order)
                state.face_down[area] = (house, order)
