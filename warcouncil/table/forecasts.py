"""What would happen where dice are rolled: two against a number, or those of both sides."""

from __future__ import annotations

from warcouncil.engine.forecast import Forecast
from warcouncil.engine.judging import Reason, why
from warcouncil.table.odds import two_dice


def of_two_dice(needed: int, *more: Reason) -> Forecast:
    """Two dice must show so much, all modifiers taken off; `more` is what else must be said."""
    return Forecast((why("forecast_two_dice", number=needed), *more), two_dice(needed))


def both_sides(own: int, other: int) -> Reason:
    """How many dice are rolled on the own side and on the other one."""
    return why("forecast_dice", number=own, number2=other)
