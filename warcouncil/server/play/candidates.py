"""What somebody may want to choose, also if a rule forbids it: the material of "why can't I?"."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, product

from warcouncil.engine.decision import Decision
from warcouncil.engine.match import Match
from warcouncil.engine.state import Option

MOST = 5000
"""Well-formed options that are looked at where a decision has no candidates of its own."""


def candidates(match: Match, decision: Decision) -> list[Option]:
    """The decision's options and candidates, then whatever else would be well formed."""
    ask = decision.ask
    listed = list(ask.options(match.state) if callable(ask.options) else ask.options)
    found = dict.fromkeys([*decision.options, *listed])
    found.update(dict.fromkeys(islice(well_formed(match, decision), MOST)))
    return list(found)


def well_formed(match: Match, decision: Decision) -> Iterator[Option]:
    kind = match.title.kinds.get(decision.kind)
    for act, domains in (kind.acts if kind else {}).items():
        for atoms in product(*(match.title.domains[domain] for domain in domains)):
            yield (act, *atoms)
