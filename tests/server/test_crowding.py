"""The lobby under a flood: so many tables wait at most, and the list is fair."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import insert, select, update

from tests.server.house import House, Person, running
from tests.server.playing import two_at_a_table
from warcouncil.server.storage import models
from warcouncil.server.tables import crowding


@pytest.fixture
def strict(folder: Path) -> Iterator[House]:
    """A house with limits; but requests may come as quickly as the tests can."""
    with running(folder, limits=True) as house:
        house.services.limits.enabled = False
        yield house


def flood(person: Person, count: int, **wish: object) -> int:
    """How many of so many tables could be set up."""
    done = 0
    for _ in range(count):
        body = {"title": "parley", "private": False, **wish}
        done += person.http.post("/api/tables", json=body).status_code == 201
    return done


def test_one_address_does_not_flood_the_lobby(strict: House) -> None:
    guests = [strict.person(f"Guest {number}") for number in range(8)]
    made = [flood(guest, 20) for guest in guests]
    assert made[0] == crowding.OF_ONE.public and sum(made) == crowding.OF_PLACE.public
    assert guests[7].refused("POST", "/api/tables", {"title": "parley", "private": False}) == (409, "too-many-tables")
    assert flood(guests[7], 1, private=True) == 1, "private tables are in nobody's way"


def test_one_who_changes_names_on_a_device_has_the_room_of_one(strict: House) -> None:
    person = strict.person("Ann")
    assert flood(person, 4) == 4
    person.call("DELETE", "/api/session", status=204)
    person.post("/api/guests", {"name": "Not Ann"}, status=201)
    assert flood(person, 4) == crowding.OF_ONE.public - 4


def test_private_tables_count_with_a_larger_number_and_do_not_become_public_behind_the_limit(strict: House) -> None:
    ann = strict.person("Ann")
    assert flood(ann, crowding.OF_ONE.public) == crowding.OF_ONE.public
    hidden = ann.table("parley")
    body = {"private": False}
    assert ann.refused("PATCH", f"/api/tables/{hidden['id']}", body) == (409, "too-many-tables")
    rest = crowding.OF_ONE.all - crowding.OF_ONE.public - 1
    assert flood(ann, rest + 3, private=True) == rest
    ann.call("POST", f"/api/tables/{hidden['id']}/close", status=204)
    assert flood(ann, 2, private=True) == 1, "a table that is closed makes room"


def test_a_match_that_starts_at_once_waits_for_nobody(strict: House) -> None:
    ann = strict.person("Ann")
    flood(ann, crowding.OF_ONE.public)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    assert flood(ann, 2, seats=seats, start=True) == 2


def test_a_started_table_no_longer_says_where_it_came_from(strict: House) -> None:
    ann, bob = strict.person("Ann"), strict.person("Bob")
    waiting, match = ann.table("parley"), two_at_a_table(ann, bob, "parley")
    rows = models.tables
    with strict.services.store.read() as connection:
        query = select(rows.c.id, rows.c.origin, rows.c.device)
        known = {row.id: (row.origin, bool(row.device)) for row in connection.execute(query)}
    assert known == {waiting["id"]: ("127.0.0.1", True), match: (None, False)}


def copied(house: House, table: str, count: int, **changes: object) -> list[str]:
    """The same table so many times more, as if it had been set up elsewhere."""
    rows = models.tables
    names = [f"flood{number:05}" for number in range(count)]
    with house.services.store.write() as connection:
        row = dict(connection.execute(select(rows).where(rows.c.id == table)).one()._mapping)
        body = str(row["body"])
        many = [{**row, **changes, "id": name, "body": body.replace(table, name)} for name in names]
        connection.execute(insert(rows), many)
    return names


def test_the_first_page_has_room_for_everybody(folder: Path, database: str) -> None:
    """One flooder with many names (an old database, or many addresses) takes turns with the others like anybody."""
    with running(folder, limits=True, database=database) as strict:
        strict.services.limits.enabled = False
        takes_turns(strict)


def takes_turns(strict: House) -> None:
    ann, bob, eve = strict.person("Ann"), strict.person("Bob"), strict.person("Eve")
    tables = [person.table("parley", private=False)["id"] for person in (ann, bob)]
    with strict.services.store.write() as connection:
        for place, name in enumerate(tables):
            where = models.tables.c.id == name
            connection.execute(update(models.tables).where(where).values(origin=f"192.0.2.{place}", created=place))
    first = eve.table("parley", private=False)["id"]
    flooded = {first, *copied(strict, first, 159, origin="198.51.100.7")}
    page = eve.call("GET", "/api/tables", params={"status": "open", "limit": 50})
    listed = [table["id"] for table in page["tables"]]
    assert set(tables) < set(listed[:3]), "one of each first"
    seen = list(listed)
    while page["more"] is not None:
        page = eve.call("GET", "/api/tables", params={"status": "open", "limit": 50, "before": page["more"]})
        seen += [table["id"] for table in page["tables"]]
    assert set(seen) == {*tables, *flooded}
    channel = ann.live()
    channel.send("lobby", on=True)
    told = [table["id"] for table in channel.next("lobby")["tables"]]
    assert set(tables) < set(told[:3])


@pytest.mark.parametrize("before", ["x", "1:", ":", "nan", "1:nan", "-1:5", "1:1e400", "9" * 39])
def test_a_place_in_the_list_that_is_none_is_refused(house: House, before: str) -> None:
    query = {"status": "open", "before": before}
    assert house.person().refused("GET", "/api/tables", params=query) == (400, "bad-request")
