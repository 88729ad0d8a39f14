"""What somebody may want to choose but cannot, and why, reason by reason: one rule forbids many options."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from itertools import filterfalse, islice, product
from math import prod
from operator import contains
from typing import TYPE_CHECKING

from warcouncil.engine import clauses
from warcouncil.engine.decision import Decision
from warcouncil.engine.errors import WarCouncilError
from warcouncil.engine.looks import OneLook
from warcouncil.engine.state import Option, State
from warcouncil.engine.title import Title

if TYPE_CHECKING:
    from warcouncil.engine.match import Match

Refusal = tuple[Option, WarCouncilError]

EXAMPLES = 3
"""So many of the options that one rule forbids are told."""
MOST = 5000
"""Well-formed options that are looked at beyond the candidates of a decision."""
MOST_ALIKE = 500
"""Of those that begin alike."""


def listed(state: State, decision: Decision) -> list[Option]:
    """The candidates of a decision, those that a rule forbids included."""
    options = decision.ask.options
    return list(options(state) if callable(options) else options)


def well_formed(title: Title, decision: Decision) -> Iterator[Option]:
    """Whatever fits the kind of a decision: each of its acts with all arguments of its domains, those with few first,
    so that a share of all holds something of each that can be told in a few words."""
    kind = title.kinds.get(decision.kind)
    acts = {act: [title.domains[name] for name in domains] for act, domains in (kind.acts if kind else {}).items()}
    for act in sorted(acts, key=lambda act: prod(map(len, acts[act]))):
        for atoms in product(*acts[act]):
            yield (act, *atoms)


def impossible(title: Title, state: State, decision: Decision, most: int = MOST) -> list[Option]:
    """What somebody may want to choose but cannot: candidates that a rule forbids, or else well-formed options."""
    legal = set(decision.options)
    found = [option for option in listed(state, decision) if option not in legal]
    return found[:most] or [o for o in islice(well_formed(title, decision), most) if o not in legal]


def beginning(title: Title, decision: Decision, atoms: Option, powers: Collection[str]) -> Iterator[Option]:
    """What fits the kind of a decision and begins with these atoms: first what is between these powers, naming none of
    them twice, then the rest."""
    kind = title.kinds.get(decision.kind)
    domains = kind.acts.get(str(atoms[0])) if kind and atoms else None
    if domains is None or len(atoms) > len(domains) + 1:
        return
    rest = [title.domains[name] for name in domains[len(atoms) - 1 :]]
    near = [[atom for atom in values if atom in powers] or values for values in rest]

    def is_near(option: Option) -> bool:
        named = [atom for atom in option if atom in powers]
        return len(set(named)) == len(named) and all(map(contains, near, option[len(atoms) :]))

    yield from filter(is_near, ((*atoms, *more) for more in product(*near)))
    yield from filterfalse(is_near, ((*atoms, *more) for more in product(*rest)))


def refused(title: Title, state: State, decision: Decision, most: int = MOST) -> list[tuple[Option, str]]:
    """Options that cannot be chosen, with the clause that forbids each; what simply is not on offer is left out."""
    return forbidding(title, state, decision, impossible(title, state, decision, most))


def forbidding(title: Title, state: State, decision: Decision, wanted: Iterable[Option]) -> list[tuple[Option, str]]:
    """Those of some options that a rule forbids, with its clause."""
    forbidden, power = decision.ask.forbidden, decision.power
    candidates = set(listed(state, decision)) if forbidden is not None else set()
    found: list[tuple[Option, str]] = []
    with OneLook(state):
        for option in wanted:
            clause = forbidden(state, power, option) if forbidden is not None and option in candidates else None
            clause = clause or title.refuse(state, decision, option)
            if clause is not None:
                found.append((option, clauses.own(title, clause)))
    return found


def thinkable(match: Match, decision: Decision) -> list[Option]:
    """All that somebody may want to choose, allowed or not: options and candidates, then what is well formed."""
    more = islice(well_formed(match.title, decision), MOST)
    return list(dict.fromkeys((*decision.options, *listed(match.state, decision), *more)))


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
