"""The lines of the log: for people, or as JSON for programs; with the id of the request that they are about."""

from __future__ import annotations

import logging
import secrets
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any

import msgspec

PLAIN = "plain"
JSON = "json"
FORMS = (PLAIN, JSON)
REQUEST: ContextVar[str] = ContextVar("request", default="")
"""The id of the request that is answered now; threads that work for it know it, too."""


def new_request() -> str:
    """An id of our own: what a visitor sends could be made to look like somebody else's."""
    made = secrets.token_hex(6)
    REQUEST.set(made)
    return made


def on_one_line(text: str) -> str:
    r"""As it is, but for what would begin another line, turn this one around or move the cursor of whoever reads it.

    >>> print(on_one_line("table a" + chr(10) + "2026-01-01 ERROR " + chr(0x202E) + "b"))
    table a\n2026-01-01 ERROR \u202eb
    """
    return "".join(letter if letter.isprintable() else letter.encode("unicode_escape").decode() for letter in text)


class PlainLines(logging.Formatter):
    """A line for people; where a request is answered it ends with its id. What begins at the margin is a line of ours,
    whatever somebody has sent: how something failed stands further in."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802  the name is logging's
        request = REQUEST.get()
        record.message = on_one_line(record.message)
        return super().formatMessage(record) + (f" [{request}]" if request else "")

    def formatException(self, info: Any) -> str:  # noqa: N802  the name is logging's
        return "\n".join(f"  {on_one_line(line)}" for line in super().formatException(info).split("\n"))


class JsonLines(logging.Formatter):
    """One JSON object on one line, whatever is in it: nobody can forge a second line."""

    def format(self, record: logging.LogRecord) -> str:
        when = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        found: dict[str, Any] = {
            "time": when.replace("+00:00", "Z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if request := REQUEST.get():
            found["request"] = request
        if record.exc_info:
            found["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(found).decode()


def lines_of(form: str) -> logging.Formatter:
    return JsonLines() if form == JSON else PlainLines()
