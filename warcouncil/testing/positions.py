"""Positions in one line: a state made for a test, and a match that starts there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from warcouncil.engine.decision import Decision
from warcouncil.engine.dice import Dice
from warcouncil.engine.match import Match
from warcouncil.engine.state import Entry, Option, OptionValue, State
from warcouncil.engine.title import Title, get_title


def position(
    title: str | Title,
    *agenda: Entry,
    players: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    **fields: Any,
) -> State:
    """The state of set-up with other values: the agenda in reading order, and fields of the state.

    A dict changes the entries it names and leaves the others; anything else takes the place of what was there.

        position("parley", ("turn", "amber"), players=2, hands={"amber": ("raid_1",)})
    """
    game = get_title(title) if isinstance(title, str) else title
    count = game.players[0] if players is None else players
    state = game.setup(count, game.check_options(count, options or {}))
    if agenda:
        state.agenda = list(reversed(agenda))
    for name, value in fields.items():
        if name not in state.__struct_fields__:
            raise AttributeError(f"{type(state).__name__} has no field {name!r}")
        before = getattr(state, name)
        setattr(state, name, {**before, **value} if isinstance(before, dict) and isinstance(value, dict) else value)
    return state


def start(state: State, title: str | Title, *, dice: Dice | None = None, seed: int = 0) -> Match:
    """A match from a position, with dice of the test's own."""
    return Match.at(title, state, dice=dice, seed=seed)


def answer(match: Match, *answers: Option | tuple[str, Option]) -> None:
    """Answer the open questions one after the other; `(power, option)` says whose answer is meant.

    An option without a power is for the only power that may choose it: anything else fails the test.
    """
    for given in answers:
        power, option = _whose(given)
        asked = [decision for decision in match.decisions if power in (None, decision.power)]
        able = [decision for decision in asked if option in decision.options]
        if len(able) != 1:
            raise AssertionError(f"{len(able)} powers may answer {option!r}; asked: {_asked(asked)}")
        match.choose(able[0], option)


def _whose(given: Option | tuple[str, Option]) -> tuple[str | None, Option]:
    if len(given) == 2 and isinstance(given[0], str) and isinstance(given[1], tuple):
        return given[0], given[1]
    return None, tuple(atom for atom in given if not isinstance(atom, tuple))


def _asked(decisions: Sequence[Decision]) -> str:
    return "; ".join(f"{d.power} ({d.kind}): {d.options}" for d in decisions) or "nobody"
