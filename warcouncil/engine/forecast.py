"""What would happen: totals and odds of an option, before it is chosen.

A forecast is worked out from what the deciding seat is sent and from printed components, never from the state. It says
what it counts, and what it does not.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from warcouncil.engine.judging import Reason
from warcouncil.engine.state import Option

if TYPE_CHECKING:
    from warcouncil.engine.title import Title

View = Mapping[str, Any]


class Forecast(msgspec.Struct, frozen=True):
    """What an option leads to, as far as the seat that decides can tell."""

    told: tuple[Reason, ...]
    """In words: what is counted on both sides, then what is left out."""
    chance: float | None = None
    """Of success, from 0 to 1, exactly; None where it cannot be known."""
    own: int | None = None
    """The own total, or the own number of dice."""
    other: int | None = None
    """The same of the other side."""


def panel_of(view: View, kind: str) -> View | None:
    """The panel of a kind in what a seat is sent, if there is one."""
    return next((panel for panel in view["view"]["panels"] if panel["kind"] == kind), None)


def percent(chance: float) -> int:
    """A chance in whole percent; what is neither certain nor impossible is not shown as if it were.

    >>> percent(0.999), percent(0.001), percent(1.0), percent(0.5)
    (99, 1, 100, 50)
    """
    return int(chance * 100) if chance in (0, 1) else min(99, max(1, round(chance * 100)))


def forecasts(title: Title, view: View, decision: View) -> list[Forecast | None]:
    """One for each option of a decision, as both stand in `match.view(seat)`."""
    known = decision["kind"] in title.kinds  # the engine asks whether somebody is ready, which is about nothing else
    return [title.forecast(view, decision, tuple(option)) if known else None for option in decision["options"]]


def forecast_of(title: Title, view: View, decision_id: str, option: Option) -> Forecast | None:
    """The forecast of one option of a question that a view has; none for what may not be chosen."""
    asked = next((one for one in view["decisions"] if one["id"] == decision_id), None)
    if asked is None or asked["kind"] not in title.kinds or option not in asked["options"]:
        return None
    return title.forecast(view, asked, option)
