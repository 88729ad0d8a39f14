"""Scripted dice: a test says what is rolled, by name and in order."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from warcouncil.engine.dice import Dice, seed_key, stream_key

T = TypeVar("T")
Value = Any
"""A number for a die, a tuple of numbers for several, the item itself for a draw, all items in order for a shuffle."""


class ScriptError(AssertionError):
    """The rules rolled something else than the script says."""


class ScriptedDice(Dice):
    """Answers named rolls in order and refuses everything else; `finish` fails if anything is left over.

    >>> dice = ScriptedDice([("siege of Vienna", 5), ("next card", "treachery")])
    >>> dice.roll(6, "siege of Vienna")
    5
    >>> dice.draw(["supplies", "treachery"], "next card")
    ('treachery', ('supplies',))
    >>> dice.finish()

    A draw and a shuffle may also be told by position: `("next card", 0)` where the items are no numbers. Labels not
    in the script at all are rolled from a seed if `others` is given, so that a test tells only what it is about.
    """

    __slots__ = ("_others", "_script", "_told")

    def __init__(self, script: Iterable[tuple[str, Value]], *, others: int | None = None) -> None:
        super().__init__(stream_key(seed_key(others or 0), ()))
        self._script = list(reversed([(label, value) for label, value in script]))
        self._told = frozenset(label for label, _ in self._script)
        self._others = others is not None

    @property
    def left(self) -> tuple[tuple[str, Value], ...]:
        """What has not been rolled yet."""
        return tuple(reversed(self._script))

    def finish(self) -> None:
        """Fail if the script was not used up."""
        if self._script:
            raise ScriptError(f"never rolled: {', '.join(f'{label!r}: {value!r}' for label, value in self.left)}")

    def copy(self) -> ScriptedDice:
        """Dice with the rest of the script, at the same place."""
        new = ScriptedDice(self.left)
        new._told, new._others, new._key, new.position = self._told, self._others, self._key, self.position
        return new

    # -- what rules use

    def draw(self, items: Sequence[T], label: str) -> tuple[T, tuple[T, ...]]:
        if self._scripted(label):
            _, value = self._script[-1]
            self._script[-1] = (label, _position(value, items, label))
        return super().draw(items, label)

    def pick(self, size: int, label: str) -> int:
        """A position, which the script gives as the rules see it: from 0 on."""
        if self._scripted(label):
            _, value = self._script[-1]
            self._script[-1] = (label, value + 1)
        return super().pick(size, label)

    def shuffle(self, items: Iterable[T], label: str) -> tuple[T, ...]:
        listed = tuple(items)
        if self._scripted(label):
            _, value = self._script[-1]
            self._script[-1] = (label, _order(value, listed, label))
        return super().shuffle(listed, label)

    # -- how it comes about

    def _scripted(self, label: str) -> bool:
        """Whether the script answers this roll. Replayed rolls are read from the record, not from the script."""
        if self.read is not None:
            return False
        if label not in self._told and self._others:
            return False
        if not self._script:
            raise ScriptError(f"{label!r} is rolled, but the script is at its end")
        expected = self._script[-1][0]
        if expected != label:
            raise ScriptError(f"{label!r} is rolled where the script says {expected!r}")
        return True

    def _outcome(self, what: str, size: int, count: int, label: str) -> tuple[int, ...]:
        if not self._scripted(label):
            return super()._outcome(what, size, count, label)
        _, value = self._script.pop()
        values = tuple(value) if isinstance(value, tuple | list) else (value,)
        in_range = sorted(values) == list(range(size)) if what == "shuffle" else _fits(values, size, count)
        if not in_range:
            raise ScriptError(f"{label!r}: {value!r} is not what {what} {size} can give")
        start = self.position
        self.position += 1
        if self.write is not None:
            self.write(("chance", label, what, size, start, values))
        return values


def _fits(values: tuple[Any, ...], size: int, count: int) -> bool:
    return len(values) == count and all(type(value) is int and 1 <= value <= size for value in values)


def _position(value: Value, items: Sequence[Any], label: str) -> int:
    if value in items:
        return list(items).index(value)
    if type(value) is int and 0 <= value < len(items):
        return value
    raise ScriptError(f"{label!r}: {value!r} is not among {', '.join(map(repr, items))}")


def _order(value: Value, items: Sequence[Any], label: str) -> tuple[int, ...]:
    """The positions that put the items into the told order; equal items are taken from the left."""
    left = list(enumerate(items))
    order: list[int] = []
    for wanted in value:
        place = next((index for index, (_, item) in enumerate(left) if item == wanted), None)
        if place is None:
            raise ScriptError(f"{label!r}: {wanted!r} is not (or not so often) among {', '.join(map(repr, items))}")
        order.append(left.pop(place)[0])
    if left:
        raise ScriptError(f"{label!r}: the script leaves out {', '.join(repr(item) for _, item in left)}")
    return tuple(order)
