"""What a rule may ask for: the requests that rule coroutines yield.

A rule is a generator. It yields one of these, and goes on with the answer:

    choice        = yield Ask(power, kind, options)
    answers       = yield Together(powers, flow)
    power, choice = yield Anyone(powers, ask)
    response      = yield Window(trigger, powers, options)    # (power, choice) or None
    yield MOMENT                                              # an atomic point; nobody is asked
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, TypeVar

from warcouncil.engine.state import Option, State

S = TypeVar("S", bound=State)

Options = Sequence[Option] | Callable[[Any], Sequence[Option]]
"""A list, or a function of the state that changes nothing and is called when somebody looks."""

Forbidden = Callable[[Any, str, Option], str | None]
"""`forbidden(state, power, option)`: the clause that forbids it, or None."""

PASS: Option = ("pass",)
READY: Option = ("ready",)
NOTHING: Mapping[str, Any] = MappingProxyType({})


class Ask:
    """One decision of one power.

    With `forbidden`, `options` are the candidates: those it returns None for may be chosen, and what it
    returns for the others is the reason why not. There is no second check. `about` holds public things that the
    question is about and the prompt names: arguments of the message. `listed` finds the same options as these two in
    one pass, for a long menu of which much is forbidden for one reason; conformance compares them.
    """

    __slots__ = ("about", "forbidden", "kind", "listed", "options", "power")

    def __init__(
        self,
        power: str,
        kind: str,
        options: Options,
        forbidden: Forbidden | None = None,
        about: Mapping[str, Any] = NOTHING,
        listed: Callable[[Any], Sequence[Option]] | None = None,
    ) -> None:
        self.power = power
        self.kind = kind
        self.options = options
        self.forbidden = forbidden
        self.about = about
        self.listed = listed

    def legal(self, state: State) -> list[Option]:
        """The options, computed now, in one look at the state, or in the one that is going on."""
        if self.forbidden is None and not callable(self.options):
            return list(self.options)
        before = state.look
        if before is None:
            state.look = {}
        try:
            return self.allowed(state) if self.listed is None else list(self.listed(state))
        finally:
            state.look = before

    def allowed(self, state: State) -> list[Option]:
        """The candidates that nothing forbids."""
        options, forbidden, power = self.options, self.forbidden, self.power
        candidates = options(state) if callable(options) else options
        if forbidden is None:
            return list(candidates)
        return [option for option in candidates if forbidden(state, power, option) is None]

    def why_not(self, state: State, option: Option) -> str | None:
        """The clause that forbids a candidate; None where the option is no candidate at all."""
        if self.forbidden is None:
            return None
        candidates = self.options(state) if callable(self.options) else self.options
        return self.forbidden(state, self.power, option) if option in candidates else None


class Together:
    """Several powers decide at once and in secret; the answers come back as a dict in the order of `powers`.

    `flow(state, power)` is a generator function that asks `power` one or more questions and returns a value.
    It writes only `state.drafts[power]`; it rolls, shows and logs nothing and asks nobody else. The engine may
    restart it. A flow that asked more than one question ends with *ready*, which the engine asks; with `ready` one
    that asked a single question does, too.
    """

    __slots__ = ("flow", "powers", "ready")

    def __init__(
        self, powers: Iterable[str], flow: Callable[[Any, str], Generator[Ask, Option, Any]], ready: bool = False
    ) -> None:
        self.powers = tuple(powers)
        self.flow = flow
        self.ready = ready


class Anyone:
    """Several powers may act; the first answer counts and comes back as (power, option).

    `ask(state, power)` makes each power's question. Who is asked follows from public information. Asking the same
    powers again goes on with the same talk: whose answer it is moves on only the ids of that power, so a private
    draft shows nowhere. What was said is not taken back.
    """

    __slots__ = ("ask", "powers")

    def __init__(self, powers: Iterable[str], ask: Callable[[Any, str], Ask]) -> None:
        self.powers = tuple(powers)
        self.ask = ask


class Window:
    """Others may interrupt. `options(state, power)` lists the responses that power holds, without PASS.

    Every power listed answers in secret, PASS included; the first response in the order of `powers` comes back as
    (power, option), the other answers are forgotten unseen; None if all pass. Discreet (the default): for whoever holds
    no response the engine passes, and a match that is told to hold keeps the window open until its owner closes it.
    Sealed: all are asked. Quick: the window opens only for holders. Use `respond` to let the window open again behind a
    response. `about` holds public things that the window is about, as in `Ask`; `seen` is what the look has found in
    which `powers` were chosen, just before (looks.py).
    """

    __slots__ = ("about", "kind", "options", "powers", "seen", "trigger")

    def __init__(
        self,
        trigger: str,
        powers: Iterable[str],
        options: Callable[[Any, str], Sequence[Option]],
        kind: str = "respond",
        about: Mapping[str, Any] = NOTHING,
        seen: dict[Any, Any] | None = None,
    ) -> None:
        self.trigger = trigger
        self.powers = tuple(powers)
        self.options = options
        self.kind = kind
        self.about = about
        self.seen = seen


class Moment:
    """An atomic point inside a procedure: instant ends are looked at, nobody is asked."""

    __slots__ = ()


MOMENT = Moment()

Request = Ask | Together | Anyone | Window | Moment
Flow = Generator[Request, Any, Any]
"""A rule that may ask."""


def respond(
    window: Window, resolve: Callable[[str, Option], Flow | None]
) -> Generator[Request, Any, list[tuple[str, Option]]]:
    """Run a window to its end: resolve the first response, then open it again for the powers behind it.

    >>> list(respond(Window("battle", (), lambda state, power: ()), lambda power, option: None))
    []
    """
    happened: list[tuple[str, Option]] = []
    powers = window.powers
    while powers:
        response = yield Window(window.trigger, powers, window.options, window.kind, window.about)
        if response is None:
            break
        happened.append(response)
        effect = resolve(*response)
        if effect is not None:
            yield from effect
        powers = powers[powers.index(response[0]) + 1 :]
    return happened
