"""The bot: it judges every option of a decision from the view of its seat and takes the best.

It keeps nothing from one decision to the next, so that a bot made anew in the middle of a match plays on the same.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from warcouncil.engine.state import Option
from warcouncil.engine.title import Title
from warcouncil.titles.here_i_stand.bot import (
    battles,
    cards,
    diplomacy,
    faith,
    points,
    quarters,
    responses,
    sea,
    targets,
    voyages,
    war,
)
from warcouncil.titles.here_i_stand.bot.outlook import Outlook

if TYPE_CHECKING:
    from warcouncil.engine.decision import Decision

Judge = Callable[[Outlook, Option], float]
NOISE = 0.004
"""A little chance settles ties."""
RELUCTANT = ("pass", "decline", "done", "no", "end_actions")


def reluctance(outlook: Outlook, option: Option) -> float:
    """For kinds that no module knows: doing something is better than nothing."""
    return 0.0 if option[0] in RELUCTANT else 0.1


JUDGES: dict[str, Judge] = {
    **war.JUDGES,
    **battles.JUDGES,
    **quarters.JUDGES,
    **sea.JUDGES,
    **faith.JUDGES,
    **voyages.JUDGES,
    **diplomacy.JUDGES,
    **points.JUDGES,
    **cards.JUDGES,
    **targets.JUDGES,
    **responses.JUDGES,
}
"""Decision kind -> what an option is worth."""


class HeuristicBot:
    """Plays any of the six powers."""

    needs_view: ClassVar[bool] = True

    def __init__(self, title: Title, seat: int, seed: int | str = 0) -> None:
        self.seat = seat
        self.seed = seed

    def choose(self, view: Mapping[str, Any], decision: Decision) -> Option:
        """The option judged best."""
        options = decision.options
        if len(options) == 1:
            return options[0]
        outlook = Outlook(view, decision)
        judge = JUDGES.get(decision.kind, reluctance)
        return max(options, key=lambda option: judge(outlook, option) + self._noise(decision, option))

    def _noise(self, decision: Decision, option: Option) -> float:
        text = f"{self.seed} {decision.id} {option}"
        return zlib.crc32(text.encode()) / 2**32 * NOISE
