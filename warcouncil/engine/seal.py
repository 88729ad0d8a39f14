"""The seal: what binds whoever holds the key of the dice, and what everybody at the table adds to it.

Before anybody sits down the host shows a seal: a commitment to key and match id. Each device commits to a nonce of its
own (`pledge`) before it sees any other's. Then the header is fixed: title, rules, options, all pledges. Only when a
device has seen that header does it reveal its nonce. The key of the stream follows from the key and the whole header
with the nonces in it, so that nobody can choose a roll: neither the host, whose key was sealed first, nor a player.
Whoever reveals last can still withhold, which is named: one bit, not more.

Everything is BLAKE2b with 32 bytes over parts that begin with their length, the first of them the purpose; the same in
web/js/fairness.js.
"""

from __future__ import annotations

import hashlib
import re
import secrets

import msgspec

NONCE = re.compile(r"[0-9a-f]{16,64}")
DIGEST = re.compile(r"[0-9a-f]{64}")


def digest(purpose: str, *parts: bytes) -> bytes:
    """32 bytes that stand for these parts, for one purpose only."""
    mixed = hashlib.blake2b(digest_size=32)
    for part in (purpose.encode(), *parts):
        mixed.update(len(part).to_bytes(4, "big") + part)
    return mixed.digest()


def new_nonce() -> str:
    return secrets.token_hex(16)


def pledge(nonce: str) -> str:
    """A device's commitment to its nonce."""
    return digest("war council nonce", nonce.encode()).hex()


class Device(msgspec.Struct, frozen=True):
    """One device at the table: the seats played on it, its commitment to a nonce, and the nonce ("": not revealed)."""

    seats: tuple[int, ...]
    pledge: str
    nonce: str = ""

    @property
    def fits(self) -> bool:
        """Whether what was revealed, if anything, is what was committed to."""
        well_formed = DIGEST.fullmatch(self.pledge) is not None
        return well_formed and (not self.nonce or pledge(self.nonce) == self.pledge)


class Seal(msgspec.Struct, frozen=True):
    """A secret key and the match it is for, made before anybody adds a nonce."""

    key: bytes
    match_id: str

    @staticmethod
    def new() -> Seal:
        return Seal(secrets.token_bytes(32), secrets.token_hex(8))

    @property
    def commitment(self) -> str:
        """What is shown at the start and checked at the end."""
        return digest("war council seal", self.key, self.match_id.encode()).hex()

    def first_commitment(self, header: bytes) -> str:
        """The commitment of journals of format 1: over key, match id and header."""
        return hashlib.sha256(self.key + self.match_id.encode() + header).hexdigest()
