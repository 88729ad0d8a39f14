"""The book of a title: what its chapters bring along, gathered into one value.

A chapter is a module. It may have STEPS and KINDS, a MENU of actions, EVENTS and PLAYS of cards, REFUSALS, FACTS and
what is to be done AFTER_BATTLE and AFTER_IMPULSE. A title gathers its chapters once; the rules find the book on the
type of the state.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any, NamedTuple, TypeVar

from warcouncil.engine.flow import Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.facts import Fact

T = TypeVar("T")
NEVER = 99
"""A price that nobody pays."""
FREE = ""
"""The price of what costs nothing."""


Refusal = str | Callable[[Any, str, Option], str | None]
"""Why something that is not even a candidate is refused: a clause, or `(state, power, option)` -> a clause."""


def clause_of(refusal: Refusal, state: Any, power: str, option: Option) -> str | None:
    return refusal if isinstance(refusal, str) else refusal(state, power, option)


class Action(NamedTuple):
    """Something that command points are spent on, as an act of the impulse's menu."""

    candidates: Callable[[Any, str], Iterable[Option]]
    """What may be tried, in an order fixed by data: `(act, *arguments)`."""
    forbidden: Callable[[Any, str, Option], str | None]
    """The clause that forbids a candidate."""
    price: str
    """The row of the title's costs that says what it costs whom, paid before it is carried out; or FREE."""
    run: Callable[[Any, str, Option], Any]
    """A function, or a generator where somebody must decide."""
    listed: Callable[[Any, str], Iterable[Option]] | None = None
    """The candidates that nothing but the price forbids, in one pass."""
    waived: Callable[[Any, str, Option], bool] | None = None
    """Whether a candidate costs nothing all the same."""
    needs: Refusal = ""
    """The clause that says what it needs, for what is not even a candidate."""
    on_card: str = ""
    """The row of the costs that must stand on the power's card, if it is another one than that of the price."""
    priced: Callable[[Any, str, Option], int] | None = None
    """What a candidate costs, where that depends on it: never less than the row says."""
    only_with: str = ""
    """A column of the state; while it is empty nobody finds the action in his menu."""

    def cost(self, state: Any, power: str, option: Option) -> int:
        if self.waived is not None and self.waived(state, power, option):
            return 0
        if self.priced is not None:
            return self.priced(state, power, option)
        return price(state, self.price, power)


def price(state: Any, row: str, power: str) -> int:
    """What a row of the costs says for a power."""
    return int(state.costs[row].get(power, NEVER)) if row else 0


def may(state: Any, row: str, power: str) -> bool:
    """Whether an action stands on a power's card at all."""
    return power in state.costs[row]


class Event(NamedTuple):
    """What a card does as an event in its owner's impulse."""

    play: Callable[[Any, str], Any]
    """`play(state, power)`: a function, or a generator where somebody must decide."""
    forbidden: Callable[[Any, str], str | None] = lambda state, power: None
    """Why this power may not play it now: a clause, or None."""


class Play(NamedTuple):
    """What a response or combat card does in a window."""

    options: Callable[[Any, str, str], Sequence[Option]]
    """`options(state, power, trigger)`: the ways to play it now, acts that begin with `play`; empty if none is."""
    resolve: Callable[[Any, str, Option, str], Any]
    """`resolve(state, power, option, trigger)`: a function or a generator; the card has left the hand already."""


def unanswered(state: Any, power: str, card: str) -> Flow:
    yield from ()
    return False


