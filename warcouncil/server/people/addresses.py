"""E-mail addresses: one plain kind is taken, and nothing that a mail program could read in two ways.

RFC 5322 allows comments, quotes and foreign letters, and mail programs decode words such as =?utf-8?q?...?= wherever
they stand. None of that is needed to reach somebody, and all of it has been used to forge letters.
"""

from __future__ import annotations

import re
from email.headerregistry import Address
from email.utils import parseaddr

LONGEST, LONGEST_LOCAL = 200, 64
_ATOM = r"[A-Za-z0-9#$&'*+/=^_{}~-]+"
"""The letters of a dot-atom, but for those that encoded words (?), routes (% !) and pipes (| `) are made of."""
_LABEL = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
_LOCAL = re.compile(rf"{_ATOM}(?:\.{_ATOM})*", re.ASCII)
_DOMAIN = re.compile(rf"(?:{_LABEL}\.)+(?!\d+\Z){_LABEL}", re.ASCII)
_HOST = re.compile(rf"(?:{_LABEL}\.)*{_LABEL}", re.ASCII)


def is_address(text: str) -> bool:
    r"""
    >>> is_address("ann.b+games@mail.example.org"), is_address("ann@example"), is_address("ann@10.0.0.1")
    (True, False, False)
    >>> is_address("a@=?utf-8?q?b=0aBcc=3a_v=40x.y?=.org"), is_address("a@b.org\n"), is_address("a@\u0430.org")
    (False, False, False)
    """
    local, _, domain = text.partition("@")
    return _sensible(text, local) and _DOMAIN.fullmatch(domain) is not None


def mailbox(address: str) -> str:
    """Equal for addresses that may well end in one box, for counting how much is sent there.

    >>> mailbox("Ann.B+games@Example.org"), mailbox("annb@example.org")
    ('annb@example.org', 'annb@example.org')
    """
    local, _, domain = address.lower().partition("@")
    return f"{local.partition('+')[0].replace('.', '')}@{domain}"


def recipient(address: str) -> Address:
    """An address that was checked, in its parts; ValueError if it is none after all."""
    if not is_address(address):
        raise ValueError("this is no plain address")
    local, _, domain = address.partition("@")
    return Address(username=local, domain=domain)


def sender(text: str) -> Address:
    """The host's own name and address; ValueError unless it has one. Its machine may have a short name.

    >>> str(sender("War Council <games@localhost>"))
    'War Council <games@localhost>'
    """
    name, address = parseaddr(text)
    local, _, domain = address.partition("@")
    if not text.isprintable() or not _sensible(address, local) or not _HOST.fullmatch(domain):
        raise ValueError("this is no sender")
    return Address(name, local, domain)


def _sensible(address: str, local: str) -> bool:
    return len(address) <= LONGEST and len(local) <= LONGEST_LOCAL and _LOCAL.fullmatch(local) is not None
