"""The schedule of a table with a clock of days: days of rest and breaks, in which its clocks stand still."""

from __future__ import annotations

from collections.abc import Iterator

from warcouncil.server.storage.book import Break, Table

DAY = 86400.0


def is_scheduled(table: Table) -> bool:
    return table.clock.kind == "days" and bool(table.clock.rest or table.breaks)


def stands_still(table: Table, at: float) -> bool:
    """Whether a day of rest or a break is on at this moment."""
    if not is_scheduled(table):
        return False
    return weekday(table, at) in table.clock.rest or any(one.start <= at < one.end for one in table.breaks)


def spent(table: Table, since: float, until: float) -> float:
    """The seconds between two moments in which clocks have run."""
    if not is_scheduled(table):
        return max(0.0, until - since)
    total = 0.0
    for start, end, still in _stretches(table, since):
        if start >= until:
            break
        total += 0.0 if still else min(end, until) - start
    return total


def runs_out(table: Table, since: float, left: float) -> float:
    """The moment at which a clock that has been running since then is out of time."""
    if not is_scheduled(table):
        return since + left
    for start, end, still in _stretches(table, since):
        if still:
            continue
        if left <= end - start:
            return start + left
        left -= end - start
    raise AssertionError("time goes on for ever")


def weekday(table: Table, at: float) -> int:
    """0: Monday; the first day of 1970 was a Thursday."""
    return int((at + table.clock.zone * 60) // DAY + 3) % 7


def with_break(table: Table, span: Break, now: float) -> tuple[Break, ...]:
    """The breaks with one more. Time that has gone by is not given back, and what is over is forgotten."""
    ahead = Break(max(span.start, now), span.end)
    kept = [one for one in table.breaks if one.end > now]
    return tuple(sorted([*kept, ahead] if ahead.end > ahead.start else kept, key=lambda one: (one.start, one.end)))


def _stretches(table: Table, start: float) -> Iterator[tuple[float, float, bool]]:
    """Time from a moment on, in pieces in which the clocks either run or stand still."""
    edges = sorted({edge for one in table.breaks for edge in (one.start, one.end)})
    east, at = table.clock.zone * 60, start
    while True:
        midnight = ((at + east) // DAY + 1) * DAY - east
        end = min([midnight, *(edge for edge in edges if edge > at)])
        yield at, end, stands_still(table, at)
        at = end
