"""Blocks: questions that stand open side by side (Together, Anyone, Window)."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any

from warcouncil.engine.decision import Decision
from warcouncil.engine.errors import RulesError
from warcouncil.engine.flow import PASS, READY, Anyone, Ask, Together, Window
from warcouncil.engine.records import ASKS_READY, AUTO, HELD, SECRET
from warcouncil.engine.state import Option, State
from warcouncil.engine.title import Title

FlowFunction = Callable[[Any, str], Generator[Ask, Option, Any]]


class Run:
    """One power's way through a block."""

    __slots__ = ("_asks", "answers", "ask", "decision", "done", "power", "seat", "value")

    def __init__(self, power: str, seat: int, asks: Any) -> None:
        self.power = power
        self.seat = seat
        self._asks = asks
        """Where the questions come from."""
        self.answers: list[tuple[Option, int]] = []
        self.ask: Ask | None = None
        self.decision: Decision | None = None
        self.done = False
        self.value: Any = None

    def start(self, state: State) -> None:
        """Ask the first question."""
        raise NotImplementedError

    def take(self, option: Option, marks: int) -> None:
        """Go on with an answer."""
        raise NotImplementedError


class FlowRun(Run):
    """The way through a flow of questions, with *ready* behind more than one."""

    __slots__ = ("_rule",)
    _asks: FlowFunction
    _rule: Generator[Ask, Option, Any] | None

    def start(self, state: State) -> None:
        self._rule = self._asks(state, self.power)
        self.done = False
        self.value = None
        self._send(None)

    def take(self, option: Option, marks: int) -> None:
        self.answers.append((option, marks))
        if self._rule is None:
            self.ask = None
            self.done = True
        else:
            self._send(option)

    def _send(self, value: Option | None) -> None:
        assert self._rule is not None
        try:
            self.ask = self._rule.send(value)  # type: ignore[arg-type]
        except StopIteration as stop:
            self._rule = None
            self.value = stop.value
            asked = [marks for _, marks in self.answers if not marks & AUTO]
            if len(asked) > 1 or any(marks & ASKS_READY for marks in asked):
                self.ask = Ask(self.power, "ready", [READY])
            else:
                self.ask = None
                self.done = True


class Response(Run):
    """The way through a window: a single question."""

    __slots__ = ()
    _asks: Window

    def start(self, state: State) -> None:
        window, power = self._asks, self.power

        def options(now: State) -> list[Option]:
            return [*window.options(now, power), PASS]

        self.ask = Ask(power, window.kind, options, about=window.about)
        self.done = False
        self.value = None

    def take(self, option: Option, marks: int) -> None:
        self.answers.append((option, marks))
        self.ask = None
        self.done = True
        self.value = option


class Block:
    """What several powers are asked at once."""

    __slots__ = ("_request", "discreet", "held", "marks", "open_talk", "runs", "secret", "trigger")

    def __init__(
        self, request: Together | Anyone | Window, runs: dict[str, Run], *, discreet: bool, held: bool
    ) -> None:
        self._request = request
        self.runs = runs
        self.open_talk = isinstance(request, Anyone)
        self.secret = not self.open_talk
        self.trigger = request.trigger if isinstance(request, Window) else None
        self.discreet = discreet
        """The engine passes for whoever holds no response."""
        self.held = held
        """Only the owner of the match closes it."""
        asks_ready = ASKS_READY if isinstance(request, Together) and request.ready else 0
        self.marks = SECRET | asks_ready | (HELD if held else 0) if self.secret else 0
        """What the answers in it are marked with."""

    @property
    def complete(self) -> bool:
        runs = self.runs.values()
        return any(run.answers for run in runs) if self.open_talk else all(run.done for run in runs)

    def value(self) -> Any:
        """What the rule that opened the block gets."""
        if self.open_talk:
            return next((power, run.answers[0][0]) for power, run in self.runs.items() if run.answers)
        if self.trigger is None:
            return {power: run.value for power, run in self.runs.items()}
        responses = ((power, run.value) for power, run in self.runs.items() if run.value != PASS)
        return next(responses, None)


def make_block(request: Any, state: State, title: Title, hold: bool) -> Block | None:
    """The runs of a request; None for a window that nobody is asked in. `hold`: the match keeps windows open."""
    discreet = False
    if isinstance(request, Window):
        if request.trigger not in title.windows:
            raise RulesError(f"the title lists no window {request.trigger!r}")
        policy = state.options.get("windows")
        discreet = policy == "discreet"
        if policy == "quick":
            holders = [power for power in request.powers if request.options(state, power)]
            request = Window(request.trigger, holders, request.options, request.kind, request.about)
        if not request.powers:
            return None
        runs: dict[str, Run] = {one: Response(one, title.seat_of(state, one), request) for one in request.powers}
    elif isinstance(request, Together | Anyone):
        flow = request.flow if isinstance(request, Together) else _talk(request)
        runs = {power: FlowRun(power, title.seat_of(state, power), flow) for power in request.powers}
    else:
        raise RulesError(f"a rule yielded {request!r}, which is no request")
    return Block(request, runs, discreet=discreet, held=discreet and hold)


def _talk(request: Anyone) -> FlowFunction:
    def flow(state: State, power: str) -> Generator[Ask, Option, Option]:
        return (yield request.ask(state, power))

    return flow
