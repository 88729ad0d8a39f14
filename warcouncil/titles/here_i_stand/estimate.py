"""How a match stands: victory points, what is promised, hands and armies. All of it lies open on the table.

Hands count by their number of cards only: what is in them is for their owners to know.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from warcouncil.campaign.relations import commander
from warcouncil.engine.judging import Estimate, Line, estimated, why
from warcouncil.titles.here_i_stand.components import AUTO_WIN_KEYS, ELECTORATES, MAJORS, SCENARIOS, TABLES
from warcouncil.titles.here_i_stand.seasons.card_draw import counted_keys
from warcouncil.titles.here_i_stand.seasons.victory import counted_spaces, vp
from warcouncil.titles.here_i_stand.state import HereIStandState

PROMISED = 1.6
"""What a Protestant electorate counts before the League gives it to the Protestants."""
CARD, UNIT = 0.1, 0.02
"""What a card in hand and a land unit count, in victory points."""
BRINK, KEYS_NEAR, SPACES_NEAR = 5.5, 3, 10
"""What it counts to be about to win at once, and from how many missing keys or spaces on it counts a part of that."""
ENOUGH_NEAR, ENOUGH = 5, 0.4
"""Victory points below the mark of the scenario from which on every point counts more, and how much more."""
COURSE = {"ottoman": 3.0, "hapsburg": 0.0, "england": 2.7, "france": 0.5, "papacy": 0.8, "protestant": 2.5}
"""Victory points that a power gains in a turn, as matches go: not all start from the same."""
USUAL_END, STILL, STILL_IN_THE_LAST = 5, 1.3, 0.6
"""The turn in which most matches are decided, and how many turns a match that is not goes on for, also in its last."""
EARLY, LATE = 4.0, 1.8
"""The lead in victory points that counts much, in the first turn and in the last."""


def estimate(state: HereIStandState) -> Estimate:
    """A seat wins with any of its powers: their shares add up."""
    lines = [line for index, power in enumerate(MAJORS) for line in lines_of(state, power, index)]
    late = min(1.0, state.turn / max(1, state.last_turn))
    by_power = estimated(len(MAJORS), lines, EARLY + (LATE - EARLY) * late).shares
    seats = [state.seat_of(power) for power in MAJORS]
    shares = [0.0] * state.players
    for seat, share in zip(seats, by_power, strict=True):
        shares[seat] += share
    told = tuple(msgspec.structs.replace(line, seat=seats[line.seat]) for line in lines)
    return Estimate(tuple(shares), told)


def lines_of(state: HereIStandState, power: str, index: int) -> Iterator[Line]:
    """What counts for a power, in victory points; `seat` is its place among the powers here."""
    points = vp(state, power)
    yield Line(index, why("vp_now", power=power), float(points))
    short = SCENARIOS[str(state.options["scenario"])].winning_vp - points
    if short < ENOUGH_NEAR:
        yield Line(index, why("vp_enough", power=power, count=max(0, short)), ENOUGH * (ENOUGH_NEAR - short))
    near = brink(state, power)
    if near > 0:
        yield Line(index, why("brink", power=power), BRINK * near)
    if power == "protestant" and not state.league:
        held = sum(space in state.protestant_spaces for space in ELECTORATES)
        if held:
            yield Line(index, why("electorates_promised", power=power, count=held), PROMISED * held)
    if COURSE[power]:
        turns = turns_to_come(state)
        yield Line(index, why("course", power=power, count=max(1, round(turns))), COURSE[power] * turns)
    cards = len(state.hands.get(power, ()))
    if cards:
        yield Line(index, why("hand", power=power, count=cards), CARD * cards)
    units = land_units(state, power)
    if units:
        yield Line(index, why("units", power=power, count=units), UNIT * units)


def turns_to_come(state: HereIStandState) -> float:
    """How long a match goes on, as matches go: whoever gains more in a turn than others has that much to come."""
    still = STILL if state.turn < state.last_turn else STILL_IN_THE_LAST
    return max(still, min(USUAL_END, state.last_turn) - state.turn)


def brink(state: HereIStandState, power: str) -> float:
    """How near a power is to a victory in the middle of a turn: 0 to 1."""
    if power == "protestant":
        return 1 - (TABLES.religious_victory - counted_spaces(state)) / SPACES_NEAR
    return 1 - (AUTO_WIN_KEYS[power] - counted_keys(state, power)) / KEYS_NEAR


def land_units(state: HereIStandState, power: str) -> int:
    """The land units that a power commands."""
    return sum(
        stack.size for stacks in state.troops.values() for stack in stacks if commander(state, stack.owner) == power
    )
