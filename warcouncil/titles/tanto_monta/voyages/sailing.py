"""Naos in a naval move (16.1, 16.6): they sail from zone to zone, explore, chart, found settlements and come home.

The naos of a player get their orders before the ships of the power with which they move; when the ships have sailed,
the orders are carried out: those that leave the map first, then voyages, then charts.
"""

from __future__ import annotations

from collections.abc import Iterator

from warcouncil.campaign import naval_moves
from warcouncil.campaign.pieces import NavalOrders
from warcouncil.campaign.realm import OtherSails
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Atom, Entry, Option
from warcouncil.engine.title import Kind
from warcouncil.table import windows
from warcouncil.titles.tanto_monta import resources
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.voyages import rolls, settlements
from warcouncil.titles.tanto_monta.voyages.naos import SPECIAL, at_sea, change, leave_map, naos_in, naos_of, owner
from warcouncil.titles.tanto_monta.voyages.oceans import (
    ARROWS,
    BORDERS,
    BOX,
    ENTRY,
    OCEANS,
    PLAYERS,
    SITES,
    SITES_IN,
    VOYAGES,
    closed_to,
    islands_held,
    zone,
)

SAIL_WITH = {
    "north_africa": "muslim",
    "portugal": "portugal",
    "castile": "spain",
    "aragon": "spain",
    "spain": "spain",
    "france": "france",
}
"""Power -> the player whose naos move in its naval move (16.1)."""
DONE: Option = ("done",)

KINDS = {
    "nao_orders": Kind(
        {
            "sail_nao": ("nao", "haven"),
            "replace_nao": ("nao", "nao"),
            "found": ("nao", "settlement"),
            "chart": ("nao",),
            "done": (),
        }
    ),
    "nao_explores": Kind({"explores": ("nao",)}),
}


# -- orders


def candidates(state: TantoMontaState, player: str) -> Iterator[Option]:
    """Whatever a nao that has no order yet could try."""
    ordered = {order[1] for order in state.nao_orders} | replaced(state)
    for nao in naos_of(state, player):
        if nao in ordered:
            continue  # tm-16.1-1
        place = state.naos[nao].place
        yield from (("sail_nao", nao, target) for target in next_to(place))
        if place == BOX:
            others = [other for other in at_sea(state, player) if other not in ordered]
            yield from (("replace_nao", nao, other) for other in others)
        if place in OCEANS:
            yield from (("found", nao, site) for site in SITES_IN[place])
        if place != BOX:
            yield ("chart", nao)


def replaced(state: TantoMontaState) -> set[Atom]:
    """The naos that are to leave the map for others."""
    return {order[2] for order in state.nao_orders if order[0] == "replace_nao"}


def next_to(place: str) -> tuple[str, ...]:
    """The places next to a place of the exploration map; spaces are entered by naos that settle or winter there."""
    if place == BOX:
        return (ENTRY,)  # tm-16.1-6
    if place in SITES:
        return (SITES[place].ocean,)  # tm-16.1-6
    return (*BORDERS[place], *((BOX,) if place == ENTRY else ()))  # tm-16.1-5 tm-16.1-6 tm-2.5-2


def order_forbidden(state: TantoMontaState, player: str, option: Option) -> str | None:
    """Why a nao may not get this order."""
    if option[0] == "found":
        return found_forbidden(state, player, str(option[2]))
    if option[0] == "chart":
        return chart_forbidden(state, player, str(option[1]))
    if option[0] == "replace_nao":
        return closed_to(state, player, ENTRY) or (None if full(state, player) else "tm-17.4-3")
    if option[0] == "sail_nao":
        return sail_forbidden(state, player, str(option[1]), str(option[2]))
    return None


def sail_forbidden(state: TantoMontaState, player: str, nao: str, target: str) -> str | None:
    place = state.naos[nao].place
    if target in OCEANS and place not in SITES:
        clause = closed_to(state, player, target)
        if clause is not None:
            return clause
    counts = place == BOX and nao in regular(state, player)
    return "tm-17.4-3" if counts and full(state, player) else None


def regular(state: TantoMontaState, player: str) -> tuple[str, ...]:
    """The naos of a player that count among the two at sea."""
    return tuple([nao for nao in naos_of(state, player) if nao not in SPECIAL])  # tm-16.7-3


