"""The Papacy: Saint Peter's, Jesuit universities (18.1) and excommunication (21.5)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.here_i_stand.driver import (
    choices,
    finish,
    impulse,
    look,
    may,
    play,
    position,
    question,
    refused,
    run,
    told,
)
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.here_i_stand.components import HOMES
from warcouncil.titles.here_i_stand.faith import debaters
from warcouncil.titles.here_i_stand.powers import papal

LUTHER: dict[str, Any] = {"reformers": {"luther": "wittenberg"}, "protestant_spaces": {"wittenberg"}}


# -- Saint Peter's


@covers("his-18.1-16")
def test_every_fifth_point_is_a_victory_point() -> None:
    match = impulse("papacy", 2, peters_cp=3)
    play(match, ("build_peters",))
    assert (look(match).peters_cp, look(match).peters_vp) == (4, 0)
    play(match, ("build_peters",))
    assert (look(match).peters_cp, look(match).peters_vp) == (0, 1)


@covers("his-18.1-16")
def test_saint_peters_gives_five_points_at_most() -> None:
    match = impulse("papacy", 2, peters_vp=5)
    assert refused(match, ("build_peters",)) == "his-18.1-16"
    state = position(peters_vp=4, peters_cp=3)
    state.log = lambda *_, **__: None
    papal.add_to_peters(state, 6)
    assert (state.peters_cp, state.peters_vp) == (0, 5)


@covers("his-21.5-12")
def test_robbers_take_no_more_than_there_is() -> None:
    state = position(peters_cp=3, peters_vp=2)
    state.log = lambda *_, **__: None
    papal.rob_peters(state, 5)
    assert (state.peters_cp, state.peters_vp) == (0, 2)


# -- universities


@covers("his-18.1-18")
def test_universities_come_after_the_society_of_jesus_in_catholic_spaces() -> None:
    match = impulse("papacy", 3)
    assert not any(option[0] == "found_university" for option in choices(match))
    match = impulse("papacy", 3, jesuits=True, universities={"rome"}, protestant_spaces={"leipzig"})
    assert refused(match, ("found_university", "rome")) == "his-18.1-18"
    assert refused(match, ("found_university", "leipzig")) == "his-18.1-18"
    assert refused(match, ("found_university", "istanbul")) == "his-18.1-18"
    state = play(match, ("found_university", "paris"))
    assert state.universities == {"rome", "paris"}
    assert state.cp == 0


@covers("his-18.2-9", "his-18.1-18", "his-18.2-8")
def test_example_two_universities_with_loyola_cost_five() -> None:
    match = impulse("papacy", 6, jesuits=True, debaters={"loyola": False})
    play(match, ("loyola_founds",))
    assert question(match) == ("papacy", "university")
    play(match, ("space", "rome"))
    assert look(match).cp == 4
    assert look(match).debaters["loyola"] is True
    assert refused(match, ("loyola_founds",)) == "his-18.2-8"
    state = play(match, ("found_university", "paris"))
    assert state.cp == 6 - 5
    assert state.universities == {"rome", "paris"}


@covers("his-18.2-3")
def test_an_event_places_a_university_where_the_papacy_says() -> None:
    match = run(position(protestant_spaces={"leipzig"}), papal.choose_university)
    assert ("space", "leipzig") not in choices(match)
    assert play(match, ("space", "vienna")).universities == {"vienna"}


# -- excommunication


def bull(**said: Any) -> Match:
    start = position(**said)
    start.phase = "action"
    return run(start, papal.papal_bull)


@covers("his-21.5-2", "his-21.5-3")
def test_a_reformer_may_always_be_excommunicated_but_once() -> None:
    state = position(**LUTHER)
    assert ("excommunicate", "luther") in papal.bull_options(state)
    assert papal.bull_forbidden(state, "papacy", ("excommunicate", "calvin")) == "his-21.5-4"
    state.excommunicated.add("luther")
    assert papal.bull_forbidden(state, "papacy", ("excommunicate", "luther")) == "his-21.5-2"


@covers("his-21.5-4", "his-21.5-6")
def test_an_excommunicated_reformer_leaves_and_the_papacy_may_call_a_debate() -> None:
    match = bull(**LUTHER, wars=set())  # nobody else can be excommunicated
    assert question(match) == ("papacy", "debate_zone")
    assert choices(match) == {("zone", "german"), ("decline",)}
    state = look(match)
    assert state.excommunicated == {"luther"}
    assert state.away_reformers == {"luther": "wittenberg"}
    assert state.away_debaters == {"luther"}
    assert not debaters.uncommitted(state, "luther")  # events that need him cannot be played
    play(match, ("decline",))
    finish(match)
    assert look(match).debate is None


@covers("his-21.5-6")
@pytest.mark.parametrize(
    ("person", "space", "zone"),
    [("zwingli", "zurich", "german"), ("calvin", "geneva", "french"), ("cranmer", "london", "english")],
)
def test_the_debate_is_in_his_language_zone(person: str, space: str, zone: str) -> None:
    others = {"farel": False, "latimer": False}
    match = bull(reformers={person: space}, debaters={person: False, **others}, wars=set())
    assert choices(match) == {("zone", zone), ("decline",)}


@covers("his-21.5-3")
def test_a_ruler_needs_grounds() -> None:
    peace = position(wars=set())
    for power in ("hapsburg", "france", "england"):
        assert papal.ruler_forbidden(peace, power) == "his-21.5-3"
    assert papal.ruler_forbidden(position(wars={("france", "papacy")}), "france") is None
    ottoman = position(wars=set(), alliances={("ottoman", "france")})
    assert papal.ruler_forbidden(ottoman, "france") is None
    enemy_of_pope = position(wars={("england", "papacy")}, alliances={("england", "france")})
    assert papal.ruler_forbidden(enemy_of_pope, "france") == "his-21.5-3"
    assert papal.ruler_forbidden(position(wars=set(), protestant_spaces={"london"}), "england") is None
    assert papal.ruler_forbidden(position(wars=set(), protestant_spaces={"paris"}), "france") == "his-21.5-3"


@covers("his-21.5-2", "his-21.5-3", "his-21.5-13")
def test_who_cannot_be_excommunicated() -> None:
    heirs = position(rulers={"england": "edward_vi"}, wars={("england", "papacy")})
    assert papal.ruler_forbidden(heirs, "england") == "his-21.5-3"
    once = position(wars={("france", "papacy")}, rulers={"france": "henry_ii"}, excommunicated={"francis_i"})
    assert papal.ruler_forbidden(once, "france") == "his-21.5-2"
    assert papal.ruler_forbidden(position(), "ottoman") == "his-21.5-13"
    assert papal.ruler_forbidden(position(), "protestant") == "his-21.5-13"
    captive = position(wars={("france", "papacy")}, captives={"francis_i": "hapsburg"})
    assert papal.ruler_forbidden(captive, "france") is None


@covers("his-21.5-7")
def test_an_excommunicated_ruler_costs_a_card_and_brings_unrest() -> None:
    match = bull(wars={("france", "papacy")})
    assert question(match) == ("papacy", "interdict")
    assert not may(match, ("space", "paris"))  # occupied
    assert not may(match, ("space", "turin"))  # no home space
    play(match, ("space", "tours"), ("space", "nantes"))
    finish(match)
    state = look(match)
    assert state.minus_cards == {"france": 1}
    assert state.unrest == {"tours", "nantes"}
    assert state.excommunicated == {"francis_i"}
    assert told(match, "ruler_excommunicated") == [{"power": "france"}]


@covers("his-21.5-7", "his-12.4-2")
def test_unrest_needs_an_empty_catholic_home_space() -> None:
    state = position(protestant_spaces={"tours"}, unrest={"nantes"})
    assert papal.interdict_forbidden(state, "tours") == "his-21.5-7"
    assert papal.interdict_forbidden(state, "nantes") == "his-21.5-7"
    assert papal.interdict_forbidden(state, "paris") == "his-12.4-2"
    assert papal.interdict_forbidden(state, "orleans") is None
    match = bull(wars={("france", "papacy")})
    play(match, ("done",))
    assert look(match).unrest == set()


@covers("his-21.5-7")
def test_without_an_empty_space_nothing_is_asked() -> None:
    match = bull(wars={("france", "papacy")}, protestant_spaces=set(HOMES["france"]))
    finish(match)
    assert look(match).minus_cards == {"france": 1}
