"""Sessions: an opaque random token in a cookie; the database keeps only its hash."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any

from sqlalchemy import Connection, bindparam, delete, func, insert, select, update

from warcouncil.server.people import bans
from warcouncil.server.people.users import User, from_row
from warcouncil.server.storage import models

COOKIE = "warcouncil_session"
LIFETIME = 400 * 86400
"""As long as browsers keep a cookie."""
SEEN_EVERY = 3600.0
WHOSE = (
    select(models.users, models.sessions.c.id.label("session_id"))
    .select_from(models.sessions.join(models.users, models.users.c.id == models.sessions.c.user_id))
    .where(
        models.sessions.c.token_hash == bindparam("wanted"),
        models.users.c.deleted.is_(False),
        models.sessions.c.seen > bindparam("oldest"),
    )
)
"""Made once, for it is asked with every request."""


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def open_session(connection: Connection, user_id: str, device: str, now: float) -> str:
    """A new session; its token, which is told once and kept nowhere. Refused if the user is banned."""
    bans.check(connection, bans.user_mark(user_id))
    token = secrets.token_urlsafe(32)
    row = {"token_hash": hash_of(token), "user_id": user_id, "created": now, "seen": now, "device": device[:80]}
    connection.execute(insert(models.sessions).values(**row))
    return token


def user_of(connection: Connection, token: str | None, now: float, device: str = "") -> User | None:
    """Whose session it is, if it is one; in use on this device."""
    if not token or len(token) > 100:
        return None
    row = connection.execute(WHOSE, {"wanted": hash_of(token), "oldest": now - LIFETIME}).one_or_none()
    return None if row is None else from_row(row, row.session_id, device)


def touch(connection: Connection, session: int, now: float) -> None:
    """Remember that a session is in use; once an hour is enough."""
    rows = models.sessions
    connection.execute(update(rows).where(rows.c.id == session, rows.c.seen < now - SEEN_EVERY).values(seen=now))


def last_seen(connection: Connection, user_id: str) -> float:
    """When a user was here last, to the hour; 0: nobody knows."""
    rows = models.sessions
    return connection.scalar(select(func.max(rows.c.seen)).where(rows.c.user_id == user_id)) or 0.0


def close(connection: Connection, session: int) -> None:
    connection.execute(delete(models.sessions).where(models.sessions.c.id == session))


def close_all(connection: Connection, user_id: str, but: int | None = None) -> None:
    rows = models.sessions
    query = delete(rows).where(rows.c.user_id == user_id)
    connection.execute(query if but is None else query.where(rows.c.id != but))


def listed(connection: Connection, user: User) -> list[dict[str, Any]]:
    rows = models.sessions
    found = connection.execute(select(rows).where(rows.c.user_id == user.id).order_by(rows.c.id))
    return [
        {
            "id": row.id,
            "created": row.created,
            "seen": row.seen,
            "device": row.device,
            "this": row.id == user.session,
        }
        for row in found
    ]
