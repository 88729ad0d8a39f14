"""The driver: lets bots answer when they are asked, one decision after another, never in the web loop.

Tables wait by owner, and owners take turns: whoever has many tables with bots does not slow the bots of others.
A bot that fails or overruns is replaced for that decision by the title's `default_answer`, which is reported. The same
way a bot answers for a person whose time is up, where the table wants that.
"""

from __future__ import annotations

import logging
import secrets
import threading
import time
from functools import partial

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection

from warcouncil.bots import default_bot
from warcouncil.engine.decision import Decision
from warcouncil.engine.match import Match
from warcouncil.engine.state import Option
from warcouncil.server.bots.away import Away
from warcouncil.server.bots.jobs import Job, make_job
from warcouncil.server.bots.pool import BotFailed, BotPool
from warcouncil.server.bots.turns import Turns
from warcouncil.server.ground.errors import Refused
from warcouncil.server.ground.meters import Meters
from warcouncil.server.play.answer import Answer
from warcouncil.server.play.play import pick
from warcouncil.server.storage.book import BOT, PLAYING, Table
from warcouncil.server.tables import clocks
from warcouncil.server.tables.crowding import owner_of
from warcouncil.server.tables.feed import live_view, viewer_of
from warcouncil.server.tables.gate import Draft, Gate

logger = logging.getLogger(__name__)
TRIES = 4
"""How often one decision is tried while the rules fail; then the sweeper comes back to it later."""


class Task(msgspec.Struct, frozen=True):
    """One question that is to be answered without a person."""

    seat: int
    decision: str
    owner: str
    job: Job


