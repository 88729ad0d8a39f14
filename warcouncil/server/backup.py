"""Backups: everything in the database as one file, made and put back while the server runs.

The file is gzipped JSON lines: a header, then each table with its rows, then a line that says how many there were and
their digest, so that a file that was cut short is noticed. It fits any database that we support.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import os
import time
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, LargeBinary, delete, func, insert, select, text

from warcouncil.server import clocks, models
from warcouncil.server.book import decode_table, encode_table
from warcouncil.server.store import Store
from warcouncil.server.sweeper import ALIVE

FORMAT = "war council backup 1"
AT_ONCE = 500


class BadBackup(Exception):
    """A file that is no whole backup; nothing was changed. `what` is the end of a message id, with its arguments."""

    def __init__(self, what: str, **details: str) -> None:
        super().__init__(what, details)
        self.what = what
        self.details = details


# -- making one


def backup(store: Store, path: Path) -> int:
    """Write a backup; how many rows it has. The file appears only when it is whole."""
    partial = path.with_name(path.name + ".part")
    digest, count = hashlib.sha256(), 0
    with open(partial, "wb", opener=_for_nobody_else) as raw:
        with gzip.open(raw, "wb") as file:
            for line in _lines(store):
                digest.update(line)
                count += 1
                file.write(line + b"\n")
            file.write(msgspec.json.encode(["end", count, digest.hexdigest()]) + b"\n")
        raw.flush()
        os.fsync(raw.fileno())
    partial.replace(path)
    return count - 1


def _for_nobody_else(path: str, flags: int) -> int:
    """A backup holds what players may not know of each other."""
    return os.open(path, flags, mode=0o600)


def _lines(store: Store) -> Iterator[bytes]:
    """Header and rows, all of one moment."""
    with store.engine.connect() as connection:
        if not store.is_sqlite:
            connection = connection.execution_options(isolation_level="REPEATABLE READ")
        with connection.begin():
            yield msgspec.json.encode([FORMAT, _revision(connection)])
            for table in models.metadata.sorted_tables:
                for row in connection.execution_options(yield_per=AT_ONCE).execute(select(table)):
                    yield msgspec.json.encode([str(table.name), _plain(dict(row._mapping))])


def _revision(connection: Connection) -> str:
    return str(connection.execute(text("select version_num from alembic_version")).scalar_one())


def _plain(row: dict[str, Any]) -> dict[str, Any]:
    return {
        str(name): base64.b64encode(value).decode() if isinstance(value, bytes) else value
        for name, value in row.items()
    }


# -- putting one back


def restore(store: Store, path: Path, wall: Callable[[], float] = time.time) -> int:
    """Put everything back as it was; how many rows. In one transaction: all of it or nothing.

    Every table of players gets a version that no process has in memory, so that a running server looks anew. Clocks go
    on where they stood when the backup was made.
    """
    revision, rows = read(path)
    gap = _time_since(rows, wall())
    with store.write() as connection:
        if _revision(connection) != revision:
            raise BadBackup("version", theirs=revision, ours=_revision(connection))
        if not store.is_sqlite:
            _keep_others_out(connection)
        newest = connection.scalar(select(func.max(models.tables.c.version))) or 0
        for table in reversed(models.metadata.sorted_tables):
            connection.execute(delete(table))
        for table in models.metadata.sorted_tables:
            own = rows.get(table.name, [])
            if table is models.tables:
                own = [_as_of_now(row, newest, gap) for row in own]
            for start in range(0, len(own), AT_ONCE):
                connection.execute(insert(table), own[start : start + AT_ONCE])
        if not store.is_sqlite:
            _reset_counters(connection)
    return sum(map(len, rows.values()))


def _time_since(rows: dict[str, list[dict[str, Any]]], now: float) -> float:
    """How long ago a server was there last, as the backup knows it; from now on one has been there just now."""
    for row in rows.get(models.meta.name, []):
        if row["key"] == ALIVE:
            then, row["value"] = float(row["value"]), repr(now)
            return max(0.0, now - then)
    return 0.0


def _as_of_now(row: dict[str, Any], newest: int, gap: float) -> dict[str, Any]:
    table = decode_table(row["body"])
    forgiven = encode_table(replace(table, timing=clocks.forgive(table, gap)))
    due = None if row["deadline"] is None else row["deadline"] + gap
    return {**row, "version": newest + row["version"] + 1, "deadline": due, "body": forgiven}


def _keep_others_out(connection: Connection) -> None:
    """Nobody else writes meanwhile. Changes of the game begin with `tables`: none of them is left in the middle."""
    others = [table.name for table in models.metadata.sorted_tables if table is not models.tables]
    connection.execute(text(f"lock table {', '.join([models.tables.name, *others])} in exclusive mode"))


def _reset_counters(connection: Connection) -> None:
    """PostgreSQL counts on from the rows that are there now."""
    for table in (one for one in models.metadata.sorted_tables if "id" in one.c and one.c.id.autoincrement is True):
        connection.execute(
            text(
                f"select setval(pg_get_serial_sequence('{table.name}', 'id'), "
                f"coalesce((select max(id) from {table.name}), 0) + 1, false)"
            )
        )


def read(path: Path) -> tuple[str, dict[str, list[dict[str, Any]]]]:
    """The revision and the rows of a backup; BadBackup unless it is whole."""
    try:
        with gzip.open(path, "rb") as file:
            lines = file.read().splitlines()
        last = msgspec.json.decode(lines[-1])
        digest = hashlib.sha256()
        for line in lines[:-1]:
            digest.update(line)
        if last != ["end", len(lines) - 1, digest.hexdigest()]:
            raise BadBackup("cut")
        header = msgspec.json.decode(lines[0])
        if header[0] != FORMAT:
            raise BadBackup("foreign")
        rows: dict[str, list[dict[str, Any]]] = {}
        for line in lines[1:-1]:
            name, row = msgspec.json.decode(line)
            rows.setdefault(name, []).append(_typed(name, row))
    except (OSError, EOFError, zlib.error, IndexError, ValueError, KeyError, TypeError) as error:
        raise BadBackup("unreadable", detail=str(error)) from error
    return str(header[1]), rows


def _typed(name: str, row: dict[str, Any]) -> dict[str, Any]:
    table = models.metadata.tables[name]
    return {
        key: base64.b64decode(value) if isinstance(table.c[key].type, LargeBinary) and value is not None else value
        for key, value in row.items()
    }
