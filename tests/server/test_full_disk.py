"""A full disk: what cannot be stored is not acknowledged, and play goes on as soon as there is room again."""

from __future__ import annotations

import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from tests.server.house import House, Json, Person, running
from tests.server.machines import Process
from tests.server.playing import stored

BOTH = [{"kind": "me"}, {"kind": "hot-seat"}]


def question(ann: Person, match: str) -> Json:
    """What to send to answer the open question of a match in which Ann holds all seats."""
    seat = ann.get(f"/api/tables/{match}")["asked"][0]
    decision = ann.look(match, seat=seat)["state"]["decisions"][0]
    return {"seat": seat, "decision": decision["id"], "option": decision["options"][0]["option"]}


def choose_until_refused(ann: Person, match: str) -> tuple[Json, Any]:
    """The choice that could not be stored, and the answer."""
    for _ in range(2000):
        if ann.get(f"/api/tables/{match}")["status"] == "over":
            match = ann.table("endeavor", seats=BOTH, start=True)["id"]
        body = question(ann, match)
        answer = ann.http.post(f"/api/matches/{match}/choices", json=body)
        if answer.status_code != 200:
            return {"match": match, **body}, answer
    raise AssertionError("the disk is never full")


@contextmanager
def no_more_room(house: House) -> Iterator[None]:
    """The database may have no more pages than it has."""
    store = house.services.store
    original = store.write

    @contextmanager
    def tight() -> Iterator[Connection]:
        with original() as connection:
            used = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
            connection.exec_driver_sql(f"PRAGMA max_page_count = {used}")
            yield connection

    store.write = tight  # type: ignore[method-assign]
    yield
    store.write = original  # type: ignore[method-assign]
    store.engine.dispose()  # the limit goes with the connections


def test_a_full_disk_changes_nothing_and_says_so(folder: Path) -> None:
    with running(folder) as house:
        ann = house.person("Ann")
        match = ann.table("endeavor", seats=BOTH, start=True)["id"]
        with no_more_room(house):
            wish, answer = choose_until_refused(ann, match)
            match = wish.pop("match")
            assert (answer.status_code, answer.json()["error"]["code"]) == (503, "storage-full")
            before = stored(house, match)
            assert ann.refused("POST", f"/api/matches/{match}/choices", wish) == (503, "storage-full")
            assert stored(house, match) == before
            assert question(ann, match) == wish, "everybody can still look"
        assert "repeated" not in ann.post(f"/api/matches/{match}/choices", wish)
        assert len(stored(house, match)[1]) > len(before[1])


@pytest.mark.slow
def test_files_that_cannot_grow_do_no_harm(folder: Path) -> None:
    """A real server process whose files may not become larger, until they may again."""
    server = Process(folder).start()
    assert server.process is not None
    ann = server.person("Ann")
    match = ann.table("endeavor", seats=BOTH, start=True)["id"]
    largest = (folder / "warcouncil.db-wal").stat().st_size
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (largest, resource.RLIM_INFINITY))
    wish, answer = choose_until_refused(ann, match)
    match = wish.pop("match")
    assert answer.status_code == 503 and answer.json()["error"]["code"] in ("storage", "storage-full")
    assert question(ann, match) == wish
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    assert "repeated" not in ann.post(f"/api/matches/{match}/choices", wish)
    server.kill()
    server.start()
    assert ann.post(f"/api/matches/{match}/choices", wish)["repeated"] is True
