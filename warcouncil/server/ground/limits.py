"""Rate limits: a bucket of tokens for each who and what, refilled over time. Kept in memory, for each process."""

from __future__ import annotations

import ipaddress
import threading
import time
from collections import OrderedDict
from collections.abc import Callable

import msgspec

from warcouncil.server.ground.errors import Refused

MOST_BUCKETS = 50_000


class Rate(msgspec.Struct, frozen=True):
    """So many at once, and one more every so many seconds."""

    burst: int
    every: float


RATES: dict[str, Rate] = {
    "read": Rate(240, 0.05),
    "write": Rate(60, 0.2),
    "choice": Rate(60, 0.1),
    "talk": Rate(12, 1.5),
    "guest": Rate(30, 20.0),
    "account": Rate(6, 300.0),
    "login": Rate(8, 30.0),
    "logins": Rate(40, 10.0),
    "letter": Rate(6, 600.0),
    "forgotten": Rate(6, 600.0),
    "table": Rate(20, 10.0),
    "invite": Rate(20, 30.0),
    "webhook": Rate(5, 60.0),
    "live": Rate(60, 0.2),
    "connect": Rate(40, 1.0),
    "heavy": Rate(20, 2.0),
    "history": Rate(1000, 0.05),
    "what-if": Rate(400, 0.05),
    "hint": Rate(60, 1.0),
}
"""What is limited. `login` counts for a name at an address, `logins` for all names there; never for a name alone.
`history` and `what-if`: hundredths of a second of work."""


def place(address: str) -> str:
    """What counts as one place: an address, of IPv6 the whole network that one customer gets.

    >>> place("192.0.2.7"), place("2001:db8:1:2:3:4:5:6"), place("::ffff:192.0.2.7"), place("somewhere")
    ('192.0.2.7', '2001:db8:1:2::', '192.0.2.7', 'somewhere')
    """
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if found.version == 4:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False).network_address)


class Limits:
    """Takes a token, or refuses and says when to come back."""

    def __init__(self, enabled: bool, clock: Callable[[], float] = time.monotonic) -> None:
        self.enabled = enabled
        self._clock = clock
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()
        self._lock = threading.Lock()

    def take(self, what: str, who: str) -> None:
        """Refused `too-many` if the bucket is empty."""
        wait = self.wait(what, who)
        if wait > 0:
            raise Refused("too-many", retry_after=wait)

    def wait(self, what: str, who: str) -> float:
        """0 and one token less, or the seconds until there is one."""
        if not self.enabled:
            return 0.0
        rate = RATES[what]
        with self._lock:
            tokens = self._tokens(what, who)
            allowed = tokens >= 1
            self._keep(what, who, tokens - 1 if allowed else tokens)
        return 0.0 if allowed else max(0.1, (1 - tokens) * rate.every)

    def spend(self, what: str, who: str, cost: float) -> None:
        """So many tokens less, afterwards: what something costs may show only then. The bucket may be left in debt."""
        if self.enabled:
            with self._lock:
                self._keep(what, who, self._tokens(what, who) - cost)

    def _tokens(self, what: str, who: str) -> float:
        rate = RATES[what]
        tokens, then = self._buckets.get((what, who), (float(rate.burst), self._clock()))
        return min(float(rate.burst), tokens + (self._clock() - then) / rate.every)

    def _keep(self, what: str, who: str, tokens: float) -> None:
        self._buckets[(what, who)] = (tokens, self._clock())
        self._buckets.move_to_end((what, who))
        while len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
