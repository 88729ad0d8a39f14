"""Running the server with uvicorn, and opening the page."""

from __future__ import annotations

import logging
import threading
import webbrowser

import uvicorn

from warcouncil.server.app import create_app
from warcouncil.server.live import LONGEST_MESSAGE
from warcouncil.server.settings import Settings


def address(host: str, port: int) -> str:
    """Where the page is for somebody on this machine.

    >>> address("0.0.0.0", 8000), address("::1", 80)
    ('http://localhost:8000/', 'http://[::1]:80/')
    """
    shown = "localhost" if host in ("0.0.0.0", "127.0.0.1", "::", "") else host
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"


def serve(settings: Settings, host: str, port: int, *, open_page: bool, proxy: str = "127.0.0.1") -> None:
    """Serve until somebody stops it."""
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.getLogger("httpx").setLevel(logging.WARNING)
    config = uvicorn.Config(
        create_app(settings),
        host=host,
        port=port,
        log_level="warning",
        ws="websockets-sansio",
        ws_max_size=LONGEST_MESSAGE * 4,
        forwarded_allow_ips=proxy,
        timeout_graceful_shutdown=10,
        server_header=False,
    )
    server = uvicorn.Server(config)
    if open_page:
        threading.Timer(1.0, webbrowser.open, [address(host, port)]).start()
    server.run()
