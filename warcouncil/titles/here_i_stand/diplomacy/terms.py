"""The terms a deal may contain (9.1): what can be agreed on between whom, and what then happens.

A term is an option `(act, ...)`. The kinds stand in KINDS_OF_TERMS in their canonical order, which is also the order
in which a package is carried out: a term may rely on those before it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from warcouncil.campaign import counters, forces
from warcouncil.campaign.counters import standing
from warcouncil.campaign.pieces import Deal
from warcouncil.campaign.relations import allied, at_war, commander, controlled, home_of
from warcouncil.campaign.stacks import number, side
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.looks import once_a_look
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table import hands
from warcouncil.table.facts import Fact
from warcouncil.titles.here_i_stand.components import (
    ADMIRALS,
    CAPITALS,
    ELECTORATES,
    LEADERS,
    MAJORS,
    PLACE,
    SPACES,
)
from warcouncil.titles.here_i_stand.diplomacy import loans, ransom
from warcouncil.titles.here_i_stand.diplomacy.hostilities import ALLIANCE, PEACE
from warcouncil.titles.here_i_stand.diplomacy.transfers import (
    PORT_SPACES,
    bring_home,
    captives_of,
    hand_over,
    lodgings,
)
from warcouncil.titles.here_i_stand.powers import henry
from warcouncil.titles.here_i_stand.state import ORDER, HereIStandState, pair

PAPACY, ENGLAND, PROTESTANT, HAPSBURG, OTTOMAN = "papacy", "england", "protestant", "hapsburg", "ottoman"
LEAGUE_WARS = (pair(HAPSBURG, PROTESTANT), pair(PAPACY, PROTESTANT))
"""The wars of the Schmalkaldic League, which no peace ends."""

DEAR = frozenset(space for space, facts in SPACES.items() if facts.capital_of or facts.kind == "key")
"""The spaces that some power may be unable to part with."""

MOST_CARDS = 2
MOST_MERCENARIES = 4
GRANTED = {act: Fact(act, "giver", "taker", turn=True) for act in ("grant_cards", "grant_mercenaries")}
DIVORCE_GRANTED = Fact("divorce_granted", turn=True)
FACTS = (*GRANTED.values(), DIVORCE_GRANTED)

ACTS = {
    "end_war": ("power", "power"),
    "ally": ("power", "power"),
    "cede": ("power", "power", "space"),
    "lend_fleet": ("power", "power"),
    "lend": ("power", "power", "space", "amount"),
    "lend_admiral": ("power", "power", "leader"),
    "release": ("power", "power", "leader"),
    "grant_cards": ("power", "power", "amount"),
    "grant_mercenaries": ("power", "power", "amount"),
    "grant_divorce": (),
    "lift_excommunication": ("power",),
}
KINDS = {
    "give_mercenary": Kind({"take_unit": ("space", "power", "unit")}),
    "place_mercenaries": Kind({"space": ("space",)}),
}
REFUSALS = {
    "give_mercenary": "his-9.1-11",
    "place_mercenaries": "his-9.1-12",
}


class Term(NamedTuple):
    """A kind of term."""

    candidates: Callable[[HereIStandState, Deal, str, str], Iterator[Option]]
    """`candidates(state, deal, one, other)`: terms by which the first power gives and the second takes; terms without
    direction have the powers in impulse order."""
    forbidden: Callable[[HereIStandState, Deal, Option], str | None]
    """The clause by which a term cannot be part of the package so far."""
    run: Callable[[HereIStandState, Option], Any]
    """A function, or a generator where somebody must decide."""
    parties: Callable[[HereIStandState, Option], tuple[str, ...]] = lambda state, term: (str(term[1]), str(term[2]))
    """The powers it is between."""
    exact: bool = False
    """Whether the candidates are all allowed: there may be many of them, and they are picked in one go."""
    thinkable: Callable[[HereIStandState, Deal], bool] = lambda state, deal: True
    """Whether there can be candidates at all; most packages have nothing to do with loans, captives or the Pope."""


# -- words about a package


def holder(state: HereIStandState, deal: Deal) -> Callable[[str], str]:
    """Who controls a space once the package's cessions are carried out."""
    ceded = {str(term[3]): str(term[2]) for term in deal.terms if term[0] == "cede"}
    return lambda space: ceded.get(space) or commander(state, state.control[space])


