"""Deals (9.1): a package of terms is put together term by term, confirmed by all parties, and carried out.

The parties are named first, then the terms are added in one canonical order (`Diplomacy.place_of`), so that every
package can be made in exactly one way and ends where nothing is left to agree on. Each step is offered only if the
package so far could be carried out as a whole.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import permutations

import msgspec

from warcouncil.campaign.diplomacy import Diplomacy, Term
from warcouncil.campaign.kept import SETTLED
from warcouncil.campaign.pieces import Deal
from warcouncil.campaign.realm import Realm, always
from warcouncil.campaign.state import CampaignState
from warcouncil.engine.flow import MOMENT, Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.kept import follows_from

PROPOSE: Option = ("propose",)
DROP: Option = ("drop",)

KINDS = {"confirm_deal": Kind({"yes": (), "no": ()})}


def package_kind(terms: Mapping[str, Term]) -> Kind:
    """The question by which a package is put together, with the terms of a title."""
    return Kind({**{act: term.shape for act, term in terms.items()}, "invite": ("power",), "propose": (), "drop": ()})


def open_deal(state: CampaignState, announcer: str, other: str) -> None:
    """A power begins a package with a first party."""
    state.deal = Deal(announcer, among(state, (announcer, other)))
    state.next(("package",))


def parties(state: CampaignState) -> tuple[str, ...]:
    """Those who make deals, in impulse order: major powers for themselves or for all that their player leads."""
    ways, majors = state.diplomacy, state.realm.majors
    if not ways.parties and not ways.speakers:
        return majors
    return ways.parties or tuple([power for power in majors if power not in ways.speakers])


def among(state: CampaignState, wanted: Iterable[str]) -> tuple[str, ...]:
    """Some parties in impulse order."""
    some = set(wanted)
    return tuple([party for party in state.diplomacy.parties or state.realm.majors if party in some])


# -- putting it together


def package(state: CampaignState) -> Flow:
    """Step: one more party, one more term, or the end of it."""
    deal = state.deal
    assert deal is not None
    about = {"powers": deal.parties, "amount": len(deal.terms)}
    choice = yield Ask(deal.announcer, "package", package_options, about=about)
    if choice == DROP:
        state.log("deal_dropped", power=deal.announcer)
        state.deal = None
    elif choice == PROPOSE:
        announce(state, deal)
    else:
        extend(state, deal, choice)
        state.next(("package",))


def extend(state: CampaignState, deal: Deal, choice: Option) -> None:
    if choice[0] == "invite":
        state.deal = msgspec.structs.replace(deal, parties=among(state, (*deal.parties, str(choice[1]))))
    else:
        state.deal = msgspec.structs.replace(deal, terms=(*deal.terms, choice))


def package_options(state: CampaignState) -> list[Option]:
    """More parties before the first term, then terms that come later in the canonical order; `refuse` says why not."""
    deal = state.deal
    assert deal is not None
    found: list[Option] = []
    if not deal.terms:
        found = [("invite", power) for power in parties(state) if invite_forbidden(state, deal, power) is None]
    for terms in legal_terms(state, deal):
        found += terms
    if deal.terms and propose_forbidden(state, deal) is None:
        found.append(PROPOSE)
    found.append(DROP)
    return found


def legal_terms(state: CampaignState, deal: Deal) -> Iterator[list[Option]]:
    """All terms that may be added to a package, in canonical order, kind by kind."""
    ways = state.diplomacy
    last = ways.place_of(deal.terms[-1]) if deal.terms else (0,)
    for number, kind in enumerate(ways.kinds[last[0] :], last[0]):
        found = terms_of(state, deal, kind, last if number == last[0] else None)
        if found:
            yield found


def terms_of(state: CampaignState, deal: Deal, kind: Term, last: tuple[int, ...] | None = None) -> list[Option]:
    """The terms of a kind that may be added to a package, in canonical order: those behind the last one there is."""
    if kind.thinkable is not always and not kind.thinkable(state, deal):
        return []
    ways = state.diplomacy
    pairs = pairs_of(state.realm, ways, deal.parties, kind.among)
    if kind.givers is not None:
        givers = kind.givers(state)
        pairs = [pair for pair in pairs if pair[0] in givers]
    found: list[Option] = []
    for one, other in pairs:
        found += kind.candidates(state, deal, one, other)
    if found and last is not None:  # candidates come in canonical order
        del found[: bisect(found, last, key=ways.place_of)]
    if found and not kind.exact:
        found = [term for term in found if kind.forbidden(state, deal, term) is None]
    return found


@lru_cache(1024)
def pairs_of(
    realm: Realm, ways: Diplomacy, parties: tuple[str, ...], among: frozenset[str] | None
) -> Sequence[tuple[str, str]]:
    """Who may give something to whom for some parties, in impulse order: all of them, or those among a few."""
    pairs = permutations(led(realm, ways, parties), 2)
    return tuple(pairs) if among is None else [pair for pair in pairs if among.issuperset(pair)]


def led(realm: Realm, ways: Diplomacy, parties: tuple[str, ...]) -> Sequence[str]:
    """The powers for which some parties make a deal, in impulse order."""
    if not ways.led:
        return parties
    powers = [power for party in parties for power in ways.led.get(party, (party,))]
    return sorted(powers, key=realm.order.__getitem__)


def package_forbidden(state: CampaignState, power: str, option: Option) -> str | None:
    deal = state.deal
    assert deal is not None
    if option == PROPOSE:
        return propose_forbidden(state, deal)
    if option[0] == "invite":
        return invite_forbidden(state, deal, str(option[1]))
    return term_forbidden(state, deal, option)


def invite_forbidden(state: CampaignState, deal: Deal, power: str) -> str | None:
    """Parties are named in impulse order, before the terms; sometimes a deal has just two."""
    everybody = parties(state)
    if deal.terms or power in deal.parties or power not in everybody:
        return "war-deal-1"
    clause = state.diplomacy.two_only(state)
    if clause is not None:
        return clause
    invited = [party for party in deal.parties if party != deal.announcer]
    return "war-deal-1" if any(everybody.index(power) < everybody.index(party) for party in invited) else None


def term_forbidden(state: CampaignState, deal: Deal, term: Option) -> str | None:
    """Why a term cannot be added to a package."""
    ways = state.diplomacy
    if term in deal.terms:
        return "war-deal-2"
    kind = ways.terms[str(term[0])]
    powers = kind.parties(state, term)
    if len(set(powers)) < 2 or any(ways.speaker(power) not in deal.parties for power in powers):
        return "war-9.1-18"
    why_not = kind.forbidden(state, deal, term)
    if why_not is None and deal.terms and ways.place_of(term) <= ways.place_of(deal.terms[-1]):
        return "war-deal-1"
    return why_not


def propose_forbidden(state: CampaignState, deal: Deal) -> str | None:
    """Every party must be concerned by some term, and a refused package is not announced again this turn."""
    concerned = {party for term in deal.terms for party in state.diplomacy.concerned(state, term)}
    if concerned != set(deal.parties):
        return "war-9.1-18"
    return "war-deal-4" if in_writing(deal) in state.refused_deals else None


def in_writing(deal: Deal) -> str:
    """A package as text, the same whoever announces it.

    >>> in_writing(Deal("reds", ("blues", "reds"), (("end_war", "blues", "reds"),)))
    'end_war blues reds'
    """
    return "; ".join(" ".join(map(str, term)) for term in deal.terms)


@follows_from(SETTLED)
def possible(state: CampaignState, one: str, other: str) -> bool:
    """Whether there is anything at all that two powers can agree on."""
    deal = Deal(one, among(state, (one, other)))
    return any(terms_of(state, deal, kind) for kind in reversed(state.diplomacy.kinds))  # the last ones are soon known


# -- announcing it


def announce(state: CampaignState, deal: Deal) -> None:
    """Everybody hears the terms; the other parties confirm in impulse order."""
    state.log("deal_announced", power=deal.announcer, power2=deal.parties)
    for term in deal.terms:
        state.diplomacy.terms[str(term[0])].say(state, term)
    others = [party for party in deal.parties if party != deal.announcer]
    state.next(*(("confirm_deal", party) for party in others), ("carry_out_deal",))  # war-9.1-18


def confirm_deal(state: CampaignState, power: str) -> Flow:
    """Step: a party agrees to all of it, or nothing of it happens."""
    deal = state.deal
    if deal is None:
        return
    choice = yield Ask(power, "confirm_deal", [("yes",), ("no",)], about={"power2": deal.announcer})
    if choice == ("no",):
        state.refused_deals.add(in_writing(deal))
        state.deal = None  # war-9.1-18
        state.log("deal_refused", power=power, power2=deal.announcer)
    else:
        state.log("deal_confirmed", power=power, power2=deal.announcer)


def carry_out_deal(state: CampaignState) -> None:
    """Step: a confirmed package takes effect at once, term by term."""
    deal = state.deal
    if deal is not None:
        state.next(*(("carry_out_term", number) for number in range(len(deal.terms))), ("deal_done",))  # war-9.1-18


def carry_out_term(state: CampaignState, number: int) -> Flow:
    """Step: one term takes effect."""
    deal = state.deal
    assert deal is not None
    term = deal.terms[number]
    effect = state.diplomacy.terms[str(term[0])].run(state, term)
    if effect is not None:
        yield from effect
    yield MOMENT


def deal_done(state: CampaignState) -> None:
    """Step: the package is off the table."""
    state.deal = None


# -- refusals


def refuse(state: CampaignState, power: str, option: Option) -> str:
    """Why something cannot be part of the package, or why it cannot be announced as it is."""
    clause = package_forbidden(state, power, option) if state.deal else None
    return clause or "war-9.1-1"


STEPS = {
    "package": package,
    "confirm_deal": confirm_deal,
    "carry_out_deal": carry_out_deal,
    "carry_out_term": carry_out_term,
    "deal_done": deal_done,
}
REFUSALS = {"confirm_deal": "war-9.1-18", "package": refuse}
