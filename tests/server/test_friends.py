"""Friends, and invitations by name: told, accepted, declined, taken back; nobody else learns of them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import House, Person, running
from tests.server.test_around import PASSWORD
from warcouncil.server.ground.limits import RATES


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house of their own: names of accounts cannot be guests' names in other tests."""
    with running(tmp_path_factory.mktemp("friends")) as started:
        yield started


def account(house: House, name: str) -> Person:
    person = house.person()
    person.post("/api/accounts", {"name": name, "password": PASSWORD}, status=201)
    return person


def names(rows: list[dict[str, str]]) -> list[str]:
    return [row["name"] for row in rows]


def test_friends_are_those_who_have_both_said_so(house: House) -> None:
    one, two, three = (account(house, name) for name in ("Castor", "Pollux", "Helena"))
    assert names(one.post("/api/friends", {"name": "pollux"})["i_ask"]) == ["Pollux"]
    seen = two.get("/api/friends")
    assert names(seen["ask_me"]) == ["Castor"] and seen["friends"] == []
    assert names(two.post("/api/friends", {"name": "Castor"})["friends"]) == ["Castor"]
    assert names(one.get("/api/friends")["friends"]) == ["Pollux"] and one.get("/api/friends")["i_ask"] == []
    assert three.get("/api/friends") == {"friends": [], "ask_me": [], "i_ask": []}
    two.call("DELETE", f"/api/friends/{one.id}", status=204)
    assert one.get("/api/friends") == {"friends": [], "ask_me": [], "i_ask": []}


def test_who_cannot_be_a_friend(house: House, ann: Person) -> None:
    one = account(house, "Leda")
    assert one.refused("POST", "/api/friends", {"name": "Leda"}) == (400, "bad-request")
    assert one.refused("POST", "/api/friends", {"name": "Nobody at all"}) == (404, "no-account")
    assert ann.refused("POST", "/api/friends", {"name": "Leda"}) == (403, "account-needed")
    gone = account(house, "Zeus")
    gone.post("/api/friends", {"name": "Leda"})
    gone.call("DELETE", "/api/me", {"password": PASSWORD}, 204)
    assert one.get("/api/friends")["ask_me"] == []
    pest = account(house, "Hera")
    pest.post("/api/friends", {"name": "Leda"})
    one.call("PUT", f"/api/mutes/{pest.id}", status=204)
    assert one.get("/api/friends")["ask_me"] == [], "whom I have muted does not ask me"


def test_somebody_is_invited_by_name_and_sits_down(house: House, ann: Person) -> None:
    cid = account(house, "Cid")
    table = ann.table(players=3)
    path = f"/api/tables/{table['id']}"
    assert cid.refused("GET", path) == (404, "not-found"), "a private table"
    invited = ann.post(f"{path}/bids", {"name": "cid", "seat": 2})
    assert [(bid["user"]["name"], bid["by"]["name"], bid["seat"]) for bid in invited["bids"]] == [("Cid", "Ann", 2)]
    (notice,) = cid.get("/api/notices")["notices"]
    assert notice["kind"] == "bidden" and notice["text"] == "Endeavor: Age of Sail: You are invited to play."
    (mine,) = cid.get("/api/tables", mine=True)["tables"]
    assert mine["id"] == table["id"] and mine["bids"][0]["mine"] and mine["my_seats"] == []
    sat = cid.post(f"{path}/bids/accept")
    assert sat["my_seats"] == [2] and sat["bids"] == []
    assert cid.refused("POST", f"{path}/bids/accept") == (403, "not-invited")


def test_declining_and_taking_back(house: House, ann: Person, bob: Person) -> None:
    dora, eva = account(house, "Dora"), account(house, "Eva")
    table = ann.table(players=3)
    path = f"/api/tables/{table['id']}"
    bob.join(ann.invite(table))
    bob.post(f"{path}/bids", {"name": "Dora"})
    ann.post(f"{path}/bids", {"name": "Eva"})
    assert [bid["user"]["name"] for bid in dora.get(path)["bids"]] == ["Dora"], "only one's own"
    assert bob.refused("DELETE", f"{path}/bids/{eva.id}") == (403, "not-yours")
    dora.call("POST", f"{path}/bids/decline", {}, 204)
    assert dora.refused("GET", path) == (404, "not-found") and dora.get("/api/tables", mine=True)["tables"] == []
    ann.call("DELETE", f"{path}/bids/{eva.id}", status=204)
    assert eva.refused("POST", f"{path}/bids/accept", {}) == (404, "not-found") and ann.get(path)["bids"] == []


def test_a_seat_is_not_kept(house: House, ann: Person, bob: Person) -> None:
    fay = account(house, "Fay")
    table = ann.table(players=2)
    path = f"/api/tables/{table['id']}"
    ann.post(f"{path}/bids", {"name": "Fay"})
    bob.join(ann.invite(table))
    assert fay.refused("POST", f"{path}/bids/accept", {}) == (409, "seat-taken")
    assert fay.get("/api/tables", mine=True)["tables"] == [], "there is nothing to be had any more"
    assert ann.refused("POST", f"{path}/bids", {"name": "Fay"}) == (409, "seat-taken")


