"""The log: what happened, as message ids with arguments, each for its audience. It is not part of the state."""

from __future__ import annotations

from typing import Any

import msgspec

from warcouncil.engine.state import EVERYBODY, Atom


class Masked(msgspec.Struct, frozen=True):
    """An argument that only some seats may read. What is left of it for the others has the value None."""

    value: Atom | None
    seats: tuple[int, ...] = ()


class LogEntry(msgspec.Struct, frozen=True):
    """One event. `seats` None: everybody may read it."""

    message: str
    arguments: dict[str, Any]
    seats: tuple[int, ...] | None = None

    @property
    def masked(self) -> bool:
        """Whether somebody may read only a part of it."""
        return Masked in map(type, self.arguments.values())

    def for_seat(self, seat: int | None) -> LogEntry | None:
        """The entry as this seat may read it (None: a spectator; EVERYBODY: whole), or None if it is not."""
        all_seats = seat == EVERYBODY
        if self.seats is not None and seat not in self.seats and not all_seats:
            return None
        if not self.masked:
            return self if self.seats is None else LogEntry(self.message, self.arguments)
        arguments = {
            name: (value.value if all_seats or seat in value.seats else Masked(None))
            if isinstance(value, Masked)
            else value
            for name, value in self.arguments.items()
        }
        return LogEntry(self.message, arguments)

    def plain(self) -> dict[str, Any]:
        """The arguments as plain data; a hidden one is None."""
        if not self.masked:
            return dict(self.arguments)
        return {name: value.value if isinstance(value, Masked) else value for name, value in self.arguments.items()}
