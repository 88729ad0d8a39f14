"""Limits and presence between processes: one bucket, one picture of who is there; also when Redis fails and returns."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import msgspec
import pytest

from tests.server.house import House, free_port, running, until
from tests.server.machines import redis_server
from tests.server.playing import two_at_a_table
from warcouncil.server.ground import peers
from warcouncil.server.ground.limits import RATES, Limits
from warcouncil.server.tables.presence import Presence


class Redis:
    """A Redis that can be taken away and put back."""

    def __init__(self) -> None:
        self.port = free_port()
        self._stack = ExitStack()
        self.url = self.come()

    def come(self) -> str:
        return self._stack.enter_context(redis_server(self.port))

    def go(self) -> None:
        self._stack.close()


@pytest.fixture
def redis_at_hand() -> Iterator[Redis]:
    found = Redis()
    yield found
    found.go()


@pytest.fixture
def two(folder: Path, redis_at_hand: Redis) -> Iterator[tuple[House, House]]:
    url = redis_at_hand.url
    with running(folder, redis=url, limits=True) as one, running(folder, redis=url, limits=True) as other:
        yield one, other


def left(house: House, what: str, who: str) -> float:
    return house.services.limits._tokens(what, who)


def test_one_visitor_has_one_bucket_and_is_seen_everywhere_whatever_redis_does(
    two: tuple[House, House], redis_at_hand: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peers, "WHOLE", 1.0)
    monkeypatch.setattr(peers, "GONE", 3.0)
    one, other = two
    for house in two:
        house.time_stands_still()
    one.services.limits.take("account", "somewhere")
    until(lambda: left(other, "account", "somewhere") == RATES["account"].burst - 1, "the other knows of it")

    ann, bob = one.person("Ann"), one.person("Bob")
    match = two_at_a_table(ann, bob, "parley")
    there = other.person()
    there.http.cookies = bob.http.cookies
    channel, watching = there.live(), ann.live()
    channel.send("watch", match=match, seat=1)
    watching.send("watch", match=match, seat=0)
    watching.next("presence", online=[0, 1])
    assert [seat["online"] for seat in ann.get(f"/api/tables/{match}")["seats"]] == [True, True]
    until(lambda: one.services.presence.looking(bob.id, match), "no letter goes to whoever looks elsewhere")

    redis_at_hand.go()
    until(lambda: one.services.presence.seats(match) == {0}, "who is not heard of is not there")
    assert ann.look(match)["state"] is not None
    for _ in range(RATES["letter"].burst):
        one.services.limits.take("letter", "elsewhere")
    assert one.services.limits.wait("letter", "elsewhere") > 0, "each counts for itself"
    assert other.services.limits.wait("letter", "elsewhere") == 0

    redis_at_hand.come()
    watching.next("presence", online=[0, 1])
    other.services.limits.take("hint", "Bob")
    until(lambda: left(one, "hint", "Bob") == RATES["hint"].burst - 1, "they hear each other again")
    channel.close()
    watching.next("presence", online=[0])


# -- what is told


def handed_over(one: Limits, other: Limits) -> None:
    told = one.tell(whole=False)
    if told is not None:
        other.hear("one", msgspec.json.encode(told))


def test_a_flood_over_two_doors_is_one_flood() -> None:
    one, other = Limits(True, lambda: 0.0), Limits(True, lambda: 0.0)
    one.shared = other.shared = True
    for _ in range(5):
        one.take("login", "somewhere anna")
    one.spend("history", "somewhere", 300.0)
    one.take("live", "channel 7")
    handed_over(one, other)
    assert other._tokens("login", "somewhere anna") == RATES["login"].burst - 5
    assert other._tokens("history", "somewhere") == RATES["history"].burst - 300
    assert other._tokens("live", "channel 7") == RATES["live"].burst, "a connection is one process's"
    assert one.tell(whole=True) is None, "nothing is told twice"
    for _ in range(3):
        other.take("login", "somewhere anna")
    handed_over(other, one)
    assert one.wait("login", "somewhere anna") > 0 and other.wait("login", "somewhere anna") > 0
    assert other.tell(whole=False) is None, "what was refused has cost nothing"


def test_who_comes_and_goes_is_told_once_and_all_of_it_now_and_then() -> None:
    rung: list[str] = []
    one, other = Presence(), Presence(rung.append)

    def hand_over(*, whole: bool) -> None:
        told = one.tell(whole=whole)
        if told is not None:
            other.hear("one", msgspec.json.encode(told))

    one.enter("t", 0, "ann")
    one.enter("t", None, None)
    one.enter("u", 1, "ann")
    hand_over(whole=False)
    assert (other.seats("t"), other.spectators("t"), other.looking("ann", "u")) == (frozenset({0}), 1, True)
    assert rung == ["presence:t", "presence:u"]
    assert one.tell(whole=False) is None
    hand_over(whole=True)
    assert rung == ["presence:t", "presence:u"], "nothing has changed"
    one.leave("t", 0, "ann")
    hand_over(whole=False)
    assert other.seats("t") == frozenset() and rung[2:] == ["presence:t"]
    one.leave("u", 1, "ann")
    one.tell(whole=False)  # which got lost
    hand_over(whole=True)
    assert not other.looking("ann", "u") and rung[3:] == ["presence:u"]
    other.forget("one")
    assert other.spectators("t") == 0 and rung[4:] == ["presence:t"]


@pytest.mark.parametrize("nonsense", [b"", b"\xff", b"[1]", b'["x","limits",{"a":1}]', b'["x","presence",[true]]'])
def test_nonsense_is_ignored(nonsense: bytes) -> None:
    limits, presence = Limits(True), Presence()
    heard = peers.Peers("redis://127.0.0.1:1/0", {"limits": limits, "presence": presence})
    heard.take(nonsense)
    heard.take(b'["x","limits",[["read","me",2],["no such thing","me",2],["write","me",-9]]]')
    assert set(limits._buckets) == {("read", "me")}
    heard.stop()
