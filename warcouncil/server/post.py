"""The post: carries notices out of the house, by webhook and by mail, and tries again if nobody opens."""

from __future__ import annotations

import logging
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate
from typing import Any
from urllib.parse import unquote, urlsplit

import httpx
from sqlalchemy import Connection, delete, select, update

from warcouncil.server import models, notices, users, webhooks
from warcouncil.server.errors import Refused
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

    def __init__(self, store: Store, time: Timekeeper, settings: Settings) -> None:
        self._store = store
        self._time = time
        self._settings = settings

    def deliver_due(self) -> int:
        """Send everything whose time has come; how many were tried."""
        rows = models.deliveries
        with self._store.read() as connection:
            due = connection.execute(
                select(rows).where(rows.c.due <= self._time.now()).order_by(rows.c.due).limit(AT_ONCE)
            ).all()
        return sum(self._deliver(row) for row in due)

    def _deliver(self, row: Any) -> bool:
        """One delivery, if no other process has taken it."""
        now, rows = self._time.now(), models.deliveries
        with self._store.write() as connection:
            mine = connection.execute(
                update(rows).where(rows.c.id == row.id, rows.c.due == row.due).values(due=now + LEASE)
            )
            if mine.rowcount != 1:
                return False
            notice, person = self._what(connection, row)
        try:
            if notice is not None and person is not None:
                self._send(row.way, person, notice)
        except (Undelivered, Refused) as error:
            logger.info("%s for user %s: %s", row.way, row.user_id, error)
            self._later(row)
            return True
        with self._store.write() as connection:
            connection.execute(delete(rows).where(rows.c.id == row.id))
        return True

    def _what(self, connection: Connection, row: Any) -> tuple[dict[str, Any] | None, User | None]:
        """The notice, unless it has been read meanwhile."""
        found = models.notices
        notice = connection.execute(
            select(found).where(found.c.user_id == row.user_id, found.c.number == row.notice, found.c.read.is_(False))
        ).one_or_none()
        return (None if notice is None else notices.body(notice)), users.find(connection, row.user_id)

    def _later(self, row: Any) -> None:
        rows = models.deliveries
        with self._store.write() as connection:
            if row.attempts + 1 >= ATTEMPTS:
                connection.execute(delete(rows).where(rows.c.id == row.id))
                return
            wait = 30.0 * 4**row.attempts
            values = {"attempts": row.attempts + 1, "due": self._time.now() + wait}
            connection.execute(update(rows).where(rows.c.id == row.id).values(**values))

    # -- the ways

    def _send(self, way: str, person: User, notice: dict[str, Any]) -> None:
        told = {**notice, "url": f"{self._settings.public_url}{notice['path']}"}
        if way == "webhook" and person.webhook:
            self.webhook(person.webhook, told)
        elif way == "mail" and person.email and self._settings.smtp:
            self.mail(person.email, notice["text"], f"{notice['text']}\n\n{told['url']}\n")

    def webhook(self, url: str, data: dict[str, Any]) -> int:
        """Post to a webhook; Undelivered unless it answers with a success."""
        try:
            status = webhooks.post(url, data, self._settings.internal_webhooks)
        except httpx.HTTPError as error:
            raise Undelivered(type(error).__name__) from error
        if not 200 <= status < 300:
            raise Undelivered(f"status {status}")
        return status

    def mail(self, address: str, subject: str, text: str) -> None:
        message = EmailMessage()
        message["From"] = self._settings.mail_from
        message["To"] = address
        message["Subject"] = " ".join(subject.split())[:150]
        message["Date"] = formatdate()
        message.set_content(text)
        parts = urlsplit(self._settings.smtp)
        try:
            with _smtp(parts) as server:
                if parts.username:
                    server.login(unquote(parts.username), unquote(parts.password or ""))
                server.send_message(message)
        except (OSError, smtplib.SMTPException) as error:
            raise Undelivered(f"mail: {error}") from error


def _smtp(parts: Any) -> smtplib.SMTP:
    host = parts.hostname or "localhost"
    if parts.scheme == "smtps":
        return smtplib.SMTP_SSL(host, parts.port or 465, timeout=20, context=ssl.create_default_context())
    server = smtplib.SMTP(host, parts.port or 25, timeout=20)
    server.ehlo()
    if server.has_extn("starttls"):
        server.starttls(context=ssl.create_default_context())
        server.ehlo()
    return server
