"""A port of its own on which the host reads the meters. Visitors never get there by the port of the page."""

from __future__ import annotations

import logging
import socket
import threading
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

logger = logging.getLogger(__name__)
PATH = "/metrics"
FORMAT = "text/plain; version=0.0.4; charset=utf-8"
PATIENCE = 10.0


class Reader(BaseHTTPRequestHandler):
    """Answers one question only."""

    server_version, sys_version = "WarCouncil", ""
    timeout = PATIENCE
    server: MetricsPort

    def do_GET(self) -> None:
        if self.path.partition("?")[0] != PATH:
            self.send_error(404)
            return
        try:
            body = self.server.read().encode()
        except Exception:  # the database may be away; whoever watches must hear of it
            logger.exception("the meters cannot be read")
            self.send_error(503)
            return
        self.send_response(200)
        self.send_header("Content-Type", FORMAT)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: Any) -> None:
        logger.debug(format, *args)


class MetricsPort(ThreadingHTTPServer):
    """Serves from a listening socket until it is closed."""

    daemon_threads = True

    def __init__(self, listener: socket.socket, read: Callable[[], str]) -> None:
        super().__init__(listener.getsockname()[:2], Reader, bind_and_activate=False)
        self.socket.close()
        self.socket = listener
        self.read = read
        self._thread = threading.Thread(target=self.serve_forever, name="metrics", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self.shutdown()
        self._thread.join(timeout=5)
        self.server_close()
