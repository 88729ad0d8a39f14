"""What if: choices on a copy, the next question with its refusals, and where it must stop."""

from __future__ import annotations

import random

import msgspec
import pytest

from tests.engine.test_match import asked, new, play
from tests.titles.test_parley import table
from warcouncil import IllegalChoice
from warcouncil.engine import what_if
from warcouncil.engine.state import Known
from warcouncil.engine.what_if import Choice, Draft, explore

TURNS = (("turn", "cobalt"), ("turn", "amber"))
HANDS = {"cobalt": ("omen_1", "raid_1", "scout_1"), "amber": ("scout_2", "veto_1")}


def choices(*options):
    return [Choice(option) for option in options]


def test_without_choices_it_is_the_open_question_with_its_refusals():
    match = table(*TURNS, hands={"cobalt": ("scout_1", "levy_1")})
    found = match.what_if(0)
    question, decision = found.asked[0], match.decisions[0]
    assert (found.taken, found.stopped) == (0, None)
    assert (question.power, question.kind, question.options) == ("cobalt", "turn", decision.options)
    assert (("play", "levy_1"), "par-3-1") in question.refusals
    for option, clause in question.refusals:
        refusal = match.why_not(decision, option)
        assert refusal is not None and refusal.clause == clause
    assert question.about == match.title.describe(match.state, decision)


def test_choices_lead_to_the_next_question_and_change_nothing():
    match = table(*TURNS, hands=HANDS, known=[Known(0, ("garrison", "fen", 1))])
    before = match.digest()
    found = match.what_if(0, choices(("play", "scout_1")))
    assert (found.taken, found.stopped, found.asked[0].kind) == (1, None, "scout")
    assert ("scout", "fen") not in found.asked[0].options
    assert found.asked[0].refusals == ((("scout", "fen"), "par-3-5"),)
    assert found.asked[0].touches == tuple((option[1],) for option in found.asked[0].options)
    assert match.digest() == before and match.log == []


def test_it_stops_before_anything_is_shown():
    match = table(*TURNS, hands=HANDS)
    found = match.what_if(0, choices(("play", "scout_1"), ("scout", "fen"), ("never", "looked at")))
    assert (found.taken, found.stopped, found.asked) == (2, "shown", ())


def test_it_stops_before_a_card_is_drawn():
    found = table(*TURNS, hands=HANDS).what_if(0, choices(("play", "omen_1")))
    assert (found.taken, found.stopped, found.asked) == (1, "roll", ())


def test_it_stops_before_a_roll():
    match = play(new(), random.Random(4), lambda match: match.decisions[0].power == "cid" and asked("turn")(match))
    found = match.what_if(2, choices(("down",)))
    assert (found.taken, found.stopped, found.asked[0].kind) == (1, None, "more")
    found = match.what_if(2, choices(("down",), ("more", 1)))
    assert (found.taken, found.stopped) == (2, "roll")


def test_it_stops_where_others_are_asked_also_if_none_of_them_could_answer():
    """In quick windows only those are asked who hold a response: that must not show."""
    for windows in ("sealed", "quick"):
        for amber in (("scout_2", "veto_1"), ("scout_2", "levy_1")):
            match = table(
                *TURNS,
                hands={"cobalt": ("raid_1",), "amber": amber},
                options={"windows": windows},
                owners={"arden": "cobalt", "brae": "amber"},
            )
            found = match.what_if(0, choices(("play", "raid_1"), ("raid", "brae")))
            assert (found.taken, found.stopped) == (2, "somebody_else")


def test_who_is_not_asked_is_told_that_others_decide():
    found = table(*TURNS, hands=HANDS).what_if(1)
    assert (found.taken, found.stopped, found.asked) == (0, "somebody_else", ())


def test_answers_of_others_in_an_open_block_do_not_count():
    match = new(3)
    for power in ("bob", "cid"):
        while mine := [decision for decision in match.decisions if decision.power == power]:
            match.choose(mine[0], mine[0].options[0])
    bid = next(decision for decision in match.decisions if decision.power == "ann").options[0]
    found = match.what_if(0, choices(bid, ("left",), ("ready",)))
    assert (found.taken, found.stopped) == (3, "somebody_else"), "in the match itself all bids would now lie open"


