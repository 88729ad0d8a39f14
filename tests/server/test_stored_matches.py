"""Matches that an earlier version has stored go on: no acknowledged choice is lost, and what is over can be seen.

`stored/matches-N.db.gz` is a database as that version left it, and `stored/matches-N.json` says what was in it.
"""

from __future__ import annotations

import gzip
import json
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import warcouncil
from tests.server.house import House, Person, running
from tests.server.playing import Shortcut, stored
from warcouncil.engine.journal import Journal

HERE = Path(__file__).parent / "stored"
VERSIONS = sorted(HERE.glob("*.json"))
CHOICES = 60
Houses = dict[str, House]
Told = dict[str, Any]


def match_name(match: dict[str, Any]) -> str:
    return f"{match['title']}-{match['what']}"


FILES = {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in VERSIONS}
RUNNING = [(name, match) for name, told in FILES.items() for match in told["matches"] if not match["over"]]
FINISHED = [(name, match) for name, told in FILES.items() for match in told["matches"] if match["over"]]


@pytest.fixture(scope="module")
def houses(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, House]]:
    """A server of today on each of the databases."""
    started: dict[str, Any] = {}
    for name in FILES:
        folder = tmp_path_factory.mktemp(name)
        (folder / "warcouncil.db").write_bytes(gzip.decompress((HERE / f"{name}.db.gz").read_bytes()))
        started[name] = running(folder)
    try:
        yield {name: house.__enter__() for name, house in started.items()}
    finally:
        for house in started.values():
            house.__exit__(None, None, None)


def known(house: House, name: str) -> dict[str, Person]:
    """The people of that time, with the cookies that they have kept."""
    people = {who: house.person() for who in FILES[name]["cookies"]}
    for who, person in people.items():
        person.http.cookies.update(FILES[name]["cookies"][who])
    return people


@pytest.mark.parametrize(("name", "match"), RUNNING, ids=[match_name(match) for _, match in RUNNING])
def test_a_running_match_goes_on_with_no_choice_lost(houses: Houses, name: str, match: Told) -> None:
    house, people = houses[name], known(houses[name], name)
    before = stored(house, match["id"])[1]
    assert len(before) == match["records"]
    with house.services.gate.look(match["id"]) as live:
        now = live.match
        assert now is not None and not now.over
        records = now.journal.records
        assert Journal(now.journal.header, records[: match["records"]]).head == match["head"]
        assert [record[0] for record in records[match["records"] :]] == ["rules"] * live.table.rules_changed
        assert [[d.id, d.seat, d.power, d.kind] for d in now.decisions] == match["asked"]
        assert live.table.rules_changed <= 1 and live.table.rules_lost == ()
    for seat, who in match["seats"].items():
        assert people[who].look(match["id"], seat=seat)["state"]["over"] is False
    assert Shortcut(house, match["id"], random.Random(1)).play(CHOICES) > 0
    assert stored(house, match["id"])[1][: len(before)] == before


@pytest.mark.parametrize(("name", "match"), RUNNING, ids=[match_name(match) for _, match in RUNNING])
def test_a_saved_file_of_that_time_goes_on(tmp_path: Path, name: str, match: Told) -> None:
    """The snapshots that were stored then are what players of the terminal have on disk."""
    path = tmp_path / "then.db"
    path.write_bytes(gzip.decompress((HERE / f"{name}.db.gz").read_bytes()))
    with closing(sqlite3.connect(path)) as database:
        (data,) = database.execute("select data from snapshots where match_id = ?", (match["id"],)).fetchone()
    loaded = warcouncil.load(data)
    assert not loaded.over and loaded.decisions
    for seat in (*range(loaded.players), None, warcouncil.EVERYBODY):
        loaded.view(seat)


@pytest.mark.parametrize(("name", "match"), FINISHED, ids=[match_name(match) for _, match in FINISHED])
def test_a_finished_match_can_be_looked_at(houses: Houses, name: str, match: Told) -> None:
    ann = known(houses[name], name)["ann"]
    assert ann.look(match["id"], seat=0)["state"]["over"] is True
    steps = ann.get(f"/api/matches/{match['id']}/history")["steps"]
    assert len(steps) > 50
    for step in (0, len(steps) // 2, len(steps)):
        assert ann.get(f"/api/matches/{match['id']}/history/{step}")["state"]["view"]
    journal = ann.http.get(f"/api/matches/{match['id']}/journal").text
    assert warcouncil.load(journal).result is not None


def test_every_title_of_the_house_is_among_them() -> None:
    """Also of each way in which a match may stand while it is stored."""
    what = {(match["title"], match["what"]) for _, match in RUNNING}
    for title in ("endeavor", "game_of_thrones", "here_i_stand"):
        assert (title, "between_steps") in what
        assert any(match["title"] == title for _, match in FINISHED)
    assert {"in_a_combat", "in_a_secret_block"} <= {kind for title, kind in what if title == "game_of_thrones"}
    assert {"in_a_battle", "in_an_open_window", "in_a_secret_block"} <= {k for t, k in what if t == "here_i_stand"}


@pytest.mark.parametrize(("name", "match"), [one for one in FINISHED if one[1]["title"] == "parley"])
def test_a_finished_match_is_proven_by_the_seal_of_its_time(houses: Houses, name: str, match: Told) -> None:
    """Of the first format: the commitment covers the options, and nobody has committed to a nonce."""
    ann = known(houses[name], name)["ann"]
    seal = ann.get(f"/api/tables/{match['id']}")["commitment"]
    told = ann.get(f"/api/matches/{match['id']}/verify", seal=seal)
    assert told["outcome"] == "proven"
    assert {one["id"] for one in told["remarks"]} & {"first-format", "nonces"}
