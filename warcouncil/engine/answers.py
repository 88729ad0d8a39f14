"""What a seat has answered in an open block of secret answers, and taking back any one of these answers.

The flow is started anew and given the rest of the answers. What stood before the one that is taken back stands as it
did; what came behind it must still be an answer to what is asked then, and nothing that the engine would have answered
by itself may have become a matter of choice, or the other way round. So the match is as if the answer had never been
given. Nobody else learns of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from warcouncil.engine.block import Block, Run
from warcouncil.engine.errors import RulesError, UndoRefused
from warcouncil.engine.records import AUTO, Record, decision_id
from warcouncil.engine.state import Option
from warcouncil.engine.undoing import STAYS

if TYPE_CHECKING:
    from warcouncil.engine.course import Course


class Given(msgspec.Struct, frozen=True):
    """An answer that may be taken back, for whoever gave it."""

    decision: str
    """The id of the question: it tells nothing about what others have answered."""
    power: str
    kind: str
    option: Option


def given(record: Record) -> Given:
    return Given(decision_id(record), record[4], record[6], record[7])


def answers_of(course: Course, seat: int | None) -> list[Record]:
    """The records of what a seat has answered by itself in the open secret block, in the order in which it did."""
    block = course.block
    if block is None or not block.secret or course.light or not course.bases:
        return []
    return [r for r in _in_block(course) if r[1] == seat and not r[8] & AUTO]


def find_answer(course: Course, seat: int, decision: str) -> Record:
    """The answer of a seat to this question of the open block; UndoRefused if there is none."""
    for record in answers_of(course, seat):
        if decision_id(record) == decision:
            return record
    raise UndoRefused("you have answered nothing here that could be taken back", message="error-nothing-to-undo")


def may_go(course: Course, record: Record) -> bool:
    """Whether an answer could be taken back; nothing is changed."""
    return _stands(course, *_around(course, record))


def take_back(course: Course, record: Record) -> int:
    """Take an answer back, with the automatic ones right behind it: how many they are. UndoRefused if later answers
    rest on it: then everything is as it was."""
    block, run, own, place, count = _around(course, record)
    if not _stands(course, block, run, own, place, count):
        raise UndoRefused("later answers rest on this one", message="error-answers-rest-on-it")
    gone = {id(one) for one in own[place : place + count]}
    course.live = [one for one in course.live if id(one) not in gone]
    key = (course.position, run.power)
    course.undone[key] = course.undone.get(key, 0) + count + 1  # so the open question gets an id that was never used
    _give(course, block, run, [*own[:place], *own[place + count :]])
    return count


def _in_block(course: Course) -> list[Record]:
    """The choices made in the open block."""
    found = []
    for record in reversed(course.live):
        if record[0] == "choice" and record[3] == course.position:
            found.append(record)
        elif record[0] not in STAYS:
            break
    return found[::-1]


def _around(course: Course, record: Record) -> tuple[Block, Run, list[Record], int, int]:
    """Block and run of an answer, the answers of that run, where it stands among them, and how many go with it."""
    block = course.block
    assert block is not None
    run = block.runs[record[4]]
    own = [one for one in _in_block(course) if one[4] == run.power]
    place = next(place for place, one in enumerate(own) if one is record)
    count = 1
    while place + count < len(own) and own[place + count][8] & AUTO:
        count += 1
    return block, run, own, place, count


def _give(course: Course, block: Block, run: Run, records: Sequence[Record]) -> None:
    """Start the flow of one power anew and give it these answers."""
    run.answers = []
    course.start_run(block, run)
    for record in records:
        course.answer_run(block, run, record[7], record[8])


def _stands(course: Course, block: Block, run: Run, own: list[Record], place: int, count: int) -> bool:
    """Whether the answers of a run would be what they are without some of them; everything is as it was then."""
    behind = own[place + count :]
    if not behind:
        return True
    try:
        _give(course, block, run, own[:place])
        return _follow(course, block, run, behind)
    except RulesError:  # a question without any option
        return False
    finally:
        _give(course, block, run, own)


def _follow(course: Course, block: Block, run: Run, records: list[Record]) -> bool:
    """Give a run answers that must be open to it, and leave it with a question that is."""
    for record in records:
        decision = run.decision
        if decision is None or decision.kind != record[6] or record[7] not in decision.options:
            return False
        if course.forced(decision) != bool(record[8] & AUTO):
            return False
        course.answer_run(block, run, record[7], record[8])
    return run.decision is not None and bool(run.decision.options) and not course.forced(run.decision)
