"""Battle and response events that are functions: a march to the guns, jealous marshals, the Danes at sea."""

from __future__ import annotations

from msgspec.structs import replace

from warcouncil.engine.flow import Flow
from warcouncil.engine.state import Option
from warcouncil.titles.napoleonic_wars.changes import kept_from
from warcouncil.titles.napoleonic_wars.events.asking import decide
from warcouncil.titles.napoleonic_wars.events.fights import OUTSIDE, SIDES, help_side, side_index
from warcouncil.titles.napoleonic_wars.events.scene import Scene
from warcouncil.titles.napoleonic_wars.relations import LINES, at_war, family, may_cross, open_to, owner
from warcouncil.titles.napoleonic_wars.sea import fleets, interception, voyages
from warcouncil.titles.napoleonic_wars.sea.checks import modifiers
from warcouncil.titles.napoleonic_wars.state import LEADERS, SPACES, Aid, NapoleonicState, Units
from warcouncil.titles.napoleonic_wars.war import attrition, battles
from warcouncil.titles.napoleonic_wars.war.armies import armies_needed
from warcouncil.titles.napoleonic_wars.war.checks import NEIGHBOURS, leaves_fortress
from warcouncil.titles.napoleonic_wars.war.forces import MARKED, compose, shift, side_force
from warcouncil.titles.napoleonic_wars.war.interception import undone
from warcouncil.titles.napoleonic_wars.war.losses import size

NO = "nw-6.1-4"


# -- March to the Sound of the Guns


def near_armies(state: NapoleonicState, scene: Scene) -> list[str]:
    """Leaders of the own side next to the battle who have not fought or failed, and have a way there."""
    now, own = state.battle, side_index(state, scene.player)
    if now is None or own == OUTSIDE:
        return []
    return [
        leader
        for near in NEIGHBOURS[now.space]
        for leader in state.leaders_at(near)
        if side_index(state, owner(leader)) == own
        and owner(leader) in state.seats
        and not state.holds(MARKED, leader)
        and may_join(state, owner(leader), near, now.space)
    ]


def may_join(state: NapoleonicState, nation: str, origin: str, space: str) -> bool:
    open_way = open_to(state, nation, space) and may_cross(state, nation, origin, space)
    return open_way and not leaves_fortress(state, nation, origin, space)


def sound_of_the_guns(state: NapoleonicState, scene: Scene) -> Flow:
    """An army next to a battle joins it; its move causes attrition like any other (9.41, 9.43)."""
    now = state.battle
    assert now is not None
    options: list[Option] = [("name_leader", leader) for leader in near_armies(state, scene)]
    choice = yield from decide(state, scene, scene.player, "event_leader", options)
    leader = str(choice[1])
    nation, origin = owner(leader), state.leaders[leader]
    force = yield from compose(state, nation, origin, leader, scene.event.numbers["armies"])
    ambush, enemy = attrition.judged(state, nation, origin, now.space)
    shift(state, force, origin, now.space)
    state.log("joins_battle", leader=leader, space=now.space)
    first = list(now.first)
    first[side_index(state, nation)] += size(force)
    state.battle = now = replace(now, first=(first[0], first[1]))
    if side_index(state, nation) == battles.ATTACKER:
        lines = (*now.others, LINES[origin, now.space])
        state.battle = replace(now, others=lines, roads=(*now.roads, origin))  # nw-11.42-2
    else:
        state.battle = replace(now, closed=(*now.closed, origin))
    causes = attrition.entry_causes(state, nation, origin, now.space, ambush, enemy)
    if causes:
        yield from attrition.suffer(state, now.space, nation, force, attrition.causes_of(force, causes), origin)


def guns_forbidden(state: NapoleonicState, scene: Scene) -> str | None:
    return None if near_armies(state, scene) else NO


# -- Jealous Marshals


def grouped_sides(state: NapoleonicState) -> list[int]:
    """The sides of the battle at hand that fight as an army group."""
    now = state.battle
    assert now is not None
    found = []
    for index in (0, 1):
        head = battles.head(state, now, index)
        units, leaders = side_force(state, now.space, battles.side(state, now, index))
        others = tuple(one for one in leaders if one != head)
        if head and others and armies_needed(state, units, (head, *others)) != 1:
            found.append(index)
    return found


