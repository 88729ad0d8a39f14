"""Randomness that can be audited: BLAKE2b in counter mode over a secret key.

Every outcome is written into the journal with its label and its place in the stream, so replaying never
needs the key; the key makes new draws only. A sealed match (seal.py) shows a commitment to its key at the start and
the key itself at the end; a seeded one (`seed=7`, for tests and simulation) derives the key from the seed.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from warcouncil.engine.errors import WarCouncilError
from warcouncil.engine.records import Chance

T = TypeVar("T")
BLOCK = 64


class NoKey(WarCouncilError, RuntimeError):
    """A sealed match without its key can be looked at, but nothing new can be drawn."""

    message_id = "error-no-key"


def seed_key(seed: int) -> bytes:
    return hashlib.blake2b(b"seed %d" % seed, digest_size=32).digest()


def stream_key(key: bytes, nonces: Iterable[str]) -> bytes:
    """The key of the stream of a seeded match, or of a sealed one of format 1 with what the seats added to it."""
    mixed = hashlib.blake2b(key, digest_size=32)
    for nonce in nonces:
        data = nonce.encode()
        mixed.update(len(data).to_bytes(4, "big") + data)
    return mixed.digest()


class Dice:
    """The dice of a match. `position` counts the bytes of the stream used so far and never goes back.

    >>> dice = Dice(stream_key(seed_key(7), ()))
    >>> all(1 <= dice.roll(6, "test") <= 6 for _ in range(100))
    True
    """

    __slots__ = ("_block", "_block_number", "_key", "position", "read", "write")

    def __init__(self, key: bytes | None, position: int = 0) -> None:
        self._key = key
        self.position = position
        self._block = b""
        self._block_number = -1
        self.write: Callable[[Chance], None] | None = None
        """Told of every new outcome."""
        self.read: Callable[[], Chance | None] | None = None
        """Gives recorded outcomes while a match is replayed; None when there are no more."""

    def copy(self) -> Dice:
        """Dice that will fall the same way."""
        return Dice(self._key, self.position)

    # -- what rules use

    def roll(self, sides: int, label: str) -> int:
        """One die: 1 to sides."""
        return self._outcome("roll", sides, 1, label)[0]

    def rolls(self, count: int, sides: int, label: str) -> tuple[int, ...]:
        """Several dice at once."""
        return self._outcome("roll", sides, count, label)

    def pick(self, size: int, label: str) -> int:
        """A position in a sequence of that size: 0 to size - 1."""
        return self._outcome("roll", size, 1, label)[0] - 1

    def draw(self, items: Sequence[T], label: str) -> tuple[T, tuple[T, ...]]:
        """One of the items at random, and the others in their order."""
        index = self.pick(len(items), label)
        return items[index], (*items[:index], *items[index + 1 :])

    def shuffle(self, items: Iterable[T], label: str) -> tuple[T, ...]:
        """The items in a random order."""
        listed = tuple(items)
        order = self._outcome("shuffle", len(listed), 1, label)
        return tuple(listed[index] for index in order)

    # -- how it comes about

    def _outcome(self, what: str, size: int, count: int, label: str) -> tuple[int, ...]:
        if size < 1:
            raise ValueError(f"{label}: cannot choose among {size}")
        if self.read is not None:
            record = self.read()
            if record is not None:
                return replayed(record, what, size, count, label)
        start = self.position
        values = self.fresh(what, size, count)
        if self.write is not None:
            self.write(("chance", label, what, size, start, values))
        return values

    def fresh(self, what: str, size: int, count: int) -> tuple[int, ...]:
        """New values from the stream, at the present position."""
        if what == "shuffle":
            order = list(range(size))
            for last in range(size - 1, 0, -1):
                other = self._below(last + 1)
                order[last], order[other] = order[other], order[last]
            return tuple(order)
        return tuple([self._below(size) + 1 for _ in range(count)])

    def pass_over(self, records: Iterable[tuple[Any, ...]]) -> None:
        """Go on behind everything that was rolled, so that no die falls a second time."""
        for record in records:
            if record[0] == "chance" and record[4] >= self.position:
                self.position = record[4]
                self.fresh(record[2], record[3], len(record[5]))

    def _below(self, size: int) -> int:
        """A number below size, without bias: values beyond the last full multiple are thrown away."""
        if size <= 256:
            limit = 256 - 256 % size
            while True:
                value = self._byte()
                if value < limit:
                    return value % size
        width = (size.bit_length() + 7) // 8 + 1
        limit = 256**width - 256**width % size
        while True:
            value = int.from_bytes(bytes(self._byte() for _ in range(width)), "big")
            if value < limit:
                return value % size

    def _byte(self) -> int:
        number, offset = divmod(self.position, BLOCK)
        if number != self._block_number:
            if self._key is None:
                raise NoKey("this record of a sealed match holds no key: nothing new can be drawn")
            self._block = hashlib.blake2b(number.to_bytes(8, "big"), key=self._key, digest_size=BLOCK).digest()
            self._block_number = number
        self.position += 1
        return self._block[offset]


def replayed(record: Chance, what: str, size: int, count: int, label: str) -> tuple[int, ...]:
    """The recorded values, if the record is of this very roll; anything else is a record of another match."""
    _, was_label, was_what, was_size, _, values = record
    if (was_label, was_what, was_size) != (label, what, size):
        raise ValueError(f"the record holds {was_what} {was_size} {was_label!r}; {what} {size} {label!r} is rolled")
    if what == "shuffle":
        if sorted(values) != list(range(size)):
            raise ValueError(f"{label}: not an order of {size}")
    elif len(values) != count or not all(1 <= value <= size for value in values):
        raise ValueError(f"{label}: recorded values out of range")
    return values
