"""Sessions and names when somebody else is quick or cunning."""

from __future__ import annotations

import random
import threading
from functools import partial

import httpx
import pytest

from tests.server.house import House, Person, until
from tests.server.playing import play_some, two_at_a_table
from tests.server.test_accounts import PASSWORD, account
from tests.server.test_planning import chosen, made, of_whom, planned
from warcouncil.server.ground.limits import Limits
from warcouncil.server.people import users


def with_cookie(house: House, cookies: httpx.Cookies) -> Person:
    person = house.person()
    person.http.cookies = cookies
    return person


def test_a_session_planted_before_the_account_was_made_is_worth_nothing_after(house: House, ann: Person) -> None:
    """Whoever knew the guest's token must not know the account's."""
    planted = with_cookie(house, httpx.Cookies(ann.http.cookies))
    assert planted.id == ann.id
    ann.post("/api/accounts", {"name": "Nina", "password": PASSWORD}, status=201)
    assert ann.get("/api/me")["user"]["name"] == "Nina"
    assert planted.get("/api/me") == {"user": None}
    assert len(ann.get("/api/sessions")["sessions"]) == 1


def test_finished_matches_are_claimed_with_the_seats(house: House, bob: Person, seed: int) -> None:
    owner, device = account(house, "Quirina"), house.person("Somebody")
    match = two_at_a_table(device, bob, "parley", options={"rounds": 2})
    play_some({0: device, 1: bob}, match, 1000, random.Random(seed))
    assert owner.get(f"/api/users/{owner.id}")["played"] == 0
    device.post("/api/session", {"name": "Quirina", "password": PASSWORD, "claim": True})
    assert owner.get(f"/api/users/{owner.id}")["played"] == 1
    assert match in [table["id"] for table in owner.get("/api/tables", mine=True)["tables"]]


def test_what_a_guest_has_queued_is_made_for_the_account(house: House, ann: Person, bob: Person) -> None:
    account(house, "Ottilie")
    match = two_at_a_table(ann, bob)
    seat, planner, other = of_whom({0: ann, 1: bob}, match)
    variant, tried = planned(planner, match, seat)
    planner.post(f"/api/matches/{match}/variants/{variant['id']}/queue", None, 204)
    until(lambda: chosen(planner, match), "the first choice is made")
    planner.post("/api/session", {"name": "Ottilie", "password": PASSWORD, "claim": True})
    for number, row in enumerate(tried):
        if not row["mine"]:
            until(lambda: other.look(match)["state"]["decisions"], "the other is asked")
            other.choose(match, other.look(match)["state"]["decisions"][0], row["option"])
        until(partial(made, planner, match, number + 1), "the choice is made", 30)
    assert chosen(planner, match) == [row["option"] for row in tried]


def test_what_a_guest_has_asked_for_is_the_accounts(house: House, ann: Person, bob: Person) -> None:
    account(house, "Oskar")
    match = two_at_a_table(ann, bob)
    request = bob.post(f"/api/matches/{match}/requests", {"kind": "pause"})["table"]["requests"][0]["id"]
    ann.post(f"/api/matches/{match}/requests/{request}", {"grant": True})
    bob.post("/api/session", {"name": "Oskar", "password": PASSWORD, "claim": True})
    assert bob.look(match)["table"]["paused"]["by"] == "Oskar"
    bob.call("POST", f"/api/matches/{match}/resume", {}, 204)


def test_whoever_may_not_come_in_loses_nothing_by_trying(house: House, ann: Person) -> None:
    """The seats of the guest do not go over to an account that is banned."""
    owner = account(house, "Bernhard")
    table = ann.table(private=False)
    house.services.hosting.act("ban", owner.id, "page")
    body = {"name": "Bernhard", "password": PASSWORD, "claim": True}
    assert ann.refused("POST", "/api/session", body) == (403, "banned")
    assert ann.get(f"/api/tables/{table['id']}")["my_seats"] == [0]


def test_two_take_one_name_at_the_same_moment(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both have found it free; the database lets only one have it."""
    first, second = account(house, "Olga"), account(house, "Petra")
    monkeypatch.setattr(users, "check_free", lambda *_: None)
    assert second.refused("PATCH", "/api/me", {"name": "olga"}) == (409, "name-taken")
    body = {"name": "OLGA", "password": PASSWORD}
    assert house.person("Somebody").refused("POST", "/api/accounts", body) == (409, "name-taken")
    assert first.get("/api/me")["user"]["name"] == "Olga" and second.get("/api/me")["user"]["name"] == "Petra"


def test_muting_twice_at_the_same_moment_is_muting_once(house: House, ann: Person, bob: Person) -> None:
    path, statuses = f"/api/mutes/{bob.id}", []

    def mute() -> None:
        statuses.append(ann.http.put(path).status_code)

    threads = [threading.Thread(target=mute) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert statuses == [204] * 8 and len(ann.get("/api/mutes")["mutes"]) == 1


@pytest.mark.parametrize("path", ["/api/titles/parley/statistics", "/api/ratings?title=parley", "/api/users/nobody"])
def test_titles_and_rankings_cannot_be_asked_for_without_end(
    house: House, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Looking needs no session, but it needs the server: the address counts."""
    limits = Limits(True, clock=lambda: 1000.0)
    monkeypatch.setattr(house.services, "limits", limits)
    stranger = house.person()
    assert 429 in {stranger.http.get(path).status_code for _ in range(300)}