def together(deal: Deal, act: str, one: str, other: str) -> bool:
    """Whether a package holds such a term between two powers."""
    return (act, *pair(one, other)) in deal.terms


def given(deal: Deal, act: str, giver: str, taker: str) -> bool:
    """Whether a package holds such a gift, of whatever size."""
    return bool(deal.terms) and (act, giver, taker) in [term[:3] for term in deal.terms]


def makes_allies(state: HereIStandState, deal: Deal) -> bool:
    """Whether an alliance is part of a package."""
    return any(term[0] == "ally" for term in deal.terms)


def with_the_papacy(state: HereIStandState, deal: Deal) -> bool:
    return PAPACY in deal.parties


def one_seat(state: HereIStandState, one: str, other: str) -> bool:
    return state.seat_of(one) == state.seat_of(other)


# -- end of a war


def end_war_candidates(state: HereIStandState, deal: Deal, one: str, other: str) -> Iterator[Option]:
    if ORDER[one] < ORDER[other] and at_war(state, one, other):
        yield ("end_war", one, other)


def end_war_forbidden(state: HereIStandState, deal: Deal, term: Option) -> str | None:
    one, other = str(term[1]), str(term[2])
    if (one, other) in LEAGUE_WARS:
        return "his-9.1-3"
    return None if (one, other) in state.wars else "his-9.1-2"


def end_war(state: HereIStandState, term: Option) -> None:
    """A white peace: nobody gains VP, and everything stays as it is."""
    one, other = str(term[1]), str(term[2])
    state.wars.discard((one, other))  # his-9.1-2 his-9.1-23
    state.mark(PEACE, one, other)
    state.log("war_ended", power=one, power2=other)
    ransom.reconcile(state, one, other)


# -- alliance


def ally_candidates(state: HereIStandState, deal: Deal, one: str, other: str) -> Iterator[Option]:
    if ORDER[one] < ORDER[other]:
        yield ("ally", one, other)


def ally_forbidden(state: HereIStandState, deal: Deal, term: Option) -> str | None:
    one, other = str(term[1]), str(term[2])
    if ORDER[one] >= ORDER[other] or (one, other) in state.alliances:
        return "his-9.2-1"
    if {one, other} == {PAPACY, OTTOMAN}:
        return "his-9.2-3"
    if at_war(state, one, other) and not together(deal, "end_war", one, other):
        return "his-9.1-4"
    if {one, other} == {PAPACY, HAPSBURG} and state.holds(DIVORCE_GRANTED):
        return "his-9.1-16"
    return None


def ally(state: HereIStandState, term: Option) -> None:
    one, other = str(term[1]), str(term[2])
    state.alliances.add((one, other))  # his-9.2-1 his-9.2-13
    state.mark(ALLIANCE, one, other)
    state.log("allied", power=one, power2=other)


# -- spaces


def cede_candidates(state: HereIStandState, deal: Deal, giver: str, taker: str) -> Iterator[Option]:
    """The spaces that may be ceded: see `cede_forbidden`."""
    if taker == PROTESTANT and not state.league:
        return
    own_hand = one_seat(state, giver, taker)
    ceded = {term[3] for term in deal.terms if term[0] == "cede"}
    for space in cedable(state, giver):
        if space not in ceded and (not own_hand or home_of(state, space) == taker):
            yield ("cede", giver, taker, space)


@once_a_look
def cedable(state: HereIStandState, giver: str) -> list[str]:
    """The spaces that a power controls and may part with."""
    return [space for space in controlled(state, giver) if space not in DEAR or not kept_by(state, giver, space)]


def kept_by(state: HereIStandState, giver: str, space: str) -> bool:
    """Whether a power may not part with a space: its capital, or a key of its minor ally."""
    facts = SPACES[space]
    return facts.capital_of == giver or (facts.kind == "key" and state.minors.get(facts.home) == giver)


