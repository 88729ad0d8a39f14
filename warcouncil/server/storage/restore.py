"""Matches out of storage: replayed from their records, resumed from a snapshot, or brought under changed rules.

Replaying the whole journal is the rule: it proves the record and brings back log and undo. A snapshot helps where
the rules fail on the way, and where they have changed since.
"""

from __future__ import annotations

import logging
from typing import Any

import msgspec

from warcouncil.engine.dice import Dice
from warcouncil.engine.errors import BadFile, RulesError, WarCouncilError
from warcouncil.engine.journal import Header, Journal, parse
from warcouncil.engine.load import replay, resume
from warcouncil.engine.log import LogEntry, Masked
from warcouncil.engine.match import Match
from warcouncil.engine.records import AUTO, SECRET, Record
from warcouncil.engine.snapshot import Snapshot
from warcouncil.engine.state import plain
from warcouncil.engine.title import get_title
from warcouncil.engine.upgrade import check_version, note, rules_of, tail_since, upgrade, upgraded_state

logger = logging.getLogger(__name__)
ATTEMPTS = 4


class Stored(msgspec.Struct, frozen=True):
    """What the database holds of a match."""

    header: str
    lines: list[str]
    key: bytes
    snapshot: bytes
    snapshot_number: int
    log: list[LogEntry]
    digest: str
    log_before: int = 0
    """How many entries of the log are from before a change of rules."""

    def journal(self) -> Journal:
        return parse("\n".join([self.header, *self.lines]).encode())


class Restored(msgspec.Struct, frozen=True):
    """A match that goes on, and the log entries that it does not have itself."""

    match: Match
    log_before: list[LogEntry]
    rules_changed: bool = False
    """A record that says so was added: it is not in storage yet."""
    lost: tuple[str, ...] = ()
    """The powers whose choices could not be kept under the new rules, once for each choice."""


class Unreadable(Exception):
    """What is stored cannot be brought back to life. Nothing of it is lost: it stays stored as it is."""


class Disagreement(ValueError):
    """The rules come to something else than what is stored."""


def restore(stored: Stored) -> Restored:
    """The match as it was acknowledged last; NewerRules if it is not for the rules of this process.

    Whatever replays is kept as it is, also under a newer version. Rules that raise are not rules that have changed:
    then the match stays stored as it is, for a better day.
    """
    journal = stored.journal()
    title = get_title(journal.header.title)
    check_version(title, rules_of(journal))
    same_rules = rules_of(journal) == title.version
    for attempt in (_replayed, *[_resumed] * (ATTEMPTS if same_rules else 0)):
        try:
            return attempt(stored, journal)
        except Disagreement as error:
            logger.warning("match %s: %s", journal.header.match_id, error)
            break
        except Exception:  # rules may raise anything
            logger.warning("match %s does not replay", journal.header.match_id, exc_info=True)
    else:
        if same_rules:
            raise Unreadable(f"the rules fail wherever match {journal.header.match_id} is taken up")
    if journal.records and journal.records[-1][0] == "end":
        return _as_it_ended(stored, journal)
    return _upgraded(stored, journal)


def _replayed(stored: Stored, journal: Journal) -> Restored:
    """Every record again, from the start or from the last change of rules. Another digest alone is no matter."""
    try:
        match = replay(journal, key=stored.key)
    except BadFile as error:
        if isinstance(error.__cause__, RulesError):
            raise
        raise Disagreement(str(error)) from error
    if len(match.journal) != len(journal):
        raise Disagreement("the rules come to more than what is recorded")
    changed = rules_of(journal) != match.title.version and not match.over
    if changed:
        note(match)
    return Restored(match, stored.log[: stored.log_before], changed)


def _resumed(stored: Stored, journal: Journal) -> Restored:
    """From the snapshot, then the records since."""
    before = Snapshot.decode(stored.snapshot)
    match = _with_journal(before, journal.header, journal.records[: stored.snapshot_number])
    catch_up(match, journal.records)
    if match.digest() != stored.digest:
        raise Disagreement("the records lead to another situation than they did")
    return Restored(match, stored.log[: max(0, len(stored.log) - len(match.log))])


def _with_journal(snapshot: Snapshot, header: Header, records: list[Record]) -> Match:
    """A snapshot that was stored without its journal, with the journal put back."""
    tail: list[int] = []
    place = len(records)
    for wanted in reversed(snapshot.all_records()):
        place -= 1
        while place >= 0 and records[place] != wanted:
            place -= 1
        if place < 0:
            raise BadFile("the snapshot does not belong to this journal")
        tail.insert(0, place)
    whole = msgspec.structs.replace(snapshot, header=header, records=[list(record) for record in records], tail=tail)
    return resume(whole.encode())


def _as_it_ended(stored: Stored, journal: Journal) -> Restored:
    """A finished match of other rules stays as it is: its last position, if the rules of today understand it."""
    title = get_title(journal.header.title)
    try:
        snapshot = Snapshot.decode(stored.snapshot)
        state = upgraded_state(title, snapshot.rules, plain(msgspec.msgpack.decode(snapshot.state)))
        today = msgspec.structs.replace(snapshot, rules=title.version, state=state.encode())
        match = _with_journal(today, journal.header, journal.records)
        if len(match.journal) != len(journal) or not match.over:
            raise ValueError("it does not come to its end")
    except (WarCouncilError, ValueError, LookupError, TypeError) as error:
        raise Unreadable(f"the end of match {journal.header.match_id} cannot be shown: {error}") from error
    return Restored(match, stored.log[: max(0, len(stored.log) - len(match.log))])


def _upgraded(stored: Stored, journal: Journal) -> Restored:
    """Go on from the last stored checkpoint under the rules as they are now, with the choices since that they allow."""
    title, header, records = get_title(journal.header.title), journal.header, journal.records
    try:
        snapshot = msgspec.structs.replace(Snapshot.decode(stored.snapshot), key=stored.key)
        tail = tail_since(snapshot, records, stored.snapshot_number)
        dice = Dice(header.stream(stored.key), snapshot.stream_position)
        dice.pass_over(records)
        upgraded = upgrade(title, snapshot, header, records, tail, dice)
    except (WarCouncilError, ValueError, LookupError, TypeError) as error:
        raise Unreadable(f"match {header.match_id} fits the rules in no way: {error}") from error
    before = _log_before(stored, snapshot, upgraded.match.log)
    return Restored(upgraded.match, before, True, _told_as_lost(upgraded.lost))


def _told_as_lost(lost: list[Record]) -> tuple[str, ...]:
    """Whose choices could not be kept, as far as everybody may know that they had been made."""
    while lost and lost[-1][8] & SECRET:
        lost = lost[:-1]
    return tuple(record[4] for record in lost)


def _log_before(stored: Stored, snapshot: Snapshot, log: list[LogEntry]) -> list[LogEntry]:
    """The part of the stored log that is from before the checkpoint."""
    if snapshot.logged >= 0:
        return stored.log[: stored.log_before + snapshot.logged]
    for start in range(len(stored.log), -1, -1):  # a snapshot that did not count them yet
        if stored.log[start : start + len(log)] == log:
            return stored.log[:start]
    return stored.log


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
    if kind == "undo" or (kind == "choice" and not record[8] & AUTO):
        match.repeat(record)
    elif kind == "seat":
        match.stand(record[1], record[3], record[4])
    elif kind == "close":
        match.close_window()
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
