"""The hall: tables and matches that are held in memory, each behind its own lock and never ahead of storage.

What is in memory may always be thrown away (`Live.forget`): the next look brings it back from storage. A version
number in the database tells whether another process has changed a table meanwhile. Other processes say over the bus
what they have changed, so whoever only wants to be up to date with the bus need not ask the database (`trusting`).
"""

from __future__ import annotations

import logging
import threading
from collections import OrderedDict, deque
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, select

from warcouncil.engine.log import LogEntry
from warcouncil.engine.match import Match
from warcouncil.engine.upgrade import NewerRules
from warcouncil.server.ground.bus import EVERYTHING
from warcouncil.server.ground.errors import Refused
from warcouncil.server.storage import models
from warcouncil.server.storage.book import OVER, Table, decode_table
from warcouncil.server.storage.restore import Stored, Unreadable, catch_up, decode_entry, restore
from warcouncil.server.storage.store import Store

logger = logging.getLogger(__name__)
SPECTATOR = "s"
VERSION = select(models.tables.c.version).where(models.tables.c.id == bindparam("wanted"))
BODY = select(models.tables.c.body).where(models.tables.c.id == bindparam("wanted"))
"""Made once: every look at a table begins with the first of them."""
MOMENTS = 30
"""Moments of a viewer that are kept in memory; for older ones the database is asked."""


class Told(msgspec.Struct, frozen=True):
    """What a viewer was told last: the running number with its random mark, and digests of the parts."""

    seq: int = 0
    mark: str = ""
    state: str = ""
    table: str = ""
    logged: int = 0
    talked: int = 0

    @property
    def cursor(self) -> str:
        return f"{self.seq}-{self.mark}"


class Moment(msgspec.Struct, frozen=True):
    """A moment of a viewer, to which a cursor refers: what changed then, and how much was known."""

    seq: int
    mark: str
    state: bool
    table: bool
    log: bool
    keep: int
    talked: int


class Spoken:
    """The log as one viewer reads it in one language: for each entry of the whole log its words, or None."""

    def __init__(self) -> None:
        self.entries: list[LogEntry] = []
        self.bodies: list[dict[str, Any] | None] = []


