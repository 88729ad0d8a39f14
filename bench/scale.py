"""How far the server goes: `python bench/scale.py`, which writes its tables into docs/scale.md.

Servers of 1, 2 and 4 processes on one PostgreSQL and one Redis, all started here and stopped again, with people at
every seat who answer at once and a spectator at every table. What counts is processor time for a choice, by part: it
says what a core carries even where server, database and people share a few cores. It takes about six minutes, and says
something only on a machine that has nothing else to do. `--short` goes through all of it in three or four, to see
whether it runs: what it finds means nothing, and nothing is written.
"""

from __future__ import annotations

import argparse
import asyncio
import math
import sys
import time
from asyncio import Task
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from sqlalchemy import create_engine, text  # noqa: E402

from bench.crowd import Company, Figures, Habits, gather, play_on  # noqa: E402
from bench.grounds import Server, between, machine, seconds_of, serving, stage  # noqa: E402
from bench.reckoning import Limits, Point, report  # noqa: E402
from bench.thinking import thinking  # noqa: E402
from tests.server.machines import Postgres, postgres, redis_server  # noqa: E402

if TYPE_CHECKING:
    Line = Connection[Any, Any]
else:
    Line = Connection
TABLES = {"endeavor": 3, "game_of_thrones": 4, "here_i_stand": 6, "napoleonic_wars": 3, "tanto_monta": 4}
LINE = "endeavor"
"""The title that several processes play."""
WARM = 4.0
"""Seconds of play that do not count."""
WRITERS = 8
"""Connections that write at once, to see how many transactions a second the database stores."""


class Order(NamedTuple):
    """What one process of clients does: so many matches at these doors, for so long."""

    doors: tuple[str, ...]
    company: Company
    matches: int
    seconds: float
    name: str


def crowd(order: Order, line: Line) -> None:
    """In a process of its own: say when everybody plays, count from the moment that is told, and tell how many choices
    were made and what went wrong."""
    asyncio.run(_crowd(order, line))


async def _crowd(order: Order, line: Line) -> None:
    figures = Figures(math.inf, math.inf)
    names = [f"{order.name} {number}" for number in range(order.matches)]
    tables = [await gather(order.doors, order.company, name, Habits(0.0), figures) for name in names]
    matches = [asyncio.create_task(play_on(people, order.company, figures)) for people in tables]
    while any(person.state is None for people in tables for person in people) and not any(map(Task.done, matches)):
        await asyncio.sleep(0.05)
    line.send("here")
    figures.begin = await asyncio.to_thread(line.recv)
    figures.end = figures.begin + order.seconds
    await asyncio.gather(*matches)
    line.send((len(figures.choices), figures.errors))


@contextmanager
def crowds(orders: Sequence[Order]) -> Iterator[list[Line]]:
    """A process for each; they end with the block, whatever happens."""
    context, started = get_context("spawn"), []
    try:
        for order in orders:
            ours, theirs = context.Pipe()
            process = context.Process(target=crowd, args=(order, theirs), daemon=True)
            process.start()
            theirs.close()  # so that we are told if it fails
            started.append((process, ours))
        yield [line for _, line in started]
    finally:
        for process, _ in started:
            process.join(timeout=30)
            process.kill()


