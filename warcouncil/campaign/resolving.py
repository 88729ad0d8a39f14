"""What is being resolved in a campaign, as people see it: moves, battles and deals (9, 13, 14, 15, 16).

Every die is shown with its reason. The reasons of a roll are those from which its dice are counted. Once losses have
changed the sides they no longer add up to the dice on the table, and are left out. A title shows these panels beside
those of its own (`going_on`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from warcouncil.campaign import avoidance, field_battle, interception, naval_combat, naval_moves, navies, sieges
from warcouncil.campaign.battles import SIDES, leaders_of, stacks_of
from warcouncil.campaign.entry import besiegers, opponents
from warcouncil.campaign.forces import ANY_NUMBER, all_tired, cap, slots_of
from warcouncil.campaign.pieces import Battle, Fleet, Formation
from warcouncil.campaign.relations import fortified, friendly, host_size, inside, marshal, navy, played
from warcouncil.campaign.stacks import Stacks, powers_of, side, total
from warcouncil.campaign.state import CampaignState
from warcouncil.table.dice import HIT

Panel = dict[str, Any]
Dice = tuple[int, ...]


def moving(state: CampaignState) -> Iterator[Panel]:
    """A panel for each move that has begun and not ended, and for what is fought over it."""
    if state.picked is not None:
        picked = state.picked
        yield {
            "kind": "picked",
            "power": picked.power,
            "troops": troops(state, picked.troops),
            "leaders": list(picked.leaders),
        }
    if state.naval_orders is not None:
        yield orders_panel(state)
    if state.naval_roll is not None:
        roll = state.naval_roll
        yield {
            "kind": "naval_roll",
            "roll": roll.kind,
            "power": roll.power,
            "place": roll.place,
            "dice": list(roll.dice),
            "total": roll.total,
        }
    if state.move is not None:
        yield move_panel(state)
    if state.battle is not None:
        yield battle_panel(state)
    if state.naval_battle is not None:
        yield naval_panel(state)
    if rows := list(storms(state)):
        yield {"kind": "storms", "storms": rows}


def dealing(state: CampaignState) -> Iterator[Panel]:
    """The deal that is being put together or answered."""
    if state.deal is not None:
        deal = state.deal
        terms = [list(term) for term in deal.terms]
        yield {"kind": "deal", "announcer": deal.announcer, "parties": list(deal.parties), "terms": terms}


# -- moves


def troops(state: CampaignState, stacks: Stacks) -> list[Panel]:
    return [
        {"owner": stack.owner, "unit": unit, "count": count}
        for stack in stacks
        for unit, count in zip(state.realm.land_units, stack.counts, strict=True)
        if count
    ]


def ships(state: CampaignState, fleets: Sequence[Fleet]) -> list[Panel]:
    return [
        {"owner": fleet.owner, "unit": unit, "count": count}
        for fleet in fleets
        for unit, count in zip(state.realm.naval_units, fleet.counts, strict=True)
        if count
    ]


def move_panel(state: CampaignState) -> Panel:
    move = state.move
    assert move is not None
    return {
        "kind": "move",
        "power": move.formation.power,
        "origin": move.origin,
        "target": move.target,
        "by_sea": move.by_sea,
        "troops": troops(state, move.formation.troops),
        "leaders": list(move.formation.leaders),
        "rolls": [*interceptors(state), *evaders(state)] if move.target in state.realm.atlas.spaces else [],
    }


def interceptors(state: CampaignState) -> Iterator[Panel]:
    """Who may still try to intercept a move, from where, and what is added to two dice if all go there."""
    against = interception.move_of(state).formation
    for power in interception.interceptors(state):
        for space in interception.roads_into(state, power, interception.move_of(state).target):
            if interception.may_come(state, power, space):
                bonus = interception.modifier(state, interception.ready(state, power, space), against)
                yield {"roll": "intercept", "power": power, "space": space, "modifier": bonus, "free": False}


def evaders(state: CampaignState) -> Iterator[Panel]:
    """The same for those who stand in the way of a move and could leave; those who lost a battle just now need no
    roll."""
    move = interception.move_of(state)
    for power in opponents(state, move.formation.power, move.target):
        for space in state.realm.atlas.neighbours[move.target] if power in played(state) else ():
            if avoidance.avoid_forbidden(state, power, ("avoid", space)) is None:
                going = avoidance.leaving(state, power, space)
                bonus = interception.modifier(state, going, move.formation)
                free = all_tired(state, move.target, going)
                yield {"roll": "avoid", "power": power, "space": space, "modifier": bonus, "free": free}


def orders_panel(state: CampaignState) -> Panel:
    orders = state.naval_orders
    assert orders is not None
    sailing = [
        {"origin": origin, "target": target, "ships": ships(state, (fleet,))} for origin, target, fleet in orders.ships
    ]
    admirals = [{"leader": leader, "target": target} for leader, target in orders.admirals]
    told = dict(orders.admirals)
    others = [
        {"leader": leader, "place": state.admirals[leader], "target": goal or None}
        for leader, goal in naval_moves.bound(state, state.acting, orders).items()
        if leader not in told
    ]
    return {"kind": "naval_orders", "sailing": sailing, "admirals": admirals, "following": others}


# -- battles


def side_panel(role: str, lines: list[Panel], dice: Dice, hits: int, **more: Any) -> Panel:
    """One side of a roll: its dice, and the reasons as long as they explain them."""
    count = sum(line["dice"] for line in lines)
    told = lines if not dice or count == len(dice) else []
    return {"role": role, "lines": told, "count": max(count, 0), "dice": list(dice), "hits": hits, **more}


def battle_panel(state: CampaignState) -> Panel:
    battle = state.battle
    assert battle is not None
    assault = battle.kind == "assault"
    struck = bool(battle.first)
    return {
        "kind": "battle",
        "battle": battle.kind,
        "place": battle.place,
        "step": battle.step,
        "winner": battle.winner or None,
        "first": battle.first or None,
        "by_dice": by_dice(state),
        "outside": total(sieges.left_outside(state, battle.place)) if assault and sieges.whole_stack(state) else 0,
        "fortified": battle.place in state.realm.atlas.spaces and fortified(state, battle.place),
        "cards": [{"power": power, "card": card} for power, card in battle.cards],
        "sides": [
            side_panel(
                role,
                sieges.dice_lines(state, side, garrison(state, battle))
                if assault
                else field_battle.dice_lines(state, side, lost_some=struck),
                battle.dice[side],
                battle.hits[side],
                powers=list(battle.defenders) if side else [battle.attacker],
                bonus=battle.bonus[side],
                troops=troops(state, stacks_of(battle, side) or (garrison(state, battle) if side else ())),
                leaders=list(leaders_of(battle, side)),
            )
            for side, role in enumerate(SIDES)
        ],
    }


def by_dice(state: CampaignState) -> bool:
    """Whether the side with more dice keeps a unit where both would be wiped out, and not the winner by hits."""
    return state.realm.keeps_by_dice or state.options.get("mutual_elimination") == "more_dice"


def storms(state: CampaignState) -> Iterator[Panel]:
    """What an assault would be, siege by siege, if everybody who besieges goes; while somebody may order one."""
    if not state.acting or state.battle is not None or state.move is not None:
        return
    for space, power in [(place, besieger) for place in state.sieges for besieger in besiegers(state, place)]:
        going = sieges.stormers(state, power, space)
        able = cap(state, power, "assault", ANY_NUMBER, going.leaders).reach((), slots_of(state, going.troops))
        if going.troops and able == going.size:
            yield storm_panel(state, space, going)


def storm_panel(state: CampaignState, space: str, going: Formation) -> Panel:
    """The dice of both sides, counted as the rules count them, on a copy in which the assault has begun."""
    holder, aside = marshal(state, state.control[space]), state.copy()
    defending = inside(state, space)
    aside.battle = Battle(
        "assault",
        space,
        going.power,
        (holder, *(power for power in powers_of(state, defending) if power != holder)),
        attacking=going.troops,
        attacking_leaders=going.leaders,
        defending=defending,
        defending_leaders=tuple(
            leader for leader in sieges.inmates(state, space) if friendly(state, side(state, leader), space)
        ),
    )
    outside = host_size(state, space, going.power) - going.size if sieges.whole_stack(state) else 0
    sides = [
        side_panel(
            role,
            sieges.dice_lines(aside, number, defending),
            (),
            0,
            **dice_that_hit(aside, number),
            troops=troops(state, stacks),
        )
        for number, (role, stacks) in enumerate(zip(SIDES, (going.troops, defending), strict=True))
    ]
    return {"space": space, "power": going.power, "outside": outside, "sides": sides}


def dice_that_hit(state: CampaignState, number: int) -> Panel:
    """With what the dice of a side hit, and how many of those that miss by one do all the same."""
    hit = state.realm.hit_from(state, number)
    return {"hit_from": hit, "fours": state.realm.near_hits(state, number) if hit == HIT else 0}


def garrison(state: CampaignState, battle: Battle) -> Stacks:
    """Who will defend against an assault: before the combat cards the units inside have not joined it yet."""
    waits = battle.kind == "assault" and not any(battle.dice)
    return battle.defending or (inside(state, battle.place) if waits else ())


def naval_panel(state: CampaignState) -> Panel:
    battle = state.naval_battle
    assert battle is not None
    return {
        "kind": "naval_battle",
        "place": battle.place,
        "in_port": battle.in_port,
        "cards": [{"power": power, "card": card} for power, card in battle.cards],
        "sides": [
            side_panel(
                role,
                naval_combat.dice_lines(state, power),
                battle.dice[side],
                battle.hits[side],
                powers=[power],
                troops=ships(state, navy(state, battle.place, power)),
                leaders=list(navies.admirals_in(state, battle.place, power)),
            )
            for side, (role, power) in enumerate(zip(SIDES, (battle.attacker, battle.defender), strict=True))
        ],
    }
