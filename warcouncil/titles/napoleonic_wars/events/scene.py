"""What an event remembers while it is carried out: who plays which card, and what was named so far."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from warcouncil.titles.napoleonic_wars.cards import Event, ForNeutral
from warcouncil.titles.napoleonic_wars.components import COMPONENTS


class Scene(msgspec.Struct):
    """An event under way. It is part of the state only while something else is settled between two of its operations;
    what lies in the state is a copy that is never changed.
    """

    card: str
    """The card or reserve card."""
    player: str
    """The nation that plays it."""
    moment: str = "impulse"
    """When it is played: one of the card's moments."""
    chosen: str = ""
    """The nation that the last choice named, or the owner of what it named."""
    other: str = ""
    """The second one, where two were named."""
    leader: str = ""
    sea: str = ""
    spaces: tuple[str, ...] = ()
    """Duchies that were named, or that an operation has taken a flag from."""
    former: str = ""
    """The power whose pact the card has broken."""
    moved: tuple[str, ...] = ()
    """Minors whose consuls it has moved."""
    path: str = ""
    """The operation that is carried out: its place in the event."""

    @property
    def event(self) -> Event:
        return PRINTED[self.card]

    @property
    def neutral(self) -> ForNeutral:
        """What a neutral minor chooses (5.31)."""
        return NEUTRAL[self.card]

    def copy(self, **changes: Any) -> Scene:
        return msgspec.structs.replace(self, **changes)


NOTHING_SAID = ForNeutral()
PRINTED: dict[str, Event] = {**COMPONENTS.cards, **COMPONENTS.reserves}
NEUTRAL = {id: getattr(one, "neutral", None) or NOTHING_SAID for id, one in PRINTED.items()}
"""What a neutral minor chooses when it plays a card; reserve cards say nothing about that."""


def event_of(card: str) -> Event:
    """What is printed on a card or reserve card."""
    return PRINTED[card]


@cache
def operations_at(card: str, at: str) -> tuple[Any, ...]:
    """A list of operations of an event: all of them, or those within another, as in `1/then/`, `0/of/1/`."""
    found: Any = event_of(card).effects
    for part in at.split("/")[:-1]:
        found = found[int(part)] if part.isdecimal() else getattr(found, part)
    return tuple(found)


def operation_at(card: str, path: str) -> Any:
    """One operation of an event, by its place."""
    at, _, index = path.rpartition("/")
    return operations_at(card, f"{at}/" if at else "")[int(index)]
