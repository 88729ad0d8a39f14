"""Several at once: processes that overtake each other, servers that stop in between, and what everybody hears of it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from tests.server.house import House, Json, Person, running, settings_for
from tests.server.playing import FEW, asked, play_some, two_at_a_table
from tests.server.test_gate import broken
from tests.titles.parley import Parley
from warcouncil.engine.title import register
from warcouncil.server.ground.errors import Refused
from warcouncil.server.services import Services
from warcouncil.server.storage import models
from warcouncil.server.tables import feed
from warcouncil.server.tables.gate import Draft, Overtaken
from warcouncil.server.tables.hall import Live


def test_a_change_that_was_overtaken_is_made_whole_the_second_time(house: House, ann: Person) -> None:
    table = ann.table()
    with broken(house.services.gate, "_commit", Overtaken()):
        changed = ann.call("PATCH", f"/api/tables/{table['id']}", {"players": 3, "options": {"side": "B"}})
    assert changed["players"] == 3 and changed["options"]["side"] == "B"


def test_a_rematch_that_stopped_half_way_is_made_when_it_is_asked_for_again(
    house: House, ann: Person, bob: Person, seed: int
) -> None:
    match = two_at_a_table(ann, bob, "parley", options={"rounds": 2})
    play_some({0: ann, 1: bob}, match, 1000, random.Random(seed))
    with broken(house.services.gate, "create", Refused("storage")):
        assert ann.refused("POST", f"/api/tables/{match}/rematch") == (503, "storage")
    again: Json = bob.post(f"/api/tables/{match}/rematch", status=201)
    assert [seat["name"] for seat in again["seats"]] == ["Ann", "Bob"]
    assert ann.post(f"/api/tables/{match}/rematch", status=201)["id"] == again["id"]


def test_whoever_has_left_for_good_is_not_seated_again(house: House, ann: Person, bob: Person, seed: int) -> None:
    match = two_at_a_table(ann, bob, "parley", options={"rounds": 2})
    play_some({0: ann, 1: bob}, match, 1000, random.Random(seed))
    bob.call("DELETE", "/api/me", {}, 204)
    again: Json = ann.post(f"/api/tables/{match}/rematch", status=201)
    assert [seat["kind"] for seat in again["seats"]] == ["person", "open"]


def test_the_last_choice_of_a_match_sent_twice_is_acknowledged_twice(ann: Person, bob: Person, seed: int) -> None:
    match = two_at_a_table(ann, bob, "parley", options={"rounds": 2})
    people, chance = {0: ann, 1: bob}, random.Random(seed)
    while True:
        person, decision, _ = asked(people, match)
        option = chance.choice(decision["options"])["option"]
        if person.choose(match, decision, option)["state"]["over"]:
            break
    assert person.choose(match, decision, option)["repeated"] is True


# -- what the lobby hears


@contextmanager
def heard(house: House) -> Iterator[list[str]]:
    """The topics that are published meanwhile."""
    topics: list[str] = []
    house.services.bus.listen(topics.append)
    yield topics


def test_the_lobby_hears_of_what_it_shows_and_not_of_every_choice(house: House, ann: Person, bob: Person) -> None:
    """Otherwise it would tell when somebody has answered in secret, and be busy with nothing else."""
    table = ann.table("parley")
    url = f"/api/tables/{table['id']}"
    with heard(house) as topics:
        ann.call("PATCH", url, {"private": False})
    assert "lobby" in topics, "there is a new public table"
    bob.post(f"{url}/join")
    with heard(house) as topics:
        ann.post(f"{url}/start")
    assert "lobby" in topics
    with heard(house) as topics:
        ann.choose(table["id"], ann.look(table["id"])["state"]["decisions"][0])
    assert f"table:{table['id']}" in topics and "lobby" not in topics


# -- rules that change under two processes


@pytest.fixture
def newer(folder: Path, seed: int) -> Iterator[str]:
    """A running match of Parley with a clock, and newer rules of Parley; the id of the match."""
    with running(folder) as house:
        ann, bob = house.person("Ann"), house.person("Bob")
        clock = {"kind": "days", "days": 2}
        match = two_at_a_table(ann, bob, "parley", options={"rounds": 4}, clock=clock)
        play_some({0: ann, 1: bob}, match, FEW, random.Random(seed))

    class NewParley(Parley):
        version = "2"

    register("parley", NewParley)
    try:
        yield match
    finally:
        register("parley", Parley)


def rules_changed(services: Services, match: str) -> tuple[int, int]:
    """What the table says, and how many records do."""
    with services.gate.look(match) as live:
        noted = live.table.rules_changed
    with services.store.read() as connection:
        lines = connection.scalars(select(models.records.c.line).where(models.records.c.match_id == match)).all()
    return noted, sum('"rules","2"' in line for line in lines)


def before_storing(services: Services, first: Callable[[], Any]) -> None:
    """Let something happen right before these services store their next change."""
    real = services.gate._commit

    def late(live: Live, draft: Draft) -> None:
        services.gate._commit = real  # type: ignore[method-assign]
        first()
        real(live, draft)

    services.gate._commit = late  # type: ignore[method-assign]


def test_two_processes_find_new_rules_at_the_same_moment(folder: Path, newer: str) -> None:
    one, other = Services(settings_for(folder)), Services(settings_for(folder))

    def other_first() -> None:
        with other.gate.look(newer):
            pass

    before_storing(one, other_first)
    with one.gate.look(newer) as live:
        assert live.match is not None
    assert rules_changed(one, newer) == rules_changed(other, newer) == (1, 1)
    one.store.close()
    other.store.close()


def test_new_rules_are_noted_also_if_something_else_changes_first(folder: Path, newer: str) -> None:
    """Such as the clocks, when a server comes back after a while."""
    services = Services(settings_for(folder))

    def work(draft: Draft) -> None:
        draft.table = draft.table.with_seat(0, acted=1.0)

    services.gate.change(newer, work)
    assert rules_changed(services, newer) == (1, 1)
    services.store.close()


# -- memory


def test_names_of_nothing_do_not_push_matches_out_of_memory(folder: Path) -> None:
    with running(folder, match_cache=3) as house:
        ann, bob = house.person("Ann"), house.person("Bob")
        match = two_at_a_table(ann, bob)
        with house.services.gate.look(match) as live:
            held = live.match
        for number in range(10):
            assert ann.refused("GET", f"/api/matches/nothing{number}") == (404, "not-found")
        with house.services.gate.look(match) as live:
            assert live.match is held


def test_what_everybody_was_told_is_not_kept_for_ever(
    house: House, ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where nobody plays, and somebody only changes this and that at a table that gathers."""
    monkeypatch.setattr(feed, "KEPT_EVENTS", 10)
    monkeypatch.setattr(feed, "PRUNE_EVERY", 5)
    table = ann.table(private=False)
    for number in range(40):
        ann.call("PATCH", f"/api/tables/{table['id']}", {"spectators": bool(number % 2)})
    rows = models.events
    with house.services.store.read() as connection:
        kept = connection.scalars(select(rows.c.seq).where(rows.c.table_id == table["id"], rows.c.viewer == "s")).all()
    assert 10 <= len(kept) <= 15 and max(kept) == 41


def test_the_seal_stays_the_same_whatever_is_changed(house: House, ann: Person) -> None:
    table = ann.table(private=False)
    channel = ann.live()
    channel.send("watch", match=table["id"])
    assert channel.next("update")["table"]["commitment"] == table["commitment"]
    changed = ann.call("PATCH", f"/api/tables/{table['id']}", {"options": table["options"]})
    assert changed["commitment"] == table["commitment"]
    changed = ann.call("PATCH", f"/api/tables/{table['id']}", {"options": {"side": "B"}, "players": 3})
    assert changed["commitment"] == table["commitment"]
    assert channel.next("update")["table"]["commitment"] == table["commitment"]
