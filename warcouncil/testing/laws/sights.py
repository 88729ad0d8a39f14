"""Sights: after every decision everybody can look, and everything has its words."""

from __future__ import annotations

from collections.abc import Iterator

from warcouncil.engine.errors import RulesError
from warcouncil.engine.match import Match
from warcouncil.engine.records import AUTO
from warcouncil.engine.title import get_title
from warcouncil.testing.laws.case import Case, ConformanceFailure, Level, Tally, Walk, cases
from warcouncil.testing.seeking import Seeker
from warcouncil.testing.sights import Sights, Unseen

LAW = "sights"


class SoughtCase(Case, frozen=True):
    """A match of a run that seeks corners: it also depends on the matches before it."""

    run: int
    """The seed of the whole run."""
    number: int
    """Which match of the run it is, from 0 on."""

    def repeat(self, decisions: int | None) -> str:
        much = "" if decisions is None else f", decisions={decisions}"
        return f"warcouncil.testing.sought({self.title!r}, {self.number}, seed={self.run}{much})"


def sights(title_id: str, *, matches: int = 3, seed: int = 0, level: Level = "quick") -> Tally:
    """After every decision all views, boards on the terminal, prompts, options, tips, forecasts and log entries can be
    made in every language, in matches that seek corners; on copies that try something aside, what those see who
    decide."""
    tally = Tally()
    eyes = Sights(get_title(title_id))
    walk: Walk | None = None

    def aside(copy: Match) -> None:
        assert walk is not None
        try:
            eyes.glance(copy)
        except Unseen as problem:
            _fail(walk, problem, f"in a copy, after {_since(walk.match, copy)}: ")

    seeker = Seeker(aside)
    for case in _sought_cases(title_id, matches, seed):
        walk = Walk(LAW, case, tally, play=seeker.play)
        eyes.begin()
        with walk.broken_rules():
            for match in walk:
                _look(walk, match, eyes)
            _look(walk, walk.match, eyes)
    tally.checks = eyes.checks
    return tally


def sought(title_id: str, number: int, *, seed: int = 0, decisions: int | None = None) -> Match:
    """A match of the law `sights` again: the matches before it are played, and then itself so far."""
    seeker = Seeker(lambda copy: None)
    *before, last = _sought_cases(title_id, number + 1, seed)
    for case in before:
        for _ in seeker.play(case.new(), case.seed):
            continue
    match = last.new()
    for done, _ in enumerate(seeker.play(match, last.seed)):
        if done == decisions:
            break
    return match


def _sought_cases(title_id: str, matches: int, seed: int) -> Iterator[SoughtCase]:
    for number, case in enumerate(cases(title_id, matches, seed)):
        yield SoughtCase(case.title, case.players, case.options, case.seed, seed, number)


def _look(walk: Walk, match: Match, eyes: Sights) -> None:
    try:
        eyes.look(match)
    except Unseen as problem:
        _fail(walk, problem)


def _fail(walk: Walk, problem: Unseen, where: str = "") -> None:
    """What cannot be said breaks the law of words; a question without options is one of the rules."""
    if isinstance(problem.__cause__, RulesError):
        raise problem.__cause__
    law = "words" if problem.wordless else LAW
    raise ConformanceFailure(law, f"{where}{problem}", walk.case, walk.number) from problem


def _since(match: Match, copy: Match) -> str:
    """The choices that led from the match to a copy."""
    later = copy.live[len(match.live) :]
    return ", ".join(str(record[7]) for record in later if record[0] == "choice" and not record[8] & AUTO)
