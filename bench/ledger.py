"""What the soak of a title has done so far, on disk, so that it can be stopped and gone on with.

bench/soak.md has one part for each title, and one for the long tests; a part is replaced when it has been run in full.
What a title's part depends on is the engine, the tools, the layers it rests on, its own folder without its dress and
its own lines of the plan, for mutants also its own tests: other titles and their lines, reasons why something is rare,
and how this one looks on the page may change meanwhile.
"""

from __future__ import annotations

import hashlib
import json
import platform
import subprocess
from pathlib import Path
from typing import Any

import msgspec

from bench.plan import FULL, Counts, own_plan
from bench.random_play import Counted, as_counts, as_taken
from warcouncil.testing.play import Taken

ROOT = Path(__file__).resolve().parent.parent
TOOLS = tuple(f"bench/{name}.py" for name in ("soak", "plan", "random_play", "laws", "ledger"))
COMMON = ("warcouncil/engine", "warcouncil/text", "warcouncil/bots", "warcouncil/testing", *TOOLS)
PLAN = "bench/soak.toml"
LAYERS = ("warcouncil/table", "warcouncil/campaign")
KINDS = {".py", ".toml", ".ftl"}
DRESS = "web"
CHECKS = ("seen ", "conformance ", "arena ", "mutants ")
"""How the names of entries begin that are not random matches of a configuration."""


class Entry(msgspec.Struct):
    """One configuration or check."""

    matches: int = 0
    failures: list[str] = []
    longest: int = 0
    tail: int = 0
    seconds: float = 0.0
    looked: int = 0
    """How many of the matches were looked at by everybody after every decision."""
    note: str = ""
    tests: str = ""
    """For mutants: a hash of the tests that looked for them."""
    seen: dict[str, int] = {}
    """How often the things that a title counts have happened."""


class Tree(msgspec.Struct, frozen=True):
    """What is being tested: a title, the commit, whether the sources differ from it, and a hash of the sources."""

    title: str
    commit: str
    changed: bool
    sources: str


def tree_state(root: Path, title: str) -> Tree:
    own = (f"warcouncil/titles/{title}", f"tests/titles/{title}")
    places = (*COMMON, *layers_of(root, *own), *own)
    planned = own_plan(root / PLAN, title) if (root / PLAN).exists() else b""
    return Tree(title, *tree_of(root, *places, PLAN), hash_of(root, *places, more=planned))


def layers_of(root: Path, *places: str) -> tuple[str, ...]:
    """The shared layers on which the sources in some folders rest, as their imports say; each on those before it."""
    sources = [path.read_text(encoding="utf-8") for name in places for path in (root / name).rglob("*.py")]
    found = [any(layer.replace("/", ".") in source for source in sources) for layer in LAYERS]
    return LAYERS[: max((number for number, used in enumerate(found, 1) if used), default=0)]


def tree_of(root: Path, *places: str) -> tuple[str, bool]:
    """The commit, and whether some folders differ from it."""
    commit = _git(root, "rev-parse", "HEAD") or "no commit"
    present = [name for name in places if (root / name).exists()]
    return commit, bool(
        _git(root, "status", "--porcelain", "--", *present, ":(exclude)bench/*.md", f":(exclude)*/{DRESS}/*")
    )


def hash_of(root: Path, *places: str, more: bytes = b"") -> str:
    """A hash over the sources in some folders, over single files, and over something more."""
    digest = hashlib.blake2b(more, digest_size=8)
    found = (
        path for name in places for path in ((root / name).rglob("*") if (root / name).is_dir() else [root / name])
    )
    files = (path for path in found if path.suffix in KINDS and path.is_file())
    for path in sorted(path for path in files if DRESS not in path.relative_to(root).parts):
        digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def _git(root: Path, *words: str) -> str:
    run = subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=False)
    return run.stdout.strip() if run.returncode == 0 else ""


