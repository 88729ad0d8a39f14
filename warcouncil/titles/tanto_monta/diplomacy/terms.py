"""What Tanto Monta says about the terms that campaigns share (9.1, 9.2), and its table of terms."""

from __future__ import annotations

from collections.abc import Iterable

from warcouncil.campaign.diplomacy import Term
from warcouncil.campaign.kept import QUIET
from warcouncil.campaign.pieces import INDEPENDENT, Deal
from warcouncil.campaign.relations import allied, controlled, home_of
from warcouncil.campaign.terms import CARDS_GRANTED, COMMON, Gift, holder, makes_allies, random_gift
from warcouncil.campaign.transfers import lodgings
from warcouncil.engine.flow import Flow
from warcouncil.engine.state import Option
from warcouncil.table import hands
from warcouncil.table.facts import Fact
from warcouncil.table.kept import follows_from
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.diplomacy import gifts, showing
from warcouncil.titles.tanto_monta.diplomacy.foresight import (
    FIRST_PEACE,
    cards_left,
    loses_papacy,
    returned,
    signs_alcacovas,
)
from warcouncil.titles.tanto_monta.diplomacy.hostilities import (
    CHRISTIANS,
    FRANCE,
    LIMITED,
    MUSLIMS,
    NORTH_AFRICA,
    PAPACY,
    PORTUGAL,
    SPAIN,
)
from warcouncil.titles.tanto_monta.powers.peace import supremacy_lost
from warcouncil.titles.tanto_monta.realm import HOMES, PLAYER, PLAYERS, POLICY, REALM
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.war.ground import CANARIES

BELTRANEJOS, CATALONIA = LIMITED
ARAGON, CASTILE, NASRID, NAVARRE, NAPLES = "aragon", "castile", "nasrid", "navarre", "naples"
PEACE_TURN = 3
"""From this turn on Portugal and Spain may agree on the Peace of Alcáçovas."""
ITALIANS = (SPAIN, *MUSLIMS, FRANCE)
"""Who trades spaces in Italy."""
IN_ITALY = frozenset(space.id for space in COMPONENTS.map.spaces if space.region == "italy")
TRADED = {
    frozenset((PORTUGAL, SPAIN)): frozenset(HOMES[CASTILE]),
    frozenset((SPAIN, FRANCE)): frozenset((*HOMES[ARAGON], *HOMES[NAVARRE])),
}
"""Home spaces that two powers trade in either direction (9.1 b, c, e)."""
OWN_HOMES = {
    taker: frozenset(space for power in HOMES if POLICY.get(power, power) == taker for space in HOMES[power])
    for taker in REALM.flags
}
"""Power of a player -> its homes by print; those of one policy under its name."""
NOWHERE: frozenset[str] = frozenset()
MOST_CARDS = 2
LENT = Fact("lent", "player", "player", turn=True)
"""A player has lent squadrons to another one in this turn."""
FACTS = (LENT,)


# -- peace and alliance


def peace_barred(state: TantoMontaState, one: str, other: str) -> str | None:
    if BELTRANEJOS in (one, other) or CATALONIA in (one, other):
        return "tm-9.1-4"
    if (one, other) in state.lasting_wars:
        return "tm-21.7-11" if state.rome_fell else "tm-9.4-19"
    if {one, other} == {PORTUGAL, SPAIN} and not state.alcacovas and state.turn < PEACE_TURN:
        return "tm-20.4-2"
    return None


def peace_made(state: TantoMontaState, one: str, other: str) -> None:
    """The first peace of Portugal and Spain is that of Alcáçovas (20.4); sieges that outlast a winter end."""
    if {one, other} == {PORTUGAL, SPAIN} and not state.alcacovas:
        state.next(("sign_alcacovas",))
    elif state.sieges:
        state.next(("siege_lifted", one, other))
    if {one, other} == {PORTUGAL, NORTH_AFRICA}:
        supremacy_lost(state)  # tm-20.3-6


