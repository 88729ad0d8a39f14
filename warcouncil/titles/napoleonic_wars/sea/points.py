"""Movement points (13): a CP buys two of them; what is left over when all CP are spent may still be used."""

from __future__ import annotations

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.title import Kind
from warcouncil.table.points import END, act, action_candidates, action_forbidden, not_in_menu
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.state import NapoleonicState

COSTS = COMPONENTS.tables.costs
SPENT_ON = ("sail", "refit_squadron")
"""The actions that movement points alone pay for."""
KINDS = {"spare_mp": Kind({"sail": ("place",), "refit_squadron": ("space",), "end_actions": ()})}
REFUSALS = {"spare_mp": not_in_menu}


def at_hand(state: NapoleonicState) -> int:
    """The MP that are left and those that all CP would buy (13)."""
    return state.mp + COSTS.mp_per_cp * state.cp


def payable(state: NapoleonicState, mp: int, cp: int = 0) -> bool:
    """Whether there are so many MP, bought or to be bought, and so many CP besides (13)."""
    return cp <= state.cp and mp <= state.mp + COSTS.mp_per_cp * (state.cp - cp)  # nw-13-1


def pay(state: NapoleonicState, mp: int, cp: int = 0) -> None:
    """Use MP; CP buy those that are missing."""
    state.cp -= cp
    while state.mp < mp:
        state.cp -= 1
        state.mp += COSTS.mp_per_cp  # nw-13-1
    state.mp -= mp


def spare_mp(state: NapoleonicState, power: str) -> Flow:
    """Step: when all CP are spent, what is left of the MP that they have bought."""
    if state.cp > 0 or state.mp <= 0:
        return
    options = [one for one in action_candidates(state, power, SPENT_ON) if one != END]
    if all(action_forbidden(state, power, one) for one in options):
        return
    choice = yield Ask(
        power,
        "spare_mp",
        lambda now: list(action_candidates(now, power, SPENT_ON)),
        action_forbidden,
        about={"mp": state.mp},
    )
    if choice == END:
        state.mp = 0
    yield from act(state, power, choice, ("spare_mp", power))


def forget(state: NapoleonicState) -> None:
    """At the end of an impulse MP are lost, and every squadron may be moved and refitted again."""
    state.mp = 0
    state.held, state.worked, state.raised = {}, {}, {}
    state.sailing = state.engagement = state.convoy = None


STEPS = {"spare_mp": spare_mp}
AFTER_IMPULSE = (forget,)
