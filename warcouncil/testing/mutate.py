"""Small changes to a rule: where the mutation check breaks the function that enforces a clause.

A clause is found in its function as a string (`return "end-x-1"` under an `if`) or as a comment behind a line
(`# end-x-1 end-y-2`). Only that condition or statement is changed; a function that does not name the clause may be
changed anywhere. What is done to a statement is in `mutate_code`, what is done to a table in `mutate_data`.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import CodeType
from typing import NamedTuple

import warcouncil
from warcouncil.testing import mutate_code as code
from warcouncil.testing.mutate_code import Edit, Parents
from warcouncil.testing.mutate_data import data_mutants

PACKAGE = Path(warcouncil.__file__).parent
"""Where the layers are that titles share."""
Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


class Mutant(NamedTuple):
    """One changed file: the text that stands for it, and what was changed where."""

    file: Path
    line: int
    what: str
    text: str
    strong: bool
    """Whether the change almost surely changes behaviour."""


def mutants(folder: Path, where: str, ids: Sequence[str]) -> list[Mutant]:
    """Every small change of the places named by `where` that concerns a clause known by `ids`, its id first."""
    found: list[Mutant] = []
    for place in re.split(r"\s*,\s*", where.strip()):
        name, _, path = place.partition(":")
        file = next((base / name for base in (folder, PACKAGE) if (base / name).is_file()), folder / name)
        if not file.is_file():
            raise ValueError(f"{place}: there is no file {name}")
        if file.suffix == ".py":
            found += _python_mutants(file, path, ids)
        else:
            found += [Mutant(file, *change, True) for change in data_mutants(file, path)]
    return found


def changes_code(mutant: Mutant) -> bool:
    """Whether the mutant compiles to something else than the file as it is; data always does."""
    if mutant.file.suffix != ".py":
        return True
    original = mutant.file.read_text(encoding="utf-8")
    return _shape(compile(original, "rule", "exec")) != _shape(compile(mutant.text, "rule", "exec"))


def _shape(code: CodeType) -> tuple[object, ...]:
    """What a code object does, without its line numbers."""
    constants = tuple(_shape(c) if isinstance(c, CodeType) else (type(c), c) for c in code.co_consts)
    return (code.co_code, constants, code.co_names, code.co_varnames, code.co_exceptiontable)


def _python_mutants(file: Path, path: str, ids: Sequence[str]) -> list[Mutant]:
    source = file.read_text(encoding="utf-8")
    tree = ast.parse(source)
    place = find(tree, path)
    if place is None:
        raise ValueError(f"{file.name}:{path}: there is no such function")
    parents = {child: node for node in ast.walk(place) for child in ast.iter_child_nodes(node)}
    edits = list(_sites(source, place, parents, ids))
    if not edits:
        edits = [edit for statement in _statements(place) for edit in code.statement_edits(statement, parents)]
    lines = _line_starts(source)
    unique = {(_span(lines, edit.node), edit.text): edit for edit in edits}
    return [_apply(file, source, span, edit) for (span, _), edit in unique.items()]


# -- finding the place


def find(tree: ast.AST, path: str) -> ast.stmt | None:
    """The function, class or assigned name at a dotted path; the whole module has none."""
    body: list[ast.stmt] = getattr(tree, "body", [])
    found: ast.stmt | None = None
    for name in path.split("."):
        found = next((statement for statement in body if name in _names(statement)), None)
        if found is None:
            return None
        body = getattr(found, "body", [])
    return found


def _names(statement: ast.stmt) -> list[str]:
    if isinstance(statement, Definition):
        return [statement.name]
    if isinstance(statement, ast.Assign):
        return [target.id for target in statement.targets if isinstance(target, ast.Name)]
    if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
        return [statement.target.id]
    return []


def _sites(source: str, place: ast.stmt, parents: Parents, ids: Sequence[str]) -> Iterator[Edit]:
    """The edits of what names the clause: as a string, or in a comment behind the line."""
    for node in ast.walk(place):
        if isinstance(node, ast.Constant) and node.value in ids:
            statement = _statement_of(node, parents)
            yield from code.condition_above(node, parents) or code.statement_edits(statement, parents)
    end = place.end_lineno or place.lineno
    for line in sorted(_commented(source, set(ids))):
        if place.lineno <= line <= end:
            yield from _line_edits(place, line, parents, ids[0])


def _commented(source: str, ids: set[str]) -> set[int]:
    """The lines with one of the ids in a comment; a comment alone on its line speaks of the next one."""
    found = set()
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT and ids & set(re.findall(r"[\w.-]*\w", token.string)):
            alone = not token.line[: token.start[1]].strip()
            found.add(token.start[0] + alone)
    return found


def _line_edits(place: ast.stmt, line: int, parents: Parents, clause: str) -> Iterator[Edit]:
    """The edits of the innermost statement on a line; of a long one, those on the line itself if there are any."""
    statements = [s for s in _statements(place) if s.lineno <= line <= _header_end(s)]
    if not statements:
        for node in ast.walk(place):
            if isinstance(node, ast.If):
                yield from code.else_edits(node, line)
        return
    statement = statements[-1]
    edits = list(code.statement_edits(statement, parents))
    near = [edit for edit in edits if edit.node.lineno == line == edit.node.end_lineno]
    yield from [*near, *_entry_edits(statement, line)] or edits
    yield from code.forbidding(statement, clause)
    if isinstance(statement, ast.Return | ast.Continue | ast.Break | ast.Pass):
        yield from code.condition_above(statement, parents)


def _entry_edits(statement: ast.stmt, line: int) -> Iterator[Edit]:
    """A table of several lines without what stands on one of them."""
    if statement.lineno == statement.end_lineno:
        return
    for node in ast.walk(statement):
        if isinstance(node, ast.Tuple | ast.List | ast.Set) and node.lineno < line and len(node.elts) > 1:
            there = [element for element in node.elts if element.lineno <= line <= (element.end_lineno or 0)]
            yield from (code.without(node, element) for element in there)


def _header_end(statement: ast.stmt) -> int:
    """The last line of a statement, without the block below it."""
    body = getattr(statement, "body", None)
    if isinstance(body, list) and body and isinstance(body[0], ast.stmt):
        return max(statement.lineno, body[0].lineno - 1)
    return statement.end_lineno or statement.lineno


def _statements(place: ast.stmt) -> list[ast.stmt]:
    """All statements of a place in reading order, itself if it is a simple one; docstrings are none."""
    if not isinstance(place, Definition):
        return [place]
    found = [node for node in ast.walk(place) if isinstance(node, ast.stmt) and node is not place]
    return sorted((s for s in found if not _is_docstring(s)), key=lambda s: (s.lineno, s.col_offset))


def _is_docstring(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def _statement_of(node: ast.AST, parents: Parents) -> ast.stmt:
    while not isinstance(node, ast.stmt):
        node = parents[node]
    return node


# -- splicing


def _line_starts(source: str) -> list[int]:
    starts = [0]
    for line in source.encode().splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    return starts


def _span(lines: list[int], node: ast.expr | ast.stmt) -> tuple[int, int]:
    """Where a node stands in the encoded source (the syntax tree counts bytes)."""
    assert node.end_lineno is not None
    assert node.end_col_offset is not None
    return lines[node.lineno - 1] + node.col_offset, lines[node.end_lineno - 1] + node.end_col_offset


def _apply(file: Path, source: str, span: tuple[int, int], edit: Edit) -> Mutant:
    data = source.encode()
    text = (data[: span[0]] + edit.text.encode() + data[span[1] :]).decode()
    return Mutant(file, edit.node.lineno, edit.what, text, edit.strong)
