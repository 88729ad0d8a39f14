"""Notices: your turn, a request, a start, an end. Kept with the change that causes them, then shown and sent."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, func, insert, or_, select, update

from warcouncil.server.people import bans, users
from warcouncil.server.people.users import User
from warcouncil.server.storage import models
from warcouncil.server.storage.book import BOT, GATHERING, OPEN_SEAT, OVER, PERSON, PLAYING
from warcouncil.server.tables.gate import Draft, Gate
from warcouncil.server.tables.sealing import pledge_of
from warcouncil.text import speaker

GRACE = 20.0
"""Seconds before a notice is sent elsewhere: whoever looks meanwhile need not be told."""
KEPT = 200
NUDGE = "nudge"
SETTLE_TURN = (
    update(models.notices)
    .where(
        models.notices.c.user_id == bindparam("whose"),
        models.notices.c.seat == bindparam("there"),
        models.notices.c.table_id == bindparam("wanted"),
        or_(models.notices.c.kind == "your-turn", models.notices.c.kind == NUDGE),
        models.notices.c.read.is_(False),
    )
    .values(read=True)
)
"""Made once, for it is done with nearly every choice."""


class Notice(msgspec.Struct, frozen=True):
    """Something that somebody should know."""

    kind: str
    seat: int | None
    text: str


class Notices:
    """Writes notices and reads them back."""

    def __init__(self, gate: Gate, looking: Callable[[str, str], bool]) -> None:
        self._gate = gate
        self._looking = looking

    # -- writing

    def watch(self, connection: Connection, draft: Draft) -> None:
        """Told by the gate of every change."""
        wanted = [*self._milestones(draft), *self._requests(draft), *self._turns(draft), *_nudges(draft)]
        self._settle_turns(connection, draft)
        touched: set[str] = set()
        for user_id, kind, seat in sorted(wanted, key=_by_user):  # one order for all: nobody locks anybody up
            if kind != NUDGE and self._looking(user_id, draft.table.id):
                continue
            person = users.find(connection, user_id)
            if person is not None and self._keep(connection, draft, person, kind, seat):
                touched.add(user_id)
        for user_id in touched:
            draft.after.append(_publisher(self._gate, user_id))

    def _turns(self, draft: Draft) -> list[tuple[str, str, int | None]]:
        """Persons who are asked now and were not before, and did not bring it about themselves."""
        table = draft.table
        if table.status != PLAYING or table.paused is not None:
            return []
        before = frozenset() if draft.before.status == GATHERING else draft.asked_before.seats
        actors = {table.seats[seat].user for seat in draft.acted}
        return [
            (seat.user, "your-turn", seat.seat)
            for seat in table.seats
            if seat.kind == PERSON
            and seat.user is not None
            and seat.user not in actors
            and seat.seat in draft.asked.seats
            and (seat.seat not in before or seat.user != draft.before.seats[seat.seat].user)
        ]

    def _requests(self, draft: Draft) -> list[tuple[str, str, int | None]]:
        known = {request.id for request in draft.before.requests}
        found: list[tuple[str, str, int | None]] = []
        for request in draft.table.requests:
            if request.id not in known:
                asked = (draft.table.seats[seat] for seat in draft.table.waits_for(request))
                found += [(seat.user, "request", seat.seat) for seat in asked if seat.user is not None]
        return found

    def _milestones(self, draft: Draft) -> list[tuple[str, str, int | None]]:
        before, now = draft.before, draft.table
        found: list[tuple[str, str, int | None]] = []
        if before.status == GATHERING and now.status == PLAYING:
            found += [(user, "started", None) for user in now.persons if user != now.creator]
        if before.sealing is None and now.sealing is not None:
            found += [(user, "sealing", None) for user in now.persons if user != now.creator and pledge_of(now, user)]
        if before.status == PLAYING and now.status == OVER:
            found += [(user, "over", None) for user in now.persons]
        if before.status == "" and now.rematch_of is not None:
            found += [(user, "invited", None) for user in now.persons if user != now.creator]
        found += [(bid.user, "bidden", bid.seat) for bid in now.bids if bid not in before.bids]
        found += _called(draft)
        if before.status == PLAYING and now.status == PLAYING:
            for old, new in zip(before.seats, now.seats, strict=True):
                if old.user is not None and new.kind == BOT and not new.resigned:
                    found.append((old.user, "replaced", old.seat))
        return found

    def _settle_turns(self, connection: Connection, draft: Draft) -> None:
        """Whoever is no longer asked need not be told so any more."""
        if not draft.match_changed:
            return
        done = [draft.before.seats[seat] for seat in sorted(draft.asked_before.seats - draft.asked.seats)]
        turns = [(seat.user, seat.seat) for seat in done if seat.user is not None]
        if turns:
            told = [{"whose": user, "there": seat, "wanted": draft.table.id} for user, seat in sorted(turns)]
            connection.execute(SETTLE_TURN, told)

    def _keep(self, connection: Connection, draft: Draft, person: User, kind: str, seat: int | None) -> bool:
        """Write one notice, unless the same is still unread."""
        rows = models.notices
        same = (
            rows.c.user_id == person.id,
            rows.c.table_id == draft.table.id,
            rows.c.kind == kind,
            rows.c.read.is_(False),
            rows.c.seat.is_(None) if seat is None else rows.c.seat == seat,
        )
        if kind == NUDGE:  # an hour later it is said anew
            connection.execute(update(rows).where(*same).values(read=True))
        elif connection.scalar(select(func.count()).where(*same)):
            return False
        text = sentence(draft, kind, seat, person.language)
        about = {"kind": kind, "table_id": draft.table.id, "seat": seat, "title": draft.table.title}
        self._write(connection, person, text, draft.now, about)
        return True

    def _write(self, connection: Connection, person: User, text: str, now: float, about: dict[str, Any]) -> None:
        rows, people = models.notices, models.users
        counted = update(people).where(people.c.id == person.id).values(last_notice=people.c.last_notice + 1)
        number = connection.execute(counted.returning(people.c.last_notice)).scalar_one()
        row = {"user_id": person.id, "number": number, "text": text, "time": now, "read": False}
        connection.execute(insert(rows).values(**row, **about))
        connection.execute(rows.delete().where(rows.c.user_id == person.id, rows.c.number <= number - KEPT))
        self._send(connection, person, number, now)

    def tell(
        self,
        connection: Connection,
        people: Iterable[str],
        kind: str,
        league: tuple[str, str, str],
        round_: int,
        now: float,
    ) -> None:
        """News of a league, by its id, its game and its name, for some people."""
        about = {"kind": kind, "table_id": league[0], "seat": None, "title": league[1]}
        for user_id in sorted(set(people)):
            person = users.find(connection, user_id)
            if person is not None:
                voice = speaker(None, person.language)
                what = voice.say(f"server-notice-{kind}", round=round_)
                self._write(connection, person, voice.say("server-notice", title=league[2], what=what), now, about)

    def _send(self, connection: Connection, person: User, number: int, now: float) -> None:
        ways = [
            *(["webhook"] if person.webhook and person.notify_webhook else []),
            *(["mail"] if person.email_confirmed and person.notify_mail else []),
        ]
        if ways and bans.holds(connection, bans.user_mark(person.id)):
            return  # who may not come in is not called either
        for way in ways:
            row = {"user_id": person.id, "notice": number, "way": way, "attempts": 0, "due": now + GRACE}
            connection.execute(insert(models.deliveries).values(**row))


def _called(draft: Draft) -> list[tuple[str, str, int | None]]:
    """Substitutes for whom a seat waits now, and did not before."""
    subs = {seat.substitute for seat in draft.table.seats if seat.substitute is not None}
    return [
        (user, "substitute", seat)
        for user in sorted(subs)
        for seat in draft.table.waiting_for(user)
        if seat not in draft.before.waiting_for(user)
    ]


def _nudges(draft: Draft) -> list[tuple[str, str, int | None]]:
    """Persons who are asked, when somebody else at the table nudges: also those who have left the page open."""
    nudge = draft.table.nudged
    if nudge is None or nudge == draft.before.nudged:
        return []
    asked = (draft.table.seats[seat] for seat in sorted(draft.asked.seats))
    return [(one.user, NUDGE, one.seat) for one in asked if one.user not in (None, nudge.by)]


def _by_user(wanted: tuple[str, str, int | None]) -> str:
    return wanted[0]


def _publisher(gate: Gate, user_id: str) -> Callable[[], None]:
    return lambda: gate.bus.publish(f"user:{user_id}")


def sentence(draft: Draft, kind: str, seat: int | None, language: str) -> str:
    """What a notice says: which game, and what is asked."""
    voice = speaker(draft.table.title, language)
    what = voice.say(f"server-notice-{kind}")
    if kind == "request" and draft.table.requests[-1].kind == OPEN_SEAT:
        what = voice.say("server-notice-open-seat")
    if kind in ("your-turn", NUDGE) and draft.match is not None:
        decision = next((one for one in draft.match.decisions if one.seat == seat), None)
        if decision is not None:
            asked = voice.prompt(draft.match.state, decision)
            what = asked if kind != NUDGE else voice.say("server-notice-nudge-asked", asked=asked)
    return voice.say("server-notice", title=voice.title(), what=what)


# -- reading


def listed(connection: Connection, user: str, since: int = 0, limit: int = 100) -> list[dict[str, Any]]:
    rows = models.notices
    query = select(rows).where(rows.c.user_id == user, rows.c.number > since)
    found = connection.execute(query.order_by(rows.c.number.desc()).limit(limit)).all()
    return [body(row) for row in reversed(found)]


def body(row: Any) -> dict[str, Any]:
    return {
        "id": row.number,
        "kind": row.kind,
        "match": row.table_id,
        "seat": row.seat,
        "title": row.title,
        "text": row.text,
        "path": f"/{'league' if row.kind.startswith('league-') else 'table'}/{row.table_id}",
        "time": row.time,
        "read": row.read,
    }


def unread(connection: Connection, user: str) -> int:
    rows = models.notices
    return connection.scalar(select(func.count()).where(rows.c.user_id == user, rows.c.read.is_(False))) or 0


def unread_tables(connection: Connection, user: str) -> set[str]:
    """Where there is something to be read."""
    rows = models.notices
    return set(connection.scalars(select(rows.c.table_id).where(rows.c.user_id == user, rows.c.read.is_(False))))


def mark_read(
    connection: Connection, user: str, to: int | None = None, tables: Collection[str] | None = None, but: str = ""
) -> int:
    """Those up to a number, or about some tables, are read, but for one kind; how many were not."""
    rows = models.notices
    query = update(rows).where(rows.c.user_id == user, rows.c.read.is_(False))
    if but:
        query = query.where(rows.c.kind != but)
    if to is not None:
        query = query.where(rows.c.number <= to)
    if tables is not None:
        query = query.where(rows.c.table_id.in_(sorted(tables)))
    return connection.execute(query.values(read=True)).rowcount
