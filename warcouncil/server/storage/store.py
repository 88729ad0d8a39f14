"""Storage: one database, short transactions, and errors that say what happened.

SQLite (in WAL mode, every commit synced to disk) is the embedded default, PostgreSQL a URL away. Code elsewhere
uses `store.read()` and `store.write()` and never sees the difference.
"""

from __future__ import annotations

import logging
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, Table, create_engine, event, func, select, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DatabaseError, DataError, DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from warcouncil.server.ground.errors import Refused
from warcouncil.server.storage import models

logger = logging.getLogger(__name__)
MIGRATIONS = Path(__file__).resolve().parent / "migrations"
BUSY_SECONDS = 20
UPGRADING = 0x57617243
"""The number of PostgreSQL's lock that whoever upgrades holds."""
ALIVE = "alive"
"""When a server was there last."""
NUDGE = "nudge"
"""Where the host's command line leaves word that something was done from outside."""


ONE_MOMENT = "REPEATABLE READ"
"""All queries of a look see the database as it was at the first one. SQLite has it no other way."""
LOCKED_UP = ("40001", "40P01")
"""What PostgreSQL says when two changes wait for each other and it has to break off one."""


DAMAGED = ("XX001", "XX002")
"""What PostgreSQL says of pages and indexes that cannot be."""
MOVE_AWAY = "the database is damaged (%s): stop the server, move it away and restore a backup; docs/hosting.md says how"
DAMAGED_FILE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


class Damaged(sqlite3.DatabaseError):
    """SQLite has found a part of its file that cannot be."""

    sqlite_errorcode = sqlite3.SQLITE_CORRUPT


def is_damage(error: DBAPIError) -> bool:
    """Whether the database says that what it has stored is damaged, and not that it cannot be reached."""
    orig = error.orig
    if getattr(orig, "sqlstate", None) in DAMAGED:
        return True
    return getattr(orig, "sqlite_errorcode", 0) & 0xFF in DAMAGED_FILE or "Could not decode to UTF-8" in str(orig)


class Contended(Refused):
    """The database broke off a change for the sake of another. It can be made again."""

    def __init__(self) -> None:
        super().__init__("storage")


class Store:
    """The database. Transactions are short: nothing is computed while one is open."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        if self.url.drivername in ("postgresql", "postgres"):
            self.url = self.url.set(drivername="postgresql+psycopg")
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.engine = self._engine()
        self._looking = self.engine if self.is_sqlite else self.engine.execution_options(isolation_level=ONE_MOMENT)
        self._upserts: dict[str, Any] = {}
        self._writing = threading.Lock()
        """SQLite has one writer; waiting here is fairer and cheaper than waiting for its lock."""

    def _engine(self) -> Engine:
        if not self.is_sqlite:
            return create_engine(self.url, pool_size=10, max_overflow=20, pool_pre_ping=True, hide_parameters=True)
        if self.url.database:
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
        waiting = {"timeout": BUSY_SECONDS}
        engine = create_engine(self.url, connect_args=waiting, pool_size=20, max_overflow=40, hide_parameters=True)
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine

    def count(self, statements: Callable[[], None], commits: Callable[[], None]) -> None:
        """Call one for every statement from now on, the other for every transaction that is committed."""
        event.listen(self.engine, "before_cursor_execute", lambda *_: statements())
        event.listen(self.engine, "commit", lambda *_: commits())

    def upgrade(self) -> None:
        """Bring the tables up to date. One process at a time: those that start together wait for the first."""
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        with self.engine.connect() as connection:
            connection.execution_options(writes=True)
            with connection.begin():
                if not self.is_sqlite:
                    connection.execute(select(func.pg_advisory_xact_lock(UPGRADING)))
                config.attributes["connection"] = connection
                command.upgrade(config, "head")

    def check(self) -> None:
        """Look through the whole of a SQLite file; DBAPIError if a part of it is damaged. PostgreSQL looks itself."""
        if not self.is_sqlite:
            return
        with self.engine.connect() as connection:
            found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar_one()
        if found != "ok":
            raise DatabaseError("PRAGMA quick_check", None, Damaged(str(found)))

    def close(self) -> None:
        self.engine.dispose()

    # -- transactions

    @contextmanager
    def read(self) -> Iterator[Connection]:
        """A consistent look at the database."""
        with _explained(), self._looking.connect() as connection, connection.begin():
            yield connection

    @contextmanager
    def write(self) -> Iterator[Connection]:
        """All or nothing, and durable when it is left without an exception."""
        if self.is_sqlite:
            with self._writing, _explained(), self.engine.connect() as connection:
                connection.execution_options(writes=True)
                with connection.begin():
                    yield connection
        else:
            with _explained(), self.engine.connect() as connection, connection.begin():
                yield connection

    def upsert(self, connection: Connection, table: Table, rows: list[dict[str, Any]]) -> None:
        """Insert whole rows, or replace those with the same keys."""
        if table.name not in self._upserts:
            statement = (sqlite.insert if self.is_sqlite else postgresql.insert)(table)
            keys = [column.name for column in table.primary_key]
            changed = {column.name: statement.excluded[column.name] for column in table.c if column.name not in keys}
            self._upserts[table.name] = statement.on_conflict_do_update(index_elements=keys, set_=changed)
        connection.execute(self._upserts[table.name], rows)

    def insert_new(self, connection: Connection, table: Table, row: dict[str, Any]) -> None:
        """Insert a row unless one with the same keys is there."""
        statement = (sqlite.insert if self.is_sqlite else postgresql.insert)(table)
        keys = [column.name for column in table.primary_key]
        connection.execute(statement.on_conflict_do_nothing(index_elements=keys), row)

    # -- small things

    def get_meta(self, key: str) -> str | None:
        with self.read() as connection:
            return connection.scalar(select(models.meta.c.value).where(models.meta.c.key == key))

    def set_meta(self, key: str, value: str) -> None:
        with self.write() as connection:
            self.upsert(connection, models.meta, [{"key": key, "value": value}])

    def ping(self) -> None:
        with self.read() as connection:
            connection.execute(text("select 1"))


def _prepare_sqlite(connection: Any, record: object) -> None:
    connection.isolation_level = None  # we begin transactions ourselves
    cursor = connection.cursor()
    for pragma in (f"busy_timeout = {BUSY_SECONDS}000", "synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    _write_ahead(cursor)
    cursor.close()


def _write_ahead(cursor: sqlite3.Cursor) -> None:
    """Where several open a new file at once, SQLite itself does not wait for whoever is first."""
    end = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            cursor.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                raise
            time.sleep(0.02)
        else:
            return


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


@contextmanager
def _explained() -> Iterator[None]:
    """Turns what the database raises into an answer. That a row is there already is for the caller to judge."""
    try:
        yield
    except IntegrityError:
        raise
    except DataError as error:  # such as a zero byte in a text, which PostgreSQL cannot hold
        raise Refused("bad-request") from error
    except PoolTimeout as error:
        raise Refused("storage") from error
    except DBAPIError as error:
        if getattr(error.orig, "sqlstate", None) in LOCKED_UP:
            raise Contended from error
        if is_damage(error):
            logger.error(MOVE_AWAY, str(error.orig).strip().partition("\n")[0])
            raise Refused("storage-damaged") from error
        reason = str(error.orig).strip().partition("\n")[0]
        logger.warning("the database says: %s", reason)  # visitors are not told, but the host must know
        full = "full" in str(error.orig).lower() or "no space" in str(error.orig).lower()
        raise Refused("storage-full" if full else "storage") from error
