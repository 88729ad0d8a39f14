"""Checks of a title that are tried again, where what has changed since its soak touches nothing else.

    python bench/again.py here_i_stand judging bots words arena mutants

Puts the new rows into the title's part of bench/soak.md, and says there at which commit they were tried and which files
have changed since the rest: whoever reads the part sees what it stands on. Of files with words it says whether only
letters have changed, so that every message still names the same things.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from fluent.syntax import FluentParser, ast  # noqa: E402

from bench.ledger import COMMON, KINDS, Entry, Ledger, layers_of, replace_part, tree_state  # noqa: E402
from bench.plan import FULL, read_plan  # noqa: E402
from bench.soak import BENCH, Soak, law_entry  # noqa: E402
from warcouncil.engine.title import get_title, register  # noqa: E402
from warcouncil.testing.laws import LAWS  # noqa: E402

LETTERS = ("rules.zh-hant.toml",)
"""Files that hold nothing but letters."""


def named(words: str) -> dict[str, list[str]]:
    """Message -> the variables, messages, terms and functions that it names; what cannot be parsed stands for itself.

    >>> named("log-pay = { $power } pays { $count }." + chr(10) + "ask-pay = Pay?")
    {'ask-pay': [], 'log-pay': ['count', 'power']}
    """
    shape: dict[str, set[str]] = {}
    for entry in FluentParser().parse(words).body:
        if isinstance(entry, ast.Junk):
            shape[entry.content or ""] = set()
        elif isinstance(entry, ast.Message | ast.Term):
            shape[entry.id.name] = {f"{one}=" for one in (part.id.name for part in entry.attributes)} | references(
                entry
            )
    return {name: sorted(found) for name, found in sorted(shape.items())}


def references(node: ast.SyntaxNode) -> set[str]:
    """The names of all that is referred to somewhere below a part of a message."""
    below = [value for value in vars(node).values() for value in (value if isinstance(value, list) else [value])]
    found = {name for one in below if isinstance(one, ast.SyntaxNode) for name in references(one)}
    if isinstance(node, ast.VariableReference | ast.MessageReference | ast.TermReference | ast.FunctionReference):
        found.add(node.id.name)
    return found


def letters_only(name: str, before: str, after: str) -> bool:
    """Whether a file says the same things in other letters."""
    return Path(name).name in LETTERS or (name.endswith(".ftl") and named(before) == named(after))


def git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout


def changed(title: str, since: str) -> list[str]:
    """What has changed of all that a title's part depends on, the soak's own tools and the tests aside."""
    own = [folder for folder in (f"warcouncil/titles/{title}", f"tests/titles/{title}") if (ROOT / folder).is_dir()]
    shared = [place for place in (*COMMON, *layers_of(ROOT, *own)) if place.startswith("warcouncil/")]
    names = git("diff", "--name-only", since, "--", *shared, *own, *(f":(exclude){one}/web/*" for one in own)).split()
    return [
        f"{name} (letters only)" if letters_only(name, *both(name, since)) else name
        for name in names
        if Path(name).suffix in KINDS
    ]


def both(name: str, since: str) -> tuple[str, str]:
    """A file as it was, and as it is; empty where it was not, or is not."""
    now = ROOT / name
    there = git("ls-tree", "--name-only", since, name).strip()
    return git("show", f"{since}:{name}") if there else "", now.read_text(encoding="utf-8") if now.exists() else ""


def entries_of(title: str, words: Iterable[str]) -> Iterator[str]:
    """The rows that some words stand for: a law, `arena` or `mutants`. SystemExit for any other word."""
    for word in words:
        if word == "arena":
            yield from (
                f"arena {title}, {players} players: heuristic against random" for players in get_title(title).players
            )
        elif word == "mutants":
            yield f"mutants {title}"
        elif word in LAWS:
            yield law_entry(word, title)
        else:
            sys.exit(f"again: there is no check {word!r}; there are: arena, mutants, {', '.join(LAWS)}")


def try_again(title: str, wanted: Sequence[str], jobs: int) -> dict[str, Entry]:
    """These rows, run anew in full."""
    plan = read_plan(BENCH / "soak.toml")
    with tempfile.TemporaryDirectory() as folder:
        ledger = Ledger.open(Path(folder), tree_state(ROOT, title), FULL)
        for law in LAWS:  # what is not wanted counts as done
            if law_entry(law, title) not in wanted:
                ledger.entry(law_entry(law, title)).matches = 1
        soak = Soak(ledger, FULL, jobs, plan.looked)
        soak.conformance(title, "quick" if title in plan.long else "full")
        for players in get_title(title).players if any(name.startswith("arena") for name in wanted) else ():
            soak.arena(title, players)
        if f"mutants {title}" in wanted:
            soak.mutants(title)
        return {name: ledger.entry(name) for name in wanted}


def with_rows(part: str, rows: dict[str, Entry], told: str) -> str:
    """A title's part with some rows replaced, and a line in its head that tells of it.

    >>> part = "## a\\n\\n- 2 random matches\\n\\n| b | 1 | 0 | old | 3 |\\n"
    >>> print(with_rows(part, {"b": Entry(matches=5, note="new")}, "- told"))
    ## a
    <BLANKLINE>
    - 2 random matches
    - told
    <BLANKLINE>
    | b | 5 | 0 | new | 0 |
    """
    lines = part.rstrip().splitlines()
    for name, entry in rows.items():
        (place,) = [number for number, line in enumerate(lines) if line.startswith(f"| {name} |")]
        note = entry.note.replace("|", "\\|")
        lines[place] = f"| {name} | {entry.matches} | {len(entry.failures)} | {note} | {round(entry.seconds)} |"
    last = max(number for number, line in enumerate(lines) if line.startswith("- ") and "random matches" in line)
    return "\n".join([*lines[: last + 1], told, *lines[last + 1 :]])


def part_of(text: str, title: str) -> str:
    """A title's part of the report, without older lines of what was tried again."""
    found = text.partition(f"## {title}\n")[2].partition("\n## ")[0]
    if not found:
        sys.exit(f"again: bench/soak.md has no part for {title}: its soak must be run first")
    return f"## {title}\n{found}"


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title", help="the game")
    parser.add_argument("checks", nargs="+", help="laws, arena, mutants")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default: 2)")
    args = parser.parse_args(argv)
    from tests.titles.parley import Parley

    register("parley", Parley)
    report = BENCH / "soak.md"
    text = report.read_text(encoding="utf-8")
    part, wanted = part_of(text, args.title), list(entries_of(args.title, args.checks))
    since = part.partition("- commit: ")[2].split()[0]
    tree = tree_state(ROOT, args.title)
    rows = try_again(args.title, wanted, max(1, args.jobs))
    told = (
        f"- tried again at {tree.commit}{' with changes that are not committed' if tree.changed else ''}, sources "
        f"{tree.sources}: {', '.join(args.checks)}; changed since the commit above: "
        f"{', '.join(changed(args.title, since)) or 'nothing'}"
    )
    text = report.read_text(encoding="utf-8")  # another run may have written meanwhile
    report.write_text(replace_part(text, args.title, with_rows(part, rows, told)), encoding="utf-8")
    failures = [f"{name}: {failure}" for name, entry in rows.items() for failure in entry.failures]
    print("\n".join([*failures, f"written: bench/soak.md, {args.title}"]))
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
