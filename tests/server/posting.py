"""A real mail server, and houses whose notices go out by mail."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any, cast

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import Envelope

from tests.server.house import House, Person, Wall, free_port, running
from warcouncil.server.people import users

SENDER = "War Council <games@mail.example>"


class MailBox:
    """What the mail server does with letters: keep them, or send back those to some addresses."""

    def __init__(self, returned: tuple[str, ...] = (), later: tuple[str, ...] = ()) -> None:
        self.letters: list[EmailMessage] = []
        """All but those that ask for an address to be confirmed; these are `asking`."""
        self.asking: list[EmailMessage] = []
        self.raw: list[bytes] = []
        """Everything as it came over the wire."""
        self.recipients: list[list[str]] = []
        self.known: list[bool] = []
        """Whether whoever brought a letter had logged in."""
        self.tried = 0
        self._returned = returned
        self._later = later

    async def handle_RCPT(self, server: Any, session: Any, envelope: Envelope, address: str, options: Any) -> str:
        self.tried += 1
        if address in self._returned:
            return "550 nobody of that name"
        if address in self._later:
            return "450 come again"
        envelope.rcpt_tos.append(address)
        return "250 fine"

    async def handle_DATA(self, server: Any, session: Any, envelope: Envelope) -> str:
        self.known.append(session.authenticated)
        self.raw.append(cast(bytes, envelope.original_content))
        self.recipients.append(list(envelope.rcpt_tos))
        letter = message_from_bytes(cast(bytes, envelope.content), policy=policy.default)
        (self.asking if "/mail/confirm/" in text_of(letter) else self.letters).append(letter)
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
        """Ann, and Bob who wants mail and has confirmed his address."""
        ann, bob = self.house.person("Ann"), self.house.person("Bob")
        self.has_confirmed(bob, "bob@example.org")
        return ann, bob

    def has_confirmed(self, person: Person, address: str) -> None:
        """As if by a letter, without the post."""
        user_id = person.id
        with self.house.services.store.write() as connection:
            users.change(connection, user_id, email=address, email_confirmed=True)

    def open_link(self, letter: EmailMessage, what: str) -> str:
        """The path of the link in a letter that does this."""
        found = re.search(rf"http://games\.example(/{what}/\S+)", text_of(letter))
        assert found, text_of(letter)
        return found[1]

    def later(self) -> None:
        """Whoever has not looked by now is told elsewhere."""
        self.wall.ahead += 60


@contextmanager
def mailing(folder: Path, smtp: str, **changes: Any) -> Iterator[Setting]:
    wall = Wall()
    public = "http://games.example"
    with running(folder, smtp=smtp, mail_from=SENDER, wall_clock=wall, public_url=public, **changes) as house:
        yield Setting(house, wall)


def text_of(letter: EmailMessage) -> str:
    return str(letter.get_content())


def waiting(house: House) -> int:
    """How many deliveries wait."""
    with house.services.store.read() as connection:
        return int(connection.exec_driver_sql("select count(*) from deliveries").scalar_one())
