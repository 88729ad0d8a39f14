"""Placing in any order: what a seat has answered in an open block lives on the server, and any one of it can go."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.house import Json, Person, until
from tests.server.playing import two_at_a_table

SEATS = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]


@pytest.fixture
def match(ann: Person, bob: Person) -> str:
    return two_at_a_table(ann, bob, "game_of_thrones", players=3, seats=SEATS)


def state(person: Person, match: str) -> Json:
    found: Json = person.look(match)["state"]
    return found


def place(person: Person, match: str, area: str, order: str) -> Json:
    (decision,) = state(person, match)["decisions"]
    found: Json = person.choose(match, decision, ["order", area, order])["state"]
    return found


def placed(person: Person, match: str) -> list[Any]:
    return [one["option"] for one in state(person, match)["answers"]]


def lacking(person: Person, match: str) -> list[str]:
    """The areas of a house that lack an order, the last one of the board first."""
    (decision,) = state(person, match)["decisions"]
    return list(dict.fromkeys(one["option"][1] for one in reversed(decision["options"])))


def test_orders_are_placed_in_any_order_and_any_one_is_taken_back(ann: Person, bob: Person, match: str) -> None:
    first, second, *_ = lacking(ann, match)
    place(ann, match, first, "raid")
    answers = place(ann, match, second, "support")["answers"]
    assert [one["option"] for one in answers] == [["order", first, "raid"], ["order", second, "support"]]
    assert answers[0]["label"].endswith(": Raid") and answers[0]["kind"] == "order"
    update = ann.post(f"/api/matches/{match}/undo", {"decision": answers[0]["decision"]})
    assert [one["option"] for one in update["state"]["answers"]] == [["order", second, "support"]]
    assert first in lacking(ann, match) and second not in lacking(ann, match)
    again = {"decision": answers[0]["decision"]}
    assert ann.refused("POST", f"/api/matches/{match}/undo", again) == (409, "undo-refused")
    assert state(bob, match)["answers"] == []


def test_a_second_device_sees_what_was_placed(ann: Person, match: str) -> None:
    until(lambda: state(ann, match)["waiting"]["ready"], "the bot is ready, and that all may see")
    tablet = ann.live()
    tablet.send("watch", match=match, seat=0, cursor=ann.look(match)["cursor"])
    area = lacking(ann, match)[0]
    place(ann, match, area, "march_0")
    told = tablet.next("update")["state"]
    assert [one["option"] for one in told["answers"]] == [["order", area, "march_0"]]
    drawn = [piece["markers"] for piece in told["view"]["pieces"] if piece["kind"] == "order"]
    assert drawn == [["draft", "march_0"]]
    ann.post(f"/api/matches/{match}/undo", {"decision": told["answers"][0]["decision"]})
    assert tablet.next("update")["state"]["answers"] == []


def test_whoever_is_ready_takes_that_back_first(ann: Person, match: str) -> None:
    for area in lacking(ann, match):
        options = [one["option"] for one in state(ann, match)["decisions"][0]["options"]]
        place(ann, match, *next(option[1:] for option in options if option[1] == area))
    answers = state(ann, match)["answers"]
    ann.choose(match, state(ann, match)["decisions"][0], ["ready"])
    body = {"decision": answers[0]["decision"]}
    refused = ann.http.post(f"/api/matches/{match}/undo", json=body)
    assert refused.status_code == 409 and "Take that back first" in refused.json()["error"]["message"]
    ann.post(f"/api/matches/{match}/undo")
    ann.post(f"/api/matches/{match}/undo", body)
    assert placed(ann, match) == [one["option"] for one in answers[1:]]


def test_nobody_hears_of_it_and_nobody_else_takes_it_back(ann: Person, bob: Person, match: str) -> None:
    first, second, *_ = lacking(ann, match)
    until(lambda: state(bob, match)["waiting"]["ready"], "the bot is ready, and that all may see")
    before = bob.look(match)["cursor"]
    channel = bob.live()
    channel.send("watch", match=match, seat=1, cursor=before)
    place(ann, match, first, "raid")
    answer = place(ann, match, second, "support")["answers"][0]["decision"]
    with_answer = bob.refused("POST", f"/api/matches/{match}/undo", {"decision": answer})
    ann.post(f"/api/matches/{match}/undo", {"decision": answer})
    assert bob.refused("POST", f"/api/matches/{match}/undo", {"decision": answer}) == with_answer
    assert channel.silent() and bob.look(match)["cursor"] == before
