"""A title whose rules fail at random points. Bot workers import this, too (there it never fails): no web in here."""

from __future__ import annotations

import random
from collections.abc import Callable, Generator
from inspect import isgenerator
from typing import Any, ClassVar

from tests.titles.parley import Parley
from warcouncil.engine.decision import Decision
from warcouncil.engine.state import Option, State
from warcouncil.engine.title import register


class Flaky(Parley):
    """Raises before a step, after it has changed something, between its questions, and whenever it is looked at."""

    id = "flaky"
    often: ClassVar[float] = 0.0
    failed: ClassVar[int] = 0
    chance: ClassVar[random.Random] = random.Random(5)

    @classmethod
    def stumble(cls) -> None:
        if cls.chance.random() < cls.often:
            cls.failed += 1
            raise ZeroDivisionError("the rules are broken today")

    def public_view(self, state: State) -> dict[str, Any]:
        self.stumble()
        return super().public_view(state)

    def touches(self, state: State, decision: Decision, option: Option) -> tuple[str, ...]:
        if option == decision.options[0]:
            self.stumble()
        return super().touches(state, decision, option)

    def default_answer(self, state: State, decision: Decision) -> Option:
        self.stumble()
        return super().default_answer(state, decision)


def stumbling(step: Callable[..., Any]) -> Callable[..., Any]:
    def flaky(state: State, *args: Any) -> Any:
        Flaky.stumble()
        started = step(state, *args)
        if isgenerator(started):
            return stumbling_on(started)
        Flaky.stumble()
        return started

    return flaky


def stumbling_on(started: Generator[Any, Any, Any]) -> Generator[Any, Any, Any]:
    answer = None
    while True:
        try:
            request = started.send(answer)
        except StopIteration as done:
            Flaky.stumble()
            return done.value
        Flaky.stumble()
        answer = yield request


Flaky.steps = {name: stumbling(step) for name, step in Parley.steps.items()}
register("flaky", Flaky)
