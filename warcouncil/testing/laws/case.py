"""What a law is tried on, and what is raised when it is broken."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Literal, NoReturn, Protocol

import msgspec

from warcouncil.engine.decision import Decision
from warcouncil.engine.errors import BadOption, RulesError, WarCouncilError
from warcouncil.engine.match import Match
from warcouncil.engine.state import Option, OptionValue
from warcouncil.engine.title import Title, get_title
from warcouncil.testing.play import LIMIT, Endless, random_play

Level = Literal["quick", "full"]
Options = dict[str, OptionValue]


def limit() -> int:
    """Choices after which a match counts as one that does not end."""
    return LIMIT


class Case(msgspec.Struct, frozen=True):
    """One random match: everything that determines it."""

    title: str
    players: int
    options: Options
    seed: int

    @property
    def hold(self) -> bool:
        """Whether windows are held, as a server does it: discreet ones hide nothing otherwise."""
        return self.options.get("windows") == "discreet"

    def new(self, title: Title | None = None, *, play_on: bool = False, hold: bool = False) -> Match:
        """The match at its start; with `title`, played by that very object."""
        return Match.new(
            title or self.title,
            players=self.players,
            options=self.options,
            seed=self.seed,
            play_on=play_on,
            hold=hold,
        )

    def repeat(self, decisions: int | None) -> str:
        """The call that leads to where something went wrong."""
        much = "" if decisions is None else f", decisions={decisions}"
        return (
            f"warcouncil.testing.play_random({self.title!r}, players={self.players}, "
            f"options={self.options!r}, seed={self.seed}{much})"
        )


class ConformanceFailure(AssertionError):
    """A title breaks a law. `law` is the name of the law, `repeat` the call that leads to the place."""

    def __init__(self, law: str, reason: str, case: Case | None = None, decision: int | None = None) -> None:
        self.law = law
        self.reason = reason
        self.case = case
        self.decision = decision
        self.repeat = "" if case is None else case.repeat(decision)
        super().__init__(f"{law}: {reason}" + (f"\n  to repeat: {self.repeat}" if case else ""))

    def __reduce__(self) -> tuple[Any, ...]:
        notes = {"__notes__": list(getattr(self, "__notes__", ()))}
        return ConformanceFailure, (self.law, self.reason, self.case, self.decision), notes


class Tally(msgspec.Struct):
    """What a law was tried on: shown in the report, so that nobody takes an empty run for a passed one."""

    matches: int = 0
    decisions: int = 0
    checks: int = 0
    longest_tail: int = 0
    secrets: set[str] = set()
    left_out: int = 0
    """Combinations of options that nobody has looked at, because there are too many."""

    def add(self, other: Tally) -> None:
        self.matches += other.matches
        self.decisions += other.decisions
        self.checks += other.checks
        self.longest_tail = max(self.longest_tail, other.longest_tail)
        self.secrets |= other.secrets
        self.left_out += other.left_out


Play = Callable[[Match, int, int], Iterator[tuple[Decision, Option]]]
"""How a match is played: from a seed, and up to so many choices."""
HIDING = ("sealed", "discreet")
"""The policies of windows that hide who holds a response."""


class Places:
    """Where a law that plays or reads whole matches does so: every so many choices, and farther apart the longer a
    match gets (by a twentieth of what lies behind), or a match of thousands of choices would take days."""

    def __init__(self, every: int, level: Level) -> None:
        self._every = every
        self._spread = level == "quick"
        self._next = 0

    def reached(self, number: int) -> bool:
        if number < self._next:
            return False
        self._next = number + (max(self._every, number // 20) if self._spread else self._every)
        return True


class Walk:
    """A random match under a law: stops before every choice, and knows how to say where it broke."""

    def __init__(
        self,
        law: str,
        case: Case,
        tally: Tally,
        title: Title | None = None,
        play: Play | None = None,
        hold: bool = False,
    ) -> None:
        self.law = law
        self.case = case
        self.tally = tally
        self._play = play or partial(random_play, held=self._look_at_held)
        self.number = 0
        self.followed = True
        """Whether the match is played like any other of its case, so that its number of choices says where it is."""
        self.moving = True
        """Whether the match itself is being played, and not a copy of it."""
        self.chance = random.Random(f"{law}/{case.seed}")
        """For what the law itself leaves to chance; the match does not depend on it."""
        self.title = title or get_title(case.title)
        self.held: Callable[[Match], None] | None = None
        """Looks at the match in each window that is held, when all have answered."""
        with self.broken_rules():
            self.match = case.new(self.title, hold=hold)

    def __iter__(self) -> Iterator[Match]:
        """The match before each choice, which is `choice`. Laws try things out on copies."""
        with self.broken_rules():
            for choice in self._play(self.match, self.case.seed, LIMIT):
                self.choice = choice
                self.moving = False
                yield self.match
                self.moving = True
                self.number += 1
                self.tally.decisions += 1
        self.moving = False
        self.tally.matches += 1

    def _look_at_held(self, match: Match) -> None:
        moving, self.moving = self.moving, False
        if self.held is not None:
            self.held(match)
        self.moving = moving

    def broken_rules(self) -> _BrokenRules:
        return _BrokenRules(self)

    def fail(self, reason: str, law: str | None = None) -> NoReturn:
        raise ConformanceFailure(law or self.law, reason, self.case, self.number if self.followed else 0)

    def check(self, holds: bool, reason: str, law: str | None = None) -> None:
        self.tally.checks += 1
        if not holds:
            self.fail(reason, law)

    def invariants(self, match: Match, where: str = "") -> None:
        """The title's own checks of a state."""
        wrong = list(match.title.invariants(match.state))
        self.check(not wrong, f"{where}{'; '.join(wrong)}", "invariants")


