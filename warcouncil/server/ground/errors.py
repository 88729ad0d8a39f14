"""How the server says no: one exception with a code for programs and a sentence for people."""

from __future__ import annotations

from typing import Any

from warcouncil.engine import clauses
from warcouncil.engine.errors import (
    IllegalChoice,
    RulesError,
    StaleDecision,
    UndoRefused,
    WarCouncilError,
)
from warcouncil.engine.title import get_title
from warcouncil.text import speaker

STATUS: dict[str, int] = {
    "bad-json": 400,
    "bad-request": 400,
    "bad-title": 400,
    "bad-option": 400,
    "bad-language": 400,
    "bad-name": 400,
    "bad-password": 400,
    "name-password": 400,
    "common-password": 400,
    "simple-password": 400,
    "bad-email": 400,
    "bad-webhook": 400,
    "bad-nonce": 400,
    "no-session": 401,
    "bad-login": 401,
    "bad-origin": 403,
    "not-yours": 403,
    "not-creator": 403,
    "not-invited": 403,
    "no-spectators": 403,
    "not-over": 403,
    "talk-closed": 403,
    "account-needed": 403,
    "looked-elsewhere": 403,
    "same-device": 403,
    "banned": 403,
    "not-host": 403,
    "not-found": 404,
    "bad-link": 404,
    "no-account": 404,
    "bad-method": 405,
    "stale": 409,
    "refused": 409,
    "undo-refused": 409,
    "undo-rated": 409,
    "undo-bots": 409,
    "taken-back": 409,
    "too-many-tables": 409,
    "too-many-variants": 409,
    "lapsed": 409,
    "nothing-to-queue": 409,
    "offer-closed": 409,
    "offer-not-whole": 409,
    "offer-elsewhere": 409,
    "too-many-offers": 409,
    "seat-taken": 409,
    "already-seated": 409,
    "not-started": 409,
    "started": 409,
    "over": 409,
    "paused": 409,
    "not-full": 409,
    "sealing": 409,
    "not-sealing": 409,
    "name-taken": 409,
    "no-mail": 409,
    "registration-closed": 409,
    "already-entered": 409,
    "not-entered": 409,
    "device-entered": 409,
    "league-full": 409,
    "league-over": 409,
    "too-few": 409,
    "table-running": 409,
    "set-back": 409,
    "voided": 409,
    "old-rules": 409,
    "newer-rules": 503,
    "too-large": 413,
    "bad-host": 421,
    "too-many": 429,
    "nudged": 429,
    "our-fault": 500,
    "storage": 503,
    "storage-full": 503,
    "storage-damaged": 503,
    "shutting-down": 503,
}


class Refused(Exception):
    """A request was refused; nothing has changed."""

    def __init__(
        self,
        code: str,
        *,
        field: str | None = None,
        title: str | None = None,
        clause: str | None = None,
        retry_after: float | None = None,
        engine: WarCouncilError | None = None,
        **arguments: str | int,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.status = STATUS[code]
        self.field = field
        self.title = title
        self.clause = clause
        self.retry_after = retry_after
        self.engine = engine
        self.arguments = arguments
        self.entry: int | None = None
        """Which of several choices was refused, counted from 0."""

    def body(self, language: str) -> dict[str, Any]:
        """What the client gets, in its language."""
        found: dict[str, Any] = {"code": self.code, "message": self.sentence(language), "clause": None}
        if self.clause is not None and self.title is not None:
            found["clause"] = clause_body(self.title, self.clause, language)
        if self.field is not None:
            found["field"] = self.field
        if self.entry is not None:
            found["entry"] = self.entry
        return {"error": found}

    def sentence(self, language: str) -> str:
        if self.engine is not None:
            return speaker(self.title, language).refusal(self.engine)
        said = speaker(None, language).say(f"server-{self.code}", **self.arguments)
        if self.clause is not None and self.title is not None:
            clause = WarCouncilError("", clause=self.clause)
            return f"{said} {speaker(self.title, language).refusal(clause)}"
        return said


def clause_body(title: str, clause: str, language: str) -> dict[str, str]:
    """A rule of a title, for people."""
    voice = speaker(title, language)
    found = clauses.load(get_title(title))[clause]
    return {"id": found.id, "section": voice.section(clause), "text": voice.clause(clause)}


def from_engine(error: WarCouncilError, title: str | None) -> Refused:
    """What the engine refused, as an answer of the server."""
    if isinstance(error, StaleDecision):
        code = "over" if error.message_id == "error-over" else "stale"
    elif isinstance(error, IllegalChoice):
        code = "refused"
    elif isinstance(error, UndoRefused):
        code = "undo-refused"
    elif isinstance(error, RulesError):
        return Refused("our-fault")
    else:
        code = "bad-option"
    return Refused(code, title=title, clause=error.clause, engine=error)
