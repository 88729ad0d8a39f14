"""The bot: it judges every option of a decision from the view of its seat and takes the best."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from warcouncil.bots.judging import RELUCTANT, Judgement, JudgingBot
from warcouncil.engine.state import Option
from warcouncil.titles.tanto_monta.bot import cards, court, diplomacy, points, responses, sea, targets, voyages, war
from warcouncil.titles.tanto_monta.bot.outlook import Outlook
from warcouncil.titles.tanto_monta.bot.reasons import EXPLAIN
from warcouncil.titles.tanto_monta.bot.targets import judge_by_act

if TYPE_CHECKING:
    from warcouncil.engine.decision import Decision

Judge = Callable[[Outlook, Option], float]


def unknown(outlook: Outlook, option: Option) -> float:
    """For kinds that no module knows: cards are dear, and doing something is better than nothing."""
    if option[0] in RELUCTANT:
        return 0.0
    parting = str(option[0]).startswith(("give", "throw", "discard", "pay", "show"))
    if any(one in outlook.hand for one in option[1:]):
        return (cards.judge_giving if parting else cards.judge_keeping)(outlook, option)
    return judge_by_act(outlook, option)


JUDGES: dict[str, Judge] = {
    **war.JUDGES,
    **targets.JUDGES,
    **sea.JUDGES,
    **court.JUDGES,
    **voyages.JUDGES,
    **diplomacy.JUDGES,
    **points.JUDGES,
    **cards.JUDGES,
    **responses.JUDGES,
}
"""Decision kind -> what an option is worth."""


class HeuristicBot(JudgingBot):
    """Plays any of the four players."""

    noise: ClassVar[float] = 0.004

    def judgement(self, view: Mapping[str, Any], decision: Decision) -> Judgement:
        outlook = Outlook(view, decision)
        judge, explain = JUDGES.get(decision.kind, unknown), EXPLAIN.get(decision.kind)
        return Judgement(
            lambda option: judge(outlook, option), lambda option: explain(outlook, option) if explain else ()
        )
