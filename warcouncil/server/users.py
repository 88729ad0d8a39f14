"""Users: guests and accounts. Names live here and nowhere else; tables and journals know only ids and seats."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, insert, select, update

from warcouncil.server import models
from warcouncil.server.book import new_id
from warcouncil.server.errors import Refused
from warcouncil.server.names import clean_name, name_key

NOBODY = "-"
"""The name of whoever has left for good."""
NAMES = select(models.users.c.id, models.users.c.name).where(models.users.c.id.in_(bindparam("ids", expanding=True)))


class User(msgspec.Struct, frozen=True):
    """Somebody who plays here."""

    id: str
    name: str
    guest: bool
    language: str
    email: str | None
    webhook: str | None
    notify_mail: bool
    notify_webhook: bool
    created: float
    session: int = 0
    device: str = ""
    """The mark of the device in use, if it has one."""


def find(connection: Connection, user_id: str) -> User | None:
    row = connection.execute(
        select(models.users).where(models.users.c.id == user_id, models.users.c.deleted.is_(False))
    ).one_or_none()
    return None if row is None else from_row(row)


def from_row(row: Any, session: int = 0, device: str = "") -> User:
    return User(
        row.id,
        row.name,
        row.guest,
        row.language,
        row.email,
        row.webhook,
        row.notify_mail,
        row.notify_webhook,
        row.created,
        session,
        device,
    )


def names(connection: Connection, ids: Iterable[str]) -> dict[str, str]:
    """The names of some users."""
    rows = connection.execute(NAMES, {"ids": sorted(set(ids))})
    return {row.id: row.name for row in rows}


def present(connection: Connection, ids: Iterable[str]) -> set[str]:
    """Those of some users who have not left for good."""
    people = models.users
    wanted = select(people.c.id).where(people.c.id.in_(sorted(set(ids))), people.c.deleted.is_(False))
    return set(connection.scalars(wanted))


def add_guest(connection: Connection, name: str | None, language: str, now: float) -> str:
    """A new guest; its id."""
    user_id = new_id()
    chosen = clean_name(name) if name else f"Guest {new_id(4)}"
    connection.execute(insert(models.users).values(**_fresh(user_id, chosen, language, now), guest=True))
    return user_id


def add_account(connection: Connection, name: str, password: str, language: str, now: float) -> str:
    chosen = clean_name(name)
    check_free(connection, chosen)
    user_id = new_id()
    row = _fresh(user_id, chosen, language, now)
    connection.execute(insert(models.users).values(**row, guest=False, name_key=name_key(chosen), password=password))
    return user_id


def promote(connection: Connection, user: User, name: str, password: str) -> None:
    """A guest becomes an account and stays the same user."""
    chosen = clean_name(name)
    check_free(connection, chosen)
    change(connection, user.id, name=chosen, name_key=name_key(chosen), password=password, guest=False)


def rename(connection: Connection, user: User, name: str) -> None:
    chosen = clean_name(name)
    if user.guest:
        change(connection, user.id, name=chosen)
        return
    check_free(connection, chosen, user.id)
    change(connection, user.id, name=chosen, name_key=name_key(chosen))


def check_free(connection: Connection, name: str, but: str | None = None) -> None:
    """No two accounts with names that look alike."""
    holder = connection.scalar(select(models.users.c.id).where(models.users.c.name_key == name_key(name)))
    if holder is not None and holder != but:
        raise Refused("name-taken", field="name")


def change(connection: Connection, user_id: str, **values: Any) -> None:
    connection.execute(update(models.users).where(models.users.c.id == user_id).values(**values))


def erase(connection: Connection, user_id: str) -> None:
    """Keep nothing of a user but the id that old tables refer to, and whether it was an account."""
    change(
        connection,
        user_id,
        name=NOBODY,
        name_key=None,
        password=None,
        email=None,
        webhook=None,
        deleted=True,
    )


def _fresh(user_id: str, name: str, language: str, now: float) -> dict[str, Any]:
    return {"id": user_id, "name": name, "language": language, "created": now}
