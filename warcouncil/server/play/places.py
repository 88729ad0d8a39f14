"""Somebody's places at all their tables: they go over to an account, or are given up when somebody leaves for good."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from functools import partial

from msgspec.structs import replace
from sqlalchemy import or_, select

from warcouncil.server.ground.errors import Refused
from warcouncil.server.play.play import given_up, settle_rest
from warcouncil.server.storage import models
from warcouncil.server.storage.book import CLOSED, GATHERING, PLAYING, Table
from warcouncil.server.tables.eyes import Eyes
from warcouncil.server.tables.gate import Draft, Gate
from warcouncil.server.tables.lobby import emptied

logger = logging.getLogger(__name__)


class Places:
    """Changes every table of one person."""

    def __init__(self, gate: Gate, eyes: Eyes) -> None:
        self._gate = gate
        self._eyes = eyes

    def go_over(self, guest: str, account: str) -> None:
        """All seats of a guest become the account's."""

        def work(draft: Draft) -> None:
            table = draft.table
            for number in table.seats_of(guest):
                twice = bool(draft.table.seats_of(account)) or self._eyes.has_seen_another(draft.table, number, account)
                if twice and table.status == GATHERING:
                    table = emptied(table, number)
                elif twice and table.status == PLAYING:  # nobody sees a second hand
                    table = given_up(table, number, hand_over_talk=False)
                    draft.invitations_changed = True
                else:
                    table = table.with_seat(number, user=account)
            draft.table = renamed(table, guest, account)
            if table.status == PLAYING:
                settle_rest(draft)

        self._change_each(guest, self._tables_of(guest), work)
        self._eyes.go_over(guest, account)

    def give_up(self, user: str) -> None:
        """Nobody waits for the user any more; running matches are played on by bots."""
        self._change_each(user, self._tables_of(user), partial(without_user, user))

    def give_up_the_rest(self, user: str) -> None:
        """The same where they have sat down while everything else was given up."""
        rows = models.tables
        seated = select(models.seats.c.table_id).where(models.seats.c.user_id == user)
        theirs = or_(rows.c.id.in_(seated), rows.c.creator == user)
        with self._gate.store.read() as connection:
            found = connection.scalars(select(rows.c.id).where(rows.c.status.in_((GATHERING, PLAYING)), theirs)).all()
        self._change_each(user, found, partial(without_user, user))

    def _change_each(self, user: str, tables: Iterable[str], work: Callable[[Draft], None]) -> None:
        """Change these tables of a user. One that cannot be loaded at the moment does not stop the others."""
        for table_id in tables:
            try:
                self._gate.change(table_id, work)
            except Refused as refused:
                if refused.code != "our-fault":
                    raise
                logger.warning("table %s of user %s stays as it is", table_id, user)

    def _tables_of(self, user: str) -> list[str]:
        with self._gate.store.read() as connection:
            seated = select(models.seats.c.table_id).where(models.seats.c.user_id == user)
            made = select(models.tables.c.id).where(models.tables.c.creator == user)
            bidden = select(models.bids.c.table_id).where(models.bids.c.user_id == user)
            return sorted(set(connection.scalars(seated.union(made, bidden))))


def without_user(user: str, draft: Draft) -> None:
    """Their seats are free, or a bot's; nobody expects them any more."""
    table = draft.table
    for number in table.seats_of(user):
        if table.status == GATHERING:
            table = emptied(table, number)
        elif table.status == PLAYING:
            table = given_up(table, number, hand_over_talk=False)
        else:
            table = table.with_seat(number, name=None, device="")
    if table.creator == user:
        table = _without_creator(table, draft.now)
    table = table.without_bid(user)
    for number in table.stands_in(user):
        table = table.with_seat(number, substitute=None, called=False)
    draft.table = table
    draft.invitations_changed = True
    if table.status == PLAYING:
        settle_rest(draft)


def renamed(table: Table, guest: str, account: str) -> Table:
    """What somebody has begun there as a guest is theirs as the account: queued choices, a pause, what they ask for."""
    queues = tuple(replace(one, user=account) if one.user == guest else one for one in table.queues)
    requests = tuple(replace(one, by=account) if one.by == guest else one for one in table.requests)
    bids = tuple(replace(one, by=account) if one.by == guest else one for one in table.bids)
    paused, nudged = table.paused, table.nudged
    return replace(
        table,
        creator=account if table.creator == guest else table.creator,
        queues=queues,
        requests=requests,
        bids=bids,
        paused=replace(paused, by=account) if paused is not None and paused.by == guest else paused,
        nudged=replace(nudged, by=account) if nudged is not None and nudged.by == guest else nudged,
    )


def _without_creator(table: Table, now: float) -> Table:
    """A table that has not started is given up; a running one goes on with the next person in charge."""
    if table.status == GATHERING:
        return replace(table, status=CLOSED, ended=now)
    return replace(table, creator=next(iter(table.persons), table.creator))
