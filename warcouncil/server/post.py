"""The post: carries notices out of the house, by webhook and by mail, and tries again if nobody opens."""

from __future__ import annotations

import logging
import smtplib
from collections.abc import Iterable, Sequence
from typing import Any

import httpx
from sqlalchemy import Connection, delete, select, update

from warcouncil.server import letters, models, notices, users, webhooks
from warcouncil.server.errors import Refused
from warcouncil.server.mail_stops import MailStops
from warcouncil.server.settings import Settings
from warcouncil.server.store import Store
from warcouncil.server.timekeeping import Timekeeper
from warcouncil.server.users import User

logger = logging.getLogger(__name__)
ATTEMPTS = 5
LEASE = 120.0
AT_ONCE = 20


class Undelivered(Exception):
    """Nobody took it; perhaps later."""


class Post:
    """Sends what is due. Called by the sweeper, in its thread."""

    def __init__(self, store: Store, time: Timekeeper, settings: Settings, stops: MailStops) -> None:
        self._store = store
        self._time = time
        self._settings = settings
        self._stops = stops

    def deliver_due(self) -> int:
        """Send everything whose time has come; how many were tried."""
        rows = models.deliveries
        with self._store.read() as connection:
            due = connection.execute(
                select(rows).where(rows.c.due <= self._time.now()).order_by(rows.c.due).limit(AT_ONCE)
            ).all()
        return sum(self._deliver(bundle) for bundle in bundles(due))

    def _deliver(self, bundle: Sequence[Any]) -> int:
        """What goes out together, as far as no other process has taken it."""
        with self._store.write() as connection:
            mine = [row for row in bundle if self._take(connection, row)]
            told = [notice for row in mine if (notice := _unread(connection, row)) is not None]
            person = users.find(connection, bundle[0].user_id)
        try:
            if told and person is not None:
                self._send(bundle[0].way, person, told)
        except (Undelivered, Refused) as error:
            logger.warning("%s for user %s: %s", bundle[0].way, bundle[0].user_id, error)
            self._later(mine)
        else:
            self._done(mine)
        return len(mine)

    def _take(self, connection: Connection, row: Any) -> bool:
        rows = models.deliveries
        free = (rows.c.id == row.id, rows.c.due == row.due)
        return connection.execute(update(rows).where(*free).values(due=self._time.now() + LEASE)).rowcount == 1

    def _done(self, bundle: Sequence[Any]) -> None:
        rows = models.deliveries
        with self._store.write() as connection:
            connection.execute(delete(rows).where(rows.c.id.in_([row.id for row in bundle])))

    def _later(self, bundle: Sequence[Any]) -> None:
        """Four times as long each time, then never."""
        rows = models.deliveries
        self._done([row for row in bundle if row.attempts + 1 >= ATTEMPTS])
        with self._store.write() as connection:
            for row in bundle:
                values = {"attempts": row.attempts + 1, "due": self._time.now() + 30.0 * 4**row.attempts}
                connection.execute(update(rows).where(rows.c.id == row.id).values(**values))

    # -- the ways

    def _send(self, way: str, person: User, told: Sequence[dict[str, Any]]) -> None:
        if way == "webhook" and person.webhook:
            for notice in told:
                self.webhook(person.webhook, {**notice, "url": self._settings.link(notice["path"])})
        elif way == "mail" and person.email and person.notify_mail and self._settings.smtp:
            self._mail(person, person.email, told)

    def webhook(self, url: str, data: dict[str, Any]) -> int:
        """Post to a webhook; Undelivered unless it answers with a success."""
        try:
            status = webhooks.post(url, data, self._settings.internal_webhooks, self._settings.webhook_ports)
        except httpx.HTTPError as error:
            raise Undelivered(type(error).__name__) from error
        if not 200 <= status < 300:
            raise Undelivered(f"status {status}")
        return status

    def _mail(self, person: User, address: str, told: Sequence[dict[str, Any]]) -> None:
        if self._stops.stopped(address):
            return
        lines = [letters.Line(notice["text"], self._settings.link(notice["path"])) for notice in told]
        stop = self._settings.link(f"/mail/{self._stops.token(address)}?lang={person.language}")
        letter = letters.compose(
            self._settings.mail_from, address, person.language, lines, self._settings.link("/"), stop
        )
        try:
            letters.send(self._settings.smtp, letter)
        except letters.Returned as returned:
            logger.warning("mail for user %s is returned: %s", person.id, returned)
        except (OSError, smtplib.SMTPException) as error:
            raise Undelivered(f"mail: {error}") from error


def bundles(due: Iterable[Any]) -> list[list[Any]]:
    """What goes out together: all mail for one person in one letter, everything else on its own."""
    found: dict[Any, list[Any]] = {}
    for row in due:
        found.setdefault(row.user_id if row.way == "mail" else row.id, []).append(row)
    return list(found.values())


def _unread(connection: Connection, row: Any) -> dict[str, Any] | None:
    """The notice, unless it has been read meanwhile."""
    found = models.notices
    wanted = (found.c.user_id == row.user_id, found.c.number == row.notice, found.c.read.is_(False))
    notice = connection.execute(select(found).where(*wanted)).one_or_none()
    return None if notice is None else notices.body(notice)
