"""The terms of deals that campaigns share (9.1, 9.2): what can be agreed on between whom, and what then happens.

A title takes what it has of them into its table of terms (`Diplomacy.terms`) under the names they have here, and says
in `Diplomacy` what is its own: which wars never end, who is nobody's ally, which spaces nobody parts with.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any, NamedTuple

from warcouncil.campaign import deals, loans
from warcouncil.campaign.diplomacy import Term
from warcouncil.campaign.navies import number
from warcouncil.campaign.pieces import Deal
from warcouncil.campaign.relations import allied, at_war, commander, controlled
from warcouncil.campaign.stacks import side
from warcouncil.campaign.state import CampaignState
from warcouncil.campaign.transfers import bring_home, captives_of, hand_over, lodgings
from warcouncil.engine.flow import Flow
from warcouncil.engine.state import Option
from warcouncil.table import hands
from warcouncil.table.facts import Fact

LOANS = ("lend_fleet", "lend")
PEACE = Fact("peace", "power", "power", turn=True)
ALLIANCE = Fact("alliance", "power", "power", turn=True)
"""What two powers have agreed on, in their fixed order."""
CARDS_GRANTED = Fact("grant_cards", "giver", "taker", turn=True)
FACTS = (PEACE, ALLIANCE, CARDS_GRANTED)


# -- words about a package


def holder(state: CampaignState, deal: Deal) -> Callable[[str], str]:
    """Who controls a space once the package's cessions are carried out."""
    ceded = {str(term[3]): str(term[2]) for term in deal.terms if term[0] == "cede"}
    control, minors = state.control, state.minors  # as `commander` has it
    if not ceded:
        return lambda space: minors.get(control[space], control[space])
    return lambda space: ceded.get(space) or minors.get(control[space], control[space])


def given(deal: Deal, act: str, giver: str, taker: str) -> bool:
    """Whether a package holds such a gift, of whatever size."""
    return bool(deal.terms) and (act, giver, taker) in [term[:3] for term in deal.terms]


def ends_war(state: CampaignState, deal: Deal, one: str, other: str) -> bool:
    """Whether a package ends the war of two powers."""
    return ("end_war", *state.realm.pair(one, other)) in deal.terms


def makes_allies(state: CampaignState, deal: Deal, one: str, other: str) -> bool:
    """Whether two powers are allies by a package, be it because they ally together with others."""
    if not deal.terms:
        return False
    alliance = state.realm.pairs[one, other]
    if state.diplomacy.also_allied is None:
        return ("ally", *alliance) in deal.terms
    return any(term[0] == "ally" and alliance in bound(state, str(term[1]), str(term[2])) for term in deal.terms)


def bound(state: CampaignState, one: str, other: str) -> tuple[tuple[str, str], ...]:
    """Who become allies when two powers do."""
    also = state.diplomacy.also_allied
    return ((one, other), *(also(state, one, other) if also is not None else ()))


def loans_thinkable(state: CampaignState, deal: Deal) -> bool:
    """Whether an alliance is part of a package, or a party leads several powers, which need none."""
    return bool(state.diplomacy.led) or "ally" in [term[0] for term in deal.terms]


def one_party(state: CampaignState, one: str, other: str) -> bool:
    """Whether the same party makes deals for two powers."""
    speakers = state.diplomacy.speakers
    return bool(speakers) and speakers.get(one, one) == speakers.get(other, other)


# -- end of a war


def end_war_candidates(state: CampaignState, deal: Deal, one: str, other: str) -> Iterable[Option]:
    order = state.realm.order
    return (("end_war", one, other),) if order[one] < order[other] and at_war(state, one, other) else ()


def end_war_forbidden(state: CampaignState, deal: Deal, term: Option) -> str | None:
    one, other = str(term[1]), str(term[2])
    barred = state.diplomacy.peace_barred(state, one, other)
    if barred is not None:
        return barred
    return None if (one, other) in state.wars else "war-9.1-2"


