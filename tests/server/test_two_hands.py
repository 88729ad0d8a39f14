"""Nobody sees two hands: opening a seat needs consent, and a device is known whoever is logged in there."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import select

from tests.server.house import House, Person, Wall, running, until
from tests.server.playing import open_seat, two_at_a_table
from tests.server.test_accounts import PASSWORD, account
from tests.server.test_talk import three_at_a_table
from warcouncil.server.storage import models
from warcouncil.server.storage.book import new_id
from warcouncil.server.web import devices

DAY = 86_400


def on_the_device_of(person: Person, house: House, name: str) -> Person:
    """Another guest in the same browser."""
    other = Person(house)
    other.http.cookies.set(devices.COOKIE, person.http.cookies[devices.COOKIE])
    other.post("/api/guests", {"name": name}, status=201)
    return other


def ask_to_open(person: Person, match: str, seat: int) -> None:
    person.call("POST", f"/api/matches/{match}/replace", {"seat": seat, "bot": None}, 204)


def kind(person: Person, match: str, seat: int) -> str:
    return str(person.get(f"/api/tables/{match}")["seats"][seat]["kind"])


def with_a_bot(ann: Person, bob: Person) -> str:
    """A match of two persons and a bot at seat 2."""
    table = ann.table("parley", 3, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}])
    bob.join(ann.invite(table))
    return str(ann.post(f"/api/tables/{table['id']}/start")["id"])


# -- consent


def test_a_bots_seat_is_opened_only_when_all_other_persons_agree(house: House, ann: Person, bob: Person) -> None:
    match = with_a_bot(ann, bob)
    ask_to_open(ann, match, 2)
    assert kind(ann, match, 2) == "bot"
    (request,) = bob.get(f"/api/tables/{match}")["requests"]
    assert (request["kind"], request["seat"], request["about"]) == ("open-seat", 0, 2)
    assert request["waits_for"] == [1] and request["waits_for_me"]
    assert request["due"] == pytest.approx(request["created"] + DAY)
    url = f"/api/matches/{match}/requests/{request['id']}"
    assert ann.refused("POST", url, {"grant": True}) == (403, "not-yours")
    with house.services.gate.look(match) as live:
        tokens = live.table.token, live.table.seats[2].token
    eve = house.person("Eve")
    for token in tokens:
        assert eve.refused("POST", f"/api/invitations/{token}", {}) == (409, "seat-taken")
    bob.post(url, {"grant": True})
    assert kind(ann, match, 2) == "open"
    eve.join(ann.invite({"id": match}, 2))


def test_one_refusal_ends_it(house: House, ann: Person, bob: Person) -> None:
    match = with_a_bot(ann, bob)
    ask_to_open(ann, match, 2)
    ask_to_open(ann, match, 2)
    (request,) = bob.get(f"/api/tables/{match}")["requests"]
    bob.post(f"/api/matches/{match}/requests/{request['id']}", {"grant": False})
    assert kind(ann, match, 2) == "bot" and ann.get(f"/api/tables/{match}")["requests"] == []


def test_the_seat_of_somebody_who_resigned_needs_consent_too(house: House) -> None:
    match, (ann, bob, carl) = three_at_a_table(house)
    carl.call("POST", f"/api/matches/{match}/resign", {}, 204)
    assert bob.get(f"/api/tables/{match}/invitations")["seats"] == []
    with house.services.gate.look(match) as live:
        token = live.table.seats[2].token
    dora = house.person("Dora")
    assert dora.refused("POST", f"/api/invitations/{token}", {}) == (409, "seat-taken")
    assert bob.refused("POST", f"/api/matches/{match}/replace", {"seat": 0, "bot": None}) == (403, "not-yours")
    assert dora.refused("POST", f"/api/matches/{match}/replace", {"seat": 2, "bot": None}) == (404, "not-found")
    dora.join(open_seat(match, 2, bob, ann))
    assert dora.look(match)["seat"] == 2


def test_a_day_of_silence_grants_it_and_a_restart_changes_nothing(folder: Path) -> None:
    wall = Wall()
    with running(folder, wall_clock=wall) as first:
        ann, bob = first.person("Ann"), first.person("Bob")
        match = with_a_bot(ann, bob)
        ask_to_open(ann, match, 2)
        wall.ahead += DAY - 600
        first.services.sweeper.sweep()
        assert kind(ann, match, 2) == "bot"
        mine = dict(ann.http.cookies)
    with running(folder, wall_clock=wall) as second:
        ann = Person(second)
        ann.http.cookies.update(mine)
        assert kind(ann, match, 2) == "bot"
        wall.ahead += 700
        until(lambda: kind(ann, match, 2) == "open", "silence grants it")


def test_silence_grants_nothing_while_no_server_is_there(folder: Path) -> None:
    wall = Wall()
    with running(folder, wall_clock=wall) as first:
        ann, bob = first.person("Ann"), first.person("Bob")
        match = with_a_bot(ann, bob)
        ask_to_open(ann, match, 2)
        due = ann.get(f"/api/tables/{match}")["requests"][0]["due"]
        mine = dict(ann.http.cookies)
    wall.ahead += 5 * DAY
    with running(folder, wall_clock=wall) as second:
        ann = Person(second)
        ann.http.cookies.update(mine)
        second.services.sweeper.sweep()
        assert kind(ann, match, 2) == "bot"
        assert ann.get(f"/api/tables/{match}")["requests"][0]["due"] > due + 4 * DAY


def test_a_pause_silences_nobody(timed: House, wall: Wall) -> None:
    """Whoever asks and then pauses the match does not get it by the silence of those who cannot speak."""
    ann, bob = timed.person("Ann"), timed.person("Bob")
    match = with_a_bot(ann, bob)
    ask_to_open(ann, match, 2)
    ann.call("POST", f"/api/matches/{match}/pause", status=204)
    (request,) = bob.get(f"/api/tables/{match}")["requests"]
    bob.post(f"/api/matches/{match}/requests/{request['id']}", {"grant": False})
    wall.ahead += 2 * DAY
    timed.services.sweeper.sweep()
    assert kind(ann, match, 2) == "bot"


def test_whoever_is_alone_with_bots_asks_nobody(house: House, ann: Person) -> None:
    match = ann.table("parley", 2, start=True, seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])["id"]
    ask_to_open(ann, match, 1)
    assert kind(ann, match, 1) == "open"


def test_what_is_asked_reaches_those_who_are_away(house: House, ann: Person, bob: Person) -> None:
    match = with_a_bot(ann, bob)
    ask_to_open(ann, match, 2)
    notice = bob.get("/api/notices")["notices"][-1]
    assert notice["kind"] == "request" and "seat" in notice["text"] and "day" in notice["text"]


# -- who may sit down


def test_no_other_name_on_the_device_of_a_player_takes_a_seat(house: House, ann: Person, bob: Person) -> None:
    """The attack: the creator opens a bot's seat and lets a second identity of his look into that hand."""
    match = with_a_bot(ann, bob)
    ann.look(match)
    token = open_seat(match, 2, ann, bob)
    again = on_the_device_of(ann, house, "Somebody else")
    assert again.refused("POST", f"/api/invitations/{token}", {}) == (403, "looked-elsewhere")
    house.person("Eve").join(token)


