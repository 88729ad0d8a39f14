"""What a prompt tells besides the power that decides, and which parts of the board an option touches.

What only the asking rule knows comes with its question (`about`); what lies on the table is looked up here, and what
the questions of all campaigns tell in `campaign/prompts.py`.
"""

from __future__ import annotations

from collections.abc import Callable

from warcouncil.campaign.prompts import Extras, battle, told
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

ELEMENTS = frozenset((*SPACES, *SEAS, *FOREIGN_WARS, *CARDS, *DEBATERS, *LEADERS, *ADMIRALS, *DISCOVERIES))
"""Everything on the table that can light up."""


def points(state: HereIStandState, power: str) -> Extras:
    """The command points that are left."""
    return {"cp": state.cp}


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
    "recruit": points,
    "scots_raid": points,
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


def debaters(state: HereIStandState, power: str) -> Extras:
    now = state.debate
    assert now is not None
    return {"zone": now.zone, "debater": now.attacker, "debater2": now.defender}


OCCASIONS: dict[str, Callable[[HereIStandState, str], Extras]] = {
    "assault_mercenaries": battle,
    "debate_substitution": debaters,
}
"""Trigger of a window -> what its prompt is told from the table."""


def describe(state: HereIStandState, kind: str, power: str, trigger: str | None = None) -> Extras:
    """Extra arguments for the prompt of a kind, or of the window that it responds in."""
    details = DETAILS.get(kind) if trigger is None else OCCASIONS.get(trigger)
    return told(state, kind, power, trigger) if details is None else details(state, power)


def touches(option: Option) -> tuple[str, ...]:
    """The elements an option names."""
    return tuple(str(atom) for atom in option[1:] if atom in ELEMENTS)
