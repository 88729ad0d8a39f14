"""Talk: the table's channel, and private ones between seats where the title (or the table's creator) allows them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import msgspec
from sqlalchemy import Connection, func, or_, select

from warcouncil.engine.match import Match
from warcouncil.server.ground.errors import Refused
from warcouncil.server.storage import models
from warcouncil.server.storage.book import GATHERING, PLAYING, Table
from warcouncil.server.tables.words import channel_id, written_body

AT_ONCE = 200
"""So many are fetched from storage at a time."""
AT_FIRST = 100
"""Messages that a viewer gets at the first look; older ones are asked for."""


class Message(msgspec.Struct, frozen=True):
    """Something said."""

    channel: str
    seat: int
    user: str
    text: str
    time: float
    offer: str | None = None
    """What is offered with it (`Written`, as JSON)."""


def members(channel: str, players: int) -> tuple[int, ...]:
    """The seats of a channel, from its id; Refused if it is not one."""
    numbers = channel.split("-")
    if not all(number.isascii() and number.isdigit() and len(number) <= 3 for number in numbers):
        raise Refused("not-found")
    seats = tuple(int(number) for number in numbers)
    if list(seats) != sorted(set(seats)) or len(seats) < 1 or seats[-1] >= players or channel_id(seats) != channel:
        raise Refused("not-found")
    return seats


def channels(table: Table, match: Match | None, seat: int | None) -> list[dict[str, Any]]:
    """Every channel that a viewer may read, whether it is open, and the clause that closed it if not."""
    everybody = tuple(range(table.players))
    if match is None or match.over or table.status != PLAYING:
        found = {everybody: {"seats": everybody, "open": True, "clause": None}}
        if match is not None:
            for one in match.title.talk(match.state):
                found.setdefault(one.seats, {"seats": one.seats, "open": match.over, "clause": None})
    else:
        found = {
            one.seats: {"seats": one.seats, "open": one.open, "clause": one.clause}
            for one in match.title.talk(match.state)
        }
    if table.free_talk and table.status != GATHERING:  # before the start seats change hands: nothing is private yet
        listed = [everybody, *found, *combinations(everybody, 2)]
        found = {seats: {"seats": seats, "open": True, "clause": None} for seats in listed}
    readable = (seats == everybody if seat is None else seat in seats for seats in found)
    return [channel for channel, reads in zip(found.values(), readable, strict=True) if reads]


def may_write(table: Table, match: Match | None, seat: int, channel: str) -> None:
    """Refused, with the clause, unless the seat may write there now."""
    seats = members(channel, table.players)
    for one in channels(table, match, seat):
        if tuple(one["seats"]) == seats:
            if not one["open"]:
                raise Refused("talk-closed", title=table.title, clause=one["clause"])
            return
    if seat not in seats:
        raise Refused("not-yours")
    raise Refused("talk-closed", title=table.title)


def hears(table: Table, seat: int | None, channel: str) -> bool:
    """Whether a viewer may read a channel at all. One of more seats than there are now was the whole table's."""
    seats = channel.split("-")
    return len(seats) >= table.players or (seat is not None and str(seat) in seats)


# -- storage


def add(connection: Connection, table: Table, message: Message) -> tuple[int, int]:
    """Keep a message; its running number overall (for ourselves) and in its channel (for everybody)."""
    rows = models.talk
    last = connection.scalar(
        select(func.max(rows.c.number)).where(rows.c.table_id == table.id, rows.c.channel == message.channel)
    )
    number = (last or 0) + 1
    key = connection.execute(
        rows.insert().values(
            table_id=table.id,
            channel=message.channel,
            number=number,
            seat=message.seat,
            user_id=message.user,
            text=message.text,
            time=message.time,
            offer=message.offer,
        )
    ).inserted_primary_key
    assert key is not None
    return int(key[0]), number


def newest(connection: Connection, table_id: str) -> int:
    """The running number of the last message at a table."""
    return connection.scalar(select(func.max(models.talk.c.id)).where(models.talk.c.table_id == table_id)) or 0


def messages(
    connection: Connection,
    table: Table,
    seat: int | None,
    reader: str | None,
    *,
    language: str = "en",
    after: int = 0,
    channel: str | None = None,
    before: int | None = None,
    limit: int = AT_FIRST,
) -> list[dict[str, Any]]:
    """What a viewer may read, the newest last. `after` is a running number, `before` a number in the channel."""
    rows = models.talk
    query = _said(table.id).where(rows.c.id > after)
    if channel is not None:
        query = query.where(rows.c.channel == channel)
    if before is not None:
        query = query.where(rows.c.number < before)
    muted = set(connection.scalars(select(models.mutes.c.muted).where(models.mutes.c.user_id == reader)))
    earliest = table.seats[seat].talk_from if seat is not None else 0
    found: list[dict[str, Any]] = []
    for row in _from_the_newest(connection, query):
        private = len(row.channel.split("-")) < table.players
        if not hears(table, seat, row.channel) or row.user_id in muted or (private and row.id <= earliest):
            continue
        found.append(_body(row, table.title, language))
        if len(found) == limit:
            break
    return found[::-1]


def _from_the_newest(connection: Connection, query: Any) -> Iterator[Any]:
    """A part at a time: whoever wants the last few does not fetch all that was said in months."""
    wanted = query.order_by(models.talk.c.id.desc()).limit(AT_ONCE)
    some = connection.execute(wanted).all()
    while some:
        yield from some
        some = [] if len(some) < AT_ONCE else connection.execute(wanted.where(models.talk.c.id < some[-1].id)).all()


def one(connection: Connection, table: Table, channel: str, number: int, language: str) -> dict[str, Any]:
    """One message, for whoever has said it."""
    rows = models.talk
    query = _said(table.id).where(rows.c.channel == channel, rows.c.number == number)
    return _body(connection.execute(query).one(), table.title, language)


def _said(table_id: str) -> Any:
    """Everything that was said at a table, with the names of those who said it."""
    rows = models.talk
    query = select(rows, models.users.c.name).outerjoin(models.users, models.users.c.id == rows.c.user_id)
    return query.where(rows.c.table_id == table_id, or_(rows.c.text != "", rows.c.offer.is_not(None)))


def _body(row: Any, title: str, language: str) -> dict[str, Any]:
    return {
        "id": f"{row.channel}/{row.number}",
        "number": row.number,
        "channel": row.channel,
        "seat": row.seat,
        "user": row.user_id,
        "name": row.name,
        "text": row.text,
        "time": row.time,
        "offer": None if row.offer is None else written_body(row.offer, title, language),
    }
