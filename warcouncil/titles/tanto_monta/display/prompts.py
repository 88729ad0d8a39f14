"""What a prompt tells besides the power that decides, and which parts of the board an option touches.

What only the asking rule knows comes with its question (`about`); what the questions of all campaigns tell is looked up
in `campaign/prompts.py`, for the moments of Tanto Monta by their own names.
"""

from __future__ import annotations

from collections.abc import Callable

from warcouncil.campaign.prompts import Extras, battle, move, naval_battle, sailing, told
from warcouncil.engine.state import Option
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.state import TantoMontaState

ELEMENTS = frozenset(
    (
        *COMPONENTS.atlas.spaces,
        *COMPONENTS.atlas.seas,
        *(ocean.id for ocean in COMPONENTS.map.oceans),
        *(site.id for site in COMPONENTS.map.settlements),
        *(war.id for war in COMPONENTS.tables.foreign_wars),
        *COMPONENTS.cards,
        *(one.id for one in (*COMPONENTS.people.leaders, *COMPONENTS.people.admirals)),
        *(one.id for one in (*COMPONENTS.people.children, *COMPONENTS.people.suitors)),
        *(nao.id for nao in COMPONENTS.pieces.naos),
        *(minor.id for minor in COMPONENTS.powers.minors),
        "built",
    )
)
"""Everything on the table that can light up."""


def fight(state: TantoMontaState, power: str) -> Extras:
    """Who attacks whom and where, on land or at sea."""
    if state.battle is not None:
        return battle(state, power)
    now = naval_battle(state, power)
    return {"power2": now["power2"], "powers": (now["power3"],), "place": now["place"]}


def announced(state: TantoMontaState, power: str) -> Extras:
    """What the weather may stop: an assault, a march, ships that set sail; of piracy the question itself tells."""
    if state.battle is not None:
        return {"deed": "assault", **battle(state, power)}
    if state.naval_orders is not None:
        return {"deed": "ships", **sailing(state, power)}
    if state.move is not None:
        return {"deed": "transport" if state.move.by_sea else "march", **move(state, power)}
    return {}


OCCASIONS: dict[str, Callable[[TantoMontaState, str], Extras]] = {
    "action_announced": announced,
    "battle_begins": fight,
    "combat_cards": fight,
    "combat_card_played": fight,
    "dice_seen": fight,
    "battle_won": fight,
    "naval_battle_begins": fight,
    "naval_dice_seen": fight,
}
"""Moment -> what its prompt is told from the table."""


def points(state: TantoMontaState, power: str) -> Extras:
    """The command points that are left."""
    return {"cp": state.cp}


def describe(state: TantoMontaState, kind: str, power: str, trigger: str | None = None) -> Extras:
    """Extra arguments for the prompt of a kind, or of the moment that it responds to."""
    if trigger is not None and trigger in OCCASIONS:
        return OCCASIONS[trigger](state, power)
    return points(state, power) if kind == "action" else told(state, kind, power, trigger)


def touches(option: Option) -> tuple[str, ...]:
    """The elements an option names."""
    return tuple(str(atom) for atom in option[1:] if atom in ELEMENTS)
