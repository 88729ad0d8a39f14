"""The terms that only deals of Here I Stand have (9.1), and what it says about those that campaigns share."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from warcouncil.campaign import counters, forces
from warcouncil.campaign.counters import standing
from warcouncil.campaign.diplomacy import Term
from warcouncil.campaign.pieces import Deal
from warcouncil.campaign.relations import commander, controlled, home_of
from warcouncil.campaign.terms import (
    COMMON,
    Gift,
    ends_war,
    giving_forbidden,
    holder,
    makes_allies,
    most_to_give,
)
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.looks import once_a_look
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.facts import Fact
from warcouncil.titles.here_i_stand.components import CAPITALS, ELECTORATES, SPACES
from warcouncil.titles.here_i_stand.diplomacy import ransom
from warcouncil.titles.here_i_stand.powers import henry
from warcouncil.titles.here_i_stand.state import HereIStandState, pair

PAPACY, ENGLAND, PROTESTANT, HAPSBURG, OTTOMAN = "papacy", "england", "protestant", "hapsburg", "ottoman"
LEAGUE_WARS = (pair(HAPSBURG, PROTESTANT), pair(PAPACY, PROTESTANT))
"""The wars of the Schmalkaldic League, which no peace ends."""

MERCENARIES_GRANTED = Fact("grant_mercenaries", "giver", "taker", turn=True)
DIVORCE_GRANTED = Fact("divorce_granted", turn=True)
FACTS = (MERCENARIES_GRANTED, DIVORCE_GRANTED)

DEAR = {
    space: (facts.capital_of, facts.home if facts.kind == "key" else "")
    for space, facts in SPACES.items()
    if facts.capital_of or facts.kind == "key"
}
"""The spaces that some power may be unable to part with -> whose capital and whose key at home it is, if anybody's."""


# -- what is its own in the terms that campaigns share


def peace_barred(state: HereIStandState, one: str, other: str) -> str | None:
    return "his-9.1-3" if (one, other) in LEAGUE_WARS else None


def alliance_barred(state: HereIStandState, deal: Deal, one: str, other: str) -> str | None:
    """The Pope is nobody's friend who is the Sultan's, nor the Emperor's in the turn of a divorce."""
    if (one, other) == (OTTOMAN, PAPACY):
        return "his-9.2-3"
    if (one, other) == (HAPSBURG, PAPACY) and state.holds(DIVORCE_GRANTED):
        return "his-9.1-16"
    return None


def cession_barred(state: HereIStandState, giver: str, taker: str, space: str) -> str | None:
    """Nobody parts with its capital or a key of its minor ally; two powers of one player only give back."""
    if space in DEAR and kept_by(state, giver, space):
        return "his-9.1-8"
    if taker == PROTESTANT and not state.league:
        return "his-21.6-1"
    if one_seat(state, giver, taker) and home_of(state, space) != taker:
        return "his-seats-3"
    return None


def cedable(state: HereIStandState, giver: str, taker: str) -> list[str]:
    """What `cession_barred` lets through."""
    if taker == PROTESTANT and not state.league:
        return []
    spaces = not_kept(state, giver)
    return [space for space in spaces if home_of(state, space) == taker] if one_seat(state, giver, taker) else spaces


@once_a_look
def not_kept(state: HereIStandState, giver: str) -> list[str]:
    """The spaces that a power controls and may part with."""
    return [space for space in controlled(state, giver) if space not in DEAR or not kept_by(state, giver, space)]


def kept_by(state: HereIStandState, giver: str, space: str) -> bool:
    """Whether a dear space is a power's own capital, or a key of its minor ally."""
    capital_of, key_of = DEAR[space]
    return capital_of == giver or (key_of in state.minors and state.minors[key_of] == giver)  # his-9.1-8


def loan_barred(state: HereIStandState, lender: str, receiver: str) -> str | None:
    return "his-9.2-8" if receiver == PROTESTANT else None


def gift_barred(state: HereIStandState, giver: str, taker: str) -> str | None:
    return "his-seats-2" if one_seat(state, giver, taker) else None


def one_seat(state: HereIStandState, one: str, other: str) -> bool:
    return state.seats[one] == state.seats[other]


def with_the_papacy(state: HereIStandState, deal: Deal) -> bool:
    return PAPACY in deal.parties


