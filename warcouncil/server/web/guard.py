"""The guard behind the door, as plain ASGI: foreign hosts and origins, body limits, security headers; before anything
is parsed."""

from __future__ import annotations

import logging
import math
from collections.abc import Awaitable, Callable, MutableMapping, Sequence
from typing import Any
from urllib.parse import urlsplit

import msgspec

from warcouncil.server.ground.errors import Refused
from warcouncil.server.ground.meters import Counter
from warcouncil.server.web.hosts import Hosts
from warcouncil.server.web.languages import asked_language

logger = logging.getLogger(__name__)
Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
OWN_HEADER = "x-war-council"
CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
)
HEADERS = {
    "Content-Security-Policy": CSP,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


def header(scope: Scope, name: str) -> str:
    """A request header, or an empty text."""
    wanted = name.lower().encode()
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == wanted), "")


def own_origin(scope: Scope, public_url: str, *, needed: bool) -> bool:
    """Whether the request comes from our own page. `needed`: there must be an Origin header at all."""
    origin = header(scope, "origin")
    if not origin:
        return not needed
    parts = urlsplit(origin)
    if public_url:
        ours = urlsplit(public_url)
        if (parts.scheme, parts.netloc) == (ours.scheme, ours.netloc):
            return True
    return parts.scheme in ("http", "https") and parts.netloc == header(scope, "host")


def shown_path(scope: Scope) -> str:
    """A path for the log: the route, for some paths hold the tokens of links.

    >>> shown_path({"path": "/mail/secret"}), shown_path({"path": "/api/health"})
    ('/mail/…', '/api/health')
    """
    route = getattr(scope.get("route"), "path", None)
    if route is not None:
        return str(route)
    parts = scope["path"].split("/")
    kept = 3 if parts[1:2] == ["api"] else 2
    return "/".join(parts[:kept]) + ("/…" if len(parts) > kept else "")


class Guard:
    """Wraps the application."""

    def __init__(
        self, app: App, *, body_bytes: int, public_url: str, hosts: Sequence[str], secure: bool, refusals: Counter
    ) -> None:
        self._app = app
        self._refusals = refusals
        self._hosts = Hosts(public_url, hosts)
        self._most = body_bytes
        self._public_url = public_url
        extra = {"Strict-Transport-Security": "max-age=31536000"} if secure else {}
        self._headers = [(name.lower().encode(), value.encode()) for name, value in {**HEADERS, **extra}.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and header(scope, "host") not in self._hosts:
            await self._refuse(scope, send, _foreign(scope))
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        started = False

        async def sending(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                sent = {name for name, _ in message["headers"]}
                added = [(name, value) for name, value in self._headers if name not in sent]
                if b"cache-control" not in sent:
                    added.append((b"cache-control", b"no-store"))
                message = {**message, "headers": [*message["headers"], *added]}
            await send(message)

        try:
            self._check(scope)
            body = await self._body(scope, receive)
            if body is None:
                return
            await self._app(scope, _again(body, receive), sending)
        except Refused as refused:
            await self._refuse(scope, sending, refused)
        except Exception:  # whatever it is, the visitor gets an answer and we get the story
            logger.exception("%s %s failed", scope["method"], shown_path(scope))
            if not started:
                await self._refuse(scope, sending, Refused("our-fault"))

    async def _refuse(self, scope: Scope, send: Send, refused: Refused) -> None:
        self._refusals.add(refused.code)
        await refuse(scope, send, refused)

    def _check(self, scope: Scope) -> None:
        if header(scope, "host") not in self._hosts:
            raise _foreign(scope)
        if scope["method"] in SAFE or not scope["path"].startswith("/api/"):
            return
        if not header(scope, OWN_HEADER) or not own_origin(scope, self._public_url, needed=False):
            raise Refused("bad-origin")
        if header(scope, "sec-fetch-site") in ("cross-site", "same-site"):
            raise Refused("bad-origin")

    async def _body(self, scope: Scope, receive: Receive) -> bytes | None:
        """The whole body, which is small, before anybody looks at it; None if it was cut off: half means nothing."""
        length = header(scope, "content-length")
        if length and (not length.isdigit() or int(length[:12]) > self._most):
            raise Refused("too-large")
        chunks: list[bytes] = []
        size = 0
        while True:
            message = await receive()
            if message["type"] != "http.request":
                return None
            chunks.append(message.get("body", b""))
            size += len(chunks[-1])
            if size > self._most:
                raise Refused("too-large")
            if not message.get("more_body", False):
                return b"".join(chunks)


def _again(body: bytes, receive: Receive) -> Receive:
    """Hands out the body that was read, then whatever else comes."""
    done = False

    async def receiving() -> Message:
        nonlocal done
        if done:
            return await receive()
        done = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receiving


def _foreign(scope: Scope) -> Refused:
    """Somebody calls us by a name that is not ours."""
    return Refused("bad-host", host=header(scope, "host")[:100])


async def refuse(scope: Scope, send: Send, refused: Refused) -> None:
    """Also a WebSocket is refused with words, before it is one. Who opens a page gets a plain one."""
    language = asked_language(scope)
    plain = refused.code == "bad-host" and not scope["path"].startswith("/api/")
    body = refused.sentence(language).encode() if plain else msgspec.json.encode(refused.body(language))
    kind = b"text/plain; charset=utf-8" if plain else b"application/json"
    headers = [(b"content-type", kind), (b"content-length", str(len(body)).encode())]
    if refused.retry_after is not None:
        headers.append((b"retry-after", str(math.ceil(refused.retry_after)).encode()))
    if refused.code == "too-large":
        headers.append((b"connection", b"close"))
    prefix = "websocket.http" if scope["type"] == "websocket" else "http"
    await send({"type": f"{prefix}.response.start", "status": refused.status, "headers": headers})
    await send({"type": f"{prefix}.response.body", "body": body})
