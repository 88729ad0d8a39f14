"""What is being resolved, as people see it: moves, battles, debates, attempts, piracy, deals, with every die and why.

The reasons of a roll are those from which its dice are counted. Once losses have changed the
sides they no longer add up to the dice on the table, and are left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from warcouncil.campaign import field_battle, naval_combat, naval_moves, navies, sieges
from warcouncil.campaign.battles import SIDES, leaders_of, stacks_of
from warcouncil.campaign.pieces import Battle, Fleet
from warcouncil.campaign.relations import fortified, inside, navy
from warcouncil.campaign.stacks import Stacks
from warcouncil.table.dice import hits_in, line
from warcouncil.titles.here_i_stand.components import (
    LAND_UNITS,
    NAVAL_UNITS,
    SPACES,
)
from warcouncil.titles.here_i_stand.faith import debates, reformation, religion
from warcouncil.titles.here_i_stand.faith.debaters import BONUS_DICE, PAPACY, PROTESTANT, covers_space
from warcouncil.titles.here_i_stand.sea import piracy
from warcouncil.titles.here_i_stand.state import Attempts, Debate, HereIStandState

View = dict[str, Any]
Dice = tuple[int, ...]


def going_on(state: HereIStandState) -> Iterator[View]:
    """A panel for each thing that has begun and not ended."""
    if state.picked is not None:
        picked = state.picked
        yield {
            "kind": "picked",
            "power": picked.power,
            "troops": troops(picked.troops),
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
    if state.attempts is not None:
        yield attempts_panel(state)
    if state.debate is not None:
        yield debate_panel(state)
    if state.piracy is not None:
        yield piracy_panel(state)
    if state.deal is not None:
        deal = state.deal
        terms = [list(term) for term in deal.terms]
        yield {"kind": "deal", "announcer": deal.announcer, "parties": list(deal.parties), "terms": terms}


# -- moves


def troops(stacks: Stacks) -> list[View]:
    return [
        {"owner": stack.owner, "unit": unit, "count": count}
        for stack in stacks
        for unit, count in zip(LAND_UNITS, stack.counts, strict=True)
        if count
    ]


def ships(fleets: Sequence[Fleet]) -> list[View]:
    return [
        {"owner": fleet.owner, "unit": unit, "count": count}
        for fleet in fleets
        for unit, count in zip(NAVAL_UNITS, fleet.counts, strict=True)
        if count
    ]


def move_panel(state: HereIStandState) -> View:
    move = state.move
    assert move is not None
    return {
        "kind": "move",
        "power": move.formation.power,
        "origin": move.origin,
        "target": move.target,
        "by_sea": move.by_sea,
        "troops": troops(move.formation.troops),
        "leaders": list(move.formation.leaders),
    }


def orders_panel(state: HereIStandState) -> View:
    orders = state.naval_orders
    assert orders is not None
    sailing = [{"origin": origin, "target": target, "ships": ships((fleet,))} for origin, target, fleet in orders.ships]
    admirals = [{"leader": leader, "target": target} for leader, target in orders.admirals]
    told = dict(orders.admirals)
    others = [
        {"leader": leader, "place": state.admirals[leader], "target": goal or None}
        for leader, goal in naval_moves.bound(state, state.acting, orders).items()
        if leader not in told
    ]
    return {"kind": "naval_orders", "sailing": sailing, "admirals": admirals, "following": others}


# -- battles


def side_panel(role: str, lines: list[View], dice: Dice, hits: int, **more: Any) -> View:
    """One side of a roll: its dice, and the reasons as long as they explain them."""
    count = sum(line["dice"] for line in lines)
    told = lines if not dice or count == len(dice) else []
    return {"role": role, "lines": told, "count": max(count, 0), "dice": list(dice), "hits": hits, **more}


def battle_panel(state: HereIStandState) -> View:
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
        "fortified": battle.place in SPACES and fortified(state, battle.place),
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
                troops=troops(stacks_of(battle, side) or (garrison(state, battle) if side else ())),
                leaders=list(leaders_of(battle, side)),
            )
            for side, role in enumerate(SIDES)
        ],
    }


def garrison(state: HereIStandState, battle: Battle) -> Stacks:
    """Who will defend against an assault: before the combat cards the units inside have not joined it yet."""
    waits = battle.kind == "assault" and not any(battle.dice)
    return battle.defending or (inside(state, battle.place) if waits else ())


def naval_panel(state: HereIStandState) -> View:
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
                troops=ships(navy(state, battle.place, power)),
                leaders=list(navies.admirals_in(state, battle.place, power)),
            )
            for side, (role, power) in enumerate(zip(SIDES, (battle.attacker, battle.defender), strict=True))
        ],
    }


# -- religion


def attempts_panel(state: HereIStandState) -> View:
    now = state.attempts
    assert now is not None
    open_targets = reformation.open_targets(state, now) if now.left > 0 else []
    return {
        "kind": "attempts",
        "attempts": now.kind,
        "power": now.power,
        "left": now.left,
        "zones": list(now.zones),
        "source": now.source,
        "plus_one": now.plus_one,
        "bonus": now.bonus or None,
        "target": now.target or None,
        "succeeded": bool(now.target) and succeeded(state, now),
        "sides": attempt_sides(state, now) if now.target else [],
        "targets": [target(state, now, space) for space in open_targets],
    }


def succeeded(state: HereIStandState, now: Attempts) -> bool:
    """Whether the last attempt has turned its target."""
    return religion.is_protestant(state, now.target) == (now.kind == religion.REFORM)


ATTEMPTING = ("attempting", "answering")


def attempt_sides(state: HereIStandState, now: Attempts) -> list[View]:
    """Both sides of the last attempt: the best die counts. Without an answer it succeeded at once."""
    others = PAPACY if now.kind == religion.REFORM else PROTESTANT
    modifiers = (reformation.modifier(state, now, now.target), 0)
    return [
        {
            "role": role,
            "powers": [power],
            "lines": explained(lines, len(dice)) if dice else [],
            "dice": list(dice),
            "modifier": modifier,
            "best": max(dice) + modifier if dice else None,
        }
        for role, power, lines, dice, modifier in zip(
            ATTEMPTING,
            (now.power, others),
            reformation.dice_lines(state, now, now.target),
            now.dice,
            modifiers,
            strict=True,
        )
    ]


def explained(lines: list[View], rolled: int) -> list[View]:
    """The reasons as they were before the roll: an electorate that was won has troops since, which rolled no dice."""
    before = [one for one in lines if one["kind"] != "troops_here"] or line("at_least_one", 1)
    return next((reasons for reasons in (lines, before) if sum(one["dice"] for one in reasons) == rolled), [])


def target(state: HereIStandState, now: Attempts, space: str) -> View:
    """What an attempt against a space would be: the dice of both sides, and who is favoured."""
    return {
        "space": space,
        "lines": list(reformation.dice_lines(state, now, space)),
        "dice": list(reformation.dice_for(state, now, space)),
        "modifier": reformation.modifier(state, now, space),
        "wins_ties": reformation.strong(state, now, space),
        "helpers": {
            debater: BONUS_DICE.get(debater, 0)
            for debater in reformation.who_may_help(state, now)
            if covers_space(state, debater, space)
        },
    }


def debate_panel(state: HereIStandState) -> View:
    now = state.debate
    assert now is not None
    chosen = bool(now.attacker and now.defender)
    lines = (debates.attack_lines(state), debates.defence_lines(state)) if chosen else ([], [])
    fresh = (now.attacker_fresh, now.defender_fresh)
    sides = (now.caller, debates.opponent(now.caller))
    return {
        "kind": "debate",
        "caller": now.caller,
        "zone": now.zone,
        "source": now.source,
        "round": now.round,
        "barred": now.barred or None,
        "attacker": now.attacker or None,
        "defender": now.defender or None,
        "prize": prize(now),
        "sides": [
            side_panel(
                role,
                lines[side],
                now.dice[side],
                now.hits[side],
                powers=[sides[side]],
                committed=chosen and not fresh[side],
            )
            for side, role in enumerate(SIDES)
        ],
    }


def prize(now: Debate) -> View | None:
    """What the winner of a decided round converts, and why so many spaces."""
    lead = abs(now.hits[0] - now.hits[1])
    if not lead:
        return None
    winner = now.caller if now.hits[0] > now.hits[1] else debates.opponent(now.caller)
    extra = debates.aleander_adds(now)
    lines = [*line("hits_ahead", lead), *line("debater", extra, debater=debates.ALEANDER)]
    return {"power": winner, "spaces": lead + extra, "lines": lines}


# -- piracy


def piracy_panel(state: HereIStandState) -> View:
    now = state.piracy
    assert now is not None
    lost = hits_in(now.dice[0])
    left = navies.number(state, navy(state, now.sea, piracy.OTTOMAN), "corsair")
    return {
        "kind": "piracy",
        "sea": now.sea,
        "target": now.target,
        "sides": [
            side_panel(
                "coast", piracy.defence_lines(state, now.sea, now.target), now.dice[0], lost, powers=[now.target]
            ),
            side_panel(
                "corsairs",
                piracy.attack_lines(state, now.sea, now.target, left),
                now.dice[1],
                now.hits,
                powers=[piracy.OTTOMAN],
            ),
        ],
    }
