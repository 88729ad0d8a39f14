"""Accounts: registering, logging in and out, passwords, claiming a guest's seats, leaving for good."""

from __future__ import annotations

import json

import pytest
from sqlalchemy import select

from tests.server.house import House, Person
from tests.server.playing import two_at_a_table
from warcouncil.server.people import users
from warcouncil.server.storage import models

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
    first, second = account(house, "Theodora"), house.person()
    second.post("/api/session", {"name": "Theodora", "password": PASSWORD})
    wrong = {"old": "wrong horse", "new": "battery staple"}
    assert first.refused("POST", "/api/me/password", wrong) == (401, "bad-login")
    short = {"old": PASSWORD, "new": "short"}
    assert first.refused("POST", "/api/me/password", short) == (400, "bad-password")
    first.call("POST", "/api/me/password", {"old": PASSWORD, "new": "battery staple"}, 204)
    assert first.get("/api/me")["user"]["name"] == "Theodora" and second.get("/api/me") == {"user": None}
    assert second.refused("POST", "/api/session", {"name": "Theodora", "password": PASSWORD}) == (401, "bad-login")
    second.post("/api/session", {"name": "Theodora", "password": "battery staple"})


def test_passwords_are_hashed_with_argon2(house: House) -> None:
    person = account(house, "Emma")
    with house.services.store.read() as connection:
        row = connection.execute(select(models.users).where(models.users.c.id == person.id)).one()
    assert row.password.startswith("$argon2id$") and PASSWORD not in str(row)


@pytest.mark.parametrize("password", ["", "short", "x" * 300])
def test_passwords_have_a_sensible_length(house: House, password: str) -> None:
    body = {"name": "Nobody yet", "password": password}
    assert house.person().refused("POST", "/api/accounts", body) == (400, "bad-password")


WEAK = {
    "Password1!": ("common-password", "tried first"),
    "p@ssw0rd": ("common-password", "tried first"),
    "woaini1314": ("common-password", "tried first"),
    "dragon2024": ("common-password", "tried first"),
    "Gudrun Weak": ("name-password", "like the name"),
    "gudrun_weak_1985": ("name-password", "like the name"),
    "kaeW nurduG": ("name-password", "like the name"),
    "zzzzzzzzzz": ("simple-password", "over and over"),
    "xkcdxkcdxkcd": ("simple-password", "over and over"),
    "fghjkl456": ("simple-password", "row of keys"),
}


@pytest.mark.parametrize("password", WEAK)
def test_weak_passwords_are_refused_with_a_reason(house: House, password: str) -> None:
    code, words = WEAK[password]
    person = house.person()
    answer = person.http.post("/api/accounts", json={"name": "Gudrun Weak", "password": password})
    assert answer.status_code == 400 and answer.json()["error"]["code"] == code
    assert words in answer.json()["error"]["message"] and answer.json()["error"]["field"] == "password"
    chinese = person.http.post("/api/accounts?lang=zh", json={"name": "Gudrun Weak", "password": password})
    assert "这个密码" in chinese.json()["error"]["message"]


def test_a_weak_password_is_refused_when_it_is_changed_too(house: House) -> None:
    person = account(house, "Helga")
    for weak, code in (("password123", "common-password"), ("helga1984", "name-password")):
        assert person.refused("POST", "/api/me/password", {"old": PASSWORD, "new": weak}) == (400, code)


def test_whoever_has_a_weak_password_from_before_still_gets_in(house: House) -> None:
    person, hasher = account(house, "Inga"), house.services.accounts._hasher
    user_id = person.id
    with house.services.store.write() as connection:
        users.change(connection, user_id, password=hasher.hash("password"))
    assert house.person().post("/api/session", {"name": "Inga", "password": "password"})["user"]["id"] == user_id


# -- names


LIKE_JOLANDA = (
    "Jolanda",
    "jolanda",
    " JOLANDA ",
    "J0landa",
    "Jo-landa",
    "\uff2aolanda",
    "J\u043eland\u0430",
    "Joianda",
)


def test_guests_cannot_bear_an_accounts_name(house: House) -> None:
    account(house, "Jolanda")
    guest = house.person("Somebody")
    for name in LIKE_JOLANDA:
        assert house.person().refused("POST", "/api/guests", {"name": name}) == (409, "name-taken"), ascii(name)
        assert guest.refused("PATCH", "/api/me", {"name": name}) == (409, "name-taken"), ascii(name)
    assert guest.get("/api/me")["user"]["name"] == "Somebody"


def test_guests_make_room_when_an_account_takes_their_name(house: House) -> None:
    """They have no right to a name, and could otherwise keep every name from everybody."""
    first, second, other = house.person("Kunigunde"), house.person("kunigunde"), house.person("Kunibert")
    table = second.table(private=False)
    owner = house.person("Somebody")
    owner.post("/api/accounts", {"name": "Kunigunde", "password": PASSWORD}, status=201)
    names = [one.get("/api/me")["user"]["name"] for one in (first, second, other)]
    assert names == [f"Kunigunde · {first.id[:6]}", f"kunigunde · {second.id[:6]}", "Kunibert"]
    assert owner.get(f"/api/tables/{table['id']}")["seats"][0]["name"] == names[1], "they keep their seats"
    owner.call("PATCH", "/api/me", {"name": "Kunibert"})
    assert other.get("/api/me")["user"]["name"] == f"Kunibert · {other.id[:6]}"
    first.call("PATCH", "/api/me", {"name": "Kunigunde"})  # it is free again
    promoted = house.person("Kunigunde")
    promoted.post("/api/accounts", {"name": "Kunigunde", "password": PASSWORD}, status=201)
    assert promoted.get("/api/me")["user"]["name"] == "Kunigunde"
    assert first.get("/api/me")["user"]["name"] == f"Kunigunde · {first.id[:6]}"


def test_seats_show_who_is_a_guest(house: House) -> None:
    owner, guest = account(house, "Mathilde"), house.person("Somebody")
    seats = [
        {"kind": "me"},
        {"kind": "open"},
        {"kind": "hot-seat", "name": "Aunt Rosa"},
        {"kind": "bot", "bot": "random"},
    ]
    table = owner.table(players=4, seats=seats, private=False)
    guest.join(owner.invite(table))
    found = guest.get(f"/api/tables/{table['id']}")
    assert [seat["guest"] for seat in found["seats"]] == [False, True, True, False]
    listed = next(one for one in guest.get("/api/tables")["tables"] if one["id"] == table["id"])
    assert [seat["guest"] for seat in listed["seats"]] == [False, True, True, False]
    guest.post("/api/accounts", {"name": "Norberta", "password": PASSWORD}, status=201)
    assert [seat["guest"] for seat in guest.get(f"/api/tables/{table['id']}")["seats"]] == [False, False, True, False]


# -- seats


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
    wanted = {"name": "Hannah", "language": "zh-TW", "email": "h@example.org", "password": PASSWORD}
    me = person.call("PATCH", "/api/me", wanted)["user"]
    assert (me["name"], me["language"], me["email"]) == ("Hannah", "zh-Hant", "h@example.org")
    for email in ("nonsense", "a@b.cd,e@f.gh", "a@b.cd,root", "a@b.cd\r\nBcc: e@f.gh", "<a@b.cd>", "a@b.cd\x00"):
        assert person.refused("PATCH", "/api/me", {"email": email}) == (400, "bad-email")
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
