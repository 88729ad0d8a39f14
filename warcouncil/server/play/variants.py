"""Variants: what somebody has tried out on the planning board, kept as a moment, a seed and choices.

A variant is its person's own: no other person is told of it, and it stays when the person leaves the seat.
"""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
from sqlalchemy import delete, func, insert, select, update

from warcouncil.engine.trying import Moment
from warcouncil.server.ground.errors import Refused
from warcouncil.server.people import users
from warcouncil.server.play.trying import Tried
from warcouncil.server.storage import models
from warcouncil.server.storage.store import Store

MOST = 60
"""So many variants of one match does a person keep."""
SEEDS = 2**53
rows = models.variants


class Variant(msgspec.Struct, frozen=True):
    """A row of the storage."""

    id: int
    name: str
    notes: str
    moment: Moment
    seed: int
    choices: tuple[Tried, ...]
    created: float
    changed: float


def _read(row: Any) -> Variant:
    moment = msgspec.json.decode(row.moment, type=Moment)
    choices = msgspec.json.decode(row.choices, type=tuple[Tried, ...])
    return Variant(row.id, row.name, row.notes, moment, row.seed, choices, row.created, row.changed)


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


class Variants:
    """The variants of all persons; each sees their own."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def of(self, user: str, table: str) -> list[Variant]:
        """Somebody's variants of a match, the latest change first."""
        query = select(rows).where(rows.c.user_id == user, rows.c.table_id == table)
        with self._store.read() as connection:
            return [_read(row) for row in connection.execute(query.order_by(rows.c.changed.desc(), rows.c.id.desc()))]

    def find(self, user: str, table: str, number: int) -> Variant:
        """One of them; somebody else's does not exist."""
        wanted = (rows.c.id == number, rows.c.user_id == user, rows.c.table_id == table)
        with self._store.read() as connection:
            row = connection.execute(select(rows).where(*wanted)).one_or_none()
        if row is None:
            raise Refused("not-found")
        return _read(row)

    def begin(
        self,
        user: str,
        table: str,
        moment: Moment,
        now: float,
        *,
        name: str = "",
        choices: tuple[Tried, ...] = (),
        seed: int | None = None,
    ) -> Variant:
        """A new one. One without a name takes the place of the last that was given none."""
        mine = (rows.c.user_id == user, rows.c.table_id == table)
        values = {
            "user_id": user,
            "table_id": table,
            "name": name,
            "notes": "",
            "moment": _text(moment),
            "seed": secrets.randbelow(SEEDS) if seed is None else seed,
            "choices": _text(choices),
            "created": now,
            "changed": now,
        }
        with self._store.write() as connection:
            users.stay(connection, user)
            if not name:
                connection.execute(delete(rows).where(*mine, rows.c.name == ""))
            if (connection.scalar(select(func.count()).select_from(rows).where(*mine)) or 0) >= MOST:
                raise Refused("too-many-variants")
            added = connection.execute(insert(rows).values(**values).returning(rows.c.id)).scalar_one()
        return self.find(user, table, int(added))

    def change(self, user: str, table: str, number: int, now: float, **values: Any) -> Variant:
        """Another name, other notes, other choices."""
        if "choices" in values:
            values["choices"] = _text(values["choices"])
        wanted = (rows.c.id == number, rows.c.user_id == user, rows.c.table_id == table)
        with self._store.write() as connection:
            connection.execute(update(rows).where(*wanted).values(**values, changed=now))
        return self.find(user, table, number)

    def forget(self, user: str, table: str, number: int) -> None:
        wanted = (rows.c.id == number, rows.c.user_id == user, rows.c.table_id == table)
        with self._store.write() as connection:
            connection.execute(delete(rows).where(*wanted))
