"""Notices by e-mail, through a real mail server: what they say, how often they come, and how to end them."""

from __future__ import annotations

import random
import smtplib
import ssl
import subprocess
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import httpx
import pytest
from aiosmtpd.smtp import AuthResult, LoginPassword
from sqlalchemy import select, update

from tests.server.house import ENCRYPTION, House, Person, free_port, until
from tests.server.playing import asked, play_some, two_at_a_table
from tests.server.posting import SENDER, MailBox, Setting, mail_server, mailing, text_of, waiting
from warcouncil.cli import main
from warcouncil.server.host import Host
from warcouncil.server.post import letters, post
from warcouncil.server.storage import models

LOGIN = LoginPassword(b"war", b"pass word")


def until_asked(person: Person, people: dict[int, Person], match: str) -> dict[str, Any]:
    """Play on until it is this person's turn; the question."""
    for _ in range(40):
        whoever, decision, _ = asked(people, match)
        if whoever is person:
            return decision
        whoever.choose(match, decision)
    raise AssertionError("it is never this person's turn")


# -- what a letter says


def test_a_letter_says_which_game_and_what_is_asked(setting: Setting, box: MailBox) -> None:
    ann, bob = setting.two()
    match = two_at_a_table(ann, bob)
    decision = until_asked(bob, {0: ann, 1: bob}, match)
    setting.later()
    letter = until(lambda: box.letters, "a letter comes")[0]
    assert letter["To"] == "bob@example.org" and letter["From"] == SENDER
    assert "2 things" in letter["Subject"], "that the match has started, and that it is his turn: one letter"
    text = text_of(letter)
    assert "Endeavor: Age of Sail: The match has started." in text
    assert f"Endeavor: Age of Sail: {decision['prompt']}" in text
    assert f"http://games.example/table/{match}" in text
    assert letter["List-Unsubscribe"].strip("<>") in text
    assert letter["Auto-Submitted"] == "auto-generated"
    assert house_knows_mail(setting.house)


def house_knows_mail(house: House) -> bool:
    return bool(house.person().get("/api/server")["mail"])


def test_letters_speak_the_language_of_their_reader(setting: Setting, box: MailBox) -> None:
    ann, bob = setting.two()
    bob.call("PATCH", "/api/me", {"language": "zh-Hant"})
    table = ann.table()
    bob.join(ann.invite(table))
    ann.post(f"/api/tables/{table['id']}/start")
    setting.later()
    text = text_of(until(lambda: box.letters, "a letter comes")[0])
    assert "對局已經開始" in text and "停止" in text and "lang=zh-Hant" in text


# -- how often


def test_one_letter_for_each_time_somebody_is_asked(setting: Setting, box: MailBox, seed: int) -> None:
    ann, bob = setting.two()
    people = {0: ann, 1: bob}
    match = two_at_a_table(ann, bob)
    until_asked(bob, people, match)
    setting.later()
    until(lambda: len(box.letters) == 1, "the first letter comes")
    ann.post(f"/api/matches/{match}/talk", {"channel": "0-1", "text": "it is your turn"}, status=201)
    setting.later()
    until(lambda: waiting(setting.house) == 0, "nothing more is to be sent")
    assert len(box.letters) == 1, "asked once, told once"
    bob.post("/api/notices/read", {"to": 1000}, status=204)
    play_some(people, match, 1, random.Random(seed))
    for _ in range(40):
        if asked(people, match)[0] is ann:
            break
        play_some(people, match, 1, random.Random(seed))
    until_asked(bob, people, match)
    setting.later()
    until(lambda: len(box.letters) == 2, "asked again, told again")


def test_what_was_read_in_time_is_not_sent(setting: Setting, box: MailBox) -> None:
    ann, bob = setting.two()
    two_at_a_table(ann, bob)
    bob.post("/api/notices/read", {"to": 1000}, status=204)
    setting.later()
    until(lambda: waiting(setting.house) == 0, "nothing is left to send")
    assert box.letters == []


# -- ending it


def test_mail_is_switched_off_by_its_reader(setting: Setting, box: MailBox) -> None:
    ann, bob = setting.two()
    bob.call("PATCH", "/api/me", {"notify": {"mail": False, "webhook": True}})
    two_at_a_table(ann, bob)
    setting.later()
    until(lambda: waiting(setting.house) == 0, "nothing is left to send")
    assert box.letters == []


def test_the_link_in_the_letter_ends_all_mail_to_the_address(setting: Setting, box: MailBox) -> None:
    ann, bob = setting.two()
    two_at_a_table(ann, bob)
    setting.later()
    letter = until(lambda: box.letters, "a letter comes")[0]
    path = letter["List-Unsubscribe"].strip("<>").removeprefix("http://games.example")
    with httpx.Client(base_url=setting.house.url, timeout=90, verify=ENCRYPTION) as browser:
        shown = browser.get(path)
        assert shown.status_code == 200 and "Notices go to bob@example.org." in shown.text
        assert "No more mail" in browser.post(path, data={"List-Unsubscribe": "One-Click"}).text
        two_at_a_table(ann, bob)
        carl = setting.house.person("Carl")
        setting.has_confirmed(carl, "Bob@example.org")
        two_at_a_table(ann, carl)
        setting.later()
        until(lambda: waiting(setting.house) == 0, "nothing is left to send")
        assert len(box.letters) == 1, "not to this address, whoever gives it"
        again = path.partition("?")[0] + "/again"
        assert "Notices go to bob@example.org." in browser.post(again, params={"lang": "en"}).text
        two_at_a_table(ann, bob)
        setting.later()
        until(lambda: len(box.letters) == 2, "letters come again")


