"""Ways to do a statement of Python wrongly: what the mutation check may change in a rule."""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from typing import NamedTuple, TypeGuard

Parents = dict[ast.AST, ast.AST]
Simple = ast.Expr | ast.Assign | ast.AugAssign | ast.AnnAssign | ast.Delete | ast.Raise | ast.Assert
Display = ast.Tuple | ast.List | ast.Set


class Edit(NamedTuple):
    """Replace what the syntax node says by other source text."""

    node: ast.expr | ast.stmt
    text: str
    what: str
    strong: bool = False
    """Whether the change almost surely changes behaviour (a negated condition, a dropped statement)."""


def short(node: ast.AST) -> str:
    text = " ".join(ast.unparse(node).split())
    return text if len(text) <= 70 else text[:67] + "..."


# -- conditions


def condition_above(node: ast.AST, parents: Parents) -> list[Edit]:
    """Edits of the innermost condition under which the node is reached."""
    while node in parents:
        child, node = node, parents[node]
        if isinstance(node, ast.If):
            return condition_edits(node.test, reached_if=child in node.body) if child is not node.test else []
        if isinstance(node, ast.IfExp) and child is not node.test:
            return condition_edits(node.test, reached_if=child is node.body)
        if isinstance(node, ast.match_case) and node.guard is not None and child is not node.guard:
            return condition_edits(node.guard, reached_if=True)
    return []


def condition_edits(test: ast.expr, reached_if: bool) -> list[Edit]:
    never = Edit(test, str(not reached_if), f"condition never met: {short(test)}", strong=True)
    return [never, _negated(test), *expression_edits(test)]


def else_edits(node: ast.If, line: int) -> Iterator[Edit]:
    """A comment behind `else:` speaks of the other branch being taken."""
    if node.orelse and (node.body[-1].end_lineno or 0) < line < node.orelse[0].lineno:
        yield Edit(node.test, "True", "condition always true", strong=True)


def _negated(test: ast.expr) -> Edit:
    return Edit(test, f"not ({ast.unparse(test)})", f"negated: {short(test)}", strong=True)


# -- statements


def statement_edits(statement: ast.stmt, parents: Parents) -> Iterator[Edit]:
    """Ways to do a statement wrongly. What is only told (`state.log`) is no rule."""
    match statement:
        case ast.If(test=test):
            yield from condition_edits(test, reached_if=True)
        case ast.While(test=test):
            yield from condition_edits(test, reached_if=True)
        case ast.For(iter=items):
            yield Edit(items, "()", f"no round of the loop over {short(items)}", strong=True)
            yield from expression_edits(items)
        case ast.Return(value=ast.expr() as value):
            if not _is_empty(value):
                yield Edit(statement, "return None", f"dropped: {short(statement)}", strong=True)
            if isinstance(value, ast.Compare | ast.BoolOp | ast.UnaryOp):
                yield _negated(value)
            yield from expression_edits(value)
        case ast.Continue() | ast.Break():
            yield Edit(statement, "pass", f"dropped: {short(statement)}", strong=True)
        case ast.Expr(ast.Call(ast.Attribute(attr="log"))):
            return
        case _ if isinstance(statement, Simple):
            yield from _simple_edits(statement, parents)


def _is_empty(value: ast.expr) -> bool:
    """Whether a value is as good as None to whoever asks only for its truth, so that None breaks nothing."""
    if isinstance(value, ast.Constant):
        return not value.value
    return isinstance(value, Display) and not value.elts


def forbidding(statement: ast.stmt, clause: str) -> Iterator[Edit]:
    """Where a predicate allows something (`return None`) by a clause: forbid it."""
    if (
        isinstance(statement, ast.Return)
        and isinstance(statement.value, ast.Constant)
        and statement.value.value is None
    ):
        yield Edit(statement, f'return "{clause}"', "forbidden what the clause allows", strong=True)


def _simple_edits(statement: Simple, parents: Parents) -> Iterator[Edit]:
    value = getattr(statement, "value", None)
    if _may_drop(statement, parents):
        yields = isinstance(value, ast.Yield | ast.YieldFrom)  # a generator must stay one
        yield Edit(statement, "yield from ()" if yields else "pass", f"dropped: {short(statement)}", strong=True)
    elif isinstance(value, ast.Call):
        yield Edit(value, "None", f"not done: {short(value)}", strong=True)
    elif isinstance(value, ast.YieldFrom):
        yield Edit(value, "(yield from ())", f"not done: {short(value)}", strong=True)
    if isinstance(statement, ast.AugAssign) and type(statement.op) in _OPERATORS:
        swapped = ast.AugAssign(statement.target, _OPERATORS[type(statement.op)](), statement.value)
        yield Edit(statement, ast.unparse(swapped), f"{short(statement)} -> {short(swapped)}", strong=True)
    if isinstance(value, ast.Yield) and isinstance(value.value, ast.Call):
        yield from _question_edits(value.value)
    if isinstance(value, Display | ast.Dict):
        yield from first_dropped(value)
    for part in (value, getattr(statement, "test", None)):
        if part is not None:
            yield from expression_edits(part)


def _question_edits(ask: ast.Call) -> Iterator[Edit]:
    """`yield Ask(power, kind, options, forbidden)`: offer what is forbidden, or the first candidate alone."""
    if len(ask.args) == 4:
        unchecked = ast.Call(ask.func, ask.args[:3], ask.keywords)
        yield Edit(ask, ast.unparse(unchecked), f"nothing is forbidden in {short(ask)}", strong=True)
    if len(ask.args) >= 3:
        options = ast.unparse(ask.args[2])
        yield Edit(ask.args[2], f"({options})[:1]", f"only the first of {options}", strong=True)


