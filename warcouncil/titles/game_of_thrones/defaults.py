"""What happens when time runs out: a sensible answer without thought, never a random one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from warcouncil.engine.state import Option
from warcouncil.titles.game_of_thrones.components import CARDS, CASTLES, ORDERS, UNITS

ORDER_RANK = {
    order: rank
    for rank, order in enumerate(
        ("consolidate", "defense_plus_1", "support", "march_0", "raid", "march_minus_1", "consolidate_star")
    )
}
"""Orders that do no harm first."""
QUIET = ("done", "decline", "refuse", "waste", "nothing", "accept", "pass", "ready")
Chooser = Callable[[str, Sequence[Option]], Option]


def quiet(house: str, options: Sequence[Option]) -> Option:
    """Do as little as possible."""
    for act in QUIET:
        for option in options:
            if option[0] == act:
                return option
    return options[0]


def least_bid(house: str, options: Sequence[Option]) -> Option:
    return min(options, key=lambda option: option[1])


def cheapest_unit(house: str, options: Sequence[Option]) -> Option:
    """Footmen before knights, the open country before castles."""
    return min(options, key=lambda option: (option[1] in CASTLES, UNITS.index(str(option[2])) % 4))


def own_first(house: str, options: Sequence[Option]) -> Option:
    """The own house if it can be named, otherwise the first."""
    return next((option for option in options if option[-1] == house), options[0])


def other_first(house: str, options: Sequence[Option]) -> Option:
    return next((option for option in options if option[-1] != house), options[0])


def harmless_order(house: str, options: Sequence[Option]) -> Option:
    return min(options, key=lambda option: ORDER_RANK.get(str(option[-1]), len(ORDERS)))


def weakest_card(house: str, options: Sequence[Option]) -> Option:
    return min(options, key=lambda option: CARDS[str(option[1])].strength)


def strongest_card(house: str, options: Sequence[Option]) -> Option:
    return max(options, key=lambda option: CARDS[str(option[1])].strength)


DEFAULTS: dict[str, Chooser] = {
    "clash_bid": least_bid,
    "wildling_bid": least_bid,
    "clash_tie": own_first,
    "wildling_tie": other_first,
    "westeros_choice": lambda house, options: options[-1],
    "reconcile": cheapest_unit,
    "wildling_losses": cheapest_unit,
    "casualty": cheapest_unit,
    "retreat_loss": cheapest_unit,
    "order": harmless_order,
    "raven_order": harmless_order,
    "support": own_first,
    "house_card": weakest_card,
    "replacement": strongest_card,
    "wildling_discard": weakest_card,
    "take_ships": lambda house, options: options[-1],
    "blade": lambda house, options: options[0],
}


def default_answer(kind: str, house: str, options: Sequence[Option]) -> Option:
    return DEFAULTS.get(kind, quiet)(house, options)
