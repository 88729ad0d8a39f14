"""Backups of a PostgreSQL on which people play: our own file and PostgreSQL's, each put back into an empty database."""

from __future__ import annotations

import random
import subprocess
import threading
from pathlib import Path

import pytest

from tests.server.house import House, Person, running
from tests.server.machines import Postgres, binary
from tests.server.playing import asked, play_some, stored, two_at_a_table
from warcouncil.cli import main

pytestmark = pytest.mark.slow


def ours(source: str, target: str, file: Path) -> None:
    assert main(["admin", "backup", str(file), "--database", source]) == 0
    assert main(["admin", "restore", str(file), "--database", target]) == 0


def theirs(source: str, target: str, file: Path) -> None:
    plain = [url.replace("+psycopg", "") for url in (source, target)]
    subprocess.run([binary("pg_dump"), "--format=custom", "--file", str(file), plain[0]], check=True)
    subprocess.run([binary("pg_restore"), "--no-owner", "--dbname", plain[1], str(file)], check=True)


class Playing:
    """Somebody plays on while the backup is made."""

    def __init__(self, people: dict[int, Person], match: str) -> None:
        self._people, self._match = people, match
        self._stop = threading.Event()
        self.made = 0
        self._thread = threading.Thread(target=self._play, daemon=True)

    def __enter__(self) -> Playing:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._stop.set()
        self._thread.join(timeout=120)

    def _play(self) -> None:
        chance = random.Random(5)
        while not self._stop.is_set():
            self.made += play_some(self._people, self._match, 1, chance)


@pytest.mark.parametrize("way", [ours, theirs])
def test_what_was_acknowledged_before_the_backup_is_in_it(way: object, folder: Path, postgres_server: Postgres) -> None:
    source, target = postgres_server.database(), postgres_server.database()
    with running(folder, database=source) as house:
        people = {0: house.person("Ann"), 1: house.person("Bob")}
        match = two_at_a_table(people[0], people[1])
        play_some(people, match, 6, random.Random(3))
        before = stored(house, match)[1]
        with Playing(people, match) as playing:
            assert callable(way)
            way(source, target, folder / "games.backup")
        assert playing.made > 0 and len(stored(house, match)[1]) > len(before)
    with running(folder, database=target) as again:
        check(again, match, before, people)


def check(again: House, match: str, before: list[str], people: dict[int, Person]) -> None:
    """Everything until then is there, people are who they were, and the match goes on."""
    assert stored(again, match)[1][: len(before)] == before
    came_back = {}
    for seat, person in people.items():
        came_back[seat] = again.person()
        came_back[seat].http.cookies = person.http.cookies
        assert came_back[seat].get("/api/me")["user"]["name"] == ("Ann", "Bob")[seat]
    person, decision, _ = asked(came_back, match)
    person.choose(match, decision)
    assert came_back[0].get(f"/api/matches/{match}/verify")["outcome"] == "unfinished"
