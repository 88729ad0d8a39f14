"""Glances: what many viewers want to know of one table at the same moment is found out in one thread.

A change wakes every channel that watches the table, all in one turn of the loop. A thread for each of them would cost
more than what they look for.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

from anyio import to_thread

T = TypeVar("T")
AT_ONCE = 16
"""Glances that one thread makes; with more of them, whoever comes last would wait for all others."""


class Glance(NamedTuple):
    """A look, and who waits for what it shows."""

    look: Callable[[], Any]
    seen: asyncio.Future[Any]


class Glances:
    """Gathers what is asked about each table within one turn of the loop. All of it is called on the loop."""

    def __init__(self) -> None:
        self._asked: dict[str, list[Glance]] = {}
        self._running: set[asyncio.Task[None]] = set()

    async def of(self, table: str, look: Callable[[], T]) -> T:
        """What `look` shows, made in a thread together with what others want to know of this table."""
        loop = asyncio.get_running_loop()
        if table not in self._asked:
            self._asked[table] = []
            loop.call_soon(self._go, table)
        glance = Glance(look, loop.create_future())
        self._asked[table].append(glance)
        found: T = await glance.seen
        return found

    def _go(self, table: str) -> None:
        asked = self._asked.pop(table)
        for first in range(0, len(asked), AT_ONCE):
            task = asyncio.create_task(_make(asked[first : first + AT_ONCE]))
            self._running.add(task)
            task.add_done_callback(self._running.discard)


async def _make(glances: Sequence[Glance]) -> None:
    """Each fails for itself; if no thread can be had, all do."""
    try:
        found = await to_thread.run_sync(_look, [one.look for one in glances])
    except Exception as error:  # noqa: BLE001  whoever waits for it is told
        found = [error] * len(glances)
    for glance, seen in zip(glances, found, strict=True):
        if glance.seen.done():  # nobody waits any more
            continue
        if isinstance(seen, Exception):
            glance.seen.set_exception(seen)
        else:
            glance.seen.set_result(seen)


def _look(looks: Sequence[Callable[[], Any]]) -> list[Any]:
    """In a thread: what each shows, or how it failed."""
    return [_seen(look) for look in looks]


def _seen(look: Callable[[], Any]) -> Any:
    try:
        return look()
    except Exception as error:  # noqa: BLE001  it is raised where somebody waits for it
        return error
