"""How a match stands: castles first, then armies, supply, influence and power. All of it lies open on the table."""

from __future__ import annotations

from collections.abc import Iterator

from warcouncil.engine.judging import Estimate, Line, equal_shares, estimated, why
from warcouncil.titles.game_of_thrones.components import GAME, STRENGTH
from warcouncil.titles.game_of_thrones.state import GameOfThronesState

MAN, SUPPLY, PLACE, POWER = 0.1, 0.1, 0.12, 0.03
"""What a point of strength, a step of supply, a place on an influence track and a power token count, in castles."""
NEARLY = {GAME.castles_to_win - 1: 0.8, GAME.castles_to_win - 2: 0.3}
"""What few missing castles count, because the last one ends the match at once."""
EARLY, LATE = 1.6, 0.5
"""The lead in castles that counts much, in the first round and in the last."""


def estimate(state: GameOfThronesState) -> Estimate:
    if not state.victory or set(state.seats) != set(state.houses):
        return equal_shares(state.players)  # houses are still being chosen, or laid out
    lines = [line for house in state.houses for line in lines_of(state, house)]
    late = min(1.0, state.round / GAME.rounds)
    return estimated(state.players, lines, EARLY + (LATE - EARLY) * late)


def lines_of(state: GameOfThronesState, house: str) -> Iterator[Line]:
    """What counts for a house, in castles."""
    seat, castles = state.seat_of(house), state.victory[house]
    yield Line(seat, why("castles", count=castles), float(castles))
    if castles in NEARLY:
        yield Line(seat, why("near_seven", count=GAME.castles_to_win - castles), NEARLY[castles])
    yield Line(seat, why("army"), MAN * army(state, house))
    yield Line(seat, why("supply"), SUPPLY * state.supply[house])
    behind = sum(len(track) - track.index(house) for track in state.tracks.values() if house in track)
    yield Line(seat, why("influence"), PLACE * behind)
    yield Line(seat, why("power_held", count=state.power[house]), POWER * state.power[house])


def army(state: GameOfThronesState, house: str) -> int:
    """The strength of all units of a house that stand; a siege engine counts as in an attack on a plain area."""
    return sum(
        count * strength
        for area, owner in state.owner.items()
        if owner == house
        for count, strength in zip(state.units[area], STRENGTH, strict=False)
    )
