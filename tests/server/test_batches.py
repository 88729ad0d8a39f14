"""Several choices in one request whose questions nobody knows yet: a deal of Here I Stand, all of it or nothing."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

import tests.server.titles  # noqa: F401  registers Parley
import warcouncil
from tests.server.house import House, Json, Person
from tests.server.playing import asked, stored
from warcouncil.engine.decision import Decision
from warcouncil.engine.dice import stream_key
from warcouncil.engine.journal import Header
from warcouncil.engine.match import Match
from warcouncil.engine.records import AUTO, Record
from warcouncil.engine.seal import Seal
from warcouncil.server.play.answer import Answer
from warcouncil.server.play.play import pick

Option = list[str | int]

INVITE: Option = ["invite", "france"]
ALLY: Option = ["ally", "ottoman", "france"]
CARDS: Option = ["grant_cards", "france", "ottoman", 1]
PROPOSE: Option = ["propose"]
OTTOMAN = 0
FRANCE = 3


def at_the_announcements(ann: Person, players: int = 6) -> tuple[str, str]:
    """All seats on one device, and all have talked: the match, and what the Ottomans are asked now."""
    seats = [{"kind": "me"}, *({"kind": "hot-seat", "name": f"Guest {n}"} for n in range(1, players))]
    options = {"scenario": "1532", "windows": "quick"}
    match = str(ann.table("here_i_stand", players, start=True, seats=seats, options=options)["id"])
    for seat in range(players):
        ann.choose(match, ann.look(match, seat=seat)["state"]["decisions"][0], ["ready"], seat=seat)
    decision = open_question(ann, match, OTTOMAN)
    assert decision is not None and decision["kind"] == "announce"
    return match, str(decision["id"])


def open_question(ann: Person, match: str, seat: int) -> Json | None:
    decisions = ann.look(match, seat=seat)["state"]["decisions"]
    return decisions[0] if decisions else None


def batch(decision: str, *options: Option) -> Json:
    """The first choice names its question, the others do not."""
    choices: list[Json] = [{"option": option} for option in options]
    choices[0]["decision"] = decision
    return {"seat": OTTOMAN, "choices": choices}


def error_of(house: House, ann: Person, match: str, body: Json) -> Json:
    """How a batch is refused; the match is as it was."""
    before = stored(house, match)
    asked = open_question(ann, match, OTTOMAN)
    answer = ann.http.post(f"/api/matches/{match}/choices", json=body)
    assert answer.status_code >= 400, answer.text
    assert stored(house, match) == before
    assert open_question(ann, match, OTTOMAN) == asked
    error: Json = answer.json()["error"]
    return error


def test_a_whole_deal_is_announced_in_one_request(ann: Person) -> None:
    match, decision = at_the_announcements(ann)
    update = ann.post(f"/api/matches/{match}/choices", batch(decision, INVITE, ALLY, CARDS, PROPOSE))
    (deal,) = [panel for panel in update["state"]["view"]["panels"] if panel["kind"] == "deal"]
    assert deal["parties"] == ["ottoman", "france"] and deal["terms"] == [ALLY, CARDS]
    asked = open_question(ann, match, FRANCE)
    assert asked is not None and asked["kind"] == "confirm_deal"


@pytest.mark.parametrize(
    ("options", "entry", "clause"),
    [
        ((INVITE, CARDS, ALLY, PROPOSE), 2, "his-deal-1"),
        ((INVITE, ["ally", "ottoman", "papacy"], PROPOSE), 1, "his-9.1-18"),
        ((["invite", "ottoman"], ALLY, PROPOSE), 0, "his-9.1-18"),
        ((INVITE, ["invite", "papacy"], ALLY, PROPOSE), 3, "his-9.1-18"),
    ],
)
def test_a_refusal_names_the_choice_it_is_about(
    house: House, ann: Person, options: tuple[Option, ...], entry: int, clause: str
) -> None:
    match, decision = at_the_announcements(ann)
    error = error_of(house, ann, match, batch(decision, *options))
    assert (error["code"], error["entry"], error["clause"]["id"]) == ("refused", entry, clause)
    assert error["clause"]["text"] in error["message"]
    ann.post(f"/api/matches/{match}/choices", batch(decision, INVITE, ALLY, PROPOSE))


def test_a_single_choice_is_refused_without_a_number(house: House, ann: Person) -> None:
    match, decision = at_the_announcements(ann)
    error = error_of(house, ann, match, {"seat": OTTOMAN, "decision": decision, "option": ["invite", "ottoman"]})
    assert error["code"] == "refused" and "entry" not in error


def test_a_batch_whose_acknowledgement_got_lost_is_sent_again(house: House, ann: Person) -> None:
    match, decision = at_the_announcements(ann)
    body = batch(decision, INVITE, ALLY, PROPOSE)
    assert "repeated" not in ann.post(f"/api/matches/{match}/choices", body)
    asked = open_question(ann, match, FRANCE)
    assert asked is not None
    ann.choose(match, asked, ["yes"], seat=FRANCE)
    before = stored(house, match)
    assert ann.post(f"/api/matches/{match}/choices", body)["repeated"] is True
    assert stored(house, match) == before
    other = error_of(house, ann, match, batch(decision, INVITE, CARDS, PROPOSE))
    assert (other["code"], other["entry"]) == ("stale", 0)
    longer = error_of(house, ann, match, batch(decision, INVITE, ALLY, PROPOSE, ["done"]))
    assert (longer["code"], longer["entry"]) == ("stale", 0)


def test_a_lost_batch_is_known_by_its_own_power_alone(house: House, ann: Person) -> None:
    """The Ottomans and France sit together: what France answered meanwhile is no part of the batch."""
    match, decision = at_the_announcements(ann, players=3)
    body = batch(decision, INVITE, ALLY, PROPOSE)
    ann.post(f"/api/matches/{match}/choices", body)
    asked = open_question(ann, match, OTTOMAN)
    assert asked is not None and asked["power"] == "france"
    ann.choose(match, asked, ["yes"], seat=OTTOMAN)
    assert ann.post(f"/api/matches/{match}/choices", body)["repeated"] is True
    mixed = error_of(house, ann, match, batch(decision, INVITE, ALLY, PROPOSE, ["yes"]))
    assert mixed["code"] == "stale"


def test_a_lost_batch_is_known_although_something_was_answered_by_itself(
    house: House, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A question with only one answer is not asked: it stands in the record between two choices, but in no batch."""
    seal = Seal(b"The same tokens lie everywhere.".ljust(32), "always")
    monkeypatch.setattr(Seal, "new", staticmethod(lambda: seal))
    monkeypatch.setattr(Header, "stream", lambda _, key: stream_key(key, ()))
    match = str(ann.table("endeavor", 2, start=True, seats=[{"kind": "me"}, {"kind": "hot-seat", "name": "Bob"}])["id"])
    seat, choices = two_choices_with_one_between(house, ann, match)
    before = stored(house, match)
    body = {"seat": seat, "choices": [choices[0], {"option": choices[1]["option"]}]}
    assert ann.post(f"/api/matches/{match}/choices", body)["repeated"] is True
    assert stored(house, match) == before


