"""Escorts (16.1, 17.3): squadrons that are sent or built into ocean zones, and come back."""

from __future__ import annotations

from collections.abc import Iterator

from warcouncil.campaign import navies
from warcouncil.campaign.counters import can_add
from warcouncil.campaign.relations import controls
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.book import Action, may
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.menu import of_player
from warcouncil.titles.tanto_monta.powers.activity import idle
from warcouncil.titles.tanto_monta.sea.sick_ports import dies_leaving
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.voyages.oceans import OCEANS, PLAYERS
from warcouncil.titles.tanto_monta.war.ground import BERBERS_COME, NORTH_AFRICA
from warcouncil.titles.tanto_monta.war.recruits import NEW_SHIPS

SQUADRON = "squadron"
DECLINE: Option = ("decline",)


def flags(state: TantoMontaState, player: str) -> tuple[str, ...]:
    """The navies of a player's powers: Castile and Aragon have one together."""
    powers = [power for power in COMPONENTS.players[player].powers if power not in state.surrendered]
    return tuple(dict.fromkeys(state.realm.policy.get(power, power) for power in powers))


def manned(state: TantoMontaState, player: str) -> list[str]:
    """Those of them whose ships may act with the points that are spent now."""
    return [navy for navy in flags(state, player) if idle(state, navy) is None]  # tm-20.4-11 tm-22.1-12


def explored(state: TantoMontaState, player: str) -> list[str]:
    """The ocean zones that a player has explored."""
    return [ocean for ocean in OCEANS if (player, ocean) in state.explored]


def change(state: TantoMontaState, ocean: str, navy: str, more: int) -> None:
    """So many squadrons of a navy come to an ocean zone, or leave it."""
    state.set_escorts(ocean, navy, state.escorts.get(ocean, {}).get(navy, 0) + more)


def lose(state: TantoMontaState, ocean: str, navy: str) -> None:
    """An escort is eliminated: it goes to the turn track."""
    change(state, ocean, navy, -1)
    lost = state.realm.fleet(navy, navy, squadron=1).counts
    before = state.lost_ships.get(navy, state.realm.no_ships)
    state.lost_ships[navy] = tuple([one + other for one, other in zip(before, lost, strict=True)])  # tm-17.3-2
    state.log("escort_lost", power=navy, ocean=ocean)


# -- sending


def squadrons(state: TantoMontaState, navy: str) -> list[str]:
    """Where on the main map a navy has squadrons that can still move in this impulse."""
    column, fleets = state.realm.ship_column[SQUADRON], state.fleets
    return [
        place
        for place in state.realm.seas_first
        if place in fleets
        for fleet in fleets[place]
        if fleet.owner == fleet.user == navy and navies.fresh(state, place, fleet).counts[column]
    ]


def send_candidates(state: TantoMontaState, player: str) -> Iterator[Option]:
    if may(state, "escort", player):
        for navy in manned(state, player):
            for place in squadrons(state, navy):
                yield from (("send_escort", navy, place, ocean) for ocean in OCEANS)


def sendings(state: TantoMontaState, player: str) -> list[Option]:
    """The candidates that nothing forbids, in one pass."""
    oceans = explored(state, player)
    if not oceans or state.realm.stormy(state) or not may(state, "escort", player):
        return []
    return [
        ("send_escort", navy, place, ocean)
        for navy in manned(state, player)
        for place in squadrons(state, navy)
        for ocean in oceans
    ]


def zone_forbidden(state: TantoMontaState, player: str, option: Option) -> str | None:
    """An escort goes to ocean zones that its player has explored only."""
    if state.realm.stormy(state) and option[0] == "send_escort":
        return "tm-13.1-15"
    return None if (player, str(option[-1])) in state.explored else "tm-16.1-24"


def send(state: TantoMontaState, player: str, option: Option) -> None:
    """A squadron of the main map goes straight to an explored ocean zone: no navigation, no interception."""
    navy, place, ocean = str(option[1]), str(option[2]), str(option[3])
    squadron = state.realm.fleet(navy, navy, squadron=1)
    if dies_leaving(state, navy, place):
        navies.sink(state, place, squadron)
        state.log("units_lost", power=navy, unit=SQUADRON, amount=1, place=place)
    else:
        state.remove_fleet(place, squadron)  # tm-16.1-24 tm-5.4-6
        change(state, ocean, navy, 1)
        state.log("escort_sent", power=navy, place=place, ocean=ocean)
    for power in COMPONENTS.players[player].powers:
        navies.leave_no_leader_alone(state, place, power)  # tm-5.1-18


