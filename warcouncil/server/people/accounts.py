"""Guests and accounts: how somebody becomes known here, and how they leave."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import argon2
from sqlalchemy import Connection, delete, select, update

from warcouncil.server.ground.bus import Bus
from warcouncil.server.ground.errors import Refused
from warcouncil.server.ground.limits import Limits
from warcouncil.server.ground.names import clean_name, name_key
from warcouncil.server.ground.timekeeping import Timekeeper
from warcouncil.server.people import bans, passwords, sessions, tickets, users
from warcouncil.server.people.confirming import Confirming
from warcouncil.server.people.users import User
from warcouncil.server.storage import models
from warcouncil.server.storage.store import Store


class Places(Protocol):
    """The places that somebody has at tables: known elsewhere, told from here when people change."""

    def go_over(self, guest: str, account: str) -> None:
        """All seats of a guest become the account's."""

    def give_up(self, user: str) -> None:
        """Nobody waits for the user any more; running matches are played on by bots."""

    def give_up_the_rest(self, user: str) -> None:
        """The same where they have sat down meanwhile."""


class Accounts:
    """Who is who."""

    def __init__(
        self,
        store: Store,
        time: Timekeeper,
        bus: Bus,
        limits: Limits,
        hasher: argon2.PasswordHasher,
        confirming: Confirming,
        places: Places,
    ) -> None:
        self._store = store
        self._time = time
        self._bus = bus
        self._limits = limits
        self._confirming = confirming
        self._places = places
        self._hasher = hasher
        self.leaving: list[Callable[[str], None]] = []
        """Told of whoever leaves for good."""
        self._decoy = self._hasher.hash("nobody has this password")

    # -- coming

    def guest(self, name: str | None, language: str, device: str) -> str:
        """A new guest; the token of the session."""
        now = self._time.now()
        with self._store.write() as connection:
            user_id = users.add_guest(connection, name, language, now)
            return sessions.open_session(connection, user_id, device, now)

    def register(self, guest: User | None, name: str, password: str, language: str, device: str) -> str:
        """An account; the token of a new session. A guest becomes one and keeps the seats, but never the old session:
        whoever has planted that token on the device must not get into the account."""
        if guest is not None and not guest.guest:
            raise Refused("already-seated")
        hashed = self.hash(password, clean_name(name))
        now = self._time.now()
        with self._store.write() as connection:
            moved = users.take_name(connection, clean_name(name), guest.id if guest is not None else None)
            if guest is not None:
                user_id = guest.id
                users.promote(connection, guest, name, hashed)
                sessions.close_all(connection, user_id)
            else:
                user_id = users.add_account(connection, name, hashed, language, now)
            token = sessions.open_session(connection, user_id, device, now)
        self.told(user_id, *moved)
        return token

    def login(self, guest: User | None, name: str, password: str, claim: bool, device: str, place: str) -> str:
        """The token of a new session. With `claim`, the guest's seats go over to the account.

        Tries are counted for where they come from, and there for each name: whoever guesses from elsewhere must not be
        able to lock the owner out.
        """
        self._limits.take("logins", place)
        self._limits.take("login", f"{place} {name_key(name)}")
        with self._store.read() as connection:
            row = connection.execute(
                select(models.users).where(models.users.c.name_key == name_key(name))
            ).one_or_none()
        self._check(row.password if row is not None else None, password)
        assert row is not None
        with self._store.read() as connection:  # before anything is moved
            bans.check(connection, bans.user_mark(row.id))
        if claim and guest is not None and guest.guest:
            self._places.go_over(guest.id, row.id)
        now = self._time.now()
        with self._store.write() as connection:
            if self._hasher.check_needs_rehash(row.password):
                users.change(connection, row.id, password=self._hasher.hash(password))
            token = sessions.open_session(connection, row.id, device, now)
            if guest is not None:
                if claim and guest.guest:
                    _claim_results(connection, guest.id, row.id)
                    _claim_notes(connection, guest.id, row.id)
                sessions.close(connection, guest.session)
        if guest is not None:
            self.told(guest.id)
        return token

    def _check(self, hashed: str | None, password: str) -> None:
        """An unknown name takes as long as a wrong password, and says the same."""
        try:
            self._hasher.verify(hashed or self._decoy, password)
        except (argon2.exceptions.VerificationError, argon2.exceptions.InvalidHashError) as error:
            raise Refused("bad-login") from error
        if hashed is None:
            raise Refused("bad-login")

    def hash(self, password: str, name: str) -> str:
        """Of a new password for `name`, unless it is too easy to guess."""
        passwords.check(password, name)
        return self._hasher.hash(password)

    def told(self, *user_ids: str) -> None:
        """Whoever looks on as one of these looks anew."""
        for user_id in user_ids:
            self._bus.publish(f"user:{user_id}")

    # -- changing

    def change(self, user: User, changes: dict[str, Any], *, password: str | None = None, place: str = "") -> None:
        """Name, language, address and what to be told about; IntegrityError if a name has just been taken.

        Mail leads to a new password, so where it goes is changed by whoever knows the old one, not by whoever has found
        an open page. `place` is where the wish for another address comes from.
        """
        others = {name: value for name, value in changes.items() if name not in ("name", "email")}
        moved: list[str] = []
        if "email" in changes:
            self._confirming.check(user, changes["email"], place)
            if not user.guest and changes["email"] not in (None, user.email):
                self._prove(user, password)
        with self._store.write() as connection:
            users.stay(connection, user.id)
            if "name" in changes:
                moved = users.rename(connection, user, changes["name"])
            if "email" in changes:
                self._confirming.change(connection, user, changes["email"])
            if others:
                users.change(connection, user.id, **others)
        self.told(user.id, *moved)

    def change_password(self, user: User, old: str, new: str) -> None:
        """All other sessions end."""
        self._prove(user, old)
        self.set_password(user, new, but=user.session)

    def set_password(self, user: User, new: str, but: int | None = None) -> None:
        hashed = self.hash(new, user.name)
        with self._store.write() as connection:
            self.put_password(connection, user.id, hashed, but)
        self.told(user.id)

    def put_password(self, connection: Connection, user_id: str, hashed: str, but: int | None = None) -> None:
        """Whatever was open to whoever knew the old one is closed."""
        users.change(connection, user_id, password=hashed)
        sessions.close_all(connection, user_id, but)
        tickets.void(connection, user_id, tickets.RESET)

    def _prove(self, user: User, password: str | None) -> None:
        """Whoever does this knows the password."""
        self._limits.take("login", f"user {user.id}")
        self._check(self._password(user), password or "")

    def _password(self, user: User) -> str | None:
        if user.guest:
            raise Refused("account-needed")
        with self._store.read() as connection:
            return connection.scalar(select(models.users.c.password).where(models.users.c.id == user.id))

    # -- going

    def logout(self, user: User) -> None:
        with self._store.write() as connection:
            sessions.close(connection, user.session)
        self.told(user.id)

    def logout_everywhere(self, user_id: str) -> None:
        with self._store.write() as connection:
            sessions.close_all(connection, user_id)
        self.told(user_id)

    def delete(self, user: User, password: str | None) -> None:
        """Everything personal goes; running matches are played on by bots."""
        if not user.guest:
            self._prove(user, password)
        self.erase(user.id)

    def erase(self, user_id: str) -> None:
        self._places.give_up(user_id)
        for forget in self.leaving:
            forget(user_id)
        with self._store.write() as connection:
            _erase_rows(connection, user_id)
        self._places.give_up_the_rest(user_id)
        self.told(user_id)


