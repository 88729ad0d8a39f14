"""The action phase (11): impulses in their order, a card for command points or as an event, passing, the actions."""

from __future__ import annotations

from collections.abc import Iterator

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table import windows
from warcouncil.table.book import NEVER, price
from warcouncil.table.witness import witnessed
from warcouncil.titles.here_i_stand.components import CARDS, MAJORS, RULERS
from warcouncil.titles.here_i_stand.powers import henry
from warcouncil.titles.here_i_stand.seasons import events
from warcouncil.titles.here_i_stand.state import HereIStandState, after

KINDS = {
    "impulse": Kind({"spend": ("card",), "event": ("card",), "pass": ()}, public=False),
    "show_card": Kind({"show_card": ("card",), "pass": ()}, public=False),
    "use_card": Kind({"spend": ("card",), "event": ("card",)}),
}
"""The kind `action` is put together from all actions by the title."""


# -- the phase


def action_phase(state: HereIStandState) -> None:
    """Phase 6: the Ottomans begin."""
    state.phase = "action"
    state.passed.clear()
    state.skipped.clear()
    state.log("action_phase", turn=state.turn)
    state.next(("impulse", MAJORS[0]))  # his-11-1


def impulse(state: HereIStandState, power: str) -> Flow:
    """One impulse: a card, or a pass."""
    state.impulse += 1
    state.active = state.acting = power
    state.cp = 0
    state.card = ""
    state.next(("end_impulse",))
    if power in state.skipped:
        state.skipped.discard(power)
        state.passed.clear()  # his-11-12
        state.log("impulse_skipped", power=power)
        return
    if not state.hands[power]:
        pass_impulse(state, power)  # his-11-9
        return
    choice: Option | None
    if henry.under_mary(state, power):
        choice = yield from henry.impulse_under_mary(state, pass_forbidden)
    else:
        choice = yield Ask(power, "impulse", lambda now: impulse_candidates(now, power), impulse_forbidden)
    if choice is not None:
        yield from use(state, power, choice)


def use(state: HereIStandState, power: str, choice: Option) -> Flow:
    """Do with a card what was chosen."""
    if choice == ("pass",):
        pass_impulse(state, power)
        return
    state.passed.clear()
    card = str(choice[1])
    state.card = card
    if choice[0] == "spend":
        spend(state, power, card)
    else:
        yield from events.play_event(state, power, card)


def impulse_candidates(state: HereIStandState, power: str) -> list[Option]:
    hand = state.hands[power]
    spent: list[Option] = [("spend", card) for card in hand]  # his-6.1-1 his-6.1-13
    played: list[Option] = [("event", card) for card in hand if CARDS[card].kind != "combat"]
    return [*spent, *played, ("pass",)]


def impulse_forbidden(state: HereIStandState, power: str, option: Option) -> str | None:
    if option == ("pass",):
        return pass_forbidden(state, power)
    card = str(option[1])
    if option[0] == "spend":
        return "his-11-2" if CARDS[card].kind == "mandatory" else None
    return events.event_forbidden(state, power, card)


# -- command points


def spend(state: HereIStandState, power: str, card: str) -> None:
    """A card for its command points: it goes to the discard pile."""
    state.leave_hand(power, card)
    state.put_away(card)  # his-11-2
    state.log("card_spent", power=power, card=card, cp=CARDS[card].cp)
    give_points(state, power, CARDS[card].cp)


def give_points(state: HereIStandState, power: str, points: int) -> None:
    """A power gets command points and spends them on actions before anything else happens."""
    state.acting = power
    state.cp = points
    if points > 0:
        state.next(("actions", power))


def actions(state: HereIStandState, power: str) -> Flow:
    """One action of those that the command points still pay for."""
    if state.cp <= 0:
        return
    state.acting = power
    choice = yield Ask(
        power,
        "action",
        lambda now: list(action_candidates(now, power)),
        action_forbidden,
        listed=lambda now: legal_actions(now, power),
    )
    if choice == ("end_actions",):
        state.cp = 0  # his-11.1-2
        return
    action = state.book.menu[str(choice[0])]
    state.cp -= action.cost(state, power, choice)
    state.next(("actions", power))  # his-11.1-1 his-11.1-3
    yield from witnessed(state, "actions", str(choice[0]), action.run, power, choice)


def action_candidates(state: HereIStandState, power: str) -> Iterator[Option]:
    for action in state.book.menu.values():
        yield from action.candidates(state, power)
    yield ("end_actions",)


def legal_actions(state: HereIStandState, power: str) -> list[Option]:
    """The candidates that are not forbidden, act by act."""
    points = state.cp
    found: list[Option] = []
    for action in state.book.menu.values():
        cost = price(state, action.price, power)
        if cost == NEVER or (cost > points and action.waived is None):
            continue
        if action.listed is not None:
            found += action.listed(state, power)
        else:
            forbidden = action.forbidden if action.waived is None else action_forbidden
            found += [one for one in action.candidates(state, power) if forbidden(state, power, one) is None]
    found.append(("end_actions",))
    return found


def action_forbidden(state: HereIStandState, power: str, option: Option) -> str | None:
    """What an action costs, and what its chapter says."""
    if option[0] == "end_actions":
        return None
    action = state.book.menu[str(option[0])]
    if action.cost(state, power, option) > state.cp:
        return "his-11.1-4"
    return action.forbidden(state, power, option)


# -- passing and the end of an impulse


def pass_forbidden(state: HereIStandState, power: str) -> str | None:
    hand = state.hands[power]
    if any(CARDS[card].kind in ("home", "mandatory") for card in hand):  # his-6.1-8
        return "his-11-8"
    if len(hand) > RULERS[state.rulers[power]].admin:  # his-3.3-3
        return "his-11-8"
    return None


def pass_impulse(state: HereIStandState, power: str) -> None:
    state.passed.add(power)
    state.log("passed", power=power)
    henry.after_pass(state, power)


def end_impulse(state: HereIStandState) -> Flow:
    """Clear what held for the impulse; six passes end the phase."""
    state.this_impulse.clear()
    state.tired.clear()
    state.moved.clear()
    state.tried.clear()
    state.tired_ships.clear()
    state.cp = 0
    state.card = ""
    state.acting = ""
    if len(state.passed) == len(MAJORS):
        state.active = ""
        return  # his-11-11
    following = after(state.active)[0]  # his-11-10
    about = {"power2": state.active, "power3": following}
    yield from windows.offer(state, "between_impulses", (following, *after(following)), about)
    state.next(("impulse", following))


STEPS = {
    "action_phase": action_phase,
    "impulse": impulse,
    "actions": actions,
    "end_impulse": end_impulse,
}
