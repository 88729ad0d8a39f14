"""The host's page: tables, people, reports of talk, bans, and what was done. It needs no script.

It opens by a link that `warcouncil admin link` makes. The link works once, within minutes, and leaves a cookie that is
sent to this page and to the host's part of the API only, and never from a foreign page; every form holds a value that
only the page itself can know.
"""

from __future__ import annotations

import hashlib
import time
from html import escape
from typing import Annotated, Any
from urllib.parse import parse_qs

from anyio import to_thread
from fastapi import APIRouter, Query, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from warcouncil.server.ground.errors import Refused
from warcouncil.server.play.hosting import LINK, PAGE, SESSION_SECONDS, SHOWN
from warcouncil.server.services import Services
from warcouncil.server.web.deps import Language, TheServices, Visitor
from warcouncil.server.web.mail_page import refusal, sheet
from warcouncil.text import Speaker, speaker

router = APIRouter(prefix="/host", include_in_schema=False)
COOKIE = "warcouncil_host"
PATHS = ("/host", "/api/host")
"""Where the cookie is sent: to this page, and to what the API keeps for the host."""
ACTS = ("close", "ban", "unban", "settle")
Row = dict[str, Any]


def form_value(token: str) -> str:
    """What a form must hold: nobody can know it but who has the cookie, and no script can read that."""
    return hashlib.sha256(b"host form " + token.encode()).hexdigest()


def is_host(services: Services, request: Request) -> bool:
    """Whether a browser may act as the host."""
    token = request.cookies.get(COOKIE, "")
    return bool(token) and len(token) <= 100 and services.hosting.knows(token)


def known(services: Services, request: Request) -> str:
    """The token of a browser that may act as the host; Refused otherwise."""
    if not is_host(services, request):
        raise Refused("bad-link")
    return request.cookies[COOKIE]


# -- coming in


@router.get("/open/{token}")
def ask(token: str, services: TheServices, visitor: Visitor, language: Language) -> HTMLResponse:
    """Only a button opens: programs that look at every link do not press any."""
    voice = speaker(None, language)
    if not services.hosting.knows(token[:100], LINK):
        return refusal(voice, Refused("bad-link"))
    return sheet(voice, voice.say("server-host-open"), f"/host/open/{token}", voice.say("server-host-open-button"))


@router.post("/open/{token}")
def enter(token: str, services: TheServices, visitor: Visitor, language: Language, request: Request) -> Response:
    try:
        made = services.hosting.enter(token[:100])
    except Refused as refused:
        return refusal(speaker(None, language), refused)
    response = RedirectResponse(f"/host?lang={language}", 303)
    secure = services.settings.secure or request.url.scheme == "https"
    for path in PATHS:
        response.set_cookie(
            COOKIE, made, max_age=int(SESSION_SECONDS), path=path, httponly=True, samesite="strict", secure=secure
        )
    return response


# -- looking and acting


@router.get("")
def page(
    services: TheServices,
    visitor: Visitor,
    language: Language,
    request: Request,
    find: Annotated[str, Query(max_length=60)] = "",
) -> HTMLResponse:
    try:
        token = known(services, request)
    except Refused as refused:
        return refusal(speaker(None, language), refused)
    return HTMLResponse(Sheet(services, speaker(None, language), form_value(token), find).html())


@router.post("/{act}")
async def act(act: str, services: TheServices, visitor: Visitor, language: Language, request: Request) -> Response:
    """One thing is done, and the page shows what is the case then."""
    fields = parse_qs((await request.body()).decode("utf-8", "replace"))
    given = {name: values[0] for name, values in fields.items()}

    def work() -> Response:
        token = known(services, request)
        if given.get("form") != form_value(token) or act not in (*ACTS, "leave"):
            raise Refused("bad-origin")
        if act == "leave":
            services.hosting.leave(token)
            return RedirectResponse("/", 303)
        services.hosting.act(act, given.get("about", "")[:100], PAGE)
        return RedirectResponse(f"/host?lang={language}", 303)

    try:
        return await to_thread.run_sync(work)
    except Refused as refused:
        return refusal(speaker(None, language), refused)


