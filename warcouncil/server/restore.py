"""Matches out of storage: replayed from their records, resumed from a snapshot, or brought under changed rules.

Replaying the whole journal is the rule: it proves the record and brings back log and undo. A snapshot helps where
the rules fail on the way, and where they have changed since.
"""

from __future__ import annotations

import logging
from typing import Any

import msgspec

from warcouncil.engine.errors import BadFile, RulesError, WarCouncilError
from warcouncil.engine.journal import Header, Journal, parse
from warcouncil.engine.load import replay, resume
from warcouncil.engine.log import LogEntry, Masked
from warcouncil.engine.match import Match
from warcouncil.engine.records import AUTO, Record
from warcouncil.engine.snapshot import Snapshot
from warcouncil.engine.title import get_title

logger = logging.getLogger(__name__)
ATTEMPTS = 4
SPARE_BYTES = 4096
"""More than any roll uses up: dice that fell after the checkpoint never fall a second time."""


class Stored(msgspec.Struct, frozen=True):
    """What the database holds of a match."""

    header: str
    lines: list[str]
    key: bytes
    snapshot: bytes
    snapshot_number: int
    log: list[LogEntry]
    digest: str

    def journal(self) -> Journal:
        return parse("\n".join([self.header, *self.lines]).encode())


class Restored(msgspec.Struct, frozen=True):
    """A match that goes on, and the log entries that it does not have itself."""

    match: Match
    log_before: list[LogEntry]
    rules_changed: bool = False


class Unreadable(Exception):
    """What is stored cannot be brought back to life. Nothing of it is lost: it stays stored as it is."""


class Disagreement(ValueError):
    """The rules come to something else than what is stored."""


def restore(stored: Stored) -> Restored:
    """The match as it was acknowledged last.

    Rules that raise are not rules that have changed: then the match stays stored as it is, for a better day.
    """
    journal = stored.journal()
    title = get_title(journal.header.title)
    agree = rules_of(journal) == title.version
    for attempt in (_replayed, *[_resumed] * ATTEMPTS) if agree else ():
        try:
            return attempt(stored, journal)
        except Disagreement as error:
            logger.warning("match %s: %s", journal.header.match_id, error)
            agree = False
        except Exception:  # rules may raise anything
            logger.warning("match %s does not replay", journal.header.match_id, exc_info=True)
    if agree:
        raise Unreadable(f"the rules fail wherever match {journal.header.match_id} is taken up")
    if journal.records and journal.records[-1][0] == "end":
        return _as_it_ended(stored, journal)
    return _under_new_rules(stored, journal)


def rules_of(journal: Journal) -> str:
    """The version of the rules that a journal is played by now."""
    changes = (record[1] for record in reversed(journal.records) if record[0] == "rules")
    return str(next(changes, journal.header.rules))


def _replayed(stored: Stored, journal: Journal) -> Restored:
    try:
        match = replay(journal, key=stored.key)
    except BadFile as error:
        if isinstance(error.__cause__, RulesError):
            raise
        raise Disagreement(str(error)) from error
    _same_situation(match, stored)
    return Restored(match, stored.log[: max(0, len(stored.log) - len(match.log))])


def _resumed(stored: Stored, journal: Journal) -> Restored:
    """From the snapshot, then the records since."""
    before = Snapshot.decode(stored.snapshot)
    match = _with_journal(before, journal.header, journal.records[: stored.snapshot_number], keep_tail=True)
    catch_up(match, journal.records)
    _same_situation(match, stored)
    return Restored(match, stored.log[: max(0, len(stored.log) - len(match.log))])


def _same_situation(match: Match, stored: Stored) -> None:
    if match.digest() != stored.digest:
        raise Disagreement("the records lead to another situation than they did")


def _with_journal(snapshot: Snapshot, header: Header, records: list[Record], *, keep_tail: bool) -> Match:
    """A snapshot that was stored without its journal, with the journal put back."""
    tail: list[int] = []
    place = len(records)
    for wanted in reversed(snapshot.all_records() if keep_tail else []):
        place -= 1
        while place >= 0 and records[place] != wanted:
            place -= 1
        if place < 0:
            raise BadFile("the snapshot does not belong to this journal")
        tail.insert(0, place)
    used = [record[4] + SPARE_BYTES for record in records if record[0] == "chance"]
    whole = msgspec.structs.replace(
        snapshot,
        stream_position=max([snapshot.stream_position, *used]) if not keep_tail else snapshot.stream_position,
        rules=get_title(header.title).version,
        header=header,
        records=[list(record) for record in records],
        tail=tail,
        undone=snapshot.undone if keep_tail else [],
    )
    return resume(whole.encode())


def _as_it_ended(stored: Stored, journal: Journal) -> Restored:
    """A finished match of other rules stays as it is: its last position, if the rules of today understand it."""
    try:
        match = _with_journal(Snapshot.decode(stored.snapshot), journal.header, journal.records, keep_tail=True)
        if len(match.journal) != len(journal) or not match.over:
            raise ValueError("it does not come to its end")
    except (WarCouncilError, ValueError, LookupError, TypeError) as error:
        raise Unreadable(f"the end of match {journal.header.match_id} cannot be shown: {error}") from error
    return Restored(match, stored.log[: max(0, len(stored.log) - len(match.log))])


def _under_new_rules(stored: Stored, journal: Journal) -> Restored:
    """Go on from the last stored checkpoint under the rules as they are now, and say so in the record."""
    try:
        snapshot = Snapshot.decode(stored.snapshot)
        match = _with_journal(snapshot, journal.header, journal.records, keep_tail=False)
        match.under_new_rules()
    except (WarCouncilError, ValueError, LookupError, TypeError) as error:
        raise Unreadable(f"match {journal.header.match_id} fits the rules in no way: {error}") from error
    return Restored(match, list(stored.log), rules_changed=True)


# -- catching up


def catch_up(match: Match, records: list[Record]) -> None:
    """Apply what is recorded beyond what the match has; Disagreement if the rules come to something else."""
    own = match.journal.records
    if own != records[: len(own)]:
        raise Disagreement("the records are of another match")
    while (done := len(own)) < len(records):
        _apply(match, records[done])
        upto = min(len(own), len(records))
        if own[done:upto] != records[done:upto]:
            raise Disagreement("the rules come to something else than what is recorded")
    if len(own) != len(records):
        raise Disagreement("the rules come to more than what is recorded")


def _apply(match: Match, record: Record) -> None:
    kind = record[0]
    if kind == "choice" and not record[8] & AUTO:
        _, _, epoch, position, power, own, _, option, _ = record
        match.choose(f"{epoch}.{position}.{power}.{own}", option)
    elif kind == "undo":
        match.undo(record[1], consent=range(match.players) if record[5] == -1 else ())
    elif kind == "seat":
        match.stand(record[1], record[3], record[4])
    else:
        raise ValueError(f"no {kind} record is due here")


# -- log entries in storage


def encode_entry(entry: LogEntry) -> str:
    arguments = {
        name: {"masked": value.value, "seats": value.seats} if isinstance(value, Masked) else value
        for name, value in entry.arguments.items()
    }
    return msgspec.json.encode([entry.message, arguments, entry.seats]).decode()


def decode_entry(text: str) -> LogEntry:
    message, stored, seats = msgspec.json.decode(text)
    arguments: dict[str, Any] = {}
    for name, value in stored.items():
        if isinstance(value, dict):
            arguments[name] = Masked(value["masked"], tuple(value["seats"]))
        else:
            arguments[name] = tuple(value) if isinstance(value, list) else value
    return LogEntry(message, arguments, None if seats is None else tuple(seats))
