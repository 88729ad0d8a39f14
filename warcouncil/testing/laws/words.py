"""Words: there is a sentence in every language for everything that appears."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from warcouncil import text
from warcouncil.engine.match import Match
from warcouncil.engine.title import get_title
from warcouncil.testing.laws.case import ConformanceFailure, Level, Tally, Walk, cases
from warcouncil.testing.laws.look import well_formed
from warcouncil.text import LANGUAGES, BadMessage, MissingMessage, Speaker

LAW = "words"


def words(title_id: str, *, matches: int = 3, seed: int = 0, level: Level = "quick") -> Tally:
    """Names, prompts, options, tips, log entries, refusals and endings can be said in every language."""
    title = get_title(title_id)
    tally = Tally()
    problems = text.check(title)
    if problems:
        raise ConformanceFailure(
            LAW, "; ".join(problems[:8]) + (f"; and {len(problems) - 8} more" * (len(problems) > 8))
        )
    speakers = [text.speaker(title, language) for language in LANGUAGES]
    for case in cases(title_id, matches, seed):
        walk = Walk(LAW, case, tally)
        said = 0
        for match in walk:
            _talk(walk, match, speakers)
            _decisions(walk, match, speakers, 8 if level == "full" else 3)
            said = _log(walk, match, speakers, said)
        _log(walk, walk.match, speakers, said)
        for speaker in speakers:
            say(walk, speaker, partial(speaker.result, walk.match))
    return tally


def _decisions(walk: Walk, match: Match, speakers: list[Speaker], probes: int) -> None:
    for decision in match.decisions:
        refusals = [
            match.why_not(decision, option) for option in well_formed(match.title, decision.kind, probes, walk.chance)
        ]
        for speaker in speakers:
            say(walk, speaker, partial(speaker.prompt, match.state, decision))
            for option in decision.options:
                say(walk, speaker, partial(speaker.option, decision.kind, option))
                speaker.tip(decision.kind, option)
            for refusal in refusals:
                if refusal is not None:
                    say(walk, speaker, partial(speaker.refusal, refusal))


def _talk(walk: Walk, match: Match, speakers: list[Speaker]) -> None:
    """A channel that is closed says why."""
    for channel in match.title.talk(match.state):
        walk.check(
            channel.open or channel.clause is not None, f"the channel of {channel.seats} is closed without a reason"
        )
        for speaker in speakers:
            if channel.clause is not None:
                say(walk, speaker, partial(speaker.clause, channel.clause))


def _log(walk: Walk, match: Match, speakers: list[Speaker], said: int) -> int:
    """What is new in the log, to everybody who may read it."""
    entries = match.log
    for entry in entries[said:]:
        for seat in (None, *range(match.players)):
            told = entry.for_seat(seat)
            if told is None:
                continue
            for speaker in speakers:
                say(walk, speaker, partial(speaker.entry, told))
    return len(entries)


def say(walk: Walk, speaker: Speaker, sentence: Callable[[], str]) -> None:
    """Check that a sentence can be said, and says something."""
    try:
        said = sentence()
    except (MissingMessage, BadMessage) as error:
        walk.fail(f"{speaker.language}: {error}")
    walk.check(bool(said.strip()), f"{speaker.language}: something is said with nothing")
