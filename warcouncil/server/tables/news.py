"""News: what brings a viewer up to date since a cursor.

The last moments of every viewer are in memory, so that whoever follows a match costs the database nothing; a cursor
from before is looked for in storage.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, func, select

from warcouncil.engine.log import LogEntry
from warcouncil.server.storage import models
from warcouncil.server.storage.store import Store
from warcouncil.server.tables import shelf, talk
from warcouncil.server.tables.access import helped
from warcouncil.server.tables.brief import brief_entry
from warcouncil.server.tables.feed import KEPT_EVENTS, common_start, live_view, viewer_of
from warcouncil.server.tables.hall import Live, Moment, Spoken, Told
from warcouncil.server.tables.view import Naming, table_body
from warcouncil.server.tables.words import board_elements, entry_body, state_body
from warcouncil.text import Speaker, speaker

FROM_MOMENT = (
    select(models.events)
    .where(
        models.events.c.table_id == bindparam("wanted_table"),
        models.events.c.viewer == bindparam("wanted_viewer"),
        models.events.c.seq >= bindparam("first"),
    )
    .order_by(models.events.c.seq)
)


def live_body(live: Live, viewer: str, language: str) -> bytes:
    """What the viewer may see of the match in words, as JSON, made once: often several look through the same eyes."""
    key = (viewer, language)
    if key not in live.bodies:
        view = live_view(live, live.table, viewer)
        body = None
        if live.match is not None and view is not None:
            body = state_body(live.match, view, language, helped=helped(live.table))
        live.bodies[key] = msgspec.json.encode(body)
    return live.bodies[key]


class Since(msgspec.Struct, frozen=True):
    """Which parts have changed since a cursor."""

    reset: bool
    state: bool
    table: bool
    log: bool
    keep: int
    talked: int


def since(store: Store, live: Live, viewer: str, cursor: str | None) -> Since | None:
    """What the viewer has to be told; None: nothing."""
    now = live.told.get(viewer, Told())
    everything = Since(True, True, True, True, 0, 0)
    if cursor is None:
        return everything
    if cursor == now.cursor:
        return None
    moments = remembered(live.moments, viewer, cursor)
    if not moments:
        with store.read() as connection:
            moments = stored(connection, live.id, viewer, cursor)
    if not moments:
        return everything
    known, *later = moments
    return Since(
        False,
        any(moment.state for moment in later),
        any(moment.table for moment in later),
        any(moment.log for moment in later),
        min((moment.keep for moment in later), default=now.logged),
        known.talked,
    )


def remembered(moments: Mapping[str, Iterable[Moment]], viewer: str, cursor: str) -> Sequence[Moment]:
    """The moment that a cursor names and all later ones; empty if it is not in memory."""
    known = list(moments.get(viewer, ()))
    place = next((n for n, moment in enumerate(known) if f"{moment.seq}-{moment.mark}" == cursor), len(known))
    return known[place:]


def stored(connection: Connection, table_id: str, viewer: str, cursor: str) -> Sequence[Any]:
    """The same from storage; empty if it is none of ours."""
    number, _, mark = cursor.partition("-")
    if not (number.isascii() and number.isdigit() and len(number) < 10):
        return ()
    wanted = {"wanted_table": table_id, "wanted_viewer": viewer, "first": int(number)}
    found = connection.execute(FROM_MOMENT, wanted).all()
    return found if found and found[0].seq == int(number) and found[0].mark == mark else ()


def is_from_another_past(connection: Connection, table_id: str, viewer: str, cursor: str) -> bool:
    """Whether a cursor names a moment that this database has never seen: it was set back to an older backup."""
    if stored(connection, table_id, viewer, cursor):
        return False
    rows = models.events
    oldest = connection.scalar(select(func.min(rows.c.seq)).where(rows.c.table_id == table_id, rows.c.viewer == viewer))
    number = cursor.partition("-")[0]
    return oldest is not None and number.isascii() and number.isdigit() and int(number[:9]) >= oldest


def update(
    store: Store,
    live: Live,
    seat: int | None,
    user: str | None,
    naming: Naming,
    cursor: str | None,
    held: str | None = None,
) -> dict[str, Any] | None:
    """The message that brings a viewer up to date; None if there is nothing new. `held`: the tag of what they hold, of
    whoever takes patches."""
    viewer = viewer_of(seat)
    news = since(store, live, viewer, cursor)
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
        body.update(_parts(live, viewer, user, naming, news, held))
    if news.log:
        entries = log_bodies(live, seat, naming.language)[news.keep :]
        body["log"] = {"keep": news.keep, "entries": entries if held is None else list(map(brief_entry, entries))}
    if told.talked > news.talked or news.reset:
        most = talk.AT_FIRST if news.reset else KEPT_EVENTS  # whoever comes back gets all that was missed
        with store.read() as connection:
            said = talk.messages(
                connection, live.table, seat, user, language=naming.language, after=news.talked, limit=most
            )
        if said or news.reset:
            body["talk"] = said
    return body


def _parts(live: Live, viewer: str, user: str | None, naming: Naming, news: Since, held: str | None) -> dict[str, Any]:
    """Table and state: whole, or as patches for whoever takes them."""
    if held is not None:
        state = live_body(live, viewer, naming.language)
        return shelf.parts(live, state, viewer, user, naming, "" if news.reset else held)
    parts: dict[str, Any] = {"table": table_body(live.table, live.match, user, naming)}
    if news.state:
        parts["state"] = msgspec.Raw(live_body(live, viewer, naming.language))
    return parts


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
    for place, entry in enumerate(log[same:], start=same):
        cut = entry.for_seat(seat)
        body = None if cut is None else _said(live, place, cut, len(said) + 1, voice, elements)
        spoken.entries.append(entry)
        spoken.bodies.append(body)
        if body is not None:
            said.append(body)
    return said


def _said(
    live: Live, place: int, cut: LogEntry, number: int, voice: Speaker, elements: frozenset[str]
) -> dict[str, Any]:
    """An entry in words, found once for all who read it alike; only its number is each reader's own."""
    worded = live.worded.setdefault(voice.language, {})
    known = worded.get(place)
    if known is None or known[0] != cut:
        known = worded[place] = cut, entry_body(cut, number, voice, elements)
    body = known[1]
    return body if body["number"] == number else {**body, "number": number}
