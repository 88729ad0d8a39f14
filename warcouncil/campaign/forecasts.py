"""What would happen in a campaign: interception and avoiding battle (13), field battles (14), assaults (15.1), naval
combat (16.2).

Everything is read from the panels of a view (`campaign/resolving.py`); the dice in them are counted by the rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from warcouncil.campaign.interception import NEEDED
from warcouncil.engine.forecast import Forecast, panel_of
from warcouncil.engine.judging import why
from warcouncil.engine.state import Option
from warcouncil.table.dice import HIT
from warcouncil.table.forecasts import both_sides, of_two_dice
from warcouncil.table.odds import hits

View = Mapping[str, Any]
TO_ROLL = {"intercept": "intercept", "avoid_battle": "avoid"}
"""The kinds of questions behind which two dice are rolled -> the act that rolls them."""


def forecast(view: View, decision: View, option: Option) -> Forecast | None:
    """What comes of an option, if it is about dice that all campaigns have."""
    kind, act = decision["kind"], option[0]
    if act == "assault" and len(option) > 1:
        return of_assault(view, str(option[1]) if len(option) > 2 else decision["power"], str(option[-1]))
    if TO_ROLL.get(kind) == act:
        return of_roll(view, decision["power"], str(act), str(option[1]))
    if decision["trigger"] is not None and act == "pass":
        return of_battle(view, decision["power"]) or of_naval_battle(view, decision["power"])
    return None


# -- two dice


def of_roll(view: View, power: str, roll: str, space: str) -> Forecast | None:
    """Intercepting and avoiding battle: two dice and what is added to them."""
    panel = panel_of(view, "move")
    rows = () if panel is None else panel["rolls"]
    wanted = (roll, power, space)
    row = next((row for row in rows if (row["roll"], row["power"], row["space"]) == wanted), None)
    if row is None:
        return None
    if row["free"]:
        return Forecast((why("forecast_free"),), 1.0)
    return of_two_dice(NEEDED - row["modifier"], why("forecast_all_go"))


# -- battles


def hits_of(side: View) -> tuple[float, ...]:
    """The chance of each number of hits of a side of a panel."""
    return hits(side["count"], side.get("hit_from", HIT), side.get("fours", 0))


def size_of(side: View) -> int:
    return sum(row["count"] for row in side["troops"])


def of_battle(view: View, power: str) -> Forecast | None:
    """A battle on land whose dice lie ready, if nobody plays another card."""
    panel = panel_of(view, "battle")
    if panel is None or panel["first"] or any(side["dice"] for side in panel["sides"]):
        return None  # rolled already, or losses of a first strike come before the other dice
    mine = own_side(panel, power)
    if mine is None:
        return None
    if panel["battle"] == "assault":
        chance = taking(panel["sides"], panel["outside"])
    elif panel["battle"] == "field":
        chance = winning(panel)
    else:
        return None
    return of_sides(panel, mine, chance)


def of_naval_battle(view: View, power: str) -> Forecast | None:
    """A naval combat whose dice lie ready: more hits win, and the defender wins ties."""
    panel = panel_of(view, "naval_battle")
    if panel is None or any(side["dice"] for side in panel["sides"]):
        return None
    mine = own_side(panel, power)
    return None if mine is None else of_sides(panel, mine, ahead(*map(hits_of, panel["sides"])))


def own_side(panel: View, power: str) -> int | None:
    return next((number for number, side in enumerate(panel["sides"]) if power in side["powers"]), None)


def of_sides(panel: View, mine: int, chance: float) -> Forecast:
    """Both sides as one of them sees it; `chance` is the attacker's."""
    own, other = panel["sides"][mine]["count"], panel["sides"][1 - mine]["count"]
    counted = both_sides(own, other)
    return Forecast((counted, why("forecast_no_cards")), 1 - chance if mine else chance, own=own, other=other)


def ahead(own: tuple[float, ...], other: tuple[float, ...]) -> float:
    """The chance of more hits than the other side."""
    return sum(chance * sum(other[:number]) for number, chance in enumerate(own))


def winning(panel: View) -> float:
    """The attacker's chance in a field battle; where all would fall, by more dice if so agreed."""
    attack, defence = map(hits_of, panel["sides"])
    if not panel["by_dice"]:
        return ahead(attack, defence)
    sizes = [size_of(side) for side in panel["sides"]]
    more = panel["sides"][0]["count"] > panel["sides"][1]["count"]
    won = 0.0
    for own, likely in enumerate(attack):
        for other, chance in enumerate(defence):
            all_fall = 0 < sizes[0] <= other and 0 < sizes[1] <= own
            won += likely * chance * (more if all_fall else own > other)
    return won


# -- assaults


def of_assault(view: View, power: str, space: str) -> Forecast | None:
    """An assault with everybody who besieges a place, before cards."""
    panel = panel_of(view, "storms")
    rows = () if panel is None else panel["storms"]
    row = next((row for row in rows if row["space"] == space and row["power"] == power), None)
    if row is None:
        return None
    own, other = (side["count"] for side in row["sides"])
    told = (both_sides(own, other), why("forecast_all_go"), why("forecast_no_cards"))
    return Forecast(told, taking(row["sides"], row["outside"]), own=own, other=other)


def taking(sides: list[View], outside: int) -> float:
    """The chance that an assault takes the place: a hit for each defender, at least one, and somebody left to enter."""
    attackers, defenders = map(size_of, sides)
    attack, defence = map(hits_of, sides)
    return sum(attack[max(1, defenders) :]) * sum(defence[: attackers + outside])