def two_choices_with_one_between(house: House, ann: Person, match: str) -> tuple[int, list[Json]]:
    """Play until a power has made two choices between which a third one was forced; the seat, and the two."""
    chance = random.Random(5)
    last: Json | None = None
    for _ in range(150):
        _, decision, update = asked({0: ann, 1: ann}, match)
        option = chance.choice(decision["options"])["option"]
        known = len(records(house, match))
        ann.choose(match, decision, option, seat=update["seat"])
        choice = {"decision": decision["id"], "option": option}
        if last is not None and last["power"] == decision["power"] and last["forced"]:
            return update["seat"], [last["choice"], choice]
        forced = any(is_forced(record, decision["power"]) for record in records(house, match)[known:])
        last = {"power": decision["power"], "forced": forced, "choice": choice}
    raise AssertionError("nothing was forced")


def records(house: House, match: str) -> list[Record]:
    with house.services.gate.look(match) as live:
        assert live.match is not None
        return list(live.match.journal.records)


def is_forced(record: Record, power: str) -> bool:
    return record[0] == "choice" and record[4] == power and bool(record[8] & AUTO)


@pytest.mark.parametrize(
    ("players", "options"),
    [
        pytest.param(3, (INVITE, ALLY, PROPOSE, ["yes"]), id="the other power of the seat"),
        pytest.param(6, (INVITE, ALLY, PROPOSE, ["yes"]), id="another seat"),
        pytest.param(3, (["done"], ["done"]), id="another seat at the same question"),
    ],
)
def test_only_questions_of_the_same_power_are_answered(
    house: House, ann: Person, players: int, options: tuple[Option, ...]
) -> None:
    match, decision = at_the_announcements(ann, players)
    error = error_of(house, ann, match, batch(decision, *options))
    assert (error["code"], error["entry"], error["clause"]) == ("stale", len(options) - 1, None)


