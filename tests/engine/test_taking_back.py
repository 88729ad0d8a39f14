"""Taking back any one answer in an open block: the rest stays, or it is refused."""

from __future__ import annotations

import pytest

import warcouncil
from tests.engine.auction import Auction
from warcouncil.engine.errors import UndoRefused
from warcouncil.engine.flow import Ask, Together
from warcouncil.engine.title import Kind, register
from warcouncil.engine.undoing import standing

SPOTS = ("a", "b", "c")


def places(state):
    answers = yield Together(state.seats, placing, ready=True)
    for power, placed in answers.items():
        state.score[power] += sum(number for _, _, number in placed)
    state.next(("turns", 1))


def placing(state, power):
    """Three numbers on three spots in any order; a 9 only beside a 1. Then, if all are low, which of them counts."""

    def options(now):
        placed = now.drafts.get(power, ())
        free = [spot for spot in SPOTS if spot not in [one[1] for one in placed]]
        high = (9,) if any(one[2] == 1 for one in placed) else ()
        return [("put", spot, number) for spot in free for number in (1, 2, *high)]

    for _ in SPOTS:
        choice = yield Ask(power, "put", options)
        state.drafts[power] = (*state.drafts.get(power, ()), choice)
    return state.drafts[power]


class Places(Auction):
    """Numbers are placed in secret, then turns."""

    id = "places"
    steps = {**Auction.steps, "deal": places}
    kinds = {**Auction.kinds, "put": Kind({"put": ("spot", "number")}, public=False)}
    domains = {**Auction.domains, "spot": SPOTS, "number": (1, 2, 9)}


register("places", Places)


def of(match, power):
    return next(decision for decision in match.decisions if decision.power == power)


def new(*numbers, power="ann"):
    """A match in which a power has put numbers on the spots, the last spot first."""
    match = warcouncil.new("places", players=2, seed=1)
    for spot, number in zip(SPOTS[::-1], numbers, strict=False):
        match.choose(of(match, power), ("put", spot, number))
    return match


def answers(match, seat=0):
    return [one.option[1:] for one in match.answers(seat)]


def test_the_answers_of_a_seat_are_its_own():
    match = new(1, 2)
    assert answers(match) == [("c", 1), ("b", 2)]
    assert match.answers(1) == match.answers(None) == []
    assert {one.power for one in match.answers(0)} == {"ann"} and {one.kind for one in match.answers(0)} == {"put"}


@pytest.mark.parametrize("place", range(3))
def test_any_one_goes_and_the_rest_stays(place):
    match = new(2, 1, 2)
    match.choose(of(match, "bob"), ("put", "a", 1))
    rest = [one for n, one in enumerate(answers(match)) if n != place]
    gone = match.answers(0)[place]
    assert match.can_take_back(0, gone.decision)
    match.take_back(0, gone.decision)
    assert answers(match) == rest and answers(match, 1) == [("a", 1)]
    assert {option[1] for option in of(match, "ann").options} == {gone.option[1]}
    assert match.state.drafts["ann"] == tuple(("put", *one) for one in rest)
    match.choose(of(match, "ann"), ("put", gone.option[1], 2))
    assert of(match, "ann").kind == "ready"


def test_it_is_told_apart_by_the_question_that_was_answered_and_by_whose_it_was():
    match = new(1, 1)
    first = match.answers(0)[0].decision
    with pytest.raises(UndoRefused):
        match.take_back(1, first)
    match.take_back(0, first)
    with pytest.raises(UndoRefused) as error:
        match.take_back(0, first)
    assert error.value.message_id == "error-nothing-to-undo"
    assert not match.can_take_back(0, first) and not match.can_take_back(0, "0.0.ann.7")


def test_no_question_has_an_id_that_was_used_before():
    match = new(1, 2)
    used = {one.decision for one in match.answers(0)} | {of(match, "ann").id}
    match.take_back(0, match.answers(0)[0].decision)
    assert of(match, "ann").id not in used
    used.add(of(match, "ann").id)
    match.undo(0)
    assert of(match, "ann").id not in used


def test_what_others_rest_on_stays():
    match = new(1, 9)
    one, nine = (answer.decision for answer in match.answers(0))
    before, records = match.digest(), len(match.journal.records)
    assert not match.can_take_back(0, one) and match.can_take_back(0, nine)
    with pytest.raises(UndoRefused) as error:
        match.take_back(0, one)
    assert error.value.message_id == "error-answers-rest-on-it"
    assert match.digest() == before and len(match.journal.records) == records
    match.take_back(0, nine)
    match.take_back(0, one)
    assert answers(match) == [] and match.digest() == new().digest()


def test_ready_is_taken_back_first():
    match = new(1, 1, 1)
    match.choose(of(match, "ann"), ("ready",))
    first = match.answers(0)[0].decision
    with pytest.raises(UndoRefused):
        match.take_back(0, first)
    match.undo(0)
    match.take_back(0, first)
    assert answers(match) == [("b", 1), ("a", 1)]


def test_it_is_as_if_it_had_never_been_given_by_every_way_that_leads_there():
    match = new(1, 2, 2)
    match.take_back(0, match.answers(0)[1].decision)
    never = new()
    for option in (("put", "c", 1), ("put", "a", 2)):
        never.choose(of(never, "ann"), option)
    for again in (match, match.fork(), warcouncil.load(match.journal.text()), warcouncil.load(match.snapshot())):
        assert again == never and again.answers(0) == match.answers(0)
        assert [d.id for d in again.decisions] == [d.id for d in match.decisions]
    live = {id(record) for record in match.live if record[0] == "choice"}
    records = match.journal.records
    assert {id(records[place]) for place in standing(records)} == live


def test_a_finished_match_with_such_records_is_faultless():
    match = new(1, 2, 2)
    match.take_back(0, match.answers(0)[1].decision)
    while not match.over:
        match.choose(match.decisions[0], match.decisions[0].options[0])
    assert warcouncil.load(match.journal.text()) == match
    assert warcouncil.verify(match.journal.text()).outcome == "seeded"


def test_a_record_that_takes_back_what_is_not_there_is_refused():
    match = new(1, 9)
    for number in (1, 99, 0):
        forged = match.fork()
        forged.journal.records.append(("undo", 0, number, match.position, "ann", 1))
        with pytest.raises(warcouncil.BadFile):
            warcouncil.load(forged.journal.text())


def test_nothing_is_taken_back_in_copies_and_behind_the_block():
    match = new(1, 1, 1)
    first = match.answers(0)[0].decision
    assert match.fork(light=True).answers(0) == match.fork(seat=0).answers(0) == []
    while match.decisions[0].kind in ("put", "ready"):
        match.choose(match.decisions[0], match.decisions[0].options[0])
    assert match.answers(0) == []
    with pytest.raises(UndoRefused):
        match.take_back(0, first)
