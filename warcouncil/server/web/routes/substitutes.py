"""Substitutes: named, called, and stepping in."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Response

from warcouncil.server.web import answers
from warcouncil.server.web.deps import Language, Me, TheServices, nothing, reply, says
from warcouncil.server.web.routes.matches import MatchId
from warcouncil.server.web.routes.tables import TableId, one_table
from warcouncil.server.web.schemas import Body, KickBody, Name, SeatNumber

router = APIRouter(tags=["tables"])


class SubstituteBody(Body):
    name: Name | None


class HandOverBody(Body):
    seat: SeatNumber
    hand_over_talk: bool = False


@router.put("/api/tables/{table_id}/seats/{seat}/substitute", responses=says(answers.TableAnswer, 200))
def name_substitute(
    table_id: TableId,
    seat: Annotated[int, Path(ge=0, le=99)],
    body: SubstituteBody,
    services: TheServices,
    me: Me,
    language: Language,
) -> Response:
    """Name a substitute for my seat, or none: before the start at once, afterwards if the others agree."""
    if body.name is not None:
        services.limits.take("invite", me.id)
    services.substitutes.name(me, table_id, seat, body.name)
    return reply(one_table(services, table_id, me.id, language))


@router.post("/api/matches/{match_id}/hand-over", status_code=204)
def hand_over(match_id: MatchId, body: HandOverBody, services: TheServices, me: Me) -> Response:
    """Ask the substitute to play on at my seat."""
    services.substitutes.call(me, match_id, body.seat, body.hand_over_talk)
    return nothing()


@router.post("/api/matches/{match_id}/step-in", responses=says(answers.TableAnswer, 200))
def step_in(match_id: MatchId, body: KickBody, services: TheServices, me: Me, language: Language) -> Response:
    """Sit down where I am the substitute: called, or nobody sits there, or they have been away for a day."""
    services.substitutes.step_in(me, match_id, body.seat)
    return reply(one_table(services, match_id, me.id, language))
