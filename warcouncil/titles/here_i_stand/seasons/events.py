"""Playing a card as an event (6.1, 11): what cancels it, what comes with it, and mandatory events that are overdue.

What each card does is written in `cards`, one small function a card.
"""

from __future__ import annotations

from warcouncil.engine.flow import Flow
from warcouncil.table import windows
from warcouncil.table.events import carry_out
from warcouncil.table.ways import EventWays
from warcouncil.titles.here_i_stand.components import CARDS
from warcouncil.titles.here_i_stand.faith.debaters import alive
from warcouncil.titles.here_i_stand.state import HereIStandState, after

MANDATORY_CP = 2
WARTBURG_STOPS = ("papal_bull", "leipzig_debate")
"""The home cards that The Wartburg may cancel."""


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


def mandatory_points(card: str) -> int:
    """6.1: after a mandatory event its player has 2 command points; the theses of 1517 come before all impulses."""
    mandatory = CARDS[card].kind == "mandatory" and card != "luthers_95_theses"
    return MANDATORY_CP if mandatory else 0  # his-6.1-2


def leaves_game(card: str) -> bool:
    """6.1, 6.2: whether a card says that it leaves the game."""
    return CARDS[card].kind != "home" and CARDS[card].remove != "never"  # his-6.2-12 his-6.2-13 his-6.1-10


def on_the_table(state: HereIStandState, card: str) -> bool:
    """Rulers and foreign wars lie in front of a power."""
    return card in state.on_table


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


WAYS = EventWays(cancelled=cancelled, points=mandatory_points, removed=leaves_game, elsewhere=on_the_table)
