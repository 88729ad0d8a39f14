"""The sweeper: looks every second for clocks that have run out, forgotten bots, and post and rounds that are due."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable

from sqlalchemy import select

from warcouncil.server.bots.driver import Driver, bot_for_the_late, default_answer
from warcouncil.server.ground.errors import Refused
from warcouncil.server.leagues.rounds import Rounds
from warcouncil.server.play.answer import Answer
from warcouncil.server.play.play import grant_by_silence, pick
from warcouncil.server.post.post import Post
from warcouncil.server.storage import models
from warcouncil.server.storage.book import GATHERING, PLAYING, decode_table
from warcouncil.server.storage.store import ALIVE, NUDGE
from warcouncil.server.tables import clocks, starting
from warcouncil.server.tables.gate import Draft, Gate

logger = logging.getLogger(__name__)
FORGOTTEN = 15.0
"""A bot that was asked so long ago has lost its process."""
HEARTBEAT = 5.0
DOWNTIME = 20.0
"""Nobody's clock runs while no server is there for longer than this."""


class Sweeper:
    """A thread of its own."""

    def __init__(self, gate: Gate, driver: Driver, post: Post, rounds: Rounds, every: float) -> None:
        self._gate = gate
        self._driver = driver
        self._post = post
        self._every = every
        self._stopping = threading.Event()
        self._threads = [
            threading.Thread(target=self._run, args=(self.sweep,), name="sweeper", daemon=True),
            threading.Thread(target=self._run, args=(self._post.deliver_mail,), name="mail", daemon=True),
            threading.Thread(target=self._run, args=(self._post.deliver_webhooks,), name="webhooks", daemon=True),
            threading.Thread(target=self._run, args=(rounds.tend,), name="leagues", daemon=True),
        ]
        self._beat = 0.0
        self._nudge: str | None = None

    def start(self) -> None:
        self._nudge = self._gate.store.get_meta(NUDGE)
        self.forgive_downtime()
        self._poke_bots(0.0)
        for thread in self._threads:
            thread.start()

    def stop(self) -> None:
        self._stopping.set()
        for thread in self._threads:
            if thread.is_alive():
                thread.join(timeout=10)

    def _run(self, work: Callable[[], object]) -> None:
        while not self._stopping.wait(self._every):
            try:
                work()
            except Refused as refused:
                logger.warning("sweeping: %s", refused.code)
            except Exception:  # the next round may go better, and must come
                logger.exception("sweeping failed")

    # -- one round

    def sweep(self) -> None:
        self._heartbeat()
        self._heed_the_host()
        self._poke_bots(FORGOTTEN)
        now, rows = self._gate.time.now(), models.tables
        with self._gate.store.read() as connection:
            late = connection.scalars(
                select(rows.c.id).where(rows.c.deadline <= now, rows.c.status.in_((PLAYING, GATHERING)))
            ).all()
        for table_id in late:
            try:
                self._gate.change(table_id, self.time_out)
            except Refused as refused:  # one table's trouble must not stop the clocks of all others
                logger.warning("time is up at table %s: %s", table_id, refused.code)

    def time_out(self, draft: Draft) -> None:
        """Answer for everybody whose time is up: with the title's careful answer, or by a bot. Requests that nobody
        has answered for a day are granted."""
        starting.time_out(draft)
        if draft.match is None or draft.table.status != PLAYING:
            return
        grant_by_silence(draft)
        table = draft.table
        if table.paused is not None:
            return
        late = clocks.late_seats(table, draft.now)
        if bot_for_the_late(table, draft.match):
            if late:
                self._driver.poke(table)
            return
        for seat in late:
            decision = next((one for one in draft.match.decisions if one.seat == seat), None)
            if decision is not None:
                pick(draft, seat, [Answer(decision.id, default_answer(draft.match, decision))])

    def _poke_bots(self, older_than: float) -> None:
        rows, then = models.tables, self._gate.time.now() - older_than
        with self._gate.store.read() as connection:
            stuck = connection.scalars(select(rows.c.body).where(rows.c.bots_since <= then)).all()
        for body in stuck:
            self._driver.poke(decode_table(body))

    def _heed_the_host(self) -> None:
        """Something was done from the command line: everybody looks anew."""
        nudge = self._gate.store.get_meta(NUDGE)
        if nudge != self._nudge:
            self._nudge = nudge
            self._gate.bus.publish("everything")

    # -- while nobody was there

    def _heartbeat(self) -> None:
        now = self._gate.time.now()
        if now - self._beat >= HEARTBEAT:
            self._gate.store.set_meta(ALIVE, repr(now))
            self._beat = now

    def forgive_downtime(self) -> None:
        """The first server to come back takes the time away from all clocks that ran meanwhile."""
        store, now = self._gate.store, self._gate.time.now()
        last = store.get_meta(ALIVE)
        self._heartbeat()
        if last is None or now - float(last) < DOWNTIME:
            return
        rows = models.tables
        with store.read() as connection:
            running = connection.scalars(select(rows.c.id).where(rows.c.deadline.is_not(None))).all()
        gap = now - float(last)

        def work(draft: Draft) -> None:
            draft.table = draft.table.forgiven(gap)

        for table_id in running:
            try:
                self._gate.change(table_id, work)
            except Refused as refused:
                logger.warning("clocks of table %s: %s", table_id, refused.code)
