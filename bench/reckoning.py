"""What follows from what bench/scale.py has measured: what a core carries, what is full first, how many machines."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

from bench.grounds import table

PACE = 20.0
"""Seconds between two choices of a match while people sit at it together."""
BY_BOTS = 0.5
"""The share of all choices that bots make."""
FULL = 0.5
"""How much of a core may be in use, so that nobody waits when many act at once."""
CORES = 8
"""Of one machine."""
PARTS = ("server, ms", "PostgreSQL, ms", "Redis, ms")
MATCHES = (1_000, 10_000, 100_000)


class Point(NamedTuple):
    """What was measured: choices in so many seconds, and the processor seconds of each part."""

    title: str
    processes: int
    spread: bool
    choices: int
    seconds: float
    server: float
    database: float
    redis: float

    @property
    def rate(self) -> float:
        """Choices a second."""
        return self.choices / self.seconds

    def each(self, spent: float) -> float:
        """Seconds of one part for one choice."""
        return spent / self.choices


class Limits(NamedTuple):
    """Transactions a second that the database stores, and seconds that a bot thinks about a question, by title."""

    commits: float
    bots: dict[str, float]


def carried(seconds: float) -> float:
    """What a core carries of something that takes so long.

    >>> carried(0.004)
    250.0
    """
    return 1 / seconds if seconds > 0 else 0.0


def cores(matches: int, seconds: float, share: float = 1.0) -> float:
    """How many cores so many matches need for something that takes so long at every choice, or at a share of them.

    >>> cores(1000, 0.004)
    0.4
    """
    return matches / PACE * share * seconds / FULL


def ms(seconds: float) -> str:
    return f"{seconds * 1000:.2f}"


def per_title(points: Sequence[Point], limits: Limits) -> list[str]:
    head = (
        "title",
        "choices",
        *PARTS,
        "choices a second of a core",
        "a bot's question, ms",
    )
    rows = []
    for one in points:
        parts = [one.each(spent) for spent in (one.server, one.database, one.redis)]
        carries = f"{carried(parts[0]):,.0f}"
        rows.append((one.title, f"{one.choices:,}", *map(ms, parts), carries, ms(limits.bots[one.title])))
    return ["### One process, by title\n", *table(head, rows), ""]


def the_line(points: Sequence[Point]) -> list[str]:
    head = (
        "processes",
        "people of a match",
        "choices a second",
        *PARTS,
        "server, to one process",
    )
    first = points[0].each(points[0].server) if points else 0.0
    rows = []
    for one in points:
        parts = [one.each(spent) for spent in (one.server, one.database, one.redis)]
        where = "at several" if one.spread else "at one"
        beside = f"{parts[0] / first:.2f}" if first else ""
        rows.append((str(one.processes), where, f"{one.rate:,.0f}", *map(ms, parts), beside))
    title = points[0].title if points else ""
    return [f"### Several processes, {title}\n", *table(head, rows), ""]


def what_is_full(points: Sequence[Point], limits: Limits) -> list[str]:
    """Choices a second at which each part has a whole core to do, or the disk all that it stores."""
    head = (
        "title",
        "a core of the server",
        "a core of PostgreSQL",
        "Redis",
        "the disk of PostgreSQL",
        "a core of bots",
    )
    rows = []
    for one in points:
        parts = [carried(one.each(spent)) for spent in (one.server, one.database, one.redis)]
        thought = carried(limits.bots[one.title] * BY_BOTS)
        rows.append(
            (one.title, *(f"{part:,.0f}" if part else "not seen" for part in (*parts, limits.commits, thought)))
        )
    return ["### What is full first: choices a second\n", *table(head, rows), ""]


def machines(points: Sequence[Point], limits: Limits) -> list[str]:
    head = (
        "title",
        "matches",
        "choices a second",
        "cores: server",
        "bots",
        "PostgreSQL",
        f"machines of {CORES}",
        "stores of the disk",
    )
    rows = []
    for one in points:
        for matches in MATCHES:
            server = cores(matches, one.each(one.server))
            bots = cores(matches, limits.bots[one.title], BY_BOTS)
            database = cores(matches, one.each(one.database))
            needed = ceil((server + bots) / CORES) + ceil(database / CORES)
            disk = matches / PACE / limits.commits if limits.commits else 0.0
            parts = (f"{part:,.1f}" for part in (server, bots, database))
            rows.append((one.title, f"{matches:,}", f"{matches / PACE:,.0f}", *parts, f"{needed:,}", f"{disk:.2f}"))
    return ["### Machines\n", *table(head, rows), ""]


def report(where: str, alone: Sequence[Point], line: Sequence[Point], limits: Limits) -> str:
    about = f"Measured on {where}: server, PostgreSQL (which waits for the disk), Redis and people together."
    stored = f"The database stored {limits.commits:,.0f} transactions a second."
    parts = (per_title(alone, limits), the_line(line), what_is_full(alone, limits), machines(alone, limits))
    return "\n".join([f"{about} {stored}\n", *(row for part in parts for row in part)])
