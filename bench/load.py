"""How light the server is and how quick: `python bench/load.py`, which writes bench/load.md.

Servers of our own are started in temporary folders, one part after another: a choice beside a request that does
nothing, at one table of each title with everybody watching; many matches at once; bots of Here I Stand. What is
compared over time are ratios, bytes and processor time, which depend less on the machine than milliseconds do. It takes
a few minutes, and says something only on a machine that has nothing else to do. `--short` goes through all of it in
under a minute, to see whether it runs: what it finds means nothing, and nothing is written.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from bench.crowd import (  # noqa: E402
    Company,
    Figures,
    Habits,
    Person,
    gather,
    nothing_much,
    percentile,
    play_on,
    seats_of,
    sit_down,
    size_of,
)
from bench.grounds import Server, between, machine, serving, stage, table  # noqa: E402

TABLES = {"endeavor": 3, "game_of_thrones": 4, "here_i_stand": 6, "napoleonic_wars": 3, "tanto_monta": 4}
"""Title -> players of its table in the first part."""
GOALS = {"endeavor": 3.0, "game_of_thrones": 3.0, "here_i_stand": 5.0}
"""Title -> how many times as long as a request that does nothing a choice may take at the median."""
GOAL_BYTES = 1000
GOAL_SECONDS = 20.0
"""Of the server's own processor time, for 200 connections over 50 matches in a minute."""
GOAL_IMPULSE = 2.0
BREATH = 0.03
"""Seconds between a choice and the next request: everybody has been told."""
WARM = 3.0
"""Seconds of a table that do not count: names become known, caches full."""


# -- one table of each title


async def at_one_table(url: str, title: str, seconds: float) -> Figures:
    """Somebody chooses, everybody is told, somebody asks for nothing, and so on."""
    figures = Figures(math.inf, math.inf)
    company = Company(title, persons=TABLES[title])
    people = await gather([url], company, title, Habits(0.0), figures)
    while time.monotonic() < figures.end:
        match = await sit_down(people, company)
        async with everybody_watches(people, company, match):
            if figures.end == math.inf:
                figures.begin = time.monotonic() + min(WARM, seconds)
                figures.end = figures.begin + seconds
            await in_turns(people, match, figures)
    for person in people:
        await person.http.aclose()
    return figures


@asynccontextmanager
async def everybody_watches(people: list[Person], company: Company, match: str) -> AsyncIterator[None]:
    for person in people:
        person.state, person.tag = None, "nothing"  # what they saw of the match before
    eyes = [asyncio.create_task(_look(one, match, seat)) for one, seat in zip(people, seats_of(company), strict=True)]
    try:
        while any(person.state is None for person in people):
            for eye in eyes:
                if eye.done():
                    eye.result()  # whoever cannot look at all ends the measurement
            await asyncio.sleep(BREATH)
        yield
    finally:
        for eye in eyes:
            eye.cancel()
        found = await asyncio.gather(*eyes, return_exceptions=True)
        people[0].figures.errors += [repr(one)[:200] for one in found if isinstance(one, Exception)]


async def _look(person: Person, match: str, seat: int | None) -> None:
    async with person.live() as live:
        await person.watch(live, match, seat)
        async for text in live:
            person.takes_in(json.loads(text), size_of(text))


async def in_turns(people: list[Person], match: str, figures: Figures) -> None:
    """Until the match or the measurement ends."""
    while time.monotonic() < figures.end and not people[0].state["over"]:
        asked = [(seat, person) for seat, person in enumerate(people) if person.state["decisions"]]
        if asked:
            seat, person = person_of(asked)
            await person.choose(match, seat, person.state["decisions"][0])
        await asyncio.sleep(BREATH)
        start = time.monotonic()
        await people[-1].http.get("/api/health")
        figures.note(figures.no_ops, start)


def person_of(asked: list[tuple[int, Person]]) -> tuple[int, Person]:
    return asked[0][1].chance.choice(asked)


# -- many matches


class Used(NamedTuple):
    """Processor seconds of the server itself and of its bots."""

    server: float
    bots: float

    def since(self, before: Used) -> Used:
        return Used(self.server - before.server, self.bots - before.bots)


class Crowd(NamedTuple):
    figures: Figures
    start: Used
    warm_up: Used
    measured: Used


def used(server: Server) -> Used:
    return Used(server.seconds, server.bots)


