"""The lobby: public and private tables, links, joining, leaving, sending away, starting, again."""

from __future__ import annotations

import random

from tests.server.house import House, Json, Person
from tests.server.playing import play_some, two_at_a_table


def test_public_tables_are_listed_and_private_ones_are_not(house: House, ann: Person, bob: Person) -> None:
    public, private = ann.table(private=False), ann.table()
    listed = [table["id"] for table in bob.get("/api/tables", limit=100)["tables"]]
    assert public["id"] in listed and private["id"] not in listed
    mine = [table["id"] for table in ann.get("/api/tables", mine=True)["tables"]]
    assert mine == [private["id"], public["id"]]
    assert bob.get("/api/tables", mine=True)["tables"] == []
    assert house.person().refused("GET", "/api/tables", params={"mine": True}) == (401, "no-session")


def listed(person: Person, **query: object) -> list[str]:
    return [table["id"] for table in person.call("GET", "/api/tables", params=query)["tables"]]


def test_the_list_can_be_filtered_and_paged(house: House, ann: Person) -> None:
    tables = [ann.table("parley", private=False)["id"] for _ in range(5)]
    assert listed(ann, title="parley", limit=3) == tables[:1:-1]
    page = ann.call("GET", "/api/tables", params={"title": "parley", "limit": 3})
    rest = ann.call("GET", "/api/tables", params={"title": "parley", "limit": 100, "before": page["more"]})
    assert [table["id"] for table in rest["tables"]][:2] == tables[1::-1]
    ann.call("POST", f"/api/tables/{tables[0]}/close", status=204)
    assert tables[0] not in listed(ann, title="parley", limit=100)
    assert ann.refused("POST", f"/api/tables/{tables[0]}/start") == (409, "started")


def test_joining_leaving_and_the_links(house: House, ann: Person, bob: Person) -> None:
    table = ann.table(players=3)
    url = f"/api/tables/{table['id']}"
    links = ann.get(f"{url}/invitations")
    assert [link["seat"] for link in links["seats"]] == [1, 2] and links["table"]["path"].startswith("/join/")
    bob.join(ann.invite(table, 2))
    assert bob.get(url)["my_seats"] == [2]
    carl = house.person("Carl")
    assert carl.refused("POST", f"/api/invitations/{links['seats'][1]['token']}", {}) == (409, "seat-taken")
    carl.join(links["table"]["token"])
    assert carl.get(url)["my_seats"] == [1]
    dora = house.person("Dora")
    assert dora.refused("POST", f"/api/invitations/{links['table']['token']}", {}) == (409, "seat-taken")
    carl.call("POST", f"{url}/leave", {}, 204)
    assert carl.refused("GET", url) == (404, "not-found")
    dora.join(links["table"]["token"])
    assert [seat["name"] for seat in ann.get(url)["seats"]] == ["Ann", "Dora", "Bob"]
    assert ann.refused("POST", f"{url}/leave", {"seat": 1}) == (403, "not-yours")


def test_sending_somebody_away(house: House, ann: Person, bob: Person) -> None:
    table = ann.table(private=False)
    url, token = f"/api/tables/{table['id']}", ann.invite(table)
    bob.join(token)
    assert bob.refused("POST", f"{url}/kick", {"seat": 0}) == (403, "not-creator")
    assert ann.refused("POST", f"{url}/kick", {"seat": 0}) == (404, "not-found")
    ann.post(f"{url}/kick", {"seat": 1})
    assert bob.refused("POST", f"/api/invitations/{token}", {}) == (404, "not-found")
    assert bob.refused("POST", f"{url}/join", {}) == (403, "not-invited")
    fresh = ann.post(f"{url}/invitations", {"seat": 1})["seats"][0]["token"]
    bob.join(fresh)
    assert ann.get(url)["seats"][1]["name"] == "Bob"


def test_the_creator_sets_up_the_seats(ann: Person, bob: Person) -> None:
    table = ann.table(players=3)
    url = f"/api/tables/{table['id']}"
    ann.call("PUT", f"{url}/seats/1", {"kind": "bot", "bot": "random"})
    ann.call("PUT", f"{url}/seats/2", {"kind": "hot-seat", "name": "Bob on my sofa"})
    found = ann.get(url)
    assert [seat["kind"] for seat in found["seats"]] == ["person", "bot", "person"]
    assert found["seats"][2]["name"] == "Bob on my sofa" and found["my_seats"] == [0, 2]
    ann.call("PUT", f"{url}/seats/2", {"kind": "open"})
    bob.join(ann.invite(table, 2))
    assert ann.refused("PUT", f"{url}/seats/2", {"kind": "bot"}) == (409, "seat-taken")
    assert bob.refused("PUT", f"{url}/seats/1", {"kind": "open"}) == (403, "not-creator")
    assert ann.refused("PUT", f"{url}/seats/7", {"kind": "open"}) == (404, "not-found")


def test_options_can_change_until_the_start_under_the_same_seal(ann: Person, bob: Person) -> None:
    table = ann.table()
    url = f"/api/tables/{table['id']}"
    changed = ann.call("PATCH", url, {"options": {"side": "B"}, "players": 3, "private": False})
    assert changed["options"]["side"] == "B" and len(changed["seats"]) == 3 and not changed["private"]
    assert changed["commitment"] == table["commitment"]
    bob.post(f"{url}/join", {"seat": 2})
    assert ann.refused("PATCH", url, {"players": 2}) == (409, "seat-taken")
    assert ann.refused("PATCH", url, {"options": {"side": "Z"}}) == (400, "bad-option")
    assert bob.refused("PATCH", url, {"private": True}) == (403, "not-creator")
    ann.call("PUT", f"{url}/seats/1", {"kind": "bot"})
    ann.post(f"{url}/start")
    assert ann.refused("PATCH", url, {"options": {"side": "A"}}) == (409, "started")
    assert ann.call("PATCH", url, {"free_talk": True})["free_talk"] is True


def test_seats_can_be_drawn_by_lot(house: House) -> None:
    ann = house.person("Ann")
    places = set()
    for _ in range(20):
        seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
        table = ann.table(players=3, seats=seats, random_seats=True, start=True)
        places.add(table["my_seats"][0])
    assert places == {0, 1, 2}


def test_a_rematch_has_the_same_people_and_the_second_to_ask_gets_the_same(ann: Person, bob: Person, seed: int) -> None:
    match = two_at_a_table(ann, bob, "parley", options={"rounds": 2})
    assert ann.refused("POST", f"/api/tables/{match}/rematch") == (409, "started")
    play_some({0: ann, 1: bob}, match, 1000, random.Random(seed))
    again: Json = bob.post(f"/api/tables/{match}/rematch", status=201)
    assert again["id"] != match and again["status"] == "open" and again["am_creator"]
    assert [seat["name"] for seat in again["seats"]] == ["Ann", "Bob"] and again["options"]["rounds"] == 2
    assert ann.post(f"/api/tables/{match}/rematch", status=201)["id"] == again["id"]
    assert ann.get(f"/api/tables/{match}")["rematch"] == again["id"]
    assert ann.get("/api/notices")["notices"][-1]["kind"] == "invited"
    bob.post(f"/api/tables/{again['id']}/start")
    assert again["id"] in listed(ann, mine=True, status="playing")
    assert match in listed(ann, mine=True, status="over")
