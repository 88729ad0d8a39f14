"""A tiny title on the shared table: three towns, cards for points or as events, a menu of two actions."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import Any, ClassVar, NamedTuple, cast

from warcouncil.engine.decision import Decision
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.match import Match
from warcouncil.engine.state import Option, OptionValue, State
from warcouncil.engine.title import Kind, Result, Title
from warcouncil.table import impulses, points
from warcouncil.table.book import Action, Book, Event, Responses, gather
from warcouncil.table.state import Card, TableState
from warcouncil.table.ways import EventWays, Impulses

TOWNS = ("oak", "elm", "ash")
ACTS: dict[str, tuple[str, ...]] = {"sell": ("town",), "sail": (), "end_actions": ()}


class Printed(NamedTuple):
    id: str
    number: int
    cp: int


CARDS = {name: Printed(name, number, number) for number, name in enumerate(("fair", "toll", "mint", "feud"), 1)}


def first_come(state: BarterState, following: str) -> Flow:
    """Whoever holds most cards alone may come before the next in order, never twice running."""
    most = max(state.hands, key=lambda town: len(state.hands[town]))
    alone = [len(hand) for hand in state.hands.values()].count(len(state.hands[most])) == 1
    if alone and most not in (following, state.active):
        choice = yield Ask(most, "go_first", [("yes",), ("no",)])
        return most if choice == ("yes",) else following
    return following


class BarterState(TableState, kw_only=True):
    all_cards: ClassVar[Mapping[str, Card]] = CARDS
    costs: ClassVar[Mapping[str, Mapping[str, int]]] = {"sell": {"oak": 1, "elm": 2, "ash": 1}, "sail": {"oak": 2}}
    responses: ClassVar[Responses] = Responses()
    impulses: ClassVar[Impulses] = Impulses(
        order=TOWNS,
        no_events=frozenset({"toll"}),
        lost=lambda state, town: town in state.shut,
        spend_forbidden=lambda state, town, card: "barter-1" if card == "feud" else None,
        pass_forbidden=lambda state, town: "barter-2" if len(state.hands[town]) > 2 else None,
        after_pass=lambda state, town: state.bows.append(town),
        between=first_come,
    )
    event_ways: ClassVar[EventWays] = EventWays(
        points=lambda card: 2 * (card == "feud"), removed=lambda card: card == "mint"
    )

    sold: dict[str, int] = {}
    shut: set[str] = set()
    bows: list[str] = []
    weary: int = 0


def sell(state: BarterState, town: str, option: Option) -> None:
    state.sold[town] = state.sold.get(town, 0) + 1
    state.weary += 1


def sell_forbidden(state: BarterState, town: str, option: Option) -> str | None:
    return "barter-3" if option[1] == town else None


def nobody_buys(state: BarterState, town: str, option: Option) -> str:
    return f"barter-6 {option[1]}"


def rest(state: BarterState) -> None:
    state.weary = 0


CHAPTER = SimpleNamespace(
    KINDS={"go_first": Kind({"yes": (), "no": ()})},
    MENU={
        "sail": Action(
            lambda state, town: [("sail",)] * (town == "oak"),
            lambda *_: None,
            "sail",
            lambda *_: None,
            needs="barter-5",
        ),
        "sell": Action(
            lambda state, town: [("sell", one) for one in TOWNS], sell_forbidden, "sell", sell, needs=nobody_buys
        ),
    },
    EVENTS={
        "fair": Event(lambda state, town: state.sold.update({town: 9})),
        "feud": Event(lambda state, town: None),
        "mint": Event(lambda state, town: None, lambda state, town: "barter-4" if town == "elm" else None),
    },
    AFTER_IMPULSE=(rest,),
)
BOOK: Book = gather(cast(Any, (impulses, points, CHAPTER)), ACTS)
BOOK.kinds["action"] = Kind(ACTS)
BarterState.book = BOOK


class Barter(Title):
    id = "barter"
    version = "1"
    folder = Path(__file__).parent
    players = (3,)
    state_type = BarterState
    steps = BOOK.steps
    kinds = BOOK.kinds
    domains: ClassVar[Mapping[str, tuple[str, ...]]] = {"town": TOWNS, "card": tuple(CARDS)}

    def setup(self, players: int, options: Mapping[str, OptionValue]) -> BarterState:
        return barter()

    def refuse(self, state: State, decision: Decision, option: Option) -> str | None:
        return BOOK.refuse(state, decision.kind, decision.power, option)

    def result(self, state: State) -> Result:
        return Result((1, 1, 1), (0.0, 0.0, 0.0), {}, "end", "")


def barter(**said: Any) -> BarterState:
    """Oak has two cards, elm one, ash none."""
    columns = {"hands": {"oak": ("fair", "toll"), "elm": ("mint",), "ash": ()}, **said}
    state = BarterState(players=3, options={}, seats={town: seat for seat, town in enumerate(TOWNS)}, **columns)
    state.next(("impulse", "oak"))
    return state


def market(**said: Any) -> Match:
    return Match.at(Barter(), barter(**said))
