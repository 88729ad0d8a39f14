"""Positions of Here I Stand in one line, and words to play from them.

    match = impulse("papacy", 2, protestant_spaces={"leipzig"})
    play(match, ("burn_books", "german"))
    assert look(match).cp == 0

A dict changes the entries it names; sets, tuples and numbers take the place of what the scenario says. The match waits
at nothing behind its steps: when they are done it is over.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from typing import Any

import pytest

import warcouncil
from warcouncil.engine.decision import Decision
from warcouncil.engine.match import Match
from warcouncil.engine.state import Entry, Option, OptionValue, State
from warcouncil.testing import ScriptedDice
from warcouncil.testing import answer as answer_one
from warcouncil.titles import here_i_stand
from warcouncil.titles.here_i_stand.state import HereIStandState
from warcouncil.titles.here_i_stand.title import CHAPTERS, HereIStand, gather

REFUSALS: dict[str, Any] = {
    kind: explain
    for chapter in CHAPTERS
    for kind, explain in getattr(import_module(f"{here_i_stand.__name__}.{chapter}"), "REFUSALS", {}).items()
}
"""Kind -> why something that is not even a candidate is refused."""


class Game(HereIStand):
    """The title with the steps that the chapters have now, a test's own among them, and the reasons they give."""

    def __init__(self) -> None:
        self.steps, self.kinds = gather()  # type: ignore[misc]

    def refuse(self, state: State, decision: Decision, option: Option) -> str | None:
        explain = REFUSALS.get(decision.kind)
        return explain(state, decision.power, option) if explain else None


# -- positions


def position(
    *steps: Entry,
    scenario: str = "1517",
    players: int = 6,
    options: Mapping[str, OptionValue] | None = None,
    **fields: Any,
) -> HereIStandState:
    """The start of a scenario with another agenda and other fields."""
    game = Game()
    wanted: dict[str, OptionValue] = {"scenario": scenario, "windows": "quick", **(options or {})}
    state = game.setup(players, game.check_options(players, wanted))
    state.agenda = list(reversed(steps))
    for name, value in fields.items():
        assert name in state.__struct_fields__, f"no field {name}"
        before = getattr(state, name)
        setattr(state, name, {**before, **value} if isinstance(before, dict) and isinstance(value, dict) else value)
    return state


def table(
    *steps: Entry, dice: Iterable[tuple[str, object]] = (), state: HereIStandState | None = None, **said: Any
) -> Match:
    """A match from a position; everything that is rolled must be told."""
    return Match.at(Game(), state or position(*steps, **said), dice=ScriptedDice(dice))


def run(state: HereIStandState, procedure: Callable[[HereIStandState], Any], *dice: tuple[str, object]) -> Match:
    """A match whose only step is one procedure of a chapter."""
    game = Game()
    game.steps = {**game.steps, "procedure": procedure}  # type: ignore[misc]
    state.agenda = [("procedure",)]
    return Match.at(game, state, dice=ScriptedDice(dice))


def impulse(
    power: str, points: int, *dice: tuple[str, object], state: HereIStandState | None = None, **said: Any
) -> Match:
    """A power in the middle of its impulse with some command points."""
    start = state or position(**said)
    start.cp, start.active, start.acting, start.phase = points, power, power, "action"
    start.agenda = [("actions", power)]
    return table(state=start, dice=dice)


# -- looking


def look(match: Match) -> HereIStandState:
    assert isinstance(match.state, HereIStandState)
    return match.state


def asked(match: Match, power: str | None = None) -> Decision:
    """The one open decision, or that of a power where several decide side by side."""
    (decision,) = [decision for decision in match.decisions if power in (None, decision.power)]
    return decision


def question(match: Match) -> tuple[str, str]:
    """Who is asked what: (power, kind)."""
    return asked(match).power, asked(match).kind


def choices(match: Match, power: str | None = None) -> set[Option]:
    return set(asked(match, power).options)


def may(match: Match, option: Option, power: str | None = None) -> bool:
    return option in asked(match, power).options


def told(match: Match, message: str) -> list[dict[str, object]]:
    """The arguments of every log entry with this message."""
    return [dict(entry.arguments) for entry in match.log if entry.message == message]


def refused(match: Match, option: Option, power: str | None = None) -> str | None:
    """The clause that forbids an option, the same whether one asks or tries; an option that is allowed fails."""
    decision = asked(match, power)
    reason = match.why_not(decision, option)
    assert reason is not None, f"{option} is allowed"
    before = match.digest()
    with pytest.raises(warcouncil.IllegalChoice) as tried:
        match.choose(decision, option)
    assert tried.value.clause == reason.clause
    assert match.digest() == before
    return reason.clause


# -- playing


def play(match: Match, *answers: Option | tuple[str, Option]) -> HereIStandState:
    """Answer one question after the other, `(power, option)` where several decide side by side."""
    for given in answers:
        answer_one(match, given)
    return look(match)


def finish(match: Match) -> None:
    """The match is over and everything that was told has been rolled."""
    assert match.over, [decision.kind for decision in match.decisions]
    dice = match._course.dice
    assert isinstance(dice, ScriptedDice)
    dice.finish()
