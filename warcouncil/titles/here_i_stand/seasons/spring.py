"""The spring deployment phase (10): an informant, and then the powers deploy."""

from __future__ import annotations

from warcouncil.campaign.deployment import deployments
from warcouncil.engine.flow import Flow
from warcouncil.table import windows
from warcouncil.titles.here_i_stand.components import MAJORS
from warcouncil.titles.here_i_stand.state import HereIStandState


def spring(state: HereIStandState) -> Flow:
    """Phase 5: an informant may look at a hand; then the powers deploy in impulse order."""
    state.phase = "spring"
    state.log("spring", turn=state.turn)
    yield from windows.offer(state, "spring_start", MAJORS)
    state.next(*deployments(state))  # his-10-1


STEPS = {"spring": spring}
