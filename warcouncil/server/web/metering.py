"""Around everything else: every request gets an id, and is counted and timed when it is answered.

The id is in the answer (`X-Request-Id`) and in every line of the log about the request.
"""

from __future__ import annotations

import time

from warcouncil.server.ground.logs import new_request
from warcouncil.server.ground.meters import Meters
from warcouncil.server.web.guard import SAFE, App, Message, Receive, Scope, Send

HEADER = b"x-request-id"


def kind_of(method: str, path: str) -> str:
    """What a request is about, in a handful of words.

    >>> kind_of("POST", "/api/matches/abc/choices"), kind_of("GET", "/api/me"), kind_of("GET", "/")
    ('choice', 'look', 'page')
    """
    if not path.startswith("/api/"):
        return "page"
    if method == "POST" and path.endswith("/choices"):
        return "choice"
    return "look" if method in SAFE else "change"


class Metering:
    """Wraps the application."""

    def __init__(self, app: App, *, meters: Meters) -> None:
        self._app = app
        self._meters = meters

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        request = new_request()
        if scope["type"] == "websocket":
            await self._app(scope, receive, send)
            return
        began, status = time.monotonic(), "none"

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = str(message["status"])
                message = {**message, "headers": [*message["headers"], (HEADER, request.encode())]}
            await send(message)

        try:
            await self._app(scope, receive, sending)
        finally:
            kind = kind_of(scope["method"], scope["path"])
            self._meters.requests.add(kind, status)
            self._meters.request_seconds.add(time.monotonic() - began, kind)
