"""By which names a server may be called: the guard against foreign pages that have their name lead here.

A page of another site can have its own name point to this machine, and a browser then takes the two for one site. It
cannot do so with an address, with `localhost`, or with a name that the host has given.
"""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Iterable
from urllib.parse import urlsplit


def name_of(host: str) -> str:
    """The name in a Host header, without its port.

    >>> name_of("Games.Example.:8000"), name_of("[::1]:8000"), name_of("10.0.0.1"), name_of("a:b:c")
    ('games.example', '[::1]', '10.0.0.1', '')
    """
    found = re.fullmatch(r"(\[[0-9a-f:.]+\]|[^][:@/\s]+?)\.?(:[0-9]+)?", host.strip().lower())
    return found[1] if found else ""


def is_name(text: str) -> bool:
    """Whether it can be the name of a machine.

    >>> is_name("box.local"), is_name("http://box.local"), is_name("box.local/x"), is_name("box.local:8000")
    (True, False, False, False)
    """
    return (
        re.fullmatch(r"[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)*\.?", text, re.I)
        is not None
    )


def is_address(name: str) -> bool:
    """Whether it is an address itself, that of IPv6 in brackets."""
    kind: type[ipaddress.IPv4Address | ipaddress.IPv6Address] = ipaddress.IPv4Address
    if name.startswith("["):
        kind, name = ipaddress.IPv6Address, name[1:-1]
    try:
        kind(name)
    except ValueError:
        return False
    return True


class Hosts:
    """The names that are ours.

    >>> ours = Hosts("https://games.example", ["box.local"])
    >>> [name in ours for name in ("games.example", "BOX.local:8000", "localhost:1", "192.168.1.7:8000", "[fe80::1]")]
    [True, True, True, True, True]
    >>> [name in ours for name in ("evil.example", "", "127.0.0.1.evil.example", "games.example@evil.example", "127.1")]
    [False, False, False, False, False]
    """

    def __init__(self, public_url: str, given: Iterable[str]) -> None:
        names = ["localhost", urlsplit(public_url).netloc, *given]
        self._names = frozenset(name_of(name) for name in names if name)

    def __contains__(self, host: object) -> bool:
        name = name_of(str(host))
        return bool(name) and (name in self._names or is_address(name))
