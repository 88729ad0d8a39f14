"""What a title tells the rules of diplomacy (9): who comes home where, who deals with whom about what.

It is one value made of data, numbers and a few functions, like the realm. It hangs on the type of the state
(`state.diplomacy`) and is never stored. Functions take the title's own state.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from warcouncil.campaign.pieces import Deal
from warcouncil.campaign.realm import always, nothing
from warcouncil.engine.state import Option


class Term(NamedTuple):
    """A kind of term of a deal. A term itself is an option `(act, ...)`."""

    shape: tuple[str, ...]
    """The domains of what stands behind the act."""
    candidates: Callable[[Any, Deal, str, str], Iterable[Option]]
    """`candidates(state, deal, one, other)`: terms by which the first power gives and the second takes; terms without
    direction have the powers in impulse order. They come in canonical order."""
    forbidden: Callable[[Any, Deal, Option], str | None]
    """The clause by which a term cannot be part of the package so far."""
    run: Callable[[Any, Option], Any]
    """A function, or a generator where somebody must decide."""
    say: Callable[[Any, Option], None]
    """What everybody hears when it is announced."""
    parties: Callable[[Any, Option], tuple[str, ...]] = lambda state, term: (str(term[1]), str(term[2]))
    """The powers it is between."""
    exact: bool = False
    """Whether the candidates are all allowed: there may be many of them, and they are picked in one go."""
    thinkable: Callable[[Any, Deal], bool] = always
    """Whether there can be candidates at all; most packages have nothing to do with loans or captives."""
    among: frozenset[str] | None = None
    """Those alone who give and take such things; everybody by default."""
    givers: Callable[[Any], Collection[str]] | None = None
    """`givers(state)`: those who have anything to give now, if somebody may have nothing."""


class Homecoming(NamedTuple):
    """Where the captured leaders of a power come back to."""

    own: tuple[str, ...] = ()
    """One of these, if their power controls it and nobody besieges it."""
    friendly: tuple[str, ...] = ()
    """Otherwise one of these that a friend controls."""
    even_besieged: bool = False
    """Whether a siege does not keep them away."""
    won: tuple[str, ...] = ()
    """Places like those of its own, once they are homes of the power."""


NOWHERE = Homecoming()


@dataclass(frozen=True, kw_only=True, eq=False)
class Diplomacy:
    """One title's diplomacy. The functions say what is the title's own; by default there is nothing of it."""

    # deals
    terms: Mapping[str, Term] = field(default_factory=dict)
    """The kinds of terms in their canonical order, which is also the order in which a package is carried out: a term
    may rely on those before it."""
    ranks: Mapping[str, int] = field(default_factory=dict)
    """Whatever a term may name -> where it stands among its kind (`Realm.ranks`)."""
    led: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Party -> the powers that it makes deals for, in impulse order. Without it every major power is a party."""
    parties: tuple[str, ...] = ()
    """The parties in their order, if they are others than the major powers that lead themselves."""
    partners: Callable[[Any], Mapping[str, tuple[str, ...]]] | None = None
    """(state): with whom each party may make deals now; by default with every other one. A party that is its own
    partner may announce deals among the powers that it leads."""
    two_only: Callable[[Any], str | None] = nothing
    """(state): the clause by which deals have just two parties now."""
    announcers: Mapping[str, str] = field(default_factory=dict)
    """Step -> the power that may announce a deal in it, besides the announcements of every turn."""

    # terms
    peace_barred: Callable[[Any, str, str], str | None] = nothing
    """(state, one, other): the clause by which the war of two powers is not ended by a deal."""
    peace_made: Callable[[Any, str, str], None] = nothing
    """(state, one, other): a deal has ended their war."""
    alliance_barred: Callable[[Any, Deal, str, str], str | None] = nothing
    """(state, deal, one, other): the title's own clause that forbids an alliance."""
    also_allied: Callable[[Any, str, str], tuple[tuple[str, str], ...]] | None = None
    """(state, one, other): the pairs that are allies as soon as these two are, in the order of the powers."""
    alliance_made: Callable[[Any, str, str], None] = nothing
    """(state, one, other): a deal has made them allies."""
    cession_barred: Callable[[Any, str, str, str], str | None] = nothing
    """(state, giver, taker, space): the clause by which a power may not cede a space that it controls to another."""
    cedable: Callable[[Any, str, str], Iterable[str]] | None = None
    """(state, giver, taker): the controlled spaces that it lets through, in one pass and in the order of the map."""
    loan_barred: Callable[[Any, str, str], str | None] = nothing
    """(state, lender, receiver): the title's own clause that forbids every loan."""
    gift_barred: Callable[[Any, str, str], str | None] = nothing
    """(state, giver, taker): the title's own clause that forbids every gift."""

    # captives and spaces
    homecomings: Mapping[str, Homecoming] = field(default_factory=dict)
    """Power -> where its captured leaders come back to."""
    handed_over: Callable[[Any], None] = nothing
    """(state): spaces have changed hands without a fight."""

    # loans
    lent: str = ""
    """The kind of naval unit that is lent."""
    lends_for_minors: bool = True
    """Whether a power lends the ships of its minor powers as well as its own."""

    # worked out
    kinds: tuple[Term, ...] = field(init=False)
    numbers: Mapping[str, int] = field(init=False)
    """Kind of term -> its number in the canonical order."""
    speakers: Mapping[str, str] = field(init=False)
    """Power -> the party that makes deals for it, where that is another one."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "kinds", tuple(self.terms.values()))
        object.__setattr__(self, "numbers", {act: number for number, act in enumerate(self.terms)})
        speakers = {power: party for party, powers in self.led.items() for power in powers if power != party}
        object.__setattr__(self, "speakers", speakers)

    def place_of(self, term: Option) -> tuple[int, ...]:
        """Where a term stands in the canonical order: by its kind, then by powers and objects as the data list them."""
        return (self.numbers[str(term[0])], *[self.ranks[atom] if isinstance(atom, str) else atom for atom in term[1:]])

    def speaker(self, power: str) -> str:
        """The party that makes deals for a power."""
        return self.speakers.get(power, power)

    def concerned(self, state: Any, term: Option) -> tuple[str, ...]:
        """The parties that a term is between."""
        return tuple(map(self.speaker, self.terms[str(term[0])].parties(state, term)))
