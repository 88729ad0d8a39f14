"""A match that cannot be shown at the moment is nobody else's trouble: lists, clocks, channels and people go on."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from tests.server.house import House, Person, Wall, running, until
from tests.server.playing import asked, two_at_a_table
from tests.server.test_accounts import PASSWORD, account
from tests.titles.parley import Parley
from warcouncil.engine.state import State
from warcouncil.engine.title import register
from warcouncil.server.storage import models


class Blind(Parley):
    """A title whose view fails now and then, in a way that no rule should."""

    id = "blind"
    broken = False

    def public_view(self, state: State) -> dict[str, Any]:
        if Blind.broken:
            raise KeyError("a bug in a view")
        return super().public_view(state)


register("blind", Blind)


@pytest.fixture(autouse=True)
def _sees_again() -> Iterator[None]:
    yield
    Blind.broken = False


def unreadable(house: House, match: str) -> None:
    """Spoil what is stored of a match."""
    rows = models.records
    with house.services.store.write() as connection:
        connection.execute(update(rows).where(rows.c.match_id == match, rows.c.number == 1).values(line="[]"))
        table = models.tables
        connection.execute(update(table).where(table.c.id == match).values(version=table.c.version + 1))
    with house.services.hall.live(match).lock:
        house.services.hall.live(match).forget()


def listed(person: Person, **query: object) -> list[str]:
    return [table["id"] for table in person.call("GET", "/api/tables", params=query)["tables"]]


@pytest.fixture
def spoilt(house: House, ann: Person, bob: Person) -> str:
    """A match of Ann and Bob that cannot be loaded."""
    match = two_at_a_table(ann, bob, private=False)
    person, decision, _ = asked({0: ann, 1: bob}, match)
    person.choose(match, decision)
    unreadable(house, match)
    assert ann.refused("GET", f"/api/matches/{match}") == (500, "our-fault")
    return match


def test_it_is_still_in_the_list_and_so_is_everything_else(house: House, ann: Person, spoilt: str) -> None:
    other = ann.table(private=False)["id"]
    assert {spoilt, other} <= set(listed(ann, mine=True))
    assert {spoilt, other} <= set(listed(ann, limit=100))
    channel = ann.live()
    channel.send("lobby", on=True)
    assert other in [table["id"] for table in channel.next("lobby")["tables"]]


def test_a_table_whose_title_is_gone_does_not_empty_the_list(house: House, ann: Person) -> None:
    gone, other = ann.table("parley", private=False)["id"], ann.table(private=False)["id"]
    with house.services.store.write() as connection:
        rows = models.tables
        body = connection.execute(rows.select().where(rows.c.id == gone)).one().body
        changed = body.replace('"title":"parley"', '"title":"parlour"')
        assert changed != body
        connection.execute(update(rows).where(rows.c.id == gone).values(body=changed, title="parlour", version=9))
    assert other in listed(ann, limit=100) and gone not in listed(ann, limit=100)
    assert ann.refused("GET", f"/api/tables/{gone}") == (500, "our-fault")


def test_a_channel_tells_of_it_and_goes_on(house: House, ann: Person, bob: Person, spoilt: str) -> None:
    fine = two_at_a_table(ann, bob)
    channel = ann.live()
    channel.send("watch", match=spoilt)
    assert channel.next("error", match=spoilt)["error"]["code"] == "our-fault"
    channel.send("watch", match=fine)
    assert channel.next("update", match=fine)["state"]["title"] == "endeavor"


def test_an_account_can_leave_or_take_over_what_can_be_had(house: House, ann: Person, bob: Person, spoilt: str) -> None:
    fine = bob.table()["id"]
    account(house, "Klara")
    bob.post("/api/session", {"name": "Klara", "password": PASSWORD, "claim": True})
    assert bob.get(f"/api/tables/{fine}")["my_seats"] == [0], "what can be claimed is claimed"
    user = ann.id
    ann.call("DELETE", "/api/me", {}, 204)
    assert house.person().refused("GET", f"/api/users/{user}") == (404, "not-found")


# -- clocks


CLOCK = {"kind": "fischer", "minutes": 5}


def choices(house: House, match: str) -> int:
    with house.services.gate.look(match) as live:
        assert live.match is not None
        return len(live.match.journal)


def test_the_clocks_of_others_run_out_all_the_same(timed: House, wall: Wall) -> None:
    ann, bob = timed.person("Ann"), timed.person("Bob")
    matches = [two_at_a_table(ann, bob, title, clock=CLOCK) for title in ("blind", "parley", "blind")]
    before = choices(timed, matches[1])
    Blind.broken = True
    wall.ahead += 400
    until(lambda: choices(timed, matches[1]) > before, "the careful answer is given")


def test_a_server_starts_although_a_match_is_broken(folder: Path, wall: Wall) -> None:
    with running(folder, wall_clock=wall) as house:
        ann, bob = house.person("Ann"), house.person("Bob")
        broken, fine = two_at_a_table(ann, bob, "blind", clock=CLOCK), two_at_a_table(ann, bob, clock=CLOCK)
        cookies = ann.http.cookies
        began = time.time() + wall.ahead
    Blind.broken = True
    wall.ahead += 4000
    with running(folder, wall_clock=wall) as house:
        ann = house.person()
        ann.http.cookies = cookies
        clocks = ann.get(f"/api/tables/{fine}")["clocks"]
        running_out = min(clock["deadline"] for clock in clocks if clock["running"])
        assert running_out > began + 4000, "the time in between is nobody's"
        assert broken in listed(ann, mine=True)
