"""Acquaintances: the names of those who were seen lately, so that nobody has to look them up for every update.

Whoever changes a name says so over the bus, in whichever process that is.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Iterable

from warcouncil.server.ground.bus import EVERYTHING, Bus
from warcouncil.server.people import users
from warcouncil.server.storage.store import Store

REMEMBERED = 20_000


class Acquaintances:
    """User -> name, and whether it is a guest's."""

    def __init__(self, store: Store, bus: Bus) -> None:
        self._store = store
        self._known: OrderedDict[str, tuple[str, bool]] = OrderedDict()
        self._heard = 0
        """How often somebody has said that something is otherwise now."""
        self._lock = threading.Lock()
        bus.listen(self.hear)

    def hear(self, topic: str) -> None:
        """Told by the bus."""
        kind, _, user_id = topic.partition(":")
        if kind == "user" or topic == EVERYTHING:
            with self._lock:
                self._heard += 1
                if topic == EVERYTHING:
                    self._known.clear()
                self._known.pop(user_id, None)

    def names(self, ids: Iterable[str]) -> tuple[dict[str, str], frozenset[str]]:
        """The names of some users, and those of them who are guests, as far as the bus has told."""
        wanted = set(ids)
        with self._lock:
            heard = self._heard
            found = {user: self._known[user] for user in wanted if user in self._known}
        if missing := wanted.difference(found):
            with self._store.read() as connection:
                names, guests = users.known(connection, missing)
            new = {user: (name, user in guests) for user, name in names.items()}
            self._remember(new, heard)
            found |= new
        return {user: name for user, (name, _) in found.items()}, frozenset(
            u for u, (_, guest) in found.items() if guest
        )

    def _remember(self, new: dict[str, tuple[str, bool]], heard: int) -> None:
        """Unless somebody has spoken while we looked: what we have seen may be from before."""
        with self._lock:
            if heard == self._heard:
                self._known.update(new)
            while len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
