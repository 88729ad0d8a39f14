"""The host's command line while servers run: on SQLite, and on PostgreSQL with two web processes."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from tests.server.house import Person, Screen, until
from tests.server.machines import Process
from tests.server.playing import asked, play_some, two_at_a_table
from tests.server.test_accounts import PASSWORD
from warcouncil.cli import main

pytestmark = pytest.mark.slow


class Site:
    """Some servers on one storage, and whoever looks after them."""

    def __init__(self, where: list[str], *doors: Process) -> None:
        self._where = where
        self.doors = doors

    def admin(self, *words: str, language: str = "en") -> int:
        return main(["admin", *words, *self._where, "--lang", language])


@pytest.fixture(params=["sqlite", "postgresql"])
def site(request: pytest.FixtureRequest, folder: Path) -> Iterator[Site]:
    if request.param == "sqlite":
        yield Site(["--data", str(folder)], Process(folder).start())
        return
    url, redis = request.getfixturevalue("postgres_url"), request.getfixturevalue("redis_url")
    both = [Process(folder, "--database", url, "--redis", redis).begin() for _ in range(2)]
    yield Site(["--database", url], *(door.ready() for door in both))


def two(site: Site) -> tuple[Person, Person]:
    """Ann by the first door, Bob by the last."""
    return site.doors[0].person("Ann"), site.doors[-1].person("Bob")


def test_looking_after_people_and_matches(site: Site, capsys: pytest.CaptureFixture[str]) -> None:
    anna, bob = site.doors[0].person(), site.doors[-1].person("Bob")
    anna.post("/api/accounts", {"name": "Anna", "password": PASSWORD}, status=201)
    match = two_at_a_table(anna, bob)
    assert site.admin("users") == 0
    listed = capsys.readouterr().out
    assert "Anna" in listed and "Bob" in listed
    assert site.admin("matches", "--status", "playing") == 0 and match in capsys.readouterr().out

    channel = bob.live()
    channel.send("watch", match=match)
    channel.next("update")
    assert site.admin("close", match) == 0
    assert channel.next("update")["table"]["status"] == "closed"
    assert bob.refused("POST", f"/api/matches/{match}/undo", {}) == (409, "over")

    capsys.readouterr()
    assert site.admin("password", "Anna") == 0
    password = capsys.readouterr().out.split()[-1]
    again = site.doors[-1].person()
    assert again.refused("POST", "/api/session", {"name": "Anna", "password": PASSWORD}) == (401, "bad-login")
    again.post("/api/session", {"name": "Anna", "password": password})
    assert site.admin("password", bob.id, language="zh") == 1, "guests have none"
    assert capsys.readouterr().out == "需要账号才能进行此操作。\n"
    assert site.admin("delete-user", "Anna") == 0
    assert again.get("/api/me") == {"user": None}


def test_an_older_backup_is_put_back_while_people_play(site: Site, folder: Path, seed: int) -> None:
    """Whoever looks sees the older state, whoever chooses by the newer one is told so, and all play on to the end."""
    ann, bob = two(site)
    people, chance = {0: ann, 1: bob}, random.Random(seed)
    match = two_at_a_table(ann, bob)
    play_some(people, match, 8, chance)
    then = Screen()
    then.apply(ann.look(match))
    file = folder / "games.backup"
    assert site.admin("backup", str(file)) == 0

    play_some(people, match, 8, chance)
    later, newcomer = ann.table(), site.doors[-1].person("Carl")
    screens, channels = {0: Screen(), 1: Screen()}, {0: ann.live(), 1: bob.live()}
    for seat, channel in channels.items():
        channel.send("watch", match=match, seat=seat)
        screens[seat].apply(channel.next("update"))
    person, decision, update = asked(people, match)
    assert site.admin("restore", str(file)) == 0

    for seat, channel in channels.items():
        screens[seat].apply(channel.next("update", reset=True))
    then.same_as(ann.look(match))
    body = {"decision": decision["id"], "option": decision["options"][0]["option"], "cursor": update["cursor"]}
    assert person.refused("POST", f"/api/matches/{match}/choices", body) == (409, "set-back")
    assert ann.refused("GET", f"/api/tables/{later['id']}") == (404, "not-found")
    assert newcomer.get("/api/me") == {"user": None}, "whoever came later has to come again"

    play_some(people, match, 1000, chance)
    for seat, channel in channels.items():
        whole = people[seat].look(match, seat=seat)
        while screens[seat].cursor != whole["cursor"]:
            screens[seat].apply(channel.next("update"))
        screens[seat].same_as(whole)
    assert ann.get(f"/api/matches/{match}/verify")["outcome"] == "sound"


def test_putting_back_again_and_again_stops_no_bot(site: Site, folder: Path) -> None:
    ann = site.doors[0].person("Ann")
    seats = [{"kind": "bot", "bot": "random"}] * 2
    tables = [ann.table("endeavor", 2, seats=seats, private=False, start=True)["id"] for _ in range(2)]
    file = folder / "games.backup"
    assert site.admin("backup", str(file)) == 0
    for _ in range(4):
        assert site.admin("restore", str(file)) == 0
    for table in tables:
        until(partial(is_over, ann, table), "the bots finish", 300)
        assert ann.get(f"/api/matches/{table}/verify")["outcome"] == "sound"


def is_over(person: Person, table: str) -> bool:
    return bool(person.get(f"/api/tables/{table}")["status"] == "over")


# -- what cannot be done


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["users", "Anna"], "“Anna” is not understood"),
        (["matches", "--status", "lost"], "there are: open, playing, over, closed"),
        (["users", "--status", "open"], "--status"),
        (["close"], "ID"),
        (["users"], "there is no database in"),
    ],
)
def test_bad_arguments_say_what_is_allowed(
    folder: Path, words: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["admin", *words, "--data", str(folder / "nothing"), "--lang", "en"]) == 2
    error = capsys.readouterr().err
    assert complaint in error and len(error.splitlines()) == 1
    assert not (folder / "nothing").exists()