# -- mercenaries


def mercenaries_candidates(state: HereIStandState, deal: Deal, giver: str, taker: str) -> list[Option]:
    """As many as the giver has left and the receiver has counters for: see `mercenaries_forbidden`."""
    if taker == OTTOMAN or (taker == PROTESTANT and not state.league):
        return []
    if giving_forbidden(state, deal, MERCENARIES, giver, taker) is not None:
        return []
    most = most_to_give(state, deal, MERCENARIES, giver)
    if most <= 0:
        return []
    places, coming = barracks(taker, holder(state, deal)), expected(deal, taker)
    numbers = counters.fitting(state, taker, "mercenary", places, range(coming + 1, coming + most + 1))
    return [("grant_mercenaries", giver, taker, amount - coming) for amount in numbers]


@once_a_look
def mercenaries_of(state: HereIStandState, power: str) -> int:
    """How many a power can give away: those on the map, not those in a foreign war."""
    here, column = standing(state, power).items(), state.realm.column["mercenary"]
    return sum([stack.counts[column] for place, stack in here if place in SPACES])


MERCENARIES = Gift(MERCENARIES_GRANTED, 4, mercenaries_of, again="his-9.1-11", back="his-9.1-13")


def hired(state: HereIStandState, power: str) -> list[str]:
    """The spaces with mercenaries of a power."""
    return [space for space in SPACES if space in state.troops and state.number(space, power, "mercenary")]


def mercenaries_forbidden(state: HereIStandState, deal: Deal, term: Option) -> str | None:
    giver, taker, amount = str(term[1]), str(term[2]), int(term[3])
    clause = giving_forbidden(state, deal, MERCENARIES, giver, taker)
    if clause is not None:
        return clause
    if taker == OTTOMAN or not 0 < amount <= most_to_give(state, deal, MERCENARIES, giver):
        return "his-9.1-11"
    if taker == PROTESTANT and not state.league:
        return "his-9.1-21"
    places = barracks(taker, holder(state, deal))
    if not places:
        return "his-9.1-12"
    fits = counters.fitting(state, taker, "mercenary", places, (expected(deal, taker) + amount,))
    return None if fits else "his-9.1-11"


def expected(deal: Deal, taker: str) -> int:
    """How many mercenaries a power is promised in a package so far."""
    return sum([int(one[3]) for one in deal.terms if one[0] == "grant_mercenaries" and one[2] == taker])


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
    state.mark(MERCENARIES_GRANTED, giver, taker)
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
    friends = pair(PAPACY, HAPSBURG) in state.alliances or makes_allies(state, deal, PAPACY, HAPSBURG)
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
    peace = ends_war(state, deal, PAPACY, power) if power != PAPACY else False
    return None if state.minus_cards.get(power) and not peace else "his-9.1-17"


def lift_excommunication(state: HereIStandState, term: Option) -> None:
    ransom.lift(state, str(term[1]))  # his-9.1-17


# -- the list


TERMS: dict[str, Term] = {  # his-9.1-20
    **COMMON,
    "grant_mercenaries": Term(
        ("power", "power", "amount"),
        mercenaries_candidates,
        mercenaries_forbidden,
        grant_mercenaries,
        lambda state, term: state.log("term_grant_mercenaries", power=term[1], power2=term[2], amount=term[3]),
        exact=True,
    ),
    "grant_divorce": Term(
        (),
        divorce_candidates,
        divorce_forbidden,
        grant_divorce,
        lambda state, term: state.log("term_grant_divorce"),
        parties=lambda state, term: (PAPACY, ENGLAND),
        thinkable=with_the_papacy,
    ),
    "lift_excommunication": Term(
        ("power",),
        lift_candidates,
        lift_forbidden,
        lift_excommunication,
        lambda state, term: state.log("term_lift_excommunication", power=term[1]),
        parties=lambda state, term: (PAPACY, str(term[1])),
        thinkable=with_the_papacy,
    ),
}

KINDS = {
    "give_mercenary": Kind({"take_unit": ("space", "power", "unit")}),
    "place_mercenaries": Kind({"space": ("space",)}),
}
REFUSALS = {"give_mercenary": "his-9.1-11", "place_mercenaries": "his-9.1-12"}