def test_nobody_can_end_the_mail_of_others(setting: Setting) -> None:
    token = setting.house.services.mail_stops.token("bob@example.org")
    body, _, signature = token.partition(".")
    other = setting.house.services.mail_stops.token("eve@example.org").partition(".")[0]
    visitor = setting.house.person()
    for forged in (body, f"{body}.", f"{body}.AAAA", f"{other}.{signature}", "é.x", "=.="):
        assert visitor.refused("POST", f"/mail/{forged}") == (404, "not-found")
    assert not setting.house.services.mail_stops.stopped("bob@example.org")


# -- troubles


def test_a_letter_waits_for_a_mail_server_that_is_away(folder: Path, box: MailBox) -> None:
    port = free_port()
    with mailing(folder, f"smtp://127.0.0.1:{port}") as setting:
        ann, bob = setting.two()
        two_at_a_table(ann, bob)
        setting.later()
        until(lambda: tries(setting.house) > 0, "it was tried")

        def some_time_later() -> bool:
            setting.wall.ahead += 300
            return bool(box.letters)

        with mail_server(box, port):
            until(some_time_later, "the letter comes")
        until(lambda: waiting(setting.house) == 0, "it is done")
    assert len(box.letters) == 1


def tries(house: House) -> int:
    with house.services.store.read() as connection:
        return int(connection.exec_driver_sql("select coalesce(max(attempts), 0) from deliveries").scalar_one())


def test_a_letter_to_nobody_is_sent_once(folder: Path) -> None:
    box = MailBox(returned=("bob@example.org",))
    with mail_server(box) as port, mailing(folder, f"smtp://127.0.0.1:{port}") as setting:
        ann, bob = setting.two()
        two_at_a_table(ann, bob)
        setting.later()
        until(lambda: waiting(setting.house) == 0, "it is given up")
        assert box.tried == 1 and box.letters == []
        (row,) = aside(setting.house)
        assert row["attempts"] == 1 and "nobody of that name" in row["reason"]


def aside(house: House) -> list[Any]:
    """What was set aside, as the host sees it."""
    host = Host(house.settings)
    try:
        return host.post()
    finally:
        host.close()


