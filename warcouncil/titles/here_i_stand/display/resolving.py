"""What is being resolved, as people see it: debates, attempts and piracy, with every die and why, beside what campaigns
show of moves, battles and deals (`campaign/resolving.py`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from warcouncil.campaign import navies
from warcouncil.campaign.battles import SIDES
from warcouncil.campaign.relations import navy
from warcouncil.campaign.resolving import dealing, moving, side_panel
from warcouncil.table.dice import hits_in, line
from warcouncil.titles.here_i_stand.faith import debates, reformation, religion
from warcouncil.titles.here_i_stand.faith.debaters import BONUS_DICE, PAPACY, PROTESTANT, covers_space
from warcouncil.titles.here_i_stand.sea import piracy
from warcouncil.titles.here_i_stand.state import Attempts, Debate, HereIStandState

View = dict[str, Any]


def going_on(state: HereIStandState) -> Iterator[View]:
    """A panel for each thing that has begun and not ended."""
    yield from moving(state)
    if state.attempts is not None:
        yield attempts_panel(state)
    if state.debate is not None:
        yield debate_panel(state)
    if state.piracy is not None:
        yield piracy_panel(state)
    yield from dealing(state)


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
        "pools": list(pools(state, now)),
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


def pools(state: HereIStandState, now: Debate) -> Iterator[View]:
    """Before the caller says from which pool the other debater is drawn: the dice of both sides, one by one."""
    if not now.attacker or now.defender or now.round > 1:
        return
    aside = state.copy()
    for name, committed in debates.POOLS.items():
        rows = []
        for debater in debates.pool(state, debates.opponent(now.caller), committed):
            debates.change(aside, defender=debater)
            debates.note_freshness(aside)
            rows.append({"debater": debater, "dice": [debates.attack_dice(aside), debates.defence_dice(aside)]})
        if rows:
            yield {"pool": name, "debaters": rows}


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
