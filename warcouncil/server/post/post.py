"""The post: carries notices out of the house, by webhook and by mail, and tries again if nobody opens.

Whatever is wrong with one recipient, a poisoned address even, concerns nobody else: each try is counted in storage
before it is made, by whichever process makes it, and after a few of them what cannot be delivered is set aside for
the host.
"""

from __future__ import annotations

import logging
import smtplib
from collections.abc import Iterable, Sequence
from typing import Any

import httpx
from sqlalchemy import Connection, delete, insert, select, update

from warcouncil.server.ground.errors import Refused
from warcouncil.server.ground.settings import Settings
from warcouncil.server.ground.timekeeping import Timekeeper
from warcouncil.server.people import tickets, users
from warcouncil.server.people.addresses import is_address
from warcouncil.server.people.forgotten import Forgotten
from warcouncil.server.people.mail_stops import MailStops
from warcouncil.server.people.users import User
from warcouncil.server.post import letters, notices, webhooks
from warcouncil.server.storage import models
from warcouncil.server.storage.store import Store

logger = logging.getLogger(__name__)
ATTEMPTS = 5
LEASE = 120.0
AT_ONCE = 20
MAIL = ("mail", tickets.CONFIRM, tickets.RESET)
WEBHOOK = ("webhook",)
KEPT = 30 * 86400.0
"""How long the host can see what was set aside."""
LONGEST_REASON = 200


class Undelivered(Exception):
    """Nobody took it; perhaps later."""


