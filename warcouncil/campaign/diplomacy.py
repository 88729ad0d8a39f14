"""What a title tells the rules of diplomacy (9): who comes home where, who deals with whom about what.

It is one value made of data, numbers and a few functions, like the realm. It hangs on the type of the state
(`state.diplomacy`) and is never stored. Functions take the title's own state.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from warcouncil.campaign.realm import nothing


class Homecoming(NamedTuple):
    """Where the captured leaders of a power come back to."""

    own: tuple[str, ...] = ()
    """One of these, if their power controls it and nobody besieges it."""
    friendly: tuple[str, ...] = ()
    """Otherwise one of these that a friend controls."""
    even_besieged: bool = False
    """Whether a siege does not keep them away."""


NOWHERE = Homecoming()


@dataclass(frozen=True, kw_only=True, eq=False)
class Diplomacy:
    """One title's diplomacy. The functions say what is the title's own; by default there is nothing of it."""

    # captives and spaces
    homecomings: Mapping[str, Homecoming] = field(default_factory=dict)
    """Power -> where its captured leaders come back to."""
    handed_over: Callable[[Any], None] = nothing
    """(state): spaces have changed hands without a fight."""

    # loans
    lends_for_minors: bool = True
    """Whether a power lends the squadrons of its minor powers as well as its own."""
