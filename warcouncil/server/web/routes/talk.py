"""Talk at the table and in private."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Response

from warcouncil.server.ground.errors import Refused
from warcouncil.server.tables import talk
from warcouncil.server.tables.access import viewer_seat
from warcouncil.server.web import answers
from warcouncil.server.web.deps import Language, Me, TheServices, Visitor, reply, says
from warcouncil.server.web.routes.matches import MatchId, WantedSeat, eyes
from warcouncil.server.web.schemas import TalkBody

router = APIRouter(tags=["talk"])


@router.get("/api/matches/{match_id}/talk", responses=says(answers.TalkAnswer, 200))
def messages(
    match_id: MatchId,
    services: TheServices,
    visitor: Visitor,
    seat: WantedSeat = None,
    channel: Annotated[str | None, Query(max_length=60)] = None,
    before: Annotated[int | None, Query(ge=1, le=2**31 - 1)] = None,
    limit: Annotated[int, Query(ge=1, le=200)] = 100,
    *,
    language: Language,
) -> Response:
    """What was said, the newest last."""
    user = visitor.id if visitor else None
    if before is not None and channel is None:
        raise Refused("bad-request", field="channel")
    with services.gate.look(match_id) as live:
        table = live.table
        number = viewer_seat(table, user, eyes(seat))
        services.eyes.looked(table, number, visitor)
        if channel is not None:
            talk.members(channel, table.players)
            if not talk.hears(table, number, channel):
                raise Refused("not-yours")
    with services.store.read() as connection:
        found = talk.messages(
            connection, table, number, user, language=language, channel=channel, before=before, limit=limit + 1
        )
    return reply({"messages": found[-limit:], "more": len(found) > limit})


@router.post("/api/matches/{match_id}/talk", status_code=201, responses=says(answers.MessageAnswer, 201))
def say(match_id: MatchId, body: TalkBody, services: TheServices, me: Me, language: Language) -> Response:
    """Say something."""
    services.limits.take("talk", me.id)
    table, number = services.play.say(me, match_id, body.seat, body.channel, body.text)
    with services.store.read() as connection:
        return reply(talk.one(connection, table, body.channel, number, language), 201)
