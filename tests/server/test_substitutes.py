"""Substitutes: agreed before the start or by consent, called, stepping in, coming back; never with a second hand."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from tests.server.house import House, Json, Person, Wall, running, until
from tests.server.playing import asked, play_some
from tests.server.test_around import PASSWORD
from tests.server.test_friends import account
from warcouncil.server.host import Host
from warcouncil.server.storage import models
from warcouncil.server.tables import eyes

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


# -- by every way in which a hand can be seen


def called(house: House, people: list[Person], match: str, spy: str) -> None:
    """Whoever sits at seat 1 has named the spy before the start, and asks for them now."""
    name(people[1], match, 1, spy)
    people[0].post(f"/api/tables/{match}/start")
    people[1].call("POST", f"/api/matches/{match}/hand-over", {"seat": 1}, 204)


def on_the_device_of(person: Person, other: Person) -> None:
    """The first one uses the browser of the second."""
    device = dict(other.http.cookies)["warcouncil_device"]
    person.http.cookies.delete("warcouncil_device")
    person.http.cookies.set("warcouncil_device", device, domain="127.0.0.1")


def ways_to_see(match: str) -> dict[str, tuple[str, str, Json | None]]:
    """What tells a hand, in one request of whoever sits at seat 2."""
    path = f"/api/matches/{match}"
    return {
        "look": ("GET", f"{path}?seat=2", None),
        "replay": ("GET", f"{path}/history?seat=2", None),
        "a step of the replay": ("GET", f"{path}/history/0?seat=2", None),
        "record": ("GET", f"{path}/journal?seat=2", None),
        "talk": ("GET", f"{path}/talk?seat=2", None),
        "planning board": ("POST", f"{path}/variants", {"seat": 2}),
        "draft": ("POST", f"{path}/what-if", {"seat": 2, "choices": []}),
        "hint": ("POST", f"{path}/hint", {"seat": 2, "decision": "none"}),
        "why": ("POST", f"{path}/why", {"seat": 2, "decision": "none", "element": "x"}),
    }


@pytest.mark.parametrize("way", ways_to_see(""))
def test_a_device_on_which_a_hand_was_seen_in_any_way_is_no_substitutes(house: House, way: str) -> None:
    """A player uses the other one's laptop for one request and logs out; the other one then wants to step in."""
    number = sorted(ways_to_see("")).index(way)
    people, match = three(house, f"Xa{number} Xb{number} Xc{number}", hints=True)
    spy, visiting = account(house, f"Spy{number}"), house.person()
    called(house, people, match, f"Spy{number}")
    on_the_device_of(visiting, spy)
    visiting.post("/api/session", {"name": f"Xc{number}", "password": PASSWORD})
    method, path, body = ways_to_see(match)[way]
    shown = visiting.http.request(method, path, json=body)
    if way == "planning board":
        shown = visiting.http.get(f"/api/matches/{match}/variants/{shown.json()['id']}")
    assert shown.status_code < 300 or shown.json()["error"]["code"] in ("stale", "old-rules"), shown.text
    visiting.call("DELETE", "/api/session", status=204)
    assert spy.refused("POST", f"/api/matches/{match}/step-in", {"seat": 1}) == (403, "looked-elsewhere")


def test_a_spectator_has_seen_no_hand(house: House) -> None:
    """Neither by looking on, nor by looking back, nor on a device on which others looked on."""
    people, match = three(house, "Sp1 Sp2 Sp3")
    sub = account(house, "Onlooker")
    called(house, people, match, "Onlooker")
    for path in (f"/api/matches/{match}?seat=spectator", f"/api/matches/{match}/history?seat=spectator"):
        assert sub.http.get(path).status_code == 200
    assert sub.refused("GET", f"/api/matches/{match}/history?seat=1") == (403, "not-yours")
    assert sub.post(f"/api/matches/{match}/step-in", {"seat": 1})["my_seats"] == [1]


