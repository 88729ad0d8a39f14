"""Moments at which cards may be played out of turn (6.1), and whose cards they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warcouncil.table.book import Responses, Secrets
from warcouncil.titles.tanto_monta.components import COMPONENTS

if TYPE_CHECKING:
    from warcouncil.titles.tanto_monta.state import TantoMontaState

PLAYERS = tuple(COMPONENTS.players)
CARDS = COMPONENTS.cards
HOME_CARDS = {
    player: tuple(card.id for card in CARDS.values() if card.kind == "home" and card.owner == player)
    for player in PLAYERS
}
OWNERS = {card.id: card.owner if card.kind == "home" else "" for card in CARDS.values()}
PAPAL_BULL = next(card.id for card in CARDS.values() if card.kind == "papal_bull")
ALHAMBRA = "the_alhambra_of_granada"
SPENDING = ("actions", "purse_action")
"""The steps in which command points are spent."""
WINDOWS: dict[str, tuple[str, ...]] = {moment.id: moment.cards for moment in COMPONENTS.windows.windows}
"""Trigger -> the cards that may be played then."""
SECRETS = Secrets(lie_open=frozenset({PAPAL_BULL, *(card for cards in HOME_CARDS.values() for card in cards)}))
"""Home cards and the Papal Bull are nobody else's to draw, and everybody knows where they are (6.1)."""


def owner(card: str) -> str:
    """Home cards belong to their player."""
    return OWNERS[card]


def players(card: str) -> tuple[str, ...]:
    """Any hand may hold a card that is dealt."""
    return PLAYERS


def barred(state: TantoMontaState, player: str, card: str) -> bool:
    """A card is an event once in a turn; responses belong to the action phase and to the CP of headlines.

    Home cards are played out of turn in impulses only, the Alhambra while walls of the Nasrids are stormed.
    """
    if card in [played for _, played in state.played_events]:
        return True  # tm-6.2-7
    if CARDS[card].kind == "home":
        return state.phase != "action" or (card == ALHAMBRA and not alhambra_stormed(state))
    if CARDS[card].kind != "response" or state.phase == "action":
        return False  # tm-6.1-18
    return state.phase != "headlines" or not any(entry[0] in SPENDING for entry in state.agenda)  # tm-6.1-20


def alhambra_stormed(state: TantoMontaState) -> bool:
    battle = state.battle
    return battle is not None and battle.kind == "assault" and "nasrid" in battle.defenders


RESPONSES = Responses(windows=WINDOWS, owner=owner, players=players, barred=barred)
