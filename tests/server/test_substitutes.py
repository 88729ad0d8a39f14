"""Substitutes: agreed before the start or by consent, called, stepping in, coming back; never with a second hand."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.house import House, Json, Person, Wall, running
from tests.server.playing import asked, play_some
from tests.server.test_friends import account

DAY = 86400.0


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house of their own: names of accounts cannot be guests' names in other tests."""
    with running(tmp_path_factory.mktemp("substitutes")) as started:
        yield started


def three(house: House, names: str, **wish: Any) -> tuple[list[Person], str]:
    """Three accounts at a table that has not started."""
    people = [account(house, name) for name in names.split()]
    table = people[0].table("endeavor", 3, **wish)
    for person in people[1:]:
        person.join(people[0].invite(table))
    return people, str(table["id"])


def name(person: Person, match: str, seat: int, who: str | None) -> Json:
    found: Json = person.call("PUT", f"/api/tables/{match}/seats/{seat}/substitute", {"name": who})
    return found


def test_a_substitute_named_before_the_start_steps_in_and_makes_room_again(house: House, seed: int) -> None:
    (una, dua, tria), match = three(house, "Una Dua Tria")
    sub = account(house, "Quarta")
    assert name(dua, match, 1, "quarta")["seats"][1]["substitute"]["name"] == "Quarta"
    assert una.get(f"/api/tables/{match}")["seats"][1]["substitute"]["name"] == "Quarta", "everybody sees it"
    una.post(f"/api/tables/{match}/start")
    play_some({0: una, 1: dua, 2: tria}, match, 7, random.Random(seed))
    step = f"/api/matches/{match}/step-in"
    assert sub.refused("POST", step, {"seat": 1}) == (403, "not-yours"), "nobody has called"
    assert sub.get("/api/tables", mine=True)["tables"] == []
    dua.call("POST", f"/api/matches/{match}/hand-over", {"seat": 1}, 204)
    assert [notice["kind"] for notice in sub.get("/api/notices")["notices"]] == ["substitute"]
    (found,) = sub.get("/api/tables", mine=True)["tables"]
    assert found["step_in"] == [1] and found["my_seats"] == []
    assert sub.post(step, {"seat": 1})["my_seats"] == [1]
    assert dua.refused("GET", f"/api/matches/{match}?seat=1") == (403, "not-yours")
    play_some({0: una, 1: sub, 2: tria}, match, 7, random.Random(seed))
    seat = una.get(f"/api/tables/{match}")["seats"][1]
    assert seat["name"] == "Quarta" and seat["substitute"]["name"] == "Dua" and not seat["called"]
    sub.call("POST", f"/api/matches/{match}/hand-over", {"seat": 1}, 204)
    assert dua.post(step, {"seat": 1})["my_seats"] == [1], "back at the same seat"


def test_later_the_others_must_agree(house: House) -> None:
    (vera, wim, xena), match = three(house, "Vera Wim Xena")
    account(house, "Yorick")
    vera.post(f"/api/tables/{match}/start")
    named = name(wim, match, 1, "Yorick")
    assert named["seats"][1]["substitute"] is None
    (request,) = named["requests"]
    assert (request["kind"], request["about"], request["who"]) == ("substitute", 1, "Yorick") and request["due"]
    assert request["waits_for"] == [0, 2]
    for person in (vera, xena):
        person.post(f"/api/matches/{match}/requests/{request['id']}", {"grant": True})
    assert vera.get(f"/api/tables/{match}")["seats"][1]["substitute"]["name"] == "Yorick"
    name(wim, match, 1, "Yorick")
    (again,) = vera.get(f"/api/tables/{match}")["requests"]
    vera.post(f"/api/matches/{match}/requests/{again['id']}", {"grant": False})
    assert vera.get(f"/api/tables/{match}")["requests"] == [], "one refusal ends it"


def test_nobody_steps_in_who_has_seen_another_hand(house: House) -> None:
    """Somebody sat at another seat once; somebody else uses the device of a player."""
    (ada, ben, cora), match = three(house, "Ada Benno Cora")
    spy = account(house, "Spyros")
    name(ben, match, 1, "Spyros")
    ada.post(f"/api/tables/{match}/start")
    device = dict(cora.http.cookies)["warcouncil_device"]
    spy.http.cookies.set("warcouncil_device", device, domain="127.0.0.1")
    ben.call("POST", f"/api/matches/{match}/hand-over", {"seat": 1}, 204)
    assert spy.refused("POST", f"/api/matches/{match}/step-in", {"seat": 1}) == (403, "looked-elsewhere")
    cora.call("POST", f"/api/matches/{match}/resign", {}, 204)
    name(ben, match, 1, "Cora")
    request = ada.get(f"/api/tables/{match}")["requests"][-1]
    ada.post(f"/api/matches/{match}/requests/{request['id']}", {"grant": True})
    ben.call("POST", f"/api/matches/{match}/hand-over", {"seat": 1}, 204)
    assert cora.refused("POST", f"/api/matches/{match}/step-in", {"seat": 1}) == (403, "looked-elsewhere")


def test_a_substitute_plays_on_for_whoever_left_or_is_away(timed: House, wall: Wall) -> None:
    (gil, hal, ivy), match = three(timed, "Gil Hal Ivy")
    kai, lea = account(timed, "Kai"), account(timed, "Lea")
    name(hal, match, 1, "Kai")
    name(ivy, match, 2, "Lea")
    gil.post(f"/api/tables/{match}/start")
    hal.call("POST", f"/api/matches/{match}/resign", {}, 204)
    assert kai.get("/api/notices")["notices"][-1]["kind"] == "substitute", "a bot plays meanwhile"
    sat = kai.post(f"/api/matches/{match}/step-in", {"seat": 1})
    assert sat["my_seats"] == [1] and sat["seats"][1]["substitute"] is None, "who has left for good does not come back"
    assert lea.refused("POST", f"/api/matches/{match}/step-in", {"seat": 2}) == (403, "not-yours")
    wall.ahead += 2 * DAY
    assert lea.post(f"/api/matches/{match}/step-in", {"seat": 2})["my_seats"] == [2]
    person, decision, update = asked({0: gil, 1: kai, 2: lea}, match)
    person.choose(match, decision, seat=update["seat"])


@pytest.mark.parametrize("who", ["Mia", "Nobody at all"])
def test_who_cannot_be_a_substitute(house: House, ann: Person, who: str) -> None:
    mia = account(house, f"Mia{len(who)}")
    table = ann.table(players=2)
    mia.join(ann.invite(table))
    path = f"/api/tables/{table['id']}/seats/0/substitute"
    wanted = f"Mia{len(who)}" if who == "Mia" else who
    expected = (409, "already-seated") if who == "Mia" else (404, "no-account")
    assert ann.refused("PUT", path, {"name": wanted}) == expected
    assert mia.refused("PUT", path, {"name": wanted})[1] in ("not-yours", "no-account")
    assert ann.refused("POST", f"/api/matches/{table['id']}/hand-over", {"seat": 0}) == (409, "not-started")
