"""What is read is sent compressed to whoever can take it.

Answers to changes are not: they are small, and somebody waits for them. Cookies are not sent with what foreign pages
read (SameSite), so nobody can learn a secret by watching how well it compresses beside a guess.
"""

from __future__ import annotations

from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

WORTH_IT = 1000
"""Bytes; less fits into one packet as it is."""
LEVEL = 5
"""The last fifth of what can be saved costs as much time as all the rest."""


class Compressed:
    """Wraps the application."""

    def __init__(self, app: ASGIApp) -> None:
        self._plain = app
        self._compressed = GZipMiddleware(app, minimum_size=WORTH_IT, compresslevel=LEVEL)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        reading = scope["type"] == "http" and scope["method"] == "GET"
        await (self._compressed if reading else self._plain)(scope, receive, send)
