"""Backups: everything in the database as one file, made and put back while the server runs.

The file is gzipped JSON lines: a header, then each table with its rows, then a line that says how many there were and
their digest, so that a file that was cut short is noticed. It fits any database that we support.
"""

from __future__ import annotations

import base64
import errno
import gzip
import hashlib
import os
import tempfile
import time
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import groupby, islice
from operator import itemgetter
from pathlib import Path
from typing import Any, BinaryIO

import msgspec
from sqlalchemy import Connection, LargeBinary, delete, func, insert, select, text
from sqlalchemy.exc import SQLAlchemyError

from warcouncil.server.storage import models
from warcouncil.server.storage.book import decode_table, encode_table
from warcouncil.server.storage.store import ALIVE, Store

FORMAT = "war council backup 1"
AT_ONCE = 500
LONGEST_LINE = 64 * 1024 * 1024
"""More than any row has."""
MOST_TIMES = 200
SPARE = 16 * 1024 * 1024
"""How much a file may unpack to: so many times its size, and this much besides. Backups come to 5 or 20 times."""
Cell = str | int | float | bool | None
Told = Callable[[int], None]
"""Hears how many more rows are done."""
UNREADABLE = (IndexError, ValueError, KeyError, TypeError, RecursionError)
UNFIT = (SQLAlchemyError, OverflowError, *UNREADABLE)


class BadBackup(Exception):
    """A file that is no whole backup; nothing was changed. `what` is the end of a message id, with its arguments."""

    def __init__(self, what: str, **details: str) -> None:
        super().__init__(what, details)
        self.what = what
        self.details = details


# -- making one


def backup(store: Store, path: Path, told: Told = lambda rows: None) -> int:
    """Write a backup; how many rows it has. The file appears only when it is whole, and whoever writes another at the
    same time writes a file of their own. `told` hears of rows as they are written."""
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    try:
        handle, name = tempfile.mkstemp(prefix=f"{path.name}.", suffix=".part", dir=path.parent)  # for our eyes only
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error
    partial = Path(name)
    try:
        with open(handle, "wb") as raw:
            count = _write(store, raw, told)
        partial.replace(path)
    except BaseException:
        partial.unlink()
        raise
    return count - 1


def _write(store: Store, raw: BinaryIO, told: Told) -> int:
    """All lines but the last, counted; on disk when it is done."""
    digest, count = hashlib.sha256(), 0
    with gzip.open(raw, "wb") as file:
        for line in _lines(store):
            digest.update(line)
            count += 1
            file.write(line + b"\n")
            told(1)
        file.write(msgspec.json.encode(["end", count, digest.hexdigest()]) + b"\n")
    raw.flush()
    os.fsync(raw.fileno())
    return count


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


def restore(store: Store, path: Path, wall: Callable[[], float] = time.time, told: Told = lambda rows: None) -> int:
    """Put everything back as it was; how many rows. In one transaction: all of it or nothing.

    Every table of players gets a version that no process has in memory, so that a running server looks anew. Clocks go
    on where they stood when the backup was made.
    """
    found = look(path, told)
    try:
        with store.write() as connection:
            ours = _revision(connection)
            if ours != found.revision:
                raise BadBackup("version", theirs=found.revision, ours=ours)
            if not store.is_sqlite:
                _keep_others_out(connection)
            _replace_everything(connection, path, found, wall(), told)
            if not store.is_sqlite:
                _reset_counters(connection)
    except UNFIT as error:
        raise BadBackup("unreadable", detail=str(error).partition("\n")[0][:200]) from error
    return found.count


