"""Friends: accounts that have both said so. Who is asked may say so too, or leave it."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, delete, func, or_, select

from warcouncil.server.ground.errors import Refused
from warcouncil.server.people import users
from warcouncil.server.people.users import User
from warcouncil.server.storage import models
from warcouncil.server.storage.store import Store

MOST = 500


def listed(connection: Connection, user: str) -> dict[str, list[dict[str, Any]]]:
    """Friends, those who ask me, and those whom I ask, by name. Whom I have muted does not ask me."""
    rows, people, mutes = models.friends, models.users, models.mutes
    muted = select(mutes.c.muted).where(mutes.c.user_id == user)
    mine = set(connection.scalars(select(rows.c.friend).where(rows.c.user_id == user)))
    theirs = set(connection.scalars(select(rows.c.user_id).where(rows.c.friend == user, rows.c.user_id.not_in(muted))))
    query = select(people.c.id, people.c.name).where(people.c.id.in_(sorted(mine | theirs))).order_by(people.c.name)
    known = [{"id": row.id, "name": row.name} for row in connection.execute(query)]
    return {
        "friends": [one for one in known if one["id"] in mine & theirs],
        "ask_me": [one for one in known if one["id"] in theirs - mine],
        "i_ask": [one for one in known if one["id"] in mine - theirs],
    }


def are(connection: Connection, one: str, other: str) -> bool:
    """Whether both have said so."""
    rows = models.friends
    said = ((rows.c.user_id == one) & (rows.c.friend == other)) | ((rows.c.user_id == other) & (rows.c.friend == one))
    return connection.scalar(select(func.count()).select_from(rows).where(said)) == 2


def ask(store: Store, user: User, name: str, now: float) -> None:
    """Ask somebody by name, or agree with whoever has asked."""
    if user.guest:
        raise Refused("account-needed")
    rows = models.friends
    with store.write() as connection:
        other = users.account(connection, name)
        if other.id == user.id:
            raise Refused("bad-request", field="name")
        users.stay(connection, *sorted((user.id, other.id)))
        count = connection.scalar(select(func.count()).select_from(rows).where(rows.c.user_id == user.id)) or 0
        if count >= MOST:
            raise Refused("too-many", retry_after=3600)
        store.insert_new(connection, rows, {"user_id": user.id, "friend": other.id, "time": now})


def part(store: Store, user: User, other: str) -> None:
    """No longer friends, or not asked any more, whoever began."""
    rows = models.friends
    one_way = (rows.c.user_id == user.id) & (rows.c.friend == other)
    other_way = (rows.c.user_id == other) & (rows.c.friend == user.id)
    with store.write() as connection:
        connection.execute(delete(rows).where(or_(one_way, other_way)))