def test_a_device_that_only_looked_through_a_seat_counts(house: House, bob: Person) -> None:
    """An account is used on two devices; on the second one it has only looked."""
    ann = account(house, f"Agnes {new_id(6)}")
    name = ann.get("/api/me")["user"]["name"]
    match = with_a_bot(ann, bob)
    phone = house.person()
    phone.post("/api/session", {"name": name, "password": PASSWORD})
    phone.look(match)
    phone.call("DELETE", "/api/session", status=204)
    phone.post("/api/guests", {"name": "Nobody you know"}, status=201)
    token = open_seat(match, 2, ann, bob)
    assert phone.refused("POST", f"/api/invitations/{token}", {}) == (403, "looked-elsewhere")


def test_whoever_has_left_a_seat_takes_no_other_but_may_come_back(house: House) -> None:
    match, (ann, bob, carl) = three_at_a_table(house)
    for person in (ann, bob, carl):
        person.look(match)
    carl.call("POST", f"/api/matches/{match}/resign", {}, 204)
    bob.call("POST", f"/api/matches/{match}/resign", {}, 204)
    second, third = open_seat(match, 1, ann), open_seat(match, 2, ann)
    assert carl.refused("POST", f"/api/invitations/{second}", {}) == (403, "looked-elsewhere")
    again = on_the_device_of(bob, house, "Bob in disguise")
    assert again.refused("POST", f"/api/invitations/{third}", {}) == (403, "looked-elsewhere")
    assert carl.join(third)["my_seats"] == [2]


