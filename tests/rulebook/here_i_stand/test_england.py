"""England (21.3): marriages, births, the succession, and impulses under Mary I. And the chateaux of France (21.4)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

import pytest

from tests.rulebook.here_i_stand.driver import (
    choices,
    finish,
    look,
    may,
    play,
    position,
    question,
    run,
    table,
    told,
)
from warcouncil.engine.match import Match
from warcouncil.table.windows import asked as asked_in_window
from warcouncil.testing.covers import covers
from warcouncil.titles.here_i_stand.components import WIVES
from warcouncil.titles.here_i_stand.powers import france, henry
from warcouncil.titles.here_i_stand.seasons import victory
from warcouncil.titles.here_i_stand.state import HereIStandState
from warcouncil.titles.here_i_stand.windows import barred

BOX = {wife: number for number, wife in enumerate(WIVES)}
WEDDING = "pregnancy"


# -- marriages


def marry(box: str, *dice: tuple[str, object], **said: Any) -> Match:
    """The marker moves into a box."""
    said.setdefault("turn", 3)
    return run(position(marital=BOX[box] - 1, **said), henry.advance_marriage, *dice)


@covers("his-21.3-2", "his-21.3-5")
def test_when_the_marker_may_move() -> None:
    assert henry.marriage_forbidden(position(turn=1)) == "his-21.3-2"
    assert henry.marriage_forbidden(position(turn=2)) is None
    assert henry.marriage_forbidden(position(turn=4, marital=BOX["katherine_parr"])) == "his-21.3-2"
    assert henry.marriage_forbidden(position(turn=7, rulers={"england": "edward_vi"})) == "his-21.3-5"
    captive = position(turn=3, captives={"henry_viii": "france"})
    del captive.leaders["henry_viii"]
    assert henry.marriage_forbidden(captive) == "his-21.3-5"
    besieged: dict[str, Any] = {"turn": 3, "leaders": {"henry_viii": "calais"}}
    assert henry.marriage_forbidden(position(sieges={"calais": (("france", 1),)}, **besieged)) == "his-21.3-5"
    besieger: dict[str, Any] = {"turn": 3, "leaders": {"henry_viii": "boulogne"}}
    assert henry.marriage_forbidden(position(sieges={"boulogne": (("england", 1),)}, **besieger)) is None


@covers("his-21.3-5")
def test_with_both_heirs_born_henry_rests() -> None:
    assert henry.marriage_forbidden(position(turn=4, pregnancy={"elizabeth": "anne_boleyn"})) is None
    assert henry.marriage_forbidden(position(turn=4, pregnancy={"sickly_edward": "anne_boleyn"})) is None
    for edward in ("sickly_edward", "healthy_edward"):
        state = position(turn=4, pregnancy={"elizabeth": "anne_boleyn", edward: "jane_seymour"})
        assert henry.marriage_forbidden(state) == "his-21.3-5"


@covers("his-21.3-17")
def test_asking_for_a_divorce_is_no_marriage() -> None:
    match = marry("ask_for_divorce")
    finish(match)
    state = look(match)
    assert WIVES[state.marital] == "ask_for_divorce"
    assert state.pregnancy == {}
    assert henry.may_ask_divorce(state)
    assert look(marry("anne_boleyn", (WEDDING, 1))).pregnancy != {}  # the next box is one


@covers("his-21.3-6", "his-21.3-7")
def test_anne_boleyn_begins_the_english_reformation_and_angers_the_emperor() -> None:
    match = marry("anne_boleyn", (WEDDING, 1))
    state = look(match)
    assert state.married_anne == 3
    assert state.catherine_grudge
    assert state.pregnancy == {"marriage_fails": "anne_boleyn"}
    assert not henry.may_ask_divorce(state)


@covers("his-21.3-3")
def test_jane_seymour_adds_one_and_seven_is_six() -> None:
    assert look(marry("jane_seymour", (WEDDING, 4))).pregnancy == {"sickly_edward": "jane_seymour"}
    assert look(marry("jane_seymour", (WEDDING, 6))).pregnancy == {"healthy_edward": "jane_seymour"}
    assert look(marry("anne_of_cleves", (WEDDING, 4))).pregnancy == {"elizabeth": "anne_of_cleves"}


@covers("his-21.3-3")
def test_what_has_happened_moves_up_line_by_line() -> None:
    before = {"marriage_fails": "anne_boleyn", "barren": "jane_seymour"}
    assert look(marry("anne_of_cleves", (WEDDING, 1), pregnancy=before)).pregnancy["executed"] == "anne_of_cleves"
    match = marry("anne_of_cleves", (WEDDING, 6), pregnancy={"healthy_edward": "jane_seymour"})
    assert look(match).pregnancy == {"healthy_edward": "jane_seymour"}  # nothing above
    assert told(match, "pregnancy_nothing") == [{"wife": "anne_of_cleves", "dice": [6]}]


@covers("his-21.3-6")
def test_later_wives_bring_cards() -> None:
    deck = ("erasmus", "gout", "treachery")
    alone = look(marry("anne_of_cleves", (WEDDING, 2), deck=deck))
    assert (alone.hands["england"], alone.deck.top) == ((), deck)
    friends = look(marry("anne_of_cleves", (WEDDING, 2), deck=deck, alliances={("england", "protestant")}))
    assert friends.hands["england"] == ("erasmus",)
    assert "gout" in friends.hands["protestant"]
    howard = look(marry("kathryn_howard", (WEDDING, 2), deck=deck))
    assert howard.hands["england"] == ("erasmus",)
    assert look(marry("katherine_parr", (WEDDING, 2), deck=deck)).deck.top == deck


@covers("his-21.3-4")
def test_after_an_execution_englands_first_pass_may_bring_a_new_wife() -> None:
    match = marry("anne_boleyn", (WEDDING, 3))
    state = look(match).copy()
    state.log = lambda *_, **__: None
    henry.after_pass(state, "france")
    assert state.agenda == []
    henry.after_pass(state, "england")
    assert state.agenda == [("remarry",)]
    state.agenda.clear()
    henry.after_pass(state, "england")
    assert state.agenda == []  # the first pass only


@covers("his-21.3-4")
def test_the_new_marriage_is_a_choice_with_a_roll_of_its_own() -> None:
    said: dict[str, Any] = {"turn": 3, "marital": BOX["anne_boleyn"], "pregnancy": {"executed": "anne_boleyn"}}
    match = table(("remarry",), dice=[(WEDDING, 2)], **said)
    assert question(match) == ("england", "remarry")
    state = play(match, ("yes",))
    assert state.pregnancy == {"executed": "anne_boleyn", "elizabeth": "jane_seymour"}  # 2 + 1 is taken
    match = table(("remarry",), **said)
    assert play(match, ("no",)).marital == BOX["anne_boleyn"]


@covers("his-11-8", "his-21.3-6")
def test_who_draws_a_card_by_a_pass_has_not_passed_yet() -> None:
    """Otherwise a mandatory event could be kept over the winter."""
    others = {"ottoman", "hapsburg", "france", "papacy", "protestant"}
    said: dict[str, Any] = {"turn": 5, "marital": BOX["anne_of_cleves"], "pregnancy": {"executed": "anne_of_cleves"}}
    said |= {
        "hands": dict.fromkeys((*others, "england"), ()),
        "deck": ("council_of_trent", "calvin"),
        "passed": others,
        "phase": "action",
    }
    match = table(("impulse", "england"), dice=[(WEDDING, 2)], this_turn={("wife_executed",)}, **said)
    play(match, ("yes",))
    assert look(match).passed == others and question(match) == ("england", "impulse")
    assert not may(match, ("pass",)) and may(match, ("event", "council_of_trent"))


@covers("his-21.3-4", "his-21.3-5")
def test_a_captured_henry_does_not_marry_after_a_pass() -> None:
    state = position(turn=3, this_turn={("wife_executed",)}, captives={"henry_viii": "france"})
    henry.after_pass(state, "england")
    assert ("remarry",) not in state.agenda


@covers("his-21.3-18")
def test_a_prince_is_worth_points_from_birth() -> None:
    born = look(marry("jane_seymour", (WEDDING, 6)))
    assert ("edward", 5) in victory.vp_lines(born, "england")


# -- the succession


def joining(turn: int = 6, **said: Any) -> set[str]:
    return set(henry.conditional_cards(position(turn=turn, **said)))


@covers("his-21.3-6")
def test_three_cards_join_the_turn_after_the_marriage_with_anne() -> None:
    cards = {"book_of_common_prayer", "dissolution_of_the_monasteries", "pilgrimage_of_grace"}
    assert joining(turn=3, married_anne=3) == set()
    assert joining(turn=4, married_anne=3) == cards
    assert joining(turn=2, married_anne=1) == cards
    assert joining(turn=4) == set()


@covers("his-21.3-8", "his-21.3-9")
def test_without_edward_mary_joins_on_turn_six_and_elizabeth_after_her() -> None:
    assert joining(turn=5) == set()
    assert joining(pregnancy={"executed": "anne_boleyn"}) == {"mary_i"}
    assert joining(pregnancy={"elizabeth": "anne_boleyn"}) == {"mary_i"}
    reign: dict[str, Any] = {"rulers": {"england": "mary_i"}, "accession": 6}
    away = position().aside
    left = tuple(card for card in away if card != "mary_i")
    assert joining(turn=6, pregnancy={"elizabeth": "anne_boleyn"}, aside=left, **reign) == set()
    assert joining(turn=7, pregnancy={"elizabeth": "anne_boleyn"}, aside=left, **reign) == {"elizabeth_i"}
    assert joining(turn=7, pregnancy={"executed": "anne_boleyn"}, aside=left, **reign) == set()


@covers("his-21.3-10")
def test_a_sickly_edward_is_followed_by_mary() -> None:
    assert joining(turn=5, pregnancy={"sickly_edward": "jane_seymour"}) == set()
    assert joining(pregnancy={"sickly_edward": "jane_seymour"}) == {"edward_vi"}
    left = tuple(card for card in position().aside if card != "edward_vi")
    reign: dict[str, Any] = {"rulers": {"england": "edward_vi"}, "accession": 6, "aside": left}
    assert joining(turn=6, pregnancy={"sickly_edward": "jane_seymour"}, **reign) == set()
    assert joining(turn=7, pregnancy={"sickly_edward": "jane_seymour"}, **reign) == {"mary_i"}


@covers("his-21.3-11")
def test_a_healthy_edward_is_followed_by_nobody() -> None:
    assert joining(pregnancy={"healthy_edward": "jane_seymour"}) == {"edward_vi"}
    assert joining(turn=5, pregnancy={"healthy_edward": "jane_seymour"}) == set()
    left = tuple(card for card in position().aside if card != "edward_vi")
    reign: dict[str, Any] = {"rulers": {"england": "edward_vi"}, "accession": 6, "aside": left}
    assert joining(turn=8, pregnancy={"elizabeth": "anne_boleyn", "healthy_edward": "jane_seymour"}, **reign) == set()


def crown(ruler: str, **said: Any) -> Match:
    def procedure(state: HereIStandState) -> Generator[Any, Any, Any]:
        yield from henry.accede(state, ruler)

    return run(position(turn=6, **said), procedure)


@covers("his-21.3-10")
def test_an_heir_follows_and_dudley_takes_henrys_command() -> None:
    match = crown("edward_vi", pregnancy={"sickly_edward": "jane_seymour"}, leaders={"henry_viii": "calais"})
    assert choices(match) == {("place_leader", "john_dudley", "calais"), ("place_leader", "john_dudley", "london")}
    state = play(match, ("place_leader", "john_dudley", "calais"))
    assert state.rulers["england"] == "edward_vi"
    assert state.accession == 6
    assert "henry_viii" not in state.leaders
    assert state.leaders["john_dudley"] == "calais"


@covers("his-21.3-9")
def test_a_second_heir_brings_no_second_dudley() -> None:
    reign: dict[str, Any] = {"rulers": {"england": "mary_i"}, "on_table": {"mary_i": "england"}}
    match = crown("elizabeth_i", leaders={"john_dudley": "york"}, **reign)
    finish(match)
    assert look(match).on_table == {"elizabeth_i": "england"}
    assert "mary_i" in look(match).removed
    assert look(match).rulers["england"] == "elizabeth_i"
    assert look(match).leaders["john_dudley"] == "york"


@covers("his-21.3-12")
@pytest.mark.parametrize(("line", "pile"), [("sickly_edward", "discard"), ("healthy_edward", "removed")])
def test_marys_card_crowns_an_edward_born_late(line: str, pile: str) -> None:
    away = tuple(card for card in position().aside if card != "mary_i")
    said: dict[str, Any] = {"pregnancy": {line: "anne_of_cleves"}, "aside": away}
    assert joining(turn=7, pregnancy=said["pregnancy"]) == {"edward_vi"}  # while Mary's card waits
    assert henry.conditional_cards(position(turn=7, **said)) == ()  # Edward's own card does not join as well
    match = crown("mary_i", **said)
    state = play(match, ("place_leader", "john_dudley", "london")) if not match.over else look(match)
    assert state.rulers["england"] == "edward_vi"
    assert "mary_i" in getattr(state, pile)
    assert "edward_vi" not in state.aside
    assert state.on_table["edward_vi"] == "england"


# -- impulses under Mary I


def under_mary(hand: tuple[str, ...], *dice: tuple[str, object], **said: Any) -> Match:
    """England's impulse, with London Protestant unless said otherwise."""
    said.setdefault("protestant_spaces", {"london", "portsmouth"})
    start = position(
        ("impulse", "england"),
        turn=7,
        rulers={"england": "mary_i"},
        hands={"england": hand, "protestant": ()},
        **said,
    )
    start.phase = "action"
    return table(state=start, dice=dice)


