"""The server is killed at random moments: no acknowledged choice is lost, none is half written."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select

import warcouncil
from tests.server.forked import Forked
from tests.server.house import Person
from tests.server.machines import Process
from warcouncil.engine.records import AUTO
from warcouncil.server.storage import models
from warcouncil.server.storage.store import Store

Sent = tuple[str, list[Any]]
"""A decision and the option that was chosen."""
KILLS = 200
"""Of the long test, on each kind of database."""
WISH = {"title": "endeavor", "players": 2, "start": True, "seats": [{"kind": "me"}, {"kind": "hot-seat"}]}


class Witness:
    """Plays both seats of one match after another, and remembers what the server has acknowledged."""

    def __init__(self, ann: Person, chance: random.Random) -> None:
        self.ann = ann
        self.chance = chance
        self.acknowledged: dict[str, list[Sent]] = {}
        self.fresh: set[str] = set()
        """Matches that were played since the last comparison."""
        self.match: str | None = None
        self.unanswered: Sent | None = None
        """The choice that was sent when the server died."""

    def play(self, server: Process) -> None:
        """Choose until the server is gone: it is killed a moment after one of the next choices is sent."""
        fatal = self.chance.randrange(12)
        killer = threading.Timer(self.chance.uniform(0.0, 0.05), server.kill)
        made = 0
        try:
            while True:
                if made == fatal:
                    killer.start()
                self.choose()
                made += 1
        except httpx.HTTPError:
            killer.join()

    def choose(self) -> None:
        """One choice; a new match if there is none to be played."""
        self.unanswered = None
        if self.match is None:
            self.match = self.ann.post("/api/tables", WISH, status=201)["id"]
            self.acknowledged[self.match] = []
        self.fresh.add(self.match)
        table = self.ann.get(f"/api/tables/{self.match}")
        if table["status"] == "over":
            self.match = None
            return
        seat = table["asked"][0]
        decision = self.ann.look(self.match, seat=seat)["state"]["decisions"][0]
        option = self.chance.choice(decision["options"])["option"]
        self.unanswered = decision["id"], option
        self.ann.choose(self.match, decision, option, seat=seat)
        self.acknowledged[self.match].append(self.unanswered)
        self.unanswered = None

    def compare(self, store: Store) -> bool:
        """All that was acknowledged since the last time is stored and nothing else; the choice without an answer may
        be, too (True)."""
        arrived = False
        for match in self.fresh:
            made, acknowledged = stored_choices(store, match), self.acknowledged[match]
            if match == self.match and self.unanswered is not None and len(made) > len(acknowledged):
                acknowledged.append(self.unanswered)
                arrived = True
            assert made == acknowledged
        self.fresh.clear()
        return arrived

    def compare_all(self, store: Store) -> None:
        """At the end, of every match: all that was acknowledged is stored, and nothing else."""
        self.unanswered = None
        self.fresh.update(self.acknowledged)
        self.compare(store)

    def send_again(self, arrived: bool) -> None:
        """What got no answer is sent again: it is made once, whether or not it had arrived."""
        if self.match is None or self.unanswered is None:
            return
        self.fresh.add(self.match)
        decision, option = self.unanswered
        seat = 0 if ".red." in decision else 1
        body = {"seat": seat, "decision": decision, "option": option}
        answer = self.ann.post(f"/api/matches/{self.match}/choices", body)
        assert answer.get("repeated", False) == arrived
        if not arrived:
            self.acknowledged[self.match].append(self.unanswered)


def stored_choices(store: Store, match: str) -> list[Sent]:
    """The choices of people in a stored match, whose record is sound and goes with its log."""
    records, log = models.records, models.log
    with store.read() as connection:
        row = connection.execute(select(models.matches).where(models.matches.c.id == match)).one()
        lines = connection.scalars(select(records.c.line).where(records.c.match_id == match).order_by(records.c.number))
        text = "\n".join([row.header, *lines]) + "\n"
        logged = connection.scalar(select(func.count()).select_from(log).where(log.c.match_id == match))
    assert warcouncil.verify(text).outcome in ("unfinished", "sound")
    loaded = warcouncil.load(text, key=row.key)
    assert len(loaded.log) == logged and loaded.digest() == row.digest and len(loaded.journal) == row.length
    chosen = [record for record in loaded.journal.records if record[0] == "choice" and not record[8] & AUTO]
    return [(f"{r[2]}.{r[3]}.{r[4]}.{r[5]}", list(r[7])) for r in chosen]


def kill_and_compare(server: Process, database: str, seed: int, times: int) -> str:
    """What was counted."""
    server.start()
    witness, arrived = Witness(server.person("Ann"), random.Random(seed)), list[bool]()
    with closing(Store(database)) as store:
        for _ in range(times):
            witness.play(server)
            arrived.append(witness.compare(store))
            server.start()
            witness.send_again(arrived[-1])
        witness.compare_all(store)
    matches, made = len(witness.acknowledged), sum(map(len, witness.acknowledged.values()))
    assert len(arrived) == times and made >= times
    return f"{times} kills, {made} choices acknowledged in {matches} matches, {sum(arrived)} stored without an answer"


@pytest.mark.slow
def test_killing_the_server_loses_nothing(folder: Path, database: str, seed: int) -> None:
    kill_and_compare(Process(folder, "--database", database), database, seed, 2)


@pytest.mark.slow
def test_killing_a_server_that_was_forked_loses_nothing(folder: Path, database: str, seed: int) -> None:
    """The long test in short."""
    assert "2 kills, " in kill_and_compare(Forked(folder, "--database", database), database, seed, 2)


@pytest.mark.soak
def test_two_hundred_kills_lose_nothing(
    folder: Path, database: str, seed: int, record_property: Callable[[str, object], None]
) -> None:
    told = kill_and_compare(Forked(folder, "--database", database), database, seed, KILLS)
    record_property("count", KILLS)
    record_property("told", told)
    print(f"\n{told}")
