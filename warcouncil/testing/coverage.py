"""Which clauses of a rulebook have a test: a look at the decorators of the test files, without running them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import msgspec

from warcouncil.engine import clauses
from warcouncil.engine.errors import WarCouncilError

MOST = 3
"""How many clauses one test may cover, tables of data excepted."""


class BadCoverage(WarCouncilError, ValueError):
    """Marks that mean nothing: unknown clauses, too many of them, or tests that do not run."""


class Coverage(msgspec.Struct, frozen=True):
    """How far the tests cover the clauses of a title."""

    clauses: int
    covered: int
    uncovered: list[str]
    unimplemented: dict[str, str]
    """Clauses knowingly left out, with the reason; they are among the uncovered."""
    tests: dict[str, list[str]]
    """Clause id -> the tests that cover it, as pytest node ids (without parameters)."""


class _Mark(msgspec.Struct, frozen=True):
    """One `@covers(...)`."""

    node: str
    place: str
    ids: list[str]
    own: bool
    """Whether it stands in the title's own rulebook tests, where every clause must be the title's."""


def coverage(title_id: str, tests: Path | None = None) -> Coverage:
    """Count the clauses of a title that a test says it covers."""
    known = clauses.load(title_id)
    prefixes = {id.partition("-")[0] for id in (*known, *known.aliases)}
    problems: list[str] = []
    found: dict[str, list[str]] = {id: [] for id in known}
    for mark in _marks(find_tests(tests), title_id, problems):
        for id in mark.ids:
            if id in known:
                nodes = found[known[id].id]
                nodes += [mark.node] if mark.node not in nodes else []
            elif mark.own or id.partition("-")[0] in prefixes:
                problems.append(f"{mark.place}: {title_id} has no clause {id}")
    if problems:
        raise BadCoverage("\n".join(problems))
    unimplemented = {clause.id: clause.unimplemented for clause in known.values() if clause.unimplemented}
    covering = {id: nodes for id, nodes in found.items() if nodes and id not in unimplemented}
    uncovered = [id for id in known if id not in covering]
    return Coverage(len(known), len(covering), uncovered, unimplemented, covering)


def find_tests(tests: Path | None = None) -> Path:
    """The folder of the tests: the given one, the one beside the source tree, or that of the current folder."""
    beside = Path(__file__).resolve().parents[2] / "tests"
    folder = tests or (beside if beside.is_dir() else Path.cwd() / "tests")
    if not folder.is_dir():
        raise BadCoverage(f"there is no tests folder {folder}; the tests are not part of an installed package")
    return folder.resolve()


def _marks(folder: Path, title_id: str, problems: list[str]) -> Iterator[_Mark]:
    for file in sorted({*folder.rglob("test_*.py"), *folder.rglob("*_test.py")}):
        own = file.is_relative_to(folder / "rulebook" / title_id)
        yield from _marks_in(file, file.relative_to(folder.parent).as_posix(), own, problems)


def _marks_in(file: Path, name: str, own: bool, problems: list[str]) -> Iterator[_Mark]:
    tree = ast.parse(file.read_text(encoding="utf-8"), str(file))
    for node, function, runs in _functions(tree.body, name):
        for decorator in _covers(function):
            place = f"{name}:{decorator.lineno}"
            problem, ids = _read(decorator)
            problem = problem or ("" if runs else "pytest does not run what this stands on")
            problems += [f"{place}: {problem}"] if problem else []
            if not problem and not _skipped(function):
                yield _Mark(node, place, ids, own)


Function = ast.FunctionDef | ast.AsyncFunctionDef


def _covers(function: Function) -> list[ast.Call]:
    """The marks `@covers(...)` of a function."""
    calls = [decorator for decorator in function.decorator_list if isinstance(decorator, ast.Call)]
    return [call for call in calls if _dotted(call.func).rpartition(".")[2] == "covers"]


def _functions(body: list[ast.stmt], path: str, runs: bool = True) -> Iterator[tuple[str, Function, bool]]:
    """(node id, function, whether pytest collects it) for the functions of a module and its classes."""
    for statement in body:
        if isinstance(statement, Function):
            yield f"{path}::{statement.name}", statement, runs and statement.name.startswith("test")
        elif isinstance(statement, ast.ClassDef):
            collected = runs and statement.name.startswith("Test")
            yield from _functions(statement.body, f"{path}::{statement.name}", collected)


def _read(decorator: ast.Call) -> tuple[str, list[str]]:
    """(what is wrong with it, the ids) of one `covers(...)`."""
    ids = [arg.value for arg in decorator.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
    table = any(
        keyword.arg == "table" and isinstance(keyword.value, ast.Constant) and keyword.value.value is True
        for keyword in decorator.keywords
    )
    if len(ids) != len(decorator.args):
        return "covers takes clause ids written out as strings", []
    if not ids:
        return "covers names no clause", []
    if len(ids) > MOST and not table:
        return f"a test covers at most {MOST} clauses, not {len(ids)} (table=True for a table of data)", []
    return "", ids


def _skipped(function: Function) -> bool:
    """A test that is skipped or expected to fail covers nothing."""
    return any(
        _dotted(part).rpartition(".")[2] in ("skip", "skipif", "xfail")
        for decorator in function.decorator_list
        for part in (decorator.func if isinstance(decorator, ast.Call) else decorator,)
    )


def _dotted(node: ast.expr) -> str:
    return ast.unparse(node) if isinstance(node, ast.Name | ast.Attribute) else ""