class Ground(NamedTuple):
    """Where it is measured: a database, Redis, and for how long."""

    database: Postgres
    redis: str
    matches: int
    seconds: float

    def point(self, title: str, processes: int, spread: bool = False) -> Point:
        """So many processes under play. `spread`: the people of one match are at different processes."""
        arguments = ("--database", self.database.database(), "--redis", self.redis)
        with (
            serving(processes, *arguments) as servers,
            crowds([self._order(servers, title, number, spread) for number in range(processes)]) as lines,
        ):
            for line in lines:
                line.recv()
            begin = time.monotonic() + WARM
            for line in lines:
                line.send(begin)
            time.sleep(max(0.0, begin - time.monotonic()))
            before = used(servers)
            time.sleep(max(0.0, begin + self.seconds - time.monotonic()))
            after = used(servers)
            found = [line.recv() for line in lines]
        for error in [error for _, errors in found for error in errors][:3]:
            print(error, file=sys.stderr)
        if not (made := sum(choices for choices, _ in found)):
            raise RuntimeError("nobody has chosen anything: more seconds are needed")
        spent = [late - early for late, early in zip(after, before, strict=True)]
        return Point(title, processes, spread, made, self.seconds, *spent)

    def _order(self, servers: Sequence[Server], title: str, number: int, spread: bool) -> Order:
        urls = [server.url for server in servers]
        doors = tuple(urls[number:] + urls[:number]) if spread else (urls[number],)
        company = Company(title, persons=TABLES[title])
        return Order(doors, company, self.matches, self.seconds, f"Player {number}")


def used(servers: Sequence[Server]) -> tuple[float, float, float]:
    """Processor seconds of the servers themselves, of PostgreSQL and of Redis."""
    return sum(server.seconds for server in servers), seconds_of("postgres"), seconds_of("redis-server")


def commits(database: Postgres, seconds: float) -> float:
    """Transactions a second that each store two kilobytes on the disk, over a few connections at once."""
    engine = create_engine(database.database(), pool_size=WRITERS)
    with engine.begin() as connection:
        connection.execute(text("create table notes (id serial primary key, body text)"))
    made: list[int] = []
    end = time.monotonic() + seconds

    def write() -> None:
        count = 0
        while time.monotonic() < end:
            with engine.begin() as connection:
                connection.execute(text("insert into notes (body) values (repeat('x', 2000))"))
            count += 1
        made.append(count)

    threads = [Thread(target=write) for _ in range(WRITERS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    engine.dispose()
    return sum(made) / seconds


def mean(values: Sequence[float]) -> float:
    return sum(values) / max(1, len(values))


def measured(args: argparse.Namespace) -> str:
    titles, line, where = args.title or list(TABLES), [], machine()
    with ExitStack() as services:
        with stage("PostgreSQL and Redis"):
            database, redis = services.enter_context(postgres(fsync="on")), services.enter_context(redis_server())
        with stage("what the database stores"):
            stored = commits(database, args.bot_seconds)
        ground = Ground(database, redis, args.matches, args.seconds)
        alone = []
        for title in titles:
            with stage(f"one process, {title}"):
                alone.append(ground.point(title, 1))
        for processes in args.processes:
            for spread in (False, True)[: 1 + (processes > 1)]:
                with stage(f"{processes} processes, {LINE}{', people spread' if spread else ''}"):
                    line.append(ground.point(LINE, processes, spread))
    bots = {}
    for title in titles:
        with stage(f"bots of {title}"):
            bots[title] = mean(thinking(title, args.bot_seconds).questions)
    return report(where, alone, line, Limits(stored, bots))


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=15.0, help="that each point is measured (default: 15)")
    parser.add_argument("--bot-seconds", type=float, default=5.0, help="that the bots of each title think (default: 5)")
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 2, 4], help="of the server (default: 1 2 4)")
    parser.add_argument("--matches", type=int, default=6, help="at once for each process (default: 6)")
    parser.add_argument("--title", action="append", choices=list(TABLES), help="by one process (default: all five)")
    parser.add_argument("--out", default=str(ROOT / "docs" / "scale.md"))
    parser.add_argument("--short", action="store_true", help="everything for a moment; nothing is written")
    args = parser.parse_args(arguments)
    if args.short:
        args.seconds, args.bot_seconds, args.matches = 5.0, 1.0, 1
    out = Path(args.out)
    between(out.read_text(encoding="utf-8"), "measured", "")  # whatever is wrong with the page is told now
    found = measured(args)
    if not args.short:
        out.write_text(between(out.read_text(encoding="utf-8"), "measured", found), encoding="utf-8")
    print(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
