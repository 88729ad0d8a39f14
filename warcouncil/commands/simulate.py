"""`warcouncil simulate`: bots play whole matches."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from pathlib import Path
from statistics import fmean
from time import perf_counter

import msgspec

from warcouncil.bots.playout import Played, Table, play_all
from warcouncil.commands.common import (
    FAILED,
    Arguments,
    BadArguments,
    add_language,
    add_table,
    add_title,
    chosen_bots,
    chosen_options,
    chosen_players,
    chosen_title,
    columns,
    whole,
)
from warcouncil.commands.progress import progress
from warcouncil.engine.title import Title
from warcouncil.text import Speaker, speaker

EXAMPLE = "warcouncil simulate endeavor --games 100 --players 3 --seed 1 --bots heuristic,random --jobs 2"


class Score(msgspec.Struct):
    mean: float
    least: int = msgspec.field(name="min")
    most: int = msgspec.field(name="max")


class Report(msgspec.Struct):
    """What some matches came to; `--json` prints it."""

    title: str
    players: int
    games: int
    finished: int = 0
    errors: int = 0
    decisions: int = 0
    seconds: float = 0.0
    decisions_per_second: float = 0.0
    longest: int = 0
    """Decisions of the longest match."""
    longest_seed: int = 0
    longest_tail: int = 0
    wins: dict[str, int] = {}
    """Power -> matches won, shared ones included."""
    shared: int = 0
    """Matches with more than one winner."""
    scores: dict[str, Score] = {}
    failures: list[dict[str, object]] = []
    seen: dict[str, dict[str, int]] = {}
    """What the title counts -> name -> how often it happened; `--json` prints `events_seen` and the like."""

    def plain(self) -> dict[str, object]:
        told: dict[str, object] = msgspec.to_builtins(self)
        del told["seen"]
        return told | {f"{kind}_seen": names for kind, names in self.seen.items()}


def arguments(parser: Arguments) -> None:
    say, voice = parser.voice.say, parser.voice
    add_title(parser)
    parser.add_argument("--games", metavar="N", type=whole(voice, 1), default=1, help=say("cli-arg-games"))
    add_table(parser)
    parser.add_argument("--jobs", metavar="J", type=whole(voice, 1, 256), default=1, help=say("cli-arg-jobs"))
    parser.add_argument("--out", metavar="DIR", help=say("cli-arg-out"))
    parser.add_argument("--play-on", action="store_true", help=say("cli-arg-play-on"))
    parser.add_argument("--check", action="store_true", help=say("cli-arg-check"))
    parser.add_argument("--json", action="store_true", help=say("cli-arg-json"))
    add_language(parser)


def run(args: argparse.Namespace, voice: Speaker) -> int:
    title = chosen_title(voice, args.title)
    tables = set_up(args, voice, title)
    folder = output_folder(voice, args.out)
    start = perf_counter()
    report = Report(title.id, tables[0].players, len(tables))
    report.seen = {kind: dict.fromkeys(names, 0) for kind, names in title.counted.items()}
    scores: dict[str, list[int]] = {}
    with progress(title.id, len(tables)) as advance:
        for played in play_all(tables, args.jobs):
            count(report, played, scores)
            if folder:
                keep(folder, played)
            if played.error:
                line = voice.say("cli-simulate-failed", seed=str(played.table.seed), reason=played.error)
                print(line, file=sys.stderr)
            advance(1)
    report.seconds = round(perf_counter() - start, 3)
    report.decisions_per_second = round(report.decisions / max(report.seconds, 1e-9), 1)
    report.scores = {power: Score(round(fmean(all_), 2), min(all_), max(all_)) for power, all_ in scores.items()}
    if args.json:
        print(json.dumps(report.plain(), ensure_ascii=False))
    else:
        print("\n".join(described(report, speaker(title, voice.language))))
    return FAILED if report.errors else 0


def set_up(args: argparse.Namespace, voice: Speaker, title: Title) -> list[Table]:
    """The matches to be played: one for each seed from the given one on."""
    players = chosen_players(voice, title, args.players)
    options = chosen_options(voice, title, players, args.options)
    bots = chosen_bots(voice, title, players, args.bots, "random")
    return [
        Table(
            title=title.id,
            players=players,
            options=options,
            seed=(args.seed or 0) + number,
            bots=bots,
            play_on=args.play_on,
            check=args.check,
            keep_journal=bool(args.out),
            count=args.json,
        )
        for number in range(args.games)
    ]


def output_folder(voice: Speaker, name: str | None) -> Path | None:
    if name is None:
        return None
    folder = Path(name)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadArguments(voice.say("cli-bad-folder", folder=name, reason=error.strerror or str(error))) from None
    return folder


def count(report: Report, played: Played, scores: dict[str, list[int]]) -> None:
    """Add one match to the report."""
    table, tally = played.table, played.tally
    report.decisions += tally.decisions
    if tally.decisions > report.longest:
        report.longest, report.longest_seed = tally.decisions, table.seed
    report.longest_tail = max(report.longest_tail, tally.tail)
    for kind, names in tally.seen.items():
        for name, often in names.items():
            report.seen[kind][name] += often
    if played.result is None:
        report.errors += 1
        report.failures.append({"seed": table.seed, "reason": played.error})
        return
    report.finished += 1
    winners = Counter(power for power, seat in played.seats.items() if seat in played.result.winners)
    for power in played.seats:
        report.wins[power] = report.wins.get(power, 0) + winners[power]
    report.shared += len(played.result.winners) > 1
    for power, score in played.result.scores.items():
        scores.setdefault(power, []).append(score)


def keep(folder: Path, played: Played) -> None:
    """Save the journal; that of a failed match, too."""
    table = played.table
    mark = "-failed" if played.error else ""
    path = folder / f"{table.title}-{table.players}p-{table.seed}{mark}.jsonl"
    if played.journal:
        path.write_text(played.journal, encoding="utf-8")


def described(report: Report, voice: Speaker) -> list[str]:
    """The report for people."""
    say = voice.say
    rate = round(report.decisions_per_second)
    rows = [
        (say("cli-simulate-games"), say("cli-simulate-finished", finished=report.finished, games=report.games)),
        (say("cli-simulate-errors"), str(report.errors)),
        (say("cli-simulate-decisions"), say("cli-simulate-rate", decisions=report.decisions, rate=rate)),
        (say("cli-simulate-longest"), say("cli-simulate-seed", longest=report.longest, seed=str(report.longest_seed))),
        (say("cli-simulate-seconds"), f"{report.seconds:.1f}"),
    ]
    lines = [voice.title(), *columns(rows, "  ")]
    if report.finished:
        head = tuple(say(f"cli-simulate-{name}") for name in ("power", "wins", "mean", "min", "max"))
        body = [
            (voice.name("power", power), str(report.wins.get(power, 0)), f"{s.mean:.1f}", str(s.least), str(s.most))
            for power, s in report.scores.items()
        ]
        lines += ["", *columns([head, *body], "  ")]
        if report.shared:
            lines.append("  " + say("cli-simulate-shared", count=report.shared))
    return lines
