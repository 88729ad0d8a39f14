"""What the host of a server can do from the command line, also while the server runs."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

from sqlalchemy import select

from warcouncil.server.ground.errors import Refused
from warcouncil.server.ground.settings import Settings
from warcouncil.server.people import users
from warcouncil.server.play.hosting import COMMAND
from warcouncil.server.services import Services
from warcouncil.server.storage import models
from warcouncil.server.storage.backup import backup, restore
from warcouncil.server.storage.opening import open_store
from warcouncil.server.storage.store import NUDGE


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

    def _done(self, act: str, about: str) -> None:
        self._services.hosting.note(act, about, COMMAND)
        self._nudge()

    # -- looking

    def users(self) -> list[dict[str, Any]]:
        return self._services.hosting.users()

    def matches(self, status: str | None) -> list[dict[str, Any]]:
        return self._services.hosting.matches(status)

    def reports(self) -> list[dict[str, Any]]:
        """What people have reported and nobody has settled."""
        wanted = ("id", "table_id", "name", "author", "text", "time")
        return [{name: row[name] for name in wanted} for row in self._services.hosting.reports()]

    def acts(self) -> list[dict[str, Any]]:
        wanted = ("time", "act", "about", "way")
        return [{name: row[name] for name in wanted} for row in self._services.hosting.acts()]

    def post(self) -> list[dict[str, Any]]:
        """What could not be delivered."""
        rows, people = models.undelivered, models.users
        what = (people.c.name, rows.c.way, rows.c.address, rows.c.attempts, rows.c.reason)
        query = select(*what, rows.c.time.label("created")).join(people, people.c.id == rows.c.user_id)
        with self._services.store.read() as connection:
            return [dict(row._mapping) for row in connection.execute(query.order_by(rows.c.id))]

    # -- users

    def reset_password(self, name: str) -> str:
        """A new random password; all sessions end. Guests have none."""
        user_id, password = self._services.hosting.user(name), secrets.token_urlsafe(12)
        with self._services.store.read() as connection:
            person = users.find(connection, user_id)
        if person is None or person.guest:
            raise Refused("account-needed")
        self._services.accounts.set_password(person, password)
        self._done("password", user_id)
        return password

    def delete_user(self, name: str) -> None:
        user_id = self._services.hosting.user(name)
        self._services.accounts.erase(user_id)
        self._done("delete-user", user_id)

    def act(self, act: str, about: str) -> None:
        """Close a table, ban somebody or let them in again, settle a report."""
        self._services.hosting.act(act, about, COMMAND)
        self._nudge()

    def link(self) -> str:
        """The path of a link to the host's page: once, within minutes."""
        return f"/host/open/{self._services.hosting.link()}"

    # -- everything

    def backup(self, path: Path) -> int:
        return backup(self._services.store, path)

    def restore(self, path: Path) -> int:
        count = restore(self._services.store, path)
        self._done("restore", path.name)
        return count
