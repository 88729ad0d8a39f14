"""Command points of an event that pay for some actions only (6.1, 16.4, 21.8)."""

from __future__ import annotations

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.table.points import END, act, action_candidates, action_forbidden
from warcouncil.titles.tanto_monta.state import TantoMontaState


def give_purse(state: TantoMontaState, player: str, points: int, *acts: str) -> None:
    """A player has points for some actions, before all that follows; points that were given already wait meanwhile."""
    waiting = state.acting or player
    state.next(("purse", player, points, *acts), ("purse_over", waiting, state.cp))


def purse(state: TantoMontaState, player: str, points: int, *acts: str) -> None:
    """Step: the points are there."""
    state.only = acts
    state.acting, state.cp = player, points
    state.next(("purse_action", player))


def purse_action(state: TantoMontaState, player: str) -> Flow:
    """Step: one of the actions that the points pay for; what is not spent is lost."""
    if state.cp <= 0:
        return
    state.acting = player
    choice = yield Ask(
        player,
        "action",
        lambda now: list(action_candidates(now, player)),
        purse_forbidden,
        listed=lambda now: payable(now, player),
        about={"cp": state.cp},
    )
    yield from act(state, player, choice, ("purse_action", player))


def purse_forbidden(state: TantoMontaState, player: str, option: Option) -> str | None:
    if option != END and option[0] not in state.only:
        return "tm-6.1-2"
    return action_forbidden(state, player, option)


def payable(state: TantoMontaState, player: str) -> list[Option]:
    """What the points pay for, in the order of the menu."""
    tried = action_candidates(state, player, [act for act in state.book.menu if act in state.only])
    return [option for option in tried if action_forbidden(state, player, option) is None]


def purse_over(state: TantoMontaState, player: str, points: int) -> None:
    """Step: what else there is to spend comes again; in winter what held for these actions is over."""
    state.only = ()
    state.acting, state.cp = player, points
    if state.phase == "winter":
        state.acting = ""
        state.end_impulse_facts()
        for rest in state.book.after_impulse:
            rest(state)


STEPS = {"purse": purse, "purse_action": purse_action, "purse_over": purse_over}
