"""The feed: what each viewer is told, numbered for that viewer alone, so that a lost connection loses nothing.

A viewer is a seat or the spectator. Whenever something changes that a viewer may see, that viewer's running number goes
up by one and a random mark is drawn; both together are the cursor. A cursor names one moment of one viewer: with it the
feed tells exactly what has changed since. What a viewer may not see moves none of that viewer's numbers.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, delete, func, select

from warcouncil.engine.log import LogEntry
from warcouncil.server.storage import models
from warcouncil.server.storage.book import CLOSED, Table
from warcouncil.server.storage.store import Store
from warcouncil.server.tables import talk
from warcouncil.server.tables.clocks import asked_by
from warcouncil.server.tables.hall import SPECTATOR, Live, Spoken, Told
from warcouncil.server.tables.view import Naming, table_body, table_core
from warcouncil.server.tables.words import board_elements, entry_body, state_body
from warcouncil.text import speaker

_CANONICAL = msgspec.msgpack.Encoder(order="deterministic")
KEPT_EVENTS = 400
"""Moments of a viewer to which a cursor can still refer; older cursors get everything anew."""
PRUNE_EVERY = 50
FROM_MOMENT = (
    select(models.events)
    .where(
        models.events.c.table_id == bindparam("wanted_table"),
        models.events.c.viewer == bindparam("wanted_viewer"),
        models.events.c.seq >= bindparam("first"),
    )
    .order_by(models.events.c.seq)
)


def viewer_of(seat: int | None) -> str:
    return SPECTATOR if seat is None else str(seat)


def seat_of(viewer: str) -> int | None:
    return None if viewer == SPECTATOR else int(viewer)


def digest(data: Any) -> str:
    return hashlib.blake2b(_CANONICAL.encode(data), digest_size=12).hexdigest()


# -- telling


class Heard(msgspec.Struct, frozen=True):
    """A message that is being stored: its running number and who may read it."""

    id: int
    channel: str


def tell(store: Store, connection: Connection, live: Live, table: Table, heard: list[Heard]) -> dict[str, Told]:
    """Number what has changed for each viewer, in the transaction that stores the change. What is told from now on."""
    log = live.full_log()
    common = common_start(live.log, log)
    asked = asked_by(live.match)
    told: dict[str, Told] = {}
    events: list[dict[str, Any]] = []
    for viewer in _viewers(table):
        before = live.told.get(viewer, Told())
        seat = seat_of(viewer)
        own = table.seats_of(table.seats[seat].user) or (seat,) if seat is not None else ()
        keep, logged = _cut(live.log, log, common, seat)
        messages = [one.id for one in heard if talk.hears(table, seat, one.channel)]
        now = Told(
            before.seq + 1,
            secrets.token_hex(4),
            digest(live_view(live, table, viewer)),
            digest(table_core(table, own, asked)),
            logged,
            max([before.talked, *messages]),
        )
        changed = (now.state != before.state, now.table != before.table, logged > keep or keep < before.logged)
        if not any(changed) and not messages:
            continue
        told[viewer] = now
        events.append(
            {
                "table_id": table.id,
                "viewer": viewer,
                "seq": now.seq,
                "mark": now.mark,
                "state": changed[0],
                "table": changed[1],
                "log": changed[2],
                "keep": keep,
                "talked": now.talked,
            }
        )
    if events:
        connection.execute(models.events.insert(), events)
        _prune(connection, table.id, told)
        _keep_told(store, connection, table.id, told)
    return {**live.told, **told}


def _viewers(table: Table) -> list[str]:
    return [*map(str, range(table.players)), SPECTATOR]


def _keep_told(store: Store, connection: Connection, table_id: str, told: dict[str, Told]) -> None:
    rows = [{"table_id": table_id, "viewer": viewer, **msgspec.structs.asdict(now)} for viewer, now in told.items()]
    store.upsert(connection, models.viewers, rows)


def _prune(connection: Connection, table_id: str, told: dict[str, Told]) -> None:
    """Now and then forget moments that are long past."""
    rows = models.events
    for viewer, now in told.items():
        if now.seq % PRUNE_EVERY == 0:
            old = (rows.c.table_id == table_id, rows.c.viewer == viewer, rows.c.seq < now.seq - KEPT_EVENTS)
            connection.execute(delete(rows).where(*old))


def common_start(old: list[LogEntry], new: list[LogEntry]) -> int:
    """How many entries are the same from the start."""
    for place, (before, now) in enumerate(zip(old, new, strict=False)):
        if before is not now and before != now:
            return place
    return min(len(old), len(new))


def _cut(old: list[LogEntry], new: list[LogEntry], common: int, seat: int | None) -> tuple[int, int]:
    """For one viewer: how many entries stay, and how many there are now."""
    same = sum(entry.seats is None or seat in entry.seats for entry in new[:common])
    was = [cut for entry in old[common:] if (cut := entry.for_seat(seat)) is not None]
    now = [cut for entry in new[common:] if (cut := entry.for_seat(seat)) is not None]
    return same + common_start(was, now), same + len(now)


def prepare(live: Live, table: Table) -> None:
    """Find out what every viewer sees before storage is kept waiting."""
    for viewer in _viewers(table):
        live_view(live, table, viewer)


def live_view(live: Live, table: Table, viewer: str) -> dict[str, Any] | None:
    """What the viewer may see of the match, kept until something changes."""
    if live.match is None:
        return None
    view = live.views.get(viewer)
    if view is None:
        seat = seat_of(viewer)
        view = live.match.view(seat, log=False)
        view["talk"] = talk.channels(table, live.match, seat)
        if table.status == CLOSED:
            view.update(decisions=[], can_undo=False)  # nobody can answer any more
        live.views[viewer] = view
    return view


def live_body(live: Live, viewer: str, language: str) -> dict[str, Any] | None:
    """The same in words: often several channels look through the same eyes."""
    key = (viewer, language)
    if key not in live.bodies:
        view = live_view(live, live.table, viewer)
        live.bodies[key] = None if live.match is None or view is None else state_body(live.match, view, language)
    return live.bodies[key]


# -- what has changed since


class Since(msgspec.Struct, frozen=True):
    """Which parts have changed since a cursor."""

    reset: bool
    state: bool
    table: bool
    log: bool
    keep: int
    talked: int


def since(connection: Connection, live: Live, viewer: str, cursor: str | None) -> Since | None:
    """What the viewer has to be told; None: nothing."""
    now = live.told.get(viewer, Told())
    everything = Since(True, True, True, True, 0, 0)
    if cursor is None:
        return everything
    if cursor == now.cursor:
        return None
    moments = from_moment(connection, live.id, viewer, cursor)
    if not moments:
        return everything
    known, *later = moments
    return Since(
        False,
        any(row.state for row in later),
        any(row.table for row in later),
        any(row.log for row in later),
        min((row.keep for row in later), default=now.logged),
        known.talked,
    )


def from_moment(connection: Connection, table_id: str, viewer: str, cursor: str) -> Sequence[Any]:
    """The event that a cursor names and all later ones; empty if it is none of ours."""
    number, _, mark = cursor.partition("-")
    if not (number.isascii() and number.isdigit() and len(number) < 10):
        return ()
    wanted = {"wanted_table": table_id, "wanted_viewer": viewer, "first": int(number)}
    found = connection.execute(FROM_MOMENT, wanted).all()
    return found if found and found[0].seq == int(number) and found[0].mark == mark else ()


def is_from_another_past(connection: Connection, table_id: str, viewer: str, cursor: str) -> bool:
    """Whether a cursor names a moment that this database has never seen: it was set back to an older backup."""
    if from_moment(connection, table_id, viewer, cursor):
        return False
    rows = models.events
    oldest = connection.scalar(select(func.min(rows.c.seq)).where(rows.c.table_id == table_id, rows.c.viewer == viewer))
    number = cursor.partition("-")[0]
    return oldest is not None and number.isascii() and number.isdigit() and int(number[:9]) >= oldest


def update(
    connection: Connection,
    live: Live,
    seat: int | None,
    user: str | None,
    naming: Naming,
    cursor: str | None,
) -> dict[str, Any] | None:
    """The message that brings a viewer up to date; None if there is nothing new."""
    viewer, table, match = viewer_of(seat), live.table, live.match
    news = since(connection, live, viewer, cursor)
    if news is None:
        return None
    told = live.told.get(viewer, Told())
    body: dict[str, Any] = {
        "type": "update",
        "match": live.id,
        "seat": seat,
        "lang": naming.language,
        "cursor": told.cursor,
        "reset": news.reset,
        "now": naming.now,
    }
    if news.table or news.state:
        body["table"] = table_body(table, match, user, naming)
    if news.state:
        body["state"] = live_body(live, viewer, naming.language)
    if news.log:
        body["log"] = {"keep": news.keep, "entries": log_bodies(live, seat, naming.language)[news.keep :]}
    if told.talked > news.talked or news.reset:
        most = talk.AT_FIRST if news.reset else KEPT_EVENTS  # whoever comes back gets all that was missed
        said = talk.messages(connection, table, seat, user, after=news.talked, limit=most)
        if said or news.reset:
            body["talk"] = said
    return body


def log_bodies(live: Live, seat: int | None, language: str) -> list[dict[str, Any]]:
    """The log as this viewer reads it; what was said before is kept."""
    match = live.match
    if match is None:
        return []
    elements = board_elements(match.title, match.options)
    voice = speaker(match.title, language)
    spoken = live.spoken.setdefault((viewer_of(seat), language), Spoken())
    log = live.full_log()
    same = common_start(spoken.entries, log)
    del spoken.entries[same:], spoken.bodies[same:]
    said = [body for body in spoken.bodies if body is not None]
    for entry in log[same:]:
        cut = entry.for_seat(seat)
        body = None if cut is None else entry_body(cut, len(said) + 1, voice, elements)
        spoken.entries.append(entry)
        spoken.bodies.append(body)
        if body is not None:
            said.append(body)
    return said
