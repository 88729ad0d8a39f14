"""The planning board: variants that somebody tries out from what they may know, keeps, and queues choices of."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated, Any, Literal

import msgspec
from anyio import to_thread
from fastapi import APIRouter, Path, Response
from pydantic import Field

from warcouncil.engine.past import Reel
from warcouncil.engine.trying import MOST_TRIED, Moment, moment_of, records_at
from warcouncil.server.ground.errors import Refused
from warcouncil.server.people.users import User
from warcouncil.server.play.queuing import queued
from warcouncil.server.play.trying import Tried, Try
from warcouncil.server.play.variants import Variant
from warcouncil.server.services import Services
from warcouncil.server.storage import queues
from warcouncil.server.storage.book import OVER, PLAYING
from warcouncil.server.tables.access import acting_seat, check_seen
from warcouncil.server.tables.hall import Live
from warcouncil.server.web import answers
from warcouncil.server.web.deps import Language, Me, TheServices, nothing, reply, says
from warcouncil.server.web.routes.matches import MatchId
from warcouncil.server.web.routes.what_if import COST
from warcouncil.server.web.schemas import Body, Name, OptionAtoms, SeatNumber

router = APIRouter(tags=["planning"])
VariantId = Annotated[int, Path(ge=1, lt=2**53)]
Count = Annotated[int, Field(ge=0, le=MOST_TRIED)]
VariantName = Annotated[str, Field(max_length=60)]


class NewVariantBody(Body):
    """A new variant at this moment; or a branch of another one, with its first choices."""

    seat: SeatNumber | None = None
    branch: Annotated[int, Field(ge=1, lt=2**53)] | None = None
    keep: Count = MOST_TRIED
    name: VariantName = ""
    redraw: bool = False
    """Hidden things and dice of a branch are drawn once more."""


class VariantBody(Body):
    name: Annotated[str, Field(min_length=1, max_length=60)] | None = None
    notes: Annotated[str, Field(max_length=4000)] | None = None


class TriedBody(Body):
    power: Name
    kind: Name
    option: OptionAtoms


class StepsBody(Body):
    """So many choices stay; these come behind them."""

    keep: Count
    choices: Annotated[list[TriedBody], Field(max_length=20)] = []

    def tried(self) -> tuple[Tried, ...]:
        return tuple(Tried(one.power, one.kind, tuple(one.option)) for one in self.choices)


class VariantRow(answers.Answer):
    id: int
    seat: int
    name: str
    notes: str
    count: int
    created: float
    changed: float
    lapsed: bool
    here: bool
    queued: bool


class VariantsAnswer(answers.Answer):
    variants: list[VariantRow]


class TriedDecision(answers.DecisionRow):
    drawn: bool
    mine: bool


class TriedState(answers.StateAnswer):
    decisions: list[TriedDecision]  # type: ignore[assignment]


class TriedRow(answers.Answer):
    power: str
    kind: str
    option: list[str | int]
    text: str
    mine: bool
    rolled: bool


class TriedRefusal(answers.Answer):
    message: str
    clause: answers.Clause | None


class BoardAnswer(answers.Answer):
    match: str
    variant: VariantRow
    lang: str
    state: TriedState
    log: answers.LogAnswer
    tried: list[TriedRow]
    left: int
    stopped: Literal["over", "cost", "refused"] | None
    text: str | None
    refusal: TriedRefusal | None


def row_of(live: Live, me: User, one: Variant, now: Moment | None) -> dict[str, Any]:
    """A variant for the wire: what it is called, and whether its moment is now, past, or taken back. Whoever has left
    the seat is not told that it is now: that would tell when whoever sits there has answered."""
    match, mine = live.match, live.table.seats_of(me.id)
    return {
        "id": one.id,
        "seat": one.moment.seat,
        "name": one.name,
        "notes": one.notes,
        "count": len(one.choices),
        "created": one.created,
        "changed": one.changed,
        "lapsed": match is None or records_at(match, one.moment) is None,
        "here": one.moment.seat in mine and now is not None and now == one.moment,
        "queued": any(known.variant == one.id and not known.dropped for known in queued(live.table, me.id)),
    }


def now_of(live: Live, seat: int) -> Moment | None:
    running = live.match is not None and live.table.status == PLAYING
    return moment_of(live.match, seat) if running and live.match is not None else None


def find(services: Services, match_id: str, me: User, number: int) -> tuple[dict[str, Any], Variant, Try]:
    """A variant of mine, and the work of playing it."""
    one = services.variants.find(me.id, match_id, number)
    with services.gate.look(match_id) as live:
        check_seen(live.table, me.id)
        if live.match is None:
            raise Refused("old-rules" if live.table.status == OVER else "not-started")
        found = records_at(live.match, one.moment)
        if found is None:
            raise Refused("lapsed")
        services.eyes.looked(live.table, one.moment.seat, me)
        row = row_of(live, me, one, now_of(live, one.moment.seat))
        reel = msgspec.msgpack.encode(Reel.of(live.match))
    records = list(map(list, found[0]))
    return row, one, Try(match_id, reel, records, one.moment.seat, one.seed, one.choices, "en")


async def board(
    services: Services, match_id: str, me: User, number: int, language: str, steps: StepsBody | None = None
) -> tuple[dict[str, Any], Variant, queues.Path]:
    """A variant on its board, with other choices if there are any: those are kept, unless a rule forbids them."""
    row, one, job = await to_thread.run_sync(find, services, match_id, me, number)
    choices = one.choices if steps is None else (*one.choices[: steps.keep], *steps.tried())
    job = msgspec.structs.replace(job, choices=choices, language=language)
    played = await asyncio.wrap_future(services.looking_back.ask(me.id, job))
    body = msgspec.json.decode(played, type=dict[str, msgspec.Raw])
    path = msgspec.json.decode(body.pop("path"), type=queues.Path)
    if steps is not None and msgspec.json.decode(body["left"]) == 0:

        def keep() -> Variant:
            return services.variants.change(me.id, match_id, number, services.time.now(), choices=choices)

        one = await to_thread.run_sync(keep)
        row |= {"count": len(choices), "changed": one.changed}
    return {"match": match_id, "variant": row, "lang": language, **body}, one, path


@router.get("/api/matches/{match_id}/variants", responses=says(VariantsAnswer, 200))
def variants(match_id: MatchId, services: TheServices, me: Me) -> Response:
    """What I have tried out in this match. Nobody else sees it."""
    services.limits.take("history", me.id)
    mine = services.variants.of(me.id, match_id)
    with services.gate.look(match_id) as live:
        began = time.thread_time()  # each is looked for in all that was played: that counts as looking back does
        check_seen(live.table, me.id)
        now = {seat: now_of(live, seat) for seat in {one.moment.seat for one in mine}}
        rows = [row_of(live, me, one, now[one.moment.seat]) for one in mine]
        services.limits.spend("history", me.id, (time.thread_time() - began) * COST)
    return reply({"variants": rows})


@router.post("/api/matches/{match_id}/variants", status_code=201, responses=says(VariantRow, 201))
def begin(match_id: MatchId, body: NewVariantBody, services: TheServices, me: Me) -> Response:
    """Try something out from now on, or from where another variant of mine has come to."""
    other = None if body.branch is None else services.variants.find(me.id, match_id, body.branch)
    with services.gate.look(match_id) as live:
        check_seen(live.table, me.id)
        if other is None:
            seat = acting_seat(live.table, me.id, body.seat)
            moment = now_of(live, seat)
            if moment is None:
                raise Refused("over" if live.table.status == OVER else "not-started")
        else:
            moment = other.moment
        choices = () if other is None else other.choices[: body.keep]
        seed = None if other is None or body.redraw else other.seed
        now = services.time.now()
        one = services.variants.begin(me.id, match_id, moment, now, name=body.name, choices=choices, seed=seed)
        return reply(row_of(live, me, one, now_of(live, moment.seat)), 201)


@router.get("/api/matches/{match_id}/variants/{number}", responses=says(BoardAnswer, 200))
async def look(match_id: MatchId, number: VariantId, services: TheServices, me: Me, language: Language) -> Response:
    """Where a variant has come to: the board as I may know it, and what everybody is asked."""
    body, _, _ = await board(services, match_id, me, number, language)
    return reply(body)


@router.post("/api/matches/{match_id}/variants/{number}/choices", responses=says(BoardAnswer, 200))
async def choose(
    match_id: MatchId, number: VariantId, body: StepsBody, services: TheServices, me: Me, language: Language
) -> Response:
    """Go on, or back: so many choices stay, others come behind them, of whatever power. What is refused is not kept."""
    shown, _, _ = await board(services, match_id, me, number, language, body)
    return reply(shown)


@router.patch("/api/matches/{match_id}/variants/{number}", responses=says(VariantRow, 200))
def rename(match_id: MatchId, number: VariantId, body: VariantBody, services: TheServices, me: Me) -> Response:
    """Give a variant a name, or notes; with a name it is kept."""
    services.variants.find(me.id, match_id, number)
    values = body.model_dump(exclude_none=True)
    one = services.variants.change(me.id, match_id, number, services.time.now(), **values)
    with services.gate.look(match_id) as live:
        check_seen(live.table, me.id)
        return reply(row_of(live, me, one, now_of(live, one.moment.seat)))


@router.delete("/api/matches/{match_id}/variants/{number}", status_code=204)
def forget(match_id: MatchId, number: VariantId, services: TheServices, me: Me) -> Response:
    """Throw a variant away, and what was queued of it."""
    services.variants.find(me.id, match_id, number)
    services.queues.take_away(me.id, match_id, number)
    services.variants.forget(me.id, match_id, number)
    return nothing()


@router.post("/api/matches/{match_id}/variants/{number}/queue", status_code=204)
async def put(match_id: MatchId, number: VariantId, services: TheServices, me: Me) -> Response:
    """My own choices of this variant are made for me, as long as the match goes as the variant does."""
    _, one, path = await board(services, match_id, me, number, "en")
    await to_thread.run_sync(services.queues.put, me, match_id, one, path)
    return nothing()


@router.delete("/api/matches/{match_id}/variants/{number}/queue", status_code=204)
def take_away(match_id: MatchId, number: VariantId, services: TheServices, me: Me) -> Response:
    """Queue nothing more of this variant; or I have seen that its queue dropped."""
    services.queues.take_away(me.id, match_id, number)
    return nothing()
