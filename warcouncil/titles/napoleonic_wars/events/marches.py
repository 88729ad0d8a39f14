"""Movement by events: forces that march without CP."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from warcouncil.engine.flow import Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.facts import Fact
from warcouncil.titles.napoleonic_wars.effects import March
from warcouncil.titles.napoleonic_wars.events.asking import decide
from warcouncil.titles.napoleonic_wars.events.holds import nation
from warcouncil.titles.napoleonic_wars.events.operations import Operation
from warcouncil.titles.napoleonic_wars.events.scene import Scene, operation_at
from warcouncil.titles.napoleonic_wars.relations import is_friendly
from warcouncil.titles.napoleonic_wars.state import HALTED, NapoleonicState
from warcouncil.titles.napoleonic_wars.war.forces import compose
from warcouncil.titles.napoleonic_wars.war.interception import ANY
from warcouncil.titles.napoleonic_wars.war.marching import TIRELESS, force_of, shut_in

MARCHED = Fact("event_marched", "leader")
"""A leader has marched by the event at hand."""
FACTS = (MARCHED,)
NO_MORE: Option = ("no_more",)
KINDS = {"event_march": Kind({"march": ("leader",), "no_more": ()})}
REFUSALS = {"event_march": "nw-9.3-1"}


def march(state: NapoleonicState, scene: Scene, effect: March) -> None:
    """Forces of a nation march free; one that is on its way already goes further."""
    who = nation(state, scene, effect.who)
    if effect.force == "leader":
        state.put_leader(effect.leader, effect.to)
        state.log("leader_rides", leader=effect.leader, space=effect.to)
        return
    if state.moving is not None and scene.moment == "own_move":
        state.moving = replace(state.moving, free=state.moving.free + effect.duchies, tireless=effect.tireless)
        if effect.tireless and state.moving.leader:
            state.mark(TIRELESS, state.moving.leader)
        return
    state.unmark_all(MARCHED)
    state.next(("event_march", scene.card, scene.path, who))


def march_options(state: NapoleonicState, who: str) -> Iterator[Option]:
    """The leaders who can set out."""
    for leader, space in state.leaders_on_map(who):
        tired = state.strides.get(leader, 0) >= HALTED or state.holds(MARCHED, leader)
        if not tired and shut_in(state, who, space) is None:
            yield ("march", leader)


def event_march(state: NapoleonicState, card: str, path: str, who: str) -> Flow:
    """Step: one army, or army group, sets out; then the next one if each of them may."""
    effect = operation_at(card, path)
    options = list(march_options(state, who))
    if not options or who not in state.seats:
        return
    choice = yield from decide(state, Scene(card, who), who, "event_march", [*options, NO_MORE])
    if choice == NO_MORE:
        return
    leader = str(choice[1])
    space = state.leaders[leader]
    most = ANY if effect.force == "army_or_group" else 1
    units, leaders = yield from compose(state, who, space, leader, most)
    for one in leaders:
        state.mark(MARCHED, one)
    state.moving = replace(
        force_of(state, who, space, (units, leaders)),
        free=effect.duchies,
        granted=True,
        hidden=effect.hidden,
        pinned=effect.pinned,
        level=effect.level,
        tireless=effect.tireless,
    )
    again = [("event_march", card, path, who)] if effect.force == "each_army" else []
    state.next(("marching",), *again)


def can_march(state: NapoleonicState, scene: Scene, effect: March) -> bool:
    who = nation(state, scene, effect.who)
    if effect.force == "leader":
        return effect.leader in state.leaders and is_friendly(state, who, effect.to)
    return scene.moment == "own_move" or any(march_options(state, who))


STEPS = {"event_march": event_march}
OPERATIONS = {March: Operation(march, can_march)}