def full(state: TantoMontaState, player: str) -> bool:
    """Whether a player will have as many naos at sea as he may once the orders are carried out."""
    leaving = {order[1] for order in state.nao_orders if order[0] == "found" or order[-1] == BOX} | replaced(state)
    coming = {order[1] for order in state.nao_orders if order[-1] == ENTRY or order[0] == "replace_nao"}
    there = {nao for nao in regular(state, player) if state.naos[nao].place != BOX or nao in coming} - leaving
    return len(there) >= VOYAGES.naos_at_sea  # tm-5.2-2 tm-17.4-3


def found_forbidden(state: TantoMontaState, player: str, site: str) -> str | None:
    ocean = SITES[site].ocean
    if any(order[0] == "found" and SITES[str(order[2])].ocean == ocean for order in state.nao_orders):
        return "tm-16.6-13"
    ordered = sum(order[0] == "found" for order in state.nao_orders)
    if settlements.markers_left(state, player) <= ordered:
        return "tm-16.6-13"
    return settlements.found_forbidden(state, player, site)


def chart_forbidden(state: TantoMontaState, player: str, nao: str) -> str | None:
    ocean = zone(state.naos[nao].place)
    if (player, ocean) not in state.explored:
        return "tm-16.6-11"
    return rolls.chart_forbidden(state, player, ocean)


def able(state: TantoMontaState, power: str) -> bool:
    """Whether a nao could get an order in a naval move of a power."""
    player = SAIL_WITH.get(power, "")
    return any(order_forbidden(state, player, one) is None for one in candidates(state, player)) if player else False


def begin(state: TantoMontaState, power: str) -> tuple[Entry, ...]:
    """The naos of the player get their orders first."""
    state.nao_orders = ()
    return (("nao_orders", power),) if able(state, power) else ()


def nao_orders(state: TantoMontaState, power: str) -> Flow:
    """Step: one order after another."""
    player = SAIL_WITH[power]  # tm-16.1-3
    choice = yield Ask(
        player,
        "nao_orders",
        lambda now: [*candidates(now, player), DONE],
        lambda now, _, option: done_forbidden(now, power) if option == DONE else order_forbidden(now, player, option),
    )
    if choice != DONE:
        state.nao_orders = (*state.nao_orders, choice)
        if able(state, power):
            state.next(("nao_orders", power))


def done_forbidden(state: TantoMontaState, power: str) -> str | None:
    """A naval move moves something."""
    if state.nao_orders or any(True for _ in naval_moves.sailings(state, power, NavalOrders())):
        return None
    return "tm-16.1-1"


def ordered(state: TantoMontaState, power: str) -> bool:
    return bool(state.nao_orders)


# -- carrying them out


def sail(state: TantoMontaState, power: str, stopped: bool) -> tuple[Entry, ...]:
    """The steps that follow from the orders; if the weather stops the move there are none."""
    orders, state.nao_orders = state.nao_orders, ()
    if stopped or not orders:
        return ()  # tm-16.1-14
    player = SAIL_WITH[power]
    steps: list[Entry] = [("nao_founds", player, *order[1:]) for order in orders if order[0] == "found"]
    steps += [("nao_comes_home", player, order[1]) for order in orders if order[-1] == BOX]
    steps += [("nao_leaves", player, order[2]) for order in orders if order[0] == "replace_nao"]
    groups: dict[tuple[str, str], tuple[str, ...]] = {}
    for order in orders:
        if order[0] in ("sail_nao", "replace_nao") and order[-1] != BOX:
            target = ENTRY if order[0] == "replace_nao" else str(order[2])
            way = (state.naos[str(order[1])].place, target)
            groups[way] = (*groups.get(way, ()), str(order[1]))
    steps += [("nao_voyage", player, *way, *naos) for way, naos in groups.items()]
    steps += [("nao_charts", player, order[1]) for order in orders if order[0] == "chart"]
    return (*steps, ("naos_meet", player, *dict.fromkeys(target for _, target in groups)))


def nao_founds(state: TantoMontaState, player: str, nao: str, site: str) -> None:
    """Step: a nao founds a settlement."""
    if nao in state.naos and site not in state.settlements:
        settlements.found(state, player, nao, site)