def end_war(state: CampaignState, term: Option) -> None:
    """A white peace: nobody gains VP, and everything stays as it is."""
    one, other = str(term[1]), str(term[2])
    state.wars.discard((one, other))  # war-9.1-2 war-9.1-23
    state.mark(PEACE, one, other)
    state.log("war_ended", power=one, power2=other)
    state.diplomacy.peace_made(state, one, other)


# -- alliance


def ally_candidates(state: CampaignState, deal: Deal, one: str, other: str) -> Iterable[Option]:
    order = state.realm.order
    return (("ally", one, other),) if order[one] < order[other] else ()


def ally_forbidden(state: CampaignState, deal: Deal, term: Option) -> str | None:
    one, other = str(term[1]), str(term[2])
    order = state.realm.order
    if order[one] >= order[other] or (one, other) in state.alliances or one_party(state, one, other):
        return "war-9.2-1"
    if makes_allies(state, deal, one, other):
        return "war-9.2-1"
    barred = state.diplomacy.alliance_barred(state, deal, one, other)
    if barred is not None:
        return barred
    if at_war(state, one, other) and not ends_war(state, deal, one, other):
        return "war-9.1-4"
    return None  # war-seats-4


def ally(state: CampaignState, term: Option) -> None:
    one, other = str(term[1]), str(term[2])
    for allies in bound(state, one, other):
        state.alliances.add(allies)  # war-9.2-1 war-9.2-13
        state.mark(ALLIANCE, *allies)
    state.log("allied", power=one, power2=other)
    state.diplomacy.alliance_made(state, one, other)


# -- spaces


def cede_candidates(state: CampaignState, deal: Deal, giver: str, taker: str) -> list[Option]:
    """The spaces that may be ceded: see `cede_forbidden`."""
    ceded = {term[3] for term in deal.terms if term[0] == "cede"} if deal.terms else ()
    return [("cede", giver, taker, space) for space in cedable(state, giver, taker) if space not in ceded]


def cedable(state: CampaignState, giver: str, taker: str) -> Iterable[str]:
    """The spaces that a power controls and may hand to another one."""
    if state.diplomacy.cedable is not None:
        return state.diplomacy.cedable(state, giver, taker)
    barred = state.diplomacy.cession_barred
    return [space for space in controlled(state, giver) if barred(state, giver, taker, space) is None]


def cede_forbidden(state: CampaignState, deal: Deal, term: Option) -> str | None:
    giver, taker, space = str(term[1]), str(term[2]), str(term[3])
    if commander(state, state.control[space]) != giver or any(one[3:] == (space,) for one in deal.terms):
        return "war-9.1-7"
    return state.diplomacy.cession_barred(state, giver, taker, space)


def cede(state: CampaignState, term: Option) -> Flow:
    """All cessions of a package happen at once, with the first of them."""
    assert state.deal is not None
    cessions = [one for one in state.deal.terms if one[0] == "cede"]
    if term == cessions[0]:
        yield from hand_over(state, {str(space): str(taker) for _, _, taker, space in cessions})  # war-9.1-7


# -- loans


def lend_fleet_candidates(state: CampaignState, deal: Deal, lender: str, receiver: str) -> Iterator[Option]:
    if makes_allies(state, deal, lender, receiver) or one_party(state, lender, receiver):
        yield ("lend_fleet", lender, receiver)


def lend_fleet_forbidden(state: CampaignState, deal: Deal, term: Option) -> str | None:
    lender, receiver = str(term[1]), str(term[2])
    why_not = loan_forbidden(state, deal, lender, receiver)
    return why_not or (None if lent_ports(state, deal, lender, receiver) else "war-9.2-9")


def loan_forbidden(state: CampaignState, deal: Deal, lender: str, receiver: str) -> str | None:
    """What holds for every loan: between two parties only with their alliance, and one way."""
    barred = state.diplomacy.loan_barred(state, lender, receiver)
    if barred is not None:
        return barred
    if one_party(state, lender, receiver):
        return None
    if not makes_allies(state, deal, lender, receiver):
        return "war-9.2-5"
    return "war-9.2-5" if lent_back(state, deal, lender, receiver) else None


