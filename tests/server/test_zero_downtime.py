"""A newer version takes over from an older one while people play: nobody waits, and no acknowledged choice is lost.

Both are there for a while, behind a proxy with TLS, on one PostgreSQL with Redis between them. `MATCHES` and `SECONDS`
in the environment make more of it: 50 matches for a minute is what docs/hosting.md tells of.
"""

from __future__ import annotations

import os
import threading
import time
from collections import Counter
from pathlib import Path

import pytest
from sqlalchemy import select

from tests.server.house import Json, Person, free_port, until
from tests.server.proxy import Proxy, behind_tls, nginx
from warcouncil.engine.journal import parse
from warcouncil.server.play.repeats import decision_of
from warcouncil.server.storage import models
from warcouncil.server.storage.book import decode_table
from warcouncil.server.storage.store import Store

pytestmark = pytest.mark.slow
MATCHES = int(os.environ.get("MATCHES", "8"))
SECONDS = float(os.environ.get("SECONDS", "6"))
HANDS = 2
"""So many people play at the same time, each at several tables."""
THOUGHT = 0.1
"""Seconds between two choices of one person."""
SEATS = [{"kind": "me"}, {"kind": "hot-seat", "name": "Other"}]


class Player:
    """One person at several tables, who plays on until told to stop, and keeps what was acknowledged."""

    def __init__(self, proxy: Proxy, name: str, tables: int) -> None:
        self.person: Person = proxy.person(name)
        self.tables = [self.sit_down() for _ in range(tables)]
        self.acknowledged: list[tuple[str, str, list[str | int]]] = []
        self.answers: Counter[int] = Counter()
        self.stop = threading.Event()
        self.trouble = ""
        self.thread = threading.Thread(target=self._play, daemon=True)

    def sit_down(self) -> str:
        return str(self.person.table("parley", seats=SEATS, options={"rounds": 4}, start=True)["id"])

    def _play(self) -> None:
        try:
            while not self.stop.is_set():
                for place, table in enumerate(self.tables):
                    if not self._one_choice(table):
                        self.tables[place] = self.sit_down()
                    time.sleep(THOUGHT)
        except Exception as error:  # noqa: BLE001  told by the test, which is another thread
            self.trouble = f"{type(error).__name__}: {error}"

    def _one_choice(self, table: str) -> bool:
        """False: the match is over."""
        for seat in range(len(SEATS)):
            state = self._ask("GET", f"/api/matches/{table}?seat={seat}")["state"]
            if state["decisions"]:
                decision = state["decisions"][0]
                option = decision["options"][-1]["option"]
                body = {"decision": decision["id"], "option": option, "seat": seat}
                self._ask("POST", f"/api/matches/{table}/choices", body)
                self.acknowledged.append((table, decision["id"], option))
                return True
        return False

    def _ask(self, method: str, path: str, body: Json | None = None) -> Json:
        """As the page does: what is answered by 503 is asked again, when the answer says so."""
        while True:
            answer = self.person.http.request(method, path, json=body)
            self.answers[answer.status_code] += 1
            if answer.status_code == 200:
                found: Json = answer.json()
                return found
            assert answer.status_code == 503, f"{method} {path}: {answer.status_code} {answer.text[:300]}"
            time.sleep(float(answer.headers["retry-after"]))


def kept(store: Store, table: str) -> dict[str, list[str | int]]:
    """Every choice in the record of a match that still stands."""
    with store.read() as connection:
        header = connection.scalar(select(models.matches.c.header).where(models.matches.c.id == table)) or ""
        rows = models.records
        lines = connection.scalars(select(rows.c.line).where(rows.c.match_id == table).order_by(rows.c.number)).all()
    records = parse("\n".join([header, *lines]).encode()).records
    return {decision_of(record): list(record[7]) for record in records if record[0] == "choice"}


def test_a_newer_version_takes_over_under_play(folder: Path, postgres_url: str, redis_url: str) -> None:
    port = free_port()
    arguments = ("--database", postgres_url, "--redis", redis_url)
    old = behind_tls(folder, *arguments, proxy_port=port)
    new = behind_tls(folder, *arguments, "--import", "tests.server.newer_titles", proxy_port=port)
    old.start()
    with nginx(folder, port, [old, new]) as proxy:
        players = [Player(proxy, f"Player {n}", max(1, MATCHES // HANDS)) for n in range(HANDS)]
        for player in players:
            player.thread.start()
        time.sleep(SECONDS / 3)
        new.begin()
        until(new.answers, "the newer version answers", 400)
        time.sleep(SECONDS)  # both are there
        old.close()
        time.sleep(SECONDS / 3)
        for player in players:
            player.stop.set()
            player.thread.join(timeout=120)
        assert [player.trouble for player in players if player.trouble] == []
    new.close()
    check(Store(postgres_url), players)


def check(store: Store, players: list[Player]) -> None:
    found: dict[str, dict[str, list[str | int]]] = {}
    made = [one for player in players for one in player.acknowledged]
    for table, decision, option in made:
        records = found.setdefault(table, kept(store, table))
        assert records.get(decision) == option, f"lost: {decision} at {table}"
    with store.read() as connection:
        tables = [decode_table(body) for body in connection.scalars(select(models.tables.c.body))]
    store.close()
    changed = Counter(table.rules_changed for table in tables)
    assert set(changed) <= {0, 1}, "at most one change of rules a match"
    assert changed[1] > 0, "matches went over to the new rules"
    assert all(table.rules_lost == () for table in tables)
    answers = sum((player.answers for player in players), Counter[int]())
    print(f"\n{len(tables)} matches, {len(made)} choices kept, rules changed {dict(changed)}, answers {dict(answers)}")
