"""Events of the sea: the Barbary pirates and their havens, Julia Gonzaga, the Knights of St. John, shipbuilding."""

from __future__ import annotations

from warcouncil.campaign import control
from warcouncil.campaign.relations import besieged, controls, fortified, hostile
from warcouncil.campaign.transfers import hand_over, occupants
from warcouncil.engine.flow import MOMENT, Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table import hands
from warcouncil.table.book import may
from warcouncil.titles.here_i_stand.cards.common import DONE, NOT_NOW, OTTOMAN, choose, event, needs, put_units, room
from warcouncil.titles.here_i_stand.components import CARDS, HOMES, INDEPENDENT, PORTS, SPACES
from warcouncil.titles.here_i_stand.powers import papal
from warcouncil.titles.here_i_stand.realm import ALGIERS, HAVENS
from warcouncil.titles.here_i_stand.sea.piracy import JULIA
from warcouncil.titles.here_i_stand.state import HereIStandState
from warcouncil.titles.here_i_stand.war import building

HAPSBURG = "hapsburg"
BARBAROSSA, DRAGUT = "barbarossa", "dragut"
PIRATE_REGULARS, PIRATE_CORSAIRS = 2, 2
HAVEN_REGULARS, HAVEN_CORSAIRS = 1, 2
NEW_SHIPS = 2
CORSAIRS_FOR_A_SQUADRON = 2

KINDS = {
    "pirate_haven": Kind({"space": ("space",)}),
    "knights": Kind({"space": ("space",)}),
    "shipbuilding": Kind({"build_squadron": ("space", "power"), "build_corsairs": ("space", "amount"), "done": ()}),
}


# -- ships


def put_ships(state: HereIStandState, port: str, owner: str, unit: str, most: int) -> int:
    """New ships in a port, as far as the counters go; returns how many."""
    many = room(state, owner, unit, most)  # his-5-2 his-17.2-2
    if many:
        state.add_ships(port, owner, owner, **{unit: many})
        state.log("units_placed", power=owner, unit=unit, amount=many, place=port)
    return many


# -- Barbary Pirates (#9)


def barbary_pirates(state: HereIStandState, power: str) -> Flow:
    """Algiers enters play with its corsairs and Barbarossa."""
    state.barbary = True  # his-21.1-1 his-21.1-2
    state.control[ALGIERS] = OTTOMAN  # his-21.1-2
    put_units(state, ALGIERS, OTTOMAN, "regular", PIRATE_REGULARS)  # his-21.1-2
    put_ships(state, ALGIERS, OTTOMAN, "corsair", PIRATE_CORSAIRS)  # his-21.1-2
    state.admirals[BARBAROSSA] = ALGIERS  # his-21.1-2
    state.log("leader_enters", leader=BARBAROSSA, space=ALGIERS)
    yield MOMENT


# -- Dragut (#18)


def dragut(state: HereIStandState, power: str) -> None:
    """Dragut takes Barbarossa's place, wherever that is."""
    if BARBAROSSA in state.admirals:
        state.admirals[DRAGUT] = state.admirals.pop(BARBAROSSA)
        state.log("admiral_replaced", leader=DRAGUT, leader2=BARBAROSSA, place=state.admirals[DRAGUT])
    elif BARBAROSSA in state.waiting_admirals:
        state.waiting_admirals[DRAGUT] = state.waiting_admirals.pop(BARBAROSSA)
        state.log("admiral_waits", leader=DRAGUT, leader2=BARBAROSSA)
    if BARBAROSSA in state.sides:
        state.sides[DRAGUT] = state.sides.pop(BARBAROSSA)  # his-9.2-7


# -- Julia Gonzaga (#84)


def julia_gonzaga(state: HereIStandState, power: str) -> None:
    """The first hit of piracy in the Tyrrhenian Sea this turn is worth a VP (16.4)."""
    state.mark(JULIA)


# -- Knights of St. John (#86)


def knights_ready(state: HereIStandState, power: str) -> bool:
    """The Knights can rob the Ottomans, or without a home find a new one."""
    return knights_can_rob(state) if state.knights else bool(knights_homes(state))


def knights_can_rob(state: HereIStandState) -> bool:
    """From a port that nobody besieges, over one sea zone."""
    return not besieged(state, state.knights) and any(
        controls(state, OTTOMAN, port) for sea in SPACES[state.knights].ports for port in PORTS[sea]
    )


