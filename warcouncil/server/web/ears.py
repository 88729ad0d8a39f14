"""Ears: which connections a topic is for, so that a change asks nobody else, however many there are."""

from __future__ import annotations

from collections.abc import Collection
from typing import Generic, TypeVar

T = TypeVar("T")
OF_A_MATCH = ("table", "presence")


def kind_and_name(topic: str) -> tuple[str, str]:
    kind, _, name = topic.partition(":")
    return kind, name


def subject(topic: str) -> str:
    """What somebody heeds who wants to hear of this topic; empty: everybody is to hear of it.

    >>> subject("table:abc"), subject("presence:abc"), subject("user:eve"), subject("lobby"), subject("everything")
    ('match:abc', 'match:abc', 'user:eve', 'lobby', '')
    """
    kind, name = kind_and_name(topic)
    if kind in OF_A_MATCH:
        return f"match:{name}"
    return topic if kind in ("user", "lobby") else ""


class Ears(Generic[T]):
    """Who heeds what. All of it happens on the loop."""

    def __init__(self) -> None:
        self._heeding: dict[T, frozenset[str]] = {}
        self._by: dict[str, dict[T, None]] = {}

    def heed(self, who: T, subjects: Collection[str]) -> None:
        """From now on they hear of these, and of what everybody is to hear."""
        self.leave(who)
        self._heeding[who] = frozenset(subjects)
        for one in self._heeding[who]:
            self._by.setdefault(one, {})[who] = None

    def leave(self, who: T) -> None:
        for one in self._heeding.pop(who, frozenset()):
            del self._by[one][who]
            if not self._by[one]:
                del self._by[one]

    def of(self, topic: str) -> list[T]:
        """Whoever is to hear of it."""
        wanted = subject(topic)
        return list(self._by.get(wanted, ()) if wanted else self._heeding)

    def hears(self, who: T, topic: str) -> bool:
        wanted = subject(topic)
        return not wanted or wanted in self._heeding.get(who, ())
