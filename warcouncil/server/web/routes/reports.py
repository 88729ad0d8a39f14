"""Showing the host what somebody said."""

from __future__ import annotations

from fastapi import APIRouter, Response

from warcouncil.server.web.deps import Me, TheServices, nothing
from warcouncil.server.web.routes.matches import MatchId
from warcouncil.server.web.schemas import ReportBody

router = APIRouter(tags=["talk"])


@router.post("/api/matches/{match_id}/reports", status_code=204)
def report(match_id: MatchId, body: ReportBody, services: TheServices, me: Me) -> Response:
    """Show the host a message that I can read. A second report of the same one changes nothing."""
    services.limits.take("report", me.id)
    services.hosting.report(me, match_id, body.seat, body.channel, body.number)
    return nothing()
