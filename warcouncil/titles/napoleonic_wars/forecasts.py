"""What would happen: rolls to intercept and to evade, on land and at sea, and the next round of a siege."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from warcouncil.engine.forecast import Forecast, panel_of
from warcouncil.engine.judging import why
from warcouncil.engine.state import Option
from warcouncil.table.forecasts import both_sides, of_two_dice
from warcouncil.table.odds import hits
from warcouncil.titles.napoleonic_wars.components import COMPONENTS

View = Mapping[str, Any]
TABLES = COMPONENTS.tables


def forecast(view: View, decision: View, option: Option) -> Forecast | None:
    """What comes of an option."""
    found = FORECASTS.get(str(option[0]))
    return None if found is None else found(view, decision, option)


def on_land(view: View, decision: View, option: Option) -> Forecast | None:
    """Two dice for an army next to a march, or in its way."""
    wanted = (option[0], decision["power"], option[1])
    rows = [row for row in rolls(view, "march") if (row["roll"], row["power"], row["of"]) == wanted]
    return checked(rows, TABLES.land_checks.success)


def at_sea(view: View, decision: View, option: Option) -> Forecast | None:
    """Two dice for a fleet that meets another one on its voyage."""
    rows = [row for row in rolls(view, "voyage") if (row["roll"], row["power"]) == (option[0], decision["power"])]
    return checked(rows, TABLES.naval_checks.success)


def rolls(view: View, kind: str) -> list[View]:
    panel = panel_of(view, kind)
    return [] if panel is None else list(panel["rolls"])


def checked(rows: list[View], success: int) -> Forecast | None:
    """The roll, if all who may be meant have the same one: several armies in a duchy decide one by one."""
    found = {row["modifier"] for row in rows}
    return of_two_dice(success - found.pop()) if len(found) == 1 else None


def of_siege(view: View, decision: View, option: Option) -> Forecast | None:
    """The next round: as many sixes as are still needed, and somebody left of the army (12.3)."""
    panel = panel_of(view, "siege")
    if panel is None:
        return None
    storm, walls = panel["sides"]
    left = max(0, panel["needed"] - panel["sixes"])
    army = sum(row["count"] for row in storm["troops"]) + len(storm["leaders"])
    sixes, kills = hits(storm["count"], TABLES.siege.hit), hits(walls["count"], TABLES.battle.kill)
    told = (both_sides(storm["count"], walls["count"]), why("forecast_sixes", count=left))
    return Forecast(told, sum(sixes[left:]) * sum(kills[:army]), own=storm["count"], other=walls["count"])


FORECASTS: dict[str, Callable[[View, View, Option], Forecast | None]] = {
    "intercept": on_land,
    "evade": on_land,
    "intercept_fleet": at_sea,
    "evade_fleet": at_sea,
    "press_on": of_siege,
}
