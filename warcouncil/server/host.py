"""What the host of a server can do from the command line, also while the server runs."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from sqlalchemy import func, select

from warcouncil.server.ground.errors import Refused
from warcouncil.server.ground.names import name_key
from warcouncil.server.ground.settings import Settings
from warcouncil.server.people import users
from warcouncil.server.services import Services
from warcouncil.server.storage import models
from warcouncil.server.storage.backup import backup, restore
from warcouncil.server.storage.book import CLOSED, GATHERING, PLAYING, decode_table
from warcouncil.server.storage.opening import open_store
from warcouncil.server.storage.store import NUDGE
from warcouncil.server.tables.gate import Draft


class Host:
    """Opens the storage without serving anything; BadStorage if there is none."""

    def __init__(self, settings: Settings) -> None:
        open_store(settings.database_url).close()
        self._services = Services(settings)

    def close(self) -> None:
        self._services.store.close()

    def _nudge(self) -> None:
        """A running server looks at everything anew."""
        self._services.store.set_meta(NUDGE, secrets.token_hex(8))

    # -- looking

    def users(self) -> list[dict[str, Any]]:
        people, places = models.users, models.seats
        count = select(func.count()).where(places.c.user_id == people.c.id).scalar_subquery()
        with self._services.store.read() as connection:
            query = select(people.c.id, people.c.name, people.c.guest, people.c.created, count.label("seats"))
            found = connection.execute(query.where(people.c.deleted.is_(False)).order_by(people.c.created)).all()
        return [dict(row._mapping) for row in found]

    def matches(self, status: str | None) -> list[dict[str, Any]]:
        rows = models.tables
        query = select(rows.c.body).order_by(rows.c.created)
        with self._services.store.read() as connection:
            found = connection.scalars(query if status is None else query.where(rows.c.status == status)).all()
        tables = [decode_table(body) for body in found]
        return [
            {"id": t.id, "title": t.title, "status": t.status, "players": t.players, "created": t.created}
            for t in tables
        ]

    def post(self) -> list[dict[str, Any]]:
        """What could not be delivered."""
        rows, people = models.undelivered, models.users
        what = (people.c.name, rows.c.way, rows.c.address, rows.c.attempts, rows.c.reason)
        query = select(*what, rows.c.time.label("created")).join(people, people.c.id == rows.c.user_id)
        with self._services.store.read() as connection:
            return [dict(row._mapping) for row in connection.execute(query.order_by(rows.c.id))]

    # -- users

    def _user(self, name: str) -> str:
        """The id of a user, by id or by the name of an account."""
        people = models.users
        with self._services.store.read() as connection:
            found = connection.scalar(
                select(people.c.id).where(
                    (people.c.id == name) | (people.c.name_key == name_key(name)), people.c.deleted.is_(False)
                )
            )
        if found is None:
            raise Refused("not-found")
        return str(found)

    def reset_password(self, name: str) -> str:
        """A new random password; all sessions end. Guests have none."""
        user_id, password = self._user(name), secrets.token_urlsafe(12)
        with self._services.store.read() as connection:
            person = users.find(connection, user_id)
        if person is None or person.guest:
            raise Refused("account-needed")
        self._services.accounts.set_password(person, password)
        self._nudge()
        return password

    def delete_user(self, name: str) -> None:
        self._services.accounts.erase(self._user(name))
        self._nudge()

    # -- matches

    def close_match(self, table_id: str) -> None:
        """End a table or a match without a result. Its record stays."""

        def work(draft: Draft) -> None:
            if draft.table.status not in (GATHERING, PLAYING):
                raise Refused("over")
            draft.table = replace(draft.table, status=CLOSED, ended=draft.now, paused=None, requests=())

        self._services.gate.change(table_id, work)
        self._nudge()

    # -- everything

    def backup(self, path: Path) -> int:
        return backup(self._services.store, path)

    def restore(self, path: Path) -> int:
        count = restore(self._services.store, path)
        self._nudge()
        return count
