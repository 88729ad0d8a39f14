"""Queued choices are made when their turn comes, as long as the match goes as the variant did; otherwise they drop.

Whether it does is judged by what the seat sees when it is asked, and by nothing else: so a queue that goes on or drops
tells its person nothing that the board does not, and tells others nothing at all.
"""

from __future__ import annotations

import logging
import queue
import threading
import time

from msgspec.structs import replace
from sqlalchemy import Connection, or_, select

from warcouncil.engine.match import Match
from warcouncil.engine.trying import chosen, records_at, sight
from warcouncil.server.ground.errors import Refused
from warcouncil.server.people.users import User
from warcouncil.server.play import offering
from warcouncil.server.play.answer import Answer
from warcouncil.server.play.play import pick
from warcouncil.server.play.variants import Variant
from warcouncil.server.storage import models
from warcouncil.server.storage.book import PLAYING, Table
from warcouncil.server.storage.queues import NOT_ALLOWED, OTHERWISE, TAKEN_BACK, Path, Queue
from warcouncil.server.tables.access import acting_seat, check_playing
from warcouncil.server.tables.gate import Draft, Gate

logger = logging.getLogger(__name__)
MOST_QUEUED = 40
AGAIN = 30.0
"""Seconds between two looks at what was left behind: while the storage was away, or by a process that is gone."""


class Queues:
    """A thread of its own that looks after tables at which something is queued."""

    def __init__(self, gate: Gate) -> None:
        self._gate = gate
        self._tables: queue.Queue[str | None] = queue.Queue()
        self._looked = time.monotonic()
        self._waiting: dict[str, int] = {}
        """Tables at which something was queued at the last look, and the versions that they had."""
        self._settled: dict[str, int] = {}
        """Those of them that were looked after since, at that version."""
        self._thread = threading.Thread(target=self._run, name="queued choices", daemon=True)

    def start(self) -> None:
        self._waiting = self._left_behind()
        self._thread.start()
        for table_id in self._waiting:
            self._tables.put(table_id)

    def stop(self) -> None:
        self._tables.put(None)
        if self._thread.is_alive():
            self._thread.join(timeout=5)

    def _left_behind(self) -> dict[str, int]:
        """Where something is queued, whoever should have looked after it."""
        rows = models.tables
        waiting = or_(rows.c.body.like('%"queues":[{%'), rows.c.body.like('%"offers":[{%'))
        query = select(rows.c.id, rows.c.version).where(rows.c.status == PLAYING, waiting)
        with self._gate.store.read() as connection:
            return {row.id: row.version for row in connection.execute(query)}

    def watch(self, connection: Connection, draft: Draft) -> None:
        """Told by the gate of every change."""
        table_id = draft.table.id
        waiting = any(not one.dropped for one in draft.table.queues) or any(one.live for one in draft.table.offers)
        if waiting:
            draft.after.append(lambda: self._tables.put(table_id))

    def _run(self) -> None:
        while (table_id := self._next()) is not None:
            self._settle(table_id)

    def _next(self) -> str | None:
        """The next table to look after; None: no more."""
        while True:
            wait = self._looked + AGAIN - time.monotonic()
            try:
                return self._tables.get(timeout=max(0.0, wait))
            except queue.Empty:
                self._look_again()

    def _settle(self, table_id: str) -> bool:
        """Whether nothing more can come of it as the table stands."""
        try:
            self._gate.change(table_id, settle)
        except Refused as refused:
            logger.warning("queued choices at table %s: %s", table_id, refused.code)
            return refused.status < 503 or refused.code == "newer-rules"
        except Exception:  # one table's trouble must not stop those of all others
            logger.exception("queued choices at table %s failed", table_id)
        return True

    def _look_again(self) -> None:
        """A table that has not changed between two looks waits for nobody's answer but ours: it is looked after once
        more, and then not before it changes."""
        self._looked = time.monotonic()
        try:
            now = self._left_behind()
        except Refused as refused:
            logger.warning("queued choices: %s", refused.code)
            return
        idle = [table_id for table_id, version in now.items() if self._waiting.get(table_id) == version]
        self._waiting = now
        self._settled = {table_id: self._settled[table_id] for table_id in idle if table_id in self._settled}
        for table_id in idle:
            if self._settled.get(table_id) != now[table_id] and self._settle(table_id):
                self._settled[table_id] = now[table_id]

    # -- what its person does

    def put(self, user: User, table_id: str, variant: Variant, path: Path) -> None:
        """Queue one's own choices of a variant, in place of whatever the seat had queued."""
        if not 0 < path.count <= MOST_QUEUED:
            raise Refused("nothing-to-queue")

        def work(draft: Draft) -> None:
            seat = acting_seat(draft.table, user.id, variant.moment.seat)
            check_playing(draft.table)
            match = draft.match
            assert match is not None
            found = records_at(match, variant.moment)
            if found is None:
                raise Refused("lapsed")
            made = chosen(found[1], seat)
            mine = Queue(user.id, variant.id, variant.name, variant.moment, path, min(len(made), path.count))
            others = tuple(one for one in draft.table.queues if one.seat != seat)
            draft.table = replace(draft.table, queues=(*others, mine))

        self._gate.change(table_id, work)

    def take_away(self, user: str, table_id: str, variant: int) -> None:
        """Queue nothing more of a variant; or its person has seen that it dropped."""

        def work(draft: Draft) -> None:
            kept = tuple(one for one in draft.table.queues if (one.user, one.variant) != (user, variant))
            if kept != draft.table.queues:
                draft.table = replace(draft.table, queues=kept)

        self._gate.change(table_id, work)


def settle(draft: Draft) -> None:
    """Make one queued choice at a table whose turn has come, or give an answer that was given in advance; give up what
    cannot be made any more."""
    table, match = draft.table, draft.match
    if match is None or table.status != PLAYING or table.paused is not None or offering.settle(draft):
        return
    for mine in table.queues:
        if not mine.dropped:
            became = follow(draft, match, mine)
            if became is not mine:
                queues = (became if one is mine else one for one in draft.table.queues)
                draft.table = replace(draft.table, queues=tuple(one for one in queues if one is not None))
                return  # this change is stored first; then it goes on


def follow(draft: Draft, match: Match, mine: Queue) -> Queue | None:
    """A queue after its next choice, if that is due now; None when all is done."""
    if draft.table.seats[mine.seat].user != mine.user:
        return None
    found = records_at(match, mine.moment)
    made = [] if found is None else chosen(found[1], mine.seat)
    if found is None or len(made) < mine.made:
        return replace(mine, dropped=TAKEN_BACK)
    planned = [(one.power, one.option) for one in mine.path.stations if not one.passes]
    if made != planned[: len(made)]:
        return replace(mine, dropped=OTHERWISE)
    if len(made) == len(planned):
        return None
    asked = [one for one in match.decisions if one.seat == mine.seat]
    if not asked:
        return mine if len(made) == mine.made else replace(mine, made=len(made))
    seen = sight(match, mine.seat, mine.path.logged)
    for station in mine.path.due(len(made)):
        for decision in asked:
            here = (decision.power, decision.kind, decision.trigger, seen)
            if here != (station.power, station.kind, station.trigger, station.sight):
                continue
            if match.why_not(decision, station.option) is not None:
                return replace(mine, dropped=NOT_ALLOWED)
            pick(draft, mine.seat, [Answer(decision.id, station.option)])
            return replace(mine, made=len(made) + (not station.passes))
    return replace(mine, dropped=OTHERWISE)


def queued(table: Table, user: str | None) -> list[Queue]:
    """What a person has queued at a table."""
    return [one for one in table.queues if one.user == user]
