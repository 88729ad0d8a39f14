"""A title whose steps can be watched: what a law needs to see, without any help of the engine."""

from __future__ import annotations

import copy
from collections.abc import Callable, Generator, Iterable
from typing import Any

import msgspec

from warcouncil.engine.dice import Dice, seed_key, stream_key
from warcouncil.engine.log import LogEntry
from warcouncil.engine.match import Match
from warcouncil.engine.state import Entry, State
from warcouncil.engine.title import Title
from warcouncil.testing.laws.case import Walk


class Checkpoint(msgspec.Struct):
    """The state at the start of a step, its entry still on the agenda, and the dice as they lie then."""

    number: int
    """How many choices had been made."""
    state: Any
    dice: Any


class Telling:
    """Takes the place of `state.show` and remembers whom something was shown to."""

    def __init__(self, show: Callable[..., None]) -> None:
        self._show = show
        self.told: list[tuple[LogEntry, tuple[Any, ...]]] = []

    def __call__(self, seats: Iterable[int] | None, message: str, *facts: Any, **arguments: Any) -> None:
        to = None if seats is None else tuple(seats)
        self.told.append((LogEntry(message, arguments, to), facts))
        self._show(to, message, *facts, **arguments)


def shown(match: Match, seat: int | None = None) -> list[Any]:
    """What was shown in an observed match so far: to a seat, or (None) to anybody."""
    telling = match.state.show
    if not isinstance(telling, Telling):
        return []
    if seat is None:
        return list(telling.told)
    entries = ((entry.for_seat(seat), facts) for entry, facts in telling.told)
    return [(entry.message, entry.plain(), facts) for entry, facts in entries if entry is not None]


class HalfWay(Exception):
    """Raised in the middle of a rule, on purpose."""


class Watch:
    """What an observed title tells, and what it is told."""

    def __init__(self) -> None:
        self.before: Callable[[State, Entry], None] | None = None
        """Called at the start of every step."""
        self.fail = False
        """Let the next rule that goes on after a choice fail half-way."""

    def tripped(self) -> bool:
        failing, self.fail = self.fail, False
        return failing


def observed(title: Title) -> Title:
    """A copy of a title that plays the same and can be watched; `watch_of` gives what it tells."""
    new = copy.copy(title)
    watch = Watch()
    vars(new)["steps"] = {name: _watched(watch, name, step) for name, step in title.steps.items()}
    vars(new)["_watch"] = watch
    return new


def watch_of(title: Title) -> Watch:
    watch = vars(title)["_watch"]
    assert isinstance(watch, Watch)
    return watch


def _watched(watch: Watch, name: str, step: Callable[..., Any]) -> Callable[..., Any]:
    def begin(state: State, *arguments: Any) -> Any:
        if not isinstance(state.show, Telling):
            state.show = Telling(state.show)
        if watch.before is not None:
            watch.before(state, (name, *arguments))
        rule = step(state, *arguments)
        if isinstance(rule, Generator):
            return _run(watch, rule)
        if watch.tripped():
            raise HalfWay(name)
        return rule

    return begin


def _run(watch: Watch, rule: Generator[Any, Any, Any]) -> Generator[Any, Any, Any]:
    """Pass everything on, until the rule is to fail: then after it has done what follows from the choice."""
    value: Any = None
    while True:
        try:
            request = rule.send(value)
        except StopIteration as stop:
            if watch.tripped():
                raise HalfWay("the end of a step") from None
            return stop.value
        if watch.tripped():
            raise HalfWay("a request")
        value = yield request


class Checkpoints:
    """The checkpoints of a walk through an observed title: the start of every step."""

    def __init__(self, walk: Walk) -> None:
        self.found: list[Checkpoint] = []
        self._walk = walk
        watch_of(walk.title).before = self._keep

    def some(self, most: int) -> list[Checkpoint]:
        """So many of them, spread evenly; where there are no secrets to keep, a few will do."""
        wanted = most if self._walk.title.secrets else min(most, 4)
        every = max(1, -(-len(self.found) // wanted))
        return self.found[::every]

    def _keep(self, state: State, entry: Entry) -> None:
        if self._walk.moving:
            kept = state.copy()
            kept.agenda.append(entry)
            self.found.append(Checkpoint(self._walk.number, kept, state.dice.copy()))


def bare(state: State) -> State:
    """A copy without tools: what crosses a checkpoint."""
    return type(state).decode(state.encode())


def shaken(state: State) -> State:
    """An equal state whose dicts and sets have another history; only the powers keep their order."""
    new = type(state).decode(state.canonical())
    new.seats = dict(state.seats)
    return new


def dice_of(seed: int) -> Dice:
    return Dice(stream_key(seed_key(seed), ()))
