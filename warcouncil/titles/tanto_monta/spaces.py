"""Whose a space is, and whether it counts (2.2, 12.4, 22.3)."""

from __future__ import annotations

from collections.abc import Iterable

from warcouncil.campaign.relations import commander, controlled, home_of
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.realm import PLAYER
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.war.ground import MOVING_HOMES

SPACES = COMPONENTS.atlas.spaces
OWNERS_OF = {one: frozenset(power for power in PLAYER if PLAYER[power] == one) for one in set(PLAYER.values())}
"""Player -> his powers and their auxiliaries."""
TUI = "tui"
"""The Resistance of the Beltranejos makes it a key (20.4)."""


def player_at(state: TantoMontaState, space: str) -> str:
    """The player whose powers, or their minor allies, control a space; "" if it is nobody's."""
    return PLAYER.get(commander(state, state.control[space]), "")


def calm(state: TantoMontaState, space: str) -> bool:
    """Whether control of a space counts: it is in play, without unrest or plague."""
    if space in state.unrest or space in state.plague:
        return False  # tm-12.4-7 tm-12.4-4
    return space not in state.realm.closed_spaces(state)


def on_main_map(state: TantoMontaState, space: str) -> bool:
    """Whether markers come to a space and events may choose it: not to Paris, nor to what is not in play yet."""
    return SPACES[space].kind != "special" and space not in state.realm.closed_spaces(state)  # tm-2.4-24 tm-2.4-6


def has(state: TantoMontaState, player: str, space: str) -> bool:
    """Whether control of a space counts for a player."""
    return player_at(state, space) == player and calm(state, space)


def held_of(state: TantoMontaState, player: str, spaces: Iterable[str]) -> list[str]:
    """Those of some spaces whose control counts for a player: `has` for many at once."""
    control, minors, mine = state.control, state.minors, OWNERS_OF[player]
    holders = mine.difference(minors).union([minor for minor, ally in minors.items() if ally in mine])
    shut = state.unrest.union(state.plague, state.realm.closed_spaces(state))  # as `calm` has it
    return [space for space in spaces if control[space] in holders and space not in shut]


def kind_of(state: TantoMontaState, space: str) -> str:
    """What a space is now: events make some of them keys or strategic spaces."""
    facts = SPACES[space]
    if facts.kind_after_ferrante and state.ferrante_dead:
        return facts.kind_after_ferrante  # tm-21.7-18
    if space == TUI and state.tui and state.control[space] == "beltranejos":
        return "key"
    return facts.kind


def own_homes(state: TantoMontaState, power: str) -> list[str]:
    """The home spaces of a power that it controls, in the order of the map; they may change (20.1)."""
    closed, printed = state.realm.closed_spaces(state), state.realm.printed_homes
    held = [space for space in controlled(state, power) if space not in closed]
    return [space for space in held if (home_of(state, space) if space in MOVING_HOMES else printed[space]) == power]
