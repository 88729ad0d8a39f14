"""Actions at sea (16.1, 16.3) as the player of a navy takes them: naval moves, transport, the way to the Canaries."""

from __future__ import annotations

from collections.abc import Iterator

from warcouncil.campaign import entry, forces, moments, movement, naval_moves, navies, stacks, transport
from warcouncil.campaign.pieces import Formation, Move
from warcouncil.campaign.relations import besieged, controls, flag, home_of
from warcouncil.engine.flow import Flow
from warcouncil.engine.state import Option
from warcouncil.table.book import FREE, Action
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.menu import by_power, of_player, part_forbidden, surcharge
from warcouncil.titles.tanto_monta.sea.passages import navies_of
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.war.bounds import muslim_run
from warcouncil.titles.tanto_monta.war.formations import falls_ill
from warcouncil.titles.tanto_monta.war.ground import CANARIES, PAPACY

NAVAL_MOVE, TRANSPORT, CANARY, LEADER = "naval_move", "transport", "canary_transport", "leader_to_canaries"
CASTILE, SPAIN = "castile", "spain"
START = "gulf_of_cadiz"
"""The sea from whose ports Castile reaches the Canaries without ships (16.3)."""


def sailors_of(state: TantoMontaState, player: str) -> tuple[str, ...]:
    """The navies that a player moves: his own, and that of the Papacy which the Muslims run."""
    own = navies_of(state, player)
    return (*own, PAPACY) if muslim_run(state) and state.hand_of(PAPACY) == player else own  # tm-3.2-3


# -- transport


def transport_forbidden(state: TantoMontaState, power: str, option: Option) -> str | None:
    """Transport must be paid with what a repeated action leaves, and those who embark must be able to land."""
    points = state.cp - surcharge(state, TRANSPORT)  # tm-11-12
    clause = transport.transport_forbidden(state, power, option, points)
    return clause or crew_forbidden(state, power, str(option[1]), points)


def transports(state: TantoMontaState, power: str) -> list[Option]:
    points = state.cp - surcharge(state, TRANSPORT)  # tm-11-12
    found = transport.transports(state, power, points)
    return [option for option in found if crew_forbidden(state, power, str(option[1]), points) is None]


def crew_forbidden(state: TantoMontaState, power: str, space: str, points: int) -> str | None:
    """Whether those in a port who may land in the same place make no formation, or none that may land.

    They may lack a unit of the power whose home card pays (6.1), infantry for guns (5.3), or units at all (13.1).
    """
    pool = forces.movable(state, power, space)
    for sea in transport.first_seas(state, power, space, pool, points):
        aboard = transport.bound_for(state, sea, space, pool)
        lands = transport.can_land(state, sea, points - 1, space, aboard, whole=True)
        if not lands or not forces.can_go(state, "transport", aboard):
            return "tm-6.1-8" if state.bound else "tm-16.3-5"
    return None


def by_steps(state: TantoMontaState, power: str, option: Option) -> int:
    """Each step is paid as it is made."""
    return 0


# -- Castile to the Canaries


ISLAND_PORTS = tuple(space.id for space in COMPONENTS.atlas.spaces.values() if space.id in CANARIES and space.ports)


def island_ports(state: TantoMontaState) -> list[str]:
    """The ports of the Canaries that Castile controls."""
    return [space for space in ISLAND_PORTS if controls(state, CASTILE, space)]


def crew(state: TantoMontaState, origin: str, target: str) -> Formation:
    """The Castilian units in a port that may still move, with all leaders who may go to the Canaries."""
    pool = forces.movable(state, CASTILE, origin)
    own = tuple(stack for stack in pool.troops if stack.owner == CASTILE)
    return entry.admitted(state, Formation(CASTILE, own, pool.leaders), target)


