"""The match: look, choose, take back, ask why not."""

from __future__ import annotations

import logging
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Response

from warcouncil.engine.decision import Decision
from warcouncil.engine.errors import WarCouncilError
from warcouncil.engine.match import Match
from warcouncil.engine.reasons import EXAMPLES, Refusal, by_reason, thinkable
from warcouncil.engine.state import Option
from warcouncil.engine.title import Title
from warcouncil.server.ground.errors import Refused, clause_body, from_engine
from warcouncil.server.people.users import User
from warcouncil.server.play.play import own_decision
from warcouncil.server.play.standing import Standing
from warcouncil.server.post import notices
from warcouncil.server.services import Services
from warcouncil.server.tables import shares, words
from warcouncil.server.tables.access import acting_seat, check_seen
from warcouncil.server.tables.hall import Live
from warcouncil.server.tables.words import option_named
from warcouncil.server.web import answers
from warcouncil.server.web.deps import Language, Me, ShareToken, TheServices, Visitor, nothing, reply, says
from warcouncil.server.web.schemas import (
    ANY_SEAT,
    JUST_LEAVE,
    LAST_CHOICE,
    ChoicesBody,
    GrantBody,
    OneSeatBody,
    ReplaceBody,
    RequestBody,
    ResignBody,
    StandingBody,
    UndoBody,
    WhyBody,
)
from warcouncil.text import speaker

logger = logging.getLogger(__name__)
router = APIRouter(tags=["matches"])
MatchId = Annotated[str, Path(max_length=20)]
WantedSeat = Annotated[
    str | None, Query(max_length=10, description="a number, or `spectator`; by default the only seat I hold")
]
WantedCursor = Annotated[str | None, Query(max_length=40, description="what I know already")]
WantedTag = Annotated[
    str | None, Query(max_length=40, description="the tag of what I hold, or nothing, if I take patches")
]
MOST_REASONS = 20


def eyes(seat: str | None) -> int | str | None:
    """The seat of a query: a number, `spectator`, or nothing."""
    if seat is None or seat == "spectator":
        return seat
    if seat.isascii() and seat.isdigit() and len(seat) <= 2:
        return int(seat)
    raise Refused("bad-request", field="seat")


def updated(
    services: Services,
    match_id: str,
    user: User,
    seat: int,
    cursor: str | None,
    language: str,
    held: str | None = None,
) -> Any:
    """What brings a seat up to date after something was done."""
    _, found = services.update(match_id, user, seat, cursor, language, held)
    return found if found is not None else unchanged(services, match_id, seat, cursor, language)


class Look:
    """A look of whoever has chosen at what has become of it, before all others hear of it."""

    def __init__(self, services: Services, user: User, cursor: str | None, language: str, held: str | None) -> None:
        self._services, self._user = services, user
        self._known = cursor, language, held
        self.found: dict[str, Any] | None = None

    def __call__(self, live: Live, made: tuple[int, bool]) -> None:
        try:
            self.found = self._services.shown(live, self._user, made[0], *self._known, trusting=True)
        except Exception:  # the choice is made: whatever goes wrong here is tried again later
            logger.exception("the answer to a choice at table %s", live.id)


def unchanged(services: Services, match_id: str, seat: int | None, cursor: str | None, language: str) -> dict[str, Any]:
    return {
        "type": "update",
        "match": match_id,
        "seat": seat,
        "lang": language,
        "cursor": cursor,
        "reset": False,
        "now": services.time.now(),
    }


@router.get("/api/matches/{match_id}", responses=says(answers.UpdateAnswer, 200))
def look(
    match_id: MatchId,
    services: TheServices,
    visitor: Visitor,
    language: Language,
    seat: WantedSeat = None,
    cursor: WantedCursor = None,
    held: WantedTag = None,
) -> Response:
    """Everything this viewer may see, or what has changed since a cursor."""
    number, found = services.update(match_id, visitor, eyes(seat), cursor, language, held)
    return reply(found if found is not None else unchanged(services, match_id, number, cursor, language))


@router.get("/api/matches/{match_id}/board", responses=says(answers.BoardAnswer, 200))
def board(match_id: MatchId, services: TheServices, visitor: Visitor, share: ShareToken = None) -> Response:
    """The part of the board that never changes."""
    by_link = shares.opens(services.store, match_id, share)
    with services.gate.look(match_id) as live:
        check_seen(live.table, visitor.id if visitor else None, by_link=by_link)
        if live.match is None:
            raise Refused("not-started")
        return reply(live.match.title.board(live.match.state.options))


@router.post("/api/matches/{match_id}/choices", responses=says(answers.UpdateAnswer, 200))
def choose(match_id: MatchId, body: ChoicesBody, services: TheServices, me: Me, language: Language) -> Response:
    """Choose. The answer comes when the choice is on disk."""
    services.limits.take("choice", me.id)
    answers = body.answers()
    if answers is None:
        raise Refused("bad-request", field="choices")
    look = Look(services, me, body.cursor, language, body.held)
    seat, repeated = services.play.choose(me, match_id, body.seat, answers, body.cursor, look)
    found = look.found or updated(services, match_id, me, seat, body.cursor, language, body.held)
    return reply({**found, "repeated": True} if repeated else found)


@router.post("/api/matches/{match_id}/undo", responses=says(answers.UpdateAnswer, 200))
def undo(
    match_id: MatchId, services: TheServices, me: Me, language: Language, body: UndoBody = LAST_CHOICE
) -> Response:
    """Take back my last choice, as far as the rules allow, or any one of my answers in an open block."""
    seat = services.play.undo(me, match_id, body.seat, body.decision)
    return reply(updated(services, match_id, me, seat, None, language))


