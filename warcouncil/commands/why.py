"""What cannot be chosen now, and which rule says so."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, product

from warcouncil.commands.position import View, note_of
from warcouncil.engine.decision import Decision
from warcouncil.engine.match import Match
from warcouncil.engine.reasons import Refusal, by_reason
from warcouncil.engine.state import Option
from warcouncil.text import Speaker

MOST = 5000
"""Well-formed options that are looked at where a decision has no candidates of its own."""


def option_text(match: Match, view: View, decision: Decision, option: Option, voice: Speaker) -> str:
    """An option in words, with what it is about in this position."""
    words = voice.option(decision.kind, option)
    note = note_of(match.title, view, decision, option, voice)
    return f"{words} ({note})" if note else words


def impossible(match: Match, decision: Decision) -> list[Option]:
    """What somebody may want to choose but cannot: candidates that a rule forbids, or else well-formed options."""
    ask = decision.ask
    candidates = ask.options(match.state) if callable(ask.options) else ask.options
    legal = set(decision.options)
    found = [option for option in candidates if option not in legal]
    return found or [option for option in islice(well_formed(match, decision), MOST) if option not in legal]


def well_formed(match: Match, decision: Decision) -> Iterator[Option]:
    kind = match.title.kinds.get(decision.kind)
    for act, domains in (kind.acts if kind else {}).items():
        for atoms in product(*(match.title.domains[domain] for domain in domains)):
            yield (act, *atoms)


def reasons(match: Match, view: View, decision: Decision, wanted: str, voice: Speaker) -> dict[str, list[str]]:
    """Reason -> the options it forbids, of those whose words contain what was asked for (empty: all of them)."""
    texts: dict[Option, str] = {}
    refusals: list[Refusal] = []
    for option in impossible(match, decision):
        refusal = match.why_not(decision, option)
        if refusal is None or refusal.clause is None:
            continue
        texts[option] = option_text(match, view, decision, option, voice)
        if wanted.lower() in texts[option].lower():
            refusals.append((option, refusal))
    return {voice.refusal(reason): [texts[option] for option in options] for reason, options in by_reason(refusals)}
