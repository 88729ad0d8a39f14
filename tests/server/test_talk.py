"""Talk: open and private channels, as the title allows; whoever comes later does not read what came before."""

from __future__ import annotations

import random
from typing import Any

import pytest
from sqlalchemy import event

from tests.server.house import House, Json, Person
from tests.server.playing import asked, open_seat, two_at_a_table
from warcouncil.server.tables import talk


def three_at_a_table(house: House, **wish: Any) -> tuple[str, list[Person]]:
    people = [house.person(name) for name in ("Ann", "Bob", "Carl")]
    table = people[0].table("parley", 3, **wish)
    for person in people[1:]:
        person.join(people[0].invite(table))
    people[0].post(f"/api/tables/{table['id']}/start")
    return str(table["id"]), people


def say(person: Person, match: str, channel: str, text: str) -> Json:
    found: Json = person.post(f"/api/matches/{match}/talk", {"channel": channel, "text": text}, status=201)
    return found


def heard(person: Person, match: str, **query: object) -> list[str]:
    found = person.call("GET", f"/api/matches/{match}/talk", params=query)
    return [message["text"] for message in found["messages"]]


def until_phase(match: str, people: list[Person], phase: str) -> bool:
    """Play on until the game is in this phase; False if it ends before."""
    chance = random.Random(3)
    for _ in range(300):
        state = people[0].look(match)["state"]
        if state["over"]:
            return False
        if state["view"]["turn"]["phase"] == phase:
            return True
        person, decision, _ = asked(dict(enumerate(people)), match)
        person.choose(match, decision, chance.choice(decision["options"])["option"])
    return False


def test_the_table_talks_before_during_and_after(house: House, ann: Person, bob: Person) -> None:
    table = ann.table()
    match = table["id"]
    bob.join(ann.invite(table))
    first = say(ann, match, "0-1", "Hello,\nBob")
    assert first["id"] == "0-1/1" and first["name"] == "Ann" and first["text"] == "Hello,\nBob"
    channel = bob.live()
    channel.send("watch", match=match)
    assert [message["text"] for message in channel.next("update")["talk"]] == ["Hello,\nBob"]
    ann.post(f"/api/tables/{match}/start")
    channel.next("update")
    say(ann, match, "0-1", "Good luck")
    update = channel.next("update")
    assert [message["text"] for message in update["talk"]] == ["Good luck"]
    assert "state" not in update and "log" not in update
    assert heard(bob, match) == ["Hello,\nBob", "Good luck"]


def test_a_closed_channel_is_readable_and_says_which_rule_closed_it(house: House) -> None:
    match, people = three_at_a_table(house)
    ann = people[0]
    state = ann.look(match)["state"]
    assert state["view"]["turn"]["phase"] == "council"
    table_channel = next(channel for channel in state["talk"] if channel["channel"] == "0-1-2")
    assert not table_channel["open"] and table_channel["clause"]["id"] == "par-7-1"
    answer = ann.http.post(f"/api/matches/{match}/talk", json={"channel": "0-1-2", "text": "psst"})
    assert answer.status_code == 403
    error = answer.json()["error"]
    assert error["code"] == "talk-closed" and error["clause"]["id"] == "par-7-1"
    assert error["clause"]["text"] in error["message"]
    assert heard(ann, match, channel="0-1-2") == []
    ann.call("PATCH", f"/api/tables/{match}", {"free_talk": True})
    say(ann, match, "0-1-2", "the creator has lifted it")
    assert {channel["channel"] for channel in ann.look(match)["state"]["talk"]} == {"0-1-2", "0-1", "0-2"}


def test_private_channels_are_private(house: House) -> None:
    match, (ann, bob, carl) = three_at_a_table(house, free_talk=True)
    listening = carl.live()
    listening.send("watch", match=match)
    listening.next("update")
    before = carl.look(match)["cursor"]
    say(ann, match, "0-1", "just between us")
    say(bob, match, "0-1", "agreed")
    assert listening.silent() and carl.look(match)["cursor"] == before
    assert heard(bob, match) == ["just between us", "agreed"] and heard(carl, match) == []
    assert carl.refused("GET", f"/api/matches/{match}/talk", params={"channel": "0-1"}) == (403, "not-yours")
    body = {"channel": "0-1", "text": "I hear you"}
    assert carl.refused("POST", f"/api/matches/{match}/talk", body) == (403, "not-yours")
    third = say(carl, match, "0-1-2", "what are you two whispering about?")
    assert third["id"] == "0-1-2/1", "numbers do not tell what was said elsewhere"
    spectator = house.person("Eve")
    spectator.join(ann.invite({"id": match}), **{"as": "spectator"})
    assert heard(spectator, match) == ["what are you two whispering about?"]
    assert spectator.refused("POST", f"/api/matches/{match}/talk", {"channel": "0-1-2", "text": "x"}) == (
        403,
        "not-yours",
    )


def test_private_talk_follows_the_title(house: House) -> None:
    """Parley with the option private_talk: in pairs, and only in the market."""
    for _ in range(10):
        match, people = three_at_a_table(house, options={"private_talk": True})
        pair = next(c for c in people[0].look(match)["state"]["talk"] if c["channel"] == "0-1")
        assert not pair["open"] and pair["clause"]["id"] == "par-7-2"
        body = {"channel": "0-1", "text": "too early"}
        assert people[0].refused("POST", f"/api/matches/{match}/talk", body) == (403, "talk-closed")
        if until_phase(match, people, "market"):
            break
    say(people[0], match, "0-1", "now we may")
    assert heard(people[1], match, channel="0-1") == ["now we may"]


