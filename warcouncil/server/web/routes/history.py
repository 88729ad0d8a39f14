"""History, record and proof of a match."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any

import msgspec
from anyio import to_thread
from fastapi import APIRouter, Path, Query, Response

from warcouncil.engine.match import Match
from warcouncil.engine.past import Reel
from warcouncil.engine.state import EVERYBODY
from warcouncil.engine.verdict import verify
from warcouncil.server.ground.errors import Refused
from warcouncil.server.people.users import User
from warcouncil.server.play import history
from warcouncil.server.play.past_worker import Find, Look, Tell
from warcouncil.server.services import Services
from warcouncil.server.storage.book import OVER, Table
from warcouncil.server.tables import shares
from warcouncil.server.tables.access import check_at_table, check_creator, check_seen, check_spectator, viewer_seat
from warcouncil.server.web import answers
from warcouncil.server.web.deps import Address, Language, Me, ShareToken, TheServices, Visitor, nothing, reply, says
from warcouncil.server.web.routes.matches import MatchId, eyes
from warcouncil.server.web.schemas import ShareBody
from warcouncil.text import speaker

router = APIRouter(tags=["history"])
Remembered = Annotated[str | None, Query(max_length=64, description="what I have kept since the start")]
EVERYTHING = "everything"
WantedEyes = Annotated[
    str | None,
    Query(
        max_length=10,
        description="a number, `spectator`, or after the end `everything`; by default the only seat I hold, after the "
        "end everything",
    ),
]


def looking(
    table: Table, match: Match | None, user: str | None, seat: str | None, *, by_link: bool = False
) -> tuple[Match, int | None, bool]:
    """The match, whose eyes, and whether everything is open: after the end any eyes may be used, also all at once."""
    check_seen(table, user, by_link=by_link)
    if match is None:
        raise Refused("old-rules" if table.status == OVER else "not-started")
    if table.status == OVER:
        wanted = EVERYBODY if seat in (None, EVERYTHING) else eyes(seat)
        if isinstance(wanted, int) and wanted >= table.players:
            raise Refused("not-found")
        return match, wanted if isinstance(wanted, int) else None, True
    if seat == EVERYTHING:
        raise Refused("not-over")
    return match, viewer_seat(table, user, eyes(seat), by_link=by_link), False


@contextmanager
def looked_at(
    services: Services, match_id: str, visitor: User | None, seat: str | None, share: str | None
) -> Iterator[tuple[Match, int | None, bool, list[history.Step]]]:
    """A match while somebody looks back at it: with whose eyes, whether everything is open, and the steps so seen."""
    by_link = shares.opens(services.store, match_id, share)
    with services.gate.look(match_id) as live:
        user = visitor.id if visitor else None
        match, number, everything = looking(live.table, live.match, user, seat, by_link=by_link)
        services.eyes.looked(live.table, number, visitor)
        yield match, number, everything, history.steps(match, number, everything)


def eyes_name(seat: int | None) -> int | str | None:
    """Whose eyes they were, for an answer."""
    return EVERYTHING if seat == EVERYBODY else seat


@router.get("/api/matches/{match_id}/history", responses=says(answers.StepsAnswer, 200))
async def steps(
    match_id: MatchId,
    services: TheServices,
    visitor: Visitor,
    address: Address,
    language: Language,
    seat: WantedEyes = None,
    share: ShareToken = None,
    during: Annotated[
        int | None, Query(ge=0, le=2**31 - 1, description="a step as it was counted while the match ran")
    ] = None,
    entry: Annotated[int | None, Query(ge=1, le=2**31 - 1, description="the number of a sentence of the log")] = None,
) -> Response:
    """The steps of a match as this viewer may know them; `at` is the step that `during` is today, or of the `entry`."""
    user = visitor.id if visitor else None
    sought: list[Find] = []

    def find() -> tuple[dict[str, Any], Tell]:
        with looked_at(services, match_id, visitor, seat, share) as (match, number, everything, found):
            at = None if during is None else history.same_moment(during, history.steps(match, number, False), found)
            if entry is not None and found:
                moments = [match.settled(step.after) for step in found]
                records = list(map(list, match.live[: moments[-1]]))
                reel = msgspec.msgpack.encode(Reel.of(match))
                sought.append(Find(match_id, reel, records, moments, number, entry))
        rows = [(step.after, None if step.record is None else list(step.record), step.told) for step in found]
        body = {"match": match_id, "seat": eyes_name(number), "over": everything, "at": at}
        return body, Tell(match.title.id, rows, language)

    body, job = await to_thread.run_sync(find)
    for one in sought:
        at = await asyncio.wrap_future(services.looking_back.ask(user or address, one))
        body["at"] = msgspec.json.decode(at)
    told = await asyncio.wrap_future(services.looking_back.ask(user or address, job))
    return reply({**body, "steps": msgspec.Raw(told)})


@router.get("/api/matches/{match_id}/history/{step}", responses=says(answers.MomentAnswer, 200))
async def one_step(
    match_id: MatchId,
    step: Annotated[int, Path(ge=0, le=2**31 - 1)],
    services: TheServices,
    visitor: Visitor,
    address: Address,
    language: Language,
    seat: WantedEyes = None,
    share: ShareToken = None,
) -> Response:
    """The match as it stood after a step (0: after set-up)."""
    user = visitor.id if visitor else None

    def find() -> tuple[dict[str, Any], Look]:
        with looked_at(services, match_id, visitor, seat, share) as (match, number, over, found):
            if step > len(found):
                raise Refused("not-found")
            reel = msgspec.msgpack.encode(Reel.of(match))
            records = match.live[: match.settled(found[step - 1].after if step else 0)]
        whose = eyes_name(number)
        body = {"match": match_id, "step": step, "steps": len(found), "seat": whose, "lang": language}
        return body, Look(match_id, reel, list(map(list, records)), number, language, over)

    body, job = await to_thread.run_sync(find)
    seen = await asyncio.wrap_future(services.looking_back.ask(user or address, job))
    moment = msgspec.json.decode(seen, type=dict[str, msgspec.Raw])
    return reply({**body, **moment})


@router.post("/api/matches/{match_id}/share", responses=says(answers.ShareAnswer, 200))
def share(match_id: MatchId, body: ShareBody, services: TheServices, me: Me) -> Response:
    """A link to a step for anybody, made by somebody at the table: during play as a spectator sees it."""
    with services.gate.look(match_id) as live:
        table = live.table
        check_at_table(table, me.id)
        match, number, everything = looking(table, live.match, me.id, body.seat)
        if everything:
            whose = "spectator" if number is None else eyes_name(number)
            where = f"step={body.step}&seat={whose}"
        else:
            check_spectator(table, None)
            mine, theirs = history.steps(match, number, False), history.steps(match, None, False)
            where = f"during={history.same_moment(body.step, mine, theirs)}&seat=spectator"
    token = shares.token_of(services.store, match_id) if table.private else None
    path = f"/table/{match_id}?{where}" + (f"&share={token}" if token else "")
    return reply({"token": token, "path": path})


@router.delete("/api/matches/{match_id}/share", status_code=204)
def withdraw_share(match_id: MatchId, services: TheServices, me: Me) -> Response:
    """The creator takes back all links to this private match; those made from now on are others."""
    with services.gate.look(match_id) as live:
        check_creator(live.table, me.id)
    shares.withdraw(services.store, match_id)
    return nothing()


class Lines(Response):
    """JSON, one value a line."""

    media_type = "application/x-ndjson"


@router.get("/api/matches/{match_id}/journal", response_class=Lines)
def journal(
    match_id: MatchId, services: TheServices, visitor: Visitor, seat: WantedEyes = None, share: ShareToken = None
) -> Response:
    """The record: after the end the whole journal, during play what the viewer may know."""
    user, by_link = visitor.id if visitor else None, shares.opens(services.store, match_id, share)
    with services.gate.look(match_id) as live:
        check_seen(live.table, user, by_link=by_link)
        if live.old_journal is not None:
            text = live.old_journal
        else:
            match, number, everything = looking(live.table, live.match, user, seat, by_link=by_link)
            services.eyes.looked(live.table, number, visitor)
            text = match.journal.text() if everything else history.redacted(match, number)
    name = f"warcouncil-{match_id}.jsonl"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Lines(text, headers=headers)


@router.get("/api/matches/{match_id}/verify", responses=says(answers.VerdictAnswer, 200))
def prove(
    match_id: MatchId,
    services: TheServices,
    visitor: Visitor,
    address: Address,
    language: Language,
    share: ShareToken = None,
    seal: Remembered = None,
    nonce: Remembered = None,
    terms: Remembered = None,
) -> Response:
    """Recompute everything: the chain, every choice, every die, the result; and whether it is what I remember."""
    user, by_link = visitor.id if visitor else None, shares.opens(services.store, match_id, share)
    services.limits.take("heavy", user or address)
    with services.gate.look(match_id) as live:
        check_seen(live.table, user, by_link=by_link)
        if live.match is None:
            raise Refused("old-rules" if live.table.status == OVER else "not-started")
        title, header, over = live.match.title, live.match.journal.header, live.table.status == OVER
        text, head = live.match.journal.text(), live.match.journal.head
        key = live.match.journal.records[-1][2] if over else None
    body: dict[str, Any] = {"commitment": header.commitment, "key": None, "head": None}
    if not over:  # how many records there are may be secret
        return reply(
            {**body, "outcome": "unfinished", "records": None, "line": 0, "reason": "", "remarks": [], "text": []}
        )
    verdict = verify(text, seal=seal, nonce=nonce, terms=terms)
    said = {"text": speaker(title, language).verdict(verdict), "key": key, "head": head}
    return reply({**body, **msgspec.to_builtins(verdict), **said})
