"""Trade (18.8): the French in the Mediterranean and the North Sea, the Mesta of Castile, and Ragusa."""

from __future__ import annotations

from collections.abc import Mapping

from warcouncil.campaign.control import carries
from warcouncil.campaign.relations import controls
from warcouncil.titles.tanto_monta import resources
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.voyages.escorts import SQUADRON
from warcouncil.titles.tanto_monta.voyages.oceans import FRANCE, PLAYERS, SPAIN, VOYAGES, holds

TRADE = COMPONENTS.tables.trade
RAGUSA = "ragusa"
BRITTANY = "brittany"
ETAPLES = "etaples"


def roll(state: TantoMontaState, player: str, name: str, helps: Mapping[str, int]) -> tuple[str, ...]:
    """A roll on a table of trade: the resources that it brings; `helps` says how often each modifier counts."""
    table = TRADE[name]
    added = sum(table.modifiers[reason] * times for reason, times in helps.items())
    if table.most:
        added = min(added, table.most)
    dice = state.dice.rolls(table.dice, 6, name)
    many = [brings for least, brings in table.rows if sum(dice) + added >= least][-1]
    state.log("trade_roll", power=player, trade=name, dice=list(dice), total=sum(dice) + added, amount=many)
    return tuple(resources.draw(state) for _ in range(many))


def mediterranean(state: TantoMontaState, player: str = FRANCE) -> tuple[str, ...]:
    """The trade of the Mediterranean: Genoa, Florence and Venice help whoever has them."""
    table = TRADE["french_mediterranean"]
    helps = {city: int(holds(state, player, city)) for city in table.modifiers}
    return roll(state, player, "french_mediterranean", helps)  # tm-18.8-8


def north_sea(state: TantoMontaState) -> tuple[str, ...]:
    """The trade of the North Sea: improvements help once the Treaty of Etaples is signed."""
    helps = {"improvement": state.north_sea if ETAPLES in state.treaties else 0}
    return roll(state, FRANCE, "french_north_sea", helps)  # tm-18.8-8


def mesta(state: TantoMontaState) -> tuple[str, ...]:
    """The trade of the Mesta: ports of the Cantabrian Sea with a line to its marker help."""
    return roll(state, SPAIN, "mesta", {"cantabrian_port": len(mesta_ports(state))})  # tm-18.8-8 tm-18.8-12


def mesta_ports(state: TantoMontaState) -> list[str]:
    """The Spanish ports of the Cantabrian Sea to which a line leads from the Mesta past no other of them."""
    ports = state.realm.atlas.ports[VOYAGES.mesta_sea]
    if not state.mesta or not carries(state, SPAIN, state.mesta):
        return []
    reached, front = {state.mesta}, [state.mesta]
    for place in front:
        if place in ports and place != state.mesta:
            continue  # tm-18.8-12
        for near in state.realm.atlas.by_land_and_sea[place]:
            if near not in reached and carries(state, SPAIN, near):
                reached.add(near)
                front.append(near)
    return [port for port in ports if port in reached and controls(state, SPAIN, port)]


def ragusa(state: TantoMontaState) -> tuple[str, tuple[str, ...]]:
    """The trade of Ragusa: who has it, and what it brings; squadrons in its port help."""
    for power in state.realm.majors:
        if controls(state, power, RAGUSA) and RAGUSA not in state.unrest:  # tm-12.4-7
            navy = state.realm.policy.get(power, power)
            ships = sum(
                fleet.counts[state.realm.ship_column[SQUADRON]]
                for fleet in state.fleets.get(RAGUSA, ())
                if fleet.user == navy
            )
            player = COMPONENTS.player_of[power]
            return player, roll(state, player, RAGUSA, {"squadron": ships})  # tm-18.8-8 tm-18.8-12
    return "", ()


def trades(state: TantoMontaState) -> None:
    """Step: all trades of winter; what they bring is revealed with all else."""
    resources.arrive(state, FRANCE, *mediterranean(state))  # tm-6.3-7
    resources.arrive(state, FRANCE, *north_sea(state))
    for _ in range(VOYAGES.brittany_rolls if BRITTANY in state.foreign_wars else 1):
        resources.arrive(state, SPAIN, *mesta(state))
    player, brought = ragusa(state)
    if player in PLAYERS:
        resources.arrive(state, player, *brought)


STEPS = {"trades": trades}
