"""Trying it out, in the process that looks back: a variant played on a copy, and put into words for whoever tries."""

from __future__ import annotations

from typing import Any

import msgspec

from warcouncil.engine.match import Match
from warcouncil.engine.trying import Taken, Tryout
from warcouncil.engine.views import described
from warcouncil.engine.what_if import Choice
from warcouncil.server.ground.errors import clause_body
from warcouncil.server.play.history import sentences
from warcouncil.server.storage.queues import Path, Station
from warcouncil.server.tables.words import board_elements, decision_body, entry_body, state_body
from warcouncil.text import Speaker, speaker


class Tried(msgspec.Struct, frozen=True):
    """A choice of a variant, as it is kept."""

    power: str
    kind: str
    option: tuple[str | int, ...]


class Try(msgspec.Struct, frozen=True, tag="try"):
    """Somebody wants to see where choices lead, tried from a moment that these records lead to."""

    match: str
    reel: bytes
    records: list[list[Any]]
    seat: int
    seed: int
    choices: tuple[Tried, ...]
    language: str


def tried_body(then: Match, job: Try) -> dict[str, Any]:
    """Where the choices lead, as whoever tries may see it; `path` is for the server alone."""
    tryout = Tryout(then, job.seat, job.seed)
    tryout.play([Choice(one.option, one.power, one.kind) for one in job.choices])
    voice = speaker(then.title, job.language)
    own = [one for one in tryout.taken if one.seat == job.seat]
    stations = tuple(Station(*_named(one.choice), one.sight, one.trigger) for one in own)
    return {
        "state": _state(tryout, job.language, voice),
        "log": {"keep": 0, "entries": _log(tryout, voice)},
        "tried": [_row(one, tryout, voice) for one in tryout.taken],
        "left": len(job.choices) - len(tryout.taken),
        "stopped": tryout.stopped,
        "text": None if tryout.stopped is None else voice.say(f"server-what-if-{tryout.stopped}"),
        "refusal": _refusal(tryout, voice),
        "path": Path(sentences(then, job.seat), stations),
    }


def _named(choice: Choice) -> tuple[str, str, tuple[str | int, ...]]:
    return choice.power, choice.kind, choice.option


def _state(tryout: Tryout, language: str, voice: Speaker) -> dict[str, Any]:
    """The copy as the seat sees it, with the questions of everybody; those that rest on what was drawn are marked."""
    copy = tryout.copy
    view = copy.view(tryout.seat, log=False)
    body = state_body(copy, {**view, "decisions": [], "can_undo": False}, language)
    rows = [(one, decision_body(copy, described(copy.title, copy.state, one), voice)) for one in tryout.decisions]
    asked = [{**row, "drawn": tryout.hidden(one), "mine": one.seat == tryout.seat} for one, row in rows]
    return {**body, "decisions": asked, "draftable": [], "talk": []}


def _log(tryout: Tryout, voice: Speaker) -> list[dict[str, Any]]:
    copy = tryout.copy
    elements = board_elements(copy.title, copy.options)
    cuts = [cut for entry in copy.log if (cut := entry.for_seat(tryout.seat)) is not None]
    return [entry_body(cut, number, voice, elements) for number, cut in enumerate(cuts, start=1)]


def _row(one: Taken, tryout: Tryout, voice: Speaker) -> dict[str, Any]:
    choice = one.choice
    text = voice.say(
        "server-step",
        power=voice.name("power", choice.power),
        choice=voice.option(choice.kind, choice.option),
    )
    return {
        "power": choice.power,
        "kind": choice.kind,
        "option": choice.option,
        "text": text,
        "mine": one.seat == tryout.seat,
        "rolled": one.rolled,
    }


def _refusal(tryout: Tryout, voice: Speaker) -> dict[str, Any] | None:
    refusal = tryout.refusal
    if refusal is None:
        return None
    clause = refusal.clause
    return {
        "message": voice.refusal(refusal),
        "clause": None if clause is None else clause_body(tryout.copy.title.id, clause, voice.language),
    }