@covers("his-18.1-19", "his-21.3-14")
def test_the_papacy_burns_english_books_under_mary() -> None:
    match = under_mary(("arquebusiers", "gout"), ("Mary I", 3), debaters={"latimer": False})
    play(match, ("show_card", "arquebusiers"), ("burn_books", "english"))
    assert question(match) == ("papacy", "third_attempt")


@covers("his-21.3-13", "his-21.3-14")
def test_england_shows_a_card_and_uses_it_on_four_or_more() -> None:
    match = under_mary(("erasmus", "treachery"), ("Mary I", 4))
    assert question(match) == ("england", "show_card")
    play(match, ("show_card", "erasmus"))
    assert question(match) == ("england", "use_card")
    assert told(match, "card_shown")[0]["card"] == "erasmus"
    play(match, ("spend", "erasmus"))
    assert look(match).cp == 3


@covers("his-21.3-14", "his-18.1-19")
@pytest.mark.parametrize(
    ("card", "first", "then"),
    [
        ("arquebusiers", "mary_burns_books", ""),
        ("pirate_haven", "mary_debates", ""),
        ("treachery", "mary_burns_books", "mary_debates"),
    ],
)
def test_on_three_or_less_the_papacy_acts_by_the_value_of_the_card(card: str, first: str, then: str) -> None:
    match = under_mary((card, "gout"), ("Mary I", 3), debaters={"latimer": False})
    play(match, ("show_card", card))
    assert question(match) == ("papacy", first)
    assert card in look(match).discard
    play(match, ("decline",))
    if then:
        assert question(match) == ("papacy", then)
        play(match, ("decline",))
    assert look(match).impulse > 1  # the English impulse is over