class Sheet:
    """The page in one language."""

    def __init__(self, services: Services, voice: Speaker, form: str, find: str) -> None:
        self._hosting = services.hosting
        self._voice = voice
        self._form = form
        self._find = find

    def html(self) -> str:
        say, hosting = self._voice.say, self._hosting
        alive = [*hosting.matches("open"), *hosting.matches("playing")]
        parts = [
            self.part(
                "reports", hosting.reports(), ("time", "name", "text", "table_id"), ("settle", "id"), ("ban", "author")
            ),
            self.part("tables", alive[-SHOWN:], ("id", "title", "status", "players", "created"), ("close", "id")),
            self.search(),
            self.part(
                "people", hosting.users(self._find)[-SHOWN:], ("name", "id", "guest", "created", "seats"), ("ban", "id")
            ),
            self.part("bans", hosting.banned(), ("name", "id", "time"), ("unban", "id")),
            self.part("acts", hosting.acts(), ("time", "act", "about", "way")),
        ]
        head = (
            f'<!doctype html><html lang="{self._voice.language}"><head><meta charset="utf-8"><title>War Council</title>'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            '<meta name="color-scheme" content="light dark"><link rel="icon" href="/icon.svg" type="image/svg+xml">'
            '<link rel="stylesheet" href="/css/base.css"><link rel="stylesheet" href="/css/pages.css">'
            '<script src="/js/theme.js"></script></head>'
        )
        leagues = f'<p><a href="/leagues">{escape(say("server-host-leagues"))}</a></p>'
        title = f"<h1>{escape(say('server-host-title'))}</h1>{leagues}"
        return f'{head}<body><main class="page">{title}{"".join(parts)}{self.button("leave", "")}</main></body></html>'

    def part(self, name: str, rows: list[Row], columns: tuple[str, ...], *acts: tuple[str, str]) -> str:
        """A heading, and a table of rows with what can be done to each."""
        say = self._voice.say
        heading = f'<section class="card" id="{name}"><h2>{escape(say(f"server-host-{name}"))}</h2>'
        if not rows:
            return f"{heading}<p>{escape(say('cli-admin-none'))}</p></section>"
        heads = "".join(f"<th>{escape(say(f'server-host-column-{column}'))}</th>" for column in columns)
        lines = []
        for row in rows:
            cells = "".join(f"<td>{self.cell(column, row[column])}</td>" for column in columns)
            buttons = "".join(self.button(act, str(row[about])) for act, about in acts)
            lines.append(f"<tr>{cells}<td>{buttons}</td></tr>")
        return f"{heading}<table><tr>{heads}<td></td></tr>{''.join(lines)}</table></section>"

    def cell(self, column: str, value: Any) -> str:
        if column in ("time", "created"):
            return time.strftime("%Y-%m-%d %H:%M", time.gmtime(value))
        if isinstance(value, bool):
            return escape(self._voice.say("cli-admin-yes" if value else "cli-admin-no"))
        if column == "act":
            return escape(self._voice.say(f"server-host-act-{value}"))
        return "" if value is None else escape(str(value))

    def button(self, act: str, about: str) -> str:
        hidden = f'<input type="hidden" name="form" value="{self._form}">'
        if about:
            hidden += f'<input type="hidden" name="about" value="{escape(about)}">'
        word = escape(self._voice.say(f"server-host-act-{act}"))
        action = f"/host/{act}?lang={self._voice.language}"
        return f'<form method="post" action="{action}">{hidden}<button name="act" value="{act}">{word}</button></form>'

    def search(self) -> str:
        language = f'<input type="hidden" name="lang" value="{self._voice.language}">'
        word = escape(self._voice.say("server-host-find"))
        field = f'<input type="search" name="find" maxlength="60" value="{escape(self._find)}" aria-label="{word}">'
        return f'<form method="get" action="/host">{language}{field}<button>{word}</button></form>'