def test_a_refused_choice_is_told_with_its_rule_and_what_could_be_chosen():
    match = table(*TURNS, hands={"cobalt": ("scout_1", "levy_1")})
    found = match.what_if(0, choices(("play", "levy_1"), ("pass",)))
    assert (found.taken, found.stopped, found.refusal) == (0, "refused", "par-3-1")
    assert found.asked[0].options == match.decisions[0].options
    for strange in (
        Choice(("pass",), power="amber"),
        Choice(("pass",), kind="scout"),
        Choice(()),
        Choice(("aim", "fen")),
    ):
        found = match.what_if(0, [strange])
        assert (found.taken, found.stopped, found.refusal) == (0, "refused", None)


def test_it_stops_at_the_end():
    late = table(*TURNS, hands={"cobalt": ("crown_1",)}, owners={"arden": "cobalt", "brae": "cobalt", "elm": "cobalt"})
    found = late.what_if(0, choices(("play", "crown_1")))
    assert (found.taken, found.stopped, found.asked) == (1, "over", ())


def test_it_costs_no_more_than_so_many_choices_and_steps(monkeypatch):
    match = table(*TURNS, hands=HANDS)
    twice = choices(("play", "scout_1"), ("scout", "fen"))
    monkeypatch.setattr(what_if, "MOST_CHOICES", 1)
    found = match.what_if(0, twice)
    assert (found.taken, found.stopped, found.asked) == (1, "cost", ())
    monkeypatch.setattr(what_if, "MOST_STEPS", -1)
    assert match.what_if(0, twice).taken == 0
    assert len(explore(match, 0, refusals=1).asked[0].refusals) <= 1


def test_nothing_is_slipped_in_before_a_question_of_another_kind():
    found = table(*TURNS, hands=HANDS).what_if(0, choices(("play", "scout_1")))
    assert found.asked[0].kind == "scout" and found.between == ()


def test_of_what_begins_alike_one_is_told_why_not():
    match = table(*TURNS, hands={"cobalt": ("scout_1", "levy_1")})
    (question,) = explore(match, 0, why=[("play", "levy_1"), ("play", "levy_1", "fen"), ("never",)]).asked
    assert question.refusals == ((("play", "levy_1"), "par-3-1"),)
    (question,) = explore(match, 0, why=[("play",)]).asked
    assert dict(question.refusals)["play", "veto_1"] == "par-3-11" and ("play", "scout_1") not in dict(
        question.refusals
    )


# -- drafts


def test_a_turn_is_thought_through_before_it_comes():
    match = table(*TURNS, hands=HANDS)
    turn = Draft("turn", "amber")
    assert match.what_if(1).drafts == (turn,) and match.what_if(0).drafts == ()
    found = match.what_if(1, start=turn)
    assert (found.stopped, found.asked[0].power, found.asked[0].kind) == (None, "amber", "turn")
    assert ("play", "scout_2") in found.asked[0].options
    found = match.what_if(1, choices(("play", "scout_2")), start=turn)
    assert found.asked[0].kind == "scout"
    found = match.what_if(1, choices(("pass",)), start=turn)
    assert (found.taken, found.stopped) == (1, "drafted")


def test_a_draft_can_begin_while_all_decide_in_secret():
    match = table(("council",), *TURNS, hands=HANDS)
    assert {decision.kind for decision in match.decisions} == {"aim"}
    found = match.what_if(1, choices(("play", "scout_2"), ("scout", "fen")), start=Draft("turn", "amber"))
    assert (found.taken, found.stopped) == (2, "shown")
    assert {decision.kind for decision in match.decisions} == {"aim"}


@pytest.mark.parametrize("start", [Draft("turn", "cobalt"), Draft("turn", "jade"), Draft("market", "amber")])
def test_what_cannot_be_drafted_now_is_refused(start):
    with pytest.raises(IllegalChoice, match="cannot draft"):
        table(*TURNS, hands=HANDS).what_if(1, start=start)


# -- nothing leaks


def test_whatever_others_hold_the_answer_is_the_same_to_the_byte():
    tried = choices(("play", "raid_1"))
    answers = set()
    for amber, seed in ((("veto_1", "scout_2"), 1), (("levy_1", "spy_1"), 2), (("crown_1", "uprising_1"), 3)):
        match = table(
            *TURNS, hands={"cobalt": ("raid_1",), "amber": amber}, owners={"arden": "cobalt", "brae": "amber"}
        )
        answers.add(msgspec.json.encode(match.what_if(0, tried, seed=seed)))
    assert len(answers) == 1
