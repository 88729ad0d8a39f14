"""Keys and points once more, counted duchy by duchy from what lies on the map: the invariants compare both."""

from __future__ import annotations

from collections import Counter

from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.state import NapoleonicState

KEYS = tuple((space.id, space.nation) for space in COMPONENTS.map.spaces if space.key)


def all_keys(state: NapoleonicState) -> Counter[str]:
    """Nation -> the keys under its flag, and its own without any: one walk over the map counts them for all."""
    return Counter([state.flags.get(space, nation) for space, nation in KEYS])


def keys_held(state: NapoleonicState, nation: str) -> int:
    return all_keys(state)[nation]


def recounted(state: NapoleonicState, nation: str) -> int:
    """The points of a power (5.81): keys against those of the start, a point each for resources and minors in Pact."""
    start = COMPONENTS.scenarios[str(state.options["scenario"])].keys[nation]
    pacts = [minor for minor, (row, column, _) in state.consuls.items() if row == nation and column == "pact"]
    status = 1 if state.plus_key == nation else 0
    return keys_held(state, nation) + status - start + state.resources[nation] + len(pacts)
