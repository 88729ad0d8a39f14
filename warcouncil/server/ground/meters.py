"""Meters: what a running server counts and measures, told in the text format of Prometheus (version 0.0.4).

A meter has a fixed number of labels, and never more than so many series: what would be one too many is counted under
`other`, so that no visitor can make the memory or the answer grow.
"""

from __future__ import annotations

import logging
import mmap
import threading
import time
from bisect import bisect_left
from collections.abc import Callable, Mapping
from pathlib import Path

PREFIX = "warcouncil_"
MOST_SERIES = 300
OTHER = "other"
SECONDS = (0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0)
Labels = tuple[str, ...]


def number(value: float) -> str:
    """A number as Prometheus reads it.

    >>> number(3.0), number(0.005), number(float("inf"))
    ('3', '0.005', '+Inf')
    """
    if value == float("inf"):
        return "+Inf"
    return str(int(value)) if value == int(value) else repr(value)


def quoted(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def series(name: str, names: Labels, values: Labels, value: float) -> str:
    """One line.

    >>> series("x", ("by",), ('a"b',), 2.0)
    'x{by="a\\\\"b"} 2'
    """
    shown = ",".join(f'{label}="{quoted(text)}"' for label, text in zip(names, values, strict=True))
    return f"{name}{{{shown}}} {number(value)}" if shown else f"{name} {number(value)}"


class Meter:
    """Something with a name that can be told."""

    kind = ""

    def __init__(self, name: str, about: str, *labels: str) -> None:
        self.name = PREFIX + name
        self.about = about
        self.labels = labels
        self._lock = threading.Lock()

    def lines(self) -> list[str]:
        raise NotImplementedError

    def told(self) -> list[str]:
        return [f"# HELP {self.name} {self.about}", f"# TYPE {self.name} {self.kind}", *self.lines()]

    def _place(self, kept: Mapping[Labels, object], values: Labels) -> Labels:
        """Under which labels something is kept."""
        full = values not in kept and len(kept) >= MOST_SERIES
        return (OTHER,) * len(self.labels) if full else values


class Counter(Meter):
    """Only ever grows."""

    kind = "counter"

    def __init__(self, name: str, about: str, *labels: str) -> None:
        super().__init__(name, about, *labels)
        self._counts: dict[Labels, float] = {} if labels else {(): 0.0}

    def add(self, *values: str, by: float = 1.0) -> None:
        with self._lock:
            place = self._place(self._counts, values)
            self._counts[place] = self._counts.get(place, 0.0) + by

    def lines(self) -> list[str]:
        with self._lock:
            kept = sorted(self._counts.items())
        return [series(self.name, self.labels, values, count) for values, count in kept]


class Histogram(Meter):
    """How often something took at most so many seconds."""

    kind = "histogram"

    def __init__(self, name: str, about: str, *labels: str) -> None:
        super().__init__(name, about, *labels)
        self._counts: dict[Labels, list[int]] = {}
        self._sums: dict[Labels, float] = {}

    def add(self, seconds: float, *values: str) -> None:
        with self._lock:
            place = self._place(self._counts, values)
            counts = self._counts.setdefault(place, [0] * (len(SECONDS) + 1))
            counts[bisect_left(SECONDS, seconds)] += 1
            self._sums[place] = self._sums.get(place, 0.0) + seconds

    def lines(self) -> list[str]:
        with self._lock:
            kept = [(values, list(counts), self._sums[values]) for values, counts in sorted(self._counts.items())]
        found: list[str] = []
        for values, counts, total in kept:
            below = 0
            for bound, count in zip((*SECONDS, float("inf")), counts, strict=True):
                below += count
                labels, shown = (*self.labels, "le"), (*values, number(bound))
                found.append(series(f"{self.name}_bucket", labels, shown, below))
            found.append(series(f"{self.name}_sum", self.labels, values, total))
            found.append(series(f"{self.name}_count", self.labels, values, below))
        return found


class Gauge(Meter):
    """Looked at when it is told."""

    kind = "gauge"

    def __init__(self, name: str, about: str, read: Callable[[], Mapping[Labels, float]], *labels: str) -> None:
        super().__init__(name, about, *labels)
        self._read = read

    def lines(self) -> list[str]:
        return [series(self.name, self.labels, values, value) for values, value in sorted(self._read().items())]


class Total(Gauge):
    """A count that somebody else keeps."""

    kind = "counter"


class LogCounter(logging.Handler):
    """Counts what goes to the log, also what the quiet log leaves out."""

    def __init__(self, lines: Counter) -> None:
        super().__init__(logging.WARNING)
        self._lines = lines

    def emit(self, record: logging.LogRecord) -> None:
        self._lines.add(record.levelname.lower())


class Meters:
    """All meters of one server."""

    def __init__(self) -> None:
        self._all: list[Meter] = []
        self.requests = self._counter("requests_total", "Answered requests.", "kind", "status")
        self.request_seconds = self._histogram("request_seconds", "From the request's head to the answer.", "kind")
        self.refusals = self._counter("refusals_total", "Requests that were refused, by reason.", "code")
        self.choices = self._counter("choices_total", "Stored answers of seats; a batch is one.", "title", "by")
        self.statements = self._counter("sql_statements_total", "SQL statements.")
        self.commits = self._counter("sql_commits_total", "Transactions that were committed, looking included.")
        self.think_seconds = self._histogram("bot_seconds", "How long bots thought about one decision.")
        self.away_jobs = self._counter("bot_away_total", "Decisions for other machines, and what came of it.", "what")
        self.bot_failures = self._counter("bot_failures_total", "Decisions on which a bot failed or overran.")
        self.log_lines = self._counter("log_lines_total", "Warnings and errors in the log.", "level")
        self._process()

    def gauge(self, name: str, about: str, read: Callable[[], Mapping[Labels, float]], *labels: str) -> None:
        self._all.append(Gauge(name, about, read, *labels))

    def level(self, name: str, about: str, read: Callable[[], float]) -> None:
        """A gauge without labels."""
        self.gauge(name, about, lambda: {(): float(read())})

    def text(self) -> str:
        return "\n".join(line for meter in self._all for line in meter.told()) + "\n"

    def _counter(self, name: str, about: str, *labels: str) -> Counter:
        self._all.append(made := Counter(name, about, *labels))
        return made

    def _histogram(self, name: str, about: str, *labels: str) -> Histogram:
        self._all.append(made := Histogram(name, about, *labels))
        return made

    def _process(self) -> None:
        started = time.time()
        self._all.append(
            Total("cpu_seconds_total", "Processor time of this process.", lambda: {(): time.process_time()})
        )
        self.gauge("memory_bytes", "Resident memory.", _memory)
        self.level("start_time_seconds", "When the process began, in seconds since 1970.", lambda: started)


def _memory() -> dict[Labels, float]:
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except (OSError, ValueError):  # only Linux tells
        return {}
    return {(): pages * float(mmap.PAGESIZE)}
