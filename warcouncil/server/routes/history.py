"""History, record and proof of a match."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Response

from warcouncil.engine.load import verify
from warcouncil.engine.match import Match
from warcouncil.server import answers, history
from warcouncil.server.access import check_seen, viewer_seat
from warcouncil.server.book import OVER, Table
from warcouncil.server.deps import Address, Language, TheServices, Visitor, reply, says
from warcouncil.server.errors import Refused
from warcouncil.server.routes.matches import MatchId, WantedSeat, eyes

router = APIRouter(tags=["history"])


def looking(table: Table, match: Match | None, user: str | None, seat: str | None) -> tuple[Match, int | None, bool]:
    """The match, whose eyes, and whether everything is open: after the end any seat's eyes may be used."""
    check_seen(table, user)
    if match is None:
        raise Refused("old-rules" if table.status == OVER else "not-started")
    wanted = eyes(seat)
    if table.status == OVER:
        if wanted is None:
            wanted = (table.seats_of(user) or ("spectator",))[0]
        if isinstance(wanted, int) and wanted >= table.players:
            raise Refused("not-found")
        return match, wanted if isinstance(wanted, int) else None, True
    return match, viewer_seat(table, user, wanted), False


@router.get("/api/matches/{match_id}/history", responses=says(answers.StepsAnswer, 200))
def steps(
    match_id: MatchId, services: TheServices, visitor: Visitor, language: Language, seat: WantedSeat = None
) -> Response:
    """The steps of a match as this viewer may know them."""
    with services.gate.look(match_id) as live:
        match, number, everything = looking(live.table, live.match, visitor.id if visitor else None, seat)
        found = history.steps_body(match, number, everything, language)
    return reply({"match": match_id, "seat": number, "steps": found, "over": everything})


@router.get("/api/matches/{match_id}/history/{step}", responses=says(answers.MomentAnswer, 200))
def one_step(
    match_id: MatchId,
    step: Annotated[int, Path(ge=0, le=2**31 - 1)],
    services: TheServices,
    visitor: Visitor,
    address: Address,
    language: Language,
    seat: WantedSeat = None,
) -> Response:
    """The match as it stood after a step (0: after set-up)."""
    user = visitor.id if visitor else None
    services.limits.take("history", user or address)
    with services.gate.look(match_id) as live:
        match, number, everything = looking(live.table, live.match, user, seat)
        found = history.steps(match, number, everything)
        if step > len(found):
            raise Refused("not-found")
        then = history.moment(match, number, found[step - 1] if step else None)
    body: dict[str, Any] = {"match": match_id, "step": step, "steps": len(found), "seat": number, "lang": language}
    return reply({**body, **history.moment_body(then, number, language)})


class Lines(Response):
    """JSON, one value a line."""

    media_type = "application/x-ndjson"


@router.get("/api/matches/{match_id}/journal", response_class=Lines)
def journal(match_id: MatchId, services: TheServices, visitor: Visitor, seat: WantedSeat = None) -> Response:
    """The record: after the end the whole journal, during play what the viewer may know."""
    with services.gate.look(match_id) as live:
        check_seen(live.table, visitor.id if visitor else None)
        if live.old_journal is not None:
            text = live.old_journal
        else:
            match, number, everything = looking(live.table, live.match, visitor.id if visitor else None, seat)
            text = match.journal.text() if everything else history.redacted(match, number)
    name = f"warcouncil-{match_id}.jsonl"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Lines(text, headers=headers)


@router.get("/api/matches/{match_id}/verify", responses=says(answers.VerdictAnswer, 200))
def prove(match_id: MatchId, services: TheServices, visitor: Visitor, address: Address) -> Response:
    """Recompute everything: the chain, every choice, every die, the result."""
    services.limits.take("heavy", visitor.id if visitor else address)
    with services.gate.look(match_id) as live:
        check_seen(live.table, visitor.id if visitor else None)
        if live.match is None:
            raise Refused("old-rules" if live.table.status == OVER else "not-started")
        header, over = live.match.journal.header, live.table.status == OVER
        text, head = live.match.journal.text(), live.match.journal.head
        key = live.match.journal.records[-1][2] if over else None
    body: dict[str, Any] = {"commitment": header.commitment, "nonces": header.nonces, "key": None, "head": None}
    if not over:
        return reply({**body, "outcome": "unfinished", "records": None, "line": 0, "reason": ""})
    verdict = verify(text)
    found = {"outcome": verdict.outcome, "records": verdict.records, "line": verdict.line, "reason": verdict.reason}
    return reply({**body, **found, "key": key, "head": head})
