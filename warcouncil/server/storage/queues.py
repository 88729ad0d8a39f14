"""Queues: choices that somebody has thought out on the planning board, to be made for them when their turn comes.

They are part of the table, so that whoever changes the table knows of them without a further look, and nobody else is
told. Each choice is kept with a digest of what its seat saw before it in the variant: it is made only if the seat sees
the very same when it is asked.
"""

from __future__ import annotations

import msgspec

from warcouncil.engine.flow import PASS
from warcouncil.engine.trying import Moment

OTHERWISE, TAKEN_BACK, NOT_ALLOWED = "otherwise", "taken-back", "not-allowed"
"""Why a queue drops: something happened that the variant did not have; something was taken back; a rule forbids it."""


class Station(msgspec.Struct, frozen=True, omit_defaults=True):
    """A choice of one's own in a variant, and what one saw before it."""

    power: str
    kind: str
    option: tuple[str | int, ...]
    sight: str
    trigger: str | None = None

    @property
    def passes(self) -> bool:
        """A pass in a window: who cannot respond may not be asked there at all."""
        return self.trigger is not None and self.option == PASS


class Path(msgspec.Struct, frozen=True):
    """What of a variant can be queued: one's own choices, and how much one had been told when it began."""

    logged: int
    stations: tuple[Station, ...]

    @property
    def count(self) -> int:
        """The choices that count: all but passes in windows."""
        return sum(not one.passes for one in self.stations)

    def due(self, made: int) -> list[Station]:
        """What may be chosen next when so many choices that count were made: passes, and the one behind them."""
        found: list[Station] = []
        for one in self.stations:
            if made == 0:
                found.append(one)
            if not one.passes:
                made -= 1
            if made < 0:
                break
        return found


class Queue(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one person has queued at one seat."""

    user: str
    variant: int
    name: str
    moment: Moment
    path: Path
    made: int = 0
    dropped: str = ""
    """Why it was given up; it stays until the person has seen that."""

    @property
    def seat(self) -> int:
        return self.moment.seat
