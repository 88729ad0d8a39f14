"""Presence: who has which table before their eyes, in this process and, as far as they say so, in the others."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable

import msgspec

from warcouncil.server.ground.peers import Subject

Here = list[tuple[int | None, str | None, int]]
"""At one table: seat (None: spectators), user (None: nobody knows), and how many channels."""
Told = dict[str, Here]


class Presence(Subject):
    """Counts open channels for each table, seat and user."""

    def __init__(self, ring: Callable[[str], None] = lambda topic: None) -> None:
        self._ring = ring
        """Tells this process that somebody came or went at a table elsewhere."""
        self._own: dict[str, Counter[tuple[int | None, str | None]]] = {}
        self._others: dict[str, dict[str, Here]] = {}
        """Process -> table -> who is there."""
        self._changed: set[str] = set()
        self._lock = threading.Lock()

    def enter(self, table_id: str, seat: int | None, user: str | None) -> None:
        with self._lock:
            self._own.setdefault(table_id, Counter())[seat, user] += 1
            self._changed.add(table_id)

    def leave(self, table_id: str, seat: int | None, user: str | None) -> None:
        with self._lock:
            here = self._own.get(table_id, Counter())
            here[seat, user] -= 1
            if here[seat, user] <= 0:
                del here[seat, user]
            if not here:
                self._own.pop(table_id, None)
            self._changed.add(table_id)

    def _at(self, table_id: str) -> Here:
        with self._lock:
            here = [(seat, user, count) for (seat, user), count in self._own.get(table_id, Counter()).items()]
            return here + [one for told in self._others.values() for one in told.get(table_id, ())]

    def seats(self, table_id: str) -> frozenset[int]:
        return frozenset(seat for seat, _, _ in self._at(table_id) if seat is not None)

    def spectators(self, table_id: str) -> int:
        return sum(count for seat, _, count in self._at(table_id) if seat is None)

    def looking(self, user: str, table_id: str) -> bool:
        return any(who == user for _, who, _ in self._at(table_id))

    # -- between processes

    def tell(self, *, whole: bool) -> tuple[bool, Told] | None:
        """Whether that is all, and who is there at which tables; also that nobody is there any more. What is whole is
        told even if it is nothing: it is a sign of life."""
        with self._lock:
            changed, self._changed = self._changed, set()
            if not whole and not changed:
                return None
            wanted = self._own if whole else changed
            return whole, {
                table: [(seat, user, count) for (seat, user), count in self._own.get(table, Counter()).items()]
                for table in wanted
            }

    def hear(self, sender: str, what: bytes) -> None:
        whole, told = msgspec.json.decode(what, type=tuple[bool, Told])
        with self._lock:
            before = self._others.setdefault(sender, {})
            changed = {table for table, here in told.items() if sorted_here(before.get(table, [])) != sorted_here(here)}
            if whole:
                changed |= before.keys() - told.keys()
                before.clear()
            before.update(told)
            for table in [table for table, here in before.items() if not here]:
                del before[table]
        self._tell_here(changed)

    def forget(self, sender: str) -> None:
        with self._lock:
            gone = set(self._others.pop(sender, {}))
        self._tell_here(gone)

    def _tell_here(self, tables: set[str]) -> None:
        for table in sorted(tables):
            self._ring(f"presence:{table}")


def sorted_here(here: Here) -> list[tuple[int, str, int]]:
    return sorted((-1 if seat is None else seat, user or "", count) for seat, user, count in here)
