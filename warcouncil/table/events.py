"""Playing a card as an event: who may, what cancels it, where the card goes afterwards.

What each card does is written in the chapters of a title (`state.book.events`).
"""

from __future__ import annotations

from warcouncil.engine.flow import Flow
from warcouncil.table.points import give_points
from warcouncil.table.state import TableState
from warcouncil.table.witness import witnessed


def event_forbidden(state: TableState, power: str, card: str) -> str | None:
    """Why a power may not play a card as an event in its impulse."""
    events = state.book.events
    if card not in events:
        return "table-events-1"  # table-events-4
    if card in [played for _, played in state.played_events]:
        return "table-events-2"
    return events[card].forbidden(state, power)


def play_event(state: TableState, power: str, card: str) -> Flow:
    """A card as an event: it may be cancelled, then it happens, then it is discarded or removed."""
    ways = state.event_ways
    state.leave_hand(power, card)
    state.played_events.add((power, card))
    state.log("event_played", power=power, card=card)
    if (yield from ways.cancelled(state, power, card)):
        state.put_away(card)
        return
    points = ways.points(card)
    if points:
        give_points(state, power, points)  # steps of the event itself come before them on the agenda
    yield from carry_out(state, power, card)


def carry_out(state: TableState, power: str, card: str) -> Flow:
    """The effect of an event, and the way of its card."""
    yield from witnessed(state, "events", card, state.book.events[card].play, power)
    if not placed(state, card):
        lay_down(state, card)


def placed(state: TableState, card: str) -> bool:
    """Whether the event has already put its card somewhere itself."""
    held = any(card in hand for hand in state.hands.values())
    piled = card in state.removed or card in state.discard or card in state.deck
    return held or piled or state.event_ways.elsewhere(state, card)


def lay_down(state: TableState, card: str) -> None:
    """After the event a card is discarded, or removed if it says so."""
    if state.event_ways.removed(card):
        state.remove_card(card)  # table-events-3
    else:
        state.put_away(card)  # table-events-3
