"""Facts that pass: what holds until the end of an impulse or of a turn.

Each kind of fact is declared once, in the module of its chapter, and listed in the FACTS that the book gathers. The
state keeps a fact as a tuple of its name and of what it is about; `TableState` marks facts and looks for them.

>>> HELD = Fact("held_back", "power", "card")
>>> HELD("north", "winter")
('held_back', 'north', 'winter')
>>> HELD("north")
Traceback (most recent call last):
    ...
TypeError: held_back is about power, card: not ('north',)
"""

from __future__ import annotations

from warcouncil.engine.state import Atom


class Fact:
    """A kind of fact: its name, and what each of its atoms is."""

    __slots__ = ("about", "name", "secret", "size", "turn")

    def __init__(self, name: str, *about: str, turn: bool = False, secret: bool = False) -> None:
        self.name = name
        self.about = about
        self.turn = turn
        """Whether it holds until the end of the turn, not only of the impulse."""
        self.secret = secret
        """Whether its `card` is one that nobody but its `power` sees: then it follows the card."""
        self.size = len(about)

    def __call__(self, *atoms: Atom) -> tuple[Atom, ...]:
        """The fact about these, as it is stored."""
        if len(atoms) != self.size:
            raise TypeError(f"{self.name} is about {', '.join(self.about) or 'nothing'}: not {atoms}")
        return (self.name, *atoms)

    def __repr__(self) -> str:
        return f"Fact({', '.join(map(repr, (self.name, *self.about)))})"