@dataclass(frozen=True, kw_only=True)
class Responses:
    """What a title says about cards that are played out of turn."""

    windows: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Trigger -> the cards that may be played then."""
    owner: Callable[[str], str] = lambda card: ""
    """Who alone can have a card; empty if it may be in any hand."""
    players: Callable[[str], Iterable[str]] = lambda card: ()
    """The powers that may play a card."""
    barred: Callable[[Any, str, str], bool] = lambda state, power, card: False
    """(state, power, card): whether a power may not play it now, by what everybody can see."""
    answered: Callable[[Any, str, str], Flow] = unanswered
    """(state, power, card): whether others stop a card that was played out of turn."""


@dataclass(frozen=True, kw_only=True)
class Secrets:
    """What a title says about who sees which cards."""

    lie_open: frozenset[str] = frozenset()
    """Cards that everybody sees wherever they are, and that nobody draws from a hand."""
    places: Mapping[str, str] = field(default_factory=lambda: {"drawn": "drawer"})
    """Columns of the state besides the hands with cards that one power alone sees -> the column that says who; empty
    for a column that has cards by their powers, as the hands have."""


@dataclass(frozen=True)
class Book:
    """All that the chapters of a title have."""

    steps: dict[str, Callable[..., Any]] = field(default_factory=dict)
    kinds: dict[str, Kind] = field(default_factory=dict)
    menu: dict[str, Action] = field(default_factory=dict)
    events: dict[str, Event] = field(default_factory=dict)
    plays: dict[str, Play] = field(default_factory=dict)
    refusals: dict[str, Refusal] = field(default_factory=dict)
    """Kind -> why something that is not even a candidate is refused."""
    card_kinds: set[str] = field(default_factory=set)
    """The kinds of questions that cards ask without a refusal of their own: what may be chosen stands on the card."""
    facts: dict[str, Fact] = field(default_factory=dict)
    """The facts of an impulse or a turn by their names."""
    after_battle: list[Callable[[Any], Any]] = field(default_factory=list)
    """What is looked at when a battle, an assault or a change of control is over."""
    after_impulse: list[Callable[[Any], None]] = field(default_factory=list)
    """What is cleared at the end of an impulse, besides its facts."""

    def refuse(self, state: Any, kind: str, power: str, option: Option) -> str | None:
        """The clause for an answer that is no candidate; what is a candidate and forbidden has its own."""
        refusal = self.refusals.get(kind)
        return None if refusal is None else clause_of(refusal, state, power, option)


def gather(
    chapters: Iterable[ModuleType],
    acts: Iterable[str] = (),
    cards: Iterable[ModuleType] = (),
    card_text: str = "",
    wrapped: Iterable[ModuleType] = (),
) -> Book:
    """The book of some chapters; two of them may not use one name for different things. `acts` orders the menu.

    `wrapped` chapters bring everything but their menu: the title offers their actions in its own way.

    Behind the chapters come those of the cards: what their questions refuse without saying why is refused with the
    clause `card_text`.
    """
    book = Book()
    for chapter in chapters:
        _gather(book, chapter)
        _add(book.menu, getattr(chapter, "MENU", {}), "action")
    for chapter in wrapped:
        _gather(book, chapter)
    for chapter in cards:
        _gather(book, chapter)
        _add(book.menu, getattr(chapter, "MENU", {}), "action")
        book.card_kinds.update(getattr(chapter, "KINDS", {}))
    book.card_kinds.difference_update(book.refusals)
    book.refusals.update(dict.fromkeys(sorted(book.card_kinds), card_text))
    found = dict(book.menu)
    book.menu.clear()
    book.menu.update({act: found[act] for act in acts if act in found})
    assert len(book.menu) == len(found), f"the menu does not list {sorted(set(found) - set(book.menu))}"
    return book


def _gather(book: Book, chapter: ModuleType) -> None:
    """What one chapter brings along besides its menu."""
    _add(book.steps, getattr(chapter, "STEPS", {}), "step")
    _add(book.kinds, getattr(chapter, "KINDS", {}), "kind")
    _add(book.events, getattr(chapter, "EVENTS", {}), "event")
    _add(book.plays, getattr(chapter, "PLAYS", {}), "play")
    _add(book.refusals, getattr(chapter, "REFUSALS", {}), "refusal")
    _add(book.facts, {fact.name: fact for fact in getattr(chapter, "FACTS", ())}, "fact")
    book.after_battle.extend(getattr(chapter, "AFTER_BATTLE", ()))
    book.after_impulse.extend(getattr(chapter, "AFTER_IMPULSE", ()))


def _add(known: dict[str, T], more: Mapping[str, T], what: str) -> None:
    for name, one in more.items():
        assert known.get(name, one) == one, f"two chapters have a {what} called {name}"
        known[name] = one
