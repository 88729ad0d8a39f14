"""Troop deployment in spring (10): each power with a home key deploys one formation, easier with War Preparations."""

from __future__ import annotations

from warcouncil.campaign import deployment
from warcouncil.campaign.counters import can_add
from warcouncil.campaign.relations import own_capitals
from warcouncil.campaign.stacks import add_units
from warcouncil.campaign.state import MOVED
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table import hands
from warcouncil.titles.tanto_monta.sea.passages import note_passages
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.war.preparations import PREPARED

REGULAR = "regular"
KINDS = {"spring_regular": Kind({"space": ("space",)})}
REFUSALS = {"spring_regular": "tm-17.2-1"}


def deployments(state: TantoMontaState) -> None:
    """Step: the powers deploy in the order of impulses."""
    note_passages(state)
    powers = [entry for entry in deployment.deployments(state) if entry[1] not in state.surrendered]
    state.next(*powers, ("deployments_over",))  # tm-10-11 tm-10-24


def deployments_over(state: TantoMontaState) -> None:
    """Step: what was deployed may move again."""
    state.moved.clear()
    state.unmark_all(MOVED, PREPARED)


def spring_campaign(state: TantoMontaState, power: str) -> Flow:
    """Step: War Preparations bring a regular to a home key and a card; all powers of the player deploy more easily."""
    player = state.hand_of(power)
    state.mark(PREPARED, player)  # tm-10-23
    keys = [key for key in own_capitals(state, power) if key not in state.unrest and key not in state.plague]
    options: list[Option] = [("space", key) for key in keys if can_add(state, power, REGULAR, 1, key)]
    if options:
        choice = yield Ask(power, "spring_regular", options)
        add_units(state, str(choice[1]), power, REGULAR, 1)
        state.log("built", power=power, unit=REGULAR, place=choice[1])
    hands.draw(state, player)


STEPS = {"deployments": deployments, "deployments_over": deployments_over, "spring_campaign": spring_campaign}