def alliance_barred(state: TantoMontaState, deal: Deal, one: str, other: str) -> str | None:
    """The partners of a policy ally as one; those who fight at sea do not ally; France has one friend in Iberia."""
    if one not in REALM.flags or other not in REALM.flags:
        return "tm-9.2-5"
    if BELTRANEJOS in (one, other):
        return "tm-9.2-4"
    if CATALONIA in (one, other):
        return "tm-9.2-7"
    if (one, other) in state.sea_wars or ({one, other} == FIRST_PEACE and signs_alcacovas(state, deal)):
        return "tm-9.2-2"  # tm-20.4-5
    if one in state.surrendered or other in state.surrendered:
        return "tm-9.1-20"
    if FRANCE in (one, other) and {one, other} & {PORTUGAL, SPAIN}:
        rival = SPAIN if PORTUGAL in (one, other) else PORTUGAL
        if allied(state, FRANCE, rival) or makes_allies(state, deal, FRANCE, rival):
            return "tm-9.2-6"
    return None


def also_allied(state: TantoMontaState, one: str, other: str) -> tuple[tuple[str, str], ...]:
    """Until Alcáçovas the Beltranejos are allied with France whenever Portugal is."""
    signed = state.alcacovas or signs_alcacovas(state, state.deal)
    if {one, other} == {PORTUGAL, FRANCE} and not signed and BELTRANEJOS not in state.surrendered:
        return (REALM.pair(BELTRANEJOS, FRANCE),)  # tm-9.2-4
    return ()


def alliance_made(state: TantoMontaState, one: str, other: str) -> None:
    """A Papal ally who allies with a Muslim power loses the Papacy, unless he holds it by force."""
    christian = next((power for power in (one, other) if power in CHRISTIANS), "")
    if not christian or not {one, other} & set(MUSLIMS):
        return
    if PLAYER.get(state.minors.get(PAPACY, "")) == PLAYER[christian] != state.papal_conqueror:
        state.next(("papacy_leaves",))  # tm-9.2-3 tm-21.7-9


# -- spaces


def cession_barred(state: TantoMontaState, giver: str, taker: str, space: str) -> str | None:
    """Control passes in six cases only."""
    if taker not in REALM.flags or taker in state.surrendered:
        return "tm-9.1-8"
    if space in cedable_spaces(state, giver, taker):
        return None
    if space in returned(state, state.deal):
        return "tm-20.4-7" if space in CANARIES else "tm-20.4-9"
    return "tm-9.1-9" if BELTRANEJOS in (giver, taker) or CATALONIA in (giver, taker) else "tm-9.1-8"


def cedable(state: TantoMontaState, giver: str, taker: str) -> list[str]:
    """What `cession_barred` lets through."""
    if taker not in REALM.flags or giver not in REALM.flags or taker in state.surrendered:
        return []
    return cedable_spaces(state, giver, taker)


def cedable_spaces(state: TantoMontaState, giver: str, taker: str) -> list[str]:
    """The spaces that may pass from one power to another: what an agreement brings about before that counts."""
    found = tradable_spaces(state, giver, taker, int(loses_papacy(state, state.deal, taker)))
    passing = returned(state, state.deal)
    return [space for space in found if space not in passing] if passing else found  # tm-9.1-20


@follows_from(QUIET)
def tradable_spaces(state: TantoMontaState, giver: str, taker: str, without_papacy: int) -> list[str]:
    """The same but for what comes back with a peace: homes, traded ones, independent ones, Italy (9.1 a to f).

    The taker may lose the Papacy and its homes with it.
    """
    rivals, minors = PLAYER[giver] != PLAYER[taker], state.minors
    if rivals and (giver in LIMITED or taker in LIMITED):
        return []  # tm-9.1-9
    homes, traded = returning(state, taker), TRADED.get(frozenset((giver, taker)), NOWHERE)  # tm-9.1-8
    if {giver, taker} == FIRST_PEACE and NASRID in state.surrendered:
        traded = traded | OWN_HOMES[NASRID]  # tm-20.1-11
    cared_for = {minor for minor, ally in minors.items() if POLICY.get(ally, ally) == taker}  # tm-9.1-8 tm-9.1-24
    if without_papacy:
        cared_for.discard(PAPACY)  # tm-9.1-20
    free = (INDEPENDENT, NAPLES) if state.ferrante_dead else (INDEPENDENT,)
    italy = IN_ITALY if rivals and giver in ITALIANS and taker in ITALIANS else NOWHERE
    return [
        space
        for space, home in own_spaces(state, giver)
        if space in homes
        or space in traded
        or home in cared_for
        or (rivals if home in free else space in italy and home not in minors)  # tm-9.1-8
    ]


