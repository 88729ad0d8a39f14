"""What many want to know of one table at the same moment is found out in one thread, and each gets their own answer."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from warcouncil.server.web.glances import AT_ONCE, Glances


async def all_of(glances: Glances, *asked: Any) -> list[Any]:
    return await asyncio.gather(*(glances.of(table, look) for table, look in asked), return_exceptions=True)


def thread() -> int:
    return threading.get_ident()


def test_one_thread_looks_for_all_who_ask_at_the_same_moment() -> None:
    async def go() -> list[int]:
        return await all_of(Glances(), *[("a", thread)] * AT_ONCE)

    found = asyncio.run(go())
    assert len(set(found)) == 1 and found[0] != thread()


def test_so_many_that_somebody_would_wait_for_all_others_are_shared_out() -> None:
    """Both parts are under way at the same time: each waits for the other."""
    meeting = threading.Barrier(2, timeout=10)

    async def go() -> list[Any]:
        return await all_of(Glances(), *[("a", meeting.wait)] + [("a", thread)] * (AT_ONCE - 1) + [("a", meeting.wait)])

    found = asyncio.run(go())
    assert {found[0], found[-1]} == {0, 1}


def test_tables_do_not_wait_for_each_other() -> None:
    meeting = threading.Barrier(2, timeout=10)

    async def go() -> list[Any]:
        return await all_of(Glances(), ("a", meeting.wait), ("b", meeting.wait))

    assert sorted(asyncio.run(go())) == [0, 1]


def test_who_fails_fails_alone() -> None:
    def fail() -> None:
        raise ValueError("mine")

    async def go() -> list[Any]:
        return await all_of(Glances(), ("a", lambda: 1), ("a", fail), ("a", lambda: 3))

    first, failed, last = asyncio.run(go())
    assert (first, last) == (1, 3) and isinstance(failed, ValueError)


def test_who_has_gone_is_not_told_and_nobody_else_minds() -> None:
    async def go() -> int:
        glances, held = Glances(), threading.Event()
        gone = asyncio.create_task(glances.of("a", held.wait))
        stays = asyncio.create_task(glances.of("a", lambda: 7))
        await asyncio.sleep(0)
        gone.cancel()
        held.set()
        with pytest.raises(asyncio.CancelledError):
            await gone
        return await stays

    assert asyncio.run(go()) == 7


def test_what_is_asked_later_is_looked_at_anew() -> None:
    async def go() -> tuple[int, int]:
        glances, seen = Glances(), iter((1, 2))
        return await glances.of("a", lambda: next(seen)), await glances.of("a", lambda: next(seen))

    assert asyncio.run(go()) == (1, 2)
