"""An address is confirmed by a link before anything else is sent to it, and nobody can be bombarded with questions."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.house import ENCRYPTION, Person, until
from tests.server.playing import two_at_a_table
from tests.server.posting import MailBox, Setting, mail_server, mailing, waiting
from tests.server.test_accounts import PASSWORD, account
from warcouncil.server.people import tickets
from warcouncil.server.storage import models


@pytest.fixture
def strict(folder: Path, box: MailBox) -> Iterator[Setting]:
    """The same with rate limits."""
    with mail_server(box) as port, mailing(folder, f"smtp://127.0.0.1:{port}", limits=True) as found:
        found.house.time_stands_still()
        yield found


def asked(setting: Setting, box: MailBox, person: Person, address: str) -> str:
    """Somebody gives an address; the path of the link that comes there."""
    before = len(box.asking)
    person.call("PATCH", "/api/me", {"email": address, "password": PASSWORD})
    until(lambda: len(box.asking) > before, "a letter asks")
    letter = box.asking[-1]
    assert letter["To"] == address
    return setting.open_link(letter, "mail/confirm")


def elsewhere(setting: Setting) -> httpx.Client:
    """Another device, without a session."""
    return httpx.Client(base_url=setting.house.url, timeout=90, trust_env=False, verify=ENCRYPTION)


def state(person: Person) -> str:
    return str(person.get("/api/me")["user"]["email_state"])


def test_nothing_is_sent_to_an_address_before_it_is_confirmed(setting: Setting, box: MailBox) -> None:
    ann, bob = setting.house.person("Ann"), account(setting.house, "Bob")
    assert state(bob) == "none"
    path = asked(setting, box, bob, "bob@example.org")
    assert state(bob) == "unconfirmed"
    two_at_a_table(ann, bob)
    setting.later()
    until(lambda: waiting(setting.house) == 0, "nothing is left to send")
    assert box.letters == [] and len(box.asking) == 1
    with elsewhere(setting) as browser:
        shown = browser.get(path)
        assert shown.status_code == 200 and "bob@example.org" in shown.text and "Bob" in shown.text
        assert state(bob) == "unconfirmed", "looking is not confirming: mail programs look at every link"
        assert "bob@example.org is confirmed" in browser.post(path).text
    assert state(bob) == "confirmed"
    two_at_a_table(ann, bob)
    setting.later()
    until(lambda: box.letters, "now letters come")


def test_the_question_can_be_answered_in_every_language(setting: Setting, box: MailBox) -> None:
    bob = setting.house.person("Bob")
    bob.call("PATCH", "/api/me", {"language": "zh-Hant"})
    path = asked(setting, box, bob, "bob@example.org")
    assert "這是你的" in str(box.asking[0]["Subject"]) and "lang=zh-Hant" in path
    assert "List-Unsubscribe" in box.asking[0], "and whoever wants no such question can end it for good"
    with elsewhere(setting) as browser:
        assert "這是我的" in browser.get(path).text
        assert "已確認" in browser.post(path).text


def test_a_link_works_once_and_not_for_ever(setting: Setting, box: MailBox) -> None:
    bob = setting.house.person("Bob")
    first = asked(setting, box, bob, "bob@example.org")
    with elsewhere(setting) as browser:
        browser.post(first)
        assert "is confirmed" in browser.get(first).text, "whoever opens it again sees that all is well"
        second = asked(setting, box, bob, "bob@mail.example")
        assert state(bob) == "unconfirmed", "another address, another question"
        answer = browser.post(first)
        assert answer.status_code == 404 and "not good any more" in answer.text
        third = asked(setting, box, bob, "bob@example.org")
        assert state(bob) == "unconfirmed", "also if it was confirmed once"
        assert browser.post(first).status_code == browser.post(second).status_code == 404
        setting.wall.ahead += tickets.LIFETIME[tickets.CONFIRM] + 60
        assert browser.get(third).status_code == browser.post(third).status_code == 404
        for nonsense in ("x", "x" * 5000, "é", "..", "%00"):
            assert browser.post(f"/mail/confirm/{nonsense}").status_code in (404, 405, 400)
    assert state(bob) == "unconfirmed"


def test_the_database_knows_no_token(setting: Setting, box: MailBox) -> None:
    bob = setting.house.person("Bob")
    path = asked(setting, box, bob, "bob@example.org")
    token = path.removeprefix("/mail/confirm/").partition("?")[0]
    with setting.house.services.store.read() as connection:
        for table in models.metadata.sorted_tables:
            assert token not in str(connection.execute(table.select()).all()), table.name


def test_the_letter_is_sent_once_more_on_request(setting: Setting, box: MailBox) -> None:
    bob = setting.house.person("Bob")
    assert bob.refused("POST", "/api/me/email/letter", {}) == (404, "not-found")
    asked(setting, box, bob, "bob@example.org")
    bob.call("POST", "/api/me/email/letter", {}, 204)
    until(lambda: len(box.asking) == 2, "a second letter comes")
    first, second = (setting.open_link(letter, "mail/confirm") for letter in box.asking)
    assert first != second
    with elsewhere(setting) as browser:
        browser.post(first)
    assert state(bob) == "confirmed"
    assert bob.refused("POST", "/api/me/email/letter", {}) == (404, "not-found")


def test_an_address_of_an_account_is_changed_by_whoever_knows_the_password(setting: Setting, box: MailBox) -> None:
    """Mail leads to a new password: an open page must not be enough to take an account away."""
    bob = account(setting.house, "Bob")
    wrong = ({"email": "eve@example.org"}, {"email": "eve@example.org", "password": "wrong horse"})
    for body in wrong:
        assert bob.refused("PATCH", "/api/me", body) == (401, "bad-login")
    assert state(bob) == "none" and waiting(setting.house) == 0
    asked(setting, box, bob, "bob@example.org")
    bob.call("PATCH", "/api/me", {"email": "bob@example.org", "notify": {"mail": False}})
    bob.call("PATCH", "/api/me", {"email": None})
    assert state(bob) == "none", "no mail at all can be had without it"


def test_whoever_ended_mail_to_an_address_is_not_asked(setting: Setting, box: MailBox) -> None:
    stops = setting.house.services.mail_stops
    stops.set("bob@example.org", stopped=True)
    bob = setting.house.person("Bob")
    bob.call("PATCH", "/api/me", {"email": "bob@example.org"})
    until(lambda: waiting(setting.house) == 0, "nothing is left to send")
    assert state(bob) == "stopped" and box.raw == []


def test_without_a_mail_server_an_address_is_kept_and_nothing_is_asked(folder: Path) -> None:
    with mailing(folder, "") as setting:
        bob = setting.house.person("Bob")
        bob.call("PATCH", "/api/me", {"email": "bob@example.org"})
        assert bob.get("/api/me")["user"]["email"] == "bob@example.org"
        assert state(bob) == "none" and waiting(setting.house) == 0
        assert bob.refused("POST", "/api/me/email/letter", {}) == (409, "no-mail")


# -- nobody is bombarded


def test_one_account_asks_only_so_many_people_a_day(strict: Setting, box: MailBox) -> None:
    bob, limits = strict.house.person("Bob"), strict.house.services.limits
    for number in range(tickets.MOST_FOR_USER):
        limits._buckets.clear()  # from however many addresses
        bob.call("PATCH", "/api/me", {"email": f"victim{number}@example.org"})
    limits._buckets.clear()
    assert bob.refused("PATCH", "/api/me", {"email": "one.more@example.org"}) == (429, "too-many")
    assert bob.get("/api/me")["user"]["email"] == f"victim{tickets.MOST_FOR_USER - 1}@example.org", "nothing changed"
    strict.wall.ahead += tickets.DAY + 60
    bob.call("PATCH", "/api/me", {"email": "one.more@example.org"})


def test_one_mailbox_is_asked_only_so_often_a_day_whoever_asks(strict: Setting, box: MailBox) -> None:
    spellings = ("victim@example.org", "Victim@Example.org", "vic.tim@example.org", "victim+1@example.org")
    assert len(spellings) == tickets.MOST_TO_MAILBOX
    for number, address in enumerate(spellings):
        strict.house.person(f"Eve {number}").call("PATCH", "/api/me", {"email": address})
    eve = strict.house.person("Eve")
    assert eve.refused("PATCH", "/api/me", {"email": "victim+2@example.org"}) == (429, "too-many")
    until(lambda: waiting(strict.house) == 0, "all is sent")
    assert len(box.asking) == tickets.MOST_TO_MAILBOX
    eve.call("PATCH", "/api/me", {"email": "eve@example.org"})


def test_one_place_asks_only_so_many_people(strict: Setting) -> None:
    codes = []
    for number in range(10):
        eve = strict.house.person(f"Eve {number}")
        answer = eve.http.patch("/api/me", json={"email": f"victim{number}@example.org"})
        codes.append(answer.status_code)
    assert codes == [200] * 6 + [429] * 4