def canary_candidates(state: TantoMontaState, player: str) -> Iterator[Option]:
    if player != SPAIN:
        return
    for origin in navies.exits(state, START, SPAIN):
        if origin in state.realm.atlas.seas or not controls(state, CASTILE, origin):
            continue
        if home_of(state, origin) == CASTILE and stacks.everybody(state, origin, CASTILE).troops:
            yield from ((CANARY, origin, target) for target in island_ports(state))  # tm-16.3-7


def canary_forbidden(state: TantoMontaState, player: str, option: Option) -> str | None:
    origin, target = str(option[1]), str(option[2])
    if transport.shut_in(state, CASTILE, origin):
        return "tm-16.3-4"
    if state.realm.stormy(state):
        return "tm-13.1-15"
    pool = crew(state, origin, target)
    if not pool.troops:
        return "tm-16.3-7"
    return part_forbidden(state, (CASTILE,)) or transport.landing_forbidden(state, target, origin, pool)


def canary_transport(state: TantoMontaState, player: str, option: Option) -> Flow:
    """A formation of Castile goes straight to an island, without ships."""
    origin, target = str(option[1]), str(option[2])
    formation: Formation = yield from forces.build_formation(
        state, CASTILE, origin, transport.MOST_UNITS, "transport", crew(state, origin, target), target=target
    )
    formation = yield from entry.depart(state, origin, formation)
    if not formation.troops and not formation.leaders:
        return
    state.move = Move(formation, origin, target, by_sea=True)
    stacks.lift(state, origin, formation)
    state.log("embarked", power=CASTILE, space=origin, sea=START, amount=formation.size)
    if (yield from moments.offer(state, "naval_transport_start", state.realm.after(CASTILE))):
        stacks.put_down(state, origin, formation)
        state.move = None
        return
    state.log("landed", power=CASTILE, space=target)
    yield from movement.arrive(state)


# -- a leader at the end of an impulse


def leader_candidates(state: TantoMontaState, player: str) -> Iterator[Option]:
    """Castilian leaders at home, for whom there is a port of the Canaries."""
    if player != SPAIN or state.extended:
        return
    for leader, place in sorted(state.leaders.items()):
        home = place in state.realm.atlas.spaces and home_of(state, place) == CASTILE
        if home and flag(state, stacks.side(state, leader)) == SPAIN and stacks.side(state, leader) == CASTILE:
            yield from ((LEADER, leader, port) for port in island_ports(state))  # tm-16.3-8


def leader_forbidden(state: TantoMontaState, player: str, option: Option) -> str | None:
    leader, port = str(option[1]), str(option[2])
    place = state.leaders.get(leader, "")
    if besieged(state, place) or besieged(state, port):
        return "tm-16.3-4"
    clause = entry.entry_forbidden(state, CASTILE, port, units=False)  # tm-13.1-8
    return clause or state.realm.leader_barred(state, leader, port)


def leader_sails(state: TantoMontaState, player: str, option: Option) -> None:
    """He is at the islands at once, unless the plague that he leaves holds him back."""
    leader, port = str(option[1]), str(option[2])
    if falls_ill(state, leader, state.leaders[leader]):
        return
    state.leaders[leader] = port
    state.log("leader_sails", leader=leader, space=port)


EXTENSIONS = {LEADER: Action(leader_candidates, leader_forbidden, FREE, leader_sails, needs="tm-16.3-8")}
EXTENSION_ACTS = {LEADER: ("leader", "space")}
MENU = {
    NAVAL_MOVE: by_power(naval_moves.MENU[NAVAL_MOVE], NAVAL_MOVE, who=sailors_of),
    TRANSPORT: by_power(
        transport.MENU["transport"]._replace(price="naval_transport", forbidden=transport_forbidden, listed=transports),
        TRANSPORT,
        "takes_part",
        price_of=by_steps,
    ),
    CANARY: of_player(Action(canary_candidates, canary_forbidden, CANARY, canary_transport, needs="tm-16.3-7"), CANARY),
}
