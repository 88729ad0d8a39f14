"""Share links: whoever has the link of a private match may look back at it as a spectator would.

A match has one such token, made when somebody at the table first asks for it, until the creator withdraws it. It opens
the history and nothing else: no live view, no talk, no seat.
"""

from __future__ import annotations

from sqlalchemy import delete, select

from warcouncil.server.storage import models
from warcouncil.server.storage.book import new_token
from warcouncil.server.storage.store import Store


def token_of(store: Store, table_id: str) -> str:
    """The token of a match; the first to ask makes it."""
    rows = models.shares
    with store.write() as connection:
        store.insert_new(connection, rows, {"table_id": table_id, "token": new_token()})
        return str(connection.scalar(select(rows.c.token).where(rows.c.table_id == table_id)))


def withdraw(store: Store, table_id: str) -> None:
    """The links given away so far open nothing any more."""
    with store.write() as connection:
        connection.execute(delete(models.shares).where(models.shares.c.table_id == table_id))


def opens(store: Store, table_id: str, token: str | None) -> bool:
    """Whether a token is that of this match."""
    if token is None:
        return False
    rows = models.shares
    with store.read() as connection:
        found = connection.scalar(select(rows.c.table_id).where(rows.c.token == token))
    return found == table_id
