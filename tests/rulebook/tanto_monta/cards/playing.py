"""A card that is played as an event in its player's impulse, from a position."""

from __future__ import annotations

from typing import Any

from tests.rulebook.tanto_monta.driver import hand, position, table
from warcouncil.engine.match import Match
from warcouncil.titles.tanto_monta.state import TantoMontaState


def event(
    card: str, player: str, *dice: tuple[str, object], state: TantoMontaState | None = None, **said: Any
) -> Match:
    """A player plays a card as an event; he is asked what the card asks, and nothing is cancelled."""
    start = state or position(**said)
    start.phase = "action"
    hand(start, player, card)
    start.agenda = [("impulse", player)]
    match = table(state=start, dice=dice)
    decision = match.decisions[0]
    match.choose(decision, ("event", card))
    return match
