"""The planning board: tried out on what one may know, kept for oneself, queued; nobody else is told a byte of it."""

from __future__ import annotations

import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import Channel, House, Json, Person, running, until
from tests.server.playing import open_seat, two_at_a_table
from warcouncil.engine.title import get_title
from warcouncil.server.ground.limits import RATES, Rate


def begin(person: Person, match: str, **body: Any) -> Json:
    return dict(person.post(f"/api/matches/{match}/variants", body, 201))


def see(person: Person, match: str, variant: Json, **query: Any) -> Json:
    return dict(person.get(f"/api/matches/{match}/variants/{variant['id']}", **query))


def go(person: Person, match: str, variant: Json, keep: int, *choices: Json) -> Json:
    return dict(
        person.post(f"/api/matches/{match}/variants/{variant['id']}/choices", {"keep": keep, "choices": list(choices)})
    )


def first(decision: Json, number: int = 0) -> Json:
    return {"power": decision["power"], "kind": decision["kind"], "option": decision["options"][number]["option"]}


def try_on(person: Person, match: str, variant: Json, steps: int) -> Json:
    """Take the first option of whoever is asked first, so many times."""
    body = see(person, match, variant)
    for _ in range(steps):
        body = go(person, match, variant, len(body["tried"]), first(body["state"]["decisions"][0]))
        assert body["refusal"] is None
    return body


def frames(channel: Channel) -> list[Json]:
    """All that has come through a channel since, up to its answer to a sign of life."""
    channel.send("ping")
    found = []
    while (frame := channel.next())["type"] != "pong":
        found.append(frame)
    return found


def settled(person: Person, match: str, *channels: Channel) -> Json | None:
    """What somebody sees, once nothing more is on its way to anybody."""
    time.sleep(0.5)
    return None if any(frames(one) for one in channels) else person.look(match)


def watch(person: Person, match: str) -> Channel:
    channel = person.live()
    channel.send("watch", match=match)
    channel.next("update")
    frames(channel)
    return channel


def test_one_moves_for_everybody_takes_back_and_branches(ann: Person, bob: Person) -> None:
    match = two_at_a_table(ann, bob)
    before = ann.look(match)
    variant = begin(ann, match)
    body = try_on(ann, match, variant, 6)
    assert {row["mine"] for row in body["tried"]} == {True, False}
    assert len(body["tried"]) == 6
    assert body["state"]["decisions"] and body["log"]["entries"] and body["left"] == 0
    back = go(ann, match, variant, 2)
    assert back["tried"] == body["tried"][:2] and back["variant"]["count"] == 2
    ann.call("PATCH", f"/api/matches/{match}/variants/{variant['id']}", {"name": "Sea", "notes": "first ships"})
    other = begin(ann, match, branch=variant["id"], keep=1, name="Land")
    assert see(ann, match, other)["tried"] == body["tried"][:1]
    rows = ann.get(f"/api/matches/{match}/variants")["variants"]
    assert {(row["name"], row["count"], row["notes"]) for row in rows} == {("Sea", 2, "first ships"), ("Land", 1, "")}
    assert all(row["here"] and not row["lapsed"] for row in rows)
    after = ann.look(match)
    assert (after["state"], after["cursor"]) == (before["state"], before["cursor"])


def test_the_same_seed_leads_to_the_same_place_in_any_language(ann: Person, bob: Person) -> None:
    match = two_at_a_table(ann, bob, "parley")
    variant = begin(ann, match)
    body = try_on(ann, match, variant, 12)
    assert see(ann, match, variant) == body
    chinese = see(ann, match, variant, lang="zh-Hans")
    assert chinese["state"]["view"] == body["state"]["view"] and chinese["log"] != body["log"]


def test_questions_that_rest_on_what_was_drawn_anew_are_marked(ann: Person, bob: Person) -> None:
    match = two_at_a_table(ann, bob, "parley")
    variant = begin(ann, match)
    marks: dict[tuple[str, bool], bool] = {}
    body = see(ann, match, variant)
    while len(body["tried"]) < 24 and body["state"]["decisions"]:  # it may be over sooner
        marks |= {(row["kind"], row["mine"]): row["drawn"] for row in body["state"]["decisions"]}
        body = go(ann, match, variant, len(body["tried"]), first(body["state"]["decisions"][0]))
    kinds = get_title("parley").kinds
    assert {("turn", False), ("turn", True)} <= set(marks) and not kinds["turn"].public
    known = {(kind, mine): drawn for (kind, mine), drawn in marks.items() if kind in kinds}
    assert all(drawn == (not mine and not kinds[kind].public) for (kind, mine), drawn in known.items())


def test_what_is_refused_is_not_kept(ann: Person, bob: Person) -> None:
    match = two_at_a_table(ann, bob, "parley")
    variant = begin(ann, match)
    decision = see(ann, match, variant)["state"]["decisions"][0]
    body = go(ann, match, variant, 0, {**first(decision), "option": ["aim", "nowhere"]})
    assert body["stopped"] == "refused" and body["refusal"]["message"] and body["left"] == 1
    assert see(ann, match, variant)["tried"] == []


