"""Why some options cannot be chosen, reason by reason: one rule forbids many of them."""

from __future__ import annotations

from collections.abc import Iterable

from warcouncil.engine.errors import WarCouncilError
from warcouncil.engine.state import Option

Refusal = tuple[Option, WarCouncilError]

EXAMPLES = 3
"""So many of the options that one rule forbids are told."""


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
