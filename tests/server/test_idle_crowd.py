"""Many pages that are open and do nothing: they cost some memory, and nobody who plays notices them.

`CROWD` in the environment makes more of them: 2,000 is what docs/hosting.md tells of.
"""

from __future__ import annotations

import asyncio
import os
import resource
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from tests.server.house import Person, free_port, until
from tests.server.machines import Process
from tests.server.playing import asked, two_at_a_table
from tests.server.test_meters import scraped

CROWD = int(os.environ.get("CROWD", "400"))
EACH = 300
"""So many come from one address."""
BEAT = 40.0
"""Seconds between two signs of life, and for which an answer may be waited for."""
SPARE = 1000
"""Files that both sides need besides."""


@contextmanager
def many_files() -> Iterator[None]:
    """As many open files as the crowd needs, for us and for the server that we start."""
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = before[1] if before[1] != resource.RLIM_INFINITY else CROWD + SPARE
    assert most >= CROWD + SPARE, "the system allows too few open files"
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(before[0], CROWD + SPARE), before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


@contextmanager
def crowd(server: Process, count: int) -> Iterator[None]:
    """So many live channels, whose pages give a sign of life now and then and say nothing else."""
    there, over = threading.Event(), asyncio.Event()
    loop = asyncio.new_event_loop()

    async def come(number: int, gate: asyncio.Semaphore) -> ClientConnection:
        async with gate:
            return await connect(
                server.url.replace("http", "ws", 1) + "/api/live",
                origin=server.url,  # type: ignore[arg-type]
                local_addr=(f"127.0.1.{1 + number // EACH}", 0),
                open_timeout=120,
                ping_interval=None,
                compression=None,
                proxy=None,
            )

    async def beat(one: ClientConnection) -> None:
        """As every page does, now and then."""
        while True:
            await one.send('{"type":"ping","id":1}')
            async with asyncio.timeout(BEAT):
                while "pong" not in str(await one.recv()):
                    pass
            await asyncio.sleep(BEAT)

    async def stay() -> None:
        gate, held, beats = asyncio.Semaphore(50), [], []
        for coming in asyncio.as_completed([come(number, gate) for number in range(count)]):
            held.append(await coming)
            beats.append(asyncio.create_task(beat(held[-1])))
        there.set()
        await over.wait()
        assert not any(one.done() for one in beats), "every sign of life was answered"
        for one in beats:
            one.cancel()
        await asyncio.gather(*(one.close() for one in held))

    thread = threading.Thread(target=loop.run_until_complete, args=(stay(),), daemon=True)
    thread.start()
    try:
        assert there.wait(300), "not all have come"
        yield
    finally:
        loop.call_soon_threadsafe(over.set)
        thread.join(timeout=120)
        loop.close()


@pytest.mark.slow
def test_an_idle_crowd_costs_memory_and_nothing_else(folder: Path) -> None:
    wanted = free_port()
    with many_files():
        server = Process(folder, "--metrics", str(wanted), "--proxy", "127.0.1.0/24").start()

        def told(name: str) -> float:
            return scraped(httpx.get(f"http://127.0.0.1:{wanted}/metrics", trust_env=False).text)[f"warcouncil_{name}"]

        ann, bob = server.person("Ann"), server.person("Bob")
        match = two_at_a_table(ann, bob)
        play(ann, bob, match, 5)
        before = told("memory_bytes")
        with crowd(server, CROWD):
            until(lambda: told("live_connections") == CROWD, "all are counted", 60)
            for_each = (told("memory_bytes") - before) / CROWD
            play(ann, bob, match, 20)
            assert told("live_connections") == CROWD, "nobody was sent away"
        until(lambda: told("live_connections") == 0, "all have gone", 120)
        play(ann, bob, match, 5)
    print(f"\n{CROWD} idle channels, {for_each / 1024:.0f} KiB each")
    assert for_each < 200 * 1024


def play(ann: Person, bob: Person, match: str, count: int) -> None:
    for _ in range(count):
        person, decision, update = asked({0: ann, 1: bob}, match)
        person.choose(match, decision, seat=update["seat"])