def cede_forbidden(state: HereIStandState, deal: Deal, term: Option) -> str | None:
    giver, taker, space = str(term[1]), str(term[2]), str(term[3])
    if commander(state, state.control[space]) != giver or any(one[3:] == (space,) for one in deal.terms):
        return "his-9.1-7"
    if kept_by(state, giver, space):
        return "his-9.1-8"
    if taker == PROTESTANT and not state.league:
        return "his-21.6-1"
    if one_seat(state, giver, taker) and home_of(state, space) != taker:
        return "his-seats-3"
    return None


def cede(state: HereIStandState, term: Option) -> Flow:
    """All cessions of a package happen at once, with the first of them."""
    assert state.deal is not None
    cessions = [one for one in state.deal.terms if one[0] == "cede"]
    if term == cessions[0]:
        yield from hand_over(state, {str(space): str(taker) for _, _, taker, space in cessions})  # his-9.1-7


# -- loans


def lend_fleet_candidates(state: HereIStandState, deal: Deal, lender: str, receiver: str) -> Iterator[Option]:
    if together(deal, "ally", lender, receiver):
        yield ("lend_fleet", lender, receiver)


def lend_fleet_forbidden(state: HereIStandState, deal: Deal, term: Option) -> str | None:
    lender, receiver = str(term[1]), str(term[2])
    why_not = loan_forbidden(deal, lender, receiver)
    return why_not or (None if lent_ports(state, deal, lender, receiver) else "his-9.2-9")


def loan_forbidden(deal: Deal, lender: str, receiver: str) -> str | None:
    """What holds for every loan between two powers."""
    if receiver == PROTESTANT:
        return "his-9.2-8"
    if not together(deal, "ally", lender, receiver):
        return "his-9.2-5"
    back = any(given(deal, act, receiver, lender) for act in ("lend_fleet", "lend"))
    return "his-9.2-5" if back else None


def lent_ports(state: HereIStandState, deal: Deal, lender: str, receiver: str) -> list[str]:
    """The ports from which squadrons of a power can reach the receiver; those it cedes are not among them."""
    held = holder(state, deal)
    targets = loans.ports_of(receiver, held)
    return [
        port
        for port in PORT_SPACES
        if port in state.fleets
        and held(port) == commander(state, state.control[port])
        and any(loans.berths(fleet.owner, port, targets) for fleet in loans.lendable(state, lender, port))
    ]


def lend_fleet(state: HereIStandState, term: Option) -> Flow:
    lender, receiver = str(term[1]), str(term[2])
    for port in PORT_SPACES:
        amount = loans.lendable_number(state, lender, port)
        if amount:
            yield from loans.lend(state, lender, receiver, port, amount, lent_admirals(state, port))


def lend_candidates(state: HereIStandState, deal: Deal, lender: str, receiver: str) -> Iterator[Option]:
    """Every number of squadrons in every port that has a way to the receiver: see `lend_forbidden`."""
    if loan_forbidden(deal, lender, receiver) or given(deal, "lend_fleet", lender, receiver):
        return
    named = {term[3] for term in deal.terms if term[0] == "lend"}
    for port in lent_ports(state, deal, lender, receiver):
        if port not in named:
            for amount in range(1, loans.lendable_number(state, lender, port) + 1):
                yield ("lend", lender, receiver, port, amount)


def lend_forbidden(state: HereIStandState, deal: Deal, term: Option) -> str | None:
    lender, receiver, port, amount = str(term[1]), str(term[2]), str(term[3]), int(term[4])
    why_not = loan_forbidden(deal, lender, receiver)
    if why_not:
        return why_not
    if given(deal, "lend_fleet", lender, receiver) or any(one[0] == "lend" and one[3] == port for one in deal.terms):
        return "his-9.2-7"
    if not 0 < amount <= loans.lendable_number(state, lender, port):
        return "his-9.2-7"
    return None if port in lent_ports(state, deal, lender, receiver) else "his-9.2-9"


def lend(state: HereIStandState, term: Option) -> Flow:
    lender, receiver, port, amount = str(term[1]), str(term[2]), str(term[3]), int(term[4])
    yield from loans.lend(state, lender, receiver, port, amount, lent_admirals(state, port))


