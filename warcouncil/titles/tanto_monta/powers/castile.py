"""Castile (20.5): the death of Isabella, the regency of Cisneros, three cards for France."""

from __future__ import annotations

from collections.abc import Iterator

from warcouncil.campaign import forces
from warcouncil.campaign.pieces import Formation
from warcouncil.campaign.relations import commanders_in, controls, foes, fortified, home_of
from warcouncil.campaign.sieges import check_sieges
from warcouncil.campaign.stacks import leaders_in, relocate
from warcouncil.engine.flow import MOMENT, Ask, Flow
from warcouncil.engine.log import Masked
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table import hands
from warcouncil.table.book import FREE, Action
from warcouncil.table.facts import Fact
from warcouncil.table.graph import nearest
from warcouncil.titles.tanto_monta import resources
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.diplomacy.hostilities import begin_war
from warcouncil.titles.tanto_monta.powers.common import SPACES, cards_of, pass_to
from warcouncil.titles.tanto_monta.realm import ORDERS, REALM
from warcouncil.titles.tanto_monta.rulers import install_ruler
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.voyages import trade
from warcouncil.titles.tanto_monta.war.supply import bring

CASTILE, ARAGON, SPAIN, FRANCE, NORTH_AFRICA = "castile", "aragon", "spain", "france", "north_africa"
CROWNS = (CASTILE, ARAGON)
SPLIT, CISNEROS = "castile_split", "cisneros"
FERDINAND, FERDINAND_OF_ARAGON = "ferdinand", "ferdinand_aragon"
SICILY = frozenset(space.id for space in COMPONENTS.map.spaces if space.region == "sicily")
GRANTS = tuple(grant for grant in COMPONENTS.tables.grants if grant.event == "cardinal_cisneros_regent")
SHOWN = 3
"""The cards that Spain shows to France in the turn between (20.5)."""
BRITTANY = "brittany"
HELPERS = 2
"""The militia in Brittany for which the Mesta rolls (20.5)."""
MESTA_ROLL: Option = ("mesta_roll",)
ROLLED = Fact("mesta_rolled", turn=True)
FACTS = (ROLLED,)
GO: Option = ("go_to_aragon",)
STAY: Option = ("stay",)

KINDS = {
    "homeward": Kind({"space": ("space",)}),
    "leave_for_aragon": Kind({"go_to_aragon": (), "stay": ()}),
    "show_card": Kind({"show_card": ("card",)}, public=False),
    "keep_card": Kind({"keep_card": ("card",)}, public=False),
}
REFUSALS = {
    "homeward": "tm-20.5-9",
    "leave_for_aragon": "tm-20.5-1",
    "show_card": "tm-20.5-4",
    "keep_card": "tm-20.5-4",
}


def divided(state: TantoMontaState) -> bool:
    """Whether Isabella is dead and Cisneros does not rule yet."""
    return state.isabella_dead and not state.cisneros


# -- the death of Isabella


def isabella_dies(state: TantoMontaState) -> Flow:
    """The crowns part: Ferdinand is Aragonese, and the armies of both go home."""
    state.isabella_dead = True  # tm-20.5-2 tm-20.5-3
    install_ruler(state, SPAIN, SPLIT)
    turn_counter(state, FERDINAND, FERDINAND_OF_ARAGON)  # tm-20.5-1
    yield from royal_stack(state)
    for space in SPACES:
        home = home_of(state, space)  # tm-20.5-10
        if home in CROWNS and space not in SICILY:
            stranger = CROWNS[1 - CROWNS.index(home)]
            yield from go_home(state, stranger, space)  # tm-20.5-9
    yield from check_sieges(state)
    yield MOMENT


def turn_counter(state: TantoMontaState, one: str, other: str) -> None:
    """A leader's counter is turned over, wherever it is."""
    if one in state.leaders:
        state.leaders[other] = state.leaders.pop(one)
    if one in state.captives:
        state.captives[other] = state.captives.pop(one)
    if one in state.away_leaders:
        state.away_leaders[other] = state.away_leaders.pop(one)


def royal_stack(state: TantoMontaState) -> Flow:
    """Castilians with Ferdinand outside Castile go there; in Castile, or if Spain likes, the others go to Aragon."""
    space = state.leaders.get(FERDINAND_OF_ARAGON, "")
    if space not in SPACES:
        return
    in_castile = home_of(state, space) == CASTILE
    if not in_castile:
        yield from go_home(state, CASTILE, space)  # tm-20.5-1
        if home_of(state, space) == ARAGON:
            return
        choice = yield Ask(SPAIN, "leave_for_aragon", [GO, STAY], about={"space": space})
        if choice == STAY:
            return
    yield from go_home(state, ARAGON, space)  # tm-20.5-1


