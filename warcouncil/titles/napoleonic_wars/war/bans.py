"""What an event keeps troops from (6.11): to enter duchies of somebody, but on the way out, and to fight him there."""

from __future__ import annotations

from warcouncil.titles.napoleonic_wars.changes import kept_from, kept_from_any
from warcouncil.titles.napoleonic_wars.relations import standing
from warcouncil.titles.napoleonic_wars.state import NapoleonicState
from warcouncil.titles.napoleonic_wars.war.checks import NEIGHBOURS

KEPT_OUT = frozenset(("no_advance", "no_battle"))
"""What events change that may keep a force out of a duchy (6.11)."""


def is_kept_out(state: NapoleonicState, power: str, origin: str, target: str) -> bool:
    """Whether an event forbids to enter a duchy of somebody, unless on the way out, or to fight whom one meets."""
    banned = KEPT_OUT.intersection([one.what for one in state.changes])
    if "no_advance" in banned:
        deep = depth(state, power, target)
        if deep and deep >= depth(state, power, origin):
            return True
    return "no_battle" in banned and kept_from_any(state, "battle", power, standing(state, target))


def kept_ashore(state: NapoleonicState, power: str, port: str) -> bool:
    """Whether an event forbids to land in a duchy of somebody, or to fight whom one meets there."""
    what = {one.what for one in state.changes} & KEPT_OUT
    if "no_advance" in what and depth(state, power, port):
        return True
    return "no_battle" in what and kept_from_any(state, "battle", power, standing(state, port))


def depth(state: NapoleonicState, power: str, space: str) -> int:
    """How many steps it is to the nearest duchy that no event keeps a nation from; 0 if that is true of this one."""
    seen, ring, steps = {space}, [space], 0
    while ring and all(kept_from(state, "advance", power, state.controller(one)) for one in ring):
        ring = list(dict.fromkeys(near for one in ring for near in NEIGHBOURS[one] if near not in seen))
        seen.update(ring)
        steps += 1
    return steps
