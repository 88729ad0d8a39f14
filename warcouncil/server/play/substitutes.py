"""Substitutes: who plays on at a seat when whoever sits there cannot. Agreed openly before the start, later by consent.

Whoever steps in sees a hand, so the rules of open seats hold: nobody who has seen another seat of the match. Who has
made room becomes the substitute, and may come back to the same seat.
"""

from __future__ import annotations

from warcouncil.server.ground.errors import Refused
from warcouncil.server.ground.limits import Limits
from warcouncil.server.people import sessions
from warcouncil.server.people.users import User
from warcouncil.server.play.play import AWAY, SILENCE, ask, left_to, settle_rest
from warcouncil.server.storage.book import (
    CLOSED,
    GATHERING,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    SUBSTITUTE,
    Request,
    Seat,
    Table,
)
from warcouncil.server.tables import schedule, talk
from warcouncil.server.tables.access import acting_seat, check_seen
from warcouncil.server.tables.bidding import called
from warcouncil.server.tables.eyes import Eyes
from warcouncil.server.tables.gate import Draft, Gate
from warcouncil.server.tables.lobby import check_not_banned, seat_at, seated


class Substitutes:
    """Names them, calls them, and lets them sit down."""

    def __init__(self, gate: Gate, eyes: Eyes, limits: Limits) -> None:
        self._gate = gate
        self._eyes = eyes
        self._limits = limits

    def name(self, user: User, table_id: str, seat: int, name: str | None) -> None:
        """Whoever sits there names an account. Before the start everybody sees it and starts all the same; afterwards
        the others must agree, by a word or by a day of silence."""
        other, silent, stranger = (None, False, False) if name is None else called(self._gate, user, name)

        def work(draft: Draft) -> None:
            table = draft.table
            number = acting_seat(table, user.id, seat)
            if table.status in (OVER, CLOSED):
                raise Refused("over")
            if other is None:
                draft.table = table.with_seat(number, substitute=None, called=False)
                return
            if table.seats_of(other.id):
                raise Refused("already-seated")
            if silent:
                return
            if stranger:
                self._limits.take("bidden", other.id)
            if table.status == GATHERING:
                draft.table = table.with_seat(number, substitute=other.id)
            elif not any(one.about == number and one.kind == SUBSTITUTE for one in table.requests):
                due = schedule.runs_out(table, draft.now, SILENCE)
                request = table.last_request + 1
                ask(draft, Request(request, number, SUBSTITUTE, draft.now, about=number, who=other.id, due=due))

        self._gate.change(table_id, work)

    def call(self, user: User, table_id: str, seat: int, hand_over_talk: bool) -> None:
        """Whoever sits there asks the substitute to play on. Until then everything stays as it is."""

        def work(draft: Draft) -> None:
            number = acting_seat(draft.table, user.id, seat)
            check_running(draft.table)
            if draft.table.seats[number].substitute is None:
                raise Refused("not-found")
            draft.table = draft.table.with_seat(number, called=True, talk_handed=hand_over_talk)

        self._gate.change(table_id, work)

    def step_in(self, user: User, table_id: str, number: int) -> None:
        """The substitute sits down: called, or where somebody has left, or has been away for long."""

        def work(draft: Draft) -> None:
            table = draft.table
            check_seen(table, user.id)
            check_running(table)
            seat = seat_at(table, number)
            if seat.substitute != user.id:
                raise Refused("not-yours")
            check_not_banned(table, user)
            if table.seats_of(user.id):
                raise Refused("already-seated")
            if number not in table.waiting_for(user.id) and draft.now - self._last_sign_of(seat) < AWAY:
                raise Refused("not-yours")
            self._eyes.check(table, number, user)
            self._sit(draft, seat, user)

        self._gate.change(table_id, work)

    def _sit(self, draft: Draft, seat: Seat, user: User) -> None:
        with self._gate.store.read() as connection:
            talked = talk.newest(connection, draft.table.id)
        made_room, handed = seat.user, seat.talk_handed
        if seat.kind == PERSON:
            empty = left_to(draft.table, seat.seat, kind=OPEN, bot=None)
            draft.table = empty.with_seat(seat.seat, talk_handed=handed)
        table = seated(draft, seat.seat, user, "", talked)
        draft.table = table.with_seat(
            seat.seat, substitute=None if seat.resigned else made_room or seat.left, called=False
        )
        draft.invitations_changed = True
        settle_rest(draft)

    def _last_sign_of(self, seat: Seat) -> float:
        with self._gate.store.read() as connection:
            return max(seat.acted, sessions.last_seen(connection, seat.user or ""))


def check_running(table: Table) -> None:
    if table.status != PLAYING:
        raise Refused("not-started" if table.status == GATHERING else "over")
