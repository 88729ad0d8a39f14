"""The list of actions (11.1): every chapter registers the actions it describes, the impulse offers them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from warcouncil.engine.state import Option
from warcouncil.titles.here_i_stand.components import ACTIONS, MAJORS
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


COSTS = ACTIONS
"""Action -> power -> its cost, by the power cards."""
NEVER = 99
"""A price that nobody pays."""


class Action(NamedTuple):
    """One of the actions of the power cards, as an act of the impulse's menu."""

    candidates: Callable[[HereIStandState, str], Iterable[Option]]
    """What may be tried, in an order fixed by data: `(act, *arguments)`."""
    forbidden: Callable[[HereIStandState, str, Option], str | None]
    """The clause that forbids a candidate."""
    prices: Mapping[str, int]
    """Power -> its price in command points, paid before it is carried out; nobody else may take it."""
    run: Callable[[HereIStandState, str, Option], Any]
    """A function, or a generator where somebody must decide."""
    listed: Callable[[HereIStandState, str], Iterable[Option]] | None = None
    """The candidates that nothing but the price forbids, in one pass."""
    waived: Callable[[HereIStandState, str, Option], bool] | None = None
    """Whether a candidate costs nothing all the same."""

    def cost(self, state: HereIStandState, power: str, option: Option) -> int:
        if self.waived is not None and self.waived(state, power, option):
            return 0
        return self.prices.get(power, NEVER)


FREE: Mapping[str, int] = dict.fromkeys(MAJORS, 0)
"""The prices of what costs nothing."""

REGISTER: dict[str, Action] = {}
"""Act -> action; filled by the chapters."""


def may(action: str, power: str) -> bool:
    """Whether the action stands on the power card at all."""
    return power in COSTS[action]