def _claim_results(connection: Connection, guest: str, account: str) -> None:
    """What the guest has played counts as the account's, and what the guest has planned is kept for it."""
    for rows in (models.results, models.variants):
        connection.execute(update(rows).where(rows.c.user_id == guest).values(user_id=account))


def _claim_notes(connection: Connection, guest: str, account: str) -> None:
    """What the guest has written down goes along, unless the account has notes of its own there."""
    rows = models.notes
    theirs = select(rows.c.table_id).where(rows.c.user_id == account)
    mine = update(rows).where(rows.c.user_id == guest, rows.c.table_id.not_in(theirs))
    connection.execute(mine.values(user_id=account))


def _erase_rows(connection: Connection, user_id: str) -> None:
    users.erase(connection, user_id)  # first: whoever is about to write something for them waits (`users.stay`)
    sessions.close_all(connection, user_id)
    silence = update(models.talk).where(models.talk.c.user_id == user_id).values(text="", offer=None)
    connection.execute(silence)  # the empty places stay: their numbers must never be used again
    for table, column in (
        (models.notices, "user_id"),
        (models.deliveries, "user_id"),
        (models.undelivered, "user_id"),
        (models.tickets, "user_id"),
        (models.mutes, "user_id"),
        (models.mutes, "muted"),
        (models.ratings, "user_id"),
        (models.variants, "user_id"),
        (models.reports, "author"),
        (models.reports, "reporter"),
        (models.notes, "user_id"),
        (models.calendars, "user_id"),
        (models.friends, "user_id"),
        (models.friends, "friend"),
        (models.bids, "user_id"),
    ):
        connection.execute(delete(table).where(table.c[column] == user_id))