def lend_admiral_candidates(state: HereIStandState, deal: Deal, lender: str, receiver: str) -> Iterator[Option]:
    if together(deal, "ally", lender, receiver):
        for admiral in ADMIRALS:
            if admiral in loans.admirals_to_lend(state, lender, state.admirals.get(admiral, "")):
                yield ("lend_admiral", lender, receiver, admiral)


def lend_admiral_forbidden(state: HereIStandState, deal: Deal, term: Option) -> str | None:
    """A naval leader is lent only with squadrons of his port."""
    lender, receiver, admiral = str(term[1]), str(term[2]), str(term[3])
    port = state.admirals.get(admiral, "")
    if admiral not in loans.admirals_to_lend(state, lender, port):
        return "his-9.2-7"
    if not loans.berths(ADMIRALS[admiral].power, port, loans.ports_of(receiver, holder(state, deal))):
        return "his-16.1-7"
    fleet = given(deal, "lend_fleet", lender, receiver) and port in lent_ports(state, deal, lender, receiver)
    ships = fleet or any(term[:4] == ("lend", lender, receiver, port) for term in deal.terms)
    return None if ships else "his-9.2-7"


def lend_admiral(state: HereIStandState, term: Option) -> None:
    """He has sailed with his squadrons already."""
    state.log("admiral_lent", power=term[1], power2=term[2], leader=term[3])


def lent_admirals(state: HereIStandState, port: str) -> tuple[str, ...]:
    """The naval leaders of a port that the package being carried out lends."""
    assert state.deal is not None
    return tuple(
        str(term[3]) for term in state.deal.terms if term[0] == "lend_admiral" and state.admirals[str(term[3])] == port
    )


# -- captured leaders


def release_candidates(state: HereIStandState, deal: Deal, captor: str, owner: str) -> Iterator[Option]:
    for leader in captives_of(state, owner):
        if state.captives[leader] == captor:
            yield ("release", captor, owner, leader)


def release_forbidden(state: HereIStandState, deal: Deal, term: Option) -> str | None:
    captor, owner, leader = str(term[1]), str(term[2]), str(term[3])
    if leader not in LEADERS or state.captives.get(leader) != captor or side(state, leader) != owner:
        return "his-9.1-6"
    friends = {owner, *(other for other in MAJORS if together(deal, "ally", owner, other))}
    homes = lodgings(
        state, owner, holder(state, deal), lambda other: other in friends or allied(state, other, owner)
    )  # his-9.1-6
    return None if homes else "his-9.1-6"


def release(state: HereIStandState, term: Option) -> Flow:
    yield from bring_home(state, str(term[3]))


# -- gifts


def gift_forbidden(state: HereIStandState, deal: Deal, act: str, giver: str, taker: str) -> str | None:
    """Why a power may not give another one cards or mercenaries, however many."""
    if one_seat(state, giver, taker):
        return "his-seats-2"
    if given(deal, act, taker, giver) or state.holds(GRANTED[act], taker, giver):
        return "his-9.1-10" if act == "grant_cards" else "his-9.1-13"
    if given(deal, act, giver, taker) or state.holds(GRANTED[act], giver, taker):
        return "his-9.1-9" if act == "grant_cards" else "his-9.1-11"
    return None


def promised(deal: Deal, act: str, giver: str) -> int:
    """How many cards or mercenaries a power gives away in a package so far."""
    return sum([int(one[3]) for one in deal.terms if one[:2] == (act, giver)])


# -- cards


def cards_candidates(state: HereIStandState, deal: Deal, giver: str, taker: str) -> Iterator[Option]:
    """As many as the giver has left: see `cards_forbidden`."""
    if gift_forbidden(state, deal, "grant_cards", giver, taker) is not None:
        return
    left = hands.loose(state, giver) - promised(deal, "grant_cards", giver)
    for amount in range(1, min(MOST_CARDS, left) + 1):
        yield ("grant_cards", giver, taker, amount)


def cards_forbidden(state: HereIStandState, deal: Deal, term: Option) -> str | None:
    giver, taker, amount = str(term[1]), str(term[2]), int(term[3])
    clause = gift_forbidden(state, deal, "grant_cards", giver, taker)
    if clause is not None:
        return clause
    left = hands.loose(state, giver) - promised(deal, "grant_cards", giver)
    if not 0 < amount <= min(MOST_CARDS, left):
        return "his-9.1-9"
    return None


