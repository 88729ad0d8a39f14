"""Addresses that want no mail. Whoever owns an address can end all mail to it by a link, without an account."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

from sqlalchemy.exc import IntegrityError

from warcouncil.server.storage import models
from warcouncil.server.storage.store import Store

KEY = "mail-key"
STOPPED = "stopped"


class MailStops:
    """The links that end mail, and the addresses for which they were used (only their hashes)."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def token(self, address: str) -> str:
        """What stands in the link: the address, signed, so that nobody can make one for others."""
        data = address.encode()
        return f"{_plain(data)}.{_plain(self._signature(data))}"

    def address_of(self, token: str) -> str | None:
        """The address of a link, if it is one of ours."""
        body, _, signature = token.partition(".")
        try:
            data = base64.urlsafe_b64decode(body + "=" * (-len(body) % 4))
            address = data.decode()
        except ValueError:
            return None
        return address if hmac.compare_digest(_plain(self._signature(data)), signature) else None

    def stopped(self, address: str) -> bool:
        return self._store.get_meta(_name(address)) == STOPPED

    def set(self, address: str, *, stopped: bool) -> None:
        self._store.set_meta(_name(address), STOPPED if stopped else "")

    def _signature(self, data: bytes) -> bytes:
        return hmac.digest(bytes.fromhex(self._key()), data, "sha256")[:16]

    def _key(self) -> str:
        """Made when it is first needed; of several processes the first one's counts."""
        known = self._store.get_meta(KEY)
        if known is not None:
            return known
        try:
            with self._store.write() as connection:
                connection.execute(models.meta.insert().values(key=KEY, value=secrets.token_hex(32)))
        except IntegrityError:
            return self._key()
        return self._key()


def _name(address: str) -> str:
    return f"nomail:{hashlib.sha256(address.lower().encode()).hexdigest()[:32]}"


def _plain(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")
