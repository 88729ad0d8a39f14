"""Users: guests and accounts. Names live here and nowhere else; tables and journals know only ids and seats."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, func, insert, select, update

from warcouncil.server.ground.errors import Refused
from warcouncil.server.ground.names import clean_name, guest_name, name_key
from warcouncil.server.storage import models
from warcouncil.server.storage.book import new_id

NOBODY = "-"
"""The name of whoever has left for good."""
KNOWN = select(models.users.c.id, models.users.c.name, models.users.c.guest).where(
    models.users.c.id.in_(bindparam("ids", expanding=True))
)

BY_ID = select(models.users).where(models.users.c.id == bindparam("wanted"), models.users.c.deleted.is_(False))


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
    email_confirmed: bool = False


def find(connection: Connection, user_id: str) -> User | None:
    row = connection.execute(BY_ID, {"wanted": user_id}).one_or_none()
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
        row.email_confirmed,
    )


def account(connection: Connection, name: str) -> User:
    """The account with this name; Refused if there is none."""
    rows = models.users
    wanted = select(rows).where(rows.c.name_key == name_key(name), rows.c.deleted.is_(False))
    row = connection.execute(wanted).one_or_none()
    if row is None:
        raise Refused("no-account", field="name")
    return from_row(row)


def stay(connection: Connection, *user_ids: str) -> None:
    """Refused if one of them has left for good; until this transaction is over nobody of them does. So what somebody
    leaves behind by a request that was on its way is none: whatever they had is erased after it, or it is refused."""
    rows = models.users
    for user_id in user_ids:
        here = select(rows.c.id).where(rows.c.id == user_id, rows.c.deleted.is_(False)).with_for_update(read=True)
        if connection.scalar(here) is None:
            raise Refused("no-session")


def has_muted(connection: Connection, user: str, other: str) -> bool:
    rows = models.mutes
    wanted = select(rows.c.muted).where(rows.c.user_id == user, rows.c.muted == other)
    return connection.execute(wanted).first() is not None


def known(connection: Connection, ids: Iterable[str]) -> tuple[dict[str, str], frozenset[str]]:
    """The names of some users, and those of them who are guests."""
    rows = connection.execute(KNOWN, {"ids": sorted(set(ids))}).all()
    return {row.id: row.name for row in rows}, frozenset(row.id for row in rows if row.guest)


def present(connection: Connection, ids: Iterable[str]) -> set[str]:
    """Those of some users who have not left for good, and whom the host has not banned."""
    people, bans = models.users, models.bans
    wanted = select(people.c.id).where(people.c.id.in_(sorted(set(ids))), people.c.deleted.is_(False))
    return set(connection.scalars(wanted.where(people.c.id.not_in(select(bans.c.user_id)))))


def add_guest(connection: Connection, name: str | None, language: str, now: float) -> str:
    """A new guest; its id."""
    user_id = new_id()
    chosen = clean_name(name) if name else f"Guest {user_id[:6]}"
    check_free(connection, chosen)
    row = _fresh(user_id, chosen, language, now)
    connection.execute(insert(models.users).values(**row, guest=True, guest_key=name_key(chosen)))
    return user_id


def add_account(connection: Connection, name: str, password: str, language: str, now: float) -> str:
    """A new account, under a name that it has taken; its id."""
    chosen = clean_name(name)
    user_id = new_id()
    row = _fresh(user_id, chosen, language, now)
    connection.execute(insert(models.users).values(**row, guest=False, name_key=name_key(chosen), password=password))
    return user_id


def promote(connection: Connection, user: User, name: str, password: str) -> None:
    """A guest becomes an account, under a name that it has taken, and stays the same user."""
    chosen = clean_name(name)
    keys = {"name_key": name_key(chosen), "guest_key": None}
    change(connection, user.id, name=chosen, **keys, password=password, guest=False)


def rename(connection: Connection, user: User, name: str) -> list[str]:
    """The guests who had to make room."""
    chosen = clean_name(name)
    if user.guest:
        check_free(connection, chosen)
        change(connection, user.id, name=chosen, guest_key=name_key(chosen))
        return []
    moved = take_name(connection, chosen, user.id)
    change(connection, user.id, name=chosen, name_key=name_key(chosen))
    return moved


def take_name(connection: Connection, name: str, taker: str | None = None) -> list[str]:
    """An account gets a name that no other one has. Guests who bear it get another one: they have no right to it, and
    could otherwise keep every name from everybody. Returns those guests."""
    check_free(connection, name, taker)
    rows = models.users
    query = select(rows.c.id, rows.c.name).where(rows.c.guest_key == name_key(name), rows.c.deleted.is_(False))
    moved = [row for row in connection.execute(query) if row.id != taker]
    for row in moved:
        other = guest_name(row.name, row.id)
        change(connection, row.id, name=other, guest_key=name_key(other))
    return [row.id for row in moved]


def check_free(connection: Connection, name: str, but: str | None = None) -> None:
    """Nobody has a name that looks like an account's, or that is somebody's id: the host may call people by either."""
    key = name_key(name)
    if connection.dialect.name == "postgresql":  # SQLite has one writer; here a guest and an account may come at once
        connection.execute(select(func.pg_advisory_xact_lock(func.hashtext(key))))
    holder = connection.scalar(select(models.users.c.id).where(models.users.c.name_key == key))
    namesake = connection.scalar(select(models.users.c.id).where(models.users.c.id == name))
    if namesake is not None or (holder is not None and holder != but):
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
        guest_key=None,
        password=None,
        email=None,
        email_confirmed=False,
        webhook=None,
        deleted=True,
    )


def _fresh(user_id: str, name: str, language: str, now: float) -> dict[str, Any]:
    return {"id": user_id, "name": name, "language": language, "created": now}
