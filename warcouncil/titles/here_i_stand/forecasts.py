"""What would happen: attempts at reformation and against it, and debates, beside what all campaigns foresee."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from warcouncil.campaign import forecasts as campaign
from warcouncil.engine.forecast import Forecast, panel_of
from warcouncil.engine.judging import why
from warcouncil.engine.state import Option
from warcouncil.table.forecasts import both_sides
from warcouncil.table.odds import more_hits
from warcouncil.titles.here_i_stand.odds import sermon

View = Mapping[str, Any]
ATTEMPTS = ("reformation", "counter_reformation")


def forecast(view: View, decision: View, option: Option) -> Forecast | None:
    """What comes of an option."""
    if decision["kind"] in ATTEMPTS:
        return of_attempt(view, option)
    if decision["kind"] == "opponents":
        return of_debate(view, str(option[0]))
    return campaign.forecast(view, decision, option)


def of_attempt(view: View, option: Option) -> Forecast | None:
    """The best die of both sides is compared; a debater who helps adds his dice."""
    panel = panel_of(view, "attempts")
    rows = () if panel is None or len(option) == 1 else panel["targets"]
    row = next((row for row in rows if row["space"] == option[1]), None)
    if row is None:
        return None
    helper = row["helpers"][option[2]] if option[0] == "attempt_with" else 0
    own, other = row["dice"][0] + helper, row["dice"][1]
    told = [both_sides(own, other), why("forecast_best_die")]
    if row["modifier"]:
        told.append(why("forecast_modified", number=f"{row['modifier']:+}"))
    if row["wins_ties"]:
        told.append(why("forecast_ties"))
    return Forecast(tuple(told), sermon(own, other, row["modifier"], row["wins_ties"]), own=own, other=other)


def of_debate(view: View, name: str) -> Forecast | None:
    """The caller's chance to win the first round at once, over all who may be drawn from a pool."""
    panel = panel_of(view, "debate")
    pool = next((one for one in panel["pools"] if one["pool"] == name), None) if panel is not None else None
    if pool is None:
        return None
    chances = [more_hits(*row["dice"]) for row in pool["debaters"]]
    fewest, most = (pick(row["dice"][1] for row in pool["debaters"]) for pick in (min, max))
    own = max(row["dice"][0] for row in pool["debaters"])
    told = (why("forecast_debate", number=own, number2=fewest, number3=most), why("forecast_first_round"))
    return Forecast(told, sum(chances) / len(chances), own=own)
