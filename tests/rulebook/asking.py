"""What the tests of every title ask a match: what is decided, what may be chosen, what is refused, what was told."""

from __future__ import annotations

import pytest

import warcouncil
from warcouncil.engine.decision import Decision
from warcouncil.engine.match import Match
from warcouncil.engine.state import Option


def asked(match: Match, power: str | None = None) -> Decision:
    """The one open decision, or that of a power where several decide side by side."""
    (decision,) = [decision for decision in match.decisions if power in (None, decision.power)]
    return decision


def question(match: Match) -> tuple[str, str]:
    """Who is asked what: (power, kind)."""
    return asked(match).power, asked(match).kind


def choices(match: Match, power: str | None = None) -> set[Option]:
    """Everything that may be chosen now."""
    return set(asked(match, power).options)


def may(match: Match, option: Option, power: str | None = None) -> bool:
    return option in asked(match, power).options


def told(match: Match, message: str) -> list[dict[str, object]]:
    """The arguments of every log entry with this message."""
    return [dict(entry.arguments) for entry in match.log if entry.message == message]


def refused(match: Match, option: Option, power: str | None = None) -> str | None:
    """The clause that forbids an option, the same whether one asks or tries; an option that is allowed fails."""
    decision = asked(match, power)
    reason = match.why_not(decision, option)
    assert reason is not None, f"{option} is allowed"
    before = match.digest()
    with pytest.raises(warcouncil.IllegalChoice) as tried:
        match.choose(decision, option)
    assert tried.value.clause == reason.clause
    assert match.digest() == before
    return reason.clause
