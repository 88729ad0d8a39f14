"""An answer to a question of the rules, as somebody gives it."""

from __future__ import annotations

import msgspec

from warcouncil.engine.state import Option

MOST_AT_ONCE = 100


class Answer(msgspec.Struct, frozen=True):
    """One answer to one question."""

    decision: str | None
    """None: whatever the power that gave the answer before is asked then. Never in the first answer."""
    option: Option
