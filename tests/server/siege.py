"""Half-sent requests by the hundred, out of a process of their own.

Whoever measures how long a choice takes meanwhile must not wait for the besiegers' own work: in one process they would
share an interpreter.
"""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
HEAD = b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n"
BODY = b"POST /api/guests HTTP/1.1\r\nHost: 127.0.0.1\r\nX-War-Council: 1\r\nContent-Length: 100\r\n\r\n{"
UPGRADE = b"GET /api/live HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
HALF = (HEAD, BODY, UPGRADE, b"")
COUNT = 1100


class Besiegers:
    """So many half-sent requests, each opened anew whenever it is closed."""

    def __init__(self, port: int, addresses: list[str]) -> None:
        self._port = port
        self._addresses = addresses
        self._held: list[socket.socket | None] = [None] * COUNT
        self._over = threading.Event()
        self._first_round = threading.Barrier(3)
        self.closed = 0
        self._threads = [threading.Thread(target=self._keep, args=(range(n, COUNT, 2),), daemon=True) for n in (0, 1)]

    def begin(self) -> None:
        """Back when everybody is there for the first time."""
        for thread in self._threads:
            thread.start()
        self._first_round.wait()

    def end(self) -> None:
        self._over.set()
        for thread in self._threads:
            thread.join(timeout=30)

    def _keep(self, places: range) -> None:
        for number in places:
            self._open(number)
        self._first_round.wait()
        while not self._over.wait(0.5):
            for number in places:
                connection = self._held[number]
                if connection is None or is_closed(connection):
                    self.closed += connection is not None
                    self._open(number)

    def _open(self, number: int) -> None:
        before, self._held[number] = self._held[number], None
        if before is not None:
            before.close()
        address = self._addresses[number % len(self._addresses)]
        try:
            connection = socket.create_connection(("127.0.0.1", self._port), timeout=5, source_address=(address, 0))
            connection.sendall(HALF[number % len(HALF)])
        except OSError:
            return
        self._held[number] = connection


def is_closed(connection: socket.socket) -> bool:
    connection.setblocking(False)
    try:
        return connection.recv(65536) == b""
    except BlockingIOError:
        return False
    except OSError:
        return True


@contextmanager
def besieged(port: int, addresses: list[str]) -> Iterator[list[int]]:
    """All of them have come; behind it one knows how often one of them was closed."""
    closed: list[int] = []
    command = [sys.executable, "-m", "tests.server.siege", json.dumps([port, addresses])]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "begun\n"
        try:
            yield closed
        finally:
            told, _ = process.communicate("end\n", timeout=90)
            closed.append(int(told))


def main() -> None:
    port, addresses = json.loads(sys.argv[1])
    besiegers = Besiegers(port, addresses)
    besiegers.begin()
    print("begun", flush=True)
    sys.stdin.readline()
    besiegers.end()
    print(besiegers.closed)


if __name__ == "__main__":
    main()
