"""Which lines of some modules run: enough of a coverage tool to ask what a title makes of the layers."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, FrameType
from typing import Any


class Lines:
    """The lines inside the functions of some modules, and those of them that have run while one looked."""

    def __init__(self, paths: list[Path]) -> None:
        self.all = {str(path): lines_in(path) for path in paths}
        self.run: dict[str, set[int]] = {path: set() for path in self.all}
        self._left: dict[CodeType, set[int]] = {}

    @contextmanager
    def watched(self) -> Iterator[None]:
        before = sys.gettrace()
        sys.settrace(self._called)
        try:
            yield
        finally:
            sys.settrace(before)

    def share(self, folder: str) -> float:
        """How much of the modules of a folder has run."""
        paths = [path for path in self.all if Path(path).parent.name == folder]
        ran = sum(len(self.all[path] & self.run[path]) for path in paths)
        return ran / sum(len(self.all[path]) for path in paths)

    def missing(self) -> dict[str, list[int]]:
        left = {path: sorted(self.all[path] - self.run[path]) for path in self.all}
        return {"/".join(Path(path).parts[-2:]): lines for path, lines in left.items() if lines}

    def _called(self, frame: FrameType, event: str, argument: Any) -> Any:
        """A function is looked at until all its lines have run, and others not at all."""
        code = frame.f_code
        left = self._left.get(code)
        if left is None:
            left = self._left[code] = own_lines(code) if code.co_filename in self.all else set()
        if not left:
            return None
        run = self.run[code.co_filename]

        def line(frame: FrameType, event: str, argument: Any) -> Any:
            left.discard(frame.f_lineno)
            run.add(frame.f_lineno)
            return line

        return line


def own_lines(code: CodeType) -> set[int]:
    """The lines of a function without its first one, which runs where it is defined."""
    return {line for _, _, line in code.co_lines() if line and line != code.co_firstlineno}


def lines_in(path: Path) -> set[int]:
    """The lines inside the functions of a module; what a protocol only promises has none."""
    text = path.read_text(encoding="utf-8")
    tree = ast.parse(text)
    classes = {node.name for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}
    promised = {node.body[-1].lineno for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and is_dots(node)}
    found: set[int] = set()
    codes = [compile(text, str(path), "exec")]
    for code in codes:
        codes += [part for part in code.co_consts if isinstance(part, CodeType)]
        if code.co_name not in ("<module>", *classes):
            found |= own_lines(code)
    return found - promised


def is_dots(function: ast.FunctionDef) -> bool:
    body = function.body[-1]
    return isinstance(body, ast.Expr) and isinstance(body.value, ast.Constant) and body.value.value is ...
