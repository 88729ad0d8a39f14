"""Eyes: who has looked through which seat of a match that runs.

Whoever has seen one hand may never take a seat with another: not as the same account or guest, and not as somebody else
on the same device. Seats that one person plays openly for several (hot-seat) are known to all and stay as they are.
"""

from __future__ import annotations

import logging
import threading
from collections import OrderedDict

from sqlalchemy import Connection, func, select

from warcouncil.server.ground.errors import Refused
from warcouncil.server.people.users import User
from warcouncil.server.storage import models
from warcouncil.server.storage.book import PLAYING, Table
from warcouncil.server.storage.store import Store

logger = logging.getLogger(__name__)
REMEMBERED = 20_000
MOST_MARKS = 60
"""So many users and devices are kept of one seat: nobody fills the storage by looking."""


def marks_of(user: User) -> tuple[str, ...]:
    """What stands for a person: the user, and the device."""
    return (f"user {user.id}", *([f"device {user.device}"] if user.device else []))


class Eyes:
    """Keeps who has looked, once for each; what is kept already costs no writing."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: OrderedDict[tuple[str, int, str], None] = OrderedDict()
        self._lock = threading.Lock()

    def looked(self, table: Table, seat: int | None, user: User | None) -> None:
        """Somebody is shown what a seat may know."""
        if seat is None or user is None or table.status != PLAYING:
            return
        with self._lock:
            new = [mark for mark in marks_of(user) if (table.id, seat, mark) not in self._kept]
        if not new:
            return
        try:
            with self._store.write() as connection:
                for mark in new[: max(0, MOST_MARKS - self._count(connection, table.id, seat))]:
                    self._store.insert_new(connection, models.eyes, {"table_id": table.id, "seat": seat, "mark": mark})
        except Refused as refused:  # whoever plays must see the board, also while nothing can be stored
            logger.warning("who looks at table %s is kept later: %s", table.id, refused.code)
            return
        with self._lock:
            self._kept.update(dict.fromkeys((table.id, seat, mark) for mark in new))
            while len(self._kept) > REMEMBERED:
                self._kept.popitem(last=False)

    def _count(self, connection: Connection, table_id: str, seat: int) -> int:
        rows = models.eyes
        query = select(func.count()).select_from(rows).where(rows.c.table_id == table_id, rows.c.seat == seat)
        return connection.scalar(query) or 0

    def check(self, table: Table, seat: int, user: User) -> None:
        """Refused if this user, or anybody on this device, has sat at or looked through another seat of the match."""
        rows = models.eyes
        wanted = (rows.c.table_id == table.id, rows.c.seat != seat, rows.c.mark.in_(marks_of(user)))
        with self._store.read() as connection:
            seen = connection.execute(select(rows.c.seat).where(*wanted).limit(1)).first()
        others = [other for other in table.seats if other.seat != seat]
        left = any(other.left == user.id for other in others)
        if seen is not None or left or sits_there(table, seat, user):
            raise Refused("looked-elsewhere")


def sits_there(table: Table, seat: int | None, user: User) -> bool:
    """Whether somebody else has sat down at another seat on the same device, and still sits there."""
    return any(
        other.device == user.device and other.user not in (None, user.id)
        for other in table.seats
        if user.device and other.seat != seat
    )