class Live:
    """A table in memory. Whoever holds `lock` may read and change it."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.lock = threading.RLock()
        self.version = 0
        """The version in storage that this is; 0: nothing is loaded."""
        self.current = False
        """No other process has said that it has changed something since this was loaded or stored."""
        self._table: Table | None = None
        self.match: Match | None = None
        self.stored = 0
        """How many records are in storage."""
        self.log_before: list[LogEntry] = []
        self.log: list[LogEntry] = []
        """The log as it was told last."""
        self.told: dict[str, Told] = {}
        self.moments: dict[str, deque[Moment]] = {}
        """The last moments of each viewer."""
        self.snapshot_at = 0
        self.spoken: dict[tuple[str, str], Spoken] = {}
        """The log as it was put into words, by viewer and language."""
        self.worded: dict[str, dict[int, tuple[LogEntry, dict[str, Any]]]] = {}
        """By language: for places in the log an entry as it was put into words last, and these words."""
        self.views: dict[str, dict[str, Any]] = {}
        """What each viewer may see, as long as nothing changes."""
        self.bodies: dict[tuple[str, str], bytes] = {}
        """The same put into words, by viewer and language, as JSON."""
        self.shelves: OrderedDict[tuple[Any, ...], OrderedDict[str, Any]] = OrderedDict()
        """What viewers hold who take patches."""
        self.patches: dict[tuple[bytes, bytes], bytes | None] = {}
        """From what to what, as long as nothing changes."""
        self.old_journal: str | None = None
        """The record of a finished match that the rules of today cannot show any more."""
        self.unstored_rules = False
        """The match was brought under new rules and the record of that is not in storage yet."""
        self.lost: tuple[str, ...] = ()
        """The powers whose choices could not be kept then, once for each."""
        self.digest = ""
        """What the match had come to when it was stored, for a match that was just loaded."""

    @property
    def table(self) -> Table:
        assert self._table is not None, "look only after refreshing"
        return self._table

    @table.setter
    def table(self, table: Table) -> None:
        self._table = table

    def full_log(self) -> list[LogEntry]:
        """The log as the match has it now."""
        return [*self.log_before, *self.match.log] if self.match is not None else []

    def tell(self, told: dict[str, Told], moments: dict[str, Moment] | None = None) -> None:
        """What was told last: as it was stored with these moments, or as it was found in storage."""
        self.told = told
        if moments is None:
            self.moments = {}
            moments = {
                viewer: Moment(last.seq, last.mark, False, False, False, last.logged, last.talked)
                for viewer, last in told.items()
            }
        for viewer, moment in moments.items():
            self.moments.setdefault(viewer, deque(maxlen=MOMENTS)).append(moment)

    def changed(self) -> None:
        """What viewers see is no longer what it was."""
        self.views = {}
        self.bodies = {}
        self.patches = {}

    def forget(self) -> None:
        """Throw everything away: the next look loads it again."""
        self.version = 0
        self._table = None
        self.match = None
        self.tell({})
        self.stored = 0
        self.snapshot_at = 0
        self.log_before = []
        self.log = []
        self.spoken = {}
        self.worded = {}
        self.shelves.clear()
        self.changed()
        self.old_journal = None
        self.unstored_rules = False
        self.lost = ()
        self.digest = ""


class Hall:
    """All tables in memory; the ones used longest ago make room for others."""

    def __init__(self, store: Store, size: int) -> None:
        self._store = store
        self._size = size
        self._lives: OrderedDict[str, Live] = OrderedDict()
        self._lock = threading.Lock()

    def live(self, table_id: str) -> Live:
        """The place of a table in memory; loaded or not."""
        with self._lock:
            live = self._lives.get(table_id)
            if live is None:
                live = self._lives[table_id] = Live(table_id)
                self._make_room()
            self._lives.move_to_end(table_id)
            return live

    @contextmanager
    def locked(self, table_id: str) -> Iterator[Live]:
        """The place of a table in memory, and nobody else has it meanwhile. There is never a second one: what was put
        away while we waited for it is left alone."""
        while True:
            live = self.live(table_id)
            with live.lock:
                with self._lock:
                    ours = self._lives.get(table_id) is live
                if ours:
                    yield live
                    return

    def _make_room(self) -> None:
        for name in list(self._lives)[: max(0, len(self._lives) - self._size)]:
            live = self._lives[name]
            if live.lock.acquire(blocking=False):  # in use: not now
                del self._lives[name]
                live.forget()
                live.lock.release()

    def _remove(self, live: Live) -> None:
        """What does not exist takes no room."""
        with self._lock:
            if self._lives.get(live.id) is live:
                del self._lives[live.id]

    def overtaken(self, topic: str) -> None:
        """Told by the bus of what happens elsewhere: that is not in memory yet."""
        kind, _, name = topic.partition(":")
        with self._lock:
            known = list(self._lives.values())
        for live in known:
            if topic == EVERYTHING or (kind == "table" and live.id == name):
                live.current = False

    def outdated(self, live: Live, version: int) -> bool:
        """Whether storage is at another version than this."""
        with self._store.read() as connection:
            return connection.scalar(VERSION, {"wanted": live.id}) != version

    def refresh(self, live: Live, *, trusting: bool = False) -> bool:
        """Make sure that what is in memory is what is in storage; whether storage was asked. The caller holds the lock.

        `trusting`: unless another process has said something, what is in memory will do.
        """
        if trusting and live.current and live.version > 0:
            return False
        live.current = True  # before we ask: what is said meanwhile makes it false again
        self._compare(live)
        return True

    def _compare(self, live: Live) -> None:
        with self._store.read() as connection:
            version = connection.scalar(VERSION, {"wanted": live.id})
            if version is None:
                live.forget()
                self._remove(live)
                raise Refused("not-found")
            if version == live.version:
                return
            try:
                body = connection.execute(BODY, {"wanted": live.id}).scalar_one()
                self._load(connection, live, decode_table(body))
            except BaseException:
                live.forget()
                raise
            live.version = version

    def _load(self, connection: Connection, live: Live, table: Table) -> None:
        live.table = table
        live.changed()
        live.tell({row.viewer: _told(row) for row in connection.execute(_of(models.viewers, "table_id", live.id))})
        found = connection.execute(_of(models.matches, "id", live.id)).one_or_none()
        if found is None:
            live.match = None
            return
        if live.match is not None and self._catch_up(connection, live, found.length):
            live.log = live.full_log()
            return
        self._restore(connection, live, found)
        live.stored = found.length
        live.log = _log(connection, live.id)
        live.spoken = {}
        live.worded = {}

    def _catch_up(self, connection: Connection, live: Live, length: int) -> bool:
        """Play what another process has stored; False if that does not work out.

        The last line that is known must still be there: its hash stands for everything before it.
        """
        assert live.match is not None
        rows, known = models.records, live.match.journal.lines()[live.stored].decode()
        found = connection.scalars(
            select(rows.c.line).where(rows.c.match_id == live.id, rows.c.number >= live.stored).order_by(rows.c.number)
        ).all()
        if live.stored > 0 and (not found or found[0] != known):
            return False
        new = found[1:] if live.stored > 0 else found
        records = [*live.match.journal.records[: live.stored], *(_record(line) for line in new)]
        try:
            catch_up(live.match, records)
        except Exception:  # rules may raise anything
            logger.warning("table %s is loaded anew", live.id, exc_info=True)
            return False
        live.stored = length
        return True

    def _restore(self, connection: Connection, live: Live, found: Any) -> None:
        rows = models.records
        lines = connection.execute(
            select(rows.c.line).where(rows.c.match_id == live.id).order_by(rows.c.number)
        ).scalars()
        snapshot = connection.execute(_of(models.snapshots, "match_id", live.id)).one()
        log = _log(connection, live.id)
        stored = Stored(
            found.header, list(lines), found.key, snapshot.data, snapshot.number, log, found.digest, found.log_before
        )
        try:
            restored = restore(stored)
        except NewerRules as error:
            logger.warning("table %s: %s", live.id, error)
            raise Refused("newer-rules", retry_after=1) from None
        except Unreadable:
            logger.exception("the match at table %s cannot be loaded; it stays stored as it is", live.id)
            if live.table.status != OVER:
                raise Refused("our-fault") from None
            live.match = None
            live.old_journal = "\n".join([found.header, *stored.lines]) + "\n"
            return
        live.match = restored.match
        live.log_before = restored.log_before
        live.snapshot_at = snapshot.number
        live.unstored_rules = restored.rules_changed
        live.lost = restored.lost
        live.digest = found.digest


def _of(table: Any, column: str, value: str) -> Any:
    return select(table).where(table.c[column] == value)


def _told(row: Any) -> Told:
    return Told(row.seq, row.mark, row.state, row.table, row.logged, row.talked)


def _record(line: str) -> tuple[Any, ...]:
    """The record in a stored line, without number and hash."""
    fields = msgspec.json.decode(line)[1:-1]
    return tuple(tuple(value) if isinstance(value, list) else value for value in fields)


def _log(connection: Connection, match_id: str) -> list[LogEntry]:
    rows = models.log
    found = connection.execute(select(rows.c.entry).where(rows.c.match_id == match_id).order_by(rows.c.number))
    return [decode_entry(row.entry) for row in found]
