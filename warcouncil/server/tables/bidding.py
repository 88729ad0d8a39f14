"""Invitations by name: an account is told of a table, and sits down or declines. A seat is not kept for it."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace
from sqlalchemy import Connection, delete, insert

from warcouncil.server.ground.errors import Refused
from warcouncil.server.ground.limits import Limits
from warcouncil.server.people import friends, users
from warcouncil.server.people.users import User
from warcouncil.server.storage import models
from warcouncil.server.storage.book import CLOSED, OPEN, OVER, Bid, Table
from warcouncil.server.tables.access import check_at_table, check_seen
from warcouncil.server.tables.gate import Draft, Gate
from warcouncil.server.tables.lobby import Lobby, seat_at

MOST = 30


class Bidding:
    """Invites, and takes the answers."""

    def __init__(self, gate: Gate, lobby: Lobby, limits: Limits) -> None:
        self._gate = gate
        self._lobby = lobby
        self._limits = limits

    def invite(self, user: User, table_id: str, name: str, seat: int | None) -> None:
        """Anybody at the table invites; whoever has muted them hears nothing of it."""
        other, silent, stranger = called(self._gate, user, name)

        def work(draft: Draft) -> None:
            table = draft.table
            check_at_table(table, user.id)
            if table.status in (OVER, CLOSED):
                raise Refused("over")
            if table.seats_of(other.id):
                raise Refused("already-seated")
            free = [one.seat for one in table.seats if one.kind == OPEN]
            if not free or (seat is not None and seat_at(table, seat).seat not in free):
                raise Refused("seat-taken")
            if len(table.bids) >= MOST:
                raise Refused("too-many", retry_after=3600)
            if silent:
                return
            if stranger:
                self._limits.take("bidden", other.id)
            if user.id == table.creator and other.id in table.banned:  # whoever sent somebody away calls them back
                table = replace(table, banned=tuple(one for one in table.banned if one != other.id), banned_devices=())
            bid = Bid(other.id, user.id, draft.now, seat)
            draft.table = replace(table, bids=(*table.without_bid(other.id).bids, bid))

        self._gate.change(table_id, work)

    def accept(self, user: User, table_id: str, pledge: str) -> None:
        """Sit down where one was invited to; any free seat, if to none in particular."""
        with self._gate.look(table_id) as live:
            bid = _bid(live.table, user.id)
        self._lobby.join(user, table_id, bid.seat, pledge, by_link=True)

    def decline(self, user: User, table_id: str) -> None:
        def work(draft: Draft) -> None:
            _bid(draft.table, user.id)
            draft.table = draft.table.without_bid(user.id)

        self._gate.change(table_id, work)

    def withdraw(self, user: User, table_id: str, other: str) -> None:
        """Whoever has invited, or set up the table, takes it back."""

        def work(draft: Draft) -> None:
            check_at_table(draft.table, user.id)
            if user.id not in (_bid(draft.table, other).by, draft.table.creator):
                raise Refused("not-yours")
            draft.table = draft.table.without_bid(other)

        self._gate.change(table_id, work)


class Called(NamedTuple):
    """The account that somebody calls to a table: whether it wants to hear nothing of them, and whether they are no
    friends, who cannot call it as often as they like."""

    user: User
    silent: bool
    stranger: bool


def called(gate: Gate, user: User, name: str) -> Called:
    with gate.store.read() as connection:
        other = users.account(connection, name)
        silent = users.has_muted(connection, other.id, user.id)
        return Called(other, silent, not friends.are(connection, user.id, other.id))


def _bid(table: Table, user: str) -> Bid:
    check_seen(table, user)
    found = table.bid_for(user)
    if found is None:
        raise Refused("not-invited")
    return found


def keep_bids(connection: Connection, draft: Draft) -> None:
    """Told by the gate of every change: where somebody is invited and could still sit down is found by the lists."""
    before, now = _open_bids(draft.before), _open_bids(draft.table)
    if before == now:
        return
    rows, table_id = models.bids, draft.table.id
    connection.execute(delete(rows).where(rows.c.table_id == table_id))
    if now:
        connection.execute(insert(rows), [{"table_id": table_id, "user_id": user} for user in now])


def _open_bids(table: Table) -> list[str]:
    """Whoever is invited while a seat is free, and substitutes whose seat waits for them."""
    closed = table.status in (OVER, CLOSED) or table.full
    bidden = set() if closed else {bid.user for bid in table.bids}
    called = {seat.substitute for seat in table.seats if seat.substitute and table.waiting_for(seat.substitute)}
    return sorted(bidden | called)
