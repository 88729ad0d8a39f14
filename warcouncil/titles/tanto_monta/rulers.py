"""Rulers and their ratings (3.3)."""

from __future__ import annotations

from functools import cache

from warcouncil.campaign.relations import controls
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.spaces import calm
from warcouncil.titles.tanto_monta.state import TantoMontaState

RULERS = {ruler.id: ruler for ruler in COMPONENTS.people.rulers}
POPES = {pope.id: pope for pope in COMPONENTS.people.popes}
BOABDIL, GIBRALTAR = "boabdil", "gibraltar"
WATTASID = "wattasid"
ALGIERS = "algiers"
MAIN_POWER = {"muslim": "north_africa", "portugal": "portugal", "france": "france"}
"""Whose home keys are those of a board (22.2)."""
CHARISMA = ("muslim", "portugal")
"""Players whose rulers need their home keys."""
LOST_KEYS = 2
ILLNESS = "ruler_falls_ill"
"""The event after which a ruler has no administration this turn."""


def administration(state: TantoMontaState, player: str) -> int:
    """How many cards a player may keep, by what is left of his ruler's administration this turn."""
    if f"{ILLNESS} {player}" in state.lasting:
        return 0
    ruler = state.rulers[player]
    printed = RULERS[ruler].admin
    if ruler == BOABDIL and controls(state, "nasrid", GIBRALTAR):
        printed += 1  # tm-3.3-6
    return max(0, printed - state.admin_lost.get(player, 0))  # tm-3.3-4 tm-3.3-5 tm-3.3-3


def charisma(state: TantoMontaState, player: str) -> int:
    """How many cards a ruler brings, less one for two lost home keys."""
    return RULERS[state.rulers[player]].charisma - lost_keys_toll(state, player)  # tm-3.3-7


def lost_keys_toll(state: TantoMontaState, player: str) -> int:
    """A card less while two or more home keys in play are not controlled."""
    if player not in CHARISMA:
        return 0
    power = MAIN_POWER[player]
    lost = [key for key in home_keys(state, player) if not (controls(state, power, key) and calm(state, key))]
    return 1 if len(lost) >= LOST_KEYS else 0  # tm-3.3-8 tm-20.2-12 tm-20.3-2


def home_keys(state: TantoMontaState, player: str) -> tuple[str, ...]:
    """The home keys of a board that are in play; Algiers is one from its regency on (20.2, 22.2)."""
    return keys_in_play(player, state.realm.closed_spaces(state), bool(state.algiers_regency))  # tm-20.2-14


@cache
def keys_in_play(player: str, closed: frozenset[str], algiers: bool) -> tuple[str, ...]:
    """The home keys of a board without those that are closed."""
    shut = closed if algiers else closed | {ALGIERS}
    return tuple(key for key in COMPONENTS.players[player].home_keys if key not in shut)  # tm-4-3


def at_home(state: TantoMontaState, player: str, key: str) -> bool:
    """Whether a key is a home key of a board and in the hands of the power whose home it is."""
    return key in home_keys(state, player) and state.control[key] == MAIN_POWER[player]


# -- new rulers and Popes


def install_ruler(state: TantoMontaState, player: str, ruler: str) -> None:
    """A new ruler; his card lies on the board of the player, that of the old one leaves the game."""
    retire(state, RULERS[state.rulers[player]].card)  # tm-3.3-1
    state.rulers[player] = ruler
    lay_open(state, RULERS[ruler].card, player)
    state.log("new_ruler", power=player, ruler=ruler)


def install_pope(state: TantoMontaState, pope: str) -> None:
    retire(state, POPES[state.pope].card)
    state.pope = pope
    lay_open(state, POPES[pope].card, "papacy")
    state.log("new_pope", pope=pope)


def retire(state: TantoMontaState, card: str) -> None:
    """The card of somebody who is no longer in office leaves the game."""
    if state.on_table.pop(card, ""):
        state.remove_card(card)


def lay_open(state: TantoMontaState, card: str, where: str) -> None:
    """A card lies on the table; whatever pile it was in, it is there no longer."""
    state.aside = tuple(other for other in state.aside if other != card)
    state.on_table[card] = where