def lent_back(state: CampaignState, deal: Deal, lender: str, receiver: str) -> bool:
    """Whether the party of the receiver lends something to that of the lender."""
    speaker = state.diplomacy.speaker
    back = (speaker(receiver), speaker(lender))
    return any(term[0] in LOANS and (speaker(str(term[1])), speaker(str(term[2]))) == back for term in deal.terms)


def lent_ports(state: CampaignState, deal: Deal, lender: str, receiver: str) -> list[str]:
    """The ports from which ships of a power can reach the receiver; those it cedes are not among them."""
    ceded = {str(term[3]): term[2] for term in deal.terms if term[0] == "cede"} if deal.terms else None
    if not ceded:
        return loans.ways_to(state, lender, receiver)
    targets = [port for port in loans.held_ports(state, receiver) if port not in ceded]
    targets += [space for space, taker in ceded.items() if taker == receiver]
    ships = loans.lendable_ships(state, lender)
    return [
        port for port, fleets in ships.items() if port not in ceded and loans.can_reach(state, fleets, port, targets)
    ]


def lend_fleet(state: CampaignState, term: Option) -> Flow:
    lender, receiver = str(term[1]), str(term[2])
    for port in state.realm.port_spaces:
        amount = loans.lendable_number(state, lender, port)
        if amount:
            yield from loans.lend(state, lender, receiver, port, amount, lent_admirals(state, port))


def lend_candidates(state: CampaignState, deal: Deal, lender: str, receiver: str) -> list[Option]:
    """Every number of ships in every port that has a way to the receiver: see `lend_forbidden`."""
    terms = deal.terms
    if not terms and not one_party(state, lender, receiver):
        return []
    if loan_forbidden(state, deal, lender, receiver) or given(deal, "lend_fleet", lender, receiver):
        return []
    ships, lent = loans.lendable_ships(state, lender), state.diplomacy.lent
    named = {term[3] for term in terms if term[0] == "lend"} if terms else ()
    ports = [port for port in lent_ports(state, deal, lender, receiver) if port not in named]
    return [
        ("lend", lender, receiver, port, amount)
        for port in ports
        for amount in range(1, number(state, ships[port], lent) + 1)
    ]


def lend_forbidden(state: CampaignState, deal: Deal, term: Option) -> str | None:
    lender, receiver, port, amount = str(term[1]), str(term[2]), str(term[3]), int(term[4])
    why_not = loan_forbidden(state, deal, lender, receiver)
    if why_not:
        return why_not
    if given(deal, "lend_fleet", lender, receiver) or any(one[0] == "lend" and one[3] == port for one in deal.terms):
        return "war-9.2-7"
    if not 0 < amount <= loans.lendable_number(state, lender, port):
        return "war-9.2-7"
    return None if port in lent_ports(state, deal, lender, receiver) else "war-9.2-9"


def lend(state: CampaignState, term: Option) -> Flow:
    lender, receiver, port, amount = str(term[1]), str(term[2]), str(term[3]), int(term[4])
    yield from loans.lend(state, lender, receiver, port, amount, lent_admirals(state, port))


def lend_admiral_candidates(state: CampaignState, deal: Deal, lender: str, receiver: str) -> Iterator[Option]:
    if makes_allies(state, deal, lender, receiver):
        for admiral in state.realm.admirals:
            if admiral in loans.admirals_to_lend(state, lender, state.admirals.get(admiral, "")):
                yield ("lend_admiral", lender, receiver, admiral)


