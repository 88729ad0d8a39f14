"""Whose units may act with the points of an impulse (20.1, 20.4, 22.1): powers that have surrendered, and rebels."""

from __future__ import annotations

from warcouncil.table.facts import Fact
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.realm import MORISCO
from warcouncil.titles.tanto_monta.state import TantoMontaState

NASRID, BELTRANEJOS, CATALONIA, PORTUGAL = "nasrid", "beltranejos", "catalonia", "portugal"
JOANNA = next(card.id for card in COMPONENTS.cards.values() if card.kind == "home" and card.powers == (BELTRANEJOS,))
KEYS = tuple(space for space in COMPONENTS.homes(BELTRANEJOS) if COMPONENTS.atlas.spaces[space].kind == "key")
"""Their home keys."""
MORISCOS_ACT = Fact("moriscos_act")
"""The resource of this impulse is spent on Moriscos."""
RESISTANCE_ACTS = Fact("resistance_acts")
PAUSING = frozenset({BELTRANEJOS})
"""Powers that may have to pause though they have not surrendered."""
FACTS = (MORISCOS_ACT, RESISTANCE_ACTS)


def on_map(state: TantoMontaState, owner: str) -> bool:
    """Whether an owner has land units on the map."""
    return bool(state.armies().get(owner))


def idle(state: TantoMontaState, power: str) -> str | None:
    """Why units of a power may not act with the points that are spent now."""
    if power == NASRID:
        return moriscos_idle(state) if NASRID in state.surrendered else None
    if power == BELTRANEJOS:
        return resistance_idle(state) if BELTRANEJOS in state.surrendered else beltranejos_idle(state)
    return "tm-22.1-10" if power in state.surrendered else None


def moriscos_idle(state: TantoMontaState) -> str | None:
    """Once a turn the points of a resource that extends an impulse serve the Moriscos."""
    if not on_map(state, MORISCO):
        return "tm-22.1-18"
    spent = state.moriscos_used and not state.holds(MORISCOS_ACT)
    return "tm-20.1-16" if spent or not state.extended else None


def resistance_idle(state: TantoMontaState) -> str | None:
    """The same for the Beltranejos of the Resistance."""
    if not on_map(state, BELTRANEJOS):
        return "tm-22.1-13"
    if not state.extended:
        return "tm-20.4-19"
    return "tm-20.4-24" if state.resistance_used and not state.holds(RESISTANCE_ACTS) else None


def beltranejos_idle(state: TantoMontaState) -> str | None:
    """After the Peace of Alcáçovas, and without a home key, they act by their home card as an event only."""
    if state.card == JOANNA and (PORTUGAL, JOANNA) in state.played_events:
        return None
    if state.alcacovas:
        return "tm-20.4-11"
    holders = (BELTRANEJOS, PORTUGAL)
    return None if any(state.control[key] in holders for key in KEYS) else "tm-22.1-12"  # tm-22.1-17


def note_act(state: TantoMontaState, power: str) -> None:
    """Units of a power have acted: rebels that act by a resource do so once a turn."""
    if power == NASRID and NASRID in state.surrendered:
        state.moriscos_used = True  # tm-20.1-16
        state.mark(MORISCOS_ACT)
    if power == BELTRANEJOS and BELTRANEJOS in state.surrendered:
        state.resistance_used = True  # tm-20.4-24
        state.mark(RESISTANCE_ACTS)


def points_barred(state: TantoMontaState, card: str) -> str | None:
    """After the Peace of Alcáçovas the home card of the Beltranejos gives no more CP."""
    return "tm-20.4-11" if card == JOANNA and state.alcacovas else None


def rest(state: TantoMontaState) -> None:
    """Step at the end of a turn: rebels may act again."""
    state.moriscos_used = state.resistance_used = False


STEPS = {"rebels_rest": rest}
