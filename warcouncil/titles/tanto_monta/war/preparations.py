"""What makes spring deployments easier or bars them (10): War Preparations, and ships in the ports of a sea."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warcouncil.campaign import navies
from warcouncil.campaign.building import site_forbidden
from warcouncil.campaign.counters import can_add
from warcouncil.campaign.realm import Easing
from warcouncil.campaign.relations import at_war_at_sea, navy, own_capitals
from warcouncil.campaign.stacks import add_units
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table import hands
from warcouncil.table.facts import Fact

if TYPE_CHECKING:
    from warcouncil.titles.tanto_monta.state import TantoMontaState

PREPARED = Fact("prepared", "player")
"""A player has played War Preparations for the deployments of this spring."""
FACTS = (PREPARED,)
SQUADRON, REGULAR = "squadron", "regular"
KINDS = {"spring_regular": Kind({"space": ("space",)})}
REFUSALS = {"spring_regular": "tm-17.2-1"}


def prepare(state: TantoMontaState, power: str) -> Flow:
    """#97: a regular in a home key and a card; all powers of the player deploy more easily."""
    player = state.hand_of(power)
    state.mark(PREPARED, player)  # tm-10-23
    keys = [key for key in own_capitals(state, power) if site_forbidden(state, power, power, key) is None]
    options: list[Option] = [("space", key) for key in keys if can_add(state, power, REGULAR, 1, key)]
    if options:
        choice = yield Ask(power, "spring_regular", options)
        add_units(state, str(choice[1]), power, REGULAR, 1)
        state.log("built", power=power, unit=REGULAR, place=choice[1])
    hands.draw(state, player)


EASINGS = (Easing(card="war_preparations", over_passes=True, past_ships=True, any_number=True, play=prepare),)


def prepared(state: TantoMontaState, power: str) -> int:
    """All powers of a player who has played the card deploy more easily."""
    return int(state.holds(PREPARED, state.hand_of(power)))  # tm-10-23


def harbour_bars(state: TantoMontaState, power: str, other: str, sea: str) -> bool:
    """Whether squadrons of another major power in the ports of a sea zone close it to a deployment."""
    ports = [port for port in state.realm.atlas.ports[sea] if port in state.fleets]
    if not any(navies.number(state, navy(state, port, other), SQUADRON) for port in ports):
        return False
    if at_war_at_sea(state, power, other):
        return True  # tm-10-19
    return not any(navies.number(state, navy(state, place, power), SQUADRON) for place in (sea, *ports))  # tm-10-20
