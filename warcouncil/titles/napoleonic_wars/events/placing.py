"""New pieces on the map by events (6.12), pieces out of Regroup, and squadrons refitted."""

from __future__ import annotations

from collections.abc import Iterator

from warcouncil.engine.flow import Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.graph import nearest
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.effects import Muster, Place, Refit
from warcouncil.titles.napoleonic_wars.events.asking import by_rule, decide, decider, preferred_places
from warcouncil.titles.napoleonic_wars.events.holds import fitting, holds, is_minor, listed_places, nation, places
from warcouncil.titles.napoleonic_wars.events.operations import Operation
from warcouncil.titles.napoleonic_wars.events.scene import Scene
from warcouncil.titles.napoleonic_wars.relations import duchies_with, friends_in, is_friendly, owner, standing
from warcouncil.titles.napoleonic_wars.relations import holds as on_side
from warcouncil.titles.napoleonic_wars.sea.harbours import refitting
from warcouncil.titles.napoleonic_wars.state import BUILDING, LEADERS, REGROUP, SPACES, NapoleonicState
from warcouncil.titles.napoleonic_wars.war import flags
from warcouncil.titles.napoleonic_wars.war.building import (
    NAVIES,
    answered,
    home_ports,
    leader_forbidden,
    port_forbidden,
    regroup_forbidden,
    threatened,
    unbuilt,
)
from warcouncil.titles.napoleonic_wars.war.losses import shrink

NO_MORE: Option = ("no_more",)
KINDS = {
    "event_place": Kind({"place_troops": ("space",), "no_more": ()}),
    "event_port": Kind({"place_squadron": ("space",)}),
    "event_chief": Kind({"place_leader": ("leader",), "no_more": ()}),
    "event_give_up": Kind({"give_up_unit": ("space",), "no_more": ()}),
    "event_muster": Kind({"muster_unit": ("space",), "muster_leader": ("leader", "space"), "no_more": ()}),
    "event_refit": Kind({"refit_at": ("space",), "no_more": ()}),
}
REFUSALS = {
    "event_place": "nw-6.1-4",
    "event_port": "nw-7.3-1",
    "event_chief": "nw-6.1-4",
    "event_give_up": "nw-6.12-1",
    "event_muster": "nw-7.7-1",
    "event_refit": "nw-7.3-3",
}


# -- where and how many


def spots(state: NapoleonicState, scene: Scene, effect: Place, who: str) -> list[str]:
    """The duchies into which an event may put pieces; with `nearest` the friendly home duchy next to them will do."""
    found = preferred_places(state, scene, who, places(state, scene, effect.where))
    if found or not effect.nearest or effect.where is None:
        return found
    homes = [space for space in COMPONENTS.duchies(who, "home") if is_friendly(state, who, space)]
    wanted = listed_places(state, scene, effect.where)
    start = [space for space in wanted if SPACES[space].capital] or wanted
    return list(nearest(COMPONENTS.atlas.steps_from(start[0]), homes))[:1] if start else []


def amount(state: NapoleonicState, scene: Scene, effect: Place, who: str) -> int:
    """The units of a placement, in all or for each duchy."""
    count = effect.minor_units if effect.minor_units and is_minor(state, who) else effect.units
    more = effect.more if effect.more_when and holds(state, scene, effect.more_when) else 0
    return count + more


def spare(state: NapoleonicState, who: str) -> int:
    """The units that a nation can place, those included that it may give up elsewhere (6.12)."""
    elsewhere = state.units_on_map(who) if who in state.seats else 0
    return unbuilt(state, who) + elsewhere


def can_place(state: NapoleonicState, scene: Scene, effect: Place) -> bool:
    who = nation(state, scene, effect.who)
    if not who:
        return False
    if effect.squadrons:
        return bool(ports(state, who)) and state.ships_in_play(who) < NAVIES.get(who, 0)
    first = next(fitting(state, scene, effect.where), "") if effect.where else ""
    if not first and not spots(state, scene, effect, who):
        return False
    for leader in effect.leaders:
        if placeable(state, leader):
            return True
    return amount(state, scene, effect, who) > 0 and (unbuilt(state, who) > 0 or spare(state, who) > 0)


def placeable(state: NapoleonicState, leader: str) -> bool:
    return state.leaders.get(leader, REGROUP) == REGROUP


def ports(state: NapoleonicState, who: str) -> list[str]:
    return [port for port in home_ports(who) if port_forbidden(state, who, port) is None]


# -- placing


def chooser(state: NapoleonicState, scene: Scene, effect: Place) -> str:
    """Who chooses the duchies: whoever plays the card, or the nation of which it says that it places the pieces."""
    one = nation(state, scene, effect.by)
    return one if effect.by != "player" and one in state.seats else decider(state, scene)


