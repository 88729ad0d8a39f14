"""Positions of The Napoleonic Wars in one line, and words to play from them.

    match = impulse("france", 3, units={"munich": {"france": 4}}, leaders={"ney": "munich"})
    play(match, ("march", "ney"), ("take", "france", 4), ("enter", "salzburg"))

`units`, `leaders` and `squadrons` say all that stands on the map; where none is given the scenario does. The match
waits at nothing behind its steps: when they are done it is over.
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
from warcouncil.engine.decks import Deck
from warcouncil.engine.flow import PASS
from warcouncil.engine.match import Match
from warcouncil.engine.state import Entry, Option
from warcouncil.testing import ScriptedDice
from warcouncil.testing import answer as answer_one
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.state import NATIONS, NapoleonicState
from warcouncil.titles.napoleonic_wars.title import NapoleonicWars

Dice = Iterable[tuple[str, object]]


class SixSided(ScriptedDice):
    """Told dice; whatever is rolled in this game has six sides (2.1)."""

    __slots__ = ()

    def roll(self, sides: int, label: str) -> int:
        assert sides == 6, (label, sides)
        return super().roll(sides, label)

    def rolls(self, count: int, sides: int, label: str) -> tuple[int, ...]:
        assert sides == 6, (label, sides)
        return super().rolls(count, sides, label)


class Game(NapoleonicWars):
    """The title itself; a test may give it a step of its own."""


def position(*steps: Entry, scenario: str = "1805", players: int = 4, **fields: Any) -> NapoleonicState:
    """The start of a scenario with another agenda and other fields."""
    game = Game()
    state = game.setup(players, game.check_options(players, {"scenario": scenario, "windows": "sealed"}))
    state.agenda = list(reversed(steps))
    state.deck = Deck((), tuple(card for card in COMPONENTS.cards if card in state.deck))
    place(state, **{name: fields.pop(name) for name in ("units", "leaders", "squadrons") if name in fields})
    for hand in fields.get("hands", {}).values():
        for card in hand:
            state.deck = state.deck.without(card)
    for space, nation in fields.pop("flags", {}).items():
        state.set_flag(space, nation)
    for name, value in fields.items():
        assert name in state.__struct_fields__, f"no field {name}"
        before = getattr(state, name)
        setattr(state, name, {**before, **value} if isinstance(before, dict) and isinstance(value, dict) else value)
    return state


def place(
    state: NapoleonicState,
    units: Mapping[str, Mapping[str, int]] | None = None,
    leaders: Mapping[str, str] | None = None,
    squadrons: Mapping[str, Iterable[tuple[str, int]]] | None = None,
) -> None:
    """Only these pieces are in play, of each sort that is named."""
    if units is not None or leaders is not None:
        state.units, state.leaders = {}, {}
        for where, here in (units or {}).items():
            for nation, count in here.items():
                state.add_units(where, nation, count)
        for leader, where in (leaders or {}).items():
            state.put_leader(leader, where)
    if squadrons is not None:
        state.squadrons = {}
        for where, ships in squadrons.items():
            for nation, mark in ships:
                state.add_ship(where, nation, mark)


def table(
    *steps: Entry, dice: Dice = (), state: NapoleonicState | None = None, others: int | None = None, **said: Any
) -> Match:
    """A match from a position; everything that is rolled must be told, unless a seed is given for all else."""
    return Match.at(Game(), state or position(*steps, **said), dice=SixSided(dice, others=others))


def impulse(power: str, cp: int, *dice: tuple[str, object], state: NapoleonicState | None = None, **said: Any) -> Match:
    """A nation in its scheduled impulse with some CP, its card played."""
    said.setdefault("squadrons", {})
    first = said.pop("round", 2)
    start = state or position(**said)
    start.cp, start.active, start.acting, start.due, start.phase = cp, power, power, power, "impulses"
    start.last_active, start.round = power, first
    start.holders = tuple(nation for nation in NATIONS if start.hands[nation])
    start.agenda = [("spare_mp", power), ("actions", power)]
    return table(state=start, dice=dice)


def run(state: NapoleonicState, procedure: Callable[[NapoleonicState], Any], *dice: tuple[str, object]) -> Match:
    """A match whose only step is one procedure of a chapter."""
    game = Game()
    game.steps = {**game.steps, "procedure": procedure}  # type: ignore[misc]
    state.agenda = [("procedure",)]
    return Match.at(game, state, dice=SixSided(dice))


def look(match: Match) -> NapoleonicState:
    assert isinstance(match.state, NapoleonicState)
    return match.state


def units(match: Match, space: str) -> dict[str, int]:
    return dict(look(match).units.get(space, ()))


def play(match: Match, *answers: Option | tuple[str, Option]) -> NapoleonicState:
    """Answer one question after the other, `(power, option)` where it matters whose answer it is.

    Nobody responds to what comes before, unless the answer is a response.
    """
    for given in answers:
        option = given[1] if len(given) == 2 and isinstance(given[1], tuple) else given
        unanswered(match, option)
        answer_one(match, given)
    assert list(Game().invariants(match.state)) == []
    return look(match)


def unanswered(match: Match, option: Option = ()) -> None:
    """Windows in which somebody could respond close, until there is another question, or one with this answer."""
    while not match.over and all(decision.kind == "respond" for decision in match.decisions):
        if any(option in decision.options for decision in match.decisions):
            return
        for decision in list(match.decisions)[:1]:
            match.choose(decision, PASS)


def finish(match: Match) -> None:
    """The match is over and everything that was told has been rolled."""
    assert match.over, [(decision.power, decision.kind) for decision in match.decisions]
    rolled(match)


def rolled(match: Match) -> None:
    """Everything that was told has been rolled."""
    dice = match._course.dice
    assert isinstance(dice, ScriptedDice)
    dice.finish()
