"""A calendar of turns that are due (iCalendar, RFC 5545), at a secret address for each person.

Calendar programs fetch it again and again, so it is made from what is stored of the tables alone; no match is loaded.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime

import msgspec
from sqlalchemy import Connection, delete, select

from warcouncil.engine.title import title_ids
from warcouncil.server.people import users
from warcouncil.server.people.users import User
from warcouncil.server.storage import models
from warcouncil.server.storage.book import PLAYING, Table, decode_table, new_token
from warcouncil.server.storage.store import Store
from warcouncil.server.tables.clocks import due
from warcouncil.text import speaker

LONGEST_LINE = 75
"""In bytes, without the line break."""
PRODUCT = "-//War Council//turns//EN"
MOST = 200


class Turn(msgspec.Struct, frozen=True):
    """A question that waits for an answer until some moment."""

    uid: str
    since: float
    due: float
    summary: str
    url: str


# -- addresses


def address(connection: Connection, user: str) -> str | None:
    rows = models.calendars
    return connection.scalar(select(rows.c.token).where(rows.c.user_id == user))


def replace(store: Store, user: str) -> str:
    """A new address; the one before leads nowhere."""
    token = new_token()
    with store.write() as connection:
        users.stay(connection, user)
        store.upsert(connection, models.calendars, [{"user_id": user, "token": token}])
    return token


def drop(store: Store, user: str) -> None:
    with store.write() as connection:
        connection.execute(delete(models.calendars).where(models.calendars.c.user_id == user))


def owner(connection: Connection, token: str) -> str | None:
    rows = models.calendars
    return connection.scalar(select(rows.c.user_id).where(rows.c.token == token))


# -- what is due


def turns(connection: Connection, user: User, home: str) -> list[Turn]:
    """Every clock that runs for this user, the first to run out first."""
    rows, seats = models.tables, models.seats
    seated = select(seats.c.table_id).where(seats.c.user_id == user.id)
    query = select(rows.c.body).where(rows.c.id.in_(seated), rows.c.status == PLAYING, rows.c.deadline.is_not(None))
    tables = [decode_table(body) for body in connection.scalars(query.order_by(rows.c.deadline).limit(MOST))]
    known = title_ids()
    found = [turn for table in tables if table.title in known for turn in _turns(table, user, home)]
    return sorted(found, key=lambda turn: (turn.due, turn.uid))


def _turns(table: Table, user: User, home: str) -> Iterator[Turn]:
    voice = speaker(table.title, user.language)
    summary = voice.say("server-notice", title=voice.title(), what=voice.say("server-notice-your-turn"))
    for seat in table.seats_of(user.id):
        ends, since = due(table, seat), table.timing.since.get(seat)
        if ends is not None and since is not None:
            yield Turn(f"{table.id}-{seat}-{int(since)}", since, ends, summary, f"{home}/table/{table.id}")


# -- as RFC 5545 writes it


def written(found: Iterable[Turn], name: str, domain: str) -> str:
    """The whole calendar. It always has a part (the time zone): one without any would be none."""
    lines = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        f"PRODID:{PRODUCT}",
        "METHOD:PUBLISH",
        f"X-WR-CALNAME:{escaped(name)}",
        "REFRESH-INTERVAL;VALUE=DURATION:PT15M",
        "BEGIN:VTIMEZONE",
        "TZID:UTC",
        "BEGIN:STANDARD",
        "DTSTART:19700101T000000",
        "TZOFFSETFROM:+0000",
        "TZOFFSETTO:+0000",
        "END:STANDARD",
        "END:VTIMEZONE",
    ]
    for turn in found:
        lines += [
            "BEGIN:VEVENT",
            f"UID:{turn.uid}@{domain}",
            f"DTSTAMP:{stamp(turn.since)}",
            f"DTSTART:{stamp(turn.due)}",
            f"SUMMARY:{escaped(turn.summary)}",
            f"DESCRIPTION:{escaped(turn.url)}",
            f"URL:{turn.url}",
            "TRANSP:TRANSPARENT",
            "END:VEVENT",
        ]
    return "".join(f"{folded(line)}\r\n" for line in [*lines, "END:VCALENDAR"])


def stamp(moment: float) -> str:
    """A moment, in UTC.

    >>> stamp(86399.5)
    '19700101T235959Z'
    """
    return datetime.fromtimestamp(int(moment), UTC).strftime("%Y%m%dT%H%M%SZ")


def escaped(text: str) -> str:
    r"""A text as a value.

    >>> print(escaped("a;b, c\\d" + chr(10) + "e"))
    a\;b\, c\\d\ne
    """
    for letter, written in (("\\", "\\\\"), (";", "\\;"), (",", "\\,"), ("\r\n", "\n"), ("\n", "\\n"), ("\r", "\\n")):
        text = text.replace(letter, written)
    return text


def folded(line: str) -> str:
    """A long line as several, none longer than allowed, and no letter torn apart."""
    parts, size = [""], 0
    for letter in line:
        length = len(letter.encode())
        if size + length > LONGEST_LINE:
            parts.append("")
            size = 1  # the space by which a continuation is known
        parts[-1] += letter
        size += length
    return "\r\n ".join(parts)