def test_a_letter_that_never_arrives_is_tried_a_few_times_and_set_aside_for_the_host(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    box = MailBox(later=("bob@example.org",))
    with mail_server(box) as port, mailing(folder, f"smtp://127.0.0.1:{port}") as setting:
        ann, bob = setting.two()
        two_at_a_table(ann, bob)

        def some_time_later() -> bool:
            setting.wall.ahead += 3000
            return waiting(setting.house) == 0

        until(some_time_later, "it is given up")
        assert box.tried == post.ATTEMPTS and box.letters == []
        (row,) = aside(setting.house)
        assert (row["name"], row["way"], row["address"], row["attempts"]) == ("Bob", "mail", "bob@example.org", 5)
        assert "come again" in row["reason"]
        assert main(["admin", "post", "--data", str(folder), "--lang", "en"]) == 0
        shown = capsys.readouterr().out
        assert "bob@example.org" in shown and "come again" in shown and "tries" in shown


def test_tries_come_at_growing_intervals(folder: Path) -> None:
    box = MailBox(later=("bob@example.org",))
    with mail_server(box) as port, mailing(folder, f"smtp://127.0.0.1:{port}") as setting:
        services = setting.house.services
        services.sweeper.stop()
        ann, bob = setting.two()
        two_at_a_table(ann, bob)
        gaps = [post.LEASE]
        for _ in range(1, post.ATTEMPTS):
            setting.wall.ahead += gaps[-1] + 1
            assert services.post.deliver_mail() > 0 and services.post.deliver_mail() == 0, "not before its time"
            with services.store.read() as connection:
                due = connection.scalars(select(models.deliveries.c.due)).first() or 0.0
            gaps.append(round(due - services.time.now()))
        assert gaps[1:] == [30, 120, 480, 1920]


@pytest.mark.parametrize("trouble", [ValueError("poison"), UnicodeError("poison"), RecursionError(), KeyError("x")])
def test_whatever_is_wrong_with_one_letter_the_others_go_out(
    setting: Setting, box: MailBox, monkeypatch: pytest.MonkeyPatch, trouble: Exception
) -> None:
    """Many of them, older than everybody else's."""
    ann, bob = setting.two()
    eves = [setting.house.person(f"Eve {number}") for number in range(post.AT_ONCE + 5)]
    for number, eve in enumerate(eves):
        setting.has_confirmed(eve, f"eve{number}@example.org")
        two_at_a_table(ann, eve)
    two_at_a_table(ann, bob)
    written = letters.notices

    def poisoned(paper: letters.Paper, lines: Any) -> letters.Letter:
        if paper.address.startswith("eve"):
            raise trouble
        return written(paper, lines)

    monkeypatch.setattr(letters, "notices", poisoned)
    setting.later()
    until(lambda: box.letters, "Bob's letter comes")
    assert box.letters[0]["To"] == "bob@example.org"

    def some_time_later() -> bool:
        setting.wall.ahead += 3000
        return waiting(setting.house) == 0

    until(some_time_later, "all others are set aside")
    assert {row["name"] for row in aside(setting.house)} == {f"Eve {number}" for number, _ in enumerate(eves)}


def test_a_letter_that_brings_the_server_down_is_not_tried_for_ever(folder: Path, box: MailBox) -> None:
    """Each try is counted before it is made, and stays counted."""
    with mail_server(box) as port:
        smtp = f"smtp://127.0.0.1:{port}"
        with mailing(folder, smtp) as setting:
            setting.house.services.sweeper.stop()
            ann, bob = setting.two()
            two_at_a_table(ann, bob)
            setting.later()
            with setting.house.services.store.write() as connection:  # as if it had ended so often in the middle
                connection.execute(update(models.deliveries).values(attempts=post.ATTEMPTS))
        with mailing(folder, smtp) as setting:
            setting.later()
            until(lambda: waiting(setting.house) == 0, "it is given up")
            assert box.tried == 0 and [row["reason"] for row in aside(setting.house)] == [
                "the server ended each time it was sent"
            ]


def test_what_is_due_for_one_person_is_one_letter_however_much_is_due(
    setting: Setting, box: MailBox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(post, "AT_ONCE", 1)
    ann, bob = setting.two()
    two_at_a_table(ann, bob)
    two_at_a_table(ann, bob)
    setting.later()
    until(lambda: waiting(setting.house) == 0, "all is sent")
    assert len(box.letters) == 1 and text_of(box.letters[0]).count("The match has started.") == 2


def test_two_processes_send_each_letter_once(folder: Path, box: MailBox) -> None:
    with mail_server(box) as port:
        smtp = f"smtp://127.0.0.1:{port}"
        with mailing(folder, smtp) as setting, mailing(folder, smtp) as other:
            ann = setting.house.person("Ann")
            people = [setting.house.person(f"Person {number}") for number in range(12)]
            for number, person in enumerate(people):
                setting.has_confirmed(person, f"person{number}@example.org")
                two_at_a_table(ann, person)
            setting.later()
            other.later()
            until(lambda: waiting(setting.house) == 0, "all is sent")
            until(lambda: len(box.raw) >= len(people), "all has come")
    assert sorted(address for (address,) in box.recipients) == sorted(
        f"person{number}@example.org" for number, _ in enumerate(people)
    )


# -- encryption


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A certificate for localhost, and its key."""
    folder = tmp_path_factory.mktemp("certificate")
    made, key = folder / "mail.pem", folder / "mail.key"
    names = "subjectAltName=DNS:localhost,IP:127.0.0.1"
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
    command += ["-addext", names, "-out", str(made), "-keyout", str(key)]
    subprocess.run(command, check=True, capture_output=True)
    return made, key


def who_is_it(server: Any, session: Any, envelope: Any, mechanism: str, login: Any) -> AuthResult:
    return AuthResult(success=login == LOGIN)


@pytest.mark.parametrize("scheme", ["smtp", "smtps"])
def test_the_password_and_the_letter_are_encrypted(
    scheme: str, folder: Path, box: MailBox, certificate: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(*certificate)
    if scheme == "smtps":  # every line is encrypted; the server knows only STARTTLS as a reason to allow a login
        how: dict[str, Any] = {"ssl_context": context, "auth_require_tls": False}
    else:
        how = {"tls_context": context, "auth_required": True}
    with (
        mail_server(box, authenticator=who_is_it, **how) as port,
        mailing(folder, f"{scheme}://war:pass%20word@localhost:{port}") as setting,
    ):
        ann, bob = setting.two()
        two_at_a_table(ann, bob)
        setting.later()
        until(lambda: tries(setting.house) > 0, "a certificate that nobody vouches for is not trusted")
        assert box.letters == []
        monkeypatch.setenv("SSL_CERT_FILE", str(certificate[0]))

        def some_time_later() -> bool:
            setting.wall.ahead += 300
            return bool(box.letters)

        until(some_time_later, "the letter comes")
    assert box.known == [True]


def test_a_password_is_not_sent_over_an_open_line(box: MailBox, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(letters, "_is_this_machine", lambda host: False)
    with mail_server(box) as port, pytest.raises(smtplib.SMTPNotSupportedError):
        letters.send(
            f"smtp://war:secret@127.0.0.1:{port}", letters.Letter(EmailMessage(), "a@mail.example", "b@mail.example")
        )
    assert box.letters == []
