"""What if: some choices of a seat, played on a copy that holds only what the seat knows, and what it is asked then.

It stops before the first roll, thing shown or question to somebody else, so it tells nothing that the seat could not
find out with the rulebook at the table: two copies with different seeds give the same answer. What an answer may cost
is counted in choices, steps and options, never in time, or it would not be the same everywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, Any, NoReturn

import msgspec

from warcouncil.engine.decision import Decision
from warcouncil.engine.dice import Dice
from warcouncil.engine.errors import IllegalChoice, RulesError
from warcouncil.engine.reasons import MOST, MOST_ALIKE, beginning, forbidding, refused
from warcouncil.engine.state import Option

if TYPE_CHECKING:
    from warcouncil.engine.match import Match

ROLL, SHOWN, SOMEBODY_ELSE, OVER, COST, REFUSED, DRAFTED = (
    "roll", "shown", "somebody_else", "over", "cost", "refused", "drafted",
)  # fmt: skip
"""Why it goes no further: dice are rolled or something is drawn; something is shown; others decide; the match is over;
it would cost too much; a choice is not allowed; what was to be drafted is whole."""
STOPS = (ROLL, SHOWN, SOMEBODY_ELSE, OVER, COST, REFUSED, DRAFTED)
MOST_CHOICES = 100
MOST_STEPS = 400
"""So many choices, and steps of the rules behind them, are played at most."""
END = "end of the draft"


class Choice(msgspec.Struct, frozen=True):
    """What the seat would choose. Without power and kind: at whatever single question it is asked then."""

    option: Option
    power: str = ""
    kind: str = ""


class Draft(msgspec.Struct, frozen=True):
    """A step that the title lists as draftable, for a power."""

    step: str
    power: str
    number: int = 0
    """Which of those that are still to come, from 0."""


class Asked(msgspec.Struct, frozen=True):
    """A question of the seat: what it may choose, and of what it may not the rule that says so."""

    power: str
    kind: str
    trigger: str | None
    about: dict[str, Any]
    """The arguments of the prompt."""
    options: tuple[Option, ...]
    touches: tuple[tuple[str, ...], ...]
    """Of each option: the board elements that it touches."""
    refusals: tuple[tuple[Option, str], ...]
    """Options that are well formed, and the clause that forbids each."""


class WhatIf(msgspec.Struct, frozen=True):
    """Where the choices lead."""

    taken: int
    """How many of them were made; where it stopped for anything but a refusal, the last of these did it."""
    stopped: str | None
    """One of STOPS, or None: the seat is asked, and all its choices are made."""
    asked: tuple[Asked, ...]
    """Its questions then, or those that a refused choice was to answer."""
    refusal: str | None
    """The clause that forbids a refused choice, if there is one."""
    between: tuple[tuple[int, Option], ...]
    """What could be slipped in among the choices, and before which of them (see `Trial.between`)."""
    drafts: tuple[Draft, ...]
    """What the seat can draft where the match stands."""


class _Stop(Exception):
    """Raised inside a rule, at whatever must not happen in the copy."""


class _NoDice(Dice):
    """Dice that nobody may roll."""

    __slots__ = ()

    def _outcome(self, what: str, size: int, count: int, label: str) -> NoReturn:
        raise _Stop(ROLL)


def _show(*_: Any, **__: Any) -> NoReturn:
    raise _Stop(SHOWN)


def _whole(*_: Any) -> NoReturn:
    raise _Stop(DRAFTED)


def drafts(match: Match, seat: int) -> tuple[Draft, ...]:
    """What a seat can draft now."""
    title, state = match.title, match.state
    powers = () if match.over else state.powers_of(seat)
    return tuple(
        Draft(step, power, number)
        for step, find in title.draftable.items()
        for power in powers
        for number in range(len(find(state, power)))
    )


class Trial:
    """A copy for a seat on which its choices are tried one after another, until it stops."""

    def __init__(
        self,
        match: Match,
        seat: int,
        start: Draft | None = None,
        seed: int | None = None,
        *,
        eyes: int | None = None,
    ) -> None:
        """IllegalChoice if nothing of the kind can be drafted now. `eyes`: as far as that seat knows, if it is another
        one that asks what this seat could do."""
        self.drafts = drafts(match, seat)
        if start is not None and start not in self.drafts:
            raise IllegalChoice(f"{start.power!r} cannot draft {start.step!r} now", message="error-no-draft")
        self.copy = match.fork(seat=seat if eyes is None else eyes, light=True, seed=seed)
        self.seat = seat
        self.stopped: str | None = None
        self.refusal: IllegalChoice | None = None
        self.passed: list[tuple[Decision, Option]] = []
        """The questions that were answered, and how."""
        self._course = self.copy._course
        self._began = self._course.ended
        state = self._course.state
        state.dice = self._course.dice = _NoDice(None)
        state.show = _show
        if "windows" in state.options:  # who holds a response is nothing the seat may learn
            state.options["windows"] = "sealed"
        if start is not None:
            entry = match.title.draftable[start.step](state, start.power)[start.number]
            self._run(lambda: self._course.go_to(((END,), entry), {END: _whole}))
        self._look()

    @property
    def taken(self) -> int:
        """How many choices were made."""
        return len(self.passed)

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """What the seat is asked."""
        open_now = () if self.stopped not in (None, REFUSED) else self._course.decisions()
        return tuple(decision for decision in open_now if decision.seat == self.seat)

    def play(self, choices: Iterable[Choice]) -> None:
        for choice in choices:
            if self.stopped is None:
                self.choose(choice)

    def choose(self, choice: Choice) -> None:
        """One more choice."""
        if self.taken >= MOST_CHOICES or self._course.ended - self._began > MOST_STEPS:
            self.stopped = COST
            return
        found = [one for one in self.decisions if _means(choice, one)]
        self.refusal = _not_one(choice) if len(found) != 1 else self.copy.why_not(found[0], choice.option)
        if self.refusal is not None:
            self.stopped = REFUSED
            return
        self.passed.append((found[0], choice.option))
        self._run(lambda: self._course.answer(found[0], choice.option))
        self._look()

    def answerers(self, option: Option) -> list[Decision]:
        """The questions of one kind that come one after another behind the choices, for whatever seats, as long as
        each of them can be answered so."""
        found: list[Decision] = []
        while self.stopped in (None, SOMEBODY_ELSE) and len(asked := self._course.decisions()) == 1:
            decision = asked[0]
            if option not in decision.options or (found and decision.kind != found[0].kind):
                break
            found.append(decision)
            self.stopped = None
            self._run(partial(self._course.answer, decision, option))
            self._look()
        return found

    def acts(self, decision: Decision) -> list[str]:
        """All that a question of such a kind may ask for; whether somebody is ready is none of the title's kinds."""
        kind = self.copy.title.kinds.get(decision.kind)
        return list(kind.acts if kind else dict.fromkeys(str(option[0]) for option in decision.options))

    def between(self) -> list[tuple[int, Decision, Option]]:
        """What could be slipped in among the choices: options of the questions that were answered, and before which
        choice each stood last, if they are of such acts as are still asked for, but no longer offered and not chosen.

        Whether the choices behind it would still be allowed only a trial of all of them can tell."""
        acts = {act for one in self.decisions for act in self.acts(one)}
        known = {*(option for _, option in self.passed), *(option for one in self.decisions for option in one.options)}
        last: dict[Option, tuple[int, Decision]] = {}
        for number, (decision, _) in enumerate(self.passed):
            wanted = [option for option in decision.options if option[0] in acts and option not in known]
            last.update(dict.fromkeys(wanted, (number, decision)))
        return [(number, decision, option) for option, (number, decision) in last.items()]

    def refused(self, decision: Decision, wanted: Option) -> list[tuple[Option, str]]:
        """What begins like this and cannot be chosen at a question, with the clause that forbids each; first what is
        between the powers that the choices speak of."""
        title, state = self.copy.title, self.copy.state
        known = set(decision.options)
        named = {atom for _, option in self.passed for atom in option if isinstance(atom, str) and atom in state.seats}
        alike = beginning(title, decision, wanted, {decision.power, *named})
        return forbidding(title, state, decision, islice((one for one in alike if one not in known), MOST_ALIKE))

    def found(self, most: int = MOST, why: Sequence[Option] | None = None) -> WhatIf:
        """Where one stands, as plain data; of each question so many options at most are looked at for refusals, or
        those that begin in one of some ways."""
        return WhatIf(
            self.taken,
            self.stopped,
            tuple(self._asked(decision, most, why) for decision in self.decisions),
            None if self.refusal is None else self.refusal.clause,
            tuple((number, option) for number, _, option in self.between()),
            self.drafts,
        )

    def _run(self, go_on: Callable[[], None]) -> None:
        try:
            go_on()
        except _Stop as stop:
            self.stopped = str(stop)
        except Exception as error:
            raise RulesError(f"the rules failed: {type(error).__name__}: {error}") from error

    def _look(self) -> None:
        """Whether anybody of the seat is asked now."""
        if self.stopped is None and not self.decisions:
            self.stopped = OVER if self._course.over else SOMEBODY_ELSE

    def _asked(self, decision: Decision, most: int, why: Sequence[Option] | None) -> Asked:
        title, state = self.copy.title, self.copy.state
        if why is None:
            refusals = refused(title, state, decision, most)
        else:
            refusals = [refusal for wanted in why for refusal in self.refused(decision, wanted)]
        return Asked(
            decision.power,
            decision.kind,
            decision.trigger,
            title.describe(state, decision),
            decision.options,
            tuple(title.touches(state, decision, option) for option in decision.options),
            tuple(refusals),
        )


def _means(choice: Choice, decision: Decision) -> bool:
    return choice.power in ("", decision.power) and choice.kind in ("", decision.kind)


def _not_one(choice: Choice) -> IllegalChoice:
    return IllegalChoice(f"{choice.power or 'the seat'} is not asked one such question", message="error-no-answer")


def explore(
    match: Match,
    seat: int,
    choices: Sequence[Choice] = (),
    start: Draft | None = None,
    *,
    seed: int | None = None,
    refusals: int = MOST,
    why: Sequence[Option] | None = None,
) -> WhatIf:
    """What the seat is asked after these choices, or why it goes no further."""
    trial = Trial(match, seat, start, seed)
    trial.play(choices)
    return trial.found(refusals, why)