def lend_admiral_forbidden(state: CampaignState, deal: Deal, term: Option) -> str | None:
    """A naval leader is lent only with ships of his port."""
    lender, receiver, admiral = str(term[1]), str(term[2]), str(term[3])
    port = state.admirals.get(admiral, "")
    if admiral not in loans.admirals_to_lend(state, lender, port):
        return "war-9.2-7"
    ports = loans.ports_of(state, receiver, holder(state, deal))
    if not loans.berths(state, state.realm.admirals[admiral].power, port, ports):
        return "war-16.1-7"
    fleet = given(deal, "lend_fleet", lender, receiver) and port in lent_ports(state, deal, lender, receiver)
    ships = fleet or any(term[:4] == ("lend", lender, receiver, port) for term in deal.terms)
    return None if ships else "war-9.2-7"


def lend_admiral(state: CampaignState, term: Option) -> None:
    """He has sailed with his ships already."""
    state.log("admiral_lent", power=term[1], power2=term[2], leader=term[3])


def lent_admirals(state: CampaignState, port: str) -> tuple[str, ...]:
    """The naval leaders of a port that the package being carried out lends."""
    assert state.deal is not None
    return tuple(
        str(term[3]) for term in state.deal.terms if term[0] == "lend_admiral" and state.admirals[str(term[3])] == port
    )


# -- captured leaders


def release_candidates(state: CampaignState, deal: Deal, captor: str, owner: str) -> Iterator[Option]:
    for leader in captives_of(state, owner):
        if state.captives[leader] == captor:
            yield ("release", captor, owner, leader)


def release_forbidden(state: CampaignState, deal: Deal, term: Option) -> str | None:
    captor, owner, leader = str(term[1]), str(term[2]), str(term[3])
    realm = state.realm
    if leader not in realm.leaders or state.captives.get(leader) != captor or side(state, leader) != owner:
        return "war-9.1-6"
    mine = realm.policy.get(owner, owner)
    friends = {mine, *(other for other in realm.flags if makes_allies(state, deal, mine, other))}
    homes = lodgings(
        state, owner, holder(state, deal), lambda other: other in friends or allied(state, other, owner)
    )  # war-9.1-6
    return None if homes else "war-9.1-6"


def release(state: CampaignState, term: Option) -> Flow:
    yield from bring_home(state, str(term[3]))


# -- gifts that go one way in a turn


class Gift(NamedTuple):
    """Something of which a power gives another one a number, but not both to each other in one turn."""

    granted: Fact
    """That one power has given another one some of it; the act of the term has the same name."""
    most: int
    left: Callable[[Any, str], int]
    """(state, power): how many a power can give away."""
    again: str = "war-9.1-9"
    """The clause by which a power gives another one no more than so many in a turn."""
    back: str = "war-9.1-10"
    """The clause by which it goes one way."""

    @property
    def act(self) -> str:
        return self.granted.name


def giving_forbidden(state: CampaignState, deal: Deal, gift: Gift, giver: str, taker: str) -> str | None:
    """Why a power may give another one nothing of a kind, however little."""
    barred = state.diplomacy.gift_barred(state, giver, taker)
    if barred is not None:
        return barred
    granted, promised = gift.granted, [term[:3] for term in deal.terms] if deal.terms else ()
    if (granted.name, taker, giver) in promised or state.holds(granted, taker, giver):
        return gift.back  # war-9.1-10
    if (granted.name, giver, taker) in promised or state.holds(granted, giver, taker):
        return gift.again  # war-9.1-9
    return None


def hand_forbidden(state: CampaignState, deal: Deal, gift: Gift, giver: str, taker: str) -> str | None:
    """The same for what is in a hand: parties give it, for each of them has one hand."""
    speakers = state.diplomacy.speakers
    if giver in speakers or taker in speakers:
        return gift.again
    return giving_forbidden(state, deal, gift, giver, taker)


def most_to_give(state: CampaignState, deal: Deal, gift: Gift, giver: str) -> int:
    """How many a power can still give in a package: what it has, less what it gives others."""
    left = gift.left(state, giver)
    if deal.terms:
        here = (gift.act, giver)
        left -= sum([int(one[3]) for one in deal.terms if one[:2] == here])
    return min(gift.most, left)


