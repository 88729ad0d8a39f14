"""Keys and points once more, counted duchy by duchy from what lies on the map: the invariants compare both."""

from __future__ import annotations

from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.state import NapoleonicState

KEYS = tuple(space for space in COMPONENTS.map.spaces if space.key)


def keys_held(state: NapoleonicState, nation: str) -> int:
    """The keys under a nation's flag, and its own without any."""
    flagged = [space for space in KEYS if state.flags.get(space.id) == nation]
    own = [space for space in KEYS if space.nation == nation]
    return len(flagged) + sum([space.id not in state.flags for space in own])


def recounted(state: NapoleonicState, nation: str) -> int:
    """The points of a power (5.81): keys against those of the start, a point each for resources and minors in Pact."""
    start = COMPONENTS.scenarios[str(state.options["scenario"])].keys[nation]
    pacts = [minor for minor, (row, column, _) in state.consuls.items() if row == nation and column == "pact"]
    status = 1 if state.plus_key == nation else 0
    return keys_held(state, nation) + status - start + state.resources[nation] + len(pacts)
