"""What cannot be chosen now, and which rule says so."""

from __future__ import annotations

from warcouncil.commands.position import View, forecast_line, note_of
from warcouncil.engine.decision import Decision
from warcouncil.engine.match import Match
from warcouncil.engine.reasons import Refusal, by_reason, impossible
from warcouncil.engine.state import Option
from warcouncil.text import Speaker


def option_text(match: Match, view: View, decision: Decision, option: Option, voice: Speaker) -> str:
    """An option in words, with what would come of it and what it is about in this position."""
    words = voice.option(decision.kind, option)
    told = (told_of(match.title, view, decision, option, voice) for told_of in (forecast_line, note_of))
    note = " · ".join(filter(None, told))
    return f"{words} ({note})" if note else words


def reasons(match: Match, view: View, decision: Decision, wanted: str, voice: Speaker) -> dict[str, list[str]]:
    """Reason -> the options it forbids, of those whose words contain what was asked for (empty: all of them)."""
    texts: dict[Option, str] = {}
    refusals: list[Refusal] = []
    for option in impossible(match.title, match.state, decision):
        refusal = match.why_not(decision, option)
        if refusal is None or refusal.clause is None:
            continue
        texts[option] = option_text(match, view, decision, option, voice)
        if wanted.lower() in texts[option].lower():
            refusals.append((option, refusal))
    return {voice.refusal(reason): [texts[option] for option in options] for reason, options in by_reason(refusals)}
