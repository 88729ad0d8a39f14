"""Hints: what a bot would do in my place, and why. It knows what my seat may know, and nothing else."""

from __future__ import annotations

from fastapi import APIRouter, Response

from warcouncil.bots import default_bot
from warcouncil.server.bots.jobs import make_job
from warcouncil.server.bots.pool import BotFailed, BotsBusy
from warcouncil.server.ground.errors import Refused
from warcouncil.server.storage.book import OVER
from warcouncil.server.tables.access import acting_seat, hinted
from warcouncil.server.tables.feed import live_view, viewer_of
from warcouncil.server.web import answers
from warcouncil.server.web.deps import Language, Me, TheServices, reply, says
from warcouncil.server.web.routes.matches import MatchId
from warcouncil.server.web.schemas import Body, Name, SeatNumber
from warcouncil.text import speaker

router = APIRouter(tags=["matches"])


class HintBody(Body):
    seat: SeatNumber | None = None
    decision: Name


class Hint(answers.AllowedOption):
    reasons: list[str]


class HintAnswer(answers.Answer):
    decision: str
    hints: list[Hint]


@router.post("/api/matches/{match_id}/hint", responses=says(HintAnswer, 200))
def hint(match_id: MatchId, body: HintBody, services: TheServices, me: Me, language: Language) -> Response:
    """What a bot thinks best for me, the best first. Not in rated matches, nor where the table wants none."""
    services.limits.take("hint", me.id)
    with services.gate.look(match_id) as live:
        seat = acting_seat(live.table, me.id, body.seat)
        services.eyes.looked(live.table, seat, me)
        match = live.match
        if match is None:
            raise Refused("old-rules" if live.table.status == OVER else "not-started")
        if not hinted(live.table):
            raise Refused("not-yours")
        decision = next((one for one in match.decisions if one.id == body.decision and one.seat == seat), None)
        if decision is None:
            raise Refused("stale")
        view = live_view(live, live.table, viewer_of(seat))
        assert view is not None
        kind, title = decision.kind, match.title
        job = make_job(title, view, decision, default_bot(title), body.decision, advice=True)
    try:
        advice = services.pool.advise(job, me.id)
    except BotsBusy as busy:
        raise Refused("too-many", retry_after=1.0) from busy
    except BotFailed as failure:
        raise Refused("our-fault") from failure
    voice = speaker(title, language)
    rows = [
        {
            "option": one.option,
            "label": voice.option(kind, tuple(one.option)),
            "reasons": [voice.reason(reason) for reason in one.reasons],
        }
        for one in advice
    ]
    return reply({"decision": body.decision, "hints": rows})
