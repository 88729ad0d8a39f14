"""Presence: who has which table before their eyes, in this process."""

from __future__ import annotations

import threading
from collections import Counter


class Presence:
    """Counts open channels for each table and seat (None: spectators), and for each user and table."""

    def __init__(self) -> None:
        self._seats: dict[str, Counter[int | None]] = {}
        self._users: Counter[tuple[str, str]] = Counter()
        self._lock = threading.Lock()

    def enter(self, table_id: str, seat: int | None, user: str | None) -> None:
        with self._lock:
            self._seats.setdefault(table_id, Counter())[seat] += 1
            if user is not None:
                self._users[(user, table_id)] += 1

    def leave(self, table_id: str, seat: int | None, user: str | None) -> None:
        with self._lock:
            here = self._seats.get(table_id, Counter())
            here[seat] -= 1
            if here[seat] <= 0:
                del here[seat]
            if not here:
                self._seats.pop(table_id, None)
            if user is not None:
                self._users[(user, table_id)] -= 1
                if self._users[(user, table_id)] <= 0:
                    del self._users[(user, table_id)]

    def seats(self, table_id: str) -> frozenset[int]:
        with self._lock:
            return frozenset(seat for seat in self._seats.get(table_id, ()) if seat is not None)

    def spectators(self, table_id: str) -> int:
        with self._lock:
            return self._seats.get(table_id, Counter())[None]

    def looking(self, user: str, table_id: str) -> bool:
        with self._lock:
            return self._users[(user, table_id)] > 0