async def many_matches(server: Server, company: Company, matches: int, seconds: float, habits: Habits) -> Crowd:
    """Nothing counts before everybody has come and played for a while."""
    start, notes, figures = used(server), list[Used](), Figures(math.inf, math.inf)
    tables = [await gather([server.url], company, f"Player {number}", habits, figures) for number in range(matches)]
    figures.begin = time.monotonic() + 5 + habits.think
    figures.end = figures.begin + seconds

    async def look_at_the_clock() -> None:
        for moment in (figures.begin, figures.end):
            await asyncio.sleep(moment - time.monotonic())
            notes.append(used(server))

    await asyncio.gather(
        look_at_the_clock(),
        nothing_much(server.url, figures),
        *(play_on(people, company, figures) for people in tables),
    )
    return Crowd(figures, start, notes[0].since(start), notes[1].since(notes[0]))


# -- bots


async def impulses(url: str, seconds: float) -> list[float]:
    """Six bots play Here I Stand, somebody watches: seconds from one impulse to the next."""
    figures = Figures(time.monotonic(), time.monotonic() + seconds)
    eve, found, last, since = Person(url, "Eve", Habits(0.0), figures), list[float](), None, 0.0
    await eve.arrive()
    wish = {"title": "here_i_stand", "players": 6, "private": False, "seats": [{"kind": "bot"}] * 6, "start": True}
    match = (await eve.call("POST", "/api/tables", wish))["id"]
    async with eve.live() as live:
        await eve.watch(live, match, None)
        while (left := figures.end - time.monotonic()) > 0:
            try:
                text = await asyncio.wait_for(live.recv(), left)
            except TimeoutError:
                break
            if not eve.takes_in(json.loads(text), size_of(text)) or eve.state["view"]["turn"]["impulse"] == last:
                continue
            now = time.monotonic()
            if last:  # before the first one there is diplomacy
                found.append(now - since)
            last, since = eve.state["view"]["turn"]["impulse"], now
    await eve.http.aclose()
    return found


# -- the report


def verdict(values: list[float], reached: bool) -> str:
    """Nothing that was measured reaches nothing."""
    return "reached" if values and reached else "not reached"


def ms(values: list[float], share: float = 0.5) -> str:
    return f"{percentile(values, share) * 1000:.1f}"


def ratio(figures: Figures) -> float:
    """How many times as long as a request that does nothing a choice takes, at the median."""
    return percentile(figures.choices, 0.5) / max(1e-6, percentile(figures.no_ops, 0.5))


TABLE_HEAD = (
    *("title", "players", "choices", "a choice, ms", "nothing, ms", "ratio", "goal"),
    *("bytes of an update", "95 % have at most"),
)
ABOUT_TABLES = """### A choice at one table

All seats and a spectator watch, {seconds:g} seconds of each title. Medians: what whoever chooses waits for the answer,
and what a request that does nothing takes between the choices. Bytes of all updates and answers with table and log,
before the connection compresses them (goal: at most {bytes:,} at the median). Response windows are quick, so that
nobody waits for a drawn time.
"""
ABOUT_CROWD = """### Many matches

{connections} live connections over {matches} matches of {company.title} ({company.persons} persons, {company.bots} bot,
{company.spectators} spectators each), {seconds:g} seconds.
"""
END_OF_CROWD = """
Goal for the server itself: at most {goal:g} seconds for 50 matches in a minute. That makes {light:.1f}: {verdict}.
At the median a choice took {ratio:.1f} times as long as a request that does nothing. {updates:,} updates arrived, half
of them with at most {bytes:,.0f} bytes; {stale} choices came too late, {failed} failed.
"""
ABOUT_BOTS = """### Bots think

Six bots play Here I Stand on the server, one spectator watches: {number} impulses, each with all answers of others.
Half of them took at most {middle:.2f} seconds, 95 % at most {high:.2f}, the longest {most:.2f} (goal: {goal:g}:
{verdict}).
"""


def about_tables(found: dict[str, Figures], seconds: float) -> list[str]:
    rows = []
    for title, one in found.items():
        told, times = [*one.updates, *one.answers], ratio(one)
        goal = f"{GOALS[title]:g}: {verdict(one.choices, times <= GOALS[title])}" if title in GOALS else ""
        few = f"{percentile(told, 0.5):,.0f} ({verdict(told, percentile(told, 0.5) <= GOAL_BYTES)})"
        waited = ms(one.choices), ms(one.no_ops), f"{times:.1f}"
        cells = title, str(TABLES[title]), f"{len(one.choices):,}", *waited, goal, few
        rows.append((*cells, f"{percentile(told, 0.95):,.0f}"))
    return [ABOUT_TABLES.format(seconds=seconds, bytes=GOAL_BYTES), *table(TABLE_HEAD, rows), ""]