class Post:
    """Sends what is due. Called by the sweeper, in its threads."""

    def __init__(
        self, store: Store, time: Timekeeper, settings: Settings, stops: MailStops, forgotten: Forgotten
    ) -> None:
        self._store = store
        self._time = time
        self._settings = settings
        self._stops = stops
        self._forgotten = forgotten

    def deliver_mail(self) -> int:
        self._forgotten.look_up()
        return self._deliver_due(MAIL)

    def deliver_webhooks(self) -> int:
        """By themselves, for some take their time, and mail does not wait for them."""
        return self._deliver_due(WEBHOOK)

    def _deliver_due(self, ways: Sequence[str]) -> int:
        """Send what has been due the longest, with all that is due for the same people; how many were tried."""
        rows = models.deliveries
        due_now = (rows.c.due <= self._time.now(), rows.c.way.in_(ways))
        first = select(rows.c.user_id).where(*due_now).order_by(rows.c.due).limit(AT_ONCE)
        with self._store.read() as connection:
            wanted = select(rows).where(*due_now, rows.c.user_id.in_(first)).order_by(rows.c.due)
            due = connection.execute(wanted).all()
        return sum(self._deliver(bundle) for bundle in bundles(due))

    def _deliver(self, bundle: Sequence[Any]) -> int:
        """What goes out together, as far as no other process has taken it."""
        way, user_id = bundle[0].way, bundle[0].user_id
        with self._store.write() as connection:
            mine = [row for row in bundle if self._take(connection, row)]
            person = users.find(connection, user_id)
        fresh = [row for row in mine if row.attempts < ATTEMPTS]
        try:
            if person is not None and fresh:
                self._send(way, person, fresh)
        except letters.Returned as returned:
            self._set_aside(fresh, person, str(returned))
        except (Undelivered, Refused) as error:
            self._later(fresh, person, str(error))
        except Exception as error:  # whatever is wrong with this one, the others are waiting
            logger.exception("%s for user %s", way, user_id)
            self._later(fresh, person, f"{type(error).__name__}: {error}")
        else:
            self._done(fresh)
        self._set_aside([row for row in mine if row not in fresh], person, "the server ended each time it was sent")
        return len(mine)

    def _take(self, connection: Connection, row: Any) -> bool:
        """Counted at once: a try that brings the server down is one, too."""
        rows = models.deliveries
        free = (rows.c.id == row.id, rows.c.due == row.due)
        values = {"due": self._time.now() + LEASE, "attempts": row.attempts + 1}
        return connection.execute(update(rows).where(*free).values(**values)).rowcount == 1

    def _done(self, bundle: Sequence[Any]) -> None:
        rows = models.deliveries
        with self._store.write() as connection:
            connection.execute(delete(rows).where(rows.c.id.in_([row.id for row in bundle])))

    def _later(self, bundle: Sequence[Any], person: User | None, reason: str) -> None:
        """Four times as long each time, then never."""
        rows = models.deliveries
        logger.warning("%s for user %s: %s", bundle[0].way, bundle[0].user_id, letters.one_line(reason))
        self._set_aside([row for row in bundle if row.attempts + 1 >= ATTEMPTS], person, reason)
        with self._store.write() as connection:
            for row in bundle:
                due = self._time.now() + 30.0 * 4**row.attempts
                connection.execute(update(rows).where(rows.c.id == row.id).values(due=due))

    def _set_aside(self, bundle: Sequence[Any], person: User | None, reason: str) -> None:
        """Never again, but the host can see it (`warcouncil admin post`)."""
        if not bundle:
            return
        waiting, rows, now, first = models.deliveries, models.undelivered, self._time.now(), bundle[0]
        why = letters.one_line(reason)[:LONGEST_REASON]
        logger.warning("%s for user %s is set aside: %s", first.way, first.user_id, why)
        with self._store.write() as connection:
            connection.execute(delete(waiting).where(waiting.c.id.in_([row.id for row in bundle])))
            connection.execute(delete(rows).where(rows.c.time < now - KEPT))
            if person is not None:
                address = letters.one_line((person.webhook if first.way in WEBHOOK else person.email) or "")
                row = {"user_id": person.id, "way": first.way, "address": address, "attempts": first.attempts + 1}
                connection.execute(insert(rows).values(**row, reason=why, time=now))

    # -- the ways

    def _send(self, way: str, person: User, bundle: Sequence[Any]) -> None:
        if way in (tickets.CONFIRM, tickets.RESET):
            for row in bundle:
                self._send_ticket(person, row.notice)
            return
        with self._store.read() as connection:
            told = [notice for row in bundle if (notice := _unread(connection, row)) is not None]
        if way == "webhook" and person.webhook:
            for notice in told:
                self.webhook(person.webhook, {**notice, "url": self._settings.link(notice["path"])})
        elif way == "mail" and told and person.notify_mail and person.email_confirmed:
            lines = [letters.Line(notice["text"], self._settings.link(notice["path"])) for notice in told]
            if paper := self._paper(person):
                self._mail(letters.notices(paper, lines))

    def webhook(self, url: str, data: dict[str, Any]) -> int:
        """Post to a webhook; Undelivered unless it answers with a success."""
        try:
            status = webhooks.post(url, data, self._settings.internal_webhooks, self._settings.webhook_ports)
        except httpx.HTTPError as error:
            raise Undelivered(type(error).__name__) from error
        if not 200 <= status < 300:
            raise Undelivered(f"status {status}")
        return status

    def _send_ticket(self, person: User, ticket_id: int) -> None:
        """A letter with a link that nobody else has ever seen."""
        paper = self._paper(person)
        if paper is None:
            return
        with self._store.write() as connection:
            issued = tickets.issue(connection, ticket_id, self._time.now())
        if issued is None or issued[0].address != person.email:
            return
        ticket, token = issued
        if ticket.kind == tickets.CONFIRM:
            link = self._settings.link(f"/mail/confirm/{token}?lang={person.language}")
            self._mail(letters.confirmation(paper, link))
        else:
            link = self._settings.link(f"/reset/{token}?lang={person.language}")
            self._mail(letters.new_password(paper, person.name, link))

    def _paper(self, person: User) -> letters.Paper | None:
        """For letters to this person; None if they want none. Addresses from before are looked at once more."""
        address = person.email
        if not self._settings.smtp or address is None or self._stops.stopped(address):
            return None
        if not is_address(address):
            raise letters.Returned("this is no address that mail is sent to")
        stop = self._settings.link(f"/mail/{self._stops.token(address)}?lang={person.language}")
        home = self._settings.link("/")
        return letters.Paper(self._settings.mail_from, address, person.language, home, stop)

    def _mail(self, letter: letters.Letter) -> None:
        try:
            letters.send(self._settings.smtp, letter)
        except (OSError, smtplib.SMTPException) as error:
            raise Undelivered(f"mail: {error}") from error


def bundles(due: Iterable[Any]) -> list[list[Any]]:
    """What goes out together: all notices for one person in one letter, everything else on its own."""
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
