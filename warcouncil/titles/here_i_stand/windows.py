"""Response windows (6.1): the moments of Here I Stand at which cards may be played out of turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warcouncil.table.book import Responses
from warcouncil.titles.here_i_stand.components import CARDS, PLAYABLE_BY

if TYPE_CHECKING:
    from warcouncil.titles.here_i_stand.state import HereIStandState

WINDOWS: dict[str, tuple[str, ...]] = {
    "spring_start": ("venetian_informant",),
    "between_impulses": ("halleys_comet",),
    "event_declared": ("the_wartburg",),
    "holy_roman_emperor_transfer": ("gout",),
    "land_move_declared": ("foul_weather", "gout"),
    "field_battle_step_1": ("landsknechts", "swiss_mercenaries"),
    "field_battle_combat_cards": (
        "arquebusiers",
        "field_artillery",
        "mercenaries_bribed",
        "surprise_attack",
        "tercios",
    ),
    "field_battle_after_dice": ("janissaries",),
    "assault_declared": ("foul_weather", "gout"),
    "assault_mercenaries": ("landsknechts", "swiss_mercenaries"),
    "assault_combat_cards": ("siege_mining", "mercenaries_grow_restless"),
    "assault_after_dice": ("siege_artillery",),
    "naval_move_declared": ("foul_weather",),
    "naval_roll": ("professional_rowers",),
    "naval_combat_cards": ("arquebusiers",),
    "naval_combat_after_dice": ("janissaries", "professional_rowers"),
    "naval_transport_start": ("foul_weather", "gout"),
    "piracy_announced": ("foul_weather",),
    "debate_substitution": ("here_i_stand",),
    "victory_phase": ("copernicus", "michael_servetus"),
}
"""Trigger -> the cards that may be played then."""


def owner(card: str) -> str:
    """Home cards belong to their power."""
    return CARDS[card].owner if CARDS[card].kind == "home" else ""


def barred(state: HereIStandState, power: str, card: str) -> bool:
    """A card is an event once in a turn; responses belong to the action phase; under Mary I England has none."""
    if card in [played for _, played in state.played_events]:
        return True  # his-11-6
    if CARDS[card].kind == "response" and state.phase != "action":
        return True  # his-6.1-12
    pious = power == "england" and state.rulers[power] == "mary_i"
    return pious and CARDS[card].kind in ("response", "combat")  # his-21.3-16


RESPONSES = Responses(windows=WINDOWS, owner=owner, players=PLAYABLE_BY.__getitem__, barred=barred)
