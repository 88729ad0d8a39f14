"""What is being resolved, as people see it: marches, battles, sieges, voyages, naval battles, convoys, die by die."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from warcouncil.table.dice import Lines, counted
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.relations import at_war, in_order, is_friendly, is_uncontrolled, owner
from warcouncil.titles.napoleonic_wars.sea import battles as sea_battles
from warcouncil.titles.napoleonic_wars.sea import checks as sea_checks
from warcouncil.titles.napoleonic_wars.sea import interception as sea_interception
from warcouncil.titles.napoleonic_wars.sea.fleets import Fleet, enemies_at
from warcouncil.titles.napoleonic_wars.state import (
    SPACES,
    Battle,
    Engagement,
    Moving,
    NapoleonicState,
    Sailing,
    Ships,
    Siege,
    Units,
)
from warcouncil.titles.napoleonic_wars.war import battles, checks, contact, evasion, interception, sieges
from warcouncil.titles.napoleonic_wars.war.forces import side_force
from warcouncil.titles.napoleonic_wars.war.intruders import opposed
from warcouncil.titles.napoleonic_wars.war.losses import Force

View = dict[str, Any]
Roll = tuple[int, ...]
COMBAT, NAVAL, SIEGE = COMPONENTS.tables.battle, COMPONENTS.tables.naval, COMPONENTS.tables.siege


def going_on(state: NapoleonicState) -> Iterator[View]:
    """A panel for each thing that has begun and not ended: what its record holds, and what people want to see of it."""
    if state.moving is not None:
        moving = state.moving
        rolls = [*interceptors(state, moving), *evaders(state, moving)]
        yield {**told("march", moving), **force_view((moving.units, moving.leaders)), "rolls": rolls}
    if state.battle is not None:
        yield {**told("battle", state.battle), "place": state.battle.space, "sides": battle_sides(state, state.battle)}
    if state.siege is not None:
        yield {**told("siege", state.siege), **siege_view(state, state.siege)}
    if state.sailing is not None:
        rolls = list(meetings(state, state.sailing))
        yield {**told("voyage", state.sailing), "troops": fleet_view(state.sailing.ships), "rolls": rolls}
    if state.engagement is not None:
        yield {**told("naval_battle", state.engagement), "sort": state.engagement.kind, **naval(state.engagement)}
    if state.convoy is not None:
        convoy = state.convoy
        yield {**told("convoy", convoy), **force_view((convoy.units, convoy.leaders))}


def told(kind: str, record: msgspec.Struct) -> View:
    return {**msgspec.to_builtins(record), "kind": kind}


# -- who takes part


def force_view(force: Force) -> View:
    """Units by nation, and leaders."""
    units, leaders = force
    return {"troops": troops(units), "leaders": list(leaders)}


def troops(units: Units) -> list[View]:
    return [{"owner": nation, "unit": "unit", "count": count} for nation, count in units]


def fleet_view(ships: Ships) -> list[View]:
    counts = Counter(nation for nation, _ in ships)
    return [{"owner": nation, "unit": "squadron", "count": count} for nation, count in counts.items()]


def roll_view(role: str, powers: Iterable[str], lines: Lines, dice: Roll, more: View) -> View:
    """One side of a roll: its last dice, or how many it will roll; the reasons as long as they explain them."""
    count = counted(lines)
    reasons = lines if not dice or count == len(dice) else []
    return {"role": role, "powers": list(powers), "lines": reasons, "count": count, "dice": list(dice), **more}


# -- on land


def battle_sides(state: NapoleonicState, battle: Battle) -> list[View]:
    """Attackers and defenders: forces, commander, dice, and what each has suffered so far (11)."""
    found = []
    for index, role in enumerate(("attacker", "defender")):
        nations = battles.side(state, battle, index)
        powers = nations or (fallen(state, battle, index),)
        more = {
            **force_view(side_force(state, battle.space, nations)),
            "head": battle.heads[index] or battles.head(state, battle, index) or None,
            "kill": COMBAT.kill,
            "disrupt": COMBAT.disrupt,
            "killed": battle.kills[index],
            "disrupted": battle.disrupts[index],
            "suffered": battle.hits[index],
        }
        found.append(roll_view(role, powers, battles.dice_of(state, battle, index), battle.dice[index], more))
    return found


def fallen(state: NapoleonicState, battle: Battle, index: int) -> str:
    """Whose side it was of which nobody is left."""
    if battle.heads[index]:
        return owner(battle.heads[index])
    return state.controller(battle.space) if index else battle.attacker


def interceptors(state: NapoleonicState, moving: Moving) -> Iterator[View]:
    """Which armies may intercept a march, and what is added to their two dice (10.11)."""
    space = moving.space
    for nation in in_order(state):
        for leader in interception.able(state, nation, space) if at_war(state, nation, moving.power) else ():
            friendly, origin = interception.friendly_before(state, nation, space), state.leaders[leader]
            lines = checks.modifiers(leader, origin, space, friendly, is_uncontrolled(state, nation, origin))
            yield check_view("intercept", nation, leader, lines)


def evaders(state: NapoleonicState, moving: Moving) -> Iterator[View]:
    """Who stands in the way of a march, and what is added to two dice to slip away from there (10.2)."""
    space, mover = moving.space, moving.power
    met = contact.caught(state, space, mover)
    led = [(owner(leader), leader) for leader in evasion.heads(state, met, ())]
    nations = [nation for nation in in_order(state) if opposed(state, nation, mover, space)]
    loose = [(nation, "") for nation in nations if evasion.loose(state, met, nation)]
    for nation, leader in (*led, *loose):
        for target in checks.withdrawals(state, nation, space, ()):
            friendly, held = is_friendly(state, nation, target), checks.was_uncontrolled(state, nation, space)
            yield check_view("evade", nation, target, checks.modifiers(leader, space, target, friendly, held))


def check_view(roll: str, power: str, of: str, lines: Lines) -> View:
    return {"roll": roll, "power": power, "of": of, "modifier": sum(int(one["dice"]) for one in lines)}


def siege_view(state: NapoleonicState, siege: Siege) -> View:
    """A siege with the sixes that fell the fortress."""
    return {"place": siege.space, "needed": sieges.needed(state, siege), "sides": siege_sides(state, siege)}


def siege_sides(state: NapoleonicState, siege: Siege) -> list[View]:
    """The fortress with its rating, and the army before it; sixes add up until they reach the rating (12.3)."""
    rating = SPACES[siege.space].fortress
    wall = {
        "troops": [],
        "leaders": [],
        "rating": rating,
        "sixes": siege.sixes,
        "kill": COMBAT.kill,
        "disrupt": COMBAT.disrupt,
    }
    here = siege.leader in state.leaders
    storm = {
        **force_view(sieges.army(state, siege.space, siege.leader) if here else ((), ())),
        "head": siege.leader,
        "kill": SIEGE.hit,
        "disrupt": SIEGE.hit,
        "disrupted": siege.disrupts,
    }
    lines = sieges.dice_of(state, siege) if here else []
    return [
        roll_view("besieger", [owner(siege.leader)], lines, siege.dice[1], storm),
        roll_view("garrison", [state.controller(siege.space)], sieges.wall_lines(state, siege), siege.dice[0], wall),
    ]


# -- at sea


def meetings(state: NapoleonicState, sailing: Sailing) -> Iterator[View]:
    """The fleets that may meet on a voyage, and what is added to their two dice to intercept or to evade (13.36)."""
    own = Fleet(sailing.power, sailing.members, sailing.ships)
    for fleet in (own, *enemies_at(state, sailing.place, sailing.power)):
        head, ships = sea_interception.commander_of(fleet), fleet.ships
        runner = sailing.runner and fleet is not own
        yield check_view("intercept_fleet", fleet.head, "", sea_checks.modifiers(ships, head, runner))
        yield check_view("evade_fleet", fleet.head, "", sea_checks.modifiers(ships, head))


def naval(engagement: Engagement) -> View:
    """The fleet on its voyage and the other one: squadrons, dice, and what each has suffered so far (13.4)."""
    found = []
    for index, role in enumerate(("voyager", "guard")):
        more = {
            "troops": fleet_view(engagement.ships[index]),
            "leaders": [],
            "kill": NAVAL.sink,
            "disrupt": NAVAL.disrupt,
            "killed": sum(count for _, count in engagement.fallen[index]),
            "disrupted": engagement.disrupts[index],
            "suffered": engagement.hits[index],
        }
        lines = sea_battles.dice_of(engagement, index)
        found.append(roll_view(role, [engagement.sides[index]], lines, engagement.dice[index], more))
    return {"powers": list(engagement.sides), "sides": found}
