"""What I am told about."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Response

from warcouncil.server.post import notices
from warcouncil.server.web import answers
from warcouncil.server.web.deps import Me, TheServices, nothing, reply, says
from warcouncil.server.web.schemas import ReadBody

router = APIRouter(tags=["notices"])


@router.get("/api/notices", responses=says(answers.NoticesAnswer, 200))
def my_notices(services: TheServices, me: Me, since: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0) -> Response:
    """My notices, the newest last."""
    with services.store.read() as connection:
        found = notices.listed(connection, me.id, since)
        return reply({"notices": found, "unread": notices.unread(connection, me.id)})


@router.post("/api/notices/read", status_code=204)
def read(body: ReadBody, services: TheServices, me: Me) -> Response:
    """All up to this one are read."""
    with services.store.write() as connection:
        changed = notices.mark_read(connection, me.id, to=body.to)
    if changed:
        services.bus.publish(f"user:{me.id}")
    return nothing()
