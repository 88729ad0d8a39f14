"""Several web processes on one PostgreSQL, with Redis between them: one house with two doors."""

from __future__ import annotations

import random
import time
from pathlib import Path

import pytest

from tests.server.house import Person, Screen, running, until
from tests.server.machines import Process
from tests.server.playing import asked, play_some, two_at_a_table

pytestmark = pytest.mark.slow


@pytest.fixture
def doors(folder: Path, postgres_url: str, redis_url: str) -> tuple[Process, Process]:
    """Two processes that start at the same moment, on an empty database."""
    arguments = ("--database", postgres_url, "--redis", redis_url)
    both = Process(folder, *arguments).begin(), Process(folder, *arguments).begin()
    return both[0].ready(), both[1].ready()


def at(door: Process, person: Person) -> Person:
    """The same person, by another door."""
    other = Person(door)
    other.http.cookies = person.http.cookies
    return other


def test_two_processes_are_one_house(doors: tuple[Process, Process], seed: int) -> None:
    """Ann comes in by one door, Bob by the other; they play, talk and see each other at once; then one door falls."""
    one, other = doors
    ann, bob = one.person("Ann"), other.person("Bob")
    lobby = bob.live()
    lobby.send("lobby", on=True)
    lobby.next("lobby")
    table = ann.table("parley", private=False)
    assert table["id"] in [row["id"] for row in lobby.next("lobby")["tables"]]
    bob.post(f"/api/tables/{table['id']}/join")
    ann.post(f"/api/tables/{table['id']}/start")
    match, people, chance = table["id"], {0: ann, 1: bob}, random.Random(seed)
    channels = {0: ann.live(), 1: bob.live()}
    screens = {0: Screen(), 1: Screen()}
    for seat, channel in channels.items():
        channel.send("watch", match=match, seat=seat)
        screens[seat].apply(channel.next("update"))
    ann.call("PATCH", f"/api/tables/{match}", {"free_talk": True})
    ann.post(f"/api/matches/{match}/talk", {"channel": "0-1", "text": "can you hear me?"}, status=201)
    screens[1].apply(channels[1].next("update"))
    while not screens[1].talk:
        screens[1].apply(channels[1].next("update"))
    assert screens[1].talk[0]["text"] == "can you hear me?"
    play_some(people, match, 10, chance)
    for seat, channel in channels.items():
        whole = people[seat].look(match)
        while screens[seat].cursor != whole["cursor"]:
            screens[seat].apply(channel.next("update"))
        screens[seat].same_as(whole)
    other.kill()
    bob = at(one, bob)
    people = {0: ann, 1: bob}
    play_some(people, match, 6, chance)
    screens[1].apply(bob.look(match, cursor=screens[1].cursor))
    screens[1].same_as(bob.look(match))
    play_some(people, match, 1000, chance)
    assert bob.get(f"/api/matches/{match}/verify")["outcome"] == "sound"


def test_bots_are_driven_by_whichever_process_is_left(doors: tuple[Process, Process]) -> None:
    one, other = doors
    ann = one.person("Ann")
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    tables = [ann.table("parley", 2, seats=seats, private=False, start=True)["id"] for _ in range(3)]
    one.kill()
    eve = other.person("Eve")

    def all_over() -> bool:
        time.sleep(0.3)
        return all(eve.get(f"/api/tables/{table}")["status"] == "over" for table in tables)

    until(all_over, "the bots finish", 120)


def test_both_may_choose_for_the_same_seat_at_the_same_time(doors: tuple[Process, Process]) -> None:
    one, other = doors
    ann, bob = one.person("Ann"), one.person("Bob")
    match = two_at_a_table(ann, bob)
    for _ in range(10):
        person, decision, _ = asked({0: ann, 1: bob}, match)
        twin = at(other, person)
        first = person.http.post(
            f"/api/matches/{match}/choices",
            json={"decision": decision["id"], "option": decision["options"][0]["option"]},
        )
        last = twin.http.post(
            f"/api/matches/{match}/choices",
            json={"decision": decision["id"], "option": decision["options"][-1]["option"]},
        )
        same = len(decision["options"]) == 1
        assert first.status_code == 200 and (last.status_code == (200 if same else 409))


def test_a_redis_that_is_away_stops_nobody(folder: Path) -> None:
    with running(folder, redis="redis://127.0.0.1:1/0") as house:
        ann, bob = house.person("Ann"), house.person("Bob")
        match = two_at_a_table(ann, bob)
        play_some({0: ann, 1: bob}, match, 3, random.Random(1))
