"""What happens when time runs out: a sensible answer without thought, never a random one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from warcouncil.engine.state import Option
from warcouncil.titles.here_i_stand.components import CARDS
from warcouncil.titles.here_i_stand.state import HereIStandState

QUIET = (
    "pass",
    "ready",
    "done",
    "decline",
    "drop",
    "no",
    "withdraw",
    "go_back",
    "end_actions",
    "all",
    "all_ships",
)
"""Acts that risk nothing, the quietest first."""

Chooser = Callable[[HereIStandState, str, Sequence[Option]], Option]


def quiet(state: HereIStandState, power: str, options: Sequence[Option]) -> Option:
    """Do as little as possible."""
    for act in QUIET:
        for option in options:
            if option[0] == act:
                return option
    return options[0]


def cheapest_card(state: HereIStandState, power: str, options: Sequence[Option]) -> Option:
    """Pass; or spend the cheapest card, home cards last; or play a mandatory event."""
    if ("pass",) in options:
        return ("pass",)
    spent = [option for option in options if option[0] in ("spend", "pay", "card", "show_card")]
    return min(spent or options, key=lambda option: worth(str(option[1])))


def worth(card: str) -> tuple[bool, int, int]:
    """What it costs to give a card away."""
    return (CARDS[card].kind == "home", CARDS[card].cp, CARDS[card].number)


def enough_and_no_more(state: HereIStandState, power: str, options: Sequence[Option]) -> Option:
    """The cheapest card that pays the whole debt, or else the dearest one."""
    debt = state.war_debts.get(power, 0)
    able = [option for option in options if CARDS[str(option[1])].cp >= debt]
    if able:
        return min(able, key=lambda option: worth(str(option[1])))
    return max(options, key=lambda option: CARDS[str(option[1])].cp)


def end_of_actions(state: HereIStandState, power: str, options: Sequence[Option]) -> Option:
    return ("end_actions",) if ("end_actions",) in options else options[0]


DEFAULTS: dict[str, Chooser] = {
    "impulse": cheapest_card,
    "show_card": cheapest_card,
    "use_card": cheapest_card,
    "diet_card": cheapest_card,
    "war_payment": enough_and_no_more,
    "action": end_of_actions,
}


def default_answer(state: HereIStandState, kind: str, power: str, options: Sequence[Option]) -> Option:
    return DEFAULTS.get(kind, quiet)(state, power, options)
