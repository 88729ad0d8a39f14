"""Deals drafted on a copy while the table negotiates, before it is the power's turn to announce."""

from __future__ import annotations

import pytest

from tests.rulebook.here_i_stand.driver import play, table
from warcouncil.engine.errors import IllegalChoice
from warcouncil.engine.match import Match
from warcouncil.engine.state import Option
from warcouncil.engine.what_if import Choice, Draft, Trial, WhatIf, drafts, explore

PAPACY = Draft("announce", "papacy")


def negotiating(turn: int = 2) -> Match:
    match = table(("diplomacy",), turn=turn, wars={("hapsburg", "papacy")}, alliances=set())
    if turn == 1:
        play(match, ("england", ("power", "france")))
    assert {decision.kind for decision in match.decisions} == {"negotiate"}
    return match


def tried(match: Match, draft: Draft, *options: Option) -> WhatIf:
    seat = match.title.seat_of(match.state, draft.power)
    return match.what_if(seat, [Choice(option) for option in options], start=draft)


def test_a_deal_is_put_together_in_the_negotiation() -> None:
    match = negotiating()
    found = tried(match, PAPACY)
    assert found.drafts == (PAPACY,) and found.asked[0].kind == "announce"
    found = tried(match, PAPACY, ("invite", "hapsburg"))
    assert found.asked[0].kind == "package" and ("end_war", "hapsburg", "papacy") in found.asked[0].options
    assert dict(found.asked[0].refusals)["propose",] == "his-9.1-18"
    whole = (("invite", "hapsburg"), ("end_war", "hapsburg", "papacy"), ("propose",))
    found = tried(match, PAPACY, *whole)
    assert (found.taken, found.stopped) == (3, "somebody_else")
    assert {decision.kind for decision in match.decisions} == {"negotiate"}


def test_who_would_be_asked_for_a_yes_is_known_beforehand_through_anybodys_eyes() -> None:
    match = negotiating()
    seats = match.state.seats
    peace = (("invite", "hapsburg"), ("end_war", "hapsburg", "papacy"), ("propose",))
    for eyes in (None, seats["hapsburg"], seats["ottoman"]):
        trial = Trial(match, seats["papacy"], PAPACY, eyes=eyes)
        trial.play([Choice(option) for option in peace])
        asked = [(one.kind, one.power, one.seat) for one in trial.answerers(("yes",))]
        assert (trial.taken, asked) == (3, [("confirm_deal", "hapsburg", seats["hapsburg"])])
        half = Trial(match, seats["papacy"], PAPACY, eyes=eyes)
        half.play([Choice(option) for option in peace[:2]])
        assert half.answerers(("yes",)) == [] and half.taken == 2


def test_a_draft_ends_where_the_announcements_of_the_power_do() -> None:
    found = tried(negotiating(), PAPACY, ("done",))
    assert (found.taken, found.stopped) == (1, "drafted")


def test_on_turn_1_england_drafts_with_each_of_its_partners() -> None:
    match = negotiating(turn=1)
    for number, partner in enumerate(("hapsburg", "france")):
        draft = Draft("announce", "england", number)
        found = tried(match, draft)
        assert found.drafts == (Draft("announce", "england"), Draft("announce", "england", 1))
        assert found.asked[0].options[0] == ("invite", partner)
        assert tried(match, draft, ("done",)).stopped == "drafted"
    with pytest.raises(IllegalChoice):
        tried(match, PAPACY)


def test_nothing_is_drafted_outside_the_diplomacy_phase() -> None:
    match = table(("impulse", "papacy"), turn=2)
    assert all(drafts(match, seat) == () for seat in range(match.players))


def test_a_term_that_comes_earlier_in_the_order_is_slipped_in() -> None:
    match = negotiating()
    begun: tuple[Option, ...] = (("invite", "hapsburg"), ("cede", "hapsburg", "papacy", "naples"))
    between = {option: number for number, option in tried(match, PAPACY, *begun).between}
    assert between["end_war", "hapsburg", "papacy"] == 1
    assert (between["invite", "ottoman"], between["invite", "england"]) == (0, 1)
    assert begun[1] not in between and ("done",) not in between
    whole = (begun[0], ("end_war", "hapsburg", "papacy"), begun[1])
    assert tried(match, PAPACY, *whole).taken == 3


def test_why_terms_that_begin_alike_cannot_be_agreed_on() -> None:
    """What is between the parties comes first; the rest follows."""
    match = negotiating()
    seat = match.title.seat_of(match.state, "papacy")
    found = explore(match, seat, [Choice(("invite", "hapsburg"))], PAPACY, why=[("lend_fleet",), ("ally", "hapsburg")])
    refusals = found.asked[0].refusals
    assert refusals[0] == (("lend_fleet", "hapsburg", "papacy"), "his-9.2-5")
    assert dict(refusals)["ally", "hapsburg", "papacy"] == "his-9.1-4"
    assert {option[0] for option, _ in refusals} == {"lend_fleet", "ally"}
    assert explore(match, seat, [Choice(("invite", "hapsburg"))], PAPACY, why=[]).asked[0].refusals == ()
