"""The bus between processes: nobody waits for Redis, and what it missed is made up for."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
import redis

from tests.server.house import free_port, running, until
from tests.server.playing import asked, two_at_a_table
from warcouncil.server.ground.bus import RedisBus


class FakeRedis:
    """Redis as it is on a bad day."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self.away = False
        self.answers = threading.Event()
        self.answers.set()

    def publish(self, channel: str, message: str) -> None:
        self.answers.wait()
        if self.away:
            raise redis.ConnectionError("nobody there")
        self.told.append(message.partition(" ")[2])

    def close(self) -> None:
        self.answers.set()


@pytest.fixture
def bad_day() -> Iterator[tuple[RedisBus, FakeRedis]]:
    bus, fake = RedisBus(f"redis://127.0.0.1:{free_port()}/0"), FakeRedis()
    bus._redis.close()
    bus._redis = fake
    bus.speak()
    yield bus, fake
    fake.answers.set()
    bus.stop()


def test_whoever_publishes_does_not_wait_for_redis(bad_day: tuple[RedisBus, FakeRedis]) -> None:
    """Choices are made and channels are served also while Redis does not answer."""
    bus, fake = bad_day
    heard: list[str] = []
    bus.listen(heard.append)
    fake.answers.clear()
    for number in range(20_000):
        bus.publish(f"table:{number}")
    assert len(heard) == 20_000 and not fake.told
    fake.answers.set()
    until(lambda: "everything" in fake.told, "more was said than is kept: everybody looks at everything")


def test_what_was_missed_while_redis_was_away_is_made_up_for(bad_day: tuple[RedisBus, FakeRedis]) -> None:
    bus, fake = bad_day
    fake.away = True
    bus.publish("table:a")
    until(lambda: bus.missed, "that did not work")
    fake.away = False
    until(lambda: fake.told == ["everything"], "the others look at everything, although nothing else happens")
    bus.publish("table:b")
    until(lambda: fake.told == ["everything", "table:b"], "and on it goes")


def test_nonsense_on_the_channel_is_ignored(bad_day: tuple[RedisBus, FakeRedis]) -> None:
    bus, _ = bad_day
    heard: list[str] = []
    bus.listen(heard.append)
    bus._take({"type": "message", "data": b"\xff\xfe\x00"})
    bus._take({"type": "message", "data": b"somebody table:x"})
    assert heard[-1] == "table:x"


def test_whoever_has_the_match_before_their_eyes_in_another_process_is_not_told(folder: Path, redis_url: str) -> None:
    """Otherwise it would be mailed to them while they look at it."""
    with running(folder, redis=redis_url) as one, running(folder, redis=redis_url) as other:
        for house in (one, other):
            assert isinstance(house.services.bus, RedisBus)
            until(house.services.bus.ready.is_set, "the bus is there")
        ann, bob = one.person("Ann"), one.person("Bob")
        match = two_at_a_table(ann, bob)
        there = other.person()
        there.http.cookies = bob.http.cookies
        channel = there.live()
        channel.send("watch", match=match, seat=1)
        channel.next("update")
        until(lambda: one.services.presence.looking(bob.id, match), "this one knows that Bob looks at it over there")
        person, decision, _ = asked({0: ann, 1: bob}, match)
        if person is bob:
            bob.choose(match, decision)
        bob.call("POST", "/api/notices/read", {"to": 1000}, 204)
        ann.post(f"/api/matches/{match}/requests", {"kind": "pause"})
        until(lambda: bob.look(match, seat=1)["table"]["requests"], "the request is there")
        told = bob.get("/api/notices")
        assert told["unread"] == 0 and "request" not in [one["kind"] for one in told["notices"]]
