"""Tanto Monta keeps the laws of titles: a slice of conformance."""

from __future__ import annotations

import pytest

from tests.rulebook.tanto_monta.driver import table
from tests.rulebook.tanto_monta.oceans import ocean
from warcouncil.testing import LAWS
from warcouncil.testing.laws.redraws import untold
from warcouncil.titles.tanto_monta.title import TantoMonta


@pytest.mark.parametrize("law", ["setup", "play", "checkpoints"])
def test_a_law_is_kept_in_both_scenarios(law: str, seed: int) -> None:
    tally = LAWS[law](TantoMonta.id, matches=2, seed=seed)
    assert tally.matches >= 2


def test_what_somebody_reveals_behind_a_choice_he_has_known() -> None:
    """Units of one player are placed, then another reveals his points of victory, and the turn goes on."""
    state = ocean(arrivals={"muslim": ("naval_cavalry_1",), "france": ("naval_vp_1",), "spain": ("naval_cp_5",)})
    state.phase = "winter"
    state.agenda = [("announce", "muslim"), ("royal_deaths",), ("resources_revealed",)]
    match = table(state=state, others=7)
    decision = match.decisions[0]
    assert (decision.power, decision.kind) == ("north_africa", "resource_unit")
    assert untold(match, decision, decision.options[0]) == set()
    match.choose(decision, decision.options[0])
    assert match.view(0)["view"] and match.waiting_for["powers"] == ("muslim",)