def test_who_invites_whom(house: House, ann: Person, bob: Person) -> None:
    gus = account(house, "Gus")
    table = ann.table(players=3, private=False)
    path = f"/api/tables/{table['id']}"
    assert bob.refused("POST", f"{path}/bids", {"name": "Gus"}) == (403, "not-yours")
    assert ann.refused("POST", f"{path}/bids", {"name": "Bob"}) == (404, "no-account"), (
        "guests have no name of their own"
    )
    assert ann.refused("POST", f"{path}/bids", {"name": "Gus", "seat": 0}) == (409, "seat-taken")
    assert ann.refused("POST", f"{path}/bids", {"name": "Gus", "seat": 7}) == (404, "not-found")
    gus.call("PUT", f"/api/mutes/{ann.id}", status=204)
    answer = ann.http.post(f"{path}/bids", json={"name": "Gus"})
    assert answer.status_code == 200 and gus.get("/api/notices")["notices"] == [], "who is muted is not heard"


def test_whoever_was_sent_away_may_be_called_back(house: House, ann: Person) -> None:
    ida = account(house, "Ida")
    table = ann.table(players=2)
    path = f"/api/tables/{table['id']}"
    ida.join(ann.invite(table))
    ann.post(f"{path}/kick", {"seat": 1})
    assert ida.refused("POST", f"/api/invitations/{ann.invite(table)}", {}) == (403, "not-invited")
    ann.post(f"{path}/bids", {"name": "Ida"})
    assert ida.post(f"{path}/bids/accept")["my_seats"] == [1]


def test_nobody_is_buried_under_invitations_of_strangers(tmp_path: Path) -> None:
    """Of many guests each may invite; together they cannot drown what somebody is told."""
    with running(tmp_path, limits=True) as house:
        house.time_stands_still()
        liv, ben = account(house, "Liv"), account(house, "Ben")
        ben.post("/api/friends", {"name": "Liv"})
        liv.post("/api/friends", {"name": "Ben"})
        tables = [(guest, guest.table()["id"]) for guest in (house.person(f"Guest {n}") for n in range(21))]
        for guest, table in tables[:20]:
            guest.post(f"/api/tables/{table}/bids", {"name": "Liv"})
        guest, table = tables[20]
        assert guest.refused("POST", f"/api/tables/{table}/bids", {"name": "Liv"}) == (429, "too-many")
        seat = f"/api/tables/{table}/seats/0/substitute"
        assert guest.refused("PUT", seat, {"name": "Liv"}) == (429, "too-many")
        assert len(liv.get("/api/notices")["notices"]) == 20
        ben.post(f"/api/tables/{ben.table()['id']}/bids", {"name": "Liv"})
        assert len(liv.get("/api/notices")["notices"]) == 21, "friends are always heard"


def test_nobody_uses_up_what_strangers_may_call_by_naming_substitutes(tmp_path: Path) -> None:
    """It counts for whoever names, as an invitation does: one alone cannot name somebody without end, who is not even
    told of it before the start."""
    with running(tmp_path, limits=True) as house:
        house.time_stands_still()
        account(house, "Liv")
        eve, ann = house.person("Eve"), house.person("Ann")
        seat = f"/api/tables/{eve.table()['id']}/seats/0/substitute"
        for _ in range(RATES["invite"].burst):
            eve.call("PUT", seat, {"name": "Nobody at all"}, 404)
        assert eve.refused("PUT", seat, {"name": "Liv"}) == (429, "too-many")
        eve.call("PUT", seat, {"name": None})
        ann.post(f"/api/tables/{ann.table()['id']}/bids", {"name": "Liv"})


def test_whom_somebody_has_muted_cannot_call_them_as_a_substitute(house: House) -> None:
    ida, pest = account(house, "Ottilie"), account(house, "Nuisance")
    table = pest.table()
    seat = f"/api/tables/{table['id']}/seats/0/substitute"
    ida.call("PUT", f"/api/mutes/{pest.id}", status=204)
    assert pest.call("PUT", seat, {"name": "Ottilie"})["seats"][0]["substitute"] is None
    ida.call("DELETE", f"/api/mutes/{pest.id}", status=204)
    assert pest.call("PUT", seat, {"name": "Ottilie"})["seats"][0]["substitute"]["name"] == "Ottilie"


def test_whoever_leaves_for_good_is_neither_invited_nor_a_substitute_any_more(house: House, ann: Person) -> None:
    gone = account(house, "Vesta")
    table = ann.table(players=3)
    path = f"/api/tables/{table['id']}"
    ann.post(f"{path}/bids", {"name": "Vesta"})
    ann.call("PUT", f"{path}/seats/0/substitute", {"name": "Vesta"})
    gone.call("DELETE", "/api/me", {"password": PASSWORD}, 204)
    found = ann.get(path)
    assert found["bids"] == [] and found["seats"][0]["substitute"] is None
