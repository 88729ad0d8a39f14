"""A section of a rulebook, or one clause of it: what it says, where it is enforced and which tests cover it."""

from __future__ import annotations

import re
import shutil
import textwrap
from itertools import groupby

from warcouncil.commands.common import BadArguments
from warcouncil.engine import clauses
from warcouncil.engine.clauses import Clause
from warcouncil.engine.title import Title
from warcouncil.testing.coverage import BadCoverage, coverage, find_tests
from warcouncil.text import Speaker

Tests = dict[str, list[str]]
"""Clause id -> the tests that cover it."""


def chosen_clauses(title: Title, wanted: str, voice: Speaker) -> list[Clause]:
    """One clause by its id, or all of a section with the sections below it; BadArguments lists the sections."""
    known = clauses.load(title)
    if wanted in known:
        return [known[wanted]]
    found = [clause for clause in known.values() if is_in(clause, wanted.casefold(), voice)]
    if not found:
        sections = ", ".join(dict.fromkeys(clause.section for clause in known.values()))
        raise BadArguments(voice.say("cli-bad-section", title=title.id, name=wanted, allowed=sections))
    return found


def is_in(clause: Clause, wanted: str, voice: Speaker) -> bool:
    """Whether a clause is of a section: as the rules name it, in words, or one of those below ("13" holds "13.2")."""
    section = clause.section.casefold()
    return wanted in (section, voice.section(clause.id).casefold()) or section.startswith((f"{wanted}.", f"{wanted}:"))


def known_tests(title: Title) -> Tests | None:
    """The tests of every clause; None in an installed package, which has no tests."""
    try:
        find_tests()
    except BadCoverage:
        return None
    try:
        return coverage(title.id).tests
    except BadCoverage as error:
        raise BadArguments(error.reason.replace("\n", "; ")) from None


def enforced(title: Title, clause: Clause) -> list[tuple[str, list[int]]]:
    """The places that enforce a clause, each with the lines of its file that name it."""
    names = re.compile("|".join(rf"(?<![\w.-]){re.escape(id)}(?![\w-])" for id in (clause.id, *clause.aliases)))
    found = []
    for place in re.split(r"\s*,\s*", clause.where.strip()):
        file = title.folder / place.partition(":")[0]
        lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
        found.append((place, [number for number, line in enumerate(lines, 1) if names.search(line)]))
    return found


def shown(title: Title, found: list[Clause], tests: Tests | None, voice: Speaker) -> list[str]:
    """The clauses in words, section by section."""
    lines = [voice.say("cli-rules-count", title=voice.title(), count=len(found))]
    for _, group in groupby(found, key=lambda clause: clause.section):
        of_section = list(group)
        lines += ["", voice.section(of_section[0].id)]
        for clause in of_section:
            lines += [*sentence(clause, voice), *(f"      {line}" for line in facts(title, clause, tests, voice))]
    return [*lines, *([] if tests is not None else ["", voice.say("cli-rules-no-tests")])]


def sentence(clause: Clause, voice: Speaker) -> list[str]:
    """What a clause says, broken into lines where words have spaces between them."""
    text = f"  {clause.id}  {voice.clause(clause.id)}"
    width = min(shutil.get_terminal_size((100, 24)).columns, 120)
    return textwrap.wrap(text, width, subsequent_indent=" " * 6) if voice.language == "en" else [text]


def facts(title: Title, clause: Clause, tests: Tests | None, voice: Speaker) -> list[str]:
    """Where a clause is enforced, and its tests as pytest takes them."""
    if clause.unimplemented:
        return [voice.say("cli-rules-unimplemented", reason=clause.unimplemented)]
    said = []
    for place, numbers in enforced(title, clause):
        listed = ", ".join(map(str, numbers))
        message = "cli-rules-place-lines" if numbers else "cli-rules-place"
        said.append(voice.say(message, place=place, lines=listed, count=len(numbers)))
    if tests is None:
        return said
    covering = [voice.say("cli-rules-test", test=node) for node in tests.get(clause.id, ())]
    return [*said, *(covering or [voice.say("cli-rules-untested")])]


def plain_clauses(title: Title, found: list[Clause], tests: Tests | None, voice: Speaker) -> dict[str, object]:
    """The same as data; `tests` is null where there are none to look at."""
    rows = [
        {
            "id": clause.id,
            "section": clause.section,
            "sentence": voice.clause(clause.id),
            "where": [{"place": place, "lines": lines} for place, lines in enforced(title, clause)],
            "tests": None if tests is None else tests.get(clause.id, []),
            "unimplemented": clause.unimplemented or None,
        }
        for clause in found
    ]
    return {"title": title.id, "clauses": rows}
