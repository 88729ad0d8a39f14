"""A log that cannot be flooded: so many lines alike a minute, so many bytes in all; what was left out is counted."""

from __future__ import annotations

import logging
import threading
import time
from collections import Counter
from collections.abc import Callable
from typing import TextIO

WINDOW = 60.0
BYTES = 60_000
"""A minute's log. Half of it is kept for our own words, whatever the libraries have to say."""
ALIKE = 10


class QuietHandler(logging.StreamHandler[TextIO]):
    """Writes to a stream (stderr by default) what fits into this minute."""

    def __init__(self, stream: TextIO | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(stream)
        self._clock = clock
        self._since = clock()
        self._written = 0
        self._left_out = 0
        self._seen: Counter[tuple[str, int, str]] = Counter()
        self._timer: threading.Timer | None = None

    def emit(self, record: logging.LogRecord) -> None:
        if self._clock() - self._since >= WINDOW:
            self._turn()
        if not self._fits(record):
            self._leave_out()
            return
        super().emit(record)

    def _fits(self, record: logging.LogRecord) -> bool:
        kind = (record.name, record.levelno, str(record.msg)[:200])
        if self._seen[kind] >= ALIKE:
            return False
        most = BYTES if record.name.startswith("warcouncil") else BYTES // 2
        size = len(self.format(record).encode(errors="replace"))
        if self._written + size > most:
            return False
        self._written += size
        self._seen[kind] += 1
        return True

    def _leave_out(self) -> None:
        """Count it; and should nobody write again, it is told all the same."""
        self._left_out += 1
        if self._timer is None:
            self._timer = threading.Timer(WINDOW, self._tell)
            self._timer.daemon = True
            self._timer.start()

    def _tell(self) -> None:
        self.acquire()
        try:
            self._timer = None
            self._turn()
        finally:
            self.release()

    def _turn(self) -> None:
        """A new minute begins."""
        left_out, self._left_out = self._left_out, 0
        self._since, self._written = self._clock(), 0
        self._seen.clear()
        if left_out:
            words = f"{left_out} more lines were left out: too many at once, or the same again and again"
            super().emit(logging.LogRecord(__name__, logging.WARNING, __file__, 0, words, (), None))
