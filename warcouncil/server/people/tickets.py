"""Tickets: links in letters that do one thing, once, for a while. The database keeps only hashes of their tokens."""

from __future__ import annotations

import secrets

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from warcouncil.server.people.addresses import mailbox
from warcouncil.server.people.sessions import hash_of
from warcouncil.server.storage import models

CONFIRM, RESET = "confirm", "reset"
DAY = 86400.0
LIFETIME = {CONFIRM: 2 * DAY, RESET: 3600.0}
MOST_FOR_USER, MOST_TO_MAILBOX = 6, 4
"""Letters of this kind within a day: nobody gets to bombard anybody through this server."""


class Ticket(msgspec.Struct, frozen=True):
    """What a link stands for."""

    id: int
    kind: str
    user_id: str
    address: str
    used: bool


def allowed(connection: Connection, user_id: str, address: str, now: float) -> bool:
    """Whether one more letter may go out, after those of the last day."""
    rows = models.tickets
    lately = select(func.count()).where(rows.c.created > now - DAY)
    mine = connection.scalar(lately.where(rows.c.user_id == user_id)) or 0
    there = connection.scalar(lately.where(rows.c.mailbox == mailbox(address))) or 0
    return mine < MOST_FOR_USER and there < MOST_TO_MAILBOX


def order(connection: Connection, kind: str, user_id: str, address: str, now: float) -> None:
    """A ticket, and the letter that brings it: the post writes it."""
    rows = models.tickets
    connection.execute(delete(rows).where(rows.c.created < now - 2 * max(LIFETIME.values())))
    row = {"kind": kind, "user_id": user_id, "address": address, "mailbox": mailbox(address), "created": now}
    ticket = connection.execute(insert(rows).values(**row, expires=now + LIFETIME[kind]).returning(rows.c.id))
    way = {"user_id": user_id, "notice": ticket.scalar_one(), "way": kind, "attempts": 0, "due": now}
    connection.execute(insert(models.deliveries).values(**way))


def issue(connection: Connection, ticket_id: int, now: float) -> tuple[Ticket, str] | None:
    """The token for a letter that goes out now; None if nobody wants it any more. The one of an earlier try is void."""
    rows, token = models.tickets, secrets.token_urlsafe(32)
    row = connection.execute(select(rows).where(rows.c.id == ticket_id, rows.c.used.is_(False))).one_or_none()
    if row is None:
        return None
    values = {"token_hash": hash_of(token), "expires": now + LIFETIME[row.kind]}
    connection.execute(update(rows).where(rows.c.id == ticket_id).values(**values))
    return Ticket(row.id, row.kind, row.user_id, row.address, row.used), token


def find(connection: Connection, kind: str, token: str, now: float) -> Ticket | None:
    """What a link stands for, if it is one of ours and not too old. It may have been used."""
    rows = models.tickets
    wanted = (rows.c.token_hash == hash_of(token), rows.c.kind == kind, rows.c.expires > now)
    row = connection.execute(select(rows).where(*wanted)).one_or_none()
    return None if row is None else Ticket(row.id, row.kind, row.user_id, row.address, row.used)


def use(connection: Connection, ticket: Ticket) -> bool:
    """False if somebody else was quicker."""
    rows = models.tickets
    fresh = (rows.c.id == ticket.id, rows.c.used.is_(False))
    return connection.execute(update(rows).where(*fresh).values(used=True)).rowcount == 1


def void(connection: Connection, user_id: str, *kinds: str) -> None:
    """Links that are under way to a user are worth nothing any more."""
    rows = models.tickets
    connection.execute(update(rows).where(rows.c.user_id == user_id, rows.c.kind.in_(kinds)).values(used=True))
