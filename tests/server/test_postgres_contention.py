"""PostgreSQL lets several write at once: nobody sees half a change, nobody is locked out, nothing is counted twice."""

from __future__ import annotations

import logging
import random
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, text

from tests.server.house import House, running, settings_for
from tests.server.playing import asked, play_some, two_at_a_table
from tests.server.test_accounts import account
from warcouncil.server.play import results
from warcouncil.server.services import Services
from warcouncil.server.storage import models


def before_calling(owner: Any, name: str, first: Callable[[], Any]) -> None:
    """Let something happen right before the next call of a method."""
    real = getattr(owner, name)

    def late(*args: Any, **named: Any) -> Any:
        setattr(owner, name, real)
        first()
        return real(*args, **named)

    setattr(owner, name, late)


def test_a_match_is_loaded_as_of_one_moment(folder: Path, postgres_url: str, caplog: pytest.LogCaptureFixture) -> None:
    """Another process stores a choice between two of the queries that load a match."""
    with running(folder, database=postgres_url) as house:
        ann, bob = house.person("Ann"), house.person("Bob")
        match = two_at_a_table(ann, bob)
        play_some({0: ann, 1: bob}, match, 5, random.Random(1))
        other = Services(settings_for(folder, database=postgres_url))
        before_calling(other.hall, "_restore", lambda: play_some({0: ann, 1: bob}, match, 1, random.Random(2)))
        with caplog.at_level(logging.WARNING, "warcouncil"), other.gate.look(match) as live:
            assert live.match is not None and live.table.rules_changed == 0
            assert live.match.digest() and live.stored == len(live.match.journal)
        assert not caplog.records, "nothing seemed to be wrong for a moment"
        with other.gate.look(match) as live, house.services.gate.look(match) as here:
            assert live.match is not None and here.match is not None
            assert live.match.digest() == here.match.digest() and live.version == here.version
        other.store.close()


def at_the_same_time(works: list[Callable[[], Any]]) -> None:
    threads = [threading.Thread(target=work) for work in works]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def slowly(owner: Any, name: str, monkeypatch: pytest.MonkeyPatch, parties: int = 2) -> None:
    """After its first call in a thread a function waits for the others, so that all are in the middle of their work."""
    real, barrier, been = getattr(owner, name), threading.Barrier(parties), threading.local()

    def slow(*args: Any, **named: Any) -> Any:
        found = real(*args, **named)
        if not hasattr(been, "here"):
            been.here = True
            try:
                barrier.wait(timeout=3)
            except threading.BrokenBarrierError:
                logging.getLogger(__name__).info("the others wait for us, as they should")
        return found

    monkeypatch.setattr(owner, name, slow)


def test_two_tables_of_the_same_people_start_at_once(
    folder: Path, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both write notices to both: in an order that does not lock them up."""
    with running(folder, database=postgres_url) as house:
        ann, bob = house.person("Ann"), house.person("Bob")
        tables = []
        for creator, guest in ((ann, bob), (bob, ann)):
            table = creator.table("parley")
            guest.join(creator.invite(table))
            tables.append((creator, table["id"]))
        slowly(house.services.notices, "_keep", monkeypatch)
        statuses: list[int] = []

        def start(number: int) -> Callable[[], None]:
            creator, table = tables[number]
            return lambda: statuses.append(creator.http.post(f"/api/tables/{table}/start").status_code)

        at_the_same_time([start(0), start(1)])
        assert statuses == [200, 200]
        numbers = [notice["id"] for notice in bob.get("/api/notices")["notices"]]
        assert numbers == list(range(1, len(numbers) + 1))


def finished_but_one(house: House, ann: Any, bob: Any, seed: int) -> tuple[str, Any, Any, Any]:
    """A rated match before its last choice: the match, and who chooses what."""
    match = two_at_a_table(ann, bob, "parley", rated=True, options={"rounds": 2})
    chance = random.Random(seed)
    for _ in range(300):
        person, decision, update = asked({0: ann, 1: bob}, match)
        option = chance.choice(decision["options"])["option"]
        with house.services.gate.look(match) as live:
            assert live.match is not None
            trial = live.match.fork()
        trial.choose(decision["id"], tuple(option))
        if trial.over:
            return match, person, decision, option
        person.choose(match, decision, option, seat=update["seat"])
    raise AssertionError("the match never ends")


def test_two_rated_matches_that_end_at_once_both_count(
    folder: Path, postgres_url: str, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    with running(folder, database=postgres_url) as house:
        ann, bob = account(house, "Ann"), account(house, "Bob")
        first = finished_but_one(house, ann, bob, seed)
        first[1].choose(first[0], first[2], first[3])  # so that both have a rating
        last = [finished_but_one(house, ann, bob, seed), finished_but_one(house, bob, ann, seed + 1)]
        slowly(results, "_rating", monkeypatch)
        statuses: list[int] = []

        def end(match: str, person: Any, decision: Any, option: Any) -> Callable[[], None]:
            body = {"decision": decision["id"], "option": option}
            return lambda: statuses.append(person.http.post(f"/api/matches/{match}/choices", json=body).status_code)

        at_the_same_time([end(*one) for one in last])
        assert statuses == [200, 200]
        assert [person.get(f"/api/users/{person.id}")["ratings"][0]["played"] for person in (ann, bob)] == [3, 3]


def test_a_change_that_the_database_breaks_off_is_tried_again(folder: Path, postgres_url: str) -> None:
    """Whatever locks two up in each other, PostgreSQL ends one of them; that one is made again, not lost."""
    with running(folder, database=postgres_url) as house:
        ann, bob = house.person("Ann"), house.person("Bob")
        match = two_at_a_table(ann, bob)
        person, decision, _ = asked({0: ann, 1: bob}, match)
        broken_off = "do $$ begin raise exception 'locked up' using errcode = '40P01'; end $$"
        left = [2]

        def watcher(connection: Any, draft: Any) -> None:
            if draft.acted and left[0]:
                left[0] -= 1
                connection.execute(text(broken_off))

        house.services.gate.watchers.append(watcher)
        person.choose(match, decision)
        assert left == [0]
        with house.services.store.read() as connection:
            lines = connection.scalars(select(models.records.c.line).where(models.records.c.match_id == match)).all()
        assert sum(f'"{decision["kind"]}"' in line for line in lines) == 1
