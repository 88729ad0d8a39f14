"""Where beaten fleets go (13.42), what becomes of a fleet in a lost battle for its port, and squadrons that sink."""

from __future__ import annotations

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.graph import nearest
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.relations import at_war
from warcouncil.titles.napoleonic_wars.sea.fleets import is_port
from warcouncil.titles.napoleonic_wars.state import NATIONS, SPACES, Engagement, NapoleonicState, Ships

KINDS = {"haven": Kind({"run_for": ("space",)})}
REFUSALS = {"haven": "nw-13.42-1"}


def lose(state: NapoleonicState, place: str, nation: str, mark: int) -> None:
    """A squadron is eliminated."""
    state.take_ship(place, nation, mark)
    state.log("squadron_lost", power=nation, place=place)


def lose_all(state: NapoleonicState, place: str, ships: Ships) -> None:
    for nation, mark in ships:
        lose(state, place, nation, mark)


def active_beaten(state: NapoleonicState, battle: Engagement) -> Flow:
    """The fleet on its voyage was beaten: back to the port it was leaving, or to the nearest other one (13.42)."""
    voyage = state.sailing
    state.sailing = None
    if voyage is None:
        return
    if voyage.driven:
        lose_all(state, voyage.place, voyage.ships)  # nw-13.9-1
        return
    closed = voyage.target if voyage.target in SPACES else ""
    port = voyage.came if voyage.came in SPACES else ""
    if not port:  # nw-13.42-2
        port = yield from refuge(state, voyage.power, voyage.place, closed)
    run_for(state, voyage.power, voyage.place, port, voyage.ships)
    if port:
        hold(state, port, voyage.ships)


def other_beaten(state: NapoleonicState, battle: Engagement) -> Flow:
    """The other fleet was beaten: in its port it is destroyed, out of a strait's port it goes back (13.42, 13.5)."""
    head, place, ships = battle.sides[1], battle.where[1], battle.ships[1]
    if battle.kind == "port":
        foes = [ship for ship in state.ships_at(place) if at_war(state, ship[0], battle.sides[0])]
        lose_all(state, place, tuple(foes))  # nw-13.5-4
    elif battle.kind != "strait" and ships:
        port = yield from refuge(state, head, place)
        run_for(state, head, place, port, ships)


def refuge(state: NapoleonicState, head: str, sea: str, closed: str = "") -> Flow:
    """The nearest friendly port, chosen by the loser among equals; empty if there is none (13.42)."""
    able = [port for port in SPACES if port != closed and is_port(state, head, port)]
    ports = nearest(COMPONENTS.atlas.sea_zones_from(sea), able)  # nw-13.42-1
    if len(ports) < 2:
        return ports[0] if ports else ""
    options: list[Option] = [("run_for", port) for port in ports]
    choice = yield Ask(head, "haven", options, about={"place": sea})
    return str(choice[1])


def run_for(state: NapoleonicState, head: str, origin: str, port: str, ships: Ships) -> None:
    """A beaten fleet is put into a port, where nobody intercepts it; without any it is lost (13.3)."""
    if not port:
        lose_all(state, origin, ships)
        return
    state.move_ships(ships, origin, port)  # nw-13.3-4
    state.log("fleet_retreats", power=head, place=origin, place2=port)


def hold(state: NapoleonicState, port: str, ships: Ships) -> None:
    """Beaten squadrons stay in their port for this impulse (13.42)."""
    stuck = dict(state.held.get(port, ()))
    for nation, _ in ships:
        stuck[nation] = stuck.get(nation, 0) + 1
    state.held[port] = tuple((nation, stuck[nation]) for nation in NATIONS if nation in stuck)
