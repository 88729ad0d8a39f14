"""Letters: notices, confirmations and new passwords as e-mail, and the way to the host's mail server.

Whatever stands in a header is put together from parts that were checked. Python's own header classes decode words such
as =?utf-8?q?...?= in what they are given, line breaks and all; so no such word gets as far as them.
"""

from __future__ import annotations

import ipaddress
import smtplib
import ssl
import unicodedata
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from email.headerregistry import BaseHeader, HeaderRegistry
from email.message import EmailMessage
from email.policy import SMTP, EmailPolicy
from email.utils import formatdate, make_msgid
from typing import Any
from urllib.parse import unquote, urlsplit, urlunsplit

import msgspec

from warcouncil.server.people import addresses
from warcouncil.text import speaker

SECONDS = 20.0
LONGEST_SUBJECT = 150


class Returned(Exception):
    """The mail server will never take this letter."""


class Line(msgspec.Struct, frozen=True):
    """One notice in a letter."""

    text: str
    link: str


class Paper(msgspec.Struct, frozen=True):
    """What all letters to somebody have in common. `stop` is the link that ends all mail to the address."""

    sender: str
    address: str
    language: str
    home: str
    stop: str


class Letter(msgspec.Struct, frozen=True):
    """What is in it, and the two addresses that the mail server is told: never read from the headers again."""

    message: EmailMessage
    sender: str
    address: str


def is_mail_server(url: str) -> bool:
    """
    >>> is_mail_server("smtps://ann:secret@mail.example"), is_mail_server("mail.example:25")
    (True, False)
    """
    try:
        parts = urlsplit(url)
        return parts.scheme in ("smtp", "smtps") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False


def is_sender(text: str) -> bool:
    """
    >>> is_sender("War Council <games@example.org>"), is_sender("War Council")
    (True, False)
    """
    try:
        return bool(addresses.sender(text))
    except ValueError:
        return False


# -- writing


class _Links(BaseHeader):
    """A link in a header stays as it is: cut or encoded, the buttons of mail programs would not find it."""

    max_count = 1

    @classmethod
    def parse(cls, value: str, kwds: dict[str, Any]) -> None:
        if not value.isascii() or not value.isprintable():
            raise ValueError("this is no link")
        kwds["decoded"], kwds["parse_tree"] = value, None

    def fold(self, *, policy: Any) -> str:
        return f"{self.name}: {self}{policy.linesep}"


def _policy() -> EmailPolicy[Any]:
    kinds = HeaderRegistry()
    kinds.map_to_type("list-unsubscribe", _Links)
    return SMTP.clone(header_factory=kinds, cte_type="7bit")


POLICY = _policy()


def notices(paper: Paper, lines: Sequence[Line]) -> Letter:
    """A letter with one notice or several."""
    voice = speaker(None, paper.language)
    several = voice.say("server-mail-several", count=len(lines))
    subject = lines[0].text if len(lines) == 1 else f"War Council: {several}"
    told = "\n\n".join(f"{one_line(line.text)}\n{line.link}" for line in lines)
    return _letter(paper, subject, told, voice.say("server-mail-why", home=paper.home))


def confirmation(paper: Paper, link: str) -> Letter:
    """Asks whether an address belongs to whoever gave it. Nothing in it is theirs to write: it may go to a stranger."""
    voice = speaker(None, paper.language)
    told = f"{voice.say('server-mail-confirm', home=paper.home)}\n{link}"
    return _letter(paper, voice.say("server-mail-confirm-subject"), told, voice.say("server-mail-confirm-why"))


def new_password(paper: Paper, name: str, link: str) -> Letter:
    """The link to a new password for an account."""
    voice = speaker(None, paper.language)
    told = f"{voice.say('server-mail-reset', name=one_line(name), home=paper.home)}\n{link}"
    return _letter(paper, voice.say("server-mail-reset-subject"), told, voice.say("server-mail-reset-why"))


def _letter(paper: Paper, subject: str, told: str, why: str) -> Letter:
    sender, recipient = addresses.sender(paper.sender), addresses.recipient(paper.address)
    message = EmailMessage(POLICY)
    message["From"] = sender
    message["To"] = recipient
    message["Subject"] = one_line(subject).replace("=?", "= ?")[:LONGEST_SUBJECT]
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=sender.domain)
    message["Auto-Submitted"] = "auto-generated"
    message["List-Unsubscribe"] = f"<{ascii_link(paper.stop)}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(f"{told}\n\n-- \n{why}\n{paper.stop}\n")
    return Letter(message, sender.addr_spec, recipient.addr_spec)


def ascii_link(link: str) -> str:
    """A host may have a name that is not ASCII; a header may not.

    >>> ascii_link("https://spiele.m\u00fcller.example/mail/x?lang=en")
    'https://spiele.xn--mller-kva.example/mail/x?lang=en'
    """
    if link.isascii():
        return link
    parts = urlsplit(link)
    return urlunsplit(parts._replace(netloc=parts.netloc.encode("idna").decode()))


def one_line(text: str) -> str:
    r"""Without line breaks and without anything that is not to be seen.

    >>> one_line("a\r\nBcc: b\u2028c\x00 \u202ed")
    'a Bcc: b c d'
    """
    kinds = ((letter, unicodedata.category(letter)) for letter in text)
    seen = (" " if kind in ("Cc", "Zl", "Zp") else letter for letter, kind in kinds if kind not in ("Cf", "Cs", "Co"))
    return " ".join("".join(seen).split())


# -- sending


def send(url: str, letter: Letter) -> None:
    """Hand a letter to the mail server; Returned, or OSError or SMTPException if it may go better later."""
    try:
        with _opened(url) as server:
            server.send_message(letter.message, letter.sender, [letter.address])
    except smtplib.SMTPRecipientsRefused as refused:
        codes = [code for code, _ in refused.recipients.values()]
        if all(code >= 500 for code in codes):
            raise Returned(str(refused)) from refused
        raise
    except smtplib.SMTPDataError as refused:
        if refused.smtp_code >= 500:
            raise Returned(str(refused)) from refused
        raise


@contextmanager
def _opened(url: str) -> Iterator[smtplib.SMTP]:
    """A connection to the mail server: encrypted where it can be, and where a password is sent always."""
    parts = urlsplit(url)
    host = parts.hostname or "localhost"
    if parts.scheme == "smtps":
        server: smtplib.SMTP = smtplib.SMTP_SSL(
            host, parts.port or 465, timeout=SECONDS, context=ssl.create_default_context()
        )
    else:
        server = smtplib.SMTP(host, parts.port or (587 if parts.username else 25), timeout=SECONDS)
    with server:
        server.ehlo()
        if parts.scheme == "smtp" and server.has_extn("starttls"):
            server.starttls(context=ssl.create_default_context())
            server.ehlo()
        elif parts.scheme == "smtp" and parts.username and not _is_this_machine(host):
            raise smtplib.SMTPNotSupportedError("the mail server offers no TLS, and a password is not sent without")
        if parts.username:
            server.login(unquote(parts.username), unquote(parts.password or ""))
        yield server


def _is_this_machine(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
