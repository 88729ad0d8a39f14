"""Reading matches back: journals are replayed record by record, snapshots go on from their checkpoint."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from warcouncil.engine.course import Course
from warcouncil.engine.dice import Dice, NoKey, replayed, seed_key, stream_key
from warcouncil.engine.errors import BadFile, IllegalChoice, UndoRefused, UnknownTitle, WarCouncilError
from warcouncil.engine.journal import MAX_BYTES, UNREADABLE, Header, Journal, parse
from warcouncil.engine.match import Match
from warcouncil.engine.records import AUTO, Chance, Record, decision_id
from warcouncil.engine.snapshot import MAGIC, Snapshot
from warcouncil.engine.state import State
from warcouncil.engine.title import Title, get_title, is_newer
from warcouncil.engine.trust import check_state, trusted
from warcouncil.engine.upgrade import (
    Change,
    change_of,
    check_version,
    course_at,
    holds_state,
    match_at,
    rules_of,
    upgrade,
    upgraded_state,
    with_options,
)


def load(source: str | bytes | Path, *, key: bytes | None = None, log: bool = True) -> Match:
    """A match from a journal or a snapshot: a path, or the text or bytes themselves.

    A journal is replayed from the start, log and all. `key` lets a sealed match that is not over go on; without
    it such a match can be looked at only. BadFile says what is wrong with a file that cannot be trusted: a snapshot
    must hold a state that keeps the title's invariants, and of which everything can be seen and asked.
    """
    data = read_bytes(source)
    if data.startswith(MAGIC):
        return trusted(Snapshot.decode(data), _resume_checked)
    return replay(parse(data), key=key, log=log)


def resume(data: bytes) -> Match:
    """A match from a snapshot of our own, such as a server keeps: not looked at before it goes on."""
    return _resume(Snapshot.decode(data))


def read_bytes(source: str | bytes | Path) -> bytes:
    """A file, or the text or bytes themselves."""
    if isinstance(source, bytes):
        return source
    if isinstance(source, str) and source.lstrip()[:1] == "{":
        return source.encode()
    path = Path(source)
    if path.is_file() and path.stat().st_size > MAX_BYTES:
        raise BadFile(f"the file has {path.stat().st_size} bytes; {MAX_BYTES} are allowed")
    return path.read_bytes()


# -- journals


class RecordedDice(Dice):
    """Dice that fall as recorded; when the record ends, nothing new can be drawn."""

    __slots__ = ("_left",)

    def __init__(self, records: list[Record]) -> None:
        super().__init__(None)
        self._left: list[Any] = [record for record in reversed(records) if record[0] == "chance"]

    def _outcome(self, what: str, size: int, count: int, label: str) -> tuple[int, ...]:
        if self.read is not None:
            return super()._outcome(what, size, count, label)
        if not self._left:
            raise NoKey("this record of a sealed match holds no key: nothing new can be drawn")
        record: Chance = self._left.pop()
        values = replayed(record, what, size, count, label)
        self.position = record[4]
        if self.write is not None:
            self.write(record)
        return values


def replay(journal: Journal, *, key: bytes | None = None, log: bool = True) -> Match:
    """Play a journal again. Whatever the rules make of it must equal what is written, record by record.

    Rules of an older version are replayed by those of today: they may come to the same.
    """
    header, records = journal.header, journal.records
    title = _title(header)
    key = _key(journal, key)
    first = _begins(records)
    check_version(title, records[first - 1][1] if first else header.rules, first + 1)
    dice = RecordedDice(records[first:]) if key is None else Dice(header.stream(key))
    done = first
    try:
        if first and len(records[first - 1]) == 3:
            match = _behind_change(title, journal, first, dice, key, log)
        else:
            match = _from_start(title, journal, first, dice, key, log)
        match._write_end()
        while (done := _agree(match.journal.records, records, done)) < len(records):
            _apply(match, records[done], done + 2)
    except NoKey:
        raise BadFile("the record ends in the middle of a roll, and holds no key", done + 2) from None
    except BadFile:
        raise
    except WarCouncilError as error:
        raise BadFile(str(error), done + 2) from error
    except (ValueError, LookupError, TypeError) as error:
        raise BadFile(f"does not fit the rules: {error}", done + 2) from error
    return match


def _begins(records: list[Record]) -> int:
    """The first record to replay: at set-up, or behind the newest change of rules that holds a state."""
    for index in range(len(records) - 1, -1, -1):
        if holds_state(records[index]):
            return index + 1
    return 0


def _from_start(title: Title, journal: Journal, first: int, dice: Dice, key: bytes | None, log: bool) -> Match:
    """From set-up, from a given state, or from the state of an old record of a change of rules."""
    header, records = journal.header, journal.records
    if first:
        state = _state(title, records[first - 1][1], records[first - 1][3], first + 1)
    elif header.start is not None:
        state = _state(title, header.rules, header.start, 1)
    else:
        state = title.setup(header.players, title.stored_options(header.players, header.options))
        title.begun_under(header.rules, state)
    course = Course(title, state, dice, logging=log)
    course.play_on, course.hold = header.play_on, header.hold
    match = Match(course, header, key)
    if first:
        course.epoch = _epochs(records[:first])
        match.journal.records.extend(records[:first])
        dice.position = records[first - 1][2]
    course.start()
    return match


def _behind_change(title: Title, journal: Journal, first: int, dice: Dice, key: bytes | None, log: bool) -> Match:
    """From the checkpoint that a change of rules went on from; it must have been brought up to date as it says."""
    record = journal.records[first - 1]
    change = change_of(record, first + 1)
    if record[1] == title.version and upgraded_state(title, change.old, change.before).to_builtins() != change.after:
        raise BadFile("the state after the change of rules does not follow from the one before", first + 1)
    if any(not 0 < number < first for number in change.tail):
        raise BadFile("malformed rules record: it counts records that are not before it", first + 1)
    dice.position = change.at.stream_position
    state = _state(title, record[1], change.after, first + 1)
    course = course_at(title, state, change.at, dice, journal.header.play_on)
    course.logging = log
    match = match_at(course, journal.header, key, journal.records[:first])
    course.enter(course.bases[0], [journal.records[number - 1] for number in change.tail], checked=True)
    return match


def _title(header: Header) -> Title:
    try:
        title = get_title(header.title)
        title.stored_options(header.players, header.options)
    except UnknownTitle as error:
        raise BadFile(f"wrong title: {error.reason}", 1) from None
    except WarCouncilError as error:
        raise BadFile(error.reason, 1) from None
    return title


def _key(journal: Journal, key: bytes | None) -> bytes | None:
    """The key, from whoever gives it, the seed or the end record; checked against the commitment."""
    header = journal.header
    last: Record = journal.records[-1] if journal.records else ("",)
    if header.seed is not None:
        return seed_key(header.seed)
    if key is None and last[0] == "end":
        try:
            key = bytes.fromhex(last[2])
        except ValueError:
            raise BadFile("the key is not written in hexadecimal", len(journal) + 1) from None
    if key is not None and header.sealed_with(key) != header.commitment:
        raise BadFile("the key is not the one committed to", len(journal) + 1 if last[0] == "end" else 1)
    return key


def _epochs(records: list[Record]) -> int:
    """How often play was taken back publicly, a change of rules included."""
    return sum(record[0] == "rules" or (record[0] == "undo" and not record[4]) for record in records)


def _state(title: Title, version: str, data: Any, line: int) -> State:
    """A state that a record holds, as the rules of that version had it."""
    try:
        return upgraded_state(title, version, data)
    except BadFile as error:
        raise BadFile(f"not a state: {error.reason}", line) from None


def _agree(made: list[Record], written: list[Record], done: int) -> int:
    """Compare what the rules made with what is written; how many records are done."""
    for index in range(done, min(len(made), len(written))):
        if made[index] != written[index]:
            raise BadFile(_difference(made[index], written[index]), index + 2)
    return max(done, min(len(made), len(written)))


def _difference(made: Record, written: Record) -> str:
    if made[0] == "chance" == written[0] and made[:4] == written[:4]:
        return "outcome not from the key"
    if made[0] == "end" == written[0]:
        return "the result is not what the match came to"
    return f"the rules come to {made[0]} {made[1]!r} here, the record says {written[0]} {written[1]!r}"


def _apply(match: Match, record: Record, line: int) -> None:
    kind = record[0]
    if kind == "choice":
        _apply_choice(match, record, line)
    elif kind == "undo":
        _apply_undo(match, record, line)
    elif kind == "seat" and record[2] == "stand" and 0 <= record[1] < match.players:
        match.stand(record[1], record[3], record[4])
    elif kind == "close":
        match.close_window()
    elif kind == "rules":
        _apply_note(match, record, line)
    else:
        raise BadFile(f"no {kind} record is due here", line)


def _apply_choice(match: Match, record: Record, line: int) -> None:
    try:
        decision = match.find(decision_id(record))
        if decision.seat != record[1] or (record[8] & AUTO and rules_of(match.journal) == match.title.version):
            raise BadFile("this choice is not due here", line)  # older rules may have left no other option
        match.repeat(record)
    except IllegalChoice as error:
        raise BadFile(f"choice not offered: {error}", line) from None


def _apply_undo(match: Match, record: Record, line: int) -> None:
    try:
        match.repeat(record)
    except UndoRefused as error:
        raise BadFile(f"undo not allowed: {error}", line) from None


def _apply_note(match: Match, record: Record, line: int) -> None:
    """A change of rules under which everything before it holds as well."""
    check_version(match.title, record[1], line)
    old = rules_of(match.journal)
    if change_of(record, line) != Change(old=old) or not is_newer(record[1], than=old):
        raise BadFile(f"malformed rules record: it does not follow on rules {old}", line)
    match.journal.records.append(record)


# -- snapshots


def _stream(snapshot: Snapshot) -> bytes | None:
    """The key of the dice, if the snapshot holds what it follows from."""
    if not snapshot.key:
        return None
    return stream_key(snapshot.key, ()) if snapshot.header is None else snapshot.header.stream(snapshot.key)


def _resume_checked(snapshot: Snapshot) -> Match:
    return _resume(snapshot, check_state)


def _resume(snapshot: Snapshot, check: Callable[[Title, State], None] | None = None) -> Match:
    """Go on from a snapshot; `check` looks at the state before any rule does."""
    try:
        title = get_title(snapshot.title)
    except UnknownTitle as error:
        raise BadFile(f"wrong title: {error.reason}") from None
    check_version(title, snapshot.rules)
    records = snapshot.all_records()
    if any(not 0 <= place < len(records) for place in snapshot.tail):
        raise BadFile("the snapshot counts records that it does not hold")
    key = snapshot.key or None
    dice = Dice(_stream(snapshot), snapshot.stream_position)
    if snapshot.rules != title.version:
        return upgrade(title, snapshot, snapshot.header, records, snapshot.tail, dice).match
    try:
        state = with_options(title, title.state_type.decode(snapshot.state))
    except UNREADABLE as error:
        raise BadFile(f"not a state of {title.id}: {error}") from None
    if check is not None:
        check(title, state)
    course = course_at(title, state, snapshot.point(snapshot.stream_position), dice, snapshot.play_on)
    match = match_at(course, snapshot.header, key, records)
    try:
        course.enter(course.bases[0], [records[place] for place in snapshot.tail])
    except (ValueError, LookupError, TypeError, WarCouncilError) as error:
        raise BadFile(f"the snapshot does not fit the rules: {error}") from error
    return match
