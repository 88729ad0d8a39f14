"""What routes are given: the services, who asks, from where, and in which language.

What needs no database is asynchronous, so that it is found at once and not in a thread of its own.
"""

from __future__ import annotations

from typing import Annotated, Any, cast

import msgspec
from fastapi import Depends, Query, Request, Response
from pydantic import BaseModel

from warcouncil.server.ground.errors import Refused
from warcouncil.server.ground.limits import place
from warcouncil.server.people import bans, sessions
from warcouncil.server.people.users import User
from warcouncil.server.services import Services
from warcouncil.server.web import devices
from warcouncil.server.web.languages import from_header
from warcouncil.text import BadLanguage, find_language


async def get_services(request: Request) -> Services:
    return cast(Services, request.app.state.services)


TheServices = Annotated[Services, Depends(get_services)]


async def get_language(
    request: Request,
    lang: Annotated[str | None, Query(description="en, zh-Hans or zh-Hant", max_length=20)] = None,
) -> str:
    if lang is None:
        return from_header(request.headers.get("accept-language", ""))
    try:
        return find_language(lang)
    except BadLanguage as error:
        raise Refused("bad-language", engine=error, field="lang") from error


Language = Annotated[str, Depends(get_language)]


async def get_address(request: Request) -> str:
    return place(request.client.host) if request.client is not None else "?"


Address = Annotated[str, Depends(get_address)]


async def count(services: TheServices, address: Address) -> None:
    """Looking that needs no session is limited by where it comes from."""
    services.limits.take("read", address)


Counted = Depends(count)


def get_visitor(request: Request, services: TheServices, address: Address) -> User | None:
    """Whoever asks, if they have a session."""
    with services.store.read() as connection:
        token, now = request.cookies.get(sessions.COOKIE), services.time.now()
        user = sessions.user_of(connection, token, now, devices.mark_of(request.scope))
    who = user.id if user is not None else address
    services.limits.take("read" if request.method == "GET" else "write", who)
    return user


Visitor = Annotated[User | None, Depends(get_visitor)]


async def get_user(visitor: Visitor) -> User:
    if visitor is None:
        raise Refused("no-session")
    return visitor


Me = Annotated[User, Depends(get_user)]


def refuse_banned(request: Request, services: TheServices) -> None:
    """Nobody becomes known on a device that was banned."""
    if mark := devices.mark_of(request.scope):
        with services.store.read() as connection:
            bans.check(connection, bans.device_mark(mark))


NotBanned = Depends(refuse_banned)


ShareToken = Annotated[
    str | None, Query(max_length=40, description="the token of a share link, for outsiders of a private table")
]


def reply(data: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(data), status, media_type="application/json")


def nothing() -> Response:
    return Response(status_code=204)


def set_cookie(response: Response, services: Services, request: Request, token: str) -> Response:
    response.set_cookie(
        sessions.COOKIE,
        token,
        max_age=sessions.LIFETIME,
        httponly=True,
        samesite="lax",
        secure=services.settings.secure or request.url.scheme == "https",
        path="/",
    )
    return response


def device(request: Request) -> str:
    """A few words about the browser, for the list of sessions."""
    agent = request.headers.get("user-agent", "")
    for name in ("Firefox", "Edg", "OPR", "Chrome", "Safari"):
        if name in agent:
            system = next((one for one in ("Android", "iPhone", "iPad", "Windows", "Mac", "Linux") if one in agent), "")
            return f"{name.replace('Edg', 'Edge').replace('OPR', 'Opera')} {system}".strip()
    return agent[:40]


def says(model: type[BaseModel], status: int = 200) -> dict[int | str, dict[str, Any]]:
    """What a route answers, for the OpenAPI document."""
    return {status: {"model": model}}
