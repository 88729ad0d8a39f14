"""Notices by e-mail, through a real mail server: what they say, how often they come, and how to end them."""

from __future__ import annotations

import random
import smtplib
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult, Envelope, LoginPassword

from tests.server.house import House, Person, free_port, running, until
from tests.server.playing import asked, play_some, two_at_a_table
from tests.server.test_clocks import Wall
from warcouncil.server import letters

SENDER = "War Council <games@mail.example>"
LOGIN = LoginPassword(b"war", b"pass word")


class MailBox:
    """What the mail server does with letters: keep them, or send back those to some addresses."""

    def __init__(self, returned: tuple[str, ...] = ()) -> None:
        self.letters: list[EmailMessage] = []
        self.known: list[bool] = []
        """Whether whoever brought a letter had logged in."""
        self.tried = 0
        self._returned = returned

    async def handle_RCPT(self, server: Any, session: Any, envelope: Envelope, address: str, options: Any) -> str:
        self.tried += 1
        if address in self._returned:
            return "550 nobody of that name"
        envelope.rcpt_tos.append(address)
        return "250 fine"

    async def handle_DATA(self, server: Any, session: Any, envelope: Envelope) -> str:
        self.known.append(session.authenticated)
        self.letters.append(message_from_bytes(cast(bytes, envelope.content), policy=policy.default))
        return "250 taken"


@contextmanager
def mail_server(box: MailBox, port: int | None = None, **settings: Any) -> Iterator[int]:
    """A real SMTP server on this machine; its port."""
    controller = Controller(box, hostname="127.0.0.1", port=port or free_port(), **settings)
    controller.start()
    try:
        yield controller.port
    finally:
        controller.stop()


class Setting:
    """A house whose notices go out by mail, and a clock that can be set."""

    def __init__(self, house: House, wall: Wall) -> None:
        self.house = house
        self.wall = wall

    def two(self) -> tuple[Person, Person]:
        """Ann, and Bob who wants mail."""
        ann, bob = self.house.person("Ann"), self.house.person("Bob")
        bob.call("PATCH", "/api/me", {"email": "bob@example.org"})
        return ann, bob

    def later(self) -> None:
        """Whoever has not looked by now is told elsewhere."""
        self.wall.ahead += 60


@contextmanager
def mailing(folder: Path, smtp: str) -> Iterator[Setting]:
    wall = Wall()
    public = "http://games.example"
    with running(folder, smtp=smtp, mail_from=SENDER, wall_clock=wall, public_url=public) as house:
        yield Setting(house, wall)


@pytest.fixture
def box() -> MailBox:
    return MailBox()


@pytest.fixture
def setting(folder: Path, box: MailBox) -> Iterator[Setting]:
    with mail_server(box) as port, mailing(folder, f"smtp://127.0.0.1:{port}") as found:
        yield found


def text_of(letter: EmailMessage) -> str:
    return str(letter.get_content())


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


def waiting(house: House) -> int:
    """How many deliveries wait."""
    with house.services.store.read() as connection:
        return int(connection.exec_driver_sql("select count(*) from deliveries").scalar_one())


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
    with httpx.Client(base_url=setting.house.url) as browser:
        shown = browser.get(path)
        assert shown.status_code == 200 and "Notices go to bob@example.org." in shown.text
        assert "No more mail" in browser.post(path, data={"List-Unsubscribe": "One-Click"}).text
        two_at_a_table(ann, bob)
        carl = setting.house.person("Carl")
        carl.call("PATCH", "/api/me", {"email": "Bob@example.org"})
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
        letters.send(f"smtp://war:secret@127.0.0.1:{port}", EmailMessage())
    assert box.letters == []
