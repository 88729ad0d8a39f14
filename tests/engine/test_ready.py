"""Blocks that ask for *ready* behind a single answer, and records from before there were such blocks."""

from __future__ import annotations

import json

import pytest

import warcouncil
from tests.engine.auction import Auction
from tests.engine.test_journal import relinked
from warcouncil.engine.flow import Ask, Together
from warcouncil.engine.records import ASKS_READY, SECRET
from warcouncil.engine.title import Kind, register

RAISE, LOWER = ("raise",), ("lower",)


def vote(state):
    answers = yield Together(state.seats, ballot, ready=True)
    for power, choice in answers.items():
        state.score[power] += choice == RAISE
    state.next(("turns", 1))


def ballot(state, power):
    choice = yield Ask(power, "ballot", lambda now: [RAISE, LOWER])
    state.drafts[power] = (choice,)
    return choice


class Vote(Auction):
    """One secret vote, then turns."""

    id = "vote"
    steps = {**Auction.steps, "deal": vote}
    kinds = {**Auction.kinds, "ballot": Kind({"raise": (), "lower": ()}, public=False)}


register("vote", Vote)


def new():
    return warcouncil.new("vote", players=2, seed=1)


def of(match, power):
    return next(decision for decision in match.decisions if decision.power == power)


def vote_all(match, ready=True):
    for power in ("ann", "bob"):
        match.choose(of(match, power), RAISE)
        if ready:
            match.choose(of(match, power), ("ready",))
    return match


def as_before(match):
    """The journal of a match as it was written when single answers were final."""
    header, *lines = match.journal.text().splitlines()
    kept: list[str] = []
    for line in lines:
        fields = json.loads(line)
        if fields[7] == "ready":
            continue
        fields[0], fields[9] = len(kept) + 1, fields[9] & ~ASKS_READY
        kept.append(json.dumps(fields, separators=(",", ":")))
    return relinked([header, *kept])


def test_the_last_to_answer_is_asked_for_ready_and_may_think_again():
    match = vote_all(new(), ready=False)
    assert [(d.power, d.kind) for d in match.decisions] == [("ann", "ready"), ("bob", "ready")]
    match.choose(of(match, "ann"), ("ready",))
    match.undo(1)
    assert of(match, "bob").kind == "ballot"
    match.choose(of(match, "bob"), LOWER)
    match.choose(of(match, "bob"), ("ready",))
    assert match.state.score == {"ann": 1, "bob": 0}
    assert match.decisions[0].kind == "turn"


@pytest.mark.parametrize("ready", [False, True])
def test_journals_snapshots_and_copies_ask_the_same(ready):
    match = vote_all(new(), ready)
    for other in (warcouncil.load(match.journal.text()), warcouncil.load(match.snapshot()), match.fork()):
        assert other.digest() == match.digest()
        assert [d.id for d in other.decisions] == [d.id for d in match.decisions]
    assert {record[8] for record in match.journal.records} == {SECRET | ASKS_READY}


def test_single_answers_of_old_records_stay_final():
    match = vote_all(new())
    match.choose(match.decisions[0], ("up",))
    old = warcouncil.load(as_before(match))
    assert old.state == match.state
    assert [d.kind for d in old.decisions] == [d.kind for d in match.decisions]
    old.undo(0)  # back to right behind the vote, which stays closed
    assert [(d.power, d.kind) for d in old.decisions] == [("ann", "turn")]
    assert warcouncil.load(old.snapshot()).state == old.state


def test_old_records_that_end_with_the_last_answer_lead_behind_the_block():
    match = vote_all(new())
    old = warcouncil.load(as_before(match))
    assert old.state == match.state
    assert [(d.power, d.kind) for d in old.decisions] == [("ann", "turn")]


def test_whoever_has_not_answered_in_an_old_record_is_asked_for_ready():
    match = new()
    match.choose(of(match, "ann"), RAISE)
    old = warcouncil.load(as_before(match))
    assert [(d.power, d.kind) for d in old.decisions] == [("bob", "ballot")]
    old.choose(of(old, "bob"), LOWER)
    assert [(d.power, d.kind) for d in old.decisions] == [("bob", "ready")]
    old.undo(0)  # and so is whoever takes an old answer back
    old.choose(of(old, "ann"), LOWER)
    assert of(old, "ann").kind == "ready"
