"""The action phase (11): what is special about the impulses of Here I Stand."""

from __future__ import annotations

from warcouncil.engine.flow import Flow
from warcouncil.engine.title import Kind
from warcouncil.table import impulses, windows
from warcouncil.table.ways import Impulses
from warcouncil.titles.here_i_stand.components import CARDS, MAJORS, RULERS
from warcouncil.titles.here_i_stand.powers import henry
from warcouncil.titles.here_i_stand.state import HereIStandState, after

KINDS = {
    "show_card": Kind({"show_card": ("card",), "pass": ()}, public=False),
    "use_card": Kind({"spend": ("card",), "event": ("card",)}),
}
"""The kind `action` is put together from all actions by the title."""
REFUSALS = {
    "show_card": "his-21.3-13",
    "use_card": "his-21.3-14",
}


def action_phase(state: HereIStandState) -> None:
    """Phase 6: the Ottomans begin."""
    state.phase = "action"
    state.passed.clear()
    state.skipped.clear()
    state.log("action_phase", turn=state.turn)
    state.next(("impulse", MAJORS[0]))  # his-11-1


def skipped(state: HereIStandState, power: str) -> bool:
    """Halley's Comet takes an impulse away."""
    if power not in state.skipped:
        return False
    state.skipped.discard(power)
    state.passed.clear()  # his-11-12
    state.log("impulse_skipped", power=power)
    return True


def choose(state: HereIStandState, power: str) -> Flow:
    """Under Mary I England shows a card first."""
    if henry.under_mary(state, power):
        choice = yield from henry.impulse_under_mary(state, pass_forbidden)
    else:
        choice = yield from impulses.ask(state, power)
    return choice


def spend_forbidden(state: HereIStandState, power: str, card: str) -> str | None:
    return "his-11-2" if CARDS[card].kind == "mandatory" else None


def pass_forbidden(state: HereIStandState, power: str) -> str | None:
    hand = state.hands[power]
    if any(CARDS[card].kind in ("home", "mandatory") for card in hand):  # his-6.1-8
        return "his-11-8"
    if len(hand) > RULERS[state.rulers[power]].admin:  # his-3.3-3
        return "his-11-8"
    return None


def between(state: HereIStandState, following: str) -> Flow:
    """Between two impulses cards may be played, the next power first."""
    about = {"power2": state.active, "power3": following}
    yield from windows.offer(state, "between_impulses", (following, *after(following)), about)
    return following


STEPS = {"action_phase": action_phase}
IMPULSES = Impulses(
    order=MAJORS,
    no_events=frozenset(card for card in CARDS if CARDS[card].kind == "combat"),
    lost=skipped,
    choose=choose,
    spend_forbidden=spend_forbidden,
    pass_forbidden=pass_forbidden,
    after_pass=henry.after_pass,
    between=between,
)
