"""Facts of the board that last while nothing but talk happens (9.1): one negotiation asks about them again and again.

They are kept beside the state together with what the board was like when they were worked out. Whoever looks at a
state compares that first; what a package holds so far, who has spoken and what comes next is no part of it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, wraps
from operator import attrgetter
from typing import Any, TypeVar, TypeVarTuple

from warcouncil.campaign.state import CampaignState
from warcouncil.engine.looks import UNKNOWN

T = TypeVar("T")
S = TypeVar("S", bound=CampaignState)
Arguments = TypeVarTuple("Arguments")
TALK = frozenset({"agenda", "drafts", "known", "deal", "announced", "refused_deals", "negotiators"})
"""Columns that change while powers talk, and that no such fact may depend on."""
FACTS = "facts of a quiet board"


def while_they_talk(function: Callable[[S, *Arguments], T]) -> Callable[[S, *Arguments], T]:
    """Mark a function of the state that changes nothing, does not depend on TALK, and is asked in one deal after the
    other. Outside a look it is simply called.

    Its arguments are plain atoms. Nobody changes what it returns.
    """

    @wraps(function)
    def asked(state: S, *arguments: *Arguments) -> T:
        look = state.look
        if look is None:
            return function(state, *arguments)
        facts = look.get(FACTS)
        if facts is None:
            facts = look[FACTS] = facts_of(state)
        key = (function, arguments)
        value = facts.get(key, UNKNOWN)
        if value is UNKNOWN:
            value = facts[key] = function(state, *arguments)
        return value  # type: ignore[no-any-return]

    return asked


def facts_of(state: CampaignState) -> dict[Any, Any]:
    """What is known of the board as it is now."""
    board = board_of(type(state))(state)
    kept = state.quiet_kept
    if kept is None or kept[0] != board:
        still = tuple([one.copy() if isinstance(one, (dict, list, set)) else one for one in board])
        kept = state.quiet_kept = (still, {})
    return kept[1]


@lru_cache(16)
def board_of(kind: type[CampaignState]) -> Callable[[Any], tuple[Any, ...]]:
    """Gets all columns of a title but TALK."""
    return attrgetter(*[name for name in kind.__struct_fields__ if name not in TALK])
