"""What lies on the table of a game with cards and impulses: piles, hands, whose impulse it is, and facts that pass."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from warcouncil.engine.decks import Deck
from warcouncil.engine.state import Atom, State
from warcouncil.table.book import Book, Responses, Secrets
from warcouncil.table.facts import Fact
from warcouncil.table.ways import EventWays, Impulses


class Card(Protocol):
    """What the table wants to know of a card."""

    @property
    def id(self) -> str: ...
    @property
    def number(self) -> int: ...
    @property
    def cp(self) -> int: ...


class TableState(State, kw_only=True):
    """The columns of cards and impulses, and the verbs that move cards."""

    all_cards: ClassVar[Mapping[str, Card]] = {}
    """Card -> what is printed on it; all of these are the title's own and never stored."""
    costs: ClassVar[Mapping[str, Mapping[str, int]]] = {}
    """Action -> power -> its price in command points; a power that is missing cannot take it."""
    responses: ClassVar[Responses]
    secrets: ClassVar[Secrets] = Secrets()
    impulses: ClassVar[Impulses]
    event_ways: ClassVar[EventWays] = EventWays()
    book: ClassVar[Book]
    holder: ClassVar[Mapping[str, str]] = {}
    """Power -> in whose hand its cards are, where one hand serves several powers; otherwise its own."""

    if TYPE_CHECKING:
        facts_kept: dict[Any, tuple[tuple[Any, ...], dict[Any, Any]]] | None = None
        """What follows from some columns, and how they were when it did (kept.py); never stored."""
    else:
        facts_kept = None

    turn: int = 1
    phase: str = "setup"

    # cards
    deck: Deck = Deck()
    """Undealt cards: hidden. A card is drawn when it is drawn."""
    discard: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    aside: tuple[str, ...] = ()
    """Cards that are not in the game yet."""
    hands: dict[str, tuple[str, ...]] = {}
    """Hands, sorted by number."""
    drawn: tuple[str, ...] = ()
    """Cards that a power has drawn and looks at before it says what becomes of them: hidden from all others."""
    drawer: str = ""
    """Who looks at them."""
    played_events: set[tuple[str, str]] = set()
    """(power, card) played this turn as event, response or combat card."""

    # impulses
    impulse: int = 0
    """Counts the impulses of the match."""
    active: str = ""
    """The power whose impulse it is."""
    acting: str = ""
    """The power that spends command points now: mostly the active one."""
    cp: int = 0
    card: str = ""
    """The card of this impulse."""
    passed: set[str] = set()
    """Who passed since the last impulse with a card."""
    this_impulse: set[tuple[Atom, ...]] = set()
    """Facts that hold until the end of the impulse, such as ("assaulted", space); see `Fact`."""
    this_turn: set[tuple[Atom, ...]] = set()
    """Facts that hold until the end of the turn, such as ("explored", power)."""

    # -- facts of the impulse and of the turn

    def mark(self, fact: Fact, *about: Atom) -> None:
        """From now on a fact holds."""
        (self.this_turn if fact.turn else self.this_impulse).add(fact(*about))

    def holds(self, fact: Fact, *about: Atom) -> bool:
        if len(about) != fact.size:
            fact(*about)  # which says what is wrong
        return (fact.name, *about) in (self.this_turn if fact.turn else self.this_impulse)

    def unmark(self, fact: Fact, *about: Atom) -> None:
        """A fact holds no longer, if it did."""
        (self.this_turn if fact.turn else self.this_impulse).discard(fact(*about))

    def unmark_all(self, *facts: Fact) -> None:
        """No fact of these kinds holds any longer, whatever it is about."""
        names = {fact.name for fact in facts}
        self.this_impulse = {one for one in self.this_impulse if one[0] not in names}
        self.this_turn = {one for one in self.this_turn if one[0] not in names}

    def unknown_facts(self) -> Iterator[str]:
        """Sentences about facts that no chapter declares like this; none when all is well."""
        for facts, turn in ((self.this_impulse, False), (self.this_turn, True)):
            for name, *about in sorted(facts, key=repr):
                kind = self.book.facts.get(str(name))
                if kind is None or kind.turn != turn or len(kind.about) != len(about):
                    yield f"no chapter knows the fact {(name, *about)} of a {'turn' if turn else 'impulse'}"

    def end_impulse_facts(self) -> None:
        self.this_impulse.clear()

    def end_turn_facts(self) -> None:
        self.this_turn.clear()

    # -- cards

    def hand_of(self, power: str) -> str:
        """Whose hand holds the cards of a power."""
        return self.holder.get(power, power)

    def sort_hand(self, power: str) -> None:
        known = self.all_cards
        self.hands[power] = tuple(sorted(self.hands[power], key=lambda card: known[card].number))

    def take_card(self, power: str, card: str) -> None:
        """A card comes into a hand."""
        self.hands[power] = (*self.hands[power], card)
        self.sort_hand(power)

    def leave_hand(self, power: str, card: str) -> None:
        """A card leaves a hand; what others knew about it no longer binds."""
        assert card in self.hands[power], (power, card)
        self.hands[power] = tuple(held for held in self.hands[power] if held != card)
        self.forget("card", card)

    def put_away(self, card: str) -> None:
        """A used card goes to the discard pile, unless it has a place of its own."""
        if not self.responses.owner(card):  # table-cards-1
            self.discard = (*self.discard, card)

    def remove_card(self, card: str) -> None:
        """A card leaves the game."""
        self.removed = (*self.removed, card)
