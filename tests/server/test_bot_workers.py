"""Worker processes that come to grief, between decisions as well as during one: the next decision finds another."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

import tests.server.titles  # noqa: F401  registers Parley
import warcouncil
from tests.server.house import until
from warcouncil.server.bots.bot_worker import Job
from warcouncil.server.bots.driver import Driver
from warcouncil.server.bots.pool import BotFailed, BotPool
from warcouncil.server.ground.workers import Worker


def job() -> Job:
    match = warcouncil.new("endeavor", players=2, seed=1)
    decision = match.decisions[0]
    return Job(match.snapshot(journal=False), decision.seat, decision.power, "random", "1")


@pytest.fixture
def pool() -> Iterator[BotPool]:
    pool = BotPool(1, 60.0)
    yield pool
    pool.stop()


def the_worker(pool: BotPool) -> Worker:
    return next(iter(pool._all))


def gone(pid: int) -> bool:
    """Whether a process of ours is no more, not even as a zombie."""
    return not Path(f"/proc/{pid}").exists()


def test_a_worker_that_died_while_idle_is_replaced(pool: BotPool) -> None:
    pool.think(job())
    worker = the_worker(pool)
    os.kill(worker.pid, signal.SIGKILL)
    until(lambda: (Path(f"/proc/{worker.pid}/stat").read_text().split(")")[1].split()[0]) == "Z", "it is dead")
    with pytest.raises(BotFailed):
        pool.think(job())
    for _ in range(3):
        assert pool.think(job()), "a new one thinks"
    assert gone(worker.pid) and the_worker(pool).pid != worker.pid


def test_a_worker_that_cannot_start_leaves_nothing_behind() -> None:
    pool = BotPool(1, 60.0, ("no.such.module",))
    before = children()
    for _ in range(2):
        with pytest.raises(BotFailed):
            pool.think(job())
    pool.stop()
    assert children() <= before


def children() -> set[int]:
    me = os.getpid()
    return {int(pid) for pid in Path(f"/proc/{me}/task/{me}/children").read_text().split()}


def test_one_thread_is_enough_for_a_table() -> None:
    """What is said to have something to do while somebody thinks about it comes again, but only after that."""
    driver = Driver(None, None, None, threads=0)  # type: ignore[arg-type]
    waiting: list[int] = []

    def step(table_id: str) -> None:
        waiting.append(driver._queue.qsize())
        if len(waiting) == 1:
            driver.poke(table_id)
            waiting[0] = driver._queue.qsize()
        else:
            driver._queue.put(None)

    driver.step = step  # type: ignore[method-assign]
    driver.poke("a")
    driver._run()
    assert waiting == [0, 0], "no other thread could have taken it meanwhile"