def test_secret_answers_of_others_are_not_given(house: House, ann: Person) -> None:
    """All seats decide side by side: one seat's batch reaches nobody else's question, and does not tell of it."""
    seats = [{"kind": "me"}, {"kind": "hot-seat", "name": "Guest"}, {"kind": "hot-seat", "name": "Other"}]
    options = {"scenario": "1532", "windows": "quick"}
    match = str(ann.table("here_i_stand", 3, start=True, seats=seats, options=options)["id"])
    decision = open_question(ann, match, OTTOMAN)
    assert decision is not None
    error = error_of(house, ann, match, batch(decision["id"], ["ready"], ["ready"]))
    assert (error["code"], error["entry"]) == ("stale", 1)


@pytest.mark.parametrize("first", [{}, {"decision": None}])
def test_the_first_choice_names_its_question(house: House, ann: Person, first: Any) -> None:
    match, _ = at_the_announcements(ann)
    body = {"seat": OTTOMAN, "choices": [{**first, "option": INVITE}, {"option": ALLY}]}
    error = error_of(house, ann, match, body)
    assert (error["code"], error["field"]) == ("bad-request", "choices")


class Desk:
    """As much of a draft as a choice needs."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def play(self, seat: int, work: Callable[[Match], None]) -> None:
        work(self.match)


def before_a_die(match: Match) -> tuple[Decision, Any, Any]:
    """Play on until a choice rolls dice and asks the same power something else; what could be answered then."""
    chance = random.Random(5)
    for _ in range(500):
        for decision in match.decisions:
            for option in decision.options:
                fork = match.fork()
                fork.choose(decision.id, option)
                then = [one for one in fork.decisions if one.power == decision.power and one.trigger is None]
                if fork.dice.position > match.dice.position and then:
                    return decision, option, then[0].options[0]
        decision = chance.choice(match.decisions)
        match.choose(decision, chance.choice(decision.options))
    raise AssertionError("no die was rolled")


@pytest.mark.parametrize("fits", [True, False])
def test_nobody_looks_behind_a_die_with_a_batch(fits: bool) -> None:
    """What is rolled behind the first choice would show in how the second is refused: so the first stands."""
    match = warcouncil.new("parley", players=2, seed=3)
    decision, option, later = before_a_die(match)
    alone = match.fork()
    alone.choose(decision.id, option)
    answers = [Answer(decision.id, option), Answer(None, later if fits else ("guess",))]
    pick(Desk(match), decision.seat, answers)  # type: ignore[arg-type]
    assert match.state.canonical() == alone.state.canonical()
    assert [one.id for one in match.decisions] == [one.id for one in alone.decisions]
