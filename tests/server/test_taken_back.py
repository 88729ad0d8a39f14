"""Taking back: a choice that was taken back and comes again, what bots agree to, and the line that tells it."""

from __future__ import annotations

import random
from functools import partial
from pathlib import Path
from typing import Any

from tests.server.house import House, Json, Person, running, until
from tests.server.playing import asked, play_some, two_at_a_table
from tests.server.test_batches import ALLY, CARDS, INVITE, OTTOMAN, at_the_announcements, batch, error_of
from tests.server.test_table_play import hot_seat, until_undo
from warcouncil.engine.undoing import NOTHING, TakenBack

# -- sent again


def test_a_choice_that_was_taken_back_is_not_acknowledged_as_done(house: House, ann: Person, bob: Person) -> None:
    people = {0: ann, 1: bob}
    match = two_at_a_table(ann, bob)
    play_some(people, match, 8, random.Random(2))
    for _ in range(100):
        person, decision, _ = asked(people, match)
        body = {"decision": decision["id"], "option": decision["options"][0]["option"]}
        person.post(f"/api/matches/{match}/choices", body)
        if person.look(match)["state"]["can_undo"]:
            break
    assert person.post(f"/api/matches/{match}/choices", body)["repeated"], "it stands: the answer got lost"
    person.post(f"/api/matches/{match}/undo")
    before = person.look(match)["state"]["decisions"]
    answer = person.http.post(f"/api/matches/{match}/choices", json=body)
    assert answer.status_code == 409 and answer.json()["error"]["code"] == "taken-back"
    assert "taken back" in answer.json()["error"]["message"]
    assert person.look(match)["state"]["decisions"] == before
    other = {**body, "option": ["no", "such", "choice"]}
    assert person.refused("POST", f"/api/matches/{match}/choices", other) == (409, "stale"), "that was never made"
    again = next(one for one in before if one["kind"] == decision["kind"])
    anew = {"decision": again["id"], "option": body["option"]}
    person.post(f"/api/matches/{match}/choices", anew)
    assert person.post(f"/api/matches/{match}/choices", anew)["repeated"]
    assert person.refused("POST", f"/api/matches/{match}/choices", body) == (409, "taken-back")


def test_of_a_batch_it_is_told_which_choice_was_taken_back(house: House, ann: Person) -> None:
    match, decision = at_the_announcements(ann)
    body = batch(decision, INVITE, ALLY, CARDS)
    ann.post(f"/api/matches/{match}/choices", body)
    assert ann.post(f"/api/matches/{match}/choices", body)["repeated"]
    ann.post(f"/api/matches/{match}/undo", {"seat": OTTOMAN})
    error = error_of(house, ann, match, body)
    assert (error["code"], error["entry"]) == ("taken-back", 2)
    question = ann.look(match, seat=OTTOMAN)["state"]["decisions"][0]
    ann.choose(match, question, CARDS, seat=OTTOMAN)
    assert ann.post(f"/api/matches/{match}/choices", body)["repeated"], "all of it stands again"
    for _ in range(3):
        ann.post(f"/api/matches/{match}/undo", {"seat": OTTOMAN})
    error = error_of(house, ann, match, body)
    assert (error["code"], error["entry"]) == ("taken-back", 0)


def test_a_secret_answer_that_was_taken_back_is_told_so_too(ann: Person) -> None:
    match = hot_seat(ann)
    decision = ann.look(match, seat=0)["state"]["decisions"][0]
    body = {"seat": 0, "decision": decision["id"], "option": decision["options"][0]["option"]}
    ann.post(f"/api/matches/{match}/choices", body)
    ann.post(f"/api/matches/{match}/undo", {"seat": 0})
    assert ann.refused("POST", f"/api/matches/{match}/choices", body) == (409, "taken-back")


# -- what bots agree to


def beyond(house: House, match: str, seat: int) -> TakenBack | None:
    with house.services.gate.look(match) as live:
        assert live.match is not None
        return live.match.beyond(seat)


