"""Troop deployment in spring (10): each power with a home key deploys one formation."""

from __future__ import annotations

from warcouncil.campaign import deployment
from warcouncil.campaign.state import MOVED
from warcouncil.titles.tanto_monta.realm import MUSLIM, PLAYER
from warcouncil.titles.tanto_monta.sea.passages import note_passages
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.war.preparations import PREPARED


def deployments(state: TantoMontaState) -> None:
    """Step: the powers deploy in the order of impulses."""
    note_passages(state)
    powers = [entry for entry in deployment.deployments(state) if entry[1] not in state.surrendered]
    muslim = [entry for entry in powers if PLAYER[str(entry[1])] == MUSLIM]
    others = [entry for entry in powers if entry not in muslim]
    state.next(*muslim, ("papal_deployment",), *others, ("deployments_over",))  # tm-10-11 tm-10-24


def deployments_over(state: TantoMontaState) -> None:
    """Step: what was deployed may move again."""
    state.moved.clear()
    state.unmark_all(MOVED, PREPARED)


STEPS = {"deployments": deployments, "deployments_over": deployments_over}
