"""What somebody does around the board: notes of their own, and a nudge for whoever is asked."""

from __future__ import annotations

import time
from typing import Annotated

from fastapi import APIRouter, Response
from pydantic import Field

from warcouncil.server.play.nudging import nudge
from warcouncil.server.tables import notes
from warcouncil.server.tables.access import check_seen
from warcouncil.server.web import answers
from warcouncil.server.web.deps import Me, TheServices, nothing, reply, says
from warcouncil.server.web.routes.matches import MatchId
from warcouncil.server.web.schemas import ANY_SEAT, Body, OneSeatBody

router = APIRouter(tags=["matches"])
NUDGED = 0.5
"""Seconds that a nudge takes: to tell several people takes longer than to tell nobody, and whoever nudges is not to
learn how many are asked."""


class NotesBody(Body):
    text: Annotated[str, Field(max_length=notes.LONGEST)]


class NotesAnswer(answers.Answer):
    text: str
    time: float | None


@router.get("/api/matches/{match_id}/notes", responses=says(NotesAnswer, 200))
def my_notes(match_id: MatchId, services: TheServices, me: Me) -> Response:
    """What I have written down about this match. Nobody else can read it."""
    with services.gate.look(match_id) as live:
        check_seen(live.table, me.id)
    with services.store.read() as connection:
        text, when = notes.read(connection, me.id, match_id)
    return reply({"text": text, "time": when})


@router.put("/api/matches/{match_id}/notes", status_code=204)
def write_notes(match_id: MatchId, body: NotesBody, services: TheServices, me: Me) -> Response:
    """Write my notes anew; an empty text deletes them."""
    with services.gate.look(match_id) as live:
        check_seen(live.table, me.id)
    notes.write(services.store, me.id, match_id, body.text, services.time.now())
    return nothing()


@router.post("/api/matches/{match_id}/nudge", status_code=204)
def nudge_them(match_id: MatchId, services: TheServices, me: Me, body: OneSeatBody = ANY_SEAT) -> Response:
    """Have whoever is asked told once more, at most once an hour at a table. Nobody learns whom it reached."""
    began = time.monotonic()
    nudge(services.gate, me, match_id, body.seat)
    time.sleep(max(0.0, began + NUDGED - time.monotonic()))
    return nothing()