def test_who_has_deleted_himself_is_known_by_the_device(house: House) -> None:
    match, (ann, bob, carl) = three_at_a_table(house)
    carl.look(match)
    carl.call("DELETE", "/api/me", {}, 204)
    carl.post("/api/guests", {"name": "Reborn"}, status=201)
    bob.call("POST", f"/api/matches/{match}/resign", {}, 204)
    token = open_seat(match, 1, ann)
    assert carl.refused("POST", f"/api/invitations/{token}", {}) == (403, "looked-elsewhere")


def test_one_device_sits_down_once_unless_the_seat_is_declared(house: House, ann: Person) -> None:
    table = ann.table(players=3)
    again = on_the_device_of(ann, house, "Somebody else")
    assert again.refused("POST", f"/api/invitations/{ann.invite(table)}", {}) == (403, "same-device")
    ann.call("PUT", f"/api/tables/{table['id']}/seats/1", {"kind": "hot-seat", "name": "On my sofa"})
    bob = house.person("Bob")
    bob.join(ann.invite(table))
    assert [seat["hot_seat"] for seat in bob.get(f"/api/tables/{table['id']}")["seats"]] == [False, True, False]


# -- devices


def test_a_device_keeps_its_mark_whoever_is_logged_in_and_no_script_reads_it(house: House) -> None:
    person = house.person()
    answer = person.http.post("/api/guests", json={"name": "Ann"})
    (given,) = [line for line in answer.headers.get_list("set-cookie") if line.startswith(devices.COOKIE)]
    assert "httponly" in given.lower() and "samesite=lax" in given.lower() and "max-age" in given.lower()
    mark = person.http.cookies[devices.COOKIE]
    person.call("DELETE", "/api/session", status=204)
    assert person.http.cookies[devices.COOKIE] == mark
    person.post("/api/guests", {"name": "Bob"}, status=201)
    assert person.http.cookies[devices.COOKIE] == mark
    assert not house.person().http.get("/api/titles").headers.get_list("set-cookie"), "who has no session gets none"


def test_the_mark_is_in_no_answer_and_only_hashed_in_the_storage(house: House, ann: Person, bob: Person) -> None:
    match = two_at_a_table(ann, bob)
    answers = [ann.get(f"/api/tables/{match}"), ann.look(match), bob.look(match), ann.get("/api/me")]
    mark = ann.http.cookies[devices.COOKIE]
    with house.services.store.read() as connection:
        body = connection.scalar(select(models.tables.c.body).where(models.tables.c.id == match))
        eyes = connection.scalars(select(models.eyes.c.mark).where(models.eyes.c.table_id == match)).all()
    assert body is not None and devices.hashed(mark) in body and mark not in body
    assert f"device {devices.hashed(mark)}" in eyes and not any(mark in one for one in eyes)
    for text in map(str, answers):
        assert mark not in text and devices.hashed(mark) not in text


def test_a_sent_away_guest_does_not_come_back_by_another_name(house: House, ann: Person, bob: Person) -> None:
    table = ann.table(players=3, private=False)
    url = f"/api/tables/{table['id']}"
    bob.post(f"{url}/join", {"seat": 1})
    ann.post(f"{url}/kick", {"seat": 1})
    again = on_the_device_of(bob, house, "Not Bob")
    assert again.refused("POST", f"{url}/join", {}) == (403, "not-invited")
    assert again.refused("POST", f"/api/invitations/{ann.invite(table)}", {"as": "spectator"}) == (403, "not-invited")
    house.person("Eve").post(f"{url}/join", {})
    ann.post(f"{url}/invitations", {})
    again.post(f"{url}/join", {})