class Driver:
    """Threads that wait for worker processes."""

    def __init__(
        self, gate: Gate, pool: BotPool, meters: Meters, threads: int = 2, *, away: Away | None = None
    ) -> None:
        self._gate = gate
        self._pool = pool
        self._away = away
        self._meters = meters
        self._queue: Turns[tuple[str, str]] = Turns()
        """Owner and table."""
        self._waiting: dict[str, str] = {}
        """Tables that wait, and their owners."""
        self._busy: set[str] = set()
        """Tables about which somebody thinks now; if one of them waits as well, it comes again after that."""
        self._lock = threading.Lock()
        self._threads = [threading.Thread(target=self._run, name=f"bots {n}", daemon=True) for n in range(threads)]
        self.troubles: list[str] = []
        """The last reports of bots that failed."""

    @property
    def queue(self) -> dict[tuple[str, ...], float]:
        """How many tables wait for a bot's thread, and about how many somebody thinks now."""
        with self._lock:
            return {("waiting",): float(len(self._waiting)), ("thinking",): float(len(self._busy))}

    @property
    def oldest(self) -> float:
        """For how many seconds the table has been waiting that came first."""
        return self._queue.oldest

    def start(self) -> None:
        for thread in self._threads:
            thread.start()

    def stop(self) -> None:
        self._queue.close()
        for thread in self._threads:
            if thread.is_alive():
                thread.join(timeout=5)

    def watch(self, connection: Connection, draft: Draft) -> None:
        """Told by the gate of every change: if a bot is asked now, it is its turn after the change is stored."""
        table = draft.table
        asked = any(table.seats[seat].kind == BOT for seat in draft.asked.seats)
        if asked and table.status == PLAYING and table.paused is None:
            draft.after.append(lambda: self.poke(table))

    def poke(self, table: Table) -> None:
        """Look whether a bot has something to do there."""
        owner = owner_of(table)
        with self._lock:
            if table.id in self._waiting:
                return
            self._waiting[table.id] = owner
            if table.id in self._busy:
                return
        self._queue.put(owner, (owner, table.id))

    def _run(self) -> None:
        while (found := self._queue.wait()) is not None:
            owner, table_id = found
            with self._lock:
                self._waiting.pop(table_id, None)
                self._busy.add(table_id)
            try:
                self.step(table_id)
            except Refused as refused:
                logger.warning("bots at table %s: %s", table_id, refused.code)
            except Exception:  # one table's trouble must not stop the bots of all others
                logger.exception("bots at table %s failed", table_id)
            with self._lock:
                self._busy.discard(table_id)
                again = table_id in self._waiting
            if again:
                self._queue.put(owner, found)

    # -- one decision

    def step(self, table_id: str) -> None:
        """Answer one question at this table, if one waits for a bot."""
        task = self._task(table_id)
        if task is None:
            return
        option: Option | None = None
        began = time.monotonic()
        try:
            option = self._think(task)
        except BotFailed as failure:
            self._report(table_id, task, str(failure))
        self._meters.think_seconds.add(time.monotonic() - began)
        for attempt in range(TRIES):
            try:
                self._gate.change(table_id, partial(self._answer, task, option))
                return
            except Refused as refused:
                if refused.code == "refused":
                    self._report(table_id, task, f"chose {option!r}, which is not allowed")
                    option = None
                elif refused.code == "our-fault" and attempt < TRIES - 1:
                    option = option if attempt == 0 else None
                else:
                    raise

    def _think(self, task: Task) -> Option:
        """Elsewhere, if somebody is there for it; otherwise in a process of this server."""
        option = None if self._away is None else self._away.think(task.job, task.owner)
        return tuple(self._pool.think(task.job, task.owner).option) if option is None else option

    def _task(self, table_id: str) -> Task | None:
        """The next question for a bot, with all that the bot needs to think about it."""
        with self._gate.look(table_id) as live:
            table, match = live.table, live.match
            if match is None or match.over or table.status != PLAYING or table.paused is not None:
                return None
            players = bots_at(table, match, self._gate.time.now())
            asked = [decision for decision in match.decisions if decision.seat in players]
            if not asked:
                return None
            decision = asked[secrets.randbelow(len(asked))]
            view = live_view(live, table, viewer_of(decision.seat))
            assert view is not None
            job = make_job(match.title, view, decision, players[decision.seat], secrets.token_hex(8))
            return Task(decision.seat, decision.id, owner_of(table), job)

    def _answer(self, task: Task, option: Option | None, draft: Draft) -> None:
        """Choose for the bot, if the question is still open and still the bot's."""
        table, match = draft.table, draft.match
        if match is None or table.status != PLAYING or table.paused is not None:
            return
        decision = next((one for one in match.decisions if one.id == task.decision), None)
        if decision is None or decision.seat not in bots_at(table, match, draft.now):
            return
        if option is None:
            option = default_answer(match, decision)
            draft.table = replace(table, troubles=table.troubles + 1)
        pick(draft, task.seat, [Answer(task.decision, option)])

    def _report(self, table_id: str, task: Task, what: str) -> None:
        line = f"bot {task.job.bot} at table {table_id}, seat {task.seat}: {what}"
        logger.warning("%s", line)
        self._meters.bot_failures.add()
        self.troubles = [*self.troubles[-99:], line]


def bots_at(table: Table, match: Match, now: float) -> dict[int, str]:
    """Seat -> the bot that answers there: the bots' own, and those of persons whose time is up."""
    found = {seat.seat: seat.bot or default_bot(match.title) for seat in table.seats if seat.kind == BOT}
    if bot_for_the_late(table, match):
        found |= {seat: default_bot(match.title) for seat in clocks.late_seats(table, now)}
    return found


def bot_for_the_late(table: Table, match: Match) -> bool:
    """Whether a bot answers when time is up. A title without its own has only random play, which is no answer."""
    return table.clock.late == "bot" and bool(match.title.bots)


def default_answer(match: Match, decision: Decision) -> Option:
    """The title's careful answer; the first option if even that fails."""
    try:
        option = match.title.default_answer(match.state, decision)
    except Exception:  # a title's mistake must not stop the match
        logger.exception("default_answer of %s failed at %s", match.title.id, decision.kind)
        return decision.options[0]
    return option if option in decision.options else decision.options[0]
