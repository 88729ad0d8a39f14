"""Forgotten passwords: a link by mail leads to a new one.

Asking tells nothing about who has an account here: whatever was written is put aside, always in the same way, and
looked up later, in the post's own time.
"""

from __future__ import annotations

import logging
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select

from warcouncil.server.ground.errors import Refused
from warcouncil.server.ground.limits import Limits
from warcouncil.server.ground.names import name_key
from warcouncil.server.ground.timekeeping import Timekeeper
from warcouncil.server.people import tickets, users
from warcouncil.server.people.accounts import Accounts
from warcouncil.server.people.addresses import is_address
from warcouncil.server.people.users import User
from warcouncil.server.storage import models
from warcouncil.server.storage.store import Store

logger = logging.getLogger(__name__)
AT_ONCE = 50
MOST_ACCOUNTS = 3
"""So many accounts that share an address get a letter each."""


class Forgotten:
    """Whoever has forgotten a password asks, gets a letter, and sets a new one."""

    def __init__(self, store: Store, time: Timekeeper, limits: Limits, accounts: Accounts, *, mails: bool) -> None:
        self._store = store
        self._time = time
        self._limits = limits
        self._accounts = accounts
        self._mails = mails

    def ask(self, who: str, place: str) -> None:
        """A name or an address; who that is, and whether anybody, does not matter yet."""
        if not self._mails:
            raise Refused("no-mail")
        self._limits.take("forgotten", place)
        with self._store.write() as connection:
            connection.execute(insert(models.asks).values(who=who, created=self._time.now()))

    # -- in the post's own time

    def look_up(self) -> None:
        """Order letters for those who have asked. Each ask is for one process only."""
        rows = models.asks
        with self._store.read() as connection:
            waiting = connection.execute(select(rows).order_by(rows.c.id).limit(AT_ONCE)).all()
        for row in waiting:
            with self._store.write() as connection:
                if connection.execute(delete(rows).where(rows.c.id == row.id)).rowcount == 1:
                    self._order(connection, row.who)

    def _order(self, connection: Connection, who: str) -> None:
        now = self._time.now()
        for row in connection.execute(_meant(who)).all():
            if self._limits.enabled and not tickets.allowed(connection, row.id, row.email, now):
                logger.info("user %s has been sent enough letters today", row.id)
                continue
            tickets.order(connection, tickets.RESET, row.id, row.email, now)

    # -- the link

    def owner(self, token: str) -> User:
        """Whose new password a link is for."""
        with self._store.read() as connection:
            return self._owner(connection, token)[0]

    def _owner(self, connection: Connection, token: str) -> tuple[User, tickets.Ticket]:
        ticket = tickets.find(connection, tickets.RESET, token, self._time.now())
        person = None if ticket is None or ticket.used else users.find(connection, ticket.user_id)
        if ticket is None or person is None or person.email != ticket.address or not person.email_confirmed:
            raise Refused("bad-link")
        return person, ticket

    def set_password(self, token: str, new: str) -> User:
        """The new password; all devices are logged out. A link that a weak password was tried with stays good."""
        person = self.owner(token)
        hashed = self._accounts.hash(new, person.name)
        with self._store.write() as connection:
            person, ticket = self._owner(connection, token)
            if not tickets.use(connection, ticket):
                raise Refused("bad-link")
            self._accounts.put_password(connection, person.id, hashed)
        self._accounts.told(person.id)
        return person


def _meant(who: str) -> Any:
    """The accounts that somebody means who writes this, as far as a letter can reach them."""
    rows = models.users
    reached = select(rows.c.id, rows.c.email).where(
        rows.c.guest.is_(False), rows.c.deleted.is_(False), rows.c.email_confirmed.is_(True)
    )
    if is_address(who.strip()):
        same = func.lower(rows.c.email) == who.strip().lower()
        return reached.where(same).order_by(rows.c.created).limit(MOST_ACCOUNTS)
    return reached.where(rows.c.name_key == name_key(who))
