"""Why the bot likes an option (in work)."""

from __future__ import annotations

from warcouncil.engine.judging import Reason
from warcouncil.engine.state import Option
from warcouncil.titles.napoleonic_wars.bot.outlook import Outlook


def explain(outlook: Outlook, option: Option) -> tuple[Reason, ...]:
    return ()
