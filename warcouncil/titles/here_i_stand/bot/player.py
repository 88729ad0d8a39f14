"""The bot: it judges every option of a decision from the view of its seat and takes the best."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from warcouncil.bots.judging import RELUCTANT, Judgement, JudgingBot
from warcouncil.engine.state import Option
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
from warcouncil.titles.here_i_stand.bot.reasons import EXPLAIN

if TYPE_CHECKING:
    from warcouncil.engine.decision import Decision

Judge = Callable[[Outlook, Option], float]


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


class HeuristicBot(JudgingBot):
    """Plays any of the six powers."""

    noise: ClassVar[float] = 0.004

    def judgement(self, view: Mapping[str, Any], decision: Decision) -> Judgement:
        outlook = Outlook(view, decision)
        judge, explain = JUDGES.get(decision.kind, reluctance), EXPLAIN.get(decision.kind)
        return Judgement(
            lambda option: judge(outlook, option), lambda option: explain(outlook, option) if explain else ()
        )