@pytest.mark.parametrize("hand_over", [False, True])
def test_whoever_takes_over_a_seat_does_not_read_its_past_unless_it_is_handed_over(
    house: House, hand_over: bool
) -> None:
    match, (ann, bob, carl) = three_at_a_table(house, free_talk=True)
    say(ann, match, "0-1", "our old secret")
    say(ann, match, "0-1-2", "for everybody")
    bob.call("POST", f"/api/matches/{match}/resign", {"hand_over_talk": hand_over}, 204)
    dora = house.person("Dora")
    dora.join(open_seat(match, 1, ann, carl))
    assert heard(dora, match) == (["our old secret"] if hand_over else []) + ["for everybody"]
    assert [m["text"] for m in dora.look(match)["talk"]] == heard(dora, match)
    say(ann, match, "0-1", "welcome")
    assert heard(dora, match)[-1] == "welcome"
    assert heard(carl, match) == ["for everybody"]


def test_muting_is_for_oneself(house: House) -> None:
    match, (ann, bob, carl) = three_at_a_table(house, free_talk=True)
    say(bob, match, "0-1-2", "blah")
    ann.call("PUT", f"/api/mutes/{bob.id}", status=204)
    assert [one["name"] for one in ann.get("/api/mutes")["mutes"]] == ["Bob"]
    assert heard(ann, match) == [] and heard(carl, match) == ["blah"]
    say(bob, match, "0-1-2", "blah again")
    assert ann.look(match)["talk"] == []
    ann.call("DELETE", f"/api/mutes/{bob.id}", status=204)
    assert heard(ann, match) == ["blah", "blah again"]
    assert ann.refused("PUT", f"/api/mutes/{ann.id}") == (404, "not-found")


def test_whoever_wants_the_last_words_does_not_fetch_all_that_was_said(
    house: House, ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And few words behind many of somebody who is muted are found all the same."""
    match, asked_for = two_at_a_table(ann, bob), []
    monkeypatch.setattr(talk, "AT_ONCE", 3)
    for number in range(10):
        say(ann if number % 5 == 0 else bob, match, "0-1", f"word {number}")

    def listen(_: Any, __: Any, statement: str, *___: Any) -> None:
        asked_for.extend([statement] if "FROM talk" in statement else [])

    event.listen(house.services.store.engine, "before_cursor_execute", listen)
    try:
        assert heard(ann, match, limit=1) == ["word 9"]
        assert len(heard(ann, match)) == 10
        ann.call("PUT", f"/api/mutes/{bob.id}", status=204)
        assert heard(ann, match, limit=2) == ["word 0", "word 5"]
    finally:
        event.remove(house.services.store.engine, "before_cursor_execute", listen)
    assert asked_for and all("LIMIT" in one for one in asked_for)


def test_long_talk_is_read_page_by_page(house: House, ann: Person, bob: Person) -> None:
    table = ann.table()
    bob.join(ann.invite(table))
    for number in range(12):
        say(ann if number % 2 else bob, table["id"], "0-1", f"line {number}")
    page = bob.get(f"/api/matches/{table['id']}/talk", channel="0-1", limit=5)
    assert [message["text"] for message in page["messages"]] == [f"line {n}" for n in range(7, 12)] and page["more"]
    older = bob.get(f"/api/matches/{table['id']}/talk", channel="0-1", limit=50, before=page["messages"][0]["number"])
    assert [message["text"] for message in older["messages"]] == [f"line {n}" for n in range(7)] and not older["more"]


@pytest.mark.parametrize(
    ("channel", "text", "answer"),
    [
        ("0-1", "", (400, "bad-request")),
        ("0-1", " \u200b\u202e ", (400, "bad-request")),
        ("0-1", "x" * 1001, (400, "bad-request")),
        ("1-0", "x", (404, "not-found")),
        ("0-0", "x", (404, "not-found")),
        ("0-7", "x", (404, "not-found")),
        ("everybody", "x", (404, "not-found")),
        ("", "x", (404, "not-found")),
        ("0", "x", (403, "talk-closed")),
    ],
)
def test_talk_that_is_none(house: House, channel: str, text: str, answer: tuple[int, str]) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")
    table = ann.table()
    bob.join(ann.invite(table))
    body = {"channel": channel, "text": text}
    assert ann.refused("POST", f"/api/matches/{table['id']}/talk", body) == answer


def test_invisible_characters_are_taken_out_of_talk(house: House, ann: Person) -> None:
    table = ann.table()
    said = say(ann, table["id"], "0-1", "left\u202eright\u200b <b>bold</b>\x07")
    assert said["text"] == "leftright <b>bold</b>", "markup is text: escaping it is for whoever shows it"


def test_nobody_says_what_cannot_be_seen_or_covers_what_others_say(house: House, ann: Person) -> None:
    table = ann.table()
    for nothing in ("\u200d", "\u3164", "\u200d \u200d", "\u202e\u2066"):
        body = {"channel": "0-1", "text": nothing}
        assert ann.refused("POST", f"/api/matches/{table['id']}/talk", body) == (400, "bad-request")
    heap = "a" + "\u0e49" * 300 + "b" + "\u0301\u200d" * 200 + "c" + "".join(map(chr, range(0x0651, 0x065F)))
    assert len(say(ann, table["id"], "0-1", heap)["text"].replace("\u200d", "")) == 3 + 1 + 1 + 4
    told = "\u2764\ufe0f\u200d\U0001f525 1\ufe0f\u20e3 \u0e01\u0e34\u0e49 \u05d1\u05b0\u05bc\u0591"
    assert say(ann, table["id"], "0-1", told)["text"] == told, "what people write stays as it is"