def first_dropped(value: Display | ast.Dict) -> Iterator[Edit]:
    """A table without its first entry."""
    if isinstance(value, ast.Dict):
        if len(value.keys) > 1:
            rest = ast.Dict(value.keys[1:], value.values[1:])
            yield Edit(value, ast.unparse(rest), f"without {short(value.keys[0] or value.values[0])}", strong=True)
    elif len(value.elts) > 1:
        yield without(value, value.elts[0])


def without(value: Display, element: ast.expr) -> Edit:
    """A table without one of its entries."""
    rest = copy.copy(value)
    rest.elts = [other for other in value.elts if other is not element]
    return Edit(value, f"({ast.unparse(rest)})", f"without {short(element)}", strong=True)


def _may_drop(statement: Simple, parents: Parents) -> bool:
    """Dropping the only assignment of a name, or a question, would just crash: that proves nothing."""
    if isinstance(statement, ast.AugAssign | ast.Expr | ast.Delete | ast.Raise | ast.Assert):
        return True
    if isinstance(statement.value, ast.Yield | ast.YieldFrom):
        return False
    targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
    names = [node.id for target in targets for node in ast.walk(target) if _stores(node)]
    return statement.value is not None and all(_bound_before(statement, name, parents) for name in names)


def _bound_before(statement: ast.stmt, name: str, parents: Parents) -> bool:
    function: ast.AST = statement
    while function in parents and not isinstance(function, ast.FunctionDef):
        function = parents[function]
    if not isinstance(function, ast.FunctionDef):
        return False
    if any(argument.arg == name for argument in ast.walk(function.args) if isinstance(argument, ast.arg)):
        return True
    return any(_stores(node) and node.id == name and node.lineno < statement.lineno for node in ast.walk(function))


def _stores(node: ast.AST) -> TypeGuard[ast.Name]:
    return isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)


# -- expressions

_COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], bool]] = {
    ast.Lt: (ast.LtE, False),
    ast.LtE: (ast.Lt, False),
    ast.Gt: (ast.GtE, False),
    ast.GtE: (ast.Gt, False),
    ast.Eq: (ast.NotEq, True),
    ast.NotEq: (ast.Eq, True),
    ast.In: (ast.NotIn, True),
    ast.NotIn: (ast.In, True),
    ast.Is: (ast.IsNot, True),
    ast.IsNot: (ast.Is, True),
}
_OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
}
_CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}


def expression_edits(expression: ast.expr) -> Iterator[Edit]:
    """Small changes inside an expression: comparisons, and/or, +/-, numbers, min/max, filters, slices."""
    for node in _inner(expression):
        for new, strong in _replacements(node):
            yield Edit(node, f"({new})", f"{short(node)} -> {new}", strong)


def _replacements(node: ast.expr) -> Iterator[tuple[str, bool]]:
    match node:
        case ast.Compare(left, ops, comparators):
            for i, op in enumerate(ops):
                other, strong = _COMPARISONS[type(op)]
                yield ast.unparse(ast.Compare(left, [*ops[:i], other(), *ops[i + 1 :]], comparators)), strong
        case ast.BoolOp(op, values):
            yield ast.unparse(ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)), False
        case ast.UnaryOp(ast.Not(), operand):
            yield ast.unparse(operand), True
        case ast.BinOp(left, op, right) if type(op) in _OPERATORS and not _is_text(left) and not _is_text(right):
            yield ast.unparse(ast.BinOp(left, _OPERATORS[type(op)](), right)), True
        case ast.Constant(bool() as flag):
            yield str(not flag), True
        case ast.Constant(int() as number):
            yield str(number + 1), True
        case ast.IfExp(test, body, orelse):
            yield ast.unparse(ast.IfExp(test, orelse, body)), True
        case _:
            yield from _replaced_calls_and_loops(node)


def _replaced_calls_and_loops(node: ast.expr) -> Iterator[tuple[str, bool]]:
    match node:
        case ast.Call(ast.Name(name), arguments, keywords) if name in _CALLS:
            yield ast.unparse(ast.Call(ast.Name(_CALLS[name]), arguments, keywords)), False
        case ast.Call(ast.Attribute(owner, "pop"), [_, _] as arguments, []):
            yield ast.unparse(ast.Call(ast.Attribute(owner, "get"), arguments, [])), True
        case ast.Call(ast.Attribute(owner, "pop"), [key], []):
            yield ast.unparse(ast.Subscript(owner, key)), True
        case ast.Subscript(owner, ast.Slice(None, ast.expr(), None)):
            yield ast.unparse(owner), True
        case ast.ListComp() | ast.SetComp() | ast.GeneratorExp() | ast.DictComp():
            for i, generator in enumerate(node.generators):
                empty = copy.deepcopy(node)
                empty.generators[i].iter = ast.Tuple([], ast.Load())
                yield ast.unparse(empty), True
                for j in range(len(generator.ifs)):
                    unfiltered = copy.deepcopy(node)
                    del unfiltered.generators[i].ifs[j]
                    yield ast.unparse(unfiltered), True


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def _inner(node: ast.AST) -> Iterator[ast.expr]:
    """The expressions in a node. Insides of f-strings have no place in the source; `strict=True` is no rule."""
    if isinstance(node, ast.expr):
        yield node
    if isinstance(node, ast.JoinedStr) or (isinstance(node, ast.keyword) and node.arg == "strict"):
        return
    for child in ast.iter_child_nodes(node):
        yield from _inner(child)
