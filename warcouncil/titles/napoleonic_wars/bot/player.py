"""The bot: it judges every option of a decision from the view of its seat and takes the best."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from warcouncil.bots.judging import Judgement, JudgingBot
from warcouncil.engine.state import Option
from warcouncil.titles.napoleonic_wars.bot import building, cards, diplomacy, menu, responses, sea, targets, war
from warcouncil.titles.napoleonic_wars.bot.outlook import Outlook
from warcouncil.titles.napoleonic_wars.bot.reasons import explain
from warcouncil.titles.napoleonic_wars.display.defaults import QUIET

if TYPE_CHECKING:
    from warcouncil.engine.decision import Decision

Judge = Callable[[Outlook, Option], float]


def unknown(outlook: Outlook, option: Option) -> float:
    """For kinds that no module knows: what leaves things as they are, unless there is nothing of the kind."""
    return 0.01 if option[0] in QUIET else 0.0


JUDGES: dict[str, Judge] = {
    **war.JUDGES,
    **building.JUDGES,
    **sea.JUDGES,
    **diplomacy.JUDGES,
    **menu.JUDGES,
    **cards.JUDGES,
    **responses.JUDGES,
    **targets.JUDGES,
}
"""Decision kind -> what an option is worth."""


class HeuristicBot(JudgingBot):
    """Plays all nations of any seat."""

    noise: ClassVar[float] = 0.004

    def judgement(self, view: Mapping[str, Any], decision: Decision) -> Judgement:
        outlook = Outlook(view, decision)
        judge = JUDGES.get(decision.kind, unknown)
        return Judgement(lambda option: judge(outlook, option), lambda option: explain(outlook, option))
