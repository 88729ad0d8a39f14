"""Time that never goes back: a wall clock that was set back stands still until it has caught up."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable


class Timekeeper:
    """Tells the time in seconds since 1970.

    >>> readings = iter([100.0, 90.0, 101.0])
    >>> now = Timekeeper(lambda: next(readings)).now
    >>> now(), now(), now()
    (100.0, 100.0, 101.0)
    """

    def __init__(self, wall: Callable[[], float] | None = None, at_least: float = 0.0) -> None:
        self._wall = wall or time.time
        self._latest = at_least
        self._lock = threading.Lock()

    def now(self) -> float:
        with self._lock:
            self._latest = max(self._latest, self._wall())
            return self._latest

    def not_before(self, moment: float) -> None:
        """Something in storage happened then: it is not earlier now."""
        with self._lock:
            self._latest = max(self._latest, moment)
