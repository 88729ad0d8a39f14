"""A match goes on under other rules than it was stored with.

The last stored checkpoint is brought up to date (`Title.upgrade`), and the choices made since are tried on it one after
another. As far as they are still allowed they stand; what comes behind the first that is not is taken back. A record
of the journal tells all of it: the state before and after, which records still count, and where the dice go on.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from warcouncil.engine.base import Base
from warcouncil.engine.course import Course
from warcouncil.engine.dice import Dice
from warcouncil.engine.errors import BadFile, WarCouncilError
from warcouncil.engine.journal import Header, Journal
from warcouncil.engine.match import Match
from warcouncil.engine.records import AUTO, Record
from warcouncil.engine.snapshot import Point, Snapshot
from warcouncil.engine.state import State, plain
from warcouncil.engine.title import Title, is_newer
from warcouncil.engine.undoing import STAYS, live_places

UNFIT = (ValueError, LookupError, TypeError, AttributeError, WarCouncilError)
"""What rules raise when they meet something that no match could have come to."""


class NewerRules(BadFile):
    """A match that is played by newer rules than these: nothing is done to it."""


class Change(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a `rules` record says. With nothing but `old`: all that was recorded holds under the new rules as well."""

    old: str
    """The version that the state before is of."""
    before: dict[str, Any] = {}
    after: dict[str, Any] = {}
    tail: tuple[int, ...] = ()
    """The numbers of the records behind the checkpoint that still count."""
    dropped: tuple[int, ...] = ()
    """The numbers of those that do not."""
    at: Point = Point()

    def record(self, version: str) -> Record:
        return ("rules", version, plain(self))


class Upgraded(msgspec.Struct, frozen=True):
    """A match under the rules of today, and the choices that could not be kept."""

    match: Match
    lost: list[Record]


def change_of(record: Record, line: int) -> Change:
    """What a record of a change of rules says."""
    try:
        return msgspec.convert(record[2], type=Change, str_keys=True)
    except msgspec.ValidationError as error:
        raise BadFile(f"malformed rules record: {error}", line) from None


def check_version(title: Title, version: str, line: int = 0) -> None:
    """NewerRules unless the rules of today may take up what was played by that version."""
    try:
        newer = is_newer(version, than=title.version)
    except WarCouncilError as error:
        raise BadFile(f"wrong version: {error.reason}", line) from None
    if newer:
        raise NewerRules(f"wrong version: rules {version}; these are {title.version}", line)


def rules_of(journal: Journal) -> str:
    """The version of the rules that a match is played by now."""
    changes = (record[1] for record in reversed(journal.records) if record[0] == "rules")
    return str(next(changes, journal.header.rules))


# -- which records count


def holds_state(record: Record) -> bool:
    """Whether this is a change of rules behind which play went on from a state that the record holds."""
    return bool(record[0] == "rules" and (len(record) == 4 or "after" in record[2]))


def tail_since(snapshot: Snapshot, records: Sequence[Record], number: int) -> list[int]:
    """Where the live records behind the checkpoint of a snapshot stand; it was made after `number` records."""
    own = snapshot.all_records()
    then = live_places(records[:number])
    if all(record[0] != "undo" for record in own):  # of a time when undos by consent were not among the live ones
        then = [place for place in then if records[place][0] != "undo"]
    start = len(then) - len(own)
    now = live_places(records)
    if start < 0 or [records[place] for place in then[start:]] != own or now[:start] != then[:start]:
        raise BadFile("the snapshot does not belong to this journal")
    return now[start:]


# -- standing at a checkpoint


def course_at(title: Title, state: State, point: Point, dice: Dice, play_on: bool) -> Course:
    """A course that stands at a checkpoint; `enter` its only base with the records behind it."""
    course = Course(title, state, dice)
    course.play_on = play_on
    course.hold = point.hold
    course.epoch = point.epoch
    course.position = point.position
    course.barrier = point.barrier
    course.last_seat = point.last_seat
    course.standing = point.standing
    course.talk = point.talk
    course.spoken = point.spoken
    course.taken_back = dict(point.taken_back)
    course.undone = {(position, power): count for position, power, count in point.undone}
    course.bases = [Base(course, 0)]
    return course


def match_at(course: Course, header: Header | None, key: bytes | None, records: list[Record]) -> Match:
    """The match of a course, with the journal that it has so far."""
    match = Match(course, header, key)
    if header is not None:
        match.journal.records.extend(records)
    return match


# -- under the rules of today


def with_options(title: Title, state: State) -> State:
    """A state from storage: options that the title has got since are as a match has them that names none."""
    for spec in title.all_options():
        state.options.setdefault(spec.id, spec.unnamed)
    return state


def upgraded_state(title: Title, version: str, before: dict[str, Any]) -> State:
    """Today's state of a stored one; BadFile if the title cannot make one of it."""
    try:
        data = plain(before)
        if is_newer(title.version, than=version):
            data = title.upgrade(version, data)
        return with_options(title, title.state_type.from_builtins(data))
    except (msgspec.ValidationError, *UNFIT) as error:
        raise BadFile(f"no state of {title.id} {title.version} can be made of the stored one: {error}") from error


def upgrade(
    title: Title, snapshot: Snapshot, header: Header | None, records: list[Record], tail: list[int], dice: Dice
) -> Upgraded:
    """Take up a match from its checkpoint, with as many of the choices since as the rules of today allow.

    `tail` says where the records behind the checkpoint stand, `dice` go on behind everything that was rolled.
    """
    check_version(title, snapshot.rules)
    before = plain(msgspec.msgpack.decode(snapshot.state))
    after = upgraded_state(title, snapshot.rules, before)
    point = snapshot.point(dice.position)
    since = [records[place] for place in tail]
    kept = _allowed(title, after, point, dice, since, snapshot.play_on)
    if kept < len(since):
        point = msgspec.structs.replace(point, epoch=point.epoch + 1, undone=[])
    counting = [place for n, place in enumerate(tail) if n < kept or records[place][0] in STAYS]
    change = Change(
        old=snapshot.rules,
        before=before,
        after=after.to_builtins(),
        tail=tuple(place + 1 for place in counting),
        dropped=tuple(place + 1 for place in tail if place not in counting),
        at=point,
    )
    course = course_at(title, after, point, dice, snapshot.play_on)
    match = match_at(course, header, snapshot.key or None, [*records, change.record(title.version)])
    course.enter(course.bases[0], [records[place] for place in counting], checked=True)
    match._write_end()
    return Upgraded(match, [record for record in since[kept:] if _somebody_chose(record)])


def _allowed(title: Title, state: State, point: Point, dice: Dice, since: list[Record], play_on: bool) -> int:
    """How many of the records the rules of today come by; the cut is before a choice that somebody made."""
    count = len(since)
    while True:
        tried = [*since[:count], *(record for record in since[count:] if record[0] in STAYS)]
        course = course_at(title, state.copy(), point, dice.copy(), play_on)
        try:
            course.enter(course.bases[0], tried, checked=True)
            return count
        except Exception as error:  # rules may raise anything where they meet what they do not expect
            if count == 0:
                raise BadFile(f"the rules of today cannot go on from the stored state: {error}") from error
            reached = min(count, len(tried) - len(course.tape))
            count = max((n for n in range(reached) if _somebody_chose(since[n])), default=0)


def _somebody_chose(record: Record) -> bool:
    return record[0] == "choice" and not record[8] & AUTO


def note(match: Match) -> None:
    """All that was recorded under older rules holds under those of today: say that they count from here on."""
    match.journal.records.append(Change(old=rules_of(match.journal)).record(match.title.version))
