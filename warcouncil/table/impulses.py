"""Impulses in their order: a card for command points or as an event, or a pass.

What a title has of its own about them is in `state.impulses`.
"""

from __future__ import annotations

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.events import event_forbidden, play_event
from warcouncil.table.points import give_points
from warcouncil.table.state import TableState

PASS: Option = ("pass",)
KINDS = {"impulse": Kind({"spend": ("card",), "event": ("card",), "pass": ()}, public=False)}
REFUSALS = {"impulse": "table-impulses-7"}


def impulse(state: TableState, power: str) -> Flow:
    """Step: one impulse, a card or a pass."""
    ways = state.impulses
    state.impulse += 1
    state.active = state.acting = power
    state.cp = 0
    state.card = ""
    state.next(("end_impulse",))
    if ways.lost(state, power):
        return
    if not state.hands[power]:
        pass_impulse(state, power)  # table-impulses-3
        return
    choice: Option | None = yield from (ways.choose or ask)(state, power)
    if choice is not None:
        yield from use(state, power, choice)


def ask(state: TableState, power: str) -> Flow:
    """What a power does with its impulse."""
    about = {"turn": state.turn, "amount": len(state.hands[power])}
    choice = yield Ask(power, "impulse", lambda now: impulse_candidates(now, power), impulse_forbidden, about=about)
    return choice


def impulse_candidates(state: TableState, power: str) -> list[Option]:
    hand, no_events = state.hands[power], state.impulses.no_events
    spent: list[Option] = [("spend", card) for card in hand]  # table-impulses-4
    played: list[Option] = [("event", card) for card in hand if card not in no_events]  # table-impulses-5
    return [*spent, *played, PASS]


def impulse_forbidden(state: TableState, power: str, option: Option) -> str | None:
    if option == PASS:
        return state.impulses.pass_forbidden(state, power)
    card = str(option[1])
    if option[0] == "spend":
        return state.impulses.spend_forbidden(state, power, card)
    return event_forbidden(state, power, card)


def use(state: TableState, power: str, choice: Option) -> Flow:
    """Do with a card what was chosen."""
    if choice == PASS:
        pass_impulse(state, power)
        return
    state.passed.clear()
    card = str(choice[1])
    state.card = card
    if choice[0] == "spend":
        spend(state, power, card)
    else:
        yield from play_event(state, power, card)


def spend(state: TableState, power: str, card: str) -> None:
    """A card for its command points: it goes to the discard pile."""
    state.leave_hand(power, card)
    state.put_away(card)  # table-impulses-6
    points = state.all_cards[card].cp
    state.log("card_spent", power=power, card=card, cp=points)
    give_points(state, power, points)


def pass_impulse(state: TableState, power: str) -> None:
    state.passed.add(power)
    state.log("passed", power=power)
    state.impulses.after_pass(state, power)


def end_impulse(state: TableState) -> Flow:
    """Step: clear what held for the impulse; then the next one comes, or there are no more."""
    state.end_impulse_facts()
    for rest in state.book.after_impulse:
        rest(state)
    state.cp = 0
    state.card = ""
    state.acting = ""
    ways = state.impulses
    if ways.over(state):
        state.active = ""
        return  # table-impulses-2
    power = yield from ways.between(state, ways.following(state))
    if power:
        state.next(("impulse", power))  # table-impulses-1


STEPS = {"impulse": impulse, "end_impulse": end_impulse}