def about_crowd(crowd: Crowd, company: Company, matches: int, seconds: float) -> list[str]:
    figures, times = crowd.figures, (crowd.start, crowd.warm_up, crowd.measured)
    named = ("a choice", figures.choices), ("a request that does nothing", figures.no_ops)
    rows = [(name, f"{len(values):,}", ms(values), ms(values, 0.95)) for name, values in named]
    spent = [
        ("the server itself", *(f"{one.server:.1f}" for one in times)),
        ("its bots", *(f"{one.bots:.1f}" for one in times)),
    ]
    light = crowd.measured.server * 60 / seconds * 50 / matches
    about = {"connections": matches * company.connections, "matches": matches, "company": company, "seconds": seconds}
    end = {
        "light": light,
        "goal": GOAL_SECONDS,
        "verdict": verdict(figures.choices, light <= GOAL_SECONDS),
        "ratio": ratio(figures),
        "updates": len(figures.updates),
        "bytes": percentile(figures.updates, 0.5),
        "stale": figures.stale,
        "failed": len(figures.errors),
    }
    return [
        ABOUT_CROWD.format(**about),
        *table(("", "number", "median, ms", "95th percentile, ms"), rows),
        "",
        *table(("seconds of processor time", "start", "warm-up", "measured"), spent),
        END_OF_CROWD.format(**end),
    ]


def about_bots(found: list[float]) -> list[str]:
    most = max(found, default=0.0)
    said = {"number": len(found), "goal": GOAL_IMPULSE, "verdict": verdict(found, most <= GOAL_IMPULSE)}
    return [ABOUT_BOTS.format(**said, middle=percentile(found, 0.5), high=percentile(found, 0.95), most=most)]


def measured(args: argparse.Namespace) -> tuple[str, list[str]]:
    """All parts, and what went wrong."""
    tables: dict[str, Figures] = {}
    where = machine()
    with serving(1, *args.serve.split()) as (server,):
        for title in args.title or TABLES:
            with stage(f"one table of {title}"):
                tables[title] = asyncio.run(at_one_table(server.url, title, args.table_seconds))
    company = Company("endeavor", persons=2, bots=1, spectators=2)
    with serving(1, *args.serve.split()) as (server,), stage(f"{args.matches} matches"):
        habits = Habits(args.think, not args.whole)
        crowd = asyncio.run(many_matches(server, company, args.matches, args.seconds, habits))
    with serving(1, *args.serve.split()) as (server,), stage("bots of Here I Stand"):
        found = asyncio.run(impulses(server.url, args.bot_seconds))
    parts = [
        f"Server and clients on one machine: {where}.\n",
        *about_tables(tables, args.table_seconds),
        *about_crowd(crowd, company, args.matches, args.seconds),
        *about_bots(found),
    ]
    return "\n".join(parts), [error for one in (*tables.values(), crowd.figures) for error in one.errors]


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--title", action="append", help="of the tables of one title each (default: all five)")
    parser.add_argument("--table-seconds", type=float, default=12.0, help="at each of these tables (default: 12)")
    parser.add_argument("--matches", type=int, default=50, help="at once (default: 50)")
    parser.add_argument("--seconds", type=float, default=60.0, help="of many matches (default: 60)")
    parser.add_argument("--bot-seconds", type=float, default=30.0, help="of bots at play (default: 30)")
    parser.add_argument("--think", type=float, default=3.0, help="mean seconds before a person answers (default: 3)")
    parser.add_argument(
        "--whole", action="store_true", help="people of the many matches take whole updates, no patches"
    )
    parser.add_argument("--serve", default="", help="more arguments for `warcouncil serve`, such as --database URL")
    parser.add_argument("--out", default=str(ROOT / "bench" / "load.md"))
    parser.add_argument("--short", action="store_true", help="everything for a moment; nothing is written")
    args = parser.parse_args(arguments)
    if args.short:
        args.table_seconds, args.matches, args.seconds, args.bot_seconds, args.think = 2.0, 3, 4.0, 8.0, 1.0
    out = Path(args.out)
    between(out.read_text(encoding="utf-8"), "measured", "")  # whatever is wrong with the page is told now
    text, errors = measured(args)
    if not args.short:
        out.write_text(between(out.read_text(encoding="utf-8"), "measured", text), encoding="utf-8")
    print(text, *errors[:5], sep="\n")
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