def place(state: NapoleonicState, scene: Scene, effect: Place) -> Flow:
    """Pieces of a nation come on the map; where they meet enemies these answer as if they were built there (7)."""
    who = nation(state, scene, effect.who)
    if not who:
        return
    if effect.squadrons:
        yield from place_squadrons(state, scene, effect, who)
    found = spots(state, scene, effect, who) if not effect.squadrons else []
    if not found:
        return
    used: dict[str, int] = {}
    held = [space for space in found if friends_in(state, who, space)]
    if effect.duchies:
        yield from into_duchies(state, scene, effect, who, found, used)
    else:
        yield from one_by_one(state, scene, effect, who, found, used)
    led = yield from lead(state, scene, effect, who, next(iter(used), ""), found)
    if led:
        used.setdefault(led, 0)
    used = {space: count for space, count in used.items() if count or who in standing(state, space)}  # nw-6.12-1
    for space in used:
        if effect.flag and state.controller(space) != who:
            yield from raise_flag(state, who, space)
    for space in used:
        note(state, who, space)
    met = [space for space in used if threatened(state, who, space, space in held)]
    state.next(*(("placed_troops", who, space, int(space in held)) for space in met))


def into_duchies(
    state: NapoleonicState, scene: Scene, effect: Place, who: str, found: list[str], used: dict[str, int]
) -> Flow:
    """So many units in each of some duchies."""
    for _ in range(effect.duchies):
        options: list[Option] = [("place_troops", space) for space in found if space not in used]
        if not options or not spare(state, who):
            return
        if used and not by_rule(state, scene):
            options.append(NO_MORE)
        choice = yield from decide(state, scene, chooser(state, scene, effect), "event_place", options, {"power2": who})
        if choice == NO_MORE:
            return
        space = str(choice[1])
        used[space] = 0
        for _ in range(amount(state, scene, effect, who)):
            yield from raise_unit(state, scene, who, space, used)


def one_by_one(
    state: NapoleonicState, scene: Scene, effect: Place, who: str, found: list[str], used: dict[str, int]
) -> Flow:
    """So many units in all."""
    for _ in range(amount(state, scene, effect, who)):
        options: list[Option] = [
            ("place_troops", space) for space in found if not effect.each or used.get(space, 0) < effect.each
        ]
        if not options or not spare(state, who):
            return
        choice = yield from decide(state, scene, chooser(state, scene, effect), "event_place", options, {"power2": who})
        space = str(choice[1])
        used.setdefault(space, 0)
        yield from raise_unit(state, scene, who, space, used)


def raise_unit(state: NapoleonicState, scene: Scene, who: str, space: str, used: dict[str, int]) -> Flow:
    """A unit from the supply, or one that its owner gives up elsewhere (6.12)."""
    if unbuilt(state, who) <= 0:
        elsewhere: list[Option] = [("give_up_unit", one) for one in duchies_with(state, who) if one not in used]
        if not elsewhere or who not in state.seats:
            return
        choice = yield from decide(state, scene, who, "event_give_up", [*elsewhere, NO_MORE], {"space": space})
        if choice == NO_MORE:
            return
        state.add_units(str(choice[1]), who, -1)  # nw-6.12-1
        state.log("unit_lost", power=who, space=str(choice[1]))
        shrink(state)
    state.add_units(space, who, 1)
    used[space] += 1
    state.log("units_built", power=who, space=space, amount=1)


def lead(state: NapoleonicState, scene: Scene, effect: Place, who: str, first: str, found: list[str]) -> Flow:
    """Leaders come with the first units, or alone; returns where they have come."""
    wanted = [leader for leader in effect.leaders if placeable(state, leader)]
    if effect.any_leader:
        own = [one for one in LEADERS if owner(one) == who and leader_forbidden(state, one) is None]
        options: list[Option] = [*(("place_leader", one) for one in own), NO_MORE]
        choice = yield from decide(state, scene, who, "event_chief", options)
        wanted += [str(choice[1])] if choice != NO_MORE else []
    if not wanted:
        return ""
    if not first:
        spaces: list[Option] = [("place_troops", space) for space in found]
        choice = yield from decide(state, scene, chooser(state, scene, effect), "event_place", spaces, {"power2": who})
        first = str(choice[1])
    for leader in wanted:
        state.put_leader(leader, first)
        state.log("leader_built", leader=leader, space=first)
    return first


def raise_flag(state: NapoleonicState, who: str, space: str) -> Flow:
    """A flag of a nation, or none where the duchy is its own by colour (7.4)."""
    if SPACES[space].nation == who:
        flags.remove(state, who, space)
    elif flags.supply(state, who) or who in state.seats:
        yield from flags.place(state, who, space)


