"""Caravans (18.8, 20.2): ways through the Maghreb that share no space, and what becomes of those that are blocked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from warcouncil.campaign.relations import controlled
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.titles.tanto_monta import resources
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.resources import CARAVANS
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.voyages.oceans import MUSLIM

SPACES = {space.id: space for space in COMPONENTS.map.spaces}
BERBER_PORTS = frozenset(space.id for space in COMPONENTS.map.spaces if space.part == "berber" and space.ports)
PORTS = {
    box: BERBER_PORTS if SPACES[box].part == "berber" else frozenset(COMPONENTS.tables.atlantic.ports)
    for box in CARAVANS
}
"""Caravan -> the ports at which it may arrive."""
TABLE = COMPONENTS.tables.resource_return["caravan"]
Way = tuple[str, ...]

KINDS = {
    "caravans_through": Kind({"let_through": ("space",), "let_both": ("space", "space")}),
    "caravan_fate": Kind({"lose_caravan": ("space",), "keep_caravan": ("space",)}),
}
REFUSALS = {"caravans_through": "tm-18.8-6", "caravan_fate": "tm-18.8-7"}


# -- ways that share no space


def muslim(state: TantoMontaState) -> frozenset[str]:
    """The spaces that the Muslims control."""
    return frozenset([space for power in COMPONENTS.players[MUSLIM].powers for space in controlled(state, power)])


def ways(state: TantoMontaState, boxes: Sequence[str]) -> dict[str, Way] | None:
    """Ways for all of these caravans that share no space, over spaces that the Muslims control; None if there are none.

    One caravan after the other tries its ways, short ones first; a way that another could shorten is not tried.
    """
    held = muslim(state)
    if any(box not in held or box in state.sieges for box in boxes):
        return None  # tm-18.8-6
    return _disjoint(state, tuple(boxes), held - set(boxes))


def _disjoint(state: TantoMontaState, boxes: tuple[str, ...], free: frozenset[str]) -> dict[str, Way] | None:
    if not boxes:
        return {}
    first, *rest = boxes
    for way in _ways_from(state, first, PORTS[first], free):
        others = _disjoint(state, tuple(rest), free - set(way))
        if others is not None:
            return {first: way, **others}
    return None


def _ways_from(state: TantoMontaState, start: str, goals: frozenset[str], free: frozenset[str]) -> Iterator[Way]:
    """The ways from a space to one of the goals over free spaces, shorter ones first, without detours.

    No two spaces of a way are neighbours unless they follow each other, and no goal lies before its end: every other
    way takes up more spaces than one of these.
    """
    if start in goals:
        yield (start,)
        return
    neighbours = state.realm.atlas.neighbours
    front: list[tuple[Way, frozenset[str]]] = [((start,), free)]
    while front:
        longer = [  # a way goes on to what is next to its end, and to nothing before
            ((*way, near), ahead.difference(neighbours[way[-1]]))
            for way, ahead in front
            for near in neighbours[way[-1]]
            if near in ahead
        ]
        yield from [way for way, _ in longer if way[-1] in goals]
        front = [one for one in longer if one[0][-1] not in goals]


def able_together(state: TantoMontaState, waiting: Sequence[str]) -> list[tuple[str, ...]]:
    """The largest groups of waiting caravans that can all arrive."""
    for many in range(len(waiting), 0, -1):
        found = [group for group in combinations(waiting, many) if ways(state, group) is not None]
        if found:
            return found
    return []


# -- winter


def caravans_return(state: TantoMontaState) -> Flow:
    """Step: caravans with a way arrive; for those that are blocked another player rolls."""
    waiting = [box for box in CARAVANS if box in state.caravans]
    groups = able_together(state, waiting)
    through = groups[0] if groups else ()
    if len(groups) > 1:
        options: list[Option] = [("let_through" if len(group) == 1 else "let_both", *group) for group in groups]
        choice = yield Ask(MUSLIM, "caravans_through", options)
        through = tuple(map(str, choice[1:]))
    for box in waiting:
        if box in through:
            resources.arrive(state, MUSLIM, state.caravans.pop(box))  # tm-18.8-6
            state.log("caravan_arrives", space=box)
        else:
            yield from blocked(state, box)


def blocked(state: TantoMontaState, box: str) -> Flow:
    """The player who lies in wait for a caravan rolls for it."""
    robber = CARAVANS[box].robber  # tm-18.8-7
    dice = state.dice.rolls(2, 6, "caravan")
    said = [results[0] for least, results in TABLE.rows if sum(dice) >= least][-1]
    state.log("caravan_blocked", power=robber, space=box, dice=list(dice), fate=said)
    if said == "lost_or_remains":
        options: list[Option] = [("lose_caravan", box), ("keep_caravan", box)]
        choice = yield Ask(MUSLIM, "caravan_fate", options, about={"space": box})
        said = "lost" if choice[0] == "lose_caravan" else "remains"
    if said == "remains":
        return
    resource = state.caravans.pop(box)
    if said == "lost":
        state.show(None, "resource_discarded", power=MUSLIM, resource=resource)
        resources.set_aside(state, resource)
    else:
        resources.arrive(state, robber, resource)


STEPS = {"caravans_return": caravans_return}
