"""A deck is a bag drawn from when a card is drawn, so that a copy or a snapshot holds no future.

Where the rules make a card known to lie on top or at the bottom, it is kept there in its order. The bag
between is sorted: its order says nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from warcouncil.engine.dice import Dice


class Deck(msgspec.Struct, frozen=True, array_like=True):
    """Immutable: every change gives a new deck.

    >>> deck = Deck.of(["b", "a"])
    >>> len(deck), deck.bag
    (2, ('a', 'b'))
    """

    bag: tuple[str, ...] = ()
    top: tuple[str, ...] = ()
    """Known cards on top, the next one first."""
    bottom: tuple[str, ...] = ()
    """Known cards at the bottom, the last one last."""

    @staticmethod
    def of(cards: Iterable[str]) -> Deck:
        """A shuffled deck of these cards."""
        return Deck(tuple(sorted(cards)))

    def __len__(self) -> int:
        return len(self.bag) + len(self.top) + len(self.bottom)

    @property
    def cards(self) -> tuple[str, ...]:
        """All cards, sorted: what is in it, not in which order."""
        return tuple(sorted((*self.bag, *self.top, *self.bottom)))

    def draw(self, dice: Dice, label: str) -> tuple[str, Deck]:
        """The next card and the rest. ValueError if the deck is empty."""
        if self.top:
            return self.top[0], Deck(self.bag, self.top[1:], self.bottom)
        if self.bag:
            card, rest = dice.draw(self.bag, label)
            return card, Deck(rest, (), self.bottom)
        if self.bottom:
            return self.bottom[0], Deck((), (), self.bottom[1:])
        raise ValueError(f"{label}: the deck is empty")

    def peek(self, count: int, dice: Dice, label: str) -> tuple[tuple[str, ...], Deck]:
        """Look at the next cards: they are drawn from the bag and stay on top."""
        deck, seen = self, []
        for _ in range(min(count, len(self))):
            card, deck = deck.draw(dice, label)
            seen.append(card)
        return tuple(seen), Deck(deck.bag, (*seen, *deck.top), deck.bottom)

    def put_on_top(self, *cards: str) -> Deck:
        return Deck(self.bag, (*cards, *self.top), self.bottom)

    def put_at_bottom(self, *cards: str) -> Deck:
        return Deck(self.bag, self.top, (*self.bottom, *cards))

    def shuffle(self, *more: str) -> Deck:
        """Everything, with more cards, back into the bag."""
        return Deck.of((*self.bag, *self.top, *self.bottom, *more))

    def without(self, card: str) -> Deck:
        """The deck without a card, wherever in it the card was.

        >>> Deck.of(["b", "a"]).without("a"), "a" in Deck.of(["a"])
        (Deck(bag=('b',), top=(), bottom=()), True)
        """
        piles = [tuple(one for one in pile if one != card) for pile in (self.bag, self.top, self.bottom)]
        return Deck(*piles)

    def renamed(self, becomes: Mapping[str, str]) -> Deck:
        """The deck with other cards in the places of some.

        >>> Deck(("a", "b"), ("c",)).renamed({"a": "c", "c": "a"})
        Deck(bag=('b', 'c'), top=('a',), bottom=())
        """
        piles = [tuple(becomes.get(card, card) for card in pile) for pile in (self.bag, self.top, self.bottom)]
        return Deck(tuple(sorted(piles[0])), *piles[1:])

    def __contains__(self, card: object) -> bool:
        return card in self.bag or card in self.top or card in self.bottom

    def remove(self, card: str) -> Deck:
        """Take one copy of a card out of the bag. ValueError if it is not in the bag."""
        index = self.bag.index(card)
        return Deck((*self.bag[:index], *self.bag[index + 1 :]), self.top, self.bottom)
