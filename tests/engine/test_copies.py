"""Copies are cheap: nothing is listed on the way, one base is left behind for the next copy, and it is a right one."""

from __future__ import annotations

import random

import pytest

import tests.engine.auction  # noqa: F401  registers the title
import warcouncil
from tests.engine.test_match import asked, new, play
from warcouncil.engine.flow import Ask


@pytest.fixture
def listed(monkeypatch):
    """The kinds of all questions that are listed."""
    kinds = []
    legal = Ask.legal

    def counting(ask, state):
        kinds.append(ask.kind)
        return legal(ask, state)

    monkeypatch.setattr(Ask, "legal", counting)
    return kinds


@pytest.mark.parametrize("kind", ["bid", "respond", "turn", "more", "talk"])
@pytest.mark.parametrize("seat", [None, 0])
def test_the_last_question_of_a_copy_is_listed_when_somebody_looks(kind, seat, listed):
    match = play(new(), random.Random(4), asked(kind))
    listed.clear()
    fork = match.fork(seat=seat, seed=1)
    assert listed == []
    assert [d.options for d in fork.decisions if d.seat == 0] == [d.options for d in match.decisions if d.seat == 0]
    assert kind in listed


def test_a_copy_leaves_one_base_behind_at_the_end_of_the_last_step():
    match = play(new(), random.Random(4), asked("turn"))
    assert match._course.bases[-1].ended < match._course.ended
    match.fork(seat=1)
    bases = list(match._course.bases)
    assert bases[-1].ended == match._course.ended
    match.fork(seat=1)
    match.fork()
    assert match._course.bases == bases


def test_what_a_copy_leaves_behind_is_what_the_match_was_there():
    plain, copied = new(), new()
    rng = random.Random(3)
    while not plain.over:
        copied.fork(seat=rng.randrange(3), light=rng.random() < 0.5)
        number = rng.randrange(len(plain.decisions))
        option = rng.choice(plain.decisions[number].options)
        for match in (plain, copied):
            match.choose(match.decisions[number], option)
        seat = rng.randrange(3)
        if rng.random() < 0.3 and plain.can_undo(seat):
            plain.undo(seat)
            copied.undo(seat)
        assert copied.fork() == copied == plain == warcouncil.load(copied.snapshot())
        assert copied.fork().log == copied.log == plain.log
        assert [copied.can_undo(seat) for seat in range(3)] == [plain.can_undo(seat) for seat in range(3)]
    assert copied.journal.text() == plain.journal.text()
    assert len(copied._course.bases) < 8, "bases that nobody can go back to are forgotten"


def test_a_copy_made_for_a_seat_does_not_know_who_lets_windows_pass():
    match = play(new(), random.Random(4), asked("bid"))
    match.stand(0, "trick", ("never",))
    match.stand(1, "trick", ("never",))
    fork = match.fork(seat=0)
    assert fork.view(0)["standing"] == match.view(0)["standing"] != {}
    assert fork.view(1)["standing"] == {}
    play(fork, random.Random(1), asked("respond"))
    assert [decision.power for decision in fork.decisions] == ["bob", "cid"]
