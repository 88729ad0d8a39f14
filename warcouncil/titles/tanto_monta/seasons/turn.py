"""The sequence of play (7): seven phases, each a list of steps.

A chapter takes part by having a step of one of these names; a name that no chapter has is passed over.
"""

from __future__ import annotations

from warcouncil.titles.tanto_monta.state import TantoMontaState

PHASES: dict[str, tuple[str, ...]] = {
    "card_draw": (
        "borgia_leaves",
        "people_enter",
        "kemal_recalled",
        "mesta_moves",
        "cards_join",
        "deal",
        "three_cards",
        "resources_come",
    ),  # 8
    "diplomacy": ("negotiation", "french_treaties", "ransoms", "declarations"),  # 9
    "spring": ("headlines", "escorts", "barcelona_bought", "deployments"),  # 10
    "action": ("action_phase",),  # 11
    "winter": (  # 18
        "forced_events",  # tm-18-1
        "orders_strike",
        "homes_lost",
        "unused_resources",
        "loans_end",
        "armies_return",
        "reinforcements",
        "moriscos_in_winter",  # tm-18.6-6
        "naos_return",
        "ships_return",
        "escorts_return",
        "trade",
        "alliances_end",
        "influence_reset",
    ),
    "weddings": ("celebrations", "isolation", "royal_deaths"),  # 19
    "victory": (
        "surrenders",  # tm-22-1
        "last_captives",
        "phase_points",  # tm-22-1
        "rebels_rest",
        "strait_cards",
        "truce_ends",
        "victory",  # tm-22-1
    ),  # 22
}
"""Phase -> its steps, in the order of the sequence of play."""
WEDDINGS = 3
"""Weddings are celebrated from this turn on."""


def set_up(state: TantoMontaState) -> None:
    """Step: the table is laid; the first turn begins."""
    state.log("scenario_begins", turn=state.turn)
    begin_turn(state)


def begin_turn(state: TantoMontaState) -> None:
    """The phases of a turn."""
    state.next(*(("phase", phase) for phase in PHASES))  # tm-7-1


def phase(state: TantoMontaState, name: str) -> None:
    """Step: a phase begins."""
    if name == "diplomacy" and state.turn == 1:
        return  # tm-7-2
    if name == "weddings" and state.turn < WEDDINGS:
        return  # tm-7-3
    state.phase = name
    state.log("phase_begins", phase=name, turn=state.turn)
    steps = state.book.steps
    state.next(*((step,) for step in PHASES[name] if step in steps))


def end_turn(state: TantoMontaState) -> None:
    """The turn marker moves on; what held for a turn no longer does."""
    state.end_turn_facts()
    state.played_events.clear()
    state.lasting.clear()
    state.headlines.clear()
    state.turn += 1
    begin_turn(state)


STEPS = {"set_up": set_up, "phase": phase}
