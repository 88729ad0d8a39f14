"""The gate: the one way to change a table or a match.

A change is made in memory, stored in one transaction together with what every viewer is to be told, and only then
acknowledged and published. Whatever fails on the way, the copy in memory is thrown away and rebuilt from storage, so
that nothing is ever half done. A version number makes sure that no other process has come in between; if one has, the
change is tried anew on top of that.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Protocol, TypeVar

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, bindparam, delete, insert, update
from sqlalchemy.exc import IntegrityError

from warcouncil.engine.course import CHECKPOINT_EVERY
from warcouncil.engine.errors import RulesError, WarCouncilError
from warcouncil.engine.match import Match
from warcouncil.server.ground.bus import Bus
from warcouncil.server.ground.errors import Refused, from_engine
from warcouncil.server.ground.timekeeping import Timekeeper
from warcouncil.server.people import users
from warcouncil.server.storage import models
from warcouncil.server.storage.book import BOT, GATHERING, OVER, PLAYING, Table, TableResult, encode_table
from warcouncil.server.storage.restore import encode_entry
from warcouncil.server.storage.store import Contended, Store
from warcouncil.server.tables import clocks, feed, offers, sealing, talk, unless, windows
from warcouncil.server.tables.hall import Hall, Live

logger = logging.getLogger(__name__)
T = TypeVar("T")
ATTEMPTS = 6
SNAPSHOT_EVERY = CHECKPOINT_EVERY
"""Records between two stored snapshots: as many as between two checkpoints."""
STORE_TABLE = update(models.tables).where(
    models.tables.c.id == bindparam("wanted"), models.tables.c.version == bindparam("known")
)
STORE_MATCH = update(models.matches).where(models.matches.c.id == bindparam("wanted"))
"""Both are made once: to put a statement together takes ten times as long as to have it done."""


class Overtaken(Exception):
    """Another process has changed the table meanwhile."""


class Draft:
    """A change in the making: the table as it will be, the match as it has become, and what was said."""

    def __init__(self, live: Live, now: float) -> None:
        self.now = now
        self.before = live.table
        self.told = live.told
        """What each viewer was told last."""
        self.moments = live.moments
        """The last moments of each viewer, without this one."""
        self.table = live.table
        self.match = live.match
        self.asked_before = clocks.asked_by(live.match)
        self.asked = self.asked_before
        self.acted: set[int] = set()
        self.took_back: set[int] = set()
        self.said: list[talk.Message] = []
        self.numbered: list[int] = []
        """The numbers of what was said, each in its channel, once it is stored."""
        self.match_changed = live.unstored_rules
        self.moved = live.unstored_rules
        """The game has gone on or back: requests to take something back lapse."""
        self.begun = False
        self.invitations_changed = False
        self.after: list[Callable[[], None]] = []
        """Done after the change is stored and published."""

    @property
    def changed(self) -> bool:
        return self.match_changed or bool(self.said) or self.table is not self.before

    def begin(self, match: Match) -> None:
        self.match = match
        self.match_changed = self.begun = True

    def play(self, seat: int | None, work: Callable[[Match], None], *, private: bool = False) -> None:
        """Do something to the match in the name of a seat. What the engine refuses leaves the match as it was.

        `private`: nobody else may learn of it.
        """
        assert self.match is not None
        try:
            work(self.match)
        except RulesError:
            raise
        except WarCouncilError as error:
            raise from_engine(error, self.table.title) from error
        self.match_changed = True
        self.moved = self.moved or not private
        if seat is not None:
            self.acted.add(seat)


class Watcher(Protocol):
    """Told of every change inside its transaction, such as the notices."""

    def __call__(self, connection: Connection, draft: Draft) -> None: ...


class Gate:
    """Lets changes through, one at a time for each table."""

    def __init__(self, store: Store, hall: Hall, bus: Bus, time: Timekeeper) -> None:
        self.store = store
        self.hall = hall
        self.bus = bus
        self.time = time
        self.watchers: list[Watcher] = []
        self.closing = False

    # -- looking

    @contextmanager
    def look(self, table_id: str, *, trusting: bool = False) -> Iterator[Live]:
        """A table as it is in storage now; nobody changes it meanwhile. `trusting`: as far as the bus has told."""
        with self.hall.locked(table_id) as live:
            self._refresh(live, trusting=trusting)
            yield live

    def _refresh(self, live: Live, *, trusting: bool = False) -> bool:
        """What is in memory is what is in storage, and whether storage was asked for that. A match that goes on under
        new rules is stored so before."""
        for _ in range(ATTEMPTS):
            try:
                asked = self.hall.refresh(live, trusting=trusting)
                if live.unstored_rules:
                    self._store_new_rules(live)
                elif live.digest:
                    self._store_new_digest(live)
                return asked
            except (Overtaken, IntegrityError, Contended):  # another process has done it meanwhile
                live.forget()
            except Refused:
                if live.unstored_rules:
                    live.forget()
                raise
            except Exception as error:  # rules may raise anything
                raise self._our_fault(live, error) from error
        raise Refused("storage")

    def _our_fault(self, live: Live, error: Exception) -> Refused:
        """Something went wrong that should not: forget what is in memory, and keep the story."""
        live.forget()
        logger.error("table %s", live.id, exc_info=error)
        return Refused("our-fault")

    def _store_new_rules(self, live: Live) -> None:
        """A match that went on under new rules: keep that, and tell everybody."""
        draft = Draft(live, self.time.now())
        draft.table = replace(draft.table, rules_changed=draft.table.rules_changed + 1, rules_lost=live.lost)
        self._commit(live, draft)
        self.bus.publish(f"table:{live.id}")

    def _store_new_digest(self, live: Live) -> None:
        """All records lead on, but what they lead to is written down in another way than it was: nothing is lost."""
        if live.match is not None and (digest := live.match.digest()) != live.digest:
            rows = models.matches
            with self.store.write() as connection:
                connection.execute(
                    update(rows)
                    .where(rows.c.id == live.id, rows.c.digest == live.digest, rows.c.length == live.stored)
                    .values(digest=digest)
                )
        live.digest = ""

    # -- changing

    def change(
        self, table_id: str, work: Callable[[Draft], T], then: Callable[[Live, T], None] = lambda live, answer: None
    ) -> T:
        """Run `work` on a draft of the table, and let it through. Refused or our fault: nothing has changed.

        `then` is for whoever wants to look at what has become of it before all others hear of it.
        """
        if self.closing:
            raise Refused("shutting-down", retry_after=2)
        for attempt in range(ATTEMPTS):
            with self.hall.locked(table_id) as live:
                try:
                    draft, answer = self._try(live, work, trusting=attempt == 0)
                except (Overtaken, IntegrityError, Contended):
                    live.forget()
                    continue
                except Refused:
                    raise
                except Exception as error:  # rules may raise anything
                    raise self._our_fault(live, error) from error
                except BaseException:
                    live.forget()
                    raise
                then(live, answer)
            self._publish(draft)
            return answer
        raise Refused("storage")

    def _try(self, live: Live, work: Callable[[Draft], T], *, trusting: bool) -> tuple[Draft, T]:
        """Make a change on what is in memory. What was stored has proven that this was up to date; whatever else comes
        of it counts only if it was."""
        asked = self._refresh(live, trusting=trusting)
        version, draft = live.version, Draft(live, self.time.now())
        try:
            answer = work(draft)
            if draft.changed or windows.due(draft.table, draft.match, draft.now):
                self._commit(live, draft)
                return draft, answer
        except Refused as refused:
            if _half_made(live):
                live.forget()
            live.changed()
            if not asked and refused.status < 500 and self.hall.outdated(live, version):
                raise Overtaken from refused
            raise
        if not asked and self.hall.outdated(live, version):
            raise Overtaken
        return draft, answer

    def create(self, table: Table, device: str = "", origin: str = "") -> None:
        """A new table, and on which device and from where it was set up: kept for as long as it waits for players."""
        with self.hall.locked(table.id) as live:
            live.table = table
            live.version = 0
            draft = Draft(live, self.time.now())
            draft.before = replace(table, status="")
            draft.invitations_changed = True
            try:
                with self.store.write() as connection:
                    values = {**_columns(draft), "device": device or None, "origin": origin or None}
                    connection.execute(insert(models.tables).values(**values, id=table.id, version=1))
                    self._rows(connection, live, draft)
                live.version = 1
            finally:
                live.forget()
        self._publish(draft)

    def _publish(self, draft: Draft) -> None:
        if not draft.changed:
            return
        self.bus.publish(f"table:{draft.table.id}")
        if _in_lobby(draft.before) != _in_lobby(draft.table):
            self.bus.publish("lobby")
        for work in draft.after:
            work()

    # -- storing

    def _commit(self, live: Live, draft: Draft) -> None:
        self._settle(draft)
        live.match = draft.match
        live.changed()
        feed.prepare(live, draft.table)
        with self.store.write() as connection:
            known = {"wanted": live.id, "known": live.version, "version": live.version + 1}
            stored = connection.execute(STORE_TABLE, {**_columns(draft), **known})
            if stored.rowcount != 1:
                raise Overtaken
            if draft.match_changed:
                self._store_match(connection, live, draft)
            told = self._rows(connection, live, draft)
        live.version += 1
        live.table = draft.table
        live.tell({**live.told, **told.told}, told.moments)
        live.unstored_rules = False
        live.digest = ""
        if draft.match is not None:
            live.stored = len(draft.match.journal)
            live.log = live.full_log()

    def _settle(self, draft: Draft) -> None:
        """What follows from a change: windows close, requests lapse, clocks go on, the match may be over."""
        table, match = sealing.settled(draft.table), draft.match
        before = 0 if match is None else len(match.journal)
        table = windows.settled(unless.kept(table, match, draft.took_back), match, draft.now)
        if match is not None and len(match.journal) > before:
            draft.match_changed = draft.moved = True
        draft.asked = clocks.asked_by(match)
        if draft.match_changed and match is not None and match.over and table.status == PLAYING:
            assert match.result is not None
            result = TableResult(match.result.ranks, match.result.scores, match.result.winners)
            table = replace(table, status=OVER, ended=draft.now, result=result, paused=None, requests=())
        if draft.moved:
            table = replace(table, requests=tuple(one for one in table.requests if one.kind != "undo"))
        if clocks.has_clock(table):
            was_paused = draft.before.paused is not None
            timing = clocks.tick(table, draft.asked, draft.now, draft.acted, draft.took_back, was_paused)
            table = replace(table, timing=timing)
        draft.table = offers.settled(table, match)

    def _rows(self, connection: Connection, live: Live, draft: Draft) -> feed.Telling:
        """Seats, invitations and messages, and what everybody is told."""
        table, before = draft.table, draft.before
        new = before.status == ""
        coming = {*table.persons, table.creator} - {""} if new else set(table.persons).difference(before.persons)
        users.stay(connection, *sorted(coming | {said.user for said in draft.said}))
        if [seat.user for seat in table.seats] != [seat.user for seat in before.seats] or draft.invitations_changed:
            rows = [{"table_id": table.id, "seat": seat.seat, "user_id": seat.user} for seat in table.seats]
            connection.execute(delete(models.seats).where(models.seats.c.table_id == table.id))
            connection.execute(insert(models.seats), rows)
        if draft.invitations_changed:
            _store_invitations(connection, table)
        heard = []
        for said in draft.said:
            key, number = talk.add(connection, table, said)
            heard.append(feed.Heard(key, said.channel))
            draft.numbered.append(number)
        told = feed.tell(self.store, connection, live, table, heard)
        for watcher in self.watchers:
            watcher(connection, draft)
        return told

    def _store_match(self, connection: Connection, live: Live, draft: Draft) -> None:
        """Records, log, and now and then a snapshot."""
        match = draft.match
        assert match is not None
        if draft.begun:
            _insert_match(connection, draft.table, match)
        values = {"length": len(match.journal), "digest": match.digest(), "log_before": len(live.log_before)}
        connection.execute(STORE_MATCH, {"wanted": live.id, **values})
        lines = match.journal.lines()[1 + live.stored :]
        if lines:
            numbered = enumerate(lines, start=live.stored + 1)
            rows = [{"match_id": live.id, "number": number, "line": line.decode()} for number, line in numbered]
            connection.execute(insert(models.records), rows)
        self._store_log(connection, live)
        if _wants_snapshot(live, draft, match):
            row = {"match_id": live.id, "number": len(match.journal), "data": match.snapshot(journal=False)}
            self.store.upsert(connection, models.snapshots, [row])
            live.snapshot_at = len(match.journal)

    def _store_log(self, connection: Connection, live: Live) -> None:
        log = live.full_log()
        same = feed.common_start(live.log, log)
        rows = models.log
        if same < len(live.log):
            connection.execute(delete(rows).where(rows.c.match_id == live.id, rows.c.number > same))
        new = [
            {"match_id": live.id, "number": number, "entry": encode_entry(entry)}
            for number, entry in enumerate(log[same:], start=same + 1)
        ]
        if new:
            connection.execute(insert(rows), new)


def _wants_snapshot(live: Live, draft: Draft, match: Match) -> bool:
    """Now and then, and whenever the last one is of a past that is no more."""
    no_more = bool(draft.took_back) or live.unstored_rules
    return draft.begun or match.over or no_more or len(match.journal) - live.snapshot_at >= SNAPSHOT_EVERY


def _in_lobby(table: Table) -> Any:
    """What the lobby shows of a table; None if it is not there. Never anything that a choice changes."""
    if table.private:
        return None
    seats = [(seat.kind, seat.user, seat.name, seat.bot) for seat in table.seats]
    return table.status, table.players, table.options, table.rated, table.clock, table.creator, seats


def _half_made(live: Live) -> bool:
    """Whether the match in memory has gone beyond what is stored: a change was refused after it was half made."""
    match = live.match
    return match is not None and live.version > 0 and len(match.journal) != live.stored


def _insert_match(connection: Connection, table: Table, match: Match) -> None:
    header = msgspec.json.encode(match.journal.header).decode()
    row = {"id": table.id, "header": header, "key": table.seal_key, "length": 0, "digest": "", "log_before": 0}
    connection.execute(insert(models.matches).values(**row))


def _store_invitations(connection: Connection, table: Table) -> None:
    rows = models.invitations
    connection.execute(delete(rows).where(rows.c.table_id == table.id))
    tokens = [(table.token, None), *((seat.token, seat.seat) for seat in table.seats if seat.token)]
    connection.execute(
        insert(rows), [{"token": token, "table_id": table.id, "seat": seat} for token, seat in tokens if token]
    )


def _columns(draft: Draft) -> dict[str, Any]:
    """The columns that are searched, beside the body."""
    table = draft.table
    waiting = {} if table.status == GATHERING else {"device": None, "origin": None}
    bots = any(table.seats[seat].kind == BOT for seat in draft.asked.seats) and table.status == PLAYING
    return {
        "status": table.status,
        "title": table.title,
        "private": table.private,
        "creator": table.creator,
        "created": table.created,
        "ended": table.ended,
        "deadline": clocks.deadline(table),
        "bots_since": draft.now if bots and not table.paused else None,
        "body": encode_table(table),
        **waiting,
    }
