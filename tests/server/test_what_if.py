"""What if, through the API: in words, for one's own seat only, and limited by what it costs."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.server.house import House, Json, Person
from tests.server.playing import play_until, two_at_a_table
from warcouncil.server.ground.limits import RATES, Rate
from warcouncil.server.web.routes.what_if import TriedQuestion


def what_if(person: Person, match: str, *options: Any, **more: Any) -> Json:
    body = {"choices": [{"option": list(option)} for option in options], **more}
    return person.post(f"/api/matches/{match}/what-if", body)


def test_it_is_the_open_question_and_then_the_next_one(house: House, seed: int) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")
    match = two_at_a_table(ann, bob, "parley")
    before = ann.look(match)
    decision = before["state"]["decisions"][0]
    found = what_if(ann, match)
    question = found["asked"][0]
    assert (found["seat"], found["taken"], found["stopped"], found["text"]) == (0, 0, None, None)
    assert {**question, "id": decision["id"], "refused": 0, "acts": 0} == {**decision, "refused": 0, "acts": 0}
    assert set(question) == set(TriedQuestion.model_fields), "the description of the API knows all of it"
    assert question["acts"] == ["aim", "rest"]
    assert question["refused"][0]["clause"]["id"] in question["refused"][0]["message"]
    option = decision["options"][0]["option"]
    further = what_if(ann, match, option)
    assert (further["taken"], further["asked"][0]["kind"]) == (1, "back")
    label = decision["options"][0]["label"]
    assert further["tried"] == [{"option": option, "label": label, "power": "cobalt", "kind": "aim"}]
    end = what_if(ann, match, option, ["alone"], ["ready"])
    assert (end["taken"], end["stopped"], end["asked"], end["text"]) == (3, "somebody_else", [], "Here others decide.")
    path, body = f"/api/matches/{match}/what-if", {"choices": [{"option": ["rest"]}]}
    chinese = ann.call("POST", path, body, params={"lang": "zh-Hans"})
    assert chinese["text"] == "接下来由其他人决定。"
    after = ann.look(match)
    assert after["state"] == before["state"] and after["cursor"] == before["cursor"]


def test_a_refusal_names_the_choice_and_the_rule(ann: Person, bob: Person, seed: int) -> None:
    match = two_at_a_table(ann, bob)
    person, _, _ = play_until({0: ann, 1: bob}, match, "occupy", random.Random(seed))
    found = what_if(person, match, ["occupy", "boston"])
    assert (found["taken"], found["stopped"], found["refusal"]["entry"]) == (0, "refused", 0)
    assert found["refusal"]["clause"]["id"] in found["refusal"]["message"]
    assert found["asked"][0]["options"]


def test_a_draft_begins_where_the_title_says(house: House) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")
    match = two_at_a_table(ann, bob, "parley")
    start = {"step": "turn", "power": "amber", "number": 0}
    assert what_if(bob, match)["drafts"] == [start]
    assert {**start, "decision": None} in bob.look(match)["state"]["draftable"]
    found = what_if(bob, match, start=start)
    assert (found["asked"][0]["power"], found["asked"][0]["kind"]) == ("amber", "turn")
    assert what_if(bob, match, ["pass"], start=start)["stopped"] == "drafted"
    path, body = f"/api/matches/{match}/what-if", {"start": {"step": "turn", "power": "cobalt"}}
    assert bob.refused("POST", path, body) == (409, "refused")


def test_what_can_be_drafted_names_the_question_where_it_is_open(house: House, seed: int) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")
    match = two_at_a_table(ann, bob, "parley")
    person, decision, _ = play_until({0: ann, 1: bob}, match, "turn", random.Random(seed))
    rows = person.look(match)["state"]["draftable"]
    assert rows[0] == {"step": "turn", "power": decision["power"], "number": None, "decision": decision["id"]}


def test_why_not_is_told_of_what_begins_alike(house: House) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")
    match = two_at_a_table(ann, bob, "parley")
    start = {"step": "turn", "power": "amber"}
    (question,) = what_if(bob, match, start=start, why=[["play"]])["asked"]
    told = {tuple(one["option"]): row for row in question["refused"] for one in (row, *row["others"])}
    offered = {tuple(one["option"]) for one in question["options"]}
    assert "par-3-11" in {row["clause"]["id"] for row in told.values()} and not offered & set(told)
    assert {option[0] for option in told} == {"play"} and len(told) > 10
    assert all(row["more"] == 0 for row in question["refused"])
    assert what_if(bob, match, start=start, why=[])["asked"][0]["refused"] == []


def test_nobody_tries_for_somebody_else(house: House) -> None:
    ann, bob, eve = house.person("Ann"), house.person("Bob"), house.person("Eve")
    match = two_at_a_table(ann, bob, "parley")
    path = f"/api/matches/{match}/what-if"
    assert bob.refused("POST", path, {"seat": 0}) == (403, "not-yours")
    assert eve.refused("POST", path, {"seat": 0})[0] in (403, 404)
    assert house.person().refused("POST", path, {}) == (401, "no-session")
    waiting = ann.table("parley")
    assert ann.refused("POST", f"/api/matches/{waiting['id']}/what-if", {}) == (409, "not-started")


def test_whether_others_have_answered_does_not_show(house: House) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")
    match = two_at_a_table(ann, bob, "parley")
    tried = [["rest"]]
    before = what_if(bob, match, *tried)
    while mine := ann.look(match)["state"]["decisions"]:
        ann.choose(match, mine[0], mine[0]["options"][0]["option"])
    assert what_if(bob, match, *tried) == before


def test_what_it_costs_is_counted(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")
    match = two_at_a_table(ann, bob, "parley")
    monkeypatch.setitem(RATES, "what-if", Rate(2, 1000.0))
    monkeypatch.setattr(house.services.limits, "enabled", True)
    what_if(ann, match)  # one token for asking, and more for the time that it took
    assert ann.refused("POST", f"/api/matches/{match}/what-if", {}) == (429, "too-many")
    what_if(bob, match)


def test_it_tells_what_could_not_be_taken_back(house: House) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")
    match = two_at_a_table(ann, bob, "parley")
    option = ann.look(match)["state"]["decisions"][0]["options"][0]["option"]
    assert not what_if(ann, match)["final"]
    assert not what_if(ann, match, option)["final"]
    assert what_if(ann, match, option, ["alone"], ["ready"])["final"]
    assert not what_if(ann, match, ["no such thing"])["final"]
