"""The ways of a title at the table: what it says about its impulses and about cards that are played as events.

Both are values on the type of the state, with defaults for a game that has nothing special.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from warcouncil.engine.flow import Flow


def next_in_order(state: Any) -> str:
    """The power behind the active one; who passed comes again."""
    order: tuple[str, ...] = state.impulses.order
    return order[(order.index(state.active) + 1) % len(order)]  # table-impulses-1


def all_passed(state: Any) -> bool:
    """Whether all powers have passed, one after the other."""
    return len(state.passed) == len(state.impulses.order)  # table-impulses-2


def straight_on(state: Any, following: str) -> Flow:
    """Nothing happens between two impulses."""
    yield from ()
    return following


def not_cancelled(state: Any, power: str, card: str) -> Flow:
    yield from ()
    return False


@dataclass(frozen=True, kw_only=True)
class Impulses:
    """How the impulses of a title go."""

    order: tuple[str, ...]
    """The powers in the order of their impulses."""
    no_events: frozenset[str] = frozenset()
    """Cards that are never offered as events of an impulse."""
    lost: Callable[[Any, str], bool] = lambda state, power: False
    """Called as an impulse begins: whether the power has lost it."""
    choose: Callable[[Any, str], Flow] | None = None
    """How a power says what it does with its impulse, where it is not simply asked: a flow that returns `("spend",
    card)`, `("event", card)` or `("pass",)`, or None if all is done already."""
    spend_forbidden: Callable[[Any, str, str], str | None] = lambda state, power, card: None
    """The clause that forbids to spend a card for its command points."""
    pass_forbidden: Callable[[Any, str], str | None] = lambda state, power: None
    after_pass: Callable[[Any, str], None] = lambda state, power: None
    over: Callable[[Any], bool] = all_passed
    """Whether there are no more impulses, asked at the end of each."""
    following: Callable[[Any], str] = next_in_order
    between: Callable[[Any, str], Flow] = straight_on
    """(state, following): what happens between two impulses; it returns the power whose impulse comes, or
    nothing if the title has said itself what follows."""


@dataclass(frozen=True, kw_only=True)
class EventWays:
    """How cards are played as events."""

    cancelled: Callable[[Any, str, str], Flow] = not_cancelled
    """(state, power, card): asked before anything of an event is carried out."""
    points: Callable[[str], int] = lambda card: 0
    """The command points that come with an event, to be spent behind it."""
    removed: Callable[[str], bool] = lambda card: False
    """Whether a card leaves the game behind its event."""
    elsewhere: Callable[[Any, str], bool] = lambda state, card: False
    """(state, card): whether an event has laid its card on a place of the title's own."""
