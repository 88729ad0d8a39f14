"""The moments for cards out of turn in moves and battles (13, 14, 15), under the names that a title has for them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from warcouncil.campaign.state import CampaignState
from warcouncil.engine.flow import NOTHING, Flow
from warcouncil.table import windows


def offer(state: CampaignState, trigger: str, powers: Iterable[str], about: Mapping[str, Any] = NOTHING) -> Flow:
    """A moment that all campaigns have, unless the title says that it has none. Returns whether a card stopped it."""
    name = state.realm.moments.get(trigger, trigger)
    stopped = bool(name) and (yield from windows.offer(state, name, powers, about))
    return stopped


def also(state: CampaignState, trigger: str, powers: Iterable[str], about: Mapping[str, Any] = NOTHING) -> Flow:
    """A moment that only some titles have. Returns whether a card has turned what happened."""
    if trigger not in state.realm.moments:
        return False
    turned = yield from offer(state, trigger, powers, about)
    return turned
