"""Devices: a random mark that a browser keeps, whoever is logged in there.

That two guests are one person cannot be known; that they use one browser can, for as long as it keeps its cookies. The
mark is nobody's name: it is given together with a session, stays when the session ends, is told to no script and in no
answer, and the database knows only its hash.
"""

from __future__ import annotations

import hashlib
import secrets
from http.cookies import CookieError, SimpleCookie
from typing import Any

from warcouncil.server.people.sessions import COOKIE as SESSION
from warcouncil.server.web.guard import App, Message, Receive, Scope, Send, header

COOKIE = "warcouncil_device"
LIFETIME = 400 * 86400
"""As long as browsers keep a cookie."""
MARK = "warcouncil.device"
"""Where the hash stands in the scope of a request."""
LENGTHS = range(40, 60)


def mark_of(scope: Any) -> str:
    """The hash of the device that a request comes from; empty: nobody knows."""
    return str(scope.get(MARK, ""))


def hashed(token: str) -> str:
    return hashlib.sha256(b"device " + token.encode()).hexdigest()


class Devices:
    """Wraps the application: tells where a request comes from, and marks the device of whoever has a session."""

    def __init__(self, app: App, *, secure: bool) -> None:
        self._app = app
        self._secure = secure

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        sent = cookies(scope)
        known = sent.get(COOKIE, "")
        if len(known) in LENGTHS:
            scope[MARK] = hashed(known)

        async def sending(message: Message) -> None:
            """Until the browser has kept its mark, every answer brings one; a mark that may not be kept counts not."""
            if message["type"] == "http.response.start" and (SESSION in sent or _opens_session(message)):
                message = {**message, "headers": [*message["headers"], (b"set-cookie", self._cookie(scope))]}
            await send(message)

        await self._app(scope, receive, send if MARK in scope else sending)

    def _cookie(self, scope: Scope) -> bytes:
        token = secrets.token_urlsafe(32)
        secure = "; Secure" if self._secure or scope.get("scheme") == "https" else ""
        return f"{COOKIE}={token}; HttpOnly; Max-Age={LIFETIME}; Path=/; SameSite=lax{secure}".encode()


def cookies(scope: Scope) -> dict[str, str]:
    try:
        return {name: morsel.value for name, morsel in SimpleCookie(header(scope, "cookie")).items()}
    except CookieError:
        return {}


def _opens_session(message: Message) -> bool:
    return any(name == b"set-cookie" and value.startswith(SESSION.encode()) for name, value in message["headers"])
