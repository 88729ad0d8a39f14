"""One server for one folder: two processes on one SQLite file would not tell each other what happens.

The lock is SQLite's own, on a small file beside the database: it works on every system, and it goes away with the
process that holds it, however that ends.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path


class NotAlone(Exception):
    """Another server runs on this folder; its address."""


class Alone:
    """Holds a folder until the process ends."""

    def __init__(self, folder: Path) -> None:
        self._told = folder / "serving.txt"
        self._lock = sqlite3.connect(folder / "serving.lock", timeout=0, isolation_level=None, check_same_thread=False)
        try:
            self._lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            self._lock.close()
            where = self._told.read_text(encoding="utf-8") if self._told.exists() else str(folder)
            raise NotAlone(where) from error

    def tell(self, address: str) -> None:
        """Say where the server is, for whoever comes second."""
        self._told.write_text(address, encoding="utf-8")
