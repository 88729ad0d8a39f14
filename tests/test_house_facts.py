"""Laws about facts that pass: each kind is declared once, marked and looked for by its name alone."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.test_house import PACKAGE, modules, relative, tree
from warcouncil.table.facts import Fact
from warcouncil.titles.here_i_stand.title import BOOK

LAYERED = [PACKAGE / "table", PACKAGE / "campaign", PACKAGE / "titles" / "here_i_stand"]
"""Where facts are declared and used."""
COLUMNS = {"this_impulse", "this_turn"}
KEEPERS = {"warcouncil/table/state.py", "warcouncil/table/hidden.py"}
"""The verbs of the state, and the redrawing of what a seat cannot see."""
MARKS, READS = {"mark"}, {"holds", "unmark", "unmark_all"}
VERBS = MARKS | READS


def sources() -> Iterator[tuple[Path, ast.Module]]:
    for folder in LAYERED:
        for path in modules(folder):
            yield path, tree(path)


def declared(source: ast.Module) -> Iterator[str]:
    """The names that a module gives to facts: to one, or to a table of them."""
    for node in source.body:
        if isinstance(node, ast.Assign) and any(
            isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "Fact"
            for call in ast.walk(node.value)
        ):
            yield from (target.id for target in node.targets if isinstance(target, ast.Name))


def fields(source: ast.Module) -> Iterator[str]:
    """The fields of records that hold a fact."""
    typed = [node for node in ast.walk(source) if isinstance(node, ast.AnnAssign)]
    for node in typed:
        if isinstance(node.target, ast.Name) and ast.unparse(node.annotation) == "Fact":
            yield node.target.id


def handed_on(source: ast.Module) -> Iterator[str]:
    """The names that are given to something else than a verb: to a record that holds a fact."""
    for node in ast.walk(source):
        if isinstance(node, ast.Call) and not (isinstance(node.func, ast.Attribute) and node.func.attr in VERBS):
            yield from map(name_of_fact, node.args)


def uses(source: ast.AST) -> Iterator[tuple[str, ast.expr]]:
    """Every verb about facts that is called, with what stands for the fact."""
    for node in ast.walk(source):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and isinstance(node.func.value, ast.Name)
            and node.func.attr in VERBS
            and node.args
        ):
            yield node.func.attr, node.args[0]


def name_of_fact(fact: ast.expr) -> str:
    """The declared name behind an expression: NAME, module.NAME, or one of a table; empty if it is something else."""
    if isinstance(fact, ast.Starred):
        fact = fact.value
    if isinstance(fact, ast.Subscript):
        fact = fact.value
    if isinstance(fact, ast.Attribute):
        return fact.attr
    return fact.id if isinstance(fact, ast.Name) else ""


def touches_columns(source: ast.AST) -> list[int]:
    return [node.lineno for node in ast.walk(source) if isinstance(node, ast.Attribute) and node.attr in COLUMNS]


def test_nobody_but_its_verbs_touches_the_facts_of_the_state() -> None:
    found = {relative(path): touches_columns(source) for path, source in sources()}
    assert {path for path, lines in found.items() if lines} == KEEPERS


def test_facts_are_marked_and_looked_for_by_their_declared_names() -> None:
    names = {name for _, source in sources() for name in (*declared(source), *fields(source))} | {"FACTS"}
    strange = [
        f"{relative(path)}:{fact.lineno}"
        for path, source in sources()
        if relative(path) not in KEEPERS
        for _, fact in uses(source)
        if name_of_fact(fact) not in names
    ]
    assert strange == []


def test_every_declared_fact_is_marked_somewhere_and_looked_for_somewhere() -> None:
    used = [(verb, name_of_fact(fact)) for _, source in sources() for verb, fact in uses(source)]
    marked = {name for verb, name in used if verb in MARKS}
    looked_for = {name for verb, name in used if verb == "holds"}
    names = {name for _, source in sources() for name in (*declared(source), *fields(source))}
    records = {name for _, source in sources() for name in handed_on(source)}
    assert len(names) >= 20
    assert names - marked - records == set()
    assert names - looked_for - records == set()


def test_every_declared_fact_is_in_the_book() -> None:
    count = 0
    for path, source in sources():
        module = ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)
        for name in declared(source):
            value = getattr(__import__(module, fromlist=[name]), name)
            facts = value.values() if isinstance(value, dict) else (value,)
            for fact in facts:
                assert isinstance(fact, Fact) and BOOK.facts[fact.name] is fact, (module, name)
                count += 1
    assert count == len(BOOK.facts)


@pytest.mark.parametrize(
    ("source", "name"),
    [
        ("state.mark(HELD_BACK, power)", "HELD_BACK"),
        ("state.holds(hands.HELD_BACK, power)", "HELD_BACK"),
        ("state.holds(SENT[kind], power)", "SENT"),
        ("state.mark('held_back', power)", ""),
        ("state.holds(('held_back', power))", ""),
    ],
)
def test_names_of_facts_are_found(source: str, name: str) -> None:
    ((_, fact),) = uses(ast.parse(source))
    assert name_of_fact(fact) == name


def test_a_look_into_the_columns_is_found() -> None:
    assert touches_columns(ast.parse("x = 1\nif ('tired', leader) in state.this_impulse: pass")) == [2]
