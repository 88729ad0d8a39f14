"""Home cards (6.1): how many of them a player plays in a turn."""

from __future__ import annotations

from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.windows import HOME_CARDS

HOME_CARDS_A_TURN = 2


def last_home_card(state: TantoMontaState, player: str, playing: str = "") -> None:
    """With his second home card a player other than Spain discards the third."""
    hand = state.hands[player]
    kept = [card for card in HOME_CARDS[player] if card in hand and card != playing]
    out = [card for card in HOME_CARDS[player] if card in state.aside or card in state.removed]
    if len(HOME_CARDS[player]) - len(out) - len(kept) >= home_cards_a_turn(state, player):
        for card in kept:
            state.leave_hand(player, card)
            state.put_away(card)  # tm-6.1-5
            state.log("home_card_discarded", power=player, card=card)


def home_cards_a_turn(state: TantoMontaState, player: str) -> int:
    """How many home cards a player may play in a turn."""
    free = player == "spain" or (player == "portugal" and state.alcacovas > 0)
    return len(HOME_CARDS[player]) if free else HOME_CARDS_A_TURN  # tm-6.1-4
