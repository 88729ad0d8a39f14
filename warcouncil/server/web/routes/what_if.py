"""What if: choices that somebody tries out, the question they lead to, or why they lead no further."""

from __future__ import annotations

import time
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Response
from pydantic import Field

from warcouncil.engine.decision import Decision
from warcouncil.engine.errors import IllegalChoice, WarCouncilError
from warcouncil.engine.match import Match
from warcouncil.engine.reasons import EXAMPLES, by_reason, refused
from warcouncil.engine.state import Option
from warcouncil.engine.title import Title
from warcouncil.engine.views import described
from warcouncil.engine.what_if import DRAFTED, REFUSED, Choice, Draft, Trial
from warcouncil.server.ground.errors import Refused, clause_body, from_engine
from warcouncil.server.play.answer import MOST_AT_ONCE
from warcouncil.server.storage.book import OVER
from warcouncil.server.tables import words
from warcouncil.server.tables.access import acting_seat
from warcouncil.server.tables.words import option_named
from warcouncil.server.web import answers
from warcouncil.server.web.deps import Language, Me, TheServices, reply, says
from warcouncil.server.web.routes.matches import MatchId, refused_rows
from warcouncil.server.web.schemas import Body, Name, Number, OptionAtoms, SeatNumber
from warcouncil.text import Speaker, speaker

router = APIRouter(tags=["matches"])
COST = 100.0
"""Tokens of the rate limit for a second of work."""
MOST_WHY = 8
MOST_TOLD = 150
"""So many options of those that begin alike are told of each rule."""


class TriedChoice(Body):
    option: OptionAtoms
    power: Annotated[str, Field(max_length=100)] = ""
    kind: Annotated[str, Field(max_length=100)] = ""


class DraftBody(Body):
    step: Name
    power: Name
    number: Annotated[Number, Field(ge=0, lt=1000)] = 0


class WhatIfBody(Body):
    seat: SeatNumber | None = None
    choices: Annotated[list[TriedChoice], Field(max_length=MOST_AT_ONCE)] = []
    start: DraftBody | None = None
    why: Annotated[list[OptionAtoms], Field(max_length=MOST_WHY)] | None = None
    """Beginnings of what I would like to choose; without them, refusals of all kinds are told."""

    def tried(self) -> list[Choice]:
        return [Choice(tuple(one.option), one.power, one.kind) for one in self.choices]

    def draft(self) -> Draft | None:
        return None if self.start is None else Draft(self.start.step, self.start.power, self.start.number)


class TriedQuestion(answers.Answer):
    power: str
    kind: str
    trigger: str | None
    prompt: str
    about: dict[str, str | int]
    concerns: list[str] | None
    acts: list[str]
    """All that such a question may ask for."""
    options: list[answers.OptionRow]
    refused: list[answers.RefusedOption]


class TriedRefusal(answers.Answer):
    entry: int
    message: str
    clause: answers.Clause | None


class TakenChoice(answers.AllowedOption):
    power: str
    kind: str


class BetweenRow(answers.AllowedOption):
    entry: int


class DraftRow(answers.Answer):
    step: str
    power: str
    number: int


class WhatIfAnswer(answers.Answer):
    seat: int
    taken: int
    stopped: Literal["roll", "shown", "somebody_else", "over", "cost", "refused", "drafted"] | None
    text: str | None
    refusal: TriedRefusal | None
    tried: list[TakenChoice]
    asked: list[TriedQuestion]
    between: list[BetweenRow]
    drafts: list[DraftRow]
    final: bool


@router.post("/api/matches/{match_id}/what-if", responses=says(WhatIfAnswer, 200))
def what_if(match_id: MatchId, body: WhatIfBody, services: TheServices, me: Me, language: Language) -> Response:
    """What I would be asked after these choices. The match itself waits only while it is copied."""
    services.limits.take("what-if", me.id)
    with services.gate.look(match_id) as live:
        seat = acting_seat(live.table, me.id, body.seat)
        services.eyes.looked(live.table, seat, me)
        title = live.table.title
        if live.match is None:
            raise Refused("old-rules" if live.table.status == OVER else "not-started")
        began = time.thread_time()
        aside = side_by_side(live.match)
        try:
            trial = Trial(live.match, seat, body.draft())
        except WarCouncilError as error:
            raise from_engine(error, title) from error
    try:
        trial.play(body.tried())
        why = None if body.why is None else [tuple(wanted) for wanted in body.why]
        return reply({**told(trial, why, language), "final": is_final(trial, aside)})
    except WarCouncilError as error:
        raise from_engine(error, title) from error
    finally:
        services.limits.spend("what-if", me.id, (time.thread_time() - began) * COST)


def side_by_side(match: Match) -> bool:
    """Whether seats decide side by side now."""
    return match.waiting_for["what"] in (*match.title.windows, "together", "talk")


def is_final(trial: Trial, aside: bool) -> bool:
    """Whether choices that were tried could not be taken back: they lead to dice, to something shown, to others, or to
    a moment at which seats decide side by side, unless they were made there."""
    return trial.stopped not in (None, REFUSED, DRAFTED) or (side_by_side(trial.copy) and not aside)


def told(trial: Trial, why: list[Option] | None, language: str) -> dict[str, Any]:
    """Where a trial has come to, in words."""
    title, refusal = trial.copy.title, trial.refusal
    voice = speaker(title, language)
    stopped = None if trial.stopped is None else voice.say(f"server-what-if-{trial.stopped.replace('_', '-')}")
    reason = refusal and {
        "entry": trial.taken,
        "message": voice.refusal(refusal),
        "clause": None if refusal.clause is None else clause_body(title.id, refusal.clause, language),
    }
    return {
        "seat": trial.seat,
        "taken": trial.taken,
        "stopped": trial.stopped,
        "text": stopped,
        "refusal": reason,
        "tried": [
            {**option_named(title, decision.kind, option, language), "power": decision.power, "kind": decision.kind}
            for decision, option in trial.passed
        ],
        "asked": [question(trial, decision, why, voice) for decision in trial.decisions],
        "between": [
            {**option_named(title, decision.kind, option, language), "entry": entry}
            for entry, decision, option in trial.between()
        ],
        "drafts": [{"step": one.step, "power": one.power, "number": one.number} for one in trial.drafts],
    }


def question(trial: Trial, decision: Decision, why: list[Option] | None, voice: Speaker) -> dict[str, Any]:
    """A question as in a state, but without an id: it cannot be answered. And what is refused there."""
    match, title = trial.copy, trial.copy.title
    row = words.decision_body(match, described(title, match.state, decision), voice)
    del row["id"]
    if why is None:
        rows = refusals(title, decision, refused(title, match.state, decision), voice)
    else:
        found = [refusals(title, decision, trial.refused(decision, wanted), voice, MOST_TOLD) for wanted in why]
        rows = [one for part in found for one in part]
    return {**row, "acts": trial.acts(decision), "refused": rows}


def refusals(
    title: Title, decision: Decision, rules: list[tuple[Option, str]], voice: Speaker, examples: int = EXAMPLES
) -> list[dict[str, Any]]:
    found = by_reason((option, IllegalChoice("", clause=clause)) for option, clause in rules)
    return refused_rows(title, decision.kind, found, voice.language, examples)
