"""Requests while people come and go: all persons who are there must agree, and nobody else."""

from __future__ import annotations

import random

from tests.server.house import House, Person
from tests.server.playing import open_seat, play_some
from tests.server.test_talk import three_at_a_table


def paused(person: Person, match: str) -> bool:
    return person.get(f"/api/tables/{match}")["paused"] is not None


def test_whoever_leaves_need_not_be_waited_for(house: House) -> None:
    match, (ann, bob, carl) = three_at_a_table(house)
    request = bob.post(f"/api/matches/{match}/requests", {"kind": "pause"})["table"]["requests"][0]["id"]
    ann.post(f"/api/matches/{match}/requests/{request}", {"grant": True})
    assert not paused(ann, match), "Carl has not been asked yet"
    carl.call("POST", f"/api/matches/{match}/resign", {}, 204)
    assert paused(ann, match), "nobody is left who could refuse"


def test_whoever_comes_must_be_asked_too(house: House) -> None:
    match, (ann, bob, carl) = three_at_a_table(house)
    carl.call("POST", f"/api/matches/{match}/resign", {}, 204)
    request = bob.post(f"/api/matches/{match}/requests", {"kind": "pause"})["table"]["requests"][0]["id"]
    dora = house.person("Dora")
    dora.join(open_seat(match, 2, ann, bob))
    assert dora.look(match)["table"]["requests"][0]["waits_for_me"]
    ann.post(f"/api/matches/{match}/requests/{request}", {"grant": True})
    assert not paused(ann, match)
    dora.post(f"/api/matches/{match}/requests/{request}", {"grant": True})
    assert paused(ann, match)


def test_a_private_standing_answer_does_not_end_the_request_of_another(house: House, ann: Person, bob: Person) -> None:
    """Nobody learns that somebody has left word to pass: not even from a request that lapses."""
    for game in range(20):
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = ann.table("parley", seats=seats, options={"rounds": 4})
        bob.join(ann.invite(table))
        match = ann.post(f"/api/tables/{table['id']}/start")["id"]
        play_some({0: ann, 1: bob}, match, 6 + game % 3, random.Random(game))
        answer = ann.http.post(f"/api/matches/{match}/requests", json={"kind": "undo"})
        if answer.status_code == 200 and answer.json()["table"]["requests"]:
            break
    else:
        raise AssertionError("there was never anything to take back")
    bob.call("PUT", f"/api/matches/{match}/standing", {"trigger": "*", "until": ["never"]})
    assert len(ann.look(match)["table"]["requests"]) == 1


def test_whoever_leaves_for_good_need_not_be_waited_for_either(house: House) -> None:
    match, (ann, bob, carl) = three_at_a_table(house)
    request = bob.post(f"/api/matches/{match}/requests", {"kind": "pause"})["table"]["requests"][0]["id"]
    ann.post(f"/api/matches/{match}/requests/{request}", {"grant": True})
    carl.call("DELETE", "/api/me", {}, 204)
    assert paused(ann, match)
