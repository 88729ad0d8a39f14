"""Accounts: registering, logging in and out, passwords, claiming a guest's seats, leaving for good."""

from __future__ import annotations

import json

import pytest
from sqlalchemy import select

from tests.server.house import House, Person
from tests.server.playing import two_at_a_table
from warcouncil.server import models

PASSWORD = "correct horse"


def account(house: House, name: str) -> Person:
    person = house.person()
    person.post("/api/accounts", {"name": name, "password": PASSWORD}, status=201)
    return person


def test_a_guest_becomes_an_account_and_keeps_everything(house: House) -> None:
    ann = house.person("Ann")
    table = ann.table()
    before = ann.id
    me = ann.post("/api/accounts", {"name": "Anna Nova", "password": PASSWORD}, status=201)["user"]
    assert me["id"] == before and not me["guest"] and me["name"] == "Anna Nova"
    assert ann.get(f"/api/tables/{table['id']}")["my_seats"] == [0]


def test_logging_in_and_out(house: House) -> None:
    first = account(house, "Berta")
    second = house.person()
    assert second.refused("POST", "/api/session", {"name": "Berta", "password": "wrong horse"}) == (401, "bad-login")
    second.post("/api/session", {"name": "berta", "password": PASSWORD})
    assert second.id == first.id
    sessions = first.get("/api/sessions")["sessions"]
    assert len(sessions) == 2 and [one["this"] for one in sessions] == [True, False]
    second.call("DELETE", "/api/session", status=204)
    assert second.get("/api/me") == {"user": None}
    assert first.get("/api/me")["user"]["name"] == "Berta"


def test_logging_out_everywhere(house: House) -> None:
    first = account(house, "Clara")
    second = house.person()
    second.post("/api/session", {"name": "Clara", "password": PASSWORD})
    second.call("DELETE", "/api/sessions", status=204)
    assert first.get("/api/me") == {"user": None} and second.get("/api/me") == {"user": None}


def test_a_new_password_ends_all_other_sessions(house: House) -> None:
    first, second = account(house, "Dora"), house.person()
    second.post("/api/session", {"name": "Dora", "password": PASSWORD})
    wrong = {"old": "wrong horse", "new": "battery staple"}
    assert first.refused("POST", "/api/me/password", wrong) == (401, "bad-login")
    short = {"old": PASSWORD, "new": "short"}
    assert first.refused("POST", "/api/me/password", short) == (400, "bad-password")
    first.call("POST", "/api/me/password", {"old": PASSWORD, "new": "battery staple"}, 204)
    assert first.get("/api/me")["user"]["name"] == "Dora" and second.get("/api/me") == {"user": None}
    assert second.refused("POST", "/api/session", {"name": "Dora", "password": PASSWORD}) == (401, "bad-login")
    second.post("/api/session", {"name": "Dora", "password": "battery staple"})


def test_passwords_are_hashed_with_argon2(house: House) -> None:
    person = account(house, "Emma")
    with house.services.store.read() as connection:
        row = connection.execute(select(models.users).where(models.users.c.id == person.id)).one()
    assert row.password.startswith("$argon2id$") and PASSWORD not in str(row)


@pytest.mark.parametrize("password", ["", "short", "x" * 300])
def test_passwords_have_a_sensible_length(house: House, password: str) -> None:
    body = {"name": "Nobody yet", "password": password}
    assert house.person().refused("POST", "/api/accounts", body) == (400, "bad-password")


def test_an_account_claims_the_seats_of_the_guest_on_the_device(house: House) -> None:
    owner = account(house, "Frida")
    device = house.person("Somebody")
    table = device.table(private=False)
    guest = device.id
    device.post("/api/session", {"name": "Frida", "password": PASSWORD, "claim": True})
    found = device.get(f"/api/tables/{table['id']}")
    assert found["my_seats"] == [0] and found["am_creator"]
    assert found["seats"][0]["user"] == owner.id != guest
    assert owner.get(f"/api/tables/{table['id']}")["my_seats"] == [0]


