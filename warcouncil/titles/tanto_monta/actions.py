"""The list of actions (11.1): the acts of the impulse's menu and their prices. What each does is in its chapter."""

from __future__ import annotations

from collections.abc import Mapping

from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.schema import Action

PAPAL = ("move", "cross_pass", "assault", "regular", "naval_move")
"""What others do with Papal units at times (21.7)."""


def row(action: Action) -> dict[str, int]:
    """What an action costs each of the powers that can take it, and its player at least."""
    found: dict[str, int] = {}
    for player in COMPONENTS.powers.players:
        if player.id not in action.cost:
            continue
        able = [power for power in player.powers if not action.only or power in action.only]
        prices = {power: action.powers.get(power, action.cost[player.id]) for power in able}
        found.update(prices)
        found[player.id] = min(prices.values())
    if action.id in PAPAL:
        found["papacy"] = min(found.values())  # tm-21.7-10
    return found


ROWS = {
    "move_formation_clear": "move",
    "move_formation_pass": "cross_pass",
    "assault_foreign_war": "assault",
    "control_unfortified": "control_common",
}
"""Rows that the rules of campaigns read -> the same of these boards."""
PRINTED: Mapping[str, Mapping[str, int]] = {action.id: row(action) for action in COMPONENTS.powers.actions}
COSTS: Mapping[str, Mapping[str, int]] = {**PRINTED, **{name: PRINTED[own] for name, own in ROWS.items()}}
"""Action -> power or player -> its price; a player's is the cheapest of his powers."""

LIMITED = frozenset(action.id for action in COMPONENTS.powers.actions if action.limited)
"""Rows of actions to which a home card binds (6.1)."""

ACTS: dict[str, tuple[str, ...]] = {
    "move": ("power", "space"),
    "control": ("power", "space"),
    "calm": ("power", "space"),
    "assault": ("power", "space"),
    "dismount": ("power", "space", "power"),
    "ask_passage": ("power", "space", "power"),
    "naval_move": ("power",),
    "free_naval_move": ("power",),
    "transport": ("power", "space"),
    "canary_transport": ("space", "space"),
    "piracy": ("power", "sea", "power"),
    "raise_regular": ("power", "place", "power"),
    "raise_militia": ("power", "place"),
    "raise_cavalry": ("power", "place"),
    "raise_artillery": ("power", "place"),
    "build_squadron": ("power", "space", "power"),
    "build_corsair": ("power", "space"),
    "influence": ("power",),
    "declare_on_papacy": (),
    "raise_moriscos": ("power", "space"),
    "quell": ("power", "space"),
    "papal_move": ("space",),
    "papal_assault": ("space",),
    "papal_regular": ("space",),
    "papal_control": ("space",),
    "guanche_raise": ("space",),
    "guanche_go": ("space",),
    "guanche_storm": ("space",),
    "foreign_war": ("power", "place"),
    "join_war": ("power", "leader", "place"),
    "aid_brittany": ("power",),
    "venetian_war": ("amount",),
    "loyalty": ("power", "house"),
    "north_sea_trade": ("power",),
    "raid": ("nao", "power"),
    "nao": (),
    "send_escort": ("power", "place", "ocean"),
    "build_escort": ("power", "ocean"),
    "fortify_space": ("space",),
    "fortify_settlement": ("settlement",),
    "marriage": ("royal", "royal", "amount"),
    "end_actions": (),
}
"""The acts of the impulse's menu with the domains of their arguments, in the order in which they are offered. An act of
a power names it first."""
