"""Discreet windows: nobody is asked for nothing, and a match that holds does not tell who was asked."""

from __future__ import annotations

import pickle
import random

import pytest

import warcouncil
from tests.engine.test_match import asked, play
from tests.engine.test_match import new as new_auction
from warcouncil import BadFile, RulesError, StaleDecision, UndoRefused
from warcouncil.engine.course import Course
from warcouncil.engine.past import Past, Reel
from warcouncil.engine.records import ASKED, AUTO, HELD, SECRET

SIX, NOTHING = (1, 6, 6), (1, 2, 3)


def bidden(holders, hold=True, windows="discreet", **options):
    """The last bid is to be made; the powers that hold a six are these."""
    title = new_auction().title
    state = title.setup(3, title.check_options(3, {"windows": windows, **options}))
    state.agenda = [("bids", 1)]
    state.hand = {power: SIX if power in holders else NOTHING for power in state.seats}
    match = warcouncil.Match.at(title, state, seed=4, hold=hold)
    for decision in match.decisions[:2]:
        fill(match, decision.power)
    return match


def fill(match, power):
    """A whole bid of one power."""
    while any(decision.power == power for decision in match.decisions):
        decision = next(one for one in match.decisions if one.power == power)
        if decision.kind == "respond":
            return
        match.choose(decision, decision.options[0])


def window(holders, **how):
    match = bidden(holders, **how)
    fill(match, "cid")
    return match


def powers_asked(match):
    return [decision.power for decision in match.decisions]


def pick(match, power, option=("pass",)):
    match.choose(next(one for one in match.decisions if one.power == power), option)


def passes(match):
    return [
        record[4] for record in match.journal if record[0] == "choice" and record[8] & AUTO and record[7] == ("pass",)
    ]


def same_everywhere(match):
    """Loaded, resumed, copied and gone over again, the match is the same."""
    again = [warcouncil.load(match.journal.text()), warcouncil.load(match.snapshot()), match.fork()]
    again += [pickle.loads(pickle.dumps(match)), Past(Reel.of(match)).at(list(match.live))]
    for one in again:
        assert one == match and (one.held, one.answered) == (match.held, match.answered)
        assert powers_asked(one) == powers_asked(match)
    return again[:-1]


def test_discreet_is_the_default_and_asks_only_who_can_respond():
    match = window(("bob",), hold=False)
    assert warcouncil.new("auction", players=3).options["windows"] == "discreet"
    assert powers_asked(match) == ["bob"] and match.waiting_for == {"what": "trick", "powers": ("ann", "bob", "cid")}
    assert passes(match) == ["ann", "cid"]
    pick(match, "bob", ("trick", 6))
    assert match.decisions[0].kind == "turn" and match.state.score["bob"] == 1 + 3


@pytest.mark.parametrize("holders", [(), ("bob",), ("ann", "cid")])
def test_a_window_in_which_nobody_can_respond_leaves_the_records_of_an_opened_one(holders, monkeypatch):
    """Nothing is opened where all pass: records, barrier, positions and what is undone behind are the same."""

    def played():
        match = window(holders, hold=False)
        course, chance = match._course, random.Random(6)
        passed = []
        while not match.over:
            decision = chance.choice(match.decisions)
            match.choose(decision, chance.choice(decision.options))
            passed.append((course.position, course.barrier, course.last_seat, course.block is None))
        return match.journal.text(), passed

    at_once = played()
    monkeypatch.setattr(Course, "_all_pass", lambda course, window: False)
    assert played() == at_once


def test_a_match_that_does_not_hold_closes_at_once():
    match = window((), hold=False)
    assert match.decisions[0].kind == "turn" and passes(match) == ["ann", "bob", "cid"]
    assert not any(record[0] == "close" for record in match.journal)


def test_a_held_window_is_closed_by_one_record_that_names_no_seat():
    match = window(())
    assert match.held == "0.2" and match.answered and match.decisions == () and not match.over
    assert match.waiting_for == {"what": "trick", "powers": ("ann", "bob", "cid")}
    same_everywhere(match)
    match.close_window()
    assert match.journal.records[-1] == ("close", 2) and match.held is None and match.decisions[0].kind == "turn"
    for again in same_everywhere(match):
        assert [one.id for one in again.decisions] == [one.id for one in match.decisions]


def test_the_last_answer_does_not_close_it_and_may_be_taken_back():
    match = window(("bob", "cid"))
    with pytest.raises(StaleDecision):
        match.close_window()
    pick(match, "bob")
    pick(match, "cid", ("trick", 6))
    assert match.answered and match.can_undo(2) and not match.can_undo(0)
    same_everywhere(match)
    match.undo(2)
    assert powers_asked(match) == ["cid"] and not match.answered
    pick(match, "cid")
    match.close_window()
    assert match.state.score["cid"] == 1 and not any(map(match.can_undo, range(3)))
    same_everywhere(match)


def test_what_all_others_see_is_the_same_whoever_holds_something():
    """Step by step: window open, held, closed. Only ann's own view counts; others' hands differ."""
    seen = []
    for holders in ((), ("bob",), ("bob", "cid")):
        match = window(holders)
        looks = [match.view(0)]
        for power in powers_asked(match):
            pick(match, power)
        looks.append(match.view(0))
        match.close_window()
        seen.append([*looks, match.view(0), match.redacted(0), [one.id for one in match.decisions]])
    assert seen[0] == seen[1] == seen[2]


