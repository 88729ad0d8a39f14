"""Readings of the rulebook between which tables choose (docs/rules-notes): match options of which the first is used."""

from __future__ import annotations

from warcouncil.engine.state import OptionValue, State
from warcouncil.engine.title import OptionSpec

NAVAL_RESOURCES = "naval_resources"
UPRISING = "uprising_resource"
CATALONIA = "catalan_surrender"
RAIDERS = "raiding_naos"
FEW = 40

READINGS = (
    OptionSpec(NAVAL_RESOURCES, 50, (50, FEW)),
    OptionSpec(UPRISING, "caravan", ("caravan", "naval")),
    OptionSpec(CATALONIA, "any_power", ("any_power", "spain")),
    OptionSpec(RAIDERS, "turn_track", ("turn_track", "out_of_game")),
)
USED = {spec.id: spec.default for spec in READINGS}


def reading(state: State, option: str) -> OptionValue:
    """How a match reads a rule; those that were begun before there was a choice read it as is usual."""
    return state.options.get(option, USED[option])
