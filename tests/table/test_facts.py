"""Facts of an impulse and of a turn: declared once, kept as tuples, checked where they are made."""

from __future__ import annotations

import pytest

from tests.table.barter import BarterState, barter
from warcouncil.table.book import Book
from warcouncil.table.facts import Fact

SOLD_OUT = Fact("sold_out", "town", "card")
FROZEN = Fact("frozen", turn=True)


def test_a_fact_is_stored_as_its_name_and_what_it_is_about() -> None:
    state = barter()
    state.mark(SOLD_OUT, "oak", "fair")
    state.mark(FROZEN)
    assert state.this_impulse == {("sold_out", "oak", "fair")} and state.this_turn == {("frozen",)}
    assert state.holds(SOLD_OUT, "oak", "fair") and not state.holds(SOLD_OUT, "elm", "fair")
    assert state.holds(FROZEN)
    assert BarterState.decode(state.encode()) == state


def test_a_fact_about_too_little_or_too_much_is_refused() -> None:
    state = barter()
    for about in (("oak",), ("oak", "fair", "toll"), ()):
        with pytest.raises(TypeError, match="sold_out is about town, card"):
            state.mark(SOLD_OUT, *about)
        with pytest.raises(TypeError):
            state.holds(SOLD_OUT, *about)
    assert state.this_impulse == set()


def test_facts_end_one_by_one_kind_by_kind_and_with_their_time() -> None:
    state = barter()
    for town in ("oak", "elm", "ash"):
        state.mark(SOLD_OUT, town, "fair")
    state.mark(FROZEN)
    state.unmark(SOLD_OUT, "oak", "fair")
    state.unmark(SOLD_OUT, "oak", "toll")
    assert state.this_impulse == {("sold_out", "elm", "fair"), ("sold_out", "ash", "fair")}
    state.unmark_all(SOLD_OUT)
    assert state.this_impulse == set() and state.holds(FROZEN)
    state.mark(SOLD_OUT, "oak", "fair")
    state.end_turn_facts()
    assert not state.holds(FROZEN) and state.holds(SOLD_OUT, "oak", "fair")
    state.end_impulse_facts()
    assert state.this_impulse == set()


def test_facts_that_nobody_declares_like_this_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BarterState, "book", Book(facts={fact.name: fact for fact in (SOLD_OUT, FROZEN)}))
    state = barter(this_impulse={("sold_out", "oak", "fair")}, this_turn={("frozen",)})
    assert list(state.unknown_facts()) == []
    state = barter(this_impulse={("sold_out", "oak"), ("sold", "oak")}, this_turn={("sold_out", "oak", "fair")})
    assert len(list(state.unknown_facts())) == 3
