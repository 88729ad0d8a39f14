"""Crowding: how many tables one person, device or address may have waiting for players, and a list that is fair.

Nobody pushes others off the lobby: what one alone has set up comes in turns with what others have.
"""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, case, func, or_, select

from warcouncil.server.ground.errors import Refused
from warcouncil.server.storage import models
from warcouncil.server.storage.book import GATHERING, Table


class Room(msgspec.Struct, frozen=True):
    """So many public tables, and so many altogether, may wait for players."""

    public: int
    all: int


OF_ONE = Room(5, 30)
"""Set up by one user, or on one device."""
OF_PLACE = Room(20, 100)
"""Set up from one address (of IPv6, one network): a household, a school, a club."""


def check_room(connection: Connection, user: str, device: str, origin: str, *, private: bool, moved: int = 0) -> None:
    """Refused if one more table would be too much. `moved`: so many that wait already only become public."""
    rows = models.tables
    mine = [rows.c.creator == user]
    mine += [rows.c.device == device] if device else []
    mine += [rows.c.origin == origin] if origin else []
    waiting = connection.execute(
        select(rows.c.private, rows.c.creator, rows.c.device, rows.c.origin).where(
            rows.c.status == GATHERING, or_(*mine)
        )
    ).all()
    for name, value, room in (("creator", user, OF_ONE), ("device", device, OF_ONE), ("origin", origin, OF_PLACE)):
        own = [row for row in waiting if value and getattr(row, name) == value]
        if len(own) - moved >= room.all or (not private and sum(not row.private for row in own) >= room.public):
            raise Refused("too-many-tables")


def owner_of(table: Table) -> str:
    """Who has a table going: the device on which whoever set it up sits there, so that nobody counts twice by calling
    themselves somebody else; or whoever set it up."""
    devices = (seat.device for seat in table.seats if seat.user == table.creator and seat.device)
    device = next(devices, "")
    return f"device {device}" if device else f"user {table.creator}"


def turn() -> Any:
    """In the lobby: 1 for the newest table of each, 2 for the second newest, ...: as late as any of user, device and
    address makes it."""
    rows = models.tables
    turns = [
        func.row_number().over(partition_by=func.coalesce(who, rows.c.id), order_by=(rows.c.created.desc(), rows.c.id))
        for who in (rows.c.creator, rows.c.device, rows.c.origin)
    ]
    latest: ColumnElement[int] = turns[0]
    for other in turns[1:]:
        latest = case((other > latest, other), else_=latest)
    return latest.label("turn")


def place_of(row: Any) -> str:
    """Where a table stands in a list: what the next page begins behind."""
    return f"{row.turn}:{row.created!r}"


def parse_place(text: str) -> tuple[int, float]:
    """The turn and the time of such a place; a time alone is of the first turn."""
    first, _, second = text.rpartition(":")
    try:
        place = int(first or 1), float(second)
    except ValueError:
        raise Refused("bad-request", field="before") from None
    if not (0 < place[0] < 2**31 and abs(place[1]) < 2**53):
        raise Refused("bad-request", field="before")
    return place
