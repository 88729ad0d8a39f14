"""Deals of a title in which a player leads several powers (9.1, 9.2): the same rules, told other ways.

The map and the pieces are borrowed; what a title says about its diplomacy is made up here: two parties make deals for
two powers each, an alliance of one of these counts for the other, minor powers' squadrons and naval leaders are not
lent, and what is drawn at random is tokens as well as cards.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.here_i_stand.driver import asked, choices, finish, look, may, play, position, refused, table
from warcouncil.campaign import deals, loans, negotiation, terms, transfers
from warcouncil.campaign.diplomacy import Diplomacy, Homecoming
from warcouncil.campaign.navies import number
from warcouncil.campaign.pieces import Deal
from warcouncil.engine.match import Match
from warcouncil.engine.state import Option
from warcouncil.table.facts import Fact
from warcouncil.testing.covers import covers
from warcouncil.titles.here_i_stand.realm import REALM
from warcouncil.titles.here_i_stand.state import HereIStandState

LED = {"hapsburg": ("hapsburg", "papacy"), "england": ("england", "france")}
PARTIES = ("ottoman", "hapsburg", "england", "protestant")
DONE, PROPOSE, YES = ("done",), ("propose",), ("yes",)
TOKENS_GRANTED = Fact("grant_tokens", "giver", "taker", turn=True)
TOKENS = terms.Gift(TOKENS_GRANTED, 2, lambda state, power: 3, again="token-1", back="token-2")
Pairs = tuple[tuple[str, str], ...]


def also_allied(state: HereIStandState, one: str, other: str) -> Pairs:
    """The two powers of the second party have one policy."""
    partner = {"england": "france", "france": "england"}
    return tuple(
        REALM.pair(friend, partner[power]) for power, friend in ((one, other), (other, one)) if power in partner
    )


def cession_barred(state: HereIStandState, giver: str, taker: str, space: str) -> str | None:
    return None if REALM.printed_homes[space] == taker else "home-1"


WAYS = Diplomacy(
    terms={
        **{act: term for act, term in terms.COMMON.items() if act != "lend_admiral"},
        "grant_tokens": terms.random_gift(TOKENS, lambda state, taker, giver: None, lambda state, term: None),
    },
    ranks=REALM.ranks,
    led=LED,
    partners=lambda state: {party: PARTIES if party in LED else ("hapsburg",) for party in PARTIES},
    also_allied=also_allied,
    cession_barred=cession_barred,
    homecomings={"france": Homecoming(("paris",), ("bordeaux", "lyon"))},
    lent="squadron",
    lends_for_minors=False,
)


@pytest.fixture(autouse=True)
def ways(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HereIStandState, "diplomacy", WAYS)


def drafting(announcer: str, *others: str, **said: Any) -> Match:
    state = position(turn=2, **{"wars": set(), "alliances": set(), **said})
    parties = tuple(party for party in PARTIES if party in (announcer, *others))
    state.deal = Deal(announcer, parties)
    state.agenda = [("package",)]
    return table(state=state)


def forbidden(deal: Deal, term: Option, **said: Any) -> str | None:
    state = position(turn=2, **{"wars": set(), **said})
    return deals.term_forbidden(state, deal, term)


# -- parties


@covers("war-9.1-1", "war-deal-1")
def test_a_party_speaks_for_all_its_powers() -> None:
    state = position(turn=2, announced={"england": 4}, refused_deals={"ally england france"})
    steps = negotiation.open_negotiation(state)
    assert steps == (("negotiate",), *(("announce", party) for party in PARTIES))
    assert not state.announced and not state.refused_deals
    match = table(("negotiate",), turn=2)
    assert [decision.power for decision in match.decisions] == list(PARTIES)
    assert negotiation.largest_deal(look(match)) == 4
    match = drafting("ottoman", "hapsburg")
    invited = {option for option in choices(match) if option[0] == "invite"}
    assert invited == {("invite", "england"), ("invite", "protestant")}
    assert deals.invite_forbidden(look(match), Deal("ottoman", ("ottoman",)), "papacy") == "war-deal-1"


@covers("war-9.1-18")
def test_terms_are_between_the_powers_that_parties_lead() -> None:
    match = drafting("hapsburg", "england", wars={("france", "papacy"), ("ottoman", "hapsburg")})
    state = look(match)
    deal = Deal("hapsburg", ("hapsburg", "england"))
    offered = [term for terms in deals.legal_terms(state, deal) for term in terms]
    assert offered == sorted(offered, key=WAYS.place_of) and len(set(offered)) == len(offered)
    assert offered[0] == ("end_war", "france", "papacy")
    assert ("ally", "hapsburg", "france") in offered and ("ally", "england", "papacy") in offered
    assert deals.term_forbidden(state, deal, ("end_war", "ottoman", "hapsburg")) == "war-9.1-18"
    one_sided = Deal("hapsburg", ("hapsburg", "england", "protestant"), (("end_war", "france", "papacy"),))
    assert deals.propose_forbidden(state, one_sided) == "war-9.1-18"
    agreed = Deal("hapsburg", ("hapsburg", "england"), (("end_war", "france", "papacy"),))
    assert deals.propose_forbidden(state, agreed) is None


@covers("war-9.1-18", "war-9.2-5")
def test_a_party_may_announce_a_deal_among_its_own_powers() -> None:
    """Nobody else must confirm it, and squadrons change between its powers without an alliance."""
    match = table(("announce", "england"), turn=2, wars=set(), alliances=set())
    assert may(match, ("invite", "england"))
    play(match, ("invite", "england"))
    assert look(match).deal == Deal("england", ("england",))
    assert refused(match, ("ally", "england", "france")) == "his-9.2-1"
    squadrons = number(look(match), (look(match).fleet("rouen", "france"),), "squadron")
    play(match, ("lend", "france", "england", "rouen", 1), PROPOSE)
    play(match, next(iter(asked(match).options)))
    assert look(match).deal is None
    play(match, DONE)
    finish(match)
    now = look(match)
    assert number(now, (now.fleet("rouen", "france"),), "squadron") == squadrons - 1
    assert (
        sum(fleet.size for place in now.fleets.values() for fleet in place if fleet[:2] == ("france", "england")) == 1
    )


# -- alliances and loans


@covers("war-9.2-1", "war-9.2-13")
def test_an_alliance_counts_for_powers_of_one_policy() -> None:
    match = drafting("ottoman", "england")
    play(match, ("ally", "ottoman", "england"))
    assert refused(match, ("ally", "ottoman", "france")) == "his-9.2-1"
    play(match, PROPOSE, ("england", YES))
    now = look(match)
    assert now.alliances == {("ottoman", "england"), ("ottoman", "france")}
    assert {("alliance", "ottoman", "england"), ("alliance", "ottoman", "france")} <= now.this_turn


@covers("war-9.2-5")
def test_loans_between_two_parties_go_one_way_whoever_of_them_lends() -> None:
    deal = Deal("hapsburg", ("hapsburg", "england"), (("ally", "hapsburg", "england"), ("ally", "england", "papacy")))
    rome = ("lend", "papacy", "france", "rome", 1)
    assert forbidden(deal, rome) is None
    lent = Deal("hapsburg", deal.parties, (*deal.terms, rome))
    assert forbidden(lent, ("lend", "france", "hapsburg", "rouen", 1)) == "war-9.2-5"
    assert forbidden(lent, ("lend_fleet", "england", "hapsburg")) == "war-9.2-5"
    assert terms.loan_forbidden(position(turn=2), lent, "france", "england") is None
    assert forbidden(Deal("hapsburg", deal.parties), rome) == "war-9.2-5"


@covers("war-9.2-9")
def test_a_whole_fleet_is_lent_only_where_it_has_a_way() -> None:
    deal = Deal("hapsburg", ("hapsburg", "england"), (("ally", "england", "papacy"),))
    assert forbidden(deal, ("lend_fleet", "papacy", "england")) == "war-9.2-9"
    assert forbidden(deal, ("lend_fleet", "papacy", "france")) is None


@covers("war-9.1-2")
def test_only_a_war_is_ended() -> None:
    deal = Deal("hapsburg", ("hapsburg", "england"))
    assert forbidden(deal, ("end_war", "france", "papacy")) == "war-9.1-2"
    assert forbidden(deal, ("end_war", "france", "papacy"), wars={("france", "papacy")}) is None


@covers("war-9.2-5")
def test_squadrons_of_minor_powers_stay_where_a_title_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    state = position(turn=2, minors={"genoa": "france"}, control={"genoa": "genoa"})
    state.remove_fleet("genoa", state.fleet("genoa", "genoa"))
    state.add_ships("genoa", "genoa", "genoa", squadron=2)
    assert loans.lendable_number(state, "france", "genoa") == 0
    monkeypatch.setattr(HereIStandState, "diplomacy", Diplomacy(lent="squadron"))
    assert loans.lendable_number(state, "france", "genoa") == 2


# -- spaces, captives, gifts


@covers("war-9.1-7")
def test_a_title_says_which_spaces_are_ceded() -> None:
    state = position(turn=2, control={"calais": "hapsburg", "lyon": "hapsburg"})
    deal = Deal("hapsburg", ("hapsburg", "england"))
    cessions = [term for terms in deals.legal_terms(state, deal) for term in terms if term[0] == "cede"]
    assert cessions == [("cede", "hapsburg", "england", "calais"), ("cede", "hapsburg", "france", "lyon")]
    assert deals.term_forbidden(state, deal, ("cede", "hapsburg", "england", "lyon")) == "home-1"
    ceded = Deal("hapsburg", deal.parties, (cessions[0],))
    assert deals.term_forbidden(state, ceded, ("cede", "hapsburg", "france", "calais")) == "war-9.1-7"
    assert deals.term_forbidden(state, ceded, ("cede", "hapsburg", "france", "lyon")) is None


@covers("war-9.1-6")
def test_leaders_come_home_where_a_title_says() -> None:
    state = position(turn=2, sieges={})
    assert transfers.lodgings_now(state, "france") == ("paris",)
    state.control["paris"] = "england"
    assert transfers.lodgings_now(state, "france") == ("bordeaux", "lyon")
    assert transfers.lodgings_now(state, "ottoman") == ()


@covers("war-9.1-9", "war-9.1-10")
def test_what_is_in_a_hand_parties_give_and_one_way() -> None:
    deal = Deal("hapsburg", ("hapsburg", "england"))
    hold: dict[str, Any] = {
        "hands": {"hapsburg": ("gout", "siege_mining", "foul_weather"), "papacy": ("arquebusiers",)}
    }
    state = position(turn=2, wars=set(), **hold)
    gifts = [term for terms in deals.legal_terms(state, deal) for term in terms if str(term[0]).startswith("grant")]
    tokens = [
        ("grant_tokens", one, other, amount) for one, other in (deal.parties, deal.parties[::-1]) for amount in (1, 2)
    ]
    assert gifts == [("grant_cards", *deal.parties, 1), ("grant_cards", *deal.parties, 2), *tokens]
    assert forbidden(deal, ("grant_cards", "papacy", "england", 1), **hold) == "war-9.1-9"
    assert forbidden(deal, ("grant_tokens", "hapsburg", "france", 1)) == "token-1"
    assert forbidden(deal, ("grant_tokens", "hapsburg", "england", 3)) == "token-1"
    given = Deal("hapsburg", deal.parties, (("grant_tokens", "england", "hapsburg", 1),))
    assert forbidden(given, ("grant_tokens", "hapsburg", "england", 1)) == "token-2"
    assert forbidden(given, ("grant_tokens", "england", "hapsburg", 2)) == "token-1"
