"""What a prompt tells besides the power that decides, and which parts of the board an option touches.

What only the asking rule knows comes with its question (`about`); what lies on the table is looked up here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from warcouncil.engine.state import Option
from warcouncil.titles.here_i_stand.components import (
    ADMIRALS,
    CARDS,
    DEBATERS,
    DISCOVERIES,
    FOREIGN_WARS,
    LEADERS,
    SEAS,
    SPACES,
)
from warcouncil.titles.here_i_stand.state import HereIStandState

Extras = dict[str, Any]

ELEMENTS = frozenset((*SPACES, *SEAS, *FOREIGN_WARS, *CARDS, *DEBATERS, *LEADERS, *ADMIRALS, *DISCOVERIES))
"""Everything on the table that can light up."""


def impulse(state: HereIStandState, power: str) -> Extras:
    return {"turn": state.turn, "amount": len(state.hands[power])}


def points(state: HereIStandState, power: str) -> Extras:
    """The command points that are left."""
    return {"cp": state.cp}


def move(state: HereIStandState, power: str) -> Extras:
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


def attempts(state: HereIStandState, power: str) -> Extras:
    now = state.attempts
    assert now is not None
    return {"amount": now.left, "zones": now.zones}


def debate(state: HereIStandState, power: str) -> Extras:
    now = state.debate
    assert now is not None
    return {"zone": now.zone, "debater": now.attacker}


def card(state: HereIStandState, power: str) -> Extras:
    return {"card": state.card}


def talks(state: HereIStandState, power: str) -> Extras:
    """Who negotiates with this power now: on turn 1 somebody in particular."""
    return {"turn": state.turn, "powers": tuple(other for other in state.negotiators if other != power)}


def debts(state: HereIStandState, power: str) -> Extras:
    """What a power owes for wars that it has declared so far."""
    return {"amount": state.war_debts.get(power, 0)}


def raid(state: HereIStandState, power: str) -> Extras:
    now = state.piracy
    assert now is not None
    return {"sea": now.sea, "amount": now.hits}


DETAILS: dict[str, Callable[[HereIStandState, str], Extras]] = {
    "impulse": impulse,
    "action": points,
    "recruit": points,
    "scots_raid": points,
    "intercept": move,
    "avoid_battle": move,
    "withdraw": move,
    "transport": move,
    "reformation": attempts,
    "counter_reformation": attempts,
    "opponents": debate,
    "mary_burns_books": card,
    "mary_debates": card,
    "negotiate": talks,
    "declare_war": debts,
    "war_payment": debts,
    "piracy_hit": raid,
}
"""Kind -> what its prompt is told from the table."""


def battle(state: HereIStandState, power: str) -> Extras:
    """Who attacks whom, and where."""
    now = state.battle
    assert now is not None
    return {"power2": now.attacker, "powers": now.defenders, "place": now.place}


def naval_battle(state: HereIStandState, power: str) -> Extras:
    now = state.naval_battle
    assert now is not None
    return {"power2": now.attacker, "power3": now.defender, "place": now.place}


def sailing(state: HereIStandState, power: str) -> Extras:
    """Where ships and naval leaders have been ordered to."""
    now = state.naval_orders
    assert now is not None
    targets = [target for _, target, _ in now.ships] + [target for _, target in now.admirals]
    return {"places": tuple(dict.fromkeys(targets))}


def naval_roll(state: HereIStandState, power: str) -> Extras:
    now = state.naval_roll
    assert now is not None
    return {"power2": now.power, "place": now.place, "roll": now.kind, "amount": now.total}


def debaters(state: HereIStandState, power: str) -> Extras:
    now = state.debate
    assert now is not None
    return {"zone": now.zone, "debater": now.attacker, "debater2": now.defender}


OCCASIONS: dict[str, Callable[[HereIStandState, str], Extras]] = {
    "land_move_declared": move,
    "field_battle_step_1": battle,
    "field_battle_combat_cards": battle,
    "field_battle_after_dice": battle,
    "assault_declared": battle,
    "assault_mercenaries": battle,
    "assault_combat_cards": battle,
    "assault_after_dice": battle,
    "naval_move_declared": sailing,
    "naval_roll": naval_roll,
    "naval_combat_cards": naval_battle,
    "naval_combat_after_dice": naval_battle,
    "naval_transport_start": move,
    "debate_substitution": debaters,
}
"""Trigger of a window -> what its prompt is told from the table."""


def describe(state: HereIStandState, kind: str, power: str, trigger: str | None = None) -> Extras:
    """Extra arguments for the prompt of a kind, or of the window that it responds in."""
    details = DETAILS.get(kind) if trigger is None else OCCASIONS.get(trigger)
    return {} if details is None else details(state, power)


def touches(option: Option) -> tuple[str, ...]:
    """The elements an option names."""
    return tuple(str(atom) for atom in option[1:] if atom in ELEMENTS)
