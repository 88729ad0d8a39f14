"""One small tree of exceptions.

Every error carries a message id and its arguments (so that the text layer can say it in any
language), a plain English reason, and, where a rule refuses, the id of the clause.
"""

from __future__ import annotations

Argument = str | int


class WarCouncilError(Exception):
    """The base of everything War Council raises on purpose."""

    message_id: str = "error"

    def __init__(
        self, reason: str, *, message: str | None = None, clause: str | None = None, **arguments: Argument
    ) -> None:
        super().__init__(reason)
        self.reason = reason
        if message is not None:
            self.message_id = message
        self.clause = clause
        self.arguments: dict[str, Argument] = dict(arguments)

    def __str__(self) -> str:
        return f"{self.reason} [{self.clause}]" if self.clause else self.reason


class IllegalChoice(WarCouncilError, ValueError):
    """A choice was refused; the match is as it was."""

    message_id = "error-illegal-choice"


class StaleDecision(IllegalChoice):
    """The decision that the choice answers is no longer (or not yet) open."""

    message_id = "error-stale-decision"


class UndoRefused(WarCouncilError, ValueError):
    """There is nothing this seat may take back."""

    message_id = "error-undo-refused"


class ForkRefused(WarCouncilError, ValueError):
    """This copy cannot be copied or stored yet: it would carry what its seat may not know."""

    message_id = "error-fork-refused"


class UnknownTitle(WarCouncilError, ValueError):
    """No game of that name is registered."""

    message_id = "error-unknown-title"


class BadOption(WarCouncilError, ValueError):
    """A match option, a player count or a scenario that the title does not have."""

    message_id = "error-bad-option"


class BadFile(WarCouncilError, ValueError):
    """A journal or snapshot that cannot be trusted; `line` counts from 1 (0: the file as a whole)."""

    message_id = "error-bad-file"

    def __init__(self, reason: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {reason}" if line else reason, line=line)
        self.line = line


class RulesError(WarCouncilError, RuntimeError):
    """The rules themselves failed; the match is as it was before the choice. A bug: report it."""

    message_id = "error-rules"
