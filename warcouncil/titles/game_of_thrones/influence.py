"""The influence tracks and dominance tokens, moved by something else than bidding (adjusting influence tracks)."""

from __future__ import annotations

from warcouncil.titles.game_of_thrones.components import KINGS_COURT, SETUPS
from warcouncil.titles.game_of_thrones.state import GameOfThronesState


def move_on_track(state: GameOfThronesState, house: str, track: str, position: int) -> None:
    """A house goes to a position (from 1; beyond the last: the last); the houses it passes move one place."""
    others = [other for other in state.tracks[track] if other != house]
    place = min(position, len(others) + 1) - 1
    others.insert(place, house)  # got-influence-1 got-influence-4
    state.log("moves_on_track", power=house, track=track, position=place + 1)
    state.set_track(track, tuple(others))  # got-influence-2


def move_to_last(state: GameOfThronesState, house: str, track: str) -> None:
    move_on_track(state, house, track, state.players)


def position(state: GameOfThronesState, house: str, track: str) -> int:
    """The position of a house on a track, 1 the first."""
    return state.tracks[track].index(house) + 1


def stars(state: GameOfThronesState, house: str) -> int:
    """How many special orders a house may place, by its position on the King's Court track."""
    table = SETUPS[state.players].stars  # got-dominance-10 got-dominance-12 got-dominance-13
    return table[position(state, house, KINGS_COURT) - 1]  # got-influence-3 got-planning-14


def holds(state: GameOfThronesState, house: str, token: str) -> bool:
    """Whether a house holds a dominance token that still lies on its usable side."""
    return state.holders[token] == house and token not in state.used


def flip(state: GameOfThronesState, token: str) -> None:
    """A dominance token is used for this round."""
    state.used = (*state.used, token)  # got-dominance-9 got-dominance-18 got-dominance-19