def nao_comes_home(state: TantoMontaState, player: str, nao: str) -> Flow:
    """Step: a nao comes to the box; with resources it delivers them and is out until next turn."""
    cargo = state.naos[nao].cargo
    if not cargo:
        change(state, nao, place=BOX)  # tm-16.1-13
        return
    change(state, nao, cargo=())
    leave_map(state, nao)  # tm-16.1-13 tm-18.7-2
    state.log("nao_delivers", power=player, nao=nao, amount=len(cargo))
    if state.phase == "winter":
        resources.arrive(state, player, *cargo)
    else:
        yield from resources.receive(state, player, *cargo)  # tm-6.3-7


def nao_leaves(state: TantoMontaState, player: str, nao: str) -> None:
    """Step: a player takes a nao off the map so that another can sail."""
    state.log("nao_leaves", power=player, nao=nao)
    leave_map(state, nao)  # tm-17.4-3 tm-17.4-4


def nao_charts(state: TantoMontaState, player: str, nao: str) -> None:
    """Step: a nao rolls for a chart instead of moving."""
    if nao in state.naos:
        rolls.draws_chart(state, nao)


def nao_voyage(state: TantoMontaState, player: str, origin: str, target: str, *naos: str) -> Flow:
    """Step: naos go from one place to another; each navigates, one of them explores for all."""
    afloat = []
    for nao in naos:
        if (yield from crosses(state, nao, origin, target)):
            afloat.append(nao)
    if afloat and (player, target) not in state.explored:
        options: list[Option] = [("explores", nao) for nao in afloat]
        choice = yield Ask(player, "nao_explores", options, about={"ocean": target})  # tm-16.6-10
        success = yield from rolls.explores(state, str(choice[1]), target)  # tm-2.5-4 tm-16.6-5
        if not success:
            return  # tm-16.6-10
    for nao in afloat:
        change(state, nao, place=target)
        state.log("nao_sails", power=player, nao=nao, haven=target)


def crosses(state: TantoMontaState, nao: str, origin: str, target: str) -> Flow:
    """A nao rolls for each arrow on its way: whether it is still afloat."""
    for _ in range(checks(state, nao, origin, target)):
        if not (yield from rolls.navigates(state, nao)):  # tm-16.6-1 tm-2.5-3
            return False
    return True


def checks(state: TantoMontaState, nao: str, origin: str, target: str) -> int:
    """How many rolls for navigation a way takes; special naos have an easier first way."""
    player, arrows = owner(state, nao), ARROWS.get((origin, target), 0)
    calm = islands_held(state, player) >= COMPONENTS.tables.canaries.navigation_islands
    if {origin, target} == set(VOYAGES.calm) and calm:
        arrows = 0  # tm-16.6-2 tm-12.6-3
    for discovery in COMPONENTS.tables.discoveries:
        first = nao == discovery.nao and nao not in state.maiden_voyages
        if first and target == discovery.way and (player, target) not in state.explored:
            state.maiden_voyages.add(nao)
            return min(arrows, discovery.checks)  # tm-16.7-4 tm-16.7-6
    return arrows


def naos_meet(state: TantoMontaState, player: str, *targets: str) -> Flow:
    """Step: where naos of several players are together now, some may be captured by a card."""
    met = [target for target in targets if len({owner(state, nao) for nao in naos_in(state, target)}) > 1]
    if met:
        first = PLAYERS.index(player)
        everybody = (*PLAYERS[first:], *PLAYERS[:first])
        yield from windows.offer(state, "naos_together", everybody, about={"ocean": met[0]})


SAILS = OtherSails(begin=begin, able=able, ordered=ordered, sail=sail)
"""What the naval moves of campaigns want to know of naos."""
STEPS = {
    "nao_orders": nao_orders,
    "nao_founds": nao_founds,
    "nao_comes_home": nao_comes_home,
    "nao_leaves": nao_leaves,
    "nao_charts": nao_charts,
    "nao_voyage": nao_voyage,
    "naos_meet": naos_meet,
}
REFUSALS = {"nao_orders": "tm-16.1-5", "nao_explores": "tm-16.6-10"}
