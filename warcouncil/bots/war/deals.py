"""Bargaining: which deal to announce, how to put it together, when to agree, by what a title says deals are worth."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from warcouncil.campaign.deals import among, in_writing
from warcouncil.campaign.pieces import Deal
from warcouncil.engine.state import Option

MOST_OFFERS = 2
"""How many packages we announce in a turn."""
ACCEPTABLE = 0.05

Terms = tuple[Option, ...]


@dataclass(frozen=True)
class Bargaining:
    """A title's judgement of deals. Outlooks are those of its own bot."""

    offers: Callable[[Any, str], Iterable[Terms]]
    """(outlook, other): packages that both might like."""
    worth: Callable[[Any, Terms, str], float]
    """(outlook, terms, party): what a package is worth to a party, as far as we can tell."""
    payable: Callable[[Any, Terms], bool]
    """(outlook, terms): whether what is promised can be given."""

    def best_offer(self, outlook: Any, other: str) -> tuple[float, Terms]:
        """The package with a party that brings us most, if the other should like it, too."""
        found: tuple[float, Terms] = outlook.once(("offer", other), lambda: self._best_offer(outlook, other))
        return found

    def _best_offer(self, outlook: Any, other: str) -> tuple[float, Terms]:
        found = [self._judged(outlook, other, terms) for terms in self.offers(outlook, other)]
        return max(found, default=(0.0, ()), key=lambda one: one[0])

    def _judged(self, outlook: Any, other: str, terms: Terms) -> tuple[float, Terms]:
        ordered = tuple(sorted(terms, key=outlook.state.diplomacy.place_of))
        deal = Deal(outlook.me, among(outlook.state, (outlook.me, other)), ordered)
        if in_writing(deal) in outlook.state.refused_deals or not self.payable(outlook, ordered):
            return -1.0, ordered
        theirs = self.worth(outlook, ordered, other)
        return (self.worth(outlook, ordered, outlook.me), ordered) if theirs > ACCEPTABLE else (-1.0, ordered)

    def judge_announce(self, outlook: Any, option: Option) -> float:
        """Invite whoever makes the best partner, a few times a turn."""
        if option == ("done",):
            return ACCEPTABLE
        if outlook.state.announced.get(outlook.me, 0) >= MOST_OFFERS:
            return -1.0
        return self.best_offer(outlook, str(option[1]))[0]

    def judge_term(self, outlook: Any, option: Option) -> float:
        """Term by term the package that was meant; then propose it."""
        deal = outlook.panels["deal"]
        others = [party for party in deal["parties"] if party != outlook.me]
        so_far = tuple(tuple(term) for term in deal["terms"])
        wanted = self.best_offer(outlook, others[0])[1] if others else ()
        if option == ("drop",):
            return 0.1
        if option == ("propose",):
            return 1.0 if so_far and so_far == wanted else 0.0
        following = wanted[len(so_far)] if wanted[: len(so_far)] == so_far and len(so_far) < len(wanted) else ()
        return 2.0 if option == following else 0.0

    def judge_confirm(self, outlook: Any, option: Option) -> float:
        """Agree to what is good for us."""
        terms = tuple(tuple(term) for term in outlook.panels["deal"]["terms"])
        worth = self.worth(outlook, terms, outlook.me)
        return worth - ACCEPTABLE if option == ("yes",) else 0.0
