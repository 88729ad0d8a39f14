"""The live channel in trouble: storage that is away, rules that fail, people who change their mind, odd messages."""

from __future__ import annotations

import json
import threading
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.house import House, Person, running, until
from tests.server.playing import asked, two_at_a_table
from tests.server.test_gate import broken
from warcouncil.server.ground.errors import Refused
from warcouncil.server.web import live
from warcouncil.server.web.live import Channel


@pytest.mark.parametrize("error", [Refused("storage"), Refused("our-fault"), KeyError("a bug in a view")], ids=repr)
def test_what_cannot_be_told_now_is_told_later(house: House, ann: Person, bob: Person, error: Exception) -> None:
    """A database that restarts, or a title that fails for a moment, is no reason to stop watching."""
    match = two_at_a_table(ann, bob)
    channel = ann.live()
    channel.send("watch", match=match)
    channel.next("update")
    person, decision, _ = asked({0: ann, 1: bob}, match)
    with broken(Channel, "_look", error, times=2) as calls:
        person.choose(match, decision)
        update = channel.next("update")
    assert calls[0] >= 3 and update["log"]["entries"]
    assert not [message for message in channel.came if message["type"] in ("ended", "error")]


def test_notices_and_the_lobby_wait_for_the_storage_too(house: House, ann: Person, bob: Person) -> None:
    channel = ann.live()
    channel.send("notices", since=0)
    channel.send("lobby", on=True)
    channel.next("lobby")
    with broken(Channel, "_look_at_me", Refused("storage")), broken(Channel, "_send_lobby", Refused("storage")):
        match = two_at_a_table(bob, ann, private=False)
        wanted = {"notice", "lobby"}
        while wanted:
            wanted.discard(channel.next(seconds=90)["type"])
    told = next(message for message in channel.came if message["type"] == "notice")
    assert told["notice"]["match"] == match


def test_whoever_looks_away_at_once_is_not_there(house: House, ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the seat would seem to be online for ever, and its notices would never be sent."""
    table = ann.table()
    looking, go_on = threading.Event(), threading.Event()
    real = Channel._look

    def slow(self: Channel, *args: Any) -> Any:
        looking.set()
        assert go_on.wait(60)
        return real(self, *args)

    monkeypatch.setattr(Channel, "_look", slow)
    channel = ann.live()
    channel.send("watch", match=table["id"])
    assert looking.wait(60)
    channel.send("unwatch", match=table["id"])
    channel.send("ping", id=1)
    channel.next("pong")
    go_on.set()
    other = ann.live()  # its watch is answered after the first one is done
    other.send("watch", match=table["id"])
    other.next("update")
    other.close()
    until(lambda: not house.services.presence.looking(ann.id, table["id"]), "nobody looks any more")
    assert house.services.presence.seats(table["id"]) == frozenset()


def test_a_spectator_who_sits_down_is_counted_at_the_seat(house: House, ann: Person, bob: Person) -> None:
    table = ann.table(private=False)
    presence = house.services.presence
    channel = bob.live()
    channel.send("watch", match=table["id"])
    channel.next("update")
    until(lambda: presence.spectators(table["id"]) == 1, "Bob is there")
    bob.post(f"/api/tables/{table['id']}/join", {"seat": 1})
    channel.next("update", seat=1)
    until(lambda: presence.seats(table["id"]) == {1} and presence.spectators(table["id"]) == 0, "Bob sits at his seat")
    channel.close()
    until(lambda: not presence.seats(table["id"]) and presence.spectators(table["id"]) == 0, "Bob is gone")


@pytest.mark.parametrize(
    "message",
    [b"\x00\xff", b"{}", json.dumps({"type": "ping", "id": 2**70}), json.dumps({"type": "notices", "since": 2**70})],
)
def test_odd_messages_are_answered_and_the_channel_goes_on(ann: Person, message: str | bytes) -> None:
    channel = ann.live()
    channel.connection.send(message)
    assert channel.next("error")["error"]["code"] == "bad-request"
    channel.send("ping", id=7)
    assert channel.next("pong")["id"] == 7


def test_nobody_is_told_what_they_do_not_watch(house: House, ann: Person, bob: Person) -> None:
    """What happens elsewhere does not pile up at channels that are slow to read."""
    channel = ann.live()
    channel.next("hello")
    mine = next(one for one in house.app.state.switchboard.channels if one.user_id == ann.id)
    for topic in ("table:elsewhere", "user:somebody", "presence:elsewhere", "lobby"):
        mine.topic(topic)
        assert not mine._dirty, topic


def test_an_old_open_table_stays_in_the_lobby(house: House, ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    """What runs or is over needs no room there."""
    monkeypatch.setattr(live, "IN_LOBBY", 2)
    waiting = ann.table(private=False)
    for _ in range(2):
        ann.table("parley", private=False, seats=[{"kind": "me"}, {"kind": "hot-seat"}], start=True)
    channel = ann.live()
    channel.send("lobby", on=True)
    assert channel.next("lobby")["tables"][0]["id"] == waiting["id"]
    other = ann.table(private=False)
    while (now := [table["id"] for table in channel.next("lobby")["tables"]])[0] == waiting["id"]:
        pass  # late news of the two that run
    assert now == [other["id"], waiting["id"]]
    ann.call("POST", f"/api/tables/{other['id']}/close", status=204)
    assert other["id"] not in [table["id"] for table in channel.next("lobby")["tables"]]


def test_one_address_has_only_so_many_channels(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "MOST_CHANNELS", 2)
    with running(folder, limits=True) as house:
        ann = house.person("Ann")
        first, second = ann.live(), ann.live()
        first.next("hello")
        second.next("hello")
        with pytest.raises(ConnectionClosed) as closed:
            ann.live().next("hello")
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4429
        first.close()
        until(lambda: len(house.app.state.switchboard.channels) == 1, "one has hung up")
        ann.live().next("hello")
