"""The server is killed while a response window is held, or while queued choices are being made.

Nothing is lost, nothing is made twice, and nobody is told anything by it."""

from __future__ import annotations

import random
import time
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from tests.server.house import Json, Person, until
from tests.server.machines import Process
from tests.server.playing import DISCREET, asked, two_at_a_table
from tests.server.test_kill import stored_choices
from tests.server.test_planning import chosen, made, of_whom, planned
from warcouncil.server.storage import models
from warcouncil.server.storage.book import HeldWindow, decode_table
from warcouncil.server.storage.store import Store

pytestmark = pytest.mark.slow
KILLS = 2


def held(store: Store, match: str) -> HeldWindow | None:
    """The window that is open, as it is stored."""
    with store.read() as connection:
        rows = models.tables
        body = connection.scalar(rows.select().with_only_columns(rows.c.body).where(rows.c.id == match))
    return decode_table(body or "").window


def whole(person: Person, match: str) -> tuple[Json, str]:
    """What somebody sees, and the moment it is."""
    found = person.look(match)
    return found["state"], found["cursor"]


def to_a_window(store: Store, people: dict[int, Person], match: str, chance: random.Random) -> HeldWindow | None:
    """Play until a window is held in which somebody is asked; None if the match ends before."""
    for _ in range(400):
        update = next((one for one in (p.look(match, seat=s) for s, p in people.items()) if one["state"]["over"]), None)
        if update is not None:
            return None
        if not any(person.look(match)["state"]["decisions"] for person in people.values()):
            time.sleep(0.05)  # a window in which nobody is asked any more: the server closes it
            continue
        if (window := held(store, match)) is not None and not window.answered:
            return window
        person, decision, seen = asked(people, match)
        person.choose(match, decision, chance.choice(decision["options"])["option"], seat=seen["seat"])
    raise AssertionError("no window, and no end")


def test_a_held_window_outlives_a_kill_and_tells_nothing(folder: Path, database: str, seed: int) -> None:
    server, chance, kills = Process(folder, "--database", database).start(), random.Random(seed), 0
    with closing(Store(database)) as store:
        while kills < KILLS:
            ann, bob = server.person("Ann"), server.person("Bob")
            people = {0: ann, 1: bob}
            match = two_at_a_table(ann, bob, "parley", options=DISCREET)
            while kills < KILLS and (window := to_a_window(store, people, match, chance)) is not None:
                before, records = [whole(one, match) for one in people.values()], stored_choices(store, match)
                server.kill()
                server.start()
                kills += 1
                assert held(store, match) == window, "it is open, and as long as was drawn"
                assert stored_choices(store, match) == records
                assert [whole(one, match) for one in people.values()] == before, "nobody is told anything"
                person, decision, seen = asked(people, match)
                person.choose(match, decision, seat=seen["seat"])
                until(partial(closed, store, match, window), "the window closes when all have answered")


def closed(store: Store, match: str, window: HeldWindow) -> bool:
    now = held(store, match)
    return now is None or now.id != window.id or not now.answered


def test_queued_choices_are_made_once_whenever_the_server_is_killed(folder: Path, database: str, seed: int) -> None:
    """The kill comes within the moments in which the thread of the queues makes the next choice."""
    server, chance = Process(folder, "--database", database).start(), random.Random(seed)
    with closing(Store(database)) as store:
        for _ in range(KILLS):
            ann, bob = server.person("Ann"), server.person("Bob")
            match = two_at_a_table(ann, bob)
            seat, planner, other = of_whom({0: ann, 1: bob}, match)
            variant, tried = planned(planner, match, seat)
            planner.post(f"/api/matches/{match}/variants/{variant['id']}/queue", None, 204)
            die(server, chance)
            for number, row in enumerate(tried):
                if not row["mine"]:
                    until(partial(is_asked, other, match), "they are asked")
                    other.choose(match, other.look(match)["state"]["decisions"][0], row["option"])
                    die(server, chance)
                until(partial(made, planner, match, number + 1), "the choice is made")
            assert chosen(planner, match) == [row["option"] for row in tried]
            assert [option for _, option in stored_choices(store, match)] == [row["option"] for row in tried]
            until(partial(is_done, planner, match), "all is done")


def is_asked(person: Person, match: str) -> bool:
    return bool(person.look(match)["state"]["decisions"])


def is_done(person: Person, match: str) -> bool:
    return bool(person.look(match)["table"]["queues"] == [])


def die(server: Process, chance: random.Random) -> None:
    time.sleep(chance.uniform(0.0, 0.05))
    server.kill()
    server.start()
