"""The list of actions (11.1): every chapter registers the actions it describes, the impulse offers them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from warcouncil.engine.state import Option
from warcouncil.titles.here_i_stand.components import ACTIONS as COSTS
from warcouncil.titles.here_i_stand.state import HereIStandState

ACTS: dict[str, tuple[str, ...]] = {
    "move": ("space",),
    "assault": ("space",),
    "control": ("space",),
    "calm": ("space",),
    "raise_regular": ("place", "power"),
    "buy_mercenary": ("place",),
    "raise_cavalry": ("place",),
    "build_squadron": ("space", "power"),
    "build_corsair": ("space",),
    "naval_move": (),
    "transport": ("space",),
    "piracy": ("sea", "power"),
    "fight_foreign_war": ("place",),
    "explore": (),
    "colonize": (),
    "conquer": (),
    "translate": ("zone",),
    "extra_translation": ("debater",),
    "treatise": ("zone",),
    "call_debate": ("zone",),
    "build_peters": (),
    "burn_books": ("zone",),
    "found_university": ("space",),
    "loyola_founds": (),
    "end_actions": (),
}
"""The acts of the impulse's menu with the domains of their arguments, in the order in which they are offered."""


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
"""Act -> action; filled by the chapters."""


def price(action: str) -> Callable[[HereIStandState, str, Option], int]:
    """The cost of an action by the power card."""

    costs = COSTS[action]

    def cost(state: HereIStandState, power: str, option: Option) -> int:
        return costs[power]

    return cost


def may(action: str, power: str) -> bool:
    """Whether the action stands on the power card at all."""
    return power in COSTS[action]
