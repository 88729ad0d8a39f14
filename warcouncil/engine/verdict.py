"""Verdicts on a recorded match: what its record proves, and what it does not.

`verify` plays a journal again and weighs what it found. The outcome is the weakest thing that must be said of the whole
record; every single one is a remark, whatever the outcome. From the weakest to the strongest:

    refused         something does not fit: `line` and `reason` say what
    unfinished      sound so far, but without an end, and therefore without a key
    replayed-from   the rules were changed on the way: only what came after record N was played under the rules of today
    given-position  begun from a position that somebody has set up
    seeded          dice from a known seed: whoever chose it knew every roll
    taken-back      choices were taken back behind dice, by a consent that no record can prove
    older-rules     played by an older version, which comes to the same by the rules of today
    sound           faultless under the seal that the journal itself names
    proven          faultless under the seal that somebody saw before the first die
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from warcouncil.engine.errors import BadFile
from warcouncil.engine.journal import FIRST_FORMAT, Header, Journal, parse
from warcouncil.engine.load import read_bytes, replay
from warcouncil.engine.records import Record
from warcouncil.engine.seal import pledge
from warcouncil.engine.undoing import live_after

OUTCOMES = (
    "refused",
    "unfinished",
    "replayed-from",
    "given-position",
    "seeded",
    "taken-back",
    "older-rules",
    "sound",
    "proven",
)
"""From the weakest to the strongest."""


class Remark(msgspec.Struct, frozen=True):
    """Something that must be said of a record: what, how often (or at which record), and about which seats."""

    id: str
    count: int = 0
    seats: tuple[int, ...] = ()


class Verdict(msgspec.Struct, frozen=True):
    """What `verify` found. Of a record that is refused, `line` and `reason` say where and why."""

    outcome: str
    records: int = 0
    line: int = 0
    reason: str = ""
    remarks: tuple[Remark, ...] = ()


def verify(
    source: str | bytes | Path,
    head: str | None = None,
    seal: str | None = None,
    nonce: str | None = None,
    terms: str | None = None,
) -> Verdict:
    """Play a recorded match again: chain, every choice among the options, every die from the key, the result.

    `head` is the hash in which it must end; `seal` what was shown before the first die, without which nothing is
    "proven"; `nonce` what the own device has added, `terms` (`Header.agreed`) what it was shown before it did so.
    """
    try:
        journal = parse(read_bytes(source))
        _check_memories(journal, head, seal, nonce, terms)
        match = replay(journal, log=False)
    except BadFile as error:
        return Verdict("refused", 0, error.line, error.reason)
    remarks = tuple(_remarks(journal, match.title.version, seal is not None, terms is not None))
    said = {remark.id for remark in remarks}
    outcome = next((outcome for outcome in OUTCOMES if outcome in said), "proven")
    return Verdict(outcome, len(journal), remarks=remarks)


def _check_memories(journal: Journal, head: str | None, seal: str | None, nonce: str | None, terms: str | None) -> None:
    """What somebody has kept from the start must be what the journal says."""
    header = journal.header
    if head is not None and journal.head != head:
        raise BadFile(f"the journal ends in {journal.head}, not in {head}")
    if seal is not None and header.commitment != seal:
        raise BadFile(f"the seal of the journal is {header.commitment or 'none'}, not {seal}", 1)
    if terms is not None and header.agreed != terms:
        raise BadFile("the header is not the one that was shown before the nonces were revealed", 1)
    revealed = {*header.nonces, *(device.nonce for device in header.devices)} - {""}
    if nonce is not None and nonce not in revealed:
        left_out = pledge(nonce) in (device.pledge for device in header.devices)
        raise BadFile("the nonce was committed to and left out" if left_out else "the nonce is not in the key", 1)


# -- what must be said


def _remarks(journal: Journal, version: str, seal_known: bool, terms_known: bool) -> Iterator[Remark]:
    header, records = journal.header, journal.records
    if not records or records[-1][0] != "end":
        yield Remark("unfinished", len(records))
    yield from _rules(journal, version)
    if header.start is not None:
        yield Remark("given-position")
    if header.seed is not None:
        yield Remark("seeded", header.seed)
    yield from _taken_back(records)
    if header.seed is None:
        if not seal_known:
            yield Remark("sound")
        yield from _added(header)
        if header.devices and not terms_known:
            yield Remark("terms-unknown")


def _added(header: Header) -> Iterator[Remark]:
    """Whose nonces are in the key, and whose are not."""
    if header.warcouncil == FIRST_FORMAT:
        yield Remark("first-format", len(header.nonces))
        return
    inside = tuple(seat for device in header.devices if device.nonce for seat in device.seats)
    withheld = tuple(seat for device in header.devices if not device.nonce for seat in device.seats)
    yield Remark("nonces", len(inside), tuple(sorted(inside)))
    if withheld:
        yield Remark("withheld", len(withheld), tuple(sorted(withheld)))
    without = tuple(seat for seat in range(header.players) if seat not in inside + withheld)
    if without:
        yield Remark("without", len(without), without)
    if header.broken:
        yield Remark("broken-starts", header.broken)


def _taken_back(records: list[Record]) -> Iterator[Remark]:
    """Choices that were taken back because all are said to have consented: behind dice, and otherwise."""
    behind_dice: list[int] = []
    others: list[int] = []
    live: list[int] = []
    for place, record in enumerate(records):
        before = live if record[0] != "undo" else list(live)
        live = live_after(records, live, place)
        if record[0] == "undo" and record[5] < 0:
            gone = set(before).difference(live)
            rolled = any(records[one][0] == "chance" for one in gone)
            (behind_dice if rolled else others).append(record[1])
    for name, seats in (("taken-back", behind_dice), ("agreed-undo", others)):
        if seats:
            yield Remark(name, len(seats), tuple(sorted(set(seats))))


def _rules(journal: Journal, version: str) -> Iterator[Remark]:
    """From where on the record was played by the rules of today: nothing before that is proven by them."""
    changes = [number for number, record in enumerate(journal.records, start=1) if record[0] == "rules"]
    if changes:
        yield Remark("replayed-from", changes[-1])
    elif journal.header.rules != version:
        yield Remark("older-rules", len(journal))
