"""The live channel: everything a viewer may see arrives, once, also after a lost connection or a restart."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.house import Channel, House, Person, Screen, running
from tests.server.playing import asked, play_some, two_at_a_table
from warcouncil.server.web import live


def watching(person: Person, match: str, **more: object) -> tuple[Channel, Screen]:
    channel = person.live()
    channel.send("watch", match=match, **more)
    screen = Screen()
    screen.apply(channel.next("update"))
    return channel, screen


def test_what_one_does_the_other_sees(ann: Person, bob: Person, seed: int) -> None:
    match = two_at_a_table(ann, bob)
    chance = random.Random(seed)
    channels = {0: ann.live(), 1: bob.live()}
    screens = {0: Screen(), 1: Screen()}
    for seat, channel in channels.items():
        assert channel.next("hello")["user"]["name"] in ("Ann", "Bob")
        channel.send("watch", match=match, seat=seat)
        update = channel.next("update")
        assert update["reset"] and update["seat"] == seat
        screens[seat].apply(update)
    people = {0: ann, 1: bob}
    for _ in range(25):
        seat = next(seat for seat in people if screens[seat].state["decisions"])
        decision = screens[seat].state["decisions"][0]
        people[seat].choose(match, decision, chance.choice(decision["options"])["option"])
        for viewer, channel in channels.items():
            screens[viewer].apply(channel.next("update"))
    for viewer, person in people.items():
        screens[viewer].same_as(person.look(match))


def test_whoever_chooses_is_answered_before_views_of_others_are_made(
    house: House, ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = two_at_a_table(ann, bob)
    (channel, screen), other = watching(bob, match, seat=1), watching(ann, match, seat=0)
    monkeypatch.setattr(live, "ANSWERED", 3600.0)
    person, decision, update = asked({0: ann, 1: bob}, match)
    answer = person.choose(match, decision, seat=update["seat"])
    assert channel.silent() and other[0].silent(), "the answer is there, and nobody else has been told"
    monkeypatch.setattr(live, "ANSWERED", 0.0)
    house.services.bus.publish(f"table:{match}")
    screen.apply(channel.next("update"))
    assert screen.cursor == bob.look(match)["cursor"] and answer["cursor"] != update["cursor"]


def test_a_lost_connection_loses_nothing_and_repeats_nothing(ann: Person, bob: Person, seed: int) -> None:
    match = two_at_a_table(ann, bob)
    chance = random.Random(seed)
    screen = Screen()
    for _ in range(6):
        channel = bob.live()
        channel.send("watch", match=match, seat=1, cursor=screen.cursor)
        if screen.cursor is not None:
            update = channel.next("update")
            assert not update["reset"] and update["log"]["keep"] == len(screen.log)
            screen.apply(update)
        else:
            screen.apply(channel.next("update"))
        play_some({0: ann, 1: bob}, match, 2, chance)
        channel.close()
        play_some({0: ann, 1: bob}, match, 3, chance)
    channel = bob.live()
    channel.send("watch", match=match, seat=1, cursor=screen.cursor)
    screen.apply(channel.next("update"))
    screen.same_as(bob.look(match))
    channel.send("watch", match=match, seat=1, cursor=screen.cursor)
    assert channel.silent()


def test_a_restart_of_the_server_is_only_a_lost_connection(folder: Path, seed: int) -> None:
    chance = random.Random(seed)
    with running(folder) as house:
        ann, bob = house.person("Ann"), house.person("Bob")
        match = two_at_a_table(ann, bob)
        play_some({0: ann, 1: bob}, match, 12, chance)
        screen = Screen()
        screen.apply(ann.look(match))
        cookies = ann.http.cookies, bob.http.cookies
        person, decision, _ = asked({0: ann, 1: bob}, match)
        first = person is ann
    with running(folder) as house:
        ann, bob = house.person(), house.person()
        ann.http.cookies, bob.http.cookies = cookies
        screen.same_as(ann.look(match))
        channel = ann.live()
        channel.send("watch", match=match, cursor=screen.cursor)
        assert channel.silent()
        (ann if first else bob).choose(match, decision)
        update = channel.next("update")
        assert not update["reset"]
        screen.apply(update)
        screen.same_as(ann.look(match))


def test_an_undo_takes_lines_out_of_the_log(ann: Person, bob: Person, seed: int) -> None:
    match = two_at_a_table(ann, bob)
    play_some({0: ann, 1: bob}, match, 14, random.Random(seed))
    for _ in range(40):
        person, decision, update = asked({0: ann, 1: bob}, match)
        person.choose(match, decision)
        if person.look(match)["state"]["can_undo"]:
            break
    other = bob if person is ann else ann
    channel, screen = watching(other, match)
    before = len(screen.log)
    person.post(f"/api/matches/{match}/undo")
    update = channel.next("update")
    screen.apply(update)
    assert update["log"]["keep"] < before
    screen.same_as(other.look(match))


@pytest.mark.parametrize("cursor", ["0-", "999-abcdef12", "nonsense", "-1-x", "1-00000000", "9" * 30])
def test_an_unknown_cursor_gets_everything_anew(ann: Person, bob: Person, cursor: str) -> None:
    match = two_at_a_table(ann, bob)
    channel = ann.live()
    channel.send("watch", match=match, cursor=cursor)
    update = channel.next("update")
    assert update["reset"] and update["state"]["title"] == "endeavor"


def test_languages_are_switched_without_a_new_connection(ann: Person, bob: Person) -> None:
    match = two_at_a_table(ann, bob)
    channel, screen = watching(ann, match, lang="en")
    channel.send("watch", match=match, lang="zh-Hans")
    update = channel.next("update")
    assert update["lang"] == "zh-Hans" and update["reset"]
    assert update["log"]["entries"] and update["log"]["entries"][0]["text"] != screen.log[0]["text"]


def test_two_tabs_of_one_seat_see_the_same_and_the_first_choice_counts(ann: Person, bob: Person) -> None:
    match = two_at_a_table(ann, bob)
    person, decision, _ = asked({0: ann, 1: bob}, match)
    one, first = watching(person, match)
    two, second = watching(person, match)
    person.choose(match, decision, decision["options"][0]["option"])
    other = decision["options"][1]["option"]
    body = {"decision": decision["id"], "option": other}
    assert person.refused("POST", f"/api/matches/{match}/choices", body) == (409, "stale")
    first.apply(one.next("update"))
    second.apply(two.next("update"))
    first.same_as(person.look(match))
    second.same_as(person.look(match))


def test_two_devices_of_one_account_play_the_same_seat(house: House, bob: Person) -> None:
    laptop, phone = house.person(), house.person()
    laptop.post("/api/accounts", {"name": "Two devices", "password": "correct horse"}, status=201)
    phone.post("/api/session", {"name": "Two devices", "password": "correct horse"})
    match = two_at_a_table(laptop, bob)
    screens = {laptop: watching(laptop, match, seat=0), phone: watching(phone, match, seat=0)}
    people = {0: laptop, 1: bob}
    while asked(people, match)[0] is bob:
        play_some(people, match, 1, random.Random(1))
    decision = laptop.look(match)["state"]["decisions"][0]
    phone.choose(match, decision, decision["options"][0]["option"])
    late = {"decision": decision["id"], "option": decision["options"][1]["option"]}
    assert laptop.refused("POST", f"/api/matches/{match}/choices", late) == (409, "stale")
    for device, (channel, screen) in screens.items():
        whole = device.look(match)
        while screen.cursor != whole["cursor"]:
            screen.apply(channel.next("update"))
        screen.same_as(whole)


def test_the_lobby_and_presence_are_live(house: House, ann: Person, bob: Person) -> None:
    lobby = bob.live()
    lobby.send("lobby", on=True)
    lobby.next("lobby")
    table = ann.table(private=False)
    listed = lobby.next("lobby")["tables"]
    assert table["id"] in [one["id"] for one in listed]
    channel = ann.live()
    channel.send("watch", match=table["id"])
    assert channel.next("update")["state"] is None
    bob.post(f"/api/tables/{table['id']}/join")
    assert channel.next("update")["table"]["seats"][1]["name"] == "Bob"
    lobby.send("watch", match=table["id"])
    assert channel.next("presence", online=[0, 1])["spectators"] == 0
    lobby.close()
    assert channel.next("presence", online=[0])


# -- what is not allowed


def test_foreign_origins_are_turned_away(house: House, ann: Person) -> None:
    for origin in ("https://evil.example", "http://127.0.0.1:1", "null", house.url + ".evil.example", None):
        with pytest.raises(InvalidStatus) as refused:
            ann.live(origin=origin)
        assert refused.value.response.status_code == 403


def test_nobody_watches_what_is_not_theirs(house: House, ann: Person, bob: Person) -> None:
    match = two_at_a_table(ann, bob, spectators=False)
    stranger = house.person("Eve")
    channel = stranger.live()
    channel.send("watch", match=match)
    assert channel.next("error")["error"]["code"] == "not-found"
    channel.send("watch", match=match, seat=0)
    assert channel.next("error")["error"]["code"] == "not-found"
    mine = bob.live()
    mine.send("watch", match=match, seat=0)
    assert mine.next("error")["error"]["code"] == "not-yours"
    mine.send("watch", match="nothing", seat=0)
    assert mine.next("error")["error"]["code"] == "not-found"


def test_a_viewer_who_is_sent_away_is_told_so(house: House, ann: Person, bob: Person) -> None:
    table = ann.table()
    bob.join(ann.invite(table))
    channel = bob.live()
    channel.send("watch", match=table["id"], seat=1)
    channel.next("update")
    ann.post(f"/api/tables/{table['id']}/kick", {"seat": 1})
    assert channel.next("ended")["error"]["code"] in ("not-found", "not-yours")


@pytest.mark.parametrize(
    "text", ["", "nonsense", "[]", '{"type": 1}', '{"type": "watch", "more": 1}', '{"type": "dance"}']
)
def test_nonsense_is_answered_and_changes_nothing(ann: Person, text: str) -> None:
    channel = ann.live()
    channel.connection.send(text)
    assert channel.next("error")["error"]["code"] == "bad-request"
    channel.send("ping", id=7)
    assert channel.next("pong")["id"] == 7


def ping_for_ever(channel: Channel) -> None:
    for number in range(1000):
        channel.send("ping", id=number)
        channel.next("pong")


def test_floods_and_giants_close_the_channel(folder: Path) -> None:
    with running(folder, limits=True) as house:
        house.time_stands_still()
        ann = house.person("Ann")
        channel = ann.live()
        with pytest.raises(ConnectionClosed) as closed:
            ping_for_ever(channel)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4429
        giant = ann.live()
        giant.send("ping", lang="x" * 5000)
        with pytest.raises(ConnectionClosed):
            giant.next("pong")


def test_a_session_that_ends_closes_its_channels(ann: Person) -> None:
    channel = ann.live()
    channel.next("hello")
    ann.call("DELETE", "/api/sessions", status=204)
    with pytest.raises(ConnectionClosed) as closed:
        channel.next("nothing")
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4401


def open_for_ever(ann: Person) -> None:
    for _ in range(100):
        ann.live().next("hello")


def test_a_flood_of_channels_is_turned_away(folder: Path) -> None:
    with running(folder, limits=True) as house:
        house.time_stands_still()
        ann = house.person("Ann")
        with pytest.raises(ConnectionClosed) as closed:
            open_for_ever(ann)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4429
        assert ann.get("/api/me")["user"]["name"] == "Ann"
