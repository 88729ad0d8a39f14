"""A change is told to the connections that it is for, and asks no others."""

from __future__ import annotations

from tests.server.house import House, Person, until
from tests.server.playing import two_at_a_table
from warcouncil.server.web.ears import Ears


def test_each_topic_reaches_whoever_heeds_it() -> None:
    ears: Ears[str] = Ears()
    ears.heed("ann", ["match:one", "user:ann", "lobby"])
    ears.heed("bob", ["match:one", "match:two"])
    ears.heed("eve", [])
    assert ears.of("table:one") == ears.of("presence:one") == ["ann", "bob"]
    assert ears.of("table:two") == ["bob"] and ears.of("table:three") == []
    assert ears.of("user:ann") == ears.of("lobby") == ["ann"] and ears.of("user:eve") == []
    assert ears.of("everything") == ["ann", "bob", "eve"]
    assert ears.hears("bob", "table:two") and not ears.hears("ann", "table:two") and ears.hears("eve", "everything")


def test_whoever_leaves_or_looks_elsewhere_hears_nothing_more() -> None:
    ears: Ears[str] = Ears()
    ears.heed("ann", ["match:one"])
    ears.heed("ann", ["match:two"])
    assert ears.of("table:one") == [] and ears.of("table:two") == ["ann"]
    ears.leave("ann")
    ears.leave("ann")
    assert ears.of("table:two") == ears.of("everything") == [] and not ears.hears("ann", "table:two")


def test_a_closed_connection_leaves_nothing_behind(house: House, ann: Person, bob: Person) -> None:
    ears = house.app.state.switchboard._ears
    match = two_at_a_table(ann, bob)
    channel = ann.live()
    channel.send("watch", match=match, seat=0, lang="en")
    channel.next("update")
    assert len(ears.of(f"table:{match}")) == 1
    channel.send("unwatch", match=match, seat=0)
    channel.send("ping", id=1)
    channel.next("pong")
    assert ears.of(f"table:{match}") == [] and len(ears.of("everything")) == 1
    channel.close()
    until(lambda: not ears.of("everything"), "the channel is closed")
