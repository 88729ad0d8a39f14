"""Command points: the menu of actions that they pay for, one action after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Entry, Option
from warcouncil.engine.title import Kind
from warcouncil.table.book import NEVER, Action, clause_of, may, price
from warcouncil.table.state import TableState
from warcouncil.table.witness import witnessed

Listed = Callable[[TableState, str], Iterable[Option]]
"""Lists what nothing forbids of an act."""
END: Option = ("end_actions",)
"""What is left of the points is not spent."""
KINDS = {"action": Kind({"end_actions": ()})}
"""A title puts a kind of its own in its place, with the acts of its menu besides."""


def give_points(state: TableState, power: str, points: int) -> None:
    """A power gets command points and spends them on actions before anything else happens."""
    state.acting = power
    state.cp = points
    if points > 0:
        state.next(("actions", power))


def actions(state: TableState, power: str) -> Flow:
    """Step: one action of those that the command points still pay for."""
    if state.cp <= 0:
        return
    state.acting = power
    choice = yield Ask(
        power,
        "action",
        lambda now: list(action_candidates(now, power)),
        action_forbidden,
        listed=lambda now: legal_actions(now, power),
        about={"cp": state.cp},
    )
    yield from act(state, power, choice, ("actions", power))


def act(state: TableState, power: str, choice: Option, again: Entry) -> Flow:
    """Pay for an action and carry it out; then the step comes again. Or enough: what is not spent is lost."""
    if choice == END:
        state.cp = 0  # table-points-1
        return
    action = state.book.menu[str(choice[0])]
    state.cp -= action.cost(state, power, choice)
    state.next(again)  # table-points-2
    yield from witnessed(state, "actions", str(choice[0]), action.run, power, choice)


def action_candidates(state: TableState, power: str, acts: Iterable[str] | None = None) -> Iterator[Option]:
    """What may be tried, act by act: of the whole menu, or of some acts in their order."""
    menu = state.book.menu
    for act in menu if acts is None else acts:
        yield from menu[act].candidates(state, power)
    yield END


@lru_cache(64)
def on_the_card(state_type: type[TableState], power: str) -> tuple[tuple[int, str, Listed], ...]:
    """The actions that a power may take at all: what they cost at least, what they need, and what lists them."""
    priced = [(action, price(state_type, action.price, power)) for action in state_type.book.menu.values()]
    return tuple(
        (cost if action.waived is None else 0, action.only_with, action.listed or tried(action))
        for action, cost in priced
        if cost != NEVER
    )


def tried(action: Action) -> Listed:
    """Lists the candidates of an action one by one, as nothing does it in one pass."""
    plain = action.waived is None and action.priced is None
    candidates, forbidden = action.candidates, action.forbidden if plain else action_forbidden

    def listed(state: TableState, power: str) -> list[Option]:
        return [one for one in candidates(state, power) if forbidden(state, power, one) is None]

    return listed


def legal_actions(state: TableState, power: str) -> list[Option]:
    """The candidates that are not forbidden, act by act."""
    points = state.cp
    found: list[Option] = []
    for least, needed, listed in on_the_card(type(state), power):
        if least <= points and (not needed or getattr(state, needed)):
            found += listed(state, power)
    found.append(END)
    return found


def action_forbidden(state: TableState, power: str, option: Option) -> str | None:
    """What an action costs, and what its chapter says."""
    if option == END:
        return None
    action = state.book.menu[str(option[0])]
    if action.cost(state, power, option) > state.cp:
        return "table-points-3"
    return action.forbidden(state, power, option)


def not_in_menu(state: TableState, power: str, option: Option) -> str | None:
    """Why a power does not even find an action in its menu: it is not on its card, or something that it needs is not
    there. The refusal of every question whose acts are those of the menu."""
    action = state.book.menu.get(str(option[0]))
    if action is None:
        return None
    row = action.on_card or action.price
    if row and not may(state, row, power):
        return "table-points-3"
    return clause_of(action.needs, state, power, option)


STEPS = {"actions": actions}
REFUSALS = {"action": not_in_menu}