# -- building


def build_candidates(state: TantoMontaState, player: str) -> Iterator[Option]:
    if may(state, "escort", player):
        for navy in manned(state, player):
            yield from (("build_escort", navy, ocean) for ocean in OCEANS)


def build_forbidden(state: TantoMontaState, player: str, option: Option) -> str | None:
    if zone_forbidden(state, player, option) is not None:
        return "tm-17.3-4"
    if state.beaten.issuperset(crews(state, str(option[1]))):
        return "tm-22.1-14"
    return None if in_supply(state, str(option[1])) else "tm-17.3-2"


def buildings(state: TantoMontaState, player: str) -> list[Option]:
    """The candidates that nothing forbids, in one pass."""
    oceans = explored(state, player)
    if not oceans or not may(state, "escort", player):
        return []
    able = [navy for navy in manned(state, player) if in_supply(state, navy)]
    able = [navy for navy in able if not state.beaten.issuperset(crews(state, navy))]
    return [("build_escort", navy, ocean) for navy in able for ocean in oceans]


def in_supply(state: TantoMontaState, navy: str) -> bool:
    """Whether a navy has a squadron left; one of North Africa comes with the Berbers."""
    later = NEW_SHIPS if navy == NORTH_AFRICA and state.turn < BERBERS_COME else 0
    return can_add(state, navy, SQUADRON, 1 + later)  # tm-20.2-1


def build(state: TantoMontaState, player: str, option: Option) -> None:
    """A new squadron comes straight to an explored ocean zone."""
    navy, ocean = str(option[1]), str(option[2])
    change(state, ocean, navy, 1)  # tm-17.3-4 tm-17-2
    state.log("escort_built", power=navy, ocean=ocean)


# -- coming back


def crews(state: TantoMontaState, navy: str) -> list[str]:
    """The powers whose ships a navy has."""
    return [power for power in state.realm.majors if state.realm.policy.get(power, power) == navy]


def home_ports(state: TantoMontaState, navy: str) -> list[str]:
    """The home ports in play that a navy may come back to: its powers control them."""
    homes = {space for power in crews(state, navy) for space in state.realm.homes[power]}
    homes -= state.realm.closed_spaces(state)  # tm-2.4-6
    return [port for port in state.realm.port_spaces if port in homes and controls(state, navy, port)]


def come_home(state: TantoMontaState, navy: str, ocean: str, port: str) -> None:
    """An escort is back on the main map."""
    change(state, ocean, navy, -1)
    state.add_ships(port, navy, navy, squadron=1)
    state.log("escort_home", power=navy, ocean=ocean, space=port)


# -- spring (10)


def spring_escorts(state: TantoMontaState) -> Flow:
    """Step: each navy whose player has explored an ocean zone may move one squadron there or back."""
    for player in PLAYERS:
        for navy in flags(state, player) if explored(state, player) else ():
            options = [*spring_options(state, player, navy), DECLINE]
            choice = yield Ask(player, "spring_escort", options, about={"power2": navy})  # tm-10-10
            if choice[0] == "send_escort":
                send(state, player, choice)
            elif choice[0] == "recall_escort":
                come_home(state, navy, str(choice[2]), str(choice[3]))


def spring_options(state: TantoMontaState, player: str, navy: str) -> list[Option]:
    """A squadron from a home port to an explored ocean zone, or one from there back, without navigation."""
    ports = home_ports(state, navy)
    docked = [port for port in ports if state.ships(port, navy, SQUADRON)]
    away = [ocean for ocean in OCEANS if state.escorts.get(ocean, {}).get(navy)]
    return [
        *(("send_escort", navy, port, ocean) for port in docked for ocean in explored(state, player)),
        *(("recall_escort", navy, ocean, port) for ocean in away for port in ports if port not in state.plague),
    ]


STEPS = {"escorts": spring_escorts}
KINDS = {
    "spring_escort": Kind(
        {"send_escort": ("power", "place", "ocean"), "recall_escort": ("power", "ocean", "space"), "decline": ()}
    )
}
REFUSALS = {"spring_escort": "tm-10-10"}
SEND = Action(send_candidates, zone_forbidden, "escort", send, sendings, needs="tm-16.1-24")
BUILD = Action(build_candidates, build_forbidden, "escort", build, buildings, needs="tm-17.3-4")
MENU = {"send_escort": of_player(SEND, "send_escort"), "build_escort": of_player(BUILD, "build_escort")}
