"""Whoever has left for good leaves nothing behind, not even by a request that was on its way just then."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from sqlalchemy import String, Text, func, select

from tests.server.house import House, Person, running
from tests.server.playing import two_at_a_table
from tests.server.test_accounts import PASSWORD, account
from warcouncil.engine.trying import Moment
from warcouncil.server.ground.errors import Refused
from warcouncil.server.people import accounts, friends, users
from warcouncil.server.people.users import User
from warcouncil.server.post import calendar
from warcouncil.server.services import Services
from warcouncil.server.storage import models
from warcouncil.server.storage.store import Store
from warcouncil.server.tables import notes
from warcouncil.server.tables.wishes import SeatWish, TableWish

KEPT = {"users.id", "eyes.mark", "results.user_id", "tables.creator", "talk.user_id"}
"""What old tables refer to; of messages the place without the words, of a table that it was theirs."""
HERE = Moment(0, 0, 0, "")
Act = Callable[[Services, User, str], object]
ACTS: dict[str, Act] = {
    "notes": lambda server, me, match: notes.write(server.store, me.id, match, "Bob owes me a card", 1.0),
    "calendar": lambda server, me, match: calendar.replace(server.store, me.id),
    "variant": lambda server, me, match: server.variants.begin(me.id, match, HERE, 1.0, name="Plan"),
    "friend": lambda server, me, match: friends.ask(server.store, me, "Bertha", 1.0),
    "name": lambda server, me, match: server.accounts.change(me, {"name": "Somebody else"}),
    "webhook": lambda server, me, match: server.accounts.change(me, {"webhook": "https://ann.example/"}),
    "report": lambda server, me, match: server.hosting.report(me, match, None, "0-1", 1),
    "talk": lambda server, me, match: server.play.say(me, match, None, "0-1", "I am leaving"),
    "table": lambda server, me, match: server.lobby.create(me, TableWish(title="parley", players=2), "here"),
    "empty table": lambda server, me, match: server.lobby.create(
        me, TableWish(title="parley", players=2, seats=(SeatWish("open"), SeatWish("open"))), "here"
    ),
}


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with running(tmp_path_factory.mktemp("gone")) as house:
        account(house, "Bertha")
        yield house


def somebody(house: House, name: str) -> tuple[Person, User, str]:
    """Somebody at a table where everybody talks, as a request knows them."""
    ann, bob = account(house, name), house.person("Bob")
    match = two_at_a_table(bob, ann, "parley", free_talk=True)
    bob.post(f"/api/matches/{match}/talk", {"channel": "0-1", "text": "hello"}, 201)
    with house.services.store.read() as connection:
        me = users.find(connection, ann.id)
    assert me is not None
    return ann, me, match


def left_behind(store: Store, user: str) -> set[str]:
    """Where somebody can still be found: columns of tables, and the bodies of tables that are not over."""
    found = set()
    with store.read() as connection:
        for table in models.metadata.sorted_tables:
            for column in (one for one in table.c if isinstance(one.type, String | Text)):
                named = column.contains(user) if column.name == "mark" else column == user
                if connection.scalar(select(func.count()).select_from(table).where(named)):
                    found.add(f"{table.name}.{column.name}")
        alive = models.tables.c.status.in_(("open", "playing"))
        bodies = connection.scalars(select(models.tables.c.body).where(alive)).all()
        said = connection.scalar(select(func.count()).where(models.talk.c.user_id == user, models.talk.c.text != ""))
        row: Any = connection.execute(select(models.users).where(models.users.c.id == user)).one()
    assert not any(f'"user":"{user}"' in body or f'"creator":"{user}"' in body for body in bodies)
    assert (row.name, row.email, row.webhook, row.name_key, row.deleted, said) == ("-", None, None, None, True, 0)
    return found


@pytest.mark.parametrize("what", ACTS)
def test_what_was_on_its_way_when_somebody_left_is_erased_with_the_rest(home: House, what: str) -> None:
    """Their seats are given up already, and they are still known."""
    person, me, match = somebody(home, f"Leaving {what}")
    codes: list[str] = []

    def meanwhile(user: str) -> None:
        try:
            ACTS[what](home.services, me, match)
        except Refused as refused:
            codes.append(refused.code)

    home.services.accounts.leaving.append(meanwhile)
    try:
        person.call("DELETE", "/api/me", {"password": PASSWORD}, 204)
    finally:
        home.services.accounts.leaving.remove(meanwhile)
    assert left_behind(home.services.store, me.id) <= KEPT
    said = what in ("talk", "report")
    assert codes == (["not-found"] if said else []), "at the table nothing is said any more"


@pytest.mark.parametrize("what", ACTS)
def test_what_comes_when_somebody_has_left_is_refused(home: House, what: str) -> None:
    person, me, match = somebody(home, f"Left {what}")
    person.call("DELETE", "/api/me", {"password": PASSWORD}, 204)
    with pytest.raises(Refused):
        ACTS[what](home.services, me, match)
    assert left_behind(home.services.store, me.id) <= KEPT


def test_nobody_leaves_in_the_middle_of_a_word(database: str) -> None:
    """PostgreSQL lets several write at once: whoever is erased waits for what they are writing, and that goes, too."""
    store, writing = Store(database), threading.Event()
    store.upgrade()
    with store.write() as connection:
        user = users.add_guest(connection, "Ann", "en", 1.0)

    def leave() -> None:
        writing.wait(30)
        with store.write() as connection:
            accounts._erase_rows(connection, user)

    leaving = threading.Thread(target=leave)
    leaving.start()
    with store.write() as connection:
        users.stay(connection, user)
        writing.set()
        time.sleep(0.5)  # the other one has come, and waits
        store.upsert(connection, models.calendars, [{"user_id": user, "token": "secret"}])
    leaving.join(30)
    with store.read() as connection:
        assert calendar.owner(connection, "secret") is None
    store.close()
