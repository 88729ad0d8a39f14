"""What the prompts of campaigns tell besides the power that decides: moves, battles and fleets (13, 14, 15, 16).

What only the asking rule knows comes with its question (`about`); what lies on the table is looked up here. The words
of the campaigns rest on both, so the `describe` of a title has them: `{**told(...), **decision.ask.about}`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from warcouncil.campaign.state import CampaignState

Extras = dict[str, Any]


def move(state: CampaignState, power: str) -> Extras:
    """Who comes from where to where, and how many."""
    now = state.move
    assert now is not None
    return {
        "power2": now.formation.power,
        "space": now.origin,
        "place": now.target,
        "amount": now.formation.size,
        "cp": state.cp,
    }


def battle(state: CampaignState, power: str) -> Extras:
    """Who attacks whom, and where."""
    now = state.battle
    assert now is not None
    return {"power2": now.attacker, "powers": now.defenders, "place": now.place}


def naval_battle(state: CampaignState, power: str) -> Extras:
    now = state.naval_battle
    assert now is not None
    return {"power2": now.attacker, "power3": now.defender, "place": now.place}


def sailing(state: CampaignState, power: str) -> Extras:
    """Where ships and naval leaders have been ordered to."""
    now = state.naval_orders
    assert now is not None
    targets = [target for _, target, _ in now.ships] + [target for _, target in now.admirals]
    return {"places": tuple(dict.fromkeys(targets))}


def naval_roll(state: CampaignState, power: str) -> Extras:
    now = state.naval_roll
    assert now is not None
    return {"power2": now.power, "place": now.place, "roll": now.kind, "amount": now.total}


DETAILS: dict[str, Callable[[CampaignState, str], Extras]] = {
    "intercept": move,
    "avoid_battle": move,
    "withdraw": move,
    "transport": move,
}
"""Kind -> what its prompt is told from the table."""
OCCASIONS: dict[str, Callable[[CampaignState, str], Extras]] = {
    "land_move_declared": move,
    "field_battle_step_1": battle,
    "field_battle_combat_cards": battle,
    "field_battle_after_dice": battle,
    "assault_declared": battle,
    "assault_combat_cards": battle,
    "assault_after_dice": battle,
    "naval_move_declared": sailing,
    "naval_roll": naval_roll,
    "naval_combat_cards": naval_battle,
    "naval_combat_after_dice": naval_battle,
    "naval_transport_start": move,
}
"""Trigger of a window -> what its prompt is told from the table."""


def told(state: CampaignState, kind: str, power: str, trigger: str | None = None) -> Extras:
    """Extra arguments for the prompt of a shared question, or of the shared moment that it responds to."""
    details = DETAILS.get(kind) if trigger is None else OCCASIONS.get(trigger)
    return {} if details is None else details(state, power)
