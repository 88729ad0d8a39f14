"""Whose an address is: nothing else is sent to it before somebody there has said so by a link."""

from __future__ import annotations

from sqlalchemy import Connection

from warcouncil.server.ground.bus import Bus
from warcouncil.server.ground.errors import Refused
from warcouncil.server.ground.limits import Limits
from warcouncil.server.ground.timekeeping import Timekeeper
from warcouncil.server.people import tickets, users
from warcouncil.server.people.addresses import is_address
from warcouncil.server.people.mail_stops import MailStops
from warcouncil.server.people.users import User
from warcouncil.server.storage.store import Store

SOME_TIME = 3600.0


class Confirming:
    """Takes addresses, asks for them to be confirmed, and hears that they are."""

    def __init__(
        self, store: Store, time: Timekeeper, bus: Bus, limits: Limits, stops: MailStops, *, mails: bool
    ) -> None:
        self._store = store
        self._time = time
        self._bus = bus
        self._limits = limits
        self._stops = stops
        self._mails = mails

    def check(self, user: User, address: str | None, place: str) -> None:
        """Before anything is changed: whether this can be taken, and whether `place` has asked for enough letters."""
        if address is None or address == user.email:
            return
        if not is_address(address):
            raise Refused("bad-email", field="email")
        self._limits.take("letter", place)

    def change(self, connection: Connection, user: User, address: str | None) -> None:
        """Another address, which is not confirmed, or none. Links that went to the old one are worth nothing."""
        if address == user.email:
            return
        users.change(connection, user.id, email=address, email_confirmed=False)
        tickets.void(connection, user.id, tickets.CONFIRM, tickets.RESET)
        if address is not None:
            self._ask(connection, user.id, address)

    def ask_again(self, user: User, place: str) -> None:
        """One more letter."""
        if not self._mails:
            raise Refused("no-mail")
        if user.email is None or user.email_confirmed:
            raise Refused("not-found")
        if not is_address(user.email):
            raise Refused("bad-email", field="email")
        self._limits.take("letter", place)
        with self._store.write() as connection:
            users.stay(connection, user.id)
            self._ask(connection, user.id, user.email)

    def _ask(self, connection: Connection, user_id: str, address: str) -> None:
        if not self._mails:
            return
        now = self._time.now()
        if self._limits.enabled and not tickets.allowed(connection, user_id, address, now):
            raise Refused("too-many", retry_after=SOME_TIME)
        tickets.order(connection, tickets.CONFIRM, user_id, address, now)

    # -- what has come of it

    def state(self, user: User) -> str:
        """How far mail to this user has got: `none`, `unconfirmed`, `confirmed`, or `stopped` by whoever gets it."""
        if user.email is None or not self._mails:
            return "none"
        if self._stops.stopped(user.email):
            return "stopped"
        return "confirmed" if user.email_confirmed else "unconfirmed"

    def asked(self, token: str) -> tuple[User, bool]:
        """Whose address a link is about, and whether it is confirmed; `bad-link` if there is nothing to confirm."""
        with self._store.read() as connection:
            return self._asked(connection, token)[:2]

    def _asked(self, connection: Connection, token: str) -> tuple[User, bool, tickets.Ticket]:
        ticket = tickets.find(connection, tickets.CONFIRM, token, self._time.now())
        person = None if ticket is None else users.find(connection, ticket.user_id)
        if ticket is None or person is None or person.email != ticket.address:
            raise Refused("bad-link")
        if ticket.used and not person.email_confirmed:
            raise Refused("bad-link")
        return person, person.email_confirmed, ticket

    def confirm(self, token: str) -> User:
        """The address is theirs."""
        with self._store.write() as connection:
            person, _, ticket = self._asked(connection, token)
            if tickets.use(connection, ticket):
                users.change(connection, person.id, email_confirmed=True)
        self._bus.publish(f"user:{person.id}")
        return person
