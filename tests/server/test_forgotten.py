"""A forgotten password: asked for by name or address, sent to a confirmed address only, and nobody learns anything."""

from __future__ import annotations

import statistics
import time
from pathlib import Path

import pytest

from tests.server.house import Person, until
from tests.server.posting import MailBox, Setting, mail_server, mailing, text_of, waiting
from tests.server.test_accounts import PASSWORD, account
from warcouncil.server.people import tickets
from warcouncil.server.storage import models

NEW = "battery staple"


def nothing_left(setting: Setting) -> bool:
    with setting.house.services.store.read() as connection:
        return not connection.execute(models.asks.select()).all() and waiting(setting.house) == 0


def ask(setting: Setting, who: str) -> None:
    """By a stranger; until the post has dealt with it."""
    assert setting.house.person().call("POST", "/api/forgotten", {"who": who}, 204) == ""
    until(lambda: nothing_left(setting), "the post has looked it up")


def known(setting: Setting, name: str, address: str) -> Person:
    person = account(setting.house, name)
    setting.has_confirmed(person, address)
    return person


def token_in(setting: Setting, box: MailBox) -> str:
    return setting.open_link(box.letters[-1], "reset").removeprefix("/reset/").partition("?")[0]


@pytest.mark.parametrize("who", ["Bob", "BOB", "bob@example.org", " Bob@Example.ORG "])
def test_a_new_password_by_mail(setting: Setting, box: MailBox, who: str) -> None:
    bob = known(setting, "Bob", "bob@example.org")
    ask(setting, who)
    (letter,) = box.letters
    assert letter["To"] == "bob@example.org" and "Bob" in text_of(letter) and PASSWORD not in text_of(letter)
    token, stranger = token_in(setting, box), setting.house.person()
    assert stranger.get(f"/api/reset/{token}") == {"name": "Bob"}
    assert bob.get("/api/me")["user"]["name"] == "Bob", "asking and looking change nothing"
    assert stranger.post("/api/reset", {"token": token, "password": NEW}) == {"name": "Bob"}
    assert bob.get("/api/me") == {"user": None}, "all devices are logged out"
    assert stranger.refused("POST", "/api/session", {"name": "Bob", "password": PASSWORD}) == (401, "bad-login")
    assert stranger.post("/api/session", {"name": "Bob", "password": NEW})["user"]["name"] == "Bob"


def test_a_link_works_once_for_an_hour_and_is_void_when_things_change(setting: Setting, box: MailBox) -> None:
    bob, stranger = known(setting, "Bob", "bob@example.org"), setting.house.person()

    def fresh() -> str:
        ask(setting, "Bob")
        return token_in(setting, box)

    def dead(token: str) -> bool:
        body = {"token": token, "password": NEW}
        looked = stranger.refused("GET", f"/api/reset/{token}")
        return looked == stranger.refused("POST", "/api/reset", body) == (404, "bad-link")

    first, second = fresh(), fresh()
    assert stranger.refused("POST", "/api/reset", {"token": second, "password": "password1"}) == (
        400,
        "common-password",
    ), "a weak one does not use up the link"
    stranger.post("/api/reset", {"token": second, "password": NEW})
    assert dead(second) and dead(first), "once, and all others with it"
    late = fresh()
    setting.wall.ahead += tickets.LIFETIME[tickets.RESET] + 1
    assert dead(late)
    moved = fresh()
    bob.post("/api/session", {"name": "Bob", "password": NEW})
    bob.call("PATCH", "/api/me", {"email": "bob@mail.example", "password": NEW})
    assert dead(moved), "it went to an address that is no longer his"
    setting.has_confirmed(bob, "bob@example.org")
    changed = fresh()
    bob.call("POST", "/api/me/password", {"old": NEW, "new": PASSWORD}, 204)
    assert dead(changed)
    for nonsense in ("x", "x" * 99, "é", "%00"):
        assert stranger.http.get(f"/api/reset/{nonsense}").status_code in (400, 404)


def test_a_token_of_another_kind_is_none(setting: Setting, box: MailBox) -> None:
    bob = account(setting.house, "Bob")
    bob.call("PATCH", "/api/me", {"email": "bob@example.org", "password": PASSWORD})
    until(lambda: box.asking, "the question comes")
    token = setting.open_link(box.asking[0], "mail/confirm").removeprefix("/mail/confirm/").partition("?")[0]
    body = {"token": token, "password": NEW}
    assert setting.house.person().refused("POST", "/api/reset", body) == (404, "bad-link")