def _replace_everything(connection: Connection, path: Path, found: Contents, now: float, told: Told) -> None:
    """A batch at a time: a backup may be larger than the memory. It must still be the file that was looked at."""
    gap = max(0.0, now - found.alive) if found.alive is not None else 0.0
    newest = connection.scalar(select(func.max(models.tables.c.version))) or 0
    for table in reversed(models.metadata.sorted_tables):
        connection.execute(delete(table))
    with _reading(path) as lines:
        for name, batch in _batches(lines):
            if name == models.tables.name:
                batch = [_as_of_now(row, newest, gap) for row in batch]
            elif name == models.meta.name:
                batch = [{**row, "value": repr(now)} if row["key"] == ALIVE else row for row in batch]
            connection.execute(insert(models.metadata.tables[name]), batch)
            told(len(batch))
        if lines.digest != found.digest:
            raise BadBackup("cut")


def _batches(lines: Lines) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """The rows in the order of the file, in which no row comes before one that it names."""
    for name, rows in groupby(lines.rows(), key=itemgetter(0)):
        while batch := [row for _, row in islice(rows, AT_ONCE)]:
            yield name, batch


def _as_of_now(row: dict[str, Any], newest: int, gap: float) -> dict[str, Any]:
    forgiven = encode_table(decode_table(row["body"]).forgiven(gap))
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


# -- reading one, whoever made it


class Contents(msgspec.Struct, frozen=True):
    """What a look at a backup tells: the revision, when a server was there last, how many rows, and their digest."""

    revision: str
    alive: float | None
    count: int
    digest: str


class Lines:
    """The lines of a backup, one at a time: neither a line nor the whole may be larger than it can be in good faith."""

    def __init__(self, file: gzip.GzipFile, most: int) -> None:
        self._file = file
        self._left = most
        self._digest = hashlib.sha256()
        self._revision = ""
        self.count = 0
        self.digest = ""
        """Of everything but the last line, which is known when that was read."""

    def next(self) -> bytes:
        line = self._file.readline(LONGEST_LINE + 1)
        self._left -= len(line)
        if len(line) > LONGEST_LINE or self._left < 0:
            raise BadBackup("large")
        return line.removesuffix(b"\n")

    def header(self) -> str:
        """The revision, from the first line."""
        line = self.next()
        found = msgspec.json.decode(line, type=list[str])
        if found[0] != FORMAT:
            raise BadBackup("foreign")
        self._digest.update(line)
        self._revision = found[1]
        return self._revision

    def rows(self) -> Iterator[tuple[str, dict[str, Any]]]:
        """Every row with the name of its table; BadBackup unless the last line fits everything before it."""
        if not self._revision:
            self.header()
        while not (line := self.next()).startswith(b'["end",'):
            if not line:
                raise BadBackup("cut")
            name, row = msgspec.json.decode(line, type=tuple[str, dict[str, Cell]])
            self._digest.update(line)
            self.count += 1
            yield name, _typed(name, row)
        self.digest = self._digest.hexdigest()
        if msgspec.json.decode(line) != ["end", self.count + 1, self.digest] or self._file.read(1):
            raise BadBackup("cut")


@contextmanager
def _reading(path: Path) -> Iterator[Lines]:
    """A backup to be read; BadBackup for whatever is wrong with it."""
    try:
        with gzip.open(path, "rb") as file:
            yield Lines(file, SPARE + MOST_TIMES * path.stat().st_size)
    except (EOFError, zlib.error, gzip.BadGzipFile, *UNREADABLE) as error:
        raise BadBackup("unreadable", detail=str(error)) from error


def look(path: Path, told: Told = lambda rows: None) -> Contents:
    """Read a backup to its end and keep nothing of it; BadBackup unless it is whole."""
    alive = None
    with _reading(path) as lines:
        revision = lines.header()
        for name, row in lines.rows():
            told(1)
            if name == models.meta.name and row["key"] == ALIVE:
                alive = float(row["value"])
    return Contents(revision, alive, lines.count, lines.digest)


def _typed(name: str, row: dict[str, Any]) -> dict[str, Any]:
    table = models.metadata.tables[name]
    return {
        key: base64.b64decode(value) if isinstance(table.c[key].type, LargeBinary) and value is not None else value
        for key, value in row.items()
    }