@router.put("/api/matches/{match_id}/standing", responses=says(answers.UpdateAnswer, 200))
def stand(match_id: MatchId, body: StandingBody, services: TheServices, me: Me, language: Language) -> Response:
    """Pass in windows of this trigger until further notice, for one of my powers or all of them, or take that back."""
    said = Standing(body.trigger, tuple(body.until), body.power, body.unless_concerned)
    seat = services.play.stand(me, match_id, body.seat, said)
    return reply(updated(services, match_id, me, seat, None, language))


# -- why not


@router.post("/api/matches/{match_id}/why", responses=says(answers.WhyAnswer, 200))
def why(match_id: MatchId, body: WhyBody, services: TheServices, me: Me, language: Language) -> Response:
    """Why something cannot be chosen, with the rule."""
    if (body.option is None) == (body.element is None):
        raise Refused("bad-request", field="option")
    with services.gate.look(match_id) as live:
        seat = acting_seat(live.table, me.id, body.seat)
        services.eyes.looked(live.table, seat, me)
        match = live.match
        if match is None:
            raise Refused("not-started")
        try:
            decision = own_decision(match, seat, body.decision)
        except WarCouncilError as error:
            raise from_engine(error, live.table.title) from error
        options: list[Option]
        if body.option is not None:
            options = [tuple(body.option)]
        else:
            options = words.touching(match, decision, str(body.element), thinkable(match, decision))
        return reply(reasons(match, decision, options, language))


def reasons(match: Match, decision: Decision, options: list[Option], language: str) -> dict[str, Any]:
    allowed: list[Option] = []
    refusals: list[Refusal] = []
    for option in options:
        refusal = match.why_not(decision, option)
        if refusal is None:
            allowed.append(option)
        else:
            refusals.append((option, refusal))
    found = by_reason(refusals)
    if not found and len(options) == 1:  # no rule forbids it, but whoever asks about one thing gets an answer
        found = [(refusal, [option]) for option, refusal in refusals]
    named = [option_named(match.title, decision.kind, option, language) for option in allowed[:MOST_REASONS]]
    return {"allowed": named, "refused": refused_rows(match.title, decision.kind, found, language)}


def refused_rows(
    title: Title,
    kind: str,
    found: list[tuple[WarCouncilError, list[Option]]],
    language: str,
    examples: int = EXAMPLES,
) -> list[dict[str, Any]]:
    """Each rule once, with the options that it forbids: the first, a few others, and how many more."""
    voice = speaker(title, language)
    return [
        {
            **option_named(title, kind, forbidden[0], language),
            "message": voice.refusal(reason),
            "clause": None if reason.clause is None else clause_body(title.id, reason.clause, language),
            "others": [option_named(title, kind, option, language) for option in forbidden[1:examples]],
            "more": max(0, len(forbidden) - examples),
        }
        for reason, forbidden in found[:MOST_REASONS]
    ]


# -- requests, pause, leaving


@router.post("/api/matches/{match_id}/requests", responses=says(answers.UpdateAnswer, 200))
def request(match_id: MatchId, body: RequestBody, services: TheServices, me: Me, language: Language) -> Response:
    """Ask all others for an undo, a pause, or a break at some other time."""
    span = None if body.span is None else body.span.span()
    seat = services.play.request(me, match_id, body.seat, body.kind, span)
    return reply(updated(services, match_id, me, seat, None, language))


@router.post("/api/matches/{match_id}/requests/{request_id}", responses=says(answers.UpdateAnswer, 200))
def answer_request(
    match_id: MatchId, request_id: int, body: GrantBody, services: TheServices, me: Me, language: Language
) -> Response:
    """Grant or refuse what somebody asks."""
    seat = services.play.answer(me, match_id, body.seat, request_id, body.grant)
    return reply(updated(services, match_id, me, seat, None, language))


@router.delete("/api/matches/{match_id}/requests/{request_id}", status_code=204)
def withdraw(match_id: MatchId, request_id: int, services: TheServices, me: Me) -> Response:
    """Take my request back."""
    services.play.withdraw(me, match_id, request_id)
    return nothing()


@router.post("/api/matches/{match_id}/pause", status_code=204)
def pause(match_id: MatchId, services: TheServices, me: Me) -> Response:
    """The creator stops the clocks."""
    services.play.pause(me, match_id)
    return nothing()


@router.post("/api/matches/{match_id}/resume", status_code=204)
def resume(match_id: MatchId, services: TheServices, me: Me) -> Response:
    """On it goes."""
    services.play.resume(me, match_id)
    return nothing()


@router.post("/api/matches/{match_id}/resign", status_code=204)
def resign(match_id: MatchId, services: TheServices, me: Me, body: ResignBody = JUST_LEAVE) -> Response:
    """Leave for good; a bot plays on."""
    services.play.resign(me, match_id, body.seat, body.hand_over_talk)
    return nothing()


@router.post("/api/matches/{match_id}/replace", status_code=204)
def replace(match_id: MatchId, body: ReplaceBody, services: TheServices, me: Me) -> Response:
    """The creator lets a bot play for somebody who is away; or, without a bot, anybody at the table asks the others to
    open a seat to a person."""
    services.play.replace(me, match_id, body.seat, body.bot)
    return nothing()


@router.post("/api/matches/{match_id}/seen", status_code=204)
def seen(match_id: MatchId, services: TheServices, me: Me, body: OneSeatBody = ANY_SEAT) -> Response:
    """I have seen what the notices about this match told."""
    with services.store.write() as connection:
        changed = notices.mark_read(connection, me.id, tables=(match_id,))
    if changed:
        services.bus.publish(f"user:{me.id}")
    return nothing()
