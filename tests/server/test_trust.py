"""What is in memory is believed as far as the bus has told; what other processes did without a word is still found."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.house import House, Person, running, until
from tests.server.playing import asked, play_some, two_at_a_table
from warcouncil.server.ground.bus import EVERYTHING, Bus
from warcouncil.server.people import users
from warcouncil.server.people.acquaintances import Acquaintances
from warcouncil.server.storage.store import Store
from warcouncil.server.tables.hall import Hall


@pytest.fixture
def deaf(folder: Path) -> Iterator[tuple[House, House]]:
    """Two servers on one database with nothing between them: neither hears what the other does."""
    with ExitStack() as stack:
        yield tuple(stack.enter_context(running(folder, sweep_seconds=3600.0)) for _ in range(2))  # type: ignore[misc]


def at(house: House, person: Person) -> Person:
    other = house.person()
    other.http.cookies = person.http.cookies
    return other


@pytest.fixture
def pair(deaf: tuple[House, House]) -> tuple[str, list[dict[int, Person]]]:
    """A match that both servers have in memory, and its people by both doors."""
    people = {0: deaf[0].person("Ann"), 1: deaf[0].person("Bob")}
    match = two_at_a_table(people[0], people[1])
    elsewhere = {seat: at(deaf[1], person) for seat, person in people.items()}
    play_some(people, match, 3, random.Random(1))
    play_some(elsewhere, match, 2, random.Random(2))
    play_some(people, match, 1, random.Random(3))
    return match, [people, elsewhere]


def test_a_question_that_came_up_elsewhere_can_be_answered(pair: tuple[str, list[dict[int, Person]]]) -> None:
    match, (here, there) = pair
    play_some(there, match, 3, random.Random(4))
    _, decision, update = asked(there, match)
    person = here[update["seat"]]
    person.choose(match, decision, seat=update["seat"])


def test_a_question_that_was_answered_elsewhere_is_stale(pair: tuple[str, list[dict[int, Person]]]) -> None:
    match, (here, there) = pair
    for _ in range(20):
        twin, decision, update = asked(there, match)
        options = decision["options"]
        twin.choose(match, decision, options[0]["option"], seat=update["seat"])
        if len(options) > 1:
            break
    body = {"decision": decision["id"], "option": options[1]["option"], "seat": update["seat"]}
    assert here[update["seat"]].refused("POST", f"/api/matches/{match}/choices", body) == (409, "stale")


def test_what_was_taken_back_elsewhere_is_not_acknowledged(pair: tuple[str, list[dict[int, Person]]]) -> None:
    match, (here, there) = pair
    for _ in range(40):
        person, decision, update = asked(here, match)
        made = person.choose(match, decision, seat=update["seat"])
        if made["state"]["can_undo"]:
            break
    there[update["seat"]].post(f"/api/matches/{match}/undo", {"seat": update["seat"]})
    body = {"decision": decision["id"], "option": decision["options"][0]["option"], "seat": update["seat"]}
    assert person.refused("POST", f"/api/matches/{match}/choices", body) == (409, "taken-back")


def test_a_word_from_elsewhere_makes_watchers_look_anew(
    deaf: tuple[House, House], pair: tuple[str, list[dict[int, Person]]]
) -> None:
    match, (here, there) = pair
    channel = here[0].live()
    channel.send("watch", match=match, seat=0)
    first = channel.next("update")
    play_some(there, match, 1, random.Random(5))
    assert channel.silent()
    bus = deaf[0].services.bus
    bus._deliver(f"table:{match}", ours=True)
    assert channel.silent(), "our own word says nothing about others"
    bus._deliver(f"table:{match}", ours=False)
    assert channel.next("update")["cursor"] != first["cursor"]
    play_some(there, match, 1, random.Random(6))
    bus.publish(EVERYTHING)
    channel.next("update")


def test_whoever_gets_another_name_is_called_so_at_once(house: House, ann: Person, bob: Person) -> None:
    match = two_at_a_table(ann, bob)
    channel = ann.live()
    channel.send("watch", match=match, seat=0)
    assert "Bob" in [seat["name"] for seat in channel.next("update")["table"]["seats"]]
    play_some({0: ann, 1: bob}, match, 1, random.Random(1))
    assert "Bob" in [seat["name"] for seat in channel.next("update")["table"]["seats"]]
    bob.call("PATCH", "/api/me", {"name": "Bobby"})
    play_some({0: ann, 1: bob}, match, 1, random.Random(1))
    assert "Bobby" in [seat["name"] for seat in channel.next("update")["table"]["seats"]]


def test_a_name_that_changes_while_it_is_looked_up_is_not_kept(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store, bus = Store(f"sqlite:///{folder / 'one.db'}"), Bus()
    store.upgrade()
    with store.write() as connection:
        user = users.add_guest(connection, "Old", "en", 0.0)
    people, known = Acquaintances(store, bus), users.known

    def slow(connection: object, ids: object) -> object:
        found = known(connection, ids)  # type: ignore[arg-type]
        bus.publish(f"user:{user}")  # somebody else has changed it behind our look
        return found

    monkeypatch.setattr(users, "known", slow)
    assert people.names([user])[0] == {user: "Old"}
    monkeypatch.undo()
    with store.write() as connection:
        users.change(connection, user, name="New")
    assert people.names([user]) == ({user: "New"}, frozenset([user]))
    with store.write() as connection:
        users.change(connection, user, name="Newer")
    assert people.names([user])[0] == {user: "New"}, "it is kept until somebody says something"
    bus.publish(EVERYTHING)
    assert people.names([user])[0] == {user: "Newer"}
    store.close()


def test_a_table_is_never_in_memory_twice(folder: Path) -> None:
    """Somebody waits for a table that is put away meanwhile: they get the one that is there then."""
    store = Store(f"sqlite:///{folder / 'one.db'}")
    hall, got = Hall(store, 1), threading.Event()
    first = hall.live("first")

    def wait() -> None:
        with hall.locked("first") as live:
            assert live is hall.live("first")
            got.set()

    first.lock.acquire()
    waiting = threading.Thread(target=wait)
    waiting.start()
    hall._lives.pop("first")
    second = hall.live("first")
    first.lock.release()
    assert until(got.is_set, "the table comes", 30) and second is hall.live("first")
    waiting.join()
    store.close()
