"""The answer when time runs out: nothing is risked."""

from __future__ import annotations

from collections.abc import Sequence

from warcouncil.engine.state import Option
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.state import NapoleonicState

QUIET = (
    "pass",
    "done", "end_actions", "keep_hand", "wait", "abstain", "halt", "let_pass", "stand", "desist", "built", "keep_flags",
    "refuse_group", "leave_behind", "lose_unit", "keep_camp", "fight_on", "turn_away", "refuse", "no_more", "keep_rest",
    "keep_all", "take_over", "stay", "remain", "claim", "forgo", "reinforced", "arrived", "at_anchor", "perish",
    "stay_apart", "stay_behind", "lie_to", "let_sail", "fight", "land", "refuse_leave", "offer",
    "concede_side",
)  # fmt: skip
"""Acts that change least, the quietest first."""


def default_answer(state: NapoleonicState, kind: str, options: Sequence[Option]) -> Option:
    for act in QUIET:
        found = [option for option in options if option[0] == act]
        if found:
            return found[0]
    spent = [option for option in options if option[0] == "spend"]
    if spent:
        return min(spent, key=lambda option: COMPONENTS.cards[str(option[1])].cp)
    return options[0]
