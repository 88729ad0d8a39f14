"""Leaders that come, go and follow each other, children and suitors, ships that were lost, the Berbers (8.1)."""

from __future__ import annotations

from warcouncil.campaign.sieges import check_sieges
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.realm import POWERS_OF
from warcouncil.titles.tanto_monta.resources import is_key, is_strategic
from warcouncil.titles.tanto_monta.setup import lay_out_stack
from warcouncil.titles.tanto_monta.spaces import own_homes
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.voyages.naos import naos_come_back
from warcouncil.titles.tanto_monta.war.ground import BERBERS_COME, TLEMCEN

LEADERS = {leader.id: leader for leader in COMPONENTS.people.leaders}
ADMIRALS = {admiral.id: admiral for admiral in COMPONENTS.people.admirals}
FIRST_TURN = 1
KINDS = {"leader_enters": Kind({"enter": ("leader", "space")})}
REFUSALS = {"leader_enters": "tm-8.1-3"}


def people_enter(state: TantoMontaState) -> Flow:
    """Step: the leaders of the turn table, those on the turn track, the royal persons, the Berbers."""
    scenario = COMPONENTS.setup.scenarios[str(state.options["scenario"])]
    if state.turn == BERBERS_COME > scenario.turns[0]:  # one that begins now has them on the map
        berbers_come(state)
    for leader in LEADERS.values():
        if leader.leaves == state.turn:
            leave(state, leader.id)  # tm-8.1-2
    yield from check_sieges(state)  # some outlast the winter in the Canaries: tm-15.3-1
    for leader in LEADERS.values():
        if leader.turn == state.turn > FIRST_TURN and not in_play(state, leader.id):
            state.away_leaders[leader.id] = state.turn  # tm-8.1-2
    royals_come(state)
    state.lost_ships.clear()  # tm-8.1-7
    naos_come_back(state)  # tm-17.4-4
    yield from leaders_enter(state)
    yield from admirals_enter(state)


def in_play(state: TantoMontaState, leader: str) -> bool:
    """Whether a leader is somewhere: on the map, in a dungeon, or on the turn track."""
    return leader in state.leaders or leader in state.captives or leader in state.away_leaders


# -- army leaders


def leave(state: TantoMontaState, leader: str) -> None:
    """A leader leaves the game; who follows him stands where he stood, or comes as a new one."""
    successor, there = LEADERS[leader].successor, in_play(state, leader)
    place = state.leaders.pop(leader, "")
    captive = state.captives.pop(leader, "")
    state.away_leaders.pop(leader, None)
    state.sides.pop(leader, None)
    if there:
        state.log("leader_gone", leader=leader)
    if not successor or in_play(state, successor):
        return
    if place and not captive:
        state.leaders[successor] = place  # tm-8.1-4
        state.log("leader_enters", leader=successor, place=place)
    else:
        state.away_leaders[successor] = state.turn  # tm-8.1-4


def leaders_enter(state: TantoMontaState) -> Flow:
    """Those on the turn track come to the best home space, or wait another turn."""
    for leader in LEADERS:
        due = state.away_leaders.get(leader)
        if due is not None and due <= state.turn:
            yield from enter(state, leader)  # tm-8.1-1


def enter(state: TantoMontaState, leader: str) -> Flow:
    """A new leader, or one who comes back, chooses among the best spaces of his power; without any he waits."""
    power = state.sides.get(leader, LEADERS[leader].power)
    spaces = quarters(state, power) if power in state.seats else []  # Borgia serves whoever has played him
    if not spaces:
        state.away_leaders[leader] = state.turn + 1  # tm-8.1-3
        return
    options: list[Option] = [("enter", leader, space) for space in spaces]
    choice = yield Ask(power, "leader_enters", options, about={"leader": leader})
    del state.away_leaders[leader]
    state.leaders[leader] = str(choice[2])
    state.log("leader_enters", leader=leader, place=choice[2])


def quarters(state: TantoMontaState, power: str) -> list[str]:
    """Controlled home spaces: keys, else fortresses, else strategic spaces."""
    homes = own_homes(state, power)
    fortresses = [space for space in homes if is_fortress(space) or space in state.fortresses]
    for found in ([*filter(is_key, homes)], fortresses, [*filter(is_strategic, homes)]):
        if found:
            return found  # tm-8.1-3
    return []


def is_fortress(space: str) -> bool:
    return COMPONENTS.atlas.spaces[space].kind == "fortress"


# -- naval leaders


def admirals_enter(state: TantoMontaState) -> Flow:
    """Naval leaders come back to a friendly home port, or wait another turn."""
    for admiral in ADMIRALS.values():
        if state.waiting_admirals.get(admiral.id, state.turn + 1) > state.turn:
            continue
        ports = home_ports(state, admiral.id)
        if not ports:
            state.waiting_admirals[admiral.id] = state.turn + 1  # tm-8.1-6
            continue
        options: list[Option] = [("enter", admiral.id, port) for port in ports]
        choice = yield Ask(admiral.player, "leader_enters", options, about={"leader": admiral.id})
        del state.waiting_admirals[admiral.id]
        state.admirals[admiral.id] = str(choice[2])
        state.log("leader_enters", leader=admiral.id, place=choice[2])


def home_ports(state: TantoMontaState, admiral: str) -> list[str]:
    """The ports at home of a naval leader, of either power of Spain for hers."""
    facts = ADMIRALS[admiral]
    powers = (facts.power,) if facts.power else POWERS_OF[facts.player]
    spaces = COMPONENTS.atlas.spaces
    return [space for power in powers for space in own_homes(state, power) if spaces[space].ports]  # tm-8.1-6


# -- royal persons, and the Berbers


def royals_come(state: TantoMontaState) -> None:
    """Children and suitors of the turn come to the wedding table."""
    people = COMPONENTS.people
    children = [child.id for child in people.children if child.turn == state.turn]
    suitors = [suitor.id for suitor in people.suitors if suitor.turn == state.turn]
    state.children.update(children)  # tm-8.1-5
    state.suitors.update(suitors)  # tm-8.1-5
    if children or suitors:
        state.log("royals_come", royal=[*children, *suitors])


def berbers_come(state: TantoMontaState) -> None:
    """The units and spaces of Tlemcen come into play; Algiers stays independent."""
    homes = [space.id for space in COMPONENTS.map.spaces if space.id in TLEMCEN and space.home == "north_africa"]
    state.control.update(dict.fromkeys(homes, "north_africa"))  # tm-2.4-6
    for stack in COMPONENTS.setup.turn_4:
        lay_out_stack(state, stack)  # tm-8.1-8
    state.log("berbers_come", power="north_africa")


STEPS = {"people_enter": people_enter}