def test_the_database_knows_no_token(setting: Setting, box: MailBox) -> None:
    known(setting, "Bob", "bob@example.org")
    ask(setting, "Bob")
    token = token_in(setting, box)
    with setting.house.services.store.read() as connection:
        for table in models.metadata.sorted_tables:
            assert token not in str(connection.execute(table.select()).all()), table.name


def test_letters_go_to_confirmed_addresses_of_accounts_only(setting: Setting, box: MailBox) -> None:
    unconfirmed = account(setting.house, "Una")
    unconfirmed.call("PATCH", "/api/me", {"email": "una@example.org", "password": PASSWORD})
    guest = setting.house.person("Gus")
    setting.has_confirmed(guest, "gus@example.org")
    stopped = known(setting, "Stella", "stella@example.org")
    setting.house.services.mail_stops.set("stella@example.org", stopped=True)
    for who in ("Una", "una@example.org", "Gus", "gus@example.org", "Stella", "Nobody", "x@y.zz", stopped.id, "@", "%"):
        ask(setting, who)
    assert box.letters == []


def test_accounts_that_share_an_address_get_a_letter_each(setting: Setting, box: MailBox) -> None:
    for name in ("Bob", "Beth"):
        known(setting, name, "both@example.org")
    ask(setting, "both@example.org")
    assert len(box.letters) == 2 and {"Bob" in text_of(letter) for letter in box.letters} == {True, False}


def test_the_letter_speaks_the_language_of_the_account(setting: Setting, box: MailBox) -> None:
    bob = known(setting, "Bob", "bob@example.org")
    bob.call("PATCH", "/api/me", {"language": "zh-Hant"})
    ask(setting, "Bob")
    assert "新密碼" in str(box.letters[0]["Subject"]) and "忘記" in text_of(box.letters[0])


def test_asking_tells_nobody_who_has_an_account(setting: Setting, box: MailBox) -> None:
    """Neither by what is said nor by how long it takes: the same is done for everybody."""
    known(setting, "Bob", "bob@example.org")
    setting.house.services.sweeper.stop()
    stranger, taken = setting.house.person(), {"Bob": [], "Nobody here": []}  # type: ignore[var-annotated]
    for _ in range(40):
        for who, times in taken.items():
            start = time.perf_counter()
            answer = stranger.http.post("/api/forgotten", json={"who": who})
            times.append(time.perf_counter() - start)
            assert answer.status_code == 204 and answer.content == b""
    with setting.house.services.store.read() as connection:
        assert len(connection.execute(models.asks.select()).all()) == 80, "nothing was looked up yet"
        assert connection.execute(models.tickets.select()).all() == []
    one, other = (statistics.median(times) for times in taken.values())
    assert 1 / 3 < one / other < 3


def test_nobody_is_bombarded_with_letters(folder: Path, box: MailBox) -> None:
    with (
        mail_server(box) as port,
        mailing(folder, f"smtp://127.0.0.1:{port}", limits=True) as setting,
    ):
        setting.house.time_stands_still()
        known(setting, "Bob", "bob@example.org")
        stranger = setting.house.person()
        codes = [stranger.http.post("/api/forgotten", json={"who": "Bob"}).status_code for _ in range(8)]
        assert codes == [204] * 6 + [429] * 2, "so many from one place, whoever is meant"
        until(lambda: nothing_left(setting), "the post has looked it up")
        assert len(box.letters) == tickets.MOST_TO_MAILBOX
        setting.house.services.limits._buckets.clear()
        ask(setting, "Bob")
        assert len(box.letters) == tickets.MOST_TO_MAILBOX, "and nobody is told that there were too many"


def test_where_there_is_no_mail_the_host_is_asked(folder: Path) -> None:
    with mailing(folder, "") as setting:
        answer = setting.house.person().http.post("/api/forgotten", json={"who": "Bob"})
        assert answer.status_code == 409 and "whoever runs it" in answer.json()["error"]["message"]


def test_an_ask_survives_a_restart_and_two_processes_answer_it_once(folder: Path, box: MailBox) -> None:
    with mail_server(box) as port:
        smtp = f"smtp://127.0.0.1:{port}"
        with mailing(folder, smtp) as setting:
            known(setting, "Bob", "bob@example.org")
            setting.house.services.sweeper.stop()
            setting.house.person().call("POST", "/api/forgotten", {"who": "Bob"}, 204)
        with mailing(folder, smtp) as setting, mailing(folder, smtp):
            until(lambda: nothing_left(setting), "the post has looked it up")
            assert len(box.letters) == 1
