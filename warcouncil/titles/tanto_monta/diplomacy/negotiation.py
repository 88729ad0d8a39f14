"""The diplomacy phase (7, 9): negotiation, ransom, declarations of war; on turn 1 there is none of it."""

from __future__ import annotations

from warcouncil.campaign.negotiation import open_negotiation
from warcouncil.campaign.talk import channels
from warcouncil.engine.title import Channel
from warcouncil.titles.tanto_monta.realm import PLAYERS
from warcouncil.titles.tanto_monta.state import TantoMontaState


def negotiation(state: TantoMontaState) -> None:
    """Step: the negotiation segment; ransom and declarations of war follow. On turn 1 there is none of them."""
    if state.turn == 1:
        return  # tm-9-1
    state.no_rolls.clear()
    state.next(*open_negotiation(state))  # tm-9.1-18


def partners(state: TantoMontaState) -> dict[str, tuple[str, ...]]:
    """Everybody deals with everybody, and with himself where powers of his lend each other ships (9.2)."""
    return dict.fromkeys(PLAYERS, PLAYERS)


def talking(state: TantoMontaState) -> tuple[Channel, ...]:
    """Who may talk with whom: in secret only while the table negotiates."""
    return channels(state, "tm-9.1-1")


STEPS = {"negotiation": negotiation}
