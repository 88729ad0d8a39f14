"""Eyes: who has looked through which seat of a match that runs.

Whoever has seen one hand may never take a seat with another: not as the same account or guest, and not as somebody else
on the same device. Seats that one person plays openly for several (hot-seat) are known to all and stay as they are.
"""

from __future__ import annotations

import logging
import threading
from collections import OrderedDict

from sqlalchemy import Connection, func, select

from warcouncil.server.ground.bus import EVERYTHING
from warcouncil.server.ground.errors import Refused
from warcouncil.server.people.users import User
from warcouncil.server.storage import models
from warcouncil.server.storage.book import PLAYING, Table
from warcouncil.server.storage.store import Store

logger = logging.getLogger(__name__)
REMEMBERED = 20_000
MOST_MARKS = 60
"""So many devices are kept of one seat: nobody fills the storage by looking. Users are all kept, for whoever looks
through a seat has sat down there."""
DEVICE = "device "


def user_mark(user_id: str) -> str:
    return f"user {user_id}"


def marks_of(user: User) -> tuple[str, ...]:
    """What stands for a person: the user, and the device."""
    return (user_mark(user.id), *([DEVICE + user.device] if user.device else []))


class Eyes:
    """Keeps who has looked, once for each; what is kept already costs no writing."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: OrderedDict[tuple[str, int, str], None] = OrderedDict()
        self._lock = threading.Lock()

    def hear(self, topic: str) -> None:
        """Told by the bus: the storage may be an older one now, which knows less."""
        if topic == EVERYTHING:
            with self._lock:
                self._kept.clear()

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
                for mark in new:
                    self._keep(connection, table.id, seat, mark)
        except Refused as refused:  # whoever plays must see the board, also while nothing can be stored
            logger.warning("who looks at table %s is kept later: %s", table.id, refused.code)
            return
        with self._lock:
            self._kept.update(dict.fromkeys((table.id, seat, mark) for mark in new))
            while len(self._kept) > REMEMBERED:
                self._kept.popitem(last=False)

    def _keep(self, connection: Connection, table_id: str, seat: int, mark: str) -> None:
        if mark.startswith(DEVICE) and self._devices(connection, table_id, seat) >= MOST_MARKS:
            return
        self._store.insert_new(connection, models.eyes, {"table_id": table_id, "seat": seat, "mark": mark})

    def _devices(self, connection: Connection, table_id: str, seat: int) -> int:
        rows = models.eyes
        wanted = (rows.c.table_id == table_id, rows.c.seat == seat, rows.c.mark.startswith(DEVICE))
        return connection.scalar(select(func.count()).select_from(rows).where(*wanted)) or 0

    def go_over(self, guest: str, account: str) -> None:
        """What a guest has seen, the account has seen that the guest becomes."""
        rows = models.eyes
        with self._store.write() as connection:
            seen = connection.execute(select(rows.c.table_id, rows.c.seat).where(rows.c.mark == user_mark(guest)))
            for table_id, seat in seen.all():
                self._keep(connection, table_id, seat, user_mark(account))

    def check(self, table: Table, seat: int, user: User) -> None:
        """Refused if this user, or anybody on this device, has sat at or looked through another seat of the match."""
        if self.has_seen_another(table, seat, user.id, *marks_of(user)) or sits_there(table, seat, user):
            raise Refused("looked-elsewhere")

    def has_seen_another(self, table: Table, seat: int, user_id: str, *marks: str) -> bool:
        """Whether a user, by that name or one of these marks, has left or looked through another seat of the match."""
        rows = models.eyes
        known = marks or (user_mark(user_id),)
        wanted = (rows.c.table_id == table.id, rows.c.seat != seat, rows.c.mark.in_(known))
        with self._store.read() as connection:
            seen = connection.execute(select(rows.c.seat).where(*wanted).limit(1)).first()
        return seen is not None or any(other.left == user_id for other in table.seats if other.seat != seat)


def sits_there(table: Table, seat: int | None, user: User) -> bool:
    """Whether somebody else has sat down at another seat on the same device, and still sits there."""
    return any(
        other.device == user.device and other.user not in (None, user.id)
        for other in table.seats
        if user.device and other.seat != seat
    )
