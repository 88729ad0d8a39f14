"""Hot-seat, undo and undo by consent, standing answers, resigning and replacing, pause."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.server.house import House, Json, Person
from tests.server.playing import asked, open_seat, play_some, two_at_a_table


def hot_seat(ann: Person, title: str = "parley", players: int = 2, **wish: Any) -> str:
    seats = [{"kind": "me"}, *({"kind": "hot-seat", "name": f"Guest {n}"} for n in range(1, players))]
    return str(ann.table(title, players, start=True, seats=seats, **wish)["id"])


# -- hot-seat


def test_one_device_plays_all_seats_one_view_at_a_time(ann: Person, seed: int) -> None:
    match = hot_seat(ann, players=3)
    table = ann.get(f"/api/tables/{match}")
    assert table["my_seats"] == [0, 1, 2] and table["asked"] == [0, 1, 2]
    assert [seat["name"] for seat in table["seats"]] == ["Ann", "Guest 1", "Guest 2"]
    assert [seat["hot_seat"] for seat in table["seats"]] == [False, True, True]
    assert ann.refused("GET", f"/api/matches/{match}") == (400, "bad-request")
    views = [ann.look(match, seat=seat) for seat in range(3)]
    assert [view["seat"] for view in views] == [0, 1, 2]
    held = [panel["hand"] for view in views for panel in view["state"]["view"]["panels"] if panel.get("hand")]
    assert len(held) == 3
    play_some({0: ann, 1: ann, 2: ann}, match, 1000, random.Random(seed))
    assert ann.get(f"/api/tables/{match}")["status"] == "over"


def test_a_seat_must_be_named_where_one_has_several(ann: Person) -> None:
    match = hot_seat(ann)
    decision = ann.look(match, seat=0)["state"]["decisions"][0]
    body = {"decision": decision["id"], "option": decision["options"][0]["option"]}
    assert ann.refused("POST", f"/api/matches/{match}/choices", body) == (400, "bad-request")
    assert ann.refused("POST", f"/api/matches/{match}/choices", {**body, "seat": 1}) == (403, "not-yours")
    ann.post(f"/api/matches/{match}/choices", {**body, "seat": 0})


# -- undo


def until_undo(people: dict[int, Person], match: str, alone: bool) -> tuple[Person, int]:
    """Play on until somebody may take back a choice alone, or has made one that only all together can take back."""
    chance = random.Random(11)
    chosen: set[int] = set()
    for _ in range(200):
        person, decision, update = asked(people, match)
        person.choose(match, decision, chance.choice(decision["options"])["option"], seat=update["seat"])
        chosen.add(update["seat"])
        for seat in chosen:
            if people[seat].look(match, seat=seat)["state"]["can_undo"] == alone:
                return people[seat], seat
    raise AssertionError("that never happened")


def test_a_choice_is_taken_back_as_far_as_the_rules_allow(house: House, ann: Person, bob: Person) -> None:
    people = {0: ann, 1: bob}
    match = two_at_a_table(ann, bob)
    play_some(people, match, 8, random.Random(2))
    person, seat = until_undo(people, match, True)
    before = person.get(f"/api/matches/{match}/history")["steps"]
    update = person.post(f"/api/matches/{match}/undo", {"seat": seat})
    after = person.get(f"/api/matches/{match}/history")["steps"]
    assert after == before[: len(after)] and len(after) < len(before) and update["state"]["decisions"]
    other = people[1 - seat]
    assert other.refused("POST", f"/api/matches/{match}/undo", {"seat": seat}) == (403, "not-yours")


def test_beyond_that_all_others_must_agree(house: House, ann: Person, bob: Person) -> None:
    people = {0: ann, 1: bob}
    match = two_at_a_table(ann, bob)
    play_some(people, match, 8, random.Random(2))
    person, seat = until_undo(people, match, False)
    other = people[1 - seat]
    assert person.refused("POST", f"/api/matches/{match}/undo") == (409, "undo-refused")
    update = person.post(f"/api/matches/{match}/requests", {"kind": "undo"})
    request = update["table"]["requests"][0]
    assert request["kind"] == "undo" and not request["waits_for_me"]
    assert other.look(match)["table"]["requests"][0]["waits_for_me"]
    url = f"/api/matches/{match}/requests/{request['id']}"
    assert person.refused("POST", url, {"grant": True}) == (403, "not-yours")
    steps = len(person.get(f"/api/matches/{match}/history")["steps"])
    granted = other.post(url, {"grant": True})
    assert granted["table"]["requests"] == []
    assert len(person.get(f"/api/matches/{match}/history")["steps"]) < steps
    assert person.look(match)["state"]["decisions"]
    assert other.refused("POST", url, {"grant": True}) == (409, "voided")


def test_a_request_is_refused_withdrawn_or_overtaken(house: House, ann: Person, bob: Person) -> None:
    people = {0: ann, 1: bob}
    match = two_at_a_table(ann, bob)
    play_some(people, match, 8, random.Random(2))
    person, seat = until_undo(people, match, False)
    other = people[1 - seat]

    def ask() -> int:
        update = person.post(f"/api/matches/{match}/requests", {"kind": "undo"})
        return int(update["table"]["requests"][0]["id"])

    first = ask()
    assert ask() == first, "asking twice is asking once"
    other.post(f"/api/matches/{match}/requests/{first}", {"grant": False})
    assert person.get(f"/api/tables/{match}")["requests"] == []
    second = ask()
    assert other.refused("DELETE", f"/api/matches/{match}/requests/{second}") == (403, "not-yours")
    person.call("DELETE", f"/api/matches/{match}/requests/{second}", status=204)
    third = ask()
    play_some(people, match, 1, random.Random(2))
    assert other.refused("POST", f"/api/matches/{match}/requests/{third}", {"grant": True}) == (409, "voided")


def test_nobody_needs_the_consent_of_bots_or_of_oneself(house: House, ann: Person) -> None:
    match = hot_seat(ann, "endeavor")
    people = {0: ann, 1: ann}
    play_some(people, match, 8, random.Random(2))
    _, seat = until_undo(people, match, False)
    update = ann.post(f"/api/matches/{match}/undo", {"seat": seat})
    assert update["state"]["decisions"]


def test_there_is_nothing_to_ask_for_at_the_start(house: House, ann: Person, bob: Person) -> None:
    match = two_at_a_table(ann, bob)
    assert ann.refused("POST", f"/api/matches/{match}/requests", {"kind": "undo"}) == (409, "undo-refused")


# -- windows and standing answers


def with_a_window(ann: Person, bob: Person) -> tuple[str, int, Json]:
    """A match in which somebody may respond to something; the match, the seat and the question."""
    for _ in range(20):
        match = two_at_a_table(ann, bob, "parley", options={"rounds": 4})
        found = until_window({0: ann, 1: bob}, match)
        if found is not None:
            return match, *found
    raise AssertionError("nobody ever raided anybody")


def until_window(people: dict[int, Person], match: str) -> tuple[int, Json] | None:
    """Play until somebody may respond to something, with as many raids as there are; the seat and the question."""
    for _ in range(100):
        if people[0].look(match)["state"]["over"]:
            return None
        person, decision, update = asked(people, match)
        if decision["trigger"] is not None:
            return int(update["seat"]), decision
        options = [option["option"] for option in decision["options"]]
        raids = [option for option in options if str(option[-1]).startswith(("raid", "uprising"))]
        person.choose(match, decision, (raids or options)[0], seat=update["seat"])
    return None


def test_a_window_is_answered_by_a_standing_pass(house: House, ann: Person, bob: Person) -> None:
    people = {0: ann, 1: bob}
    match, seat, decision = with_a_window(ann, bob)
    person, other = people[seat], people[1 - seat]
    assert ["pass"] in [option["option"] for option in decision["options"]]
    assert other.look(match)["state"]["waiting"]["text"] == "Responses are awaited."
    bad = {"trigger": "no such thing", "until": ["never"]}
    assert person.refused("PUT", f"/api/matches/{match}/standing", bad) == (409, "refused")
    assert person.refused("PUT", f"/api/matches/{match}/standing", {"until": ["no such step"]}) == (400, "bad-request")
    update = person.call("PUT", f"/api/matches/{match}/standing", {"trigger": "*", "until": ["never"]})
    assert update["state"]["standing"] == {"*": ["never"]}
    assert decision["id"] not in [one["id"] for one in update["state"]["decisions"]]
    assert other.look(match)["state"]["standing"] == {}
    for _ in range(200):  # from now on this seat is never asked in a window again
        turn = next(((p, s) for s, p in people.items() if p.look(match)["state"]["decisions"]), None)
        if turn is None:
            break
        player, number = turn
        questions = player.look(match)["state"]["decisions"]
        assert number != seat or all(one["trigger"] is None for one in questions)
        player.choose(match, questions[0])
    if not person.look(match)["state"]["over"]:
        update = person.call("PUT", f"/api/matches/{match}/standing", {"trigger": "*", "until": []})
        assert update["state"]["standing"] == {}


def test_a_standing_pass_may_be_that_of_one_power_alone(ann: Person) -> None:
    table = hot_seat(ann, "here_i_stand", 3)
    where = f"/api/matches/{table}/standing"
    france = {"seat": 0, "trigger": "*", "until": ["never"], "power": "france"}
    assert ann.call("PUT", where, france)["state"]["standing"] == {"france *": ["never"]}
    assert ann.refused("PUT", where, {**france, "power": "england"}) == (400, "bad-request")
    everybody = {"seat": 0, "trigger": "*", "until": ["never"]}
    assert ann.call("PUT", where, everybody)["state"]["standing"] == {"*": ["never"]}
    assert ann.call("PUT", where, {**france, "until": []})["state"]["standing"] == {"ottoman *": ["never"]}
    assert ann.call("PUT", where, {**everybody, "until": []})["state"]["standing"] == {}


def test_titles_say_which_windows_there_are(house: House) -> None:
    parley = house.person().get("/api/titles/parley")
    assert {window["id"] for window in parley["windows"]} == {"raid", "uprising"}
    assert parley["standing"][0] == {"until": ["never"], "name": "until I take it back", "unless": True}
    assert parley["secrets"] is True
    assert house.person().get("/api/titles/endeavor")["standing"] == []


# -- leaving


def test_whoever_resigns_is_replaced_by_a_bot_and_then_by_a_person(house: House, ann: Person, bob: Person) -> None:
    match = two_at_a_table(ann, bob)
    bob.call("POST", f"/api/matches/{match}/resign", {}, 204)
    table = ann.get(f"/api/tables/{match}")
    assert table["seats"][1]["kind"] == "bot" and table["seats"][1]["resigned"]
    assert bob.refused("GET", f"/api/matches/{match}", params={"seat": 1}) == (404, "not-found")
    carl = house.person("Carl")
    carl.join(open_seat(match, 1, ann))
    table = ann.get(f"/api/tables/{match}")
    assert table["seats"][1]["name"] == "Carl" and not table["seats"][1]["resigned"]
    assert carl.look(match)["seat"] == 1
    play_some({0: ann, 1: carl}, match, 4, random.Random(1))


def test_the_creator_replaces_only_those_who_are_away(house: House, ann: Person, bob: Person) -> None:
    match = two_at_a_table(ann, bob)
    body: Json = {"seat": 1, "bot": "heuristic"}
    assert ann.refused("POST", f"/api/matches/{match}/replace", body) == (403, "not-yours")
    assert bob.refused("POST", f"/api/matches/{match}/replace", {"seat": 0, "bot": "random"}) == (403, "not-creator")
    house.services.time.not_before(house.services.time.now() + 90_000)
    assert ann.refused("POST", f"/api/matches/{match}/replace", {"seat": 1, "bot": "zeus"}) == (400, "bad-request")
    ann.call("POST", f"/api/matches/{match}/replace", body, 204)
    table = ann.get(f"/api/tables/{match}")
    assert table["seats"][1]["kind"] == "bot" and bob.get("/api/notices")["notices"][-1]["kind"] == "replaced"
    token = open_seat(match, 1, ann)
    assert ann.get(f"/api/tables/{match}")["seats"][1]["kind"] == "open"
    bob.join(token)
    assert bob.look(match)["seat"] == 1


@pytest.mark.parametrize("by_request", [False, True])
def test_a_pause_stops_everything_until_it_goes_on(house: House, ann: Person, bob: Person, by_request: bool) -> None:
    match = two_at_a_table(ann, bob, clock={"kind": "fischer", "minutes": 10})
    person, decision, _ = asked({0: ann, 1: bob}, match)
    pauser = bob if by_request else ann
    if by_request:
        assert bob.refused("POST", f"/api/matches/{match}/pause") == (403, "not-creator")
        request = bob.post(f"/api/matches/{match}/requests", {"kind": "pause"})["table"]["requests"][0]["id"]
        ann.post(f"/api/matches/{match}/requests/{request}", {"grant": True})
    else:
        ann.call("POST", f"/api/matches/{match}/pause", status=204)
    table = bob.get(f"/api/tables/{match}")
    assert table["paused"]["by"] == ("Bob" if by_request else "Ann")
    assert not any(clock["running"] for clock in table["clocks"])
    body = {"decision": decision["id"], "option": decision["options"][0]["option"]}
    assert person.refused("POST", f"/api/matches/{match}/choices", body) == (409, "paused")
    if not by_request:
        assert bob.refused("POST", f"/api/matches/{match}/resume") == (403, "not-creator")
    pauser.call("POST", f"/api/matches/{match}/resume", status=204)
    person.choose(match, decision)
    assert pauser.refused("POST", f"/api/matches/{match}/resume") == (404, "not-found")