def test_what_was_seen_before_it_was_taken_back_was_seen(house: House) -> None:
    (una, dua, tria), match = three(house, "Un1 Un2 Un3")
    person, decision, update = asked({0: una, 1: dua, 2: tria}, match_started(una, match))
    person.choose(match, decision, seat=update["seat"])
    person.post(f"/api/matches/{match}/undo", {"seat": update["seat"]})
    spy = account(house, "Undone")
    on_the_device_of(spy, person)
    seat, holder = (0, una) if person is not una else (1, dua)
    name(holder, match, seat, "Undone")
    (request,) = una.get(f"/api/tables/{match}")["requests"]
    for one in (una, dua, tria):
        if one is not holder:
            one.post(f"/api/matches/{match}/requests/{request['id']}", {"grant": True})
    holder.call("POST", f"/api/matches/{match}/hand-over", {"seat": seat}, 204)
    assert spy.refused("POST", f"/api/matches/{match}/step-in", {"seat": seat}) == (403, "looked-elsewhere")


def match_started(creator: Person, match: str) -> str:
    creator.post(f"/api/tables/{match}/start")
    return match


def test_what_a_guest_has_seen_the_account_has_seen_that_the_guest_becomes(house: House) -> None:
    """A guest leaves a seat and logs in as the substitute of another one; then comes back with a fresh browser."""
    una, dua, sub = account(house, "Gu1"), account(house, "Gu2"), account(house, "Chameleon")
    guest = house.person("Passing")
    table = una.table("endeavor", 3)
    dua.join(una.invite(table))
    guest.join(una.invite(table))
    match = str(table["id"])
    called(house, [una, dua], match, "Chameleon")
    guest.look(match)
    guest.call("POST", f"/api/matches/{match}/resign", {}, 204)
    guest.post("/api/session", {"name": "Chameleon", "password": PASSWORD, "claim": True})
    assert sub.refused("POST", f"/api/matches/{match}/step-in", {"seat": 1}) == (403, "looked-elsewhere")


def test_an_account_that_has_seen_a_hand_takes_no_other_by_claiming_it(house: House) -> None:
    """The substitute has played for a while and made room again; then they claim another seat that a guest has."""
    una, dua, sub = account(house, "Cl1"), account(house, "Cl2"), account(house, "Interim")
    guest = house.person("Second hand")
    table = una.table("endeavor", 3)
    dua.join(una.invite(table))
    guest.join(una.invite(table))
    match = str(table["id"])
    called(house, [una, dua], match, "Interim")
    for person in (sub, dua):
        person.post(f"/api/matches/{match}/step-in", {"seat": 1})
        person.look(match)
        person.call("POST", f"/api/matches/{match}/hand-over", {"seat": 1}, 204)
    guest.post("/api/session", {"name": "Interim", "password": PASSWORD, "claim": True})
    seat = una.get(f"/api/tables/{match}")["seats"][2]
    assert seat["kind"] == "bot" and seat["resigned"], "nobody sees a second hand"


def test_many_browsers_of_one_do_not_hide_the_next(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Weeks of private windows at one seat: whoever sits there later is still known to have sat there."""
    monkeypatch.setattr(eyes, "MOST_MARKS", 2)
    people, match = three(house, "Many1 Many2 Many3")
    sub = account(house, "Latecomer")
    name(people[1], match, 1, "Latecomer")
    people[0].post(f"/api/tables/{match}/start")
    for _ in range(4):
        window = house.person()
        window.post("/api/session", {"name": "Many2", "password": PASSWORD})
        window.look(match)
    people[1].call("POST", f"/api/matches/{match}/hand-over", {"seat": 1}, 204)
    sub.post(f"/api/matches/{match}/step-in", {"seat": 1})
    sub.look(match)
    kept = marks(house, match, 1)
    assert f"user {sub.id}" in kept
    assert len([mark for mark in kept if mark.startswith("device ")]) == 2, "and nobody fills the storage"


def test_after_an_older_backup_is_restored_who_looks_is_kept_again(folder: Path) -> None:
    with running(folder) as house:
        people, match = three(house, "Old1 Old2 Old3")
        people[0].post(f"/api/tables/{match}/start")
        host = Host(house.settings)
        host.backup(folder / "before.backup")
        people[2].look(match)
        host.restore(folder / "before.backup")
        host.close()
        assert marks(house, match, 2) == set()
        until(lambda: people[2].look(match) and marks(house, match, 2), "the look is kept again")


def marks(house: House, match: str, seat: int) -> set[str]:
    rows = models.eyes
    with house.services.store.read() as connection:
        return set(connection.scalars(select(rows.c.mark).where(rows.c.table_id == match, rows.c.seat == seat)))