def alone_with_a_bot(house: House, ann: Person, title: str, behind: bool, **wish: Any) -> str:
    """Ann plays until she could take something back by consent only: behind dice or something shown, or not."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    for _ in range(10):
        match = str(ann.table(title, 2, start=True, seats=seats, **wish)["id"])
        for _ in range(60):
            update = until(partial(waits, ann, match), "Ann is asked, or it is over")
            if update["state"]["over"]:
                break
            found = beyond(house, match, 0)
            if found is not None and (found.behind != NOTHING) == behind:
                return match
            ann.choose(match, update["state"]["decisions"][0])
    raise AssertionError("that never happened")


def waits(person: Person, match: str) -> Json | None:
    update = person.look(match)
    return update if update["state"]["decisions"] or update["state"]["over"] else None


def lines(person: Person, match: str, **query: Any) -> list[Json]:
    return [one for one in person.look(match, **query)["log"]["entries"] if one["message"] == "taken-back"]


def test_bots_agree_to_nothing_behind_dice_or_something_shown(house: House, ann: Person) -> None:
    match = alone_with_a_bot(house, ann, "parley", True)
    steps = len(ann.get(f"/api/matches/{match}/history")["steps"])
    assert ann.refused("POST", f"/api/matches/{match}/undo") == (409, "undo-bots")
    assert ann.refused("POST", f"/api/matches/{match}/requests", {"kind": "undo"}) == (409, "undo-bots")
    assert len(ann.get(f"/api/matches/{match}/history")["steps"]) == steps and lines(ann, match) == []


def test_unless_the_table_says_so(house: House, ann: Person) -> None:
    match = alone_with_a_bot(house, ann, "parley", True, lenient_bots=True)
    assert ann.get(f"/api/tables/{match}")["lenient_bots"] is True
    ann.post(f"/api/matches/{match}/undo")
    (line,) = lines(ann, match)
    assert line["arguments"]["behind"] in ("dice", "shown") and line["arguments"]["count"] >= 1
    assert ann.refused("PATCH", f"/api/tables/{match}", {"lenient_bots": False}) == (409, "started")


def test_what_only_a_bot_has_answered_is_taken_back(house: House, ann: Person) -> None:
    match = alone_with_a_bot(house, ann, "endeavor", False)
    ann.post(f"/api/matches/{match}/undo")
    (line,) = lines(ann, match)
    assert line["arguments"]["behind"] == "nothing"


def behind_something(house: House, ann: Person, bob: Person) -> str | None:
    """A match in which something was rolled or shown since Ann's last choice; None if it was over before."""
    people = {0: ann, 1: bob}
    match = two_at_a_table(ann, bob, "parley", options={"rounds": 4})
    while not ann.look(match)["state"]["over"]:
        found = beyond(house, match, 0)
        if found is not None and found.behind != NOTHING:
            return match
        play_some(people, match, 1, random.Random(3))
    return None


def test_a_bot_among_persons_agrees_to_no_more(house: House, ann: Person, bob: Person) -> None:
    """All persons agree, and still the bot does not: whoever resigns leaves a bot that does not either."""
    match = next(found for _ in range(20) if (found := behind_something(house, ann, bob)))
    assert ann.post(f"/api/matches/{match}/requests", {"kind": "undo"})["table"]["requests"]
    bob.call("POST", f"/api/matches/{match}/resign", {}, 204)
    assert ann.get(f"/api/tables/{match}")["requests"] == [] and lines(ann, match) == []


def test_in_a_rated_match_nothing_is_taken_back_by_consent(house: House, ann: Person, bob: Person) -> None:
    people = {0: ann, 1: bob}
    match = two_at_a_table(ann, bob, rated=True, lenient_bots=True)
    play_some(people, match, 8, random.Random(2))
    person, _ = until_undo(people, match, False)
    assert person.refused("POST", f"/api/matches/{match}/requests", {"kind": "undo"}) == (409, "undo-rated")
    person, seat = until_undo(people, match, True)
    person.post(f"/api/matches/{match}/undo", {"seat": seat})


# -- the line


def test_everybody_reads_who_took_back_and_by_whose_consent(folder: Path) -> None:
    with running(folder) as first:
        ann, bob = first.person("Ann"), first.person("Bob")
        people = {0: ann, 1: bob}
        match = two_at_a_table(ann, bob, private=False)
        play_some(people, match, 8, random.Random(2))
        person, seat = until_undo(people, match, False)
        request = person.post(f"/api/matches/{match}/requests", {"kind": "undo"})["table"]["requests"][0]
        people[1 - seat].post(f"/api/matches/{match}/requests/{request['id']}", {"grant": True})
        told = [lines(ann, match), lines(bob, match), lines(first.person(), match)]
        assert told[0] == told[1] == told[2] and len(told[0]) == 1
        (line,) = told[0]
        powers = [ann.get(f"/api/tables/{match}")["seats"][place]["powers"][0] for place in (seat, 1 - seat)]
        assert [line["arguments"]["power"], *line["arguments"]["powers"]] == powers
        assert "takes back" in line["text"] and "by consent of" in line["text"]
        last = len(ann.get(f"/api/matches/{match}/history")["steps"])
        then = ann.get(f"/api/matches/{match}/history/{last}")["log"]["entries"]
        assert [one for one in then if one["message"] == "taken-back"] == told[0]
        play_some(people, match, 3, random.Random(2))
        mine = dict(ann.http.cookies)
        whole = ann.look(match)["log"]
    with running(folder) as second:
        ann = Person(second)
        ann.http.cookies.update(mine)
        assert ann.look(match)["log"] == whole and lines(ann, match) == told[0]
        assert "经" in lines(ann, match, lang="zh-Hans")[0]["text"]