def note(state: NapoleonicState, who: str, space: str) -> None:
    """Troops that an event leaves in a duchy of others start no war, and are told apart from invaders (8.33, 17.2)."""
    if not on_side(state, who, space):
        state.placed.add((who, space))


def place_squadrons(state: NapoleonicState, scene: Scene, effect: Place, who: str) -> Flow:
    for _ in range(min(effect.squadrons, NAVIES.get(who, 0) - state.ships_in_play(who))):
        options: list[Option] = [("place_squadron", port) for port in ports(state, who)]
        if not options:
            return
        choice = yield from decide(state, scene, who, "event_port", options)
        state.add_ship(str(choice[1]), who, BUILDING)
        state.log("squadron_built", power=who, space=str(choice[1]))


def placed_troops(state: NapoleonicState, who: str, space: str, joining: int = 0) -> Flow:
    """Step: enemies answer troops that an event has placed; while others fight, they wait for that."""
    if any(one is not None for one in (state.battle, state.siege, state.moving, state.convoy)):
        if ("submissions",) in state.agenda:
            below = state.agenda.index(("submissions",)) + 1
            state.agenda.insert(below, ("placed_troops", who, space, joining))
        return
    if who in standing(state, space) and threatened(state, who, space, bool(joining)):
        yield from answered(state, who, space, bool(joining))


# -- out of Regroup


def muster_options(state: NapoleonicState, who: str) -> Iterator[Option]:
    homes = [space for space in COMPONENTS.duchies(who, "home") if regroup_forbidden(state, who, space) is None]
    if state.units_at(REGROUP, who):
        yield from (("muster_unit", space) for space in homes)
    for leader in state.leaders_at(REGROUP):
        if owner(leader) == who:
            yield from (("muster_leader", leader, space) for space in homes)


def muster(state: NapoleonicState, scene: Scene, effect: Muster) -> Flow:
    """Units and leaders come out of Regroup free (7.7); enemies answer them as what is built there (7)."""
    who = nation(state, scene, effect.who)
    used: dict[str, bool] = {}
    for _ in range(effect.most):
        options = list(muster_options(state, who))
        choice = NO_MORE
        if options:
            choice = yield from decide(state, scene, who, "event_muster", [*options, NO_MORE])
        if choice == NO_MORE:
            break
        space = str(choice[-1])
        used.setdefault(space, friends_in(state, who, space))
        if choice[0] == "muster_unit":
            state.add_units(REGROUP, who, -1)
            state.add_units(space, who, 1)
            state.log("units_built", power=who, space=space, amount=1)
        else:
            state.put_leader(str(choice[1]), space)
            state.log("leader_built", leader=str(choice[1]), space=space)
    met = [space for space in used if threatened(state, who, space, used[space])]
    state.next(*(("placed_troops", who, space, int(used[space])) for space in met))


def can_muster(state: NapoleonicState, scene: Scene, effect: Muster) -> bool:
    return any(muster_options(state, nation(state, scene, effect.who)))


# -- refit


def worn(state: NapoleonicState, who: str) -> list[str]:
    """Friendly ports with squadrons of a nation that have Refit markers."""
    return [port for port in refitting(state, who) if is_friendly(state, who, port)]


def refit(state: NapoleonicState, scene: Scene, effect: Refit) -> Flow:
    """Refit markers are removed; of some squadrons only their owner picks which."""
    who = nation(state, scene, effect.who)
    if not effect.squadrons:
        for port in worn(state, who):
            for one, mark in [ship for ship in state.ships_at(port) if ship[0] == who and ship[1] > 0]:
                repair(state, port, one, mark, effect.every)
        return
    for _ in range(effect.squadrons):
        options: list[Option] = [("refit_at", port) for port in worn(state, who)]
        if not options:
            return
        choice = yield from decide(state, scene, who, "event_refit", [*options, NO_MORE])
        if choice == NO_MORE:
            return
        port = str(choice[1])
        mark = max(mark for one, mark in state.ships_at(port) if one == who)
        repair(state, port, who, mark, effect.every)


def repair(state: NapoleonicState, port: str, who: str, mark: int, every: bool) -> None:
    state.take_ship(port, who, mark)
    state.add_ship(port, who, 0 if every else mark - 1)
    state.log("squadrons_refitted", power=who)


def can_refit(state: NapoleonicState, scene: Scene, effect: Refit) -> bool:
    return bool(worn(state, nation(state, scene, effect.who)))


STEPS = {"placed_troops": placed_troops}
OPERATIONS = {
    Place: Operation(place, can_place),
    Muster: Operation(muster, can_muster),
    Refit: Operation(refit, can_refit),
}
