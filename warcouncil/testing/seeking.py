"""Random play that seeks corners: options taken least are preferred, and the others tried aside, on copies.

A rule that breaks in a corner breaks because several rare things come together: a card, a won battle, an order that
counted in it. Plain random play meets each of them, but hardly ever all. So at some questions, most of all at those of
kinds that are seldom met, the match goes on with the option taken least so far (counted with its arguments), and the
others are tried on copies, which are played on for a few choices and looked at after each.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from warcouncil.engine.decision import Decision
from warcouncil.engine.match import Match
from warcouncil.engine.state import Option
from warcouncil.testing.play import LIMIT, Endless, Taken

SEEKING = 0.4
"""The share of questions that would be looked into if all kinds were met equally often; each kind gets the same."""
TRIES = 8
"""Options of one question that are tried, the one that is taken included."""
ASIDE = 5
"""Choices that a copy is played on."""
COPIES = 1.0
"""Copies for each choice at most, over the run: at its beginning every kind of question is a rare one."""

Look = Callable[[Match], None]
"""What is done with a copy after each choice."""


class Seeker:
    """Plays matches of one run: what was taken in one is avoided in the next."""

    def __init__(self, look: Look) -> None:
        self.taken = Taken()
        self.asides = 0
        """How many copies were made."""
        self._look = look

    def play(self, match: Match, seed: int | str = 0, limit: int = LIMIT) -> Iterator[tuple[Decision, Option]]:
        """Play a match to its end; every choice is given before it is made, after the others were tried aside."""
        chance = random.Random(f"seeking/{seed}")
        for _ in range(limit):
            if match.over:
                return
            decision, option = self._choice(match, chance)
            yield decision, option
            match.choose(decision, option)
        if not match.over:
            raise Endless(f"{match.title.id} did not end within {limit} choices")

    def _choice(self, match: Match, chance: random.Random) -> tuple[Decision, Option]:
        decision = chance.choice(match.decisions)
        self.taken.kinds[decision.kind] += 1
        if len(decision.options) > 1 and chance.random() < self._rate(decision.kind):
            option, *others = self.taken.ranked(decision, chance)
            for other in others[: TRIES - 1]:
                self._aside(match, decision, other, chance)
        else:
            option = chance.choice(decision.options)
        self.taken.note(decision, option)
        return decision, option

    def _rate(self, kind: str) -> float:
        """How probable it is that a question of this kind is looked into."""
        kinds = self.taken.kinds
        if self.asides > COPIES * kinds.total():
            return 0.0
        return SEEKING * kinds.total() / (len(kinds) * max(1, kinds[kind]))

    def _aside(self, match: Match, decision: Decision, option: Option, chance: random.Random) -> None:
        """Try an option on a copy, and play it on: where a rare question follows, everything it offers."""
        copy = self._tried(match, decision, option)
        for _ in range(ASIDE):
            if copy.over:
                return
            asked = chance.choice(copy.decisions)
            if self._rate(asked.kind) < 1:
                choice = chance.choice(asked.options)
            else:
                choice, *others = self.taken.ranked(asked, chance)
                for other in others[: TRIES - 1]:
                    self._tried(copy, asked, other)
            self.taken.note(asked, choice)
            copy.choose(asked, choice)
            self._look(copy)

    def _tried(self, match: Match, decision: Decision, option: Option) -> Match:
        """A copy after one choice."""
        self.asides += 1
        copy = match.fork()
        self.taken.note(decision, option)
        copy.choose(decision.id, option)
        self._look(copy)
        return copy
