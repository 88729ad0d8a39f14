"""Response windows: the moments at which cards may be played out of turn, and who is asked.

The chapters only say that such a moment has come (`offer`); what a card does there is written with the cards. Nobody is
asked about cards that everybody can see elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from warcouncil.engine.flow import NOTHING, Flow, Window
from warcouncil.engine.state import Option
from warcouncil.table.events import placed
from warcouncil.table.facts import Fact
from warcouncil.table.hands import HELD_BACK
from warcouncil.table.state import TableState
from warcouncil.table.witness import witnessed

STOPPED = Fact("stopped", "trigger")
"""A card has stopped what its window interrupted."""
FACTS = (STOPPED,)


def possible(state: TableState, card: str) -> bool:
    """Whether a card may be in some hand, as far as everybody can see."""
    owner = state.responses.owner(card)
    if owner:
        return card in state.hands[owner]
    return card not in state.discard and card not in state.removed and card not in state.aside


def responses(state: TableState, power: str, trigger: str) -> list[Option]:
    """What a power may play in a window."""
    found: list[Option] = []
    for card in state.responses.windows[trigger]:
        if card not in state.hands[power] or state.responses.barred(state, power, card):
            continue
        if not state.holds(HELD_BACK, power, card):  # table-windows-1
            found += state.book.plays[card].options(state, power, trigger)
    return found


def asked(state: TableState, trigger: str, powers: Iterable[str]) -> tuple[str, ...]:
    """Of some powers those that may hold a card for this moment, by what everybody can see."""
    says = state.responses
    owners: list[str] = []
    shared: list[str] = []
    for card in says.windows[trigger]:
        owner = says.owner(card)
        if owner:  # as `possible` has it
            if card in state.hands[owner] and not says.barred(state, owner, card):
                owners.append(owner)
        elif card not in state.discard and card not in state.removed and card not in state.aside:
            shared.append(card)
    if not owners and not shared:
        return ()
    return tuple([power for power in powers if power in owners or may_hold(state, power, shared)])


def may_hold(state: TableState, power: str, cards: Sequence[str]) -> bool:
    """Whether one of some cards may be in a hand and be played from it."""
    says = state.responses
    for card in cards:
        if power in says.players(card) and not says.barred(state, power, card):
            return "" in map(says.owner, state.hands[power])
    return False


def offer(state: TableState, trigger: str, powers: Iterable[str], about: Mapping[str, Any] = NOTHING) -> Flow:
    """Open a window for some powers, in this order, until none of them plays another card.

    What its prompt names comes from the title or, where nothing there tells it, as `about`. Returns True if a card
    stopped what was interrupted; the window then closes at once.
    """
    hands = dict.fromkeys(map(state.hand_of, powers))
    waiting = tuple([hand for hand in hands if hand in state.hands])
    while waiting:
        able = asked(state, trigger, waiting)
        if not able:
            break
        response = yield Window(
            trigger, able, lambda now, power: responses(now, power, trigger), about=about
        )  # table-windows-2
        if response is None:
            break
        power, option = response
        yield from play_response(state, power, option, trigger)
        if state.holds(STOPPED, trigger):
            state.unmark(STOPPED, trigger)
            return True
        waiting = waiting[waiting.index(power) :]
    return False


def stop(state: TableState, trigger: str) -> None:
    """A card stops what was interrupted: called by `resolve` of the card."""
    state.mark(STOPPED, trigger)


def play_response(state: TableState, power: str, option: Option, trigger: str) -> Flow:
    """Play one card out of turn."""
    card = str(option[1])
    state.leave_hand(power, card)
    state.played_events.add((power, card))
    state.log("response_played", power=power, card=card)
    if (yield from state.responses.answered(state, power, card)):
        state.put_away(card)
        return
    yield from witnessed(state, "events", card, state.book.plays[card].resolve, power, option, trigger)
    if not placed(state, card):
        state.put_away(card)