@covers("his-21.3-14", "his-21.3-15")
def test_books_are_burnt_and_a_debate_is_called_in_the_english_zone() -> None:
    match = under_mary(("treachery",), ("Mary I", 1), debaters={"latimer": False})
    play(match, ("show_card", "treachery"), ("burn_books", "english"), ("decline",))
    state = look(match)
    assert state.attempts is not None
    assert (state.attempts.zones, state.attempts.left) == (("english",), 2)
    assert ("mary_debates",) in state.agenda


@covers("his-21.3-14")
def test_the_papacy_has_its_debate_under_mary() -> None:
    debate = [
        ("debater of the caller", "tetzel"),
        ("debater of the other side", "latimer"),
        ("debate attack", (5, 1, 1, 1, 1)),
        ("debate defence", (1, 1, 1)),
    ]
    match = under_mary(("pirate_haven",), ("Mary I", 1), *debate, debaters={"latimer": False})
    play(match, ("show_card", "pirate_haven"), ("call_debate", "english"))
    assert [(entry["power"], entry["zone"]) for entry in told(match, "debate_called")] == [("papacy", "english")]
    assert question(match) == ("papacy", "convert")


@covers("his-21.3-15")
def test_while_all_england_is_catholic_nothing_is_rolled() -> None:
    match = under_mary(("erasmus",), protestant_spaces={"leipzig"})
    play(match, ("show_card", "erasmus"))
    assert question(match) == ("england", "use_card")


