"""What a host looks after, from the command line or from a page: tables, people, reports of talk, bans.

Whatever is done is kept with its time, and in which way it was done.
"""

from __future__ import annotations

import logging
import re
import secrets
from typing import Any

from msgspec.structs import replace
from sqlalchemy import Connection, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from warcouncil.server.ground.errors import Refused
from warcouncil.server.ground.names import name_key
from warcouncil.server.people import bans, sessions, users
from warcouncil.server.people.accounts import Accounts
from warcouncil.server.people.users import User
from warcouncil.server.storage import models
from warcouncil.server.storage.book import CLOSED, GATHERING, PLAYING, decode_table
from warcouncil.server.tables import talk
from warcouncil.server.tables.access import viewer_seat
from warcouncil.server.tables.gate import Draft, Gate

logger = logging.getLogger(__name__)
LINK, SESSION = "link", "session"
LINK_SECONDS = 15 * 60.0
SESSION_SECONDS = 12 * 3600.0
SHOWN = 200
"""So many rows of each kind are shown at once."""
COMMAND, PAGE = "command", "page"
WHOLE = re.compile(r"[0-9]{1,18}")
"""The number of a row, as a form brings it."""


class Hosting:
    """For whoever runs the server; and for visitors who show them what somebody said."""

    def __init__(self, gate: Gate, accounts: Accounts) -> None:
        self._gate = gate
        self._store = gate.store
        self._accounts = accounts

    # -- looking

    def users(self, find: str = "") -> list[dict[str, Any]]:
        """Everybody, or whose name or id has these letters; the newest last."""
        people, places = models.users, models.seats
        count = select(func.count()).where(places.c.user_id == people.c.id).scalar_subquery()
        query = select(people.c.id, people.c.name, people.c.guest, people.c.created, count.label("seats"))
        query = query.where(people.c.deleted.is_(False)).order_by(people.c.created)
        if find:
            query = query.where(or_(people.c.id == find, people.c.name.icontains(find, autoescape=True)))
        return self._rows(query)

    def matches(self, status: str | None) -> list[dict[str, Any]]:
        rows = models.tables
        query = select(rows.c.body).order_by(rows.c.created)
        with self._store.read() as connection:
            found = connection.scalars(query if status is None else query.where(rows.c.status == status)).all()
        tables = [decode_table(body) for body in found]
        return [
            {"id": t.id, "title": t.title, "status": t.status, "players": t.players, "created": t.created}
            for t in tables
        ]

    def reports(self) -> list[dict[str, Any]]:
        """What nobody has settled yet: the oldest of each table first, then the second oldest of each, so that many
        reports from one table keep none of another from the host."""
        rows, people = models.reports, models.users
        turn = func.row_number().over(partition_by=rows.c.table_id, order_by=rows.c.id)
        query = select(rows, people.c.name).outerjoin(people, people.c.id == rows.c.author)
        return self._rows(query.where(rows.c.settled.is_(False)).order_by(turn, rows.c.id).limit(SHOWN))

    def banned(self) -> list[dict[str, Any]]:
        rows, people = models.bans, models.users
        query = select(rows.c.user_id.label("id"), people.c.name, rows.c.time)
        query = query.outerjoin(people, people.c.id == rows.c.user_id).where(rows.c.mark.startswith("user "))
        return self._rows(query.order_by(rows.c.time))

    def acts(self) -> list[dict[str, Any]]:
        rows = models.acts
        return self._rows(select(rows).order_by(rows.c.id.desc()).limit(SHOWN))

    def _rows(self, query: Any) -> list[dict[str, Any]]:
        with self._store.read() as connection:
            return [dict(row._mapping) for row in connection.execute(query)]

    def user(self, name: str) -> str:
        """The id of a user, by id or by the name of an account."""
        people = models.users
        meant = (people.c.id == name) | (people.c.name_key == name_key(name))
        query = select(people.c.id).where(meant, people.c.deleted.is_(False)).order_by(people.c.id != name)
        with self._store.read() as connection:
            found = connection.scalar(query)  # an id before a name that looks like it
        if found is None:
            raise Refused("not-found")
        return str(found)

    # -- acting

    def act(self, act: str, about: str, way: str) -> None:
        """One of the acts below, by its name; Refused if there is nothing to do."""
        {"close": self._close, "ban": self._ban, "unban": self._unban, "settle": self._settle}[act](about)
        self.note(act, about, way)

    def note(self, act: str, about: str, way: str) -> None:
        logger.info("the host: %s %s (%s)", act, about, way)
        with self._store.write() as connection:
            row = {"time": self._gate.time.now(), "act": act, "about": about[:200], "way": way}
            connection.execute(insert(models.acts).values(**row))

    def _close(self, table_id: str) -> None:
        """End a table or a match without a result. Its record stays."""

        def work(draft: Draft) -> None:
            if draft.table.status not in (GATHERING, PLAYING):
                raise Refused("over")
            draft.table = replace(draft.table, status=CLOSED, ended=draft.now, paused=None, requests=())

        self._gate.change(table_id, work)

    def _ban(self, name: str) -> None:
        """Log somebody out everywhere, and let neither them nor their devices in again."""
        user_id = self.user(name)
        with self._store.write() as connection:
            bans.put(self._store, connection, user_id, devices_of(connection, user_id), self._gate.time.now())
            sessions.close_all(connection, user_id)
        self._accounts.told(user_id)

    def _unban(self, name: str) -> None:
        """Also somebody who was deleted meanwhile, by id: their devices are still kept out."""
        with self._store.read() as connection:
            known = bans.holds(connection, bans.user_mark(name))
        user_id = name if known else self.user(name)
        with self._store.write() as connection:
            if not bans.lift(connection, user_id):
                raise Refused("not-found")

    def _settle(self, number: str) -> None:
        """A report has been looked at."""
        rows = models.reports
        with self._store.write() as connection:
            query = update(rows).where(rows.c.id == (int(number) if WHOLE.fullmatch(number) else 0))
            if connection.execute(query.values(settled=True)).rowcount != 1:
                raise Refused("not-found")

    # -- what visitors report

    def report(self, user: User, table_id: str, seat: int | None, channel: str, number: int) -> None:
        """Show the host a message that the user can read. Once is enough."""
        with self._gate.look(table_id) as live:
            eyes = viewer_seat(live.table, user.id, seat)
            table = live.table
        with self._store.read() as connection:
            found = talk.messages(connection, table, eyes, None, channel=channel, before=number + 1, limit=1)
        if not found or found[0]["number"] != number or found[0]["user"] == user.id:
            raise Refused("not-found")
        row = {"table_id": table_id, "channel": channel, "number": number, "author": found[0]["user"]}
        row |= {"reporter": user.id, "text": _told(found[0]), "time": self._gate.time.now(), "settled": False}
        try:
            with self._store.write() as connection:
                users.stay(connection, user.id)
                connection.execute(insert(models.reports).values(**row))
        except IntegrityError:
            logger.debug("reported already")

    # -- who may do that

    def link(self) -> str:
        """The token of a link that opens the host's page once, within minutes."""
        return self._key(LINK, LINK_SECONDS)

    def enter(self, link: str) -> str:
        """The token of a browser that may act as the host; the link is used up."""
        with self._store.write() as connection:
            rows, now = models.keys, self._gate.time.now()
            connection.execute(delete(rows).where(rows.c.expires <= now))
            used = delete(rows).where(rows.c.token_hash == sessions.hash_of(link), rows.c.kind == LINK)
            if connection.execute(used).rowcount != 1:
                raise Refused("bad-link")
        self.note("enter", "", PAGE)
        return self._key(SESSION, SESSION_SECONDS)

    def knows(self, token: str, kind: str = SESSION) -> bool:
        """Whether a token is good: of a link that nobody has used, or of a browser that has."""
        rows = models.keys
        wanted = (rows.c.token_hash == sessions.hash_of(token), rows.c.kind == kind)
        with self._store.read() as connection:
            query = select(rows.c.kind).where(*wanted, rows.c.expires > self._gate.time.now())
            return connection.scalar(query) is not None

    def leave(self, token: str) -> None:
        with self._store.write() as connection:
            connection.execute(delete(models.keys).where(models.keys.c.token_hash == sessions.hash_of(token)))

    def _key(self, kind: str, seconds: float) -> str:
        token = secrets.token_urlsafe(32)
        row = {"token_hash": sessions.hash_of(token), "kind": kind, "expires": self._gate.time.now() + seconds}
        with self._store.write() as connection:
            connection.execute(insert(models.keys).values(**row))
        return token


def devices_of(connection: Connection, user_id: str) -> set[str]:
    """The marks of the devices on which a user has sat down, of all tables at which they sit."""
    places, rows = models.seats, models.tables
    query = select(rows.c.body).join(places, places.c.table_id == rows.c.id).where(places.c.user_id == user_id)
    tables = [decode_table(body) for body in connection.scalars(query).unique()]
    return {seat.device for table in tables for seat in table.seats if seat.user == user_id and seat.device}


def _told(message: dict[str, Any]) -> str:
    """What somebody said; of an offer without a word what it is about."""
    if message["text"] or message["offer"] is None:
        return str(message["text"])
    return "; ".join(choice["label"] or "?" for choice in message["offer"]["choices"])
