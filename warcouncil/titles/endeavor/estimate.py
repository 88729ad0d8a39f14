"""How a match stands: the score pad as of now, and what the attributes will bring in the rounds to come.

Everything on the table is open, so every seat estimates the same.
"""

from __future__ import annotations

from collections.abc import Iterator

from warcouncil.engine.judging import Estimate, Line, Reason, estimated, why
from warcouncil.titles.endeavor.components import PLAYER_BOARD, level
from warcouncil.titles.endeavor.position import LEVEL_WORTH
from warcouncil.titles.endeavor.scoring import score
from warcouncil.titles.endeavor.state import EndeavorState

ROWS: dict[str, Reason] = {
    "A": why("row_attributes"),
    "B": why("row_places"),
    "C": why("row_assets"),
    "D": why("row_population"),
    "E": why("row_slavery"),
}
LEADS = 3.0
"""The lead in glory that counts much in the last round, and half as much again for each round that is left."""


def estimate(state: EndeavorState) -> Estimate:
    left = PLAYER_BOARD.rounds - max(state.round, 1)
    lines = [line for power in state.powers for line in lines_of(state, power, left)]
    return estimated(state.players, lines, LEADS * (1 + left / 2))


def lines_of(state: EndeavorState, power: str, left: int) -> Iterator[Line]:
    """What counts for a player, in glory."""
    seat = state.seat_of(power)
    for row in score(state, power).rows:
        if row.points:
            yield Line(seat, ROWS[row.id], float(row.points))
    levels = sum(
        worth * level(number, marker)
        for number, (worth, marker) in enumerate(zip(LEVEL_WORTH, state.attributes[power], strict=True))
    )
    if left:
        yield Line(seat, why("to_come", rounds=left), levels * left)
