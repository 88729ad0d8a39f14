"""`warcouncil replay`: a recorded match as readable text."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from typing import Any

from warcouncil.commands.common import (
    FAILED,
    Arguments,
    add_language,
    chosen_seat,
    read_file,
    spelled,
    whole,
)
from warcouncil.commands.position import position_lines
from warcouncil.commands.saved import read_journal
from warcouncil.engine.errors import WarCouncilError
from warcouncil.engine.journal import Journal
from warcouncil.engine.load import replay
from warcouncil.engine.log import LogEntry
from warcouncil.engine.match import Match
from warcouncil.engine.records import AUTO
from warcouncil.text import Speaker, speaker

EXAMPLE = "warcouncil replay match.jsonl --to 40 --seat red --lang zh"


def arguments(parser: Arguments) -> None:
    say, voice = parser.voice.say, parser.voice
    parser.add_argument("file", metavar="FILE", help=say("cli-arg-file"))
    parser.add_argument("--to", metavar="N", type=whole(voice, 0), help=say("cli-arg-to"))
    parser.add_argument("--seat", metavar="SEAT", help=say("cli-arg-seat"))
    add_language(parser)


def run(args: argparse.Namespace, voice: Speaker) -> int:
    data = read_file(voice, args.file)
    try:
        journal = read_journal(data)
        whole_match = replay(journal)
    except WarCouncilError as error:
        print(voice.refusal(error))
        return FAILED
    title = whole_match.title
    seat = None if args.seat is None else chosen_seat(voice, title, dict(whole_match.state.seats), args.seat)
    reader = entries_for(seat, everything=seat is None and whole_match.over)
    match = whole_match if args.to is None else up_to(journal, whole_match, args.to, reader)
    told = speaker(title, voice.language)
    for line in text(match, seat, args.to, reader, told, open_secrets=whole_match.over):
        print(line)
    return 0


# -- the log


Reader = Callable[[Match], list[dict[str, Any]]]


def entries_for(seat: int | None, everything: bool) -> Reader:
    """How the log is read: by a seat, by a spectator, or, after the end, by somebody who may know it all."""

    def plain(entry: LogEntry) -> dict[str, Any]:
        return {"message": entry.message, "arguments": entry.plain()}

    def read(match: Match) -> list[dict[str, Any]]:
        if everything:
            return [plain(entry) for entry in match.log]
        cut = (entry.for_seat(seat) for entry in match.log)
        return [plain(entry) for entry in cut if entry is not None]

    return read


def up_to(journal: Journal, whole_match: Match, lines: int, reader: Reader) -> Match:
    """The match right after the choice that line number `lines` belongs to."""
    if lines >= len(reader(whole_match)):
        return whole_match
    last = journal.records[-1] if journal.records else ("",)
    key = bytes.fromhex(last[2]) if last[0] == "end" and journal.header.seed is None else None
    cuts = [i for i, record in enumerate(journal.records) if record[0] == "choice" and not record[8] & AUTO]

    def after(choices: int) -> Match:
        end = cuts[choices] if choices < len(cuts) else len(journal.records)
        return replay(Journal(journal.header, journal.records[:end]), key=key)

    low, high = 0, len(cuts)
    while low < high:  # the first point at which so many lines have been written
        middle = (low + high) // 2
        if len(reader(after(middle))) >= lines:
            high = middle
        else:
            low = middle + 1
    return after(low)


# -- the text


def text(
    match: Match, seat: int | None, lines: int | None, reader: Reader, voice: Speaker, *, open_secrets: bool
) -> Iterator[str]:
    """Header, numbered log with a heading where a new round or turn begins, and the position."""
    yield from header(match, seat, voice)
    entries = reader(match)
    for number, entry in enumerate(entries[: len(entries) if lines is None else lines], start=1):
        if heading(entry):
            yield ""
        yield f"{number:>4}  {voice.entry(entry)}"
    yield ""
    if match.over:
        yield voice.result(match)
        yield ""
    yield from positions(match, seat, voice, open_secrets)


def header(match: Match, seat: int | None, voice: Speaker) -> Iterator[str]:
    journal = match.journal.header
    yield f"{voice.title()} · {voice.say('cli-replay-players', players=journal.players)}"
    changed = [
        f"{voice.option_label(spec.id)}: {voice.option_value(spec.id, journal.options[spec.id])}"
        for spec in match.title.all_options()
        if journal.options[spec.id] != spec.default
    ]
    if changed:
        yield " · ".join(changed)
    names = [f"{holder + 1} {voice.name('power', power)}" for power, holder in match.state.seats.items()]
    yield voice.say("cli-replay-seats", seats=", ".join(names))
    if journal.seed is not None:
        yield voice.say("cli-replay-seed", seed=spelled(journal.seed), rules=journal.rules)
    else:
        yield voice.say("cli-replay-sealed", match=journal.match_id, rules=journal.rules)
    if seat is not None:
        powers = voice.listed([voice.name("power", power) for power in match.state.powers_of(seat)])
        yield voice.say("cli-replay-as", powers=powers)


def heading(entry: dict[str, Any]) -> bool:
    """Whatever tells of a round, a turn or a phase starts a new paragraph."""
    return bool({"round", "turn", "phase"} & set(entry["arguments"]))


def positions(match: Match, seat: int | None, voice: Speaker, open_secrets: bool) -> Iterator[str]:
    """The position as the viewer may see it; after the end of a game with secrets, as every seat saw it."""
    if seat is None and open_secrets and match.title.secrets:
        for each in range(match.players):
            powers = voice.listed([voice.name("power", power) for power in match.state.powers_of(each)])
            yield voice.say("cli-replay-position-of", powers=powers)
            yield from position_lines(match.title, match.view(each, log=False), voice)
            yield ""
    else:
        yield voice.say("cli-replay-position")
        yield from position_lines(match.title, match.view(seat, log=False), voice)
