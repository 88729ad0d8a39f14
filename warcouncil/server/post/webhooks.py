"""Outgoing webhooks: only to public addresses and usual ports, never along a redirect, never for long.

The name is looked up once, every address it has must be public, and the connection goes to the very address that was
checked, so that a name that changes its mind in between leads nowhere.
"""

from __future__ import annotations

import ipaddress
import socket
import threading
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

import anyio
import httpx
import msgspec

from warcouncil.server.ground.errors import Refused

SECONDS = 5.0
"""For the whole of it, however the other side spends the time."""
AT_ONCE = 4
_FREE = threading.BoundedSemaphore(AT_ONCE)
PORTS = (80, 443)
_SPECIAL_4 = """
    0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24
    192.31.196.0/24 192.52.193.0/24 192.88.99.0/24 192.168.0.0/16 192.175.48.0/24 198.18.0.0/15 198.51.100.0/24
    203.0.113.0/24 224.0.0.0/4 240.0.0.0/4 168.63.129.16/32
"""
"""The registry of special purposes, multicast, what is reserved; last an address where a cloud tells its secrets."""
_OPEN_6 = ipaddress.IPv6Network("2000::/3")
"""All that is given out of IPv6 so far. Outside are loopback, private and link-local networks, multicast, and addresses
that carry one of IPv4, which might be an internal one."""
_SPECIAL_6 = """
    2001::/23 2001:db8::/32 2002::/16 2620:4f:8000::/48 3fff::/20
"""
"""Special purposes within it; among them tunnels, which carry addresses of IPv4, too."""
SPECIAL_4 = tuple(map(ipaddress.IPv4Network, _SPECIAL_4.split()))
SPECIAL_6 = tuple(map(ipaddress.IPv6Network, _SPECIAL_6.split()))


class Target(msgspec.Struct, frozen=True):
    """Where a webhook goes: the checked address, and the name that it has."""

    url: str
    address: str
    host: str
    port: int


def is_public(address: str) -> bool:
    """Whether an address is one of the open internet.

    >>> is_public("8.8.8.8"), is_public("127.0.0.1"), is_public("::ffff:10.0.0.1"), is_public("169.254.169.254")
    (True, False, False, False)
    """
    found = ipaddress.ip_address(address.split("%")[0])
    if isinstance(found, ipaddress.IPv4Address):
        return not any(found in network for network in SPECIAL_4)
    return found in _OPEN_6 and not any(found in network for network in SPECIAL_6)


def target(url: str, internal: bool = False, ports: Collection[int] = ()) -> Target:
    """Look at a URL; Refused unless it is plain HTTP(S) to a public address, on a usual port or one of `ports`."""
    try:
        parts = urlsplit(url)
        port = parts.port or (443 if parts.scheme == "https" else 80)
    except ValueError:
        raise Refused("bad-webhook", field="url") from None
    plain = url.isascii() and url.isprintable() and " " not in url
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username or parts.password or not plain:
        raise Refused("bad-webhook", field="url")
    if not internal and port not in (*PORTS, *ports):
        raise Refused("bad-webhook", field="url")
    try:
        found = socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise Refused("bad-webhook", field="url") from None
    addresses = [str(row[4][0]) for row in found]
    if not addresses or not (internal or all(is_public(address) for address in addresses)):
        raise Refused("bad-webhook", field="url")
    return Target(url, addresses[0], parts.hostname, port)


def post(url: str, data: dict[str, Any], internal: bool = False, ports: Collection[int] = ()) -> int:
    """Send; the status that came back. Refused if the address is none; httpx.HTTPError if nobody answers."""
    return anyio.run(_post, target(url, internal, ports), data)


@contextmanager
def tried() -> Iterator[None]:
    """Somebody tries a webhook and waits for it in a thread that others need, too: only a few at the same time."""
    if not _FREE.acquire(blocking=False):
        raise Refused("too-many", retry_after=SECONDS)
    try:
        yield
    finally:
        _FREE.release()


async def _post(goal: Target, data: dict[str, Any]) -> int:
    address = f"[{goal.address}]" if ":" in goal.address else goal.address
    parts = urlsplit(goal.url)
    path = parts.path or "/"
    query = f"?{parts.query}" if parts.query else ""
    headers = {
        "Host": goal.host if goal.port in (80, 443) else f"{goal.host}:{goal.port}",
        "Content-Type": "application/json",
        "User-Agent": "War Council",
    }
    try:
        with anyio.fail_after(SECONDS):
            async with (
                httpx.AsyncClient(timeout=SECONDS, follow_redirects=False, trust_env=False) as client,
                client.stream(
                    "POST",
                    f"{parts.scheme}://{address}:{goal.port}{path}{query}",
                    content=msgspec.json.encode(data),
                    headers=headers,
                    extensions={"sni_hostname": goal.host},
                ) as answer,
            ):
                return answer.status_code
    except TimeoutError as error:
        raise httpx.ReadTimeout(f"no answer within {SECONDS:g} seconds") from error
