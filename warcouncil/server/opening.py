"""Opening the storage before anything else is started, so that whatever is wrong with it can be said in one line."""

from __future__ import annotations

from alembic.util import CommandError
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from warcouncil.server.store import Store

BACKENDS = ("sqlite", "postgresql")


class BadStorage(Exception):
    """The storage cannot be used. `what` is "url", "newer" or "away"; `reason` are the words of the database."""

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
    except CommandError as error:  # made by a version of War Council that this one does not know yet
        store.close()
        raise BadStorage("newer") from error
    except DBAPIError as error:
        store.close()
        raise BadStorage("away", str(error.orig).strip().partition("\n")[0]) from error
    return store