def grant_cards(state: HereIStandState, term: Option) -> None:
    giver, taker = str(term[1]), str(term[2])
    state.mark(GRANTED["grant_cards"], giver, taker)
    for _ in range(int(term[3])):
        hands.take_random(state, taker, giver)  # his-9.1-9 his-9.1-22


# -- mercenaries


def mercenaries_candidates(state: HereIStandState, deal: Deal, giver: str, taker: str) -> Iterator[Option]:
    """As many as the giver has left and the receiver has counters for: see `mercenaries_forbidden`."""
    if taker == OTTOMAN or (taker == PROTESTANT and not state.league):
        return
    if gift_forbidden(state, deal, "grant_mercenaries", giver, taker) is not None:
        return
    left = mercenaries_of(state, giver) - promised(deal, "grant_mercenaries", giver)
    if left <= 0:
        return
    places, coming = barracks(taker, holder(state, deal)), expected(deal, taker)
    for amount in range(1, min(MOST_MERCENARIES, left) + 1):
        if lodged(state, taker, coming + amount, places):
            yield ("grant_mercenaries", giver, taker, amount)


@once_a_look
def mercenaries_of(state: HereIStandState, power: str) -> int:
    """How many a power can give away: those on the map, not those in a foreign war."""
    here = standing(state, power).items()
    return sum([number(state, stack, "mercenary") for place, stack in here if place in SPACES])


def hired(state: HereIStandState, power: str) -> list[str]:
    """The spaces with mercenaries of a power."""
    return [space for space in SPACES if space in state.troops and state.number(space, power, "mercenary")]


def mercenaries_forbidden(state: HereIStandState, deal: Deal, term: Option) -> str | None:
    giver, taker, amount = str(term[1]), str(term[2]), int(term[3])
    clause = gift_forbidden(state, deal, "grant_mercenaries", giver, taker)
    if clause is not None:
        return clause
    left = mercenaries_of(state, giver) - promised(deal, "grant_mercenaries", giver)
    if taker == OTTOMAN or not 0 < amount <= min(MOST_MERCENARIES, left):
        return "his-9.1-11"
    if taker == PROTESTANT and not state.league:
        return "his-9.1-21"
    places = barracks(taker, holder(state, deal))
    if not places:
        return "his-9.1-12"
    return None if lodged(state, taker, expected(deal, taker) + amount, places) else "his-9.1-11"


def expected(deal: Deal, taker: str) -> int:
    """How many mercenaries a power is promised in a package so far."""
    return sum([int(one[3]) for one in deal.terms if one[0] == "grant_mercenaries" and one[2] == taker])


def lodged(state: HereIStandState, taker: str, coming: int, places: list[str]) -> bool:
    """Whether so many mercenaries find room in one of some places."""
    return any(counters.can_add(state, taker, "mercenary", coming, space) for space in places)


def barracks(power: str, held: Callable[[str], str]) -> list[str]:
    """Where a power receives mercenaries: a capital, for the Protestants an electorate."""
    places = ELECTORATES if power == PROTESTANT else CAPITALS[power]
    return [space for space in places if held(space) == power]


def roomy_barracks(state: HereIStandState, power: str, amount: int) -> list[str]:
    """Where a power can receive so many mercenaries now."""
    places = barracks(power, lambda space: commander(state, state.control[space]))
    return [space for space in places if counters.can_add(state, power, "mercenary", amount, space)]


def grant_mercenaries(state: HereIStandState, term: Option) -> Flow:
    """The giver takes them from where it likes; the receiver puts as many of its own into one space."""
    giver, taker, promised = str(term[1]), str(term[2]), int(term[3])
    state.mark(GRANTED["grant_mercenaries"], giver, taker)
    amount = 0
    while amount < promised and (places := hired(state, giver)):  # cessions of the same package may have cost some
        options: list[Option] = [("take_unit", space, giver, "mercenary") for space in places]
        choice = yield Ask(giver, "give_mercenary", options, about={"power2": taker, "amount": promised - amount})
        state.remove_troops(str(choice[1]), giver, mercenary=1)  # his-9.1-11
        amount += 1
        yield from forces.settle_change(state, giver, str(choice[1]))
    while amount and not (places := roomy_barracks(state, taker, amount)):
        amount -= 1
    if not amount:
        return
    about = {"power2": giver, "amount": amount}
    choice = yield Ask(taker, "place_mercenaries", [("space", space) for space in places], about=about)
    state.add_troops(str(choice[1]), taker, mercenary=amount)  # his-9.1-12
    state.log("mercenaries_given", power=giver, power2=taker, amount=amount, space=choice[1])


