"""The journal: a match is what its record says, and the record can be proven."""

from __future__ import annotations

import warcouncil
from warcouncil.engine.match import Match
from warcouncil.testing.laws.case import Level, Places, Walk, per_match
from warcouncil.testing.laws.look import asked, difference
from warcouncil.testing.play import random_choice


@per_match("journal")
def journal(walk: Walk, level: Level) -> None:
    """Read back at any point, a journal gives the same match; it is unfinished before the end and faultless after it.

    Choices are taken back now and then on the way, in open blocks any one, so that records of undos are read back, too.
    """
    match = walk.match
    walk.followed = False
    places = Places(12 if level == "quick" else 3, level)
    while not match.over:
        if places.reached(walk.number):
            _read_back(walk, match)
        decision, option = random_choice(match, walk.chance)
        match.choose(decision, option)
        walk.number += 1
        walk.tally.decisions += 1
        if walk.chance.random() < 0.15 and not match.over and match.can_undo(decision.seat):
            _take_back(walk, match, decision.seat)
    _read_back(walk, match)
    verdict = warcouncil.verify(match.journal.text(), head=match.journal.head)
    walk.check(verdict.outcome == "seeded", f"a finished match is not faultless: {verdict}")
    walk.tally.matches += 1


def _take_back(walk: Walk, match: Match, seat: int) -> None:
    """The last choice of a seat or, in an open block, any answer that may go."""
    answers = [one.decision for one in match.answers(seat) if match.can_take_back(seat, one.decision)]
    if answers:
        match.take_back(seat, walk.chance.choice(answers))
    else:
        match.undo(seat)


def _read_back(walk: Walk, match: Match) -> None:
    text = match.journal.text()
    again = warcouncil.load(text)
    walk.check(again.journal.text() == text, "the journal of the match read back is another one")
    walk.check(again.digest() == match.digest(), "the match read back from its journal has another digest")
    found = difference(asked(match), asked(again), "decisions")
    walk.check(found is None, f"the match read back asks something else: {found}")
    seats = (None, *range(match.players))
    seen, read = match.views(seats, log=False), again.views(seats, log=False)
    for seat in seats:
        found = difference(seen[seat], read[seat])
        walk.check(found is None, f"the match read back is seen otherwise by seat {seat}: {found}")
    walk.check(list(again.log) == list(match.log), "the match read back has another log")
    if not match.over:
        verdict = warcouncil.verify(text)
        walk.check(verdict.outcome == "unfinished", f"an unfinished match is judged {verdict}")