@follows_from(QUIET)
def own_spaces(state: TantoMontaState, power: str) -> list[tuple[str, str]]:
    """The spaces of a power, without those of its minor powers, and whose homes they are."""
    control, minors, printed = state.control, state.minors, REALM.printed_homes
    moving = REALM.moving_homes or NOWHERE  # as `home_of` has it
    return [
        (space, home_of(state, space) if space in moving else printed[space])
        for space in controlled(state, power)
        if control[space] not in minors
    ]


def returning(state: TantoMontaState, taker: str) -> frozenset[str]:
    """The spaces that come back to a power whose home they are, if it gets them."""
    if taker == SPAIN and NASRID in state.surrendered:
        return OWN_HOMES[SPAIN] | OWN_HOMES[NASRID]  # tm-20.1-11
    return OWN_HOMES[taker] if taker != NASRID else OWN_HOMES[taker].difference(state.lost_homes)


# -- loans and gifts


def loan_barred(state: TantoMontaState, lender: str, receiver: str) -> str | None:
    if REALM.pair(lender, receiver) in state.sea_wars:
        return "tm-9.2-10"
    if state.holds(LENT, PLAYER[receiver], PLAYER[lender]) and PLAYER[lender] != PLAYER[receiver]:
        return "tm-9.2-13"
    return "tm-9.2-11" if lender in state.surrendered or receiver in state.surrendered else None


def lend(state: TantoMontaState, term: Option) -> Flow:
    """Squadrons go to an ally: none of his come back in another agreement of this turn."""
    state.mark(LENT, PLAYER[str(term[1])], PLAYER[str(term[2])])  # tm-9.2-13
    effect: Flow = COMMON["lend"].run(state, term)
    return effect


def lend_candidates(state: TantoMontaState, deal: Deal, lender: str, receiver: str) -> Iterable[Option]:
    """Players lend each other ships with an alliance of the same deal only."""
    if not deal.terms and PLAYER[lender] != PLAYER[receiver]:
        return ()
    leaving = returned(state, deal)
    found = COMMON["lend"].candidates(state, deal, lender, receiver)
    return [term for term in found if term[3] not in leaving] if leaving else found


def lend_forbidden(state: TantoMontaState, deal: Deal, term: Option) -> str | None:
    """Ships leave the ports that are given back with the Peace of Alcáçovas before they could be lent."""
    clause = COMMON["lend"].forbidden(state, deal, term)
    return clause or ("tm-9.1-20" if term[3] in returned(state, deal) else None)


# -- captives


def release_forbidden(state: TantoMontaState, deal: Deal, term: Option) -> str | None:
    """Behind the Peace of Alcáçovas the Beltranejos have no friends to lodge with."""
    clause = COMMON["release"].forbidden(state, deal, term)
    if clause or term[2] != BELTRANEJOS or not signs_alcacovas(state, deal):
        return clause
    holds = holder(state, deal)
    return None if lodgings(state, BELTRANEJOS, holds, BELTRANEJOS.__eq__) else "tm-9.1-20"  # tm-20.4-3


# -- gifts


def hand_card(state: TantoMontaState, taker: str, giver: str) -> None:
    """A card by chance; whoever has none left gives none."""
    if hands.loose(state, giver):
        hands.take_random(state, taker, giver)  # tm-9.1-11


def gift_barred(state: TantoMontaState, giver: str, taker: str) -> str | None:
    return "tm-9.1-11" if PLAYER[giver] == PLAYER[taker] else None


TERMS: dict[str, Term] = {  # tm-9.1-2 tm-9.1-21
    **{act: COMMON[act]._replace(among=frozenset(REALM.flags)) for act in ("end_war", "ally", "cede")},
    "lend": COMMON["lend"]._replace(candidates=lend_candidates, forbidden=lend_forbidden, run=lend),
    "release": COMMON["release"]._replace(forbidden=release_forbidden),
    "grant_cards": random_gift(
        Gift(CARDS_GRANTED, MOST_CARDS, cards_left), hand_card, COMMON["grant_cards"].say
    )._replace(among=frozenset(PLAYERS)),
    **gifts.TERMS,
    **showing.TERMS,
}
