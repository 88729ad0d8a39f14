"""Offers in the talk: made, looked at, answered."""

from __future__ import annotations

import time
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Response
from pydantic import Field

from warcouncil.engine.errors import IllegalChoice, WarCouncilError
from warcouncil.server.ground.errors import Refused, clause_body, from_engine
from warcouncil.server.play import offering
from warcouncil.server.play.offering import Wish
from warcouncil.server.storage.offers import MOST_CHOICES
from warcouncil.server.tables import offers, talk
from warcouncil.server.tables.access import acting_seat
from warcouncil.server.tables.view import offer_body
from warcouncil.server.web import answers
from warcouncil.server.web.deps import Language, Me, TheServices, reply, says
from warcouncil.server.web.routes.matches import MatchId
from warcouncil.server.web.routes.what_if import COST
from warcouncil.server.web.schemas import Body, Name, OptionAtoms, SeatNumber
from warcouncil.text import speaker

router = APIRouter(tags=["talk"])
OfferId = Annotated[str, Path(max_length=20)]
OfferName = Annotated[str, Field(max_length=20)]
Seat = SeatNumber | None


class OfferBody(Body):
    """A package of choices for a step of mine that can be drafted, from the first to the one that ends it."""

    seat: Seat = None
    channel: Annotated[str, Field(max_length=60)]
    step: Name
    power: Name
    choices: Annotated[list[OptionAtoms], Field(min_length=1, max_length=MOST_CHOICES)]
    note: Annotated[str, Field(max_length=4000)] = ""
    answers: OfferName | None = None

    def wish(self) -> Wish:
        options = tuple(tuple(option) for option in self.choices)
        return Wish(self.channel, self.step, self.power, options, self.note, self.answers or "")


class OfferAnswerBody(Body):
    seat: Seat = None
    answer: Literal["accept", "decline", "withdraw", "ask-me"]


class OfferRefusal(answers.Answer):
    message: str
    clause: answers.Clause | None


class OfferLook(answers.Answer):
    offer: answers.OfferRow
    possible: bool | None
    refusal: OfferRefusal | None


@router.post("/api/matches/{match_id}/offers", status_code=201, responses=says(answers.MessageAnswer, 201))
def send(match_id: MatchId, body: OfferBody, services: TheServices, me: Me, language: Language) -> Response:
    """Offer something in a channel in which I may talk."""
    services.limits.take("talk", me.id)
    services.limits.take("what-if", me.id)
    began = time.thread_time()
    try:
        table, number = services.offering.send(me, match_id, body.seat, body.wish())
    finally:
        services.limits.spend("what-if", me.id, (time.thread_time() - began) * COST)
    with services.store.read() as connection:
        return reply(talk.one(connection, table, body.channel, number, language), 201)


@router.get("/api/matches/{match_id}/offers/{offer}", responses=says(OfferLook, 200))
def look(
    match_id: MatchId, offer: OfferId, services: TheServices, me: Me, language: Language, seat: Seat = None
) -> Response:
    """What has become of an offer in a channel of mine, and whether the rules allow it now, as far as I may know."""
    services.limits.take("what-if", me.id)
    began = time.thread_time()
    try:
        with services.gate.look(match_id) as live:
            number = acting_seat(live.table, me.id, seat)
            services.eyes.looked(live.table, number, me)
            one = offering.find(live.table, number, offer)
            checked = one.live and live.match is not None and not offers.under_way(live.match, one)
            refusal = offering.check(live.match, one, number) if checked and live.match is not None else None
            body = offer_body(live.table, one, (number,), language)
            title = live.table.title
    except WarCouncilError as error:
        raise from_engine(error, None) from error
    finally:
        services.limits.spend("what-if", me.id, (time.thread_time() - began) * COST)
    possible = refusal is None if checked else None
    return reply({"offer": body, "possible": possible, "refusal": refusal and reason(refusal, title, language)})


def reason(refusal: IllegalChoice, title: str, language: str) -> dict[str, Any]:
    clause = refusal.clause
    return {
        "message": speaker(title, language).refusal(refusal),
        "clause": None if clause is None else clause_body(title, clause, language),
    }


@router.post("/api/matches/{match_id}/offers/{offer}", responses=says(answers.OfferRow, 200))
def answer(
    match_id: MatchId, offer: OfferId, body: OfferAnswerBody, services: TheServices, me: Me, language: Language
) -> Response:
    """Accept an offer in advance, decline it, take back my own; or be asked after all."""
    if body.answer != offering.ASK_ME:
        services.limits.take("talk", me.id)
    seat = services.offering.answer(me, match_id, body.seat, offer, body.answer)
    with services.gate.look(match_id) as live:
        try:
            one = offering.find(live.table, seat, offer)
        except Refused:  # forgotten meanwhile
            raise Refused("offer-closed") from None
        return reply(offer_body(live.table, one, (seat,), language))
