"""Trying it out: a copy that holds only what one seat knows, on which somebody moves for everybody.

What the seat cannot know is drawn anew, and so is the future, from a seed: the same moment, seed and choices lead to
the same place again. A *moment* is told by what the seat has a right to know: what others have answered in an open
block is no part of it, so nothing about a moment changes when they answer, or take an answer back.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence

import msgspec

from warcouncil.engine.decision import Decision
from warcouncil.engine.errors import IllegalChoice
from warcouncil.engine.flow import PASS
from warcouncil.engine.match import Match
from warcouncil.engine.records import AUTO, SECRET, Record
from warcouncil.engine.state import Option
from warcouncil.engine.undoing import STAYS
from warcouncil.engine.what_if import COST, OVER, REFUSED, Choice

MOST_TRIED = 200
"""So many choices can be tried one after another."""
_ENCODER = msgspec.json.Encoder(order="deterministic")


class Moment(msgspec.Struct, frozen=True):
    """Where a match stands for one seat."""

    seat: int
    before: int
    """How many records there are before the open block; wishes and undos do not count."""
    own: int
    """How many of its own answers the seat has given in the block."""
    mark: str
    """Stands for all these records."""


def moment_of(match: Match, seat: int) -> Moment:
    """Where a match stands now, for a seat."""
    counted = [record for record in match.live if record[0] not in STAYS]
    position = None if match.over else match.position
    before = next((n for n, one in enumerate(counted) if _answers(one, position)), len(counted))
    own = [one for one in counted[before:] if one[0] == "choice" and one[1] == seat]
    return Moment(seat, before, len(own), _digest([*counted[:before], *own]))


def _answers(record: Record, position: int | None) -> bool:
    """Whether a record is an answer in the secret block that is open at this position, if one is."""
    return record[0] == "choice" and bool(record[8] & SECRET) and record[3] == position


def records_at(match: Match, moment: Moment) -> tuple[list[Record], list[Record]] | None:
    """The records that lead to a moment of the past, and those behind it; None if it was taken back."""
    live = match.live
    places = [place for place, record in enumerate(live) if record[0] not in STAYS]
    if moment.before > len(places):
        return None
    cut = places[moment.before - 1] + 1 if moment.before else 0
    later = [record for record in live[cut:] if record[0] not in STAYS]
    own = [one for one in later if one[0] == "choice" and one[1] == moment.seat][: moment.own]
    before = [live[place] for place in places[: moment.before]]
    if _digest([*before, *own]) != moment.mark:
        return None
    return [*live[:cut], *own], [one for one in later if one not in own]


def chosen(records: Iterable[Record], seat: int) -> list[tuple[str, Option]]:
    """What a seat has chosen by itself, power by power; passes in windows do not count."""
    mine = (one for one in records if one[0] == "choice" and one[1] == seat and not one[8] & AUTO)
    return [(one[4], one[7]) for one in mine if not (one[8] & SECRET and one[7] == PASS)]


def sight(match: Match, seat: int, logged: int = 0) -> str:
    """Stands for all that a seat sees and has been told since a sentence of its log."""
    cuts = [cut for entry in match.log if (cut := entry.for_seat(seat)) is not None]
    told = [(cut.message, cut.plain()) for cut in cuts[logged:]]
    return _digest([match.title.view(match.state, seat), told])


def _digest(data: object) -> str:
    return hashlib.blake2b(_ENCODER.encode(data), digest_size=12).hexdigest()


class Taken(msgspec.Struct, frozen=True):
    """A choice that was tried."""

    choice: Choice
    seat: int
    trigger: str | None
    sight: str
    """What the seat that tries saw when its own choice was due; empty for choices of others."""
    rolled: bool
    """Whether dice were rolled or something was drawn behind it."""


class Tryout:
    """A copy on which choices of all powers are tried."""

    def __init__(self, match: Match, seat: int, seed: int) -> None:
        self.seat = seat
        self.copy = match.fork(seat=seat, light=True, seed=seed)
        self.taken: list[Taken] = []
        self.stopped: str | None = None
        self.refusal: IllegalChoice | None = None
        course = self.copy._course
        course.logging = True
        course.state.log = course._log
        if "windows" in course.state.options:  # who is asked must not tell what was drawn
            course.state.options["windows"] = "sealed"
        if self.copy.answered:  # a held window in which nobody else could respond
            self.copy.close_window()

    @property
    def decisions(self) -> tuple[Decision, ...]:
        return self.copy.decisions

    def hidden(self, decision: Decision) -> bool:
        """Whether a question rests on things that were drawn anew: somebody else's, and not about public things."""
        kind = self.copy.title.kinds.get(decision.kind)
        return decision.seat != self.seat and not (kind is not None and kind.public)

    def play(self, choices: Sequence[Choice]) -> None:
        for choice in choices:
            if self.stopped is None:
                self.choose(choice)
        if self.stopped is None and self.copy.over:
            self.stopped = OVER

    def choose(self, choice: Choice) -> None:
        """One more choice, of whatever power."""
        if len(self.taken) >= MOST_TRIED:
            self.stopped = COST
            return None
        found = [one for one in self.decisions if (one.power, one.kind) == (choice.power, choice.kind)]
        if len(found) != 1:
            return self._refuse(IllegalChoice(f"{choice.power} is not asked {choice.kind}", message="error-no-answer"))
        decision, dice = found[0], self.copy.dice
        seen = sight(self.copy, self.seat) if decision.seat == self.seat else ""
        before = dice.position
        try:
            self.copy.choose(decision, choice.option)
        except IllegalChoice as refusal:
            return self._refuse(refusal)
        rolled = dice.position != before
        self.taken.append(Taken(choice, decision.seat, decision.trigger, seen, rolled))
        return None

    def _refuse(self, refusal: IllegalChoice) -> None:
        self.refusal, self.stopped = refusal, REFUSED
