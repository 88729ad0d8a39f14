"""A season played through as it would be hosted: two processes on one PostgreSQL with Redis between them.

A league of two rounds with a substitute and a successor, a counter-offer that is opened in another language at another
process and accepted, a nudge, a calendar; and Redis goes and comes back in the middle.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from sqlalchemy import select

from tests.server.house import House, Json, Person, Screen, settings_for, until
from tests.server.machines import Process
from tests.server.playing import asked, play_some
from tests.server.test_calendar import events, fetch
from tests.server.test_friends import account
from tests.server.test_offers import ALLIES, FRANCE, Congress
from tests.server.test_peers import Redis
from warcouncil.server.host import Host
from warcouncil.server.storage import models
from warcouncil.server.storage.store import Store

pytestmark = pytest.mark.slow
LEAGUE = "/api/host/leagues"
TERMS = {"title": "parley", "sizes": [2], "rounds": 2, "wait": 0, "clock": {"kind": "days", "days": 3, "rest": [6]}}
OPTIONS = {"windows": "sealed", "rounds": 3}


class Doors:
    """Two processes that are one house: whoever comes is let in by the next one."""

    def __init__(self, one: Process, other: Process, database: str) -> None:
        self.both = (one, other)
        self.database = database
        self._comers = 0

    @property
    def url(self) -> str:
        """The door for whoever comes next."""
        self._comers += 1
        return self.both[self._comers % 2].url

    def person(self, name: str | None = None) -> Person:
        self._comers += 1
        return self.both[self._comers % 2].person(name)

    def by_the_other(self, person: Person) -> Person:
        """The same person at the other door."""
        other = Person(next(door for door in self.both if door.url != str(person.http.base_url).rstrip("/")))
        other.http.cookies = person.http.cookies
        return other


@pytest.fixture
def redis_at_hand() -> Iterator[Redis]:
    found = Redis()
    yield found
    found.go()


@pytest.fixture
def doors(folder: Path, postgres_url: str, redis_at_hand: Redis) -> Doors:
    arguments = ("--database", postgres_url, "--redis", redis_at_hand.url)
    both = Process(folder, *arguments).begin(), Process(folder, *arguments).begin()
    return Doors(both[0].ready(), both[1].ready(), postgres_url)


def the_host(doors: Doors, folder: Path) -> Person:
    host = Host(settings_for(folder, database=doors.database))
    person = doors.person()
    assert person.http.post(host.link()).status_code == 303
    host.close()
    return person


def tables(league: Json, round_: int) -> list[Json]:
    found: list[Json] = league["drawn"][round_ - 1]["tables"]
    return found


def at_table(league: Json, table: Json, people: dict[str, Person]) -> dict[int, Person]:
    """Who plays where."""
    users = {one["entrant"]: one["user"] for one in league["entrants"]}
    return {seat["seat"]: people[users[seat["entrant"]]] for seat in table["seats"]}


def started(person: Person, table: Json) -> str:
    match = str(table["table"])
    until(lambda: person.get(f"/api/tables/{match}")["status"] == "playing", "the table starts")
    return match


# -- the season


def test_a_league_of_two_rounds_with_a_substitute_and_a_successor(
    doors: Doors, folder: Path, redis_at_hand: Redis, seed: int
) -> None:
    host = the_host(doors, folder)
    league = host.post(LEAGUE, {"name": "Winter cup", "options": OPTIONS, **TERMS}, 201)
    path, chance = f"/api/leagues/{league['id']}", random.Random(seed)
    names = ("Ariel", "Bianca", "Curio", "Duncan", "Gratiano", "Horatio")
    everybody = [account(cast(House, doors), name) for name in names]
    people = {person.id: person for person in everybody}
    sub, heir = everybody[4:]
    for person in everybody[:4]:
        person.post(f"{path}/entry")
    begun = host.post(f"{LEAGUE}/{league['id']}/rounds")
    first, second = (str(table["table"]) for table in tables(begun, 1))
    seated = at_table(begun, tables(begun, 1)[0], people)
    started(seated[0], tables(begun, 1)[0])

    a_calendar_and_a_nudge(doors, first, seated)
    a_substitute_steps_in(doors, first, seated, sub)
    play_some(seated, first, 3, chance)
    redis_goes_and_comes_back(doors, redis_at_hand, first, seated, chance)
    play_some(seated, first, 2000, chance)
    others = at_table(begun, tables(begun, 1)[1], people)
    started(others[0], tables(begun, 1)[1])
    play_some(others, second, 2000, chance)

    drawn = until(lambda: (now := sub.get(path)) and len(now["drawn"]) == 2 and now, "the second round begins")
    (told,) = [seat for table in tables(drawn, 1) for seat in table["seats"] if seat["substitute"]]
    assert told["substitute"] == "Gratiano" and told["points"] is not None
    a_successor_plays_on(host, drawn, people, heir, chance)
    over = until(lambda: (now := heir.get(path)) and now["status"] == "over" and now, "the league ends")
    assert len(over["drawn"]) == 2 and [line["played"] for line in over["standings"]] == [2] * 4
    assert sum(line["points"] for line in over["standings"]) == 48
    assert [one["before"] for one in over["entrants"] if one["name"] == "Horatio"] != [[]]
    tables_in_storage = league_tables(doors, league["id"])
    assert sorted(tables_in_storage) == sorted(table["table"] for n in (1, 2) for table in tables(over, n))


def league_tables(doors: Doors, league: str) -> list[str]:
    """Both processes look after rounds: each table is made once."""
    store, rows = Store(doors.database), models.tables
    with store.read() as connection:
        found = connection.execute(select(rows.c.id, rows.c.body)).all()
    store.close()
    return [row.id for row in found if league in row.body]


def a_calendar_and_a_nudge(doors: Doors, match: str, seated: dict[int, Person]) -> None:
    person, _, _ = asked(seated, match)
    other = next(one for one in seated.values() if one is not person)
    address = person.post("/api/me/calendar")["path"]
    for door in doors.both:
        (event,) = events(fetch(cast(House, door), address))
        assert match in event.properties["URL"]
    doors.by_the_other(other).call("POST", f"/api/matches/{match}/nudge", {}, 204)
    assert [one["kind"] for one in person.get("/api/notices")["notices"]][-1] == "nudge"
    assert other.refused("POST", f"/api/matches/{match}/nudge", {}) == (429, "nudged"), "at either door"


def a_substitute_steps_in(doors: Doors, match: str, seated: dict[int, Person], sub: Person) -> None:
    """Named by one, agreed to by the other at the other door, and no spy."""
    holder, other = seated[1], doors.by_the_other(seated[0])
    holder.call("PUT", f"/api/tables/{match}/seats/1/substitute", {"name": "Gratiano"})
    (request,) = other.get(f"/api/tables/{match}")["requests"]
    other.post(f"/api/matches/{match}/requests/{request['id']}", {"grant": True})
    holder.call("POST", f"/api/matches/{match}/hand-over", {"seat": 1}, 204)
    assert sub.get("/api/notices")["notices"][-1]["kind"] == "substitute"
    assert seated[0].refused("POST", f"/api/matches/{match}/step-in", {"seat": 1})[0] == 403
    assert doors.by_the_other(sub).post(f"/api/matches/{match}/step-in", {"seat": 1})["my_seats"] == [1]
    assert holder.refused("GET", f"/api/matches/{match}?seat=1") == (403, "not-yours")
    seated[1] = sub


def redis_goes_and_comes_back(
    doors: Doors, redis_at_hand: Redis, match: str, seated: dict[int, Person], chance: random.Random
) -> None:
    """Nobody waits for it, and what was missed is made up for."""
    watcher, screen = doors.by_the_other(seated[1]).live(), Screen()
    watcher.send("watch", match=match, seat=1)
    screen.apply(watcher.next("update"))
    redis_at_hand.go()
    play_some(seated, match, 4, chance)
    redis_at_hand.come()
    whole = seated[1].look(match)
    while screen.cursor != whole["cursor"]:
        screen.apply(watcher.next("update"))
    screen.same_as(whole)
    watcher.close()


def a_successor_plays_on(
    host: Person, drawn: Json, people: dict[str, Person], heir: Person, chance: random.Random
) -> None:
    """The host has somebody replaced while a match runs; all others play on."""
    third, fourth = tables(drawn, 2)
    gone = next(one for one in drawn["entrants"] if one["entrant"] == fourth["seats"][1]["entrant"])
    seated, others = at_table(drawn, third, people), at_table(drawn, fourth, people)
    match = started(others[0], fourth)
    host.post(f"{LEAGUE}/{drawn['id']}/successors", {"name": gone["name"], "by": "Horatio"})
    assert heir.post(f"/api/matches/{match}/step-in", {"seat": 1})["my_seats"] == [1]
    play_some({**others, 1: heir}, match, 2000, chance)
    play_some(seated, started(seated[0], third), 2000, chance)


# -- diplomacy


def test_a_counter_offer_is_opened_in_another_language_at_another_process_and_accepted(doors: Doors) -> None:
    """Ann writes English at one door, Bob reads and answers in Chinese at the other; the Hapsburgs learn nothing."""
    congress = Congress(cast(House, doors))
    first = congress.offer(congress.ann, ALLIES, note="Against Charles!")
    bob = doors.by_the_other(congress.ann)  # the other door
    bob.http.cookies = congress.bob.http.cookies
    read = bob.call("GET", f"/api/matches/{congress.id}/talk", params={"lang": "zh-Hans"})["messages"][0]["offer"]
    assert "法兰西" in read["choices"][1]["label"] and read["id"] == first["offer"]["id"]
    terms: list[Any] = [["ally", "ottoman", "france"], ["grant_cards", "ottoman", "france", 1]]
    more = [["invite", "ottoman"], *terms, ["propose"]]
    body = {"channel": "0-3", "step": "announce", "power": "france", "choices": more, "answers": read["id"]}
    second = bob.call("POST", f"{congress.path}?lang=zh-Hans", {**body, "note": "换一张牌"}, 201)
    assert "牌" in "".join(one["label"] for one in second["offer"]["choices"])
    english = congress.ann.look(congress.id)["talk"][-1]["offer"]
    assert english["answers"] == first["offer"]["id"] and "card" in english["choices"][2]["label"].lower()
    look = congress.ann.get(f"{congress.path}/{english['id']}")
    assert look["possible"] is True and look["offer"]["state"] == "open"
    assert congress.answer(congress.ann, second, "accept")["state"] == "accepted"
    assert congress.carl.look(congress.id)["talk"] == [] and congress.carl.look(congress.id)["table"]["offers"] == []
    congress.talk_ends()
    while congress.asked()[1] != FRANCE:
        person, seat, decision = congress.asked()
        person.choose(congress.id, decision, ["done"], seat=seat)
    congress.announce(bob, more)
    until(lambda: congress.row(congress.bob, second)["state"] == "done", "Ann's answer is given")
    assert congress.allied()
