"""Time control: a Fischer clock, or a decision within so many days, of those that count (`schedule`).

Pure functions over a table's `Timing`.

A clock runs for every person who is asked, also where several decide side by side. The increment comes when a seat
is no longer asked after it has answered. What others see of a clock must not tell who has answered in secret. In a
window that is held (`windows.py`) no clock loses or gains anything, for others would see whose did: there a seat may
think for as long as its clock would let it.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec

from warcouncil.engine.match import Match
from warcouncil.server.storage.book import PERSON, PLAYING, Table, Timing
from warcouncil.server.tables.schedule import DAY, runs_out, spent


class Asked(msgspec.Struct, frozen=True):
    """Who must decide: which seats, and in which secret block (None: openly)."""

    seats: frozenset[int] = frozenset()
    block: int | None = None
    in_block: frozenset[int] = frozenset()
    held: bool = False
    """The block is a window that is held open."""


NOBODY = Asked()


def asked_by(match: Match | None) -> Asked:
    """Who must decide now."""
    if match is None or match.over:
        return NOBODY
    decisions = match.decisions
    seats = frozenset(decision.seat for decision in decisions)
    waiting = match.waiting_for
    if waiting["what"] != "together" and waiting["what"] not in match.title.windows:
        return Asked(seats)
    holders = frozenset(match.title.seat_of(match.state, power) for power in waiting["powers"])
    return Asked(seats, match.position, holders, match.held is not None)


def has_clock(table: Table) -> bool:
    return table.clock.kind != "none"


def allowance(table: Table) -> float:
    """What a seat begins with, in seconds."""
    rule = table.clock
    return rule.days * DAY if rule.kind == "days" else rule.minutes * 60


def timed_seats(table: Table) -> frozenset[int]:
    return frozenset(seat.seat for seat in table.seats if seat.kind == PERSON)


def tick(
    table: Table,
    asked: Asked,
    now: float,
    acted: Collection[int] = (),
    took_back: Collection[int] = (),
    was_paused: bool = False,
) -> Timing:
    """The clocks after something has happened. After a pause they go on where they stood."""
    if not has_clock(table):
        return Timing()
    before, start, increment = table.timing, allowance(table), table.clock.increment
    running = frozenset() if table.paused or table.status != PLAYING else asked.seats & timed_seats(table)
    left: dict[int, float] = {}
    since: dict[int, float] = {}
    other = (before.held or asked.held) and before.block != asked.block  # into a held window, or out of one
    for seat in range(table.players):
        had = before.left.get(seat, start)
        ran = before.since.get(seat)
        stays = ran is not None and seat not in acted and not other
        if ran is not None and not before.held and not (stays and seat in running):
            had = max(0.0, had - spent(table, ran, now))
            if seat in acted and (asked.held or seat not in running):
                had += increment
        if seat in took_back and seat in running and ran is None and not asked.held:  # it had its increment
            had = max(0.0, had - increment)
        if table.clock.kind == "days" and seat in running and not (stays or was_paused or asked.held):
            had = start
        left[seat] = had
        if seat in running:
            since[seat] = ran if stays and ran is not None else now
    if asked.block is None or asked.held:
        return Timing(left, since, block=asked.block, held=asked.held)
    shown, shown_since = _curtain(table, left, asked, now, was_paused)
    return Timing(left, since, shown, shown_since, asked.block)


def _curtain(
    table: Table, left: dict[int, float], asked: Asked, now: float, was_paused: bool
) -> tuple[dict[int, float], float]:
    """While seats decide in secret, others see their clocks as if all had been thinking since they were asked."""
    before = table.timing
    if before.block != asked.block:
        return {seat: left[seat] for seat in asked.in_block if seat in left}, now
    if table.paused and not was_paused:
        thought = spent(table, before.shown_since, now)
        return {seat: max(0.0, had - thought) for seat, had in before.shown.items()}, now
    return before.shown, now if was_paused else before.shown_since


def deadline(table: Table) -> float | None:
    """When the next clock runs out, a window closes or silence grants a request, or before the first roll the time to
    reveal."""
    if table.sealing is not None:
        return table.sealing.until
    times = [runs_out(table, since, _allowed(table, seat)) for seat, since in table.timing.since.items()]
    times += [request.due for request in table.requests if request.due]
    if table.window is not None and table.window.answered and table.paused is None:
        times.append(table.window.until)
    return min(times, default=None)


def _allowed(table: Table, seat: int) -> float:
    """How long a seat may think, counted from when its clock began to run. In a held window what is left of a decision
    within so many days is that of another decision."""
    whole = table.timing.held and table.clock.kind == "days"
    return allowance(table) if whole else table.timing.left[seat]


def due(table: Table, seat: int) -> float | None:
    """When the clock of a seat runs out; None: it stands still."""
    since = table.timing.since.get(seat)
    return None if since is None else runs_out(table, since, _allowed(table, seat))


def late_seats(table: Table, now: float) -> tuple[int, ...]:
    running = table.timing.since.items()
    return tuple(seat for seat, since in running if runs_out(table, since, _allowed(table, seat)) <= now)


def shown_clocks(table: Table, own: Collection[int]) -> list[dict[str, Any]] | None:
    """The clocks as one viewer may see them: `left` as of `since` (null: it stands still)."""
    if not has_clock(table) or table.status != PLAYING:
        return None
    timing, timed = table.timing, timed_seats(table)
    rows: list[dict[str, Any]] = []
    for seat in sorted(timed):
        left, since = timing.left.get(seat, allowance(table)), timing.since.get(seat)
        if timing.held:
            left, since = (_allowed(table, seat), since) if seat in own and since is not None else (left, None)
        elif timing.block is not None and seat in timing.shown and seat not in own:
            left, since = timing.shown[seat], None if table.paused else timing.shown_since
        rows.append({"seat": seat, "left": left, "since": since})
    return rows


def clocks_body(table: Table, rows: list[dict[str, Any]], now: float) -> list[dict[str, Any]]:
    """The clocks as they stand now."""
    bodies = []
    for row in rows:
        left, since = row["left"], row["since"]
        running = since is not None
        bodies.append(
            {
                "seat": row["seat"],
                "left": max(0.0, left - spent(table, since, now)) if running else left,
                "running": running,
                "deadline": runs_out(table, since, left) if running else None,
            }
        )
    return bodies