def test_passes_are_recorded_as_standing_passes_are_and_marked():
    match = window(("bob",))
    marks = {record[4]: record[8] for record in match.journal if record[0] == "choice" and record[6] == "respond"}
    assert marks == {"ann": AUTO | SECRET | HELD, "cid": AUTO | SECRET | HELD}
    pick(match, "bob")
    assert match.journal.records[-1][8] == SECRET | HELD


def test_a_seat_may_choose_to_be_asked_always_and_still_have_a_standing_pass():
    match = bidden(())
    match.stand(0, ASKED, ("never",))
    match.stand(1, ASKED, ("never",))
    match.stand(1, "trick", ("never",))
    assert match.view(0)["standing"] == {ASKED: ("never",)} and match.view(2)["standing"] == {}
    fill(match, "cid")
    assert powers_asked(match) == ["ann"] and match.decisions[0].options == (("pass",),)
    same_everywhere(match)
    match.stand(0, ASKED)
    assert match.answered and match.view(0)["standing"] == {}
    match.close_window()
    same_everywhere(match)


def test_sealed_and_quick_are_as_they_were_also_in_a_match_that_holds():
    sealed = window(("bob",), windows="sealed")
    assert powers_asked(sealed) == ["ann", "bob", "cid"] and sealed.held is None
    for power in ("ann", "bob", "cid"):
        pick(sealed, power)
    assert sealed.decisions[0].kind == "turn"
    quick = window(("bob",), windows="quick")
    assert powers_asked(quick) == ["bob"] and quick.waiting_for["powers"] == ("bob",) and quick.held is None


def test_by_consent_a_pass_in_a_held_window_is_not_what_is_taken_back():
    """Otherwise it would show who was asked: bob could respond in one of these matches and not in the other."""
    seen = []
    for holders in (("cid",), ("bob", "cid")):
        match = window(holders)
        for power in powers_asked(match):
            pick(match, power)
        match.close_window()
        seen.append(match.beyond(1))
        match.undo(1, consent=range(3))
        assert match.decisions[0].kind != "respond"
        seen.append(powers_asked(match))
        same_everywhere(match)
    assert seen[:2] == seen[2:]


def test_a_response_is_taken_back_by_consent():
    match = window(("bob",))
    pick(match, "bob", ("trick", 6))
    match.close_window()
    match.undo(1, consent=range(3))
    assert powers_asked(match) == ["bob"] and match.held == "1.2"
    same_everywhere(match)


def test_nothing_is_asked_for_or_taken_back_by_whoever_passed_unasked():
    match = window(())
    for seat in range(3):
        with pytest.raises(UndoRefused):
            match.undo(seat)
        assert match.beyond(seat) is None


def test_copies_for_a_seat_and_light_ones_hold_nothing_unless_they_are_told_to():
    match = window(("bob",))
    copy = match.fork(seat=1, seed=1)
    assert copy.held is None and powers_asked(copy) == ["ann", "bob", "cid"]
    play(copy, random.Random(1))
    assert copy.over
    held = match.fork(seat=1, seed=1, hold=True)
    for power in powers_asked(held):
        pick(held, power)
    assert held.held == match.held and held.answered
    pick(match, "bob")
    light = match.fork(light=True)
    assert light.held is None and light.decisions[0].kind == "turn" and match.answered
    play(light, random.Random(1))
    assert light.over


def test_a_held_match_is_played_to_its_end_and_verified():
    match = warcouncil.new("auction", players=3, seed=4, hold=True)
    rng = random.Random(4)
    while not match.over:
        if match.answered:
            same_everywhere(match)
            match.close_window()
        else:
            decision = rng.choice(match.decisions)
            match.choose(decision, rng.choice(decision.options))
    assert sum(record[0] == "close" for record in match.journal) >= 3
    assert warcouncil.verify(match.journal.text()).outcome == "seeded"
    with pytest.raises(StaleDecision):
        match.close_window()


def test_a_rule_that_fails_behind_a_held_window_leaves_it_open():
    match = window(())
    course, before = match._course, match.digest()
    steps, course._steps = course._steps, {**course._steps, "turns": None}
    with pytest.raises(RulesError, match="the end of a window"):
        match.close_window()
    course._steps = steps
    assert match.answered and match.digest() == before and match.journal.records[-1][0] == "choice"


def test_forged_closings_are_refused():
    text = window(("bob",)).journal
    for record in (("close", 2), ("close", 1)):
        journal = warcouncil.engine.journal.Journal(text.header, [*text.records, record])
        with pytest.raises(BadFile):
            warcouncil.load(journal.text())
    done = window(()).journal
    journal = warcouncil.engine.journal.Journal(done.header, [*done.records, ("close", 7)])
    with pytest.raises(BadFile):
        warcouncil.load(journal.text())


def test_a_journal_from_before_that_names_no_policy_is_sealed():
    match = play(new_auction(4), random.Random(4), asked("turn"))
    header = match.journal.header
    assert header.options["windows"] == "sealed"
    del header.options["windows"]
    again = warcouncil.load(warcouncil.engine.journal.Journal(header, match.journal.records).text())
    assert again.options["windows"] == "sealed" and again == match