def test_an_account_that_claims_does_not_sit_twice(house: House) -> None:
    owner, device = account(house, "Frieda"), house.person("Somebody")
    waiting = owner.table(players=3)
    device.join(owner.invite(waiting))
    playing = two_at_a_table(owner, device)
    device.post("/api/session", {"name": "Frieda", "password": PASSWORD, "claim": True})
    found = device.get(f"/api/tables/{waiting['id']}")
    assert found["my_seats"] == [0] and found["seats"][1]["kind"] == "open"
    seats = device.get(f"/api/tables/{playing}")["seats"]
    assert [seat["mine"] for seat in seats] == [True, False], "nobody takes over a second hand"
    assert [seat["kind"] for seat in seats] == ["person", "bot"] and seats[1]["resigned"]


def test_without_claiming_the_seats_stay_with_the_guest(house: House) -> None:
    account(house, "Gerda")
    device = house.person("Somebody")
    table = device.table(private=False)
    device.post("/api/session", {"name": "Gerda", "password": PASSWORD})
    assert device.get(f"/api/tables/{table['id']}")["my_seats"] == []


def test_changing_what_is_known_about_me(house: House) -> None:
    person = account(house, "Hanna")
    me = person.call("PATCH", "/api/me", {"name": "Hannah", "language": "zh-TW", "email": "h@example.org"})["user"]
    assert (me["name"], me["language"], me["email"]) == ("Hannah", "zh-Hant", "h@example.org")
    for email in ("nonsense", "a@b.cd,e@f.gh", "a@b.cd,root", "a@b.cd\r\nBcc: e@f.gh", "<a@b.cd>", "a@b.cd\x00"):
        assert person.refused("PATCH", "/api/me", {"email": email}) == (400, "bad-request")
    assert person.refused("PATCH", "/api/me", {"language": "fr"}) == (400, "bad-language")
    assert person.refused("PATCH", "/api/me", {"name": "<b>"}) == (400, "bad-name")
    account(house, "Ida")
    assert person.refused("PATCH", "/api/me", {"name": "IDA"}) == (409, "name-taken")
    me = person.call("PATCH", "/api/me", {"email": None, "notify": {"mail": False, "webhook": False}})["user"]
    assert me["email"] is None and me["notify"] == {"mail": False, "webhook": False}
    me = person.call("PATCH", "/api/me", {"notify": {"mail": True}})["user"]
    assert me["notify"] == {"mail": True, "webhook": False}, "what is not named stays as it is"
    public = house.person().get(f"/api/users/{me['id']}")
    assert public == {"id": me["id"], "name": "Hannah", "guest": False, "played": 0, "ratings": []}


def test_deleting_an_account_leaves_no_name_behind_and_a_bot_plays_on(house: House) -> None:
    person, bob = account(house, "Ludmilla"), house.person("Bob")
    user = person.id
    match = two_at_a_table(bob, person)
    waiting = person.table(private=False)
    person.post(f"/api/matches/{match}/talk", {"channel": "0-1", "text": "Ludmilla was here"}, status=201)
    assert person.refused("DELETE", "/api/me", {"password": "wrong horse"}) == (401, "bad-login")
    person.call("DELETE", "/api/me", {"password": PASSWORD}, 204)
    assert person.get("/api/me") == {"user": None}
    table = bob.get(f"/api/tables/{match}")
    assert table["seats"][1]["kind"] == "bot"
    assert bob.get(f"/api/matches/{match}/talk")["messages"] == []
    assert house.person().refused("GET", f"/api/users/{user}") == (404, "not-found")
    assert waiting["id"] not in [one["id"] for one in bob.get("/api/tables")["tables"]]
    with house.services.store.read() as connection:
        for table_ in models.metadata.sorted_tables:
            rows = [dict(row._mapping) for row in connection.execute(select(table_))]
            assert "Ludmilla" not in json.dumps(rows, default=str), table_.name
    house.person().post("/api/accounts", {"name": "Ludmilla", "password": PASSWORD}, status=201)


def test_a_guest_can_leave_without_a_password(house: House) -> None:
    guest = house.person("Somebody")
    assert guest.refused("POST", "/api/me/password", {"old": "", "new": PASSWORD}) == (403, "account-needed")
    guest.call("DELETE", "/api/me", {}, 204)
    assert guest.get("/api/me") == {"user": None}
