"""Bots play whole matches: one (`play_out`), or many in several processes (`play_all`)."""

from __future__ import annotations

import random
import signal
import sys
import traceback
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from multiprocessing import get_context
from time import perf_counter
from typing import TYPE_CHECKING

import msgspec

import warcouncil
from warcouncil.bots.base import Bot, seat_bots
from warcouncil.engine.errors import RulesError
from warcouncil.engine.state import OptionValue
from warcouncil.engine.title import Result, Title, get_title, register, title_ids

if TYPE_CHECKING:
    from warcouncil.engine.match import Match

LIMIT = 200_000
"""Choices after which a match counts as one that does not end; the longest real ones need a few thousand."""


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """A match to be played by bots: everything that determines it."""

    title: str
    players: int
    options: dict[str, OptionValue] = {}
    seed: int = 0
    bots: tuple[str, ...] = ("random",)
    play_on: bool = False
    check: bool = False
    """Look at the title's invariants after every choice."""
    keep_journal: bool = False
    timed: bool = False
    """Measure how long each bot thinks."""
    count: bool = False
    """Count what the title counts: it takes time."""


class Tally(msgspec.Struct):
    """What is counted while a match is played."""

    decisions: int = 0
    """Decisions with two options or more; the others are no decisions for anybody."""
    tail: int = 0
    """The most records that ever lay behind a checkpoint."""
    thinking: dict[int, list[float]] = {}
    """Seat -> milliseconds for each of its decisions (only when timed)."""
    seen: dict[str, dict[str, int]] = {}
    """What the title counts, such as events -> card -> how often it happened."""

    def witness(self, kind: str, name: str) -> None:
        names = self.seen.setdefault(kind, {})
        names[name] = names.get(name, 0) + 1


class Played(msgspec.Struct, kw_only=True):
    """How a table's match went. `error` is empty if it was played to its end."""

    table: Table
    tally: Tally
    seconds: float
    seats: dict[str, int]
    """Power -> seat, as it was in the end."""
    result: Result | None = None
    error: str = ""
    journal: str = ""


def play_out(
    match: Match, bots: Sequence[Bot], tally: Tally, *, seed: int | str = 0, check: bool = False, timed: bool = False
) -> None:
    """Let the bots play a match to its end, counting in `tally` (which tells how far it came if this raises).

    Where several seats may decide at once, chance says who is next: no order is preferred.
    """
    chance = random.Random(f"playout/{seed}")
    title = match.title
    for _ in range(LIMIT):
        if match.over:
            return
        open_now = match.decisions
        decision = open_now[0] if len(open_now) == 1 else chance.choice(open_now)
        seat = decision.seat
        bot = bots[seat]
        start = perf_counter()
        option = bot.choose(match.view(seat, log=False) if bot.needs_view else {}, decision)
        if len(decision.options) > 1:
            tally.decisions += 1
            if timed:
                tally.thinking.setdefault(seat, []).append((perf_counter() - start) * 1000)
        match.choose(decision, option)
        tally.tail = match.longest_tail
        if check:
            _check(title, match)
    raise RulesError(f"the match did not end within {LIMIT} choices")


def _check(title: Title, match: Match) -> None:
    broken = list(title.invariants(match.state))
    if broken:
        raise RulesError("invariant broken: " + "; ".join(broken))


def play(table: Table) -> Played:
    """Play one table. A failure is part of the answer, so that the other tables go on."""
    start = perf_counter()
    title = get_title(table.title)
    tally = Tally()
    match: Match | None = None
    result: Result | None = None
    error = ""
    try:
        bots = seat_bots(title, table.bots, table.players, table.seed)
        match = warcouncil.new(
            table.title,
            players=table.players,
            options=table.options,
            seed=table.seed,
            play_on=table.play_on,
            log=False,
            witness=tally.witness if table.count else None,
        )
        play_out(match, bots, tally, seed=table.seed, check=table.check, timed=table.timed)
        result = match.result
    except Exception as problem:  # noqa: BLE001  whatever a rule or a bot did wrong is counted and reported
        error = describe(problem)
    return Played(
        table=table,
        tally=tally,
        seconds=perf_counter() - start,
        seats=dict(match.state.seats) if match else {},
        result=result,
        error=error,
        journal=match.journal.text() if match and (table.keep_journal or error) else "",
    )


def describe(problem: BaseException) -> str:
    """An exception in one line: what it was, and where in the code the first cause lies."""
    cause = problem
    while cause.__cause__ is not None and cause.__cause__.__traceback__ is not None:
        cause = cause.__cause__  # what a worker process sends has no traceback
    frames = traceback.extract_tb(cause.__traceback__)
    where = f" ({frames[-1].filename.rpartition('/')[2]}:{frames[-1].lineno} {frames[-1].name})" if frames else ""
    text = " ".join(f"{type(problem).__name__}: {problem}".split())
    if cause is not problem:
        text += " ".join(f"; {type(cause).__name__}: {cause}".split())
    return text + where


def play_all(tables: Sequence[Table], jobs: int = 1) -> Iterator[Played]:
    """Play tables in several processes; the results come in the order of the tables, whatever `jobs` is."""
    if jobs <= 1 or len(tables) <= 1:
        yield from map(play, tables)
        return
    chunk = max(1, min(16, len(tables) // (jobs * 4)))
    workers = pool(jobs, {table.title for table in tables})
    try:
        yield from workers.map(play, tables, chunksize=chunk)
    finally:
        workers.shutdown(cancel_futures=True)  # after Ctrl-C, what has not begun is not begun


def pool(jobs: int, title_ids: Iterable[str]) -> ProcessPoolExecutor:
    """Worker processes that know the titles, those from outside the package included."""
    kinds = [(name, type(get_title(name))) for name in sorted(title_ids)]
    known = [(name, kind.__module__, kind.__qualname__) for name, kind in kinds]
    return ProcessPoolExecutor(
        jobs, mp_context=get_context("spawn"), initializer=_start_worker, initargs=(known, list(sys.path))
    )


def _start_worker(known: list[tuple[str, str, str]], path: list[str]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent, which ends its workers
    sys.path[:] = path
    for name, module, member in known:
        if name not in title_ids():
            register(name, getattr(import_module(module), member))
