"""Looking at a match as everybody does: views, boards on the terminal, prompts, options and the log, in all languages.

Whatever is asked, and whoever looks, all of it can be made. `Sights` makes it and raises `Unseen` where it cannot.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from typing import Any

from warcouncil import text
from warcouncil.commands.position import note_of, point_lines, position_lines, score_lines, summary_lines
from warcouncil.engine.decision import Decision
from warcouncil.engine.forecast import Forecast, forecasts
from warcouncil.engine.log import LogEntry
from warcouncil.engine.match import Match
from warcouncil.engine.state import EVERYBODY, Option
from warcouncil.engine.title import Title
from warcouncil.text import LANGUAGES, BadMessage, MissingMessage, Speaker

View = Mapping[str, Any]


class Unseen(AssertionError):
    """Something cannot be shown or said. `wordless`: for want of words."""

    def __init__(self, reason: str, wordless: bool = False) -> None:
        super().__init__(reason)
        self.wordless = wordless


@contextmanager
def _making(what: str) -> Iterator[None]:
    """Whatever goes wrong while something is made is told together with what it was."""
    try:
        yield
    except Unseen:
        raise
    except (MissingMessage, BadMessage) as error:
        raise Unseen(f"{what}: {error}", wordless=True) from error
    except Exception as error:
        raise Unseen(f"{what}: {type(error).__name__}: {error}") from error


class Sights:
    """Looks at one match after the other. What options are called depends on nothing else and is said once."""

    def __init__(self, title: Title) -> None:
        self.title = title
        self.checks = 0
        self._speakers = [text.speaker(title, language) for language in LANGUAGES]
        self._called: set[tuple[str, Option]] = set()
        self._told = 0
        self._turn = 0

    def begin(self) -> None:
        """A new match: nothing of its log has been read."""
        self._told = 0

    def look(self, match: Match) -> None:
        """Everything there is to see now: all views, prompts, options with notes and forecasts, new log entries.

        Boards are drawn in every language for two viewers at a time: one of those who decide, and one of all, in turn.
        """
        self._turn += 1
        viewers = (None, EVERYBODY, *range(match.players))
        views = self._views(match, viewers)
        asked: list[int | None] = [decision.seat for decision in match.decisions] or [None]
        for viewer in {asked[self._turn % len(asked)], viewers[self._turn % len(viewers)]}:
            self._boards(match, viewer, views[viewer])
        for decision in match.decisions:
            self._question(match, decision, views[decision.seat])
        self._log(match, viewers)
        if match.over:
            self._said("the result", lambda speaker: speaker.result(match))

    def glance(self, match: Match) -> None:
        """The views of a spectator and of whoever decides, with the prompts in one language: for copies."""
        self._turn += 1
        speaker = self._speakers[self._turn % len(self._speakers)]
        self._views(match, tuple({None, *(decision.seat for decision in match.decisions)}))
        for decision in match.decisions:
            with _making(f"the prompt of {decision.kind!r} in {speaker.language}"):
                speaker.prompt(match.state, decision)
        self.checks += 1

    # -- parts

    def _views(self, match: Match, viewers: tuple[int | None, ...]) -> Mapping[int | None, View]:
        self.checks += len(viewers)
        try:
            return match.views(viewers, log=False)
        except Exception:
            for viewer in viewers:
                with _making(f"the view of {_name(viewer)}"):
                    match.view(viewer, log=False)
            raise

    def _boards(self, match: Match, viewer: int | None, view: View) -> None:
        title = self.title
        for speaker in self._speakers:
            self.checks += 1
            with _making(f"the board of {_name(viewer)} in {speaker.language}"):
                position_lines(title, view, speaker)
                score_lines(title, view, speaker)
                for seat in range(match.players):
                    point_lines(title, view, seat, speaker)
                if viewer is not None and viewer != EVERYBODY:
                    summary_lines(title, view, viewer, speaker)

    def _question(self, match: Match, decision: Decision, view: View) -> None:
        self._said(f"the prompt of {decision.kind!r}", lambda speaker: speaker.prompt(match.state, decision))
        for option in decision.options:
            self._call(decision.kind, option)
        for speaker in self._speakers:
            with _making(f"what the options of {decision.kind!r} are about in {speaker.language}"):
                for option in decision.options:
                    note_of(self.title, view, decision, option, speaker)
        self._forecasts(decision, view)

    def _forecasts(self, decision: Decision, view: View) -> None:
        """What would come of each option: the chance is one, and what is counted can be said."""
        what = f"what would come of the options of {decision.kind!r}"
        with _making(what):
            asked = next(one for one in view["decisions"] if one["id"] == decision.id)
            found = forecasts(self.title, view, asked)
        for forecast in filter(None, found):
            chance = forecast.chance
            if not forecast.told or (chance is not None and not 0 <= chance <= 1):
                raise Unseen(f"{what} is {forecast}")
            self._said(what, partial(_foretold, forecast))

    def _call(self, kind: str, option: Option) -> None:
        """What an option is called, and its tip."""
        if (kind, option) in self._called:
            return
        self._called.add((kind, option))
        self._said(f"{option!r} of {kind!r}", lambda speaker: speaker.option(kind, option))
        for speaker in self._speakers:
            with _making(f"the tip of {option!r} in {speaker.language}"):
                speaker.tip(kind, option)

    def _log(self, match: Match, viewers: tuple[int | None, ...]) -> None:
        entries = match.log
        for entry in entries[min(self._told, len(entries)) :]:
            told: list[LogEntry] = []
            for one in map(entry.for_seat, viewers):
                if one is not None and one not in told:
                    told.append(one)
                    self._said(f"the log entry {one.message!r}", partial(Speaker.entry, entry=one))
        self._told = len(entries)

    def _said(self, what: str, sentence: Callable[[Speaker], str]) -> None:
        """Something in every language, and with words in it."""
        for speaker in self._speakers:
            self.checks += 1
            with _making(f"{what} in {speaker.language}"):
                if not sentence(speaker).strip():
                    raise Unseen(f"{what} in {speaker.language} is said with nothing", wordless=True)


def _foretold(forecast: Forecast, speaker: Speaker) -> str:
    return "".join(speaker.forecast(forecast))


def _name(viewer: int | None) -> str:
    return {None: "a spectator", EVERYBODY: "everybody"}.get(viewer, f"seat {viewer}")
