"""The terminal of a player: wrapped lines, a little colour where there is a terminal, one line of input at a time."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

_PIECES = re.compile(r"\s+|[⺀-鿿豈-﫿＀-￯]|[^\s⺀-鿿豈-﫿＀-￯]+")
_CLOSING = "，。、；：！？）」』”’"
MOST = 110
"""Cells in a line, however wide the terminal is: longer lines are hard to read."""


def wrapped(line: str, width: int, hang: int = 0) -> list[str]:
    """A line cut at spaces and between Chinese characters; what follows is indented by `hang` cells more.

    >>> wrapped("  one two three", 9, 2)
    ['  one two', '    three']
    """
    if cell_len(line) <= width:
        return [line]
    body = line.lstrip(" ")
    margin = " " * (len(line) - len(body))
    inner = margin + " " * hang
    lines: list[str] = []
    current = margin
    for piece in _PIECES.findall(body):
        full = cell_len(current + piece.rstrip()) > width
        if full and piece not in _CLOSING and current.strip():
            lines.append(current.rstrip())
            current = inner
        if not piece.isspace() or current.strip():
            current += piece
    return [*lines, current.rstrip()]


class Screen:
    """Where a match is shown. Without a terminal the same text comes out plain."""

    def __init__(self) -> None:
        self._console = Console(highlight=False, soft_wrap=True, file=sys.stdout)
        self.terminal = self._console.is_terminal and sys.stdin.isatty()
        self.width = min(self._console.width, MOST) if self._console.is_terminal else MOST
        if self.terminal:
            _line_editing()

    def say(self, text: str = "", style: str = "", hang: int = 0) -> None:
        """Print text, line by line; an empty style is plain, `hang` indents what follows in a long line."""
        for line in text.split("\n"):
            for part in wrapped(line, self.width, hang):
                self._console.print(Text(part, style=style))

    def lines(self, lines: Iterable[str], style: str = "") -> None:
        for line in lines:
            self.say(line, style, hang=2)

    def ask(self, prompt: str) -> str:
        """One line from the player. EOFError when there are no more."""
        words = input(prompt).strip()
        if not sys.stdin.isatty():
            self.say(words)  # no keyboard echoed it
        return words

    def clear(self) -> None:
        """Hide what the last player saw."""
        if self.terminal:
            self._console.clear()
        else:
            self.say("\n" * 3)


def _line_editing() -> None:
    """History and cursor keys, where Python was built with them."""
    try:
        import readline
    except ImportError:
        return
    readline.set_history_length(200)
