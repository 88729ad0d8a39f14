"""The list of actions (11.1): the acts of the impulse's menu. What each does is written in its chapter."""

from __future__ import annotations

from collections.abc import Mapping

from warcouncil.titles.here_i_stand.components import ACTIONS

COSTS: Mapping[str, Mapping[str, int]] = {
    **ACTIONS,
    "assault": ACTIONS["assault_foreign_war"],
    "loyola_founds": {"papacy": 2},
}
"""Action -> power -> its price: those of the power cards, and the cheaper universities of Ignatius Loyola."""

ACTS: dict[str, tuple[str, ...]] = {
    "move": ("space",),
    "assault": ("space",),
    "control": ("space",),
    "calm": ("space",),
    "raise_regular": ("place", "power"),
    "buy_mercenary": ("place",),
    "raise_cavalry": ("place",),
    "build_squadron": ("space", "power"),
    "build_corsair": ("space",),
    "naval_move": (),
    "transport": ("space",),
    "piracy": ("sea", "power"),
    "fight_foreign_war": ("place",),
    "explore": (),
    "colonize": (),
    "conquer": (),
    "translate": ("zone",),
    "extra_translation": ("debater",),
    "treatise": ("zone",),
    "call_debate": ("zone",),
    "build_peters": (),
    "burn_books": ("zone",),
    "found_university": ("space",),
    "loyola_founds": (),
    "end_actions": (),
}
"""The acts of the impulse's menu with the domains of their arguments, in the order in which they are offered."""
