"""What happens when time runs out: a sensible answer without thought, never a random one."""

from __future__ import annotations

from collections.abc import Sequence

from warcouncil.engine.state import Option
from warcouncil.titles.tanto_monta.windows import CARDS

QUIET = ("pass", "ready", "done", "decline", "no", "withdraw", "go_back", "end_actions", "all", "all_ships")
"""Acts that risk nothing, the quietest first."""


def default_answer(kind: str, options: Sequence[Option]) -> Option:
    """Do as little as possible; give away the cheapest card."""
    for act in QUIET:
        for option in options:
            if option[0] == act:
                return option
    cards = [option for option in options if len(option) == 2 and option[1] in CARDS]
    spent = [option for option in cards if option[0] == "spend"] or cards
    return min(spent, key=lambda option: CARDS[str(option[1])].cp) if spent else options[0]