class Ledger:
    """Entries by name, kept in a file named after the tree and the counts: whatever changes starts a new one."""

    def __init__(self, folder: Path, path: Path, tree: Tree, entries: dict[str, Entry]) -> None:
        self.folder = folder
        self.path = path
        self.tree = tree
        self.entries = entries
        self.taken = Taken()
        """What was taken in all random matches so far; kept beside the entries."""

    @classmethod
    def open(cls, folder: Path, tree: Tree, counts: Counts) -> Ledger:
        folder.mkdir(exist_ok=True)
        (folder / ".gitignore").write_text("*\n", encoding="utf-8")
        mark = "full" if counts == FULL else "-".join(str(getattr(counts, name)) for name in counts.names())
        path = folder / f"{tree.title}-{tree.sources}-{mark}.json"
        entries = msgspec.json.decode(path.read_bytes(), type=dict[str, Entry]) if path.exists() else {}
        ledger = cls(folder, path, tree, entries)
        if ledger.taken_path.exists():
            ledger.taken = as_taken(msgspec.msgpack.decode(ledger.taken_path.read_bytes(), type=Counted))
        return ledger

    @property
    def taken_path(self) -> Path:
        return self.path.with_suffix(".taken")

    def entry(self, name: str) -> Entry:
        return self.entries.setdefault(name, Entry())

    def write(self) -> None:
        self.taken_path.write_bytes(msgspec.msgpack.encode(as_counts(self.taken)))
        partial = self.path.with_suffix(".part")
        partial.write_text(json.dumps(msgspec.to_builtins(self.entries), indent=1), encoding="utf-8")
        partial.replace(self.path)

    def keep(self, name: str, journal: str) -> None:
        """The record of a failed match."""
        (self.folder / name).write_text(journal, encoding="utf-8")

    @property
    def failures(self) -> list[str]:
        every = (f"{name}: {failure}" for name, entry in self.entries.items() for failure in entry.failures)
        return [line.replace(f"{ROOT}/", "") for line in every]

    # -- the report

    def report(self, counts: Counts) -> str:
        """The title's part of bench/soak.md."""
        done = {name: entry for name, entry in self.entries.items() if entry.matches}
        random = {name: entry for name, entry in done.items() if not name.startswith(CHECKS)}
        checks = {name: entry for name, entry in done.items() if name.startswith(CHECKS)}
        lines = [f"## {self.tree.title}", "", *self._head(counts, random)]
        lines += ["", "### Random matches, invariants after every decision", ""]
        lines += [
            "One choice in three prefers the options taken least so far. In the matches *looked at*, and in no others,",
            "all views, boards, prompts, options and log entries were made after every decision.",
            "",
        ]
        lines += table(
            ("configuration", "matches", "looked at", "failures", "longest match", "longest tail", "seconds"),
            [(n, e.matches, e.looked, len(e.failures), e.longest, e.tail, round(e.seconds)) for n, e in random.items()],
        )
        lines += ["", "### Checks", ""]
        lines += table(
            ("check", "count", "failures", "result", "seconds"),
            [(name, e.matches, len(e.failures), e.note, round(e.seconds)) for name, e in checks.items()],
        )
        if self.failures:
            lines += ["", "### Failures", "", *(f"- {failure}" for failure in self.failures)]
        return "\n".join(lines) + "\n"

    def _head(self, counts: Counts, random: dict[str, Entry]) -> list[str]:
        tree = self.tree
        cut = [
            f"{name} {getattr(counts, name)} instead of {getattr(FULL, name)}"
            for name in counts.names()
            if getattr(counts, name) != getattr(FULL, name)
        ]
        lines = [
            f"- commit: {tree.commit}{' with changes that are not committed' if tree.changed else ''}",
            f"- sources: {tree.sources} (a hash over engine, text, bots, testing, bench, its layers and the title)",
            f"- Python {platform.python_version()}",
            f"- {sum(e.matches for e in random.values())} random matches, {len(self.failures)} failures in all, "
            f"longest match {max((e.longest for e in random.values()), default=0)} decisions, "
            f"longest tail {max((e.tail for e in self.entries.values()), default=0)} records, "
            f"{round(sum(e.seconds for e in self.entries.values()))} seconds",
        ]
        return [f"**Not the full counts: {', '.join(cut)}.**", "", *lines] if cut else lines


def replace_part(text: str, title: str, part: str) -> str:
    """soak.md with one part replaced, the parts in the order of their names."""
    parts = {chunk.partition("\n")[0]: f"## {chunk}" for chunk in text.split("\n## ")[1:]}
    parts[title] = part
    return "# Soak\n\n" + "\n\n".join(parts[name].strip() for name in sorted(parts)) + "\n"


def table(head: tuple[str, ...], rows: list[tuple[Any, ...]]) -> list[str]:
    return [
        "| " + " | ".join(head) + " |",
        "|" + "---|" * len(head),
        *("| " + " | ".join(str(cell).replace("|", "\\|") for cell in row) + " |" for row in rows),
    ]