def go_home(state: TantoMontaState, power: str, space: str) -> Flow:
    """The units and leaders of a crown leave a space for its nearest home space; without one they are lost."""
    leaders = leaders_in(state, space, power)
    stacks = tuple(
        stack for stack in state.troops.get(space, ()) if state.minors.get(stack.owner, stack.owner) == power
    )
    if not stacks and not leaders:
        return
    army = Formation(power, stacks, leaders)
    homes = [other for other in SPACES if home_of(state, other) == power and open_to(state, power, other)]
    near = nearest(REALM.atlas.steps_from(space), [home for home in homes if home != space])
    if not near:
        yield from forces.displace(state, power, space)
        return
    options: list[Option] = [("space", home) for home in near]
    _, home = yield Ask(power, "homeward", options, about={"space": space})  # tm-12.5-2
    relocate(state, space, str(home), army)
    state.log("displaced", power=power, space=space, space2=home, amount=army.size)


def open_to(state: TantoMontaState, power: str, space: str) -> bool:
    """Whether a crown controls a space, and no enemies stand there in the open."""
    enemies = any(foes(state, power, other, space) for other in commanders_in(state, space))
    return controls(state, power, space) and (not enemies or fortified(state, space))


# -- three cards (20.5)


def three_cards(state: TantoMontaState) -> Flow:
    """Step of the card draw phase: between the two events Spain shows France three cards, and loses one."""
    if not divided(state):
        return
    while len(state.drawn) < SHOWN and hands.loose_cards(state, SPAIN):
        about = {"amount": SHOWN - len(state.drawn)}
        choice = yield Ask(SPAIN, "show_card", lambda now: cards_of(now, "show_card", SPAIN), about=about)
        lay_before(state, str(choice[1]))
    if not state.drawn:
        return
    choice = yield Ask(FRANCE, "keep_card", lambda now: [("keep_card", card) for card in now.drawn])
    share_out(state, str(choice[1]))


def lay_before(state: TantoMontaState, card: str) -> None:
    """A card of Spain lies before France; these two alone see it."""
    hands.blur(state, SPAIN, FRANCE)
    state.leave_hand(SPAIN, card)
    state.drawn, state.drawer = (*state.drawn, card), FRANCE
    state.show(
        None, "card_shown_to", power=SPAIN, power2=FRANCE, card=Masked(card, hands.seats_of(state, SPAIN, FRANCE))
    )


def share_out(state: TantoMontaState, kept: str) -> None:
    """France keeps one card; the others go back to Spain."""
    both = hands.seats_of(state, SPAIN, FRANCE)
    shown, state.drawn, state.drawer = state.drawn, (), ""
    for card in shown:
        holder = FRANCE if card == kept else SPAIN
        state.take_card(holder, card)
        state.learn(both, ("card", card, holder))
    state.show(None, "card_kept", power=FRANCE, power2=SPAIN, card=Masked(kept, both))  # tm-20.5-4


# -- the Mesta and Brittany


def mesta_candidates(state: TantoMontaState, player: str) -> Iterator[Option]:
    if player == SPAIN and not state.extended:
        yield MESTA_ROLL


def mesta_forbidden(state: TantoMontaState, player: str, option: Option) -> str | None:
    """Once a turn, with two militia in Brittany."""
    helpers = state.number(BRITTANY, CASTILE, "militia") if BRITTANY in state.foreign_wars else 0
    return "tm-20.5-8" if helpers < HELPERS or state.holds(ROLLED) else None


def mesta_roll(state: TantoMontaState, player: str, option: Option) -> Flow:
    """A roll on the table of the Mesta instead of a resource."""
    state.mark(ROLLED)
    yield from resources.receive(state, SPAIN, *trade.mesta(state))  # tm-20.5-8 tm-20.5-11


# -- Cisneros


def cisneros_forbidden(state: TantoMontaState) -> str | None:
    return None if divided(state) else "tm-20.5-5"


def cisneros_rules(state: TantoMontaState) -> Flow:
    """The last ruler of Spain: Oran and Bejaia with the military orders, and war with North Africa for good."""
    state.cisneros = True  # tm-20.5-5 tm-20.5-7
    install_ruler(state, SPAIN, CISNEROS)
    turn_counter(state, FERDINAND_OF_ARAGON, FERDINAND)  # tm-20.5-5
    yield from pass_to(state, SPAIN, *(grant.space for grant in GRANTS))  # tm-20.5-6
    for grant in GRANTS:
        bring(state, grant.space, ORDERS, "regular", grant.regular)
    two = REALM.pair(NORTH_AFRICA, SPAIN)
    if two not in state.wars:
        yield from begin_war(state, NORTH_AFRICA, SPAIN)
    state.lasting_wars.add(two)  # tm-20.5-6
    yield MOMENT


STEPS = {"three_cards": three_cards}
EXTENSIONS = {"mesta_roll": Action(mesta_candidates, mesta_forbidden, FREE, mesta_roll, needs="tm-20.5-8")}
EXTENSION_ACTS: dict[str, tuple[str, ...]] = {"mesta_roll": ()}
