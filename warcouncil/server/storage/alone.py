"""One server for one SQLite file: two processes on one would not tell each other what happens.

The lock is SQLite's own, on a small file beside the database: it works on every system, and it goes away with the
process that holds it, however that ends. It stands beside the file itself, by whatever path that was named.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path

from warcouncil.server.ground.settings import SQLITE_FILE


def told_of(file: Path) -> Path:
    """Where the server on a database file says its address."""
    return _beside(file.resolve(), ".txt")


def _beside(file: Path, ending: str) -> Path:
    mark = "serving" if file.name == SQLITE_FILE else f"{file.name}.serving"
    return file.with_name(f"{mark}{ending}")


class NotAlone(Exception):
    """Another server runs on this file; its address."""


class Alone:
    """Holds a database file until the process ends."""

    def __init__(self, file: Path) -> None:
        file = file.resolve()
        self._told = told_of(file)
        self._lock = sqlite3.connect(_beside(file, ".lock"), timeout=0, isolation_level=None, check_same_thread=False)
        try:
            self._lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            self._lock.close()
            where = self._told.read_text(encoding="utf-8") if self._told.exists() else str(file.parent)
            raise NotAlone(where) from error

    def tell(self, address: str) -> None:
        """Say where the server is, for whoever comes second."""
        self._told.write_text(address, encoding="utf-8")
