"""Headline events (10): choice, order, what each place brings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.rulebook.tanto_monta.driver import (
    asked,
    choices,
    finish,
    hand,
    look,
    play,
    position,
    question,
    refused,
    settle,
    table,
    told,
)
from warcouncil.engine.match import Match
from warcouncil.table.book import Event
from warcouncil.table.points import give_points
from warcouncil.testing.covers import covers
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.realm import PLAYERS
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.title import BOOK

EVENTS = ("famine", "poisoned_wine", "treachery", "holy_war")
SUPPORT = {"muslim": "kingdom_tribute", "portugal": "ransom", "spain": "sea_dog", "france": "sack"}
"""Of 6, 4, 3 and 3 CP: the last two are a tie, in which Spain has fewer VP."""
Pairs = dict[str, tuple[str, str]]


@pytest.fixture(autouse=True)
def happened(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str, str]]:
    """All events happen without any effect; who played which, in which phase."""
    seen: list[tuple[str, str, str]] = []
    for card in (*EVENTS, "ruler_falls_ill", "sultanate_of_fez", "joanna_la_beltraneja", "jews_expelled"):

        def note(state: TantoMontaState, player: str, card: str = card) -> None:
            seen.append((player, card, state.phase))

        monkeypatch.setitem(BOOK.events, card, Event(note))
    return seen


def table_of(hands: Mapping[str, tuple[str, ...]] | None = None, *dice: tuple[str, object], **fields: Any) -> Match:
    state = position(**fields)
    for player, event in zip(PLAYERS, EVENTS, strict=True):
        hand(state, player, *((hands or {}).get(player, (event, SUPPORT[player]))))
    state.phase = "spring"
    state.agenda = [("headlines",)]
    return table(state=state, dice=dice)


def choose(match: Match, pairs: Pairs | None = None) -> TantoMontaState:
    for player, event in zip(PLAYERS, EVENTS, strict=True):
        event, support = (pairs or {}).get(player, (event, SUPPORT[player]))
        play(match, (player, ("headline", event)))
        play(match, (player, ("support", support)), (player, ("ready",)))
    return look(match)


@covers("tm-10-1")
def test_everybody_chooses_an_event_and_a_support_in_secret() -> None:
    match = table_of({"spain": ("treachery", "spice_trade", "ambush", "arquebusiers", "war_preparations")})
    assert {decision.power for decision in match.decisions} == set(PLAYERS)
    assert choices(match, "spain") == {("headline", "treachery"), ("headline", "spice_trade")}
    assert refused(match, ("headline", "ambush"), "spain") == "tm-10-1"
    assert refused(match, ("headline", "war_preparations"), "spain") == "tm-10-1"
    play(match, ("spain", ("headline", "treachery")))
    assert choices(match, "spain") == {("support", one) for one in ("ambush", "arquebusiers", "war_preparations")}
    assert refused(match, ("support", "spice_trade"), "spain") == "tm-10-1"
    assert look(match).headlines == {}


@covers("tm-10-1")
def test_who_has_no_pair_has_no_headline() -> None:
    match = table_of({"spain": ("treachery", "spice_trade"), "france": ("war_against_burgundy", "tribal_insurrection")})
    assert choices(match, "spain") == {("headline", "spice_trade")}
    assert choices(match, "france") == {("no_headline",)}


@covers("tm-10-2", "tm-6.1-23")
def test_the_order_of_headlines() -> None:
    match = table_of(None, ("headline", 5))
    state = choose(match)
    assert told(match, "headlines_ranked")[0]["powers"] == ["muslim", "portugal", "spain", "france"]
    match = table_of(None, ("headline", 5), bonus_vp={"spain": (("wedding", 7),)})
    choose(match)
    assert told(match, "headlines_ranked")[0]["powers"] == ["muslim", "portugal", "france", "spain"]
    match = table_of(None, ("headline", 5), bonus_vp={"spain": (("wedding", 4),)})
    choose(match)
    assert told(match, "headlines_ranked")[0]["powers"] == ["muslim", "portugal", "spain", "france"]
    assert state.headlines["muslim"].place == 1


@covers("tm-10-2")
def test_a_support_counts_what_is_printed_for_headlines() -> None:
    hands = {
        "france": ("holy_war", "military_highlights"),
        "spain": ("treachery", "tanto_monta_monta_tanto"),
        "muslim": ("famine", "kingdom_tribute"),
    }
    match = table_of(hands, ("headline", 5))
    choose(match, {player: (cards[0], cards[1]) for player, cards in hands.items()})
    shown = {one["power"]: one["cp"] for one in told(match, "headline_shown")}
    assert shown == {"muslim": 6, "portugal": 4, "spain": 5, "france": 7}
    assert told(match, "headlines_ranked")[0]["powers"] == ["france", "muslim", "spain", "portugal"]


@covers("tm-10-3", "tm-10-4", "tm-10-5", "tm-22.3-69", table=True)
def test_points_and_events_by_place(happened: list[tuple[str, str, str]]) -> None:
    match = table_of(None, ("headline", 5))
    choose(match)
    assert [one[:2] for one in happened] == [
        ("muslim", "famine"),
        ("portugal", "poisoned_wine"),
        ("spain", "treachery"),
    ]
    assert {phase for *_, phase in happened} == {"headlines"}
    state = play(match, ("decline",))
    assert state.bonus_vp == {"muslim": (("headline_event", 1),), "portugal": (("headline_event", 1),)}
    finish(match)


@covers("tm-10-4", "tm-3.3-5")
@pytest.mark.parametrize(("die", "needs", "points", "left"), [(4, 1, 1, 0), (3, 2, 0, 1), (6, 0, 1, 1)])
def test_administration_betters_the_roll_of_the_second(die: int, needs: int, points: int, left: int) -> None:
    match = table_of(None, ("headline", die))  # Portugal has an administration of 1
    choose(match)
    if needs == 1:
        assert question(match) == ("portugal", "give_up")
        assert choices(match) == {("give_up", 1), ("decline",)}
        assert refused(match, ("give_up", 2)) == "tm-10-4"
        play(match, ("give_up", 1))
    state = look(match)
    assert sum(vp for _, vp in state.bonus_vp.get("portugal", ())) == points
    assert 1 - state.admin_lost.get("portugal", 0) == left


@covers("tm-10-4")
def test_administration_may_be_kept() -> None:
    match = table_of(None, ("headline", 4))
    choose(match)
    state = play(match, ("decline",))
    assert "portugal" not in state.bonus_vp
    assert state.admin_lost == {}


@covers("tm-10-6")
def test_the_fourth_moves_a_marker_of_influence(happened: list[tuple[str, str, str]]) -> None:
    match = table_of(None, ("headline", 5), settled={"venice"}, shut_out={("spain", "genoa")})
    choose(match)
    assert question(match) == ("france", "headline_influence")
    options = choices(match)
    assert ("raise_influence", "muslim", "papacy") in options
    assert ("lower_influence", "muslim", "papacy") not in options  # it is at 0
    assert not any(option[2] == "venice" for option in options if len(option) == 3)
    assert not any(option[1:] == ("spain", "genoa") for option in options)
    state = play(match, ("lower_influence", "spain", "naples"))
    assert state.influence["naples"]["spain"] == 2
    assert not any(player == "france" for player, *_ in happened)
    finish(match)


@covers("tm-10-8", "tm-6.2-3")
def test_all_chosen_cards_are_discarded_or_leave_the_game() -> None:
    hands = {"muslim": ("sultanate_of_fez", "kingdom_tribute"), "portugal": ("jews_expelled", "joanna_la_beltraneja")}
    match = table_of(hands, ("headline", 5))
    choose(match, {player: (cards[0], cards[1]) for player, cards in hands.items()})
    state = play(match, ("decline",))
    assert set(state.discard) == {"kingdom_tribute", "treachery", "sea_dog", "holy_war", "sack"}
    assert state.removed == ("jews_expelled",)
    assert state.on_table == {"sultanate_of_fez": "muslim", "joanna_la_beltraneja": "portugal"}
    assert (state.headlines, state.phase) == ({}, "spring")


@covers("tm-6.1-5", "tm-6.1-6")
def test_home_cards_of_a_headline_count_for_the_turn() -> None:
    cards = ("overseas_kingdom", "joanna_la_beltraneja", "portuguese_explorations")
    match = table_of({"portugal": cards}, ("headline", 5))
    state = choose(match, {"portugal": ("joanna_la_beltraneja", "overseas_kingdom")})
    assert state.hands["portugal"] == ()
    assert told(match, "home_card_discarded")[0]["card"] == "portuguese_explorations"


@covers("tm-6.1-6")
def test_what_may_be_a_headline() -> None:
    kinds = {card.kind for card in COMPONENTS.cards.values() if card.may_be_headline}
    assert kinds == {"home", "mandatory", "event", "papal_bull"}
    never = {card.id for card in COMPONENTS.cards.values() if card.kind in kinds and not card.may_be_headline}
    assert never == {"espionage", "war_preparations"}


@covers("tm-10-7", "tm-10-9")
def test_points_of_a_headline_are_spent_at_once_and_not_extended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOOK.events, "treachery", Event(lambda state, player: give_points(state, player, 2)))
    court = {"turn": 4, "children": {"john_asturias"}, "suitors": {"margaret_austria"}}
    match = table_of(None, ("headline", 5), warehouse={"spain": ("naval_cp_3",)}, **court)
    choose(match)
    assert question(match) == ("spain", "action")
    assert (look(match).active, look(match).cp) == ("spain", 2)
    play(match, ("end_actions",))
    assert question(match) == ("france", "headline_influence")
    assert asked(match).power == "france"


@covers("tm-6.1-15")
def test_a_mandatory_event_as_a_headline_brings_its_points(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOOK.events, "spice_trade", Event(lambda state, player: None))
    court = {"turn": 4, "children": {"john_asturias"}, "suitors": {"margaret_austria"}}
    match = table_of({"spain": ("spice_trade", "sea_dog")}, ("headline", 5), **court)
    choose(match, {"spain": ("spice_trade", "sea_dog")})
    assert (question(match), look(match).cp) == (("spain", "action"), 3)


def test_an_event_that_cannot_happen_is_discarded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOOK.events, "famine", Event(lambda state, player: None, lambda state, player: "tm-6.1-2"))
    match = table_of(None, ("headline", 5))
    choose(match)
    assert told(match, "headline_fails")[0]["card"] == "famine"
    assert "famine" in play(match, ("decline",)).discard


@covers("tm-10-1", "tm-10-8")
def test_a_headline_that_has_left_the_game_does_not_happen(happened: list[tuple[str, str, str]]) -> None:
    """An earlier event may remove the cards of later headlines: they neither happen nor come back to the deck."""
    hands = {
        "muslim": ("death_of_ferrante_of_naples", "kingdom_tribute"),
        "portugal": ("treaty_of_barcelona", "ransom"),
        "spain": ("treachery", "treaty_of_barcelona"),
    }
    for player in ("portugal", "spain"):
        mine = {one: cards for one, cards in hands.items() if one in ("muslim", player)}
        match = table_of(mine, ("headline", 5), turn=4, deck=[])
        choose(match, {one: (cards[0], cards[1]) for one, cards in mine.items()})
        state = settle(match)
        assert state.removed.count("treaty_of_barcelona") == 1 and "treaty_of_barcelona" not in state.discard
        assert "barcelona" not in state.treaties and not list(match.title.invariants(state))


@covers("tm-10-1", "tm-21.7-15")
def test_a_bull_that_the_muslims_take_serves_no_other_headline() -> None:
    """The Papacy has left its ally, who shows the Bull all the same; Borgia comes first, and the Bull with him."""
    borgia = ("cesare_borgia_condottiere", "kingdom_tribute")
    for shown in (("papal_bull", "ransom"), ("poisoned_wine", "papal_bull")):
        match = table_of({"muslim": borgia, "portugal": shown}, ("headline", 5), turn=4, pope="alexander_vi")
        look(match).minors.pop("papacy", None)
        choose(match, {"muslim": borgia, "portugal": shown})
        after = settle(match)
        assert "papal_bull" in after.hands["muslim"] and not list(match.title.invariants(after))
