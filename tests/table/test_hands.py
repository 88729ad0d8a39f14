"""Hands of the shared table, with a state of its own: three nations, one of which nobody plays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, NamedTuple

from warcouncil.engine.decks import Deck
from warcouncil.engine.log import Masked
from warcouncil.engine.state import EVERYBODY
from warcouncil.table import hands, hidden
from warcouncil.table.book import Book, Responses, Secrets, gather
from warcouncil.table.state import Card, TableState
from warcouncil.testing.dice import ScriptedDice


class Printed(NamedTuple):
    id: str
    number: int
    cp: int = 1


CARDS = {name: Printed(name, number) for number, name in enumerate(("crown", "a", "b", "c", "d", "e", "f", "g"))}


class Nations(TableState, kw_only=True):
    """Cards in hands, in the deck, and one laid face down before a nation."""

    all_cards: ClassVar[Mapping[str, Card]] = CARDS
    responses: ClassVar[Responses] = Responses(owner=lambda card: "east" if card == "crown" else "")
    secrets: ClassVar[Secrets] = Secrets(lie_open=frozenset({"crown"}), places={"drawn": "drawer", "headline": "leads"})

    book: ClassVar[Book] = gather((hands,))

    headline: tuple[str, ...] = ()
    leads: str = ""


def nations(*script: tuple[str, object], **said: Any) -> Nations:
    """East has the first seat and west the second; the league of the north is played by nobody."""
    dealt = {"east": ("crown", "a", "b"), "west": ("c",), "north": ("d",)}
    columns = {"hands": dealt, "deck": Deck.of(("e", "f", "g")), **said}
    state = Nations(players=2, options={}, seats={"east": 0, "west": 1}, **columns)
    state.dice = ScriptedDice(script)
    told: list[tuple[str, Any]] = []

    def show(seats: tuple[int, ...] | None, message: str, *facts: tuple[Any, ...], **arguments: Any) -> None:
        state.learn((0, 1) if seats is None else seats, *facts)
        told.append((message, seats if seats is not None else arguments))

    state.log = lambda message, **arguments: told.append((message, arguments))
    state.show = show
    vars(state)["told"] = told
    return state


def test_what_lies_open_is_never_drawn_and_everybody_knows_it() -> None:
    state = nations()
    assert hands.loose_cards(state, "east") == ("a", "b")
    assert hands.loose(state, "east", besides="a") == 1
    assert hidden.knows(state, 1, "crown", "east") and not hidden.knows(state, 1, "a", "east")


def test_a_card_taken_at_random_is_known_to_the_two_and_blurs_what_others_knew() -> None:
    state = nations(("card of east", "a"))
    state.learn((1,), ("card", "a", "east"), ("card", "b", "east"))
    hands.take_random(state, "north", "east")
    assert state.hands["north"] == ("a", "d") and state.hands["east"] == ("crown", "b")
    assert [(entry.seat, entry.fact) for entry in state.known] == [(0, ("card", "a", "north"))]
    message, arguments = vars(state)["told"][-1]
    assert message == "draws_from_hand" and arguments["card"] == Masked("a", (0,))


def test_nobody_sees_what_a_nation_without_a_seat_draws() -> None:
    state = nations(("deck", "f"))
    assert hands.draw(state, "north") == ("f",)
    assert vars(state)["told"][-1] == ("cards_drawn", ())
    assert "f" in hidden.unseen(state, 0) and "f" in hidden.unseen(state, 1)


def test_an_empty_deck_gives_nothing_and_an_empty_hand_discards_nothing() -> None:
    state = nations(deck=Deck(), hands={"east": ("crown",), "west": (), "north": ()})
    assert hands.draw(state, "west", 2) == ()
    assert hands.discard_random(state, "east") == ""


def test_further_places_are_secret_to_all_but_the_one_they_belong_to() -> None:
    state = nations(hands={"east": ("crown", "a"), "west": ("c",), "north": ("d",)}, headline=("b",), leads="east")
    assert "b" not in hidden.unseen(state, 0)
    assert hidden.unseen(state, 1) == ["a", "b", "d", "e", "f", "g"]
    assert hidden.unseen(state, EVERYBODY) == ["e", "f", "g"]
    assert ("east", ("b",)) in hidden.hidden(state, 1)["hands"][0]


def test_whatever_a_seat_has_not_seen_changes_places_with_all_that_is_known_of_it() -> None:
    state = nations(hands={"east": ("crown", "a"), "west": ("c",), "north": ("d",)}, headline=("b",), leads="east")
    state.learn((0,), ("card", "a", "east"))
    state.learn((1,), ("card", "a", "east"))
    hands.hold_back(state, "west", "c")
    hands.hold_back(state, "east", "b")
    drawn = ("g", "f", "e", "d", "b")
    hidden.resample(state, 1, ScriptedDice([("unseen cards", drawn)]))
    assert state.hands == {"east": ("crown", "a"), "west": ("c",), "north": ("f",)}
    assert state.headline == ("g",) and state.deck.bag == ("b", "d", "e")
    assert state.this_impulse == {("held_back", "west", "c"), ("held_back", "east", "g")}
    assert {entry.fact for entry in state.known} == {("card", "a", "east")}


def test_what_another_seat_knows_follows_the_card() -> None:
    state = nations()
    state.learn((0,), ("card", "d", "north"), ("draft", "east"))
    hidden.resample(state, 1, ScriptedDice([("unseen cards", ("b", "a", "g", "d", "e", "f"))]))
    assert state.hands["north"] == ("g",)
    assert [entry.fact for entry in state.known] == [("card", "g", "north"), ("draft", "east")]
