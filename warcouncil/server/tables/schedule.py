"""The schedule of a table with a clock of days: days of rest and breaks, in which its clocks stand still."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, time, timedelta, timezone, tzinfo
from functools import lru_cache
from zoneinfo import ZoneInfo

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
    """0: Monday."""
    return datetime.fromtimestamp(at, _where(table)).weekday()


@lru_cache(maxsize=1000)
def zone_of(place: str) -> tzinfo | None:
    """How clocks go in a place; None: this machine does not know."""
    try:
        return ZoneInfo(place)
    except (ValueError, OSError, KeyError):  # no name at all, a folder of names, none that is there
        return None


def _where(table: Table) -> tzinfo:
    """Where the days of a table begin and end."""
    found = zone_of(table.clock.place) if table.clock.place else None
    return found or timezone(timedelta(minutes=table.clock.zone))


def _midnight(where: tzinfo, at: float) -> float:
    """When the next day begins. Clocks put forward at midnight skip it, those put back over it show it twice."""
    tomorrow = datetime.fromtimestamp(at, where).date() + timedelta(days=1)
    first = datetime.combine(tomorrow, time(), where)
    return first.timestamp() if first.timestamp() > at else first.replace(fold=1).timestamp()


def with_break(table: Table, span: Break, now: float) -> tuple[Break, ...]:
    """The breaks with one more. Time that has gone by is not given back, and what is over is forgotten."""
    ahead = Break(max(span.start, now), span.end)
    kept = [one for one in table.breaks if one.end > now]
    return tuple(sorted([*kept, ahead] if ahead.end > ahead.start else kept, key=lambda one: (one.start, one.end)))


def _stretches(table: Table, start: float) -> Iterator[tuple[float, float, bool]]:
    """Time from a moment on, in pieces in which the clocks either run or stand still."""
    edges = sorted({edge for one in table.breaks for edge in (one.start, one.end)})
    where, at = _where(table), start
    while True:
        end = min([_midnight(where, at), *(edge for edge in edges if edge > at)])
        yield at, end, stands_still(table, at)
        at = end
