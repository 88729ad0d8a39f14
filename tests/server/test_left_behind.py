"""What is queued is made in the end: also if the storage was away just then, or the process that should have made it
has gone and another one has to find it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import House, Json, Person, running, until
from tests.server.playing import two_at_a_table
from tests.server.test_planning import chosen, of_whom, planned
from warcouncil.server.ground.errors import Refused
from warcouncil.server.play import queuing
from warcouncil.server.tables.gate import Draft

OFTEN = 0.1


@pytest.fixture
def watchful(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A server that often looks at what was left behind."""
    monkeypatch.setattr(queuing, "AGAIN", OFTEN)
    with running(folder) as house:
        yield house


def queue_first(house: House) -> tuple[str, Person, Json]:
    """A match in which the first choice of whoever is asked is queued; what it is."""
    ann, bob = house.person("Ann"), house.person("Bob")
    match = two_at_a_table(ann, bob)
    seat, planner, _ = of_whom({0: ann, 1: bob}, match)
    variant, tried = planned(planner, match, seat)
    planner.post(f"/api/matches/{match}/variants/{variant['id']}/queue", None, 204)
    return match, planner, tried[0]


@pytest.mark.parametrize("code", ["storage", "storage-full", "shutting-down"])
def test_while_the_storage_is_away_nothing_is_forgotten(
    watchful: House, monkeypatch: pytest.MonkeyPatch, code: str
) -> None:
    real, failures = queuing.settle, [Refused(code)] * 3

    def failing(draft: Draft) -> None:
        if failures:
            raise failures.pop()
        real(draft)

    monkeypatch.setattr(queuing, "settle", failing)
    match, planner, first = queue_first(watchful)
    until(lambda: chosen(planner, match), "the choice is made when the storage is back", 30)
    assert chosen(planner, match)[0] == first["option"] and not failures


def test_what_another_process_has_left_behind_is_found(watchful: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process that has stored the change has gone before it could look after the queue: here nobody is told."""
    monkeypatch.setattr(watchful.services.queues._tables, "put", lambda item: None)
    match, planner, first = queue_first(watchful)
    until(lambda: chosen(planner, match), "the choice is made", 30)
    assert chosen(planner, match)[0] == first["option"]


def test_a_table_at_which_nothing_happens_is_looked_after_once(
    watchful: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or matches that nobody has looked at for days would be loaded again and again."""
    looked: list[str] = []
    monkeypatch.setattr(queuing, "settle", lambda draft: looked.append(draft.table.id))
    match, _, _ = queue_first(watchful)
    until(lambda: looked.count(match) >= 2, "told of it, and found once more", 30)
    time.sleep(OFTEN * 10)
    assert looked.count(match) == 2
