"""The database: migrations make what the models say, transactions are all or nothing."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import MetaData, Table, insert, inspect, select

from warcouncil.server.ground.errors import Refused
from warcouncil.server.storage import models
from warcouncil.server.storage.store import MIGRATIONS, Store


@pytest.fixture
def empty(database: str) -> Iterator[Store]:
    """A database of each kind, without tables."""
    store = Store(database)
    yield store
    store.close()


@pytest.fixture
def store(empty: Store) -> Store:
    empty.upgrade()
    return empty


def test_the_migrations_make_the_tables_of_the_models(store: Store) -> None:
    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, models.metadata) == []
        assert context.get_current_revision() == ScriptDirectory(str(MIGRATIONS)).get_current_head()
    assert set(inspect(store.engine).get_table_names()) == {*models.metadata.tables, "alembic_version"}


def test_people_from_before_addresses_were_confirmed(empty: Store) -> None:
    """They keep their sessions and addresses; no address counts as confirmed, and no guest has an account's name."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    before = {"language": "en", "notify_mail": True, "notify_webhook": True, "created": 1.0, "last_notice": 0}
    people: list[dict[str, Any]] = [
        {"id": "u1", "name": "Anna", "name_key": "anna", "guest": False, "email": "anna@example.org"},
        {"id": "k7f3q2m9xw", "name": "ANNA", "name_key": None, "guest": True, "email": "a@=?utf-8?q?b=0aBcc?=.org"},
        {"id": "u3", "name": "Bob", "name_key": None, "guest": True, "email": None},
    ]
    with empty.write() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0002")
        users = Table("users", MetaData(), autoload_with=connection)
        connection.execute(users.insert(), [{**before, **one, "deleted": False} for one in people])
        session = {"token_hash": "x", "user_id": "u3", "created": 1.0, "seen": 1.0, "device": ""}
        connection.execute(models.sessions.insert().values(**session))
    empty.upgrade()
    with empty.read() as connection:
        found = {row.id: row for row in connection.execute(models.users.select())}
        assert len(connection.execute(models.sessions.select()).all()) == 1
    assert [row.email_confirmed for row in found.values()] == [False] * 3
    assert {row.id: row.email for row in found.values()} == {one["id"]: one["email"] for one in people}
    assert found["u1"].name == "Anna" and found["u1"].guest_key is None
    assert found["k7f3q2m9xw"].name == "ANNA · k7f3q2" and found["u3"].guest_key == "bob"


def test_a_database_that_is_up_to_date_stays_as_it_is(store: Store) -> None:
    store.set_meta("a", "1")
    store.upgrade()
    assert store.get_meta("a") == "1"


def test_several_processes_may_start_at_once_on_an_empty_database(empty: Store) -> None:
    stores, faults = [Store(empty.url.render_as_string(hide_password=False)) for _ in range(4)], []
    together = threading.Barrier(len(stores))

    def start(store: Store) -> None:
        together.wait()
        try:
            store.upgrade()
        except Exception as error:  # noqa: BLE001  in a thread: shown below
            faults.append(error)

    threads = [threading.Thread(target=start, args=(store,)) for store in stores]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for store in stores:
        store.close()
    assert faults == []
    assert set(inspect(empty.engine).get_table_names()) == {*models.metadata.tables, "alembic_version"}


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_sqlite_writes_ahead_and_syncs(store: Store) -> None:
    with store.read() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1


def change_its_mind(store: Store) -> None:
    with store.write() as connection:
        connection.execute(insert(models.meta).values(key="a", value="b"))
        raise RuntimeError("on second thoughts")


def test_a_transaction_that_fails_leaves_nothing_behind(store: Store) -> None:
    with pytest.raises(RuntimeError):
        change_its_mind(store)
    assert store.get_meta("a") is None
    store.set_meta("a", "1")
    store.set_meta("a", "2")
    assert store.get_meta("a") == "2"


def test_what_the_database_cannot_do_is_an_answer_not_a_crash(store: Store) -> None:
    with pytest.raises(Refused) as refused, store.write() as connection:
        connection.exec_driver_sql("select nonsense from nowhere")
    assert refused.value.code == "storage" and refused.value.status == 503
    with store.read() as connection:
        assert connection.execute(select(models.users)).all() == []