def jealous_marshals(state: NapoleonicState, scene: Scene) -> Flow:
    """An army group breaks up: only its commander's army moves, or rolls dice in this round."""
    if scene.moment == "group_moves":
        march_alone(state)
        return
    sides = grouped_sides(state)
    options: list[Option] = [("for_side", SIDES[index]) for index in sides]
    choice = yield from decide(state, scene, scene.player, "event_side", options)
    index = SIDES.index(str(choice[1]))
    now = state.battle
    assert now is not None
    head = battles.head(state, now, index)
    force = side_force(state, now.space, battles.side(state, now, index))
    idle = max(0, size(force) - 1 - LEADERS[head].command)
    state.groups.pop(now.space, None)
    if idle:
        help_side(state, Aid(scene.card, index, "dice", -idle))


def march_alone(state: NapoleonicState) -> None:
    """The commander goes with as many units of his family as he commands; everybody else stays."""
    force = state.moving
    assert force is not None
    room, units = LEADERS[force.leader].command, list[tuple[str, int]]()
    for nation, count in force.units:
        if family(state, nation) == family(state, owner(force.leader)) and room:
            units.append((nation, min(count, room)))
            room -= units[-1][1]
    alone: Units = tuple(units)
    state.groups.pop(force.space, None)
    state.moving = replace(force, units=alone, leaders=(force.leader,), armies=1)


def jealousy_forbidden(state: NapoleonicState, scene: Scene) -> str | None:
    if scene.moment == "group_moves":
        return None if state.moving is not None and state.moving.armies > 1 else NO
    return None if state.battle is not None and grouped_sides(state) else NO


# -- Gallant Danes


def sortie_ports(state: NapoleonicState, scene: Scene) -> list[str]:
    """Ports from which a Danish fleet can meet the enemy fleet that has just put to sea next to them."""
    voyage = state.sailing
    if voyage is None or state.engagement is not None or not at_war(state, scene.player, voyage.power):
        return []
    if kept_from(state, "intercept", scene.player, voyage.power):
        return []  # nw-6.11-1
    return [port for port in SPACES if voyage.place in SPACES[port].ports and voyages.able(state, port, scene.player)]


def gallant_danes(state: NapoleonicState, scene: Scene) -> Flow:
    """The Danes sail out to meet an enemy fleet, or fight where they are: more dice, and one 6 is void."""
    if state.engagement is None:
        yield from sortie(state, scene)
    if state.engagement is not None:
        side = side_index(state, scene.player)
        numbers = scene.event.numbers
        help_side(state, Aid(scene.card, side, "each", numbers["dice"], until="battle"))
        help_side(state, Aid(scene.card, side, "void", numbers["void"], until="battle"))


def sortie(state: NapoleonicState, scene: Scene) -> Flow:
    """A Danish fleet in port puts to sea without MP and tries one interception (13.31)."""
    voyage = state.sailing
    assert voyage is not None
    options: list[Option] = [("name_duchy", port) for port in sortie_ports(state, scene)]
    choice = yield from decide(state, scene, scene.player, "event_duchy", options)
    ships = voyages.able(state, str(choice[1]), scene.player)
    state.move_ships(ships, str(choice[1]), voyage.place)
    state.log("fleet_enters", power=scene.player, place=voyage.place)
    head = family(state, scene.player)
    state.sailing = voyage = replace(voyage, tried=(*voyage.tried, head))
    fleet = fleets.Fleet(head, (head,), ships)
    label = f"interception by the fleet of {scene.player}"
    found = yield from interception.tries(state, fleet, label, modifiers(ships, "", voyage.runner))
    if found and not (yield from undone(state, head, voyage.place)):
        yield from interception.caught(state, fleet, "sea", voyage.place)


def danes_forbidden(state: NapoleonicState, scene: Scene) -> str | None:
    now = state.engagement
    if now is not None:
        return None if any(ship[0] == scene.player for side in now.ships for ship in side) else NO
    return None if scene.moment == "any_impulse" and sortie_ports(state, scene) else NO


SPECIAL = {
    "sound_of_the_guns": (sound_of_the_guns, guns_forbidden),
    "jealous_marshals": (jealous_marshals, jealousy_forbidden),
    "gallant_danes": (gallant_danes, danes_forbidden),
}
