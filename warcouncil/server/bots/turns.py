"""Turns: what waits, by owner. Owners take turns, so that whoever has much waiting holds up nobody but themselves."""

from __future__ import annotations

import threading
import time
from collections import OrderedDict, deque
from typing import Generic, TypeVar

T = TypeVar("T")


class Turns(Generic[T]):
    """A queue for several threads: the owner who was served longest ago is next, of one owner what came first.

    >>> turns: Turns[str] = Turns()
    >>> for owner, table in (("ann", "a"), ("ann", "b"), ("ann", "c"), ("bob", "d")):
    ...     turns.put(owner, table)
    >>> [turns.take() for _ in range(5)]
    ['a', 'd', 'b', 'c', None]
    """

    def __init__(self) -> None:
        self._owners: OrderedDict[str, deque[tuple[float, T]]] = OrderedDict()
        """Those who have something waiting, the next one first."""
        self._some = threading.Condition()
        self._closed = False

    def __len__(self) -> int:
        with self._some:
            return sum(map(len, self._owners.values()))

    def put(self, owner: str, item: T) -> None:
        with self._some:
            self._owners.setdefault(owner, deque()).append((time.monotonic(), item))
            self._some.notify()

    def take(self) -> T | None:
        """The next; None if nothing waits."""
        with self._some:
            return self._next() if self._owners else None

    def wait(self) -> T | None:
        """The next, as soon as there is one; None after `close`."""
        with self._some:
            self._some.wait_for(lambda: self._owners or self._closed)
            return None if self._closed else self._next()

    def close(self) -> None:
        """Nobody waits any more."""
        with self._some:
            self._closed = True
            self._some.notify_all()

    @property
    def oldest(self) -> float:
        """For how many seconds the first has been waiting."""
        with self._some:
            since = min((waiting[0][0] for waiting in self._owners.values()), default=None)
        return 0.0 if since is None else time.monotonic() - since

    def _next(self) -> T:
        owner, waiting = self._owners.popitem(last=False)
        _, item = waiting.popleft()
        if waiting:
            self._owners[owner] = waiting
        return item