@covers("his-21.3-16")
def test_response_and_combat_cards_give_points_only() -> None:
    match = under_mary(("gout", "arquebusiers"), ("Mary I", 6))
    play(match, ("show_card", "gout"))  # there is nothing to choose
    state = look(match)
    assert (question(match), state.cp) == (("england", "action"), 2)
    assert henry.use_forbidden(state, "england", ("event", "arquebusiers")) == "his-21.3-16"
    assert henry.use_forbidden(state, "england", ("spend", "arquebusiers")) is None
    assert asked_in_window(state, "land_move_declared", ("england",)) == ()
    assert barred(state, "england", "arquebusiers")
    assert not barred(state, "england", "copernicus")
    assert not barred(state, "france", "gout")


@covers("his-21.3-13")
def test_a_mandatory_event_is_played_as_ever() -> None:
    match = under_mary(("clement_vii", "gout"))
    state = play(match, ("show_card", "clement_vii"))  # no die is rolled
    assert state.rulers["papacy"] == "clement_vii"
    assert (question(match), state.cp) == (("england", "action"), 2)


@covers("his-21.3-13")
def test_mary_rules_english_impulses_alone() -> None:
    state = position(rulers={"england": "mary_i"})
    assert henry.under_mary(state, "england")
    assert not henry.under_mary(state, "papacy")
    assert not henry.under_mary(position(), "england")


# -- chateaux (21.4)


def chateau(*dice: tuple[str, object], **said: Any) -> HereIStandState:
    match = run(position(**said), france.build_chateau, *dice)
    finish(match)
    return look(match)


@covers("his-21.4-1")
def test_a_chateau_on_three_or_more_or_with_milan() -> None:
    assert chateau().chateaux == 1  # Milan is French at the start
    lost = {"control": {"milan": "hapsburg"}}
    assert chateau(("chateau", 2), **lost).chateaux == 0
    assert chateau(("chateau", 3), **lost).chateaux == 1


@covers("his-21.4-1")
def test_six_chateaux_are_all_and_francis_must_be_free() -> None:
    assert france.chateau_forbidden(position(), "france") is None
    assert france.chateau_forbidden(position(chateaux=6), "france") == "his-21.4-1"
    assert france.chateau_forbidden(position(rulers={"france": "henry_ii"}), "france") == "his-21.4-1"
    assert france.chateau_forbidden(position(captives={"francis_i": "hapsburg"}), "france") == "his-21.4-1"
