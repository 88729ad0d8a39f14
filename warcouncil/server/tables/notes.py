"""Notes: what somebody writes down about a match. Nobody else reads them, at the table or away from it."""

from __future__ import annotations

from sqlalchemy import Connection, delete, select

from warcouncil.server.people import users
from warcouncil.server.storage import models
from warcouncil.server.storage.store import Store

LONGEST = 20_000


def read(connection: Connection, user: str, table_id: str) -> tuple[str, float | None]:
    """What the user wrote, and when; nothing and None, if nothing."""
    rows = models.notes
    wanted = select(rows.c.text, rows.c.time).where(rows.c.user_id == user, rows.c.table_id == table_id)
    row = connection.execute(wanted).one_or_none()
    return ("", None) if row is None else (row.text, row.time)


def write(store: Store, user: str, table_id: str, text: str, now: float) -> None:
    rows = models.notes
    with store.write() as connection:
        users.stay(connection, user)
        if text:
            store.upsert(connection, rows, [{"user_id": user, "table_id": table_id, "text": text, "time": now}])
        else:
            connection.execute(delete(rows).where(rows.c.user_id == user, rows.c.table_id == table_id))
