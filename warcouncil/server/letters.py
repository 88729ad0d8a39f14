"""Letters: notices as e-mail, and the way to the host's mail server."""

from __future__ import annotations

import ipaddress
import smtplib
import ssl
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from urllib.parse import unquote, urlsplit

import msgspec

from warcouncil.text import speaker

SECONDS = 20.0
LONGEST_SUBJECT = 150


class Returned(Exception):
    """The mail server will never take this letter."""


class Line(msgspec.Struct, frozen=True):
    """One notice in a letter."""

    text: str
    link: str


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
    return "@" in parseaddr(text)[1] and text.isprintable()


# -- writing


def compose(sender: str, address: str, language: str, lines: Sequence[Line], home: str, stop: str) -> EmailMessage:
    """A letter with one notice or several. `stop` is the link that ends all mail to this address."""
    voice = speaker(None, language)
    several = voice.say("server-mail-several", count=len(lines))
    subject = lines[0].text if len(lines) == 1 else f"War Council: {several}"
    message = EmailMessage()
    message["From"] = sender
    message["To"] = address
    message["Subject"] = " ".join(subject.split())[:LONGEST_SUBJECT]
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=parseaddr(sender)[1].rpartition("@")[2] or None)
    message["Auto-Submitted"] = "auto-generated"
    message["List-Unsubscribe"] = f"<{stop}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    told = "\n\n".join(f"{line.text}\n{line.link}" for line in lines)
    message.set_content(f"{told}\n\n-- \n{voice.say('server-mail-why', home=home)}\n{stop}\n")
    return message


# -- sending


def send(url: str, message: EmailMessage) -> None:
    """Hand a letter to the mail server; Returned, or OSError or SMTPException if it may go better later."""
    try:
        with _opened(url) as server:
            server.send_message(message)
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
