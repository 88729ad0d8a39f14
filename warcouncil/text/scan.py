"""Reads the source of a title or a layer for what it will one day say: log messages, endings, words about decisions,
reasons, moments of windows, match options, reasons of dice."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import msgspec

RESPOND = "respond"
"""The kind of a window's question unless it says another one."""


class Need(msgspec.Struct, frozen=True):
    """A message that must exist, with the arguments it will be given (None: not known before it is said)."""

    message: str
    arguments: frozenset[str] | None
    why: str


class Source:
    """The Python files of a title or a layer, as syntax trees."""

    def __init__(self, folder: Path, within: str = "") -> None:
        """`within` stands before the names of its files, where they are told."""
        self.faults: list[str] = []
        self.needs: list[Need] = []
        self.endings: list[tuple[str, str]] = []
        """Reasons of endings, each with its place."""
        self.keys: set[str] = set()
        """Every string that is a key of a dict somewhere: what a description of a decision may hold."""
        self.about: set[str] = set()
        """Those of them that come with a question (`about={...}`)."""
        self.moments: list[Need] = []
        """What windows need that are opened here."""
        self.options: list[Need] = []
        """The match options that are read here: `state.options.get(name)`."""
        self.dice: list[Need] = []
        """The reasons of dice that are counted here (`table/dice.py`)."""
        self.named: set[str] = set()
        """Every string that is written out anywhere."""
        for path in sorted(folder.rglob("*.py")):
            name = within + path.relative_to(folder).as_posix()
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                self._read(node, name)

    def _read(self, node: ast.AST, file: str) -> None:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            self.named.add(node.value)
        if isinstance(node, ast.Dict):
            self.keys.update(_keys(node))
        if isinstance(node, ast.keyword | ast.Assign) and "about" in _given_names(node):
            self.about.update(_keys(node.value))
        if not isinstance(node, ast.Call):
            return
        called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        where = f"{file}:{node.lineno}"
        if isinstance(node.func, ast.Attribute) and called in ("log", "show"):
            self._read_entry(node, 0 if called == "log" else 1, where)
        elif called == "why":
            self._read_reason(node, where)
        elif called in ("Result", "Ending"):
            self._read_ending(node, 3 if called == "Result" else 1, where)
        elif called in ("Window", "offer"):
            self._read_moment(node, 0 if called == "Window" else 1, where)
        elif called == "get" and node.args and _is_options(node.func):
            self.options += [Need(f"option-{name}", frozenset(), where) for name in _strings(node.args[0])]
        elif called == "line" and node.args:
            self.dice += [Need(f"dice-{kind}", frozenset(), where) for kind in _strings(node.args[0])]

    def _read_entry(self, call: ast.Call, position: int, where: str) -> None:
        """`state.log(message, **arguments)` and `state.show(seats, message, *facts, **arguments)`."""
        messages = list(_strings(call.args[position])) if len(call.args) > position else []
        if not messages:
            self.faults.append(f"{where}: the id of a log message must be written out")
        open_ended = any(keyword.arg is None for keyword in call.keywords)
        arguments = frozenset(keyword.arg for keyword in call.keywords if keyword.arg is not None)
        for message in messages:
            self.needs.append(Need(f"log-{message}", None if open_ended else arguments, where))
        for keyword in call.keywords:
            if keyword.arg is not None and _masks(keyword.value):
                self.needs.append(Need(f"hidden-{keyword.arg}", frozenset(), where))

    def _read_reason(self, call: ast.Call, where: str) -> None:
        """`why(message, **arguments)`."""
        messages = list(_strings(call.args[0])) if call.args else []
        if not messages:
            self.faults.append(f"{where}: the id of a reason must be written out")
        arguments = frozenset(keyword.arg for keyword in call.keywords if keyword.arg is not None)
        self.needs += [Need(f"why-{message}", arguments, where) for message in messages]

    def _read_ending(self, call: ast.Call, position: int, where: str) -> None:
        named = [keyword.value for keyword in call.keywords if keyword.arg == "reason"]
        reason = named[0] if named else call.args[position] if len(call.args) > position else None
        for text in _strings(reason) if reason is not None else ():
            self.endings.append((text, where))

    def _read_moment(self, call: ast.Call, position: int, where: str) -> None:
        """`Window(trigger, powers, options, kind="respond")` and `offer(state, trigger, powers)`."""
        for trigger in _strings(call.args[position]) if len(call.args) > position else ():
            self.moments.append(Need(f"trigger-{trigger}", frozenset(), where))
        if position == 0 and all(keyword.arg != "kind" for keyword in call.keywords):
            self.moments.append(Need(f"ask-{RESPOND}", None, where))


def _given_names(node: ast.keyword | ast.Assign) -> list[str | None]:
    """Under which names a value is passed or kept."""
    return [node.arg] if isinstance(node, ast.keyword) else [getattr(target, "id", None) for target in node.targets]


def _keys(node: ast.AST | None) -> Iterator[str]:
    """The keys of a dict, as far as they are written out."""
    keys = node.keys if isinstance(node, ast.Dict) else []
    return (key.value for key in keys if isinstance(key, ast.Constant) and isinstance(key.value, str))


def _strings(node: ast.expr) -> Iterator[str]:
    """The strings that an expression may be, as far as they are written out."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _strings(node.body)
        yield from _strings(node.orelse)


def _is_options(function: ast.expr) -> bool:
    """Whether a method is one of `state.options`."""
    return getattr(getattr(function, "value", None), "attr", "") == "options"


def _masks(node: ast.expr) -> bool:
    return any(
        isinstance(part, ast.Call) and isinstance(part.func, ast.Name) and part.func.id == "Masked"
        for part in ast.walk(node)
    )
