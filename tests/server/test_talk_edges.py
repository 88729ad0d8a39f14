"""Talk where something else changes meanwhile: seats, people, connections."""

from __future__ import annotations

from tests.server.house import House, Person, Screen
from tests.server.playing import two_at_a_table
from tests.server.test_talk import heard, say


def test_a_table_that_becomes_smaller_can_still_be_looked_at(house: House, ann: Person, bob: Person) -> None:
    table = ann.table(players=3, private=False)
    say(ann, table["id"], "0-1-2", "Shall we be two?")
    ann.call("PATCH", f"/api/tables/{table['id']}", {"players": 2})
    assert heard(ann, table["id"]) == ["Shall we be two?"]
    assert heard(bob, table["id"]) == ["Shall we be two?"]
    assert ann.look(table["id"])["table"]["players"] == 2
    say(ann, table["id"], "0-1", "So be it")
    assert heard(ann, table["id"]) == ["Shall we be two?", "So be it"]


def test_nothing_is_said_in_private_before_it_is_known_who_sits_where(house: House, ann: Person, bob: Person) -> None:
    """Seats may still change hands, and may be drawn by lot: a channel of seats is not yet one of people."""
    table = ann.table("parley", 3, free_talk=True, random_seats=True)
    bob.join(ann.invite(table))
    body = {"channel": "0-1", "text": "between you and me"}
    assert ann.refused("POST", f"/api/matches/{table['id']}/talk", body) == (403, "talk-closed")
    say(ann, table["id"], "0-1-2", "for everybody")


def test_talk_goes_on_after_somebody_has_left_for_good(house: House, ann: Person, bob: Person) -> None:
    """A deleted message leaves no room for another with its number: that one would seem to be known already."""
    match = two_at_a_table(ann, bob)
    say(ann, match, "0-1", "one")
    say(bob, match, "0-1", "two")
    channel, screen = ann.live(), Screen()
    channel.send("watch", match=match)
    screen.apply(channel.next("update"))
    bob.call("DELETE", "/api/me", {}, 204)
    assert heard(ann, match) == ["one"]
    say(ann, match, "0-1", "three")
    while "three" not in [message["text"] for message in screen.talk]:
        screen.apply(channel.next("update"))
    assert heard(ann, match) == ["one", "three"]


def test_a_long_talk_that_was_missed_comes_whole(house: House, ann: Person, bob: Person) -> None:
    match = two_at_a_table(ann, bob)
    screen = Screen()
    screen.apply(bob.look(match))
    for number in range(130):
        say(ann, match, "0-1", f"line {number}")
    screen.apply(bob.look(match, cursor=screen.cursor))
    assert [message["text"] for message in screen.talk] == [f"line {number}" for number in range(130)]
