"""Impulses of the shared table: cards for points or as events, passing, whose impulse comes next."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from tests.table.barter import BarterState, market
from warcouncil.engine.match import Match
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table import points
from warcouncil.table.book import gather
from warcouncil.table.facts import Fact


def look(match: Match) -> BarterState:
    return cast(BarterState, match.state)


def play(match: Match, *options: Option) -> BarterState:
    for option in options:
        match.choose(match.decisions[0], option)
    return look(match)


def refused(match: Match, option: Option) -> str | None:
    refusal = match.why_not(match.decisions[0], option)
    return refusal.clause if refusal else None


def test_every_card_is_points_or_an_event_but_for_those_that_are_no_events() -> None:
    match = market()
    assert match.decisions[0].options == (("spend", "fair"), ("spend", "toll"), ("event", "fair"), ("pass",))


def test_a_spent_card_pays_for_actions_of_the_menu_until_nothing_is_left() -> None:
    match = market()
    state = play(match, ("spend", "toll"))
    assert (state.cp, state.discard, state.card) == (2, ("toll",), "toll")
    assert match.decisions[0].options == (("sell", "elm"), ("sell", "ash"), ("sail",), ("end_actions",))
    assert refused(match, ("sell", "oak")) == "barter-3"
    play(match, ("sell", "elm"))
    assert refused(match, ("sail",)) == "table-points-3"
    state = play(match, ("sell", "ash"))
    assert state.sold == {"oak": 2} and state.active == "elm"


def test_what_is_not_spent_is_lost() -> None:
    state = play(market(), ("spend", "toll"), ("end_actions",))
    assert state.cp == 0 and state.active == "elm"


def test_what_was_listed_in_one_pass_is_what_is_not_forbidden() -> None:
    for cp in range(4):
        state = look(market(cp=cp))
        state.cp = cp
        for town in state.seats:
            legal = [
                one
                for one in points.action_candidates(state, town)
                if points.action_forbidden(state, town, one) is None
            ]
            assert sorted(points.legal_actions(state, town)) == sorted(legal)


def test_an_event_happens_then_its_points_are_spent_then_the_next_impulse_comes() -> None:
    match = market(hands={"oak": ("feud", "fair"), "elm": (), "ash": ("toll",)})
    assert refused(match, ("spend", "feud")) == "barter-1"
    state = play(match, ("event", "feud"))
    assert state.cp == 2 and state.discard == ("feud",)
    assert match.decisions[0].kind == "action"


def test_a_card_leaves_the_game_behind_its_event_if_it_says_so() -> None:
    state = play(market(hands={"oak": ("mint",), "elm": ("fair", "toll"), "ash": ()}), ("event", "mint"))
    assert state.removed == ("mint",) and state.discard == ()


def test_an_event_may_be_forbidden_and_a_card_is_an_event_once_a_turn() -> None:
    match = market(played_events={("ash", "fair")})
    assert refused(match, ("event", "fair")) == "table-events-2"


def test_passing_may_be_forbidden_and_who_has_no_cards_passes() -> None:
    match = market(hands={"oak": ("fair", "toll", "mint"), "elm": (), "ash": ("feud",)})
    assert refused(match, ("pass",)) == "barter-2"
    state = play(match, ("event", "fair"))
    assert state.passed == {"elm"} and state.bows == ["elm"]
    assert match.decisions[0].power == "oak"  # oak has most cards, but elm passed in between
    assert match.decisions[0].kind == "go_first"


def test_the_impulses_are_over_when_all_have_passed_in_a_row() -> None:
    match = market(hands={"oak": ("fair",), "elm": ("mint",), "ash": ()})
    state = play(match, ("pass",), ("pass",))
    assert match.over and state.active == "" and state.passed == {"oak", "elm", "ash"}
    match = market(hands={"oak": ("fair",), "elm": ("mint",), "ash": ()})
    state = play(match, ("pass",), ("spend", "mint"), ("end_actions",), ("no",))
    assert state.passed == {"ash"} and match.decisions[0].power == "oak"


def test_a_lost_impulse_is_no_pass() -> None:
    state = look(market(shut={"oak"}))
    assert state.active == "elm" and state.passed == set()


def test_somebody_may_come_before_the_next_in_order() -> None:
    hands = {"oak": ("fair",), "elm": ("toll",), "ash": ("mint", "feud")}
    match = market(hands=hands)
    play(match, ("event", "fair"))
    assert (match.decisions[0].power, match.decisions[0].kind) == ("ash", "go_first")
    assert play(match, ("yes",)).active == "ash"
    match = market(hands=hands)
    assert play(match, ("event", "fair"), ("no",)).active == "elm"


def test_what_holds_for_an_impulse_is_cleared_behind_it() -> None:
    match = market()
    look(match).mark(Fact("seen", "town"), "oak")
    play(match, ("spend", "fair"), ("sell", "elm"))
    assert look(match).active == "elm"
    assert look(match).weary == 0 and look(match).this_impulse == set()


def test_what_is_not_even_a_candidate_is_refused_by_what_the_action_needs_or_by_the_card() -> None:
    match = market(hands={"oak": (), "elm": ("toll", "mint"), "ash": ("fair",)})
    assert refused(match, ("spend", "feud")) == "table-impulses-7"
    play(match, ("spend", "toll"))
    assert refused(match, ("sail",)) == "table-points-3"  # elm has no ships
    assert points.not_in_menu(look(match), "oak", ("sail",)) == "barter-5"
    assert points.not_in_menu(look(match), "elm", ("sell", "elm")) == "barter-6 elm"


def test_questions_of_cards_are_refused_with_their_text_unless_they_say_more() -> None:
    cards = SimpleNamespace(KINDS={"gift": Kind({}), "loan": Kind({})}, REFUSALS={"loan": "barter-7"})
    other = SimpleNamespace(KINDS={"talk": Kind({})})
    book = gather(cast(Any, (other,)), cards=cast(Any, (cards,)), card_text="barter-8")
    assert [book.refuse(None, kind, "oak", ()) for kind in ("gift", "loan", "talk")] == ["barter-8", "barter-7", None]
    assert book.card_kinds == {"gift"}
