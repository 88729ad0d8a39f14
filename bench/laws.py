"""The laws of conformance one by one, so that the soak can be stopped between them."""

from __future__ import annotations

from time import perf_counter

from warcouncil.engine.title import get_title
from warcouncil.testing.laws import LAWS, SHARE, WHOLE, Tally


def share(law: str, title: str, matches: int) -> int:
    """How many matches a law is tried on when `conformance` is asked for so many in full."""
    return matches if law in WHOLE else max(min(matches, len(get_title(title).players)), matches // SHARE["full"])


def timed_law(law: str, title: str, matches: int) -> tuple[Tally, float]:
    """What a law was tried on, and the seconds it took; ConformanceFailure if it is broken."""
    start = perf_counter()
    tally = LAWS[law](title, matches=share(law, title, matches), level="full")
    return tally, perf_counter() - start