# -- the Papacy's gifts


def divorce_candidates(state: HereIStandState, deal: Deal, giver: str, taker: str) -> Iterator[Option]:
    if (giver, taker) == (PAPACY, ENGLAND) and henry.may_ask_divorce(state):
        yield ("grant_divorce",)


def divorce_forbidden(state: HereIStandState, deal: Deal, term: Option) -> str | None:
    if not henry.may_ask_divorce(state):
        return "his-9.1-14"
    friends = pair(PAPACY, HAPSBURG) in state.alliances or together(deal, "ally", PAPACY, HAPSBURG)
    return "his-9.1-16" if friends else None


def grant_divorce(state: HereIStandState, term: Option) -> Flow:
    state.mark(DIVORCE_GRANTED)
    state.log("divorce_granted", power=PAPACY, power2=ENGLAND)
    yield from henry.divorce(state)  # his-9.1-14 his-9.1-15


def lift_candidates(state: HereIStandState, deal: Deal, giver: str, taker: str) -> Iterator[Option]:
    if giver == PAPACY and state.minus_cards.get(taker):
        yield ("lift_excommunication", taker)


def lift_forbidden(state: HereIStandState, deal: Deal, term: Option) -> str | None:
    power = str(term[1])
    peace = together(deal, "end_war", PAPACY, power) if power != PAPACY else False
    return None if state.minus_cards.get(power) and not peace else "his-9.1-17"


def lift_excommunication(state: HereIStandState, term: Option) -> None:
    ransom.lift(state, str(term[1]))  # his-9.1-17


# -- the list


KINDS_OF_TERMS: dict[str, Term] = {  # his-9.1-20
    "end_war": Term(end_war_candidates, end_war_forbidden, end_war),
    "ally": Term(ally_candidates, ally_forbidden, ally),
    "cede": Term(cede_candidates, cede_forbidden, cede, exact=True),
    "lend_fleet": Term(lend_fleet_candidates, lend_fleet_forbidden, lend_fleet, thinkable=makes_allies),
    "lend": Term(lend_candidates, lend_forbidden, lend, exact=True, thinkable=makes_allies),
    "lend_admiral": Term(lend_admiral_candidates, lend_admiral_forbidden, lend_admiral, thinkable=makes_allies),
    "release": Term(release_candidates, release_forbidden, release, thinkable=lambda state, deal: bool(state.captives)),
    "grant_cards": Term(cards_candidates, cards_forbidden, grant_cards, exact=True),
    "grant_mercenaries": Term(mercenaries_candidates, mercenaries_forbidden, grant_mercenaries, exact=True),
    "grant_divorce": Term(
        divorce_candidates,
        divorce_forbidden,
        grant_divorce,
        lambda state, term: (PAPACY, ENGLAND),
        thinkable=with_the_papacy,
    ),
    "lift_excommunication": Term(
        lift_candidates,
        lift_forbidden,
        lift_excommunication,
        lambda state, term: (PAPACY, str(term[1])),
        thinkable=with_the_papacy,
    ),
}

_NUMBER = {act: number for number, act in enumerate(KINDS_OF_TERMS)}
_PLACES = {
    **{power: number for number, power in enumerate(MAJORS)},
    **PLACE,
    **{leader: number for number, leader in enumerate((*LEADERS, *ADMIRALS))},
}


def place_of(term: Option) -> tuple[int, ...]:
    """Where a term stands in the canonical order: by its kind, then by powers and objects as the data list them.

    >>> place_of(("ally", "ottoman", "france")) < place_of(("ally", "hapsburg", "england")) < place_of(("release",))
    True
    """
    return (_NUMBER[str(term[0])], *[_PLACES[atom] if isinstance(atom, str) else atom for atom in term[1:]])
