"""What would happen: what all campaigns foresee, and what riders may still change."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from warcouncil.campaign import forecasts as campaign
from warcouncil.engine.forecast import Forecast, panel_of
from warcouncil.engine.judging import why
from warcouncil.engine.state import Option

View = Mapping[str, Any]
FOUGHT = ("assault", "pass")


def forecast(view: View, decision: View, option: Option) -> Forecast | None:
    """What comes of an option; riders may charge or dismount when it is too late to ask."""
    found = campaign.forecast(view, decision, option)
    if found is None or option[0] not in FOUGHT or "cavalry" not in units_in(view, str(option[-1])):
        return found
    return msgspec.structs.replace(found, told=(*found.told, why("forecast_riders")))


def units_in(view: View, space: str) -> Iterator[str]:
    """The kinds of units on both sides of the battle that goes on, or of an assault on a space."""
    battle, storms = panel_of(view, "battle"), panel_of(view, "storms")
    fights = [] if battle is None else [battle]
    fights += [] if storms is None else [row for row in storms["storms"] if row["space"] == space]
    return (row["unit"] for fight in fights for side in fight["sides"] for row in side["troops"])
