"""What somebody may want to choose but cannot, and why, reason by reason: one rule forbids many options."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice, product

from warcouncil.engine.decision import Decision
from warcouncil.engine.errors import WarCouncilError
from warcouncil.engine.match import Match
from warcouncil.engine.state import Option

Refusal = tuple[Option, WarCouncilError]

MOST = 5000
"""Well-formed options that are looked at beyond the candidates of a decision."""

EXAMPLES = 3
"""So many of the options that one rule forbids are told."""


def candidates(match: Match, decision: Decision) -> list[Option]:
    """What a decision looks at itself: its options, and what a rule forbids."""
    ask = decision.ask
    return list(ask.options(match.state) if callable(ask.options) else ask.options)


def well_formed(match: Match, decision: Decision) -> Iterator[Option]:
    """Whatever would be an answer by its shape, up to a great many."""
    kind = match.title.kinds.get(decision.kind)
    shapes = (
        (act, *atoms)
        for act, domains in (kind.acts if kind else {}).items()
        for atoms in product(*(match.title.domains[domain] for domain in domains))
    )
    return islice(shapes, MOST)


def thinkable(match: Match, decision: Decision) -> list[Option]:
    """All that somebody may want to choose, allowed or not: options and candidates, then what is well formed."""
    return list(dict.fromkeys((*decision.options, *candidates(match, decision), *well_formed(match, decision))))


def impossible(match: Match, decision: Decision) -> list[Option]:
    """What somebody may want to choose but cannot: candidates that a rule forbids, or else well-formed options."""
    legal = set(decision.options)
    found = [option for option in candidates(match, decision) if option not in legal]
    return found or [option for option in well_formed(match, decision) if option not in legal]


def by_reason(refusals: Iterable[Refusal]) -> list[tuple[WarCouncilError, list[Option]]]:
    """Each rule that forbids some options, with them; the rules in the order in which they are met.

    Only reasons that are a rule: that something is simply not on offer needs no telling.
    """
    found: dict[str, tuple[WarCouncilError, list[Option]]] = {}
    for option, refusal in refusals:
        if refusal.clause is not None:
            found.setdefault(refusal.clause, (refusal, []))[1].append(option)
    return [(refusal, plain(options)) for refusal, options in found.values()]


def plain(options: list[Option]) -> list[Option]:
    """Options that one rule forbids, without those that only add something to another one of them.

    >>> plain([("attempt", "paris"), ("attempt_with", "paris", "luther"), ("attempt_with", "metz", "luther")])
    [('attempt', 'paris'), ('attempt_with', 'metz', 'luther')]
    """
    known = {option[1:] for option in options if len(option) > 1}
    return [option for option in options if not any(option[1:end] in known for end in range(2, len(option)))]
