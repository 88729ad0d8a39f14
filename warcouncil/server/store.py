"""Storage: one database, short transactions, and errors that say what happened.

SQLite (in WAL mode, every commit synced to disk) is the embedded default, PostgreSQL a URL away. Code elsewhere
uses `store.read()` and `store.write()` and never sees the difference.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, select, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError

from warcouncil.server import models
from warcouncil.server.errors import Refused

MIGRATIONS = Path(__file__).resolve().parent / "migrations"
BUSY_SECONDS = 20


class Store:
    """The database. Transactions are short: nothing is computed while one is open."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        if self.url.drivername in ("postgresql", "postgres"):
            self.url = self.url.set(drivername="postgresql+psycopg")
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.engine = self._engine()
        self._writing = threading.Lock()
        """SQLite has one writer; waiting here is fairer and cheaper than waiting for its lock."""

    def _engine(self) -> Engine:
        if not self.is_sqlite:
            return create_engine(self.url, pool_size=10, max_overflow=20, pool_pre_ping=True)
        if self.url.database:
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
        engine = create_engine(self.url, connect_args={"timeout": BUSY_SECONDS}, pool_size=20, max_overflow=40)
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine

    def upgrade(self) -> None:
        """Bring the tables up to date."""
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        with self.engine.connect() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
            connection.commit()

    def close(self) -> None:
        self.engine.dispose()

    # -- transactions

    @contextmanager
    def read(self) -> Iterator[Connection]:
        """A consistent look at the database."""
        with _explained(), self.engine.connect() as connection, connection.begin():
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

    def upsert(self, table: Any, keys: tuple[str, ...], rows: list[dict[str, Any]]) -> list[Any]:
        """Statements that insert rows, or replace those with the same keys."""
        insert = sqlite.insert if self.is_sqlite else postgresql.insert
        statements = []
        for row in rows:
            statement = insert(table).values(**row)
            changed = {name: value for name, value in row.items() if name not in keys}
            statements.append(statement.on_conflict_do_update(index_elements=list(keys), set_=changed))
        return statements

    # -- small things

    def get_meta(self, key: str) -> str | None:
        with self.read() as connection:
            return connection.scalar(select(models.meta.c.value).where(models.meta.c.key == key))

    def set_meta(self, key: str, value: str) -> None:
        with self.write() as connection:
            for statement in self.upsert(models.meta, ("key",), [{"key": key, "value": value}]):
                connection.execute(statement)

    def ping(self) -> None:
        with self.read() as connection:
            connection.execute(text("select 1"))


def _prepare_sqlite(connection: Any, record: object) -> None:
    connection.isolation_level = None  # we begin transactions ourselves
    cursor = connection.cursor()
    for pragma in (
        "journal_mode = WAL",
        "synchronous = FULL",
        "foreign_keys = ON",
        f"busy_timeout = {BUSY_SECONDS}000",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


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
    except DBAPIError as error:
        full = "full" in str(error.orig).lower() or "no space" in str(error.orig).lower()
        raise Refused("storage-full" if full else "storage") from error
