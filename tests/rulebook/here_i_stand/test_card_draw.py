"""The card draw phase (8.2, 6.2): who and what comes back, which cards join, how many are dealt."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.here_i_stand.driver import choices, finish, look, play, position, question, table, told
from warcouncil.engine.match import Match
from warcouncil.engine.title import get_title
from warcouncil.table import hands
from warcouncil.testing.covers import covers
from warcouncil.titles.here_i_stand.components import (
    CARDS,
    HOME_CARDS,
    KEY_TRACK,
    KEYS,
    MAJORS,
    RULERS,
    SCENARIOS,
    TURNS,
)
from warcouncil.titles.here_i_stand.seasons import card_draw
from warcouncil.titles.here_i_stand.state import HereIStandState

ELECTORATES = ("wittenberg", "brandenburg", "mainz", "trier", "cologne", "augsburg")


def drawing(state: HereIStandState, *, seed: int = 1) -> Match:
    """A card draw phase with real dice: what is dealt does not matter."""
    state.agenda = [("card_draw",)]
    return Match.at(table().title, state, seed=seed)


def with_keys(power: str, count: int, **said: Any) -> HereIStandState:
    """A position in which a power holds so many keys."""
    others = dict.fromkeys(KEYS, "independent")
    return position(control={**others, **dict.fromkeys(KEYS[:count], power)}, **said)


# -- the worked examples


@covers("his-6.2-10", "his-21.6-11")
@pytest.mark.parametrize(("held", "cards"), [(0, 4), (3, 4), (4, 5), (6, 5)])
def test_example_the_protestants_are_dealt_by_their_electorates(held: int, cards: int) -> None:
    state = position(control=dict.fromkeys(ELECTORATES[:held], "protestant"))
    assert card_draw.cards_due(state, "protestant") == cards


@covers("his-6.2-7", "his-6.2-8", "his-3.3-4")
def test_example_france_with_eight_keys_under_francis() -> None:
    state = with_keys("france", 8)
    assert card_draw.deal_lines(state, "france") == [("keys", 4), ("ruler", 1)]
    assert card_draw.cards_due(state, "france") == 5


@covers("his-6.2-8")
def test_example_the_ottomans_with_seven_keys_two_of_them_in_unrest() -> None:
    state = with_keys("ottoman", 7, unrest=set(KEYS[:2]))
    assert card_draw.cards_due(state, "ottoman") == 4


# -- how many


@covers("his-6.2-9", "his-6.2-11")
def test_one_card_without_keys_and_one_less_for_each_excommunication() -> None:
    state = with_keys("england", 0, minus_cards={"england": 1, "hapsburg": 1})
    assert card_draw.deal_lines(state, "england") == [("keys", 1), ("ruler", 1), ("excommunication", -1)]
    assert card_draw.cards_due(state, "england") == 1
    assert card_draw.cards_due(state, "hapsburg") == 0
    assert card_draw.deal_lines(state, "france") == [("keys", 1), ("ruler", 1)]
    assert {card_draw.base_cards(with_keys(power, 0), power) for power in KEY_TRACK} == {1}
    assert {card_draw.key_row(with_keys(power, 0), power)[1] for power in KEY_TRACK} == {0}  # and no VP


@covers("his-3.3-4", "his-3.3-8")
def test_the_bonus_is_that_of_the_present_ruler() -> None:
    for ruler in ("leo_x", "clement_vii", "paul_iii", "julius_iii"):
        state = position(rulers={"papacy": ruler})
        assert card_draw.cards_due(state, "papacy") == 3 + RULERS[ruler].bonus


@covers("his-6.2-7")
@pytest.mark.parametrize(
    ("scenario", "dealt"),
    [
        ("1517", {"ottoman": 3, "hapsburg": 5, "england": 3, "france": 4, "papacy": 3, "protestant": 4}),
        ("1532", {"ottoman": 5, "hapsburg": 5, "england": 4, "france": 4, "papacy": 3, "protestant": 5}),
        ("tournament", {"ottoman": 6, "hapsburg": 6, "england": 5, "france": 5, "papacy": 4, "protestant": 6}),
    ],
)
def test_the_first_deal_of_a_scenario(scenario: str, dealt: dict[str, int]) -> None:
    state = position(scenario=scenario)
    assert {power: card_draw.cards_due(state, power) for power in MAJORS} == dealt
    later = position(scenario=scenario, turn=5)
    assert card_draw.cards_due(later, "france") == dealt["france"] - (scenario != "1517") - (scenario == "tournament")


@covers("his-6.2-7", "his-9.1-22")
def test_hands_are_new_cards_home_cards_and_kept_cards() -> None:
    state = position(hands={"france": ("gout",)}, scenario="1532")
    state.colonies.clear()
    now = look(drawing(state))
    for power in MAJORS:
        assert set(HOME_CARDS[power]) <= set(now.hands[power])
        kept = 1 if power == "france" else 0
        assert hands.loose(now, power) == card_draw.cards_due(now, power) + kept
        numbers = [CARDS[card].number for card in now.hands[power]]
        assert numbers == sorted(numbers)


@covers("his-6.2-16")
@pytest.mark.parametrize("seat", [None, 0, 5])
def test_everybody_sees_the_discard_pile(seat: int | None) -> None:
    state = position(discard=("foul_weather", "siege_mining"))
    (cards,) = [panel for panel in get_title("here_i_stand").view(state, seat)["panels"] if panel["kind"] == "cards"]
    assert cards["discard"] == ["foul_weather", "siege_mining"]


@covers("his-6.2-17", "his-6.2-13")
def test_discards_undealt_and_new_cards_are_shuffled_together() -> None:
    piles: dict[str, Any] = {
        "deck": ("gout",),
        "discard": ("foul_weather", "siege_mining"),
        "aside": ("society_of_jesus",),
    }
    now = look(drawing(position(scenario="1532", turn=5, **piles)))
    assert now.discard == () and now.aside == ()
    dealt = {card for power in MAJORS for card in hands.loose_cards(now, power)}
    assert dealt == {"gout", "foul_weather", "siege_mining", "society_of_jesus"}
    assert len(now.deck) == 0


@covers("his-6.2-7")
def test_only_its_own_seat_sees_what_a_power_is_dealt() -> None:
    match = drawing(position(scenario="1532"))
    seen = [entry for entry in match.log if entry.message == "cards_drawn"]
    assert [entry.seats for entry in seen] == [(seat,) for seat in range(6)]
    assert len(told(match, "draws_cards")) == 6


# -- which cards join


@covers("his-6.2-2", "his-6.2-3", "his-6.2-6")
def test_cards_join_in_their_turn() -> None:
    state = position()
    assert not any(CARDS[card].turn or CARDS[card].conditional for card in state.deck.cards)
    assert len(state.aside) == 37
    joined = 0
    for turn in range(1, 10):
        state.turn = turn
        before = set(state.aside)
        state.log = lambda *_, **__: None
        card_draw.join_deck(state)
        new = before - set(state.aside)
        assert {card for card in new if not CARDS[card].conditional} == set(TURNS[turn].cards)
        joined += len(TURNS[turn].cards)
    assert joined == 31


@covers("his-6.2-4", "his-6.2-5")
def test_conditional_cards_join_when_turn_and_condition_are_there() -> None:
    state = position(turn=6, married_anne=3)
    state.pregnancy = {"sickly_edward": "anne_boleyn"}
    state.log = lambda *_, **__: None
    card_draw.join_deck(state)
    assert "edward_vi" in state.deck and "mary_i" in state.aside and "elizabeth_i" in state.aside
    assert {"book_of_common_prayer", "dissolution_of_the_monasteries", "pilgrimage_of_grace"} <= set(state.deck.cards)
    early = position(turn=5)
    early.pregnancy = {"sickly_edward": "anne_boleyn"}
    early.log = lambda *_, **__: None
    card_draw.join_deck(early)
    assert "edward_vi" in early.aside and "book_of_common_prayer" in early.aside


@covers("his-6.2-6")
def test_cards_of_1517_are_not_used_in_1532() -> None:
    state = position(scenario="1532")
    assert not any(CARDS[card].only_1517 for card in (*state.deck.cards, *state.aside))
    early = {card for card in CARDS if CARDS[card].only_1517}
    assert early == set(SCENARIOS["1532"].removed)
    assert len(early) == 14


# -- people and ships


@covers("his-8.2-1", "his-8.2-2")
def test_maurice_of_saxony_comes_into_a_protestant_electorate_on_turn_6() -> None:
    match = drawing(position(scenario="1532", turn=6))
    assert question(match) == ("protestant", "maurice_enters")
    assert choices(match) == {("space", space) for space in ("wittenberg", "brandenburg", "mainz", "augsburg")}
    play(match, ("space", "mainz"))
    assert look(match).leaders["maurice_of_saxony"] == "mainz"


@covers("his-8.2-2")
def test_without_an_electorate_he_waits() -> None:
    match = drawing(position(turn=6))
    assert look(match).maurice_waits and "maurice_of_saxony" not in look(match).leaders
    match = drawing(position(turn=7, maurice_waits=True, control={"mainz": "protestant"}))
    assert look(match).leaders["maurice_of_saxony"] == "mainz" and not look(match).maurice_waits


@covers("his-8.2-3")
def test_naval_leaders_return_to_a_friendly_port_or_wait() -> None:
    said: dict[str, Any] = {"waiting_admirals": {"andrea_doria": 2}, "admirals": {}}
    state = position(turn=2, minors={"genoa": "papacy"}, **said)
    state.admirals = {}
    match = drawing(state)
    assert question(match) == ("papacy", "admiral_returns")
    play(match, ("return_to", "andrea_doria", "rome"))
    assert look(match).admirals == {"andrea_doria": "rome"} and look(match).waiting_admirals == {}
    state = position(turn=2, control={"genoa": "france", "bastia": "france"}, **said)
    state.admirals = {}
    match = drawing(state)
    assert look(match).waiting_admirals == {"andrea_doria": 3} and look(match).admirals == {}


@covers("his-8.2-3", "his-17.2-2")
def test_lost_ships_return_to_the_pool() -> None:
    match = drawing(position(turn=2, lost_ships={"ottoman": (2, 1)}))
    assert look(match).lost_ships == {}


@covers("his-20.4-1", "his-8.2-1")
def test_new_world_riches_are_dealt_with_the_hand() -> None:
    state = position(scenario="1532", colonies={"cuba": "hapsburg", "puerto_rico": "hapsburg"}, turn=5)
    state.agenda = [("deal",)]
    dice = [("riches of puerto_rico", (5, 5)), ("riches of cuba", (1, 1))]
    match = table(state=state, dice=dice)
    now = look(match)
    assert hands.loose(now, "hapsburg") == card_draw.cards_due(now, "hapsburg") + 1
    assert "cuba" not in now.colonies
    finish(match)


# -- hands


@covers("his-9.1-22")
def test_an_empty_deck_gives_nothing() -> None:
    state = position(deck=("gout",))
    state.agenda = [("deal",)]
    match = table(state=state, dice=())
    assert look(match).hands["ottoman"] == ("gout",) and look(match).hands["hapsburg"] == ()
