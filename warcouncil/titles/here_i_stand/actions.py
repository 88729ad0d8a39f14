"""The list of actions (11.1): every chapter registers the actions it describes, the impulse offers them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from warcouncil.engine.state import Option
from warcouncil.titles.here_i_stand.components import ACTIONS as COSTS
from warcouncil.titles.here_i_stand.state import HereIStandState


class Action(NamedTuple):
    """One of the actions of the power cards, as an act of the impulse's menu."""

    candidates: Callable[[HereIStandState, str], Iterable[Option]]
    """What may be tried, in an order fixed by data: `(act, *arguments)`."""
    forbidden: Callable[[HereIStandState, str, Option], str | None]
    """The clause that forbids a candidate."""
    cost: Callable[[HereIStandState, str, Option], int]
    """Its price in command points, paid before it is carried out."""
    run: Callable[[HereIStandState, str, Option], Any]
    """A function, or a generator where somebody must decide."""


REGISTER: dict[str, Action] = {}
"""Act -> action; filled by the chapters, in the order in which the title imports them."""


def price(action: str) -> Callable[[HereIStandState, str, Option], int]:
    """The cost of an action by the power card."""

    def cost(state: HereIStandState, power: str, option: Option) -> int:
        return COSTS[action][power]

    return cost


def may(action: str, power: str) -> bool:
    """Whether the action stands on the power card at all."""
    return power in COSTS[action]
