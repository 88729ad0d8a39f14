"""Choices that are sent a second time: those that stand are acknowledged, those that were taken back are told so."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from warcouncil.engine.match import Match
from warcouncil.engine.records import AUTO, Record
from warcouncil.engine.undoing import standing
from warcouncil.server.ground.errors import Refused
from warcouncil.server.play.answer import Answer


def already_made(match: Match | None, seat: int, answers: Sequence[Answer]) -> bool:
    """Whether these very choices stand in the record: the acknowledgement got lost, not the choice.

    An answer that names no question is the next one in the record that its power gave itself. Refused `taken-back`,
    with the first one it is true of, if they were made and do not stand any more.
    """
    if match is None or not answers or any(one.id == answers[0].decision for one in match.decisions):
        return False
    records = match.journal.records
    made = [place for place, record in enumerate(records) if record[0] == "choice" and record[1] == seat]
    names = {decision_of(records[place]): place for place in made}
    if answers[0].decision not in names:
        return False
    stand = standing(records)
    place: int | None = None
    for number, answer in enumerate(answers):
        if answer.decision is not None:
            found = [names.get(answer.decision)]
        else:
            found = [next_own(records, (p for p in made if p in stand), place), next_own(records, made, place)]
        place = next((p for p in found if p is not None and records[p][7] == answer.option), None)
        if place is None:
            return False
        if place not in stand:
            raise _taken_back(number if len(answers) > 1 else None)
    return True


def _taken_back(entry: int | None) -> Refused:
    refused = Refused("taken-back")
    refused.entry = entry
    return refused


def decision_of(record: Record) -> str:
    """The id of the question that a choice answered."""
    return f"{record[2]}.{record[3]}.{record[4]}.{record[5]}"


def next_own(records: Sequence[Record], made: Iterable[int], place: int | None) -> int | None:
    """Where among these the same power chose next; what was answered for it by itself does not count."""
    if place is None:
        return None
    power = records[place][4]
    later = (p for p in made if p > place and records[p][4] == power and not records[p][8] & AUTO)
    return next(later, None)
