"""Opening the storage before anything else is started, so that whatever is wrong with it can be said in one line."""

from __future__ import annotations

from pathlib import Path

from alembic.util import CommandError
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from warcouncil.server.storage.store import Store, is_damage

BACKENDS = ("sqlite", "postgresql")


class BadStorage(Exception):
    """The storage cannot be used. `what`: "url", "newer", "damaged" or "away"; `reason`: the words of the database."""

    def __init__(self, what: str, reason: str = "") -> None:
        super().__init__(what, reason)
        self.what = what
        self.reason = reason


def open_store(url: str) -> Store:
    """The storage with its tables up to date; BadStorage if there is none."""
    try:
        store = Store(url)
    except (ArgumentError, NoSuchModuleError, ImportError, ValueError) as error:
        raise BadStorage("url") from error
    try:
        if store.url.get_backend_name() not in BACKENDS:
            raise BadStorage("url")
        store.upgrade()
        store.check()
    except CommandError as error:  # made by a version of War Council that this one does not know yet
        store.close()
        raise BadStorage("newer") from error
    except DBAPIError as error:
        store.close()
        reason = str(error.orig).strip().partition("\n")[0]
        damaged = is_damage(error) and "not a database" not in reason  # which it may never have been
        raise BadStorage("damaged" if damaged else "away", reason) from error
    return store


def sqlite_file(url: str) -> Path | None:
    """The file in which everything is, however it is named; None: it is in no file, or the URL is none.

    >>> sqlite_file("sqlite:////games/x.db"), sqlite_file("sqlite+pysqlite:///file:/games/x.db?mode=rwc&uri=true")
    (PosixPath('/games/x.db'), PosixPath('/games/x.db'))
    >>> sqlite_file("postgresql://localhost/x"), sqlite_file("sqlite://"), sqlite_file("nonsense")
    (None, None, None)
    """
    try:
        found = make_url(url)
    except ArgumentError:
        return None
    name = found.database or ""
    if found.get_backend_name() != "sqlite" or not name or name == ":memory:":
        return None
    return Path(name.removeprefix("file:") if "uri" in found.query else name)
