"""The feed: what each viewer is told, numbered for that viewer alone, so that a lost connection loses nothing.

A viewer is a seat or the spectator. Whenever something changes that a viewer may see, that viewer's running number goes
up by one and a random mark is drawn; both together are the cursor. A cursor names one moment of one viewer: with it the
feed tells exactly what has changed since. What a viewer may not see moves none of that viewer's numbers.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import Connection, and_, delete, or_

from warcouncil.engine.log import LogEntry
from warcouncil.server.storage import models
from warcouncil.server.storage.book import CLOSED, Table
from warcouncil.server.storage.store import Store
from warcouncil.server.tables import talk, unless
from warcouncil.server.tables.clocks import asked_by
from warcouncil.server.tables.hall import SPECTATOR, Live, Moment, Told
from warcouncil.server.tables.readiness import ready
from warcouncil.server.tables.view import table_core

_CANONICAL = msgspec.msgpack.Encoder(order="deterministic")
KEPT_EVENTS = 400
"""Moments of a viewer to which a cursor can still refer; older cursors get everything anew."""
PRUNE_EVERY = 50


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


class Telling(msgspec.Struct, frozen=True):
    """What is told to whom with a change: viewers who may see nothing of it are in neither."""

    told: dict[str, Told]
    moments: dict[str, Moment]


def tell(store: Store, connection: Connection, live: Live, table: Table, heard: list[Heard]) -> Telling:
    """Number what has changed for each viewer, in the transaction that stores the change."""
    log = live.full_log()
    common = common_start(live.log, log)
    asked = asked_by(live.match)
    telling = Telling({}, {})
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
        telling.told[viewer] = now
        telling.moments[viewer] = Moment(now.seq, now.mark, *changed, keep, now.talked)
    if telling.told:
        _keep_moments(store, connection, table.id, telling)
    return telling


def _viewers(table: Table) -> list[str]:
    return [*map(str, range(table.players)), SPECTATOR]


def _keep_moments(store: Store, connection: Connection, table_id: str, telling: Telling) -> None:
    """Store them all, and now and then forget those that are long past."""
    moments = [_row(table_id, viewer, moment) for viewer, moment in telling.moments.items()]
    connection.execute(models.events.insert(), moments)
    store.upsert(connection, models.viewers, [_row(table_id, viewer, now) for viewer, now in telling.told.items()])
    rows = models.events
    old = [
        and_(rows.c.viewer == viewer, rows.c.seq < now.seq - KEPT_EVENTS)
        for viewer, now in telling.told.items()
        if now.seq % PRUNE_EVERY == 0
    ]
    if old:
        connection.execute(delete(rows).where(rows.c.table_id == table_id, or_(*old)))


def _row(table_id: str, viewer: str, what: Told | Moment) -> dict[str, Any]:
    return {"table_id": table_id, "viewer": viewer, **msgspec.structs.asdict(what)}


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
    _look(live, table, _viewers(table))


def live_view(live: Live, table: Table, viewer: str) -> dict[str, Any] | None:
    """What the viewer may see of the match, kept until something changes."""
    if live.match is None:
        return None
    _look(live, table, [viewer])
    return live.views[viewer]


def _look(live: Live, table: Table, viewers: Iterable[str]) -> None:
    """Make the views that are not there: together, since most of what they show is the same."""
    missing = {viewer: seat_of(viewer) for viewer in viewers if viewer not in live.views}
    if live.match is None or not missing:
        return
    views = live.match.views(missing.values(), log=False)
    decided = ready(live.match)
    for viewer, seat in missing.items():
        view = views[seat]
        view["talk"] = talk.channels(table, live.match, seat)
        view["waiting_for"] = {**view["waiting_for"], "ready": decided}
        view["unless_concerned"] = unless.told(table, live.match, seat)
        if table.status == CLOSED:
            view.update(decisions=[], can_undo=False)  # nobody can answer any more
        live.views[viewer] = view