def test_it_belongs_to_the_person_and_to_nobody_else(house: House) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")
    match = two_at_a_table(ann, bob, "parley")
    variant = begin(ann, match, name="Mine")
    path = f"/api/matches/{match}/variants/{variant['id']}"
    assert bob.get(f"/api/matches/{match}/variants") == {"variants": []}
    for method, where, body in (
        ("GET", path, None),
        ("PATCH", path, {"name": "Yours"}),
        ("DELETE", path, None),
        ("POST", f"{path}/choices", {"keep": 0}),
        ("POST", f"{path}/queue", None),
    ):
        assert bob.refused(method, where, body) == (404, "not-found")
    assert bob.refused("POST", f"/api/matches/{match}/variants", {"branch": variant["id"]}) == (404, "not-found")
    assert bob.refused("POST", f"/api/matches/{match}/variants", {"seat": 0}) == (403, "not-yours")
    ann.post(f"/api/matches/{match}/resign", {"seat": 0}, 204)
    assert see(ann, match, variant)["variant"]["name"] == "Mine"  # what somebody has planned stays theirs


def test_an_undo_that_takes_the_moment_away_makes_it_lapse(ann: Person, bob: Person) -> None:
    match = two_at_a_table(ann, bob)
    people = {0: ann, 1: bob}
    seat = next(seat for seat, one in people.items() if one.look(match, seat=seat)["state"]["decisions"])
    person = people[seat]
    early = begin(person, match, name="Early")
    person.choose(match, person.look(match)["state"]["decisions"][0])
    late = begin(person, match, name="Late")
    person.post(f"/api/matches/{match}/undo", {"seat": seat})
    rows = {row["name"]: row for row in person.get(f"/api/matches/{match}/variants")["variants"]}
    assert rows["Late"]["lapsed"] and not rows["Early"]["lapsed"] and rows["Early"]["here"]
    path = f"/api/matches/{match}/variants/{late['id']}"
    assert person.refused("GET", path) == (409, "lapsed")
    assert person.refused("POST", f"{path}/queue") == (409, "lapsed")
    assert see(person, match, early)["tried"] == []


def test_what_others_answer_in_secret_changes_nothing_of_it(ann: Person, bob: Person) -> None:
    """A moment in an open block is the same whether others have answered, and whether they take it back."""
    match = two_at_a_table(ann, bob, "parley")
    variant = begin(bob, match, name="Quiet")
    before, listed = see(bob, match, variant), bob.get(f"/api/matches/{match}/variants")
    ann.choose(match, ann.look(match)["state"]["decisions"][0])
    assert see(bob, match, variant) == before and bob.get(f"/api/matches/{match}/variants") == listed
    ann.post(f"/api/matches/{match}/undo", {})
    assert see(bob, match, variant) == before and bob.get(f"/api/matches/{match}/variants") == listed


def test_whoever_has_left_the_seat_is_not_told_when_it_answers(house: House) -> None:
    """In a council all decide in secret; somebody else plays on at the seat of whoever has made the variant."""
    ann, bob, cid = house.person("Ann"), house.person("Bob"), house.person("Cid")
    match = two_at_a_table(ann, bob, "parley")
    begin(ann, match, name="Mine")
    (before,) = ann.get(f"/api/matches/{match}/variants")["variants"]
    assert before["here"]
    cid.join(open_seat(match, 0, ann, bob))
    (gone,) = ann.get(f"/api/matches/{match}/variants")["variants"]
    cid.choose(match, cid.look(match)["state"]["decisions"][0])
    assert bob.look(match)["state"]["decisions"], "the council goes on"
    (after,) = ann.get(f"/api/matches/{match}/variants")["variants"]
    assert gone == after == {**before, "here": False}


def planned(person: Person, match: str, seat: int) -> tuple[Json, list[Json]]:
    """A variant in which the person chooses, another does, and the person chooses again."""
    variant = begin(person, match, name="Plan")
    body = see(person, match, variant)
    while [row["mine"] for row in body["tried"]][-1:] != [True] or not any(not row["mine"] for row in body["tried"]):
        body = go(person, match, variant, len(body["tried"]), first(body["state"]["decisions"][0]))
    return variant, body["tried"]


def of_whom(people: dict[int, Person], match: str) -> tuple[int, Person, Person]:
    seat = next(seat for seat, one in people.items() if one.look(match, seat=seat)["state"]["decisions"])
    return seat, people[seat], people[1 - seat]


def chosen(person: Person, match: str) -> list[Any]:
    steps = person.get(f"/api/matches/{match}/history")["steps"]
    return [step["option"] for step in steps]


def made(person: Person, match: str, count: int) -> bool:
    return len(chosen(person, match)) >= count


