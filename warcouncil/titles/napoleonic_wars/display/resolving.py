"""What is being resolved, as people see it: marches, battles, sieges, voyages, naval battles, convoys, die by die."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from warcouncil.table.dice import Lines, counted, line
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.relations import owner
from warcouncil.titles.napoleonic_wars.sea import battles as sea_battles
from warcouncil.titles.napoleonic_wars.state import SPACES, Battle, Engagement, NapoleonicState, Ships, Siege, Units
from warcouncil.titles.napoleonic_wars.war import battles, sieges
from warcouncil.titles.napoleonic_wars.war.forces import side_force
from warcouncil.titles.napoleonic_wars.war.losses import Force

View = dict[str, Any]
Roll = tuple[int, ...]
COMBAT, NAVAL, SIEGE = COMPONENTS.tables.battle, COMPONENTS.tables.naval, COMPONENTS.tables.siege


def going_on(state: NapoleonicState) -> Iterator[View]:
    """A panel for each thing that has begun and not ended: what its record holds, and what people want to see of it."""
    if state.moving is not None:
        moving = state.moving
        yield {**told("march", moving), **force_view((moving.units, moving.leaders))}
    if state.battle is not None:
        yield {**told("battle", state.battle), "place": state.battle.space, "sides": battle_sides(state, state.battle)}
    if state.siege is not None:
        yield {**told("siege", state.siege), "place": state.siege.space, "sides": siege_sides(state, state.siege)}
    if state.sailing is not None:
        yield {**told("voyage", state.sailing), "troops": fleet_view(state.sailing.ships)}
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
        roll_view("garrison", [state.controller(siege.space)], line("fortress", rating), siege.dice[0], wall),
    ]


# -- at sea


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