class _BrokenRules:
    """Inside it, rules that fail are reported as a broken law, with the place."""

    def __init__(self, walk: Walk) -> None:
        self._walk = walk

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        number = getattr(self._walk, "number", 0)
        if isinstance(error, RulesError):
            law = "options" if "has no option" in str(error) else "play"
            raise ConformanceFailure(law, str(error), self._walk.case, number) from error
        if isinstance(error, WarCouncilError):
            reason = f"{type(error).__name__}: {error}"
            raise ConformanceFailure(self._walk.law, reason, self._walk.case, number) from error
        if isinstance(error, Endless):
            raise ConformanceFailure("play", str(error), self._walk.case, None) from error


def kinds_of_tables(title: Title) -> int:
    """How many combinations there are of player count and scenario."""
    return len(title.players) * max(1, len(title.scenarios))


def cases(title_id: str, matches: int, seed: int, windows: Sequence[str] = ()) -> list[Case]:
    """Random matches over all player counts and scenarios: the first of each with all other options as they come, then
    any others. They take turns in these policies of `windows`, each of which is met at least once."""
    title = get_title(title_id)
    chance = random.Random(f"cases/{title_id}/{seed}")
    found: list[Case] = []
    for index in range(max(matches, len(windows) if title.windows else 0)):
        turn = seed + index + index // len(title.players)
        fixed: Options = {"windows": windows[turn % len(windows)]} if windows else {}
        players = title.players[(seed + index) % len(title.players)]
        plain = index < kinds_of_tables(title)
        scenario = {"scenario": title.scenarios[index // len(title.players)]} if plain and title.scenarios else {}
        options = _options(title, players, chance, plain, {**scenario, **fixed})
        found.append(Case(title_id, players, options, seed + index))
    return found


def _options(
    title: Title, players: int, chance: random.Random, plain: bool, fixed: Mapping[str, OptionValue]
) -> Options:
    specs = title.all_options()
    usable = {name: value for name, value in fixed.items() if any(spec.id == name for spec in specs)}
    for _ in range(100):
        drawn = {} if plain else {spec.id: chance.choice(spec.values) for spec in specs if chance.random() < 0.6}
        try:
            return title.check_options(players, {**drawn, **usable})
        except BadOption:
            plain = False
    return title.check_options(players, usable)


class Law(Protocol):
    """A law as tests call it: raises ConformanceFailure, or tells what it was tried on."""

    def __call__(self, title_id: str, *, matches: int = 3, seed: int = 0, level: Level = "quick") -> Tally: ...


def per_match(
    name: str, observe: Callable[[Title], Title] | None = None, *, windows: Sequence[str] = ()
) -> Callable[[Callable[[Walk, Level], None]], Law]:
    """Make a law out of what is to be checked on one random match. `windows` are the policies it needs, and then those
    that are discreet are held."""

    def make(check: Callable[[Walk, Level], None]) -> Law:
        def law(title_id: str, *, matches: int = 3, seed: int = 0, level: Level = "quick") -> Tally:
            tally = Tally()
            for case in cases(title_id, matches, seed, windows):
                title = observe(get_title(title_id)) if observe else None
                walk = Walk(name, case, tally, title, hold=bool(windows) and case.hold)
                with walk.broken_rules():
                    check(walk, level)
            return tally

        law.__name__ = law.__qualname__ = name
        law.__doc__ = check.__doc__
        return law

    return make


def repeatable(name: str, law: Law) -> Law:
    """A law whose failures also tell the call that tries it in the same way again."""

    def told(title_id: str, *, matches: int = 3, seed: int = 0, level: Level = "quick") -> Tally:
        try:
            return law(title_id, matches=matches, seed=seed, level=level)
        except ConformanceFailure as failure:
            call = f"LAWS[{name!r}]({title_id!r}, matches={matches}, seed={seed}, level={level!r})"
            failure.add_note(f"  to try again: warcouncil.testing.{call}")
            raise

    told.__name__ = told.__qualname__ = name
    told.__doc__ = law.__doc__
    return told
