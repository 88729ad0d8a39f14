"""Forced events (18.1), unused resources (18.3), alliances and piracy markers (18.9), influence (18.10)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.tanto_monta.driver import hand, look, position, run, table, told
from warcouncil.engine.decks import Deck
from warcouncil.table.book import Event
from warcouncil.testing.covers import covers
from warcouncil.titles.tanto_monta import rulers
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.seasons import events, winter
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.title import BOOK

DUE = COMPONENTS.tables.forced


@pytest.fixture(name="happened")
def _happened(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str, int]]:
    """Every event that is due happens without effect: who, which, with how many points."""
    seen: list[tuple[str, str, int]] = []
    for card in {card for cards in DUE.values() for card in cards}:

        def note(state: TantoMontaState, player: str, card: str = card) -> None:
            seen.append((player, card, state.cp))

        monkeypatch.setitem(BOOK.events, card, Event(note))
    return seen


def forced(turn: int, *there: str, **fields: Any) -> TantoMontaState:
    """The first step of winter with these cards in the deck."""
    state = position(turn=turn, **fields)
    everything = [card for cards in DUE.values() for card in cards]
    state.aside = tuple(card for card in state.aside if card not in everything)
    state.deck = Deck.of(card for card in dict.fromkeys(there) if card not in state.discard)
    state.removed = tuple(card for card in dict.fromkeys(everything) if card not in there)
    state.phase, state.agenda = "winter", [("forced_events",)]
    return look(table(state=state))


@covers("tm-18.1-1", "tm-6.1-17", "tm-6.1-27")
@pytest.mark.parametrize("turn", sorted(DUE))
def test_overdue_events_happen_in_their_order_without_points(turn: int, happened: list[tuple[str, str, int]]) -> None:
    state = forced(turn, *reversed(DUE[turn]))
    assert [card for _, card, _ in happened] == list(DUE[turn])
    assert {points for *_, points in happened} == {0}
    assert not state.deck.cards
    assert all(card in state.removed for card in DUE[turn])
    assert not state.cp


@covers("tm-18.1-1")
def test_what_has_happened_does_not_happen_again(happened: list[tuple[str, str, int]]) -> None:
    forced(2, "charles_viii_king_of_france")
    assert [card for _, card, _ in happened] == ["charles_viii_king_of_france"]


@covers("tm-18.1-1")
def test_events_of_another_turn_wait(happened: list[tuple[str, str, int]]) -> None:
    state = forced(3, "alexander_vi_pope", "treaty_of_etaples")
    assert [card for _, card, _ in happened] == ["treaty_of_etaples"]
    assert state.deck.cards == ("alexander_vi_pope",)


@covers("tm-18.1-1")
def test_the_player_of_a_ruler_resolves_his_event(happened: list[tuple[str, str, int]]) -> None:
    forced(2, *DUE[2])
    assert [player for player, *_ in happened] == ["muslim", "france", "portugal"]


@covers("tm-18.1-1")
def test_a_forced_ruler_lies_on_the_board(monkeypatch: pytest.MonkeyPatch) -> None:
    def crown(state: TantoMontaState, player: str) -> None:
        rulers.install_ruler(state, "portugal", "joao_ii")

    monkeypatch.setitem(BOOK.events, "joao_ii_king_of_portugal", Event(crown))
    state = forced(2, "joao_ii_king_of_portugal")
    assert state.on_table == {"joao_ii_king_of_portugal": "portugal"}


@covers("tm-18.1-1")
@pytest.mark.parametrize("turn", [5, 6, 7])
def test_boabdil_waits_for_his_condition(turn: int, monkeypatch: pytest.MonkeyPatch) -> None:
    card = "boabdil_emir_of_granada"
    monkeypatch.setitem(BOOK.events, card, Event(lambda state, player: events.without_effect(state, card)))
    state = forced(turn, card)
    assert (state.discard, card in state.removed) == ((card,), False)


@covers("tm-18.1-1")
def test_an_event_in_a_hand_or_among_the_discards_is_found(happened: list[tuple[str, str, int]]) -> None:
    state = hand(position(turn=2, discard=("muley_hacen_seizes_zahara",)), "spain", "joao_ii_king_of_portugal")
    state.aside = tuple(card for card in state.aside if card not in DUE[2])
    state.aside = tuple(card for card in state.aside if card not in DUE[1])
    state.removed = ("charles_viii_king_of_france", *DUE[1])
    state.phase, state.agenda = "winter", [("forced_events",)]
    state = look(table(state=state))
    assert [card for _, card, _ in happened] == ["muley_hacen_seizes_zahara", "joao_ii_king_of_portugal"]
    assert state.hands["spain"] == state.discard == ()


# -- what goes with the turn


@covers("tm-18.3-1", "tm-6.3-9")
def test_what_is_left_in_warehouses_is_discarded() -> None:
    state = position(warehouse={"spain": ("naval_cp_2", "caravan_cp_3"), "france": ("naval_cp_5",)})
    match = run(state, winter.unused_resources)
    state = look(match)
    assert state.warehouse == {}
    assert state.spent_resources == ("caravan_cp_3", "naval_cp_2", "naval_cp_5")
    assert len(told(match, "resource_discarded")) == 3


@covers("tm-18.9-1")
def test_alliances_of_the_turn_and_piracy_markers_go() -> None:
    state = position(piracies={("muslim", "gulf_of_cadiz")})
    state.alliances.add(state.realm.pair("portugal", "france"))
    minors = dict(state.minors)
    for_good = set(winter.FOR_GOOD)
    state = look(run(state, winter.alliances_end))
    assert state.alliances == for_good
    assert (state.piracies, state.minors) == (set(), minors)


@covers("tm-18.9-1")
def test_an_alliance_within_a_player_that_ended_does_not_come_back() -> None:
    state = position()
    state.alliances.discard(state.realm.pair("portugal", "beltranejos"))
    state = look(run(state, winter.alliances_end))
    assert state.realm.pair("portugal", "beltranejos") not in state.alliances


@covers("tm-18.10-1")
def test_settled_influence_goes_back_to_its_first_level() -> None:
    state = position(settled={"naples"}, shut_out={("spain", "naples")})
    state.set_influence("naples", "portugal", 6)
    state.set_influence("naples", "spain", 5)
    state.set_influence("venice", "france", 5)
    state = look(run(state, winter.influence_reset))
    assert state.influence["naples"] == {"muslim": 0, "portugal": 1, "spain": 0, "france": 0}
    assert state.influence["venice"]["france"] == 5
    assert state.settled == set()


@covers("tm-18.10-2")
def test_rulers_have_their_administration_again() -> None:
    state = look(run(position(admin_lost={"spain": 2}), winter.influence_reset))
    assert rulers.administration(state, "spain") == 2
