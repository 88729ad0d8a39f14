"""The journal: JSON lines, a header and numbered records in a hash chain. Nothing is ever deleted from it.

A record line is `[number, kind, ..., hash]`; the hash covers the hash before and the line without its own. The
text of a journal is a function of its header and records, so it is made when somebody asks for it.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from typing import Any

import msgspec

from warcouncil.engine.dice import seed_key, stream_key
from warcouncil.engine.errors import BadFile
from warcouncil.engine.records import Record
from warcouncil.engine.seal import Device, Seal, digest
from warcouncil.engine.state import OptionValue

FORMAT = 2
FIRST_FORMAT = 1
"""Its commitment covers the options, and its nonces were bound by nothing."""
MAX_BYTES = 64 * 2**20
MAX_LINE = 4 * 2**20
MAX_RECORD_LINE = 256 * 2**10
MAX_DEPTH = 24
_STRING = re.compile(rb'"(?:[^"\\]|\\.)*"')
_ENCODE = msgspec.json.Encoder().encode
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What a decoder raises for bytes that are not what they should be."""


class Header(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The first line: everything that was fixed before the first record."""

    warcouncil: int
    title: str
    rules: str
    players: int
    options: dict[str, OptionValue]
    match_id: str
    seed: int | None = None
    commitment: str = ""
    nonces: tuple[str, ...] = ()
    """Of format 1."""
    play_on: bool = False
    start: Any = None
    """The state of a match that did not start from set-up."""
    devices: tuple[Device, ...] = ()
    """Each device that has committed to a nonce."""
    broken: int = 0
    """How often a start was broken off after devices had begun to reveal."""
    hold: bool = False
    """The owner of the match closes its discreet windows, each by a record."""

    def line(self) -> bytes:
        return _ENCODE(self)

    def terms(self) -> Header:
        """What every device sees before it reveals: everything but the nonces."""
        return msgspec.structs.replace(self, devices=tuple(Device(one.seats, one.pledge) for one in self.devices))

    @property
    def agreed(self) -> str:
        """Stands for the terms, for whoever wants to keep them."""
        return digest("war council terms", self.terms().line()).hex()

    def sealed_with(self, key: bytes) -> str:
        """The commitment that this key and header must have."""
        seal = Seal(key, self.match_id)
        if self.warcouncil == FIRST_FORMAT:
            return seal.first_commitment(_ENCODE(msgspec.structs.replace(self, commitment="", nonces=())))
        return seal.commitment

    def stream(self, key: bytes) -> bytes:
        """The key of the dice: it follows from the secret and everything that was fixed before the first roll."""
        if self.seed is not None:
            return stream_key(seed_key(self.seed), ())
        if self.warcouncil == FIRST_FORMAT:
            return stream_key(key, self.nonces)
        return digest("war council dice", key, self.line())


class Journal:
    """Header and records, with the chain computed as far as it was asked for."""

    def __init__(self, header: Header, records: list[Record] | None = None) -> None:
        self.header = header
        self.records: list[Record] = [] if records is None else records
        self._lines: list[bytes] = []
        self._head = ""

    def __len__(self) -> int:
        return len(self.records)

    def __iter__(self) -> Iterator[Record]:
        return iter(self.records)

    def lines(self) -> list[bytes]:
        """The header line and one line a record."""
        if not self._lines:
            self._restart()
        for number in range(len(self._lines) - 1, len(self.records)):
            payload = _ENCODE([number + 1, *self.records[number]])
            self._head = chain(self._head, payload)
            self._lines.append(payload[:-1] + b',"' + self._head.encode() + b'"]')
        return list(self._lines)

    def _restart(self) -> None:
        line = self.header.line()
        self._lines = [line]
        self._head = chain("", line)

    def cut(self, length: int) -> None:
        """Drop what a failed choice had written; nobody has seen it."""
        del self.records[length:]
        if len(self._lines) > length + 1:
            self._lines = []

    @property
    def head(self) -> str:
        """The last hash of the chain: it stands for the whole journal."""
        self.lines()
        return self._head

    def text(self) -> str:
        return b"\n".join(self.lines()).decode() + "\n"

    def copy(self) -> Journal:
        return Journal(self.header, list(self.records))


def chain(before: str, payload: bytes) -> str:
    return hashlib.blake2b(before.encode() + payload, digest_size=16).hexdigest()


# -- reading


def parse(data: bytes) -> Journal:
    """A journal from its bytes, with chain, encoding and shape checked. BadFile says which line is wrong."""
    if len(data) > MAX_BYTES:
        raise BadFile(f"the file has {len(data)} bytes; {MAX_BYTES} are allowed")
    lines = data.split(b"\n")
    if lines and not lines[-1]:
        lines.pop()
    if not lines or not lines[0]:
        raise BadFile("the file is empty")
    header = _parse_header(lines[0])
    head = chain("", lines[0])
    records: list[Record] = []
    for number, line in enumerate(lines[1:], start=1):
        fields, payload = _parse_record(line, number)
        head = chain(head, payload)
        if fields[-1] != head:
            raise BadFile("the hash chain is broken", number + 1)
        records.append(shaped(fields[1:-1], number + 1))
    return Journal(header, records)


def _parse_header(line: bytes) -> Header:
    check_limits(line, MAX_LINE, 1)
    try:
        header = msgspec.json.decode(line, type=Header)
    except UNREADABLE as error:
        raise BadFile(f"not the header of a journal: {error}", 1) from None
    if header.warcouncil not in (FIRST_FORMAT, FORMAT):
        raise BadFile(f"format {header.warcouncil} is not known; this is format {FORMAT}", 1)
    if header.line() != line:
        raise BadFile("bad encoding: the header is not written as we write it", 1)
    check_devices(header)
    return header


def check_devices(header: Header) -> None:
    """What was revealed fits what was committed to, and nothing is claimed that this kind of match does not have."""
    first, seeded = header.warcouncil == FIRST_FORMAT, header.seed is not None
    if (first and (header.devices or header.broken)) or (header.nonces and not first):
        raise BadFile(f"format {header.warcouncil} does not add nonces like that", 1)
    if seeded and (header.commitment or header.devices or header.nonces):
        raise BadFile("dice from a known seed have no seal", 1)
    seats = [seat for device in header.devices for seat in device.seats]
    if len(set(seats)) != len(seats) or not all(0 <= seat < header.players for seat in seats):
        raise BadFile("devices and seats do not fit each other", 1)
    if not all(device.seats and device.fits for device in header.devices):
        raise BadFile("a nonce is not the one that was committed to", 1)
    if header.broken < 0:
        raise BadFile("no start is broken off less than never", 1)


def _parse_record(line: bytes, number: int) -> tuple[list[Any], bytes]:
    check_limits(line, MAX_LINE if line.startswith(b'[%d,"rules"' % number) else MAX_RECORD_LINE, number + 1)
    try:
        fields = msgspec.json.decode(line, type=list[Any])
    except UNREADABLE as error:
        raise BadFile(f"bad encoding: {error}", number + 1) from None
    if len(fields) < 3 or fields[0] != number or type(fields[0]) is not int:
        raise BadFile(f"record {number} expected", number + 1)
    payload = _ENCODE(fields[:-1])
    if _ENCODE(fields) != line:
        raise BadFile("bad encoding: the record is not written as we write it", number + 1)
    return fields, payload


def check_limits(line: bytes, longest: int, number: int) -> None:
    """Length and depth, before anything is parsed."""
    if len(line) > longest:
        raise BadFile(f"the line has {len(line)} bytes; {longest} are allowed", number)
    depth = deepest = 0
    for byte in _STRING.sub(b"", line):
        if byte in b"[{":
            depth += 1
            deepest = max(deepest, depth)
        elif byte in b"]}":
            depth -= 1
    if deepest > MAX_DEPTH:
        raise BadFile(f"nested {deepest} deep; {MAX_DEPTH} are allowed", number)


_SHAPES: dict[str, tuple[type, ...]] = {
    "choice": (int, int, int, str, int, str, list, int),
    "chance": (str, str, int, int, list),
    "undo": (int, int, int, str, int),
    "seat": (int, str, str, list),
    "close": (int,),
    "rules": (str, dict),
    "end": (dict, str),
}

_OLD_RULES = (str, int, dict)
"""A `rules` record as it was written at first: the state alone, and nothing since counts."""


def shaped(fields: list[Any], line: int) -> Record:
    """The record as an in-memory tuple, if its kind is known and its fields have the right types."""
    kind, rest = fields[0], fields[1:]
    shape = _SHAPES.get(kind) if type(kind) is str else None
    if kind == "rules" and len(rest) == len(_OLD_RULES):
        shape = _OLD_RULES
    if shape is None:
        raise BadFile(f"unknown kind of record {kind!r}", line)
    if len(rest) != len(shape) or any(type(value) is not wanted for value, wanted in zip(rest, shape, strict=True)):
        raise BadFile(f"malformed {kind} record", line)
    for value in rest:
        if type(value) is list and any(type(atom) not in (str, int) for atom in value):
            raise BadFile(f"malformed {kind} record: only text and whole numbers are allowed", line)
    return (kind, *(tuple(value) if type(value) is list else value for value in rest))