def gift_candidates(gift: Gift, state: CampaignState, deal: Deal, giver: str, taker: str) -> list[Option]:
    """As many as the giver has left: see `gift_forbidden`."""
    if hand_forbidden(state, deal, gift, giver, taker) is not None:
        return []
    act = gift.act
    return [(act, giver, taker, amount) for amount in range(1, most_to_give(state, deal, gift, giver) + 1)]


def gift_forbidden(gift: Gift, state: CampaignState, deal: Deal, term: Option) -> str | None:
    giver, taker, amount = str(term[1]), str(term[2]), int(term[3])
    clause = hand_forbidden(state, deal, gift, giver, taker)
    if clause is not None:
        return clause
    return None if 0 < amount <= most_to_give(state, deal, gift, giver) else gift.again  # war-9.1-9


def give(gift: Gift, hand_to: Callable[[Any, str, str], Any], state: CampaignState, term: Option) -> None:
    giver, taker = str(term[1]), str(term[2])
    state.mark(gift.granted, giver, taker)
    for _ in range(int(term[3])):
        hand_to(state, taker, giver)  # war-9.1-9 war-9.1-22


def random_gift(gift: Gift, hand_to: Callable[[Any, str, str], Any], say: Callable[[Any, Option], None]) -> Term:
    """A kind of term: the taker draws at random from the giver; `hand_to(state, taker, giver)` moves one."""
    return Term(
        ("power", "power", "amount"),
        partial(gift_candidates, gift),
        partial(gift_forbidden, gift),
        partial(give, gift, hand_to),
        say,
        exact=True,
    )


# -- the list


COMMON: dict[str, Term] = {
    "end_war": Term(
        ("power", "power"),
        end_war_candidates,
        end_war_forbidden,
        end_war,
        lambda state, term: state.log("term_end_war", power=term[1], power2=term[2]),
    ),
    "ally": Term(
        ("power", "power"),
        ally_candidates,
        ally_forbidden,
        ally,
        lambda state, term: state.log("term_ally", power=term[1], power2=term[2]),
    ),
    "cede": Term(
        ("power", "power", "space"),
        cede_candidates,
        cede_forbidden,
        cede,
        lambda state, term: state.log("term_cede", power=term[1], power2=term[2], space=term[3]),
        exact=True,
    ),
    "lend_fleet": Term(
        ("power", "power"),
        lend_fleet_candidates,
        lend_fleet_forbidden,
        lend_fleet,
        lambda state, term: state.log("term_lend_fleet", power=term[1], power2=term[2]),
        thinkable=loans_thinkable,
        givers=loans.lendable,
    ),
    "lend": Term(
        ("power", "power", "space", "amount"),
        lend_candidates,
        lend_forbidden,
        lend,
        lambda state, term: state.log("term_lend", power=term[1], power2=term[2], space=term[3], amount=term[4]),
        exact=True,
        thinkable=loans_thinkable,
        givers=loans.lendable,
    ),
    "lend_admiral": Term(
        ("power", "power", "leader"),
        lend_admiral_candidates,
        lend_admiral_forbidden,
        lend_admiral,
        lambda state, term: state.log("term_lend_admiral", power=term[1], power2=term[2], leader=term[3]),
        thinkable=loans_thinkable,
    ),
    "release": Term(
        ("power", "power", "leader"),
        release_candidates,
        release_forbidden,
        release,
        lambda state, term: state.log("term_release", power=term[1], power2=term[2], leader=term[3]),
        thinkable=lambda state, deal: bool(state.captives),
        givers=lambda state: state.captives.values(),
    ),
    "grant_cards": random_gift(
        Gift(CARDS_GRANTED, 2, hands.loose),
        hands.take_random,
        lambda state, term: state.log("term_grant_cards", power=term[1], power2=term[2], amount=term[3]),
    ),
}
"""Kind of term -> what it is, in canonical order."""

KINDS = {"package": deals.package_kind(COMMON)}
"""A title with other terms asks for those as well."""
