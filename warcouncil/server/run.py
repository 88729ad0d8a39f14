"""Running the server with uvicorn, and opening the page when it is there."""

from __future__ import annotations

import gc
import ipaddress
import logging
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from functools import partial
from typing import Any

import uvicorn
from fastapi import FastAPI
from uvicorn.middleware.proxy_headers import _TrustedHosts

from warcouncil.server.ground.logs import lines_of
from warcouncil.server.ground.quiet import QuietHandler
from warcouncil.server.ground.settings import Settings
from warcouncil.server.web.app import create_app
from warcouncil.server.web.door import AT_ONCE, Caller, Door, LiveCaller, Patience, room
from warcouncil.server.web.live import LONGEST_MESSAGE
from warcouncil.server.web.metrics_port import MetricsPort

KEEP_ALIVE = 75
"""Seconds before an idle connection is closed: longer than proxies keep theirs, so that it is they who close."""
NEXT_PORTS = 20
WAITING = 1024
"""Connections that wait to be accepted."""


def address(host: str, port: int) -> str:
    """Where the page is for somebody on this machine.

    >>> address("0.0.0.0", 8000), address("::1", 80)
    ('http://localhost:8000/', 'http://[::1]:80/')
    """
    shown = "localhost" if host in ("0.0.0.0", "127.0.0.1", "::", "") else host
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"


def listen(host: str, port: int, *, or_next: bool = False) -> socket.socket:
    """A socket that listens there, or with `or_next` on one of the following ports; OSError if it cannot be had."""
    for tried in range(port, port + NEXT_PORTS if or_next else port):
        try:
            return _listen(host, tried)
        except OSError:
            continue  # taken: the next one may be free
    return _listen(host, port + NEXT_PORTS if or_next else port)


def _listen(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listener = socket.socket(family, kind, protocol)
    try:
        if sys.platform != "win32":  # there it would let two servers share a port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(where)
        listener.listen(WAITING)
    except OSError:
        listener.close()
        raise
    return listener


class Server(uvicorn.Server):
    """Tells when it is there."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        for listener in sockets or ():
            listener.listen(WAITING)  # uvicorn lets no more wait than it accepts at once
        if self.started:
            spare_the_collector()
            self._ready()


def spare_the_collector() -> None:
    """What is there at the start stays for good, and every view makes thousands of small things that soon go by
    themselves: looking for rubbish among them at the usual pace took a tenth of the time."""
    gc.freeze()
    gc.set_threshold(10_000, 20, 20)


def configured(app: FastAPI, settings: Settings, **more: Any) -> uvicorn.Config:
    """How the application is served."""
    per_place = settings.connections_per_place if settings.limits else 0
    patience = Patience(head=settings.head_seconds, body=settings.body_seconds, per_place=per_place)
    door = Door(patience, room(), proxies(settings.proxy))
    return uvicorn.Config(
        app,
        http=partial(Caller, door=door),  # type: ignore[arg-type]
        ws=partial(LiveCaller, door=door),  # type: ignore[arg-type]
        ws_max_size=LONGEST_MESSAGE * 4,
        proxy_headers=bool(settings.proxy),
        forwarded_allow_ips=settings.proxy,
        timeout_keep_alive=KEEP_ALIVE,
        timeout_graceful_shutdown=10,
        server_header=False,
        backlog=AT_ONCE,
        log_config=None,
        access_log=False,
        **more,
    )


def proxies(named: str) -> Callable[[str], bool]:
    """Whether an address is one of the proxies that the host has named (addresses and networks, or `*` for all).

    >>> is_proxy = proxies("10.0.0.5, fd00::/8")
    >>> is_proxy("10.0.0.5"), is_proxy("10.0.0.6"), is_proxy("fd00::1"), proxies("")("127.0.0.1"), proxies("*")("any")
    (True, False, True, False, True)
    """
    if not named:
        return lambda address: False
    return _TrustedHosts(named).__contains__


def is_proxy_name(text: str) -> bool:
    """Whether a proxy can be named like that: an address, a network, or `*` for everybody.

    >>> is_proxy_name("10.0.0.5"), is_proxy_name("10.0.0.0/8"), is_proxy_name("*"), is_proxy_name("proxy.example")
    (True, True, True, False)
    """
    try:
        return text == "*" or bool(ipaddress.ip_network(text))
    except ValueError:
        return False


def serve(
    settings: Settings, listener: socket.socket, ready: Callable[[], None], metrics: socket.socket | None = None
) -> None:
    """Serve until somebody stops it; the meters on a socket of their own."""
    quiet = QuietHandler()
    quiet.setFormatter(lines_of(settings.log))
    logging.basicConfig(level=logging.INFO, handlers=[quiet])
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.getLogger("httpx").setLevel(logging.WARNING)
    app = create_app(settings)
    config = configured(app, settings, log_level="warning")
    port = None if metrics is None else MetricsPort(metrics, app.state.services.meters.text)
    if port is not None:
        port.start()
    try:
        Server(config, ready).run(sockets=[listener])
    except KeyboardInterrupt:  # uvicorn has shut everything down and hands the signal on
        return
    finally:
        if port is not None:
            port.stop()


def can_show_pages() -> bool:
    """Whether there is a screen to open a browser on. A text browser in our own terminal would be in the way."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


def open_page(url: str) -> threading.Thread:
    """Open the page without waiting for the browser."""
    opening = threading.Thread(target=webbrowser.open, args=(url,), daemon=True)
    opening.start()
    return opening
