"""History: a match step by step, as one viewer may know it; the record to take home; the proof.

During play a viewer's steps are their own choices, those of others (what was chosen only where the kind of question is
public: a card shown to one seat stays between the two), and one step for each moment at which secret answers were
uncovered: their number tells nothing about who has answered what. The end of a window that was held is such
a moment. After the end every choice is a step.
"""

from __future__ import annotations

from typing import Any

import msgspec

from warcouncil.engine.log import LogEntry
from warcouncil.engine.match import Match
from warcouncil.engine.records import AUTO, HELD, SECRET, Record
from warcouncil.server.tables.words import board_elements, entry_body, state_body
from warcouncil.text import Speaker, speaker


class Step(msgspec.Struct, frozen=True):
    """A moment of the match: after so many live records. `record` is the choice that led there, if one may know of it;
    `told` says whether one may also know what was chosen."""

    after: int
    record: Record | None
    told: bool = True


def steps(match: Match, seat: int | None, everything: bool) -> list[Step]:
    """The steps of a match as a viewer may know them."""
    live = match.live
    closing = _closing(match, live)
    public = {name for name, kind in match.title.kinds.items() if kind.public}
    found: list[Step] = []
    for place, record in enumerate(live):
        if record[0] == "close":
            _close(found, place + 1, everything)
        if record[0] != "choice":
            continue
        secret, automatic = bool(record[8] & SECRET), bool(record[8] & AUTO)
        if not automatic and (everything or not secret or record[1] == seat):
            found.append(Step(place + 1, record, everything or record[1] == seat or record[6] in public))
        elif secret and place in closing:
            found.append(Step(place + 1, None))
    return found


def _close(found: list[Step], after: int, everything: bool) -> None:
    """A held window closes: a step of its own or, where every choice is one, what follows from the last of them."""
    if not everything:
        found.append(Step(after, None))
    elif found:
        found[-1] = msgspec.structs.replace(found[-1], after=after)


def _closing(match: Match, live: tuple[Record, ...]) -> set[int]:
    """Where the last answer of each secret block stands, as far as the block is closed; held windows say so
    themselves."""
    last = {
        record[3]: place
        for place, record in enumerate(live)
        if record[0] == "choice" and record[8] & SECRET and not record[8] & HELD
    }
    open_now = {decision.position for decision in match.decisions}
    return {place for position, place in last.items() if position not in open_now}


def steps_body(title: str, found: list[Step], language: str) -> list[dict[str, Any]]:
    """The steps in words."""
    voice = speaker(title, language)
    return [step_body(step, number, voice) for number, step in enumerate(found, start=1)]


def same_moment(number: int, mine: list[Step], theirs: list[Step]) -> int:
    """The step of another list of steps at which as much has happened as at this one of mine."""
    number = min(number, len(mine))
    return sum(step.after <= mine[number - 1].after for step in theirs) if number else 0


def step_body(step: Step, number: int, voice: Speaker) -> dict[str, Any]:
    record = step.record
    if record is None:
        text = voice.say("server-uncovered")
        return {"step": number, "seat": None, "power": None, "kind": "together", "option": None, "text": text}
    _, seat, _, _, power, _, kind, option, _ = record
    name = voice.name("power", power)
    if not step.told:
        text = voice.say("server-step-untold", power=name)
        return {"step": number, "seat": seat, "power": power, "kind": kind, "option": None, "text": text}
    text = voice.say("server-step", power=name, choice=voice.option(kind, option))
    return {"step": number, "seat": seat, "power": power, "kind": kind, "option": option, "text": text}


class Spoken:
    """The log of a match as one viewer reads it in one language: what was put into words is not said again."""

    def __init__(self) -> None:
        self._cuts: list[LogEntry] = []
        self._bodies: list[dict[str, Any]] = []

    def entries(self, then: Match, seat: int | None, voice: Speaker) -> list[dict[str, Any]]:
        """The log up to that moment."""
        elements = board_elements(then.title, then.options)
        cuts = [cut for entry in then.log if (cut := entry.for_seat(seat)) is not None]
        if self._cuts[: len(cuts)] != cuts:
            same = next((n for n, (a, b) in enumerate(zip(self._cuts, cuts, strict=False)) if a != b), len(self._cuts))
            new = [entry_body(cut, number, voice, elements) for number, cut in enumerate(cuts[same:], start=same + 1)]
            self._cuts, self._bodies = cuts, [*self._bodies[:same], *new]
        return self._bodies[: len(cuts)]


def sentences(then: Match, seat: int | None) -> int:
    """How many sentences of the log this viewer had read then."""
    return sum(entry.for_seat(seat) is not None for entry in then.log)


def moment_body(then: Match, seat: int | None, language: str, spoken: Spoken | None = None) -> dict[str, Any]:
    """What the viewer saw then, with the log up to there. Nothing can be chosen in the past."""
    view = then.view(seat, log=False)
    view["decisions"] = []
    view["can_undo"] = False
    entries = (spoken or Spoken()).entries(then, seat, speaker(then.title, language))
    return {"state": state_body(then, view, language), "log": {"keep": 0, "entries": entries}}


def chances(then: Match) -> list[float]:
    """How likely each seat was to win, as a bot there would have said it from what it saw."""
    return [round(then.estimate(seat).shares[seat], 4) for seat in range(then.players)]


def redacted(match: Match, seat: int | None) -> str:
    """The record during play as one viewer may have it: JSON lines, without chance and without secrets."""
    header = match.journal.header
    first = {
        "warcouncil": header.warcouncil,
        "redacted_for": seat,
        "title": header.title,
        "rules": header.rules,
        "players": header.players,
        "options": header.options,
        "match_id": header.match_id,
        "commitment": header.commitment,
    }
    rows = match.redacted(-1 if seat is None else seat)
    return "\n".join(msgspec.json.encode(row).decode() for row in (first, *rows)) + "\n"
