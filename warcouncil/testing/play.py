"""Random play that can be repeated: the same title, players, options and seed give the same match."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping

from warcouncil.engine.decision import Decision
from warcouncil.engine.match import Match
from warcouncil.engine.state import Option, OptionValue
from warcouncil.engine.title import Title

LIMIT = 100_000
"""Choices after which a match counts as one that does not end."""
RARE_FIRST = 1 / 3
"""The share of its choices in which random play that is given a `Taken` prefers what was taken least."""


class Endless(AssertionError):
    """Random play did not come to an end."""


class Taken:
    """How often each option was taken so far, counted with its arguments, and each kind of question met.

    Kept over all matches of a run, so that random play comes to the corners that chance alone hardly meets.
    """

    def __init__(self) -> None:
        self.options: Counter[tuple[str, Option]] = Counter()
        self.kinds: Counter[str] = Counter()

    def note(self, decision: Decision, option: Option) -> None:
        self.options[decision.kind, option] += 1

    def ranked(self, decision: Decision, chance: random.Random) -> list[Option]:
        """The options of a question, those taken least first; chance settles ties."""
        counts, kind = self.options, decision.kind
        return sorted(decision.options, key=lambda option: (counts[kind, option], chance.random()))

    def choice(self, match: Match, chance: random.Random) -> tuple[Decision, Option]:
        """One of the open decisions, and an option: now and then one of those taken least."""
        decision = chance.choice(match.decisions)
        self.kinds[decision.kind] += 1
        rare = chance.random() < RARE_FIRST
        option = self.ranked(decision, chance)[0] if rare else chance.choice(decision.options)
        self.note(decision, option)
        return decision, option

    def add(self, other: Taken) -> None:
        self.options.update(other.options)
        self.kinds.update(other.kinds)

    def copy(self) -> Taken:
        new = Taken()
        new.add(self)
        return new

    def since(self, before: Taken) -> Taken:
        """What was counted since a copy was made."""
        new = Taken()
        new.options = self.options - before.options
        new.kinds = self.kinds - before.kinds
        return new


def random_choice(match: Match, chance: random.Random) -> tuple[Decision, Option]:
    """One of the open decisions, and one of its options."""
    decision = chance.choice(match.decisions)
    return decision, chance.choice(decision.options)


def close_windows(match: Match, before: Callable[[Match], None] | None = None) -> None:
    """As the owner of a match that holds: close what only waits for that; `before` looks at each such window."""
    while match.answered:
        if before is not None:
            before(match)
        match.close_window()


def random_play(
    match: Match,
    seed: int | str = 0,
    limit: int = LIMIT,
    taken: Taken | None = None,
    held: Callable[[Match], None] | None = None,
) -> Iterator[tuple[Decision, Option]]:
    """Play a match at random from where it stands; every choice is given before it is made.

    The options are chosen by a chance of its own, which has nothing to do with the dice of the match. With `taken`, one
    choice in three is one of the options taken least so far in all matches that share it. Windows that are held are
    closed when all have answered; `held` looks at the match before.
    """
    chance = random.Random(f"random play/{seed}")
    for _ in range(limit):
        close_windows(match, held)
        if match.over:
            return
        decision, option = random_choice(match, chance) if taken is None else taken.choice(match, chance)
        yield decision, option
        match.choose(decision, option)
    if not match.over:
        raise Endless(f"{match.title.id} did not end within {limit} choices")


def play_random(
    title: str | Title,
    *,
    players: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    seed: int = 0,
    decisions: int | None = None,
    play_on: bool = False,
    limit: int = LIMIT,
) -> Match:
    """A match played at random: to its end, or for so many decisions. Failures of conformance are repeated with it."""
    match = Match.new(title, players=players, options=options, seed=seed, play_on=play_on)
    for number, _ in enumerate(random_play(match, seed, limit)):
        if number == decisions:
            break
    return match
