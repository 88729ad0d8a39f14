"""My turns as a calendar that other programs can follow."""

from __future__ import annotations

from typing import Annotated
from urllib.parse import urlsplit

from fastapi import APIRouter, Path, Response

from warcouncil.server.ground.errors import Refused
from warcouncil.server.people import bans, users
from warcouncil.server.post import calendar
from warcouncil.server.web import answers
from warcouncil.server.web.deps import Counted, Me, TheServices, nothing, reply, says
from warcouncil.text import speaker

router = APIRouter(tags=["notices"])


class CalendarAnswer(answers.Answer):
    path: str | None


class Calendar(Response):
    """iCalendar, RFC 5545."""

    media_type = "text/calendar"


def body(token: str | None) -> Response:
    return reply({"path": None if token is None else f"/api/calendar/{token}.ics"})


@router.get("/api/me/calendar", responses=says(CalendarAnswer, 200))
def my_calendar(services: TheServices, me: Me) -> Response:
    """The secret address of my calendar, if there is one."""
    with services.store.read() as connection:
        return body(calendar.address(connection, me.id))


@router.post("/api/me/calendar", responses=says(CalendarAnswer, 200))
def new_calendar(services: TheServices, me: Me) -> Response:
    """A new secret address; the one before leads nowhere."""
    return body(calendar.replace(services.store, me.id))


@router.delete("/api/me/calendar", status_code=204)
def no_calendar(services: TheServices, me: Me) -> Response:
    """No calendar any more."""
    calendar.drop(services.store, me.id)
    return nothing()


@router.get("/api/calendar/{calendar_file}", response_class=Calendar, dependencies=[Counted])
def turns_due(calendar_file: Annotated[str, Path(max_length=60)], services: TheServices) -> Response:
    """The turns of whoever was given this address, each at the moment when its clock runs out."""
    settings = services.settings
    home = settings.link("")
    with services.store.read() as connection:
        owner = calendar.owner(connection, calendar_file.removesuffix(".ics"))
        user = None if owner is None else users.find(connection, owner)
        if user is None:
            raise Refused("not-found")
        bans.check(connection, bans.user_mark(user.id))
        found = calendar.turns(connection, user, home)
    name = speaker(None, user.language).say("server-calendar")
    return Calendar(calendar.written(found, name, urlsplit(home).hostname or "warcouncil"))
