"""Bans: users and devices that may not come in. Looked at only when somebody comes or is called, so they cost
nobody's requests."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Connection, delete, select

from warcouncil.server.ground.errors import Refused
from warcouncil.server.storage import models
from warcouncil.server.storage.store import Store


def user_mark(user_id: str) -> str:
    return f"user {user_id}"


def device_mark(device: str) -> str:
    return f"device {device}"


def put(store: Store, connection: Connection, user_id: str, devices: Iterable[str], now: float) -> None:
    """Keep a user out, and whoever comes on the devices they sat down with."""
    for mark in (user_mark(user_id), *map(device_mark, sorted(devices))):
        store.insert_new(connection, models.bans, {"mark": mark, "user_id": user_id, "time": now})


def lift(connection: Connection, user_id: str) -> bool:
    """Whether there was a ban."""
    return connection.execute(delete(models.bans).where(models.bans.c.user_id == user_id)).rowcount > 0


def holds(connection: Connection, mark: str) -> bool:
    """Whether this user or device may not come in."""
    return connection.scalar(select(models.bans.c.mark).where(models.bans.c.mark == mark)) is not None


def check(connection: Connection, mark: str) -> None:
    """Refused if this user or device may not come in."""
    if holds(connection, mark):
        raise Refused("banned")
