"""What if: choices that somebody tries out, the question they lead to, or why they lead no further."""

from __future__ import annotations

import time
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Response
from pydantic import Field

from warcouncil.engine.decision import Decision
from warcouncil.engine.errors import IllegalChoice, WarCouncilError
from warcouncil.engine.reasons import by_reason, refused
from warcouncil.engine.views import described
from warcouncil.engine.what_if import Choice, Draft, Trial
from warcouncil.server.ground.errors import Refused, clause_body, from_engine
from warcouncil.server.play.answer import MOST_AT_ONCE
from warcouncil.server.storage.book import OVER
from warcouncil.server.tables import words
from warcouncil.server.tables.access import acting_seat
from warcouncil.server.web import answers
from warcouncil.server.web.deps import Language, Me, TheServices, reply, says
from warcouncil.server.web.routes.matches import MatchId, refused_rows
from warcouncil.server.web.schemas import Body, Name, OptionAtoms, SeatNumber
from warcouncil.text import Speaker, speaker

router = APIRouter(tags=["matches"])
COST = 100.0
"""Tokens of the rate limit for a second of work."""


class TriedChoice(Body):
    option: OptionAtoms
    power: Annotated[str, Field(max_length=100)] = ""
    kind: Annotated[str, Field(max_length=100)] = ""


class DraftBody(Body):
    step: Name
    power: Name


class WhatIfBody(Body):
    seat: SeatNumber | None = None
    choices: Annotated[list[TriedChoice], Field(max_length=MOST_AT_ONCE)] = []
    start: DraftBody | None = None

    def tried(self) -> list[Choice]:
        return [Choice(tuple(one.option), one.power, one.kind) for one in self.choices]

    def draft(self) -> Draft | None:
        return None if self.start is None else Draft(self.start.step, self.start.power)


class TriedQuestion(answers.Answer):
    power: str
    kind: str
    trigger: str | None
    prompt: str
    options: list[answers.OptionRow]
    refused: list[answers.RefusedOption]


class TriedRefusal(answers.Answer):
    entry: int
    message: str
    clause: answers.Clause | None


class DraftRow(answers.Answer):
    step: str
    power: str


class WhatIfAnswer(answers.Answer):
    seat: int
    taken: int
    stopped: Literal["roll", "shown", "somebody_else", "over", "cost", "refused", "drafted"] | None
    text: str | None
    refusal: TriedRefusal | None
    asked: list[TriedQuestion]
    drafts: list[DraftRow]


@router.post("/api/matches/{match_id}/what-if", responses=says(WhatIfAnswer, 200))
def what_if(match_id: MatchId, body: WhatIfBody, services: TheServices, me: Me, language: Language) -> Response:
    """What I would be asked after these choices. The match itself waits only while it is copied."""
    services.limits.take("what-if", me.id)
    with services.gate.look(match_id) as live:
        seat = acting_seat(live.table, me.id, body.seat)
        title = live.table.title
        if live.match is None:
            raise Refused("old-rules" if live.table.status == OVER else "not-started")
        began = time.thread_time()
        try:
            trial = Trial(live.match, seat, body.draft())
        except WarCouncilError as error:
            raise from_engine(error, title) from error
    try:
        trial.play(body.tried())
        return reply(told(trial, language))
    except WarCouncilError as error:
        raise from_engine(error, title) from error
    finally:
        services.limits.spend("what-if", me.id, (time.thread_time() - began) * COST)


def told(trial: Trial, language: str) -> dict[str, Any]:
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
        "asked": [question(trial, decision, voice) for decision in trial.decisions],
        "drafts": [{"step": draft.step, "power": draft.power} for draft in trial.drafts],
    }


def question(trial: Trial, decision: Decision, voice: Speaker) -> dict[str, Any]:
    """A question as in a state, but without an id: it cannot be answered. And what is refused there."""
    match = trial.copy
    row = words.decision_body(match, described(match.title, match.state, decision), voice)
    del row["id"]
    rules = refused(match.title, match.state, decision)
    found = by_reason((option, IllegalChoice("", clause=clause)) for option, clause in rules)
    return {**row, "refused": refused_rows(match.title, decision.kind, found, voice.language)}