def test_a_queue_goes_on_while_the_match_goes_as_planned(ann: Person, bob: Person) -> None:
    match = two_at_a_table(ann, bob)
    seat, planner, other = of_whom({0: ann, 1: bob}, match)
    variant, tried = planned(planner, match, seat)
    planner.post(f"/api/matches/{match}/variants/{variant['id']}/queue", None, 204)
    for number, row in enumerate(tried):
        if not row["mine"]:
            until(lambda: other.look(match)["state"]["decisions"], "the other is asked")
            other.choose(match, other.look(match)["state"]["decisions"][0], row["option"])
        until(partial(made, planner, match, number + 1), "the choice is made")
    assert chosen(planner, match) == [row["option"] for row in tried]
    until(lambda: planner.look(match)["table"]["queues"] == [], "all is done")


def test_when_the_other_moves_otherwise_it_drops_and_the_other_is_told_not_one_byte(house: House) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")
    match = two_at_a_table(ann, bob)
    seat, planner, other = of_whom({0: ann, 1: bob}, match)
    mine, theirs = watch(planner, match), watch(other, match)
    variant, tried = planned(planner, match, seat)
    begin(planner, match, branch=variant["id"], keep=1, name="Another way")
    planner.call("PATCH", f"/api/matches/{match}/variants/{variant['id']}", {"notes": "if they dare"})
    while tried[0]["mine"] and not other.look(match)["state"]["decisions"]:  # by hand up to where the other decides
        row = tried[len(chosen(planner, match))]
        planner.choose(match, planner.look(match)["state"]["decisions"][0], row["option"])
    before = until(lambda: settled(other, match, theirs, mine), "both have been told what was done by hand")
    planner.post(f"/api/matches/{match}/variants/{variant['id']}/queue", None, 204)
    assert mine.next("update")["table"]["queues"][0]["name"] == "Plan"
    time.sleep(0.5)
    assert frames(theirs) == [] and other.look(match)["cursor"] == before["cursor"]
    decision = before["state"]["decisions"][0]
    planned_option = tried[len(chosen(planner, match))]["option"]
    option = next(one["option"] for one in decision["options"] if one["option"] != planned_option)
    other.choose(match, decision, option)
    dropped = until(lambda: planner.look(match)["table"]["queues"][0]["dropped"], "the queue drops")
    assert dropped == "otherwise" and chosen(planner, match)[-1] == option
    time.sleep(0.5)
    after = [one for one in frames(theirs) if one["type"] == "update"]
    assert len(after) == 1 and after[0]["table"]["queues"] == []
    text = str(after)
    assert not any(word in text for word in ("Plan", "Another way", "if they dare", "variant"))
    planner.call("DELETE", f"/api/matches/{match}/variants/{variant['id']}/queue", None, 204)
    time.sleep(0.5)
    assert planner.look(match)["table"]["queues"] == [] and frames(theirs) == []


def test_an_undo_of_ones_own_drops_the_queue(ann: Person, bob: Person) -> None:
    match = two_at_a_table(ann, bob)
    seat, planner, _ = of_whom({0: ann, 1: bob}, match)
    variant, tried = planned(planner, match, seat)
    planner.post(f"/api/matches/{match}/variants/{variant['id']}/queue", None, 204)
    until(lambda: chosen(planner, match), "the first choice is made")
    planner.post(f"/api/matches/{match}/undo", {"seat": seat})
    assert until(lambda: planner.look(match)["table"]["queues"][0]["dropped"], "it drops") == "taken-back"
    assert chosen(planner, match) == [] and tried


def test_a_queue_outlives_the_server(folder: Path) -> None:
    with running(folder) as house:
        ann, bob = house.person("Ann"), house.person("Bob")
        match = two_at_a_table(ann, bob)
        seat, planner, _ = of_whom({0: ann, 1: bob}, match)
        variant, _ = planned(planner, match, seat)
        house.services.queues._tables.put(None)  # nobody looks after it any more
        planner.post(f"/api/matches/{match}/variants/{variant['id']}/queue", None, 204)
        assert chosen(planner, match) == []
        cookies = planner.http.cookies
    with running(folder) as house:
        again = house.person()
        again.http.cookies = cookies
        until(lambda: chosen(again, match), "the first choice is made")


def test_it_is_limited_by_what_it_costs_and_by_number(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")
    match = two_at_a_table(ann, bob, "parley")
    variant = begin(ann, match)
    assert ann.refused("POST", f"/api/matches/{match}/variants/{variant['id']}/queue") == (409, "nothing-to-queue")
    monkeypatch.setattr("warcouncil.server.play.variants.MOST", 2)
    begin(ann, match, name="One more")
    assert ann.refused("POST", f"/api/matches/{match}/variants", {"name": "Too many"}) == (409, "too-many-variants")
    monkeypatch.setitem(RATES, "history", Rate(1, 1000.0))
    monkeypatch.setattr(house.services.limits, "enabled", True)
    see(ann, match, variant)
    assert ann.refused("GET", f"/api/matches/{match}/variants/{variant['id']}") == (429, "too-many")
    assert ann.refused("GET", f"/api/matches/{match}/variants") == (429, "too-many"), "each is looked for, too"
