"""`warcouncil rules`: the clauses of a game, which have a test, and whether the tests notice a broken rule."""

from __future__ import annotations

import argparse
import json
from itertools import groupby

from warcouncil.commands.clauses import chosen_clauses, known_tests, plain_clauses, sentence, shown
from warcouncil.commands.common import (
    FAILED,
    Arguments,
    BadArguments,
    add_language,
    add_title,
    chosen_title,
    columns,
    whole,
)
from warcouncil.commands.extras import need
from warcouncil.commands.progress import progress
from warcouncil.engine import clauses
from warcouncil.engine.errors import WarCouncilError
from warcouncil.engine.title import Title
from warcouncil.testing.coverage import BadCoverage, Coverage, coverage
from warcouncil.testing.mutants import MutantReport
from warcouncil.testing.mutants import run as run_mutants
from warcouncil.text import Speaker, speaker

EXAMPLE = "warcouncil rules endeavor --coverage"


def arguments(parser: Arguments) -> None:
    say, voice = parser.voice.say, parser.voice
    add_title(parser)
    parser.add_argument("section", metavar="SECTION", nargs="?", help=say("cli-arg-section"))
    parser.add_argument("--coverage", action="store_true", help=say("cli-arg-coverage"))
    parser.add_argument("--mutants", metavar="N", type=whole(voice, 1), help=say("cli-arg-mutants"))
    parser.add_argument("--seed", metavar="S", type=whole(voice, 0), default=0, help=say("cli-arg-seed"))
    parser.add_argument("--jobs", metavar="J", type=whole(voice, 1, 256), default=2, help=say("cli-arg-jobs"))
    parser.add_argument("--json", action="store_true", help=say("cli-arg-json"))
    add_language(parser)


def run(args: argparse.Namespace, voice: Speaker) -> int:
    title = chosen_title(voice, args.title)
    if args.mutants:
        need(voice, "dev")
    told = speaker(title, voice.language)
    if args.section is not None:
        return show_section(args, title, told)
    wanted = args.coverage or args.mutants
    try:
        found = coverage(title.id) if wanted or args.json else None
        mutants = broken(args, title) if args.mutants else None
    except BadCoverage as error:
        if wanted or "\n" in error.reason:
            raise BadArguments(error.reason.replace("\n", "; ")) from None
        found = mutants = None
    except WarCouncilError as error:
        print(error.reason)
        return FAILED
    if args.json:
        print(json.dumps(plain(title, found, mutants), ensure_ascii=False))
    elif found is None:
        print("\n".join(listed(title, told)))
    else:
        print("\n".join([*covered_lines(title, found, told), *(mutant_lines(mutants, told) if mutants else [])]))
    return 0


def show_section(args: argparse.Namespace, title: Title, voice: Speaker) -> int:
    """The clauses of a section, or one clause, with their places in the code and their tests."""
    if args.mutants:
        raise BadArguments(voice.say("cli-bad-section-mutants"))
    found, tests = chosen_clauses(title, args.section, voice), known_tests(title)
    if args.json:
        print(json.dumps(plain_clauses(title, found, tests, voice), ensure_ascii=False))
    else:
        print("\n".join(shown(title, found, tests, voice)))
    return 0


def broken(args: argparse.Namespace, title: Title) -> MutantReport:
    """Break sampled clauses and see which tests notice."""
    done = 0
    with progress(title.id, args.mutants) as advance:

        def tell(now: int, total: int) -> None:
            nonlocal done
            advance(now - done)
            done = now

        return run_mutants(title.id, args.mutants, args.seed, args.jobs, tell)


def plain(title: Title, found: Coverage | None, mutants: MutantReport | None) -> dict[str, object]:
    report: dict[str, object] = {"title": title.id, "clauses": len(clauses.load(title))}
    if found is not None:
        report |= {
            "covered": found.covered,
            "uncovered": found.uncovered,
            "unimplemented": found.unimplemented,
        }
    if mutants is not None:
        report["mutants"] = {
            "sampled": mutants.sampled,
            "killed": mutants.killed,
            "layers": mutants.layers,
            "survivors": [
                {"clause": one.clause, "file": one.file, "line": one.line, "what": one.what}
                for one in mutants.survivors
            ],
        }
    return report


def listed(title: Title, voice: Speaker) -> list[str]:
    """All clauses by section."""
    known = clauses.load(title)
    lines = [voice.say("cli-rules-count", title=voice.title(), count=len(known))]
    for section, group in groupby(known.values(), key=lambda clause: clause.section):
        lines += ["", section]
        for clause in group:
            lines += sentence(clause, voice)
            if clause.unimplemented:
                lines.append("      " + voice.say("cli-rules-unimplemented", reason=clause.unimplemented))
    return lines


def covered_lines(title: Title, found: Coverage, voice: Speaker) -> list[str]:
    lines = [
        voice.say("cli-rules-covered", title=voice.title(), covered=found.covered, clauses=found.clauses),
    ]
    rows = []
    for clause in found.uncovered:
        reason = found.unimplemented.get(clause)
        sentence = voice.clause(clause)
        if reason is not None:
            sentence = voice.say("cli-rules-unimplemented", reason=reason)
        rows.append((clause, sentence))
    if rows:
        lines += ["", voice.say("cli-rules-uncovered"), *columns(rows, "  ")]
    return lines


def mutant_lines(mutants: MutantReport, voice: Speaker) -> list[str]:
    lines = ["", voice.say("cli-rules-mutants", killed=mutants.killed, sampled=mutants.sampled)]
    lines += columns([(one.clause, f"{one.file}:{one.line}", one.what) for one in mutants.survivors], "  ")
    return lines
