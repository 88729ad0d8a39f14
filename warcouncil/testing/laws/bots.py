"""Bots: every bot of a title has an answer to everything that random play comes to."""

from __future__ import annotations

from collections import Counter

from warcouncil.bots import bot_names, make_bot
from warcouncil.engine.decision import Decision
from warcouncil.engine.match import Match
from warcouncil.testing.laws.case import Level, Tally, Walk, cases

LAW = "bots"
OFTEN = 5
"""How often each bot answers questions of one signature; later ones only now and then."""
LATER = 50
"""One in so many of the later questions is put to the bots, too."""

Signature = tuple[str, tuple[str, ...]]


def bots(title_id: str, *, matches: int = 3, seed: int = 0, level: Level = "quick") -> Tally:
    """Every bot answers every signature (kind of question and acts offered) that random matches reach: without an
    error, and with an option that is offered."""
    tally = Tally()
    met: Counter[Signature] = Counter()
    for case in cases(title_id, matches, seed):
        walk = Walk(LAW, case, tally)
        with walk.broken_rules():
            for match in walk:
                _all_answer(walk, match, met)
    return tally


def _all_answer(walk: Walk, match: Match, met: Counter[Signature]) -> None:
    """Put what is asked now to every bot, unless it has been asked often enough."""
    for decision in match.decisions:
        signature = signature_of(decision)
        met[signature] += 1
        if met[signature] <= OFTEN or walk.chance.randrange(LATER) == 0:
            for name in bot_names(walk.title):
                _answers(walk, match, decision, name)


def signature_of(decision: Decision) -> Signature:
    """The kind of a question, and the acts that are offered."""
    return decision.kind, tuple(sorted({str(option[0]) for option in decision.options}))


def _answers(walk: Walk, match: Match, decision: Decision, name: str) -> None:
    kind, acts = signature_of(decision)
    bot = make_bot(walk.title, name, decision.seat, walk.case.seed)
    view = match.view(decision.seat, log=False) if bot.needs_view else {}
    try:
        answer = bot.choose(view, decision)
    except Exception as error:  # noqa: BLE001  whatever a bot trips over is what the law looks for
        walk.fail(f"the bot {name!r} has no answer to {kind!r} with {acts}: {type(error).__name__}: {error}")
    walk.check(answer in decision.options, f"the bot {name!r} answers {kind!r} with {answer!r}, which is not offered")