def knights_homes(state: HereIStandState) -> list[str]:
    """Home ports in the hands of the Hapsburgs."""
    return [
        space
        for space in HOMES[HAPSBURG]
        if SPACES[space].ports
        and state.control[space] == HAPSBURG
        and space not in state.havens
        and not besieged(state, space)
    ]


def knights_of_st_john(state: HereIStandState, power: str) -> Flow:
    if state.knights:
        card = hands.discard_random(state, OTTOMAN)
        if card:
            papal.add_to_peters(state, CARDS[card].cp)  # his-6.1-20
        return
    space = yield from choose(HAPSBURG, "knights", "space", knights_homes(state))
    yield from hand_over(state, {space: INDEPENDENT})
    if not fortified(state, space):
        state.fortresses.add(space)  # his-2.1-11
    state.knights = space
    state.add_troops(space, INDEPENDENT, regular=1)
    state.log("knights_settle", space=space)
    yield MOMENT


# -- Pirate Haven (#89)


def possible_havens(state: HereIStandState, power: str) -> list[str]:
    """Where pirates can settle: an enemy's, nobody there, and a fortified Ottoman port on the same sea."""
    if not state.barbary:
        return []  # his-21.1-3
    return [
        space
        for space in HAVENS
        if hostile(state, OTTOMAN, space) and not occupants(state, space) and port_near(state, space)
    ]


def port_near(state: HereIStandState, space: str) -> bool:
    return any(
        controls(state, OTTOMAN, port) and fortified(state, port) for sea in SPACES[space].ports for port in PORTS[sea]
    )


def pirate_haven(state: HereIStandState, power: str) -> Flow:
    """The Ottomans make Oran or Tripoli a haven."""
    space = yield from choose(OTTOMAN, "pirate_haven", "space", possible_havens(state, power))
    state.havens.add(space)  # his-21.1-3 his-21.1-4
    control.gain(state, OTTOMAN, space)  # his-21.1-3
    put_units(state, space, OTTOMAN, "regular", HAVEN_REGULARS)  # his-21.1-3
    put_ships(state, space, OTTOMAN, "corsair", HAVEN_CORSAIRS)  # his-21.1-3
    state.log("pirate_haven", space=space)
    yield MOMENT


# -- Shipbuilding (#100)


def ships_to_build(state: HereIStandState, power: str) -> list[Option]:
    """Squadrons in controlled home ports, of minor allies in theirs; the Ottomans may build two corsairs for each."""
    squadrons = shipyards(state, power, "build_squadron")
    pair = room(state, OTTOMAN, "corsair", CORSAIRS_FOR_A_SQUADRON)
    return squadrons + [("build_corsairs", one[1], pair) for one in shipyards(state, power, "build_corsair")]


def shipyards(state: HereIStandState, power: str, act: str) -> list[Option]:
    """What a power could build of a kind of ships in ports of its own, whatever it costs."""
    action = building.MENU[act]
    if action.listed is None or not may(state, action.price, power):
        return []
    return [option for option in action.listed(state, power) if controls(state, power, str(option[1]))]


def shipyard_forbidden(state: HereIStandState, power: str) -> str | None:
    return None if ships_to_build(state, power) else NOT_NOW


def shipbuilding(state: HereIStandState, power: str) -> Flow:
    for _ in range(NEW_SHIPS):
        options = ships_to_build(state, power)
        if not options:
            return
        choice = yield Ask(power, "shipbuilding", [*options, DONE])
        if choice == DONE:
            return
        if choice[0] == "build_squadron":
            put_ships(state, str(choice[1]), str(choice[2]), "squadron", 1)
        else:
            put_ships(state, str(choice[1]), OTTOMAN, "corsair", int(choice[2]))


EVENTS = dict(
    [
        event("barbary_pirates", barbary_pirates),
        event("dragut", dragut),
        event("julia_gonzaga", julia_gonzaga, needs(lambda state, power: state.barbary)),
        event("knights_of_st_john", knights_of_st_john, needs(knights_ready)),
        event("pirate_haven", pirate_haven, needs(possible_havens)),
        event("shipbuilding", shipbuilding, shipyard_forbidden),
    ]
)
