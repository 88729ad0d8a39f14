"""Positions of Here I Stand in one line, and words to play from them.

    match = impulse("papacy", 2, protestant_spaces={"leipzig"})
    play(match, ("burn_books", "german"))
    assert look(match).cp == 0

A dict changes the entries it names; sets, tuples and numbers take the place of what the scenario says. The match waits
at nothing behind its steps: when they are done it is over.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from tests.rulebook.asking import asked as asked
from tests.rulebook.asking import choices as choices
from tests.rulebook.asking import may as may
from tests.rulebook.asking import question as question
from tests.rulebook.asking import refused as refused
from tests.rulebook.asking import told as told
from warcouncil.engine import clauses
from warcouncil.engine.decks import Deck
from warcouncil.engine.match import Match
from warcouncil.engine.state import Entry, Option, OptionValue
from warcouncil.testing import ScriptedDice
from warcouncil.testing import answer as answer_one
from warcouncil.titles.here_i_stand.components import CARDS
from warcouncil.titles.here_i_stand.state import HereIStandState
from warcouncil.titles.here_i_stand.title import HereIStand


class Game(HereIStand):
    """The title itself; a test may give it a step of its own."""


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
    fields["deck"] = lying(fields.get("deck", [card for card in CARDS if card in state.deck]))
    for name, value in fields.items():
        assert name in state.__struct_fields__, f"no field {name}"
        before = getattr(state, name)
        setattr(state, name, {**before, **value} if isinstance(before, dict) and isinstance(value, dict) else value)
    return state


def lying(cards: Iterable[str] | Deck) -> Deck:
    """A deck in a known order: nothing is rolled when its cards are drawn."""
    return cards if isinstance(cards, Deck) else Deck((), tuple(cards))


def table(
    *steps: Entry,
    dice: Iterable[tuple[str, object]] = (),
    state: HereIStandState | None = None,
    others: int | None = None,
    **said: Any,
) -> Match:
    """A match from a position; everything that is rolled must be told, unless a seed is given for all else."""
    return Match.at(Game(), state or position(*steps, **said), dice=ScriptedDice(dice, others=others))


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


def cited(clause: str | None) -> str | None:
    """The clause of this rulebook that a rule cites, be it shared with other titles."""
    return clause and clauses.own(Game(), clause)


def look(match: Match) -> HereIStandState:
    assert isinstance(match.state, HereIStandState)
    return match.state


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
