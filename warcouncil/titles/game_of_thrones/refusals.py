"""Why not? For every kind of decision, the clause that forbids an answer which is not among the options."""

from __future__ import annotations

from collections.abc import Callable

from warcouncil.engine.state import Option
from warcouncil.titles.game_of_thrones import (
    clash,
    consolidate,
    house_cards,
    marches,
    mustering,
    planning,
    ports,
    raids,
    retreats,
    setup,
    supply,
    support,
    westeros,
    wildling_cards,
    wildlings,
)
from warcouncil.titles.game_of_thrones.state import GameOfThronesState

Forbidden = Callable[[GameOfThronesState, str, Option], str | None]

FORBIDDEN: dict[str, Forbidden] = {
    "choose_house": setup.house_forbidden,
    "westeros_choice": westeros.choice_forbidden,
    "reconcile": supply.reconcile_forbidden,
    "muster": mustering.muster_forbidden,
    "clash_bid": clash.bid_forbidden,
    "clash_tie": clash.tie_forbidden,
    "wildling_bid": clash.bid_forbidden,
    "wildling_tie": wildlings.name_forbidden,
    "order": planning.order_forbidden,
    "raven": planning.raven_forbidden,
    "raven_order": planning.raven_order_forbidden,
    "raid": raids.raid_forbidden,
    "march": marches.march_forbidden,
    "move": marches.move_forbidden,
    "help": support.help_forbidden,
    "leave_token": marches.token_forbidden,
    "support": support.support_forbidden,
    "accept_support": support.accept_forbidden,
    "house_card": house_cards.card_forbidden,
    "replacement": house_cards.replacement_forbidden,
    "aeron": house_cards.card_forbidden,
    "cersei": house_cards.removal_forbidden,
    "queen_of_thorns": house_cards.removal_forbidden,
    "casualty": retreats.casualty_forbidden,
    "retreat": retreats.retreat_forbidden,
    "robb": retreats.retreat_forbidden,
    "retreat_loss": retreats.retreat_loss_forbidden,
    "take_ships": ports.take_ships_forbidden,
    "consolidate": consolidate.consolidate_forbidden,
    "wildling_muster": wildling_cards.muster_in_forbidden,
}
CLAUSES: dict[str, str] = {
    "wildling_losses": "got-wildling-20",
    "wildling_track": "got-wildling-20",
    "unhorse": "got-wildling-20",
    "knighting": "got-wildling-20",
    "wildling_discard": "got-wildling-20",
    "wildling_recover": "got-wildling-20",
    "mace": "got-cards-16",
    "patchface": "got-cards-20",
    "renly": "got-cards-21",
}
"""Kinds whose options a card lists: the clause that says what the card is about."""


def refuse(state: GameOfThronesState, kind: str, house: str, option: Option) -> str | None:
    """The clause against a well-formed answer that is not among the options."""
    forbidden = FORBIDDEN.get(kind)
    return forbidden(state, house, option) if forbidden is not None else CLAUSES.get(kind)
