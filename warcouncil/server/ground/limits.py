"""Rate limits: a bucket of tokens for each who and what, refilled over time. Kept in memory.

Several processes tell each other what was taken (`ground/peers`), so that a visitor has one bucket, not one for each:
what is taken somewhere is missing everywhere within a second.
"""

from __future__ import annotations

import ipaddress
import threading
import time
from collections import OrderedDict
from collections.abc import Callable

import msgspec

from warcouncil.server.ground.errors import Refused
from warcouncil.server.ground.peers import Subject

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
    "report": Rate(10, 60.0),
    "guest": Rate(30, 20.0),
    "account": Rate(6, 300.0),
    "login": Rate(8, 30.0),
    "logins": Rate(40, 10.0),
    "letter": Rate(6, 600.0),
    "forgotten": Rate(6, 600.0),
    "table": Rate(20, 10.0),
    "invite": Rate(20, 30.0),
    "bidden": Rate(20, 300.0),
    "webhook": Rate(5, 60.0),
    "live": Rate(60, 0.2),
    "connect": Rate(40, 1.0),
    "heavy": Rate(20, 2.0),
    "history": Rate(1000, 0.05),
    "what-if": Rate(400, 0.05),
    "hint": Rate(60, 1.0),
}
"""What is limited. `login` counts for a name at an address, `logins` for all names there; never for a name alone.
`bidden` counts for whoever is invited, by people who are no friends: many guests together must not bury their notices.
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


OWN = ("live",)
"""Counts for one connection, which is one process's: nobody else need know."""


class Limits(Subject):
    """Takes a token, or refuses and says when to come back."""

    def __init__(self, enabled: bool, clock: Callable[[], float] = time.monotonic) -> None:
        self.enabled = enabled
        self._clock = clock
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()
        self._lock = threading.Lock()
        self._taken: dict[tuple[str, str], float] = {}
        """What the other processes have not been told yet."""
        self.shared = False

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
            if allowed:
                self._note(what, who, 1.0)
        return 0.0 if allowed else max(0.1, (1 - tokens) * rate.every)

    def spend(self, what: str, who: str, cost: float) -> None:
        """So many tokens less, afterwards: what something costs may show only then. The bucket may be left in debt."""
        if self.enabled:
            with self._lock:
                self._keep(what, who, self._tokens(what, who) - cost)
                self._note(what, who, cost)

    def _note(self, what: str, who: str, cost: float) -> None:
        """To be told to the others; the oldest first is lost if there is too much of it."""
        if not self.shared or what in OWN:
            return
        self._taken[what, who] = self._taken.get((what, who), 0.0) + cost
        if len(self._taken) > MOST_BUCKETS:
            del self._taken[next(iter(self._taken))]

    # -- between processes

    def tell(self, *, whole: bool) -> list[tuple[str, str, float]] | None:
        with self._lock:
            taken, self._taken = self._taken, {}
        return [(what, who, cost) for (what, who), cost in taken.items()] or None

    def hear(self, sender: str, what: bytes) -> None:
        for name, who, cost in msgspec.json.decode(what, type=list[tuple[str, str, float]]):
            if name in RATES and name not in OWN and cost > 0:
                with self._lock:
                    self._keep(name, who, self._tokens(name, who) - cost)

    def _tokens(self, what: str, who: str) -> float:
        rate = RATES[what]
        tokens, then = self._buckets.get((what, who), (float(rate.burst), self._clock()))
        return min(float(rate.burst), tokens + (self._clock() - then) / rate.every)

    def _keep(self, what: str, who: str, tokens: float) -> None:
        self._buckets[(what, who)] = (tokens, self._clock())
        self._buckets.move_to_end((what, who))
        while len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
