"""Playing a card as an event (6.1, 11): who may, what interrupts it, where the card goes afterwards.

What each card does is written in `cards`, one small function a card.
"""

from __future__ import annotations

from warcouncil.engine.flow import Flow
from warcouncil.table import windows
from warcouncil.table.witness import witnessed
from warcouncil.titles.here_i_stand.components import CARDS
from warcouncil.titles.here_i_stand.faith.debaters import alive
from warcouncil.titles.here_i_stand.state import HereIStandState, after

MANDATORY_CP = 2
WARTBURG_STOPS = ("papal_bull", "leipzig_debate")
"""The home cards that The Wartburg may cancel."""


def event_forbidden(state: HereIStandState, power: str, card: str) -> str | None:
    """Why a power may not play a card as an event in its impulse."""
    events = state.book.events
    if card not in events:
        return "his-11-3"  # his-6.1-15 his-6.1-18
    if any(played == card for _, played in state.played_events):
        return "his-11-6"
    return events[card].forbidden(state, power)


def play_event(state: HereIStandState, power: str, card: str) -> Flow:
    """A card as an event: it may be cancelled, then it happens, then it is discarded or removed."""
    state.leave_hand(power, card)
    state.played_events.add((power, card))
    state.log("event_played", power=power, card=card)
    if (yield from cancelled(state, power, card)):
        state.put_away(card)
        return
    if CARDS[card].kind == "mandatory" and card != "luthers_95_theses":
        give_mandatory_points(state, power)  # steps of the event itself come before them on the agenda
    yield from carry_out(state, power, card)


def cancelled(state: HereIStandState, power: str, card: str) -> Flow:
    """6.1: The Wartburg cancels an event before anything of it is carried out."""
    kind = CARDS[card].kind
    if kind in ("mandatory", "response") or (kind == "home" and card not in WARTBURG_STOPS):
        return False
    if not alive(state, "luther"):
        return False
    stopped: bool = yield from windows.offer(
        state, "event_declared", after(power), about={"power2": power, "card": card}
    )
    return stopped


def carry_out(state: HereIStandState, power: str, card: str) -> Flow:
    """The effect of an event, and the way of its card."""
    yield from witnessed(state, "events", card, state.book.events[card].play, power)
    if not placed(state, card):
        lay_down(state, card)


def placed(state: HereIStandState, card: str) -> bool:
    """Whether the event has already put its card somewhere itself."""
    held = any(card in hand for hand in state.hands.values())
    return held or card in state.removed or card in state.discard or card in state.on_table or card in state.deck


def lay_down(state: HereIStandState, card: str) -> None:
    """11: after the event a card is discarded, or removed if it says so."""
    if CARDS[card].kind == "home":
        return
    if CARDS[card].remove == "never":
        state.put_away(card)  # his-11-5 his-6.2-13
    else:
        state.remove_card(card)  # his-11-5 his-6.2-12 his-6.1-10


def give_mandatory_points(state: HereIStandState, power: str) -> None:
    """6.1: after a mandatory event its player has 2 command points."""
    state.acting = power
    state.cp = MANDATORY_CP  # his-6.1-2
    state.next(("actions", power))


def force_mandatory(state: HereIStandState, card: str) -> Flow:
    """19.8: a mandatory event that is overdue happens in winter, wherever its card is, without command points."""
    power = ""
    for holder, hand in state.hands.items():
        if card in hand:
            power = holder
            state.leave_hand(holder, card)
    state.deck = state.deck.without(card)
    state.discard = tuple(one for one in state.discard if one != card)
    state.aside = tuple(one for one in state.aside if one != card)
    state.log("event_forced", card=card)
    state.card = card
    yield from carry_out(state, power, card)
    state.card = ""
