"""The state of a match: plain, shallow, typed data.

A title subclasses `State` and adds its own fields. The containers of a state are dicts, lists and
sets whose values are immutable and are replaced, never changed in place; then copying a state is
copying its handful of containers. `decode(encode(s)) == s`, types included.

While a match runs, the engine hangs tools on the state that are not part of it: `state.dice`, `state.log`,
`state.show`, `state.ends` and `state.witness`. Outside a match they are absent and using them fails. `state.look` is
there while the options of a question are listed.
"""

from __future__ import annotations

import copy
import hashlib
from collections.abc import Callable, Iterable
from operator import attrgetter
from typing import TYPE_CHECKING, Any, ClassVar, Self, cast

import msgspec

if TYPE_CHECKING:
    from warcouncil.engine.dice import Dice

Atom = str | int
Option = tuple[Atom, ...]
Entry = tuple[Atom, ...]
OptionValue = bool | int | str

EVERYBODY = -999  # and not -1, which a slip may give
"""In the place of a seat: the eyes of all seats at once, for the owner of a match or after its end."""


class Known(msgspec.Struct, frozen=True, array_like=True):
    """A fact about the hidden state that a seat has lawfully seen and that still binds it."""

    seat: int
    fact: tuple[Atom, ...]


class Ending(msgspec.Struct, frozen=True, array_like=True):
    """An end before the last turn: who won, and by which clause."""

    powers: tuple[str, ...]
    reason: str
    clause: str


Containers = tuple[tuple[str, ...], Callable[[Any], tuple[Any, ...]]]
"""The names of the columns that are containers, and what gets them all at once."""


class State(msgspec.Struct, dict=True, kw_only=True):
    """What every title's state has; see docs/title.md."""

    players: int
    options: dict[str, OptionValue]
    seats: dict[str, int]
    """Which seat plays each power, in the title's fixed order of powers."""
    agenda: list[Entry] = []
    """The steps to come; the last entry is the next one."""
    drafts: dict[str, tuple[Option, ...]] = {}
    """Half-made secret answers of each power, shown to its seat alone."""
    known: list[Known] = []
    ending: Ending | None = None
    """Set when the match ends before its last turn."""

    _containers: ClassVar[dict[type, Containers]] = {}

    if TYPE_CHECKING:
        dice: Dice = cast(Any, None)
        log: Callable[..., None] = cast(Any, None)
        show: Callable[..., None] = cast(Any, None)
        ends: Callable[[Ending], bool] = cast(Any, None)
        witness: Callable[[str, str], None] | None = None
        look: dict[Any, Any] | None = None
        """While the options of a question are listed: what was worked out already (see looks.py)."""
    else:
        look = None

    # -- the agenda

    def next(self, *entries: Entry) -> None:
        """Say what follows, in reading order: the first entry runs first."""
        self.agenda.extend(reversed(entries))

    # -- powers and seats

    def seat_of(self, power: str) -> int:
        return self.seats[power]

    def sees(self, seat: int | None, power: str) -> bool:
        """Whether a viewer sees what the power keeps to itself: its own seat does, and EVERYBODY."""
        return seat is not None and (seat == EVERYBODY or self.seats.get(power) == seat)

    def powers_of(self, seat: int) -> tuple[str, ...]:
        return tuple(power for power, holder in self.seats.items() if holder == seat)

    def give_power(self, power: str, seat: int) -> None:
        """A power changes hands (assigning to a present key keeps the fixed order)."""
        self.seats[power] = seat

    # -- what is known

    def learn(self, seats: Iterable[int], *facts: tuple[Atom, ...]) -> None:
        """Keep facts that bind the hidden state for some seats. `show` calls this; set-up may, too."""
        for seat in sorted(set(seats)):
            for fact in facts:
                entry = Known(seat, fact)
                if entry not in self.known:
                    self.known.append(entry)

    def forget(self, *start: Atom) -> None:
        """Drop every known fact that begins with these atoms (the card moved, the deck was shuffled)."""
        size = len(start)
        self.known = [entry for entry in self.known if entry.fact[:size] != start]

    def knows(self, seat: int | None, *fact: Atom) -> bool:
        if seat == EVERYBODY:
            return any(entry.fact == fact for entry in self.known)
        return seat is not None and Known(seat, fact) in self.known

    # -- copies and codec

    def copy(self) -> Self:
        """An independent copy without the engine's tools."""
        new = copy.copy(self)
        names, containers = self._containers_of()
        for name, container in zip(names, containers(self), strict=True):
            setattr(new, name, container.copy())
        return new

    def _containers_of(self) -> Containers:
        kind = type(self)
        known = State._containers.get(kind)
        if known is None:
            columns = kind.__struct_fields__
            names = tuple(name for name in columns if isinstance(getattr(self, name), (dict, list, set)))
            known = State._containers[kind] = (names, attrgetter(*names))  # every state has more than one
        return known

    def encode(self) -> bytes:
        """The state as bytes, its containers in their order."""
        return msgspec.msgpack.encode(self)

    def canonical(self) -> bytes:
        """Bytes to compare by: equal states have equal ones, whatever the history of their dicts."""
        return _CANONICAL.encode(self)

    @classmethod
    def decode(cls, data: bytes) -> Self:
        return msgspec.msgpack.decode(data, type=cls)

    def to_builtins(self) -> Any:
        """Plain JSON-ready data."""
        return plain(self)

    @classmethod
    def from_builtins(cls, data: Any) -> Self:
        return msgspec.convert(data, type=cls, str_keys=True)

    def digest(self) -> str:
        return hashlib.blake2b(self.canonical(), digest_size=16).hexdigest()


def plain(data: Any) -> Any:
    """The same as lists, dicts with texts as keys, texts and numbers: as it would come back out of a JSON text."""
    return msgspec.json.decode(msgspec.json.encode(data))


_CANONICAL = msgspec.msgpack.Encoder(order="deterministic")
