"""The laws of conformance one by one, so that the soak can be stopped between them."""

from __future__ import annotations

from time import perf_counter

from warcouncil.testing.laws import LAWS, Level, Tally


def timed_law(law: str, title: str, matches: int, level: Level) -> tuple[Tally, float]:
    """What a law was tried on, and the seconds it took; ConformanceFailure if it is broken."""
    start = perf_counter()
    tally = LAWS[law](title, matches=matches, level=level)
    return tally, perf_counter() - start
