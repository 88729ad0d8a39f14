"""Worker processes that come to grief, between decisions as well as during one: the next decision finds another."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import msgspec
import pytest

import tests.server.titles  # noqa: F401  registers Parley
import warcouncil
from tests.server.house import until
from warcouncil.server.bots.driver import Driver
from warcouncil.server.bots.jobs import Job, Thought, make_job
from warcouncil.server.bots.pool import BotFailed, BotPool
from warcouncil.server.bots.turns import Turns
from warcouncil.server.ground.workers import Worker
from warcouncil.server.storage.book import PERSON, Seat, Table
from warcouncil.server.tables.crowding import owner_of

OWNER = "user Ann"


def job() -> Job:
    match = warcouncil.new("endeavor", players=2, seed=1)
    decision = match.decisions[0]
    return make_job(match.title, match.view(decision.seat, log=False), decision, "random", "1")


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
    pool.think(job(), OWNER)
    worker = the_worker(pool)
    os.kill(worker.pid, signal.SIGKILL)
    until(lambda: (Path(f"/proc/{worker.pid}/stat").read_text().split(")")[1].split()[0]) == "Z", "it is dead")
    with pytest.raises(BotFailed):
        pool.think(job(), OWNER)
    for _ in range(3):
        assert pool.think(job(), OWNER).option, "a new one thinks"
    assert gone(worker.pid) and the_worker(pool).pid != worker.pid


def test_a_worker_that_cannot_start_leaves_nothing_behind() -> None:
    pool = BotPool(1, 60.0, ("no.such.module",))
    before = children()
    for _ in range(2):
        with pytest.raises(BotFailed):
            pool.think(job(), OWNER)
    pool.stop()
    assert children() <= before


def children() -> set[int]:
    me = os.getpid()
    return {int(pid) for pid in Path(f"/proc/{me}/task/{me}/children").read_text().split()}


def table(name: str, creator: str = "ann") -> Table:
    """As much of a table as the driver looks at before it thinks."""
    fields = {"title": "parley", "players": 0, "options": {}, "created": 0.0, "seats": (), "token": ""}
    return Table(id=name, creator=creator, **fields)  # type: ignore[arg-type]


def test_one_thread_is_enough_for_a_table() -> None:
    """What is said to have something to do while somebody thinks about it comes again, but only after that."""
    driver = Driver(None, None, None, threads=0)  # type: ignore[arg-type]
    waiting: list[int] = []

    def step(table_id: str) -> None:
        waiting.append(len(driver._queue))
        if len(waiting) == 1:
            driver.poke(table(table_id))
            waiting[0] = len(driver._queue)
        else:
            driver.stop()

    driver.step = step  # type: ignore[method-assign]
    driver.poke(table("a"))
    driver._run()
    assert waiting == [0, 0], "no other thread could have taken it meanwhile"


def test_twenty_tables_of_one_guest_do_not_slow_the_bots_of_others() -> None:
    driver, order = Driver(None, None, None, threads=0), []  # type: ignore[arg-type]

    def step(table_id: str) -> None:
        order.append(table_id)
        if table_id.startswith("many"):
            driver.poke(table(table_id, "guest"))  # the bots there have always something to do
        if len(order) == 1:
            driver.poke(table("one", "bob"))  # comes when twenty wait, and one is thought about
        if len(order) == 42:
            driver.stop()

    driver.step = step  # type: ignore[method-assign]
    for number in range(20):
        driver.poke(table(f"many {number}", "guest"))
    driver._run()
    assert "one" in order[1:3], "after what was running, at most one other goes before"
    many = [name for name in order if name != "one"]
    assert many[:20] == many[20:40] == [f"many {number}" for number in range(20)], (
        "and they take turns among themselves"
    )


def test_processes_are_handed_out_in_turns() -> None:
    """Whoever waits for the only process gets it when it is their turn, however many others came before."""
    pool, order, asked = BotPool(1, 30.0), [], threading.Event()

    class Slow:
        def ask(self, one: Job, seconds: float) -> bytes:
            assert asked.wait(30)
            order.append(one.seed)
            return msgspec.msgpack.encode(Thought(one.id))

    def waits(number: int) -> bool:
        return not pool._idle and len(pool._waiting) == number

    pool._idle = [Slow()]  # type: ignore[list-item]
    owners = ["guest"] * 6 + ["bob"]
    threads = []
    for number, owner in enumerate(owners):
        one = msgspec.structs.replace(job(), seed=f"{owner} {number}")
        threads.append(threading.Thread(target=pool.think, args=(one, owner)))
        threads[-1].start()
        until(partial(waits, number), "it waits, all but the first")
    asked.set()
    for thread in threads:
        thread.join(30)
    assert order[0] == "guest 0" and "bob 6" in order[1:3]


def test_what_waits_longest_is_known() -> None:
    turns: Turns[str] = Turns()
    assert turns.oldest == 0.0
    turns.put("ann", "a")
    time.sleep(0.02)
    turns.put("bob", "b")
    assert turns.oldest >= 0.02 and len(turns) == 2
    before = turns.oldest
    assert turns.take() == "a" and turns.oldest < before


def test_guests_on_one_device_are_one_owner() -> None:
    def set_up(who: str, device: str) -> str:
        seat = Seat(seat=0, kind=PERSON, user=who, device=device)
        return owner_of(msgspec.structs.replace(table("t", who), seats=(seat,)))

    assert set_up("guest 1", "d") == set_up("guest 2", "d") != set_up("guest 3", "e")
    assert owner_of(table("t", "ann")) != owner_of(table("t", "bob"))
