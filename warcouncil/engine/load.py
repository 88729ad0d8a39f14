"""Reading matches back: journals are replayed record by record, snapshots go on from their checkpoint."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from warcouncil.engine.course import Base, Course
from warcouncil.engine.dice import Dice, NoKey, Seal, replayed, seed_key, stream_key
from warcouncil.engine.errors import BadFile, IllegalChoice, UndoRefused, UnknownTitle, WarCouncilError
from warcouncil.engine.journal import MAX_BYTES, UNREADABLE, Header, Journal, parse
from warcouncil.engine.match import Match
from warcouncil.engine.records import AUTO, Chance, Record
from warcouncil.engine.snapshot import MAGIC, Snapshot
from warcouncil.engine.state import State
from warcouncil.engine.title import Title, get_title
from warcouncil.engine.trust import check_state, trusted


class Verdict(msgspec.Struct, frozen=True):
    """What `verify` found: "proven", "unfinished" or "refused" with the line and the reason."""

    outcome: str
    records: int = 0
    line: int = 0
    reason: str = ""


def load(source: str | bytes | Path, *, key: bytes | None = None, log: bool = True) -> Match:
    """A match from a journal or a snapshot: a path, or the text or bytes themselves.

    A journal is replayed from the start, log and all. `key` lets a sealed match that is not over go on; without
    it such a match can be looked at only. BadFile says what is wrong with a file that cannot be trusted: a snapshot
    must hold a state that keeps the title's invariants, and of which everything can be seen and asked.
    """
    data = _bytes(source)
    if data.startswith(MAGIC):
        return trusted(Snapshot.decode(data), _resume_checked)
    return replay(parse(data), key=key, log=log)


def resume(data: bytes) -> Match:
    """A match from a snapshot of our own, such as a server keeps: not looked at before it goes on."""
    return _resume(Snapshot.decode(data))


def verify(source: str | bytes | Path, head: str | None = None) -> Verdict:
    """Prove a match: chain, every choice among the options, every die from the key, the result.

    "proven": all of it; "unfinished": sound so far, but without an end; "refused": `line` and `reason` say why.
    """
    try:
        journal = parse(_bytes(source))
        if head is not None and journal.head != head:
            return Verdict("refused", len(journal), 0, f"the journal ends in {journal.head}, not in {head}")
        replay(journal, log=False)
    except BadFile as error:
        return Verdict("refused", 0, error.line, error.reason)
    finished = bool(journal.records) and journal.records[-1][0] == "end"
    return Verdict("proven" if finished else "unfinished", len(journal))


def _bytes(source: str | bytes | Path) -> bytes:
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
    """Play a journal again. Whatever the rules make of it must equal what is written, record by record."""
    header, records = journal.header, journal.records
    title = _title(header)
    key = _key(journal, key)
    first, start = _where_to_start(journal, title)
    dice = RecordedDice(records[first:]) if key is None else Dice(stream_key(key, header.nonces))
    course = Course(title, start, dice, logging=log)
    course.play_on = header.play_on
    match = Match(course, header, key)
    if first:
        course.epoch = _epochs(records[:first])
        match.journal.records.extend(records[:first])
        dice.position = records[first - 1][2]
    done = first
    try:
        course.start()
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


def _title(header: Header) -> Title:
    try:
        title = get_title(header.title)
        checked = title.check_options(header.players, header.options)
    except UnknownTitle as error:
        raise BadFile(f"wrong title: {error.reason}", 1) from None
    except WarCouncilError as error:
        raise BadFile(error.reason, 1) from None
    if checked != header.options and header.start is None:
        raise BadFile("the header does not list all options", 1)
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
    if key is not None and Seal(key, header.match_id).commitment(header.committed()) != header.commitment:
        raise BadFile("the key is not the one committed to", len(journal) + 1 if last[0] == "end" else 1)
    return key


def _where_to_start(journal: Journal, title: Title) -> tuple[int, Any]:
    """The first record to replay and the state before it: set-up, or the newest change of rules."""
    header = journal.header
    for index in range(len(journal.records) - 1, -1, -1):
        record = journal.records[index]
        if record[0] == "rules":
            if record[1] != title.version:
                raise BadFile(f"wrong version: rules {record[1]}; these are {title.version}", index + 2)
            return index + 1, _state(title, record[3], index + 2)
    if header.rules != title.version:
        raise BadFile(f"wrong version: rules {header.rules}; these are {title.version}", 1)
    if header.start is not None:
        return 0, _state(title, header.start, 1)
    return 0, title.setup(header.players, header.options)


def _epochs(records: list[Record]) -> int:
    """How often play was taken back publicly, a change of rules included."""
    return sum(record[0] == "rules" or (record[0] == "undo" and not record[4]) for record in records)


def _state(title: Title, data: Any, line: int) -> Any:
    try:
        return title.state_type.from_builtins(data)
    except msgspec.ValidationError as error:
        raise BadFile(f"not a state: {error}", line) from None


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
    else:
        raise BadFile(f"no {kind} record is due here", line)


def _apply_choice(match: Match, record: Record, line: int) -> None:
    _, seat, epoch, position, power, own, _, option, marks = record
    try:
        decision = match.find(f"{epoch}.{position}.{power}.{own}")
        if marks & AUTO or decision.seat != seat:
            raise BadFile("this choice is not due here", line)
        match.choose(decision, option)
    except IllegalChoice as error:
        raise BadFile(f"choice not offered: {error}", line) from None


def _apply_undo(match: Match, record: Record, line: int) -> None:
    _, seat, _, _, _, removed = record
    try:
        match.undo(seat, consent=range(match.players) if removed == -1 else ())
    except UndoRefused as error:
        raise BadFile(f"undo not allowed: {error}", line) from None


# -- snapshots


def _resume_checked(snapshot: Snapshot) -> Match:
    return _resume(snapshot, check_state)


def _resume(snapshot: Snapshot, check: Callable[[Title, State], None] | None = None) -> Match:
    """Go on from a snapshot; `check` looks at the state before any rule does."""
    try:
        title = get_title(snapshot.title)
    except UnknownTitle as error:
        raise BadFile(f"wrong title: {error.reason}") from None
    if snapshot.rules != title.version:
        raise BadFile(f"wrong version: rules {snapshot.rules}; these are {title.version}")
    records = snapshot.all_records()
    try:
        state = title.state_type.decode(snapshot.state)
        tail = [records[place] for place in snapshot.tail]
    except (*UNREADABLE, IndexError) as error:
        raise BadFile(f"not a state of {title.id}: {error}") from None
    if check is not None:
        check(title, state)
    key = snapshot.key or None
    nonces = () if snapshot.header is None else snapshot.header.nonces
    dice = Dice(None if key is None else stream_key(key, nonces), snapshot.stream_position)
    course = Course(title, state, dice)
    course.play_on = snapshot.play_on
    course.epoch = snapshot.epoch
    course.position = snapshot.position
    course.barrier = snapshot.barrier
    course.last_seat = snapshot.last_seat
    course.standing = snapshot.standing
    course.talk = snapshot.talk
    course.spoken = snapshot.spoken
    course.undone = {(position, power): count for position, power, count in snapshot.undone}
    course.bases = [Base(course, 0)]
    match = Match(course, snapshot.header, key)
    if snapshot.header is not None:
        match.journal.records.extend(records)
    try:
        course.enter(course.bases[0], tail)
    except (ValueError, LookupError, TypeError, WarCouncilError) as error:
        raise BadFile(f"the snapshot does not fit the rules: {error}") from error
    return match
